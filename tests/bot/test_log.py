"""The log's turns as each reader may know them."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

from bot.tables.model import FREE, LogRow
from bot.views.log import turns
from engine.game import Event
from engine.values import Key, line

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)


def row(seq: int, seat: int, *events: Event, number: int = 1, notation: str = "end") -> LogRow:
    return LogRow(1, seq, "action", seat, number, (Key("end"),), notation, events, NOON)


OPEN = Event(line("toy-did"))
SECRET = Event(None, line("toy-held"), (1,))


def test_a_secret_in_anothers_turn_is_in_ones_own_log_only() -> None:
    rows = [row(1, 0, OPEN), row(2, 1, SECRET, number=FREE, notation="?"), row(3, 0, OPEN)]
    for seat in (0, 2, None):
        assert [[each.seq for each in turn] for turn in turns(rows, seat)] == [[1, 3]]
    assert [[each.seq for each in turn] for turn in turns(rows, 1)] == [[1], [2], [3]]


def test_what_is_owed_or_in_part_public_is_in_everybodys_log() -> None:
    owed = row(1, 1, SECRET, notation="?")
    shown = row(2, 1, SECRET, number=FREE, notation="? B1")
    told = row(3, 1, SECRET, OPEN, number=FREE, notation="?")
    assert [len(turns([each], 0)) for each in (owed, shown, told)] == [1, 1, 1]


async def test_a_whole_game_alone_is_reached_by_the_buttons(sea: Any, tools: Any) -> None:
    sea.bot.tables._new_seed = lambda: "alone-18"
    await sea.light.slash(sea.channel, "tranquility start", seats=1, expansions="reefs")
    (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
    for _ in range(70):
        seen = await sea.seen(table.id)
        number, path = seen.engine.pending(seen.state)[0].number, seen.engine.default(seen.state, 0).path
        await sea.bot.tables.turns.act(table.id, sea.light.id, number, path)
    message = (await sea.light.slash(sea.channel, "tranquility log")).response
    pages = [tools.text(message)]
    while len(pages) < 20:
        before = next(part for part in tools.parts(message) if part.get("label") == "◀")
        if before.get("disabled"):
            break
        await sea.light.click(message, custom_id=before["custom_id"])
        pages.append(tools.text(message))
    assert 1 < len(pages) < 20
    assert "The game began" in pages[-1]
    moves = [move for page in reversed(pages) for made in re.findall(">.*`(.*)`", page) for move in made.split(" · ")]
    rows = await sea.bot.tables.reading.log(await sea.seen(table.id))
    assert moves == [row.notation for row in rows if row.notation]
