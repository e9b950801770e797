"""The players' strips above and below the board."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.sealords.view import FleetView
from render import icons
from render.canvas import put
from render.games.sealords.fleets import badge
from render.games.sealords.look import INNER, STRIP, fleets, palette
from render.marks import rim_due
from render.sprites import Pen
from render.style import Style
from render.text import fit, write
from render.theme import INK, PAPER, WHITE

NAME_LEFT = 94
FIGURE = 36
STATS: tuple[icons.Icon, ...] = (icons.star, icons.coin, icons.hand, icons.pile, icons.hull, icons.token)
"""Points, coins, hand, pile, reserve, mines taken."""
WIDTHS = (102, 102, 146, 104, 92, 98)
NAME_WIDTH = INNER - NAME_LEFT - sum(WIDTHS) - 14
NAME_TALL = 68
GIFT = (57, 42)
"""Where the first player's shield lies in his strip, at the corner of the badge."""


@lru_cache(maxsize=4)
def strip_base(seat: int, due: bool, style: Style) -> Image.Image:
    """An empty strip, indexed. `due`: it is this player's turn."""
    owner = fleets(style)[seat]
    image = Image.new("RGB", (INNER, STRIP), style.dye(PAPER))
    pen = Pen(INNER, STRIP, INNER, style)
    pen.box(3, 3, INNER - 3, STRIP - 3, 18, owner.ground, INK, 5)
    if due:
        rim_due(pen, INNER, STRIP)
    put(image, pen.sprite(), INNER / 2, STRIP / 2)
    put(image, badge(owner, "", 52, 40, style=style), 62, STRIP / 2)
    return palette(style).index(image)


@lru_cache(maxsize=256)
def name_piece(seat: int, name: str, style: Style) -> Image.Image:
    """A player's name on the ground of his strip, indexed."""
    owner = fleets(style)[seat]
    lines, size = fit(name, NAME_WIDTH - 8, (38, 34, 30), 27)
    image = Image.new("RGB", (NAME_WIDTH, NAME_TALL), owner.ground)
    for i, text in enumerate(lines):
        write(image, 2, NAME_TALL / 2 + (i - (len(lines) - 1) / 2) * (size + 5), text, size, owner.ink, 700, "lm")
    return palette(style).index(image)


@lru_cache(maxsize=2)
def gift_sprite(style: Style) -> Image.Image:
    """The shield that waits for the first player's first ship, to be laid over his badge; RGBA."""
    return icons.sprite(icons.shield, style.size(37), style)


@lru_cache(maxsize=512)
def stat_piece(seat: int, stat: int, value: int, extra: int, style: Style) -> Image.Image:
    """One figure of the strip with its icon, indexed. `extra`: the +1 tokens, beside the hand."""
    owner = fleets(style)[seat]
    image = Image.new("RGB", (WIDTHS[stat], 64), owner.ground)
    icon = STATS[stat]
    put(image, icons.sprite(icon, style.size(42), style), 26, 32)
    write(image, 50 if style.grow > 1 else 52, 32, str(value), FIGURE, owner.ink, 700, "lm")
    if extra:
        chip = extra_chip(extra, style)
        image.paste(chip, (min(55 + 23 * len(str(value)), image.width - chip.width), 18), chip)
    return palette(style).index(image)


@lru_cache(maxsize=16)
def extra_chip(value: int, style: Style) -> Image.Image:
    """The +1 tokens; RGBA."""
    width = 36 if value < 10 else 46
    pen = Pen(width, 28, width, style)
    pen.box(1, 1, width - 1, 27, 9, WHITE, INK, 2)
    pen.text(width / 2, 14, f"+{value}", 21, INK, 800)
    return pen.sprite()


def figures(fleet: FleetView) -> tuple[int, ...]:
    """The figures of a strip, in the order of `STATS`."""
    return (fleet.vp, fleet.coins, fleet.hand, fleet.pile, fleet.reserve, fleet.mines)
