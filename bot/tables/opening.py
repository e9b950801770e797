"""A table before the game, challenge and lobby alike: how it comes to be and how it may come to nothing.

Pure functions; the service stores what they give. `bot.tables.challenge` and `bot.tables.lobby` have the rest.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from msgspec.structs import replace

from bot.tables.clock import AtZero, Clock
from bot.tables.model import BOT, Closing, Place, Refusal, SeatRow, Table, refuse
from bot.tables.person import Person
from engine import registry
from engine.game import Game, Level
from engine.setups import misfits
from engine.values import Number

OPEN_FOR = timedelta(days=7)
"""How long a table waits for its players."""
_LOBBY = {"withdrawn": "lobby-withdrawn", "expired": "lobby-expired"}
"""What a closed lobby says in other words than a challenge."""


def new_seed() -> str:
    """A secret seed of 256 bits."""
    return secrets.token_hex(32)


def allowed(game: str, options: Any) -> tuple[int, ...]:
    """How many may play a game with these options, ascending. Raises Refusal for a game that isn't known."""
    try:
        return tuple(sorted(registry.get(game).seats(options)))
    except KeyError:
        raise refuse("unknown-game") from None


def is_duel(game: Game, options: Any) -> bool:
    """Whether exactly two play, so that there is one opponent."""
    return game.seats(options) == {2}


def company_of(table: Table) -> str:
    """In what company one plays at a table: "alone", in a "duel", or with "others"."""
    if len(table.seats) == 1:
        return "alone"
    return "duel" if is_duel(table.engine, table.options) else "others"


def players_of(table: Table) -> int:
    """How many play at a table; 0 while it waits for players and that may still turn out one way or the other."""
    if table.size is None or table.status != "open":
        return len(table.seats)
    joined = sum(row.joined for row in table.seats)
    counts = [count for count in allowed(table.game, table.options) if joined <= count <= table.size]
    return counts[0] if len(counts) == 1 else 0


def wrong_number(game: str, options: Any, count: int) -> Refusal:
    """What somebody is told who wants to play with so many people where others are `allowed`."""
    own, counts = misfits(registry.get(game), options, count), allowed(game, options)
    if own is not None:
        return Refusal(own)
    if len(counts) == 1:
        return refuse("seats-exactly", count=Number(counts[0]))
    return refuse("seats", counts=numbers(counts))


def numbers(counts: Sequence[int]) -> tuple[Number, ...]:
    """Counts as values of a line."""
    return tuple(map(Number, counts))


def opened(
    game: str,
    options: Any,
    sitting: Sequence[Person | Level],
    host: int,
    place: Place,
    language: str,
    now: datetime,
    size: int | None = None,
    rematch_of: int | None = None,
    clock: Clock | None = None,
    at_zero: AtZero | None = None,
) -> Table:
    """A new table with those `sitting` there in the order of their seats: people, and how well the bot plays where it
    does so itself. Its id is given when it is stored.
    """
    people = [each for each in sitting if isinstance(each, Person)]
    if len({person.id for person in people}) < len(people):
        invited_oneself = sum(person.id == host for person in people) > 1
        raise refuse("oneself" if invited_oneself else "same-person")
    counts = allowed(game, options)
    if (len(sitting) if size is None else size) not in counts:
        raise wrong_number(game, options, len(sitting) if size is None else size)
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
            seat_for(each, seat, seat, 0, now, None if each.id == host else host)
            if isinstance(each, Person)
            else seat_for_bot(seat, seat, each, 0, now)
            for seat, each in enumerate(sitting)
        ),
        size=size,
        rematch_of=rematch_of,
        clock=clock,
        at_zero=at_zero,
    )


def seat_for(person: Person, seat: int, colour: int, seq: int, now: datetime, invited_by: int | None) -> SeatRow:
    """A seat for somebody who has joined by himself, or is invited by another and owes the answer."""
    joined = invited_by is None
    return SeatRow(
        seat,
        person.id,
        person.shown,
        joined=joined,
        owes=not joined,
        owes_since=seq,
        since=now,
        invited_by=invited_by,
        colour=colour,
    )


def seat_for_bot(seat: int, colour: int, level: Level, seq: int, now: datetime) -> SeatRow:
    """A seat that the bot plays itself: nobody's account, joined at once."""
    return SeatRow(
        seat, bot_user(seat), BOT, joined=True, owes=False, owes_since=seq, since=now, colour=colour, level=level
    )


def bot_user(seat: int) -> int:
    """What stands for an account at a seat that no person holds."""
    return -1 - seat


def accepted(table: Table, seat: int, now: datetime) -> Table:
    """The table after the one who is invited to this seat has taken it."""
    row = replace(table.seats[seat], joined=True, owes=False, owes_since=table.seq + 1, since=now)
    return replace(table, seats=(*table.seats[:seat], row, *table.seats[seat + 1 :]), seq=table.seq + 1)


def check_open(table: Table, now: datetime, *, lobby: bool) -> None:
    """Raise Refusal unless the table still waits for players, and is a lobby or a challenge as was thought."""
    if (table.size is not None) != lobby:
        raise refuse("stale")
    if table.status in ("running", "over"):
        raise refuse("already-started")
    closed = "expired" if table.closed is None and _is_late(table, now) else table.closed
    if closed == "withdrawn" and not lobby and any(row.absent for row in table.seats):
        raise refuse("left")
    if closed is not None:
        raise refuse(_LOBBY.get(closed, closed) if lobby else closed)


def expired(table: Table, now: datetime) -> Table:
    """The time to begin is over.

    Or its end is set anew, because a clock was wrong: one that ran ahead noted an end that is too far off, or one that
    was behind took a right end for such a one.
    """
    if table.status != "open" or table.due is None:
        raise refuse("not-expired")
    if _is_late(table, now):
        return shut(table, "expired")
    if now < table.due <= now + OPEN_FOR:
        raise refuse("not-expired")
    begun = table.created if table.created <= now else now
    return replace(table, due=begun + OPEN_FOR, seq=table.seq + 1)


def _is_late(table: Table, now: datetime) -> bool:
    """Whether the time to begin is over; never within seven days of a beginning that can be believed."""
    fresh = table.created <= now < table.created + OPEN_FOR
    return table.due is not None and table.due <= now and not fresh


def shut(table: Table, closing: Closing) -> Table:
    """The table comes to nothing, and a turn in the making with it."""
    seats = tuple(replace(row, owes=False) for row in table.seats)
    return replace(table, status="closed", closed=closing, due=None, seq=table.seq + 1, seats=seats, steps=())
