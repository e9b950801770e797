"""Players who have left the server: noticed, told to the others, who may close the table without a result.

Pure functions from table to table; the service stores what they give.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.tables.model import SeatRow, Table, refuse
from bot.tables.opening import shut
from bot.tables.play import seated


def absent(table: Table) -> tuple[SeatRow, ...]:
    """The seats of a game whose players have left the server, but not the game."""
    return tuple(row for row in table.seats if table.status == "running" and row.absent and not row.gone)


def noted(table: Table, members: Mapping[int, bool]) -> Table:
    """The table after a look at who is in the server, by user. Who is back has never been away.

    Raises Refusal where that was known.
    """
    seats = tuple(_noted(row, members.get(row.user)) for row in table.seats)
    if table.status != "running" or seats == table.seats:
        raise refuse("stale")
    after = replace(table, seats=seats, seq=table.seq + 1)
    if not absent(after):
        after = replace(after, seats=tuple(replace(row, closing=False) for row in seats))
    return after


def closed(table: Table, user: int) -> Table:
    """A player would close a table that somebody has deserted; the last of those who are there closes it."""
    seat = seated(table, user)
    if not absent(table):
        raise refuse("nobody-absent")
    if table.seats[seat].absent:
        raise refuse("absent")
    if table.seats[seat].closing:
        raise refuse("already-closing")
    rows = tuple(replace(row, closing=row.closing or row.seat == seat) for row in table.seats)
    after = replace(table, seats=rows)
    return shut(after, "deserted") if not waiting(after) else replace(after, seq=table.seq + 1)


def waiting(table: Table) -> tuple[SeatRow, ...]:
    """The seats whose players are there and haven't said that they would close the table."""
    return tuple(row for row in table.seats if not (row.absent or row.gone or row.closing))


def _noted(row: SeatRow, member: bool | None) -> SeatRow:
    return row if member is None or row.absent != member else replace(row, absent=not member)
