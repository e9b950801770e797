"""The sky over the horizon: a sun that rises as the sea fills, and on it what belongs to all."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.tranquility.field import GAP as ARCH_GAP
from engine.games.tranquility.field import SIZE
from engine.games.tranquility.view import View
from render import icons
from render.accents import DUE
from render.canvas import Canvas, put
from render.games.tranquility import light, signs
from render.games.tranquility.colours import palette
from render.games.tranquility.islands import CRESCENT, Land, island
from render.games.tranquility.look import AIR, HORIZON, MARGIN, NIGHT_LIGHT, SEA_TOP, SKY, WATER
from render.palette import Stamp
from render.sprites import Pen, ring
from render.style import Style
from render.text import font, write
from render.theme import CARD, GOLD, GOLD_LIGHT, INK, STEEL_DARK, WHITE

EDGE = 18
"""Left of the first piece, and right of the last one."""
TAG_LEFT, TAG_TOP = MARGIN + 14, SEA_TOP + 10
FIGURE = 36
INSIDE = 68
"""Height of what lies on the sky."""
TAG_TALL = INSIDE + 8
SUN = 770
"""Where the sun rises."""
DISC = 34
STEPS = 36
"""So many heights has the sun."""
RISE = 78
"""Px from the lowest to the highest."""
SCENE = 420
"""Width of what is drawn around the sun."""


def draw_sky(canvas: Canvas, view: View, style: Style) -> None:
    """Lays the sun, and what belongs to all."""
    if view.mode not in ("sun", "rivals") or view.over in ("won", "lost"):
        stamp = heaven_stamp(STEPS * laid(view) // cells(view), view.over, style)
        canvas.stamp(stamp, SUN - SCENE // 2, SEA_TOP + 3, (MARGIN + 3, SEA_TOP + 3, SUN + SCENE, HORIZON - 1))
    pieces = _rivals(view, style) if view.mode == "rivals" else _shared(view, style)
    apart = 14 if view.mode == "rivals" else 22
    canvas.stamp(tag_stamp(2 * EDGE + sum([piece.width + apart for piece in pieces]) - apart, style), TAG_LEFT, TAG_TOP)
    x = TAG_LEFT + EDGE
    for piece in pieces:
        canvas.paste(piece, x, TAG_TOP + 4)
        x += piece.width + apart


def cells(view: View) -> int:
    """How many cells there are to fill."""
    return SIZE - (len(ARCH_GAP) if view.mode == "arch" else 0)


def laid(view: View) -> int:
    """How many of them are filled."""
    return sum(place is not None for place in view.field)


def scene_light(view: View) -> light.Light:
    """The light of a picture: it grows with each island, and goes when the voyage is lost."""
    return light.DUSK if view.over == "lost" else light.grown(laid(view) / cells(view))


def _shared(view: View, style: Style) -> list[Image.Image]:
    pieces = [figure_piece("islet", f"{laid(view)}/{cells(view)}", style)]
    if view.mode == "sun":
        pieces.append(side_piece(view.moon, style))
    if view.removed:
        pieces.append(figure_piece("removed", f"−{view.removed}", style))
    if view.supply is not None:
        pieces.append(figure_piece("compass", str(view.supply), style))
    if view.drawn:
        pieces.append(drawn_piece(view.drawn, style))
    if view.due is not None:
        given = sum(player.pledged or 0 for player in view.players)
        pieces.append(due_piece(min(given, view.due), view.due, style))
    return pieces


def _rivals(view: View, style: Style) -> list[Image.Image]:
    """The open row, what is taken first on the left, and the pile from which it is filled up."""
    pieces = [figure_piece("hand", "", style)]
    pieces += [row_piece(number, i == 0, style) for i, number in enumerate(view.row)]
    pieces.append(figure_piece("pile", str(view.pile), style, True))
    return pieces


@lru_cache(maxsize=128)
def tag_stamp(width: int, style: Style) -> Stamp:
    """The ground of what belongs to all."""
    pen = Pen(width, TAG_TALL, width, style)
    pen.box(2, 2, width - 2, TAG_TALL - 2, 16, CARD, INK, 2.6)
    return palette(style).stamp(pen.sprite(), style.dye(AIR[2]))


@lru_cache(maxsize=96)
def heaven_stamp(height: int, over: str, style: Style) -> Stamp:
    """The sun at one of `STEPS` heights, with rays where the voyage is won; the moon and stars where it is lost.

    A boat comes in under full sail, or lies becalmed.
    """
    pen = Pen(SCENE, SKY - 3, SCENE, style)
    x, low = SCENE / 2, SKY - 3.0
    if over == "lost":
        for dx, dy, r in ((-150, 22, 2.2), (-96, 50, 1.8), (-60, 16, 2.6), (84, 62, 1.8), (70, 20, 2.0)):
            pen.circle(x + dx, dy, r, WHITE)
        pen.within(x + 4, 40, 0.5).path(CRESCENT, WHITE)
        _boat(pen.within(x - 92, low), False)
    else:
        y = low + 30 - RISE * height / STEPS
        if over == "won":
            for right, down in ring(0, 0, 1, 28):
                pen.shape(
                    [(x + right * 46, y + down * 46), (x + right * 190, y + down * 190)],
                    None,
                    GOLD_LIGHT,
                    5,
                    closed=False,
                )
        pen.circle(x, y, DISC, GOLD_LIGHT)
        pen.circle(x, y, DISC - 8, GOLD)
        if over == "won":
            _boat(pen.within(x - 92, low), True)
    ground = style.dye(AIR[2])
    return palette(style).stamp(pen.sprite(), ground)


def _boat(pen: Pen, sailing: bool) -> None:
    """A boat on the horizon: her sails full, or slack and dark."""
    sail = WHITE if sailing else NIGHT_LIGHT
    pen.path("M 0 -12 V -64", None, INK, 3)
    if sailing:
        pen.body("M 4 -62 C 34 -46 34 -26 30 -16 H 4 Z", sail, INK, 2.6)
        pen.body("M -4 -56 C -18 -44 -24 -28 -26 -16 H -4 Z", sail, INK, 2.6)
    else:
        pen.body("M 3 -60 C 12 -46 8 -30 14 -16 H 3 Z", sail, INK, 2.6)
        pen.body("M -3 -54 C -9 -42 -7 -28 -13 -16 H -3 Z", sail, INK, 2.6)
    pen.body("M -36 -14 H 38 C 34 -4 28 0 22 2 H -24 C -30 -2 -34 -8 -36 -14 Z", "#a4622f", INK, 2.6)


def removed(pen: Pen) -> None:
    """Islands taken out before dealing."""
    signs.islet(pen)
    pen.path("M -40 36 L 40 -36", None, WHITE, 20)
    pen.path("M -40 36 L 40 -36", None, INK, 11)


SIGNS: dict[str, icons.Icon] = {
    "islet": signs.islet,
    "removed": removed,
    "compass": signs.compass,
    "hand": signs.hand,
    "pile": signs.pile,
}


@lru_cache(maxsize=256)
def figure_piece(sign: str, text: str, style: Style, arrow: bool = False) -> Image.Image:
    """A figure with its sign, indexed. `arrow`: it feeds what lies left of it."""
    indent = 26 if arrow else 0
    long = round(font(FIGURE, 700).getlength(text)) + 8 if text else 0
    image = Image.new("RGB", (indent + 56 + long, INSIDE), style.dye(CARD))
    middle = INSIDE / 2
    if arrow:
        pen = Pen(26, 40, 26, style)
        pen.path("M 22 6 L 6 20 L 22 34 Z", INK, INK, 4)
        put(image, pen.sprite(), 12, middle)
    put(image, icons.sprite(SIGNS[sign], 52, style), indent + 27, middle)
    write(image, indent + 58, middle, text, FIGURE, style.dye(INK), 700, "lm")
    return palette(style).index(image)


@lru_cache(maxsize=8)
def side_piece(moon: bool, style: Style) -> Image.Image:
    """Which side of the cards the hands show now, indexed."""
    image = Image.new("RGB", (128, INSIDE), style.dye(CARD))
    put(image, icons.sprite(signs.hand, 58, style), 30, INSIDE / 2)
    put(image, icons.sprite(signs.moon_side if moon else signs.sun_side, 62, style), 94, INSIDE / 2)
    return palette(style).index(image)


@lru_cache(maxsize=8)
def drawn_piece(colour: str, style: Style) -> Image.Image:
    """A storm that was drawn and waits, indexed."""
    image = Image.new("RGB", (100, INSIDE), style.dye(CARD))
    pen = Pen(100, INSIDE, 100, style)
    pen.box(4, 4, 96, INSIDE - 4, 14, WHITE, DUE, 7)
    signs.STORM_SIGNS[colour](pen.within(50, INSIDE / 2, 0.5))
    put(image, pen.sprite(), 50, INSIDE / 2)
    return palette(style).index(image)


@lru_cache(maxsize=64)
def due_piece(given: int, due: int, style: Style) -> Image.Image:
    """The cards that the team has to discard, those pledged so far as cards and the others as outlines; indexed."""
    image = Image.new("RGB", (88 + 34 * due, INSIDE), style.dye(CARD))
    pen = Pen(image.width, INSIDE, image.width, style)
    for i in range(due):
        spot = pen.within(18 + 34 * i, INSIDE / 2, 0.45)
        if i < given:
            signs.card(spot)
        else:
            spot.box(-30, -44, 30, 44, 9, WHITE, STEEL_DARK, 6)
    put(image, pen.sprite(), image.width / 2, INSIDE / 2)
    write(image, 34 * due + 8, INSIDE / 2, f"{given}/{due}", FIGURE, style.dye(INK), 700, "lm")
    return palette(style).index(image)


@lru_cache(maxsize=256)
def row_piece(number: int, following: bool, style: Style) -> Image.Image:
    """A card of the open row, indexed. `following`: it is taken next."""
    image = Image.new("RGB", (112, INSIDE), style.dye(CARD))
    pen = Pen(112, INSIDE, 112, style)
    pen.box(4, 4, 108, INSIDE - 4, 12, WATER[9], DUE if following else INK, 6 if following else 3)
    if following:
        pen.path(f"M 2 {INSIDE / 2 - 14} L 2 {INSIDE / 2 + 14} L 16 {INSIDE / 2} Z", DUE, DUE, 2)
    put(image, pen.sprite(), 56, INSIDE / 2)
    land = island(Land(number), style, 84)
    put(image, land, 58, INSIDE / 2 + 4)
    return palette(style).index(image)
