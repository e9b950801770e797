"""How ships look: the class by hull and rig, the owner by tone, and by the badge that bears her strength."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render import icons, ships
from render.accents import DAMAGE
from render.badges import emblem
from render.owners import Owner, Shape
from render.palette import sheet
from render.ships import Paint
from render.sprites import Pen, ring
from render.style import Style
from render.theme import INK, STEEL_DARK, WHITE, contrast, mix


class Build(NamedTuple):
    """How a class is drawn, and how large, in cells."""

    draw: ships.Ship
    size: float


BUILDS = {
    "s": Build(ships.galleon, 1.12),
    "g": Build(ships.privateer, 1.04),
    "f": Build(ships.brig, 0.96),
    "b": Build(ships.sloop, 0.8),
}
"""By the letters of the classes (AD-3)."""
SAMPLE = 56
"""Cell in px of the ships that a palette learns from."""
BADGES: dict[Shape, float] = {
    "circle": 0.64, "diamond": 0.7, "square": 0.66, "triangle": 0.78, "hexagon": 0.66, "heart": 0.74, "spade": 0.7,
    "flower": 0.7,
}  # fmt: skip
"""How large badges are, so that a disc for a number leaves enough of each."""
SINKS: dict[Shape, float] = {"triangle": 6, "heart": -3, "spade": 3}
"""How far below the badge's middle the disc is."""
DISC = 22
"""Its radius."""
PALE_RED = "#ff9c88"
"""Damage, on dark ground."""


class Face(NamedTuple):
    """The disc of a team: its tone, that of its upper and lower edge, and those of numbers, whole and after damage."""

    fill: str
    edge: str
    ink: str
    hurt: str


BAND = 16
"""Half the height of the light between dark."""
FACES = (Face(WHITE, WHITE, INK, DAMAGE), Face(INK, INK, WHITE, PALE_RED), Face(WHITE, INK, INK, DAMAGE))
"""By a team's number: light, dark, light between dark. Who plays for himself has the first."""


def paint(owner: Owner) -> Paint:
    """An owner's colours on a ship: the lower side of a sail is darker, or lighter where it is dark."""
    dark = contrast(owner.tone, WHITE) > 5
    return Paint(owner.hull, owner.tone, owner.tone, mix(owner.tone, WHITE if dark else INK, 0.28), owner.tone)


def ship(pen: Pen, kind: str, owner: Owner) -> None:
    """A ship of a class on a cell of 100 units, at its lower right and a little beyond: small cells need it."""
    draw, size = BUILDS[kind]
    draw(pen.within(104 - 100 * size, 102 - 93 * size, size), paint(owner))


def blaze(pen: Pen) -> None:
    """Flames in the rigging of a ship on a cell of 100 units: a fireship (AD-34). Hull and sails tell her class."""
    for x, y, size in ((84, 34, 0.46), (62, 54, 0.42)):
        icons.flame(pen.within(x, y, size))


def strength(pen: Pen, owner: Owner | None, left: int, size: int, team: int = 0) -> None:
    """A badge with the strength that is left around the pen's origin, about 60 units across; red after damage.

    Without an owner the disc is alone.
    """
    if owner:
        share = BADGES[owner.shape]
        emblem(pen.within(0, -SINKS.get(owner.shape, 0), share), owner, line=8 / share)
    else:
        pen.circle(0, 0, 26, STEEL_DARK, INK, 5)
    face(pen, team)
    pen.text(0, 0.5, str(left), 45, FACES[team].hurt if left < size else FACES[team].ink, 800)


def face(pen: Pen, team: int) -> None:
    """The disc of a badge, by its team: partners have the same, whatever their colours (AD-68)."""
    found = FACES[team]
    pen.circle(0, 0, DISC, found.edge)
    if found.fill != found.edge:
        pen.shape([point for point in ring(0, 0, DISC) if abs(point[1]) < BAND], found.fill)


@lru_cache(maxsize=256)
def listed(kind: str, owner: Owner, size: int, style: Style) -> Image.Image:
    """A ship of a list, RGBA, `size` px high, without room at her sides."""
    pen = Pen(size, units=100, style=style)
    BUILDS[kind].draw(pen.within(2, 4, 0.97), paint(owner))
    sprite = pen.sprite()
    left, _, right, _ = sprite.getbbox() or (0, 0, size, size)
    return sprite.crop((left, 0, right, size))


def fleet(style: Style, ground: str) -> Image.Image:
    """Ships of all owners on a ground: what a palette for them should learn soft edges from."""
    found = []
    for owner in style.owners:
        for kind in "sg":
            pen = Pen(SAMPLE, units=116, style=style).within(8, 8)
            ship(pen, kind, owner)
            strength(pen.within(26, 27), owner, 4, 4)
            found.append(pen.sprite())
    return sheet(found, style.dye(ground))
