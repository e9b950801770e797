"""The course of an assault: the fort is laid, the ships are put, then round after round (AS-52)."""

from __future__ import annotations

from tests.engine.games.ageofsail.independent.assault import Assault
from tests.engine.games.ageofsail.independent.battle import NOWHERE, Fort, MoverGone, Play, Question
from tests.engine.games.ageofsail.independent.board import ALL_CELLS
from tests.engine.games.ageofsail.independent.forts import cannon_targets, fire_cannon
from tests.engine.games.ageofsail.independent.layout import CANNONS, next_cells
from tests.engine.games.ageofsail.independent.parties import PARTY, move_party, party_paths
from tests.engine.games.ageofsail.independent.scenario import placing
from tests.engine.games.ageofsail.independent.seas import by_rows
from tests.engine.games.ageofsail.independent.turn import begin, carry_out, turn_paths
from tests.engine.games.ageofsail.independent.wind import draw_wind
from tests.engine.sailing.independent.sea import SIDE, Cell, cell_of, name_of


def lay(battle: Assault) -> Play:
    """The defender lays his fort, cell by cell."""
    battle.mover = battle.role
    while len(battle.laid) < CANNONS:
        said = yield Question(battle.role, "fort", lambda: set(map(name_of, next_cells(battle.laid))))
        battle.laid.append(cell_of(said))
    build(battle, battle.laid)


def build(battle: Assault, cells: list[Cell]) -> None:
    """The fort is of these cells, a live cannon in each."""
    battle.forts[battle.role] = Fort(list(by_rows(cells)), None, set(cells))
    battle.walls |= dict.fromkeys(cells, battle.role)


def edge_row(battle: Assault) -> list[Cell]:
    """Free cells of the edges along which all ships lie that have been put: along any, while there are none."""
    edges = [[cell for cell in ALL_CELLS if cell[axis] == end] for axis in (0, 1) for end in (1, SIDE)]
    put = [ship.cell for ship in battle.ships if ship.afloat and ship.cell != NOWHERE]
    open_to = [edge for edge in edges if all(cell in edge for cell in put)]
    return sorted({cell for edge in open_to for cell in edge if battle.free(cell)})


def play(battle: Assault) -> Play:
    """The fort, the ships, then round after round. Raises BattleOver."""
    yield from lay(battle)
    yield from placing(battle, battle.others(), lambda: edge_row(battle))
    while True:
        for seat in battle.after(battle.role):
            if battle.here(seat):
                battle.mover = seat
                try:
                    yield from attack(battle)
                except MoverGone:
                    battle.active = None
        battle.mover = battle.role
        yield from defend(battle)
        if battle.round >= battle.rounds:
            battle.over([battle.role])
        battle.round += 1


def defend(battle: Assault) -> Play:
    """The defender's turn: cannon fire, no wind; it is over when no cannon can fire at anything."""
    begin(battle)
    while cannon_targets(battle):
        said = yield Question(
            battle.mover,
            "turn",
            lambda: {f"cannons {name_of(one)} {name_of(other)}" for one, other in cannon_targets(battle)} | {"end"},
        )
        if said == "end":
            return
        _, cannon, target = said.split()
        fire_cannon(battle, cell_of(cannon), cell_of(target))


def attack(battle: Assault) -> Play:
    """An attacker's turn: wind, then his ships and his parties in any order, while he has any."""
    begin(battle)
    draw_wind(battle)
    while battle.here(battle.mover):
        said = yield Question(battle.mover, "turn", lambda: turn_paths(battle) | party_paths(battle))
        if said == "end":
            return
        first, *rest = said.split()
        if first == PARTY:
            move_party(battle, rest)
        else:
            yield from carry_out(battle, said)
