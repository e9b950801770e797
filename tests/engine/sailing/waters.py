"""A sea, ships on it, and dice that are known before."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.sailing.sea import Sea
from engine.sailing.ships import Ship

SEA = Sea(20, 20)
HERE = SEA.size // 2 + 10
"""A cell far from the edges."""


class Dice:
    """Chance that is known before: the faces of dice, in order. Whatever else is drawn, or too much, is a fault."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def randrange(self, stop: int, /) -> int:
        assert stop == 6, f"no die has {stop} faces"
        assert self.faces, "no more dice were expected"
        return self.faces.pop(0) - 1

    def shuffle(self, x: Any, /) -> None:
        raise AssertionError("nothing is shuffled")


def ship(size: int = 3, heading: int = 0, cell: int = HERE, **more: Any) -> Ship:
    """A ship of the first seat, with all her masts unless `more` says otherwise."""
    return replace(Ship("s1", 0, size, size, cell, heading), **more)
