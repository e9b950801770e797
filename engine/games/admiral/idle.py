"""Turns in which nothing can be done, or hardly anything: they are played at once (AD-12)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.admiral import boarding, fire, pearls, repair, storming
from engine.games.admiral.asking import STOP
from engine.games.admiral.drift import Drifted, drifted, leaves, sheltered, stops, waiting
from engine.games.admiral.reach import free, moves
from engine.games.admiral.sailing import drifts
from engine.games.admiral.state import State, Turn, with_todo
from engine.games.admiral.turn import stormy
from engine.sailing.telling import SEATS, Log


def begun(state: State, step: Turn, log: Log) -> State:
    """The state in which the mover is asked for his turn; where nothing can be done in it and he hasn't ordered to be
    called, that after its drifts, when it ends. Either is told: which it is tells of his orders.
    """
    rest = state.todo[1:]
    if state.terms.automatic and nothing(state):
        seat = state.mover
        called = state.orders[seat].idle == "call"
        log.tell("admiral-event-called" if called else "admiral-event-idle", reveals=True, seat=SEATS[seat])
        if not called:
            state = replace(state, todo=(replace(step, begun=True, ending=True), *rest))
            while (found := _next(state)) is not None:
                state = drifts(state, *found, log)
            return state
    return with_todo(state, (replace(step, begun=True, number=state.count), *rest))


def nothing(state: State) -> bool:
    """Whether nothing can be done in the turn, before, between and after the drifts that must be."""
    if _something(state):
        return False
    if stormy(state):
        unheard = Log(None)
        while (found := _next(state)) is not None:
            if stops(state, found[1].cells):
                return False
            state = drifts(state, *found, unheard)
            if _something(state):
                return False
    return True


def _next(state: State) -> tuple[int, Drifted] | None:
    """The next ship that must drift, and her way."""
    if not stormy(state):
        return None
    for _, place in waiting(state):
        if not sheltered(state, state.ships[place]):
            return place, drifted(state, state.ships[place])
    return None


def _something(state: State) -> bool:
    """Whether there is anything to do but forced drifts, and what doesn't count as anything."""
    few, wind = state.terms.doldrums, state.wind
    assert wind is not None
    for place, ship in enumerate(state.ships):
        if ship.seat != state.mover or not ship.strength:
            continue
        if state.lures >> ship.cell & 1:
            if pearls.ship_keys(state, place):
                return True
            if any(not few or option.value != STOP for option in repair.ship_keys(state, place)):
                return True
        if not free(ship) or (few and wind.force == "calm"):
            continue
        if wind.force != "storm":
            if moves(state, ship):
                return True
        elif not few and sheltered(state, ship) and leaves(state, place):
            return True
    return bool(fire.options(state) or boarding.options(state) or storming.options(state))
