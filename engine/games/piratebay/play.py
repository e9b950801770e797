"""The game from its set-up to its end: the moves of the contract (`engine.game.Game`)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance
from engine.flow import Step, decisions, owed, settle
from engine.game import Action, Choice, Decision, Event
from engine.games.piratebay.asking import WIND, asking
from engine.games.piratebay.berths import act_berth, choose_berth, resolve_berth
from engine.games.piratebay.cargo import act_keep, choose_keep, resolve_keep
from engine.games.piratebay.ending import closed, drawn, ended, opened
from engine.games.piratebay.home import hauled, tell_cargo
from engine.games.piratebay.options import Options
from engine.games.piratebay.setup import SEATS as NUMBERS_OF_SEATS
from engine.games.piratebay.state import (
    NOTHING,
    Begin,
    Berth,
    Keep,
    Over,
    State,
    Stop,
    Turn,
    Wind,
    Work,
    dropped,
    set_at,
)
from engine.games.piratebay.turn import act_turn, choose_turn, resolve_stop
from engine.games.piratebay.works import act_work, choose_work
from engine.once import note_finished
from engine.sailing import standing
from engine.sailing.afloat import gone
from engine.sailing.answering import answered
from engine.sailing.orders import only
from engine.sailing.resuming import Resume, choose_resume, unless_unchanced
from engine.sailing.seats import living
from engine.sailing.ships import with_ship
from engine.sailing.telling import SEATS, Log
from engine.values import Path, line

KINDS = only("return", "turn", "prizes")
"""The standing orders that there are (AS-17)."""


def seats(options: Options) -> frozenset[int]:
    """Two to eight players."""
    return NUMBERS_OF_SEATS


def draws_first(options: Options) -> bool:
    """It is always drawn who begins (PB-4)."""
    return True


def pending(state: State) -> dict[int, Decision]:
    """Who owes a decision now; empty when the game is over."""
    return decisions(state, lambda step: _ABOUT[asked(step)], state.mover)


_ABOUT = {
    kind: line(f"piratebay-about-{kind}")
    for kind in ("islet", "turn", "stop", "explore", "load", "unload", "cargo", "resume")
}


def asked(step: Step) -> str:
    """The word for what a step asks."""
    if isinstance(step, Work):
        return step.kind
    return {Berth: "islet", Turn: "turn", Stop: "stop", Keep: "cargo", Resume: "resume"}[type(step)]


def may(state: State, seat: int, path: Path = ()) -> Choice | Action | None:
    """Standing orders may be changed at any time by who is in the game (AS-17)."""
    return None if state.over is not None else standing.may(state, seat, path, KINDS)


def choose(state: State, seat: int, path: Path = ()) -> Choice | Action:
    """The question after these answers, or the finished action. Raises IllegalAction for a path to nowhere."""
    found = _chosen(state, owed(state, seat), path)
    if isinstance(found, Action):
        note_finished(state, seat, path)
    return found


def _chosen(state: State, step: Step, path: Path) -> Choice | Action:
    if isinstance(step, Turn | Stop):
        return choose_turn(state, step, path)
    if isinstance(step, Work):
        return choose_work(state, step, path)
    if isinstance(step, Keep):
        return choose_keep(state, step, path)
    if isinstance(step, Berth):
        return choose_berth(state, path)
    assert isinstance(step, Resume)
    return choose_resume(_ASK_RESUME, WIND, path)


_ASK_RESUME = asking("resume")


def apply(state: State, seat: int, action: Action, chance: Chance) -> tuple[State, list[Event]]:
    """The state after an action, and what happened. Raises IllegalAction for what leads nowhere."""
    path, log = action.path, Log(chance)
    step = answered(state, seat, path, may, choose)
    if step is None:
        return standing.ordered(state, seat, path, KINDS)
    state = _performed(replace(state, count=state.count + 1, todo=state.todo[1:]), step, path, log)
    return _settled(state, log), log.events


def _performed(state: State, step: Step, path: Path, log: Log) -> State:
    """What an action does itself; its step has been taken off."""
    if isinstance(step, Turn | Stop):
        return act_turn(state, step, path, log)
    if isinstance(step, Work):
        return act_work(state, step, path, log)
    if isinstance(step, Keep):
        return act_keep(state, step, path, log)
    if isinstance(step, Berth):
        return act_berth(state, step, path, log)
    log.tell("piratebay-event-resumed", seat=SEATS[state.mover])
    return state


def _settled(state: State, log: Log) -> State:
    return settle(ended(state), lambda state: resolve(state, log))


def resolve(state: State, log: Log) -> State | None:
    """The state after the step on top of `todo`; None when it waits for its seat."""
    after = unless_unchanced(state, lambda: _resolved(state, state.todo[0], log))
    return None if after is None else ended(after)


def _resolved(state: State, step: Step, log: Log) -> State | None:
    if isinstance(step, Turn):
        return closed(state) if step.used or state.mover in state.out else None
    if isinstance(step, Stop):
        return resolve_stop(state, step)
    if isinstance(step, Wind):
        return drawn(state, log)
    if isinstance(step, Berth):
        return resolve_berth(state, step)
    if isinstance(step, Begin):
        return opened(state)
    if isinstance(step, Keep):
        return resolve_keep(state, step, log)
    return None


def drop(state: State, seat: int) -> tuple[State, list[Event]]:
    """A seat leaves: its ship goes off, her cargo is lost, the order stays where she lay; what waits for its answer
    lapses. The last one left wins (PB-28).
    """
    log = Log(None)
    if state.over is not None or seat in state.out:
        return state, []
    log.tell("piratebay-event-left", seat=SEATS[seat])
    ship, cargo = state.ships[seat], state.holds[seat]
    if cargo.total:
        tell_cargo(log, "piratebay-event-lost-cargo", cargo, seat=SEATS[seat])
        state = hauled(state, seat, ship.cell, "sunk", cargo)
        state = dropped(replace(state, holds=set_at(state.holds, seat, NOTHING)), cargo)
    if state.order_of == seat:
        state = replace(state, order_at=ship.cell, order_of=-1)
    if not state.turn:
        state = replace(state, islets=(*state.islets[:seat], -1, *state.islets[seat + 1 :]))
    state = gone(
        replace(
            state,
            count=state.count + 1,
            ships=with_ship(state.ships, seat, replace(ship, masts=0)),
            trapped=tuple([one for one in state.trapped if one != seat]),
            todo=tuple([step for step in state.todo if not _lapses(state, step, seat)]),
        ),
        seat,
    )
    if len(living(state)) == 1:
        return replace(state, todo=(), over=Over("last")), log.events
    return _settled(state, log), log.events


def _lapses(state: State, step: Step, seat: int) -> bool:
    """Whether a step is gone with the seat; a turn ends when it comes to the top."""
    if isinstance(step, Keep):
        return step.winner == seat
    if isinstance(step, Berth):
        return step.seat == seat
    return not isinstance(step, Turn | Begin) and state.mover == seat
