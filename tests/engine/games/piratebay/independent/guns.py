"""Broadsides and the answer to them (AS-10 to AS-14, AS-16, AS-17)."""

from __future__ import annotations

from tests.engine.games.piratebay.independent.bay import MASTS, Bay, Ship
from tests.engine.games.piratebay.independent.losing import sink
from tests.engine.sailing.independent.sea import Cell, angle, course_to, step, turned

ABEAM = {"port": -2, "starboard": 2}
"""Eighths of a circle from the heading to what lies abeam on that side (AS-10)."""


def shots_left(ship: Ship, side: str) -> int:
    """What this broadside may still fire in this turn (AS-11, AS-17)."""
    return MASTS - ship.used[side]


def side_towards(ship: Ship, cell: Cell) -> str | None:
    """The side on which an adjacent cell lies exactly abeam (AS-10)."""
    return next((side for side, off in ABEAM.items() if step(ship.cell, turned(ship.heading, off)) == cell), None)


def targets(bay: Bay, ship: Ship) -> dict[Cell, int]:
    """The enemies abeam, and how many shots there are left on that side (AS-10, AS-11)."""
    found = {}
    for side, off in ABEAM.items():
        cell = step(ship.cell, turned(ship.heading, off))
        if bay.ship_at(cell) is not None and shots_left(ship, side):
            found[cell] = shots_left(ship, side)
    return found


def hits(bay: Bay, attacker: Ship, target: Ship, shots: int) -> bool:
    """So many joined shots against one die of the defender; equal rolls again (AS-12). The order adds to each die
    (AS-14)."""
    while True:
        attack = sum(bay.draws.roll() + bay.bonus(attacker.seat) for _ in range(shots))
        defence = bay.draws.roll() + bay.bonus(target.seat)
        if attack != defence:
            return attack > defence


def shoot(bay: Bay, attacker: Ship, target: Ship, shots: int) -> None:
    """A shot, or a salvo of two: a hit takes one mast off (AS-12)."""
    side = side_towards(attacker, target.cell)
    assert side is not None
    attacker.used[side] += shots
    if hits(bay, attacker, target, shots):
        target.masts -= 1
        if not target.masts:
            sink(bay, target, attacker)


def attack(bay: Bay, attacker: Ship, target: Ship, shots: int) -> None:
    """The mover's attack and the answer of a target that survives and wasn't sent home in this turn (AS-13, PB-11)."""
    shoot(bay, attacker, target, shots)
    if not target.barred:
        answer(bay, target, attacker)


def answer(bay: Bay, ship: Ship, attacker: Ship) -> None:
    """What a ship does that was attacked, by its owner's standing orders: fire where the attacker is abeam of it, turn
    where he isn't (AS-13, AS-17)."""
    orders = bay.orders[ship.seat]
    side = side_towards(ship, attacker.cell)
    if side is None:
        if orders.turn == "yes":
            turn_to_bear(ship, attacker)
        return
    left = shots_left(ship, side)
    if left and orders.returning != "hold":
        shoot(bay, ship, attacker, left if orders.returning == "largest" else 1)


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
