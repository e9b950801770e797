"""What a seat may know: all but tiles and merchants' cards that lie face down, and others' standing orders."""

from __future__ import annotations

import msgspec

from engine.sailing import view
from engine.values import Cell


class Merchant(msgspec.Struct, frozen=True, gc=False):
    """A merchant that hasn't been taken, with the cargo of those who lost to it; its own card is hidden (PB-14)."""

    cell: Cell
    gold: int
    cannons: int


class Heap(msgspec.Struct, frozen=True, gc=False):
    """Treasures face up on a treasure cell."""

    cell: Cell
    gold: int
    cannons: int


class Hold(msgspec.Struct, frozen=True, gc=False):
    """What a ship carries."""

    gold: int
    cannons: int


class Store(msgspec.Struct, frozen=True, gc=False):
    """What has been landed on an islet."""

    gold: int
    cannons: int


class Islet(msgspec.Struct, frozen=True, gc=False):
    """A pirate islet, its anchor cell, and whose it is; None: nobody's, or of somebody who has left."""

    land: Cell
    anchor: Cell
    seat: int | None


class Find(msgspec.Struct, frozen=True, gc=False):
    """What came to light in a turn: a tile (gold, cannon, empty, cave, mark), or how it went with a merchant
    (merchant-gold, merchant-empty, merchant-lost).
    """

    turn: int
    seat: int
    cell: Cell
    what: str


class Haul(msgspec.Struct, frozen=True, gc=False):
    """What became of cargo, or of the order, in a turn: loaded, unloaded, landed, robbed (by `seat`), or sunk."""

    turn: int
    seat: int
    cell: Cell
    what: str
    gold: int
    cannons: int
    order: bool


class View(view.View, frozen=True, kw_only=True):
    """A position. `turn` counts watches, so both turns of one are the same (PB-27); it is 0 while islets are chosen.

    `asked`: islet, turn, stop, explore, load, unload, cargo, resume.
    """

    map: str = ""
    """The drawing of the sea; "": the game's own."""
    watch: int
    """Turns in a row: 1 or 2."""
    glass: int
    """Which of them it is, from 1."""
    holds: tuple[Hold, ...]
    """By seat."""
    stores: tuple[Store, ...]
    """By seat."""
    trapped: tuple[int, ...]
    """The seats that skip their next turn."""
    home: tuple[int, ...]
    """The seats that were sent home in this turn, so that they do nothing more in it."""
    islets: tuple[Islet, ...]
    """All, clockwise from the south-west."""
    down: tuple[Cell, ...]
    """Where tiles lie face down, but for known black marks."""
    marks: tuple[Cell, ...]
    """Where black marks are known to lie."""
    heaps: tuple[Heap, ...]
    merchants: tuple[Merchant, ...]
    order_at: Cell | None
    """Where the order lies; None: somebody has it."""
    order_of: int | None
    """Who has it."""
    left: int
    """Treasures outside the islets (PB-24)."""
    end: int
    """The game ends as soon as so few are left."""
    lost: tuple[int, int]
    """Gold chests and cannons that have left the game."""
    calm: int
    """The fewest turns that anybody has had since something happened to a treasure (PB-26)."""
    calm_end: int
    """After so many the game ends."""
    scores: tuple[int, ...]
    """By seat, what would be scored now."""
    finds: tuple[Find, ...]
    """Since each seat's last turn, as tracks are; so are hauls."""
    hauls: tuple[Haul, ...]
