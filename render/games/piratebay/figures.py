"""Figures for the rules of Pirate Bay: small situations, drawn as they look in the game."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.games.piratebay.data import TILES
from engine.games.piratebay.view import Hold, View
from render import gunfire
from render.board import sea_board, sea_size
from render.canvas import Canvas, put
from render.drawing import Picture
from render.games.piratebay import scenes, signs
from render.games.piratebay.board import base, draw_board
from render.games.piratebay.cargo import cargo_sprite
from render.games.piratebay.look import GRASS, USUAL, WHOLE, palette
from render.games.piratebay.places import anchorage_sprite, merchant_sprite, number, spot_sprite
from render.games.piratebay.scenes import GOLD, NOTHING
from render.owners import SEATS
from render.plates import GAP, RIM, WIDE, framed, paper, points, step
from render.sailing.choices import ARROW, rim
from render.sailing.events import sunk_sprite
from render.sailing.figures import abeam, cropped, die, on_water, rows, salvo, wind
from render.sailing.look import Brush, Sheet
from render.sailing.signs import medal
from render.sprites import Pen
from render.theme import INK, SEA, WHITE
from render.vessels import vessel
from render.window import Window

SIDE = 124
"""Of a piece in px."""


def figure(name: str) -> Picture:
    """A figure for the rules, 720 px wide. Raises KeyError where there is none of this name."""
    image = FIGURES[name]()
    indexed = palette().index(image)
    return Picture(f"piratebay-{name}.png", palette().encode(indexed, (6,)), image.width, image.height)


def _sheet(view: View, window: Window) -> Sheet:
    board = sea_board(window)
    sheet = Sheet(Canvas(palette(), base(view.map, board, sea_size(board)[1], USUAL)), board, USUAL)
    draw_board(sheet, view, None, SEATS)
    return sheet


def _brush(cell: int = SIDE) -> Brush:
    return Brush(palette(), USUAL, cell)


def _map() -> Image.Image:
    """The whole sea at the beginning (PB-1 to PB-3)."""
    return framed(cropped(_sheet(scenes.start(), WHOLE)))


def _abeam() -> Image.Image:
    """Where broadsides fire, and where ships sail (AS-5, AS-10)."""
    view = scenes.broadsides()
    return abeam(_sheet(view, Window(0, 8, 8, 4)), view.ships)


def _salvo() -> Image.Image:
    """A hit, a miss, equal dice, and a salvo of a frigate (AS-11, AS-12)."""
    return salvo((2, 4))


def _home() -> Image.Image:
    """A ship that has lost her masts comes back with both at her anchor (PB-11)."""
    owner = USUAL.owners[GOLD]
    afloat = [on_water(vessel(owner, 2, masts, 2, SIDE)) for masts in (2, 1)]
    return rows([[*afloat, on_water(sunk_sprite(owner, False, _brush())), _moored(140)]], 26)


def _moored(side: int) -> Image.Image:
    """A ship at her anchor."""
    owner = USUAL.owners[GOLD]
    image = on_water(anchorage_sprite(owner, True, _brush()), side)
    put(image, vessel(owner, 2, 2, 0, round(0.86 * SIDE)), side / 2, side / 2)
    return image


def _on_grass(sprite: Image.Image, side: int = SIDE) -> Image.Image:
    image = Image.new("RGB", (side, side), GRASS)
    put(image, sprite, side / 2, side / 2)
    return image


def _tiles() -> Image.Image:
    """What tiles hide, and how many of each there are (PB-2)."""
    kinds = (
        (signs.barrel, TILES.count("cannon")),
        (signs.chest, TILES.count("gold")),
        (signs.open_chest, TILES.count("empty")),
        (signs.cave, TILES.count("cave")),
        (signs.known_mark, TILES.count("mark")),
    )
    found = []
    for sign, count in kinds:
        pen = Pen(SIDE, units=100)
        sign(pen.within(50, 44, 0.66 if sign is signs.known_mark else 0.72))
        number(pen.within(79, 79), count)
        found.append(_on_grass(pen.sprite()))
    down = _on_grass(spot_sprite("down", 0, 0, _brush()))
    image = paper(2 * RIM + 2 * SIDE + 3 * GAP)
    _framed(image, down, (WIDE - SIDE) // 2, RIM)
    put(image, step(">").rotate(-90), WIDE / 2, RIM + SIDE + 1.5 * GAP)
    left = (WIDE - len(found) * (SIDE + GAP) + GAP) // 2
    for i, piece in enumerate(found):
        _framed(image, piece, left + i * (SIDE + GAP), RIM + SIDE + 3 * GAP)
    return image


def _framed(image: Image.Image, piece: Image.Image, x: int, y: int) -> None:
    """Pastes a piece with a rim of ink within its edges."""
    image.paste(INK, (x, y, x + piece.width, y + piece.height))
    image.paste(piece.crop((3, 3, piece.width - 3, piece.height - 3)), (x + 3, y + 3))


def _explore() -> Image.Image:
    """Which tiles a ship may turn up (PB-20)."""
    view, beside, window = scenes.exploring()
    sheet = _sheet(view, window)
    for cell in beside:
        sheet.put(rim(False, sheet.brush), cell)
    return framed(cropped(sheet))


def _merchant() -> Image.Image:
    """A merchant, and the two ways in which attacking one ends (PB-14)."""
    brush = _brush()
    attack = Image.new("RGB", (3 * SIDE, SIDE), SEA[0])
    laden = _laden(2, Hold(0, 2))
    put(attack, laden, SIDE / 2, SIDE / 2)
    put(attack, merchant_sprite(0, 0, brush), 2.5 * SIDE, SIDE / 2)
    pen = Pen(3 * SIDE, SIDE, 3 * SIDE)
    pen.within(1.5 * SIDE, SIDE / 2, 1, 90).path(ARROW, WHITE, INK, 6)
    gunfire.swords(pen.within(2.9 * SIDE, 24, 0.5))
    attack.paste(pen.sprite(), (0, 0), pen.sprite())
    image = paper(2 * RIM + 3 * SIDE + 4 * GAP)
    _framed(image, attack, (WIDE - attack.width) // 2, RIM)
    taken = on_water(_laden(2, Hold(1, 2)), SIDE)
    lost = on_water(merchant_sprite(0, 2, brush), SIDE)
    for i, (dice, pieces) in enumerate((((3, 4, 5, 6), (taken,)), ((1, 2), (lost, _moored(SIDE))))):
        y = RIM + (i + 1) * (SIDE + 2 * GAP)
        pen = Pen(320, SIDE, 320)
        for j, face in enumerate(dice):
            die(pen.within(40 + 76 * (j + 4 - len(dice)), SIDE / 2), face, WHITE, INK)
        put(image, pen.sprite(), RIM + 160, y + SIDE / 2)
        put(image, step(">"), RIM + 350, y + SIDE / 2)
        for j, piece in enumerate(pieces):
            _framed(image, piece, RIM + 388 + j * (SIDE + GAP), y)
    return image


def _laden(heading: int, hold: Hold, order: bool = False) -> Image.Image:
    """Gold's ship with what she carries, RGBA: two cells wide."""
    image = Image.new("RGBA", (2 * SIDE, 2 * SIDE))
    hull = vessel(USUAL.owners[GOLD], 2, 2, heading, SIDE)
    image.paste(hull, (SIDE - hull.width // 2, SIDE - hull.height // 2))
    image.alpha_composite(cargo_sprite(hold, order, False, heading, _brush()))
    return image


def _order() -> Image.Image:
    """Who has the order adds one to his dice and his range (PB-23)."""
    side = 150
    image = paper(2 * RIM + side)
    _framed(image, on_water(_laden(2, NOTHING, True), side), RIM + 24, RIM)
    y = RIM + side / 2
    pen = Pen(WIDE, image.height, WIDE)
    die(pen.within(264, y), 3, WHITE, INK)
    die(pen.within(382, y), 4, WHITE, INK)
    for x, reach in ((530, 3), (654, 4)):
        pen.within(x - 26, y, 0.9, 45).path(ARROW, WHITE, INK, 7)
        pen.text(x + 16, y, str(reach), 54, INK, 800)
    image.paste(pen.sprite(), (0, 0), pen.sprite())
    for x in (323, 588):
        put(image, step(">"), x, y)
    return image


def _landing() -> Image.Image:
    """Cargo goes ashore on the own islet, and what it counts (PB-22, PB-24)."""
    *views, window = scenes.landing()
    side = 300
    image = paper(3 * RIM + side + SIDE)
    for i, view in enumerate(views):
        part = cropped(_sheet(view, window)).resize((side, side), Image.Resampling.LANCZOS)
        _framed(image, part, WIDE // 2 - side - 26 + i * (side + 52), RIM)
    put(image, step(">"), WIDE / 2, RIM + side / 2)
    for i, (sign, worth) in enumerate(((signs.chest, 2), (signs.barrel, 1), (medal, 3))):
        x, y = WIDE / 2 + (i - 1) * 226, 2 * RIM + side + SIDE / 2
        pen = Pen(96, units=116)
        sign(pen.within(58, 58))
        put(image, pen.sprite(), x - 66, y)
        put(image, points(worth), x + 46, y)
    return image


FIGURES: dict[str, Callable[[], Image.Image]] = {
    "map": _map,
    "wind": wind,
    "abeam": _abeam,
    "salvo": _salvo,
    "home": _home,
    "tiles": _tiles,
    "explore": _explore,
    "merchant": _merchant,
    "order": _order,
    "landing": _landing,
}
