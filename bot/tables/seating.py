"""What people choose for their seats before a game: the side, the colour; and the seat that a host lets begin.

Pure functions from table to table. Who has joined holds what he has chosen. For somebody who hasn't answered yet, and
where the bot plays itself, a colour and perhaps a side are kept; where another one takes them he gets a free colour,
and any side.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from msgspec.structs import replace

from bot.tables.ending import outcome
from bot.tables.limits import COLOURS
from bot.tables.model import SeatRow, Table, refuse
from bot.tables.opening import check_open
from engine import setups
from engine.chance import Chance
from engine.seating import Setup, Side, drawn, kept
from engine.values import Line, Number
from render.teams import FAMILIES


def sides(table: Table) -> tuple[Side, ...]:
    """The sides of a table that waits for its players, for as many as it is meant for; none where it has no sides."""
    return setups.sides(table.engine, table.options, table.size or len(table.seats))


def open_sides(table: Table, seat: int) -> tuple[Side, ...]:
    """The sides among which somebody may choose for his seat, his present one too: others haven't filled them."""
    held = [row.side for row in table.people if row.joined and row.seat != seat]
    return tuple(side for side in sides(table) if held.count(side.key) < side.seats)


def is_undecided(table: Table) -> bool:
    """Whether it is still open who is on which side: more than one side has room for somebody."""
    held = [row.side for row in table.seats if row.joined]
    return sum(held.count(side.key) < side.seats for side in sides(table)) > 1


def open_colours(table: Table, seat: int) -> tuple[int, ...]:
    """The colours among which somebody may choose for his seat, his present one too; none where all are given."""
    if table.engine.hooks.own_colours:
        return ()
    held = {row.colour for row in table.people if row.joined and row.seat != seat}
    return tuple(colour for colour in range(COLOURS) if colour not in held)


def draws_first(table: Table) -> bool:
    """Whether a seat can be named that begins: where it would be drawn, and several play."""
    return (table.size or len(table.seats)) > 1 and setups.draws_first(table.engine, table.options)


def champion(table: Table) -> int | None:
    """In a rematch the seat of the one who won the game before alone; None where he isn't here, or nobody did."""
    return None if table.champion is None else table.seat_of(table.champion)


def carried(table: Table) -> Line | None:
    """What the former winner has of it in a rematch; None where there is nothing to tell."""
    seat, hook = champion(table), table.engine.hooks.carried
    return None if seat is None or hook is None else hook(table.options, seat)


def winner(table: Table) -> int | None:
    """The person who has won a game alone; None where nobody has, or it is forgotten who it was."""
    result = outcome(table)
    best = result.places[0] if result is not None and len(table.seats) > 1 else ()
    if len(best) != 1:
        return None
    user = table.seats[best[0]].user
    return user if user > 0 else None


def free_colours(rows: Iterable[SeatRow]) -> tuple[int, ...]:
    """The colours that no seat has."""
    taken = {row.colour for row in rows}
    return tuple(colour for colour in range(COLOURS) if colour not in taken)


def coming_colours(table: Table, count: int) -> tuple[int, ...]:
    """The colours of so many seats of a table that waits for its players, of those who are to come too: they have them
    in the order in which they come.
    """
    if table.engine.hooks.own_colours:
        return tuple(range(count))
    return (*(row.colour for row in table.seats), *free_colours(table.seats))[:count]


def chooser(table: Table, user: int, now: datetime) -> int:
    """The seat of somebody who may choose for it now: at a table that waits for its players. Raises Refusal."""
    check_open(table, now, lobby=table.size is not None)
    seat = table.seat_of(user)
    if seat is None:
        # a lobby that is full has no seat to offer, and nobody joins a challenge to others
        has_room = table.size is not None and len(table.seats) < table.size
        raise refuse("no-seat-yet" if has_room else "not-seated")
    return seat


def with_side(table: Table, user: int, side: str | None, now: datetime) -> Table:
    """Somebody takes a side, or whichever is left at the start (None). Raises Refusal where it is full."""
    return sided(table, chooser(table, user, now), side)


def sided(table: Table, seat: int, side: str | None) -> Table:
    """The same for a seat. Where the bot has the side, it makes room."""
    found = sides(table)
    room = {known.key: known.seats for known in found}
    open_ = {known.key for known in open_sides(table, seat)}
    if side is not None:
        if side not in room:
            raise refuse("stale")
        if side not in open_:
            raise refuse("side-full", count=Number(room[side]))
    rows = [replace(row, side=side) if row.seat == seat else row for row in table.seats]
    return replace(table, seats=_with_room(rows, found, seat), seq=table.seq + 1)


def with_colour(table: Table, user: int, colour: int, now: datetime) -> Table:
    """Somebody takes a colour. Raises Refusal where another one has it who has joined."""
    seat = chooser(table, user, now)
    if colour not in range(COLOURS) or table.engine.hooks.own_colours:
        raise refuse("stale")
    rows = [replace(row, colour=colour) if row.seat == seat else row for row in table.seats]
    for row in table.seats:
        if row.seat != seat and row.colour == colour:
            if row.joined and not row.is_bot:
                raise refuse("colour-taken", person=Number(row.user))
            rows[row.seat] = replace(row, colour=free_colours(rows)[0])
    return replace(table, seats=tuple(rows), seq=table.seq + 1)


def with_first(table: Table, seat: int | None) -> Table:
    """This seat begins, or it is drawn by lot (None). Raises Refusal where the game leaves nothing to choose."""
    if not draws_first(table):
        raise refuse("first-given")
    rows = tuple(replace(row, first=row.seat == seat) for row in table.seats)
    return replace(table, seats=rows)


def refitted(table: Table) -> Table:
    """The table without what was chosen and is no longer possible, its options or its size being other ones now."""
    rows = _with_room(table.seats, sides(table))
    return replace(table, seats=rows if draws_first(table) else tuple(replace(row, first=False) for row in rows))


def as_before(table: Table, before: Table, began: int | None) -> Table:
    """A rematch with the colours and sides of the game before it, in which the seat `began` began.

    The next one of those who are here begins now; where nobody knows, it is drawn.
    """
    known, here = dict(zip(_holders(before), before.seats, strict=True)), _holders(table)
    same = (known[who] for who in here)
    rows = (replace(row, colour=was.colour, side=was.side) for was, row in zip(same, table.seats, strict=True))
    table = refitted(replace(table, seats=tuple(rows)))
    if began is None or not draws_first(table):
        return table
    round_ = _holders(before)[began + 1 :] + _holders(before)[: began + 1]
    first = here.index(next(who for who in round_ if who in here))
    return replace(table, seats=tuple(replace(row, first=row.seat == first) for row in table.seats))


def _holders(table: Table) -> list[tuple[bool, int]]:
    """Who plays which seat, the same in each game: people by their ids, the seats of the bot by their number."""
    bots = [row.seat for row in table.seats if row.is_bot]
    return [(row.is_bot, bots.index(row.seat) if row.is_bot else row.user) for row in table.seats]


def setup(table: Table, chance: Chance) -> Setup:
    """How the game is set up for those who sit here now; sides that nobody has chosen are drawn by lot.

    Raises Refusal where the sides don't fit their number.
    """
    count = len(table.seats)
    found = setups.sides(table.engine, table.options, count)
    wished = [row.side if found else None for row in table.seats]
    if kept(found, wished) != tuple(wished):
        raise refuse("sides-crowded", count=Number(count))
    first = table.first if setups.draws_first(table.engine, table.options) else None
    return Setup(count, first, drawn(found, wished, chance), champion(table))


def coloured(table: Table, teams: Sequence[Sequence[int]]) -> Table:
    """The table as its game begins in these teams: each has a family of colours, so that partners are known by it.

    Who has chosen one of his team's family keeps it. Where teams are too many or too large for families, or everybody
    plays for himself, all keep theirs.
    """
    colours = in_families([row.colour for row in table.seats], teams)
    seats = (replace(row, colour=colour) for row, colour in zip(table.seats, colours, strict=True))
    return replace(table, seats=tuple(seats))


def in_families(colours: Sequence[int], teams: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The same of colours alone, by seat."""
    given = dict(enumerate(colours))
    for team, family in zip(teams, families_of(teams), strict=False):
        own = {seat: colours[seat] for seat in team if colours[seat] in family}
        free = iter([colour for colour in family if colour not in own.values()])
        given |= {seat: own[seat] if seat in own else next(free) for seat in team}
    return tuple(given.values())


def families_of(teams: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """The colours of each of these teams; none where everybody plays for himself, or they are too many or too large."""
    families = FAMILIES.get(len(teams), ())
    if max(map(len, teams), default=1) == 1 or not all(map(_fits, teams, families)):
        return ()
    return families


def families(table: Table) -> tuple[tuple[int, ...], ...]:
    """The colours of each team of a table that waits for its players, for as many as it is meant for."""
    count = table.size or len(table.seats)
    if table.engine.hooks.own_colours or not sides(table):
        return ()
    return families_of(
        setups.teams(table.engine, table.options, setups.usual_setup(table.engine, table.options, count))
    )


def _fits(team: Sequence[int], family: Sequence[int]) -> bool:
    return len(team) <= len(family)


def _with_room(rows: Sequence[SeatRow], found: Sequence[Side], chooser: int | None = None) -> tuple[SeatRow, ...]:
    """The seats with the sides for which there is room: first for who has just chosen, then for who has joined."""
    ranked = sorted(rows, key=lambda row: (row.seat != chooser, not row.joined or row.is_bot, row.seat))
    kept_sides = dict(zip((row.seat for row in ranked), kept(found, [row.side for row in ranked]), strict=True))
    return tuple(replace(row, side=kept_sides[row.seat]) for row in rows)
