"""Mines: one's own and how they are switched, cells in which one has gone off, water where rivals' may lie (AD-55,
AD-56).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.games.admiral.view import View
from engine.values import Cell
from render import gunfire, icons
from render.accents import DUE
from render.badges import emblem
from render.games.admiral import signs
from render.games.admiral.hulls import listed
from render.icons import Icon
from render.owners import Owner
from render.palette import Stamp
from render.sailing.look import LARGE, Brush, Sheet
from render.sprites import Pen, ring
from render.theme import CARD, INK, STEEL_DARK, STEEL_LIGHT, WHITE

DARK = 6
"""The owner in whose colours classes are shown that a mine waits for: they stand out on a small tag."""


def armed(pen: Pen) -> None:
    """A mine that goes off when a rival's ship enters its cell: solid, with a spark."""
    pen.circle(0, 0, 50, WHITE)
    icons.mine(pen)
    gunfire.burst(pen.within(0, 0, 0.42))


def held(pen: Pen) -> None:
    """A mine that lets everybody pass: pale, with the two bars of a pause."""
    _body(pen, STEEL_LIGHT)
    pen.path("M -11 -17 V 17 M 11 -17 V 17", None, INK, 12)


def waits(pen: Pen) -> None:
    """A mine that waits for ships of some classes: orange, with a sail."""
    _body(pen, DUE)
    pen.body("M 3 -22 L 24 8 H 3 Z", WHITE, INK, 5)
    pen.path("M -4 -24 V 8 H -20 Z M -24 14 H 24 L 15 24 H -15 Z", INK)


def _body(pen: Pen, tone: str) -> None:
    pen.circle(0, 0, 50, WHITE)
    for x, y in ring(0, 0, 44, 8):
        pen.circle(x, y, 7.5, INK)
    pen.circle(0, 0, 36, tone, INK, 7)


SETTINGS: dict[str, Icon] = {"armed": armed, "held": held, "waits": waits}
"""By the words of views."""
SIGNS: tuple[Icon, ...] = (armed, held, waits, signs.mined)
"""What a palette should know the soft edges of."""

# ---------------------------------------------------------------- one's own


class Lying(NamedTuple):
    """Mines of a seat in a cell; `owner` None: the viewer's own, of which nobody has to say whose they are."""

    setting: str
    number: int
    waits: str
    owner: Owner | None


def put_mines(sheet: Sheet, view: View, colours: Sequence[int], *, aside: bool) -> None:
    """The mines that a view tells of: with `aside` those below ships, to be put above them, else the others."""
    taken = {ship.cell for ship in view.ships}
    at: dict[Cell, list[Lying]] = {}
    for mine in view.mines:
        if (mine.cell in taken) == aside:
            owner = sheet.style.owners[colours[mine.seat]] if view.over else None
            at.setdefault(mine.cell, []).append(Lying(mine.setting, mine.n, mine.waits, owner))
    for cell, found in at.items():
        sheet.put(mines(tuple(found), aside, sheet.brush), cell)


def put_laid(sheet: Sheet, cells: Iterable[Cell], taken: Collection[Cell]) -> None:
    """The mines that somebody is about to lay in these cells, each as often as there are."""
    for cell, number in Counter(cells).items():
        sheet.put(mines((Lying("armed", number, "", None),), cell in taken, sheet.brush), cell)


@lru_cache(maxsize=128)
def mines(found: tuple[Lying, ...], aside: bool, brush: Brush) -> Stamp:
    """The mines in a cell; `aside`: a ship lies there."""
    return brush.stamp(mines_sprite(found, aside, brush))


def mines_sprite(found: tuple[Lying, ...], aside: bool, brush: Brush) -> Image.Image:
    """The same, RGBA: of each seat one, with its number where there are more, and where there is room the classes that
    it waits for.
    """
    pen = brush.pen()
    if aside:
        places = [(16.0, 66.0 - 30 * i, 0.34) for i in range(len(found))]
    elif len(found) == 1:
        places = [(50.0, 50.0, 0.8)]
    else:
        places = [(29.0 + 42 * (i % 2), 30.0 + 40 * (i // 2), 0.46) for i in range(len(found))]
    for (x, y, size), one in zip(places, found, strict=True):
        if one.waits and brush.cell >= LARGE and size > 0.5:
            y, size = 35, 0.56
        part = pen.within(x, y, size)
        SETTINGS[one.setting](part)
        if one.owner:
            emblem(part.within(-30, -32, 0.5), one.owner, line=14)
        if one.number > 1:
            # large where cells are small: the lower right half of the mine, whose colour tells how it is set
            x, y, disc = (32, -30, 25) if brush.cell >= LARGE and size > 0.4 else (28, 24, 38)
            part.circle(x, y, disc, WHITE, INK, 7)
            part.text(x, y + 1, str(one.number), 1.7 * disc, INK, 800)
    image = pen.sprite()
    if brush.cell >= LARGE and len(found) == 1 and not aside:
        _put_classes(image, found[0].waits, brush)
    return image


def _put_classes(image: Image.Image, kinds: str, brush: Brush) -> None:
    """The classes that a mine waits for, on a tag at the lower edge."""
    side, gap = round(brush.cell * (0.26 if len(kinds) < 3 else 0.21)), round(brush.cell * 0.03)
    ships = [listed(kind, brush.style.owners[DARK], side, brush.style) for kind in kinds]
    if not ships:
        return
    wide = sum(ship.width for ship in ships) + gap * (len(ships) + 3)
    pen = Pen(wide, side + 2 * gap, wide, brush.style)
    pen.box(2, 2, wide - 2, side + 2 * gap - 2, 6, CARD, INK, 3)
    tag = pen.sprite()
    x = 2 * gap
    for ship in ships:
        tag.alpha_composite(ship, (x, gap))
        x += ship.width + gap
    image.alpha_composite(tag, ((image.width - wide) // 2, round(0.74 * image.height) - tag.height // 2))


# ---------------------------------------------------------------- what everybody knows


def put_spent(sheet: Sheet, view: View) -> None:
    """The cells in which mines have gone off."""
    for cell in view.blown:
        sheet.put(spent(sheet.brush), cell)


@lru_cache(maxsize=4)
def spent(brush: Brush) -> Stamp:
    """A cell in which a mine has gone off: none does so again."""
    return brush.stamp(spent_sprite(brush))


def spent_sprite(brush: Brush) -> Image.Image:
    """The same, RGBA: foam, and a mine struck out."""
    pen = brush.pen()
    pen.shape(gunfire.burst_points(50, 50, 44, 11), WHITE, STEEL_DARK, 8)
    pen.shape(gunfire.burst_points(50, 50, 44, 11), WHITE)
    icons.clear_mine(pen.within(50, 50, 0.5))
    return pen.sprite()


def put_perils(sheet: Sheet, cells: Iterable[Cell]) -> None:
    """Marks cells where mines of the mover's rivals may lie."""
    for cell in cells:
        sheet.put(peril(sheet.brush), cell)


@lru_cache(maxsize=4)
def peril(brush: Brush) -> Stamp:
    """Here a mine may lie."""
    return brush.stamp(peril_sprite(brush))


def peril_sprite(brush: Brush) -> Image.Image:
    """The same, RGBA: a small pale mine with a question mark, at the upper right."""
    pen = brush.pen()
    doubt(pen.within(79, 21, 0.36))
    return pen.sprite()


def doubt(pen: Pen) -> None:
    """A mine that may be there."""
    for x, y in ring(0, 0, 44, 8):
        pen.circle(x, y, 9, INK)
    pen.circle(0, 0, 38, WHITE, INK, 8)
    pen.text(0, 1, "?", 62, INK, 800)
