"""What has happened: wakes, shots with their dice, fights, wrecks. What is older is fainter."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from engine.sailing.view import Fight, Ship, Shot, Track, View, Wreck
from engine.values import Cell
from render import gunfire, icons
from render.accents import DAMAGE
from render.badges import emblem
from render.owners import Owner
from render.palette import Stamp
from render.sailing.geometry import course_to
from render.sailing.look import CREST, Brush, Sheet
from render.sailing.signs import miss, wreck
from render.sprites import Pen, Point
from render.style import Style
from render.theme import INK, WHITE

NEAR = 0.34
"""Where the dice of a shot lie: so many steps before the middle of its target."""
DIE = 31
"""A die in units, 100 to a cell."""
LABEL = (0.48, 0.155)
"""Half the length and half the breadth of a shot's dice, in cells."""
FEW = 3
"""Of more shots than have room for their dice, so many bear them."""
APART = 0.3
"""Dice beside each other in a row are read as one if they aren't so many cells apart."""
SIDEWAYS = 11
"""By so many units each of two shots in opposite directions is moved to its right."""


def last_mover(view: View, last: int) -> Ship | None:
    """The ship that moved last in the turn `last`; to be sent home is no move."""
    moved = [track.ship for track in view.tracks if track.turn == last and track.how != "home"]
    return next((ship for ship in view.ships if moved and ship.id == moved[-1]), None)


def put_wakes(sheet: Sheet, tracks: Sequence[Track], last: int) -> None:
    """Where ships have sailed, drifted, vanished and been moved; `last`: the turn that isn't faint."""
    for track in sorted(tracks, key=lambda track: track.turn):
        _put_wake(sheet, track, track.turn == last)


def _put_wake(sheet: Sheet, track: Track, fresh: bool) -> None:
    if track.how == "teleported":
        sheet.put(vanished(fresh, sheet.brush), track.cells[0])
        return
    steps = list(pairwise(track.cells))
    for i, (one, other) in enumerate(steps):
        piece = wake(other.col - one.col, other.row - one.row, track.how, i == 0, i == len(steps) - 1,
                     fresh, sheet.brush)  # fmt: skip
        sheet.put_between(piece, one, other)


@lru_cache(maxsize=512)
def wake(dx: int, dy: int, how: str, first: bool, last: bool, fresh: bool, brush: Brush) -> Stamp:
    """A wake from the middle of a cell to that of the next; `first`: with a ring, `last`: it ends behind the ship."""
    pen = brush.pen(2)
    start = pen.within(100 - 50 * dx, 100 + 50 * dy)
    end = 0.52 if last else 1.0
    length = math.hypot(dx, dy)
    aside = (dy / length, dx / length)
    strokes: list[list[tuple[float, float]]] = []
    if how == "drifted":
        points = [(i / 24, 9 * math.sin(math.tau * i / 12)) for i in range(25) if i / 24 <= end]
        strokes.append([(100 * dx * t + aside[0] * w, -100 * dy * t + aside[1] * w) for t, w in points])
    else:
        count, full = (7, 0.15) if how == "moved" else (5, 0.55)
        for i in range(count):
            begin, stop = (i + 0.2) / count, (i + 0.2 + full) / count
            if stop <= end + 0.04:
                strokes.append([(100 * dx * t, -100 * dy * t) for t in (begin, stop)])
    broad = 7 if fresh else 5.5
    for colour, width in _inks(fresh, broad, brush.style):
        for stroke in strokes:
            start.shape(stroke, None, colour, width, closed=False)
        if first:
            start.circle(0, 0, 10, None, colour, width)
    return brush.stamp(pen.sprite())


def _inks(fresh: bool, broad: float, style: Style) -> list[tuple[str, float]]:
    """Colours and widths of a white line on the sea; between dark ones where the sea is white too."""
    if not fresh:
        return [(CREST, broad)]
    return [(WHITE, broad)] if style.ornate else [(INK, broad + 6), (WHITE, broad)]


@lru_cache(maxsize=32)
def vanished(fresh: bool, brush: Brush) -> Stamp:
    """Where a ship was before a teleport."""
    pen = brush.pen()
    for colour, width in _inks(fresh, 8, brush.style):
        for i in range(8):
            a = math.tau * i / 8
            pen.circle(50 + 27 * math.sin(a), 50 - 27 * math.cos(a), width / 2, colour)
    return brush.stamp(pen.sprite())


# ---------------------------------------------------------------- shots


def put_shots(sheet: Sheet, shots: Sequence[Shot], last: int) -> None:
    """Lines from who fired to the target: one for all shots of a turn from the same place to the same target.

    Where there is room they bear their dice; where many crowd each other the older ones are drawn as in earlier turns.
    """
    lines: dict[tuple[int, Cell, Cell], Shot] = {}
    for shot in shots:
        key = (shot.turn, shot.origin, shot.target)
        before = lines.pop(key, None)  # the newest comes last
        lines[key] = shot if before is None or shot.hit or not before.hit else before
    straight = {key: shot for key, shot in lines.items() if course_to(shot.origin, shot.target) is not None}
    labelled = _labelled([shot for shot in straight.values() if shot.turn == last]) if sheet.large else []
    for (turn, origin, target), shot in sorted(straight.items(), key=lambda item: item[0][0]):
        step = (target.col - origin.col, target.row - origin.row)
        diced = shot in labelled
        both = (turn, target, origin) in straight and not diced
        fresh = turn == last and (diced or not sheet.large)
        sheet.put_between(line(*step, shot.hit, not diced, both, fresh, sheet.brush), origin, target)
    for shot in labelled:
        _put_dice(sheet, shot)


def _labelled(shots: Sequence[Shot]) -> list[Shot]:
    """The shots that bear their dice, of some from the oldest to the newest: all, or a few of the newest if not all of
    the dice have room beside each other.
    """
    found: list[Shot] = []
    for shot in reversed(shots):
        if any(_covers(shot, other) for other in found):
            return found[FEW - 1 :: -1]
        found.append(shot)
    return found[::-1]


def _covers(one: Shot, other: Shot) -> bool:
    """Whether the dice of two shots would lie on each other, or in a row as if they were one label."""
    (x0, y0), (x1, y1) = _label(one), _label(other)
    across, up = abs(x0 - x1), abs(y0 - y1)
    length, breadth = LABEL
    if _upright(one) != _upright(other):
        return max(across, up) < length + breadth
    if _upright(one):
        across, up = up, across
    return across < 2 * length + APART and up < 2 * breadth


def _upright(shot: Shot) -> bool:
    """Whether the dice of a shot lie one above the other."""
    return shot.target.row == shot.origin.row


def _label(shot: Shot) -> tuple[float, float]:
    """The middle of the dice of a shot, in cells: at the near edge of its target."""
    dx, dy = shot.target.col - shot.origin.col, shot.target.row - shot.origin.row
    far = max(abs(dx), abs(dy))
    return shot.target.col - NEAR * dx / far, shot.target.row - NEAR * dy / far


@lru_cache(maxsize=512)
def line(dx: int, dy: int, hit: bool, marked: bool, both: bool, fresh: bool, brush: Brush) -> Stamp:
    """A shot from the middle of a cell to another one, red if it `hit`; `marked`: a burst or a crossed disc at its end.

    `both`: there is one in the opposite direction, beside which it lies.
    """
    pen, start, ends = _course(dx, dy, SIDEWAYS if both else 0, brush)
    if fresh:
        start.shape(ends, None, WHITE, 16, closed=False)
    start.shape(ends, None, DAMAGE if hit else INK, 9 if fresh else 5, closed=False)
    if marked:
        _result(start, ends[1], hit, fresh)
    return brush.stamp(pen.sprite())


@lru_cache(maxsize=512)
def result(dx: int, dy: int, hit: bool, fresh: bool, brush: Brush, short: float = 0) -> Stamp:
    """What the end of such a line bears, without the line: where ships lie above those. `short`: so far before it."""
    pen, start, ends = _course(dx, dy, 0, brush)
    x, y = ends[1]
    share = 1 - short / math.hypot(x, y)
    _result(start, (x * share, y * share), hit, fresh)
    return brush.stamp(pen.sprite())


def _course(dx: int, dy: int, aside: float, brush: Brush) -> tuple[Pen, Pen, list[Point]]:
    """A pen for a shot, one whose origin is where it is fired, and where its line begins and ends."""
    far = max(abs(dx), abs(dy))
    pen = brush.pen(far + 2)
    length = math.hypot(dx, dy)
    x, y = dx / length, -dy / length
    middle = 50 * (far + 2)
    start = pen.within(middle - 50 * dx - y * aside, middle + 50 * dy + x * aside)
    begin, end = 26.0, 100 * length - (40 if length % 1 == 0 else 52)
    return pen, start, [(x * begin, y * begin), (x * end, y * end)]


def _result(pen: Pen, at: Point, hit: bool, fresh: bool) -> None:
    (gunfire.burst if hit else miss)(pen.within(*at, (0.46 if hit else 0.38) * (1 if fresh else 0.72)))


def _put_dice(sheet: Sheet, shot: Shot) -> None:
    """The dice of a shot across its line, at the near edge of its target."""
    dx, dy = shot.target.col - shot.origin.col, shot.target.row - shot.origin.row
    far = max(abs(dx), abs(dy))
    x, y = sheet.board.middle(shot.target.col, shot.target.row)
    x -= round(NEAR * sheet.board.wide * dx / far)
    y += round(NEAR * sheet.board.wide * dy / far)
    attack = sum(shot.dice) + shot.bonus
    found = dice(attack, len(shot.dice), shot.defence, shot.hit, not dy, sheet.brush)
    sheet.canvas.stamp(found, x - found.piece.width // 2, y - found.piece.height // 2, sheet.sea)


@lru_cache(maxsize=512)
def dice(attack: int, count: int, defence: int, hit: bool, upright: bool, brush: Brush) -> Stamp:
    """The sum of the attacker's dice (as many as lie on each other), whether it hit, and the defender's die.

    Side by side, or `upright` one above the other.
    """
    return brush.stamp(dice_sprite(attack, count, defence, gunfire.burst if hit else miss, upright, brush))


def dice_sprite(
    attack: int, count: int, defence: int, sign: icons.Icon, upright: bool, brush: Brush, against: int = 1
) -> Image.Image:
    """The same with any sign between them, RGBA; `against`: so many dice of the defender's lie on each other too."""
    pen = brush.pen()
    for side, number, light in ((-1, attack, True), (1, defence, False)):
        x, y = (50, 50 + side * 32) if upright else (50 + side * 32, 50)
        for i in range((count if light else against) - 1, -1, -1):
            back = -5 * i
            half = DIE / 2
            pen.box(x + back - half, y + back - half, x + back + half, y + back + half, 6,
                    WHITE if light else INK, INK, 4)  # fmt: skip
        pen.text(x, y, str(number), 27 if number < 10 else 21, INK if light else WHITE, 800)
    sign(pen.within(50, 50, 0.36 if sign is miss else 0.42))
    return pen.sprite()


# ---------------------------------------------------------------- fights and wrecks


def put_fights(sheet: Sheet, fights: Sequence[Fight], last: int) -> None:
    """Crossed swords where ships were boarded; with the dice of the last strike where there is room."""
    for fight in fights:
        if fight.turn == last and sheet.large and fight.dice:
            sheet.put(struck(*fight.dice[-1], sheet.brush), fight.cell)
        else:
            sheet.put(fought(fight.turn == last, sheet.brush), fight.cell)


@lru_cache(maxsize=64)
def struck(boarder: int, defender: int, brush: Brush, counts: tuple[int, int] = (1, 1)) -> Stamp:
    """The last strike of a fight: swords between the dice, at the lower edge of a cell. `counts`: dice a side."""
    sprite = dice_sprite(boarder, counts[0], defender, gunfire.swords, False, brush, counts[1])
    image = Image.new("RGBA", (brush.cell, 2 * brush.cell))
    image.paste(sprite, (0, brush.cell - round(0.12 * brush.cell)))
    return brush.stamp(image)


@lru_cache(maxsize=32)
def fought(fresh: bool, brush: Brush) -> Stamp:
    """Swords at the upper right of a cell."""
    pen = brush.pen()
    gunfire.swords(pen.within(78, 22, 0.42 if fresh else 0.32))
    return brush.stamp(pen.sprite())


def put_wrecks(sheet: Sheet, wrecks: Sequence[Wreck], taken: Collection[Cell], colours: Sequence[int]) -> None:
    """Where ships were lost; at the lower left of a cell that is `taken`."""
    for lost in wrecks:
        owner = sheet.style.owners[colours[lost.seat]]
        sheet.put(sunk(owner, lost.cell in taken, sheet.brush), lost.cell)


@lru_cache(maxsize=128)
def sunk(owner: Owner, aside: bool, brush: Brush) -> Stamp:
    """A wreck with its owner's badge."""
    return brush.stamp(sunk_sprite(owner, aside, brush))


def sunk_sprite(owner: Owner, aside: bool, brush: Brush) -> Image.Image:
    """The same, RGBA."""
    pen = brush.pen()
    part = pen.within(24, 76, 0.46) if aside else pen.within(50, 52, 0.72)
    wreck(part)
    emblem(part.within(-28, -26, 0.42), owner)
    return pen.sprite()
