"""What is asked of all ships again and again is carried on right (see `ships.Muster`)."""

from random import Random
from typing import get_args

import pytest

from engine.games import admiral
from engine.games.admiral.data import SHIPS
from engine.games.admiral.layout import FARTHEST
from engine.games.admiral.scenario import ScenarioId
from engine.games.admiral.ships import Muster
from engine.games.admiral.state import State
from tests.playing import Position, random_move, random_start

CARRIED = ("board", "harbour", "lures", "own", "foes", "aimed", "barred", "muster")


def check(state: State) -> None:
    """What the state remembers is what it would work out."""
    anew = admiral.load(admiral.dump(state)) if state.over is None and state.todo else None
    muster = Muster(state.ships)
    assert vars(state.muster) == vars(muster)
    if anew is not None:
        for name in CARRIED:
            if name in vars(state):
                assert vars(state)[name] == getattr(anew, name), name


@pytest.mark.parametrize("id", get_args(ScenarioId))
def test_what_is_asked_of_all_ships_is_carried_on(id):
    rng = Random(id)
    for _ in range(4):
        position = random_start(admiral, rng, admiral.Options(scenario=id))
        for _ in range(150):
            if not admiral.pending(position.state):
                break
            seat, action = random_move(admiral, position, rng)
            state, _ = admiral.apply(position.state, seat, action, rng)
            check(state)
            position = Position(state, position.seats)


def test_no_ship_sails_farther_than_tables_look():
    assert all(max((*ship.calm, *ship.fresh, *ship.storm)) <= FARTHEST for ship in SHIPS.values())
