"""Figures for the rules of Admiral: small situations, drawn as they look in the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from engine.games.admiral.view import View
from engine.values import Cell
from render import gunfire
from render.board import sea_board, sea_size
from render.canvas import Canvas, put
from render.drawing import Picture
from render.games.admiral import fleet, places, scenes
from render.games.admiral.board import base, draw_board
from render.games.admiral.look import PORT, USUAL, chart, palette
from render.games.admiral.scenes import BLUE, GOLD, SIZES, at
from render.games.admiral.strips import usual
from render.owners import SEATS
from render.plates import RIM, WIDE, framed, paper, step
from render.sailing import choices, events
from render.sailing.figures import DIE, cropped, die, rows
from render.sailing.geometry import course_to, heading
from render.sailing.look import Brush, Sheet
from render.sailing.signs import miss
from render.sailing.wind import rose_image
from render.sprites import Pen
from render.theme import CARD, GREEN, INK, PAPER, SEA, WHITE
from render.window import Window

FIELD = 3
"""Mines lie so many king's steps from a fort at most (AD-55)."""
SIDE = 108
"""Of a piece in px."""
LOW = 560
"""Width of a whole sea in px, where two of them stand one below the other."""


def figure(name: str) -> Picture:
    """A figure for the rules, 720 px wide. Raises KeyError where there is none of this name."""
    image = FIGURES[name]()
    indexed = palette().index(image)
    return Picture(f"admiral-{name}.png", palette().encode(indexed, (6,)), image.width, image.height)


def _sheet(view: View, window: Window) -> Sheet:
    board = sea_board(window)
    sheet = Sheet(Canvas(palette(), base(chart(view), board, sea_size(board)[1], USUAL)), board, USUAL)
    draw_board(sheet, view, None, SEATS)
    return sheet


def _reach() -> Image.Image:
    """A frigate's reach in a fresh wind, by the angle between course and wind (AD-21)."""
    view, stops, wind, window = scenes.reach()
    rose = rose_image(usual(wind), USUAL, PAPER)
    sheet = _sheet(view, window)
    for stop in stops:
        sheet.put(choices.rim(False, sheet.brush), stop)
    choices.put_ways(sheet, view.ships[0].cell, stops, ())
    side = WIDE - 3 * RIM - rose.width
    image = paper(side + 2 * RIM)
    image.paste(INK, (RIM - 4, RIM - 4, RIM + side + 4, RIM + side + 4))
    image.paste(cropped(sheet).resize((side, side), Image.Resampling.LANCZOS), (RIM, RIM))
    image.paste(rose, (2 * RIM + side, (image.height - rose.height) // 2))
    return image


def _drift() -> Image.Image:
    """Drifts of a storm, a reef, shelter (AD-22)."""
    sheet = _sheet(*scenes.drifting())
    return framed(cropped(sheet))


def _covered() -> Image.Image:
    """Steps that land leaves free, and such as it doesn't (AD-2, AD-20)."""
    sheet = _sheet(*scenes.covered())
    for start, end, free in (("C4", "D3", False), ("G3", "H4", True), ("J3", "K3", False)):
        _step(sheet, start, end, free)
    return framed(cropped(sheet))


def _step(sheet: Sheet, start: str, end: str, free: bool) -> None:
    """An arrow from a cell to the next one, crossed if that way is barred."""
    course = course_to(at(start), at(end))
    assert course
    turned = heading(course)
    pen = sheet.brush.pen(3)
    long = 54 if turned % 2 else 36
    line = pen.within(150, 150, 1, 45 * turned)
    for colour, width in ((INK, 19.0), (GREEN if free else WHITE, 10.0)):
        line.path(f"M 0 {long} V {20 - long}", None, colour, width)
    line.body(f"M -22 {26 - long} L 0 {-8 - long} L 22 {26 - long} Z", GREEN if free else WHITE, INK, 6)
    if not free:
        miss(pen.within(150, 150, 0.4))
    sheet.put_between(sheet.brush.stamp(pen.sprite()), at(start), at(end))


def _fire() -> Image.Image:
    """Lines of fire: from a fort over ships, stopped by a ship and by land (AD-30)."""
    sheet = _sheet(*scenes.firing())
    for start, end in (("B2", "F2"), ("C5", "F5"), ("L1", "L3")):
        far = (at(end).col - at(start).col, at(end).row - at(start).row)
        sheet.put_between(events.line(*far, True, True, False, True, sheet.brush), at(start), at(end))
    pen = sheet.brush.pen()
    miss(pen.within(50, 50, 0.5))
    barred = sheet.brush.stamp(pen.sprite())
    sheet.put(barred, at("G5"))
    sheet.put_between(barred, at("J5"), at("K4"))
    return framed(cropped(sheet))


# ---------------------------------------------------------------- pieces


def _brush(cell: int = SIDE - 18) -> Brush:
    return Brush(palette(), USUAL, cell)


def _vessel(kind: str, seat: int, strength: int, task: str = "", pearls: int = 0, port: bool = False) -> Image.Image:
    """A ship on a square of water."""
    look = fleet.Look(kind, USUAL.owners[seat], strength, SIZES[kind], task, pearls, False, False, 0)
    return _square(fleet.sprite((look,), _brush()), port)


def _fort(seat: int, strength: int, pearls: int = 0, worked: bool = False, rebuilt: int = 0) -> Image.Image:
    """A fort on a square of its port."""
    look = places.Look(USUAL.owners[seat], strength, 5, pearls, worked, rebuilt, 0)
    return _square(places.tower_sprite(look, _brush()), True)


def _square(sprite: Image.Image, port: bool = False) -> Image.Image:
    image = Image.new("RGB", (SIDE, SIDE), PORT if port else SEA[0])
    put(image, sprite, SIDE / 2, SIDE / 2)
    return image


def _put(image: Image.Image, piece: Image.Image, x: int, y: int) -> None:
    image.paste(INK, (x - 3, y - 3, x + piece.width + 3, y + piece.height + 3))
    image.paste(piece, (x, y))


# ---------------------------------------------------------------- fights

Party = Sequence[tuple[Image.Image, int, int]]
"""Pieces with their strength and die."""


def points(die: int) -> int:
    """What a die counts for (AD-41)."""
    return (die - 1) // 2


def _fight(first: Party, other: Party) -> Image.Image:
    """Two parties, below each piece its die and points, between them swords, then the sums."""
    between, sums = 64, 64
    image = paper(2 * RIM + SIDE + 8 + DIE + 44)
    pen = Pen(image.width, image.height, image.width)
    wide = (len(first) + len(other)) * (SIDE + 8) + between + 2 * sums
    x = (WIDE - wide) // 2 + sums
    for party, fill, ink, side in ((first, WHITE, INK, -1), (other, INK, WHITE, 1)):
        start = x
        for piece, strength, number in party:
            _put(image, piece, x + 4, RIM)
            y = RIM + SIDE + 14 + DIE / 2
            die(pen.within(x + 4 + SIDE / 2, y), number, fill, ink)
            pen.text(x + 4 + SIDE / 2, y + DIE / 2 + 20, f"{strength}+{points(number)}", 30, INK, 700)
            x += SIDE + 8
        total = sum(strength + points(number) for _, strength, number in party)
        edge = start - sums / 2 if side < 0 else x + sums / 2
        pen.text(edge, RIM + SIDE / 2, str(total), 56, INK, 800)
        x += between if side < 0 else 0
        if side < 0:
            gunfire.swords(pen.within(x - between / 2, RIM + SIDE / 2, 0.5))
    image.paste(pen.sprite(), (0, 0), pen.sprite())
    return image


def _boarding() -> Image.Image:
    """The example of the rules: 7 against 4, three to share out (AD-41, AD-42)."""
    first = [(_vessel("b", GOLD, 3), 3, 1), (_vessel("f", GOLD, 2), 2, 6)]
    return _stacked(_fight(first, [(_vessel("s", BLUE, 2), 2, 5)]), _shared((("b", 1), ("f", 1), ("s", 1))))


def _shared(hulls: Sequence[tuple[str, int]]) -> Image.Image:
    """Hulls with the strength that they have after a fight, all their captor's."""
    return _row([_vessel(kind, GOLD, strength) for kind, strength in hulls])


def _row(pieces: Sequence[Image.Image]) -> Image.Image:
    """A pointer, and pieces."""
    image = paper(SIDE + 2 * RIM)
    x = (WIDE - 60 - len(pieces) * (SIDE + 8)) // 2
    put(image, step(">"), x + 24, image.height / 2)
    for i, piece in enumerate(pieces):
        _put(image, piece, x + 60 + i * (SIDE + 8), RIM)
    return image


def _stacked(*images: Image.Image) -> Image.Image:
    image = paper(sum(one.height for one in images))
    y = 0
    for one in images:
        image.paste(one, (0, y))
        y += one.height
    return image


def _storming() -> Image.Image:
    """A fort is stormed: it has a die too, and its owner's ships in the port may help it (AD-44)."""
    first = [(_vessel("f", GOLD, 4, port=True), 4, 3), (_vessel("b", GOLD, 3, port=True), 3, 6)]
    other = [(_fort(BLUE, 3), 3, 5), (_vessel("b", BLUE, 3, port=True), 3, 2)]
    after = [_vessel("f", GOLD, 1, port=True), _fort(GOLD, 1)]
    return _stacked(_fight(first, other), _row(after))


# ---------------------------------------------------------------- repair, pearls


def _repair() -> Image.Image:
    """A ship is repaired, two ships mend a fort, a ruin is rebuilt (AD-50 to AD-52)."""
    mended = [_vessel("g", GOLD, 3, "repair", port=True), _vessel("g", GOLD, 4, "repair", port=True),
              _vessel("g", GOLD, 5, port=True)]  # fmt: skip
    workers = [_vessel("f", GOLD, 4, "work", port=True), _vessel("b", GOLD, 3, "work", port=True)]
    image = _beside(workers)
    fort = [image, _fort(GOLD, 2, worked=True), _fort(GOLD, 3, worked=True)]
    ruin = [image, *(_fort(BLUE, 0, worked=True, rebuilt=done) for done in (0, 2)), _fort(GOLD, 3)]
    return rows([mended, fort, ruin], 40)


def _beside(pieces: Sequence[Image.Image]) -> Image.Image:
    image = Image.new("RGB", (sum(piece.width for piece in pieces), SIDE), INK)
    for i, piece in enumerate(pieces):
        image.paste(piece, (i * SIDE, 0))
    return image


def _pearls() -> Image.Image:
    """A pearl is loaded and landed, and how many each class carries at what loss of reach (AD-63)."""
    sea = _square(places.pearls_sprite(1, False, _brush()))
    way = [sea, _vessel("b", GOLD, 3, pearls=1), _vessel("b", GOLD, 3, pearls=1, port=True), _fort(GOLD, 5, 1)]
    image = rows([way], 40)
    holds = (("b", 1, 1), ("f", 1, 1), ("g", 1, 0), ("g", 2, 1), ("s", 1, 0), ("s", 2, 1))
    wide = (WIDE - 2 * RIM) // len(holds)
    row = paper(SIDE + 64)
    pen = Pen(WIDE, row.height, WIDE)
    for i, (kind, count, loss) in enumerate(holds):
        x = RIM + i * wide + (wide - SIDE) // 2
        _put(row, _vessel(kind, GOLD, SIZES[kind], pearls=count), x, 4)
        pen.box(x + 16, SIDE + 12, x + SIDE - 16, SIDE + 56, 12, CARD, INK, 4)
        pen.text(x + SIDE / 2, SIDE + 34, f"−{loss}" if loss else "0", 34, INK, 800)
    row.paste(pen.sprite(), (0, 0), pen.sprite())
    return _stacked(image, row)


# ---------------------------------------------------------------- mines, fireships, Pearl Shoals


def _mines() -> Image.Image:
    """How far from a fort mines may lie, how they are switched, and one that goes off (AD-55, AD-56)."""
    before, after, window = scenes.mined()
    return _stacked(*(framed(cropped(_field(_sheet(view, window), view.forts[0].cell))) for view in (before, after)))


def _field(sheet: Sheet, fort: Cell) -> Sheet:
    """A sheet with a line round the water where the mines of a fort lie."""
    pen, middle = sheet.brush.pen(2 * FIELD + 1), 50 * (2 * FIELD + 1)
    for turn in range(0, 360, 90):
        side = pen.within(middle, middle, turn=turn)
        for colour, width in ((INK, 12.0), (WHITE, 6.0)):
            for x in range(16 - middle, middle, 28):
                side.shape([(x - 6, 6 - middle), (x + 6, 6 - middle)], None, colour, width, closed=False)
    sheet.put(sheet.brush.stamp(pen.sprite()), fort)
    return sheet


def _fireship() -> Image.Image:
    """A fireship before and after she explodes (AD-34)."""
    before, after, window = scenes.burning()
    side = (WIDE - 2 * RIM - 40) // 2
    pieces = [cropped(_sheet(view, window)).resize((side, side), Image.Resampling.LANCZOS) for view in (before, after)]
    return rows([pieces], 40)


def _storm() -> Image.Image:
    """In which order a fireship and other ships drift, and that she explodes last (AD-23, AD-34)."""
    view, order, window = scenes.drifting_fireship()
    sheet = _sheet(view, window)
    starts = {ship.id: ship.cell for ship in view.ships}
    for number, cell in enumerate([*(starts[id] for id in order), view.blasts[0].cell], 1):
        pen = sheet.brush.pen()
        pen.circle(24, 78, 19, CARD, INK, 6)
        pen.text(24, 78.5, str(number), 32, INK, 800)
        sheet.put(sheet.brush.stamp(pen.sprite(), CARD), cell)
    return framed(cropped(sheet))


def _shoals() -> Image.Image:
    """The layouts of Pearl Shoals: for up to four players, and for six (AD-62, AD-67)."""
    return _stacked(*(framed(cropped(_sheet(*scenes.shoals(seats))), LOW) for seats in (4, 6)))


FIGURES: dict[str, Callable[[], Image.Image]] = {
    "reach": _reach,
    "covered": _covered,
    "drift": _drift,
    "fire": _fire,
    "boarding": _boarding,
    "storming": _storming,
    "repair": _repair,
    "pearls": _pearls,
    "fireship": _fireship,
    "fireship-storm": _storm,
    "mines": _mines,
    "shoals": _shoals,
}
