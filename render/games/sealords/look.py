"""Measures and colours of Sea Lords' pictures, and the palette that is made from everything in them."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image

from render import accents, gunfire, icons, style, theme
from render.board import Board
from render.games.sealords.fleets import FLEETS, STARK_FLEETS, Fleet, badge
from render.palette import Palette, sheet
from render.ships import brig, galleon, privateer, sloop, wreck
from render.sprites import Pen
from render.style import Style
from render.window import Window

COLS, ROWS = 7, 6
CELL = 132
MARGIN = 13
BAND = 34
"""Width of the open water on either side of the board, which bears the numbers of the rows."""
COAST = 44
"""Height of a coast, which bears the letters of the columns."""
WIDTH = COLS * CELL + 2 * (BAND + MARGIN)
INNER = WIDTH - 2 * MARGIN
STRIP = 92
GAP = 9
MARKET = 160
FRAME_TOP = MARGIN + STRIP + GAP
SEA_LEFT = MARGIN + BAND
SEA_TOP = FRAME_TOP + COAST
FRAME_BOTTOM = SEA_TOP + ROWS * CELL + COAST
NEAR_TOP = FRAME_BOTTOM + GAP
MARKET_TOP = NEAR_TOP + STRIP + GAP
HEIGHT = MARKET_TOP + MARKET + MARGIN
BOARD = Board(Window(0, 0, COLS, ROWS), CELL, CELL, SEA_LEFT, SEA_TOP)
TURNED = msgspec.structs.replace(BOARD, turned=True)
"""The board as dark sees it who wants his own half below."""

SEA = (("#9dcfdc", "#addae0", "#bce3e2"), ("#5b9dbe", "#6eadc8", "#84bed2"))
"""By half (light's, dark's) and by depth, from the middle of the sea to the coast."""
CRESTS = (theme.STEEL_LIGHT, SEA[0][2])
"""Waves, by half."""
SHORE = ("#ecd195", theme.STEEL_DARK)
"""Sand, and rock: along the water, by half. The land behind has the colour of its owner's strip."""
BURNT = "#5d4a41"
BURNT_WATER = "#46372f"
HIRED = theme.GOLD
"""Rim of mercenaries, for sale and at sea: what coins buy."""
DIMMED, VEILED, FADED = 0, 1, 2
"""The palette's shades: cells and ships where nothing can be done, and tiles and cards that aren't to be had."""

USUAL = msgspec.structs.replace(style.USUAL, dim=("#5b7486", 0.55), veil=("#5b7486", 0.35))
STARK = msgspec.structs.replace(
    style.STARK,
    dyes=style.STARK.dyes
    | {
        **dict.fromkeys(SEA[0], "#ffffff"),
        **dict.fromkeys(SEA[1], "#c4dcf2"),
        BURNT: "#4a1200",
        BURNT_WATER: "#4a1200",
    },
)


_FLEETS = {USUAL: FLEETS, STARK: STARK_FLEETS}


def fleets(style: Style) -> tuple[Fleet, Fleet]:
    """The fleets by seat."""
    return _FLEETS[style]


def board(turned: bool) -> Board:
    """Where the cells lie; `turned`: with dark's half below."""
    return TURNED if turned else BOARD


def corner(cell: int, turned: bool = False) -> tuple[int, int]:
    """The upper left corner of a cell in the picture, by its index."""
    return board(turned).corner(cell % COLS, cell // COLS)


def half(cell: int) -> int:
    """Whose half of the sea the cell lies in."""
    return 0 if cell < COLS * ROWS // 2 else 1


@lru_cache(maxsize=2)
def palette(style: Style = USUAL) -> Palette:
    """The fixed palette of all pictures of this game in a style."""
    # The large surfaces first: of colours that look alike when dimmed the first one stands for all.
    exact = [theme.PAPER, *(shade for shades in SEA for shade in shades), SHORE[0]]
    for owner in fleets(style):
        exact += [owner.tile, owner.water, owner.edge, owner.badge, owner.ash, owner.ground, owner.ink, owner.mark]
        exact += [owner.paint.hull, owner.paint.trim, owner.paint.sail, owner.paint.shade]
    exact += [value for name, value in vars(theme).items() if name.isupper() and isinstance(value, str)]
    exact += [accents.CHOICE, accents.DUE, accents.PRICE, BURNT, BURNT_WATER]
    dyed = [style.dye(colour) for colour in exact]
    return Palette(list(dict.fromkeys(dyed)), _atlas(style), (style.dim, style.veil, style.faded))


def _atlas(style: Style) -> list[Image.Image]:
    """One picture a ground, with every sprite on it."""
    signs: tuple[icons.Icon, ...] = (
        icons.star, icons.coin, icons.shield, icons.mine, icons.lay_mine, icons.clear_mine, icons.spanner,
        gunfire.shot_orthogonal, gunfire.shot_near, gunfire.burst, icons.reserve, icons.hull, icons.fleet,
        gunfire.swords, icons.around, icons.pile, icons.flame, icons.fake, icons.unknown,
    )  # fmt: skip
    light, dark = fleets(style)
    sprites = [icons.sprite(sign, 44, style) for sign in signs]
    sprites += [badge(owner, "8", 44, 32, fill, style) for owner in fleets(style) for fill in (owner.badge, owner.ash)]
    grounds = (SEA[0][1], SEA[1][1], theme.CARD, light.tile, dark.tile, dark.ground, BURNT)
    sheets = [sheet(sprites, style.dye(ground)) for ground in grounds]
    for owner in fleets(style):
        fleet = []
        for ship in (sloop, brig, galleon, privateer):
            pen = Pen(72, units=104, style=style)
            ship(pen, owner.paint)
            fleet.append(pen.sprite())
        sheets.append(sheet(fleet, owner.tile))
    pen = Pen(72, style=style)
    wreck(pen)
    sheets.append(sheet([pen.sprite()], style.dye(BURNT)))
    return sheets
