"""What comes of somebody's having left the server in mid-game.

He is waited for for a day. Then, where two play against each other, the other may take the win; elsewhere the usual
moves are made. Where nobody else is there, that one may close the table. Who is back before has never been away; who
moves from elsewhere is waited for anew.

Pure functions from table to table, as in `bot.tables.late`.
"""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.tables.absence import absent
from bot.tables.company import MISSES, WAITED, is_absent, out, present
from bot.tables.dues import UNDECIDED, is_moved_for_leavers, left_at
from bot.tables.late import asking, handed_over, with_row
from bot.tables.model import Change, Refusal, Table, refuse
from bot.tables.opening import shut
from bot.tables.play import seated
from engine.values import Number


def left(table: Table, seat: int, now: datetime) -> Change:
    """Somebody has left the server and was waited for."""
    row = table.seats[seat]
    at = left_at(table, row)
    if at is None or now < at:
        raise refuse("stale")
    if not is_moved_for_leavers(table):
        return replace(asking(table, "left", seat, -1, now, UNDECIDED - WAITED), seq=table.seq + 1), ()
    row = replace(row, misses=max(row.misses, MISSES))
    return handed_over(with_row(table, row), seat, now), ()


def may_close(table: Table, seat: int, now: datetime) -> bool:
    """Whether the seat may close the table without a result, as nobody else is there and all were waited for."""
    at = closable_at(table, seat, now)
    return at is not None and at <= now


def closable_at(table: Table, seat: int, now: datetime) -> datetime | None:
    """When the seat may close the table by itself; None where it may not, however long it waits."""
    missing = [row.absent_since for row in absent(table) if row.absent_since is not None]
    if not missing or [row.seat for row in present(table, now)] != [seat]:
        return None
    return max(missing) + WAITED


def check_close(table: Table, seat: int, now: datetime) -> None:
    """Raise Refusal where the seat may not close the table by itself, with why not."""
    if not may_close(table, seat, now):
        raise _no_close(table, seat, now)


def closed(before: Table, user: int, now: datetime) -> Change:
    """The only one who is left closes the table: nobody loses."""
    check_close(before, seated(before, user), now)
    return shut(before, "deserted"), ()


def _no_close(table: Table, seat: int, now: datetime) -> Refusal:
    row = table.seats[seat]
    if seat in out(table):
        return refuse("out")
    if row.absent:
        return refuse("absent")
    if not absent(table):
        return refuse("nobody-absent")
    if is_absent(row, now):
        return refuse("claim-away")
    at = closable_at(table, seat, now)
    return refuse("close-others") if at is None else refuse("left-early", when=Number(int(at.timestamp())))
