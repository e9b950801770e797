"""Figures for the rules: small situations without words, drawn with the sprites of the game itself."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.games.sealords.data import HIRES
from engine.games.sealords.view import CellView, MercenaryView, Mine, SealordsView, ShipView
from engine.values import Cell
from render import icons
from render.canvas import Canvas, put
from render.drawing import Marks, Picture
from render.games.sealords import scenes
from render.games.sealords.board import draw_board, draw_edge
from render.games.sealords.cells import EFFECTS, PLAIN, Look, cell_image, token
from render.games.sealords.fleets import badge
from render.games.sealords.hand import hand_tile
from render.games.sealords.look import (
    CELL,
    COLS,
    FRAME_TOP,
    HEIGHT,
    INNER,
    MARGIN,
    ROWS,
    USUAL,
    WIDTH,
    corner,
    fleets,
    palette,
)
from render.games.sealords.market import card_piece
from render.games.sealords.water import middle, patch, sea
from render.plates import GAP, RIM, WIDE, framed, lined_up, points, ringed, step
from render.sprites import Pen
from render.text import write
from render.theme import CARD, INK, PAPER, WHITE


def figure(name: str) -> Picture:
    """A figure by its name."""
    image = FIGURES[name]()
    return Picture(f"sealords-{name}.png", palette().encode(palette().index(image), (9,)), image.width, image.height)


def _empty() -> Canvas:
    """The sea without anything on it."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    image.paste(sea(False, USUAL), (MARGIN, FRAME_TOP))
    return Canvas(palette(), palette().index(image))


def _window(view: SealordsView, first: str, last: str, cells: tuple[Cell, ...] = ()) -> Image.Image:
    """The part of the board between two cells, the lower left and the upper right one. `cells` may be chosen."""
    canvas = _empty()
    draw_board(canvas, view, Marks(cells) if cells else None, USUAL, line=False)
    return palette().rgb(canvas.sheet).crop(_box(first, last))


def _box(first: str, last: str) -> tuple[int, int, int, int]:
    """Where the cells from the lower left to the upper right one lie in the picture of the board."""
    left, bottom = corner(scenes.at(first))
    right, top = corner(scenes.at(last))
    return left, top, right + CELL, bottom + CELL


def _sea() -> Image.Image:
    """The parts of the sea: two halves, three boards each, and the home rows with their owners' badges."""
    canvas = _empty()
    for cells in scenes.parts():
        draw_edge(canvas, cells, USUAL)
    box = _box("A1", "G6")
    image = palette().rgb(canvas.sheet).crop(box)
    image.paste(palette().rgb(middle(USUAL)), ((image.width - INNER + 12) // 2, image.height // 2 - 5))
    for seat, row in ((scenes.LIGHT, 0), (scenes.DARK, ROWS - 1)):
        for col in range(COLS):
            left, top = corner(row * COLS + col)
            put(image, badge(fleets(USUAL)[seat], "", 76, 10), left - box[0] + CELL / 2, top - box[1] + CELL / 2)
    return framed(image)


def _laying() -> Image.Image:
    """Where a ship may be laid: the home row, beside an own battle ship, on a burning ship there; not across."""
    view, cells = scenes.laying()
    image = _window(view, "A1", "E3", cells)
    x0, y0, _, _ = _box("A1", "E3")
    for name in ("A3", "C3"):
        left, top, _, _ = _box(name, name)
        put(image, _cross(), left - x0 + CELL / 2, top - y0 + CELL / 2)
    return framed(image)


def _cross() -> Image.Image:
    pen = Pen(CELL, units=CELL)
    for colour, width in ((WHITE, 22), (INK, 12)):
        pen.path("M 36 36 L 96 96 M 96 36 L 36 96", None, colour, width)
    return pen.sprite()


def _effects() -> Image.Image:
    """The six effects of cells."""
    cells = [_cell(CellView(effect), i) for i, effect in enumerate(EFFECTS)]
    row = Image.new("RGB", (CELL * len(cells), CELL))
    for i, cell in enumerate(cells):
        row.paste(cell, (i * CELL, 0))
    return framed(row)


def _cell(view: CellView, col: int = 0, look: Look = PLAIN) -> Image.Image:
    return cell_image(view, COLS + col, look, USUAL)


def _ships() -> Image.Image:
    """The nine ships with their effects."""
    width = (WIDE - 2 * RIM - 2 * GAP) // 3
    tiles = [hand_tile((number + 1) % 2, number, width, False, False, USUAL) for number in range(1, 10)]
    return lined_up([palette().rgb(tile) for tile in tiles], 3)


def _shots() -> Image.Image:
    """What shots pass, and what stops them."""
    return framed(_window(scenes.shots(), "A1", "G3"))


def _mines() -> Image.Image:
    """A mine is laid; a ship on it stays, and the mine counts against its owner; one that may be the fake; cleared."""
    ship, sweeper = ShipView(scenes.LIGHT, (4,)), ShipView(scenes.LIGHT, (7,))
    clear = _cell(CellView("vp", sweeper, None), 1, Look(used=True, cleared=True))
    rows: list[list[Image.Image]] = [
        [_cell(CellView("mine"), 1), _cell(CellView("vp", None, "mine"), 1, Look(mined=True))],
        [_cell(CellView("vp", None, "mine"), 1), _cell(CellView("vp", ship), 1, Look(used=True)), _worth("mine", "−2")],
        [_cell(CellView("vp", None, "mine"), 1), clear],
        [_cell(CellView("vp", None, "decoy"), 1), _cell(CellView("vp", ship), 1, Look(used=True)),
         _worth("mine", "−2"), _worth("fake", "0")],
    ]  # fmt: skip
    pitch = CELL + 2 * GAP
    image = Image.new("RGB", (WIDE, 2 * RIM + len(rows) * pitch - 2 * GAP), PAPER)
    for i, row in enumerate(rows):
        for j, piece in enumerate(row):
            left, top = RIM + j * (CELL + 53), RIM + i * pitch
            image.paste(INK, (left - 3, top - 3, left + CELL + 3, top + CELL + 3))
            image.paste(piece, (left, top))
            if j:
                put(image, step("/" if j == 3 else ">"), left - 27, top + CELL / 2)
    return image


def _worth(mine: Mine, points: str) -> Image.Image:
    """A taken mine and what it counts."""
    image = Image.new("RGB", (CELL, CELL), CARD)
    put(image, token(mine, False, USUAL), CELL / 2, 46)
    put(image, icons.sprite(icons.star, 46), CELL / 2 + 26, 106)
    write(image, CELL / 2 - 18, 106, points, 42, INK, 800)
    return image


def _mercenaries() -> Image.Image:
    """All twelve cards."""
    cards = [MercenaryView(hire.id, hire.cost, hire.printed) for hire in HIRES.values()]
    return lined_up([palette().rgb(card_piece(card, False, "", USUAL)) for card in cards], 4)


def _scoring() -> Image.Image:
    """Three equal numbers, a run, and a run that crosses."""
    view, combinations = scenes.scoring()
    image = _window(view, "A1", "G3")
    x0, y0, _, _ = _box("A1", "G3")
    pen = Pen(image.width, image.height, image.width)
    for first, last, _, _ in combinations:
        left, top, right, bottom = _box(first, last)
        ringed(pen, (left - x0, top - y0, right - x0, bottom - y0))
    put(image, pen.sprite(), image.width / 2, image.height / 2)
    for _, _, name, count in combinations:
        left, top, _, _ = _box(name, name)
        image.paste(patch(scenes.at(name), USUAL), (left - x0, top - y0))
        put(image, points(count), left - x0 + CELL / 2, top - y0 + CELL / 2)
    return framed(image)


FIGURES: dict[str, Callable[[], Image.Image]] = {
    "sea": _sea,
    "laying": _laying,
    "effects": _effects,
    "ships": _ships,
    "shots": _shots,
    "mines": _mines,
    "mercenaries": _mercenaries,
    "scoring": _scoring,
}
