"""The state of a battle: plain frozen data."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import ClassVar, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.flow import Step
from engine.games.ageofsail.board import NOWHERE, Board, Ground, Works, board_of, island, works_of
from engine.games.ageofsail.data import ScenarioId, Situation
from engine.once import once
from engine.sailing.afloat import Afloat
from engine.sailing.resuming import Resume
from engine.sailing.ships import Ships
from engine.sailing.wind import CALM, Ranges, Winds, ranges


class Layout(Step, frozen=True, gc=False, tag="layout"):
    """The defender lays out the fort (AS-52)."""


class Place(Step, frozen=True, gc=False, tag="place", kw_only=True):
    """A seat puts its ships on the sea (AS-50, AS-52). `owner`: the seat, which is asked when it is its turn to."""

    owner: int


class Begin(Step, frozen=True, gc=False, tag="begin"):
    """Everything lies ready: the first turn begins (AS-50, AS-52)."""


class Arrange(Step, frozen=True, gc=False, tag="arrange"):
    """A seat may arrange its ships at the start of its first turn (AS-7)."""


class Cards(Step, frozen=True, gc=False, tag="cards"):
    """Wind and situation are drawn (AS-31)."""


class Drift(Step, frozen=True, gc=False, tag="drift", kw_only=True):
    """A ship drifts `goal` cells more in a storm (AS-29). `gone`, `reveals`: as for `Sail`."""

    ship: int
    course: int
    goal: int
    gone: int = 0
    reveals: bool = False


class Situate(Step, frozen=True, gc=False, tag="situate"):
    """The mover uses the situation: teleport, or repair at sea (AS-29)."""


class Turn(Step, frozen=True, gc=False, tag="turn"):
    """A player's turn: lies at the bottom of `todo` until it ends."""


class Sail(Step, frozen=True, gc=False, tag="sail", kw_only=True):
    """A ship has `goal` cells to go on her heading, and `left` in her range. `target`: the ship that lies on the last
    of them and is boarded (-1: none). `fired`: fort cannons were fired at her on the cell where she is (AS-33).

    `gone`: cells that she has entered and nobody has been told of yet; `reveals`: some of them lay in cannons' reach.
    """

    ship: int
    goal: int
    left: int
    target: int = -1
    fired: bool = False
    gone: int = 0
    reveals: bool = False


class Stop(Step, frozen=True, gc=False, tag="stop", kw_only=True):
    """The mover decides what a ship does at a stop, with `left` cells in her range (AS-5, AS-10). `bound`: she has left
    a line and must sail a cell yet (AS-41).
    """

    ship: int
    left: int
    bound: bool = False


class LineSail(Step, frozen=True, gc=False, tag="line-sail", kw_only=True):
    """A line sails: its first has `goal` cells to go on her heading, and `left` in her range; at each cell the others
    follow one by one (AS-40, AS-42). `ships`: their places as they set out. `target`, `gone`, `reveals`: as for `Sail`.

    Amid a step: `cells` where the ships of the line lay before it, and `entered` how many have made it; `fired`: fort
    cannons were fired at one of them. `boarded`: the first has boarded in this step.
    """

    ships: tuple[int, ...]
    goal: int
    left: int
    target: int = -1
    cells: tuple[int, ...] = ()
    entered: int = 0
    fired: bool = False
    boarded: bool = False
    gone: int = 0
    reveals: bool = False


class LineStop(Step, frozen=True, gc=False, tag="line-stop", kw_only=True):
    """The mover decides what a line does at a stop, with `left` cells in the range of its first (AS-40, AS-42).

    `ships`: their places as they set out, some of them may have been lost since, or have left the line. `since`: those
    before this one of them can't attack at this stop any more. `sailed`: nobody can be repaired (AS-35). `finished`:
    the places of ships that do nothing more.
    """

    ships: tuple[int, ...]
    left: int
    since: int = 0
    sailed: bool = False
    finished: tuple[int, ...] = ()


class CloseUp(Step, frozen=True, gc=False, tag="close-up", kw_only=True):
    """A ship that lay on `cell` leaves a line: when she is done those behind `ahead` close up (AS-41)."""

    ahead: int
    cell: int


class Gun(Step, frozen=True, gc=False, tag="gun", kw_only=True):
    """A fort's cannon may fire at a ship that has come into its reach (AS-33)."""

    aside: ClassVar[bool] = True

    owner: int
    card: int
    ship: int


class Prize(Step, frozen=True, gc=False, tag="prize", kw_only=True):
    """The winner of a boarding divides the masts (AS-32)."""

    aside: ClassVar[bool] = True

    winner: int
    beaten: int


Todo: TypeAlias = (
    Layout
    | Place
    | Begin
    | Arrange
    | Cards
    | Drift
    | Situate
    | Turn
    | Sail
    | Stop
    | LineSail
    | LineStop
    | CloseUp
    | Gun
    | Prize
    | Resume
)


class Rules(Struct, frozen=True, dict=True, rename={"layout": "board"}):
    """What is played, by its options (AS-29, AS-39, AS-40, AS-50 to AS-52, AS-70, AS-71).

    All states of a game share them, and so what is remembered with them (`dict`).
    """

    layout: str
    """The name of a board of the game's own, else the JSON of a layout."""
    fleet: int
    """So many times a fleet's ships each player begins with."""
    winds: Winds
    situations: bool
    rounds: int | None
    """The last round; None: there is no such limit."""
    quiet: int
    """After so many whole rounds without a mast lost in battle it ends."""
    sums: bool
    """Whether masts far from one's own fort are scored."""
    scenario: ScenarioId = "battle"
    line: bool = False
    """Whether ships may form lines."""
    printed: bool = False
    """The letter of the booklet where a ruling replaces it for balance."""

    @once
    def board(self) -> Board:
        """The board that is played on."""
        return board_of(self.layout)


NONE, LAID = -1, -2
"""Instead of a place: the seat has no fort, or one that was laid out (AS-50 to AS-52)."""


class Fort(Struct, frozen=True, gc=False, array_like=True, cache_hash=True):
    """A seat's fort at one of the board's places, or `NONE` or `LAID`. Masks of its cards: `live` ones, and cannons
    that have `fired` in its owner's turn, in an assault in the round.
    """

    site: int
    live: int
    fired: int = 0


class Forts(tuple[Fort, ...]):
    """The forts of all seats with what they come to. `with_fort` carries it on: a fort stays where it is."""

    works: Works


def with_fort(forts: tuple[Fort, ...], seat: int, fort: Fort) -> tuple[Fort, ...]:
    """The forts with another state of one, which stays where it is."""
    return with_states(forts, (*forts[:seat], fort, *forts[seat + 1 :]))


def with_states(forts: tuple[Fort, ...], after: Iterable[Fort]) -> tuple[Fort, ...]:
    """The same for all of them."""
    found = Forts(after)
    if isinstance(forts, Forts):
        found.works = forts.works
        return found
    return tuple(found)


class Party(Struct, frozen=True, gc=False, array_like=True):
    """Masts of a seat in a cell of the fort: `ready` ones may still move in this turn, `spent` ones not (AS-52)."""

    seat: int
    cell: int
    ready: int
    spent: int

    @property
    def masts(self) -> int:
        """All of them."""
        return self.ready + self.spent


class Storming(Struct, frozen=True, gc=False, array_like=True):
    """See `view.Storming`."""

    turn: int
    cell: int
    seat: int
    masts: int
    strikes: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    won: bool


class Over(Struct, frozen=True):
    """How it ended: with one fleet left, as somebody left, after quiet rounds, or with the last round (AS-37, AS-39);
    of scenarios the word of the end, and who has won (AS-50 to AS-52).
    """

    how: str
    winners: tuple[int, ...] = ()


class State(Afloat, frozen=True):
    """A position of the battle."""

    todo: tuple[Todo, ...]
    rules: Rules
    round: int
    turns: tuple[int, ...]
    """By seat, the number of its last turn, the present one included; 0 before the first."""
    rested: tuple[int, ...]
    """The mover's ships that lay undamaged by the own fort before the cards, and have done nothing since (AS-36)."""
    forts: tuple[Fort, ...]
    situations: int
    """The situation cards that are left, as a mask."""
    situation: Situation | None
    quiet: int
    bloody: bool
    """Whether a mast was lost in battle in this round (AS-39)."""
    sums: tuple[int, ...]
    lost: int
    """Masts lost to whatever."""
    mended: int
    over: Over | None
    role: int = -1
    """The seat that plays alone: the merchant captain, the hunted pirate, the defender (AS-50 to AS-52)."""
    order_of: int = -1
    """The seat that holds the order (AS-14, AS-38)."""
    silent: int = NONE
    """The place of a fort that is nobody's (AS-50, AS-51)."""
    laid: tuple[int, ...] = ()
    """The cells of the fort that was laid out, in the order in which its cannons fire (AS-52)."""
    waiting: Ships = ()
    """Ships that aren't on the sea yet (AS-50, AS-52)."""
    lines: tuple[tuple[int, ...], ...] = ()
    """The places of the ships of each line, from its first to its last (AS-40)."""
    ashore: tuple[Party, ...] = ()
    storms: tuple[Storming, ...] = ()
    """Fights of parties, noted for pictures as boardings are."""

    @property
    def works(self) -> Works:
        """All forts."""
        forts = self.forts
        if isinstance(forts, Forts):
            return forts.works
        return _works(self.rules.layout, forts, self.silent, self.laid)

    @once
    def ranges(self) -> Ranges:
        """The range of the mover on each course, as cards and the order have changed it (AS-3, AS-14, AS-29)."""
        return self.ranges_of()

    def ranges_of(self, farther: int = 0, factor: int = 1) -> Ranges:
        """The same of a ship whose range a scenario multiplies, or adds to (AS-50, AS-51)."""
        if self.wind is None or self.situation == "calm":
            return CALM
        more = farther + (self.situation == "fair") + (self.mover == self.order_of)
        return ranges(self.wind, self.rules.winds, more, factor)


def surveyed(state: State) -> State:
    """The state whose forts have with them what they come to: as soon as it is known where they are."""
    forts = Forts(state.forts)
    forts.works = _works(state.rules.layout, state.forts, state.silent, state.laid)
    return replace(state, forts=forts)


@lru_cache(maxsize=1 << 10)
def _works(board: str, forts: tuple[Fort, ...], silent: int, laid: tuple[int, ...]) -> Works:
    found = board_of(board)
    return works_of(tuple([_ground(found, fort.site, laid) for fort in forts]), _ground(found, silent, laid))


def _ground(board: Board, site: int, laid: tuple[int, ...]) -> Ground:
    if site >= 0:
        return board.grounds[site]
    return island(board, laid) if site == LAID else NOWHERE


def home(state: State, seat: int) -> Ground:
    """The place of a seat's fort."""
    return state.works.grounds[seat]
