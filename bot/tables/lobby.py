"""A lobby: people take seats and leave them, invite others and change the options until the host begins.

Pure functions from table to table; the service stores what they give. Seats are always numbered from 0 without a gap:
who leaves lets those behind move up. A seat that isn't joined is kept for somebody who is invited.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from msgspec.structs import replace

from bot.tables.clock import NAMES, RULES, named, rule_of
from bot.tables.model import Done, Refusal, SeatRow, Table, refuse
from bot.tables.opening import (
    accepted,
    allowed,
    bot_user,
    check_open,
    numbers,
    seat_for,
    seat_for_bot,
    shut,
    wrong_number,
)
from bot.tables.person import Person
from bot.tables.play import started
from bot.tables.seating import free_colours, is_undecided, refitted, sided, with_first
from engine.game import Level
from engine.setups import misfits
from engine.values import Number


def joined(table: Table, person: Person, seed: str, now: datetime) -> tuple[Table, tuple[Done, ...]]:
    """Somebody takes a free seat, or the one kept for him. With the last seat the game starts, but not while there are
    sides to choose: else the last one couldn't choose any, so the host begins.
    """
    check_open(table, now, lobby=True)
    seat = table.seat_of(person.id)
    if seat is not None and table.seats[seat].joined:
        raise refuse("already-seated")
    if seat is not None:
        after = accepted(table, seat, now)
    elif free(table):
        colour = free_colours(table.seats)[0]
        row = seat_for(person, len(table.seats), colour, table.seq + 1, now, None)
        after = replace(table, seats=(*table.seats, row), seq=table.seq + 1)
    else:
        raise refuse("full")
    if not free(after) and all(row.joined for row in after.seats) and not is_undecided(after):
        return started(after, seed, now)
    return after, ()


def left(table: Table, user: int, now: datetime) -> Table:
    """Somebody gives his seat up, or the invitation to it. The next one becomes host; the last one shuts the lobby."""
    check_open(table, now, lobby=True)
    seat = table.seat_of(user)
    if seat is None:
        raise refuse("not-seated")
    return given_up(table, {user})


def given_up(table: Table, users: Collection[int]) -> Table:
    """The lobby without the seats of these people. The next one becomes host; without anybody it is shut."""
    others = [row for row in table.seats if row.user not in users]
    players = [row.user for row in others if row.joined and not row.is_bot]
    if not players:
        return shut(table, "withdrawn")
    host = players[0] if table.host in users else table.host
    return replace(table, seats=_numbered(others), host=host, seq=table.seq + 1)


def invited(table: Table, user: int, people: Sequence[Person], now: datetime) -> Table:
    """Somebody who has joined keeps seats for others, who owe the answer."""
    check_inviter(table, user, now)
    if any(table.seat_of(person.id) is not None for person in people):
        raise refuse("already-here")
    if len(people) > free(table):
        raise refuse("few-seats", free=Number(free(table)))
    seq = table.seq + 1
    places = zip(people, free_colours(table.seats), strict=False)
    rows = [
        seat_for(person, seat, colour, seq, now, user)
        for seat, (person, colour) in enumerate(places, start=len(table.seats))
    ]
    return replace(table, seats=(*table.seats, *rows), seq=seq)


def without(table: Table, users: Collection[int]) -> Table:
    """The lobby without the seats kept for these people."""
    rows = [row for row in table.seats if row.joined or row.user not in users]
    return replace(table, seats=_numbered(rows))


def parted(table: Table, user: int, other: int, now: datetime) -> Table:
    """No invitation of one of the two to the other stands any more. Raises Refusal where there is none."""
    check_open(table, now, lobby=True)
    pairs = ((user, other), (other, user))
    users = {row.user for row in table.seats if not row.joined and (row.invited_by, row.user) in pairs}
    if not users:
        raise refuse("stale")
    return replace(without(table, users), seq=table.seq + 1)


def check_inviter(table: Table, user: int, now: datetime) -> None:
    """Raise Refusal unless this person may invite others now."""
    check_open(table, now, lobby=True)
    seat = table.seat_of(user)
    if seat is None or not table.seats[seat].joined:
        raise refuse("join-first")
    if not free(table):
        raise refuse("full")


def filled(table: Table, user: int, count: int, level: Level, now: datetime) -> Table:
    """The host has the bot play so many of the free seats itself."""
    check_host(table, user, now)
    if not 1 <= count <= free(table):
        raise refuse("full" if not free(table) else "stale")
    seq, first = table.seq + 1, len(table.seats)
    colours = zip(range(first, first + count), free_colours(table.seats), strict=False)
    rows = [seat_for_bot(seat, colour, level, seq, now) for seat, colour in colours]
    return replace(table, seats=(*table.seats, *rows), seq=seq)


def dismissed(table: Table, user: int, now: datetime) -> Table:
    """The host has the bot play one seat less, the last one."""
    check_host(table, user, now)
    bots = [row for row in table.seats if row.is_bot]
    if not bots:
        raise refuse("stale")
    return replace(table, seats=_numbered([row for row in table.seats if row != bots[-1]]), seq=table.seq + 1)


def levelled(table: Table, user: int, level: Level, now: datetime) -> Table:
    """The host chooses how well the bot plays its own seats."""
    check_host(table, user, now)
    rows = tuple(replace(row, level=level) if row.is_bot else row for row in table.seats)
    return replace(table, seats=rows, seq=table.seq + 1)


def bot_sided(table: Table, user: int, number: int, side: str | None, now: datetime) -> Table:
    """The host chooses the side of a seat that the bot plays, the first of them having the `number` 0; None: whichever
    is left at the start.
    """
    check_host(table, user, now)
    bots = [row.seat for row in table.seats if row.is_bot]
    if not 0 <= number < len(bots):
        raise refuse("stale")
    return sided(table, bots[number], side)


def begun(table: Table, user: int, seed: str, now: datetime) -> tuple[Table, tuple[Done, ...]]:
    """The host begins with those who have joined; invitations without an answer lapse."""
    check_host(table, user, now)
    rows = [row for row in table.seats if row.joined]
    counts = allowed(table.game, table.options)
    own = misfits(table.engine, table.options, len(rows))
    if len(rows) not in counts and own is not None:
        raise Refusal(own)
    if len(rows) not in counts and len(counts) == 1:
        raise refuse("begin-exactly", joined=Number(len(rows)), count=Number(counts[0]))
    if len(rows) not in counts:
        raise refuse("cannot-begin", joined=Number(len(rows)), counts=numbers(counts))
    return started(replace(table, seats=_numbered(rows), seq=table.seq + 1), seed, now)


def with_options(table: Table, user: int, options: Any, now: datetime) -> Table:
    """The host changes the options; where they don't allow as many seats as there are, the number changes too.

    While as many may sit as can, it stays so: a number that the options left no choice of was nobody's wish.
    """
    check_host(table, user, now)
    wished = None if table.size == max(allowed(table.game, table.options)) else table.size
    size = fitting(allowed(table.game, options), wished)
    return refitted(replace(_resized(table, size), options=options))


def with_size(table: Table, user: int, size: int, now: datetime) -> Table:
    """The host changes how many may sit."""
    check_host(table, user, now)
    if size not in allowed(table.game, table.options):
        raise wrong_number(table.game, table.options, size)
    return refitted(_resized(table, size))


def let_begin(table: Table, user: int, first: int | None, now: datetime) -> Table:
    """The host lets a person begin who sits there, or has it drawn by lot (None). Raises Refusal."""
    check_host(table, user, now)
    seat = None if first is None else table.seat_of(first)
    if first is not None and seat is None:
        raise refuse("first-left")
    return replace(with_first(table, seat), seq=table.seq + 1)


def check_host(table: Table, user: int, now: datetime) -> None:
    """Raise Refusal unless this person hosts a lobby that still waits."""
    check_open(table, now, lobby=True)
    if user != table.host:
        raise refuse("not-host")


def fitting(counts: Collection[int], size: int | None) -> int:
    """The greatest of the numbers allowed that is not above `size` (None: any), else the least of them.

    >>> fitting((2, 3, 4, 6), None), fitting((2, 3, 4, 6), 5), fitting((2,), 5), fitting((4, 6), 1)
    (6, 4, 2, 4)
    """
    return max((count for count in counts if size is None or count <= size), default=min(counts))


def free(table: Table) -> int:
    """How many seats are neither taken nor kept for somebody."""
    assert table.size is not None  # of a lobby
    return table.size - len(table.seats)


def _resized(table: Table, size: int) -> Table:
    if len(table.seats) > size:
        raise refuse("crowded", seated=Number(len(table.seats)), size=Number(size))
    return replace(table, size=size, seq=table.seq + 1)


def with_clock(table: Table, user: int, name: str, now: datetime) -> Table:
    """The lobby with another clock, by its name."""
    check_host(table, user, now)
    if name not in NAMES:
        raise refuse("stale")
    return replace(table, clock=named(name), seq=table.seq + 1)


def with_at_zero(table: Table, user: int, name: str, now: datetime) -> Table:
    """The lobby with another rule for a clock at zero; "usual": as is usual in such a game."""
    check_host(table, user, now)
    if name not in RULES:
        raise refuse("stale")
    return replace(table, at_zero=rule_of(name), seq=table.seq + 1)


def with_thread(table: Table, user: int, wanted: bool, now: datetime) -> Table:
    """The lobby whose game is to have a thread of its own, or not."""
    check_host(table, user, now)
    if table.thread is not None:  # it stands there, after the game before it
        raise refuse("stale")
    return replace(table, threaded="wanted" if wanted else "no", seq=table.seq + 1)


def _numbered(rows: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """The seats in their order, numbered from 0."""
    return tuple(
        replace(row, seat=seat, user=bot_user(seat) if row.is_bot else row.user) for seat, row in enumerate(rows)
    )
