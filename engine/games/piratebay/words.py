"""A position in words, made from a view: the alt text of pictures and the text board."""

from __future__ import annotations

from engine.games.piratebay.view import Islet, View
from engine.sailing.orders import words
from engine.sailing.telling import NUMBERS, SEATS
from engine.sailing.words import ship_line, wind_line
from engine.values import Key, Line, Number, line


def describe(view: View) -> list[Line]:
    """Wind, one's own orders, what is left, ships seat by seat, the order, merchants, the islands' tiles."""
    lines = [*([wind_line(view.wind)] if view.wind else []), *ordered(view)]
    lines.append(line("piratebay-line-left", n=NUMBERS[view.left], end=NUMBERS[view.end]))
    if view.calm:
        lines.append(line("piratebay-line-calm", n=Number(view.calm), end=NUMBERS[view.calm_end]))
    for seat in (*view.order, *[seat for seat in range(view.seats) if seat not in view.order]):
        lines += _seat(view, seat)
    return [*lines, *_order(view), *_sea(view)]


def ordered(view: View) -> tuple[Line, ...]:
    """The viewer's standing orders, until the game is over; see `engine.game.Hooks`."""
    if view.orders is None or view.over:
        return ()
    said = {kind: Key(f"{kind}-{word}") for kind, word in words(view.orders).items()}
    return (line("piratebay-line-orders", fire=said["return"], bear=said["turn"], prizes=said["prizes"]),)


def _seat(view: View, seat: int) -> list[Line]:
    """A seat's points and islet, its ship and what she carries."""
    if seat in view.out:
        return [line("piratebay-line-out", seat=SEATS[seat])]
    islet = _islet(view, seat)
    if islet is None:
        return [line("piratebay-line-no-islet", seat=SEATS[seat])]
    store, held = view.stores[seat], view.holds[seat]
    found = [
        line(
            "piratebay-line-seat", seat=SEATS[seat], points=NUMBERS[view.scores[seat]], cell=islet.anchor,
            gold=NUMBERS[store.gold], cannons=NUMBERS[store.cannons],
        )
    ]  # fmt: skip
    for ship in view.ships:
        if ship.seat == seat:
            found.append(ship_line(ship))
            if held.gold or held.cannons:
                found.append(line("piratebay-line-hold", gold=NUMBERS[held.gold], cannons=NUMBERS[held.cannons]))
    if seat in view.trapped:
        found.append(line("piratebay-line-trapped", seat=SEATS[seat]))
    return found


def _islet(view: View, seat: int) -> Islet | None:
    return next((islet for islet in view.islets if islet.seat == seat), None)


def _order(view: View) -> list[Line]:
    if view.order_of is not None:
        return [line("piratebay-line-order-of", seat=SEATS[view.order_of])]
    assert view.order_at is not None
    return [line("piratebay-line-order-at", cell=view.order_at)]


def _sea(view: View) -> list[Line]:
    """Merchants, treasures face up, marks, and where tiles lie face down."""
    lines = [
        line("piratebay-line-merchant", cell=one.cell, gold=NUMBERS[one.gold], cannons=NUMBERS[one.cannons])
        for one in view.merchants
    ]
    lines += [
        line("piratebay-line-heap", cell=heap.cell, gold=NUMBERS[heap.gold], cannons=NUMBERS[heap.cannons])
        for heap in view.heaps
    ]
    if view.marks:
        lines.append(line("piratebay-line-marks", cells=view.marks, n=NUMBERS[len(view.marks)]))
    if view.down:
        lines.append(line("piratebay-line-down", cells=view.down, n=NUMBERS[len(view.down)]))
    return lines
