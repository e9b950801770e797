"""Figures for the rules: small situations without words, drawn with the sprites of the game itself."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PIL import Image

from engine.games.tranquility.view import View
from render import icons
from render.canvas import Canvas, put
from render.drawing import Picture
from render.games.tranquility import look, scenes, signs
from render.games.tranquility.cells import Look, cell_piece
from render.games.tranquility.colours import lit, palette
from render.games.tranquility.field import draw_field
from render.games.tranquility.frame import base
from render.games.tranquility.hand import card_piece
from render.games.tranquility.islands import Land
from render.games.tranquility.look import (
    COLS,
    FIELD_LEFT,
    INNER,
    MARGIN,
    RISE,
    SEA_BOTTOM,
    SEA_TOP,
    USUAL,
    WATER_BOX,
    corner,
)
from render.games.tranquility.sky import due_piece, scene_light
from render.plates import RIM, WIDE, framed, paper, points, ringed, step
from render.sprites import Pen
from render.theme import INK, WHITE

FULL = SEA_BOTTOM + RISE
SMALL = 76
"""Size of a sign between pictures."""


def figure(name: str) -> Picture:
    """A figure by its name."""
    image = FIGURES[name]()
    data = palette().encode(palette().index(image), (9,))
    return Picture(f"tranquility-{name}.png", data, image.width, image.height)


def _sheet(view: View) -> Image.Image:
    """The field with its frame, as in the game's picture."""
    light = lit(scene_light(view), USUAL)
    canvas = Canvas(light, base(FULL, view.mode, USUAL))
    draw_field(canvas, view, None, USUAL)
    return light.rgb(canvas.sheet)


def _whole(view: View) -> Image.Image:
    """The whole field with its frame and slots, on paper."""
    image = _sheet(view).crop((MARGIN, SEA_TOP, MARGIN + INNER, FULL))
    wide = WIDE - 2 * RIM
    tall = round(image.height * wide / image.width)
    whole = paper(tall + 2 * RIM)
    # the sharpest way there is makes the file of a sky of many shades too large
    whole.paste(image.resize((wide, tall), Image.Resampling.HAMMING), (RIM, RIM))
    return whole


def _rows(view: View, top: int, bands: bool = False) -> Image.Image:
    """The lowest rows up to `top` (from 0), without or with the frame's left band."""
    left = MARGIN if bands else FIELD_LEFT
    return _sheet(view).crop((left, corner(top * COLS)[1] - 2, WATER_BOX[2], WATER_BOX[3]))


def _cell(seen: Look) -> Image.Image:
    return palette().rgb(cell_piece(seen, USUAL))


def _line_of(seen: list[Look]) -> Image.Image:
    """Cells side by side."""
    image = Image.new("RGB", (look.WIDE * len(seen), look.TALL))
    for i, cell in enumerate(seen):
        image.paste(_cell(cell), (i * look.WIDE, 0))
    return image


def _card(card: int, state: str = "") -> Image.Image:
    return palette().rgb(card_piece(card, 124, "", 0, None, state, USUAL))


def _boxed(image: Image.Image) -> Image.Image:
    """A picture with a dark line around it."""
    box = Image.new("RGB", (image.width + 6, image.height + 6), INK)
    box.paste(image, (3, 3))
    return box


def _sign(icon: icons.Icon, size: int = SMALL) -> Image.Image:
    return icons.sprite(icon, size)


def _stacked(lines: list[list[Image.Image]]) -> Image.Image:
    """Lines of pictures one below the other, each in the middle."""
    heights = [max(piece.height for piece in line) for line in lines]
    image = paper(2 * RIM + sum(heights) + 18 * (len(lines) - 1))
    top = RIM
    for line, tall in zip(lines, heights, strict=True):
        room = sum(piece.width for piece in line)
        gap = min(20, (WIDE - 2 * RIM - room) // max(1, len(line) - 1))
        x = (WIDE - room - gap * (len(line) - 1)) / 2
        for piece in line:
            at = (round(x), round(top + (tall - piece.height) / 2))
            image.paste(piece, at, piece if piece.mode == "RGBA" else None)
            x += piece.width + gap
        top += tall + 18
    return image


def _order() -> Image.Image:
    """The line through the field: from the Start up to the Finish, numbers rising, gaps as they come."""
    return _whole(msgspec.structs.replace(scenes.order(), start=True))


def _cost() -> Image.Image:
    """What an island costs: 5 after 3, 46 between 45 and 49, 60 where neither neighbour is filled."""
    lines = (
        [Look(0, Land(3)), Look(0, Land(5), chosen=True, cost=2), Look(0), Look(0)],
        [Look(2), Look(2, Land(45)), Look(2, Land(46), chosen=True, cost=1), Look(2, Land(49))],
        [Look(4, Land(20)), Look(4), Look(4, open=True, cost=0), Look(4)],
    )
    cards = ((5, 2), (46, 1), (60, 0))
    rows = []
    for seen, (card, cost) in zip(lines, cards, strict=True):
        small = _line_of(seen).resize((440, 88), Image.Resampling.LANCZOS)
        paid = [_sign(signs.card, 62)] * cost
        rows.append([_card(card, "chosen"), *paid, step(">"), _boxed(small)])
    return _stacked([_scaled(row, 92) for row in rows])


def _scaled(line: list[Image.Image], tall: int) -> list[Image.Image]:
    """A line whose pictures are at most this high."""
    return [
        piece
        if piece.height <= tall
        else piece.resize((round(piece.width * tall / piece.height), tall), Image.Resampling.LANCZOS)
        for piece in line
    ]


def _start() -> Image.Image:
    """A Start is laid, then the team discards eight cards from all its hands."""
    start = _card(86)
    due = palette().rgb(due_piece(8, 8, USUAL))
    hands = [
        [_card(card, "given" if given else "") for card, given in hand]
        for hand in (
            ((7, False), (8, True), (31, True), (52, True), (83, False)),
            ((3, True), (12, True), (26, True), (39, True), (84, True)),
        )
    ]
    return _stacked([[start, step(">"), _boxed(due)], *hands])


def _reef() -> Image.Image:
    """A row closed by the reef, and the sign at its left end."""
    view = scenes.position({"A1": 3, "B1": 4, "E1": 9, "C2": 17, "E2": 21, "B3": 30, "F3": 42})
    return framed(_rows(msgspec.structs.replace(view, reef=1), 2, bands=True))


def _monster() -> Image.Image:
    """A monster takes an island away, and itself."""
    before = _line_of([Look(1, Land(17)), Look(1, Land(18), open=True), Look(1)])
    after = _line_of([Look(1, Land(17)), Look(1), Look(1)])
    wide = 460
    small = [image.resize((wide, wide * look.TALL // (3 * look.WIDE)), Image.Resampling.LANCZOS)
             for image in (before, after)]  # fmt: skip
    return _stacked([[_card(91, "chosen"), _boxed(small[0])], [step(">"), _boxed(small[1])]])


def _storms() -> Image.Image:
    """Yellow: down to three cards. Purple: a closed row. Orange: only next to a laid island."""
    hand = [_card(card, "given" if card in (12, 60) else "") for card in (12, 25, 44, 60, 78)]
    purple = _line_of([Look(2, Land(30), storm=True), Look(2, storm=True), Look(2, Land(38), storm=True),
                       Look(2, storm=True)])  # fmt: skip
    orange = _line_of([Look(3), Look(3, open=True), Look(3, Land(44)), Look(3, open=True)])
    rows = [[_sign(signs.yellow, 96), *hand]]
    for sign, image in ((signs.purple, purple), (signs.orange, orange)):
        small = image.resize((520, 520 * look.TALL // (4 * look.WIDE)), Image.Resampling.LANCZOS)
        rows.append([_sign(sign, 96), _boxed(small)])
    return _stacked([_scaled(row, 130) for row in rows])


def _compass() -> Image.Image:
    """Compasses for a Start, for six numbers in a row, for a whole hand; and what one does: it lifts a storm."""
    row = _line_of([Look(1, Land(number)) for number in range(14, 20)])
    small = row.resize((480, 480 * look.TALL // (6 * look.WIDE)), Image.Resampling.LANCZOS)
    hand = [_card(card, "given") for card in (6, 21, 33, 52, 70)]
    won = [step(">"), _sign(signs.compass)]
    lifted = [_sign(signs.compass, 92), step(">"), *(_sign(_lifted(sign), 92) for sign in signs.STORM_SIGNS.values())]
    return _stacked([_scaled([_card(86), *won], 116), [_boxed(small), *won], _scaled([*hand, *won], 116), lifted])


def _lifted(storm: icons.Icon) -> icons.Icon:
    def crossed(pen: Pen) -> None:
        storm(pen)
        for colour, width in ((WHITE, 20), (INK, 11)):
            pen.path("M -44 44 L 44 -44", None, colour, width)

    return crossed


def _arch() -> Image.Image:
    """The Great Arch: two pillars and a vault, three lines."""
    return _whole(scenes.arch())


def _sides() -> Image.Image:
    """The two sides of an island, and which way up they must lie in the end."""
    return _whole(msgspec.structs.replace(scenes.sides(), start=True))


def _rivals() -> Image.Image:
    """A run of one's own numbers scores."""
    view = scenes.rivals()
    image = _rows(view, 1)
    first, last = (corner(scenes.INDEX[name]) for name in scenes.RUN)
    x0, y0 = FIELD_LEFT, corner(COLS)[1] - 2
    pen = Pen(image.width, image.height, image.width)
    ringed(pen, (first[0] - x0 - 5, first[1] - y0 - 5, last[0] - x0 + look.WIDE + 5, last[1] - y0 + look.TALL + 5))
    put(image, pen.sprite(), image.width / 2, image.height / 2)
    return _stacked([[framed(image)], [_sign(signs.moon_side), points(3)]])


FIGURES: dict[str, Callable[[], Image.Image]] = {
    "order": _order,
    "cost": _cost,
    "start": _start,
    "reef": _reef,
    "monster": _monster,
    "storms": _storms,
    "compass": _compass,
    "arch": _arch,
    "sides": _sides,
    "rivals": _rivals,
}
