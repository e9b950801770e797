"""A sea, ships on it, dice that are known before, and what was told."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.sailing.afloat import Afloat
from engine.sailing.asking import Chart
from engine.sailing.orders import USUAL
from engine.sailing.sea import Sea
from engine.sailing.ships import Ship
from engine.sailing.telling import Log
from engine.sailing.wind import FULL

SEA = Sea(20, 20)
CHART = Chart(SEA)
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


def afloat(*ships: Ship, **more: Any) -> Afloat:
    """A position in which the first seat moves, in turn 5."""
    seats = max(ship.seat for ship in ships) + 1
    state = Afloat(
        count=0, todo=(), first=0, mover=0, turn=5, ships=ships, orders=(USUAL,) * seats, out=(), winds=FULL, wind=None,
        tracks=(), shots=(), fights=(), wrecks=(),
    )  # fmt: skip
    return replace(state, **more)


def told(log: Log) -> list[tuple[str, dict[str, Any]]]:
    """What was told: ids without the part that all have, and what stands in the lines, as it is written."""
    lines = [event.public for event in log.events if event.public is not None]
    return [(line.id.split("-event-")[1], {name: _written(value) for name, value in line.args}) for line in lines]


def _written(value: Any) -> Any:
    return tuple(map(_written, value)) if isinstance(value, tuple) else getattr(value, "value", value.token)
