"""Fireships: whom they would hit, where one has exploded, and what damage it has done (AD-34)."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.admiral.view import Blast, View
from engine.values import Cell, Key
from render import gunfire
from render.accents import DAMAGE
from render.games.admiral import signs
from render.games.admiral.look import rows
from render.palette import Stamp
from render.sailing.choices import Chosen
from render.sailing.look import LARGE, Brush, Sheet
from render.theme import INK, WHITE

ENDS = (Key("explode"), Key("end"))
"""What lets fireships explode."""
REACH = 143
"""How far from her middle the ring lies, in units, 100 to a cell."""


def put_rings(sheet: Sheet, view: View, points: Chosen, last: int) -> None:
    """Round the cells that a fireship hits that explodes in this turn, dashed, and those that one has in the turn
    `last`; round the ships that would be hit, where it is asked whether that shall be.
    """
    found = ahead(view, points)
    for blast in found:
        sheet.put(ring(True, sheet.brush), blast.cell)
    if any(word in points.answers for word in ENDS):
        hit, shared = {id for blast in found for id in blast.hits}, rows(view)
        for ship in view.ships:
            if ship.id in hit:
                sheet.put(frame(shared.get(ship.id), sheet.brush), ship.cell)
    for mark in view.marks:
        if mark.turn == last and mark.what == "exploded":
            sheet.put(ring(False, sheet.brush), mark.cell)


def ahead(view: View, points: Chosen) -> list[Blast]:
    """What the fireships would do that explode in this turn; once some of them are named these alone."""
    burning = frozenset[str]() if view.over else due(view)
    chosen = burning & points.ships or burning
    return [blast for blast in view.blasts if blast.ship in chosen]


def due(view: View) -> frozenset[str]:
    """The fireships that explode in this turn."""
    return frozenset(ship.id for ship in view.ships if ship.fireship == "due")


def around(view: View, cell: Cell) -> tuple[Cell, ...]:
    """The cells that an explosion on this one hits (AD-34)."""
    found = (Cell(cell.col + col, cell.row + row) for col in (-1, 0, 1) for row in (-1, 0, 1))
    return tuple(one for one in found if 0 <= one.col < view.width and 0 <= one.row < view.height)


@lru_cache(maxsize=8)
def ring(ahead: bool, brush: Brush) -> Stamp:
    """Round the cells that an explosion hits: one that lies ahead, or one that has happened."""
    return brush.stamp(ring_sprite(ahead, brush))


def ring_sprite(ahead: bool, brush: Brush) -> Image.Image:
    """The same, RGBA."""
    pen = brush.pen(3)
    count = 9
    for colour, width in ((INK, 15.0), (WHITE, 11.0), (DAMAGE, 7.0)):
        for turn in range(0, 360, 90):
            side = pen.within(150, 150, turn=turn)
            if ahead:
                step = 2 * REACH / count
                for i in range(count):
                    start = i * step - REACH
                    side.shape([(start + 4, -REACH), (start + step - 12, -REACH)], None, colour, width, closed=False)
            else:
                teeth = [(i * 2 * REACH / 18 - REACH, -REACH + (11 if i % 2 else 0)) for i in range(19)]
                side.shape(teeth, None, colour, width, closed=False)
    return pen.sprite()


@lru_cache(maxsize=8)
def frame(row: int | None, brush: Brush) -> Stamp:
    """Round a ship that would be hit; `row`: hers, if two share her cell."""
    pen = brush.pen()
    top, low = (5.0, 95.0) if row is None else (50.0 * row + 4, 50.0 * row + 46)
    for colour, width in ((INK, 13.0), (WHITE, 9.5), (DAMAGE, 6.5)):
        pen.box(5, top, 95, low, 10, None, colour, width)
    return brush.stamp(pen.sprite())


def put_news(sheet: Sheet, view: View, last: int) -> None:
    """Where fireships have exploded in the turn `last`, and the damage that they have done."""
    taken, blown = {ship.cell for ship in view.ships}, list[Cell]()
    at: dict[Cell, list[int]] = {}
    for mark in view.marks:
        if mark.turn == last and mark.what == "exploded":
            sheet.put(flash(mark.cell in taken, sheet.brush), mark.cell)
            blown.append(mark.cell)
        elif mark.turn == last and mark.what == "blasted":
            at.setdefault(mark.cell, []).append(mark.n)
    for cell, found in at.items():
        ships = [ship for ship in view.ships if ship.cell == cell]
        pair = len(found) == 2 == len(ships)
        once = sum(cell in around(view, one) for one in blown) == 1  # so she who is left took the most, the other sank
        for row, damage in enumerate(found if pair else [max(found) if once else sum(found)]):
            pearls = any(ship.pearls for ship in (ships[row : row + 1] if pair else ships))
            sheet.put(harm(damage, not ships, row if pair else None, pearls, sheet.brush), cell)


@lru_cache(maxsize=4)
def flash(aside: bool, brush: Brush) -> Stamp:
    """Where a fireship exploded; at the lower left of a cell in which a ship lies."""
    pen = brush.pen(2)
    signs.exploded(pen.within(70, 132, 0.42) if aside else pen.within(100, 100, 0.84))
    return brush.stamp(pen.sprite())


def put_harms(sheet: Sheet, view: View, points: Chosen) -> None:
    """How much damage each ship would take by the fireships that explode in this turn where they lie."""
    harms: dict[str, int] = {}
    shared = rows(view)
    for blast in ahead(view, points):
        for hit in blast.hits:
            harms[hit] = harms.get(hit, 0) + blast.damage
    for ship in view.ships:
        damage = harms.get(ship.id)
        if damage:
            mark = harm(damage, ship.strength <= damage, shared.get(ship.id), ship.pearls > 0, sheet.brush)
            sheet.put(mark, ship.cell)


@lru_cache(maxsize=64)
def harm(damage: int, sinks: bool, row: int | None, pearls: bool, brush: Brush) -> Stamp:
    """So much damage would be, or was, done to a ship, which `sinks` her; `row`: hers, if two share her cell.

    `pearls`: there are some at her lower right, which it doesn't cover.
    """
    return brush.stamp(harm_sprite(damage, sinks, row, pearls, brush))


def harm_sprite(damage: int, sinks: bool, row: int | None, pearls: bool, brush: Brush) -> Image.Image:
    """The same, RGBA, a square of two cells."""
    pen = brush.pen(2)
    if brush.cell < LARGE:
        if row is not None:  # in the corners beside both badges
            x, y, size = 128 - 54 * row, 74 + 54 * row, 0.54
        else:
            x, y, size = (126, 78, 0.56) if pearls else (128, 128, 0.72)
    elif row is None:
        x, y, size = (122, 94, 0.46) if pearls else (122, 124, 0.56)
    else:
        x, y, size = (108, 70 + 50 * row, 0.38) if pearls else (116, 77 + 50 * row, 0.46)
    sign = pen.within(x, y, size)
    gunfire.burst(sign)
    sign.circle(0, 0, 33, INK if sinks else WHITE)
    sign.text(0, 1, f"−{damage}", 50, WHITE if sinks else INK, 800)
    return pen.sprite()
