"""What is said of time: to whom it concerns, in all languages, and never the same twice."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from bot import texts
from bot.house import person_of
from bot.tables.claims import GIFTS
from bot.tables.clock import Ask, AskKind
from bot.tables.model import Walk
from bot.tables.reminders import EVERY, MOST, WITHOUT
from bot.tables.reminding import Told
from bot.views.clocks import clock_buttons, clock_notes, terms_text
from bot.views.names import plain_speaker_of, speaker_of
from bot.views.page import Page
from bot.views.picker import picker_page
from bot.views.private import private_page
from bot.views.reminder import reminder_page
from bot.views.reminding import reminders_page
from engine.registry import GAMES
from tests.bot import missed, overdue

HOUR = timedelta(hours=1)
TEXT, MENU = 10, 3


def parts(shown: Page, kind: int) -> list[dict[str, Any]]:
    """The parts of a page of this kind, as they are sent."""
    sent = (part.to_component_dict() for part in shown.layout.walk_children())
    return [dict(part) for part in sent if part["type"] == kind]


@pytest.mark.parametrize("language", texts.LANGUAGES)
async def test_no_two_reminders_of_a_question_read_the_same(
    sea: Any, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Discord shows a time as it is for the reader: one that stands still can't tell two of them apart."""
    table = await sea.bot.tables.reading.get(await sea.start("tranquility"))
    seat, since = table.owing[0], sea.bot.tables.changes.now()
    table = replace(table, seats=tuple(replace(row, running_since=since) for row in table.seats))
    for clock, kinds in (
        (table.clock, {"half": 36, "most": 65} | {f"every{at}": 6 * at for at in range(1, MOST + 1)}),
        (None, {kind: wait // HOUR for kind, wait in WITHOUT.items()}),
    ):
        sent = []
        for kind, hours in kinds.items():
            monkeypatch.setattr(sea.bot.tables.changes, "now", lambda hours=hours: since + hours * HOUR)
            told = Told(replace(table, clock=clock), seat, kind)
            sent.append(parts(await reminder_page(sea.bot.tables, [told], language), TEXT)[0]["content"])
        assert len(set(sent)) == len(kinds), sent
        ends = [line for line in sent if "<t:" in line]
        assert all(re.search(r": <t:\d+:R>\.$", line) for line in ends), "read later it is a time ago"


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("kind", ["without", "autopilot", "close"])
async def test_the_one_concerned_is_spoken_to(sea: Any, language: str, kind: AskKind) -> None:
    """Others read his name, he himself doesn't."""
    number = await sea.start("tranquility", sea.dark, sea.member("Ushakov"))
    table = await sea.bot.tables.reading.get(number)
    now = sea.bot.tables.changes.now()
    about, by = (-1, 0) if kind == "close" else (0, -1)
    table = replace(table, asks=(Ask(kind, about, by, 1, now + 24 * HOUR),))
    speaker = speaker_of(table, language)
    for seat in (None, 1, 0):
        (said,) = [note for note in clock_notes(speaker, table, now, seat) if "🗳️" in note]
        assert ("Nakhimov" in said) == (seat != 0), said


@pytest.mark.parametrize("language", texts.LANGUAGES)
async def test_what_can_be_chosen_about_reminders_is_said_in_words(sea: Any, language: str) -> None:
    shown = await reminders_page(sea.bot.house, person_of(sea.light.user), language)
    for menu in parts(shown, MENU):
        labels = [option["label"] for option in menu["options"]]
        assert len(set(labels)) == len(labels)
        assert menu["placeholder"] in labels, "nothing is cut off"
    (often,) = [menu for menu in parts(shown, MENU) if len(menu["options"]) == len(EVERY)]
    assert not any("0" in option["label"].split() for option in often["options"])
    assert all(str(hours) in option["label"] for hours, option in zip(EVERY, often["options"], strict=True) if hours)


@pytest.mark.parametrize("language", texts.LANGUAGES)
async def test_the_hour_of_the_day_is_written_as_quiet_hours_are(
    sea: Any, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    early = sea.bot.tables.changes.now().replace(hour=6, minute=9)
    monkeypatch.setattr(sea.bot.tables.changes, "now", lambda: early)
    person = person_of(sea.light.user)
    shown = await reminders_page(sea.bot.house, person, language)
    said = " ".join(part["content"] for part in parts(shown, TEXT))
    assert " 6:09)" in said
    assert any(option["label"].endswith(" 6:00") for menu in parts(shown, MENU) for option in menu["options"])


@pytest.mark.parametrize("game", GAMES)
async def test_discord_takes_every_page_of_time(sea: Any, game: str) -> None:
    """Whoever is late or has left, and however many: no button twice, and no more of them than a message may hold."""
    table = await sea.bot.tables.reading.get(await sea.start(game, *sea.company(game)))
    for shown in [each for made in (overdue, missed) async for each in made.pages(sea.bot.house, table)]:
        sent = [part.to_component_dict() for part in shown.layout.walk_children()]
        ids = [part["custom_id"] for part in sent if "custom_id" in part]
        assert len(ids) == len(set(ids)), ids
        assert len(sent) <= 40


async def test_what_can_be_decided_is_read_before_its_buttons(sea: Any) -> None:
    """As on the card, so in the view of the one who decides."""
    table = await sea.bot.tables.reading.get(await sea.start("sealords"))
    (late,), now = table.owing, sea.bot.tables.changes.now()
    table = replace(
        table, seats=tuple(replace(row, late_since=now if row.seat == late else None) for row in table.seats)
    )
    shown = await private_page(sea.bot.tables, table, 1 - late, "en")
    sent = [part.to_component_dict() for part in shown.layout.walk_children()]
    said = next(at for at, part in enumerate(sent) if "You can claim the win" in str(part.get("content")))
    asked = next(at for at, part in enumerate(sent) if part.get("label") == "Claim the win")
    assert said < asked


@pytest.mark.parametrize("language", texts.LANGUAGES)
async def test_where_no_day_can_be_given_any_more_none_is_offered(sea: Any, language: str) -> None:
    """One may still wait."""
    table = await sea.bot.tables.reading.get(await sea.start("sealords"))
    (late,), now = table.owing, sea.bot.tables.changes.now()
    said, labels = {}, {}
    for gifts in (0, GIFTS):
        rows = (replace(row, gifts=gifts, late_since=now if row.seat == late else None) for row in table.seats)
        asked = replace(table, seats=tuple(rows))
        speaker = speaker_of(asked, language)
        said[gifts] = [clock_notes(speaker, asked, now, seat)[0] for seat in (None, 1 - late)]
        labels[gifts] = [part.to_component_dict()["label"] for part in clock_buttons(asked, language, now, 1 - late)]
    assert all(len(after) < len(before) for before, after in zip(said[0], said[GIFTS], strict=True))
    assert len(labels[0]) == 3
    assert labels[GIFTS] == [texts.say(language, "button-claim"), texts.say(language, "button-wait")]


async def test_two_who_are_both_late_can_only_close_the_table(sea: Any) -> None:
    table = await sea.bot.tables.reading.get(await sea.start("sealords"))
    now = sea.bot.tables.changes.now()
    table = replace(table, seats=tuple(replace(row, late_since=now) for row in table.seats))
    for seat in (None, 0, 1):
        said = "\n".join(clock_notes(speaker_of(table, "en"), table, now, seat))
        assert ("You have both" if seat is not None else "Both players have") in said
        assert said.count("run out of time") == 1
        labels = [part.to_component_dict()["label"] for part in clock_buttons(table, "en", now, seat)]
        assert "Close without a result" in labels
        assert "Claim the win" not in labels


async def test_what_may_be_done_about_somebody_late_is_said_as_the_buttons_offer_it(sea: Any) -> None:
    """With until when, as nobody should have to read it up; who has agreed to go on without him isn't asked again."""
    number = await sea.start("tranquility", sea.dark, sea.member("Ushakov"))
    table = await sea.bot.tables.reading.get(number)
    now = sea.bot.tables.changes.now()
    table = replace(table, seats=(replace(table.seats[0], owes=True, late_since=now), *table.seats[1:]))
    waits = f"<t:{int((now + timedelta(days=7)).timestamp())}:R>"
    for gifts, clause in ((0, "give a day"), (3, None)):
        late = replace(table, seats=(replace(table.seats[0], gifts=gifts), *table.seats[1:]))
        for seat in (None, 1):
            said = "\n".join(clock_notes(speaker_of(late, "en"), late, now, seat))
            labels = [part.to_component_dict()["label"] for part in clock_buttons(late, "en", now, seat)]
            assert waits in said
            assert ("give a day" in said) == ("+1 day for Nakhimov" in labels) == (clause is not None), (said, labels)
            assert "Go on without Nakhimov" in labels
    asked = replace(table, asks=(Ask("without", 0, 1, 1, now + 24 * HOUR, (1,)),))
    offered = {
        seat: [part.to_component_dict()["label"] for part in clock_buttons(asked, "en", now, seat)] for seat in (1, 2)
    }
    assert "Go on without Nakhimov" not in offered[1]
    assert "Go on without Nakhimov" in offered[2]
    assert "No, keep Nakhimov" not in offered[1]
    assert "No, keep Nakhimov" in offered[2]


async def test_who_is_asked_says_no_by_a_button(sea: Any, tools: Any) -> None:
    """The first no settles whether the game goes on without somebody."""
    number = await sea.start("tranquility", sea.dark, sea.member("Ushakov"), clock="1d")
    found = await sea.bot.tables.reading.get(number)
    late = found.owing[0]
    first, second = (sea.members[row.user] for row in found.seats if row.seat != late)
    await sea.env.advance_time(25 * HOUR.total_seconds())
    await first.click((await first.slash(sea.channel, "table without")).response, label="Yes, go on")
    shown = await second.click(sea.card(), label=f"No, keep {found.names[late]}")
    assert "it stays as it is" in tools.text(shown.response)
    found = await sea.bot.tables.reading.get(number)
    assert found.asked == ()
    assert not found.seats[late].gone


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options", "size", "agreed", "said"),
    [
        ("tranquility", {}, 5, None, "zero-ask"),
        ("tranquility", {}, 5, "lose", "zero-lose"),
        ("tranquility", {"mode": "rivals"}, 2, None, "zero-ask.duel"),
        ("tranquility", {"mode": "rivals"}, 2, "lose", "zero-lose.duel"),
        ("sealords", {}, 2, "autopilot", "zero-autopilot"),
    ],
)
async def test_before_the_game_it_is_said_what_happens_at_zero_there(
    sea: Any, language: str, game: str, options: dict[str, Any], size: int, agreed: Any, said: str
) -> None:
    """Not what would happen in another company; with three or more `lose` puts one out and ends nothing."""
    table = await sea.bot.tables.reading.get(await sea.start(game))
    chosen = GAMES[game].Options(**options)
    waiting = replace(table, status="open", options=chosen, size=size, seats=table.seats[:1], at_zero=agreed)
    speaker = plain_speaker_of(waiting, language)
    assert texts.say(language, said) in terms_text(speaker, waiting)
    assert texts.say(language, "zero-lose") != texts.say(language, "zero-lose.duel")


async def test_what_can_be_decided_is_read_before_the_question_of_who_decides(sea: Any) -> None:
    """Also where the one who decides has to move himself."""
    number = await sea.start("tranquility", sea.dark, sea.member("Ushakov"))
    table = await sea.bot.tables.reading.get(number)
    (mover,), now = table.owing, sea.bot.tables.changes.now()
    late = (mover + 1) % 3
    row = replace(table.seats[late], late_since=now, owes=True)
    table = replace(table, seats=tuple(row if other.seat == late else other for other in table.seats))
    engine, state = table.engine, table.state
    walk = Walk(table, mover, engine.pending(state)[mover], (), engine.choose(state, mover))
    shown = await picker_page(sea.bot.tables, walk, "en")
    sent = [part.to_component_dict() for part in shown.layout.walk_children()]
    said = next(at for at, part in enumerate(sent) if "has run out of time" in str(part.get("content")))
    asked = next(at for at, part in enumerate(sent) if str(part.get("label")).startswith("Usual move for"))
    assert said < asked


@pytest.mark.parametrize("language", texts.LANGUAGES)
async def test_who_was_given_days_reads_how_many(sea: Any, language: str) -> None:
    table = await sea.bot.tables.reading.get(await sea.start("sealords"))
    (mover,), now = table.owing, sea.bot.tables.changes.now()
    table = replace(table, seats=tuple(replace(row, gifts=2) for row in table.seats))
    speaker = speaker_of(table, language)
    notes = {seat: [note for note in clock_notes(speaker, table, now, seat) if "🎁" in note] for seat in (None, 0, 1)}
    assert notes[None] == notes[1 - mover] == []
    assert re.findall(r"\d", notes[mover][0]) == ["2", "3"]


@pytest.mark.parametrize("language", texts.LANGUAGES)
async def test_who_lost_a_turn_to_the_clock_reads_what_the_next_one_costs(sea: Any, language: str) -> None:
    number = await sea.start("piratebay", sea.dark, sea.member("Ushakov"))
    table, now = await sea.bot.tables.reading.get(number), sea.bot.tables.changes.now()
    speaker = speaker_of(table, language)
    warning = speaker.say("missed-own")

    def told(seat: int | None, **changed: Any) -> bool:
        rows = (replace(row, **changed) if row.seat == 0 else row for row in table.seats)
        return warning in clock_notes(speaker, replace(table, seats=tuple(rows)), now, seat)

    assert [told(seat, misses=1) for seat in (0, 1, None)] == [True, False, False]
    assert not told(0, misses=0)
    assert not told(0, misses=1, autopilot_since=now), "that is told instead"


@pytest.mark.parametrize("language", texts.LANGUAGES)
async def test_it_is_said_about_whom_one_is_asked(sea: Any, language: str) -> None:
    """Two seats may be asked about at once, and one again after another turn: nothing reads the same."""
    number = await sea.start("tranquility", sea.dark, sea.member("Ushakov"))
    table, now = await sea.bot.tables.reading.get(number), sea.bot.tables.changes.now()
    asks = tuple(Ask("autopilot", seat, -1, 1, now + 24 * HOUR) for seat in (0, 1))
    said = set()
    for misses in (2, 3):
        rows = tuple(replace(row, misses=misses if row.seat < 2 else 0) for row in table.seats)
        asked = replace(table, seats=rows, asks=asks)
        labels = [part.to_component_dict()["label"] for part in clock_buttons(asked, language, now, 2)]
        assert len(set(labels)) == len(labels) == 4
        assert all(sum(asked.names[seat] in label for label in labels) == 2 for seat in (0, 1)), labels
        notes = (clock_notes(speaker_of(asked, language), asked, now, seat) for seat in (None, 0))
        said |= {note for seen in notes for note in seen if "🗳️" in note}
    assert len(said) == 2 * (2 + 1), "to the first himself it is said otherwise"
