"""How fast pictures are made (run with ``pytest tests/bench --benchmark-only``), each beside calibrating loops.

Machines differ, and a shared one from minute to minute: compare the ratios in ``extra_info``, not the times. Times are
those of the thread, so that neighbours count for little.
"""

from __future__ import annotations

import inspect
import io
import time
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import cycle, islice
from random import Random
from statistics import median
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageDraw

from bot import texts
from engine import hooked
from engine.game import Choice, Game, View
from engine.registry import GAMES, get
from engine.seating import Setup
from engine.values import Cell, Path
from engine.walk import random_action
from render import Marks, draw, figure, figures, key, sea, symbols, vessels, words
from render.canvas import Canvas
from render.palette import Palette
from render.registry import DRAWINGS
from render.style import USUAL
from render.theme import PAPER, SEA
from render.window import overview, private
from tests.bench.amount import some
from tests.playing import Position, random_move, random_position, random_start
from tests.render.toy_sea import ToyDrawing, fleets, sailing

NAMES = ("Kornilov", "Nakhimov", "Makarov", "Ushakov", "Senyavin", "Lazarev", "Istomin", "Greig")
Sight = tuple[View, Marks | None]

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


def games(game: Game, seeds: range) -> Iterator[Iterator[Position]]:
    """Random games of the usual kind, position by position to the end."""

    def one(seed: int) -> Iterator[Position]:
        rng = Random(seed)
        position = random_start(game, rng, game.Options())
        while game.pending(position.state):
            yield position
            seat, action = random_move(game, position, rng)
            position = Position(game.apply(position.state, seat, action, rng)[0], position.seats)

    return (one(seed) for seed in seeds)


def marked(game: Game, state: Any, seat: int) -> Sight:
    """What a seat sees at its first question; on a board of which it is shown a part at the first one about cells."""
    path: Path = ()
    view = game.view(state, seat)
    choice = game.choose(state, seat)
    assert isinstance(choice, Choice)
    board = sea(game.id, view)
    while board and not any(isinstance(option.value, Cell) for option in choice.options):
        after = game.choose(state, seat, (*path, choice.options[0].value))
        if not isinstance(after, Choice):
            break
        choice, path = after, (*path, choice.options[0].value)
    cells = tuple(option.value for option in choice.options if isinstance(option.value, Cell))
    chosen = (*path, *choice.subject)
    if board is None:
        return view, Marks(cells, chosen)
    windows = private(board, board.places(chosen), cells, board.news)
    return hooked.preview(game, state, seat, path), Marks(cells, chosen, windows)


@lru_cache(maxsize=1)
def positions(id: str) -> tuple[list[Sight], list[Sight]]:
    """Public and private positions from the last third of random games."""
    game = get(id)
    public: list[Sight] = []
    private: list[Sight] = []
    for played in games(game, range(3)):
        of_this: list[tuple[Sight, Sight]] = []
        for state, _ in played:
            seat = min(game.pending(state))
            of_this.append(((game.view(state, None), None), marked(game, state, seat)))
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


def drawn(id: str, sight: Sight, contrast: bool = False) -> int:
    """Draw it with its words, as it is sent; the bytes of the largest picture."""
    view, marks = sight
    said = tuple((word, texts.say("en", word)) for word in words(id, view))
    marks = msgspec.structs.replace(marks or Marks(), words=said)
    return max(len(picture.data) for picture in draw(id, view, NAMES, marks, contrast))


@pytest.mark.parametrize("contrast", [False, True], ids=["usual", "stark"])
@pytest.mark.parametrize("kind", ["public", "private"])
@pytest.mark.parametrize("id", GAMES)
def test_late_positions(measure: Callable[..., None], benchmark: Any, id: str, kind: str, contrast: bool) -> None:
    """Warm: the pieces of these positions have been drawn before, the pictures are put together and encoded."""
    found = some(benchmark, positions(id)[kind == "private"])
    sizes = [drawn(id, sight, contrast) for sight in found]
    turns = cycle(found)
    measure(lambda: drawn(id, next(turns), contrast))
    benchmark.extra_info["median bytes"] = round(median(sizes))
    benchmark.extra_info["most bytes"] = max(sizes)


@pytest.mark.parametrize("id", GAMES)
def test_new_turns(measure: Callable[..., None], id: str) -> None:
    """Positions in the order of a game, each for the first time in this process: some of their pieces are new."""
    game = get(id)
    views = (game.view(state, None) for played in games(game, range(100, 10_000)) for state, _ in played)
    upcoming = list(islice(views, 2000))  # played before the clock runs
    turns = cycle(upcoming)
    drawn(id, (upcoming[0], None))
    measure(lambda: drawn(id, (next(turns), None)))


@pytest.mark.parametrize("size", [(20, 20), (24, 14), (40, 20)], ids=str)
def test_large_seas(measure: Callable[..., None], benchmark: Any, size: tuple[int, int]) -> None:
    """The overview of a toy's sea with 32 ships and a close-up of one that is about to sail: all pictures together."""
    toy, view = ToyDrawing(), fleets(*size)
    sea = toy.sea(view)
    marks = sailing(view, "s3")
    marks = msgspec.structs.replace(marks, windows=private(sea, sea.places(marks.chosen), marks.cells))
    measure(lambda: toy.draw(view, (), marks))
    benchmark.extra_info["pictures"] = len(marks.windows)
    benchmark.extra_info["most bytes"] = max(len(picture.data) for picture in toy.draw(view, (), marks))


@pytest.mark.parametrize("fleet", [1, 2])
def test_double_sea_of_age_of_sail(measure: Callable[..., None], benchmark: Any, fleet: int) -> None:
    """Both halves with eight players, or five with two fleets each, and the view of whom is asked (AS-70)."""
    game, rng = get("ageofsail"), Random(70)
    state = game.new(Setup(8 if fleet == 1 else 5), game.Options(sets=2, fleet=fleet), rng)
    for _ in range(150):
        seat = min(game.pending(state))
        state, _ = game.apply(state, seat, random_action(game, state, seat, rng), rng)
    view, marks = marked(game, state, min(game.pending(state)))
    public = Marks(windows=overview(sea("ageofsail", view)))
    sizes = [drawn("ageofsail", sight) for sight in ((view, public), (view, marks))]
    measure(lambda: [drawn("ageofsail", sight) for sight in ((view, public), (view, marks))])
    benchmark.extra_info["most bytes"] = max(sizes)


def test_new_vessels(measure: Callable[..., None]) -> None:
    """A ship from above, drawn for the first time and made a stamp."""
    palette = Palette(vessels.colours(USUAL), [vessels.atlas(USUAL, SEA[0])], size=64)
    ships = cycle([(owner, 3, 2, heading, 56) for owner in USUAL.owners for heading in range(8)])
    stamp = vessels.vessel_stamp.__wrapped__
    measure(lambda: stamp(palette, SEA[0], *next(ships)))


def test_board_of_vessels(measure: Callable[..., None], benchmark: Any) -> None:
    """Warm: forty ships put on a sea of 20 by 20 cells, and the file."""
    palette = Palette([PAPER, *SEA, *vessels.colours(USUAL)], [vessels.atlas(USUAL, SEA[0])], size=64)
    image = Image.new("RGB", (1120, 1120))
    for cell in range(400):
        x, y = cell % 20 * 56, cell // 20 * 56
        image.paste(SEA[(cell + cell // 20) % 2], (x, y, x + 56, y + 56))
    sea = palette.index(image)

    def board() -> bytes:
        canvas = Canvas(palette, sea)
        for i in range(40):
            owner, places = USUAL.owners[i % 8], 1 + i % 3
            stamp = vessels.vessel_stamp(palette, SEA[0], owner, places, 1 + i % places, i % 8, 56)
            canvas.stamp(stamp, i * 7 % 20 * 56, i * 11 % 20 * 56)
        return canvas.png()

    benchmark.extra_info["bytes"] = len(board())
    measure(board)


@pytest.mark.parametrize("id", GAMES)
def test_figures(measure: Callable[..., None], id: str) -> None:
    """Each is drawn once in the life of a process."""
    if not figures(id):
        pytest.skip("it has none")
    anew = inspect.unwrap(DRAWINGS[id].figure)  # past the cache
    names = cycle(figures(id))
    figure(id, next(names))
    measure(lambda: anew(next(names)))


@pytest.mark.parametrize("id", GAMES)
def test_keys(measure: Callable[..., None], benchmark: Any, id: str) -> None:
    """A leaf of the key, from pieces that were drawn before."""
    game = get(id)
    view = game.view(random_position(game, Random(3), 40).state, 0)
    said = dict.fromkeys(symbols(id, view)[:16], "what this symbol in the picture means")
    if not said:
        pytest.skip("it has none")
    found = key(id, view, said)
    assert found is not None
    benchmark.extra_info["bytes"] = len(found.data)
    measure(lambda: key(id, view, said))
