"""The log of a table: every turn with its date, its moves in notation, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot import answers, texts
from bot.tables.making import own
from bot.tables.model import LogRow, Refusal, Table
from bot.views.names import event_lines, marked_names
from bot.views.page import Page, page
from bot.views.paging import paginate, turning
from bot.views.tap import Tap, verb
from engine.values import line

if TYPE_CHECKING:
    from bot.client import Flotilla

NEWEST = 9999
"""Stands for the last page, whichever that is."""
ROWS = 20
"""So many moves stand under one date at most, so that the longest turn's has its line."""


def turns(rows: Sequence[LogRow], seat: int | None) -> list[list[LogRow]]:
    """The rows that this seat (None: everybody) may know of, those that one seat made in one turn together."""
    found: list[list[LogRow]] = []
    for row in rows:
        if not row.noticed_by(seat):
            continue
        if found and _together(found[-1][-1], row):
            found[-1].append(row)
        else:
            found.append([row])
    return found


def _together(before: LogRow, row: LogRow) -> bool:
    if (before.seat, before.turn) != (row.seat, row.turn):
        return False
    return row.turn is not None or before.time.date() == row.time.date()


async def log_page(bot: Flotilla, table: Table, seat: int | None, language: str, number: int = NEWEST) -> Page:
    """A page of the log as this seat (None: everybody) may know it."""
    if table.state is None:
        raise Refusal(line("refuse-not-started"))
    rows = await bot.tables.reading.log(own(table, seat))
    blocks = [_block(table, part, seat, language) for turn in turns(rows, seat) for part in _by_day(turn)]
    pages = paginate(blocks)
    number = min(number, len(pages) - 1)
    game = texts.say(language, f"{table.game}-name")
    title = texts.say(language, "log-title", game=game, table=table.id)
    return page([title, pages[number]], [turning(language, table.id, "log-turn", number, len(pages))])


def _by_day(turn: Sequence[LogRow]) -> list[list[LogRow]]:
    """The rows of a turn, those of each day together."""
    found: list[list[LogRow]] = []
    for row in turn:
        if found and found[-1][0].time.date() == row.time.date() and len(found[-1]) < ROWS:
            found[-1].append(row)
        else:
            found.append([row])
    return found


def _block(table: Table, rows: Sequence[LogRow], seat: int | None, language: str) -> str:
    first = rows[0]
    when = f"<t:{int(first.time.timestamp())}:f>"
    if first.seat is None:
        return texts.say(language, "log-start", when=when)
    name = marked_names(table)[first.seat]
    moves = " · ".join(row.notation for row in rows if row.notation)
    head = texts.say(language, "log-turn", when=when, name=name, moves=moves) if moves else f"{when} {name}"
    return "\n".join([head, *event_lines(table, rows, seat, language)])


@verb("log", opens=True)
async def log(tap: Tap) -> None:
    """Open the log at its end."""
    await _show(tap, NEWEST)


@verb("log-turn")
async def turn_page(tap: Tap) -> None:
    """Another page of the log."""
    await _show(tap, tap.number)


async def _show(tap: Tap, number: int) -> None:
    bot = answers.bot_of(tap.interaction)
    table = await bot.tables.reading.get(tap.table)
    page = await log_page(bot, table, table.seat_of(tap.user), tap.language, number)
    await answers.show(tap.interaction, page)
