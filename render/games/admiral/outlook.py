"""What lies ahead: where the mover's ships will drift in a storm, and what may be chosen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.games.admiral.view import Forecast, Fort, Ship, View
from engine.values import Cell, Key, Piece
from render import gunfire
from render.accents import DUE
from render.drawing import Marks
from render.games.admiral import signs
from render.games.admiral.look import pieces, rows
from render.marks import rim
from render.palette import Stamp
from render.sailing import choices
from render.sailing.choices import Chosen
from render.sailing.geometry import course_to, heading
from render.sailing.look import LARGE, Brush, Sheet
from render.theme import INK, WHITE

STOPPED = ("full", "land", "ship", "edge")
"""What ends a drift without harm, and isn't seen where it ends."""
KINDS = {"must": (DUE, INK), "may": (WHITE, INK), "fire": (INK, WHITE)}
"""Arrows: a drift that must be, one from shelter that may, and fire; their colours and rims."""
LANES = (0, 17, -17)
"""How far aside drifts that cross the same cells are drawn, in units, 100 to a cell."""

# ---------------------------------------------------------------- storms


def put_drifts(sheet: Sheet, view: View) -> None:
    """Where the mover's ships will drift, what stops them, and who is sheltered (AD-22, AD-23)."""
    if view.wind is None or view.over:
        return
    turned = heading(view.wind.towards)
    found = [drift for drift in view.drifts if drift.why != "spent"]
    shared = rows(view)
    for drift, lane in zip(found, lanes(found), strict=True):
        put_drift(sheet, drift, turned, lane, shared.get(drift.ship))


def lanes(drifts: Sequence[Forecast]) -> list[int]:
    """For each drift in which of the `LANES` it lies: so many before it cross cells of its own."""
    return [
        sum(not set(drift.cells).isdisjoint(other.cells) for other in drifts[:at]) % len(LANES)
        for at, drift in enumerate(drifts)
    ]


def put_drift(sheet: Sheet, drift: Forecast, turned: int, lane: int, row: int | None = None) -> None:
    """Where a ship will drift in a wind to this heading; `row`: in which she lies, if two share her cell."""
    if len(drift.cells) > 1:
        kind = "may" if drift.why == "shelter" else "must"
        found = way(len(drift.cells) - 1, turned, kind, lane, sheet.brush)
        sheet.put_between(found, drift.cells[0], drift.cells[-1])
    if drift.why in STOPPED:
        sheet.put(bar(turned, sheet.brush), drift.cells[-1])
    elif drift.why == "reef":
        sheet.put(harm(drift.damage, turned, sheet.brush), drift.cells[-1])
    elif drift.why == "shelter":
        sheet.put(sheltered(row, sheet.brush), drift.cells[0])


@lru_cache(maxsize=128)
def way(far: int, turned: int, kind: str, lane: int, brush: Brush) -> Stamp:
    """An arrow of one of the `KINDS` over so many cells."""
    return brush.stamp(way_sprite(far, turned, kind, lane, brush))


def way_sprite(far: int, turned: int, kind: str, lane: int, brush: Brush) -> Image.Image:
    """The same, RGBA, the middles of both cells as far from its middle; in one of the `LANES`."""
    length = far * (141.42 if turned % 2 else 100.0)
    pen = brush.pen(far + 2)
    middle = 50 * (far + 2)
    a = math.radians(45 * turned)
    start = pen.within(middle - math.sin(a) * length / 2, middle + math.cos(a) * length / 2, 1, 45 * turned).within(
        LANES[lane], 0
    )
    tone, rim = KINDS[kind]
    tip, dashes = 14 - length, 3 * far
    for colour, width in ((rim, 17.0), (tone, 9.0)):
        for i in range(dashes):
            begin = -36 + (tip + 48) * i / dashes
            end = begin + (tip + 48) / dashes * (0.45 if kind == "may" else 1)
            start.shape([(0, begin), (0, end)], None, colour, width, closed=False)
    start.path(f"M -20 {tip + 22} L 0 {tip - 8} L 20 {tip + 22} Z", tone, rim, 6)
    start.path(f"M -20 {tip + 22} L 0 {tip - 8} L 20 {tip + 22} Z", tone)
    return pen.sprite()


@lru_cache(maxsize=32)
def bar(turned: int, brush: Brush) -> Stamp:
    """A drift ends here, at the side to which the wind blows."""
    return brush.stamp(bar_sprite(turned, brush))


def bar_sprite(turned: int, brush: Brush) -> Image.Image:
    """The same, RGBA, a square of two cells: at the cell's edge or corner, so that it covers nobody's strength."""
    pen = brush.pen(2)
    side = pen.within(100, 100, 1, 45 * turned)
    far = 57 if turned % 2 else 47
    for colour, width in ((INK, 19.0), (DUE, 10.0)):
        side.path(f"M -24 {-far} H 24", None, colour, width)
    return pen.sprite()


@lru_cache(maxsize=64)
def harm(damage: int, turned: int, brush: Brush) -> Stamp:
    """A drift ends here on a reef, with so much damage."""
    return brush.stamp(harm_sprite(damage, turned, brush))


def harm_sprite(damage: int, turned: int, brush: Brush) -> Image.Image:
    """The same, RGBA, a square of two cells: on the reef."""
    pen = brush.pen(2)
    a, far = math.radians(45 * turned), 83 if turned % 2 else 64
    x, y = 100 + far * math.sin(a), 100 - far * math.cos(a)
    gunfire.burst(pen.within(x, y, 0.62))
    pen.circle(x, y, 18, WHITE)
    pen.text(x, y + 0.5, f"−{damage}", 28, INK, 800)
    return pen.sprite()


@lru_cache(maxsize=16)
def sheltered(row: int | None, brush: Brush) -> Stamp:
    """An anchor: she needn't drift; where two ships share a cell, beside her badge in her row."""
    return brush.stamp(sheltered_sprite(row, brush))


def sheltered_sprite(row: int | None, brush: Brush) -> Image.Image:
    """The same, RGBA."""
    pen = brush.pen()
    if row is None:
        x, y, size = 21, 79, 1.0
    elif brush.cell < LARGE:
        x, y, size = 73 - 46 * row, 27 + 46 * row, 0.85
    else:
        x, y, size = 54, 34 + 50 * row, 0.62
    sign = pen.within(x, y, size)
    sign.circle(0, 0, 24, WHITE, INK, 5)
    signs.stay(sign.within(0, 0, 0.38))
    return pen.sprite()


def perils(view: View, stops: Sequence[Cell]) -> list[Cell]:
    """Of the cells that a ship may sail to, or the mover's ships will drift over, those where a rival's mine may lie.

    Only the mover himself is warned (AD-56).
    """
    if view.viewer is None or view.viewer != view.mover:
        return []
    drifting = [cell for drift in view.drifts if drift.why != "spent" for cell in drift.cells[1:]]
    return sorted({*stops, *drifting}.intersection(view.perils), key=lambda cell: (cell.row, cell.col))


# ---------------------------------------------------------------- choices

ATTACKS = ("board", "storm")
"""What is done with swords, as keys say it."""


def sailing(view: View, points: Chosen) -> Ship | None:
    """The ship whose next cell is chosen: the one that is named, and nothing else to do."""
    if any(isinstance(answer, Key) for answer in points.answers):
        return None
    named = points.ships
    return next((ship for ship in view.ships if ship.id in named and ship.seat == view.mover), None)


def task(points: Chosen) -> str | None:
    """What is being ordered: the first key that was answered."""
    return next((answer.id for answer in points.answers if isinstance(answer, Key)), None)


def target(view: View, points: Chosen) -> Ship | Fort | None:
    """What is fired at or attacked: the piece named right after the key."""
    named = [answer.id for answer in points.answers if isinstance(answer, Piece)]
    if not named or task(points) not in ("fire", *ATTACKS):
        return None
    return next((one for one in pieces(view) if one.id == named[0]), None)


def offered(view: View, marks: Marks | None) -> list[Ship | Fort]:
    """The ships and forts that may be chosen for what is asked."""
    if marks is None or (view.asked == "turn" and not marks.chosen):
        return []  # what each may do is seen by its pennant and balls
    ids = {piece.id for piece in marks.pieces}
    return [one for one in pieces(view) if one.id in ids]


def put_rims(sheet: Sheet, view: View, named: Sequence[Ship | Fort], offers: Sequence[Ship | Fort]) -> None:
    """Round what has been named, and where there is room round what may be; two ships of a cell have a rim each."""
    found = rows(view) if sheet.large else {}
    rims = {(one.cell, found.get(one.id)): False for one in offers if sheet.large}
    rims |= {(one.cell, found.get(one.id)): True for one in named}
    for (cell, row), picked in rims.items():
        sheet.put(choices.rim(picked, sheet.brush) if row is None else half_rim(picked, row, sheet.brush), cell)


@lru_cache(maxsize=16)
def half_rim(picked: bool, row: int, brush: Brush) -> Stamp:
    """Round one row of a cell, of a ship that may be chosen or has been."""
    image = Image.new("RGBA", (brush.cell, brush.cell))
    half = brush.cell // 2
    image.paste(rim(picked, brush.cell, half, brush.style, (90, 270)), (0, row * half))
    return brush.stamp(image)


def put_attack(sheet: Sheet, view: View, points: Chosen, offers: Sequence[Ship | Fort]) -> None:
    """Who may be boarded or stormed; once a target is named, lines of fire from those who may and will fire."""
    what, aimed = task(points), target(view, points)
    if what in ATTACKS:
        found = rows(view) if sheet.large else {}
        for one in [aimed] if aimed else offers:
            row = found.get(one.id)
            sheet.put(choices.boarding(sheet.brush) if row is None else swords(row, sheet.brush), one.cell)
    if what == "fire" and aimed:
        own = [one.cell for one in pieces(view) if one.id in points.ships and one.cell != aimed.cell]
        _put_lines(sheet, [*(one.cell for one in offers), *own], aimed.cell)


@lru_cache(maxsize=4)
def swords(row: int, brush: Brush) -> Stamp:
    """Swords in one row of a cell, at the ship that may be boarded."""
    pen = brush.pen()
    gunfire.swords(pen.within(84, 18 + 50 * row, 0.3))
    return brush.stamp(pen.sprite())


def _put_lines(sheet: Sheet, origins: Sequence[Cell], aimed: Cell) -> None:
    """Lines of fire at a target."""
    for origin in dict.fromkeys(origins):
        course = course_to(origin, aimed)
        if course:
            far = max(abs(aimed.col - origin.col), abs(aimed.row - origin.row))
            sheet.put_between(way(far, heading(course), "fire", 0, sheet.brush), origin, aimed)
