"""The sheet under everything: paper, the frame with its coordinates and slots, the water and the line's turns."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.tranquility.field import LINE, PILLARS, VAULT
from render import icons
from render.board import columns, rows
from render.canvas import put
from render.games.tranquility import signs
from render.games.tranquility.arch import GAP_LEFT, GAP_RIGHT, LEDGE, LEDGE_TOP, draw_arch
from render.games.tranquility.colours import palette
from render.games.tranquility.course import draw_line
from render.games.tranquility.look import (
    BAND,
    BOARD,
    BRINK,
    COLS,
    FIELD_LEFT,
    FRAME_BOTTOM,
    FRAME_TOP,
    INNER,
    LANE,
    LEFT,
    MARGIN,
    RISE,
    ROWS,
    SHORE,
    TAB,
    TALL,
    WATER,
    WIDE,
    WIDTH,
    corner,
)
from render.sprites import Pen
from render.style import Style
from render.text import write
from render.theme import CARD, INK, PAPER, STEEL_DARK

WATER_LEFT, WATER_RIGHT = FIELD_LEFT - SHORE, FIELD_LEFT + COLS * WIDE + SHORE
WATER_BOX = (WATER_LEFT, FRAME_TOP + BAND, WATER_RIGHT, FRAME_BOTTOM - BAND)
PILLAR_BOXES = (
    (WATER_LEFT, LEDGE_TOP + LEDGE + 2, GAP_LEFT - 2, WATER_BOX[3]),
    (GAP_RIGHT + 2, LEDGE_TOP + LEDGE + 2, WATER_RIGHT, WATER_BOX[3]),
)
VAULT_BOX = (WATER_LEFT, WATER_BOX[1], WATER_RIGHT, LEDGE_TOP - 2)
"""Parts of the arch."""
SLOT_WIDE, SLOT_TALL = 96, 88
START_SLOT = (MARGIN + 11, FRAME_BOTTOM - BAND + 6)
FINISH_SLOT = (MARGIN + INNER - 11 - SLOT_WIDE, FRAME_TOP + BAND - 6 - SLOT_TALL)
NUMBER_LEFT = MARGIN + 22
RIGHT_NUMBER = (WATER_RIGHT + MARGIN + INNER) / 2


@lru_cache(maxsize=12)
def base(tall: int, mode: str, style: Style) -> Image.Image:
    """The sheet of a picture of this height, indexed; the rest is pasted over it."""
    image = Image.new("RGB", (WIDTH, tall), style.dye(PAPER))
    start, finish = has_start(mode), has_finish(mode)
    _frame(image, start, finish, style)
    _rows(image, style)
    pen = Pen(WIDTH, FRAME_BOTTOM + RISE, WIDTH, style)
    if mode == "arch":
        draw_arch(image, WATER_BOX, style)
        for pillar in PILLARS:
            draw_line(pen, pillar, False, False)
        draw_line(pen, VAULT, False, True)
    else:
        draw_line(pen, LINE, start, finish)
    sprite = pen.sprite()
    image.paste(sprite, (0, 0), sprite)
    for y in (FRAME_TOP + BAND / 2 + 2, FRAME_BOTTOM - BAND / 2 - 2):
        columns(image, BOARD, y, 27, style.dye(INK))
    rows(image, BOARD, RIGHT_NUMBER, 28, style.dye(INK), range(ROWS))
    # The lowest number on the left makes room for the Start's slot.
    rows(image, BOARD, NUMBER_LEFT, 28, style.dye(INK), range(1, ROWS))
    write(image, NUMBER_LEFT, sum(badge_room(0, start)) / 2, "1", 28, style.dye(INK), 700)
    if mode == "sun":
        _targets(image, style)
    return palette(style).index(image)


def _targets(image: Image.Image, style: Style) -> None:
    """Which side the cards of the upper and of the lower rows must show in the end (TQ-32)."""
    x = MARGIN + 62
    for first, last, sign in ((3, 5, signs.sun_side), (0, 2, signs.moon_side)):
        top, bottom = corner(last * COLS)[1] + 8, corner(first * COLS)[1] + TALL - 8
        if first == 0:
            bottom = START_SLOT[1] - 14
        pen = Pen(LEFT - 8, bottom - top, LEFT - 8, style)
        middle = (LEFT - 8) / 2
        pen.path(f"M {middle + 16} 4 H {middle} V {bottom - top - 4} H {middle + 16}", None, INK, 4)
        put(image, pen.sprite(), x, (top + bottom) / 2)
        put(image, icons.sprite(sign, 50, style), x, corner((first + 1) * COLS)[1] + TALL / 2)


def has_start(mode: str) -> bool:
    """Whether there is a slot for the Start."""
    return mode not in ("arch", "rivals")


def has_finish(mode: str) -> bool:
    """Whether there is a slot for the Finish."""
    return mode != "rivals"


def idle(phase: int) -> tuple[tuple[int, int, int, int], ...]:
    """The parts of the water where this phase has nothing to do."""
    return {1: (VAULT_BOX,), 2: PILLAR_BOXES}.get(phase, ())


def badge_room(row: int, start: bool) -> tuple[int, int]:
    """From where to where a row has the left band."""
    top = corner(row * COLS)[1]
    return top, min(top + TALL, START_SLOT[1] - 8) if start else top + TALL


def _frame(image: Image.Image, start: bool, finish: bool, style: Style) -> None:
    pen = Pen(image.width, FRAME_BOTTOM + RISE + 6, image.width, style)
    boxes = [(MARGIN + 3, FRAME_TOP + 3, MARGIN + INNER - 3, FRAME_BOTTOM - 3)]
    if start:
        boxes.append((MARGIN + 3, FRAME_BOTTOM - 60, MARGIN + TAB, FRAME_BOTTOM + RISE - 3))
    if finish:
        boxes.append((MARGIN + INNER - TAB, FRAME_TOP - RISE + 3, MARGIN + INNER - 3, FRAME_TOP + 60))
    for box in boxes:
        pen.box(*box, 16, CARD, INK, 6)
    for box in boxes:
        pen.box(*box, 14, CARD)
    left, top, right, bottom = WATER_BOX
    pen.box(left - 3, top - 3, right + 3, bottom + 3, 4, INK)
    sprite = pen.sprite()
    image.paste(sprite, (0, 0), sprite)


def _rows(image: Image.Image, style: Style) -> None:
    """The water of the six rows; the lane above each row has its colour."""
    for row in range(ROWS):
        bottom = corner(row * COLS)[1] + TALL + (BRINK if row == 0 else 0)
        top = corner(row * COLS)[1] - (LANE if row < ROWS - 1 else BRINK)
        image.paste(style.dye(WATER[row]), (WATER_LEFT, top, WATER_RIGHT, bottom))
        if not style.ornate and row:
            image.paste(style.dye(STEEL_DARK), (WATER_LEFT, bottom - 1, WATER_RIGHT, bottom + 1))
