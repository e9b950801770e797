"""The state of a cooperative game: plain frozen data, the steps of unfinished business, and the smallest changes.

A turn is a stack of steps (TQ-15): the action's own business on top, then `Reef`, `Refill` and `EndTurn`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.flow import State as BaseState
from engine.flow import Step
from engine.game import Event
from engine.games.tranquility.cards import CARDS, COLOURS, is_monster
from engine.values import Line, Number, Seat, Value

HAND = 5
YELLOW_HAND = 3
"""The hand limit under a yellow storm (TQ-22)."""
COMPASS_COUNT = 6


class Turn(Step, frozen=True, gc=False, tag="turn"):
    """A seat's action is due (TQ-4)."""


class Pledge(Step, frozen=True, gc=False, tag="pledge"):
    """A seat says which cards it gives to the eight (TQ-8); all are asked at the same time."""

    together: ClassVar[bool] = True


class Gather(Step, frozen=True, gc=False, tag="gather"):
    """Lies below the pledges: discards them when they are what is due, asks anew when they are too few (TQ-8)."""


class Storm(Step, frozen=True, gc=False, tag="storm", kw_only=True):
    """A drawn storm takes effect, unless somebody stops it; `asked`: all holders of a compass let it blow (TQ-22)."""

    card: int
    drawer: int
    asked: bool = False


class Prompt(Step, frozen=True, gc=False, tag="prompt", kw_only=True):
    """A holder of a compass may stop the storm that was drawn (TQ-22)."""

    aside: ClassVar[bool] = True
    together: ClassVar[bool] = True

    card: int


class Cut(Step, frozen=True, gc=False, tag="cut"):
    """A seat under a yellow storm discards down to three (TQ-22)."""

    aside: ClassVar[bool] = True


class Row(Step, frozen=True, gc=False, tag="row", kw_only=True):
    """A seat chooses the row that a purple storm closes (TQ-22)."""

    aside: ClassVar[bool] = True

    card: int


class Reef(Step, frozen=True, gc=False, tag="reef"):
    """The mover moves the reef or discards two cards (TQ-20)."""


class Refill(Step, frozen=True, gc=False, tag="refill", kw_only=True):
    """Hands are refilled, those of `left` still to come, in this order (TQ-15)."""

    left: tuple[int, ...]


class EndTurn(Step, frozen=True, gc=False, tag="end"):
    """The next seat's turn begins (TQ-4)."""


class Launch(Step, frozen=True, gc=False, tag="launch", kw_only=True):
    """Once the opening hands are drawn each seat's Start goes into its pile, and the first turn begins (TQ-2).

    `depths` were drawn at set-up: a number a seat, which leads to the Start's place in the pile.
    """

    starts: tuple[int, ...]
    depths: tuple[int, ...]


class Rescue(Step, frozen=True, gc=False, tag="rescue", kw_only=True):
    """A holder of a compass may lift one of these storms, so that the mover has a legal action again (TQ-22)."""

    aside: ClassVar[bool] = True
    together: ClassVar[bool] = True

    storms: tuple[int, ...]


class Stuck(Step, frozen=True, gc=False, tag="stuck"):
    """Lies below the rescues: when nobody has lifted a storm the game is lost (TQ-11)."""


Todo: TypeAlias = (
    Turn | Pledge | Gather | Storm | Prompt | Cut | Row | Reef | Refill | EndTurn | Launch | Rescue | Stuck
)


class Sailor(Struct, frozen=True, gc=False):
    """What a player has. The pile is drawn from the front."""

    hand: tuple[int, ...] = ()
    """Sorted."""
    pile: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    """Face down: nobody looks at them (TQ-13)."""
    unseen: int = 0
    """So many of the discards, the first, nobody has ever seen (TQ-22)."""
    storms: tuple[int, ...] = ()
    """Yellow and orange storms before the player (TQ-22)."""
    compasses: int = 0
    pledge: tuple[int, ...] | None = None
    """Cards of the hand that are pledged to the eight; None while nothing was said (TQ-8)."""
    gone: bool = False


class Over(Struct, frozen=True, gc=False):
    """How the game ended; `seat` could not move where it was lost."""

    how: Literal["won", "lost", "left"]
    seat: int | None = None


class Voyage(BaseState, frozen=True, tag="voyage"):
    """A position of the cooperative game. Cells by index, cards as in `cards`."""

    todo: tuple[Todo, ...]
    mode: Literal["usual", "galateia", "triton", "leucothea", "amphitrite", "poseidon", "arch", "sun"]
    monsters: int
    """Monsters that were shuffled in (TQ-21)."""
    field: tuple[int, ...]
    sailors: tuple[Sailor, ...]
    mover: int
    turn: int = 0
    """Turns begun."""
    removed: tuple[int, ...] = ()
    """Islands that were taken out before dealing (TQ-30)."""
    start: int = 0
    """The Start on the table, 0 while there is none."""
    finish: int = 0
    laid: int | None = None
    """The cell of the island that was laid or turned, where that was the last action of a turn and it lies there."""
    started: bool = False
    """The last action laid the Start."""
    threw: int | None = None
    """The seat that discarded, two cards or its hand, where that was the last action of a turn."""
    paid: int = 0
    """Cards discarded for islands so far (TQ-6)."""
    due: int | None = None
    """While the team discards: how many cards are to be pledged (TQ-8)."""
    reef: int | None = None
    """The row that the reef closes (TQ-20)."""
    purple: tuple[tuple[int, int], ...] = ()
    """Purple storms that lie before a row, each with the row (TQ-22)."""
    supply: int | None = None
    """Compasses that can still be won; None where Storm and Compass isn't played (TQ-22)."""
    shared: tuple[int, int] | None = None
    """The two seats that share a compass: there is one at most, as one Start is laid (TQ-22)."""
    spent: int = 0
    """Compasses used."""
    away: tuple[int, ...] = ()
    """Cards that left the game openly: storms, and Starts of players who left before they were shuffled in."""
    moon: bool = False
    """Sun and Moon: the hands show the moon side (TQ-32)."""
    moons: int = 0
    """Mask of the cells with an island moon side up (TQ-32)."""
    over: Over | None = None


SEATS = tuple(Seat(index) for index in range(5))
COUNTS = tuple(Number(value) for value in range(121))
"""Counts and numbers as values."""


class Log:
    """What happens while an action is applied."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, id: str, /, *, reveals: bool = False, **args: Value | tuple[Value, ...]) -> None:
        """An event for everybody."""
        self.events.append(Event(Line(f"tranquility-event-{id}", tuple(args.items())), reveals=reveals))

    def drew(self, state: Voyage, seat: int, cards: Sequence[int]) -> None:
        """A seat drew cards into its hand, which it alone is told.

        Where others learn something by their number (a storm ended the draw) or kind (a monster), the number is told
        by itself: what is told in place of a secret must not depend on the hidden order of a pile.
        """
        told = _drew(seat, len(cards))
        own = (("seat", SEATS[seat]), ("cards", tuple([CARDS[card] for card in sorted(cards)])))
        if state.mode != "sun" and not state.monsters and state.supply is None:
            self.events.append(Event(told, Line("tranquility-event-drew-own", own), (seat,), True))
            return
        self.events.append(Event(told, reveals=True))
        self.events.append(Event(None, Line("tranquility-event-drawn-own", own), (seat,), True))
        monsters = sum(map(is_monster, cards)) if state.monsters else 0
        if monsters:  # the seat itself has just been told which
            seen = Line("tranquility-event-monsters-drawn", (("seat", SEATS[seat]), ("count", COUNTS[monsters])))
            self.events.append(Event(seen, None, (seat,), True))


@lru_cache(maxsize=256)
def _drew(seat: int, count: int) -> Line:
    return Line("tranquility-event-drew", (("seat", SEATS[seat]), ("count", COUNTS[count])))


def with_sailor(state: Voyage, seat: int, sailor: Sailor) -> Voyage:
    """The state with what this player has changed."""
    return replace(state, sailors=changed(state.sailors, seat, sailor))


def changed(sailors: tuple[Sailor, ...], seat: int, sailor: Sailor) -> tuple[Sailor, ...]:
    """The players with one of them changed."""
    return (*sailors[:seat], sailor, *sailors[seat + 1 :])


def popped(state: Voyage, *steps: Todo) -> Voyage:
    """The state with these steps (or none) in place of the top one."""
    return replace(state, todo=(*steps, *state.todo[1:]))


def loose(sailor: Sailor) -> tuple[int, ...]:
    """The cards of a hand that may be discarded: all but monsters (TQ-21)."""
    hand = sailor.hand
    if hand and hand[-1] > 90:  # sorted, and monsters are the highest that a hand holds
        return tuple([card for card in hand if card <= 90])
    return hand


def without(hand: tuple[int, ...], *cards: int) -> tuple[int, ...]:
    """A hand less some of its cards. Raises ValueError for a card that it hasn't."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def discarded(sailor: Sailor, cards: tuple[int, ...]) -> Sailor:
    """A player with cards of his hand face down among his discards (TQ-13)."""
    return replace(sailor, hand=without(sailor.hand, *cards), discards=sailor.discards + cards)


def active(state: Voyage) -> tuple[int, ...]:
    """The seats that haven't left, the mover first."""
    return _order(state.mover, tuple([sailor.gone for sailor in state.sailors]))


@lru_cache(maxsize=256)
def _order(first: int, gone: tuple[bool, ...]) -> tuple[int, ...]:
    seats = len(gone)
    return tuple(seat % seats for seat in range(first, first + seats) if not gone[seat % seats])


def after(state: Voyage, seat: int) -> int:
    """The next seat that hasn't left; `seat` itself where it is the last one."""
    sailors = state.sailors
    following = (seat + 1) % len(sailors)
    while sailors[following].gone:
        following = (following + 1) % len(sailors)
    return following


def under(sailor: Sailor, colour: str) -> bool:
    """Whether a storm of this colour lies before the player (TQ-22)."""
    return any(COLOURS[storm] == colour for storm in sailor.storms)


def limit(sailor: Sailor) -> int:
    """Up to how many cards the hand is refilled (TQ-4, TQ-22)."""
    return YELLOW_HAND if sailor.storms and under(sailor, "yellow") else HAND
