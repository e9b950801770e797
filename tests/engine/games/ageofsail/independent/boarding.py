"""Boarding and prizes (AS-15, AS-32)."""

from __future__ import annotations

from tests.engine.games.ageofsail.independent.battle import LAPSED, Battle, Play, Question, Ship
from tests.engine.games.ageofsail.independent.board import neighbours
from tests.engine.games.ageofsail.independent.gunnery import die
from tests.engine.sailing.independent.sea import Cell, cell_of, name_of


def board(battle: Battle, boarder: Ship, defender: Ship) -> Play:
    """The fight in the defender's cell, where the boarder lies already, to the end, and what becomes of the hulls.

    Raises BattleOver.
    """
    battle.busy.add(boarder.id)
    while boarder.afloat and defender.afloat:
        attack, defence = die(battle), die(battle)
        if attack > defence:
            battle.lose_mast(defender)
        elif attack < defence:
            battle.lose_mast(boarder)
    winner, beaten = (boarder, defender) if boarder.afloat else (defender, boarder)
    battle.beaten = beaten
    said = default_prize(battle, winner, beaten)
    if winner is boarder or battle.orders[winner.seat].prizes == "ask":
        said = yield Question(winner.seat, "prize", lambda: prize_paths(battle, winner, beaten))
    battle.beaten = None
    if said != LAPSED:
        take_prize(battle, winner, beaten, said)
        # "Boarder and prize do not act any more this turn; a defending winner's own ship may still answer fire."
        beaten.barred = True
        boarder.barred = True


def free_round(battle: Battle, ship: Ship) -> list[Cell]:
    """Free cells next to the fight, clockwise from north (AS-32)."""
    return [cell for cell in neighbours(ship.cell) if battle.free(cell)]


def prize_paths(battle: Battle, winner: Ship, beaten: Ship) -> set[str]:
    """Keep one of the two hulls, or both, each with at least one mast and no more than it takes, one of them going at
    once to a free adjacent cell (AS-32)."""
    most = min(beaten.size, winner.masts - 1)
    both = {
        f"both {masts} {ship.id} {name_of(cell)}"
        for masts in range(1, most + 1)
        for ship in (winner, beaten)
        for cell in free_round(battle, winner)
    }
    return {"own", "prize"} | both


def default_prize(battle: Battle, winner: Ship, beaten: Ship) -> str:
    """With 2 or more masts and a free cell one mast goes to the prize, which moves to the first free cell clockwise
    from N; otherwise the larger hull, equal: his own (AS-32)."""
    free = free_round(battle, winner)
    if winner.masts >= 2 and free:
        return f"both 1 {beaten.id} {name_of(free[0])}"
    return "prize" if beaten.size > winner.size else "own"


def take_prize(battle: Battle, winner: Ship, beaten: Ship, said: str) -> None:
    """Does what the winner has said. Masts that the one hull doesn't take are lost, not in battle."""
    if said == "own":
        return
    beaten.seat = winner.seat
    if said == "prize":
        beaten.masts = min(winner.masts, beaten.size)
        winner.masts = 0
        return
    _, masts, mover, cell = said.split()
    beaten.masts = int(masts)
    winner.masts -= int(masts)
    battle.named(mover).cell = cell_of(cell)
