"""Ships as tiles: whose, which number, in what state, of which kind."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.sealords.view import ShipView
from render import icons
from render.accents import LAST
from render.games.sealords.fleets import Fleet, badge
from render.games.sealords.look import BURNT, BURNT_WATER, CELL, HIRED, fleets
from render.ships import privateer, rated, wreck
from render.sprites import Pen
from render.style import Style
from render.theme import INK

INSET = 8
"""From the cell's edge to the middle of the tile's outline."""


def waterline(left: float, right: float, level: float, bottom: float, radius: float) -> str:
    """The path of a body of water with a wavy surface and round lower corners."""
    step = (right - left) / 6
    waves = " ".join(
        f"Q {left + step * (i + 0.5):.1f} {level + (6 if i % 2 else -6):.1f} {left + step * (i + 1):.1f} {level:.1f}"
        for i in range(6)
    )
    return (
        f"M {left} {level} {waves} V {bottom - radius} Q {right} {bottom} {right - radius} {bottom} "
        f"H {left + radius} Q {left} {bottom} {left} {bottom - radius} Z"
    )


def pattern(pen: Pen, owner: Fleet, left: float, right: float, top: float, bottom: float) -> None:
    """The owner's pattern, if the style has any, on the water of a tile."""
    count = int((right - left) // 14)
    for i in range(count):
        x = left + (right - left) * (i + 0.5) / count
        if owner.pattern == "dots":
            pen.circle(x, top + (bottom - top) * (0.35 if i % 2 else 0.75), 3.4, owner.mark)
        elif owner.pattern == "stripes":
            pen.shape([(x - 5, bottom - 3), (x + 5, top + 1)], None, owner.mark, 3.4, closed=False)


@lru_cache(maxsize=512)
def ship_tile(ship: ShipView, repaired: bool, shielded: bool, style: Style) -> Image.Image:
    """A ship's tile as an RGBA sprite of `CELL` px. `repaired`, `shielded`: in the last turn."""
    owner = fleets(style)[ship.owner]
    pen = Pen(CELL, units=CELL, style=style)
    low, high = INSET, CELL - INSET
    tile, water = (BURNT, BURNT_WATER) if ship.burning else (owner.tile, owner.water)
    pen.box(low, low, high, high, 13, tile, owner.edge, 5)
    pen.path(waterline(low, high, high - 24, high, 13), water)
    pattern(pen, owner, low, high, high - 24, high)
    if ship.card is not None:
        pen.box(low + 5, low + 5, high - 5, high - 5, 9, None, INK, 8)
        pen.box(low + 4, low + 4, high - 4, high - 4, 10, None, HIRED, 6)
    pen.box(low, low, high, high, 13, None, owner.edge, 5)
    if ship.burning:
        wreck(pen.within(24, 29, 0.92))
    elif ship.card is not None:
        privateer(pen.within(20, 29, 0.9), owner.paint)
    else:
        rated(ship.numbers[0])(pen.within(23, 28, 0.92), owner.paint)
    image = pen.sprite()
    fill = owner.ash if ship.burning else None
    if len(ship.numbers) > 1:
        label = badge(owner, "·".join(map(str, ship.numbers)), style.size(48), style.size(34), fill, style)
        image.alpha_composite(label, (0, 2))
    else:
        text = str(ship.numbers[0]) if ship.numbers else "X"
        label = badge(owner, text, style.size(58), style.size(46), fill, style)
        image.alpha_composite(label, (max(0, 35 - label.width // 2), max(0, 35 - label.height // 2)))
    if ship.shields:
        stack = _shields(ship.shields, shielded, style)
        image.alpha_composite(stack, (CELL - stack.width - 4, CELL - stack.height - 4))
    if repaired:
        image.alpha_composite(_repaired(style), (4, CELL - 56))
    return image


@lru_cache(maxsize=32)
def _shields(count: int, fresh: bool, style: Style) -> Image.Image:
    """Shield tokens: one or two as such, more as one with a figure. `fresh`: one of them came in the last turn."""
    width = 48 if count == 1 else 76 if count == 2 else 60
    pen = Pen(width, 60, width, style)
    if fresh:
        pen.box(4, 4, width - 4, 56, 12, LAST, INK, 5)
    if count <= 2:
        for i in range(count):
            icons.shield(pen.within(width - 24 - 28 * (count - 1 - i), 31, 0.42))
    else:
        icons.count_shield(pen.within(30, 31, 0.52))
        pen.text(30, 29, str(count), 34, INK)
    return pen.sprite()


@lru_cache(maxsize=2)
def _repaired(style: Style) -> Image.Image:
    pen = Pen(52, units=52, style=style)
    pen.circle(26, 26, 22, LAST, INK, 4)
    icons.spanner(pen.within(26, 26, 0.34))
    return pen.sprite()
