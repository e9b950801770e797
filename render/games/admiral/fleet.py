"""Ships at sea: class, owner, strength, why a flag is off, pearls, shots left, and who may still sail."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from PIL import Image

from engine.games.admiral.view import Ship, View, Wind
from render import icons
from render.accents import DUE
from render.games.admiral import signs
from render.games.admiral.hulls import BUILDS, blaze, ship, strength
from render.games.admiral.look import teams
from render.icons import Icon
from render.owners import Owner
from render.palette import Stamp
from render.sailing.geometry import COURSES, beyond
from render.sailing.look import FADED, LARGE, Brush, Sheet
from render.sprites import Pen
from render.theme import INK, WHITE

TASKS: dict[str, Icon] = {"repair": signs.repairing, "work": signs.working}
"""Why a flag is off, but for fireships."""
FIRESHIP = "fireship"
"""A task that is seen by flames: large, for it concerns all around (AD-34)."""
ROW = 50
"""Height of each of the two rows in which the ships of a port cell lie, in units, 100 to a cell."""
DIAGONAL = 27, 73
"""How far from the left and the top their badges are where there is no room for rows."""
GROWN = 1.2
"""How much larger ships at sea are where cells are small, unless they lie side by side."""
MARGIN = 14
"""A ship may reach so many units beyond her cell, 100 to a cell."""


class Look(NamedTuple):
    """What is seen of a ship. `due`: she may still sail; `shots`: balls beside her; `team`: its number, 0 without."""

    kind: str
    owner: Owner
    strength: int
    size: int
    task: str
    pearls: int
    due: bool
    spent: bool
    shots: int
    team: int = 0


def look(view: View, found: Ship, owner: Owner, shots: bool) -> Look:
    """How a ship looks; with `shots` it is shown how many she has left."""
    acts = found.seat == view.mover and not view.over
    due = acts and not (found.moved or found.spent or found.task) and _sails(view.wind, found.id[0])
    task = FIRESHIP if found.fireship else found.task
    return Look(found.id[0], owner, found.strength, found.size, task, found.pearls, due, found.spent,
                found.shots if shots and acts and not found.spent else 0, teams(view)[found.seat])  # fmt: skip


def _sails(wind: Wind | None, kind: str) -> bool:
    """Whether ships of a class get anywhere by themselves; how they drift is drawn otherwise."""
    return wind is not None and wind.force != "storm" and any(wind.ranges[tuple(BUILDS).index(kind)])


def put_ships(
    sheet: Sheet, view: View, colours: Sequence[int], shots: bool, named: frozenset[str] = frozenset()
) -> None:
    """Puts all ships on the sea; two in a port cell side by side. Where some are `named` only theirs are pennants."""
    ports, taken = frozenset(view.ports), {ship.cell for ship in view.ships}
    # from the upper left, so that badges lie above their neighbours' hulls
    ordered = sorted(view.ships, key=lambda ship: (-ship.cell.row, ship.cell.col))
    shown = [ship for ship in ordered if sheet.board.window.holds(ship.cell)]
    for cell, here in groupby(shown, key=lambda ship: ship.cell):
        looks = []
        for one in here:
            found = look(view, one, sheet.style.owners[colours[one.seat]], shots and sheet.large)
            looks.append(found._replace(due=found.due and (not named or one.id in named)))
        alone = not any(beyond(cell, course) in taken for course in COURSES)
        size = GROWN if alone and not sheet.large and cell not in ports else 1.0
        sheet.put(stamp(tuple(looks), sheet.brush, size), cell)


@lru_cache(maxsize=1024)
def stamp(looks: tuple[Look, ...], brush: Brush, size: float = 1) -> Stamp:
    """The ships in a cell, so much larger than usual; pale are those that have done what they may."""
    image = sprite(looks, brush, size)
    found = brush.stamp(image)
    if any(one.spent for one in looks):
        piece = brush.palette.shade(found.piece, FADED)
        if not all(one.spent for one in looks):
            half = image.height // 2
            top, low = (0, 0, image.width, half), (0, half, *image.size)
            fresh = low if looks[0].spent else top
            piece.paste(found.piece.crop(fresh), fresh[:2])
        return Stamp(piece, found.mask)
    return found


def sprite(looks: tuple[Look, ...], brush: Brush, size: float = 1) -> Image.Image:
    """The same, RGBA."""
    unit = size * brush.cell
    side = round(unit) + 2 * round(MARGIN * unit / 100)
    pen = Pen(side, units=100 * side / unit, style=brush.style)
    shift = 50 * (side / unit - 1)
    cell = pen.within(shift, shift)
    if len(looks) == 1:
        draw(cell, looks[0])
    elif brush.cell < LARGE:
        # too small for hulls, which are seen where the port is shown larger
        for place, one in zip(DIAGONAL, looks, strict=True):
            if one.task == FIRESHIP:
                icons.flame(cell.within(100 - place, place, 0.42))
            strength(cell.within(place, place, 0.86), one.owner, one.strength, one.size, one.team)
    else:
        for row, one in enumerate(looks):
            draw_row(cell.within(0, ROW * row), one)
    return pen.sprite()


def draw(pen: Pen, found: Look) -> None:
    """A ship in a box of 100 units."""
    ship(pen, found.kind, found.owner)
    if found.due:
        _pennant(pen)
    if found.task == FIRESHIP:
        blaze(pen)
    elif found.task:
        TASKS[found.task](pen.within(80, 22, 0.42))
    strength(pen.within(26, 27), found.owner, found.strength, found.size, found.team)
    for i in range(found.pearls):
        signs.pearl(pen.within(84 - 27 * i, 82, 0.42))
    for i in range(found.shots):
        shot(pen.within(10 + 17 * i, 92))


def draw_row(pen: Pen, found: Look) -> None:
    """One of two ships of a port cell, in a box 100 units wide and half as high: nothing covers her strength."""
    ship(pen.within(40, -3, 0.53), found.kind, found.owner)
    if found.due:
        _pennant(pen.within(44, -2, 0.53))
    if found.task == FIRESHIP:
        blaze(pen.within(40, -3, 0.53))
    elif found.task:
        TASKS[found.task](pen.within(91, 13, 0.27))
    strength(pen.within(22, 25, 0.7), found.owner, found.strength, found.size, found.team)
    for i in range(found.pearls):
        signs.pearl(pen.within(90 - 18 * i, 40, 0.28))
    for i in range(found.shots):
        shot(pen.within(46 + 11 * i, 46, 0.62))


def shot(pen: Pen) -> None:
    """A shot that is left."""
    pen.circle(0, 0, 8.5, WHITE)
    pen.circle(0, 0, 6.5, INK)


def _pennant(pen: Pen) -> None:
    """Flies at the ships of the mover that may still sail."""
    flag = "M 72 1 H 101 L 92 11 L 101 21 H 72 Z"
    pen.path("M 72 1 V 40", None, INK, 6)
    pen.path(flag, DUE, INK, 5)
    pen.path(flag, DUE)
