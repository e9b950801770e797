"""What lies at fixed places: ports with their forts, reefs, pearls in the sea, goals of a race."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.games.admiral.view import Fort, View
from engine.values import Cell
from render.badges import emblem
from render.board import Board
from render.games.admiral import signs
from render.games.admiral.fleet import shot
from render.games.admiral.hulls import strength
from render.games.admiral.look import PORT, PORT_DARK, ROCK, STONE, Chart, teams
from render.owners import Owner
from render.palette import Stamp
from render.sailing.look import Brush, Sheet
from render.sprites import Pen
from render.style import Style
from render.theme import GREEN, INK, PAPER_DARK, STEEL_DARK, STEEL_LIGHT, WHITE

REBUILT = 3
"""So much damage is off a ruin when it is a fort again (AD-52)."""

# ---------------------------------------------------------------- what never changes


def put_ports(image: Image.Image, board: Board, chart: Chart, style: Style) -> None:
    """Tints the water of ports on an RGB sea."""
    for cell in (*chart.ports, *chart.forts):
        if board.window.holds(cell):
            image.paste(style.dye((PORT, PORT_DARK)[(cell.col + cell.row) % 2]), board.box(cell, cell))


def put_reefs(image: Image.Image, board: Board, chart: Chart, style: Style) -> None:
    """Puts rocks on an RGB sea."""
    sprite = reef(board.wide, style)
    for cell in chart.reefs:
        if board.window.holds(cell):
            image.paste(sprite, board.corner(cell.col, cell.row), sprite)


@lru_cache(maxsize=8)
def reef(side: int, style: Style) -> Image.Image:
    """A reef, RGBA."""
    pen = Pen(side, units=100, style=style)
    pen.path("M 6 76 Q 26 60 50 68 Q 76 60 95 76 Q 76 96 50 90 Q 26 96 6 76 Z", WHITE)
    for rock in ("M 12 76 L 28 34 L 44 76 Z", "M 64 78 L 78 44 L 92 76 Z", "M 34 80 L 54 16 L 74 80 Z"):
        pen.body(rock, ROCK, INK, 6)
    pen.path("M 54 24 L 46 56 L 54 50 Z", STEEL_LIGHT)
    return pen.sprite()


@lru_cache(maxsize=4)
def laid(brush: Brush) -> Stamp:
    """A reef that somebody is about to lay."""
    return brush.stamp(reef(brush.cell, brush.style))


# ---------------------------------------------------------------- ports and forts


def put_bounds(sheet: Sheet, view: View, colours: Sequence[int]) -> None:
    """A dashed line round each port, in the tone of the fort's owner."""
    for fort in view.forts:
        sheet.put(bounds(_owner(sheet, fort, colours), sheet.brush), fort.cell)


def _owner(sheet: Sheet, fort: Fort, colours: Sequence[int]) -> Owner | None:
    return None if fort.seat is None else sheet.style.owners[colours[fort.seat]]


@lru_cache(maxsize=64)
def bounds(owner: Owner | None, brush: Brush) -> Stamp:
    """The rim of the nine cells of a port."""
    pen = brush.pen(3)
    tone = owner.tone if owner else STEEL_DARK
    for turn in range(0, 360, 90):
        side = pen.within(150, 150, turn=turn)
        for i in range(-6, 7):
            for colour, width in ((INK, 11.0), (tone, 6.5)):
                side.shape([(22 * i - 5, -143), (22 * i + 5, -143)], None, colour, width, closed=False)
    return brush.stamp(pen.sprite(), PORT)


class Look(NamedTuple):
    """What is seen of a fort. `shots`: balls beside it; `team`: its owner's, 0 without."""

    owner: Owner | None
    strength: int
    size: int
    pearls: int
    worked: bool
    rebuilt: int
    shots: int
    team: int = 0


def put_forts(sheet: Sheet, view: View, colours: Sequence[int], shots: bool) -> None:
    """Forts with their strength, and ruins; with `shots` it is shown how many the mover's have left."""
    team = teams(view)
    for fort in view.forts:
        acts = shots and sheet.large and fort.seat == view.mover and not view.over
        look = Look(_owner(sheet, fort, colours), fort.strength, fort.size, fort.pearls, fort.worked, fort.rebuilt,
                    fort.shots if acts else 0, 0 if fort.seat is None else team[fort.seat])  # fmt: skip
        sheet.put(tower(look, sheet.brush), fort.cell)


@lru_cache(maxsize=256)
def tower(look: Look, brush: Brush) -> Stamp:
    """A fort, as a stamp."""
    return brush.stamp(tower_sprite(look, brush), PORT)


def tower_sprite(look: Look, brush: Brush) -> Image.Image:
    """The same, RGBA: with its owner's flag and badge; without strength a ruin, with what has been rebuilt of it."""
    pen, owner = brush.pen(), look.owner
    if look.strength:
        pen.path("M 62 44 V 5", None, INK, 6)
        if owner:
            pen.body("M 64 4 H 97 L 89 14 L 97 24 H 64 Z", owner.tone, INK, 5)
        pen.within(50, 52, 0.96).body(signs.TOWER, STONE, INK, 7)
        strength(pen.within(50, 64), owner, look.strength, look.size, look.team)
    else:
        signs.rubble(pen.within(50, 50, 0.96))
        if owner:
            emblem(pen.within(72, 36, 0.3), owner, line=16)
        if look.worked or look.rebuilt:
            for i in range(REBUILT):
                x = 24 + 26 * i
                pen.box(x - 11, 74, x + 11, 92, 3, GREEN if i < look.rebuilt else PAPER_DARK, INK, 5)
    if look.pearls:
        count(pen.within(21, 21), look.pearls)
    for i in range(look.shots if look.strength else 0):
        shot(pen.within(10 + 17 * i, 92))
    if look.worked:
        # to the left of a ruin's badge, to the right of what a tower bears
        signs.working(pen.within(84, 44, 0.36) if look.strength else pen.within(18, 34, 0.36))
    return pen.sprite()


def put_goals(sheet: Sheet, view: View, colours: Sequence[int]) -> None:
    """Whose goal a port is: flags in its corner that lies farthest from the edge of the sea (AD-61)."""
    for cell in dict.fromkeys(filter(None, view.goals)):
        seats = tuple(seat for seat, goal in enumerate(view.goals) if goal == cell and seat not in view.out)
        if seats:
            owners = tuple(sheet.style.owners[colours[seat]] for seat in seats)
            inner = Cell(cell.col + (1 if 2 * cell.col < view.width else -1),
                         cell.row + (1 if 2 * cell.row < view.height else -1))  # fmt: skip
            sheet.put(goal(owners, sheet.brush), inner)


@lru_cache(maxsize=64)
def goal(owners: tuple[Owner, ...], brush: Brush) -> Stamp:
    """Chequered flags with the badges of those who have to get there, behind ships."""
    return brush.stamp(goal_sprite(owners, brush), PORT)


def goal_sprite(owners: tuple[Owner, ...], brush: Brush) -> Image.Image:
    """The same, RGBA."""
    pen = brush.pen()
    signs.finish(pen.within(54, 50, 0.66))
    for i, owner in enumerate(owners):
        emblem(pen.within(76 - 24 * (i % 3), 78 - 56 * (i // 3), 0.34), owner, line=14)
    return pen.sprite()


# ---------------------------------------------------------------- pearls


def put_pearls(sheet: Sheet, view: View, taken: Collection[Cell]) -> None:
    """Pearls in the sea; at the lower left of a cell where a ship lies."""
    for cell, number in view.pearls:
        sheet.put(pearls(number, cell in taken, sheet.brush), cell)


@lru_cache(maxsize=32)
def pearls(number: int, aside: bool, brush: Brush) -> Stamp:
    """So many pearls."""
    return brush.stamp(pearls_sprite(number, aside, brush))


def pearls_sprite(number: int, aside: bool, brush: Brush) -> Image.Image:
    """The same, RGBA."""
    pen = brush.pen()
    part = pen.within(20, 78, 0.38) if aside else pen.within(50, 48, 0.74)
    signs.shell(part)
    if number > 1:
        count(part.within(40, -38, 1.3), number)
    return pen.sprite()


def count(pen: Pen, number: int) -> None:
    """So many pearls, on one."""
    pen.circle(0, 0, 20, WHITE, INK, 6)
    pen.circle(0, 0, 20, WHITE)
    pen.text(0, 0.5, str(number), 33, INK, 800)
