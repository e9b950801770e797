"""Pictures of a duel: the sea with its shots, and privately the viewer's own ships and mine."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

import engine.game
from engine.values import Cell
from render.canvas import Canvas
from render.drawing import Marks, Picture
from render.marks import answers
from render.palette import Palette
from render.text import fit, write
from render.theme import INK, PAPER, RED, WHITE
from tests.toys.duel.sight import View
from tests.toys.duel.state import GONE, SEA, SUNK

FIGURES: dict[str, object] = {}
CELL, EDGE, TOP = 36, 34, 58
WIDTH, HEIGHT = SEA.width * CELL + 2 * EDGE, SEA.height * CELL + TOP + EDGE
WATER, DEEP, CHOSEN = "#8fc1dc", "#6d9fbd", "#ffd83d"
FLEETS = ("#f0ad3c", "#35659f", "#3d8f5a", "#8a4fa0")


def figure(name: str) -> Picture:
    """There are none."""
    raise KeyError(name)


def draw(
    view: engine.game.View, names: tuple[str, ...], marks: Marks | None = None, contrast: bool = False
) -> list[Picture]:
    """One picture: what this viewer may see. `contrast`: on white water."""
    assert isinstance(view, View)
    canvas = Canvas(_palette(), _base(contrast, frozenset(marks.cells) if marks else frozenset()))
    image = canvas.palette.rgb(canvas.sheet)
    pen = ImageDraw.Draw(image)
    for seat, fleet in enumerate(view.fleets):
        left = EDGE + seat * (WIDTH - 2 * EDGE) // 4
        pen.rectangle((left, 8, left + 14, 28), FLEETS[seat], INK)
        (name, *_), size = fit(names[seat], 210, (20,), 18, lines=1)
        write(image, left + 22, 18, f"{name}: {fleet.left}", size, INK, anchor="lm")
    for seat, at in view.shots:
        x, y = middle(at)
        pen.line((x - 9, y - 9, x + 9, y + 9), FLEETS[seat], 5)
        pen.line((x - 9, y + 9, x + 9, y - 9), FLEETS[seat], 5)
    for number, at in enumerate(view.own):
        if at != SUNK:
            x, y = middle(at)
            pen.polygon(
                ((x - 15, y - 4), (x + 15, y - 4), (x + 9, y + 10), (x - 9, y + 10)), FLEETS[view.viewer or 0], INK
            )
            write(image, x, y - 9, str(number + 1), 15, INK)
    if view.mine != GONE:
        x, y = middle(view.mine)
        pen.ellipse((x - 9, y - 9, x + 9, y + 9), RED, INK, 3)
    for answer in answers(marks):
        if isinstance(answer, Cell):
            x, y = middle(SEA.index(answer))
            pen.rectangle((x - 16, y - 16, x + 16, y + 16), None, CHOSEN, 4)
    name = "duel.png" if view.viewer is None else "duel-private.png"
    return [Picture(name, canvas.palette.encode(canvas.palette.index(image)), WIDTH, HEIGHT)]


def middle(cell: int) -> tuple[int, int]:
    """The middle of a cell, in px; row 1 lies at the bottom."""
    row, col = divmod(cell, SEA.width)
    return EDGE + col * CELL + CELL // 2, TOP + (SEA.height - 1 - row) * CELL + CELL // 2


@lru_cache(maxsize=1)
def _palette() -> Palette:
    return Palette((PAPER, INK, WHITE, RED, WATER, DEEP, CHOSEN, *FLEETS), [Image.new("RGB", (8, 8), WATER)])


@lru_cache(maxsize=16)
def _base(contrast: bool, offered: frozenset[Cell]) -> Image.Image:
    """Water and coordinates; what can't be chosen, where something can, is deeper."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = ImageDraw.Draw(image)
    for index, cell in enumerate(SEA.cells):
        x, y = middle(index)
        water = DEEP if offered and cell not in offered else WHITE if contrast else WATER
        pen.rectangle((x - 18, y - 18, x + 18, y + 18), water, INK)
    for col in range(SEA.width):
        write(image, middle(col)[0], TOP - 12, SEA.cells[col].column, 17, INK)
    for row in range(SEA.height):
        write(image, EDGE / 2, middle(row * SEA.width)[1], str(row + 1), 17, INK)
    return _palette().index(image)
