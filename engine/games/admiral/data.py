"""What ships and forts can do, read from `data/ships.toml` and checked when loaded (AD-3)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, TypeAlias, get_args

from pydantic import Field, model_validator

from engine.datafiles import Strict, read
from engine.games.admiral.layout import FARTHEST
from engine.games.admiral.ships import Class
from engine.games.admiral.state import Force

KINDS: tuple[Class, ...] = get_args(Class)
"""The classes in ship order."""

Count: TypeAlias = Annotated[int, Field(ge=0, le=FARTHEST)]
Pair: TypeAlias = tuple[Count, Count]
"""Orthogonally, diagonally; of shots: usually, in a storm."""


class Guns(Strict):
    """What a fort has, and a ship as well: how far it fires, its shots, its full strength."""

    range: Pair
    shots: Pair
    strength: Annotated[int, Field(ge=1, le=20)]


class Kind(Guns):
    """A class of ships: how far they sail in calm and before a fresh wind, and drift in a storm."""

    kind: Class
    calm: Pair
    fresh: Pair
    storm: Pair


class Table(Strict):
    """The table of AD-3."""

    ship: tuple[Kind, ...]
    fort: Guns

    @model_validator(mode="after")
    def _all(self) -> Table:
        if tuple([ship.kind for ship in self.ship]) != KINDS:
            raise ValueError(f"the classes are {', '.join(KINDS)}, in this order")
        return self


_TABLE = read(Path(__file__).parent / "data" / "ships.toml", Table)
SHIPS: dict[str, Kind] = {ship.kind: ship for ship in _TABLE.ship}
"""Classes by the letter with which ids of their ships begin."""
FORT = _TABLE.fort
SIZES = {kind: ship.strength for kind, ship in SHIPS.items()}
"""The full strength of a class, by its letter."""
ANGLES = (0, 1, 2, 3, 4, 3, 2, 1)
"""The angle between wind and course in steps of 45 degrees, by the turns from one to the other."""
LADEN = {"s": 1, "g": 1, "f": 0, "b": 0}
"""So many pearls a ship carries without being slowed down; one more fits, at a range of one less (AD-63)."""


@lru_cache(maxsize=1 << 8)
def ranges(kind: str, towards: int, force: Force, heavy: bool = False) -> tuple[int, ...]:
    """How far a ship of a class sails on each course; in a storm how far she drifts with the wind (AD-21, AD-22).

    `heavy`: her load costs her a cell in calm and fresh wind (AD-63).
    """
    ship = SHIPS[kind]
    if force == "storm":
        return tuple([ship.storm[course & 1] if course == towards else 0 for course in range(8)])
    if force == "calm":
        return tuple([max(0, ship.calm[course & 1] - heavy) for course in range(8)])
    return tuple([max(0, ship.fresh[course & 1] - ANGLES[(course - towards) % 8] - heavy) for course in range(8)])


def shots(guns: Guns, force: Force) -> int:
    """The shots of a turn in a wind of this force (AD-3)."""
    return guns.shots[force == "storm"]


class Harm(Strict):
    """What next turns may bring (see `data/rival.toml`)."""

    feared: float
    hoped: float
    rest: float
    often: float
    seldom: float
    hit: float
    many: float


class Aims(Strict):
    """What depends on what a game is played for (see `data/rival.toml`)."""

    hull: dict[str, float]
    hunt: float
    repair: float
    berth: float
    later: float
    ready: float
    spread: float

    @model_validator(mode="after")
    def _all(self) -> Aims:
        if tuple(self.hull) != KINDS:
            raise ValueError(f"hulls are of the classes {', '.join(KINDS)}, in this order")
        return self


class Rival(Strict):
    """What computer opponents go by, in points of strength (see `data/rival.toml`)."""

    fort: float
    wall: float
    pearls: float
    aboard: float
    way: float
    fetched: float
    near: float
    for_pearls: Aims
    for_ships: Aims
    harm: Harm


RIVAL = read(Path(__file__).parent / "data" / "rival.toml", Rival)
