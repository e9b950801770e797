"""The contract's functions for both games: the cooperative one and the duel of two rivals."""

from __future__ import annotations

from collections.abc import Mapping

from engine.chance import Chance
from engine.game import Action, Choice, Decision, Event, Level, Outcome
from engine.games.tranquility import habits, leave, opening, result, rivals, sight, voyage, words
from engine.games.tranquility import preview as previews
from engine.games.tranquility import remarks as saying
from engine.games.tranquility.options import Options
from engine.games.tranquility.redeal import redeal as redeal_voyage
from engine.games.tranquility.setup import PLAYERS, embarked
from engine.games.tranquility.state import Voyage
from engine.games.tranquility.store import State
from engine.games.tranquility.view import View
from engine.seating import Setup, Side
from engine.values import Line, Path, Value

RIVALS = frozenset({2})


def seats(options: Options) -> frozenset[int]:
    """One to five, two rivals (TQ-2, TQ-33)."""
    return RIVALS if options.mode == "rivals" else PLAYERS


def sides(options: Options, seats: int) -> tuple[Side, ...]:
    """Sun and moon for two rivals, none for those who play together (TQ-33)."""
    return rivals.SIDES if options.mode == "rivals" and seats in RIVALS else ()


def teams(options: Options, setup: Setup) -> tuple[tuple[int, ...], ...]:
    """One team of all that play together; none for rivals (TQ-10, TQ-33)."""
    return () if options.mode == "rivals" else (tuple(range(setup.seats)),)


def scores(view: View) -> tuple[int, ...]:
    """What each rival would have if points were counted now; () in the other modes (TQ-33)."""
    return rivals.scores(view) if view.mode == "rivals" else ()


def opened(state: State) -> tuple[Line, ...]:
    """What happened during the set-up: storms that were drawn (TQ-22)."""
    return opening.opened(state) if isinstance(state, Voyage) else ()


def reminder(view: View) -> Line | None:
    """What may not be talked of, and what may right now (TQ-14)."""
    return words.reminder(view)


def draws_first(options: Options) -> bool:
    """It is always drawn who begins (TQ-4, TQ-33)."""
    return True


def new(setup: Setup, options: Options, chance: Chance) -> State:
    """The state after set-up. Raises ValueError for a number of seats that can't play."""
    if options.mode != "rivals":
        return embarked(setup, options, chance)
    if setup.seats not in RIVALS:
        raise ValueError("the competitive game is for two")
    return rivals.new(setup, options, chance)


def pending(state: State) -> dict[int, Decision]:
    """Who owes a decision now; empty when the game is over."""
    return voyage.pending(state) if isinstance(state, Voyage) else rivals.pending(state)


def choose(state: State, seat: int, path: Path = ()) -> Choice | Action:
    """The question after these answers, or the finished action. Raises IllegalAction for a path to nowhere."""
    return voyage.choose(state, seat, path) if isinstance(state, Voyage) else rivals.choose(state, seat, path)


def may(state: State, seat: int, path: Path = ()) -> Choice | Action | None:
    """The walk over what a seat may do without owing it."""
    return voyage.may(state, seat, path) if isinstance(state, Voyage) else rivals.may(state, seat, path)


def apply(state: State, seat: int, action: Action, chance: Chance) -> tuple[State, list[Event]]:
    """The state after an action, and what happened. Raises IllegalAction for what `choose` and `may` don't lead to."""
    if isinstance(state, Voyage):
        return voyage.apply(state, seat, action, chance)
    return rivals.apply(state, seat, action, chance)


def default(state: State, seat: int) -> Action | None:
    """What is done for a seat that lets its time run out; None where it owes nothing and wants nothing."""
    return habits.default(state, seat) if isinstance(state, Voyage) else rivals.default(state, seat)


def levels(options: Options, seats: int) -> tuple[Level, ...]:
    """How well a rival may be asked to play; () for a mate of a crew, who always plays as well as it can."""
    return rivals.LEVELS if options.mode == "rivals" else ()


def think(world: State, seat: int, level: Level, chance: Chance) -> tuple[Action, ...]:
    """What a rival does. A mate of a crew says nothing and plays by `default` (TQ-14)."""
    assert not isinstance(world, Voyage)
    return rivals.think(world, seat, level, chance)


def drop(state: State, seat: int) -> tuple[State, list[Event]]:
    """A seat resigns or falls out for good."""
    return leave.drop(state, seat) if isinstance(state, Voyage) else rivals.drop(state, seat)


def redeal(state: State, seat: int | None, chance: Chance, recall: bool = True) -> State:
    """The state with all that this seat (None: a spectator) can't know dealt anew."""
    if isinstance(state, Voyage):
        return redeal_voyage(state, seat, chance, recall)
    return rivals.redeal(state, seat, chance, recall)


def preview(state: State, seat: int, path: Path) -> View:
    """The table as it would be by this seat's answers so far. Raises IllegalAction for a path to nowhere."""
    if isinstance(state, Voyage):
        return previews.preview(state, seat, path)
    return rivals.preview(state, seat, path)


def remarks(state: State, seat: int, path: Path) -> Mapping[Value, tuple[Line, ...]]:
    """What is worth saying of the options that follow. Raises IllegalAction for a path to nowhere."""
    if isinstance(state, Voyage):
        return saying.remarks(state, seat, path)
    return rivals.remarks(state, seat, path)


def view(state: State, seat: int | None) -> View:
    """The table as this seat (None: a spectator) may know it."""
    return sight.view(state, seat) if isinstance(state, Voyage) else rivals.view(state, seat)


def describe(view: View) -> list[Line]:
    """The position in words, most important first."""
    return rivals.describe(view) if view.mode == "rivals" else words.describe(view)


def outcome(state: State) -> Outcome | None:
    """The result, None while the game goes on."""
    return result.outcome(state) if isinstance(state, Voyage) else rivals.outcome(state)
