"""Races: who arrives, who is out, and how they end (AD-61)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.admiral.asking import value
from engine.games.admiral.leaving import gone
from engine.games.admiral.parties import begun_by
from engine.games.admiral.sides import following
from engine.games.admiral.state import Over, State
from engine.sailing.seats import living
from engine.sailing.telling import SEATS, Log


def arriving(state: State, place: int, log: Log) -> State:
    """A ship has ended a move: it is noted if she arrives in the port that is her goal."""
    ship = state.ships[place]
    goal = state.goals[ship.seat]
    if ship.id[0] not in state.terms.racers or goal < 0 or not state.harbour.port[goal] >> ship.cell & 1:
        return state
    if ship.seat in state.arrived or not ship.strength:
        return state
    log.tell(
        "admiral-event-arrived", seat=SEATS[ship.seat], ship=value(ship), target=value(state.forts[goal]),
    )  # fmt: skip
    return replace(state, arrived=(*state.arrived, ship.seat))


def beaten(state: State, log: Log) -> State:
    """Who has no ship left with which to arrive is out (AD-61)."""
    racers = state.terms.racers
    racing = {ship.seat for ship in state.ships if ship.strength and ship.id[0] in racers}
    if len(racing) + len(state.out) == len(state.orders):
        return state
    for seat in living(state):
        if seat in racing:
            continue
        log.tell("admiral-event-out", seat=SEATS[seat])
        state = gone(state, seat, log)
    return state


def ended(state: State) -> State:
    """The state with its end: when nobody is left, when all are there, at once by the letter, else with the round that
    somebody arrives in (AD-61, AD-70).
    """
    if not state.arrived:
        return state if living(state) else replace(state, todo=(), over=Over("sunk", ()))
    missing = [seat for seat in living(state) if seat not in state.arrived]
    if not state.terms.shared or not missing or (state.mover in state.arrived and closes(state)):
        return over(state)
    return state


def over(state: State) -> State:
    """All who have arrived in this round have won."""
    return replace(state, todo=(), over=Over("arrived", tuple(sorted(state.arrived))))


def closes(state: State) -> bool:
    """Whether the mover's turn is the last one of the round (AD-10)."""
    order = begun_by(state.cycle, state.first)
    return order.index(following(state)) <= order.index(state.mover)
