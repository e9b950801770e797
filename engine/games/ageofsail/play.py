"""The battle from its set-up to its end: the moves of the contract (`engine.game.Game`)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance
from engine.flow import Step, decisions, owed, settle
from engine.game import Action, Choice, Decision, Event
from engine.games.ageofsail.asking import WIND, asking
from engine.games.ageofsail.cards import act_arrange, act_situation, choose_arrange, choose_situation, draw_cards
from engine.games.ageofsail.guns import act_gun, choose_gun, resolve_gun
from engine.games.ageofsail.layout import act_layout, choose_layout
from engine.games.ageofsail.line_leaving import resolve_close_up
from engine.games.ageofsail.line_sailing import act_line_stop, choose_line_stop, leader, may_do_line, resolve_line_sail
from engine.games.ageofsail.lines import without_seat
from engine.games.ageofsail.placing import act_place, choose_place, prepared
from engine.games.ageofsail.prizes import act_prize, choose_prize, resolve_prize
from engine.games.ageofsail.sailing import act_stop, choose_stop, may_do, resolve_drift, resolve_sail
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import (
    Arrange,
    Cards,
    CloseUp,
    Drift,
    Gun,
    Layout,
    LineSail,
    LineStop,
    Place,
    Prize,
    Sail,
    Situate,
    State,
    Stop,
    Turn,
)
from engine.games.ageofsail.turn import act_turn, choose_turn, resolve_turn
from engine.once import note_finished
from engine.sailing import standing
from engine.sailing.answering import answered
from engine.sailing.asking import ON
from engine.sailing.resuming import Resume, choose_resume, to_resume
from engine.sailing.ships import mustered, value
from engine.sailing.telling import NUMBERS, SEATS, Log, Unchanced
from engine.values import Line, Path, line


def pending(state: State) -> dict[int, Decision]:
    """Who owes a decision now; empty when the battle is over."""
    return decisions(state, lambda step: _about(state, step), state.mover)


_ABOUT = {
    kind: line(f"ageofsail-about-{kind}")
    for kind in (
        "layout", "place", "arrange", "teleport", "repair", "turn", "ships", "attack", "cannons", "stop", "gun",
        "prize", "resume",
    )
}  # fmt: skip


def _about(state: State, step: Step) -> Line:
    if isinstance(step, Turn):
        return _ABOUT[_in_turn(state)]
    if isinstance(step, Stop):
        return line("ageofsail-about-stop", ship=value(state.ships[step.ship]))
    if isinstance(step, LineStop):
        return line("ageofsail-about-stop", ship=value(leader(state, step)))
    if isinstance(step, Situate):
        return _ABOUT[str(state.situation)]
    return _ABOUT[asked(step)]


def _in_turn(state: State) -> str:
    """What the mover has to command: nobody's fort is silent, and the defender of one has no ships (AS-50 to AS-52)."""
    if state.laid:
        return "cannons" if state.mover == state.role else "attack"
    return "turn" if state.role < 0 else "ships"


def asked(step: Step) -> str:
    """The word for what a step asks."""
    return {
        Layout: "layout", Place: "place", Arrange: "arrange", Situate: "situation", Turn: "turn", Stop: "stop",
        LineStop: "stop", Gun: "gun", Prize: "prize", Resume: "resume",
    }[type(step)]  # fmt: skip


def may(state: State, seat: int, path: Path = ()) -> Choice | Action | None:
    """Standing orders may be changed at any time by who is in the battle (AS-17)."""
    if state.over is not None or not 0 <= seat < len(state.orders):
        return None
    kinds = scenario_of(state).orders(state, seat)
    return standing.may(state, seat, path, kinds) if kinds else None


def choose(state: State, seat: int, path: Path = ()) -> Choice | Action:
    """The question after these answers, or the finished action. Raises IllegalAction for a path to nowhere."""
    step = owed(state, seat)
    found: Choice | Action
    if isinstance(step, Turn):
        found = choose_turn(state, seat, path)
    elif isinstance(step, Stop):
        found = choose_stop(state, step, path)
    elif isinstance(step, LineStop):
        found = choose_line_stop(state, step, path)
    elif isinstance(step, Gun):
        found = choose_gun(state, step, path)
    elif isinstance(step, Prize):
        found = choose_prize(state, step, path)
    elif isinstance(step, Arrange):
        found = choose_arrange(state, seat, path)
    elif isinstance(step, Situate):
        found = choose_situation(state, seat, path)
    elif isinstance(step, Place):
        found = choose_place(state, seat, path)
    elif isinstance(step, Layout):
        found = choose_layout(state, path)
    else:
        assert isinstance(step, Resume)
        key = WIND if isinstance(state.todo[1], Cards) else ON  # before the cards, or in the midst of sailing
        found = choose_resume(_ASK_RESUME, key, path)
    if isinstance(found, Action):
        note_finished(state, seat, path)
    return found


_ASK_RESUME = asking("resume")


def apply(state: State, seat: int, action: Action, chance: Chance) -> tuple[State, list[Event]]:
    """The state after an action, and what happened. Raises IllegalAction for what leads nowhere."""
    path, log = action.path, Log(chance)
    step = answered(state, seat, path, may, choose)
    if step is None:
        return standing.ordered(state, seat, path, scenario_of(state).orders(state, seat))
    # counted at the end: the state that was asked remembers what its questions have worked out
    return settle(_performed(state, step, path, log), lambda state: resolve(state, log), applied=1), log.events


def _performed(state: State, step: Step, path: Path, log: Log) -> State:
    """What an action does itself."""
    if isinstance(step, Turn):
        return act_turn(state, path, log)
    if isinstance(step, Stop):
        return act_stop(state, step, path, log)
    if isinstance(step, LineStop):
        return act_line_stop(state, step, path, log)
    if isinstance(step, Gun):
        return act_gun(state, step, path, log)
    if isinstance(step, Prize):
        return act_prize(state, step, path, log)
    if isinstance(step, Arrange):
        return act_arrange(state, path, log)
    if isinstance(step, Situate):
        return act_situation(state, path, log)
    if isinstance(step, Place):
        return act_place(state, state.mover, path, log)
    if isinstance(step, Layout):
        return act_layout(state, path, log)
    assert isinstance(step, Resume)
    log.tell("ageofsail-event-resumed", seat=SEATS[state.mover])
    return replace(state, todo=state.todo[1:])


def resolve(state: State, log: Log) -> State | None:
    """The state after the step on top of `todo`; None when it waits for its seat."""
    if state.over is not None:
        return replace(state, todo=())
    try:
        return _resolved(state, state.todo[0], log)
    except Unchanced:
        return to_resume(state)


def _resolved(state: State, step: Step, log: Log) -> State | None:
    if isinstance(step, Turn):
        return resolve_turn(state, log)
    if isinstance(step, Sail):
        return resolve_sail(state, step, log)
    if isinstance(step, Gun):
        return resolve_gun(state, step, log)
    if isinstance(step, Cards):
        return draw_cards(state, log)
    if isinstance(step, Prize):
        return resolve_prize(state, step, log)
    if isinstance(step, Drift):
        return resolve_drift(state, step, log)
    if isinstance(step, LineSail):
        return resolve_line_sail(state, step, log)
    if isinstance(step, CloseUp):
        return resolve_close_up(state, step, log)
    return prepared(state)


def drop(state: State, seat: int) -> tuple[State, list[Event]]:
    """A seat leaves: its ships are taken off, which is no loss in battle; what waits for its answer lapses (AS-37)."""
    log = Log(None)
    if state.over is not None or seat in state.out:
        return state, []
    at_sea = sum(ship.seat == seat and ship.masts > 0 for ship in state.ships)
    log.tell("ageofsail-event-left", seat=SEATS[seat], n=NUMBERS[at_sea])
    ships = mustered(tuple([replace(ship, masts=0) if ship.seat == seat else ship for ship in state.ships]))
    gone = sum(ship.masts for ship in (*state.ships, *state.waiting) if ship.seat == seat)
    gone += sum(party.masts for party in state.ashore if party.seat == seat)
    waiting = tuple([ship for ship in state.waiting if ship.seat != seat])
    state = replace(state, count=state.count + 1, ships=ships, waiting=waiting, lost=state.lost + gone)
    state = scenario_of(state).left(without_seat(state, seat), seat, log)
    state = replace(state, todo=tuple([step for step in state.todo if not _lapses(state, step, seat)]))
    return settle(state, lambda state: resolve(state, log)), log.events


def _lapses(state: State, step: Step, seat: int) -> bool:
    """Whether it is gone with the seat and its ships; a turn ends when it comes to the top."""
    if isinstance(step, Gun | Place):
        return step.owner == seat
    if isinstance(step, Stop):
        return not may_do(state, state.ships[step.ship], step.left)
    if isinstance(step, LineStop):
        return not may_do_line(state, step, sails_on=True)
    if isinstance(step, Arrange | Cards | Situate | Resume):
        return state.mover == seat
    return step.seat == seat and not isinstance(step, Turn)
