"""How well Tranquility is played by computer, in crews and in duels, and how long a move in a duel takes.

Strengths take many games, so they are measured only with ``--benchmark-only``; otherwise one game must come to its end.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.cli.playout import play
from engine.chance import Seeded
from engine.games import tranquility
from engine.games.tranquility import Options
from engine.games.tranquility.rivals import think
from engine.seating import Setup
from tests.bench.amount import some
from tests.playing import usual_position
from tests.rivalry import played

DUEL = Options(mode="rivals")
STRENGTHS = [("medium", "easy", 23), ("hard", "easy", 30), ("hard", "medium", 23)]
"""Of 40 duels so many at least are won by the better one."""
CREWS = [
    (Options(), 2, 80),
    (Options(expansions="reefs"), 2, 80),
    (Options(expansions="monsters"), 2, 65),
    (Options(expansions="monsters", difficulty="hard"), 2, 45),
    (Options(expansions="storms"), 2, 12),
    (Options(mode="poseidon"), 2, 17),
    (Options(mode="arch"), 2, 95),
    (Options(mode="sun"), 2, 53),
]
"""Of 100 games a crew of so many wins so many at least."""


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_move(benchmark: Any, note: Callable[..., None], level: Any) -> None:
    positions = [usual_position(tranquility, Random(seed), seed, DUEL).state for seed in range(40)]
    worlds = [tranquility.redeal(state, state.mover, Seeded("bench")) for state in positions]
    times = []
    for world in some(benchmark, worlds):
        start = time.process_time()
        think(world, world.mover, level, Seeded("bench"))
        times.append(time.process_time() - start)
    note(times, target_us=600_000 if level == "hard" else 60_000, quantile=0.95)
    world = worlds[len(worlds) // 2]
    benchmark.pedantic(lambda: think(world, world.mover, level, Seeded("bench")), rounds=3)


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("better", "worse", "least"), STRENGTHS)
def test_strength(benchmark: Any, better: str, worse: str, least: int) -> None:
    games = 40 if benchmark.enabled else 1
    won = benchmark.pedantic(lambda: played(tranquility, better, worse, games, options=DUEL), rounds=1)
    if benchmark.enabled:
        benchmark.extra_info.update(won=won, games=games)
        assert won >= least


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    ("options", "seats", "least"),
    CREWS,
    ids=lambda value: f"{value.mode}-{value.expansions}-{value.difficulty}" if isinstance(value, Options) else value,
)
def test_crew(benchmark: Any, options: Options, seats: int, least: int) -> None:
    games = 100 if benchmark.enabled else 1
    won = benchmark.pedantic(lambda: crew(options, seats, games), rounds=1)
    if benchmark.enabled:
        benchmark.extra_info.update(won=won, games=games)
        assert won >= least


def crew(options: Options, seats: int, games: int) -> int:
    """How many games are won by mates alone."""
    won = 0
    for number in range(games):
        *_, last = play(tranquility, Setup(seats), options, Random(f"crew/{number}"), lambda: 0.0, ("bot",) * seats)
        won += last.state.over.how == "won"
    return won
