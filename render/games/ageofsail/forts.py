"""Forts: a tile for each card."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.ageofsail.view import FortCard
from render.badges import emblem
from render.games.ageofsail.look import STONE, STONE_DARK, palette
from render.icons import SHIELD
from render.owners import Owner
from render.sailing.look import FADED
from render.sprites import Pen
from render.style import Style
from render.theme import CARD, INK, STEEL, STEEL_LIGHT, WHITE, mix


def kind(card: FortCard) -> str:
    """How a card is drawn: ``live``, ``fired``, ``arms`` or ``turned``."""
    if not card.live:
        return "turned"
    return "arms" if card.arms else "fired" if card.fired else "live"


@lru_cache(maxsize=256)
def tile(owner: Owner, kind: str, cell: int, silent: bool, style: Style) -> Image.Image:
    """A card of a fort, indexed, a square of a cell. `silent`: its owner is out."""
    image = Image.new("RGB", (cell, cell), style.dye(STONE_DARK))
    sprite = tile_sprite(owner, kind, cell, style)
    image.paste(sprite, (0, 0), sprite)
    piece = palette(style).index(image)
    return palette(style).shade(piece, FADED) if silent else piece


def tile_sprite(owner: Owner, kind: str, cell: int, style: Style) -> Image.Image:
    """The same, RGBA."""
    pen = Pen(cell, units=100, style=style)
    walls = owner.tone if kind != "turned" else mix(owner.tone, STONE_DARK, 0.55)
    pen.box(2, 2, 98, 98, 10, walls, INK, 5)
    for turn in range(0, 360, 90):
        side = pen.within(50, 50, turn=turn)
        for x in (-30, 0, 30):
            side.box(x - 6, -48, x + 6, -41, 1, INK)
    if kind == "arms":
        pen.box(17, 17, 83, 83, 8, STONE, INK, 5)
        shield = pen.within(50, 50, 0.66)
        shield.body(SHIELD, CARD, INK, 10)
        emblem(pen.within(50, 49, 0.36), owner)
    elif kind == "turned":
        pen.box(17, 17, 83, 83, 8, STONE_DARK, INK, 5)
        for x, y, radius in ((-13, 9, 11), (11, 12, 12), (-2, -10, 11), (17, -10, 7)):
            pen.circle(50 + x, 50 + y, radius, STONE, INK, 4)
    else:
        pen.box(17, 17, 83, 83, 8, STONE, INK, 5)
        _gun(pen.within(50, 52), kind == "fired")
    return pen.sprite()


def _gun(pen: Pen, fired: bool) -> None:
    """A gun from above; with smoke where it has fired."""
    if fired:
        for x, y, radius in ((-12, -18, 9), (12, -18, 9), (0, -22, 12)):
            pen.circle(x, y, radius, None, INK, 5)
        for x, y, radius in ((-12, -18, 9), (12, -18, 9), (0, -22, 12)):
            pen.circle(x, y, radius, WHITE)
    body = "M -17 8 C -17 30 17 30 17 8 L 9 -12 H -9 Z" if fired else "M -17 8 C -17 30 17 30 17 8 L 9 -28 H -9 Z"
    pen.path(body, INK, INK, 4)
    pen.circle(0, 8, 8, STEEL if fired else STEEL_LIGHT)
    if not fired:
        pen.path("M 0 -22 V -4", None, STEEL_LIGHT, 5)
