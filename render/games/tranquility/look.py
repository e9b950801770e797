"""Measures and colours of Tranquility's pictures: a still sea at dawn, night at the bottom and light at the top."""

from __future__ import annotations

import msgspec

from render import style, theme
from render.board import Board
from render.window import Window

COLS, ROWS = 6, 6
WIDE, TALL = 132, 106
"""A cell in px."""
LANE = 14
"""Between two rows: here the line of the cells runs back to the left."""
SHORE = 24
"""Water between the cells and the frame at both ends of a row: here the line turns."""
MARGIN = 13
GAP = 9
WIDTH = 1000
INNER = WIDTH - 2 * MARGIN
LEFT = 90
"""The frame's left band, with room for what closes a row."""
BAND = 36
"""The frame's upper and lower band."""
BRINK = 5
"""Water above the highest and below the lowest row."""
SKY = 84
"""The strip above the frame."""
TAB = 118
RISE = 66
"""Width of the two slots for Start and Finish, and how far they grow out of the frame's corners."""
FRAME_TOP = MARGIN + SKY + GAP
FIELD_LEFT = MARGIN + LEFT + SHORE
FIELD_TOP = FRAME_TOP + BAND + BRINK
FIELD_BOTTOM = FIELD_TOP + ROWS * TALL + (ROWS - 1) * LANE
FRAME_BOTTOM = FIELD_BOTTOM + BRINK + BAND
CREW_TOP = FRAME_BOTTOM + GAP
BOARD = Board(Window(0, 0, COLS, ROWS), WIDE, TALL, FIELD_LEFT, FIELD_TOP, LANE)

WATER = ("#8fb6cb", "#a4c5d2", "#b9d2d8", "#cedcd8", "#e0dfd2", "#eddfca", "#f6ead7")
"""By row from the bottom; the last one is the sky."""
COURSE = "#4c7188"
"""The line through the cells."""
HINT = "#2c4a5e"
"""Small figures on water."""
SAND = "#f6e8c3"
HILL = "#cfdcae"
HILL_DARK = "#93ad7c"
ROCK = "#7b8794"
NIGHT = "#1f2f57"
NIGHT_LIGHT = "#5d6fa3"
STORMS = {"yellow": "#f5c518", "purple": "#8a4fb0", "orange": "#e8742a"}
STONE = "#cfc3ae"
STONE_DARK = "#a3957f"
DIMMED, FADED = 0, 1
"""The palette's shades: cells where nothing can be done, and cards that aren't to be had."""

USUAL = msgspec.structs.replace(style.USUAL, dim=("#93a2a8", 0.34), faded=(theme.PAPER, 0.3))
STARK = msgspec.structs.replace(
    style.STARK,
    dyes=style.STARK.dyes
    | dict.fromkeys(WATER, "#d8ecf8")
    | {
        WATER[6]: "#ffffff",
        COURSE: "#00407a",
        HINT: "#000000",
        SAND: "#ffffff",
        HILL: "#ffffff",
        HILL_DARK: "#6f8f3a",
        ROCK: "#404040",
        NIGHT: "#000a30",
        NIGHT_LIGHT: "#74a0ff",
        STONE: "#d4d4d4",
        STONE_DARK: "#808080",
        STORMS["yellow"]: "#ffd400",
        STORMS["purple"]: "#7a00b8",
        STORMS["orange"]: "#ff6a00",
    },
    dim=("#a0a0a0", 0.35),
)


def corner(cell: int) -> tuple[int, int]:
    """The upper left corner of a cell in the picture, by its index."""
    return BOARD.corner(cell % COLS, cell // COLS)
