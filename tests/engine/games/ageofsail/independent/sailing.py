"""One activation: heading, way, stops and boarding (AS-5, AS-6, AS-10, AS-15, AS-16, AS-33)."""

from __future__ import annotations

from tests.engine.games.ageofsail.independent.battle import Battle, Play, Question, Ship
from tests.engine.games.ageofsail.independent.boarding import board
from tests.engine.games.ageofsail.independent.forts import entered, repair, repair_paths
from tests.engine.games.ageofsail.independent.gunnery import attack, targets
from tests.engine.games.ageofsail.independent.wind import reach
from tests.engine.sailing.independent.sea import COURSES, Cell, cell_of, name_of, step


def cells_ahead(battle: Battle, ship: Ship, course: str, most: int) -> list[Cell]:
    """Where it may sail straight ahead: the free cells up to the first that isn't, that one too where an enemy ship
    lies in it, which is boarding (AS-5, AS-6)."""
    found = []
    for steps in range(1, most + 1):
        cell = step(ship.cell, course, steps)
        other = battle.ship_at(cell)
        if other is not None and battle.hostile(ship.seat, other.seat):
            found.append(cell)
        if not battle.free(cell):
            break
        found.append(cell)
    return found


def activation_paths(battle: Battle, ship: Ship) -> set[str]:
    """What may be done with a ship that hasn't been activated, its name first."""
    ways = {
        name_of(cell) for course in COURSES for cell in cells_ahead(battle, ship, course, reach(battle, course, ship))
    }
    ways |= {course for course in COURSES if course != ship.heading or works(battle, ship, course)}
    ways |= repair_paths(battle, ship)
    return {f"{ship.id} {way}" for way in ways}


def activate(battle: Battle, ship: Ship, way: list[str]) -> Play:
    """One ship's activation, from its first choice to the end (AS-5). Raises BattleOver."""
    battle.active, battle.moved = ship, 0
    ship.acted = True
    if way[0] == "repair":
        repair(battle, ship, way[1], way[2])
    elif way[0] in COURSES:
        ship.heading = way[0]
        if works(battle, ship, ship.heading):
            yield from stops(battle, ship)
    else:
        goal = cell_of(way[0])
        ship.heading = next(c for c in COURSES if goal in cells_ahead(battle, ship, c, reach(battle, c, ship)))
        yield from sail(battle, ship, goal)
    battle.active = None


def sail(battle: Battle, ship: Ship, goal: Cell) -> Play:
    """Straight ahead to a cell, one after the other; cannon fire interrupts it (AS-33). Raises BattleOver."""
    while ship.cell != goal:
        cell = step(ship.cell, ship.heading)
        enemy = battle.ship_at(cell)
        ship.cell = cell
        battle.moved += 1
        battle.busy.add(ship.id)
        fired = yield from entered(battle, ship)
        if not ship.afloat:
            return
        if enemy is not None and enemy.afloat:
            yield from board(battle, ship, enemy)
            return
        battle.settled()
        if fired:
            if works(battle, ship, ship.heading) or onward(battle, ship):
                yield from stops(battle, ship)
            return
    if works(battle, ship, ship.heading):
        yield from stops(battle, ship)


def works(battle: Battle, ship: Ship, heading: str) -> bool:
    """Whether with this heading there is something to do at a stop but to sail on."""
    return bool(targets(battle, ship, heading) or battle.landings(ship))


def onward(battle: Battle, ship: Ship) -> list[Cell]:
    """Where it may sail on: the range counts from the start of the activation (AS-5)."""
    return cells_ahead(battle, ship, ship.heading, reach(battle, ship.heading, ship) - battle.moved)


def stop_paths(battle: Battle, ship: Ship) -> set[str]:
    """What a ship may do at a stop: fire at what lies abeam, sail on, land, or be done (AS-10, AS-11, AS-16, AS-52)."""
    ways = {
        f"{name_of(cell)} {shots}" for cell, left in targets(battle, ship, ship.heading) for shots in range(1, left + 1)
    }
    ways |= {f"on {name_of(cell)}" for cell in onward(battle, ship)}
    return ways | battle.landings(ship) | {"done"} if battle.may_stay else ways


def stops(battle: Battle, ship: Ship) -> Play:
    """A ship has stopped where there is something to do: attacks, until it sails on or is done (AS-16).

    Raises BattleOver.
    """
    while True:
        said = yield Question(ship.seat, "stop", lambda: stop_paths(battle, ship))
        if said == "done":
            return
        if said in battle.landings(ship):
            battle.land(ship, said)
            return
        first, second = said.split()
        if first == "on":
            yield from sail(battle, ship, cell_of(second))
            return
        attack(battle, ship, cell_of(first), int(second))
        if not ship.afloat or stop_paths(battle, ship) == {"done"}:
            return
