"""The seats' banks of time: pure functions from what a table was to what its clocks say.

A clock runs while its seat owes something and has been told of it; it stops when the seat owes nothing more, and at the
end of each turn in which the seat has acted it gets its time for that turn. What a seat is asked in another's turn has
a time of its own. Times never run backwards: a clock that was set back takes nothing from anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.tables.clock import DAY, HOUR, Clock, aside_time
from bot.tables.company import is_alone, is_held, mates
from bot.tables.model import FREE, Done, SeatRow, Table

FRESH = 12 * HOUR
"""Seconds that a seat has at least after a move that was made for it."""
GRACE = timedelta(seconds=30)
"""A clock counts as being at zero so much later: what was clicked in time may still be under way."""


def elapsed(row: SeatRow, now: datetime) -> int:
    """Seconds for which a seat's clock has been running; 0 for one that stands still, and for the autopilot."""
    if row.running_since is None or row.autopilot_since is not None:
        return 0
    return max(0, int((now - row.running_since).total_seconds()))


def clock_of(table: Table) -> Clock | None:
    """The clock that a game is played by: one person alone, or with none but the bot, has none."""
    return None if is_alone(table) else table.clock


def is_aside(table: Table, seat: int) -> bool:
    """Whether what the seat owes was asked in another's turn, so that its bank stays as it is."""
    decision = table.engine.pending(table.state).get(seat) if table.status == "running" else None
    return decision is not None and decision.aside


def granted(table: Table, seat: int) -> int:
    """Seconds that the seat had for what it owes when its clock began to run."""
    clock = clock_of(table)
    assert clock is not None  # the caller has looked
    row = table.seats[seat]
    if not is_aside(table, seat):
        return row.bank
    return row.aside_left if row.aside_turn == _turn(table) else aside_time(clock)


def left(table: Table, seat: int, now: datetime) -> int:
    """Seconds that the seat has for what it owes, or would have; never below 0."""
    return max(0, granted(table, seat) - elapsed(table.seats[seat], now))


def zero(table: Table, seat: int) -> datetime | None:
    """When the seat's clock is at zero; None while it stands still, on autopilot, or at a table without a clock."""
    row = table.seats[seat]
    if clock_of(table) is None or row.running_since is None or row.autopilot_since is not None:
        return None
    return row.running_since + timedelta(seconds=granted(table, seat))


def is_zero(table: Table, seat: int, now: datetime) -> bool:
    """Whether the seat has let its time run out, and nothing can be under way from it any more."""
    at = zero(table, seat)
    return at is not None and at + GRACE <= now


def there(table: Table, rows: Sequence[Done]) -> Table:
    """The table at which whoever has moved himself is neither late nor away any more; who has left the server is waited
    for anew.

    That a partner moves for a seat makes up for nothing that its person has missed. Who has said that he is away is so
    until he says otherwise: what is done for him meanwhile goes on.
    """
    own = _own(rows)
    if not own:
        return table
    time = max(done.row.time for done in rows)
    return replace(table, seats=tuple(_moved(row, time) if row.seat in own else row for row in table.seats))


def _moved(row: SeatRow, time: datetime) -> SeatRow:
    misses, absent = (0, time) if row.steered_by is None else (row.misses, row.absent_since)
    pilot = None
    if row.away_until is not None and row.away_as == "piloted" and row.steered_by is None:
        pilot = row.autopilot_since or time
    row = replace(row, misses=misses, absent_since=absent if row.absent else None)
    return replace(row, autopilot_since=pilot, late_since=None, back_since=None)


def kept(before: Table | None, after: Table, rows: Sequence[Done], now: datetime, at: datetime | None = None) -> Table:
    """The table with its clocks as they are after a change; `at` is when whoever acts did so, if that was before `now`.

    A clock that is to run stands still until the seat has been told.
    """
    if before is None or before.status != "running":
        clock = clock_of(after)
        if after.status != "running" or clock is None:
            return after
        seats = tuple(replace(row, bank=clock.start) for row in after.seats)
        return replace(after, seats=seats)
    acted, own = _acted(rows), _own(rows)
    passed = after.turn_since > before.turn_since
    seats = tuple(
        _stopped(before, after, new, own=new.seat in own, acted=new.seat in acted, passed=passed, at=_at(now, at))
        for new in after.seats
    )
    return replace(after, seats=seats)


def regrouped(before: Table, after: Table, now: datetime) -> Table:
    """The table with its clocks standing still where the last of its people is left with the bot, and running again
    where somebody plays with him again: he is told anew what he owes, and has a day for it at least.
    """
    if before.status != "running" or after.status != "running" or after.clock is None:
        return after
    if is_alone(before) == is_alone(after):
        return after
    alone = mates(before) if is_alone(after) else frozenset()
    seats = []
    for row in after.seats:
        if row.seat in alone and row.running_since is not None:
            row = replace(spent(before, row, now), late_since=None, misses=0)
        elif not alone and row.seat in mates(before):
            owes = row.owes and not is_held(row) and after.pause is None
            row = rested(after, row, after.seq, now) if owes else replace(row, bank=max(row.bank, DAY))
        seats.append(row)
    return replace(after, seats=tuple(seats))


def _acted(rows: Sequence[Done]) -> set[int | None]:
    """The seats for which something was done that they owed."""
    return {done.row.seat for done in rows if done.row.kind == "action" and done.row.number != FREE}


def _own(rows: Sequence[Done]) -> set[int | None]:
    """The seats that have done it themselves.

    What a turn in the making holds is logged with the rest that is made for its seat: such a turn is not its own.
    """
    return _acted(rows) - {done.row.seat for done in rows if done.row.done_by is not None}


def _at(now: datetime, at: datetime | None) -> datetime:
    """When somebody acted: not in the future, and no longer ago than a click may be under way."""
    return now if at is None else min(now, max(at, now - GRACE))


def _stopped(
    before: Table, after: Table, row: SeatRow, *, own: bool, acted: bool, passed: bool, at: datetime
) -> SeatRow:
    """The seat's row, its clock stopped where what it was running for is done."""
    old = before.seats[row.seat]
    goes_on = row.owes and not (acted and passed) and is_aside(before, row.seat) == is_aside(after, row.seat)
    if goes_on or not old.owes:
        return row
    aside = is_aside(before, row.seat)
    clock = clock_of(before)
    row = spent(before, replace(row, bank=old.bank), at, since=old)
    row = replace(row, stopped_by=None, stopped_since=None, late_since=row.late_since if row.gone else None)
    if aside or not acted or clock is None:
        return row
    if before.pause is not None or (old.away_until is not None and old.steered_by is None):
        clock = replace(clock, add=0)
    return credited(clock, row, _turn(before)) if own else replace(row, bank=max(row.bank, FRESH), spare=0)


def spent(table: Table, row: SeatRow, now: datetime, since: SeatRow | None = None) -> SeatRow:
    """The row of a seat at this table with its clock standing still and what it has used taken off; `since`: the row
    that tells for how long it has been running, where that isn't this one.
    """
    used = elapsed(since or row, now)
    if clock_of(table) is None:
        return replace(row, running_since=None)
    if is_aside(table, row.seat):
        had = granted(table, row.seat)
        return replace(row, running_since=None, aside_turn=_turn(table), aside_left=max(0, had - used))
    return replace(row, running_since=None, bank=max(0, row.bank - used))


def rested(table: Table, row: SeatRow, seq: int, now: datetime) -> SeatRow:
    """The row of a seat that owes something: it is told so anew, at `seq`, and then its clock runs, a day at least."""
    if clock_of(table) is not None and is_aside(table, row.seat):
        row = replace(row, aside_left=max(granted(table, row.seat), DAY), aside_turn=_turn(table))
    else:
        row = replace(row, bank=max(row.bank, DAY))
    return replace(row, running_since=None, stopped_by=None, stopped_since=None, owes_since=seq, since=now)


def credited(clock: Clock, row: SeatRow, turn: int) -> SeatRow:
    """The row with the time for a turn of its own, once a turn. What others have given stays above the cap.

    A turn in the midst of which another was asked has its clock stopped several times: what the cap has kept out at
    one of them comes at the next, as if all that was used had been taken off first.
    """
    add = clock.add if turn > row.credited_turn else row.spare
    bank = max(row.bank, min(row.bank + add, clock.cap))
    return replace(row, bank=bank, spare=row.bank + add - bank, credited_turn=max(turn, row.credited_turn))


def begun(table: Table, seats: Sequence[int], now: datetime, *, still: bool = False) -> Table:
    """The clocks of these seats run: they have been told what they owe.

    `still`: what has stopped them is still so, but was waited for long enough; it doesn't stop them for the same
    question again. In a pause none runs, nor does that of somebody for whom the game is held.
    """
    if table.pause is not None:
        return table
    rows = (
        replace(row, running_since=now, stopped_since=None, stopped_by=row.stopped_by if still else None)
        if row.seat in seats and row.owes and row.running_since is None and not is_held(row) and not row.is_bot
        else row
        for row in table.seats
    )
    return replace(table, seats=tuple(rows))


def halted(table: Table, now: datetime) -> Table:
    """No clock runs, as the place of the card is lost."""
    rows = (
        replace(spent(table, row, now), stopped_by="lost", stopped_since=now)
        if row.owes and row.stopped_by is None and not row.is_bot
        else row
        for row in table.seats
    )
    return replace(table, seats=tuple(rows))


def _turn(table: Table) -> int:
    """The number of the present turn, as the players count it."""
    turn: int = table.engine.view(table.state, None).turn
    return turn
