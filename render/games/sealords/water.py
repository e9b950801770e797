"""The sea as a place: two coasts, shallows, deep water in the middle, waves; with the coordinates of the board.

There is no grid: small marks at the corners of cells, as on a chart, tell them apart.
"""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from PIL import Image

from render import icons
from render.board import columns, rows
from render.canvas import put
from render.games.sealords.fleets import badge
from render.games.sealords.look import (
    BAND,
    CELL,
    COAST,
    COLS,
    CRESTS,
    FRAME_BOTTOM,
    FRAME_TOP,
    INNER,
    MARGIN,
    ROWS,
    SEA,
    SEA_LEFT,
    SEA_TOP,
    SHORE,
    WIDTH,
    board,
    corner,
    fleets,
    half,
    palette,
)
from render.sprites import Pen, Point
from render.style import Style
from render.theme import GOLD, INK, PAPER, STEEL_DARK, WHITE

TALL = FRAME_BOTTOM - FRAME_TOP
STEP = 16
"""Between two points of a shore or of the edge of the deep."""
ARM = 9
"""Of the marks at the corners of cells."""
BEACH = 9
"""Width of the sand or rock along the water."""
LETTERS = 27
WAVES = 36
OFF = 47
"""How far waves keep from the middle of a cell, where its effect is."""


@lru_cache(maxsize=4)
def sea(turned: bool, style: Style) -> Image.Image:
    """The sea with its coasts, RGB, in the measures of the whole picture's frame; `turned`: dark's half below."""
    image = Image.new("RGB", (INNER, TALL), style.dye(PAPER))
    pen = Pen(INNER, TALL, INNER, style)
    for below in (False, True):
        # Whose half it is; drawn as if it were the upper one.
        seat = 1 if below == turned else 0
        _half(pen.within(INNER / 2, TALL / 2, turn=180 if below else 0), seat, style)
    _corners(pen, style)
    pen.box(3, 3, INNER - 3, TALL - 3, 16, None, INK, 6)
    put(image, _rounded(pen.sprite()), INNER / 2, TALL / 2)
    _coordinates(image, turned, style)
    return image


def _half(pen: Pen, seat: int, style: Style) -> None:
    """The upper half of the sea, around its middle: water by depth, waves, and the coast."""
    x0, x1, top = -INNER / 2, INNER / 2, -TALL / 2
    deep, middle, shallow = SEA[seat]
    pen.box(x0, top, x1, 0, 0, deep)
    if style.ornate:
        chance = Random(seat)
        for colour, row in ((middle, 2), (shallow, 1)):
            edge = _line(chance, top + COAST + row * CELL - 12, 20, 0)
            pen.shape([(x0, top), *edge, (x1, top)], colour)
        _waves(pen, chance, seat)
        coast = _line(chance, top + COAST - 1, 4.5, 1)
        for colour, reach in ((WHITE, 6), (SHORE[seat], 0), (fleets(style)[seat].ground, -BEACH)):
            pen.shape([(x0, top), *((x, y + reach) for x, y in coast), (x1, top)], colour)
    else:
        pen.box(x0, top, x1, top + COAST - 2, 0, fleets(style)[seat].ground)


def _line(chance: Random, y: float, height: float, bay: float) -> list[Point]:
    """A wavy line across the sea; `bay`: how much it bends towards the middle at both ends, beside the board."""
    swells = [(chance.uniform(0.6, 1), chance.uniform(90, 320), chance.uniform(0, math.tau)) for _ in range(4)]
    found = []
    for i in range(INNER // STEP + 1):
        x = -INNER / 2 + i * STEP
        swell = sum(share * math.sin(x / length * math.tau + phase) for share, length, phase in swells) / 2
        beyond = max(abs(x) - (INNER / 2 - BAND + 4), 0) / (BAND - 4)
        found.append((x, y + height * max(-1.0, min(swell, 1.0)) + bay * 46 * beyond**1.5))
    return found


def _waves(pen: Pen, chance: Random, seat: int) -> None:
    """Crests in rows that keep off the middles of cells, where effects are; most where it is deep."""
    for i in range(WAVES):
        col, row = chance.randrange(COLS), i % 3
        across, down = chance.uniform(14, CELL - 14), chance.choice((chance.uniform(6, 20), chance.uniform(112, 126)))
        x = -COLS * CELL / 2 + col * CELL + across
        y = -TALL / 2 + COAST + row * CELL + down
        long = chance.uniform(9, 15)
        if row == 0 and down < 24:
            continue
        crest = f"M {x - long} {y} Q {x - long / 2} {y - 7} {x} {y} Q {x + long / 2} {y + 7} {x + long} {y}"
        pen.path(crest, None, CRESTS[seat], 2.8)


def _corners(pen: Pen, style: Style) -> None:
    """Marks at the corners of cells; a grid in the stark style."""
    left, top = SEA_LEFT - MARGIN, COAST
    if not style.ornate:
        for col in range(COLS + 1):
            pen.shape([(left + col * CELL, top), (left + col * CELL, TALL - top)], None, STEEL_DARK, 2.4, closed=False)
        for row in range(ROWS + 1):
            y = top + row * CELL
            pen.shape([(left, y), (INNER - left, y)], None, STEEL_DARK, 2.4, closed=False)
        return
    for row in range(ROWS + 1):
        for col in range(COLS + 1):
            x, y = left + col * CELL, top + row * CELL
            if row not in (0, ROWS // 2, ROWS):
                pen.path(f"M {x - ARM} {y} H {x + ARM} M {x} {y - ARM} V {y + ARM}", None, STEEL_DARK, 2.6)


def _rounded(sprite: Image.Image) -> Image.Image:
    """The sprite without what lies outside of the frame's round corners."""
    pen = Pen(*sprite.size, sprite.width)
    pen.box(1, 1, sprite.width - 1, sprite.height - 1, 18, WHITE)
    found = sprite.copy()
    found.putalpha(pen.sprite().getchannel("A"))
    return found


def _coordinates(image: Image.Image, turned: bool, style: Style) -> None:
    """Letters on both coasts with the badges of their owners between them, numbers on the water beside the board."""
    placed = board(turned)
    shown = Image.new("RGB", (WIDTH, FRAME_BOTTOM))
    shown.paste(image, (MARGIN, FRAME_TOP))
    for below in (False, True):
        owner = fleets(style)[1 if below == turned else 0]
        y = FRAME_BOTTOM - COAST / 2 + 3 if below else FRAME_TOP + COAST / 2 - 3
        columns(shown, placed, y, LETTERS, owner.ink)
        for col in range(1, COLS):
            put(shown, badge(owner, "", 17, 10, style=style), SEA_LEFT + col * CELL, y)
    for x in (MARGIN + BAND / 2 + 2, WIDTH - MARGIN - BAND / 2 - 2):
        rows(shown, placed, x, LETTERS, style.dye(INK), range(ROWS))
    put(shown, _compass(turned, style), WIDTH - MARGIN - 22, FRAME_BOTTOM - 24)
    image.paste(shown.crop((MARGIN, FRAME_TOP, WIDTH - MARGIN, FRAME_BOTTOM)))


def _compass(turned: bool, style: Style) -> Image.Image:
    """A rose whose longest, dark point shows north, where row 6 is."""
    pen = Pen(style.size(34), units=124, style=style)
    rose = pen.within(62, 62, turn=180 if turned else 0)
    icons.rose(rose)
    rose.path("M -16 -14 L 0 -60 L 16 -14 Z", INK)
    return pen.sprite()


def patch(cell: int, style: Style) -> Image.Image:
    """The water of a cell, RGB."""
    left, top = corner(cell)
    return sea(False, style).crop((left - MARGIN, top - FRAME_TOP, left - MARGIN + CELL, top - FRAME_TOP + CELL))


def ground(cell: int) -> str:
    """The colour of most of the water around a cell, in the usual style."""
    row = cell // COLS
    return SEA[half(cell)][2 - min(row, ROWS - 1 - row)]


@lru_cache(maxsize=2)
def middle(style: Style) -> Image.Image:
    """The line between the halves, indexed."""
    image = Image.new("RGB", (INNER - 12, 8), style.dye(INK))
    for x in range(14, image.width, 28):
        image.paste(style.dye(GOLD), (x, 3, x + 14, 5))
    return palette(style).index(image)


MIDDLE = SEA_TOP + ROWS * CELL // 2 - 4
"""Where that line lies."""
