"""The state of a game of Pirate Bay: plain frozen data."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.flow import Step
from engine.games.piratebay.board import Bay, bay
from engine.sailing.afloat import Afloat
from engine.sailing.resuming import Resume

HOLD = 4
"""Treasures that a ship carries (PB-21)."""
CHESTS, CANNONS = 13, 20
"""Gold chests, those of merchants included, and cannons (PB-2)."""
TREASURES = CHESTS + CANNONS
"""All that counts as treasure (PB-24)."""


class Berth(Step, frozen=True, gc=False, tag="berth"):
    """A seat chooses its islet (PB-3)."""


class Begin(Step, frozen=True, gc=False, tag="begin"):
    """All seats have an islet, and the first player's turn begins."""


class Wind(Step, frozen=True, gc=False, tag="wind"):
    """The wind is drawn, or the turn is skipped (PB-10, PB-20)."""


class Turn(Step, frozen=True, gc=False, tag="turn"):
    """A player's turn: lies at the bottom of `todo` until it ends. `used`: the mover has begun it, so that it is over
    when it comes to the top again.
    """

    used: bool = False


class Stop(Step, frozen=True, gc=False, tag="stop", kw_only=True):
    """The mover decides what the ship does at a stop, with `left` cells in her range. `spent`: after a fight won or a
    merchant taken she neither fires nor sails on (PB-10). `waits`: the mover is asked also where nothing is left to do,
    so that what was done can be taken back.
    """

    left: int
    spent: bool = False
    waits: bool = False


class Work(Step, frozen=True, gc=False, tag="work", kw_only=True):
    """The mover goes on exploring, loading or unloading; `left`: so many pieces at most (PB-20 to PB-22)."""

    kind: Literal["explore", "load", "unload"]
    left: int


class Keep(Step, frozen=True, gc=False, tag="keep", kw_only=True):
    """The winner of cargo chooses what is kept of more than the hold takes (PB-12, PB-14)."""

    aside: ClassVar[bool] = True

    winner: int


Todo: TypeAlias = Berth | Begin | Wind | Turn | Stop | Work | Keep | Resume


class Cargo(Struct, frozen=True, gc=False, array_like=True, cache_hash=True):
    """Treasures: so many gold chests and cannons."""

    gold: int = 0
    cannons: int = 0

    @property
    def total(self) -> int:
        """How many pieces."""
        return self.gold + self.cannons

    def __add__(self, other: Cargo) -> Cargo:
        return Cargo(self.gold + other.gold, self.cannons + other.cannons)

    def __sub__(self, other: Cargo) -> Cargo:
        return Cargo(self.gold - other.gold, self.cannons - other.cannons)


NOTHING = Cargo()
GOLD, CANNON = Cargo(1, 0), Cargo(0, 1)


class Merchant(Struct, frozen=True, gc=False, array_like=True, cache_hash=True):
    """A merchant: whether its card is gold, whether it has been taken, and cargo of those who lost to it (PB-14)."""

    gold: bool
    taken: bool = False
    cargo: Cargo = NOTHING


class Find(Struct, frozen=True, gc=False, array_like=True):
    """See `view.Find`."""

    turn: int
    seat: int
    cell: int
    what: str


class Haul(Struct, frozen=True, gc=False, array_like=True):
    """See `view.Haul`."""

    turn: int
    seat: int
    cell: int
    what: str
    cargo: Cargo
    order: bool = False


class Over(Struct, frozen=True):
    """How the game ended: no treasure left outside, few enough (PB-25), calm or agreed (PB-26), or one player left
    (PB-28).
    """

    how: Literal["all", "half", "calm", "agreed", "last"]


class State(Afloat, frozen=True):
    """A position; cells and courses by their numbers. Ship n is that of seat n."""

    todo: tuple[Todo, ...]
    watch: int
    """Turns in a row (PB-27)."""
    glass: int
    """Which of them it is, from 1."""
    few: int
    """The game ends as soon as so few treasures are left outside the islets (PB-24, PB-25)."""
    islets: tuple[int, ...]
    """By seat, the number of its islet; -1 before it has one."""
    tiles: str
    """By treasure cell what lies there face down, see `tiles`; ``.`` nothing (PB-2)."""
    known: int
    """Mask of the treasure cells where a black mark is known to lie (PB-20)."""
    heaps: tuple[Cargo, ...]
    """By treasure cell, treasures face up."""
    merchants: tuple[Merchant, ...]
    holds: tuple[Cargo, ...]
    """By seat, what its ship carries."""
    stores: tuple[Cargo, ...]
    """By seat, what lies on its islet."""
    lost: Cargo
    order_at: int
    """Where the order lies, -1: somebody has it."""
    order_of: int
    """Who has it, -1: nobody."""
    swift: bool
    """Whether the mover held the order at the start of the turn (PB-23)."""
    trapped: tuple[int, ...]
    """The seats that skip their next turn (PB-20)."""
    calm: tuple[int, ...]
    """By seat, its turns since something happened to a treasure (PB-26)."""
    stirred: bool
    """Whether something has in this turn."""
    finds: tuple[Find, ...]
    hauls: tuple[Haul, ...]
    over: Over | None
    map: str = ""
    """The drawing of the sea; "": the game's own (PB-1)."""

    @property
    def bay(self) -> Bay:
        """What lies on the map."""
        return bay(self.map)


def set_at(values: tuple[Cargo, ...], at: int, value: Cargo) -> tuple[Cargo, ...]:
    """These with another in one place."""
    return (*values[:at], value, *values[at + 1 :])


def outside(state: State) -> int:
    """Treasures outside the islets (PB-24)."""
    return _outside(state.lost, state.stores)


@lru_cache(maxsize=1 << 10)
def _outside(lost: Cargo, stores: tuple[Cargo, ...]) -> int:
    return TREASURES - lost.total - sum([store.total for store in stores])


def touched(state: State) -> State:
    """Something happened to a treasure: the calm turns are counted anew (PB-26)."""
    if state.stirred and not any(state.calm):
        return state
    return replace(state, stirred=True, calm=(0,) * len(state.calm))


def dropped(state: State, cargo: Cargo) -> State:
    """This cargo leaves the game; it has been taken from where it was."""
    if not cargo.total:
        return state
    return touched(replace(state, lost=state.lost + cargo))
