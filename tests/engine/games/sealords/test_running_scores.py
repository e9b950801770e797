"""The score as it stands during a game, and who has won by what a view shows (SL-50 to SL-55)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import walk
from engine.games import sealords
from engine.games.sealords.result import score, verdict
from engine.games.sealords.state import Over
from engine.hooked import scores
from engine.seating import Setup
from engine.values import Card
from tests.trying import examples


@examples(15)
@given(seed=st.integers(0, 2**32), advanced=st.booleans())
def test_sl54_the_score_as_it_stands_becomes_the_final_one(seed: int, advanced: bool) -> None:
    """SL-50, SL-51, SL-52, SL-53, SL-54: of the same position all are shown the same, and at the end the result's."""
    rng = Random(seed)
    state = sealords.new(Setup(2), sealords.Options(advanced=advanced), rng)
    while pending := sealords.pending(state):
        seat = rng.choice(sorted(pending))
        shown = {scores(sealords, sealords.view(state, viewer)) for viewer in (0, 1, None)}
        dealt = state.fleets[0].turns + state.fleets[1].turns > 0
        assert shown == {tuple(score(state, seat).points for seat in (0, 1)) if dealt else ()}
        first = sealords.choose(state, seat)
        cards = [option.value for option in first.options if isinstance(option.value, Card)]
        action = walk.random_action(sealords, state, seat, rng)
        while cards and not isinstance(action.path[0], Card):  # random play buys too seldom
            action = walk.random_action(sealords, state, seat, rng)
        state, _ = sealords.apply(state, seat, action, rng)
    outcome = sealords.outcome(state)
    for viewer in (0, 1, None):
        view = sealords.view(state, viewer)
        assert scores(sealords, view) == tuple(score.points for score in outcome.scores)
        agrees(outcome, verdict(view))


def agrees(outcome, found) -> None:
    """What a view shows of the end is what the result says of it."""
    assert outcome.places == (((0, 1),) if found.winner is None else ((found.winner,), (1 - found.winner,)))
    assert outcome.how.id.removeprefix("sealords-how-") in (
        (found.how,) if found.how != "out" else ("stranded", "resigned")
    )


@pytest.mark.parametrize(
    ("vp", "coins", "winner", "how"),
    [((5, 3), (0, 9), 0, "points"), ((3, 3), (1, 2), 1, "coins"), ((3, 3), (2, 2), None, "draw")],
)
def test_sl55_what_a_view_shows_of_the_end(position, with_state, vp, coins, winner, how):
    state = with_state(position(vp=vp, coins=coins), todo=(), over=Over("scored"))
    found = verdict(sealords.view(state, None))
    assert (found.winner, found.how) == (winner, how)
    agrees(sealords.outcome(state), found)


@pytest.mark.parametrize("loser", [0, 1])
def test_sl13_who_loses_without_scoring_leaves_no_scores(position, with_state, loser):
    for how in ("stranded", "resigned"):
        state = with_state(position(vp=(9, 9)), todo=(), over=Over(how, loser))
        view = sealords.view(state, None)
        assert scores(sealords, view) == ()
        agrees(sealords.outcome(state), verdict(view))
        assert verdict(view).winner == 1 - loser


def test_nobody_has_won_while_the_game_goes_on(position, begun):
    assert verdict(sealords.view(position(), None)) is None
    assert verdict(sealords.view(begun, 0)) is None
    assert scores(sealords, sealords.view(begun, 0)) == ()
