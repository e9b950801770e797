"""Games on both sides that begin in the thick of it, where rare things come about soon."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from engine.games.piratebay.board import INDEX, MERCHANTS, TREASURES
from engine.games.piratebay.ending import calm_end
from engine.games.piratebay.state import HOLD, Cargo, State, outside
from engine.games.piratebay.tiles import CANNON_TILE, GOLD_TILE, MARK, NONE_DOWN
from engine.sailing.sea import COURSES, NUMBERS
from engine.sailing.ships import Ship
from engine.sailing.wind import CARDS
from engine.values import read_cell
from tests.engine.games.piratebay.independent.bay import NOTHING, ONE, Bay, Load
from tests.engine.games.piratebay.independent.board import ISLETS, is_water, nearest_first
from tests.engine.games.piratebay.independent.wind import all_winds
from tests.engine.games.piratebay.side_by_side import Pair
from tests.engine.sailing.independent.sea import Cell, distance, name_of

NEAR = 5
"""Ships lie within so many steps of one cell."""


def thicken(pair: Pair, rng: Random) -> None:
    """Ships lie near each other, some of them damaged, laden, or in a trap; some treasures have been found, landed and
    lost; somebody may have the order; the calm has lasted; orders are any. For a game whose islets have gone by lot.
    """
    bay = pair.model.bay
    _scatter(pair, rng)
    for tile in sorted(bay.tiles):
        if bay.tiles[tile] in ONE and rng.random() < 0.7:
            _deal(bay, tile, rng)
        elif bay.tiles[tile] == "mark" and rng.random() < 0.5:
            bay.marks.add(tile)
    if rng.random() < 0.5:
        bay.order = rng.choice(bay.living)
        bay.turn.bonus = bay.bonus(bay.mover)
    for seat, ship in bay.ships.items():
        ship.trapped = seat != bay.mover and rng.random() < 0.2
    if rng.random() < 0.3:
        limit = calm_end(pair.state)
        bay.quiet = [rng.randrange(limit - 2, limit) for _ in bay.quiet]
    if rng.random() < 0.3:
        bay.deck = sorted(rng.sample(bay.deck, rng.randrange(3)), key=all_winds().index)
    pair.goes_on(_taken_over(pair.state, bay))
    for seat in range(pair.seats):
        for path in ("orders prizes ask", "orders return single", "orders return hold", "orders turn no"):
            if rng.random() < 0.4 and path in pair.free(seat):
                pair.order(seat, path)


def _scatter(pair: Pair, rng: Random) -> None:
    """Ships anywhere about an anchor or an island."""
    bay = pair.model.bay
    centre = rng.choice([*ISLETS, *bay.tiles, *bay.merchants])
    free = [cell for cell in nearest_first(min(ISLETS)) if distance(cell, centre) <= NEAR and cell not in bay.merchants]
    for seat, cell in zip(bay.living, rng.sample(sorted(free), pair.seats), strict=True):
        ship = bay.ships[seat]
        assert is_water(cell)
        ship.cell, ship.heading, ship.masts = cell, COURSES[rng.randrange(8)].token, rng.randint(1, 2)


def _deal(bay: Bay, tile: Cell, rng: Random) -> None:
    """A treasure that lay face down there is somewhere else."""
    found, seat = ONE[bay.tiles[tile]], rng.choice(bay.living)
    spare = bay.left() - (16 if bay.half else 0)
    way = rng.choice(("goods", "goods", "hold", "hold", "hold", "store", "store", "lost", "merchant"))
    if way == "hold" and bay.ships[seat].cargo.total < HOLD:
        bay.ships[seat].cargo += found
    elif way == "store" and spare > 1:
        bay.stores[seat] += found
    elif way == "lost" and spare > 1:
        bay.lost += found
    elif way == "merchant":
        rng.choice(list(bay.merchants.values())).cargo += found
    else:
        bay.goods[tile] = bay.goods.get(tile, NOTHING) + found
    del bay.tiles[tile]


def _taken_over(state: State, bay: Bay) -> State:
    """The engine's state with what has been changed on the model's table."""
    places = {name_of(cell): _index(cell) for cell in {*bay.tiles, *bay.goods, *bay.merchants}}
    down = {places[name_of(cell)] for cell in bay.tiles}
    marks = {places[name_of(cell)] for cell in bay.marks}
    goods = {places[name_of(cell)]: _cargo(load) for cell, load in bay.goods.items()}
    cargo = {places[name_of(cell)]: _cargo(merchant.cargo) for cell, merchant in bay.merchants.items()}
    held = isinstance(bay.order, int)
    after = replace(
        state,
        ships=tuple([_ship(ship, bay) for ship in state.ships]),
        holds=tuple([_cargo(bay.ships[seat].cargo) for seat in range(bay.seats)]),
        stores=tuple(map(_cargo, bay.stores)),
        tiles="".join([tile if cell in down else NONE_DOWN for cell, tile in zip(TREASURES, state.tiles, strict=True)]),
        known=sum([1 << place for place, cell in enumerate(TREASURES) if cell in marks]),
        heaps=tuple([goods.get(cell, Cargo()) for cell in TREASURES]),
        merchants=tuple(
            [replace(one, cargo=cargo[cell]) for cell, one in zip(MERCHANTS, state.merchants, strict=True)]
        ),
        lost=_cargo(bay.lost),
        order_at=-1 if held else state.order_at,
        order_of=bay.order if isinstance(bay.order, int) else -1,
        swift=bool(bay.turn.bonus),
        trapped=tuple([seat for seat, ship in bay.ships.items() if ship.trapped]),
        calm=tuple(bay.quiet),
        winds=sum([1 << card for card in range(CARDS) if all_winds()[card] in bay.deck]),
    )
    assert outside(after) == bay.left()
    assert {state.tiles[place] for place, cell in enumerate(TREASURES) if cell not in down} <= {
        GOLD_TILE, CANNON_TILE, NONE_DOWN,
    }  # fmt: skip
    assert after.tiles.count(MARK) == state.tiles.count(MARK)
    return after


def _ship(ship: Ship, bay: Bay) -> Ship:
    there = bay.ships[ship.seat]
    return replace(ship, cell=_index(there.cell), heading=NUMBERS[there.heading], masts=there.masts)


def _cargo(load: Load) -> Cargo:
    return Cargo(load.gold, load.cannons)


def _index(cell: Cell) -> int:
    found = read_cell(name_of(cell))
    assert found is not None
    return INDEX[found]
