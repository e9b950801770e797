"""The set-up of a battle (AS-4, AS-7, AS-8, AS-30, AS-70)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.engine.games.ageofsail.independent.battle import SIZES, Battle, Fort, Orders, Ship
from tests.engine.games.ageofsail.independent.seas import SHIPS_OF_A_FLEET, Site, nearest, places, refuse, site
from tests.engine.games.ageofsail.independent.situations import all_situations
from tests.engine.games.ageofsail.independent.wind import all_winds
from tests.engine.sailing.independent.sea import SIDE


def fort_of(here: Site) -> Fort:
    """A fort of five cannons and the arms, all face up (AS-30)."""
    return Fort(list(here.cannons), here.arms, set(here.cells))


def fleet_names(seat: int, fleet: int) -> list[str]:
    """The ships of a seat: so many times a ship of the line, two frigates and a brig (AS-30, AS-70)."""
    names = []
    for number in range(seat * fleet, (seat + 1) * fleet):
        names += [f"s{number + 1}", f"f{2 * number + 1}", f"f{2 * number + 2}", f"b{number + 1}"]
    return names


def fleet_at(seat: int, fleet: int, here: Site, width: int) -> list[Ship]:
    """A fleet where the bot places it (AS-7, AS-70)."""
    cells = nearest(here, width, fleet * SHIPS_OF_A_FLEET)
    return [
        Ship(name, seat, SIZES[name[0]], cell, here.heading)
        for name, cell in zip(fleet_names(seat, fleet), cells, strict=True)
    ]


def set_up(seats: int, options: Mapping[str, Any], draw: Callable[[int], int], first: int | None) -> Battle:
    """A new battle; who begins is drawn unless it is given (AS-8). `order` is the seat that holds the order (AS-38).

    Raises ValueError for what can't be played.
    """
    sets, fleet = options.get("sets", 1), options.get("fleet", 1)
    refuse(seats, sets, fleet)
    width = SIDE * sets
    sites = [site(place, width) for place in places(seats, draw)]
    forts = {seat: fort_of(here) for seat, here in enumerate(sites)}
    begins = draw(seats) if first is None else first
    return Battle(
        seats=seats,
        situations=options.get("situations", True),
        brisk=options.get("wind", "printed") == "brisk",
        rounds=options.get("rounds", 20),
        printed=options.get("printed", False),
        draw=draw,
        first=begins,
        ships=[ship for seat, here in enumerate(sites) for ship in fleet_at(seat, fleet, here, width)],
        forts=forts,
        walls={cell: seat for seat, fort in forts.items() for cell in fort.cells},
        orders={seat: Orders() for seat in range(seats)},
        wind_deck=all_winds() * sets,
        situation_deck=all_situations() * sets if options.get("situations", True) else [],
        mover=begins,
        sums=[0] * seats,
        sets=sets,
        order=options.get("order"),
        line=options.get("line", False),
    )
