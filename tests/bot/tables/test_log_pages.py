"""The log's pages: every line of a game is on one of them, under the date of its day; and how much is read of a log."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import UTC, date, datetime
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import render
from bot import texts
from bot.speaker import Speaker
from bot.tables.making import own
from bot.tables.model import FREE, LogRow, Refusal, Table
from bot.tables.reading import RECENT
from bot.views import log
from bot.views.card import card_page, retired_page
from bot.views.log_place import Place, named, place_of
from bot.views.names import event_lines, speaker_of
from bot.views.own import next_page, own_page
from bot.views.page import TEXTS, Page
from engine import registry
from engine.values import Cell, Key
from tests.bot.moves import random_move
from tests.bot.shown import log_pages, turning

DAYS = 17


async def alone(house: Any, moves: int = 70) -> Table:
    """A game of Tranquility for one, with so many moves over some days."""
    game = registry.get("tranquility")
    house.tables.changes.new_seed = lambda: "alone-18"  # a long game
    options = game.Options(expansions="reefs")
    table = await house.tables.gathering.gather("tranquility", options, house.ann, 1, house.place, "en")
    for done in range(moves):
        house.clock.time = datetime(2030, 1, 1 + done * DAYS // moves, 23, done % 60, tzinfo=UTC)
        seen = own(table, 0)
        number, path = game.pending(seen.state)[0].number, game.default(seen.state, 0).path
        table = await house.tables.turns.act(table.id, house.ann.id, number, path)
    assert table.status == "running"
    return table


def lines_of(page: Page) -> list[str]:
    """The lines of a page of the log, without its title and the seal."""
    (container,) = page.layout.to_components()
    written = [part["content"] for part in container["components"] if part["type"] == 10]
    assert sum(map(len, written)) <= TEXTS
    assert not any(text.endswith("…") for text in written), "nothing is cut"
    assert re.search("Se(al|ed) of the dice", written[1]) or "log-seal" in written[1]
    return str(written[2]).split("\n")


async def pages_of(house: Any, table: Table, seat: int | None, *, back: bool = False) -> list[list[str]]:
    """The lines of all pages, oldest first, as the buttons lead from one to the next."""
    pages = await log_pages(house.tables, table, seat, back=back)
    return [lines_of(page) for page in (reversed(pages) if back else pages)]


def read(pages: list[list[str]]) -> tuple[list[tuple[date, str]], list[tuple[date, str]]]:
    """The moves and the lines on these pages, each under the day that stands above it on its page."""
    moves: list[tuple[date, str]] = []
    lines: list[tuple[date, str]] = []
    last = ""
    for page in pages:
        day = None
        for text in page:
            if dated := re.match(r"<t:(\d+):f>", text):
                day = datetime.fromtimestamp(int(dated[1]), UTC).date()
                made = re.search("`(.*)`", text)
                if text != last:  # else what follows of a long turn
                    moves += [(day, move) for move in (made[1].split(" · ") if made else [])]
                last = text
            else:
                assert day is not None, "a page begins with a date"
                lines.append((day, text))
    return moves, lines


def expected(table: Table, rows: list[LogRow], seat: int | None) -> tuple[list[Any], list[Any]]:
    noticed = [row for row in rows if row.noticed_by(seat)]
    moves = [(row.time.date(), row.notation) for row in noticed if row.notation]
    return moves, [
        (row.time.date(), line) for row in noticed for line in event_lines(speaker_of(table, "en"), [row], seat)
    ]


@pytest.mark.parametrize("old", [False, True], ids=["new rows", "rows of an older release"])
async def test_every_move_of_a_game_alone_is_under_the_date_of_its_day(house, old):
    table = await alone(house)
    if old:
        await house.store._database.run("UPDATE log SET turn = NULL")
    rows = await house.log(table)
    assert 60 < len(rows) <= 71, "the last turn may be in the making"
    assert len({row.time.date() for row in rows}) == DAYS
    for seat in (0, None):
        rows = await house.tables.reading.log(own(table, seat))
        for back in (False, True):
            pages = await pages_of(house, table, seat, back=back)
            assert len(pages) > 1
            assert read(pages) == expected(table, rows, seat)


async def test_a_turn_in_the_making_is_in_its_own_log(house):
    table = await alone(house)
    while not table.steps:
        table = await house.act(table, house.ann.id, *registry.get("tranquility").default(own(table, 0).state, 0).path)
    for seat in (0, None):
        rows = await house.tables.reading.log(own(table, seat))
        assert read(await pages_of(house, table, seat)) == expected(table, rows, seat)
    assert rows == await house.log(table) != await house.tables.reading.log(own(table, 0))


@pytest.mark.parametrize(
    ("game", "options"),
    [("toy", {"rounds": 40}), ("sealords", {}), ("tranquility", {"expansions": "all"}), ("ageofsail", {"line": True})],
)
@pytest.mark.parametrize("ended", [False, True])
async def test_every_row_is_on_one_page_both_ways_for_every_reader(house, monkeypatch, game, options, ended):
    rules, rng = registry.get(game), Random(f"{game} {ended}")
    people = (house.bob, house.cid)[: max(rules.seats(rules.Options(**options))) - 1]
    table = await house.tables.gathering.gather(
        game, rules.Options(**options), house.ann, len(people) + 1, house.place, "en"
    )
    for person in people:
        table = await house.tables.gathering.join(table.id, person)
    for _ in range(50):
        if table.status != "running":
            break
        house.clock.pass_(seconds=rng.choice((1, 40_000)))
        move = random_move(table, rng, freely=0.3)
        with suppress(Refusal):  # the toy's reef
            table = await house.tables.turns.act(table.id, move.user, move.number, move.path)
    if ended:
        table = await house.tables.moderators.close(table.id, 99) if table.status == "running" else table
        await house.tables.housekeeping.archive()
    monkeypatch.setattr(Speaker, "tell", lambda speaker, line: f"{line.id} {line.args}")
    monkeypatch.setattr(log, "ROOM", 500)
    for seat in (*range(len(table.seats)), None):
        rows = await house.tables.reading.log(own(table, seat))
        for back in (False, True):
            pages = await pages_of(house, table, seat, back=back)
            assert len(pages) > 3
            assert read(pages) == expected(table, rows, seat)


async def test_a_row_too_long_for_a_page_is_read_in_pieces(house, monkeypatch):
    table = await alone(house, 10)
    monkeypatch.setattr(log, "ROOM", 200)
    monkeypatch.setattr(Speaker, "tell", lambda speaker, line: f"{line.id} {list(range(99))}")
    rows = await house.log(table)
    told = event_lines(speaker_of(table, "en"), rows, None)
    for back in (False, True):
        pages = await pages_of(house, table, None, back=back)
        assert max(len("\n".join(page)) for page in pages) <= 200
        written = [text for page in pages for text in page if not text.startswith("<t:")]
        assert "".join("".join(written).split()) == "".join("".join(told).split())


async def test_a_stale_or_foreign_place_leads_to_the_last_page(house):
    table = await alone(house)
    last = await pages_of(house, table, None, back=True)
    for which, rest in (
        (0, "<"),  # an older release counted the pages
        (3, ">"),
        (0, ""),
        (9, "from.999999999999999999"),
        named(Place("from", table.seq + 5), table.seed),
        named(Place("before", 0), table.seed),
        named(Place("before", table.seq + 5), table.seed),
    ):
        page = await log.log_page(house.tables, table, None, "en", place_of(which, rest, table.seed))
        assert lines_of(page) == last[-1]


@pytest.mark.parametrize("seq", [0, 1, 2, 4000, (1 << 32) - 1])
def test_a_sealed_number_is_read_again_with_its_seed_alone(seq):
    place = Place("before", seq, 2)
    sealed = named(place, "seed")
    assert place_of(*sealed, "seed") == place
    assert place_of(*sealed, "another") != place
    assert named(Place("before", seq + 1), "another")[1] != sealed[1] != f"before.{seq}"


async def test_no_button_tells_how_many_hidden_rows_are_between(house):
    """The numbers of rows are in no custom id as they are."""
    table = await alone(house)
    for page in await log_pages(house.tables, table, None):
        for part in turning(page):
            numbers = [int(number) for number in re.findall(r"\d+", part["custom_id"].split(":", 3)[3])]
            assert not {*range(2, table.seq + 2)} & {*numbers}


async def test_a_turn_without_end_in_one_day_is_cut_into_dated_parts(house):
    """Old rows of one seat on one day were one turn, as far as anybody can say."""
    table = await alone(house)
    noon = int(datetime(2030, 1, 1, 12, tzinfo=UTC).timestamp())
    await house.store._database.run("UPDATE log SET turn = NULL, time = ?", (noon,))
    rows = await house.log(table)
    assert read(await pages_of(house, table, None)) == expected(table, rows, None)


async def test_a_block_is_a_turn(house):
    table = await house.at_turn()
    house.clock.pass_(days=1)
    for _ in range(2):
        await house.act(table, house.ann.id, "draw")
    table = await house.act(table, house.ann.id, "end")
    table = await house.act(table, house.bob.id, "end")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Speaker, "tell", lambda speaker, line: line.id)
        patch.setattr(texts, "say", lambda language, id, **args: " ".join([id, *map(str, args.values())]))
        (page,) = await pages_of(house, table, None)
    heads = [text for text in page if "log-turn" in text]
    assert [re.sub("^.*f> ", "", head) for head in heads] == [
        "🟡 Ann 0",
        "🔷 Bob 0",
        "🟡 Ann draw · draw · end",
        "🔷 Bob end",
    ]


# How much is read


async def test_a_long_log_is_read_by_limits_for_everything_but_itself(house, monkeypatch):
    table = await alone(house, 30)
    (last,) = (await house.log(table))[-1:]
    columns = "kind, seat, number, path, notation, events, time, undone, chance, rules, state, turn"
    await house.store._database.run(
        "WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < 4000)"
        f" INSERT INTO log (table_id, seq, {columns}) SELECT table_id, seq + n, {columns} FROM log, more"
        " WHERE table_id = ? AND seq = ?",
        (table.id, last.seq),
    )
    assert len(await house.log(table)) > 4000
    reading = house.store._database.read
    counted: list[int] = []

    async def count(sql: str, values: Any = ()) -> Any:
        rows = await reading(sql, values)
        if "FROM log" in sql:
            counted.append(len(rows))
        return rows

    monkeypatch.setattr(house.store._database, "read", count)
    monkeypatch.setattr(render, "draw", lambda *_: [])
    await card_page(house.tables, table)
    retired_page(table, await house.tables.reading.recent(table))
    await own_page(house.tables, table, 0, "en")
    await next_page(house.tables, table.id, house.ann.id, "en")
    assert len(counted) > 4
    assert set(counted) == {RECENT}
    plan = await house.plan_of(house.store.log.newest(table.id, RECENT, 0))
    assert plan.count("table_id=?") == 2
    assert "log_seen" in plan
    assert "log_unseen" in plan
    assert "TEMP B-TREE" not in plan


@pytest.mark.parametrize("ended", [False, True])
async def test_what_nobody_may_notice_pushes_nothing_out(house, toy, monkeypatch, ended):
    """Whoever does something in secret a hundred times leaves what the others are told as it was."""
    table = await house.at_turn(house.bob, house.cid)
    for other in (house.ann, house.bob):
        table = await house.act(table, other.id, "draw")
        table = await house.act(table, other.id, "end")
    before = [await house.tables.reading.recent(table, seat) for seat in (0, 1, None)]
    may = type(toy).may
    with monkeypatch.context() as patch:  # the same flag again and again
        patch.setattr(type(toy), "may", lambda self, state, *given: may(self, replace(state, signals=()), *given))
        for _ in range(RECENT + 5):
            table = await house.tables.turns.act(table.id, house.bob.id, FREE, (Key("flag"), Cell(0, 0)))
    if ended:
        table = await house.tables.moderators.close(table.id, 99)
        await house.tables.housekeeping.archive()
    assert [await house.tables.reading.recent(table, seat) for seat in (0, None)] == [before[0], before[2]]
    assert len(await house.tables.reading.recent(table, 1)) == RECENT


async def test_what_happened_since_a_table_was_read_is_not_told_with_it(house):
    """Else a message would tell of a move and still ask for it."""
    table = await house.at_turn()
    before = await house.tables.reading.recent(table)
    await house.act(table, house.ann.id, "end")
    assert await house.tables.reading.recent(table) == before
    later = await house.tables.reading.get(table.id)
    assert len(await house.tables.reading.recent(later)) > len(before)
