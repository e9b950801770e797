"""What may be chosen while a ship sails: where to, whom she could board, and at whom she could fire from there."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache

import msgspec
from PIL import Image

from engine.sailing.view import Ship
from engine.values import Answer, Cell, Course, Piece
from render import gunfire, marks
from render.drawing import Marks
from render.palette import Stamp
from render.sailing.geometry import abeam, beyond, broadsides, course_to, heading
from render.sailing.look import DIMMED, Brush, Sheet
from render.theme import INK, WHITE


class Chosen(msgspec.Struct, frozen=True):
    """What `Marks` say of a sea: all `answers` so far, the cells that may be chosen, and those that have been."""

    answers: tuple[Answer, ...]
    opened: frozenset[Cell]
    picked: frozenset[Cell]

    @property
    def any(self) -> bool:
        """Whether somebody is choosing."""
        return bool(self.opened or self.answers)

    @property
    def ships(self) -> frozenset[str]:
        """The ids of the ships that have been named."""
        return frozenset(answer.id for answer in self.answers if isinstance(answer, Piece))

    def without(self, cells: Iterable[Cell]) -> Chosen:
        """The same without cells that are marked in another way."""
        return Chosen(self.answers, self.opened, self.picked.difference(cells))


def chosen(found: Marks | None) -> Chosen:
    """What the marks say."""
    given = tuple(marks.answers(found))
    cells = frozenset(answer for answer in given if isinstance(answer, Cell))
    return Chosen(given, frozenset(found.cells if found else ()), cells)


def settled(ship: Ship, points: Chosen) -> bool:
    """Whether a ship's heading has been chosen, as a preview shows it: a course, or the cell where she lies."""
    courses = any(isinstance(answer, Course) for answer in points.answers)
    return courses or (not points.opened and ship.cell in points.picked)


def stops(points: Chosen, without: Collection[Cell] = ()) -> list[Cell]:
    """The cells that a ship may sail to or has been told to, row by row."""
    return sorted((points.opened | points.picked).difference(without), key=lambda cell: (cell.row, cell.col))


def dim(sheet: Sheet, points: Chosen, own: Iterable[Cell]) -> None:
    """Dims what can't be chosen, but for the `own` cells."""
    bright = points.opened | points.picked | frozenset(own)
    sheet.board.dim(sheet.canvas, bright, DIMMED)


def put_ways(sheet: Sheet, start: Cell, stops: Iterable[Cell], taken: Collection[Cell]) -> None:
    """Arrows on the cells that a ship may sail to from where she lies, in the direction in which she would."""
    for stop in stops:
        course = course_to(start, stop)
        if course and stop not in taken:
            sheet.put(way(heading(course), sheet.brush), stop)


def put_rims(sheet: Sheet, points: Chosen, own: Iterable[Cell]) -> None:
    """Round what may be chosen, where there is room, and what has been; below the ships: they are larger."""
    picked = points.picked | frozenset(own)
    for cell in picked | points.opened if sheet.large else picked:
        sheet.put(rim(cell in picked, sheet.brush), cell)


def put_swords(sheet: Sheet, ship: Ship, enemies: Iterable[Cell], points: Chosen, bound: bool) -> None:
    """Swords at enemies whom a ship may board; `bound`: her heading is settled, so that she fires at those abeam."""
    abreast = {beyond(ship.cell, side) for side in abeam(ship.heading)} if bound else set()
    for cell in enemies:
        if cell in points.opened and cell not in abreast:
            sheet.put(boarding(sheet.brush), cell)


def put_aims(
    sheet: Sheet, ship: Ship, stops: Iterable[Cell], targets: Collection[Cell], points: Chosen, bound: bool
) -> None:
    """Arrows from where a ship may stop, or lies, to what she could fire at from there."""
    # Once a stop or a target has been chosen, the other ones don't matter.
    picked = points.picked - {ship.cell}
    for stop, target in broadsides(ship, stops, not bound, targets):
        if not picked or stop in picked or target in picked:
            sheet.put_between(aim(target.col - stop.col, target.row - stop.row, sheet.brush), stop, target)


ARROW = "M 0 -30 L 21 -2 L 7 -2 L 7 28 L -7 28 L -7 -2 L -21 -2 Z"
"""Longer than wide, so that a phone shows which way it goes."""


@lru_cache(maxsize=64)
def way(turned: int, brush: Brush) -> Stamp:
    """A cell to sail to on this heading."""
    pen = brush.pen()
    drawn = pen.within(50, 50, 1, 45 * turned)
    drawn.path(ARROW, WHITE, INK, 6)
    drawn.path(ARROW, WHITE)
    return brush.stamp(pen.sprite())


@lru_cache(maxsize=32)
def rim(picked: bool, brush: Brush) -> Stamp:
    """Round a cell that may be chosen or has been."""
    return brush.stamp(marks.rim(picked, brush.cell, brush.cell, brush.style))


@lru_cache(maxsize=16)
def brackets(brush: Brush) -> Stamp:
    """Round the cell in which something has just happened."""
    return brush.stamp(marks.brackets(brush.cell, brush.cell, brush.style))


@lru_cache(maxsize=16)
def boarding(brush: Brush) -> Stamp:
    """An enemy who may be boarded."""
    return brush.stamp(boarding_sprite(brush))


def boarding_sprite(brush: Brush) -> Image.Image:
    """The same, RGBA."""
    pen = brush.pen()
    gunfire.swords(pen.within(75, 25, 0.46))
    return pen.sprite()


@lru_cache(maxsize=64)
def aim(dx: int, dy: int, brush: Brush) -> Stamp:
    """An arrow from a stop to what a ship could fire at from there."""
    return brush.stamp(aim_sprite(dx, dy, brush))


def aim_sprite(dx: int, dy: int, brush: Brush) -> Image.Image:
    """The same, RGBA, the middle of both cells in its middle."""
    pen = brush.pen(3)
    length = 100 * (2**0.5 if dx and dy else 1)
    way = pen.within(150 - 50 * dx, 150 + 50 * dy, 1, 45 * _turn(dx, dy))
    near, far = 31.0, length - 22
    shaft = f"M 0 {-near} V {-far + 14}"
    for colour, width in ((WHITE, 17.0), (INK, 9.0)):
        way.path(shaft, None, colour, width)
        way.path(f"M -15 {24 - far} L 0 {-far} L 15 {24 - far} Z", colour, colour if colour == WHITE else None, 9)
    return pen.sprite()


def _turn(dx: int, dy: int) -> int:
    course = course_to(Cell(1, 1), Cell(1 + dx, 1 + dy))
    assert course
    return heading(course)
