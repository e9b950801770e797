"""Situation cards (AS-29)."""

from __future__ import annotations

from tests.engine.games.ageofsail.independent.battle import Battle, Play, Question
from tests.engine.games.ageofsail.independent.board import ALL_CELLS
from tests.engine.games.ageofsail.independent.forts import entered
from tests.engine.games.ageofsail.independent.wind import draw_wind
from tests.engine.sailing.independent.sea import Cell, cell_of, distance, name_of, step

DECK = {
    "storm": 3,
    "teleport": 6,
    "repair": 3,
    "fair": 3,
    "calm": 2,
    "gunners": 2,
    "fog": 2,
    "shift": 2,
    "quiet": 1,
}
"""24 cards: how many there are of each (AS-29)."""

STORM_DRIFT = 2
TELEPORT_DISTANCE = 3


def all_situations() -> list[str]:
    """The whole deck."""
    return [card for card, number in DECK.items() for _ in range(number)]


def situation(battle: Battle) -> Play:
    """Draws a card and carries it out (AS-31). What it changes for the turn is asked where it matters.

    Raises BattleOver.
    """
    if not battle.situation_deck:
        battle.situation_deck = all_situations()
    battle.situation = battle.situation_deck.pop(battle.draw(len(battle.situation_deck)))
    if battle.situation == "storm":
        yield from storm(battle)
    elif battle.situation == "teleport":
        yield from teleport(battle)
    elif battle.situation == "repair":
        yield from repair_at_sea(battle)
    elif battle.situation == "shift":
        draw_wind(battle)


def storm(battle: Battle) -> Play:
    """One own ship, by lot, drifts 2 cells downwind, cell by cell, stopped by ship, fort and edge. Cannons fire at it
    (AS-33). Raises BattleOver."""
    fleet = battle.fleet(battle.mover)
    ship = fleet[battle.draw(len(fleet))]
    assert battle.wind is not None
    for _ in range(STORM_DRIFT):
        cell = step(ship.cell, battle.wind[0])
        if not ship.afloat or not battle.free(cell):
            return
        ship.cell = cell
        yield from entered(battle, ship)


def teleport_cells(battle: Battle) -> list[Cell]:
    """Free cells at least 3 king's steps from every enemy ship and every other player's fort cell, dead or silent
    too."""
    away = [ship.cell for ship in battle.ships if ship.afloat and ship.seat != battle.mover]
    away += [cell for seat, fort in battle.forts.items() if seat != battle.mover for cell in fort.cells]
    return [
        cell
        for cell in ALL_CELLS
        if battle.free(cell) and all(distance(cell, other) >= TELEPORT_DISTANCE for other in away)
    ]


def teleport(battle: Battle) -> Play:
    """One own ship may be put elsewhere; that is a move for AS-36."""
    if not teleport_cells(battle):
        return
    said = yield Question(
        battle.mover,
        "situation",
        lambda: (
            {"stay"}
            | {f"{ship.id} {name_of(cell)}" for cell in teleport_cells(battle) for ship in battle.fleet(battle.mover)}
        ),
    )
    if said != "stay":
        name, cell = said.split()
        battle.named(name).cell = cell_of(cell)
        battle.busy.add(name)


def repair_at_sea(battle: Battle) -> Play:
    """One own damaged ship, the owner's choice, gets one mast back."""
    damaged = [ship for ship in battle.fleet(battle.mover) if ship.masts < ship.size]
    if not damaged:
        return
    name = damaged[0].id
    if len(damaged) > 1:
        name = yield Question(battle.mover, "situation", lambda: {ship.id for ship in damaged})
    battle.named(name).masts += 1
