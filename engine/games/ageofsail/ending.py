"""The end of turns and rounds, and what begins after it (AS-31, AS-37, AS-52)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import Arrange, Cards, Party, State, Todo, Turn, with_states
from engine.sailing import afloat
from engine.sailing.seats import following
from engine.sailing.telling import Log


def closed(state: State, log: Log) -> State:
    """The mover's turn is over: perhaps the round too, and the next living seat begins."""
    if state.over is not None:
        return state
    seats = len(state.forts)
    seat = following(state)
    new_round = (seat - state.first) % seats <= (state.mover - state.first) % seats
    if new_round:
        state = scenario_of(state).round_closed(state, log)
        if state.over is not None:
            return state
    return begun(state, seat, new_round)


def begun(state: State, seat: int, new_round: bool) -> State:
    """The state at the beginning of this seat's turn, before the cards: shots are counted anew (AS-17)."""
    scenario = scenario_of(state)
    first = not state.turns[seat]
    forts = state.forts
    fired = [fort for fort in forts if fort.fired]
    if fired and scenario.rearms(state, new_round):
        forts = with_states(forts, [replace(fort, fired=0) for fort in forts])
    if state.ashore:
        state = replace(state, ashore=tuple([Party(one.seat, one.cell, one.masts, 0) for one in state.ashore]))
    cards: tuple[Todo, ...] = ()
    if scenario.arranges and first:
        cards = (Arrange(seat=seat),)
    elif scenario.draws_cards(state, seat):
        cards = (Cards(),)
    return afloat.begun(
        state,
        seat,
        todo=(*cards, Turn(seat=seat)),
        turns=(*state.turns[:seat], state.turn + 1, *state.turns[seat + 1 :]),
        rested=(),
        forts=forts,
        situation=None,
        storms=afloat.since(state.storms, afloat.forgotten(state)),
    )
