"""Games of both sides that begin in the thick of it: ships anywhere near a fort, some damaged, and any orders.

They know the engine's state: nothing else here does.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from engine import walk
from engine.games import ageofsail
from engine.sailing.sea import NUMBERS
from engine.values import read_cell
from tests.engine.games.ageofsail.independent.assault import Assault
from tests.engine.games.ageofsail.independent.battle import NOBODY, Battle, Ship
from tests.engine.games.ageofsail.independent.hunt import Hunt
from tests.engine.games.ageofsail.independent.pirates import Pirates
from tests.engine.games.ageofsail.side_by_side import Pair, Seen
from tests.engine.sailing.independent.sea import COURSES, Cell, adjacent, distance, name_of


def thick(seats: int, seed: int, seen: Seen, kind: Mapping[str, Any] | None = None) -> Pair:
    """One such game; in an assault some cards of the fort are turned over."""
    rng = Random(seed)
    pair = Pair(ageofsail, seats, rng, seen, 0, kind)
    while next(iter(pair.model.owes().values())) in ("fort", "place"):
        pair.step()
        pair.compare()
    battle, fleet = pair.model.battle, []
    if battle.line:
        arranged(pair, battle)
    near = open_cells(battle, rng)
    for ship, cell in zip(battle.ships, rng.sample(near, len(battle.ships)), strict=True):
        whole = isinstance(battle, Assault) and rng.random() < 0.8
        ship.cell, ship.heading = cell, rng.choice(COURSES)
        ship.masts = ship.size if whole else rng.randint(1, ship.size)
    if battle.line:
        if battle.mover in battle.forts and rng.random() < 0.4:
            near = at_home(battle, rng)
        in_lines(battle, near, rng)
    hurry(battle, near, rng)
    told = {ship.id: ship for ship in battle.ships}
    ids = [hull.id for hull in pair.state.ships]
    for hull in pair.state.ships:
        ship = told[hull.id]
        fleet.append(replace(hull, cell=index(pair, ship.cell), heading=NUMBERS[ship.heading], masts=ship.masts))
    lost = sum(ship.size - ship.masts for ship in battle.ships)
    lines = tuple([tuple([ids.index(ship.id) for ship in line]) for line in battle.lines])
    pair.state = replace(pair.state, ships=tuple(fleet), lost=lost, lines=lines)
    if isinstance(battle, Assault):
        turn_cards(pair, battle, rng)
    if isinstance(battle, Pirates) and battle.seats > 2 and battle.mover != battle.role and rng.random() < 0.4:
        capture(pair, battle)
    pair.model.look_again()
    pair.done.append(f"thick: {[(ship.id, name_of(ship.cell), ship.heading, ship.masts) for ship in battle.ships]}")
    for seat in range(pair.seats):
        for path in ("orders forts ask", "orders prizes ask", "orders return single", "orders turn no"):
            if rng.random() < 0.5 and path in pair.model.free_paths(seat):
                pair.act(seat, path, walk.Freely(ageofsail))
    pair.leaves = 0.01
    return pair


def arranged(pair: Pair, battle: Battle) -> None:
    """All have had their first turn: before it there are no lines."""
    while len(battle.arranged) < battle.seats or pair.model.owes() != {battle.mover: "turn"}:
        paths = pair.model.paths(battle.mover)
        pair.act(battle.mover, next((word for word in ("wind", "end", "stay") if word in paths), min(paths)), pair.game)
    battle.rested = []
    pair.state = replace(pair.state, rested=())


def index(pair: Pair, cell: Cell) -> int:
    """A cell as the engine's state has it."""
    value = read_cell(name_of(cell))
    assert value is not None
    number: int = pair.state.rules.board.index[value]
    return number


def open_cells(battle: Battle, rng: Random) -> list[Cell]:
    """Cells where ships may lie: in a window, in an assault round the fort."""
    free = [cell for cell in battle.cells() if battle.free(cell) or battle.ship_at(cell)]
    if isinstance(battle, Assault):
        return [cell for cell in free if min(distance(cell, card) for card in battle.fort.cannons) <= 2]
    window = 8 if len(battle.ships) <= 16 else 14
    west, south = (rng.choice((0, side - window)) for side in (battle.width, 20))
    if NOBODY in battle.forts and rng.random() < 0.5:
        west = south = 0
    return [cell for cell in free if west < cell[0] <= west + window and south < cell[1] <= south + window]


def at_home(battle: Battle, rng: Random) -> list[Cell]:
    """The mover's ships lie about his fort, where they may be repaired. Returns the cells there."""
    cards = battle.forts[battle.mover].cells
    for most in (2, 1):
        about = [cell for cell in battle.cells() if min(distance(cell, card) for card in cards) <= most]
        for ship in battle.fleet(battle.mover):
            cells = [cell for cell in about if battle.free(cell)]
            ship.cell = rng.choice(cells) if cells else ship.cell
    return about


def in_lines(battle: Battle, near: list[Cell], rng: Random) -> None:
    """Some of the ships of a seat lie one behind the other, and are a line."""
    for seat in battle.living():
        fleet = [ship for ship in battle.fleet(seat) if not is_key(battle, ship)]
        rng.shuffle(fleet)
        for ship in fleet:
            line = battle.lines[-1] if battle.lines and battle.lines[-1][0].seat == seat else [fleet[0]]
            cells = [cell for cell in near if battle.free(cell) and adjacent(cell, line[-1].cell)]
            if ship is line[-1] or not cells or rng.random() < 0.2:
                continue
            ship.cell = rng.choice(cells)
            ship.heading = rng.choice((ship.heading, line[0].heading))
            line.append(ship)
            if len(line) == 2:
                battle.lines.append(line)


def is_key(battle: Battle, ship: Ship) -> bool:
    """Whether a race is about this ship."""
    return ship is (battle.ship if isinstance(battle, Pirates) else battle.quarry if isinstance(battle, Hunt) else None)


def hurry(battle: Battle, near: list[Cell], rng: Random) -> None:
    """Who would have won where he lies lies elsewhere."""
    for key in filter(lambda ship: is_key(battle, ship), battle.ships):
        cells = [c for c in near if battle.free(c) and not any(adjacent(c, f) for f in battle.forts[NOBODY].cells)]
        key.cell = rng.choice(cells)


def capture(pair: Pair, battle: Pirates) -> None:
    """The ship has been taken, and its captain is out; it may be in a line of its captor's."""
    captor = battle.mover
    battle.ship.seat = captor
    battle.out.add(battle.role)
    places = [place for place, hull in enumerate(pair.state.ships) if hull.id == battle.ship.id]
    ships = [replace(hull, seat=captor) if hull.id == battle.ship.id else hull for hull in pair.state.ships]
    lines = pair.state.lines
    tail = [line for line in battle.lines if line[0].seat == captor and adjacent(line[-1].cell, battle.ship.cell)]
    for line in tail[:1]:
        number = battle.lines.index(line)
        line.append(battle.ship)
        lines = (*lines[:number], (*lines[number], *places), *lines[number + 1 :])
    pair.state = replace(pair.state, ships=tuple(ships), out=(*pair.state.out, battle.role), lines=lines)


def turn_cards(pair: Pair, battle: Assault, rng: Random) -> None:
    """Some cannons of the fort don't live any more."""
    down = rng.sample(battle.fort.cannons, rng.randrange(9))
    battle.fort.up -= set(down)
    fort = pair.state.forts[battle.role]
    live = fort.live
    for cell in down:
        live &= ~(1 << pair.state.laid.index(index(pair, cell)))
    forts = tuple([replace(fort, live=live) if seat == battle.role else f for seat, f in enumerate(pair.state.forts)])
    pair.state = replace(pair.state, forts=forts)
