"""How much work opponents of Admiral do for a turn, and how well they play for it.

Strengths take many games, so they are measured only with ``--benchmark-only``; otherwise one game must come to its end.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.chance import Seeded
from engine.games import admiral
from engine.games.admiral.options import Options
from engine.games.admiral.rival import think
from engine.games.admiral.state import State
from tests.bench.amount import cpu, some
from tests.bench.conftest import python_loop
from tests.playing import usual_position
from tests.rivalry import among, played

STRENGTHS = [
    ("skirmish", "medium", "default", 24),
    ("skirmish", "hard", "default", 28),
    ("skirmish", "hard", "medium", 24),
    ("duel", "hard", "default", 28),
    ("shoals", "hard", "default", 28),
    ("fleet", "hard", "default", 24),
]
"""Of 40 games of a scenario so many at least are to be won by the better one."""


def beginnings() -> list[tuple[State, int]]:
    """Worlds in which somebody has a turn, of games by habit."""
    found = []
    for seed in range(40):
        scenario = ("fleet", "shoals", "duel", "skirmish")[seed % 4]
        state, _ = usual_position(admiral, Random(seed), 10 + 3 * seed, Options.model_validate({"scenario": scenario}))
        seat = state.mover
        if seat in admiral.pending(state):
            found.append((admiral.redeal(state, seat, Seeded("bench")), seat))
    return found


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_turn(benchmark: Any, note: Callable[..., None], level: Any) -> None:
    samples = some(benchmark, beginnings())
    times, loops = [], []
    for world, seat in samples:
        times.append(cpu(lambda world=world, seat=seat: think(world, seat, level, Seeded("bench"))))
        loops.append(cpu(python_loop))
    note(times, target_us=1_500_000 if level == "hard" else 300_000, quantile=0.95, loops=loops)
    world, seat = samples[len(samples) // 2]
    benchmark.pedantic(lambda: think(world, seat, level, Seeded("bench")), rounds=1)


@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("scenario", "better", "worse", "least"), STRENGTHS)
def test_strength(benchmark: Any, scenario: str, better: str, worse: str, least: int) -> None:
    options = Options.model_validate({"scenario": scenario if benchmark.enabled else "skirmish"})
    games = 40 if benchmark.enabled else 1
    won = benchmark.pedantic(lambda: played(admiral, better, worse, games, options=options), rounds=1)
    if benchmark.enabled:
        benchmark.extra_info.update(won=won, games=games)
        assert won >= least


@pytest.mark.timeout(7200)
def test_one_of_four(benchmark: Any) -> None:
    """One hard among three who play by habit wins at least twice its share."""
    options = Options(scenario="shoals" if benchmark.enabled else "skirmish")
    seats, games = (4, 24) if benchmark.enabled else (2, 1)
    won = benchmark.pedantic(lambda: among(admiral, seats, games, "four", options), rounds=1)
    if benchmark.enabled:
        benchmark.extra_info.update(won=won, games=games)
        assert won >= 2 * games / seats
