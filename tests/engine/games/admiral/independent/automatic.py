"""Turns that end by themselves (AD-12).

Readings: it is tested once, at the start of a turn and for all of it: what a forced drift, an oar step, leaving shelter
or stopping a task would open counts. To load from one's own fort isn't anything to do. In a race a step that arrives
is, unless a forced drift has arrived before it. A fireship that is due always is, and a fort that may be given. Nobody
learns from it where mines are: they are left out.
"""

from __future__ import annotations

from collections.abc import Iterable

from tests.engine.games.admiral.independent import assault, fireships, gunnery, sailing, teams, upkeep
from tests.engine.games.admiral.independent.state import State
from tests.engine.sailing.independent.sea import Cell


def automatic(state: State) -> bool:
    """Whether the mover has nothing to do but drift where there is no choice, or what is dull."""
    terms = state.terms
    if terms.printed or state.mover in terms.called:
        return False
    if fireships.all_due(state) or any(teams.gift_moves(state)):
        return False
    blind = state.copy()
    blind.mines = []
    seen, waiting = set(), [blind]
    while waiting:
        here = waiting.pop()
        key = fingerprint(here)
        if key in seen:
            continue
        seen.add(key)
        if something(here):
            return False
        for after in (forced(here), dull(here)):
            if after is None:
                return False
            waiting += after
    return True


def fingerprint(state: State) -> tuple[object, ...]:
    ships = [(ship.id, ship.cell, ship.strength, ship.moved, ship.task, ship.stopped) for ship in state.ships.values()]
    return (tuple(ships), state.drift_rank)


def something(state: State) -> bool:
    """Whether there is a real choice right now."""
    if gunnery.targets(state) or assault.boardings(state) or assault.stormings(state):
        return True
    for words in upkeep.moves(state):
        if words[1] in ("repair", "work", "unload"):
            return True
        if words[1] == "load" and state.sea.get(state.ships[words[0]].cell, 0):
            return True
    own = state.own_ships(state.mover)
    return state.force == "fresh" and any(sailing.destinations(state, ship) for ship in own)


def forced(state: State) -> list[State] | None:
    """The state after the next forced drift, if there is one; None if it may end in more than one cell."""
    if not state.storm:
        return []
    must = [ship.id for ship in sailing.drifters(state, state.mover)[0]]
    for id, options in sailing.drift_picks(state, state.mover).items():
        if id in must:
            return None if len(options) > 1 else drifted(state, id, options)
    return []


def drifted(state: State, id: str, options: Iterable[Cell]) -> list[State]:
    found = []
    for where in options:
        after = state.copy()
        sailing.drift_to(after, after.ships[id], where)
        found.append(after)
    return found


def dull(state: State) -> list[State] | None:
    """The states after each dull choice: stopping a task, an oar step, leaving shelter; None if these count, as the
    option says so, or as one of them arrives."""
    seat, found = state.mover, []
    for ship in state.own_ships(seat):
        if ship.task and not ship.spent:
            after = state.copy()
            upkeep.stop(after, ship.id)
            found.append(after)
        if state.force == "calm":
            for where in sailing.destinations(state, ship):
                after = state.copy()
                sailing.sail(after, after.ships[ship.id], where)
                found.append(after)
    leavers = [ship.id for ship in sailing.drifters(state, seat)[1]]
    if leavers:
        for id, options in sailing.drift_picks(state, seat).items():
            if id in leavers:
                found += drifted(state, id, options)
    if found and not state.terms.doldrums:
        return None
    if seat not in state.arrived and any(seat in after.arrived for after in found):
        return None
    return found
