"""A position in words, made from a view: the alt text of pictures and the text board."""

from __future__ import annotations

from functools import lru_cache

from engine.games.admiral.asking import piece
from engine.games.admiral.mines import CLASSES
from engine.games.admiral.view import Blast, Fort, Mine, Ship, View
from engine.sailing.telling import NUMBERS, SEATS
from engine.values import Cell, Course, Key, Line, Number, Piece, line

TASKS = ("", "repair", "work")
"""Why a ship's flag is off, as her line counts them."""


def describe(view: View) -> list[Line]:
    """What is played for and who has how much of it, the wind, fireships, mines, ships and forts of each seat, one's
    own orders.

    What matters most comes first: an alt text has room for 1,024 characters, and leaves out lines from the end. So
    the viewer's own ships come before others', and those of who moves next before the rest. Whose ships and forts
    they are is said once, and their strength where they are damaged: else six fleets had no room.
    """
    lines = _scores(view)
    if view.wind is not None:
        lines.append(line(f"admiral-line-{view.wind.force}", n=Number(view.round), towards=Course(view.wind.towards)))
    if view.pearls:
        cells = tuple([cell for cell, n in view.pearls for _ in range(n)])
        lines.append(line("admiral-line-pearls", cells=cells, n=Number(len(cells))))
    owners = {ship.id: ship.seat for ship in view.ships}
    lines += [_blast(blast, owners) for blast in view.blasts]
    lines += map(_mine, view.mines)
    for seat in sorted(range(view.seats), key=lambda seat: _rank(view, seat)):
        lines += _seat(view, seat)
    lines += [_fort(fort) for fort in view.forts if fort.seat is None]
    lines += [*_land(view), *_hidden(view)]
    if view.quiet_end and 2 * view.quiet >= view.quiet_end:
        lines.append(line("admiral-line-quiet", n=Number(view.quiet), end=Number(view.quiet_end)))
    return [*lines, *_orders(view)]


def _land(view: View) -> list[Line]:
    """Where reefs and islands lie, which may be there by lot (AD-62); of an island two corners of its cells."""
    lines = [line("admiral-line-reefs", cells=view.reefs)] if view.reefs else []
    return lines + [line("admiral-line-island", cell=cell, to=to) for cell, to in _islands(view.closed, view.coastal)]


@lru_cache(maxsize=64)
def _islands(closed: tuple[Cell, ...], coastal: tuple[Cell, ...]) -> tuple[tuple[Cell, Cell], ...]:
    """The first and the last cell of each island, of which none touches another."""
    left, found = {*closed, *coastal}, []
    while left:
        island, grown = set[Cell](), {min(left, key=lambda cell: (cell.row, cell.col))}
        while grown:
            island |= grown
            grown = {cell for cell in left - island if any(_touch(cell, other) for other in grown)}
        left -= island
        rows, cols = [cell.row for cell in island], [cell.col for cell in island]
        found.append((Cell(min(cols), min(rows)), Cell(max(cols), max(rows))))
    return tuple(found)


def _touch(one: Cell, other: Cell) -> bool:
    return abs(one.col - other.col) <= 1 and abs(one.row - other.row) <= 1


def ordered(view: View) -> tuple[Line, ...]:
    """What the viewer's team has of what it plays for, and what holds until he orders otherwise; see
    `engine.game.Hooks`.
    """
    own = [team for team in view.teams if view.viewer in team and view.goal == "pearls" and not view.over]
    return (*[_team(view, team) for team in own], *_orders(view))


def _orders(view: View) -> tuple[Line, ...]:
    """The viewer's standing orders, until the game is over, and that he may lay his mines anew."""
    anew = (line("admiral-line-anew"),) if view.anew else ()
    if not view.ordered or view.over:
        return anew
    orders = tuple([Key(f"{kind}-{word}") for kind, word in view.ordered])
    return (*anew, line("admiral-line-orders", orders=orders))


def _rank(view: View, seat: int) -> tuple[bool, int]:
    """Where a seat comes among the others: the viewer first, then by coming turns, then who is out."""
    return seat != view.viewer, view.order.index(seat) if seat in view.order else view.seats + seat


def _scores(view: View) -> list[Line]:
    """How many pearls win, and who has some in own forts; of teams each with both (AD-64, AD-68)."""
    if view.teams and view.goal == "pearls":
        return [_team(view, team) for team in view.teams]
    lines = [line("admiral-line-need", n=NUMBERS[view.need], landed=NUMBERS[sum(view.scores)])] if view.need else []
    return lines + [
        line("admiral-line-score", seat=SEATS[seat], n=NUMBERS[n]) for seat, n in enumerate(view.scores) if n
    ]


def _seat(view: View, seat: int) -> list[Line]:
    """A seat, its ships and forts."""
    if seat in view.out:
        return [line("admiral-line-out", seat=SEATS[seat])]
    forts = [fort for fort in view.forts if fort.seat == seat]
    usual = tuple([Piece(fort.id) for fort in forts if _is_usual(fort)])
    lines = [line("admiral-line-seat", seat=SEATS[seat], n=NUMBERS[len(usual)], target=usual)]
    goal = view.goals[seat] if view.goals else None
    if goal is not None:
        lines.append(line("admiral-line-goal", seat=SEATS[seat], cell=goal))
    if view.homeless and view.homeless[seat]:
        left = view.homeless_end - view.homeless[seat]
        lines.append(line("admiral-line-homeless", seat=SEATS[seat], n=NUMBERS[left]))
    lines += [_ship(ship) for ship in view.ships if ship.seat == seat]
    return lines + [_fort(fort) for fort in forts if not _is_usual(fort)]


def _is_usual(fort: Fort) -> bool:
    """Whether there is nothing to say of an owned fort but where it stands."""
    return fort.strength == fort.size and not (fort.pearls or fort.worked)


def _team(view: View, team: tuple[int, ...]) -> Line:
    """A team, and the pearls that it has together (AD-68)."""
    return line(
        "admiral-line-team", seat=tuple([SEATS[seat] for seat in team]),
        n=NUMBERS[sum([view.scores[seat] for seat in team])], need=NUMBERS[view.need],
    )  # fmt: skip


def _ship(ship: Ship) -> Line:
    return line(
        "admiral-line-ship", ship=Piece(ship.id), cell=ship.cell, hurt=NUMBERS[ship.size - ship.strength],
        left=NUMBERS[ship.strength], size=NUMBERS[ship.size], task=NUMBERS[TASKS.index(ship.task)],
        pearls=NUMBERS[ship.pearls],
    )  # fmt: skip


def _blast(blast: Blast, owners: dict[str, int]) -> Line:
    """What a fireship would do where she lies (AD-34)."""
    hit = tuple([piece(id, owners[id]) for id in blast.hits])
    return line(
        "admiral-line-fireship", ship=piece(blast.ship, owners[blast.ship]), cell=blast.cell,
        hits=NUMBERS[blast.damage], target=hit, n=NUMBERS[len(hit)],
    )  # fmt: skip


def _mine(mine: Mine) -> Line:
    kinds = tuple([CLASSES[kind] for kind in mine.waits])
    return line(
        f"admiral-line-mine-{mine.setting}", seat=SEATS[mine.seat], cell=mine.cell, n=NUMBERS[mine.n], kinds=kinds
    )


def _hidden(view: View) -> list[Line]:
    """How many mines others may have left, by what everybody knows, and where none can be any more (AD-56)."""
    others: dict[int, list[int]] = {}
    for seat, n in enumerate(view.hidden):
        if n and seat != view.viewer and not view.over:
            others.setdefault(n, []).append(seat)
    found = [
        line(
            "admiral-line-hidden", seat=tuple([SEATS[seat] for seat in seats]), seats=NUMBERS[len(seats)], n=NUMBERS[n]
        )
        for n, seats in others.items()
    ]
    return [*found, line("admiral-line-blown", cells=view.blown)] if view.blown else found


def _fort(fort: Fort) -> Line:
    return line(
        "admiral-line-fort", ship=Piece(fort.id), hurt=NUMBERS[fort.size - fort.strength], left=NUMBERS[fort.strength],
        size=NUMBERS[fort.size], pearls=NUMBERS[fort.pearls], rebuilt=NUMBERS[fort.rebuilt],
        worked=NUMBERS[fort.worked], free=NUMBERS[fort.seat is None],
    )  # fmt: skip
