"""Shots, salvos and what a target answers (AS-11 to AS-14, AS-17)."""

from __future__ import annotations

from typing import NamedTuple

from engine.chance import Chance
from engine.sailing.orders import Orders
from engine.sailing.ships import PORT, STARBOARD, Ship

DIE = 6


class Volley(NamedTuple):
    """Dice of a shot or salvo, and what is added to their sum; the defender's die, with what he adds; how often both
    were equal and rolled again before (AS-12).
    """

    dice: tuple[int, ...]
    bonus: int
    defence: int
    again: int

    @property
    def hit(self) -> bool:
        """Whether the higher roll was the attacker's."""
        return sum(self.dice) + self.bonus > self.defence


def volley(chance: Chance, shots: int, bonus: int = 0, guard: int = 0) -> Volley:
    """So many shots joined. `bonus` is added to each die of the attacker, `guard` to the defender's (AS-12, AS-14)."""
    more, again = bonus * shots, 0
    while True:
        dice = tuple([chance.randrange(DIE) + 1 for _ in range(shots)])
        defence = chance.randrange(DIE) + 1 + guard
        if sum(dice) + more != defence:
            return Volley(dice, more, defence, again)
        again += 1


class Reply(NamedTuple):
    """How a target answers an attack: with so many shots on a side, or by a turn to a heading; else by nothing.

    `held`: it could fire and holds (AS-17).
    """

    side: int = 0
    shots: int = 0
    heading: int | None = None
    held: bool = False


NOTHING = Reply()


def reply(target: Ship, bearing: int, orders: Orders) -> Reply:
    """What a target afloat answers by its standing orders to an attacker at this bearing (AS-13, AS-17)."""
    side = target.facing(bearing)
    if not side:
        heading = bear(target, bearing) if orders.turn else None
        return NOTHING if heading is None else Reply(heading=heading)
    left = target.left(side)
    if not left:
        return NOTHING
    if orders.returning == "hold":
        return Reply(held=True)
    return Reply(side, left if orders.returning == "largest" else 1)


def bear(ship: Ship, bearing: int) -> int | None:
    """The heading to which she turns to bring her guns to bear: the broadside with more shots left, then the smaller
    turn, then clockwise; None where she has no shot left (AS-17).
    """
    port, starboard = ship.left(PORT), ship.left(STARBOARD)
    if not port and not starboard:
        return None
    by_port, by_starboard = (bearing - PORT) % 8, (bearing - STARBOARD) % 8
    if port != starboard:
        return by_port if port > starboard else by_starboard
    clockwise = (by_port - ship.heading) % 8, (by_starboard - ship.heading) % 8
    turns = [min(turn, 8 - turn) for turn in clockwise]
    if turns[0] != turns[1]:
        return by_port if turns[0] < turns[1] else by_starboard
    return by_port if clockwise[0] <= 4 else by_starboard
