"""A turn from its start to its end (AS-7, AS-17, AS-31, AS-36)."""

from __future__ import annotations

from tests.engine.games.ageofsail.independent.battle import Battle, Play, Question, Ship
from tests.engine.games.ageofsail.independent.board import ALL_CELLS
from tests.engine.games.ageofsail.independent.forts import cannon_targets, fire_cannon
from tests.engine.games.ageofsail.independent.sailing import activate, activation_paths, cells_ahead
from tests.engine.games.ageofsail.independent.situations import situation
from tests.engine.games.ageofsail.independent.wind import draw_wind, reach
from tests.engine.sailing.independent.sea import COURSES, adjacent, cell_of, name_of


def take_turn(battle: Battle) -> Play:
    """The mover's turn. It ends at once when he has no ship left (AS-37). Raises BattleOver."""
    begin(battle)
    if battle.mover not in battle.arranged:
        battle.arranged.add(battle.mover)
        yield from arrange(battle)
    fleet = battle.fleet(battle.mover)
    battle.rested = [ship for ship in fleet if ship.masts == ship.size and battle.at_own_fort(ship)]
    draw_wind(battle)
    if battle.situations:
        yield from situation(battle)
    while battle.fleet(battle.mover):
        said = yield Question(battle.mover, "turn", lambda: turn_paths(battle))
        if said == "end":
            idle(battle)
            return
        first, *rest = said.split()
        if first == "cannons":
            fire_cannon(battle, cell_of(rest[0]), cell_of(rest[1]))
        else:
            yield from activate(battle, battle.named(first), rest)


def begin(battle: Battle) -> None:
    """What is counted by turn begins anew, for the ships of all (AS-17)."""
    battle.turn += 1
    battle.wind = battle.situation = battle.active = None
    battle.busy = set()
    battle.rested = []
    for ship in battle.ships:
        ship.used = {"port": 0, "starboard": 0}
        ship.acted = ship.barred = False
    for fort in battle.forts.values():
        fort.fired = set()


def arrange(battle: Battle) -> Play:
    """The start of a player's first turn: he may put his ships elsewhere next to his fort and turn them (AS-7)."""
    while True:
        said = yield Question(battle.mover, "arrange", lambda: arrange_paths(battle))
        if said == "wind":
            return
        name, cell, course = said.split()
        ship = battle.named(name)
        ship.cell, ship.heading = cell_of(cell), course


def arrange_paths(battle: Battle) -> set[str]:
    """Each own ship on its own cell or a free one next to the fort with any heading, but not as it lies (AS-7)."""
    fort = battle.forts[battle.mover]
    beside = [c for c in ALL_CELLS if battle.free(c) and any(adjacent(c, wall) for wall in fort.cells)]
    ways = {
        f"{ship.id} {name_of(cell)} {course}"
        for ship in battle.fleet(battle.mover)
        for cell in [ship.cell, *beside]
        for course in COURSES
        if (cell, course) != (ship.cell, ship.heading)
    }
    return ways | {"wind"}


def turn_paths(battle: Battle) -> set[str]:
    """What the mover may do between activations (AS-31, AS-33)."""
    ways = {"end"}
    for ship in battle.fleet(battle.mover):
        if not ship.acted and not ship.barred:
            ways |= activation_paths(battle, ship)
    return ways | {f"cannons {name_of(cannon)} {name_of(target)}" for cannon, target in cannon_targets(battle)}


def can_move(battle: Battle, ship: Ship) -> bool:
    """Whether there is a cell that it could move to in this turn, one held by an enemy too (AS-36)."""
    return any(cells_ahead(battle, ship, course, min(1, reach(battle, course))) for course in COURSES)


def idle(battle: Battle) -> None:
    """A ship that has idled beside its fort loses a mast (AS-36), which isn't lost in battle. Raises BattleOver."""
    idlers = [
        ship
        for ship in battle.rested
        if ship.afloat
        and ship.seat == battle.mover
        and battle.at_own_fort(ship)
        and ship.id not in battle.busy
        and not ship.barred
        and can_move(battle, ship)
    ]
    for ship in idlers:
        battle.lose_mast(ship, in_battle=False)
