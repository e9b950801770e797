"""A challenge: all seats are given, and the game starts when everybody has accepted.

Pure functions from table to table; the service stores what they give.
"""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.tables.model import Done, Table, refuse
from bot.tables.opening import accepted, check_open, shut
from bot.tables.person import Person
from bot.tables.play import started


def joined(table: Table, person: Person, seed: str, now: datetime) -> tuple[Table, tuple[Done, ...]]:
    """Somebody accepts; with the last acceptance the game starts."""
    after = accepted(table, invited(table, person.id, now), now)
    if all(row.joined for row in after.seats):
        return started(after, seed, now)
    return after, ()


def begun(table: Table, seed: str, now: datetime) -> tuple[Table, tuple[Done, ...]]:
    """A challenge in which nobody is asked, as the bot plays the other seat itself, begins."""
    check_open(table, now, lobby=False)
    if not all(row.joined for row in table.seats):
        raise refuse("stale")
    return started(replace(table, seq=table.seq + 1), seed, now)


def declined(table: Table, user: int, now: datetime) -> Table:
    """Somebody who was invited won't play."""
    invited(table, user, now)
    return shut(table, "declined")


def withdrawn(table: Table, user: int, now: datetime) -> Table:
    """The host takes the challenge back."""
    check_open(table, now, lobby=False)
    if user != table.host:
        raise refuse("not-challenger")
    return shut(table, "withdrawn")


def parted(table: Table, user: int, other: int, now: datetime) -> Table:
    """A challenge of one of the two to the other comes to nothing. Raises Refusal where there is none."""
    if table.host == user and any(row.user == other and not row.joined for row in table.seats):
        return withdrawn(table, user, now)
    if table.host == other:
        return declined(table, user, now)
    raise refuse("stale")


def invited(table: Table, user: int, now: datetime) -> int:
    """The seat of somebody who was invited and has not answered yet. Raises Refusal."""
    seat = table.seat_of(user)
    if seat is None:
        raise refuse("not-invited")
    check_open(table, now, lobby=False)
    if table.seats[seat].joined:
        raise refuse("already-joined" if user != table.host else "own-invitation")
    return seat
