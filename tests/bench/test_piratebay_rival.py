"""How much time opponents in Pirate Bay take for a turn, and how well they play for it.

Strengths take many games, so they are measured only with ``--benchmark-only``; otherwise one game must come to its end.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.chance import Seeded
from engine.games import piratebay
from engine.games.piratebay.rival import think
from engine.games.piratebay.state import State, Turn
from tests.bench.amount import cpu, some
from tests.bench.conftest import python_loop
from tests.playing import usual_position
from tests.rivalry import among, played

STRENGTHS = [("medium", "default", 60), ("hard", "default", 70), ("hard", "medium", 60)]
"""Of 100 games so many at least are won by the better one."""
AMONG = [(4, 50), (6, 33)]
"""Of 100 games of so many seats one hard one among habits wins so many at least: twice its share."""


def beginnings(watch: Any) -> list[tuple[State, int]]:
    """Worlds in which a turn begins, of games by habit; with two in a row, the first of them."""
    found, options = [], piratebay.Options(watch=watch)
    for seed in range(60):
        state, _ = usual_position(piratebay, Random(seed), 4 + 5 * seed, options)
        if state.todo and isinstance(state.todo[0], Turn) and state.glass == 1:
            found.append((piratebay.redeal(state, state.mover, Seeded("bench")), state.mover))
    return found


@pytest.mark.parametrize(
    ("level", "watch", "target_us"), [("medium", "one", 30_000), ("hard", "one", 1_500_000), ("hard", "two", 1_500_000)]
)
def test_turn(benchmark: Any, note: Callable[..., None], level: Any, watch: str, target_us: int) -> None:
    samples = some(benchmark, beginnings(watch))
    think(*samples[0], level, Seeded("bench"))  # how far it is from everywhere is worked out once
    times, loops = [], []
    for world, seat in samples:
        times.append(cpu(lambda world=world, seat=seat: think(world, seat, level, Seeded("bench"))))
        loops.append(cpu(python_loop))
    note(times, target_us=target_us, quantile=0.95, loops=loops)
    world, seat = samples[len(samples) // 2]
    benchmark.pedantic(lambda: think(world, seat, level, Seeded("bench")), rounds=3)


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("better", "worse", "least"), STRENGTHS)
def test_strength(benchmark: Any, better: str, worse: str, least: int) -> None:
    games = 100 if benchmark.enabled else 1
    won = benchmark.pedantic(lambda: played(piratebay, better, worse, games), rounds=1)
    if benchmark.enabled:
        benchmark.extra_info.update(won=won, games=games)
        assert won >= least


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("seats", "least"), AMONG)
def test_strength_among_many(benchmark: Any, seats: int, least: int) -> None:
    games = 100 if benchmark.enabled else 1
    won = benchmark.pedantic(lambda: among(piratebay, seats, games, "rivalry"), rounds=1)
    if benchmark.enabled:
        benchmark.extra_info.update(won=won, games=games)
        assert won >= least
