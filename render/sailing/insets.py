"""Insets: small parts of a sea once more, larger, in rows below it, where its own cells are small."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PIL import Image

from render.board import EDGE, Board, columns, rows
from render.sprites import Pen
from render.style import Style
from render.theme import CARD, INK, PAPER, SEA
from render.window import Window

HEAD, SILL = 34, 7
"""The frame of an inset: at the top and the left, where the coordinates are, and at the other sides."""
LETTERS = 24
GAP = 10
LEAST, MOST = 56, 112
"""Cells are never smaller or larger."""
HIGH = 400
"""All rows together are no higher: a phone makes smaller what is much taller than wide."""
ROWS = 2


def insets(windows: Sequence[Window], width: int, top: int, most: int = MOST) -> tuple[Board, ...]:
    """Where parts of a sea lie in a picture of this width, from the height `top` on, their cells no larger than
    `most`.

    They are given the most important first; those for which there is no room are left out, and the others lie from
    west to east, in as many rows as make them largest.
    """
    for count in range(len(windows), 0, -1):
        shown = sorted(windows[:count], key=lambda window: (window.col, window.row))
        plans = [_lined(shown, rows) for rows in range(1, min(ROWS, count) + 1)]
        lines = max(plans, key=lambda lines: _cell(lines, width, most))
        if _cell(lines, width, most) >= LEAST:
            return tuple(_laid(lines, width, top, _cell(lines, width, most)))
    return ()


def _laid(lines: Sequence[Sequence[Window]], width: int, top: int, cell: int) -> Iterator[Board]:
    """Each row in the middle."""
    for line in lines:
        wide = sum(_wide(window, cell) for window in line) + GAP * (len(line) - 1)
        left = (width - wide) // 2
        for window in line:
            yield Board(window, cell, cell, left + HEAD, top + HEAD)
            left += _wide(window, cell) + GAP
        top += max(window.rows for window in line) * cell + HEAD + SILL + GAP


def depth(found: Sequence[Board]) -> int:
    """The height that pictures with these insets have up to what is below them; 0 without any."""
    return max((board.bottom + SILL + GAP for board in found), default=0)


def _lined(windows: Sequence[Window], count: int) -> list[Sequence[Window]]:
    """The windows in so many rows."""
    edges = [round(len(windows) * i / count) for i in range(count + 1)]
    return [windows[start:end] for start, end in pairwise(edges)]


def _cell(lines: Sequence[Sequence[Window]], width: int, most: int) -> int:
    """The side of a cell where these rows of windows have room."""
    across = min(
        (width - 2 * EDGE - (HEAD + SILL) * len(line) - GAP * (len(line) - 1)) // sum(window.cols for window in line)
        for line in lines
    )
    up = (HIGH - (HEAD + SILL + GAP) * len(lines)) // sum(max(window.rows for window in line) for line in lines)
    return min(across, up, most)


def _wide(window: Window, cell: int) -> int:
    return window.cols * cell + HEAD + SILL


def frame(board: Board, style: Style) -> Image.Image:
    """An inset at the origin of an RGB image: its frame with the coordinates at two sides, and empty cells."""
    size = board.right + SILL, board.bottom + SILL
    image = Image.new("RGB", size, style.dye(PAPER))
    pen = Pen(*size, size[0], style)
    pen.box(1.5, 1.5, size[0] - 1.5, size[1] - 1.5, 12, CARD, INK, 3)
    pen.box(board.left - 3, board.top - 3, board.right + 3, board.bottom + 3, 1, INK)
    sprite = pen.sprite()
    image.paste(sprite, (0, 0), sprite)
    for cell in board.window.cells():
        image.paste(style.dye(SEA[(cell.col + cell.row) % 2]), board.box(cell, cell))
    columns(image, board, HEAD / 2, LETTERS, style.dye(INK))
    rows(image, board, HEAD / 2, LETTERS, style.dye(INK), range(board.window.row, board.window.row + board.window.rows))
    return image
