"""How pictures mark what may be chosen, what has been chosen, what has just happened, and whose turn it is: the same in
every game."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image

from engine.values import Answer, Cell
from render.accents import CHOICE, DUE, LAST
from render.drawing import Marks
from render.sprites import Pen
from render.style import Style
from render.theme import INK

MEASURED = 132
"""Width of a cell in px for which rims are measured; on smaller ones they are thinner."""
GLOW = CHOICE + "73"
"""The softer part of the light around what may be chosen."""
THINNEST = 0.55
"""Share of that below which rims don't shrink: they have to be seen on a phone."""


class Pointed(msgspec.Struct, frozen=True):
    """What `Marks` say of the cells of a board, each by its index, row by row from the lowest."""

    answers: tuple[Answer, ...] = ()
    """All that has been chosen, sets taken apart."""
    opened: frozenset[int] = frozenset()
    """What may be chosen."""
    picked: frozenset[int] = frozenset()
    """What has been chosen."""

    def dim(self, cell: int) -> bool:
        """Whether nothing can be done there now, while it can elsewhere."""
        return bool(self.opened) and cell not in self.opened and cell not in self.picked


def pointed(marks: Marks | None, cols: int) -> Pointed:
    """What the marks say of a board with so many columns."""
    if marks is None:
        return Pointed()
    found = answers(marks)
    return Pointed(
        tuple(found),
        frozenset(cell.row * cols + cell.col for cell in marks.cells),
        frozenset(answer.row * cols + answer.col for answer in found if isinstance(answer, Cell)),
    )


def answers(marks: Marks | None) -> list[Answer]:
    """What has been chosen, sets taken apart."""
    found: list[Answer] = []
    for answer in marks.chosen if marks else ():
        found.extend(getattr(answer, "values", (answer,)))
    return found


@lru_cache(maxsize=128)
def rim(
    chosen: bool,
    wide: int,
    tall: int,
    style: Style,
    pointers: tuple[int, ...] = (0, 180),
    joined: tuple[int, ...] = (),
) -> Image.Image:
    """The rim of a cell of this size in px that may be chosen, or that has been; RGBA.

    Where something may be chosen there is soft light along the rim, with a dark line in the stark style alone. On the
    sides in `joined` (degrees clockwise from the upper) it goes on in the next cell: cells side by side share one
    light. The rim of what has been chosen is broader and points inwards from the sides in `pointers`.
    """
    scale = max(wide / MEASURED, THINNEST)
    pen = Pen(wide, tall, wide, style)
    if not chosen:
        _light(pen, wide, tall, scale, joined)
        return pen.sprite()
    inset, broad = 7 * scale, 11 * scale
    box = (inset, inset, wide - inset, tall - inset, 15 * scale)
    pen.box(*box, None, INK, broad + 4 * scale)
    for turn in pointers:
        reach = (wide if turn % 180 else tall) / 2 / scale
        side = pen.within(wide / 2, tall / 2, scale, turn)
        side.path(f"M -18 {9 - reach} H 18 L 0 {26 - reach} Z", CHOICE, INK, 4)
    pen.box(*box, None, CHOICE, broad - scale)
    return pen.sprite()


def _light(pen: Pen, wide: int, tall: int, scale: float, joined: tuple[int, ...]) -> None:
    """Light along the sides of a cell but the `joined` ones: bright at the edge, softer inwards."""

    def box(inset: float, radius: float, colour: str, broad: float) -> None:
        left, top, right, bottom = (-wide if turn in joined else inset for turn in (270, 0, 90, 180))
        pen.box(left, top, wide - right, tall - bottom, radius * scale, None, colour, broad)

    if pen.style.ornate:
        box(9 * scale, 12, GLOW, 12 * scale)
        box(4 * scale, 12, CHOICE, 6 * scale)
    else:
        box(7 * scale, 15, INK, 12.5 * scale)
        box(7 * scale, 15, CHOICE, 7.5 * scale)


@lru_cache(maxsize=16)
def brackets(wide: int, tall: int, style: Style) -> Image.Image:
    """Round the corners of a cell of this size in px in which something has just happened; RGBA."""
    scale = max(wide / MEASURED, THINNEST)
    pen = Pen(wide, tall, wide, style)
    arm, inset = 0.3 * min(wide, tall), 7 * scale
    for colour, broad in ((INK, 14.0), (LAST, 8.0)):
        for turn in (0, 90, 180, 270):
            across, up = (tall, wide) if turn % 180 else (wide, tall)
            x, y = across / 2 - inset, up / 2 - inset
            bend = 9 * scale
            pen.within(wide / 2, tall / 2, 1, turn).path(
                f"M {arm - x} {-y} H {bend - x} Q {-x} {-y} {-x} {bend - y} V {arm - y}", None, colour, broad * scale
            )
    return pen.sprite()


def rim_chosen(pen: Pen, width: float, height: float) -> None:
    """The bright rim of a card or tile of this size that has been chosen."""
    pen.box(7, 7, width - 7, height - 7, 16, None, INK, 15)
    pen.box(7, 7, width - 7, height - 7, 16, None, CHOICE, 10)


def rim_due(pen: Pen, width: float, height: float) -> None:
    """The strip of somebody who has to act: a warm rim, and a pennant that points at the name.

    Told apart in black and white too.
    """
    pen.box(3, 3, width - 3, height - 3, 18, None, INK, 6)
    pen.box(4.4, 4.4, width - 4.4, height - 4.4, 17, None, DUE, 4.6)
    pen.path(f"M 3 8 H 14 L 30 {height / 2} L 14 {height - 8} H 3 Z", DUE, INK, 3)
