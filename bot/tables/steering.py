"""Steering: the partner of somebody who is absent moves for him, and sees what he sees.

In a game of teams that is the one who comes next in seat order, of those of the team that are there. It lasts until the
person himself is back, the partner stops, or isn't there himself any more. Whose click it is, is told by the message
that is clicked (`bot.views.tap`), and looked at again by `play.seated` within each change.

Pure functions from table to table, as in `bot.tables.late`.
"""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.tables.banks import FRESH
from bot.tables.claims import fresh
from bot.tables.company import MISSES, company, is_away, is_held, out, present, side_of
from bot.tables.late import on_autopilot, put, with_row
from bot.tables.model import Change, Refusal, SeatRow, Table, refuse
from bot.tables.play import alone, seated


def partner(table: Table, seat: int, now: datetime) -> int | None:
    """The seat that may steer this one, which is absent; None where none may, and where one does."""
    row = table.seats[seat]
    if table.status != "running" or row.steered_by is not None or not is_away(row, now):
        return None
    if company(table) != "teams" or seat in out(table):
        return None
    there = _there(table, now) & set(side_of(table, seat)) - {seat}
    return min(there, key=lambda other: (other - seat) % len(table.seats), default=None)


def _there(table: Table, now: datetime) -> set[int]:
    """Who may move for another: not who has said that he is away himself."""
    return {row.seat for row in present(table, now) if not is_held(row)}


def steered(table: Table, seat: int) -> tuple[int, ...]:
    """The seats that this one steers."""
    return tuple(row.seat for row in table.seats if row.steered_by == seat)


def taken(before: Table, user: int, seat: int, now: datetime) -> Change:
    """Somebody moves for a seat from now on."""
    own = seated(before, user)
    if partner(before, seat, now) != own:
        raise _no_steering(before, own, seat, now)
    row = before.seats[seat]
    # whether its moves are made at once when nobody steers it any more
    misses = row.misses if row.autopilot_since is None and row.late_since is None else max(row.misses, MISSES)
    new = replace(fresh(row, FRESH, now), autopilot_since=None, misses=misses, steered_by=own)
    return with_row(before, new), ()


def _no_steering(table: Table, own: int, seat: int, now: datetime) -> Refusal:
    """Why a seat may not steer another one."""
    row = table.seats[seat]
    if company(table) != "teams" or seat not in side_of(table, own) or seat == own or seat in out(table):
        return refuse("steer-no-partner")
    if row.steered_by is not None:
        return refuse("steer-already" if row.steered_by == own else "steer-taken")
    return refuse("steer-taken" if is_away(row, now) else "steer-there")


def stopped(before: Table, user: int, seat: int, now: datetime) -> Change:
    """Somebody moves for a seat no longer."""
    row = before.seats[seated(before, user, seat)]
    return with_row(before, released(before, row, now)), ()


def let_go(before: Table, after: Table, now: datetime) -> Table:
    """The table after a change without the steering that has come to its end by that.

    So it is with the game, where the one who steers is absent, away or out of it, and where the person of the seat has
    come back to the server.
    """
    rows = [row for row in after.seats if row.steered_by is not None]
    if not rows:
        return after
    if after.status != "running":
        return replace(after, seats=tuple(replace(row, steered_by=None) for row in after.seats))
    there, over = _there(after, now), out(after)
    for row in rows:
        if row.seat in over:
            after = replace(after, seats=alone(after.seats, row.seat))
            continue
        back = before.seats[row.seat].absent and not row.absent
        if back or row.steered_by not in there:
            after = replace(after, seats=put(after, released(after, row, now)))
    return after


def released(table: Table, row: SeatRow, now: datetime) -> SeatRow:
    """The row of a seat that is steered no longer, and whose person isn't there; the usual moves are made as before."""
    row = replace(row, steered_by=None)
    return on_autopilot(table, row, now) if row.misses >= MISSES else row
