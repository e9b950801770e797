"""The strip above the frame: what belongs to all, and a sun that rises as the field fills."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.tranquility.field import GAP as ARCH_GAP
from engine.games.tranquility.field import SIZE
from engine.games.tranquility.view import View
from render import icons
from render.accents import DUE
from render.canvas import Canvas, put
from render.games.tranquility import signs
from render.games.tranquility.colours import palette
from render.games.tranquility.frame import has_finish
from render.games.tranquility.islands import Land, island
from render.games.tranquility.look import GAP, HILL_DARK, INNER, MARGIN, NIGHT, NIGHT_LIGHT, SKY, TAB, WATER
from render.sprites import Pen, ring
from render.style import Style
from render.text import font, write
from render.theme import CARD, GOLD, GOLD_LIGHT, INK, PAPER, STEEL_DARK, WHITE

NARROW, BROAD = 250, 540
"""Width of the view of the horizon; it gives way where what belongs to all needs its room."""
EDGE = 18
"""Left of the first piece."""
FIGURE = 36
RAY = 130.0
"""Longest ray of the sun when a game is won."""
INSIDE = SKY - 16
"""Height of what lies in the strip."""


def draw_sky(canvas: Canvas, view: View, style: Style) -> None:
    """Lays the strip above the frame."""
    room = INNER - (TAB + GAP if has_finish(view.mode) else 0)
    rivals = view.mode == "rivals"
    pieces = _rivals(view, style) if rivals else _shared(view, style)
    apart = 14 if rivals else 22
    wide = EDGE + sum([piece.width + apart for piece in pieces])
    vista = 0 if rivals or wide > room - NARROW else NARROW if len(pieces) > 1 else BROAD
    canvas.paste(strip_piece(room, vista, *_weather(view), style), MARGIN, MARGIN)
    x = MARGIN + EDGE
    for piece in pieces:
        canvas.paste(piece, x, MARGIN + 8)
        x += piece.width + apart


def _cells(view: View) -> int:
    return SIZE - (len(ARCH_GAP) if view.mode == "arch" else 0)


def _laid(view: View) -> int:
    return sum(place is not None for place in view.field)


def _weather(view: View) -> tuple[int, str]:
    """How high the sun stands, 0 to 6, and what is otherwise to be seen."""
    if view.mode == "sun":
        return 0, "hidden"  # here the sun is a side of the cards
    return 6 * _laid(view) // _cells(view), view.over if view.over in ("won", "lost") else ""


def _shared(view: View, style: Style) -> list[Image.Image]:
    pieces = [figure_piece("islet", f"{_laid(view)}/{_cells(view)}", style)]
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


@lru_cache(maxsize=32)
def strip_piece(width: int, vista: int, stage: int, weather: str, style: Style) -> Image.Image:
    """The strip, indexed, with a view of the horizon of `vista` px at its right end."""
    image = Image.new("RGB", (width, SKY), style.dye(PAPER))
    pen = Pen(width, SKY, width, style)
    pen.box(3, 3, width - 3, SKY - 3, 16, CARD, INK, 5)
    if vista:
        _vista(pen.within(width - vista - 3, 3), vista, SKY - 6, stage, weather)
        pen.path(f"M {width - vista - 3} 3 V {SKY - 3}", None, INK, 4)
    put(image, pen.sprite(), width / 2, SKY / 2)
    # Once more over the view's corners: paper outside, the rim on top.
    rim = Pen(width, SKY, width, style)
    rim.box(3, 3, width - 3, SKY - 3, 16, None, INK, 5)
    put(image, rim.sprite(), width / 2, SKY / 2)
    return palette(style).index(image)


def _vista(pen: Pen, wide: float, tall: float, stage: int, weather: str) -> None:
    """Sun over the horizon: higher as the field fills, with rays when the game is won; night when it is lost."""
    lost = weather == "lost"
    horizon = 50
    box = f"M 0 0 H {wide - 16} Q {wide} 0 {wide} 16 V {horizon} H 0 Z"
    pen.path(box, NIGHT if lost else WATER[6])
    if not lost and weather != "hidden":
        x, y = wide - 100, 62 - 6 * stage
        if weather == "won":
            for dx, dy in ring(0, 0, 1, 24):
                # Rays end at the strip's rim, or in the sea that is drawn over them.
                up, right = (y - 4) / -dy if dy < -0.01 else RAY, 92 / dx if dx > 0.01 else RAY
                reach = min(RAY, up, right, 40 / dy if dy > 0.01 else RAY)
                pen.shape([(x, y), (x + dx * reach, y + dy * reach)], None, GOLD_LIGHT, 5, closed=False)
        pen.circle(x, y, 29, GOLD_LIGHT)
        pen.circle(x, y, 21, GOLD)
    sea = f"M 0 {horizon} H {wide} V {tall - 16} Q {wide} {tall} {wide - 16} {tall} H 0 Z"
    pen.path(sea, NIGHT if lost else WATER[1])
    land = NIGHT_LIGHT if lost else HILL_DARK
    for x, width, height in ((wide - 232, 60, 20), (wide - 186, 52, 13), (wide - 58, 46, 15), (wide - 420, 84, 24),
                             (wide - 500, 50, 12)):  # fmt: skip
        if x > 4:
            pen.path(f"M {x} {horizon} Q {x + width / 2} {horizon - 2 * height} {x + width} {horizon} Z", land)
    if not lost and weather != "hidden":
        for i, long in enumerate((22, 15, 9)):
            pen.path(f"M {wide - 100 - long} {57 + 7 * i} H {wide - 100 + long}", None, GOLD_LIGHT, 3)
    pen.path(f"M 0 {horizon} H {wide}", None, INK, 3)


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
    pen.box(4, 4, 108, INSIDE - 4, 12, WATER[2], DUE if following else INK, 7 if following else 4)
    if following:
        pen.path(f"M 2 {INSIDE / 2 - 14} L 2 {INSIDE / 2 + 14} L 16 {INSIDE / 2} Z", DUE, DUE, 2)
    put(image, pen.sprite(), 56, INSIDE / 2)
    land = island(Land(number), style, 84)
    put(image, land, 58, INSIDE / 2 + 4)
    return palette(style).index(image)
