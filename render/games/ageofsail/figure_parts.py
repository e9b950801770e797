"""What the figures for the rules of Age of Sail are put together from."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.ageofsail.view import View
from render.board import sea_board, sea_size
from render.canvas import Canvas, put
from render.games.ageofsail.board import base, draw_board
from render.games.ageofsail.look import USUAL, palette, whole
from render.owners import SEATS
from render.plates import RIM, WIDE, paper, step
from render.sailing.figures import cropped
from render.sailing.look import Sheet
from render.theme import INK
from render.window import Window

BETWEEN = 40
"""Between two parts of a row."""
BELOW = 14
"""Between two rows."""


def sheet(view: View, window: Window) -> Sheet:
    """A window of the sea with what lies there."""
    board = sea_board(window)
    found = Sheet(Canvas(palette(), base(whole(view), board, sea_size(board)[1], USUAL)), board, USUAL)
    draw_board(found, view, None, SEATS)
    return found


def stages(rows: Sequence[tuple[Sheet, Sheet]]) -> Image.Image:
    """Rows of two seas each, the second of which comes of the first."""
    wide = (WIDE - 2 * RIM - BETWEEN) // 2
    parts = [[cropped(found) for found in row] for row in rows]
    talls = [round(row[0].height * wide / row[0].width) for row in parts]
    image = paper(sum(talls) + 2 * RIM + (len(rows) - 1) * BELOW)
    y = RIM
    for row, tall in zip(parts, talls, strict=True):
        for i, part in enumerate(row):
            x = RIM + i * (wide + BETWEEN)
            image.paste(INK, (x - 4, y - 4, x + wide + 4, y + tall + 4))
            image.paste(part.resize((wide, tall), Image.Resampling.LANCZOS), (x, y))
        put(image, step(">"), WIDE / 2, y + tall / 2)
        y += tall + BELOW
    return image
