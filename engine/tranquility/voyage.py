"""The moves of a cooperative game, as the contract wants them (`engine.game.Game`)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance
from engine.flow import Step, open_step, open_steps
from engine.game import Action, Choice, Decision, Event, IllegalAction
from engine.tranquility.asking import about, wrong
from engine.tranquility.resolve import perform, settled
from engine.tranquility.start import act_pledge, choose_pledge, may_pledge, pledged
from engine.tranquility.state import Log, Turn, Voyage
from engine.tranquility.turn import choose_turn
from engine.values import Line, Path, line


def pending(state: Voyage) -> dict[int, Decision]:
    """Who owes a decision now; empty when the game is over."""
    return {
        step.seat: Decision(step.number, _about(state, step))
        for step in open_steps(state.todo)
        if step.seat is not None
    }


def _about(state: Voyage, step: Step) -> Line:
    if isinstance(step, Turn):
        return about("turn", "turn", state.turn)
    assert state.due is not None
    return about("pledge", "missing", state.due - pledged(state))


def choose(state: Voyage, seat: int, path: Path = ()) -> Choice | Action:
    """The question after these answers, or the finished action. Raises IllegalAction for a path to nowhere."""
    return _chosen(state, owed(state, seat), seat, path)


def _chosen(state: Voyage, step: Step, seat: int, path: Path) -> Choice | Action:
    if isinstance(step, Turn):
        return choose_turn(state, seat, path)
    return choose_pledge(state, seat, path)


def owed(state: Voyage, seat: int) -> Step:
    """The step that waits for this seat. Raises IllegalAction when there is none."""
    step = open_step(state, seat)
    if step is None:
        raise IllegalAction(line("refuse-not-your-turn" if state.todo else "refuse-game-over"))
    return step


def may(state: Voyage, seat: int, path: Path = ()) -> Choice | Action | None:
    """What a seat may do without owing it: change its pledge (TQ-8)."""
    if may_pledge(state, seat):
        return choose_pledge(state, seat, path)
    if path:
        raise wrong()
    return None


def apply(state: Voyage, seat: int, action: Action, chance: Chance) -> tuple[Voyage, list[Event]]:
    """The state after an action, and what happened. Raises IllegalAction for what `choose` and `may` don't lead to."""
    log = Log()
    step = open_step(state, seat)
    path = action.path
    if step is not None and isinstance(_chosen(state, step, seat, path), Action):
        return perform(state, step, path, log), log.events
    if not path or not isinstance(may(state, seat, path), Action):
        owed(state, seat)
        raise wrong()
    state = replace(state, count=state.count + 1)
    return settled(act_pledge(state, seat, path, log), log), log.events
