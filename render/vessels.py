"""Vessels seen from above, sailing on any of eight headings; shared by the games whose ships turn and lose masts.

A vessel's class is the length of its hull and its number of places for masts. A mast that is left is a sail in its
owner's tone and pattern, one that is lost a stump on the bare deck, those at the stern first. The heading is told by
the bow, the swept sails and the dark stern. Drawn heading north around the origin, 100 units to a cell.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image

from render.owners import Owner, Pattern
from render.palette import Palette, Stamp, sheet
from render.sprites import Pen, Point, ring
from render.style import USUAL, Style
from render.theme import GOLD_LIGHT, INK, WHITE, WOOD_DARK

DECK = "#dcb27c"
HEADINGS = 8
"""Eighths of a turn, clockwise from north."""
OVER = 1.12
"""A vessel's sprite is so much larger than a cell: its neighbours may lie close, and small cells need it."""
STRAIGHT, DIAGONAL = 1.03, 1.12
"""How much larger than planned it is drawn: on a diagonal heading there is more room."""
LINE = 4.2
"""Thickness of outlines in units, and no less than `LEAST` px, so that they survive small cells."""
LEAST = 0.85
SAMPLE = 56
"""Cell in px of the vessels that a palette learns from."""
FINE, SMALL = 2, 40
"""Cells smaller than this are drawn so much larger still before they are reduced."""


class Sail(msgspec.Struct, frozen=True):
    """A sail full of wind, seen from above: a crescent between the ends of its yard."""

    y: float
    half: float
    """Half its width."""
    deep: float

    def at(self, x: float, t: float) -> Point:
        """A point of it: `x` from -1 to 1 along the yard, `t` from 0 (behind) to 1 (in front)."""
        behind = self.y + self.deep * (0.3 + 0.3 * x * x)
        front = self.y + self.deep * (0.42 - 1.2 * (1 - abs(x) ** 2.3))
        return x * self.half, behind + (front - behind) * t

    def part(self, left: float, right: float, low: float = 0, high: float = 1, lean: float = 0) -> list[Point]:
        """The outline of the part between two places on the yard; its front is moved by `lean` along the yard."""
        steps = [i / 12 for i in range(13)]
        front = [self.at(left + (right - left) * s + lean, high) for s in steps]
        behind = [self.at(left + (right - left) * s, low) for s in steps]
        return front + behind[::-1]


class Plan(msgspec.Struct, frozen=True):
    """How a class is built."""

    bow: float
    stern: float
    """How far both ends are from the middle."""
    beam: float
    """Half the width."""
    sails: tuple[Sail, ...]
    """From the bow to the stern: a place for a mast under each."""


PLANS = {
    1: Plan(32, 29, 14, (Sail(-3, 28, 25),)),
    2: Plan(40, 37, 16, (Sail(-14, 29, 22), Sail(11, 30, 22))),
    3: Plan(45, 46, 18.5, (Sail(-21, 28, 21), Sail(2, 33, 21), Sail(25, 27, 21))),
}
"""Classes by their places for masts."""


def vessel(
    owner: Owner, places: int, masts: int, heading: int, cell: int, style: Style = USUAL, foam: bool = True
) -> Image.Image:
    """A vessel as an RGBA sprite, a square of `box(cell)` px to be centred on a cell of `cell` px.

    `places`: for masts, which is its class; `masts`: those that are left; `heading`: in eighths of a turn, clockwise
    from north. Without `foam` it lies on paper: in a list, not on water. Raises KeyError for a class without a plan,
    ValueError for more masts than places.
    """
    plan = PLANS[places]
    if not 0 <= masts <= places:
        raise ValueError(f"{masts} masts in {places} places")
    side = box(cell)
    fine = FINE if cell < SMALL else 1
    pen = Pen(fine * side, units=100 * side / cell, style=style)
    middle = 50 * side / cell
    body = pen.within(middle, middle, DIAGONAL if heading % 2 else STRAIGHT, heading * 360 / HEADINGS)
    line = max(LINE, 100 * LEAST / cell)
    if foam:
        _foam(body, plan)
    _hull(body, plan, owner, line)
    for sail in plan.sails[masts:]:
        body.circle(0, sail.y, 6.5, WOOD_DARK, INK, 2.5)
        body.circle(0, sail.y, 3, GOLD_LIGHT)
    for sail in reversed(plan.sails[:masts]):
        _sail(body, sail, owner, line)
    image = pen.sprite()
    return image.reduce(fine) if fine > 1 else image


def box(cell: int) -> int:
    """The side of a vessel's sprite in px: even or odd as the cell is, so that it can be centred."""
    return cell + 2 * round((OVER - 1) * cell / 2)


def colours(style: Style) -> list[str]:
    """The colours of all vessels in a style, dyed: what a palette for them must hold exactly."""
    owned = [colour for owner in style.owners for colour in (owner.tone, owner.mark, owner.hull)]
    return [*(style.dye(colour) for colour in (INK, WHITE, DECK, WOOD_DARK, GOLD_LIGHT)), *owned]


def atlas(style: Style, ground: str) -> Image.Image:
    """Vessels of all owners on a ground: what a palette for them should learn soft edges from."""
    vessels = [
        vessel(owner, places, masts, seat, SAMPLE, style)
        for seat, owner in enumerate(style.owners)
        for places, masts in ((3, 2), (2, 2))
    ]
    return sheet(vessels, style.dye(ground))


@lru_cache(maxsize=2048)
def vessel_stamp(
    palette: Palette, ground: str, owner: Owner, places: int, masts: int, heading: int, cell: int, style: Style = USUAL
) -> Stamp:
    """A vessel as a stamp for a canvas of this palette, for a place whose ground has this colour."""
    return palette.stamp(vessel(owner, places, masts, heading, cell, style), style.dye(ground))


def _outline(plan: Plan, inset: float = 0) -> str:
    """The path of the hull, or of the deck within it."""
    bow, stern, beam = plan.bow - 1.5 * inset, plan.stern - inset, plan.beam - inset
    return (
        f"M 0 {-bow} C {beam * 0.75} {-bow * 0.66} {beam} {-bow * 0.3} {beam} 2 "
        f"C {beam} {stern * 0.6} {beam * 0.85} {stern * 0.9} {beam * 0.68} {stern} H {-beam * 0.68} "
        f"C {-beam * 0.85} {stern * 0.9} {-beam} {stern * 0.6} {-beam} 2 "
        f"C {-beam} {-bow * 0.3} {-beam * 0.75} {-bow * 0.66} 0 {-bow} Z"
    )


def _foam(pen: Pen, plan: Plan) -> None:
    """The wave at the bow."""
    for side in (-1, 1):
        pen.path(
            f"M {side * 3} {-plan.bow + 1} Q {side * (plan.beam + 2)} {-plan.bow * 0.62} {side * (plan.beam + 7)} -1",
            None,
            WHITE,
            5,
        )


def _hull(pen: Pen, plan: Plan, owner: Owner, line: float) -> None:
    """Bowsprit, hull, deck and quarterdeck."""
    pen.path(f"M 0 {-plan.bow + 3} V {-plan.bow - 4}", None, INK, line)
    pen.path(_outline(plan), owner.hull, INK, line)
    pen.path(_outline(plan), owner.hull)
    pen.path(_outline(plan, 5), DECK)
    stern, beam = plan.stern, plan.beam
    pen.path(
        f"M {-beam * 0.72} {stern - 11} H {beam * 0.72} L {beam * 0.56} {stern - 2.5} H {-beam * 0.56} Z", WOOD_DARK
    )


def _sail(pen: Pen, sail: Sail, owner: Owner, line: float) -> None:
    whole = sail.part(-1, 1)
    pen.shape(whole, owner.tone, INK, line)
    pen.shape(whole, owner.tone)
    for part in _marks(sail, owner.pattern):
        pen.shape(part, owner.mark)
    pen.shape(whole, None, INK, line)


def _marks(sail: Sail, pattern: Pattern) -> list[Sequence[Point]]:
    """The parts of a sail that its owner's pattern marks. None runs across: it would look like a mast more."""
    if pattern == "stripe":
        return [sail.part(-0.21, 0.21)]
    if pattern == "bend":
        return [sail.part(-0.8, -0.4, lean=1)]
    if pattern == "wedge":
        return [[*sail.part(-0.58, 0.58)[13:], sail.at(0, 1)]]
    if pattern == "disc":
        return [ring(*sail.at(0, 0.45), 5.4)]
    if pattern == "dots":
        return [ring(*sail.at(at, 0.5), 4.2) for at in (-0.56, 0, 0.56)]
    if pattern == "halves":
        return [sail.part(0, 1)]
    if pattern == "stripes":
        return [sail.part(-0.64, -0.34), sail.part(0.34, 0.64)]
    return []
