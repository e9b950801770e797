"""People who have left the server.

In a game that is noted and told to the others, who may close the table without a result. Before a game they lose their
seats in a lobby; a challenge, which needs everybody, comes to nothing.

Pure functions from table to table; the service stores what they give.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.tables import lobby
from bot.tables.company import out
from bot.tables.model import SeatRow, Table, refuse
from bot.tables.opening import shut
from bot.tables.play import seated, unmissed


def absent(table: Table) -> tuple[SeatRow, ...]:
    """The seats of a game whose players have left the server, but not the game."""
    return tuple(row for row in _playing(table) if row.absent) if table.status == "running" else ()


def sought(table: Table, *, all: bool = False) -> tuple[int, ...]:
    """Whom to look for: at a table that waits for its players `all`, else who owes something or was missed."""
    if table.status not in ("open", "running"):
        return ()
    rows = [row for row in _playing(table) if row.user > 0]
    return tuple(row.user for row in rows if all or table.status == "open" or row.owes or row.absent)


def is_known(table: Table, members: Mapping[int, bool]) -> bool:
    """Whether a look at who is in the server, by user, has found nothing new."""
    return not any(_noted(row, members) != row for row in _playing(table))


def noted(table: Table, members: Mapping[int, bool]) -> Table:
    """The table after a look at who is in the server, by user. Who is back has never been away.

    Raises Refusal where that was known.
    """
    if table.status not in ("open", "running") or is_known(table, members):
        raise refuse("stale")
    playing = _playing(table)
    after = replace(table, seats=tuple(_noted(row, members) if row in playing else row for row in table.seats))
    if table.status == "running":
        return replace(after, seats=unmissed(after.seats), seq=table.seq + 1)
    if table.size is None:
        return shut(after, "withdrawn")
    return lobby.given_up(after, {row.user for row in after.seats if row.absent})


def closed(table: Table, user: int) -> Table:
    """A player would close a table that somebody has deserted; the last of those who are there closes it."""
    seat = seated(table, user)
    if seat in out(table):
        raise refuse("out")
    if not absent(table):
        raise refuse("nobody-absent")
    if table.seats[seat].absent:
        raise refuse("absent")
    if table.seats[seat].closing and waiting(table):
        raise refuse("already-closing")
    rows = tuple(replace(row, closing=row.closing or row.seat == seat) for row in table.seats)
    after = replace(table, seats=rows)
    return shut(after, "deserted") if not waiting(after) else replace(after, seq=table.seq + 1)


def waiting(table: Table) -> tuple[SeatRow, ...]:
    """The seats whose players are there and haven't said that they would close the table."""
    return tuple(row for row in _playing(table) if not (row.absent or row.closing))


def _playing(table: Table) -> tuple[SeatRow, ...]:
    """The seats that are still in the game, or will be: nobody waits for the others."""
    over = out(table) if table.status == "running" else ()
    return tuple(row for row in table.seats if row.seat not in over)


def _noted(row: SeatRow, members: Mapping[int, bool]) -> SeatRow:
    there = members.get(row.user)
    return row if there is None else replace(row, absent=not there)
