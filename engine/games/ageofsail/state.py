"""The state of a battle: plain frozen data, and the log of what happens while an action is applied."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from engine.chance import Chance
from engine.flow import State as BaseState
from engine.flow import Step
from engine.game import Event
from engine.games.ageofsail.data import Situation
from engine.sailing.orders import Orders
from engine.sailing.ships import Ships
from engine.sailing.wind import Winds
from engine.values import Line, Number, Seat, Value


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
    """The mover decides what a ship does at a stop, with `left` cells in her range (AS-5, AS-10)."""

    ship: int
    left: int


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


class Resume(Step, frozen=True, gc=False, tag="resume"):
    """Somebody has left in the midst of what chance decides: the mover lets it go on."""


Todo: TypeAlias = Arrange | Cards | Drift | Situate | Turn | Sail | Stop | Gun | Prize | Resume


class Rules(Struct, frozen=True, gc=False):
    """What is played: a battle by its options (AS-29, AS-39, AS-71)."""

    winds: Winds
    situations: bool
    rounds: int | None
    """The last round; None: there is no such limit."""
    quiet: int
    """After so many whole rounds without a mast lost in battle it ends."""
    sums: bool
    """Whether masts far from one's own fort are scored."""


class Fort(Struct, frozen=True, gc=False, array_like=True):
    """A seat's fort in a corner. Masks of its cards: `live` ones, and cannons that have `fired` in its owner's turn."""

    corner: int
    live: int
    fired: int = 0


Manner = Literal["sailed", "drifted", "teleported", "moved"]
"""How a ship came over cells."""


class Track(Struct, frozen=True, gc=False, array_like=True):
    """See `view.Track`."""

    turn: int
    ship: str
    seat: int
    how: Manner
    cells: tuple[int, ...]


class Shot(Struct, frozen=True, gc=False, array_like=True):
    """See `view.Shot`."""

    turn: int
    seat: int
    origin: int
    target: int
    dice: tuple[int, ...]
    defence: int
    bonus: int
    hit: bool


class Struggle(Struct, frozen=True, gc=False, array_like=True):
    """See `view.Fight`."""

    turn: int
    cell: int
    seats: tuple[int, int]
    ships: tuple[str, str]
    dice: tuple[tuple[int, int], ...]
    winner: int


class Wreck(Struct, frozen=True, gc=False, array_like=True):
    """See `view.Wreck`."""

    turn: int
    ship: str
    seat: int
    cell: int


class Over(Struct, frozen=True):
    """How the battle ended: with one fleet left, after quiet rounds, or with the last round (AS-37, AS-39)."""

    how: Literal["last", "quiet", "rounds"]


class State(BaseState, frozen=True):
    """A position of the battle; seats clockwise, cells and courses by their numbers."""

    todo: tuple[Todo, ...]
    rules: Rules
    first: int
    mover: int
    turn: int
    round: int
    turns: tuple[int, ...]
    """By seat, the number of its last turn, the present one included; 0 before the first."""
    ships: Ships
    rested: tuple[int, ...]
    """The mover's ships that lay undamaged by the own fort before the cards, and have done nothing since (AS-36)."""
    forts: tuple[Fort, ...]
    orders: tuple[Orders, ...]
    out: tuple[int, ...]
    """The seats that are out, in the order in which they went."""
    winds: int
    """The wind cards that are left, as a mask."""
    wind: int | None
    """The card of the turn."""
    situations: int
    situation: Situation | None
    quiet: int
    bloody: bool
    """Whether a mast was lost in battle in this round (AS-39)."""
    sums: tuple[int, ...]
    lost: int
    """Masts lost to whatever."""
    mended: int
    tracks: tuple[Track, ...]
    shots: tuple[Shot, ...]
    fights: tuple[Struggle, ...]
    wrecks: tuple[Wreck, ...]
    over: Over | None


SEATS = tuple(Seat(seat) for seat in range(8))
NUMBERS = tuple(Number(number) for number in range(101))


def numbers(values: Iterable[int]) -> tuple[Value, ...]:
    """Counts as values."""
    return tuple([NUMBERS[value] for value in values])


class Unchanced(Exception):
    """Chance is needed where there is none: somebody has left."""


class Log:
    """What happens while an action is applied: its events, and the chance they were drawn from."""

    def __init__(self, chance: Chance | None) -> None:
        self._chance = chance
        self.events: list[Event] = []

    @property
    def chance(self) -> Chance:
        """Dice and decks. Raises Unchanced while somebody leaves."""
        if self._chance is None:
            raise Unchanced
        return self._chance

    def tell(self, id: str, /, *, reveals: bool = False, **args: Value | tuple[Value, ...]) -> None:
        """An event for everybody."""
        self.events.append(Event(Line(f"ageofsail-event-{id}", tuple(args.items())), reveals=reveals))
