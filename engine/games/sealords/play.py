"""The game from its set-up to its end: the moves of the contract (`engine.game.Game`)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance
from engine.flow import Step, decisions, owed
from engine.game import Action, Choice, Decision, Event, IllegalAction
from engine.games.sealords.change import choose_change
from engine.games.sealords.effects import HANDLERS
from engine.games.sealords.handler import about
from engine.games.sealords.layout import choose_layout
from engine.games.sealords.losing import with_losses
from engine.games.sealords.options import Options
from engine.games.sealords.resolve import perform
from engine.games.sealords.state import SEATS, Change, Effect, Layout, Log, Over, State, Turn
from engine.games.sealords.turn import choose_turn
from engine.values import Line, Number, Path, line

TWO = frozenset({2})


def seats(options: Options) -> frozenset[int]:
    """Two players, always."""
    return TWO


def draws_first(options: Options) -> bool:
    """It is always drawn who begins (SL-8)."""
    return True


_ABOUT_LAYOUT = line("sealords-about-layout")
_ABOUT_CHANGE = line("sealords-about-change")


def pending(state: State) -> dict[int, Decision]:
    """Who owes a decision now; empty when the game is over."""
    return decisions(state, lambda step: _about(state, step))


def _about(state: State, step: Step) -> Line:
    if isinstance(step, Effect):
        return about(step.kind, step.cell)
    if isinstance(step, Layout):
        return _ABOUT_LAYOUT
    if isinstance(step, Change):
        return _ABOUT_CHANGE
    assert isinstance(step, Turn)
    turn = Number(state.fleets[state.mover].turns)
    return line("sealords-about-turn-laid" if step.laid else "sealords-about-turn", turn=turn)


def may(state: State, seat: int, path: Path = ()) -> Choice | Action | None:
    """Nothing can be done without owing it. Raises IllegalAction for any path."""
    if path:
        raise IllegalAction(line("refuse-no-such-move"))
    return None


def choose(state: State, seat: int, path: Path = ()) -> Choice | Action:
    """The question after these answers, or the finished action. Raises IllegalAction for a path to nowhere."""
    step = owed(state, seat)
    found = _chosen(state, step, seat, path)
    if isinstance(found, Action) or isinstance(step, Layout | Change):
        return found
    return with_losses(state, step, path, found)


def _chosen(state: State, step: Step, seat: int, path: Path) -> Choice | Action:
    if isinstance(step, Turn):
        return choose_turn(state, step, seat, path)
    if isinstance(step, Layout):
        return choose_layout(seat, path)
    if isinstance(step, Change):
        return choose_change(state, seat, path)
    assert isinstance(step, Effect)
    return HANDLERS[step.kind].choose(state, step, path)


def apply(state: State, seat: int, action: Action, chance: Chance) -> tuple[State, list[Event]]:
    """The state after an action, and what happened. Raises IllegalAction for what `choose` doesn't lead to."""
    step = owed(state, seat)
    if not isinstance(_chosen(state, step, seat, action.path), Action):
        raise IllegalAction(line("refuse-no-such-move"))
    log = Log(chance)
    return perform(state, step, action.path, log), log.events


def drop(state: State, seat: int) -> tuple[State, list[Event]]:
    """A seat resigns: the other has won. Nothing happens when the game is over."""
    if state.over is not None:
        return state, []
    events = [Event(line("sealords-event-resigned", seat=SEATS[seat]))]
    return replace(state, count=state.count + 1, todo=(), over=Over("resigned", seat)), events
