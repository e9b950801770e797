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
from render.theme import GOLD, GOLD_DARK, GOLD_LIGHT, INK, PAPER, WHITE

NAME_LEFT = 94
FIGURE = 36
LONG = 29
"""Sizes of a figure: of three signs it is smaller."""


def cup(pen: Pen) -> None:
    """All points together, those of the ships at sea too; a star is a single one that was taken."""
    for side in (-1, 1):
        pen.path(f"M {side * 28} -30 H {side * 46} Q {side * 48} -2 {side * 20} 4", None, INK, 15)
        pen.path(f"M {side * 28} -30 H {side * 46} Q {side * 48} -2 {side * 20} 4", None, GOLD, 6)
    pen.body("M -9 8 H 9 V 30 H 24 V 46 H -24 V 30 H -9 Z", GOLD_DARK, INK, 10)
    pen.body("M -34 -46 H 34 Q 36 16 0 18 Q -36 16 -34 -46 Z", GOLD, INK, 10)
    pen.path("M -22 -36 Q -22 -4 -8 6", None, GOLD_LIGHT, 8)


STATS: tuple[icons.Icon, ...] = (cup, icons.star, icons.coin, icons.hand, icons.pile, icons.hull, icons.token)
"""Points in all, points taken, coins, hand, pile, reserve, mines taken."""
WORDS = ("score", "vp", "coins", "hand", "pile", "reserve", "taken")
"""What they are called, by the ends of the words' ids."""
SCORE, COINS, HAND = 0, 2, 3
"""Places of the first of them, of the coins and of the hand."""
WIDTHS = (112, 95, 97, 126, 93, 90, 96)
ALONE = 51
"""Where the plate of an icon without a figure ends."""
NAME_WIDTH = INNER - NAME_LEFT - sum(WIDTHS) - 14
NAME_TALL = 68
TALL = 76
"""Of a figure with its word."""
GIFT = (57, 46)
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
def stat_piece(seat: int, stat: int, value: int | None, extra: int, won: bool, word: str, style: Style) -> Image.Image:
    """One figure of the strip with its icon, and below them what it counts, indexed.

    `value` None: there is nothing to count, the icon stands alone. `extra`: the +1 tokens, beside the hand. `won`: on
    a plate, as it has decided the game for this player.
    """
    owner = fleets(style)[seat]
    width = WIDTHS[stat]
    image = Image.new("RGB", (width, TALL), owner.ground)
    middle = 26 if word else TALL // 2
    if won:
        pen = Pen(width, TALL, width, style)
        pen.box(3, 2, width - 5 if value is not None else ALONE, TALL - 2, 14, GOLD_LIGHT, INK, 4)
        image.paste(pen.sprite(), (0, 0), pen.sprite())
    put(image, icons.sprite(STATS[stat], style.size(42), style), 26, middle)
    ink = style.dye(INK) if won else owner.ink
    if value is not None:
        text = str(value).replace("-", "−")
        size = FIGURE if len(text) < 3 else LONG
        write(image, 50 if style.grow > 1 else 52, middle, text, size, ink, 700 + 100 * (stat == SCORE), "lm")
    if extra:
        chip = extra_chip(extra, style)
        image.paste(chip, (min(55 + 23 * len(str(value)), image.width - chip.width), middle - 14), chip)
    if word and value is not None:
        (text,), size = fit(word, width - 12, (22, 20, 18), 16, 600, 1)
        write(image, 8, TALL - 15, text, size, ink, 600, "lm")
    return palette(style).index(image)


@lru_cache(maxsize=16)
def extra_chip(value: int, style: Style) -> Image.Image:
    """The +1 tokens; RGBA."""
    width = 36 if value < 10 else 46
    pen = Pen(width, 28, width, style)
    pen.box(1, 1, width - 1, 27, 9, WHITE, INK, 2)
    pen.text(width / 2, 14, f"+{value}", 21, INK, 800)
    return pen.sprite()


def figures(fleet: FleetView, points: int | None) -> tuple[int | None, ...]:
    """The figures of a strip, in the order of `STATS`."""
    return (points, fleet.vp, fleet.coins, fleet.hand, fleet.pile, fleet.reserve, fleet.mines)
