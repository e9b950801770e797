"""Measures and colours of Tranquility's pictures: one still sea from the last of the night up to the dawn."""

from __future__ import annotations

import msgspec

from render import style, theme
from render.board import Board
from render.games.tranquility import light
from render.window import Window

COLS, ROWS = 6, 6
WIDE, TALL = 140, 118
"""A cell in px."""
MARGIN = 13
GAP = 9
WIDTH = 1000
INNER = WIDTH - 2 * MARGIN
LEFT = 72
"""Water left of the cells, with the number of each row and what closes it."""
SKY = 98
"""The sky above the horizon, with what belongs to all."""
BAND = 32
"""Water above the highest and below the lowest row, with the letters of the columns."""
TAB = 118
RISE = 66
"""Width of the Start's harbour, and how far it reaches below the sea."""
SEA_TOP = MARGIN
HORIZON = SEA_TOP + SKY
FIELD_LEFT = MARGIN + LEFT
FIELD_TOP = HORIZON + BAND
FIELD_BOTTOM = FIELD_TOP + ROWS * TALL
SEA_BOTTOM = FIELD_BOTTOM + BAND
CREW_TOP = SEA_BOTTOM + GAP
BOARD = Board(Window(0, 0, COLS, ROWS), WIDE, TALL, FIELD_LEFT, FIELD_TOP)
SEA_BOX = (MARGIN, SEA_TOP, MARGIN + INNER, SEA_BOTTOM)
"""Sky and sea."""
WATER_BOX = (MARGIN, HORIZON, MARGIN + INNER, SEA_BOTTOM)

WATER, AIR, SPOTS, HINT = light.WATER, light.AIR, light.SPOTS, light.HINT
"""Colours of the scene, which the light changes (`light`): water from the lowest band up, sky from the horizon up, the
calm spots of each row's empty cells, and small figures on water.
"""
COURSE = "#4c7188"
LANDS = (
    "#aee0bd", "#c8e8a0", "#efeb96", "#fadb7c", "#fdca92", "#fbb9a2", "#f7b2bd", "#e3b9dd", "#c9c0f2",
)  # fmt: skip
"""Islands by the tens of their numbers, all about as light: the number is what tells them apart."""
SAND = "#f6e8c3"
HILL = LANDS[1]
HILL_DARK = "#93ad7c"
ROCK = "#7b8794"
NIGHT = "#1f2f57"
NIGHT_LIGHT = "#5d6fa3"
STORMS = {"yellow": "#f5c518", "purple": "#8a4fb0", "orange": "#e8742a"}
STONE = "#cfc3ae"
STONE_DARK = "#a3957f"
GLOW = "#fdf1ae"
"""Soft light on cells that may be chosen."""
GLOW_CORE = "#fffbe0"
AMBER = "#ffc14d"
"""Where it is getting tight."""
DIMMED, FADED = 0, 1
"""The palette's shades: cells where nothing can be done, and cards that aren't to be had."""


def shore(land: str) -> str:
    """The outline of an island of this colour."""
    return theme.mix(land, theme.INK, 0.72)


def slope(land: str) -> str:
    """The side of an island of this colour that lies in the shade."""
    return theme.mix(land, theme.INK, 0.2)


USUAL = msgspec.structs.replace(style.USUAL, dim=("#2c4764", 0.32), faded=(theme.PAPER, 0.25))
STARK = msgspec.structs.replace(
    style.STARK,
    dyes=style.STARK.dyes
    | dict.fromkeys(WATER, "#d8ecf8")
    | dict.fromkeys(SPOTS, "#ffffff")
    | dict.fromkeys(AIR, "#ffffff")
    | dict.fromkeys(LANDS, "#ffffff")
    | {shore(land): "#000000" for land in LANDS}
    | {slope(land): "#d4d4d4" for land in LANDS}
    | {
        COURSE: "#00407a",
        HINT: "#000000",
        SAND: "#ffffff",
        HILL_DARK: "#6f8f3a",
        ROCK: "#404040",
        NIGHT: "#000a30",
        NIGHT_LIGHT: "#74a0ff",
        STONE: "#d4d4d4",
        STONE_DARK: "#808080",
        STORMS["yellow"]: "#ffd400",
        STORMS["purple"]: "#7a00b8",
        STORMS["orange"]: "#ff6a00",
        GLOW: "#fff3a0",
        GLOW_CORE: "#ffffff",
        AMBER: "#ffb000",
    },
    dim=("#a0a0a0", 0.35),
)


def corner(cell: int) -> tuple[int, int]:
    """The upper left corner of a cell in the picture, by its index."""
    return BOARD.corner(cell % COLS, cell // COLS)
