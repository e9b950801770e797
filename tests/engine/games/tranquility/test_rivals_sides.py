"""Who plays the sun and who the moon, and what both would have if points were counted now (TQ-33)."""

from __future__ import annotations

from itertools import product
from random import Random

import msgspec
import pytest

from engine import hooked, setups, walk
from engine.games import tranquility
from engine.games.tranquility import rivals
from engine.seating import Setup, drawn
from tests.engine.games.tranquility.rivals_positions import OPTIONS, play, position
from tests.engine.games.tranquility.test_rivals_score import counted

COOPERATIVE = tranquility.Options()


def test_tq33_one_seat_each_for_sun_and_moon():
    assert [(side.key, side.seats) for side in setups.sides(tranquility, OPTIONS, 2)] == [
        ("side-sun", 1),
        ("side-moon", 1),
    ]
    assert setups.sides(tranquility, COOPERATIVE, 2) == ()


@pytest.mark.parametrize("sun", [0, 1])
def test_tq33_the_side_that_was_chosen(sun):
    chosen = ("side-sun", "side-moon") if sun == 0 else ("side-moon", "side-sun")
    for seed, first in product(range(5), (0, 1, None)):
        state = tranquility.new(Setup(2, first, chosen), OPTIONS, Random(seed))
        assert state.sun == tranquility.view(state, None).sun == sun
        assert first in (None, state.mover)


def test_tq33_side_and_beginning_are_drawn_each_by_itself():
    """All four come up, about equally often, whether the game draws the sides or the table does."""
    for drawing in (False, True):
        found = dict.fromkeys(product((0, 1), (0, 1)), 0)
        for seed in range(400):
            rng = Random(f"lots/{seed}")
            sides = drawn(setups.sides(tranquility, OPTIONS, 2), (None, None), rng) if drawing else ()
            state = tranquility.new(Setup(2, None, sides), OPTIONS, rng)
            found[state.sun, state.mover] += 1
        assert all(70 < count < 130 for count in found.values()), found


def test_tq33_what_the_sun_lays_is_the_suns_whichever_seat_it_is():
    """TQ-33: also its stretches, and what is done for it."""
    laid = {1: 10, 2: 11, 20: 50}
    for sun in (0, 1):
        state = msgspec.structs.replace(position(laid, (12, 13, 30, 70, 80), moons=(1, 2)), sun=sun)
        after, _ = play(state, "12@C1 13")
        assert tranquility.view(after, None).field[2].moon == (sun == 1)
        before, now = (hooked.scores(tranquility, tranquility.view(each, None)) for each in (state, after))
        gained = 2 - 1 + (3 if sun == 1 else 0)
        assert (now[0] - before[0], now[1] - before[1]) == (gained, 0)


@pytest.mark.parametrize("seed", range(12))
def test_tq33_the_running_score_is_that_of_a_slow_count_up_to_the_end(seed):
    rng = Random(seed)
    state = rivals.new(Setup(2), OPTIONS, rng)
    while pending := rivals.pending(state):
        for viewer in (0, 1, None):
            running = hooked.scores(tranquility, tranquility.view(state, viewer))
            assert running == (counted(state, 0), counted(state, 1))
        (seat,) = pending
        sensible = rng.random() < 0.8
        action = rivals.default(state, seat) if sensible else walk.random_action(rivals, state, seat, rng)
        state, _ = rivals.apply(state, seat, action, rng)
    outcome = tranquility.outcome(state)
    assert hooked.scores(tranquility, tranquility.view(state, None)) == tuple(s.points for s in outcome.scores)


def test_nothing_is_counted_together_or_when_somebody_has_given_up():
    rng = Random(1)
    together = tranquility.new(Setup(2), COOPERATIVE, rng)
    assert hooked.scores(tranquility, tranquility.view(together, 0)) == ()
    state, _ = tranquility.drop(tranquility.new(Setup(2), OPTIONS, rng), 0)
    assert hooked.scores(tranquility, tranquility.view(state, 0)) == ()
    assert tranquility.outcome(state).scores == ()


def test_until_version_2_the_first_seat_was_the_sun():
    state = tranquility.new(Setup(2, 0, ("side-moon", "side-sun")), OPTIONS, Random(3))
    data = msgspec.json.decode(tranquility.dump(state))
    assert data["state"]["sun"] == 1
    del data["state"]["sun"]
    data["version"] = 2
    assert tranquility.load(msgspec.json.encode(data)) == msgspec.structs.replace(state, sun=0)
    data["version"] = 3
    data["state"]["sun"] = 2
    with pytest.raises(ValueError, match="state of Tranquility"):
        tranquility.load(msgspec.json.encode(data))
