"""Forts: a tile for each card."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from PIL import Image

from engine.games.ageofsail.view import FortCard
from engine.values import Cell
from render.badges import emblem
from render.games.ageofsail.look import STONE, STONE_DARK, palette
from render.games.ageofsail.roles import anchor
from render.icons import SHIELD
from render.owners import Owner
from render.sailing.geometry import COURSES, beyond
from render.sailing.look import FADED
from render.sprites import Pen
from render.style import Style
from render.theme import CARD, INK, STEEL, STEEL_DARK, STEEL_LIGHT, WHITE, mix


def kind(card: FortCard) -> str:
    """How a card is drawn: ``live``, ``fired``, ``arms`` or ``turned``."""
    if not card.live:
        return "turned"
    return "arms" if card.arms else "fired" if card.fired else "live"


Sides = tuple[bool, bool, bool, bool]
"""On which sides, clockwise from the north, a card is joined to another one of its fort."""
APART: Sides = (False, False, False, False)


def sides(cell: Cell, cells: Collection[Cell]) -> Sides:
    """On which sides a card on a cell is joined to those on the others of a fort that is one piece (AS-52)."""
    north, east, south, west = (beyond(cell, course) in cells for course in COURSES[::2])
    return north, east, south, west


@lru_cache(maxsize=512)
def tile(owner: Owner | None, kind: str, cell: int, silent: bool, style: Style, joined: Sides = APART) -> Image.Image:
    """A card of a fort, indexed, a square of a cell. `owner`: None for a fort that is nobody's, `silent`: he is out."""
    sprite = tile_sprite(owner, kind, cell, style, joined) if owner else stone_sprite(kind, cell, style, joined)
    piece = _square(sprite, cell, style)
    return palette(style).shade(piece, FADED) if silent else piece


def _square(sprite: Image.Image, cell: int, style: Style) -> Image.Image:
    image = Image.new("RGB", (cell, cell), style.dye(STONE_DARK))
    image.paste(sprite, (0, 0), sprite)
    return palette(style).index(image)


def tile_sprite(owner: Owner, kind: str, cell: int, style: Style, joined: Sides = APART) -> Image.Image:
    """The same, RGBA."""
    pen = Pen(cell, units=100, style=style)
    _walls(pen, owner.tone if kind != "turned" else mix(owner.tone, STONE_DARK, 0.55), joined)
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


def stone_sprite(kind: str, cell: int, style: Style, joined: Sides) -> Image.Image:
    """A card of a fort that is nobody's, RGBA: grey walls around a yard without guns, an anchor where the arms are."""
    pen = Pen(cell, units=100, style=style)
    _walls(pen, STEEL_DARK, joined)
    pen.box(17, 17, 83, 83, 8, STEEL, INK, 5)
    if kind == "arms":
        anchor(pen.within(50, 50, 0.52))
    else:
        pen.path("M 24 39 H 76 M 24 61 H 76 M 50 24 V 38 M 36 40 V 60 M 64 40 V 60 M 50 62 V 76", None, STEEL_DARK, 5)
    return pen.sprite()


@lru_cache(maxsize=128)
def plan(owner: Owner, number: int, cell: int, style: Style, joined: Sides) -> Image.Image:
    """A card that its owner is laying, indexed: which one it is (AS-52)."""
    pen = Pen(cell, units=100, style=style)
    _walls(pen, owner.tone, joined)
    pen.box(17, 17, 83, 83, 8, CARD, INK, 5)
    pen.text(50, 51, str(number), 56, INK, 800)
    return _square(pen.sprite(), cell, style)


def _walls(pen: Pen, colour: str, joined: Sides) -> None:
    """The walls of a card, with battlements; they go on where it is joined to another one."""
    north, east, south, west = ((-20 if side else 2) for side in joined)
    pen.box(west, north, 100 - east, 100 - south, 10, colour, INK, 5)
    for turn, side in zip(range(0, 360, 90), joined, strict=True):
        wall = pen.within(50, 50, turn=turn)
        for x in () if side else (-30, 0, 30):
            wall.box(x - 6, -48, x + 6, -41, 1, INK)


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
