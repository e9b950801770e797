"""Who may call whom to a table, and who may sit there: challenges, invitations, blocks and the limits on them.

Pure functions: `bot.tables.store.admission` reads what is known of the people and stores what follows, in the
transaction that stores the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from bot.tables.company import playing
from bot.tables.limits import HOSTED, PAUSE, PENDING, SEATED
from bot.tables.model import Refusal, Table, refuse
from engine.values import Number


class Pair(NamedTuple):
    """One person and another: who calls whom, or who has blocked whom."""

    one: int
    other: int


class Coming(NamedTuple):
    """What a change of a table that waits for players means to people."""

    now: datetime
    host: int | None
    """Whoever opens a table that waits for others; None where none is opened."""
    joining: tuple[int, ...]
    present: tuple[int, ...]
    """Who sat there before."""
    made: tuple[Pair, ...]
    """New calls, each by one to another."""
    ended: tuple[Pair, ...]
    """Calls that came to nothing because somebody wanted it so."""
    played: datetime | None = None
    """For a rematch: when the game before it ended."""
    table: int = 0
    """Where people come to; 0: a new table."""


class Known(NamedTuple):
    """What is known of the people concerned."""

    blocks: frozenset[Pair] = frozenset()
    closed: frozenset[int] = frozenset()
    """Who takes no challenges and invitations."""
    waiting: Mapping[Pair, tuple[int, datetime]] = {}
    """How many calls wait for an answer, and when the last was made."""
    pauses: Mapping[Pair, datetime] = {}
    """Until when nobody may be called again."""
    hosted: int = 0
    """Tables of the host that wait for players."""
    seated: Mapping[int, int] = {}
    """Tables at which each who joins has a seat."""
    barred: frozenset[int] = frozenset()
    """Whom a moderator has taken off a seat of this table."""


def opening(table: Table, now: datetime, played: datetime | None = None) -> Coming:
    """What a new table means; `played`: when the game ended of which it is the rematch."""
    made = tuple(Pair(table.host, row.user) for row in table.seats if not row.joined)
    begins = len(table.people) == 1 and table.size in (None, len(table.seats))
    return Coming(now, None if begins else table.host, (table.host,), (), made, (), played)


def coming(before: Table, after: Table, now: datetime, by: int | None) -> Coming | None:
    """What a change means to people, made by one of them (None: by nobody); None where it is nothing, as in a game that
    runs unless somebody takes a seat there.
    """
    if before.status != "open":
        return substituting(before, tuple(row.user for row in after.seats if before.seat_of(row.user) is None), now)
    sat = {row.user for row in before.people if row.joined}
    asked = {row.user: row.invited_by for row in before.seats if not row.joined}
    there = {row.user for row in after.seats}
    made = [
        Pair(row.invited_by, row.user)
        for row in after.seats
        if not row.joined and row.user not in asked and row.invited_by is not None
    ]
    if by is None:
        given_up = set()  # by leaving the server nobody has said no
    elif after.status == "closed":
        given_up = set(asked) if after.closed in ("declined", "withdrawn") else set()
    else:
        given_up = set(asked) - there
    ended = [Pair(by, user) for user, by in asked.items() if user in given_up and by is not None]
    joining = [row.user for row in after.people if row.joined and row.user not in sat]
    if not (made or ended or joining):
        return None
    return Coming(now, None, tuple(joining), tuple(sat & there), tuple(made), tuple(ended), table=before.id)


def substituting(table: Table, joining: tuple[int, ...], now: datetime) -> Coming | None:
    """What it means that people take seats of a game that runs; None where nobody does.

    Who plays there, he included who gives a seat up, must want to have to do with them.
    """
    people = tuple(user for user in joining if user > 0)
    if not people:
        return None
    return Coming(now, None, people, tuple(row.user for row in playing(table) if row.user > 0), (), ())


def check(coming: Coming, known: Known) -> None:
    """Raise Refusal for what goes beyond a limit, or brings people together who want nothing to do with each other."""
    for user in coming.joining:
        _check_seat(user, coming, known)
    if coming.host is not None and known.hosted >= HOSTED and not _is_friendly(coming, known):
        raise refuse("many-hosted", count=Number(known.hosted))
    for call in coming.made:
        _check_call(call, coming, known)


def may_call(call: Pair, coming: Coming, known: Known) -> bool:
    """Whether this one of the calls may be made."""
    try:
        _check_call(call, coming, known)
    except Refusal:
        return False
    return True


def _check_seat(user: int, coming: Coming, known: Known) -> None:
    if user in known.barred:
        raise refuse("unseated-here")
    for other in coming.present:
        if Pair(user, other) in known.blocks:
            raise refuse("block-sits-here", person=Number(other))
        if Pair(other, user) in known.blocks:
            raise refuse("not-together")
    if known.seated.get(user, 0) >= SEATED:
        raise refuse("many-seats", count=Number(known.seated[user]))


def _check_call(call: Pair, coming: Coming, known: Known) -> None:
    person = Number(call.other)
    if call in known.blocks:
        raise refuse("block-yours", person=person)
    if call.other in known.barred:
        raise refuse("invite-unseated", person=person)
    if call.other in known.closed or Pair(call.other, call.one) in known.blocks:
        # One sentence for both: it tells nobody that he is blocked.
        raise refuse("not-callable", person=person)
    if _is_first_rematch(call, coming, known):
        return
    until = known.pauses.get(call)
    if until is not None:
        raise refuse("paused", person=person, until=Number(int(until.timestamp())))
    count = known.waiting[call][0] if call in known.waiting else 0
    if count >= PENDING:
        raise refuse("many-calls", person=person, count=Number(count))


def _is_friendly(coming: Coming, known: Known) -> bool:
    """Whether it is a rematch to which everybody is called for the first time since they played."""
    return bool(coming.made) and all(_is_first_rematch(call, coming, known) for call in coming.made)


def _is_first_rematch(call: Pair, coming: Coming, known: Known) -> bool:
    """Whether it is the first call since the two played: the limits are no hindrance to that one."""
    if coming.played is None:
        return False
    until, waiting = known.pauses.get(call), known.waiting.get(call)
    paused_since = until is not None and until - PAUSE >= coming.played
    called_since = waiting is not None and waiting[1] >= coming.played
    return not (paused_since or called_since)
