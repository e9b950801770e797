"""Ships, and all of a game together. Cells are their numbers (`engine.sailing.sea`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct

from engine.sailing.telling import SEATS

Class: TypeAlias = Literal["s", "g", "f", "b"]
"""Ship of the line, galleon, frigate, brig: the letter with which a ship's id begins, in the order of AD-3."""
Task: TypeAlias = Literal["", "repair", "work"]
"""Why a ship's flag is off: nothing, under repair (AD-50), at work on a fort (AD-51)."""


class Ship(Struct, frozen=True, gc=False, array_like=True):
    """A ship; her id stays hers through the game, whoever has her. Without strength she is lost.

    `moved`, `fired`, `stopped`: in her owner's present or last turn; `stopped`: her repair was, so that she doesn't
    move and starts no other (AD-50). `spent`: she was in a boarding or storming of this round (AD-43). `since`: the
    number of the turn in which her repair was declared. `fresh`: how many of her pearls come from the sea and haven't
    been landed since (AD-64, AD-69). `lit`: the number of the turn in which she was declared a fireship, or captured as
    one; 0: she is none (AD-34).
    """

    id: str
    seat: int
    cell: int
    strength: int
    pearls: int = 0
    fresh: int = 0
    moved: bool = False
    fired: int = 0
    stopped: bool = False
    spent: bool = False
    task: Task = ""
    since: int = 0
    lit: int = 0


class Muster(tuple[Ship, ...]):
    """All ships, with what is asked of them again and again. It is carried on from one state to the next, of whose
    ships one has changed.
    """

    places: dict[str, int]
    """By the id of each ship her place."""
    owned: tuple[tuple[int, ...], ...]
    """By seat, the places of its ships, the lost ones too."""
    lying: tuple[int, ...]
    """By seat, the mask of the cells with its ships."""
    afloat: int
    """Mask of the cells with ships."""
    shared: int
    """Mask of the cells with two ships."""
    lit: tuple[int, ...]
    """The places of the fireships; mostly there are none (AD-34)."""

    def __init__(self, ships: Iterable[Ship]) -> None:
        owned: list[list[int]] = [[] for _ in SEATS]
        lying = [0] * len(SEATS)
        self.afloat = self.shared = 0
        for place, ship in enumerate(self):
            owned[ship.seat].append(place)
            if ship.strength:
                here = 1 << ship.cell
                lying[ship.seat] |= here
                self.shared |= self.afloat & here
                self.afloat |= here
        self.places = {ship.id: place for place, ship in enumerate(self)}
        self.owned = tuple(map(tuple, owned))
        self.lying = tuple(lying)
        self.lit = _fireships(self)

    def changed(self, ships: Iterable[Ship]) -> Muster:
        """The same ships in other states: where all are whose they are, lie where they lie, are afloat or lost as
        before, and none becomes a fireship.
        """
        after = tuple.__new__(Muster, ships)
        after.__dict__.update(self.__dict__)
        return after

    def exchanged(self, place: int, ship: Ship) -> Muster:
        """The ships with another state of one of them."""
        before, ships, seat = self[place], list(self), ship.seat
        ships[place] = ship
        if seat != before.seat or (ship.strength and not before.strength):
            return Muster(ships)
        after = self.changed(ships)
        if ship.lit != before.lit or (ship.lit and not ship.strength):
            after.lit = _fireships(ships)
        if not before.strength or (ship.strength and ship.cell == before.cell):
            return after
        here, there = 1 << before.cell, 1 << ship.cell if ship.strength else 0
        left = self.shared & here  # where another ship lies
        lying = self.lying[seat] & ~here | there | (left and self._lying(seat, left, place))
        after.lying = (*self.lying[:seat], lying, *self.lying[seat + 1 :])
        after.shared = self.shared & ~here | self.afloat & there
        after.afloat = self.afloat & ~here | left | there
        return after

    def _lying(self, seat: int, cells: int, place: int) -> int:
        """In which of these cells a seat has other ships than one."""
        found = 0
        for other in self.owned[seat]:
            ship = self[other]
            if ship.strength and other != place:
                found |= 1 << ship.cell & cells
        return found


def _fireships(ships: Iterable[Ship]) -> tuple[int, ...]:
    return tuple([place for place, ship in enumerate(ships) if ship.lit and ship.strength])
