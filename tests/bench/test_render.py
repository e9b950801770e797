"""How fast pictures are made (run with ``uv run pytest tests/bench --benchmark-only``), each beside calibrating loops.

Machines differ, and a shared one from minute to minute: compare the ratios in ``extra_info``, not the times. Times are
those of the thread, so that neighbours count for little.
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import cycle
from random import Random
from statistics import median
from typing import Any

import pytest
from PIL import Image, ImageDraw

from engine import walk
from engine.game import Choice, View, get
from engine.values import Cell
from render import Marks, draw, figure, figures

NAMES = ("Kornilov", "Nakhimov")
Position = tuple[View, Marks | None]

pytestmark = pytest.mark.benchmark(timer=time.thread_time, min_rounds=20)


def python_loop() -> int:
    """What calibrates: plain Python."""
    return sum(i * i for i in range(100_000))


def drawing_loop() -> bytes:
    """What calibrates: shapes and an encoded picture of the same size, without any of our code."""
    image = Image.new("P", (1018, 1215))
    image.putpalette([part for i in range(64) for part in (i * 4, 255 - i * 4, i)])
    draw = ImageDraw.Draw(image)
    for i in range(2000):
        x, y = i * 389 % 1018, i * 577 % 1215
        draw.ellipse((x, y, x + 20, y + 14), fill=i % 64)
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=3)
    return file.getvalue()


@lru_cache(maxsize=1)
def positions() -> tuple[list[Position], list[Position]]:
    """Public and private positions from the last third of random games."""
    game = get("sealords")
    public: list[Position] = []
    private: list[Position] = []
    for seed in range(3):
        rng = Random(seed)
        state = game.new(2, game.Options(), rng)
        of_this: list[tuple[Position, Position]] = []
        while pending := game.pending(state):
            seat = min(pending)
            choice = game.choose(state, seat)
            assert isinstance(choice, Choice)
            cells = tuple(option.value for option in choice.options if isinstance(option.value, Cell))
            marked = Marks(cells, choice.subject)
            of_this.append(((game.view(state, None), None), (game.view(state, seat), marked)))
            state, _ = game.apply(state, seat, walk.random_action(game, state, seat, rng), rng)
        late = of_this[len(of_this) * 2 // 3 :]
        public += [pair[0] for pair in late]
        private += [pair[1] for pair in late]
    return public, private


@pytest.fixture
def measure(benchmark: Any) -> Callable[..., None]:
    """Runs a benchmark, and puts beside it how it compares with the calibrating loops of the same minute."""

    def timed(call: Callable[[], object]) -> float:
        times = []
        for _ in range(7):
            start = time.thread_time()
            call()
            times.append(time.thread_time() - start)
        return median(times)

    def run(call: Callable[[], object]) -> None:
        before = timed(python_loop), timed(drawing_loop)
        benchmark(call)
        after = timed(python_loop), timed(drawing_loop)
        if benchmark.stats:
            taken = benchmark.stats.stats.median
            for name, one, other in zip(("python", "drawing"), before, after, strict=True):
                benchmark.extra_info[f"times the {name} loop"] = round(taken / ((one + other) / 2), 3)

    return run


def test_python_loop(benchmark: Any) -> None:
    benchmark(python_loop)


def test_drawing_loop(benchmark: Any) -> None:
    benchmark(drawing_loop)


@pytest.mark.parametrize("contrast", [False, True], ids=["usual", "stark"])
@pytest.mark.parametrize("kind", ["public", "private"])
def test_late_positions(measure: Callable[..., None], benchmark: Any, kind: str, contrast: bool) -> None:
    """Warm: the pieces of these positions have been drawn before, the pictures are put together and encoded."""
    found = positions()[kind == "private"]
    sizes = [len(draw("sealords", view, NAMES, marks, contrast)[0].data) for view, marks in found]
    turns = cycle(found)

    def one() -> None:
        view, marks = next(turns)
        draw("sealords", view, NAMES, marks, contrast)

    measure(one)
    benchmark.extra_info["median bytes"] = round(median(sizes))
    benchmark.extra_info["most bytes"] = max(sizes)


def test_new_turns(measure: Callable[..., None]) -> None:
    """Positions in the order of a game, each for the first time in this process: some of their pieces are new."""
    game = get("sealords")

    def views() -> Iterator[View]:
        for seed in range(100, 10_000):
            rng = Random(seed)
            state = game.new(2, game.Options(), rng)
            while pending := game.pending(state):
                seat = min(pending)
                yield game.view(state, None)
                state, _ = game.apply(state, seat, walk.random_action(game, state, seat, rng), rng)

    # Played before the clock runs.
    upcoming = [view for view, _ in zip(views(), range(2000), strict=False)]
    turns = cycle(upcoming)
    draw("sealords", upcoming[0], NAMES)
    measure(lambda: draw("sealords", next(turns), NAMES))


def test_figures(measure: Callable[..., None]) -> None:
    """Each is drawn once in the life of a process."""
    from render.sealords import figures as drawn

    figure("sealords", "sea")
    names = cycle(figures("sealords"))
    measure(lambda: drawn.figure.__wrapped__(next(names)))
