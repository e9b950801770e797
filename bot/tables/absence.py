"""People who have left the server, or were banned, or have no account any more: noted when they are looked for.

In a game that is told to the others (see `bot.tables.leaving` for what comes of it). Before a game they lose their
seats in a lobby; a challenge, which needs everybody, comes to nothing.

Pure functions from table to table; the service stores what they give.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from msgspec.structs import replace

from bot.tables import lobby
from bot.tables.company import MISSES, out, playing
from bot.tables.model import SeatRow, Table, refuse
from bot.tables.opening import shut


def absent(table: Table) -> tuple[SeatRow, ...]:
    """The seats of a game whose players have left the server, but not the game."""
    return tuple(row for row in playing(table) if row.absent) if table.status == "running" else ()


def sought(table: Table, *, all: bool = False) -> tuple[int, ...]:
    """Whom to look for: at a table that waits for its players `all`, else who owes something, be it for another, or was
    missed.
    """
    if table.status not in ("open", "running"):
        return ()
    owing = {seat for row in table.seats if row.owes for seat in (row.seat, row.steered_by)}
    rows = [row for row in _waited_for(table) if row.user > 0]
    return tuple(row.user for row in rows if all or table.status == "open" or row.seat in owing or row.absent)


def is_known(table: Table, members: Mapping[int, bool]) -> bool:
    """Whether a look at who is in the server, by user, has found nothing new."""
    return not any(_is_new(row, members) for row in _waited_for(table))


def noted(table: Table, members: Mapping[int, bool], now: datetime) -> Table:
    """The table after a look at who is in the server, by user. Who is back has never been away.

    Raises Refusal where that was known.
    """
    if table.status not in ("open", "running") or is_known(table, members):
        raise refuse("stale")
    found = {row.seat for row in _waited_for(table) if _is_new(row, members)}
    seats = tuple(_turned(row, now) if row.seat in found else row for row in table.seats)
    after = replace(table, seats=seats)
    if table.status == "running":
        return replace(after, seq=table.seq + 1)
    if table.size is None:
        return shut(after, "withdrawn")
    return lobby.given_up(after, {row.user for row in after.seats if row.absent})


def _waited_for(table: Table) -> tuple[SeatRow, ...]:
    """The seats that are still in the game, or will be: nobody waits for the others."""
    over = out(table) if table.status == "running" else ()
    return tuple(row for row in table.seats if row.seat not in over)


def _is_new(row: SeatRow, members: Mapping[int, bool]) -> bool:
    there = members.get(row.user)
    return there is not None and there == row.absent


def _turned(row: SeatRow, now: datetime) -> SeatRow:
    """The row of somebody who has left, or is back: turns that were missed for that alone don't count any more."""
    if not row.absent:
        return replace(row, absent_since=now)
    return replace(row, absent_since=None, misses=0 if row.misses >= MISSES else row.misses)
