"""Measures and colours of Age of Sail's pictures, and the palette that is made from everything in them."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image

from engine.games.ageofsail.view import View
from engine.values import Cell
from render import accents, gunfire, icons, style, theme
from render.board import Board
from render.canvas import Box, Canvas
from render.games.ageofsail import signs
from render.palette import Palette, Stamp, sheet
from render.style import Style
from render.theme import SEA, mix
from render.vessels import atlas, colours
from render.window import Window

COLS, ROWS = 20, 20
PART = 10
"""Columns and rows of one of the sea's parts (AS-1)."""
WHOLE = Window(0, 0, COLS, ROWS)
LARGE = 60
"""Cells in px from which on a picture has room for what is small: shots left, dice, which fort reaches a cell."""

CREST = mix(SEA[0], "#ffffff", 0.42)
"""Waves, and wakes of earlier turns."""
SEAM = mix(SEA[1], "#2c4a5e", 0.4)
"""The lines between the parts of the sea."""
STONE, STONE_DARK = signs.STONE, signs.STONE_DARK
DIMMED, FADED = 0, 1
"""The palette's shades: cells where nothing can be done, and who or what acts no more."""

USUAL = msgspec.structs.replace(style.USUAL, dim=("#5b7486", 0.42), faded=(theme.PAPER, 0.5))
STARK = msgspec.structs.replace(
    style.STARK,
    dyes=style.STARK.dyes
    | {
        SEA[0]: "#ffffff",
        SEA[1]: "#e4f0f8",
        CREST: "#9ab4c8",
        SEAM: "#404040",
        STONE: "#ffffff",
        STONE_DARK: "#707070",
    },
    faded=("#ffffff", 0.5),
)


@lru_cache(maxsize=2)
def palette(style: Style = USUAL) -> Palette:
    """The fixed palette of all pictures of this game in a style."""
    exact = [theme.PAPER, *SEA, CREST, SEAM, theme.INK, theme.CARD, theme.WHITE, STONE, STONE_DARK, theme.PAPER_DARK]
    exact += [accents.CHOICE, accents.DUE, accents.DAMAGE, theme.STEEL_DARK, theme.STEEL, theme.STEEL_LIGHT]
    exact += [theme.GOLD, theme.GOLD_LIGHT, theme.WOOD, theme.WOOD_DARK]
    dyed = [style.dye(colour) for colour in exact] + colours(style)
    found = (*signs.SITUATIONS.values(), *signs.FIGURES, gunfire.burst, gunfire.swords, icons.star, icons.sandglass)
    sprites = [icons.sprite(sign, 44, style) for sign in found]
    sheets = [sheet(sprites, style.dye(ground)) for ground in (SEA[0], theme.CARD)]
    sheets += [atlas(style, ground) for ground in (SEA[0], theme.CARD)]
    return Palette(list(dict.fromkeys(dyed)), sheets, (style.dim, style.faded), 64)


class Sheet(msgspec.Struct, frozen=True):
    """A picture in the making: where the cells of a window of the sea lie on its canvas, and in which style."""

    canvas: Canvas
    board: Board
    style: Style

    @property
    def sea(self) -> Box:
        """The box of the cells: nothing at sea is drawn outside of it."""
        return self.board.left, self.board.top, self.board.right, self.board.bottom

    @property
    def large(self) -> bool:
        """Whether there is room for what is small."""
        return self.board.wide >= LARGE

    def put(self, stamp: Stamp, cell: Cell) -> None:
        """Puts a stamp centred on a cell, whether that lies in the window or beside it."""
        self.put_between(stamp, cell, cell)

    def put_between(self, stamp: Stamp, one: Cell, other: Cell) -> None:
        """Puts a stamp centred between two cells."""
        (x0, y0), (x1, y1) = (self.board.middle(cell.col, cell.row) for cell in (one, other))
        x, y = (x0 + x1) // 2 - stamp.piece.width // 2, (y0 + y1) // 2 - stamp.piece.height // 2
        self.canvas.stamp(stamp, x, y, self.sea)


def stamped(sprite: Image.Image, style: Style) -> Stamp:
    """A sprite as a stamp for the sea."""
    return palette(style).stamp(sprite, style.dye(SEA[0]))


def fresh_turn(view: View) -> int:
    """The turn in which something happened last; 0 before anything has."""
    turns = [track.turn for track in view.tracks]
    turns += [shot.turn for shot in view.shots]
    turns += [fight.turn for fight in view.fights]
    turns += [wreck.turn for wreck in view.wrecks]
    return max(turns, default=0)
