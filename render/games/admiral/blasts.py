"""Fireships: whom they would hit, where one has exploded, and what damage it has done (AD-34)."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.admiral.view import View
from engine.values import Cell
from render import gunfire
from render.accents import DAMAGE
from render.games.admiral import signs
from render.games.admiral.look import rows
from render.palette import Stamp
from render.sailing.look import LARGE, Brush, Sheet
from render.theme import INK, WHITE

REACH = 143
"""How far from her middle the ring lies, in units, 100 to a cell."""


def put_rings(sheet: Sheet, view: View, last: int) -> None:
    """Round the cells that a fireship hits that explodes in this turn, dashed, and those that one has in the turn
    `last`.
    """
    if not view.over:
        burning = due(view)
        for blast in view.blasts:
            if blast.ship in burning:
                sheet.put(ring(True, sheet.brush), blast.cell)
    for mark in view.marks:
        if mark.turn == last and mark.what == "exploded":
            sheet.put(ring(False, sheet.brush), mark.cell)


def due(view: View) -> frozenset[str]:
    """The fireships that explode in this turn."""
    return frozenset(ship.id for ship in view.ships if ship.fireship == "due")


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


def put_news(sheet: Sheet, view: View, last: int) -> None:
    """Where fireships have exploded in the turn `last`, and the damage that they have done."""
    taken = {ship.cell for ship in view.ships}
    at: dict[Cell, list[int]] = {}
    for mark in view.marks:
        if mark.turn == last and mark.what == "exploded":
            sheet.put(flash(mark.cell in taken, sheet.brush), mark.cell)
        elif mark.turn == last and mark.what == "blasted":
            at.setdefault(mark.cell, []).append(mark.n)
    for cell, found in at.items():
        pair = len(found) == 2 == sum(ship.cell == cell for ship in view.ships)
        for row, damage in enumerate(found if pair else [sum(found)]):
            sheet.put(harm(damage, cell not in taken, row if pair else None, sheet.brush), cell)


@lru_cache(maxsize=4)
def flash(aside: bool, brush: Brush) -> Stamp:
    """Where a fireship exploded; at the lower left of a cell in which a ship lies."""
    pen = brush.pen(2)
    signs.exploded(pen.within(70, 132, 0.42) if aside else pen.within(100, 100, 0.84))
    return brush.stamp(pen.sprite())


def put_harms(sheet: Sheet, view: View) -> None:
    """How much damage each ship would take by the fireships that explode in this turn where they lie."""
    if view.over:
        return
    harms: dict[str, int] = {}
    burning, shared = due(view), rows(view)
    for blast in view.blasts:
        for hit in blast.hits if blast.ship in burning else ():
            harms[hit] = harms.get(hit, 0) + blast.damage
    for ship in view.ships:
        damage = harms.get(ship.id)
        if damage:
            sheet.put(harm(damage, ship.strength <= damage, shared.get(ship.id), sheet.brush), ship.cell)


@lru_cache(maxsize=64)
def harm(damage: int, sinks: bool, row: int | None, brush: Brush) -> Stamp:
    """So much damage would be, or was, done to a ship, which `sinks` her; `row`: hers, if two share her cell."""
    return brush.stamp(harm_sprite(damage, sinks, row, brush))


def harm_sprite(damage: int, sinks: bool, row: int | None, brush: Brush) -> Image.Image:
    """The same, RGBA, a square of two cells."""
    pen = brush.pen(2)
    if brush.cell < LARGE:
        shift = 0 if row is None else 46 * row - 23
        x, y, size = 128 - shift, 128 + shift, 0.72
    else:
        x, y, size = (122, 124, 0.56) if row is None else (116, 77 + 50 * row, 0.46)
    sign = pen.within(x, y, size)
    gunfire.burst(sign)
    sign.circle(0, 0, 33, INK if sinks else WHITE)
    sign.text(0, 1, f"−{damage}", 50, WHITE if sinks else INK, 800)
    return pen.sprite()
