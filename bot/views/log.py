"""The log of a table: every turn with its date, its moves in notation, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.foreign import Clean, Escaped
from bot.speaker import Speaker
from bot.tables.making import own
from bot.tables.model import DoneBy, LogRow, Refusal, Table
from bot.tables.service import Tables
from bot.views.names import event_lines, speaker_of
from bot.views.page import Page, page
from bot.views.paging import paginate, turning
from bot.views.tap import Tap, verb
from engine.chance import commitment
from engine.values import line

NEWEST = 9999
"""Stands for the last leaf, whichever that is."""
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
    if (before.seat, before.turn, before.kind) != (row.seat, row.turn, row.kind):
        return False  # giving up is no part of a turn: it may be another's
    if (before.done_by, before.steered_by) != (row.done_by, row.steered_by):
        return False
    return row.turn is not None or before.time.date() == row.time.date()


async def log_page(tables: Tables, table: Table, seat: int | None, language: str, leaf: int = NEWEST) -> Page:
    """A leaf of the log (from 0) as this seat (None: everybody) may know it."""
    if table.state is None:
        raise Refusal(line("refuse-not-started"))
    rows = await tables.reading.log(own(table, seat))
    speaker = speaker_of(table, language)
    blocks = [_block(speaker, part, seat) for turn in turns(rows, seat) for part in _by_day(turn)]
    leaves = paginate(blocks)
    leaf = min(leaf, len(leaves) - 1)
    title = speaker.say("log-title", game=speaker.game_name, table=table.id)
    return page(
        [title, _dice(speaker, table), leaves[leaf]], [turning(language, table.id, "log-turn", leaf, len(leaves))]
    )


def _dice(speaker: Speaker[Escaped], table: Table) -> str:
    """The seal of the dice; with the seed that it was made of once the game is over, as the card shows it."""
    seal = commitment(table.seed)
    if table.status == "over":
        return speaker.say("result-seed", seed=table.seed, seal=seal)
    return speaker.say("log-seal", seal=seal)


def who_did(speaker: Speaker[Clean], seat: int, done_by: DoneBy | None, steered_by: int | None = None) -> str:
    """Whose move it was, with a word where somebody or something else made it."""
    name = speaker.names[seat]
    if steered_by is not None and done_by is None:
        return speaker.say("done-by-partner", name=name, partner=speaker.names[steered_by])
    return name if done_by is None else speaker.say(f"done-by-{done_by}", name=name)


def _by_day(turn: Sequence[LogRow]) -> list[list[LogRow]]:
    """The rows of a turn, those of each day together."""
    found: list[list[LogRow]] = []
    for row in turn:
        if found and found[-1][0].time.date() == row.time.date() and len(found[-1]) < ROWS:
            found[-1].append(row)
        else:
            found.append([row])
    return found


def _block(speaker: Speaker[Escaped], rows: Sequence[LogRow], seat: int | None) -> str:
    first = rows[0]
    when = f"<t:{int(first.time.timestamp())}:f>"
    if first.seat is None:
        return "\n".join([speaker.say("log-start", when=when), *event_lines(speaker, rows, seat)])
    name = who_did(speaker, first.seat, first.done_by, first.steered_by)
    moves = " · ".join(row.notation for row in rows if row.notation)
    head = speaker.say("log-turn", when=when, name=name, moves=moves) if moves else f"{when} {name}"
    return "\n".join([head, *event_lines(speaker, rows, seat)])


@verb("log", opens=True, steers=True)
async def log(tap: Tap) -> None:
    """Open the log at its end."""
    await _show(tap, NEWEST)


@verb("log-turn", steers=True)
async def turn_page(tap: Tap) -> None:
    """Another leaf of the log."""
    await _show(tap, tap.leaf)


async def _show(tap: Tap, leaf: int) -> None:
    tables = tap.house.tables
    table = await tables.reading.get(tap.table)
    await tap.show(await log_page(tables, table, tap.seat_at(table), tap.language, leaf))
