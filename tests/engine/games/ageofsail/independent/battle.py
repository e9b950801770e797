"""What lies on the table: ships, forts, orders and the state of the battle (AS-4, AS-17, AS-30)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.engine.sailing.independent.sea import Cell, adjacent, on_board

SIZES = {"s": 3, "f": 2, "b": 1}
"""Masts of a class, and its guns (AS-4)."""

LAPSED = ""
"""The answer to a question whose seat has left (AS-37)."""


class BattleOver(Exception):
    """The battle has been won."""


class MoverGone(Exception):
    """The player whose turn it is has left: his turn ends (AS-37)."""


class Question(NamedTuple):
    """What a seat owes: the kind of decision, and the paths that answer it, made when they are asked for."""

    seat: int
    kind: str
    paths: Callable[[], set[str]]


Play = Generator[Question, str, None]
"""A piece of play: it asks questions and is sent the answers."""


@dataclass
class Ship:
    """A hull. `seat` is whose it is now; `masts` 0: sunk, or beaten in a boarding."""

    id: str
    seat: int
    masts: int
    cell: Cell
    heading: str
    used: dict[str, int] = field(default_factory=lambda: {"port": 0, "starboard": 0})
    """Shots fired this turn by each broadside of the hull (AS-17)."""
    acted: bool = False
    """It has been activated this turn."""
    barred: bool = False
    """It doesn't act any more this turn, as boarder or prize; so it can't answer fire either (AS-32)."""

    @property
    def size(self) -> int:
        """Masts and guns of its class (AS-4)."""
        return SIZES[self.id[0]]

    @property
    def afloat(self) -> bool:
        """Whether it has a mast (AS-4)."""
        return self.masts > 0


@dataclass
class Fort:
    """A fort: its cells for good, and those whose cards are still face up (AS-30, AS-34, AS-35)."""

    cannons: list[Cell]
    """The five cannon cells by row from the south, in a row from the west."""
    arms: Cell
    """The cell of the coat of arms."""
    up: set[Cell]
    fired: set[Cell] = field(default_factory=set)
    """Cannons that have fired in this own turn (AS-33)."""

    @property
    def cells(self) -> list[Cell]:
        """All its cells, live or not."""
        return [self.arms, *self.cannons]

    def live(self) -> list[Cell]:
        """The cannons that are face up, in the order of the list."""
        return [cell for cell in self.cannons if cell in self.up]


@dataclass
class Orders:
    """The standing orders of a player (AS-17), with their defaults."""

    returning: str = "largest"
    turn: str = "yes"
    forts: str = "always"
    prizes: str = "usual"


@dataclass
class Battle:
    """Everything of a battle."""

    seats: int
    situations: bool
    brisk: bool
    rounds: int
    printed: bool
    draw: Callable[[int], int]
    first: int
    """Who began: the order of a round runs clockwise from this seat (AS-8, AS-39)."""
    ships: list[Ship]
    """All hulls in the order of the fleet, by seat of origin; sunk ones too."""
    forts: dict[int, Fort]
    walls: dict[Cell, int]
    """Whose fort has a cell, for good."""
    orders: dict[int, Orders]
    wind_deck: list[tuple[str, str]]
    situation_deck: list[str]
    mover: int
    turn: int = 0
    round: int = 1
    wind: tuple[str, str] | None = None
    """Where it blows to and how strong: the card of this turn, None until it is drawn (AS-3)."""
    situation: str | None = None
    active: Ship | None = None
    """The ship that is being activated."""
    moved: int = 0
    """How many cells it has sailed in this activation (AS-5)."""
    beaten: Ship | None = None
    """The hull whose fate a winner of a boarding is deciding (AS-32)."""
    arranged: set[int] = field(default_factory=set)
    """Who has had the start of his first turn (AS-7)."""
    rested: list[Ship] = field(default_factory=list)
    """Ships that were undamaged and next to their fort at the start of this turn (AS-36)."""
    busy: set[str] = field(default_factory=set)
    """Ships that have moved, fired or boarded in this turn (AS-36)."""
    out: set[int] = field(default_factory=set)
    sums: list[int] = field(default_factory=list)
    """Masts at sea since the last mast lost in battle, by seat (AS-39)."""
    quiet: int = 0
    """Whole rounds without a mast lost in battle (AS-39)."""
    lost: bool = False
    """Whether a mast was lost in battle in this round."""
    winners: list[int] | None = None

    def fleet(self, seat: int) -> list[Ship]:
        """The ships of a player that are afloat."""
        return [ship for ship in self.ships if ship.afloat and ship.seat == seat]

    def named(self, name: str) -> Ship:
        """The hull of this name."""
        return next(ship for ship in self.ships if ship.id == name)

    def ship_at(self, cell: Cell) -> Ship | None:
        """The ship afloat in this cell."""
        return next((ship for ship in self.ships if ship.afloat and ship.cell == cell), None)

    def fort_at(self, cell: Cell) -> int | None:
        """Whose fort, dead or silent too, has this cell."""
        return self.walls.get(cell)

    def free(self, cell: Cell) -> bool:
        """Whether the cell is on the board and holds neither a ship nor a card of a fort (AS-6)."""
        return on_board(cell) and self.ship_at(cell) is None and self.fort_at(cell) is None

    def at_own_fort(self, ship: Ship) -> bool:
        """Whether it lies next to a cell of its owner's fort."""
        return any(adjacent(ship.cell, cell) for cell in self.forts[ship.seat].cells)

    def living(self) -> list[int]:
        """The seats that are in the battle."""
        return [seat for seat in range(self.seats) if seat not in self.out]

    def after(self, seat: int) -> list[int]:
        """The other seats clockwise after this one (AS-8)."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def lose_mast(self, ship: Ship, in_battle: bool = True) -> None:
        """Takes a mast off (AS-4); `in_battle`: by guns, a fort or a boarding (AS-39).

        Raises BattleOver when one player is left.
        """
        ship.masts -= 1
        if in_battle:
            self.lost = True
        self.count_out()

    def count_out(self) -> None:
        """Who has no ship is out; the last one wins at once (AS-37). Raises BattleOver then."""
        for seat in self.living():
            if not self.fleet(seat):
                self.out.add(seat)
        if len(self.living()) == 1:
            self.winners = self.living()
            raise BattleOver
