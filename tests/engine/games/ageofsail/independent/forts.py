"""Forts: reach and fire of the cannons (AS-33), and repair beside them (AS-35)."""

from __future__ import annotations

from collections.abc import Generator

from tests.engine.games.ageofsail.independent.battle import LAPSED, Battle, Question, Ship
from tests.engine.games.ageofsail.independent.gunnery import gunners, hits
from tests.engine.sailing.independent.sea import COURSES, Cell, cell_of, distance, name_of, step

CANNON_SHOTS = 2
CANNON_REACH = 2


def reaches(battle: Battle, owner: int, cannon: Cell, target: Cell) -> bool:
    """Whether a cannon reaches a cell: at up to 2 cells along row, column or diagonal; ships and other players' fort
    cells between bar it, its own fort's don't (AS-33)."""
    if distance(cannon, target) > CANNON_REACH:
        return False
    for course in COURSES:
        for steps in range(1, CANNON_REACH + 1):
            cell = step(cannon, course, steps)
            if cell == target:
                return True
            if battle.ship_at(cell) is not None or battle.fort_at(cell) not in (None, owner):
                break
    return False


def cannon_targets(battle: Battle) -> list[tuple[Cell, Cell]]:
    """What the mover's cannons may fire at in his own turn: cannon and target (AS-33); nothing in fog (AS-29)."""
    fort = battle.forts.get(battle.mover)
    if fort is None or battle.situation == "fog":
        return []
    enemies = [ship for ship in battle.ships if ship.afloat and battle.hostile(battle.mover, ship.seat)]
    return [
        (cannon, enemy.cell)
        for cannon in fort.live()
        if cannon not in fort.fired
        for enemy in enemies
        if reaches(battle, battle.mover, cannon, enemy.cell)
    ]


def fire_cannon(battle: Battle, cannon: Cell, target: Cell) -> None:
    """A cannon of the mover fires in his own turn; nobody answers a cannon (AS-33). Raises BattleOver."""
    battle.forts[battle.mover].fired.add(cannon)
    ship = battle.ship_at(target)
    assert ship is not None
    if hits(battle, CANNON_SHOTS, battle.mover, ship.seat, gunners(battle)):
        battle.lose_mast(ship)


def entered(battle: Battle, ship: Ship) -> Generator[Question, str, bool]:
    """The mover's ship has entered a cell, sailing or adrift: the others' cannons in reach fire one by one until it
    sinks, by their owners' orders (AS-33). Returns whether any fired. Raises BattleOver."""
    fired = False
    if battle.situation == "fog":
        return fired
    for owner in battle.after(battle.mover):
        cannons = [cannon for cannon in battle.ready(owner, ship) if reaches(battle, owner, cannon, ship.cell)]
        settled: str | None = None  # what was said for this cannon and all after it
        for place, cannon in enumerate(cannons):
            if owner in battle.out or not ship.afloat:
                break
            if settled is not None:
                fires = settled == "all"
            elif battle.orders[owner].forts == "ask":
                said = yield gun_question(owner, more=place + 1 < len(cannons))
                if said == LAPSED:
                    break
                if said in ("all", "none"):
                    settled = said
                fires = said in ("fire", "all")
            else:
                fires = battle.orders[owner].forts == "always"
            if fires:
                fired = True
                battle.reacted(owner, cannon)
                if hits(battle, CANNON_SHOTS, owner, ship.seat):
                    battle.lose_mast(ship)
    return fired


def gun_question(owner: int, more: bool) -> Question:
    """Whether one cannon fires at the ship that has entered its reach; `more`: others of its owner may too."""
    ways = {"fire", "hold", "all", "none"} if more else {"fire", "hold"}
    return Question(owner, "gun", lambda: ways)


def repair_paths(battle: Battle, ship: Ship) -> set[str]:
    """What follows after the ship's name to repair it: a card to turn over, and a heading (AS-35)."""
    if ship.masts == ship.size or not battle.at_own_fort(ship):
        return set()
    return {f"repair {name_of(card)} {course}" for card in battle.forts[ship.seat].up for course in COURSES}


def repair(battle: Battle, ship: Ship, card: str, course: str) -> None:
    """One mast back for a card that is turned over, the arms too (AS-35)."""
    battle.forts[ship.seat].up.remove(cell_of(card))
    ship.masts += 1
    ship.heading = course
