"""What happened in the last turn, in words as small as signs: dice, hits, points, and what came of them.

Where there is room each is a tag at its cell, below each other; else signs alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.games.admiral.view import Fight, Mark, View
from engine.values import Cell
from render import gunfire
from render.games.admiral import signs
from render.games.admiral.events import Volley, volleys
from render.icons import Icon
from render.palette import Stamp
from render.sailing.look import Brush, Sheet
from render.sailing.signs import miss
from render.sprites import Pen
from render.theme import CARD, INK, WHITE

MARKS: dict[str, Icon] = {
    "ruined": gunfire.burst,
    "struck": gunfire.burst,
    "taken": signs.taken,
    "captured": signs.taken,
    "mended": signs.mended,
    "rebuilt": signs.mended,
    "loaded": signs.loaded,
    "landed": signs.landed,
    "dropped": signs.dropped,
    "lost": signs.lost,
    "given": signs.given,
    "mined": signs.mined,
}
"""What tells of what happened on a cell; of ``sunk`` a wreck does."""
GAINED = ("mended", "rebuilt")
HARMED = ("struck", "mined")
DICE = 3
"""Of so many salvos from the same places at the same target the dice are shown."""
HIGH = 42
"""Height of a tag in units, 100 to a cell."""


class Part(NamedTuple):
    """A part of a tag: a die (`fill` its colour), a sign, or (both empty) a text."""

    text: str = ""
    fill: str = ""
    sign: Icon | None = None


Tag = tuple[Part, ...]


def put_news(sheet: Sheet, view: View, last: int) -> None:
    """What happened in the turn `last`, as far as it isn't seen by lines and wrecks."""
    if sheet.large:
        for cell, found in tags(view, last).items():
            if sheet.board.window.holds(cell):
                _put_tags(sheet, cell, found)
    else:
        places: dict[Cell, int] = {}
        for mark in told(view.marks, last):
            at = places[mark.cell] = places.get(mark.cell, -1) + 1
            sheet.put(sign(mark.what, at, sheet.brush), mark.cell)


def tags(view: View, last: int) -> dict[Cell, list[Tag]]:
    """The tags of each cell, in their order."""
    found: dict[Cell, list[Tag]] = {}
    for volley in volleys(view.salvos):
        if volley.turn == last:
            found.setdefault(volley.target, []).append(fired(volley))
    for fight in view.fights:
        if fight.turn == last:
            found.setdefault(fight.cell, []).append(fought(fight))
    marks: dict[Cell, list[Part]] = {}
    for mark in told(view.marks, last):
        marks.setdefault(mark.cell, []).extend(came(mark))
    for cell, parts in marks.items():
        found.setdefault(cell, []).append(tuple(parts))
    return found


def fired(volley: Volley) -> Tag:
    """The dice of a volley, and how many of its shots hit (AD-31, AD-32)."""
    dice = [Part(str(die), WHITE) for die in volley.dice[-DICE:]]
    return (*dice, Part(sign=gunfire.burst if volley.hits else miss), Part(f"{volley.hits}/{volley.shots}"))


def fought(fight: Fight) -> Tag:
    """The points of both sides of a fight, the attacker's first (AD-41, AD-44)."""
    return Part(str(fight.points[0]), WHITE), Part(sign=gunfire.swords), Part(str(fight.points[1]), INK)


def came(mark: Mark) -> Tag:
    """What came of something, and how much."""
    minus = mark.what in HARMED
    text = f"−{mark.n}" if minus else f"+{mark.n}" if mark.what in GAINED else str(mark.n) if mark.n > 1 else ""
    return (Part(sign=MARKS[mark.what]), *([Part(text)] if text else []))


def told(marks: Sequence[Mark], last: int) -> list[Mark]:
    """Marks of the turn `last` that have a sign, those of one kind and cell as one."""
    found: dict[tuple[str, Cell], Mark] = {}
    for mark in marks:
        if mark.turn == last and mark.what in MARKS:
            key = (mark.what, mark.cell)
            before = found[key].n if key in found else 0
            found[key] = Mark(mark.turn, mark.seat, mark.cell, mark.what, before + mark.n)
    return list(found.values())


def _put_tags(sheet: Sheet, cell: Cell, found: Sequence[Tag]) -> None:
    """Tags from the lower edge of a cell downwards, at the lower edge of the sea upwards."""
    left, top, right, bottom = sheet.sea
    middle = sheet.board.middle(cell.col, cell.row)
    stamps = [tag(one, sheet.brush) for one in found]
    high = sum(stamp.piece.height for stamp in stamps)
    y = min(middle[1] + round(0.37 * sheet.board.wide), bottom - high - 1)
    for stamp in stamps:
        x = max(left, min(middle[0] - stamp.piece.width // 2, right - stamp.piece.width))
        sheet.canvas.stamp(stamp, x, max(y, top), sheet.sea)
        y += stamp.piece.height


@lru_cache(maxsize=512)
def tag(parts: Tag, brush: Brush) -> Stamp:
    """A tag, as a stamp."""
    return brush.stamp(tag_sprite(parts, brush), CARD)


def tag_sprite(parts: Tag, brush: Brush) -> Image.Image:
    """The same, RGBA."""
    widths = [_width(part) for part in parts]
    units = sum(widths) + 10
    pen = Pen(round(brush.cell * units / 100), round(brush.cell * HIGH / 100), units, brush.style)
    pen.box(2, 2, units - 2, HIGH - 2, 10, CARD, INK, 4)
    x, y = 5.0, HIGH / 2
    for part, width in zip(parts, widths, strict=True):
        middle = x + width / 2
        if part.sign:
            part.sign(pen.within(middle, y, 0.32))
        elif part.fill:
            pen.box(middle - width / 2 + 2, y - 15, middle + width / 2 - 2, y + 15, 6, part.fill, INK, 4)
            pen.text(middle, y + 0.5, part.text, 27, WHITE if part.fill == INK else INK, 800)
        else:
            pen.text(middle, y + 0.5, part.text, 28, INK, 800)
        x += width
    return pen.sprite()


def _width(part: Part) -> float:
    """A part's width in units."""
    if part.sign:
        return 37
    letters = sum(11 if letter in "/1" else 17 for letter in part.text)
    return max(letters + 12, 33) if part.fill else letters + 4


@lru_cache(maxsize=128)
def sign(what: str, at: int, brush: Brush) -> Stamp:
    """What happened, the `at`-th of its cell, at its lower left."""
    pen = brush.pen(2)
    MARKS[what](pen.within(70 + 40 * at, 132, 0.42))
    return brush.stamp(pen.sprite())
