"""One line a move: of every game, for every reader, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot import texts
from bot.foreign import Escaped
from bot.speaker import Speaker
from bot.tables.model import FREE, LogRow
from bot.views.brief import ALONE, BETWEEN, LONGEST, SHORTEST, last_move, lines_within, move_lines
from bot.views.private import since_own_action
from engine import registry
from engine.game import Event
from engine.registry import GAMES
from engine.sailing.ships import piece
from engine.values import Card, Cell, Course, Key, Number, Piece, Seat, line
from tests.bot.locale_files import patterns, uses
from tests.playing import Position, asking_of, random_move, random_start

NAMES = tuple(map(Escaped, ("🟡 Ann", "🔷 Bob", "🟢 Cid", "🟣 Dan", "⚪ Eve", "💜 Fox", "♠️ Guy", "🌸 Hal")))
NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
EACH = 4
"""So many games of each kind, one after the other in another language."""


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_can_be_said_in_short(game: str, language: str) -> None:
    found = patterns(language)
    events = [id for id in found if re.fullmatch(rf"{game}-event-[a-z-]+", id)]
    assert events
    for id in events:
        short, whole = uses(found[f"{id}.brief"].pattern).variables, uses(found[id].pattern).variables
        assert short <= whole - {"seat"}, f"{id}: who did it stands before it"


def played(game: str, rng: Random) -> tuple[list[LogRow], int]:
    """The log of a random game, and how many play."""
    rules, rows = registry.get(game), list[LogRow]()
    position = random_start(rules, rng)
    while rules.pending(state := position.state):
        seat, action = random_move(rules, position, rng)
        number = rules.pending(state)[seat].number if asking_of(rules, state, seat, action) is rules else FREE
        turn = rules.view(state, None).turn
        state, events = rules.apply(state, seat, action, rng)
        seq = len(rows) + 1
        rows.append(LogRow(1, seq, "action", seat, number, action.path, "moved", tuple(events), NOON, turn))
        position = Position(state, position.seats)
    return rows, position.seats


def lines_of(game: str) -> Iterator[tuple[str, tuple[Escaped, ...]]]:
    for number in range(EACH):
        rows, seats = played(game, Random(f"brief/{number}"))
        speaker = Speaker(texts.LANGUAGES[number % len(texts.LANGUAGES)], game, NAMES[:seats])
        for reader in (*range(seats), None):
            for told in move_lines(speaker, rows, reader):
                yield told, speaker.names


@pytest.mark.parametrize("game", GAMES)
def test_each_line_names_who_did_it_and_is_short_and_clean(game: str) -> None:
    count = 0
    for told, names in lines_of(game):
        count += 1
        assert told.startswith(tuple(f"{name}: " for name in names)), told
        assert len(told) <= LONGEST + len(BETWEEN) + 1, told
        assert not re.search(r"[{}$]|\?\?\?|  |: ·|: $|· ·|: *:", told), told
        parts = told.split(BETWEEN)
        assert all(parts), told
        assert len(parts) == len(set(parts)) or sum(name in told for name in names) > 1, told
    assert count > 50


# What stands in a line


def row(seq: int, seat: int, *events: Event, turn: int = 1) -> LogRow:
    return LogRow(1, seq, "action", seat, seq, (Key("end"),), "end", events, NOON, turn)


def laid(seat: int, ship: str, cell: Cell) -> Event:
    return Event(line("sealords-event-laid", seat=Seat(seat), ship=Piece(ship), cell=cell))


def did(id: str, seat: int = 0, **args: Any) -> Event:
    return Event(line(f"sealords-event-{id}", seat=Seat(seat), **args))


SPEAKER = Speaker("en", "sealords", NAMES[:3])
C4 = Cell(2, 3)


def test_a_turn_is_one_line() -> None:
    rows = [row(1, 0, laid(0, "3", C4)), row(2, 0, did("vp")), row(3, 0, did("ended"))]
    rows.append(row(4, 1, laid(1, "5", Cell(0, 0)), turn=2))
    assert move_lines(SPEAKER, rows, None) == [
        "🟡 Ann: lays Ship 3 on C4 · +1 victory point",
        "🔷 Bob: lays Ship 5 on A1",
    ]
    assert last_move(SPEAKER, rows, None) == "🔷 Bob: lays Ship 5 on A1"


def test_another_seat_is_named() -> None:
    told = did("shot-burnt", cell=C4, course=Key("vp"), target=Cell(0, 0), owner=Seat(1), ship=Piece("5"))
    (said,) = move_lines(SPEAKER, [row(1, 0, told)], None)
    assert "🔷 Bob’s Ship 5 on A1" in said
    rows = [row(1, 0, did("vp"), did("coin", 1), did("vp"))]
    assert move_lines(SPEAKER, rows, None) == ["🟡 Ann: +1 victory point · 🔷 Bob: +1 coin · 🟡 Ann: +1 victory point"]


def test_what_somebody_does_in_anothers_turn_is_a_line_of_his_own() -> None:
    rows = [row(1, 0, did("vp")), row(2, 1, did("coin", 1)), row(3, 0, did("vp"))]
    assert [said[:5] for said in move_lines(SPEAKER, rows, None)] == ["🟡 Ann", "🔷 Bob", "🟡 Ann"]


def test_nothing_is_said_twice() -> None:
    idle = did("idle", effect=Key("repair"), cell=C4)
    (said,) = move_lines(SPEAKER, [row(1, 0, idle, did("vp"), idle)], None)
    assert said == "🟡 Ann: repair: no effect ×2 · +1 victory point"


def test_each_reads_his_own_secret() -> None:
    known = line("sealords-event-reserve-own", seat=Seat(0), ship=Piece("7"))
    rows = [row(1, 0, Event(line("sealords-event-reserve", seat=Seat(0)), known, (0,)))]
    assert "Ship 7" in last_move(SPEAKER, rows, 0)
    for other in (1, None):
        assert last_move(SPEAKER, rows, other) == "🟡 Ann: +1 ship in hand"


def test_a_turn_without_anything_to_tell_has_no_line() -> None:
    assert move_lines(SPEAKER, [row(1, 0, did("ended"))], None) == []
    assert last_move(SPEAKER, [], None) == ""


def test_a_long_turn_is_cut_between_two_things() -> None:
    rows = [row(1, 0, *(laid(0, "3", Cell(at % 7, at // 7)) for at in range(30)))]
    (said,) = move_lines(SPEAKER, rows, None)
    assert said.endswith(" · …")
    assert all(re.fullmatch(r"(🟡 Ann: )?lays Ship 3 on [A-G]\d", part) for part in said.split(BETWEEN)[:-1])
    assert LONGEST - 30 < len(said) <= LONGEST + len(BETWEEN) + 1


def test_a_line_for_one_person_has_more_room_as_the_bot_s_whole_turn_comes_in_one() -> None:
    (said,), _ = lines_within(SPEAKER, turns_of(1, 30), None, 600, ALONE)
    assert ALONE - 30 < len(said) <= ALONE + len(BETWEEN) + 1


def turns_of(count: int, each: int) -> list[LogRow]:
    """So many turns of different players, each of so many things, the second of just one."""
    return [
        row(at, at % 3, *(laid(at % 3, str(at), Cell(n % 7, n // 7)) for n in range(1 if at == 1 else each)), turn=at)
        for at in range(count)
    ]


def test_of_many_turns_each_has_a_shorter_line_and_what_is_short_stays_whole() -> None:
    rows = turns_of(7, 30)
    lines, left_out = lines_within(SPEAKER, rows, None, 600)
    assert left_out == 0
    assert [re.findall(r"Ship (\d)", said)[0] for said in lines] == list("0123456"), "the oldest first"
    assert len("\n".join(lines)) <= 600
    assert lines[1] == "🔷 Bob: lays Ship 1 on A1"
    assert all(said.endswith(" · …") for said in lines if said != lines[1])
    assert lines_within(SPEAKER, rows, None, 5000) == (move_lines(SPEAKER, rows, None), 0)
    assert lines_within(SPEAKER, [], None, 600) == ([], 0)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_whose_turn_it_was_is_named_in_the_shortest_line_too(language: str) -> None:
    """Though nothing matters less than where ships sailed; the wind of the next turn matters less than that."""
    speaker = Speaker(language, "ageofsail", NAMES[:2])
    blows = {"strength": Key("strong"), "towards": Course("N"), "range": Number(6)}
    wind = Event(line("sailing-event-wind", seat=Seat(1), **blows))
    card = Event(line("ageofsail-event-situation", seat=Seat(1), card=Card("gunners")))
    turn = row(1, 0, *map(sailed, ("b1", "f1", "f2", "s1")), wind, card)
    (said,), _ = lines_within(speaker, [turn], None, SHORTEST)
    assert speaker.brief(sailed("s1").public) in said
    assert speaker.brief(wind.public) not in said
    assert said.endswith(speaker.brief(card.public))
    drifted = Event(line("ageofsail-event-drifted", seat=Seat(1), ship=piece("b2", 1), cell=C4, course=Course("N")))
    (said,), _ = lines_within(
        speaker, [row(1, 0, sailed("s1"), drifted, drifted, card, fired("s2", "f1", 1))], None, 80
    )
    assert said.startswith(f"{NAMES[0]}: … · ")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_long_turn_in_which_a_mine_goes_off_begins_with_whose_turn_it_is(language: str) -> None:
    """AD-56: the mine is its owner's, so that it alone would be taken for his turn; what it came of is told last."""
    speaker = Speaker(language, "admiral", NAMES[:2])

    def sails(ship: str) -> Event:
        return Event(line("admiral-event-sailed", seat=Seat(0), ship=piece(ship, 0), cell=C4, course=Course("N")))

    mined = {"ship": piece("b1", 0), "cell": C4, "hits": Number(3), "left": Number(0)}
    mine = Event(line("admiral-event-mined", seat=Seat(1), **mined))
    turn = row(1, 0, sails("g1"), sails("b1"), mine, *map(sails, ("s1", "f1", "f2")))
    (said,), _ = lines_within(speaker, [turn], None, 130)
    assert said.startswith(f"{NAMES[0]}: {speaker.brief(sails('b1').public)} · {NAMES[1]}: ")
    (said,), _ = lines_within(speaker, [turn], None, SHORTEST)
    assert said.startswith(f"{NAMES[0]}: … · {NAMES[1]}: ")


def test_where_all_have_room_nothing_is_shortened() -> None:
    for turns in (1, 2, 3):
        rows = turns_of(turns, 6)
        whole = move_lines(SPEAKER, rows, None)
        assert len(whole[0]) > SHORTEST
        assert lines_within(SPEAKER, rows, None, len("\n".join(whole)) + 1) == (whole, 0)


def test_where_a_line_each_is_too_much_the_oldest_are_counted() -> None:
    lines, left_out = lines_within(SPEAKER, turns_of(20, 30), None, 600)
    assert len(lines) + left_out == 20
    assert len(lines) >= 600 // SHORTEST
    assert "Ship 19" in lines[-1]
    assert all(len(said) <= SHORTEST for said in lines)


def test_only_the_seat_whose_move_it_was_is_said_to_have_been_moved_for() -> None:
    """What follows for others, the cards of the next turn or an answer, is their own."""
    moved = replace(row(1, 0, laid(0, "3", C4), did("vp", 1)), done_by="timeout")
    (said,) = move_lines(SPEAKER, [moved], None)
    mine, other = said.split(BETWEEN)
    assert mine == "🟡 Ann (time up): lays Ship 3 on C4"
    assert other == "🔷 Bob: +1 victory point"


def storm(id: str, **args: Any) -> Event:
    return Event(line(f"tranquility-event-{id}", **({"seat": Seat(0)} | args)))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_in_a_long_turn_what_matters_less_is_shortened_before_the_news_is_cut(language: str) -> None:
    """TQ-8, TQ-22: the cards that everybody gives and who lets a storm blow, not what the storm does."""
    speaker = Speaker(language, "tranquility", NAMES)
    gives = [storm("pledged", seat=Seat(at), n=Number(2), missing=Number(6 - 2 * at)) for at in range(4)]
    events = [storm("start"), storm("due", n=Number(8)), *gives, storm("gathered", n=Number(8))]
    blown = [storm("storm", storm=Card("storm1")), *(storm("blow", seat=Seat(at)) for at in range(5)), storm("yellow")]
    (said,) = move_lines(speaker, [row(1, 0, *events, *blown)], None)
    assert len(said) <= LONGEST
    assert "…" not in said
    kept = [storm("start"), storm("gathered", n=Number(8)), blown[0], storm("yellow")]
    assert all(speaker.brief(event.public) in said for event in kept if event.public)
    assert not all(speaker.brief(event.public) in said for event in gives if event.public)
    (short,) = move_lines(speaker, [row(1, 0, *gives)], None)
    assert all(name in short for name in NAMES[:4]), "where there is room nothing is shortened"


def fired(ship: str, target: str, seat: int = 0) -> Event:
    dice = (Number(6), Number(2), Number(3))
    args = {"ship": piece(ship, seat), "target": piece(target, 1 - seat), "dice": dice, "left": Number(1)}
    said = line(
        "sailing-event-shot-hit",
        seat=Seat(seat),
        defence=Number(4),
        again=Number(0),
        bonus=Number(0),
        guard=Number(0),
        **args,
    )
    return Event(said)


def sailed(ship: str, seat: int = 0) -> Event:
    return Event(line("sailing-event-sailed", seat=Seat(seat), ship=piece(ship, seat), cell=C4, course=Course("N")))


async def test_who_is_out_is_told_of_the_last_turns_well(sea: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """How others, such as the bot, play on without him may be long: not a crowd of lines with one word each."""
    table = await sea.start("ageofsail", sea.dark, sea.member("Ushakov"))
    did = [*(sailed(ship, 1) for ship in ("b1", "f1", "f2")), fired("s1", "s2", 1)]
    since = [row(at, 1, *did, turn=at) for at in range(40)]

    async def recent(*args: Any, **options: Any) -> list[LogRow]:
        return since

    monkeypatch.setattr(sea.bot.tables.reading, "recent", recent)
    now = await sea.bot.tables.reading.get(table)
    (playing,) = await since_own_action(sea.bot.tables, now, 0, "en")
    now = await sea.bot.tables.life.resign(table, sea.light.id)
    (beaten,) = await since_own_action(sea.bot.tables, now, 0, "en")
    assert "brig b1" not in playing
    assert all("brig b1" in told for told in beaten.splitlines()[2:])
    assert 4 < len(beaten.splitlines()) < len(playing.splitlines())
    earlier = re.search(r"(\d+) earlier turns", beaten)
    assert earlier is not None
    assert int(earlier[1]) + len(beaten.splitlines()) - 2 == len(since)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_may_be_left_out_goes_before_a_fight_is_shortened(language: str) -> None:
    """AS-12: a shot comes before the sailing that follows it, but who fired at whom with which dice matters more."""
    speaker = Speaker(language, "ageofsail", NAMES[:2])
    fights = [fired("s1", "s2"), fired("f1", "f3")]
    (said,) = move_lines(speaker, [row(1, 0, *fights, *map(sailed, ("f1", "f2", "b1", "s1") * 3))], None)
    assert len(said) <= LONGEST
    assert all(speaker.brief(event.public) in said for event in fights if event.public)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_fight_that_is_shortened_still_says_whom_it_was_with(language: str) -> None:
    """AS-12."""
    speaker = Speaker(language, "ageofsail", NAMES[:2])
    (said,) = move_lines(speaker, [row(1, 0, *(fired("s1", target) for target in ("s2", "f3", "f4", "b2")))], None)
    assert "s1" not in said.split(BETWEEN)[0], "shortened"
    assert all(target in said for target in ("s2", "f3"))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_is_briefer_is(language: str) -> None:
    found = patterns(language)
    for id in (id for id in found if id.endswith(".briefer")):
        whole = id.removesuffix("er")
        assert uses(found[id].pattern).variables <= uses(found[whole].pattern).variables, id
        given = dict.fromkeys(uses(found[whole].pattern).variables, 2)
        assert len(texts.say(language, id, **given)) < len(texts.say(language, whole, **given)), id


def test_the_own_log_calls_its_reader_by_name() -> None:
    """As the others' lines do: “you” and a name for the same person would be two."""
    english = patterns("en")
    for id in (id for id in english if re.fullmatch(r"(sealords|tranquility)-event-.*-own", id)):
        assert "seat" in uses(english[id].pattern).variables, id


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_ship_that_is_sunk_is_told_even_after_a_long_fight(language: str) -> None:
    """AS-12: whose loss it is reads it in one line, though the shots before it fill that line."""
    speaker = Speaker(language, "ageofsail", NAMES[:2])
    sunk = line(
        "sailing-event-shot-sunk", seat=Seat(0), ship=piece("s1", 0), target=piece("f3", 1), dice=(Number(5),),
        defence=Number(2), again=Number(0), bonus=Number(1), guard=Number(0),
    )  # fmt: skip
    fights = [fired("s1", "f3"), fired("f3", "s1", 1), fired("f1", "f4"), fired("f4", "f1", 1)]
    (said,) = move_lines(speaker, [row(1, 0, *fights, *fights, Event(sunk))], None)
    assert len(said) <= LONGEST + len(BETWEEN) + 1
    assert speaker.brief(sunk) in said
    assert said.endswith("…")
