"""What a game tells of itself to be thought ahead in."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Generic, NamedTuple, TypeVar

from engine.chance import Chance
from engine.game import Action, Event

S = TypeVar("S")


class Mind(NamedTuple, Generic[S]):
    """A game's rules and what one thinks of its positions. All of it is pure, and most of it is asked thousands of
    times a turn: the first three should take 100 µs together.

    It never looks at what a seat can't know but in worlds dealt for it, and it is free to take these as they are.
    """

    ideas: Callable[[S, int, int | None, Chance], Iterable[Action]]
    """``ideas(state, seat, most, chance)``: what the seat, which owes something, might do next in its turn or answer to
    others, the best first; at most so many, or all that are worth a thought (None). Legal actions, without that which
    ends the turn, and without what one never wants: none at all where the turn had better be ended.
    """
    apply: Callable[[S, int, Action, Chance], tuple[S, list[Event]]]
    """The game's own."""
    value: Callable[[S, int], float]
    """``value(state, seat)``: what a position is worth to a seat, in points that it will have more than others; of a
    position that is decided, more or less than any that isn't.
    """
    hope: Callable[[S, int], float]
    """``hope(state, seat)``: what the rest of the seat's turn may still bring, in points."""
    ending: Callable[[S, int], Action | None]
    """``ending(state, seat)``: the action that ends the seat's turn here; None where it can't end yet, or ends by
    itself. A position is valued before it, since it only reveals what comes next.
    """
    asked: Callable[[S], int | None]
    """Who owes something now, the first of several; None when the game is over."""
    mover: Callable[[S], int | None]
    """Whose turn it is, also while others are asked in it."""
    key: Callable[[S], Hashable]
    """What matters of a position within a turn: ways that lead to the same are one."""
    redeal: Callable[[S, int, Chance], S]
    """The game's own."""
    dice: bool = False
    """Whether a plan ends at what is revealed (a die on which all that follows depends), and is valued over several
    throws. Without it a plan goes on, as with a card drawn that changes little.
    """
