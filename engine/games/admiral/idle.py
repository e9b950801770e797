"""Turns in which nothing can be done, or hardly anything: they are played at once (AD-12)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.games.admiral import boarding, fire, fireships, homes, pearls, repair, storming
from engine.games.admiral.arcs import arcs, scope
from engine.games.admiral.asking import STOP, value
from engine.games.admiral.carrying import with_todo
from engine.games.admiral.data import FORT, SIZES
from engine.games.admiral.drift import Drifted, drifted, offered, sheltered, stops, waiting
from engine.games.admiral.reach import free, ways
from engine.games.admiral.sailing import drifts, sails, stopped
from engine.games.admiral.state import State, Turn
from engine.games.admiral.turn import sailors
from engine.sailing.sea import mask
from engine.sailing.telling import SEATS, Log


def begun(state: State, step: Turn, log: Log) -> State:
    """The state in which the mover is asked for his turn; where nothing can be done in it and he hasn't ordered to be
    called, that after its drifts, when it ends. Either is told: which it is tells of his orders. If a mine goes off
    amid the drifts, and there is something to do then, he is asked (AD-56).
    """
    rest = state.todo[1:]
    if state.terms.automatic and nothing(state):
        seat = state.mover
        called = state.orders[seat].idle == "call"
        log.tell("admiral-event-called" if called else "admiral-event-idle", reveals=True, seat=SEATS[seat])
        if not called:
            state = replace(state, todo=(replace(step, begun=True, ending=True), *rest))
            for _, place in waiting(state) if state.stormy else ():
                ship, shown = state.ships[place], state.shown
                if not sheltered(state, ship):
                    state = drifts(state, place, drifted(state, ship), log)
                    if state.shown != shown and not nothing(state):
                        break
            else:
                return state
    return with_todo(state, (replace(step, begun=True, number=state.count), *rest))


def nothing(state: State) -> bool:
    """Whether nothing can be done in the turn, before, between and after the drifts that must be; with `doldrums` also
    not after what by itself counts for nothing: an oar step, leaving shelter, stopping a repair or work.
    """
    return (state.terms.doldrums and out_of_reach(state)) or searched(state)


def searched(state: State) -> bool:
    """The same found out by trying everything, as if there were no mines: it mustn't tell of them (AD-56)."""
    if _something(state):  # as mostly
        return False
    seen, waits = set(), [replace(state, mines=()) if state.mines else state]
    while waits:
        here = waits.pop()
        if (here.ships, here.tracks) in seen:
            continue
        seen.add((here.ships, here.tracks))
        if _something(here):
            return False
        found = _next(here)
        if found is not None:
            if stops(here, found[1].cells):
                return False
            waits.append(drifts(here, *found, Log(None)))
        for after in _trifles(here):
            if not here.terms.doldrums or after.arrived != here.arrived:
                return False
            waits.append(after)
    return True


def out_of_reach(state: State) -> bool:
    """Whether it is plain in a calm or a storm that nothing can be done, wherever the mover's ships come to: most such
    turns are in the open sea, or in a port where all is whole.
    """
    wind, seat, terms = state.wind, state.mover, state.terms
    assert wind is not None
    if wind.force == "fresh" or fireships.burning(state):
        return False
    storm = wind.force == "storm"
    aimed = state.aimed if terms.fire or terms.board else 0
    ports = state.harbour.ports
    ours, worked = _ports(state)
    if state.goals[seat] >= 0:
        worked |= state.harbour.port[state.goals[seat]]
    sunken = mask([cell for cell, _ in state.sea_pearls])
    towards = wind.towards if storm else 0
    for place in state.own:
        ship = state.ships[place]
        if ship.strength:
            kind = ship.id[0]
            cells, touches, passed = scope(state.layout, kind, ship.cell, towards, wind.force)
            if touches & aimed or cells & (worked | sunken):
                return False
            # a ship with pearls may sink on a reef, and another load them where they lie
            if ship.pearls and ((storm and state.layout.reefs) or cells & ours):
                return False
            if terms.repair and ship.strength < SIZES[kind] and cells & ours:
                return False
            # she who must drift may stop in a port
            if storm and passed & ports and not (ports | state.board.lee[towards]) >> ship.cell & 1:
                return False
    within = arcs(state.layout).within["fort"]
    return not homes.options(state) and not any(fort.seat == seat and within[fort.cell] & aimed for fort in state.forts)


def _ports(state: State) -> tuple[int, int]:
    """Masks of the ports of the live forts of his team, and of those of forts on which the mover may come to work,
    perhaps with a partner.
    """
    ours = worked = 0
    for fort, port in zip(state.forts, state.harbour.port, strict=True):
        allied = not state.foes[fort.seat]
        if fort.strength and allied:
            ours |= port
        if state.terms.repair and (not fort.strength or (allied and fort.strength < FORT.strength)):
            worked |= port
    return ours, worked


def _next(state: State) -> tuple[int, Drifted] | None:
    """The next ship that must drift, and her way."""
    if not state.stormy:
        return None
    for _, place in waiting(state):
        if not sheltered(state, state.ships[place]):
            return place, drifted(state, state.ships[place])
    return None


def _something(state: State) -> bool:
    """Whether there is anything to do now but forced drifts and trifles. Loading in an own port is nothing (AD-12)."""
    wind = state.wind
    assert wind is not None
    # mostly a ship can sail
    if wind.force == "fresh" and sailors(state):
        return True
    for place in state.own:
        ship = state.ships[place]
        if not ship.strength:
            continue
        if state.lures >> ship.cell & 1:
            if pearls.landable(state, ship) or (pearls.loadable(state, ship) and pearls.at_sea(state, ship.cell)):
                return True
            if any(option.value != STOP for option in repair.ship_keys(state, place)):
                return True
    if fireships.burning(state):
        return True
    return bool(fire.options(state) or boarding.options(state) or storming.options(state) or homes.options(state))


def _trifles(state: State) -> Iterator[State]:
    """What comes of each oar step, of leaving shelter, of stopping a repair or work."""
    wind, unheard = state.wind, Log(None)
    assert wind is not None
    leaving = offered(state) if wind.force == "storm" else []
    for place, ship in enumerate(state.ships):
        if ship.seat != state.mover or not ship.strength:
            continue
        if ship.task and any(option.value == STOP for option in repair.ship_keys(state, place)):
            yield repair.act_task(state, place, (value(ship), STOP), unheard)
        if wind.force == "calm" and free(ship):
            for cells in ways(state, ship):
                for cell in cells:
                    yield sails(state, place, cell, unheard)
        elif place in leaving and sheltered(state, ship):
            way = drifted(state, ship)
            for cell in (*stops(state, way.cells), way.cells[-1]):
                yield drifts(state, place, stopped(way, cell), unheard)
