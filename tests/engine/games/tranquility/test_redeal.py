"""Dealing anew: never the very state again, else the tests of secrecy would hold a state against itself."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import tranquility
from engine.games.tranquility.field import CELLS
from engine.games.tranquility.state import Voyage
from tests.engine.games.tranquility.endgames import endgame
from tests.engine.games.tranquility.positions import build
from tests.engine.games.tranquility.redeal import redeal


@settings(max_examples=200)
@given(seed=st.integers(0, 2**32))
def test_other_cards_are_dealt_in_the_last_turns(seed: int) -> None:
    """TQ-11: what is asked tells whether the mover's last card can be played."""
    rng = Random(seed)
    state = endgame(rng)
    for viewer in (None, *range(len(state.sailors))):
        dealt = redeal(state, viewer, rng)
        tranquility.check(dealt)
        assert dealt != state
        assert tranquility.view(dealt, viewer) == tranquility.view(state, viewer)


def test_all_else_is_dealt_where_the_mover_can_have_but_one_card() -> None:
    """TQ-11: the only gap is for 21, in the middle of three cells."""
    cells = [CELLS[index].token for index in range(36) if index not in (20, 21, 22)]
    numbers = [*range(1, 21), *range(22, 35)]
    field = " ".join(f"{cell}:{number}" for cell, number in zip(cells, numbers, strict=True))
    state = build(field, ("21", "60 61"), start=True)
    for seed in range(300):
        dealt = redeal(state, None, Random(seed))
        tranquility.check(dealt)
        assert isinstance(dealt, Voyage)
        assert dealt.sailors[0].hand == (21,)
        assert dealt != state
