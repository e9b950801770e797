"""Substitutes: who opens a seat of a running game, who may take it, and the opponent's yes among two.

Whoever plays may offer his own seat, and open that of somebody who is away. It stays its person's until it is taken:
he may keep it. Pure functions from table to table, as in `bot.tables.late`; how a seat changes hands is in
`bot.tables.tenure`.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.foreign import Plain, told_apart
from bot.tables.claims import back
from bot.tables.company import is_absent, is_excused, is_moved_for, out, playing, present
from bot.tables.holders import Candidate, How
from bot.tables.late import with_row
from bot.tables.making import noted
from bot.tables.model import Change, Refusal, Table, refuse
from bot.tables.person import Person
from bot.tables.play import seated
from bot.tables.tenure import given, is_open
from engine.values import Key, Number, Seat, line

WAITS = timedelta(days=3)
"""So long somebody waits for the opponent's yes."""
AGAIN = timedelta(days=1)
"""Who has withdrawn and asks again within so long after he had asked goes on with that: nobody is called once more."""
MOST = 5
"""So many wait for one seat at most."""


def may_offer(table: Table, seat: int, about: int, now: datetime) -> bool:
    """Whether the person of a seat may open this one: his own, or that of somebody who is away."""
    try:
        check_offer(table, seat, about, now)
    except Refusal:
        return False
    return True


def check_offer(table: Table, seat: int, about: int, now: datetime) -> None:
    """Raise Refusal where the person of a seat may not open this one."""
    if table.status != "running":
        raise refuse("not-running")
    if not 0 <= about < len(table.seats):
        raise refuse("stale")
    if len(table.people) == 1:
        raise refuse("seat-alone")
    if table.seats[about].is_bot:
        raise refuse("seat-bot")
    if {seat, about} & out(table):
        raise refuse("out")
    if is_open(table, about):
        raise refuse("seat-open")
    if seat == about:
        return
    if seat not in {row.seat for row in present(table, now)}:
        raise refuse("ask-away")
    if not is_absent(row := table.seats[about], now):
        raise refuse("seat-there")
    if row.away_until is not None and is_excused(row):
        raise refuse("seat-excused", when=_second(row.away_until))


def offered(before: Table, user: int, about: int, now: datetime) -> Change:
    """Somebody opens a seat."""
    seat = seated(before, user)
    check_offer(before, seat, about, now)
    return with_row(before, replace(before.seats[about], offered_by=seat)), ()


def kept(before: Table, user: int, now: datetime) -> Change:
    """The person of an open seat keeps it; if it was moved for him, he moves himself again."""
    row = before.seats[seated(before, user)]
    if row.offered_by is None:
        raise refuse("seat-kept")
    after = with_row(before, replace(row, offered_by=None))
    return back(replace(after, seq=before.seq), user, now) if is_moved_for(row) else (after, ())


def check_taker(table: Table, user: int, seat: int, now: datetime) -> None:
    """Raise Refusal where somebody may not take this seat, as far as the table tells."""
    if table.status != "running":
        raise refuse("not-running")
    if not 0 <= seat < len(table.seats) or not is_open(table, seat):
        bots = 0 <= seat < len(table.seats) and table.seats[seat].is_bot
        raise refuse("seat-bot" if bots else "seat-shut")
    own = table.seat_of(user)
    if own is not None:
        raise refuse("seat-own" if own == seat else "seat-two")
    if table.former(user) is not None:
        raise refuse("seat-before")
    for each in table.candidates:
        if (each.user, each.seat) == (user, seat):
            _check_again(each)


def _check_again(candidate: Candidate) -> None:
    if not candidate.ended:
        raise refuse("seat-waiting", until=_second(candidate.until))
    if candidate.ended == "declined":
        raise refuse("seat-declined")


def decider(table: Table, seat: int, now: datetime) -> int | None:
    """The seat whose person must agree to who takes this one: the opponent, where two play and he is there."""
    others = [row for row in playing(table) if row.seat != seat]
    if len(others) != 1 or others[0].is_bot or is_absent(others[0], now):
        return None
    return others[0].seat


def waiting(table: Table, seat: int | None = None) -> tuple[Candidate, ...]:
    """Those who wait for the yes of an opponent, the first first; for one seat, or at all."""
    return tuple(each for each in table.candidates if not each.ended and seat in (None, each.seat))


def name_of(candidate: Candidate) -> Plain:
    """What somebody is called who would take a seat."""
    return told_apart((candidate.name,))[0]


def taken(before: Table, person: Person, seat: int, now: datetime) -> Change:
    """Somebody takes an open seat; where the opponent has a say, he waits for that."""
    check_taker(before, person.id, seat, now)
    if decider(before, seat, now) is None:
        return _given(before, person, seat, now)
    if len(waiting(before, seat)) >= MOST:
        raise refuse("seat-many", count=Number(MOST))
    return _with(before, Candidate(seat, person.id, person.shown, *waits(before, person.id, seat, now))), ()


def waits(table: Table, user: int, seat: int, now: datetime) -> tuple[datetime, datetime]:
    """From when and until when somebody waits who asks for a seat now: who has withdrawn goes on with that."""
    last = next((each for each in table.candidates if (each.user, each.seat) == (user, seat)), None)
    if last is not None and last.ended == "withdrawn" and now < last.asked + AGAIN:
        return last.asked, last.until
    return now, now + WAITS


def agreed(before: Table, user: int, candidate: int, now: datetime) -> Change:
    """The opponent agrees to a person: the seat is that one's."""
    found = _asked(before, user, candidate, now)
    return _given(before, Person(found.user, found.name), found.seat, now)


def declined(before: Table, user: int, candidate: int, now: datetime) -> Change:
    """The opponent doesn't agree to a person, who is told so and can't ask for this seat again."""
    return _with(before, replace(_asked(before, user, candidate, now), ended="declined")), ()


def withdrawn(before: Table, user: int, now: datetime) -> Change:
    """Who waits for the opponent's yes waits no more."""
    mine = [each for each in waiting(before) if each.user == user]
    if not mine:
        raise refuse("seat-nothing")
    return _with(before, replace(mine[0], ended="withdrawn", told=True)), ()


def due(before: Table, now: datetime) -> Change:
    """The opponent hasn't answered in time; or he is away by now, and the first who waits for his yes has the seat."""
    over = [each for each in waiting(before) if each.until <= now]
    if over:
        return _with(before, *(replace(each, ended="lapsed") for each in over)), ()
    first = _unhindered(before, now)
    return _given(before, Person(first.user, first.name), first.seat, now)


def unfit(before: Table, now: datetime) -> Change:
    """The first who waits while the opponent is away may not sit down there any more: he waits in vain."""
    return _with(before, replace(_unhindered(before, now), ended="lapsed")), ()


def missed(before: Table, users: Collection[int]) -> Change:
    """Some of those who wait have left the server: they wait no more, as if they had withdrawn."""
    gone = [each for each in waiting(before) if each.user in users]
    if not gone:
        raise refuse("stale")
    return _with(before, *(replace(each, ended="withdrawn", told=True) for each in gone)), ()


def unhindered(table: Table, now: datetime) -> tuple[Candidate, ...]:
    """Those who wait for a yes that nobody is there to give, the first first."""
    return tuple(each for each in waiting(table) if decider(table, each.seat, now) is None)


def _unhindered(table: Table, now: datetime) -> Candidate:
    """The first of them. Raises Refusal where there is none."""
    for each in unhindered(table, now):
        return each
    raise refuse("stale")


def _asked(table: Table, user: int, candidate: int, now: datetime) -> Candidate:
    """Who waits for the yes of this opponent. Raises Refusal."""
    seat = seated(table, user)
    asked = [each for each in waiting(table) if each.user == candidate and each.until > now]
    asked = [each for each in asked if is_open(table, each.seat)]
    if not asked:
        raise refuse("ask-over")
    found = next((each for each in asked if each.seat != seat), None)  # he may have asked for both seats
    if found is None or seat not in {row.seat for row in playing(table)}:
        raise refuse("seat-no-say")
    return found


def _with(table: Table, *new: Candidate) -> Table:
    keys = {(each.user, each.seat) for each in new}
    others = (each for each in table.candidates if (each.user, each.seat) not in keys)
    return replace(table, candidates=(*others, *new), seq=table.seq + 1)


def _given(before: Table, person: Person, seat: int, now: datetime) -> Change:
    row = before.seats[seat]
    how: How = "handed" if row.offered_by in (None, seat) else "opened"
    # who has withdrawn begins anew: the one who must agree then may have heard of nothing
    left = tuple(each for each in before.candidates if each.user != person.id and each.ended != "withdrawn")
    after = given(replace(before, candidates=left), seat, person, how, now)
    return noted(after, "vote", line("event-seat-taken", seat=Seat(seat)), now, (Key("seat"),))


def _second(at: datetime) -> Number:
    return Number(int(at.timestamp()))
