"""Ships and fleets as every sailing game has them (AS-2, AS-4, AS-17). Nothing here knows whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.sailing.sea import Sea, bits
from engine.sailing.telling import SEATS
from engine.values import Piece

CLASSES = {"s": 3, "f": 2, "b": 1}
"""Masts and guns a broadside of each class, by the letter with which its ships' ids begin (AS-4)."""
PORT, STARBOARD = -2, 2
"""The sides of a ship: what must be added to her heading."""
SIDES = (PORT, STARBOARD)


class Ship(Struct, frozen=True, gc=False, array_like=True, cache_hash=True):
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


class Muster(tuple[Ship, ...]):
    """The same with what is asked of them again and again. `with_ship` carries it on from one to the next: of up to
    forty ships one has changed.
    """

    places: dict[str, int]
    """By the id of each ship her place."""
    owned: tuple[tuple[int, ...], ...]
    """By seat, the places of its ships, the lost ones too."""
    lying: tuple[int, ...]
    """By seat, the mask of the cells with its ships."""
    taken: int
    """Mask of the cells with ships."""
    crowded: bool
    """Whether two ships lie on one cell, as they do while one boards the other."""
    stirred: int
    """Mask of the places of all ships that `refreshed` may change."""

    def __init__(self, ships: Iterable[Ship]) -> None:
        owned: list[list[int]] = [[] for _ in SEATS]
        for place, ship in enumerate(self):
            owned[ship.seat].append(place)
        self.places = {ship.id: place for place, ship in enumerate(self)}
        self.owned = tuple(map(tuple, owned))
        self.lying = tuple([self._cells(seat) for seat in range(len(owned))])
        self.taken = reduce(or_, self.lying)
        self.crowded = self.taken.bit_count() < len([ship for ship in self if ship.masts])
        self.stirred = (1 << len(self)) - 1

    def _cells(self, seat: int) -> int:
        """Mask of the cells with ships of a seat."""
        found = 0
        for place in self.owned[seat]:
            ship = self[place]
            if ship.masts:
                found |= 1 << ship.cell
        return found

    def changed(self, ships: list[Ship], **known: Any) -> Muster:
        """The same ships in other states: where all are whose they are, lie where they lie, and are afloat or lost as
        before, but for what is `known` of them.
        """
        after = tuple.__new__(Muster, ships)
        after.__dict__ = self.__dict__ | known
        return after

    def shifted(self, ships: list[Ship], place: int) -> Muster:
        """One of them has gone elsewhere, or lost her last mast, or is afloat again."""
        before, ship = self[place], ships[place]
        left, entered = before.masts and 1 << before.cell, ship.masts and 1 << ship.cell
        if self.crowded or self.taken & ~left & entered:
            return Muster(ships)  # of two ships on a cell one may leave it
        lying = list(self.lying)
        lying[ship.seat] = lying[ship.seat] ^ left | entered
        taken = self.taken ^ left | entered
        return self.changed(ships, stirred=self.stirred | 1 << place, lying=tuple(lying), taken=taken)


def mustered(ships: Ships) -> Muster:
    """Ships with what is asked of them."""
    return ships if isinstance(ships, Muster) else Muster(ships)


@lru_cache(maxsize=1 << 10)
def piece(id: str, seat: int) -> Piece:
    """A ship as a value: her id, and who has her."""
    return Piece(id, seat)


def value(ship: Ship) -> Piece:
    """The ship as a value."""
    return piece(ship.id, ship.seat)


def at(ships: Muster, cell: int) -> int | None:
    """The place of the ship that lies on a cell."""
    if not ships.taken >> cell & 1:
        return None
    for place, ship in enumerate(ships):
        if ship.cell == cell and ship.masts:
            return place
    return None


def with_ship(ships: Ships, place: int, ship: Ship) -> Muster:
    """The fleet with another state of one ship."""
    muster = mustered(ships)
    before, after = muster[place], list(muster)
    after[place] = ship
    if ship.seat != before.seat:
        return Muster(after)
    if ship.cell == before.cell and ship.masts and before.masts:
        return muster.changed(after, stirred=muster.stirred | 1 << place)
    return muster.shifted(after, place)


def refreshed(ships: Ships) -> Muster:
    """All ships at the start of a turn: shots counted anew, everybody may act and answer (AS-17)."""
    muster = mustered(ships)
    after = list(muster)
    for place in bits(muster.stirred):
        after[place] = replace(after[place], port=0, starboard=0, acted=False, barred=False)
    return muster.changed(after, stirred=0)


def abeam(sea: Sea, ship: Ship) -> tuple[tuple[int, int], ...]:
    """The sides of a ship with the cell abeam on each, where there is one (AS-10)."""
    beside, heading = sea.beside[ship.cell], ship.heading
    port, starboard = beside[(heading + PORT) % 8], beside[(heading + STARBOARD) % 8]
    if port < 0:
        return ((STARBOARD, starboard),) if starboard >= 0 else ()
    return ((PORT, port), (STARBOARD, starboard)) if starboard >= 0 else ((PORT, port),)
