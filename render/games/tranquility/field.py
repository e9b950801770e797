"""The field: 36 cells with islands, closed rows, marks, and the numbers that still fit."""

from __future__ import annotations

from engine.games.tranquility.cards import NUMBERS, is_monster
from engine.games.tranquility.field import GAP, LINE, PILLARS, SIZE, VAULT
from engine.games.tranquility.gaps import Gap, gaps, wrong_sides
from engine.games.tranquility.view import Place, View
from engine.values import Answer, Card, Key
from render.canvas import Canvas
from render.drawing import Marks
from render.games.tranquility.arch import LEDGE_AT, ledge_piece
from render.games.tranquility.cells import Hint, Look, cell_piece
from render.games.tranquility.islands import Land
from render.games.tranquility.look import COLS, corner
from render.games.tranquility.slots import draw_slots
from render.marks import pointed
from render.style import Style


def active(view: View) -> frozenset[int]:
    """The cells of the phase that is on; all where the game is over."""
    return frozenset({1: PILLARS[0] + PILLARS[1], 2: VAULT}.get(_phase(view), LINE))


def _phase(view: View) -> int:
    return 0 if view.over else view.phase


def draw_field(canvas: Canvas, view: View, marks: Marks | None, style: Style) -> None:
    """Lays cells and what lies at their edges on a canvas of the whole picture."""
    for cell, look in looks(view, marks).items():
        canvas.paste(cell_piece(look, style), *corner(cell))
    if view.mode == "arch":
        canvas.paste(ledge_piece(style), *LEDGE_AT)
    draw_slots(canvas, view, style)


def looks(view: View, marks: Marks | None) -> dict[int, Look]:
    """What is to be seen in each cell."""
    points = pointed(marks, COLS)
    rows = {int(answer.id[4:]) - 1 for answer in points.answers if isinstance(answer, Key) and answer.id[:4] == "row-"}
    costs = _costs(view, points.answers)
    attacked = any(isinstance(answer, Card) and is_monster(NUMBERS.get(answer, 0)) for answer in points.answers)
    priced = frozenset(cell for cell, cost in costs.items() if cost and cell in points.opened)
    on, hints, wrong = active(view), between(view, priced), wrong_sides(view)
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
            wrong=cell in wrong,
            hint=None if land or picked else hints.get(cell),
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


def between(view: View, priced: frozenset[int] = frozenset()) -> dict[int, Hint]:
    """What is said of each gap, at the open cell next to its middle; where all are in closed rows at the middle one.

    On `priced` cells stands what they cost instead; where all of a gap have a price, nothing is said of it.
    """
    closed = {view.reef, *view.purple}
    found = {}
    for gap in gaps(view):
        middle = (len(gap.cells) - 1) / 2
        free = [at for at, cell in enumerate(gap.cells) if cell not in priced]
        if not free:
            continue
        places = [at for at in free if gap.cells[at] // COLS not in closed] or free
        found[gap.cells[min(places, key=lambda at: (abs(at - middle), at))]] = hint(gap)
    return found


def hint(gap: Gap) -> Hint:
    """A gap as it is written on the water."""
    said = f"{gap.low}–{gap.high}" if gap.low < gap.high else str(gap.low) if gap.low == gap.high else ""
    return Hint(said, len(gap.cells), "lost" if gap.room.lost else "tight" if gap.room.tight else "")
