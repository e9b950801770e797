"""What the scenarios have on the sea besides ships: a harbour to reach, a fort being laid, masts ashore."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import groupby

from PIL import Image

from engine.games.ageofsail.view import Party, Storming, View
from engine.values import Cell
from render.badges import SHAPES
from render.games.ageofsail import forts
from render.games.ageofsail.look import STONE
from render.games.ageofsail.roles import anchor
from render.owners import Owner
from render.palette import Stamp
from render.sailing import events
from render.sailing.look import CREST, Brush, Sheet
from render.sprites import Pen
from render.theme import INK, STEEL_DARK, WHITE, mix

# ---------------------------------------------------------------- a harbour


def put_goals(sheet: Sheet, goals: Sequence[Cell], opened: Collection[Cell]) -> None:
    """The cells that somebody has to reach; where a ship may sail to now the anchor makes room for the arrow."""
    for cell in goals:
        sheet.put(goal(sheet.large and cell in opened, sheet.brush), cell)


@lru_cache(maxsize=32)
def goal(aside: bool, brush: Brush) -> Stamp:
    """A cell of the harbour."""
    return brush.stamp(goal_sprite(aside, brush))


def goal_sprite(aside: bool, brush: Brush) -> Image.Image:
    """The same, RGBA."""
    pen = brush.pen()
    pen.box(5, 5, 95, 95, 12, CREST, WHITE, 5)
    anchor(pen.within(24, 27, 0.32) if aside else pen.within(50, 51, 0.6))
    return pen.sprite()


# ---------------------------------------------------------------- a fort being laid


def put_field(sheet: Sheet, first: Cell, last: Cell) -> None:
    """Round the cells where a fort may be laid (AS-52)."""
    for col in range(first.col, last.col + 1):
        sheet.put(edge(0, sheet.brush), Cell(col, last.row))
        sheet.put(edge(180, sheet.brush), Cell(col, first.row))
    for row in range(first.row, last.row + 1):
        sheet.put(edge(90, sheet.brush), Cell(last.col, row))
        sheet.put(edge(270, sheet.brush), Cell(first.col, row))


@lru_cache(maxsize=32)
def edge(turn: int, brush: Brush) -> Stamp:
    """A dash at a side of a cell, in degrees clockwise from the upper one."""
    return brush.stamp(edge_sprite(turn, brush))


def edge_sprite(turn: int, brush: Brush) -> Image.Image:
    """The same, RGBA."""
    pen = brush.pen(2)
    side = pen.within(100, 100, 1, turn)
    for colour, width in ((INK, 13.0), (WHITE, 6.0)):
        side.path("M -30 -50 H 30", None, colour, width)
    return pen.sprite()


def put_laid(sheet: Sheet, laid: Sequence[Cell], owner: Owner) -> None:
    """The cells of a fort that have been chosen so far, numbered (AS-52)."""
    for number, cell in enumerate(laid, 1):
        if sheet.board.window.holds(cell):
            piece = forts.plan(owner, number, sheet.board.wide, sheet.style, forts.sides(cell, laid))
            sheet.canvas.paste(piece, *sheet.board.corner(cell.col, cell.row))


# ---------------------------------------------------------------- masts ashore

Band = tuple[tuple[Owner, bool], ...]
"""The masts in a cell: of whom, and whether each is spent."""
PLACES = {1: (50,), 2: (33, 67), 3: (22, 50, 78)}
"""Where they stand, by how many there are."""


def put_parties(sheet: Sheet, view: View, colours: Sequence[int]) -> None:
    """Masts ashore, a figure for each (AS-52)."""
    found = sorted(view.parties, key=lambda party: (party.cell.row, party.cell.col, party.seat))
    for cell, parties in groupby(found, key=lambda party: party.cell):
        band = tuple(figure for party in parties for figure in _figures(sheet, view, party, colours))
        if band:
            sheet.put(party_stamp(band, sheet.brush), cell)


def _figures(sheet: Sheet, view: View, party: Party, colours: Sequence[int]) -> Band:
    owner = sheet.style.owners[colours[party.seat]]
    idle = spent(view, party)
    return tuple((owner, i >= party.masts - idle) for i in range(party.masts))


def spent(view: View, party: Party) -> int:
    """How many masts of a party can't move any more in their owner's present turn."""
    return party.masts - party.ready if party.seat == view.mover and not view.over else 0


@lru_cache(maxsize=256)
def party_stamp(band: Band, brush: Brush) -> Stamp:
    """The masts in a cell of a fort."""
    return brush.stamp(party_sprite(band, brush), STONE)


def party_sprite(band: Band, brush: Brush) -> Image.Image:
    """The same, RGBA."""
    pen = brush.pen()
    size = 1.25 if len(band) == 1 else 1.0
    for x, (owner, pale) in zip(PLACES[len(band)], band, strict=True):
        sailor(pen.within(x, 54, size), owner, pale)
    return pen.sprite()


def sailor(pen: Pen, owner: Owner, pale: bool) -> None:
    """A mast ashore, about 30 units wide and 70 high: a figure with its owner's badge on the breast."""
    tone, mark, ink = (owner.tone, owner.mark, INK)
    if pale:
        tone, mark, ink = mix(owner.tone, STONE, 0.65), mix(owner.mark, STONE, 0.65), STEEL_DARK
    pen.body("M -14 34 V 8 Q -14 -8 0 -8 Q 14 -8 14 8 V 34 Z", tone, ink, 9)
    pen.circle(0, -17, 11, STONE if pale else WHITE, ink, 5)
    pen.within(0, 14, 0.17).shape(SHAPES[owner.shape], mark)


def put_struggles(sheet: Sheet, view: View, last: int) -> None:
    """Swords where parties fought cannons; with the dice of the last strike where there is room (AS-52)."""
    for fight in view.struggles:
        if fight.turn == last and sheet.large and fight.strikes:
            party, cannon = sums(view, fight)
            count = len(fight.strikes[-1][1])
            sheet.put(events.struck(party, cannon, sheet.brush, (count, 2)), fight.cell)
        else:
            sheet.put(events.fought(fight.turn == last, sheet.brush), fight.cell)


def sums(view: View, fight: Storming) -> tuple[int, int]:
    """What the party and the cannon had in the last strike, with what the order adds to each die (AS-14)."""
    cannon, party = fight.strikes[-1]
    return (
        sum(party) + (len(party) if view.order_of == fight.seat else 0),
        sum(cannon) + (len(cannon) if view.order_of is not None and view.order_of == view.role else 0),
    )
