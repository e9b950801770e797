"""Measures, styles and palette that the pictures of sailing games share, and the sheet on which they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

import msgspec
from PIL import Image

from engine.values import Cell
from render import accents, gunfire, icons, style, theme
from render.board import Board
from render.canvas import Box, Canvas
from render.palette import Palette, Stamp, sheet
from render.sprites import Pen
from render.style import Style
from render.theme import SEA, mix
from render.vessels import atlas, colours

LARGE = 60
"""Cells in px from which on a picture has room for what is small: shots left, dice, which fort reaches a cell."""
CREST = mix(SEA[0], "#ffffff", 0.42)
"""Waves, and wakes of earlier turns."""
DIMMED, FADED = 0, 1
"""The palette's shades: cells where nothing can be done, and who or what acts no more."""
USUAL = msgspec.structs.replace(style.USUAL, dim=("#5b7486", 0.42), faded=(theme.PAPER, 0.5))
STARK = msgspec.structs.replace(
    style.STARK,
    dyes=style.STARK.dyes | {SEA[0]: "#ffffff", SEA[1]: "#e4f0f8", CREST: "#9ab4c8"},
    faded=("#ffffff", 0.5),
)


def sea_palette(
    style: Style,
    own: Sequence[str],
    signs: Iterable[icons.Icon],
    grounds: Sequence[str] = (),
    fleet: Callable[[Style, str], Image.Image] = atlas,
) -> Palette:
    """A game's palette: what all share, its `own` colours, and what its `signs` and ships need for soft edges.

    `grounds`: on which its signs lie besides water and cards. `fleet`: its ships on a ground.
    """
    exact = [theme.PAPER, *SEA, CREST, theme.INK, theme.CARD, theme.WHITE, *own, theme.PAPER_DARK]
    exact += [accents.CHOICE, accents.DUE, accents.DAMAGE, theme.STEEL_DARK, theme.STEEL, theme.STEEL_LIGHT]
    exact += [theme.GOLD, theme.GOLD_LIGHT, theme.WOOD, theme.WOOD_DARK]
    dyed = [style.dye(colour) for colour in exact] + colours(style)
    found = (*signs, gunfire.burst, gunfire.swords, icons.star, icons.sandglass)
    sprites = [icons.sprite(sign, 44, style) for sign in found]
    sheets = [sheet(sprites, style.dye(ground)) for ground in (SEA[0], theme.CARD, *grounds)]
    sheets += [fleet(style, ground) for ground in (SEA[0], theme.CARD)]
    return Palette(list(dict.fromkeys(dyed)), sheets, (style.dim, style.faded), 64)


class Brush(NamedTuple):
    """What the stamps of a picture are made with: a value, by which those that are made are found again.

    `cell`: the side of a cell in px.
    """

    palette: Palette
    style: Style
    cell: int

    def pen(self, cells: int = 1) -> Pen:
        """A pen on a square of so many cells a side, 100 units to a cell."""
        return Pen(cells * self.cell, units=100 * cells, style=self.style)

    def stamp(self, sprite: Image.Image, ground: str = SEA[0]) -> Stamp:
        """A sprite as a stamp, for a place whose ground mostly has this colour."""
        return self.palette.stamp(sprite, self.style.dye(ground))


class Sheet(msgspec.Struct, frozen=True):
    """A picture in the making: where the cells of a window of the sea lie on its canvas, and in which style."""

    canvas: Canvas
    board: Board
    style: Style

    @property
    def brush(self) -> Brush:
        """What makes the stamps for it."""
        return Brush(self.canvas.palette, self.style, self.board.wide)

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


class Dated(Protocol):
    """Something that happened in a turn."""

    @property
    def turn(self) -> int:
        """The turn."""


def last_turn(news: Iterable[Dated]) -> int:
    """The turn in which something happened last; 0 before anything has."""
    return max((one.turn for one in news), default=0)
