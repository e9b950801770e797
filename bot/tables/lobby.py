"""A table before the game: challenge, acceptance, and how it may come to nothing.

Pure functions from table to table; the service stores what they give.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from msgspec.structs import replace

from bot.tables.model import Closing, LogRow, Person, Place, SeatRow, Table, refuse
from bot.tables.play import started
from engine import game as games
from engine.values import Number

OPEN_FOR = timedelta(days=7)
"""How long an invitation stands."""


def new_seed() -> str:
    """A secret seed of 256 bits."""
    return secrets.token_hex(32)


def opened(
    game: str,
    options: Any,
    people: Sequence[Person],
    host: int,
    place: Place,
    language: str,
    now: datetime,
    rematch_of: int | None = None,
) -> Table:
    """A new table with the people in the order of their seats; its id is given when it is stored."""
    if len({person.id for person in people}) < len(people):
        invited_oneself = sum(person.id == host for person in people) > 1
        raise refuse("oneself" if invited_oneself else "same-person")
    try:
        allowed = games.get(game).seats(options)
    except KeyError:
        raise refuse("unknown-game") from None
    if len(people) not in allowed:
        if len(allowed) == 1:
            raise refuse("seats-exactly", count=Number(allowed[0]))
        raise refuse("seats", least=Number(allowed[0]), most=Number(allowed[-1]))
    return Table(
        id=0,
        game=game,
        options=options,
        status="open",
        place=place,
        language=language,
        host=host,
        created=now,
        due=now + OPEN_FOR,
        seq=0,
        chance=0,
        seed="",
        state=None,
        seats=tuple(
            SeatRow(
                seat, person.id, person.name, joined=person.id == host, owes=person.id != host, owes_since=0, since=now
            )
            for seat, person in enumerate(people)
        ),
        rematch_of=rematch_of,
    )


def joined(table: Table, person: Person, seed: str, now: datetime) -> tuple[Table, LogRow | None]:
    """Somebody accepts; with the last acceptance the game starts."""
    seat = _invited(table, person.id, now)
    row = replace(table.seats[seat], name=person.name, joined=True, owes=False, owes_since=table.seq + 1, since=now)
    seats = (*table.seats[:seat], row, *table.seats[seat + 1 :])
    after = replace(table, seats=seats, seq=table.seq + 1)
    if all(row.joined for row in seats):
        return started(after, seed, now)
    return after, None


def declined(table: Table, user: int, now: datetime) -> Table:
    """Somebody who was invited won't play."""
    _invited(table, user, now)
    return shut(table, "declined")


def withdrawn(table: Table, user: int, now: datetime) -> Table:
    """The host takes the invitation back."""
    _open(table, now)
    if user != table.host:
        raise refuse("not-host")
    return shut(table, "withdrawn")


def expired(table: Table, now: datetime) -> Table:
    """The invitation was not answered in time."""
    if table.status != "open" or table.due is None or table.due > now:
        raise refuse("not-expired")
    return shut(table, "expired")


def shut(table: Table, closing: Closing) -> Table:
    """The table comes to nothing."""
    seats = tuple(replace(row, owes=False) for row in table.seats)
    return replace(table, status="closed", closed=closing, due=None, seq=table.seq + 1, seats=seats)


def _open(table: Table, now: datetime) -> None:
    if table.status in ("running", "over"):
        raise refuse("already-started")
    if table.closed == "expired" or (table.due is not None and table.due <= now):
        raise refuse("expired")
    if table.closed is not None:
        raise refuse(table.closed)


def _invited(table: Table, user: int, now: datetime) -> int:
    """The seat of somebody who was invited and has not answered yet."""
    seat = table.seat_of(user)
    if seat is None:
        raise refuse("not-invited")
    _open(table, now)
    if table.seats[seat].joined:
        raise refuse("already-joined" if user != table.host else "own-invitation")
    return seat
