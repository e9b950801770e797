"""Boarding: the fight, and what becomes of two hulls (AS-15, AS-32)."""

from __future__ import annotations

from typing import NamedTuple

from engine.chance import Chance
from engine.sailing.gunnery import DIE
from engine.sailing.sea import Sea
from engine.sailing.ships import Ship


class Fight(NamedTuple):
    """A boarding: all dice of the boarder and of the defender, and the masts that are left to each."""

    dice: tuple[tuple[int, int], ...]
    boarder: int
    defender: int


def fight(chance: Chance, boarder: int, defender: int, bonus: tuple[int, int] = (0, 0)) -> Fight:
    """Ships of so many masts fight until one side has none; equal rolls are rolled again (AS-15). `bonus` is added to
    each die of the boarder, of the defender (AS-14).
    """
    dice = []
    while boarder and defender:
        strike = chance.randrange(DIE) + 1 + bonus[0], chance.randrange(DIE) + 1 + bonus[1]
        dice.append(strike)
        if strike[0] > strike[1]:
            defender -= 1
        elif strike[0] < strike[1]:
            boarder -= 1
    return Fight(tuple(dice), boarder, defender)


class Division(NamedTuple):
    """What a winner keeps: masts on his own hull and on the beaten one, and which of both goes to `cell` (-1: neither,
    as one of them is given up).
    """

    own: int
    prize: int
    moves_own: bool = False
    cell: int = -1


def kept(winner: Ship, beaten: Ship, prize: bool) -> Division:
    """One hull alone with all masts that it takes: the winner's own, or the prize (AS-32)."""
    return Division(0, min(winner.masts, beaten.size)) if prize else Division(winner.masts, 0)


def most_for_prize(winner: Ship, beaten: Ship) -> int:
    """So many masts can go to the prize where both are kept."""
    return min(winner.masts - 1, beaten.size)


def free_around(sea: Sea, cell: int, taken: int) -> tuple[int, ...]:
    """The free cells adjacent to a cell, clockwise from N."""
    return tuple([there for there in sea.beside[cell] if there >= 0 and not taken >> there & 1])


def usual(winner: Ship, beaten: Ship, free: tuple[int, ...]) -> Division:
    """What is done for a winner who isn't asked (AS-32)."""
    if winner.masts > 1 and free:
        return Division(winner.masts - 1, 1, cell=free[0])
    return kept(winner, beaten, beaten.size > winner.size)
