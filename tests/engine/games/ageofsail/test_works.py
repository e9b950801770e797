"""What all forts come to is carried on from state to state, and is what would be worked out anew."""

from random import Random

import pytest
from msgspec.structs import replace

from engine import walk
from engine.games import ageofsail
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.state import Forts
from tests.playing import random_start


@pytest.mark.parametrize("scenario", ["battle", "pirates", "hunt", "assault"])
def test_carried_on_is_what_would_be_worked_out_anew(scenario):
    rng = Random(1)
    for _ in range(3):
        state, _ = random_start(ageofsail, rng, Options(scenario=scenario))
        assert isinstance(ageofsail.load(ageofsail.dump(state)).forts, Forts)
        while pending := ageofsail.pending(state):
            assert isinstance(state.forts, Forts)
            assert state.works == replace(state, forts=tuple(state.forts)).works
            seat = min(pending)
            state, _ = ageofsail.apply(state, seat, walk.random_action(ageofsail, state, seat, rng), rng)
