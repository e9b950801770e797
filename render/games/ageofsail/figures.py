"""Figures for the rules of Age of Sail: small situations, drawn as they look in the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image

from engine.games.ageofsail.view import View
from render import gunfire, icons
from render.board import LARGEST, sea_board, sea_size
from render.canvas import Canvas, put
from render.drawing import Picture
from render.games.ageofsail import scenes
from render.games.ageofsail.board import base, covered, draw_board
from render.games.ageofsail.geometry import reach
from render.games.ageofsail.look import USUAL, palette
from render.games.ageofsail.scenes import BLUE, GOLD
from render.icons import Icon
from render.owners import SEATS
from render.plates import GAP, RIM, WIDE, framed, paper, points, step
from render.sailing.choices import aim, way
from render.sailing.events import sunk_sprite
from render.sailing.geometry import beyond, heading
from render.sailing.look import DIMMED, Brush, Sheet
from render.sailing.signs import miss
from render.sailing.wind import rose_image
from render.sprites import Pen
from render.theme import INK, PAPER, SEA, WHITE
from render.vessels import vessel
from render.window import Window

DIE = 64
"""A die in px."""


@lru_cache(maxsize=16)
def figure(name: str) -> Picture:
    """A figure for the rules, 720 px wide. Raises KeyError where there is none of this name."""
    image = FIGURES[name]()
    indexed = palette().index(image)
    return Picture(f"ageofsail-{name}.png", palette().encode(indexed, (6,)), image.width, image.height)


def _sheet(view: View, window: Window) -> Sheet:
    board = sea_board(window)
    sheet = Sheet(Canvas(palette(), base(board, sea_size(board)[1], USUAL)), board, USUAL)
    draw_board(sheet, view, None, SEATS)
    return sheet


def _cropped(sheet: Sheet) -> Image.Image:
    """The sea of a sheet without its frame, in RGB."""
    return palette().rgb(sheet.canvas.sheet.crop(sheet.sea))


def _start() -> Image.Image:
    """A fort and the ships before it (AS-7)."""
    return framed(_cropped(_sheet(scenes.start(), Window(0, 0, 8, 6))))


def _classes() -> Image.Image:
    """The classes, and how each loses its masts one by one (AS-4)."""
    rows: list[list[Image.Image]] = []
    for seat, size in enumerate((3, 2, 1)):
        owner = USUAL.owners[seat]
        afloat = [vessel(owner, size, masts, 2, 130) for masts in range(size, 0, -1)]
        rows.append(
            [
                *(_on_water(sprite) for sprite in afloat),
                _on_water(sunk_sprite(owner, False, Brush(palette(), USUAL, 130))),
            ]
        )
    return _rows(rows, 26)


def _on_water(sprite: Image.Image, side: int = 140) -> Image.Image:
    image = Image.new("RGB", (side, side), SEA[0])
    put(image, sprite, side / 2, side / 2)
    return image


def _rows(rows: Sequence[Sequence[Image.Image]], between: int) -> Image.Image:
    """Rows of pieces on paper, with a pointer between two of them."""
    tall = max(piece.height for row in rows for piece in row)
    image = paper(2 * RIM + len(rows) * (tall + GAP) - GAP)
    for i, row in enumerate(rows):
        x, y = RIM, RIM + i * (tall + GAP)
        for j, piece in enumerate(row):
            if j:
                put(image, step(">"), x + between / 2, y + tall / 2)
                x += between
            image.paste(INK, (x, y, x + piece.width, y + piece.height))
            image.paste(piece.crop((3, 3, piece.width - 3, piece.height - 3)), (x + 3, y + 3))
            x += piece.width
    return image


def _wind() -> Image.Image:
    """The same wind in its three strengths (AS-3)."""
    roses = [rose_image(wind, USUAL, PAPER) for wind in scenes.winds()]
    image = paper(roses[0].height + 2 * RIM)
    for i, rose in enumerate(roses):
        image.paste(rose, ((WIDE - rose.width) // 2 + (i - 1) * (rose.width + 3 * GAP), RIM))
    return image


def _abeam() -> Image.Image:
    """Where broadsides fire, and where ships sail (AS-5, AS-10)."""
    view, sides = scenes.broadsides()
    sheet = _sheet(view, Window(0, 0, 9, 3))
    for one, other in sides:
        sheet.put_between(aim(other.col - one.col, other.row - one.row, sheet.brush), one, other)
    for ship in view.ships:
        sheet.put(way(heading(ship.heading), sheet.brush), beyond(ship.cell, ship.heading))
    return framed(_cropped(sheet))


def _salvo() -> Image.Image:
    """A hit, a miss, equal dice, and a salvo (AS-11, AS-12)."""
    rows: tuple[tuple[tuple[int, ...], Icon, int, int | None], ...] = (
        ((5,), gunfire.burst, 3, 1),
        ((2,), miss, 4, 2),
        ((4,), icons.again, 4, None),
        ((1, 3, 2), gunfire.burst, 5, 1),
    )
    tall = 124
    image = paper(2 * RIM + len(rows) * (tall + GAP) - GAP)
    pen = Pen(image.width, image.height, image.width)
    for i, (attack, sign, defence, masts) in enumerate(rows):
        y = RIM + i * (tall + GAP) + tall / 2
        for j, number in enumerate(reversed(attack)):
            _die(pen.within(210 - j * (DIE + 10), y), number, WHITE, INK)
        sign(pen.within(288, y, 0.66))
        _die(pen.within(366, y), defence, INK, WHITE)
        if masts is not None:
            before, after = (_on_water(vessel(USUAL.owners[BLUE], 2, left, 2, 104), tall) for left in (2, masts))
            for x, piece in ((430, before), (430 + tall + 10, after)):
                image.paste(piece, (x, round(y - tall / 2)))
            put(image, step(">"), 430 + tall + 5, y)
    image.paste(pen.sprite(), (0, 0), pen.sprite())
    return image


def _die(pen: Pen, number: int, fill: str, ink: str) -> None:
    half = DIE / 2
    pen.box(-half, -half, half, half, 13, fill, INK, 5)
    pen.text(0, 0, str(number), 48, ink, 800)


def _reach() -> Image.Image:
    """Which cells a fort's cannons reach (AS-33)."""
    view = scenes.reach()
    sheet = _sheet(view, Window(0, 0, 7, 5))
    walls = {card.cell for card in view.forts[0].cards}
    for cell in reach(view.forts[0], view.forts, view.ships) - walls:
        if sheet.board.window.holds(cell):
            sheet.put(covered(USUAL.owners[GOLD], 0, sheet.brush), cell)
    return framed(_cropped(sheet))


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
    parts = [_cropped(_sheet(view, Window(0, 0, 4, 4))) for view in scenes.repair()]
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
    canvas = Canvas(palette(), base(board, sea_size(board)[1], USUAL))
    sheet = Sheet(canvas, board, USUAL)
    board.dim(canvas, [cell for cell in window.cells() if not scenes.near(view, cell)], DIMMED)
    draw_board(sheet, view, None, SEATS)
    image = _cropped(sheet)
    for ship in view.ships:
        if not scenes.near(view, ship.cell):
            x, y = board.middle(ship.cell.col, ship.cell.row)
            put(image, points(ship.masts), x - board.left, y - board.top - LARGEST * 0.92)
    return framed(image)


FIGURES: dict[str, Callable[[], Image.Image]] = {
    "start": _start,
    "classes": _classes,
    "wind": _wind,
    "abeam": _abeam,
    "salvo": _salvo,
    "reach": _reach,
    "boarding": _boarding,
    "repair": _repair,
    "afar": _afar,
}
