"""The field: 36 cells with islands, closed rows, marks, and the slots of Start and Finish."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.tranquility.cards import NUMBERS, is_island
from engine.games.tranquility.field import GAP, LINE, PILLARS, SIZE, VAULT, Line, stretches
from engine.games.tranquility.view import Place, View
from engine.values import Answer, Card, Key
from render import icons
from render.canvas import Canvas, put
from render.drawing import Marks
from render.games.tranquility import signs
from render.games.tranquility.cells import Look, badge_piece, cell_piece
from render.games.tranquility.colours import palette
from render.games.tranquility.frame import (
    FINISH_SLOT,
    SLOT_TALL,
    SLOT_WIDE,
    START_SLOT,
    WATER_BOX,
    badge_room,
    has_finish,
    has_start,
    idle,
)
from render.games.tranquility.islands import Land
from render.games.tranquility.look import COLS, DIMMED, MARGIN, ROWS, corner
from render.marks import pointed
from render.sprites import Pen
from render.style import Style
from render.theme import CARD, INK, STEEL_DARK, WHITE


def lines(mode: str) -> tuple[Line, ...]:
    """The lines in which numbers rise: one, or three in the arch."""
    return (*PILLARS, VAULT) if mode == "arch" else (LINE,)


def active(view: View) -> frozenset[int]:
    """The cells of the phase that is on."""
    return frozenset({1: PILLARS[0] + PILLARS[1], 2: VAULT}.get(view.phase, LINE))


def draw_field(canvas: Canvas, view: View, marks: Marks | None, style: Style) -> None:
    """Lays cells, badges and slots on a canvas of the whole picture."""
    for box in (WATER_BOX,) if marks and marks.cells else idle(view.phase):
        canvas.paste(palette(style).shade(canvas.sheet.crop(box), DIMMED), *box[:2])
    for cell, look in looks(view, marks).items():
        canvas.paste(cell_piece(look, style), *corner(cell))
    start = has_start(view.mode)
    for row in range(ROWS):
        reef, storms = view.reef == row, view.purple.count(row)
        if reef or storms:
            top, bottom = badge_room(row, start)
            canvas.paste(badge_piece(reef, storms, bottom - top, style), MARGIN + 36, top)
    if start:
        canvas.paste(slot_piece(signs.start, view.start, style), *START_SLOT)
    if has_finish(view.mode):
        canvas.paste(slot_piece(signs.finish, view.finish, style), *FINISH_SLOT)


def looks(view: View, marks: Marks | None) -> dict[int, Look]:
    """What is to be seen in each cell."""
    points = pointed(marks, COLS)
    rows = {int(answer.id[4:]) - 1 for answer in points.answers if isinstance(answer, Key) and answer.id[:4] == "row-"}
    card, costs = _chosen_card(view, points.answers)
    on, hints = active(view), between(view)
    found = {}
    for cell in range(SIZE):
        if view.mode == "arch" and cell in GAP:
            continue
        row = cell // COLS
        land = _land(view, view.field[cell])
        ghost = cell in points.picked and land is None and card is not None and is_island(card)
        if ghost and card is not None:
            land = _land(view, Place(card, view.moon))
        found[cell] = Look(
            row=row,
            land=land,
            reef=view.reef == row,
            storm=row in view.purple,
            fresh=view.laid == cell and cell not in points.picked and not points.opened,
            dim=points.dim(cell) or cell not in on,
            open=cell in points.opened,
            chosen=cell in points.picked,
            swept=row in rows,
            cost=costs.get(cell) if cell in points.opened or ghost else None,
            between="" if land or points.opened or view.reef == row or row in view.purple else hints.get(cell, ""),
        )
    return found


def _land(view: View, place: Place | None) -> Land | None:
    if place is None:
        return None
    return Land(place.number, place.moon if view.mode in ("sun", "rivals") else None)


def _chosen_card(view: View, chosen: tuple[Answer, ...]) -> tuple[int | None, dict[int, int]]:
    """The card that is about to be laid, and what it costs by cell."""
    hand = {playable.card: playable for playable in view.hand}
    for answer in chosen:
        if isinstance(answer, Card) and (number := NUMBERS.get(answer)) in hand:
            return number, {spot.cell: spot.cost for spot in hand[number].spots}
    return None, {}


def between(view: View) -> dict[int, str]:
    """The numbers that fit between two laid islands, at the cell in the middle of each empty stretch; × for none."""
    numbers = tuple(place.number if place else 0 for place in view.field)
    found = {}
    for line in lines(view.mode):
        for first, last, below, above in stretches(numbers, line):
            if below and above < 999:
                low, high = below + 1, above - 1
                middle = line[(first + last) // 2]
                found[middle] = f"{low}–{high}" if low < high else str(low) if low == high else "×"
    return found


@lru_cache(maxsize=16)
def slot_piece(icon: icons.Icon, laid: bool, style: Style) -> Image.Image:
    """The Start's or the Finish's slot, indexed: the card, or an outline where it will lie."""
    image = Image.new("RGB", (SLOT_WIDE, SLOT_TALL), style.dye(CARD))
    pen = Pen(SLOT_WIDE, SLOT_TALL, SLOT_WIDE, style)
    if laid:
        pen.box(4, 4, SLOT_WIDE - 4, SLOT_TALL - 4, 12, WHITE, INK, 6)
        put(image, pen.sprite(), SLOT_WIDE / 2, SLOT_TALL / 2)
        put(image, icons.sprite(icon, 72, style), SLOT_WIDE / 2, SLOT_TALL / 2)
        return palette(style).index(image)
    ghost = icons.sprite(icon, 60, style).copy()
    ghost.putalpha(ghost.getchannel("A").point([value * 2 // 5 for value in range(256)]))
    for i in range(4):
        side = pen.within(SLOT_WIDE / 2, SLOT_TALL / 2, turn=90 * i)
        for x in (-24, 0, 24):
            side.path(f"M {x - 7} -38 H {x + 7}", None, STEEL_DARK, 4)
    put(image, pen.sprite(), SLOT_WIDE / 2, SLOT_TALL / 2)
    put(image, ghost, SLOT_WIDE / 2, SLOT_TALL / 2)
    return palette(style).index(image)
