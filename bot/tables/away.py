"""Who has said that he is away: what that changes at a table, and what comes of its end. Pure functions, as in
`bot.tables.late`.

Whoever is away (`company.is_held`) has his clock standing still, and what he is asked in another's turn is answered at
once. With three in the game it is held for a week; then the usual moves are made for him until he is back, unless all
others have agreed to wait on. Who was late before, or on autopilot, gains nothing. When it ends he has what he had left
for what he owes, a day at least, and is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from msgspec.structs import replace

from bot.tables.banks import clock_of, is_aside, spent, zero
from bot.tables.clock import DAY
from bot.tables.company import is_excused, is_held, out
from bot.tables.days import Spell
from bot.tables.dues import held_until
from bot.tables.late import on_autopilot, put, with_row
from bot.tables.making import noted
from bot.tables.model import Change, SeatRow, Table, refuse
from engine.values import Key, line

GONE: dict[str, None] = {"away": None, "away_since": None, "away_until": None}


def begun(before: Table, seat: int, spell: Spell, until: datetime, now: datetime) -> Change:
    """It is noted at a table that somebody is away, as long as he may be there: `until`, or not at all where that is
    over. The same where he says so again, for longer or shorter.
    """
    row = before.seats[seat]
    if row.away == spell.id:
        raise refuse("stale")
    row = replace(row, away=spell.id)
    if until <= now or len(before.people) == 1 or (before.status == "running" and seat in out(before)):
        return _over(before, row, now) if row.away_until is not None else (replace(before, seats=put(before, row)), ())
    if row.away_until is None:
        row = replace(row, away_since=max(spell.since, now), away_as="held", back_since=None)
    row = replace(row, away_until=until)
    if is_held(row) and row.owes and before.status == "running" and not _is_up(before, row, spell.since):
        row = replace(spent(before, row, spell.since), stopped_by="away", stopped_since=now)
    return with_row(before, row), ()


def _is_up(table: Table, row: SeatRow, at: datetime) -> bool:
    """Whether a seat's time was up by then, though nothing has come of it yet."""
    end = zero(table, row.seat)
    return end is not None and end <= at


def ended(before: Table, seat: int, now: datetime) -> Change:
    """Somebody is away no longer."""
    row = before.seats[seat]
    if row.away is None:
        raise refuse("stale")
    row = replace(row, away=None)
    if row.away_until is None:  # it made no difference here, or its time is over
        return replace(before, seats=put(before, row)), ()
    return _over(before, row, now)


def over(before: Table, seat: int, now: datetime) -> Change:
    """So long he could be away at this table."""
    row = before.seats[seat]
    if row.away_until is None or now < row.away_until:
        raise refuse("stale")
    return _over(before, row, now)


def _over(before: Table, row: SeatRow, now: datetime) -> Change:
    """A seat at which somebody was away: what he owes is put to him anew."""
    if before.status == "open":
        return with_row(before, replace(row, away_since=None, away_until=None)), ()
    cleared = replace(row, away_since=None, away_until=None, away_as="back")
    was_piloted = row.away_as == "piloted"
    if not was_piloted and (not is_held(row) or row.running_since is not None):  # his time was up before
        return with_row(before, cleared), ()
    used = spent(before, row, now)
    new = replace(cleared, running_since=None, bank=used.bank, aside_turn=used.aside_turn, aside_left=used.aside_left)
    new = replace(new, autopilot_since=None, steered_by=None, back_since=now, misses=0 if was_piloted else row.misses)
    return with_row(before, _rested(before, new, now) if row.owes else new), ()


def _rested(table: Table, row: SeatRow, now: datetime) -> SeatRow:
    """The row of a seat that owes something, of which it is told anew, and then its clock runs."""
    if clock_of(table) is not None and is_aside(table, row.seat):
        row = replace(row, aside_left=max(row.aside_left, DAY))
    else:
        row = replace(row, bank=max(row.bank, DAY))
    return replace(row, stopped_by=None, stopped_since=None, owes_since=table.seq + 1, since=now)


def piloted(before: Table, seat: int, now: datetime) -> Change:
    """A game was held long enough: the usual moves are made until he is back."""
    row = before.seats[seat]
    until = held_until(before, row)
    if until is None or now < until:
        raise refuse("stale")
    return with_row(before, replace(on_autopilot(before, row, now), away_as="piloted")), ()


def limited(table: Table) -> tuple[int, ...]:
    """The seats of those for whom a game is held for a time only, or was."""
    return tuple(row.seat for row in table.seats if held_until(table, row) is not None or _is_piloted(row))


def _is_piloted(row: SeatRow) -> bool:
    return is_excused(row) and row.away_as == "piloted"


def waited_for(before: Table, now: datetime) -> Change:
    """All others have agreed: a game is held for those who are away until they are back."""
    seats = before.seats
    for seat in limited(before):
        row = seats[seat]
        if row.away_as == "piloted":
            row = replace(spent(before, row, now), autopilot_since=None, steered_by=None, misses=0)
        seats = tuple(replace(row, away_as="waited") if other.seat == seat else other for other in seats)
    return noted(replace(before, seats=seats), "vote", line("event-vote-wait"), now, (Key("wait"),))


def followed(before: Table | None, after: Table, now: datetime) -> Table:
    """The table after a change, with what being away means there: clocks stand still for which a game is held, and
    nothing is left at a table that has ended, nor where another sits now.
    """
    if not any(row.away is not None or row.away_until is not None or row.stopped_by == "away" for row in after.seats):
        return after
    lost = out(after) if after.status == "running" else frozenset(row.seat for row in after.seats)
    if after.status == "open":
        lost = frozenset()
    begins = after.status == "running" and (before is None or before.status != "running")
    holders = {} if before is None or before.status != "running" else {row.seat: row.user for row in before.seats}
    seats = []
    for row in after.seats:
        if row.seat in lost or holders.get(row.seat, row.user) != row.user:
            row = replace(row, **GONE)
        elif begins and row.away_until is not None:
            row = replace(row, away_since=now)
        seats.append(_standing(after, row, now))
    return replace(after, seats=tuple(seats))


def _standing(table: Table, row: SeatRow, now: datetime) -> SeatRow:
    """The row of a seat with its clock stopped where the game is held for it, and only there."""
    if table.status == "running" and row.owes and is_held(row) and not _is_up(table, row, now):
        if row.running_since is not None:
            row = spent(table, row, now)
        return row if row.stopped_by == "away" else replace(row, stopped_by="away", stopped_since=now)
    return replace(row, stopped_by=None, stopped_since=None) if row.stopped_by == "away" else row


def stays(before: Table, after: Table) -> Iterator[tuple[int, datetime]]:
    """Who was away at a running game until this change, and since when: those days count."""
    if before.status != "running":
        return
    for old, new in zip(before.seats, after.seats, strict=True):
        if old.away_since is not None and (new.away_since is None or new.user != old.user):
            yield old.user, old.away_since
