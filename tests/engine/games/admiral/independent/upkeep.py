"""Repair and work, loading and unloading (AD-50 to AD-53, AD-63)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.engine.games.admiral.independent.geometry import own_forts, pearl_forts
from tests.engine.games.admiral.independent.losses import end_work
from tests.engine.games.admiral.independent.state import Fort, IllegalMove, Ship, State, Work, whole
from tests.engine.games.admiral.independent.teams import builder
from tests.engine.sailing.independent.sea import adjacent

STEPS_TO_REBUILD = 3


def mine(state: State, id: str) -> Ship:
    """The mover's ship of this id. Raises IllegalMove if it isn't his or spent."""
    ship = state.ship(id)
    if ship.owner != state.mover:
        raise IllegalMove("AD-11", f"{id} is not the mover's")
    if ship.spent:
        raise IllegalMove("AD-43", f"{id} does nothing more in this round")
    return ship


# --- repair of a ship


def check_repair(state: State, id: str) -> None:
    """Raises IllegalMove unless a damaged ship lies in the port of an own live fort (AD-50)."""
    ship = mine(state, id)
    if not state.terms.repair:
        raise IllegalMove("AD-61", "there is no repair in this scenario")
    if ship.task or ship.stopped or ship.fireship or whole(ship):
        raise IllegalMove("AD-50", f"{id} is whole, at a task, a fireship, or stopped its repair in this turn")
    if not own_forts(state, ship):
        raise IllegalMove("AD-50", f"{id} is in no port of an own live fort")


def repair(state: State, id: str) -> None:
    ship = state.ships[id]
    ship.task, ship.since = "repair", state.turn


def check_stop(state: State, id: str) -> None:
    """Raises IllegalMove. It is legal in the turn of declaring too (AD-50, AD-53)."""
    if not mine(state, id).task:
        raise IllegalMove("AD-50", f"{id} has nothing to stop")


def stop(state: State, id: str) -> None:
    """A ship that stops its repair doesn't move in this turn (AD-50). Workers are free for all, but that fort isn't
    worked on again in this turn (AD-53)."""
    ship = state.ships[id]
    if ship.task == "repair":
        ship.task, ship.stopped = None, True
    else:
        assert ship.fort is not None
        fort = state.forts[ship.fort]
        end_work(state, fort)
        fort.stopped = True


# --- work on a fort


def hands(state: State) -> list[Ship]:
    """Ships that may be put to work: the mover's and his partners', neither spent, at a task nor fireships (AD-34,
    AD-51, AD-68)."""
    return [
        ship
        for ship in state.fleet
        if state.allied(ship.owner, state.mover) and not (ship.spent or ship.task or ship.fireship)
    ]


def workable(state: State, pair: Sequence[Ship]) -> list[Fort]:
    """Forts on which two ships may begin to work: in the port of both, a ruin, or the damaged one of one of them. Each
    is worked on by one pair at a time (AD-51, AD-52, AD-68)."""
    return [
        fort
        for fort in state.works
        if state.terms.repair
        and all(adjacent(ship.cell, fort.cell) for ship in pair)
        and fort.work is None
        and not fort.stopped
        and (fort.strength == 0 or (fort.owner in [ship.owner for ship in pair] and not whole(fort)))
    ]


def check_work(state: State, words: Sequence[str]) -> Fort:
    """The fort of ``SHIP work SHIP [fort]``, of which the first is the mover's. Raises IllegalMove."""
    if len(words) not in (3, 4) or words[0] == words[2]:
        raise IllegalMove("notation", "SHIP work SHIP [fort]")
    pair = [state.ship(words[0]), state.ship(words[2])]
    if pair[0].owner != state.mover:
        raise IllegalMove("AD-11", f"{words[0]} is not the mover's")
    if any(ship not in hands(state) for ship in pair):
        raise IllegalMove("AD-51", "one of them is a rival's, spent, at a task or a fireship")
    able = workable(state, pair)
    if len(words) == 4:
        able = [fort for fort in able if fort.id == words[3]]
    if len(able) != 1:
        raise IllegalMove("AD-51", f"{len(able)} forts to work on in the port of both")
    return able[0]


def work(state: State, words: Sequence[str]) -> None:
    fort, pair = check_work(state, words), [words[0], words[2]]
    fort.work = Work(state.mover, pair, state.turn)
    fort.rebuilt = 0
    for id in pair:
        state.ships[id].task, state.ships[id].fort = "work", fort.id


def end_of_turn(state: State, seat: int) -> None:
    """At the end of its owner's turns, from the next one on, a damage is off all that is mended (AD-50, AD-51). A ruin
    lives again with 2 damage after three of them (AD-52)."""
    for ship in state.own_ships(seat):
        if ship.task == "repair" and ship.since < state.turn:
            ship.strength += 1
            if whole(ship):
                ship.task = None
    for fort in state.forts.values():
        if not fort.work or fort.work.seat != seat or fort.work.since >= state.turn:
            continue
        if fort.strength > 0:
            fort.strength += 1
            if whole(fort):
                end_work(state, fort)
        else:
            fort.rebuilt += 1
            if fort.rebuilt == STEPS_TO_REBUILD:
                fort.owner = builder(state, fort)
                end_work(state, fort)
                fort.strength = fort.kind.strength - 2


# --- pearls


def most_load(state: State, ship: Ship) -> int:
    """Pearls that a ship may load: from the sea under it and its side's forts, as far as there is room (AD-63)."""
    there = state.sea.get(ship.cell, 0) + sum([fort.pearls for fort in pearl_forts(state, ship)])
    return min(there, ship.kind.hold - len(ship.pearls))


def most_unload(state: State, ship: Ship) -> int:
    """Pearls that a ship may unload, which is only in the port of a live fort of its side (AD-63)."""
    return len(ship.pearls) if pearl_forts(state, ship) else 0


def check_pearls(state: State, words: Sequence[str]) -> int:
    """The number of ``SHIP load [number]`` or ``SHIP unload [number]``. Raises IllegalMove. Ships at a task may, spent
    ones not (AD-43, AD-63)."""
    ship = mine(state, words[0])
    most = most_load(state, ship) if words[1] == "load" else most_unload(state, ship)
    if most < 1:
        raise IllegalMove("AD-63", f"{words[0]} can't {words[1]} here")
    if len(words) == 2:
        if most > 1:
            raise IllegalMove("notation", "how many?")
        return 1
    if len(words) > 3 or not words[2].isdigit() or not 1 <= int(words[2]) <= most:
        raise IllegalMove("AD-63", f"{words[0]} {words[1]} 1 to {most}")
    return int(words[2])


def move_pearls(state: State, words: Sequence[str]) -> None:
    """Those in the sea are loaded first, fresh ones unloaded first, of two forts into the first (AD-63).

    To load at sea and to land a fresh one are events (AD-69); the last landing of a fresh one decides between equal
    numbers (AD-64).
    """
    number, ship = check_pearls(state, words), state.ships[words[0]]
    forts = pearl_forts(state, ship)
    for _ in range(number):
        if words[1] == "load" and state.sea.get(ship.cell, 0):
            state.sea[ship.cell] -= 1
            ship.pearls.append(True)
            state.event = True
        elif words[1] == "load":
            next(fort for fort in forts if fort.pearls).pearls -= 1
            ship.pearls.append(False)
        else:
            ship.pearls.sort(key=lambda fresh: not fresh)
            if ship.pearls.pop(0):
                state.event = True
                state.landed[ship.owner] = state.clock
            forts[0].pearls += 1


# --- all moves of these kinds


def may_repair(state: State, id: str) -> bool:
    try:
        check_repair(state, id)
    except IllegalMove:
        return False
    return True


def moves(state: State) -> Iterator[list[str]]:
    fleet = [ship for ship in state.own_ships(state.mover) if not ship.spent]
    for ship in fleet:
        if may_repair(state, ship.id):
            yield [ship.id, "repair"]
        if ship.task:
            yield [ship.id, "stop"]
        for other in hands(state):
            if other is ship or ship not in hands(state):
                continue
            able = [fort.id for fort in workable(state, [ship, other])]
            for fort in able:
                yield [ship.id, "work", other.id, *([fort] if len(able) > 1 else [])]
        for word, most in (("load", most_load(state, ship)), ("unload", most_unload(state, ship))):
            for number in range(1, most + 1):
                yield [ship.id, word, *([str(number)] if most > 1 else [])]
