"""The moves of a duel, as the contract wants them (`engine.game.Game`)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance
from engine.flow import open_step, settle
from engine.game import Action, Choice, Decision, Event, IllegalAction
from engine.tranquility.asking import about, wrong
from engine.tranquility.rivals.act import act_mercy, act_turn
from engine.tranquility.rivals.state import Duel, Over, Todo, Turn
from engine.tranquility.rivals.turn import choose_mercy, choose_turn
from engine.tranquility.state import SEATS
from engine.values import Path, line

_MERCY = tuple(line("tranquility-about-rivals-mercy", seat=seat) for seat in SEATS[:2])


def pending(state: Duel) -> dict[int, Decision]:
    """Who owes a decision now; empty when the game is over."""
    if not state.todo:
        return {}
    step = state.todo[0]
    assert step.seat is not None
    if not isinstance(step, Turn):
        said = _MERCY[state.mover]
    else:
        said = about("rivals-declined" if step.declined else "turn", "turn", state.turn)
    return {step.seat: Decision(step.number, said)}


def may(state: Duel, seat: int, path: Path = ()) -> Choice | Action | None:
    """Nothing can be done without owing it. Raises IllegalAction for any path."""
    if path:
        raise wrong()
    return None


def owed(state: Duel, seat: int) -> Todo:
    """The step that waits for this seat. Raises IllegalAction when there is none."""
    step = open_step(state, seat)
    if step is None:
        raise IllegalAction(line("refuse-not-your-turn" if state.todo else "refuse-game-over"))
    return state.todo[0]


def choose(state: Duel, seat: int, path: Path = ()) -> Choice | Action:
    """The question after these answers, or the finished action. Raises IllegalAction for a path to nowhere."""
    step = owed(state, seat)
    return choose_turn(state, step, path) if isinstance(step, Turn) else choose_mercy(state, path)


def apply(state: Duel, seat: int, action: Action, chance: Chance) -> tuple[Duel, list[Event]]:
    """The state after an action, and what happened. Raises IllegalAction for what `choose` doesn't lead to."""
    if not isinstance(choose(state, seat, action.path), Action):
        raise wrong()
    events: list[Event] = []
    act = act_turn if isinstance(state.todo[0], Turn) else act_mercy
    after = act(replace(state, count=state.count + 1), seat, action.path, events)
    return settle(after, lambda state: None), events


def drop(state: Duel, seat: int) -> tuple[Duel, list[Event]]:
    """A seat resigns: the other has won. Nothing happens when the game is over."""
    if state.over is not None:
        return state, []
    events = [Event(line("tranquility-event-rivals-left", seat=SEATS[seat]))]
    return replace(state, count=state.count + 1, todo=(), over=Over("left", seat)), events
