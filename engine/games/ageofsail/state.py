"""The state of a battle: plain frozen data."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from engine.flow import Step
from engine.games.ageofsail.data import Situation
from engine.sailing.afloat import Afloat
from engine.sailing.resuming import Resume
from engine.sailing.wind import Winds


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


class Over(Struct, frozen=True):
    """How the battle ended: with one fleet left, after quiet rounds, or with the last round (AS-37, AS-39)."""

    how: Literal["last", "quiet", "rounds"]


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
