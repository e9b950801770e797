"""What a game of the model is made of: the board, ships, forts, terms, and what is asked (AD-1 to AD-4)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from functools import cache

from tests.engine.games.admiral.independent.terms import Terms
from tests.engine.sailing.independent.sea import COURSES, STEPS, Cell

Step = tuple[int, int]
"""From a cell to a neighbour: so many columns east and rows north."""
STEPS_BY_WIND: tuple[Step, ...] = tuple(STEPS[course] for course in COURSES)
"""Clockwise from north, as the wind is drawn (AD-10)."""


class IllegalMove(Exception):
    """A move that a rule refuses; `rule` is its id, or "notation" where the words make no sense."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{rule}: {why}")
        self.rule = rule


@dataclass(frozen=True)
class Kind:
    """A class of ships, or forts; pairs are orthogonally, diagonally; of shots: usually, in a storm (AD-3)."""

    range: tuple[int, int]
    shots: tuple[int, int]
    strength: int
    calm: tuple[int, int] = (0, 0)
    fresh: tuple[int, int] = (0, 0)
    storm: tuple[int, int] = (0, 0)
    hold: int = 0


KINDS = {
    "s": Kind((4, 3), (3, 1), 7, calm=(0, 0), fresh=(5, 5), storm=(3, 2), hold=2),
    "g": Kind((3, 2), (2, 0), 5, calm=(0, 0), fresh=(5, 5), storm=(3, 2), hold=2),
    "f": Kind((4, 3), (1, 0), 4, calm=(0, 0), fresh=(6, 5), storm=(2, 1), hold=1),
    "b": Kind((3, 2), (1, 0), 3, calm=(1, 0), fresh=(5, 5), storm=(2, 1), hold=1),
}
"""By the letter with which the ids of ships begin, in ship order."""
FORT = Kind((5, 4), (2, 2), 5)


@dataclass
class Ship:
    id: str
    owner: int
    cell: Cell
    strength: int
    pearls: list[bool] = field(default_factory=list)
    """Whether each is fresh: from the sea and not landed since (AD-69)."""
    moved: bool = False
    fired: int = 0
    """Shots of this turn."""
    spent: bool = False
    """It does nothing more in this round (AD-43)."""
    task: str | None = None
    """Repair (AD-50) or work (AD-51)."""
    fort: str | None = None
    """The id of the fort on which it works."""
    since: int = 0
    """The turn in which the repair was declared."""
    stopped: bool = False
    """It stopped its repair in this turn (AD-50)."""
    fireship: int = 0
    """The turn in which it was declared one, or captured as one; 0 if it is none (AD-34)."""

    @property
    def kind(self) -> Kind:
        return KINDS[self.id[0]]


@dataclass
class Work:
    """Two ships mend or rebuild a fort (AD-51, AD-52)."""

    seat: int
    ships: list[str]
    since: int


@dataclass
class Fort:
    id: str
    cell: Cell
    owner: int | None = None
    home: int | None = None
    """Whose it was when mines began to be laid: near it he lays his (AD-55)."""
    strength: int = FORT.strength
    pearls: int = 0
    fired: int = 0
    spent: bool = False
    """It was taken in this round and doesn't fire (AD-44)."""
    work: Work | None = None
    rebuilt: int = 0
    """So many of the three steps of rebuilding are done (AD-52)."""
    stopped: bool = False
    """Work on it was stopped in this turn (AD-53)."""

    @property
    def kind(self) -> Kind:
        return FORT


Armed = Ship | Fort


@dataclass(frozen=True)
class Mine:
    """Where it lies, and for which classes it waits: for none if it is held (AD-55, AD-56)."""

    owner: int
    number: int
    """From 1, as its owner has written them down."""
    cell: Cell
    waits: str = "sgfb"


@dataclass(frozen=True)
class Board:
    """Its size in cells, and what lies in them (AD-1, AD-2)."""

    columns: int = 24
    rows: int = 14
    closed: frozenset[Cell] = frozenset()
    coastal: frozenset[Cell] = frozenset()
    reefs: frozenset[Cell] = frozenset()
    covered: frozenset[frozenset[Cell]] = frozenset()
    """Neighbours whose common side or corner is covered by land: that bars the step between these two alone."""


@dataclass
class Drifting:
    """The mover lets the rest drift, and perhaps ends the turn so (AD-23)."""

    ending: bool


@dataclass
class Question:
    """What a seat has to decide: turn, place, reefs, lay, drift, on, join, share or pearls; the other fields are
    of some kinds only."""

    kind: str
    seat: int
    ship: str = ""
    """Whose drift is asked for, or which goes on or stays (AD-56)."""
    cells: list[Cell] = field(default_factory=list)
    """Where it may end its move: where it is, or farther."""
    leaving: bool = False
    """It is sheltered and may stay."""
    fort: str | None = None
    """What is stormed, or what shares in the points."""
    group: list[str] = field(default_factory=list)
    """Who storms."""
    able: list[str] = field(default_factory=list)
    """Who may join the defence."""
    hulls: list[str] = field(default_factory=list)
    """Ships among which the points are shared out."""
    points: int = 0
    kept: list[str] = field(default_factory=list)
    """Hulls that have points; pearls are stowed in them."""
    lost: list[str] = field(default_factory=list)
    """Hulls that have none."""

    @property
    def pieces(self) -> list[str]:
        """Among which points are shared out: ships in ship order, the fort last."""
        return self.hulls + ([self.fort] if self.fort else [])


@dataclass(frozen=True)
class Over:
    why: str
    winners: list[int]


@dataclass
class State:
    board: Board
    terms: Terms
    seats: int
    order: list[int]
    ships: dict[str, Ship]
    forts: dict[str, Fort]
    sea: dict[Cell, int]
    """Pearls in the water."""
    to_place: dict[int, list[str]]
    """Fleets that are still to be placed (AD-61)."""
    wind: tuple[int, str] | None
    """Where it blows, by its place among the courses, and its force."""
    mover: int
    pending: Question
    goal_fort: dict[int, str] = field(default_factory=dict)
    round: int = 1
    turn: int = 0
    drift_rank: tuple[bool, int] | None = None
    """The lowest place of a ship of the mover that has drifted in this turn (AD-23, AD-34)."""
    drifting: Drifting | None = None
    to_reef: list[int] = field(default_factory=list)
    """Who has still to lay reefs (AD-62)."""
    to_lay: list[int] = field(default_factory=list)
    """Who has still to write down mines (AD-55)."""
    mines: list[Mine] = field(default_factory=list)
    """Those that are not spent."""
    shown: dict[Cell, int] = field(default_factory=dict)
    """Cells that are spent for all, and whose mine went off there (AD-56)."""
    stay: set[str] = field(default_factory=set)
    """Ships of which the mover has decided in this turn that they stay in shelter (AD-23)."""
    out: set[int] = field(default_factory=set)
    fortless: dict[int, int] = field(default_factory=dict)
    """Own turns in a row ended without a fort and without a rebuilding under way (AD-64)."""
    arrived: set[int] = field(default_factory=set)
    over: Over | None = None
    quiet: int = 0
    """Whole rounds without an event (AD-69)."""
    event: bool = False
    lost: int = 0
    """Pearls that are gone (AD-63)."""
    clock: int = 0
    """Actions so far: by it who landed pearls first is told (AD-64)."""
    landed: dict[int, int] = field(default_factory=dict)

    @property
    def force(self) -> str:
        """Of the wind; none before the first."""
        return "" if self.wind is None else self.wind[1]

    @property
    def towards(self) -> int:
        """The place among the courses of where the wind blows."""
        assert self.wind is not None
        return self.wind[0]

    @property
    def blows(self) -> Step:
        """The step in which the wind blows."""
        return STEPS_BY_WIND[self.towards]

    @property
    def storm(self) -> bool:
        return self.force == "storm"

    @property
    def fleet(self) -> list[Ship]:
        """All ships, in ship order."""
        return in_order(self.ships.values())

    @property
    def works(self) -> list[Fort]:
        """All forts, as the scenario orders them."""
        return list(self.forts.values())

    def armed(self, id: str) -> Armed:
        """The ship or fort of this id. Raises IllegalMove where there is none."""
        if id in self.ships:
            return self.ships[id]
        if id in self.forts:
            return self.forts[id]
        raise IllegalMove("notation", f"there is no {id}")

    def ship(self, id: str) -> Ship:
        """The ship of this id. Raises IllegalMove where there is none."""
        if id not in self.ships:
            raise IllegalMove("notation", f"there is no {id}")
        return self.ships[id]

    def own_ships(self, seat: int) -> list[Ship]:
        """In ship order."""
        return [ship for ship in self.fleet if ship.owner == seat]

    def in_play(self) -> list[int]:
        """Seats that aren't out, in the order of their turns."""
        return [seat for seat in self.order if seat not in self.out]

    def side(self, seat: int) -> int:
        """The team of a seat, or the seat alone (AD-68)."""
        return self.terms.teams[seat] if self.terms.teams else seat

    def allied(self, one: int | None, other: int | None) -> bool:
        """Whether both are of one side; nobody is on no side."""
        return one is not None and other is not None and self.side(one) == self.side(other)

    def partners(self, seat: int) -> list[int]:
        """The others of its team that are in play, in seat order after it (AD-68)."""
        round_it = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [one for one in round_it if self.allied(one, seat) and one not in self.out]

    def has_fort(self, seat: int) -> bool:
        """Whether a live fort is his."""
        return any(fort.owner == seat and fort.strength > 0 for fort in self.forts.values())

    @property
    def setting_up(self) -> bool:
        """Whether ships, reefs or mines are still to be laid."""
        return bool(self.to_place or self.to_reef or self.to_lay)

    def ask_turn(self) -> None:
        """It is the mover who decides, at the Turn step."""
        self.pending = Question("turn", self.mover)

    def copy(self) -> State:
        """Another state to try moves of the mover on, whose board and terms are the same."""
        forts = {
            id: replace(fort, work=fort.work and replace(fort.work, ships=[*fort.work.ships]))
            for id, fort in self.forts.items()
        }
        return replace(
            self,
            ships={id: replace(ship, pearls=[*ship.pearls]) for id, ship in self.ships.items()},
            forts=forts,
            sea=dict(self.sea),
            out=set(self.out),
            arrived=set(self.arrived),
            stay=set(self.stay),
            landed=dict(self.landed),
            mines=[*self.mines],
            shown=dict(self.shown),
            fortless=dict(self.fortless),
        )


def in_order(ships: Iterable[Ship]) -> list[Ship]:
    """In ship order: by the rows of AD-3, then by number."""
    return sorted(ships, key=lambda ship: ship_order(ship.id))


@cache
def ship_order(id: str) -> tuple[int, int]:
    """By it ids of ships are sorted."""
    return "sgfb".index(id[0]), int(id[1:])


def shots_left(state: State, piece: Armed) -> int:
    """What a piece may still fire in this turn: what it has in the wind of the round less what it has fired; nothing if
    spent, under repair or a fireship (AD-3, AD-33, AD-34, AD-43, AD-50)."""
    if piece.spent or piece.strength <= 0:
        return 0
    if isinstance(piece, Ship) and (piece.task == "repair" or piece.fireship):
        return 0
    return max(0, piece.kind.shots[state.storm] - piece.fired)


def due(state: State, ship: Ship) -> bool:
    """Whether a fireship explodes in this turn: a later one of its owner than that in which it was declared, or of its
    captor than that in which he captured it (AD-34)."""
    return 0 < ship.fireship < state.turn and ship.owner == state.mover


def whole(piece: Armed) -> bool:
    """Whether it has no damage."""
    return piece.strength >= piece.kind.strength


def ids(pieces: Collection[Armed]) -> list[str]:
    return [piece.id for piece in pieces]
