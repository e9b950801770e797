"""The duel's own `redeal`, for `redeal_of`."""

from random import Random

from tests.toys.duel.sight import redeal as dealt
from tests.toys.duel.state import State


def redeal(state: State, seat: int | None, rng: Random) -> State:
    return dealt(state, seat, rng, None)
