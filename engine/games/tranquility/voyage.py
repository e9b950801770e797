"""The moves of a cooperative game, as the contract wants them (`engine.game.Game`)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance
from engine.flow import Step, decisions, open_step, owed
from engine.game import Action, Choice, Decision, Event, IllegalAction
from engine.games.tranquility import free
from engine.games.tranquility.asking import about
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.compass import LIFT
from engine.games.tranquility.reefs import choose_reef
from engine.games.tranquility.rescue import choose_rescue
from engine.games.tranquility.resolve import perform, settled
from engine.games.tranquility.start import choose_pledge, pledged
from engine.games.tranquility.state import SEATS, Cut, Log, Pledge, Prompt, Reef, Rescue, Row, Turn, Voyage, active
from engine.games.tranquility.storms import choose_cut, choose_prompt, choose_row, cut_size, drawn_by
from engine.games.tranquility.turn import choose_turn
from engine.values import Line, Path, line

_ABOUT_REEF = line("tranquility-about-reef")
_ABOUT_ROW = line("tranquility-about-row")


def pending(state: Voyage) -> dict[int, Decision]:
    """Who owes a decision now; empty when the game is over."""
    return decisions(state, lambda step: _about(state, step), state.mover)


def _about(state: Voyage, step: Step) -> Line:
    if isinstance(step, Turn):
        return about("turn", "turn", state.turn)
    if isinstance(step, Pledge):
        assert state.due is not None
        if len(active(state)) == 1:
            return about("alone", "n", state.due)
        return about("pledge", "missing", state.due - pledged(state))
    if isinstance(step, Prompt):
        seat = SEATS[drawn_by(state, step.card)]
        return line("tranquility-about-storm", storm=CARDS[step.card], seat=seat)
    if isinstance(step, Cut):
        assert step.seat is not None
        return about("cut", "n", cut_size(state.sailors[step.seat]))
    if isinstance(step, Rescue):
        return line("tranquility-about-rescue", seat=SEATS[state.mover])
    return _ABOUT_REEF if isinstance(step, Reef) else _ABOUT_ROW


def choose(state: Voyage, seat: int, path: Path = ()) -> Choice | Action:
    """The question after these answers, or the finished action. Raises IllegalAction for a path to nowhere."""
    return _chosen(state, owed(state, seat), seat, path)


def may(state: Voyage, seat: int, path: Path = ()) -> Choice | Action | None:
    """The walk over what a seat may do without owing it; None when there is nothing."""
    return free.may(state, seat, path)


def _chosen(state: Voyage, step: Step, seat: int, path: Path) -> Choice | Action:
    if isinstance(step, Turn):
        return choose_turn(state, seat, path)
    if isinstance(step, Pledge):
        return choose_pledge(state, seat, path)
    if isinstance(step, Reef):
        return choose_reef(state, seat, path)
    if isinstance(step, Prompt):
        return choose_prompt(state, step, path)
    if isinstance(step, Cut):
        return choose_cut(state, seat, path)
    if isinstance(step, Row):
        return choose_row(state, step, path)
    assert isinstance(step, Rescue)
    return choose_rescue(state, step, path)


def asked(state: Voyage, seat: int, path: Path) -> Choice | Action:
    """What follows after these answers, owed ones or given freely. Raises IllegalAction where they are neither."""
    step = open_step(state, seat)
    if step is None or (path[:1] == (LIFT,) and not isinstance(step, Rescue)):
        found = free.may(state, seat, path)
        if found is None:
            raise IllegalAction(line("refuse-no-such-move"))
        return found
    return _chosen(state, step, seat, path)


def apply(state: Voyage, seat: int, action: Action, chance: Chance) -> tuple[Voyage, list[Event]]:
    """The state after an action, and what happened. Raises IllegalAction for what `choose` and `may` don't lead to.

    All chance of a game was drawn at set-up.
    """
    return _applied(state, seat, action.path)


def _applied(state: Voyage, seat: int, path: Path) -> tuple[Voyage, list[Event]]:
    log, step = Log(), open_step(state, seat)
    if _freely(state, seat, path, step):
        return settled(free.act_freely(replace(state, count=state.count + 1), seat, path, log), log), log.events
    if step is None:
        step = owed(state, seat)
    if not isinstance(_chosen(state, step, seat, path), Action):
        raise IllegalAction(line("refuse-no-such-move"))
    return perform(state, step, path, log), log.events


def _freely(state: Voyage, seat: int, path: Path, step: Step | None) -> bool:
    """Whether an action is one of `may`. Raises IllegalAction where it can be nothing else, and isn't legal."""
    if step is not None and (isinstance(step, Rescue) or not path or path[0] != LIFT):
        return False
    if free.may(state, seat) is None:
        return False
    return isinstance(free.may(state, seat, path), Action)
