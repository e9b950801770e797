"""How much work opponents do for a turn of Age of Sail, and how well they play for it.

Strengths take many games, so they are measured only with ``--benchmark-only``; otherwise one game must come to its end.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.chance import Seeded
from engine.games import ageofsail
from engine.games.ageofsail import Options
from engine.games.ageofsail.data import ScenarioId
from engine.games.ageofsail.rival import think
from engine.games.ageofsail.state import State, Turn
from tests.bench.amount import some
from tests.bench.conftest import python_loop
from tests.playing import usual_position
from tests.rivalry import among, played

STRENGTHS = [("medium", "easy", 20), ("medium", "default", 24), ("hard", "default", 28), ("hard", "medium", 24)]
"""Of 40 games so many at least are won by the better one."""
SCENARIOS: dict[ScenarioId, list[tuple[str, str, int]]] = {
    "pirates": [("medium", "default", 20), ("hard", "default", 21)],
    "hunt": [("medium", "default", 24), ("hard", "default", 28), ("hard", "medium", 22)],
    "assault": [("medium", "default", 24), ("hard", "default", 28), ("hard", "medium", 22)],
}
"""The same in scenarios, sides changed."""
SHARES = [(Options(), 4, 18), (Options(sets=2), 5, 16)]
"""Of 30 games with so many seats one of the hardest level wins so many at least against habit."""
SEAS = {
    "single": Options(),
    "double": Options(sets=2, fleet=2),
    "hunt": Options(scenario="hunt"),
    "assault": Options(scenario="assault"),
}
TURNS = [("medium", "single"), ("medium", "double"), *[("hard", sea) for sea in SEAS]]
"""Medium takes next to nothing in scenarios."""


def beginnings(options: Options) -> list[tuple[State, int]]:
    """Worlds in which a turn begins, of games by habit."""
    found = []
    for seed in range(60):
        state, _ = usual_position(ageofsail, Random(seed), 4 + 2 * seed, options)
        if state.todo and isinstance(state.todo[0], Turn):
            found.append((ageofsail.redeal(state, state.mover, Seeded("bench")), state.mover))
    return found


def turn(state: State, seat: int, level: Any) -> list[float]:
    """Seconds of the processor that each thought of a whole turn takes."""
    times, number, rng = [], state.turn, Random(1)
    while state.turn == number and seat in ageofsail.pending(state):
        start = time.process_time()
        done = think(state, seat, level, Seeded("bench"))
        times.append(time.process_time() - start)
        for action in done:
            state, events = ageofsail.apply(state, seat, action, rng)
            if any(event.reveals for event in events):
                break
    return times


@pytest.mark.parametrize(("level", "sea"), TURNS)
def test_turn(benchmark: Any, note: Callable[..., None], level: Any, sea: str) -> None:
    samples = some(benchmark, beginnings(SEAS[sea]))
    turns, loops = [], []
    for world, seat in samples:
        turns.append(turn(world, seat, level))
        start = time.process_time()
        python_loop()
        loops.append(time.process_time() - start)
    note(
        list(map(sum, turns)),
        target_us=1_500_000 if level == "hard" else 300_000,
        quantile=0.95,
        loops=loops,
    )
    thoughts = sorted(took for one in turns for took in one)
    benchmark.extra_info.update(thought={"median": thoughts[len(thoughts) // 2], "most": thoughts[-1]})
    world, seat = samples[len(samples) // 2]
    benchmark.pedantic(lambda: think(world, seat, level, Seeded("bench")), rounds=3)


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("better", "worse", "least"), STRENGTHS)
def test_strength(benchmark: Any, better: str, worse: str, least: int) -> None:
    games = 40 if benchmark.enabled else 1
    won = benchmark.pedantic(lambda: played(ageofsail, better, worse, games), rounds=1)
    if benchmark.enabled:
        benchmark.extra_info.update(won=won, games=games)
        assert won >= least


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_strength_in_scenarios(benchmark: Any, scenario: ScenarioId) -> None:
    """AS-50 to AS-52"""
    games, pairs = (40, SCENARIOS[scenario]) if benchmark.enabled else (1, SCENARIOS[scenario][:1])
    options = Options(scenario=scenario)
    won = benchmark.pedantic(
        lambda: [played(ageofsail, better, worse, games, options=options) for better, worse, _ in pairs], rounds=1
    )
    if benchmark.enabled:
        benchmark.extra_info.update(won=won, games=games)
        assert all(most >= least for most, (_, _, least) in zip(won, pairs, strict=True)), won


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("options", "seats", "least"), SHARES, ids=["four", "five"])
def test_share_among_several(benchmark: Any, options: Options, seats: int, least: int) -> None:
    games = 30 if benchmark.enabled else 1
    won = benchmark.pedantic(lambda: among(ageofsail, seats, games, "among", options), rounds=1)
    if benchmark.enabled:
        benchmark.extra_info.update(won=won, games=games)
        assert won >= least
