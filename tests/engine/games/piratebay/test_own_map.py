"""A map of one's own: it is what is sailed on, explored and drawn (PB-1)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games import piratebay
from engine.games.piratebay.board import CELLS, bay
from engine.games.piratebay.options import Options
from engine.sailing.sea import bits
from engine.seating import Setup
from engine.walk import random_action
from render.games.piratebay.land import islands
from tests.engine.games.piratebay.test_map import drawn

MAPS = {
    "land": drawn("A1=#", "D3=#"),
    "treasure": drawn("E5=.", "C3=X"),
    "islet": drawn("H1=.", "H2=.", "B2=P", "C3=a"),
    "merchant": drawn("I9=.", "J10=M"),
    "order": drawn("F6=.", "B5=o"),
}


@pytest.fixture(params=MAPS.values(), ids=MAPS)
def text(request: pytest.FixtureRequest) -> Any:
    return request.param


def test_pb1_a_game_is_played_on_it(text: str) -> None:
    options, rng = Options(map=text), Random(5)
    state = piratebay.new(Setup(4, 0), options, rng)
    own, usual = state.bay, bay("")
    assert (own.land, own.treasures, own.islets, own.merchants, own.orders) != (
        usual.land, usual.treasures, usual.islets, usual.merchants, usual.orders,
    )  # fmt: skip
    for count in range(400):
        waiting = sorted(piratebay.pending(state))
        if not waiting:
            break
        seat = waiting[0]
        usual_move = piratebay.default(state, seat)
        action = usual_move if count % 2 and usual_move else random_action(piratebay, state, seat, rng)
        state, _ = piratebay.apply(state, seat, action, rng)
        piratebay.check(state)
        assert not {ship.cell for ship in state.ships if ship.masts} & set(bits(own.land))
    assert piratebay.load(piratebay.dump(state)) == state
    world = piratebay.redeal(state, 0, Random(1))
    assert world.map == state.map


def test_pb1_its_view_says_what_is_drawn(text: str) -> None:
    state = piratebay.new(Setup(2, 0), Options(map=text), Random(1))
    view = piratebay.view(state, None)
    assert {CELLS.index(cell) for cell in islands(view.map)} == set(bits(state.bay.land))
    assert [CELLS.index(islet.land) for islet in view.islets] == [islet.land for islet in state.bay.islets]
    assert {CELLS.index(trader.cell) for trader in view.merchants} == set(state.bay.merchants)
    assert {CELLS.index(cell) for cell in view.down} <= set(state.bay.treasures)


def test_pb1_the_games_own_map_is_told_by_nothing() -> None:
    state = piratebay.new(Setup(2, 0), Options(), Random(1))
    assert (state.map, piratebay.view(state, None).map) == ("", "")
