"""Figures for the rules of Age of Sail: small situations, drawn as they look in the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from render import gunfire
from render.board import LARGEST, sea_board, sea_size
from render.canvas import Canvas, put
from render.drawing import Picture
from render.games.ageofsail import scenario_figures, scenes
from render.games.ageofsail.board import base, covered, draw_board
from render.games.ageofsail.figure_parts import sheet
from render.games.ageofsail.geometry import reach
from render.games.ageofsail.look import USUAL, palette, whole
from render.games.ageofsail.scenes import BLUE, GOLD
from render.owners import SEATS
from render.plates import GAP, RIM, WIDE, framed, paper, points, step
from render.sailing.events import sunk_sprite
from render.sailing.figures import abeam, cropped, on_water, rows, salvo, wind
from render.sailing.look import DIMMED, Brush, Sheet
from render.sprites import Pen
from render.theme import INK, SEA, WHITE
from render.vessels import vessel
from render.window import Window


def figure(name: str) -> Picture:
    """A figure for the rules, 720 px wide. Raises KeyError where there is none of this name."""
    image = FIGURES[name]()
    indexed = palette().index(image)
    return Picture(f"ageofsail-{name}.png", palette().encode(indexed, (6,)), image.width, image.height)


def _start() -> Image.Image:
    """A fort and the ships before it (AS-7)."""
    return framed(cropped(sheet(scenes.start(), Window(0, 0, 8, 6))))


def _classes() -> Image.Image:
    """The classes, and how each loses its masts one by one (AS-4)."""
    lines: list[list[Image.Image]] = []
    for seat, size in enumerate((3, 2, 1)):
        owner = USUAL.owners[seat]
        afloat = [vessel(owner, size, masts, 2, 130) for masts in range(size, 0, -1)]
        lines.append(
            [
                *(on_water(sprite) for sprite in afloat),
                on_water(sunk_sprite(owner, False, Brush(palette(), USUAL, 130))),
            ]
        )
    return rows(lines, 26)


def _abeam() -> Image.Image:
    """Where broadsides fire, and where ships sail (AS-5, AS-10)."""
    view, _ = scenes.broadsides()
    return abeam(sheet(view, Window(0, 0, 9, 3)), view.ships)


def _salvo() -> Image.Image:
    """A hit, a miss, equal dice, and a salvo of a ship of the line (AS-11, AS-12)."""
    return salvo((1, 3, 2))


def _reach() -> Image.Image:
    """Which cells a fort's cannons reach (AS-33)."""
    view = scenes.reach()
    found = sheet(view, Window(0, 0, 7, 5))
    walls = {card.cell for card in view.forts[0].cards}
    for cell in reach(view.forts[0], view.forts, view.ships) - walls:
        if found.board.window.holds(cell):
            found.put(covered(USUAL.owners[GOLD], 0, found.brush), cell)
    return framed(cropped(found))


def _boarding() -> Image.Image:
    """A boarding, and the three ways to keep what was won (AS-15, AS-32)."""
    gold, blue = USUAL.owners[GOLD], USUAL.owners[BLUE]
    side = 150
    fight = Image.new("RGB", (3 * side, side), SEA[0])
    put(fight, vessel(gold, 2, 2, 2, 130), side / 2, side / 2)
    put(fight, vessel(blue, 1, 1, 0, 130), 2.5 * side, side / 2)
    pen = Pen(3 * side, side, 3 * side)
    way = pen.within(1.5 * side, side / 2, 0.9, 90)
    way.path("M -25 24 L 0 -30 L 25 24 L 0 10 Z", WHITE, INK, 7)
    gunfire.swords(pen.within(2.5 * side + 44, 38, 0.62))
    fight.paste(pen.sprite(), (0, 0), pen.sprite())
    kept = [
        _pair([vessel(gold, 2, 2, 2, 96)]),
        _pair([vessel(gold, 1, 1, 0, 96)]),
        _pair([vessel(gold, 2, 1, 2, 96), vessel(gold, 1, 1, 0, 96)]),
    ]
    image = paper(2 * RIM + side + 3 * GAP + kept[0].height)
    left = (WIDE - fight.width) // 2
    image.paste(INK, (left - 3, RIM - 3, left + fight.width + 3, RIM + side + 3))
    image.paste(fight, (left, RIM))
    x, y = RIM + 3, RIM + side + 3 * GAP
    room = WIDE - 2 * RIM - 6 - sum(piece.width for piece in kept)
    for i, piece in enumerate(kept):
        image.paste(INK, (x - 3, y - 3, x + piece.width + 3, y + piece.height + 3))
        image.paste(piece, (x, y))
        x += piece.width
        if i < len(kept) - 1:
            put(image, step("/"), x + room / 4, y + piece.height / 2)
            x += room // 2
    return image


def _pair(sprites: Sequence[Image.Image]) -> Image.Image:
    """Ships on water, beside each other."""
    side = 124
    image = Image.new("RGB", (len(sprites) * side, side), SEA[0])
    for i, sprite in enumerate(sprites):
        image.paste(SEA[i % 2], (i * side, 0, (i + 1) * side, side))
        put(image, sprite, (i + 0.5) * side, side / 2)
    return image


def _repair() -> Image.Image:
    """A mast for a card of the fort (AS-35)."""
    parts = [cropped(sheet(view, Window(0, 0, 4, 4))) for view in scenes.repair()]
    side = (WIDE - 2 * RIM - 40) // 2
    image = paper(side + 2 * RIM)
    for i, part in enumerate(parts):
        x = RIM + i * (side + 40)
        image.paste(INK, (x - 4, RIM - 4, x + side + 4, RIM + side + 4))
        image.paste(part.resize((side, side), Image.Resampling.LANCZOS), (x, RIM))
    put(image, step(">"), WIDE / 2, image.height / 2)
    return image


def _afar() -> Image.Image:
    """Which ships' masts count at the end of a round (AS-39)."""
    view = scenes.afar()
    window = Window(0, 0, 9, 8)
    board = sea_board(window)
    canvas = Canvas(palette(), base(whole(view), board, sea_size(board)[1], USUAL))
    found = Sheet(canvas, board, USUAL)
    board.dim(canvas, [cell for cell in window.cells() if not scenes.near(view, cell)], DIMMED)
    draw_board(found, view, None, SEATS)
    image = cropped(found)
    for ship in view.ships:
        if not scenes.near(view, ship.cell):
            x, y = board.middle(ship.cell.col, ship.cell.row)
            put(image, points(ship.masts), x - board.left, y - board.top - LARGEST * 0.92)
    return framed(image)


def _double() -> Image.Image:
    """Where the forts of six players lie on the double sea, and those of eight (AS-70)."""
    wide = WIDE - 4 * RIM
    tall = wide // 2
    image = paper(2 * tall + 3 * RIM)
    for i, areas in enumerate((scenes.SIX, scenes.EIGHT)):
        view = scenes.double(areas)
        sea = cropped(sheet(view, whole(view))).resize((wide, tall), Image.Resampling.LANCZOS)
        x, y = 2 * RIM, RIM + i * (tall + RIM)
        image.paste(INK, (x - 4, y - 4, x + wide + 4, y + tall + 4))
        image.paste(sea, (x, y))
    return image


FIGURES: dict[str, Callable[[], Image.Image]] = {
    "start": _start,
    "classes": _classes,
    "wind": wind,
    "abeam": _abeam,
    "salvo": _salvo,
    "reach": _reach,
    "boarding": _boarding,
    "repair": _repair,
    "afar": _afar,
    "double": _double,
    **scenario_figures.FIGURES,
}
