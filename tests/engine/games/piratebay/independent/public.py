"""All that is public, as plain data: the rest is what lies face down."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from tests.engine.games.piratebay.independent.bay import Bay, Load, Ship
from tests.engine.games.piratebay.independent.ending import points
from tests.engine.games.piratebay.independent.wind import wind_range
from tests.engine.sailing.independent.sea import COURSES, name_of


def of_load(load: Load) -> tuple[int, int]:
    """Gold and cannons."""
    return load.gold, load.cannons


def of_ship(ship: Ship) -> dict[str, Any]:
    """A ship, with its hold."""
    return {
        "anchor": name_of(ship.anchor),
        "cell": name_of(ship.cell),
        "heading": ship.heading,
        "masts": ship.masts,
        "cargo": of_load(ship.cargo),
        "used": dict(ship.used),
        "trapped": ship.trapped,
        "barred": ship.barred,
    }


def of_wind(bay: Bay) -> dict[str, Any] | None:
    """The card of this turn, and the ranges that it gives to the mover at its start."""
    if bay.wind is None:
        return None
    ranges = {course: wind_range(bay.wind, course, bay.turn.bonus) for course in COURSES}
    return {"towards": bay.wind[0], "strength": bay.wind[1], "ranges": ranges}


def snapshot(bay: Bay) -> dict[str, Any]:
    """The whole table. Treasures are pairs of gold and cannons."""
    return {
        "ships": {seat: of_ship(ship) for seat, ship in bay.ships.items()},
        "stores": [of_load(store) for store in bay.stores],
        "down": sorted(name_of(cell) for cell in bay.tiles if cell not in bay.marks),
        "marks": sorted(map(name_of, bay.marks)),
        "goods": {name_of(cell): of_load(load) for cell, load in bay.goods.items() if load},
        "merchants": {name_of(cell): of_load(merchant.cargo) for cell, merchant in bay.merchants.items()},
        "order": bay.order if isinstance(bay.order, int) else name_of(bay.order),
        "scores": {seat: points(bay, seat) for seat in bay.living},
        "left": bay.left(),
        "lost": of_load(bay.lost),
        "orders": {seat: asdict(orders) for seat, orders in bay.orders.items()},
        "cards": len(bay.deck),
        "wind": of_wind(bay),
        "choosing": bay.choosing,
        "mover": bay.mover,
        "turn": bay.turn_number,
        "watch": bay.watch_turn,
        "moved": bay.turn.moved,
        "work": bay.turn.work,
        "keep": bay.keep and (bay.keep.seat, of_load(bay.keep.spoils)),
        "quiet": list(bay.quiet),
        "living": list(bay.living),
        "why": bay.why,
        "winners": list(bay.winners),
    }
