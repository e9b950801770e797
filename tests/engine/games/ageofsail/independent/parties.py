"""Parties ashore: how they move over the fort and fight its cannons (AS-52)."""

from __future__ import annotations

from tests.engine.games.ageofsail.independent.assault import ROOM, Assault, Mast
from tests.engine.games.ageofsail.independent.gunnery import die
from tests.engine.sailing.independent.sea import Cell, adjacent, cell_of, name_of

PARTY = "party"
CANNON_DICE = 2


def movable(battle: Assault, cell: Cell) -> list[Mast]:
    """The mover's masts in a cell that may move: each once a turn, not in that in which it was landed."""
    return [mast for mast in battle.ashore if mast.seat == battle.mover and mast.cell == cell and not mast.spent]


def takes(battle: Assault, cell: Cell) -> int:
    """How many masts may go to a cell of the fort: three to a live cannon, for room to a turned-over one."""
    return ROOM if cell in battle.fort.up else battle.room(cell)


def party_paths(battle: Assault) -> set[str]:
    """From where, where to, and how many masts: together or split, in any direction over the fort."""
    return {
        f"{PARTY} {name_of(cell)} {name_of(goal)} {masts}"
        for cell in battle.fort.cannons
        for goal in battle.fort.cannons
        if adjacent(cell, goal)
        for masts in range(1, min(len(movable(battle, cell)), takes(battle, goal)) + 1)
    }


def move_party(battle: Assault, said: list[str]) -> None:
    """So many masts move a cell; a live cannon there is fought. Raises BattleOver."""
    cell, goal, number = cell_of(said[0]), cell_of(said[1]), int(said[2])
    party = movable(battle, cell)[:number]
    for mast in party:
        mast.cell, mast.spent = goal, True
    if goal in battle.fort.up:
        fight(battle, goal, party)
    battle.judge()


def fight(battle: Assault, cell: Cell, party: list[Mast]) -> None:
    """The cannon rolls two dice, the party one for each mast that came in: the lower loses, a mast or the cannon, equal
    rolls again, until one side is no more. Others in the fort stay out of it."""
    left = list(party)
    while left:
        cannon = sum(die(battle, battle.role) for _ in range(CANNON_DICE))
        masts = sum(die(battle, battle.mover) for _ in left)
        if masts > cannon:
            battle.fort.up.remove(cell)
            return
        if masts < cannon:
            lost = left.pop()
            battle.ashore = [mast for mast in battle.ashore if mast is not lost]
