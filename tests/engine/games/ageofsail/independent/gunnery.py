"""Broadsides: whom a ship may fire at, the dice, and the answer (AS-10 to AS-13, AS-16, AS-17, AS-34)."""

from __future__ import annotations

from tests.engine.games.ageofsail.independent.battle import Battle, Ship
from tests.engine.sailing.independent.sea import Cell, angle, course_to, step, turned

ABEAM = {"port": -2, "starboard": 2}
"""Eighths of a circle from the heading to what lies abeam on that side (AS-10)."""


def die(battle: Battle) -> int:
    """A die."""
    return battle.draw(6) + 1


def shots_left(ship: Ship, side: str) -> int:
    """What this broadside of the hull may still fire this turn: the size of its class in all (AS-11, AS-17)."""
    return ship.size - ship.used[side]


def side_towards(ship: Ship, cell: Cell) -> str | None:
    """The side on which an adjacent cell lies exactly abeam (AS-10)."""
    return next((side for side, off in ABEAM.items() if step(ship.cell, turned(ship.heading, off)) == cell), None)


def is_target(battle: Battle, seat: int, cell: Cell) -> bool:
    """Whether there is an enemy of this seat that a ship may fire at: a ship, or a live cannon of a player who isn't
    out (AS-10, AS-34, AS-37)."""
    ship = battle.ship_at(cell)
    if ship is not None:
        return ship.seat != seat
    owner = battle.fort_at(cell)
    return owner is not None and owner != seat and owner not in battle.out and cell in battle.forts[owner].live()


def targets(battle: Battle, ship: Ship, heading: str) -> list[tuple[Cell, int]]:
    """What lies abeam with this heading, and the shots left on that side; nothing in fog (AS-10, AS-29)."""
    if battle.situation == "fog":
        return []
    found = []
    for side, off in ABEAM.items():
        cell = step(ship.cell, turned(heading, off))
        if shots_left(ship, side) and is_target(battle, ship.seat, cell):
            found.append((cell, shots_left(ship, side)))
    return found


def hits(battle: Battle, shots: int, bonus: int) -> bool:
    """So many joined shots against one die of the defender; equal rolls again (AS-12). `bonus` is for each die."""
    while True:
        attack = sum(die(battle) + bonus for _ in range(shots))
        defence = die(battle)
        if attack != defence:
            return attack > defence


def gunners(battle: Battle) -> int:
    """What keen gunners add to each of the mover's own attack dice (AS-29)."""
    return 1 if battle.situation == "gunners" else 0


def attack(battle: Battle, ship: Ship, cell: Cell, shots: int) -> None:
    """An attack by the mover's ship and what a surviving ship answers (AS-12, AS-13, AS-34).

    Raises BattleOver.
    """
    side = side_towards(ship, cell)
    assert side is not None
    ship.used[side] += shots
    battle.busy.add(ship.id)
    target = battle.ship_at(cell)
    hit = hits(battle, shots, gunners(battle))
    if target is None:
        if hit:
            owner = battle.fort_at(cell)
            assert owner is not None
            battle.forts[owner].up.remove(cell)
        return
    if hit:
        battle.lose_mast(target)
    if target.afloat and not target.barred:
        answer(battle, target, ship)


def answer(battle: Battle, ship: Ship, attacker: Ship) -> None:
    """What a ship does that was attacked and survived, by its owner's standing orders (AS-13, AS-17).

    Raises BattleOver.
    """
    orders = battle.orders[ship.seat]
    side = side_towards(ship, attacker.cell)
    if side is None:
        if orders.turn == "yes":
            turn_to_bear(ship, attacker)
        return
    left = shots_left(ship, side)
    if not left or orders.returning == "hold":
        return
    shots = left if orders.returning == "largest" else 1
    ship.used[side] += shots
    if hits(battle, shots, 0):
        battle.lose_mast(attacker)


def turn_to_bear(ship: Ship, attacker: Ship) -> None:
    """Turns until the attacker lies abeam: on the broadside with more shots left, then by the smaller turn, then
    clockwise; not at all where no shots are left (AS-17)."""
    towards = course_to(ship.cell, attacker.cell)
    ways = []
    for side, off in ABEAM.items():
        heading = turned(towards, -off)
        clockwise = turned(ship.heading, angle(ship.heading, heading)) == heading
        left = shots_left(ship, side)
        if left:
            ways.append((-left, angle(ship.heading, heading), not clockwise, heading))
    if ways:
        ship.heading = min(ways)[-1]
