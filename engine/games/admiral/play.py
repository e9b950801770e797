"""The game from its set-up to its end: the moves of the contract (`engine.game.Game`)."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from engine.chance import Chance
from engine.flow import UNASKED, Step, decisions, owed, settle
from engine.game import Action, Choice, Decision, Event, Option
from engine.games.admiral import fireships, homes, idle, mines, repair
from engine.games.admiral.asking import MINES, WIND, asking
from engine.games.admiral.carrying import counted
from engine.games.admiral.drifting import act_drift, choose_drift, resolve_drift
from engine.games.admiral.ending import ended
from engine.games.admiral.leaving import left
from engine.games.admiral.options import Options
from engine.games.admiral.placing import act_place, choose_place, resolve_place
from engine.games.admiral.reefs import act_reefs, choose_reefs, resolve_reefs
from engine.games.admiral.rounds import round_begun, turn_over
from engine.games.admiral.sailing import act_sail, choose_sail
from engine.games.admiral.setup import start
from engine.games.admiral.sharing import (
    act_pearls,
    act_share,
    choose_pearls,
    choose_share,
    resolve_pearls,
    resolve_share,
)
from engine.games.admiral.state import (
    Drift,
    Join,
    Mines,
    Pearls,
    Place,
    Reefs,
    Round,
    Sail,
    Share,
    State,
    Todo,
    Turn,
    ordering,
)
from engine.games.admiral.storming import act_join, choose_join, resolve_join
from engine.games.admiral.turn import act_turn, choose_turn
from engine.games.admiral.victory import one_left, over
from engine.once import note_finished
from engine.sailing import standing
from engine.sailing.answering import answered
from engine.sailing.asking import wrong
from engine.sailing.resuming import Resume, choose_resume, unless_unchanced
from engine.sailing.seats import living
from engine.sailing.telling import SEATS, Log
from engine.seating import Setup
from engine.values import Cell, Line, Path, line


def new(setup: Setup, options: Options, chance: Chance) -> State:
    """The state after set-up, up to the first question. Raises ValueError for another number of seats than the scenario
    takes.
    """
    return settled(start(setup, options, chance), Log(chance))


def pending(state: State) -> dict[int, Decision]:
    """Who owes a decision now; empty when the game is over."""
    return decisions(state, _about, state.mover)


def _about(step: Step) -> Line:
    return _ABOUT[type(step)]


_WORDS = {
    Place: "fort",
    Reefs: "reefs",
    Mines: "mines",
    Turn: "turn",
    Drift: "drift",
    Sail: "sail",
    Join: "join",
    Share: "share",
    Pearls: "pearls",
    Resume: "resume",
}
_ABOUT = {kind: line(f"admiral-about-{'turn' if kind is Sail else word}") for kind, word in _WORDS.items()}


def asked(step: Step) -> str:
    """The word for what a step asks."""
    return _WORDS[type(step)]


def may(state: State, seat: int, path: Path = ()) -> Choice | Action | None:
    """Standing orders that can matter may be changed at any time by who is in the game, and mines switched; before the
    first round they may be laid anew while others still lay theirs (AD-12, AD-44, AD-55, AD-56).
    """
    if state.over is not None:
        return None
    if path and 0 <= seat < len(state.orders):
        if path[0] == MINES:
            return mines.choose_freely(state, seat, path)
        if isinstance(path[0], Cell) and state.terms.mines:
            raise mines.laid_already(state, seat, path[0])
    known = ordering(state)
    found = standing.may(state, seat, path, known) if known else None
    if path or not mines.may(state, seat):
        return found
    return Choice(_ASK_FREE, (*(found.options if isinstance(found, Choice) else ()), _MINES), secret=True)


_ASK_FREE, _MINES = line("sailing-ask-free"), Option(MINES)


def asked_less(state: State, seat: int) -> Path | None:
    """The change of an order by which a seat is asked less; see `engine.game.Hooks`."""
    return standing.asked_less(state, seat, ordering(state))


def choose(state: State, seat: int, path: Path = ()) -> Choice | Action:
    """The question after these answers, or the finished action. Raises IllegalAction for a path to nowhere."""
    step = owed(state, seat)
    if isinstance(step, Turn):
        found = choose_turn(state, path)
        if isinstance(found, Action):
            note_finished(state, seat, path)
        return found
    if isinstance(step, Drift):
        return choose_drift(state, path)
    if isinstance(step, Join):
        return choose_join(state, step, path)
    if isinstance(step, Share):
        return choose_share(state, step, path)
    if isinstance(step, Pearls):
        return choose_pearls(state, step, path)
    if isinstance(step, Place):
        return choose_place(state, step, path)
    if isinstance(step, Reefs):
        return choose_reefs(state, step, path)
    if isinstance(step, Mines):
        assert step.seat is not None
        return mines.choose_mines(state, step.seat, path)
    if isinstance(step, Sail):
        return choose_sail(state, step, path)
    assert isinstance(step, Resume)
    return choose_resume(_ASK_RESUME, WIND, path)


_ASK_RESUME = asking("resume")


def apply(state: State, seat: int, action: Action, chance: Chance) -> tuple[State, list[Event]]:
    """The state after an action, and what happened. Raises IllegalAction for what leads nowhere."""
    path, log = action.path, Log(chance)
    if path and path[0] == MINES:
        if not isinstance(may(state, seat, path), Action):
            raise wrong()
        return mines.act_freely(state, seat, path, chance)
    step = answered(state, seat, path, may, choose)
    if step is None:
        return standing.ordered(state, seat, path, ordering(state))
    state = counted(state, _below(state.todo, step, state.count + 1))
    state = _performed(state, step, path, log)
    return settled(ended(state, log), log), log.events


def _below(todo: tuple[Todo, ...], step: Step, count: int) -> tuple[Todo, ...]:
    """What is left to do without the step that is answered; a turn goes on, and one that it interrupted is asked anew:
    by the count of the action.
    """
    if isinstance(step, Turn):
        return (replace(step, number=count), *todo[1:])
    if isinstance(step, Mines):
        return tuple([one for one in todo if one != step])
    if not isinstance(todo[-1], Turn):
        return todo[1:]
    return (*todo[1:-1], replace(todo[-1], number=UNASKED))


def _performed(state: State, step: Step, path: Path, log: Log) -> State:
    """What an action does itself; its step has been taken off, but for a turn."""
    if isinstance(step, Turn):
        return act_turn(state, path, log)
    if isinstance(step, Drift):
        return act_drift(state, path, log)
    if isinstance(step, Join):
        return act_join(state, step, path, log)
    if isinstance(step, Share):
        return act_share(state, step, path, log)
    if isinstance(step, Pearls):
        return act_pearls(state, step, path, log)
    if isinstance(step, Place):
        return act_place(state, step, path, log)
    if isinstance(step, Reefs):
        return act_reefs(state, step, path, log)
    if isinstance(step, Mines):
        assert step.seat is not None
        return mines.act_mines(state, step.seat, path, log)
    if isinstance(step, Sail):
        return act_sail(state, step, path, log)
    log.tell("admiral-event-resumed", seat=SEATS[state.mover])
    return state


def drop(state: State, seat: int) -> tuple[State, list[Event]]:
    """A seat leaves; the last team left wins, and one who plays alone gives up (AD-13)."""
    if state.over is not None or seat in state.out:
        return state, []
    log = Log(None)
    arrived = tuple([one for one in state.arrived if one != seat])
    state = left(replace(state, count=state.count + 1, arrived=arrived), seat, log)
    alive = living(state)
    if not alive or one_left(state):
        return over_told(over(state, "last" if alive else "left", alive), log), log.events
    return settled(ended(state, log), log), log.events


def settled(state: State, log: Log) -> State:
    """The state when somebody is asked, or the game is over."""
    after = settle(state, partial(resolve, log=log))
    return after if after.over is None else over_told(after, log)


def over_told(state: State, log: Log) -> State:
    """The same; if the game is over all mines that are left come to light."""
    if state.terms.mines:
        mines.laid_open(state, log)
    return state


def resolve(state: State, log: Log) -> State | None:
    """The state after the step on top of `todo`; None when it waits for its seat."""
    step = state.todo[0]
    if isinstance(step, Turn):  # in it nothing is left to chance
        return _turn(state, step, log)
    return unless_unchanced(state, lambda: _resolved(state, step, log))


def _resolved(state: State, step: Step, log: Log) -> State | None:
    if isinstance(step, Round):
        return round_begun(state, log)
    if isinstance(step, Place):
        return resolve_place(state, step)
    if isinstance(step, Reefs):
        return resolve_reefs(state, step)
    if isinstance(step, Mines):
        return mines.resolve_mines(state)
    after = _went_on(state, step, log)
    return None if after is None else ended(after, log)


def _went_on(state: State, step: Step, log: Log) -> State | None:
    """The same for drifts and fights, by which a game may end."""
    if isinstance(step, Drift):
        return resolve_drift(state, step, log)
    if isinstance(step, Join):
        return resolve_join(state, step, log)
    if isinstance(step, Share):
        return resolve_share(state, step, log)
    if isinstance(step, Pearls):
        return resolve_pearls(state, step, log)
    return None


def _turn(state: State, step: Turn, log: Log) -> State | None:
    """A turn begins, waits for its player, or is over."""
    if state.mover in state.out:
        return turn_over(state)
    if step.ending:
        blown_up = fireships.turn_ended(state, log)
        if blown_up is not None:
            return ended(blown_up, log)
        state = ended(homes.turn_ended(repair.turn_ended(state, log), log), log)
        return state if state.over is not None else turn_over(state)
    if step.begun:
        return None
    after = idle.begun(state, step, log)
    return after if after.shown is state.shown else ended(after, log)
