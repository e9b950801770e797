"""A computer opponent in a duel: what it plays out in thought, and what it makes of it (TQ-33)."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from engine.chance import Seeded
from engine.game import Level
from engine.games import tranquility
from engine.games.tranquility import rivals
from engine.games.tranquility.options import Mode, Options
from engine.games.tranquility.rivals.playout import Playout
from engine.games.tranquility.rivals.rival import EFFORTS
from engine.games.tranquility.rivals.scoring import points
from engine.games.tranquility.rivals.state import Duel, Mercy, side
from engine.seating import Setup
from tests.engine.games.tranquility.rivals_positions import OPTIONS, play, position
from tests.engine.games.tranquility.test_rivals_turn import HIGH, STUCK

LEVELS: list[Level] = ["easy", "medium", "hard"]


def thought(state: Duel, level: Level = "hard") -> str:
    (seat,) = rivals.pending(state)
    (action,) = rivals.think(state, seat, level, Seeded("think"))
    return " ".join(answer.token for answer in action.path)


def totals(state: Duel) -> list[int]:
    return [
        points(state.field, state.moons, side(state, seat), len(rival.discards))
        for seat, rival in enumerate(state.rivals)
    ]


def test_only_the_competitive_game_has_levels() -> None:
    """Three there, each of more work; a mate of a crew plays as well as it can."""
    for mode in get_args(Mode):
        for seats in tranquility.seats(Options(mode=mode)):
            found = tranquility.levels(Options(mode=mode), seats)
            assert found == (tuple(LEVELS) if mode == "rivals" else ())
    work = [sum(found.moves * found.worlds for found in EFFORTS[level]) for level in LEVELS]
    assert work == sorted(set(work))


@pytest.mark.parametrize("seed", range(12))
def test_a_playout_ends_as_a_duel_by_habit(seed: int) -> None:
    """TQ-5, TQ-6, TQ-33: it has the rules once more, for speed."""
    rng = Random(seed)
    state = rivals.new(Setup(2), OPTIONS, rng)
    playouts = []
    while rivals.pending(state):
        playouts.append((totals(state), Playout(state)))
        (seat,) = rivals.pending(state)
        action = rivals.default(state, seat)
        assert action is not None
        state, _ = rivals.apply(state, seat, action, rng)
    for before, playout in playouts:
        copy = playout.copy()
        playout.to_the_end()
        assert [had + more for had, more in zip(before, playout.points, strict=True)] == totals(state)
        copy.to_the_end()
        assert copy.points == playout.points


def test_mercy_is_not_asked_for_and_given_only_if_that_is_better_for_oneself() -> None:
    """Where nothing can be drawn any more all five go, else but four; a row of good cards is not granted."""
    spent = position(HIGH, STUCK, (7, 60, 66), row=(), pile=(), discards=(35, 34))
    rich = position(HIGH, STUCK, (30, 31, 32, 33, 34), row=(50, 55, 60, 66, 72))
    for state, answer in ((spent, "agree"), (rich, "decline")):
        assert thought(state, "medium").startswith("discard")
        asked, _ = play(state, "show")
        assert isinstance(asked.todo[0], Mercy)
        assert thought(asked, "medium") == thought(asked, "hard") == answer
        assert thought(asked, "easy") == "decline"


def test_it_plays_alike_whatever_it_cannot_know() -> None:
    """TQ-13: all that it is given is a world, and further ones are dealt from that."""
    state = rivals.new(Setup(2), OPTIONS, Random(1))
    seat = state.mover
    other = rivals.redeal(state, seat, Random(2))
    assert other.pile != state.pile
    done = [
        rivals.think(rivals.redeal(true, seat, Seeded("world")), seat, "medium", Seeded("think"))
        for true in (state, other)
    ]
    assert done[0] == done[1]


def test_who_owes_nothing_does_nothing() -> None:
    state = rivals.new(Setup(2), OPTIONS, Random(1))
    assert rivals.think(state, 1 - state.mover, "hard", Seeded("think")) == ()
    over = replace(state, todo=())
    assert rivals.think(over, state.mover, "hard", Seeded("think")) == ()
