"""A position in words, made from a view: the alt text of pictures and the text board."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.piratebay.view import Heap, Merchant, View
from engine.sailing.orders import words
from engine.sailing.telling import NUMBERS, SEATS
from engine.sailing.words import wind_line
from engine.values import Cell, Course, Key, Line, Number, line


def describe(view: View) -> list[Line]:
    """Wind, what is left, a line for each seat, the order, merchants, treasures and tiles, one's own orders.

    What matters most comes first: an alt text has room for 1,024 characters, and leaves out lines from the end.
    """
    lines = [wind_line(view.wind)] if view.wind else []
    lines.append(line("piratebay-line-left", n=NUMBERS[view.left], end=NUMBERS[view.end]))
    if view.calm:
        lines.append(line("piratebay-line-calm", n=Number(view.calm), end=NUMBERS[view.calm_end]))
    lines += [_seat(view, seat) for seat in view.order]
    lines += [_seat(view, seat) for seat in range(view.seats) if seat not in view.order]
    return [*lines, _order(view), *_sea(view), *ordered(view)]


def ordered(view: View) -> tuple[Line, ...]:
    """The viewer's standing orders, until the game is over; see `engine.game.Hooks`."""
    if view.orders is None or view.over:
        return ()
    said = {kind: Key(f"{kind}-{word}") for kind, word in words(view.orders).items()}
    return (line("piratebay-line-orders", fire=said["return"], bear=said["turn"], prizes=said["prizes"]),)


def _seat(view: View, seat: int) -> Line:
    """A seat's points, its ship with what she carries, and its islet with what was landed there."""
    if seat in view.out:
        return line("piratebay-line-out", seat=SEATS[seat])
    ship = next((ship for ship in view.ships if ship.seat == seat), None)
    if ship is None:
        return line("piratebay-line-no-islet", seat=SEATS[seat])
    anchor = next(islet.anchor for islet in view.islets if islet.seat == seat)
    held, store = view.holds[seat], view.stores[seat]
    return line(
        "piratebay-line-seat", seat=SEATS[seat], points=NUMBERS[view.scores[seat]], cell=ship.cell,
        course=Course(ship.heading), masts=NUMBERS[ship.masts], n=NUMBERS[ship.port + ship.starboard],
        port=NUMBERS[ship.size - ship.port], starboard=NUMBERS[ship.size - ship.starboard], gold=NUMBERS[held.gold],
        cannons=NUMBERS[held.cannons], anchor=anchor, goldlanded=NUMBERS[store.gold],
        cannonslanded=NUMBERS[store.cannons], trapped=NUMBERS[seat in view.trapped],
    )  # fmt: skip


def _order(view: View) -> Line:
    if view.order_of is not None:
        return line("piratebay-line-order-of", seat=SEATS[view.order_of])
    assert view.order_at is not None
    return line("piratebay-line-order-at", cell=view.order_at)


def _sea(view: View) -> list[Line]:
    """Merchants, treasures face up, known marks, and where tiles lie face down."""
    lines = []
    if view.merchants:
        cells = tuple([merchant.cell for merchant in view.merchants])
        lines.append(line("piratebay-line-merchants", cells=cells, **_spread(view.merchants)))
    if view.heaps:
        lines.append(line("piratebay-line-heaps", **_spread(view.heaps)))
    if view.marks:
        lines.append(line("piratebay-line-marks", cells=view.marks, n=NUMBERS[len(view.marks)]))
    if view.down:
        lines.append(line("piratebay-line-down", cells=view.down, n=NUMBERS[len(view.down)]))
    return lines


def _spread(ones: Sequence[Heap | Merchant]) -> dict[str, Number | tuple[Cell, ...]]:
    """How many chests of gold and cannons there are, and where: a cell for each of them."""
    gold = tuple([one.cell for one in ones for _ in range(one.gold)])
    cannons = tuple([one.cell for one in ones for _ in range(one.cannons)])
    return {
        "gold": NUMBERS[len(gold)], "goldcells": gold, "cannons": NUMBERS[len(cannons)], "cannoncells": cannons,
    }  # fmt: skip
