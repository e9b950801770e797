"""The field: 36 cells with islands, closed rows, marks, and the slots of Start and Finish."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.tranquility.cards import NUMBERS, is_monster
from engine.games.tranquility.field import GAP, LINE, PILLARS, SIZE, SIZE_OF_DECK, VAULT, Line, Stretch, room, stretches
from engine.games.tranquility.view import Place, View
from engine.values import Answer, Card, Key
from render import icons
from render.canvas import Canvas, put
from render.drawing import Marks
from render.games.tranquility import signs
from render.games.tranquility.cells import Hint, Look, badge_piece, cell_piece
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
from render.marks import brackets, pointed
from render.sprites import Pen
from render.style import Style
from render.theme import CARD, INK, STEEL_DARK, WHITE


def lines(mode: str) -> tuple[Line, ...]:
    """The lines in which numbers rise: one, or three in the arch."""
    return (*PILLARS, VAULT) if mode == "arch" else (LINE,)


def active(view: View) -> frozenset[int]:
    """The cells of the phase that is on; all where the game is over."""
    return frozenset({1: PILLARS[0] + PILLARS[1], 2: VAULT}.get(_phase(view), LINE))


def _phase(view: View) -> int:
    return 0 if view.over else view.phase


def draw_field(canvas: Canvas, view: View, marks: Marks | None, style: Style) -> None:
    """Lays cells, badges and slots on a canvas of the whole picture."""
    for box in (WATER_BOX,) if marks and marks.cells else idle(_phase(view)):
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
        canvas.paste(slot_piece(signs.start, view.start, view.started and view.start, style), *START_SLOT)
    if has_finish(view.mode):
        canvas.paste(slot_piece(signs.finish, view.finish, view.finish, style), *FINISH_SLOT)


def looks(view: View, marks: Marks | None) -> dict[int, Look]:
    """What is to be seen in each cell."""
    points = pointed(marks, COLS)
    rows = {int(answer.id[4:]) - 1 for answer in points.answers if isinstance(answer, Key) and answer.id[:4] == "row-"}
    costs = _costs(view, points.answers)
    attacked = any(isinstance(answer, Card) and is_monster(NUMBERS.get(answer, 0)) for answer in points.answers)
    on, hints = active(view), between(view)
    found = {}
    for cell in range(SIZE):
        if view.mode == "arch" and cell in GAP:
            continue
        row = cell // COLS
        land = _land(view, view.field[cell])
        picked = cell in points.picked
        found[cell] = Look(
            row=row,
            land=land,
            reef=view.reef == row,
            storm=row in view.purple,
            fresh=view.laid == cell and not view.finish and not picked and not points.opened,
            dim=points.dim(cell) or cell not in on,
            open=cell in points.opened,
            chosen=picked,
            prey=picked and attacked,
            swept=row in rows,
            cost=costs.get(cell) if cell in points.opened else view.price if picked else None,
            between=None if land or points.opened else hints.get(cell),
        )
    return found


def _land(view: View, place: Place | None) -> Land | None:
    if place is None:
        return None
    return Land(place.number, place.moon if view.mode in ("sun", "rivals") else None)


def _costs(view: View, chosen: tuple[Answer, ...]) -> dict[int, int]:
    """What the card that was chosen costs by cell."""
    hand = {playable.card: playable for playable in view.hand}
    for answer in chosen:
        if isinstance(answer, Card) and (number := NUMBERS.get(answer)) in hand:
            return {spot.cell: spot.cost for spot in hand[number].spots}
    return {}


def between(view: View) -> dict[int, Hint]:
    """The numbers that fit on each empty stretch, at an open cell next to its middle, and where too few are left.

    Nothing is said of a line on which nothing lies, nor of a stretch whose rows are all closed.
    """
    numbers = tuple(place.number if place else 0 for place in view.field)
    closed = {view.reef, *view.purple}
    found = {}
    for line in lines(view.mode):
        if not any(numbers[cell] for cell in line):
            continue
        for stretch in stretches(numbers, line):
            low, high = _left(stretch, frozenset(numbers))
            middle = (stretch.first + stretch.last) / 2
            open_ = [at for at in range(stretch.first, stretch.last + 1) if line[at] // COLS not in closed]
            if open_:
                at = min(open_, key=lambda at: (abs(at - middle), at))
                said = f"{low}–{high}" if low < high else str(low) if low == high else ""
                found[line[at]] = Hint(said, room(numbers, stretch).lost)
    return found


def _left(stretch: Stretch, laid: frozenset[int]) -> tuple[int, int]:
    """The lowest and the highest number that could lie on a stretch: those on another line of the arch are gone."""
    low, high = stretch.below + 1, min(stretch.above, SIZE_OF_DECK + 1) - 1
    while low in laid:
        low += 1
    while high in laid:
        high -= 1
    return low, high


@lru_cache(maxsize=16)
def slot_piece(icon: icons.Icon, laid: bool, fresh: bool, style: Style) -> Image.Image:
    """A slot, indexed: the Start or the Finish, or an outline where it will lie. `fresh`: it was laid last."""
    image = Image.new("RGB", (SLOT_WIDE, SLOT_TALL), style.dye(CARD))
    pen = Pen(SLOT_WIDE, SLOT_TALL, SLOT_WIDE, style)
    if laid:
        pen.box(4, 4, SLOT_WIDE - 4, SLOT_TALL - 4, 12, WHITE, INK, 6)
        put(image, pen.sprite(), SLOT_WIDE / 2, SLOT_TALL / 2)
        put(image, icons.sprite(icon, 72, style), SLOT_WIDE / 2, SLOT_TALL / 2)
        if fresh:
            put(image, brackets(SLOT_WIDE, SLOT_TALL, style), SLOT_WIDE / 2, SLOT_TALL / 2)
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
