"""What lies on the table: ships, forts, orders and the state of the battle (AS-4, AS-17, AS-30)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.engine.games.ageofsail.independent.board import cells_of
from tests.engine.sailing.independent.sea import SIDE, Cell, adjacent, on_board

SIZES = {"s": 3, "f": 2, "b": 1}
"""Masts of a class, and its guns (AS-4)."""

LAPSED = ""
"""The answer to a question whose seat has left (AS-37)."""


NOWHERE = (0, 0)
"""The cell of a ship that isn't on the board yet."""

NOBODY = -1
"""Whose a fort is that has no owner (AS-50, AS-51)."""


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
    """The cannon cells by row from the south, in a row from the west."""
    arms: Cell | None
    """The cell of the coat of arms, if there is one (AS-30, AS-52)."""
    up: set[Cell]
    fired: set[Cell] = field(default_factory=set)
    """Cannons that have fired in this own turn (AS-33), in this round of an assault (AS-52)."""

    @property
    def cells(self) -> list[Cell]:
        """All its cells, live or not."""
        return [*([self.arms] if self.arms else []), *self.cannons]

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
    """None: it goes on; several share the win, nobody: a draw."""
    sets: int = 1
    """Sets of the game that are joined: 1 or 2 (AS-70)."""
    order: int | None = None
    """Who holds the order (AS-14, AS-38)."""
    laid: list[Cell] = field(default_factory=list)
    """Cells of a fort that is being laid, until it is whole (AS-52)."""
    line: bool = False
    """Whether lines may be declared (AS-40)."""
    lines: list[list[Ship]] = field(default_factory=list)
    """Each from its first ship to its last (AS-40)."""
    lists_lines: bool = True
    """Whether what may be declared is among the paths: of big fleets that would be too many."""
    following: bool = False
    """Whether a line is amid a step: those behind a ship that is lost make the step, then they close up (AS-41)."""
    must_sail: bool = False
    """Whether the active ship is leaving a line: it has to sail (AS-41)."""
    fighting: bool = False
    """Whether a boarding is being fought: whose the hulls are is settled after it."""

    @property
    def width(self) -> int:
        """Columns of the sea (AS-1, AS-70)."""
        return SIDE * self.sets

    @property
    def may_stay(self) -> bool:
        """Whether the active ship may be done where it lies."""
        return not self.must_sail or self.moved > 0

    def cells(self) -> list[Cell]:
        """All cells of the sea by row from the south, in a row from the west."""
        return cells_of(self.width)

    def fleet(self, seat: int) -> list[Ship]:
        """The ships of a player that are afloat."""
        return [ship for ship in self.ships if ship.afloat and ship.seat == seat]

    def named(self, name: str) -> Ship:
        """The hull of this name."""
        return next(ship for ship in self.ships if ship.id == name)

    def ship_at(self, cell: Cell) -> Ship | None:
        """The ship afloat in this cell."""
        for ship in self.ships:  # asked for more than anything else
            if ship.cell == cell and ship.masts > 0:
                return ship
        return None

    def fort_at(self, cell: Cell) -> int | None:
        """Whose fort, dead or silent too, has this cell."""
        return self.walls.get(cell)

    def free(self, cell: Cell) -> bool:
        """Whether the cell is on the board and holds neither a ship nor a card of a fort (AS-6)."""
        return on_board(cell, self.width) and self.ship_at(cell) is None and self.fort_at(cell) is None

    def at_own_fort(self, ship: Ship) -> bool:
        """Whether it lies next to a cell of its owner's fort."""
        return ship.seat in self.forts and any(adjacent(ship.cell, cell) for cell in self.forts[ship.seat].cells)

    def living(self) -> list[int]:
        """The seats that are in the battle."""
        return [seat for seat in range(self.seats) if seat not in self.out]

    def after(self, seat: int) -> list[int]:
        """The other seats clockwise after this one (AS-8)."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def hostile(self, one: int, other: int) -> bool:
        """Whether two seats fight each other."""
        return one != other

    def fights(self, owner: int, seat: int) -> bool:
        """Whether the fort of an owner fights this seat: it isn't silent, and they are enemies (AS-33, AS-37)."""
        return owner != NOBODY and owner not in self.out and self.hostile(owner, seat)

    def ready(self, owner: int, ship: Ship) -> list[Cell]:
        """The cannons of an owner that may fire at a ship which enters their reach (AS-33)."""
        return self.forts[owner].live() if owner in self.forts and self.fights(owner, ship.seat) else []

    def lose_mast(self, ship: Ship, in_battle: bool = True, by: int | None = None) -> None:
        """Takes a mast off (AS-4); `in_battle`: by guns, a fort or a boarding (AS-39); `by`: the seat whose ship fired.

        Raises BattleOver when that decides it.
        """
        ship.masts -= 1
        if in_battle:
            self.lost = True
        if not ship.afloat and not self.following:
            self.fall_out(ship)
        self.count_out()

    def turn_over(self, owner: int, cell: Cell) -> None:
        """A card of a fort is turned over (AS-34)."""
        self.forts[owner].up.remove(cell)

    def fall_out(self, ship: Ship) -> None:
        """A ship has left its place in a line, if it is in one, or is lost (AS-41).

        Is it lost, those behind close up at once, where nobody lies in its place; does it lie elsewhere, or is its
        place taken, the rest behind it has left too if it isn't adjacent any more. Below two ships a line dissolves.
        """
        for line in [line for line in self.lines if ship in line]:
            place = line.index(ship)
            line.remove(ship)
            if not ship.afloat and self.ship_at(ship.cell) is None:
                self.close_up(line, place, ship.cell)
            self.tear(line, place)

    def close_up(self, line: list[Ship], place: int, gap: Cell) -> None:
        """Those from this place on move up, the first of them into the gap; before the first of all there is none.

        It is no step: no heading, no range, no fort fire, no move (AS-33, AS-41)."""
        if place == 0:
            return
        for ship in line[place:]:
            ship.cell, gap = gap, ship.cell

    def tear(self, line: list[Ship], place: int) -> None:
        """Those from this place on have left if the first of them isn't adjacent to the one before it; a line that is
        too short dissolves (AS-41)."""
        if 0 < place < len(line) and not adjacent(line[place - 1].cell, line[place].cell):
            del line[place:]
        if len(line) < 2:
            self.lines.remove(line)

    def line_of(self, ship: Ship) -> list[Ship] | None:
        """The line that a ship is in (AS-40)."""
        return next((line for line in self.lines if ship in line), None)

    def count_out(self) -> None:
        """Who has no ship is out; the last one wins at once (AS-37). Raises BattleOver then."""
        for seat in self.living():
            if not self.fleet(seat):
                self.out.add(seat)
        if len(self.living()) == 1:
            self.over(self.living())

    def over(self, winners: list[int]) -> None:
        """It ends. Raises BattleOver always."""
        self.winners = winners
        raise BattleOver

    def leave(self, seat: int) -> None:
        """A player leaves: his ships are taken off, and he is out (AS-37). Raises BattleOver when that decides it."""
        for ship in self.fleet(seat):
            ship.masts = 0
        self.lines = [line for line in self.lines if line[0].seat != seat]
        self.out.add(seat)
        self.abandoned()

    def abandoned(self) -> None:
        """Somebody has left: the last one wins (AS-37). Raises BattleOver then."""
        if len(self.living()) == 1:
            self.over(self.living())

    # What scenarios have otherwise.

    def orders_of(self, seat: int) -> tuple[str, ...]:
        """The standing orders that can come to something for a seat (AS-17)."""
        return ("return", "turn", "forts", "prizes")

    def idle_for_good(self) -> set[int]:
        """Who can do nothing any more in the game, has left it or not: in the battle who is out."""
        return self.out

    def rearm(self) -> None:
        """A turn begins: the cannons may fire again (AS-33, AS-52)."""
        for fort in self.forts.values():
            fort.fired = set()

    def factor(self, ship: Ship) -> int:
        """By how much its range is multiplied (AS-50)."""
        return 1

    def bonus(self, ship: Ship) -> int:
        """What is added to its range, but not dead against the wind (AS-51)."""
        return 0

    def reacted(self, owner: int, cannon: Cell) -> None:
        """A cannon fires at a ship that has entered its reach; in the battle it may do so again (AS-33, AS-52)."""

    def settled(self) -> None:
        """A ship has entered a cell and may go on, or has closed up. Raises BattleOver when that decides it (AS-50,
        AS-51)."""

    def kept(self, winner: Ship, beaten: Ship) -> str | None:
        """The hull, "own" or "prize", that is left of a boarding; None: by AS-32."""
        return None

    def fought(self, winner: Ship, beaten: Ship) -> None:
        """A boarding is over, the hulls are whose they are. Raises BattleOver when that decides it (AS-50, AS-51)."""

    def parties(self) -> dict[str, dict[int, tuple[int, int]]]:
        """Masts ashore by cell and seat: those that may move in this turn, and those that may not any more (AS-52)."""
        return {}

    def landings(self, ship: Ship) -> set[str]:
        """How the mover's ship may land masts where it lies (AS-52)."""
        return set()

    def land(self, ship: Ship, said: str) -> None:
        """It lands them. Raises BattleOver when that decides it (AS-52)."""
        raise NotImplementedError
