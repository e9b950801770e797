"""What lies on the table: ships, cargo, tiles, merchants, the order, and the state of the turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.engine.games.piratebay.independent.board import MERCHANT_CELLS, is_water
from tests.engine.games.piratebay.independent.wind import Wind
from tests.engine.sailing.independent.sea import Cell

MASTS = 2
"""Of a frigate; its shots on each side too (AS-4, AS-11)."""

HOLD = 4
"""Treasures that a ship takes (PB-21)."""

TREASURES = 33
"""20 cannons and 13 chests of gold (PB-24)."""

TILES = {"cannon": 20, "gold": 10, "empty": 5, "cave": 2, "mark": 2}
"""The green tiles (PB-2)."""


@dataclass(frozen=True)
class Load:
    """Some treasures: chests of gold and cannons."""

    gold: int = 0
    cannons: int = 0

    @property
    def total(self) -> int:
        """How many treasures it is."""
        return self.gold + self.cannons

    def __add__(self, other: Load) -> Load:
        return Load(self.gold + other.gold, self.cannons + other.cannons)

    def __sub__(self, other: Load) -> Load:
        return Load(self.gold - other.gold, self.cannons - other.cannons)

    def __bool__(self) -> bool:
        return self.total > 0


NOTHING = Load()
ONE = {"gold": Load(gold=1), "cannon": Load(cannons=1)}
"""A single treasure by its kind."""


@dataclass
class Orders:
    """The standing orders of a player, with their defaults (AS-17, AS-32)."""

    returning: str = "largest"
    turn: str = "yes"
    prizes: str = "usual"


@dataclass
class Ship:
    """A player's frigate."""

    seat: int
    anchor: Cell
    cell: Cell
    heading: str
    masts: int = MASTS
    cargo: Load = NOTHING
    used: dict[str, int] = field(default_factory=lambda: {"port": 0, "starboard": 0})
    """Shots fired this turn by each broadside of the hull (AS-17)."""
    trapped: bool = False
    """Its owner's next turn is skipped (PB-20)."""
    barred: bool = False
    """It was sent home in this turn, so it doesn't answer until the turn is over (PB-11)."""


@dataclass
class Merchant:
    """A merchant's card: what is under it, and the cargo of those it has beaten off (PB-14)."""

    gold: bool
    cargo: Load = NOTHING


@dataclass
class Turn:
    """How much of a turn has been used (PB-10)."""

    bonus: int = 0
    """What the order adds to the range: held at the start of the turn, for the whole of it (PB-23)."""
    headed: bool = False
    """The heading has been chosen (AS-5)."""
    moved: int = 0
    """Cells sailed (AS-5)."""
    stayed: bool = False
    """Sailing and firing are over: a boarding was won or a merchant taken (PB-10)."""
    work: str | None = None
    """Which one has begun: ``explore``, ``load`` or ``unload``."""
    worked: int = 0
    """How many tiles were turned up, or treasures loaded, the order left out (PB-20, PB-21)."""
    done: bool = False
    """The ship sank, was sent home, is trapped or has landed its cargo: it does nothing more (PB-10)."""
    stirred: bool = False
    """Something happened by which the turn isn't a quiet one (PB-26)."""


@dataclass(frozen=True)
class Keep:
    """A winner has to choose what to keep of his cargo and of these spoils (PB-12, PB-14)."""

    seat: int
    spoils: Load


@dataclass
class Draws:
    """Where chance comes from."""

    roll: Callable[[], int]
    """A die: 1 to 6."""
    wind: Callable[[list[Wind]], int]
    """Given the cards that are left, the place of the one that is drawn."""


@dataclass
class Layout:
    """What was drawn for the set-up (PB-2 to PB-4)."""

    tiles: dict[Cell, str]
    """The kind of the tile on each of 39 treasure cells."""
    merchants: dict[Cell, bool]
    """Whether there is gold under the card of each."""
    order: Cell
    first: int
    """Who begins."""
    islets: list[Cell] | None
    """The anchor of each seat; None: they are chosen (PB-3)."""


@dataclass
class Bay:
    """Everything of a game."""

    seats: int
    half: bool
    watch: int
    """Turns in a row (PB-27)."""
    draws: Draws
    first: int
    choosing: int | None
    """Who chooses an islet now; None once all have one (PB-3)."""
    living: list[int]
    """The seats that haven't left."""
    ships: dict[int, Ship]
    """By seat; those of players who left are gone."""
    stores: list[Load]
    """What is safe on the islet of each seat (PB-22)."""
    tiles: dict[Cell, str]
    """The kind of each tile that lies face down."""
    marks: set[Cell]
    """Where a black mark is known to lie, face down (PB-20)."""
    goods: dict[Cell, Load]
    """Treasures that lie face up on treasure cells."""
    merchants: dict[Cell, Merchant]
    order: Cell | int
    """Where the order lies, or the seat that holds it."""
    lost: Load = NOTHING
    """What has left the game."""
    orders: dict[int, Orders] = field(default_factory=dict)
    deck: list[Wind] = field(default_factory=list)
    wind: Wind | None = None
    mover: int = 0
    turn_number: int = 0
    watch_turn: int = 0
    """Which of his turns in a row the mover has, from 1."""
    turn: Turn = field(default_factory=Turn)
    keep: Keep | None = None
    quiet: list[int] = field(default_factory=list)
    """Quiet turns in a row, by seat (PB-26)."""
    why: str | None = None
    """Why the game is over: ``treasure``, ``half``, ``quiet``, ``agreed`` or ``alone``."""
    winners: list[int] = field(default_factory=list)

    def ship_at(self, cell: Cell) -> Ship | None:
        """The ship in this cell."""
        return next((ship for ship in self.ships.values() if ship.cell == cell), None)

    def free(self, cell: Cell) -> bool:
        """Whether a ship could wait there: water without a ship or a merchant. Where one was taken the cell is open
        water (PB-14)."""
        return is_water(cell) and self.ship_at(cell) is None and cell not in self.merchants

    def bonus(self, seat: int) -> int:
        """What the order adds to each die of this player (AS-14)."""
        return 1 if self.holds_order(seat) else 0

    def holds_order(self, seat: int) -> bool:
        """Whether this player has the order; a cell is a pair, so it can't be mistaken for a seat."""
        return self.order == seat

    def left(self) -> int:
        """Treasures outside the islets: 33 less those landed less those lost (PB-24)."""
        return TREASURES - sum(store.total for store in self.stores) - self.lost.total

    def stir(self) -> None:
        """A treasure was turned up, landed, taken, left to a merchant or lost: the quiet turns begin anew (PB-26)."""
        self.quiet = [0] * self.seats
        self.turn.stirred = True

    def lose(self, load: Load) -> None:
        """These treasures leave the game (PB-24)."""
        self.lost += load
        if load:
            self.stir()

    def place_in_round(self, seat: int) -> int:
        """How many seats have their turn before this one in a round (PB-4)."""
        return (seat - self.first) % self.seats


def check_layout(layout: Layout, seats: int) -> None:
    """Raises ValueError unless that may have been drawn (PB-2, PB-3)."""
    kinds = list(layout.tiles.values())
    chests = sorted(layout.merchants.values())
    if {kind: kinds.count(kind) for kind in kinds} != TILES:
        raise ValueError("39 tiles of five kinds")
    if set(layout.merchants) != set(MERCHANT_CELLS) or chests != [False, True, True, True]:
        raise ValueError("three merchants of four have gold")
    if layout.islets is not None and len(set(layout.islets)) != seats:
        raise ValueError("an islet of his own for each player")
