"""A position in words, made from a view: the alt text of pictures and the text board."""

from __future__ import annotations

from engine.games.admiral.asking import piece
from engine.games.admiral.state import NOBODY
from engine.games.admiral.view import Fort, Ship, View
from engine.sailing.telling import NUMBERS, SEATS
from engine.values import Course, Key, Line, Number, line

TASKS = ("", "repair", "work")
"""Why a ship's flag is off, as her line counts them."""


def describe(view: View) -> list[Line]:
    """The wind, what is played for, ships and forts of each seat, pearls in the sea, one's own orders.

    What matters most comes first: an alt text has room for 1,024 characters, and leaves out lines from the end.
    """
    lines = []
    if view.wind is not None:
        lines.append(line(f"admiral-line-{view.wind.force}", n=Number(view.round), towards=Course(view.wind.towards)))
    for seat in (*view.order, *[seat for seat in range(view.seats) if seat not in view.order]):
        lines += _seat(view, seat)
    lines += [_fort(fort) for fort in view.forts if fort.seat is None]
    if view.pearls:
        cells = tuple([cell for cell, n in view.pearls for _ in range(n)])
        lines.append(line("admiral-line-pearls", cells=cells, n=NUMBERS[len(cells)]))
    if view.quiet and view.quiet_end:
        lines.append(line("admiral-line-quiet", n=Number(view.quiet), end=Number(view.quiet_end)))
    return [*lines, *ordered(view)]


def ordered(view: View) -> tuple[Line, ...]:
    """The viewer's standing orders, until the game is over; see `engine.game.Hooks`."""
    if not view.ordered or view.over:
        return ()
    return (line("admiral-line-orders", orders=tuple([Key(f"{kind}-{word}") for kind, word in view.ordered])),)


def _seat(view: View, seat: int) -> list[Line]:
    """A seat, what it has of what is played for, its ships and forts."""
    if seat in view.out:
        return [line("admiral-line-out", seat=SEATS[seat])]
    lines = []
    if view.scores:
        lines.append(
            line("admiral-line-score", seat=SEATS[seat], n=NUMBERS[view.scores[seat]], need=NUMBERS[view.need])
        )
    goal = view.goals[seat] if view.goals else None
    if goal is not None:
        lines.append(line("admiral-line-goal", seat=SEATS[seat], cell=goal))
    lines += [_ship(ship) for ship in view.ships if ship.seat == seat]
    return lines + [_fort(fort) for fort in view.forts if fort.seat == seat]


def _ship(ship: Ship) -> Line:
    return line(
        "admiral-line-ship", seat=SEATS[ship.seat], ship=piece(ship.id, ship.seat), cell=ship.cell,
        left=NUMBERS[ship.strength], size=NUMBERS[ship.size], task=NUMBERS[TASKS.index(ship.task)],
        pearls=NUMBERS[ship.pearls],
    )  # fmt: skip


def _fort(fort: Fort) -> Line:
    seat = NOBODY if fort.seat is None else fort.seat
    return line(
        "admiral-line-fort", ship=piece(fort.id, seat), left=NUMBERS[fort.strength], size=NUMBERS[fort.size],
        pearls=NUMBERS[fort.pearls], rebuilt=NUMBERS[fort.rebuilt], worked=NUMBERS[fort.worked],
    )  # fmt: skip
