"""Seats that change hands in a running game: a tenure ends, another begins. Pure functions from table to table.

To the seat belong the view, what it has played, its pacts and standing orders, its colour and side. To the person
belong drafts, a turn in the making, what he has asked and voted, and everything about his time: nobody inherits that.
What else may be done about it is in `bot.tables.substitutes`.
"""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from msgspec.structs import replace

from bot.foreign import Plain, told_apart
from bot.tables.banks import spent
from bot.tables.company import is_absent, out
from bot.tables.holders import Candidate, How, Tenure
from bot.tables.late import put
from bot.tables.making import given_back, maker
from bot.tables.model import FORGOTTEN, SeatRow, Table
from bot.tables.person import Person
from bot.tables.steering import released


def is_open(table: Table, seat: int) -> bool:
    """Whether somebody may take this seat: its person offers it, others have opened it, or nobody holds it."""
    row = table.seats[seat]
    free = (row.user <= 0 and not row.is_bot) or row.offered_by is not None
    return table.status == "running" and free and seat not in out(table)


def open_seats(table: Table) -> tuple[int, ...]:
    """The seats of a table that somebody may take."""
    return tuple(row.seat for row in table.seats if is_open(table, row.seat))


def held(table: Table, seat: int) -> Tenure:
    """The tenure of who holds the seat now."""
    row = table.seats[seat]
    known = next((t for t in table.tenures if t.seat == seat and t.to_seq is None), None)
    return known or Tenure(seat, row.user, row.name)


def vacated(table: Table, seat: int, how: How, now: datetime) -> Table:
    """The tenure of a seat ends and nobody holds it: its moves are made at once until somebody takes it.

    The table has its next seq only when the caller notes it in the log (`making.noted`), or counts it on.
    """
    row = table.seats[seat]
    table = _ended(table, seat, how, now)
    vacant = replace(
        spent(table, row, now),
        user=-1 - seat,
        name="",
        dm_closed=False,
        absent_since=None,
        late_since=None,
        autopilot_since=now,
        back_since=None,
        steered_by=None,
        offered_by=None,
    )
    return replace(table, seats=put(table, replace(vacant, ahead=table.seats[seat].ahead)))


def given(table: Table, seat: int, person: Person, how: How, now: datetime) -> Table:
    """A person holds a seat from now on, with all the time that there is at the start of a game; `how`: that of who
    held it until now, where anybody did.

    The table has its next seq as above.
    """
    table = _ended(table, seat, how, now)
    row, clock, seq = table.seats[seat], table.clock, table.seq + 1
    new = SeatRow(
        seat,
        person.id,
        person.shown,
        joined=True,
        owes=row.owes,
        owes_since=seq,
        since=now,
        news=seq,
        colour=row.colour,
        side=row.side,
        first=row.first,
        bank=0 if clock is None else clock.start,
        credited_turn=row.credited_turn,
        turns=row.turns,
        ahead=row.ahead,
    )
    tenures = (*table.tenures, Tenure(seat, person.id, person.shown, seq, began=now))
    return replace(table, seats=put(table, new), tenures=tenures)


def _ended(table: Table, seat: int, how: How, now: datetime) -> Table:
    """The table at which nobody has anything any more that was the person's of this seat.

    A turn in the making is given back: nobody else has seen it, so it is for the next one to play it otherwise. What
    the seat owes gets another number, so that no page of the last one can read or answer what the next one chooses.
    """
    if maker(table) == seat:
        table = given_back(table)
    table = replace(table, seats=put(table, replace(table.seats[seat], ahead=table.seats[seat].ahead + 1)))
    for row in table.seats:
        if row.steered_by == seat:
            table = replace(table, seats=put(table, released(table, row, now)))
    motions = (
        replace(motion, yes=tuple(each for each in motion.yes if each != seat))
        for motion in table.motions
        if motion.by != seat
    )
    asks = (
        replace(ask, yes=tuple(each for each in ask.yes if each != seat))
        for ask in table.asks
        if seat not in (ask.seat, ask.by)
    )
    table = replace(table, motions=tuple(motions), asks=tuple(asks))
    if table.seats[seat].user <= 0:
        return table
    last = replace(held(table, seat), to_seq=table.seq + 1, ended=now, how=how)
    others = (each for each in table.tenures if (each.seat, each.from_seq) != (seat, last.from_seq))
    return replace(table, tenures=(*others, last))


def settled(table: Table, now: datetime) -> Table:
    """The table after a change without what it has brought to its end: a seat is open no more when the game is over for
    it, or when its person is back before whom others have opened it; then nobody is asked about it either.
    """
    if any(row.offered_by is not None for row in table.seats):
        lost = out(table) if table.status == "running" else {row.seat for row in table.seats}
        seats = (
            replace(row, offered_by=None) if row.seat in lost or _is_back(row, now) else row for row in table.seats
        )
        table = replace(table, seats=tuple(seats))
    if any(not each.ended for each in table.candidates):
        candidates = tuple(_with_end(table, each) for each in table.candidates)
        table = replace(table, candidates=candidates)
    return table


def _is_back(row: SeatRow, now: datetime) -> bool:
    return row.offered_by not in (None, row.seat) and not is_absent(row, now)


def _with_end(table: Table, candidate: Candidate) -> Candidate:
    return candidate if candidate.ended or is_open(table, candidate.seat) else replace(candidate, ended="gone")


class Succession(NamedTuple):
    """That a seat has changed hands: from whom, to whom (None: nobody holds it since) and when."""

    seat: int
    before: Plain
    after: Plain | None
    when: datetime


def successions(table: Table, forgotten: str = FORGOTTEN) -> tuple[Succession, ...]:
    """How the seats of a table have changed hands, the earliest first; two who are called alike are told apart.

    `forgotten` stands for the name of somebody who is.
    """
    names = iter(told_apart(tuple(tenure.name if tenure.user > 0 else forgotten for tenure in table.tenures)))
    named = [(tenure, next(names)) for tenure in table.tenures]
    found = []
    for at, (tenure, name) in enumerate(named):
        if tenure.ended is None:
            continue
        later = named[at + 1] if at + 1 < len(named) else None
        after = later[1] if later is not None and later[0].seat == tenure.seat else None
        found.append(Succession(tenure.seat, name, after, tenure.ended))
    return tuple(sorted(found, key=lambda each: each.when))
