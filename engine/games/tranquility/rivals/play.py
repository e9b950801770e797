"""The moves of a duel, as the contract wants them (`engine.game.Game`)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance
from engine.flow import Step, decisions, owed, settle
from engine.game import Action, Choice, Decision, Event
from engine.games.tranquility.asking import about, wrong
from engine.games.tranquility.rivals.act import act_mercy, act_turn
from engine.games.tranquility.rivals.state import Duel, Over, Turn
from engine.games.tranquility.rivals.turn import choose_mercy, choose_turn
from engine.games.tranquility.state import SEATS
from engine.values import Line, Path, line

_MERCY = tuple(line("tranquility-about-rivals-mercy", seat=seat) for seat in SEATS[:2])


def pending(state: Duel) -> dict[int, Decision]:
    """Who owes a decision now; empty when the game is over."""
    return decisions(state, lambda step: _about(state, step), state.mover)


def _about(state: Duel, step: Step) -> Line:
    if not isinstance(step, Turn):
        return _MERCY[state.mover]
    return about("rivals-declined" if step.declined else "turn", "turn", state.turn)


def may(state: Duel, seat: int, path: Path = ()) -> Choice | Action | None:
    """Nothing can be done without owing it. Raises IllegalAction for any path."""
    if path:
        raise wrong()
    return None


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
