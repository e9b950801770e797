"""How much work opponents do for a turn, and how well they play for it.

Strengths take many games, so they are measured only with ``--benchmark-only``; otherwise one game must come to its end.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.chance import Seeded
from engine.game import Action, Event
from engine.games import sealords
from engine.games.sealords.rival import EFFORTS, MIND
from engine.games.sealords.state import State
from engine.rivals.thought import thought
from tests.bench.amount import cpu, some
from tests.bench.conftest import python_loop
from tests.playing import usual_position
from tests.rivalry import played

MOST_NODES = 20_000
"""Positions that a turn of the hardest level may look at, in 95 of 100."""
STRENGTHS = [("easy", "default", 32), ("medium", "default", 36), ("medium", "easy", 26), ("hard", "medium", 24)]
"""Of 40 games so many at least are won by the better one."""


def beginnings() -> list[tuple[State, int]]:
    """Worlds in which a turn begins, of games by habit."""
    found = []
    for seed in range(60):
        state, _ = usual_position(sealords, Random(seed), 4 + seed, sealords.Options(market3="m03-m05-m06"))
        seat = state.mover
        if seat in sealords.pending(state):
            found.append((sealords.redeal(state, seat, Seeded("bench")), seat))
    return found


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_turn(benchmark: Any, note: Callable[..., None], level: Any) -> None:
    samples = some(benchmark, beginnings())
    nodes, times, loops = [], [], []
    for world, seat in samples:
        looked_at = [0]

        def counted(
            state: State, seat: int, action: Action, chance: Any, looked_at: list[int] = looked_at
        ) -> tuple[State, list[Event]]:
            looked_at[0] += 1
            return sealords.apply(state, seat, action, chance)

        thought(MIND._replace(apply=counted), world, seat, EFFORTS[level], Seeded("bench"))
        nodes.append(looked_at[0])
        times.append(cpu(lambda world=world, seat=seat: thought(MIND, world, seat, EFFORTS[level], Seeded("bench"))))
        loops.append(cpu(python_loop))
    nodes.sort()
    assert nodes[len(nodes) * 19 // 20] < MOST_NODES
    note(times, target_us=600_000 if level == "hard" else 20_000, quantile=0.95, loops=loops)
    benchmark.extra_info.update(nodes={"median": nodes[len(nodes) // 2], "most": nodes[-1]})
    world, seat = samples[len(samples) // 2]
    benchmark.pedantic(lambda: thought(MIND, world, seat, EFFORTS[level], Seeded("bench")), rounds=3)


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("better", "worse", "least"), STRENGTHS)
def test_strength(benchmark: Any, better: str, worse: str, least: int) -> None:
    games = 40 if benchmark.enabled else 1
    won = benchmark.pedantic(lambda: played(sealords, better, worse, games), rounds=1)
    if benchmark.enabled:
        benchmark.extra_info.update(won=won, games=games)
        assert won >= least
