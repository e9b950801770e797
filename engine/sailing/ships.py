"""Ships and fleets as every sailing game has them (AS-2, AS-4, AS-17). Nothing here knows whose turn it is."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.sailing.sea import Sea
from engine.values import Piece

CLASSES = {"s": 3, "f": 2, "b": 1}
"""Masts and guns a broadside of each class, by the letter with which its ships' ids begin (AS-4)."""
PORT, STARBOARD = -2, 2
"""The sides of a ship: what must be added to her heading."""
SIDES = (PORT, STARBOARD)


class Ship(Struct, frozen=True, gc=False, array_like=True):
    """A ship. Her id stays hers through the whole game, whoever has her; without masts she is lost (AS-4).

    `port`, `starboard`: shots fired from that broadside since the present turn began (AS-17). `acted`: she does nothing
    more in it. `barred`: her crew was changed by a boarding in it, so that she answers nothing (AS-32).
    """

    id: str
    seat: int
    size: int
    masts: int
    cell: int
    heading: int
    port: int = 0
    starboard: int = 0
    acted: bool = False
    barred: bool = False

    def left(self, side: int) -> int:
        """Shots left on a side."""
        return self.size - (self.port if side == PORT else self.starboard)

    def facing(self, bearing: int) -> int:
        """The side on which something at this bearing is abeam, 0 for neither (AS-10)."""
        angle = (bearing - self.heading) % 8
        return STARBOARD if angle == 2 else PORT if angle == 6 else 0

    def with_fired(self, side: int, shots: int) -> Ship:
        """The ship with so many more shots fired on a side."""
        if side == PORT:
            return replace(self, port=self.port + shots)
        return replace(self, starboard=self.starboard + shots)


Ships: TypeAlias = tuple[Ship, ...]
"""All ships of a game in fleet order, the lost ones too: a ship is known by her place in it."""


@lru_cache(maxsize=1 << 10)
def piece(id: str, seat: int) -> Piece:
    """A ship as a value: her id, and who has her."""
    return Piece(id, seat)


def value(ship: Ship) -> Piece:
    """The ship as a value."""
    return piece(ship.id, ship.seat)


def occupied(ships: Ships) -> int:
    """Mask of the cells with ships."""
    taken = 0
    for ship in ships:
        if ship.masts:
            taken |= 1 << ship.cell
    return taken


def at(ships: Ships, cell: int) -> int | None:
    """The place of the ship that lies on a cell."""
    for place, ship in enumerate(ships):
        if ship.cell == cell and ship.masts:
            return place
    return None


def with_ship(ships: Ships, place: int, ship: Ship) -> Ships:
    """The fleet with another state of one ship."""
    return (*ships[:place], ship, *ships[place + 1 :])


def refreshed(ships: Ships) -> Ships:
    """All ships at the start of a turn: shots counted anew, everybody may act and answer (AS-17)."""
    return tuple(
        [
            replace(ship, port=0, starboard=0, acted=False, barred=False)
            if ship.port or ship.starboard or ship.acted or ship.barred
            else ship
            for ship in ships
        ]
    )


def abeam(sea: Sea, ship: Ship) -> tuple[tuple[int, int], ...]:
    """The sides of a ship with the cell abeam on each, where there is one (AS-10)."""
    beside, heading = sea.beside[ship.cell], ship.heading
    port, starboard = beside[(heading + PORT) % 8], beside[(heading + STARBOARD) % 8]
    if port < 0:
        return ((STARBOARD, starboard),) if starboard >= 0 else ()
    return ((PORT, port), (STARBOARD, starboard)) if starboard >= 0 else ((PORT, port),)
