"""What lies below the sea: the wind's rose, the situation, how far the battle has come, and a strip for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image

from engine.games.ageofsail.view import Fort, Ship, View
from render import icons
from render.badges import emblem
from render.board import EDGE
from render.canvas import Canvas, put
from render.games.ageofsail.look import COLS, FADED, ROWS, palette
from render.games.ageofsail.signs import SITUATIONS, gun, lull, sail
from render.games.ageofsail.wind import SIDE, rose
from render.marks import rim_due
from render.owners import Owner
from render.sprites import Pen
from render.style import Style
from render.text import fit, font, write
from render.theme import CARD, GOLD_LIGHT, INK, PAPER, STEEL_DARK
from render.vessels import vessel

GAP = 8
STRIP = (SIDE - GAP) // 2
STATUS = 142
"""Width of the boxes beside the rose."""
NARROWEST = 380
"""Width of a strip below which the strips lie one below the other."""
HULL = 58
"""A cell in px for the ships of a strip."""
CLOSEST = 14
"""Where there are many ships they overlap, but of each so many px are seen."""


class Strip(msgspec.Struct, frozen=True):
    """What a seat's strip shows. `ships`: class, masts, and whether she has acted, each."""

    owner: Owner
    name: str
    ships: tuple[tuple[int, int, bool], ...]
    cannons: int
    score: tuple[int, int | None] | None
    """Sum, and what the present round would add."""
    due: bool
    gone: bool
    won: bool


def foot(view: View, width: int) -> int:
    """Height in px of what lies below a sea of this width."""
    return max(SIDE, len(_places(view, width)[1]) * (STRIP + GAP) - GAP) + GAP + EDGE


def draw_foot(canvas: Canvas, view: View, names: Sequence[str], colours: Sequence[int], top: int, style: Style) -> None:
    """Draws it, from the height `top` on."""
    canvas.paste(rose(view.wind, style), EDGE, top)
    left = EDGE + SIDE + GAP
    if view.situation:
        canvas.paste(situation_piece(view.situation, style), left, top)
    rounds = (view.round, view.rounds, view.quiet, view.quiet_end)
    tall = STRIP if view.situation else SIDE
    canvas.paste(progress_piece(rounds, tall, style), left, top + SIDE - tall)
    wide, rows = _places(view, canvas.sheet.width)
    for i, row in enumerate(rows):
        for j, seat in enumerate(row):
            if seat is not None:
                piece = strip_piece(_strip(view, seat, names, colours, style), wide, style)
                canvas.paste(piece, left + STATUS + GAP + j * (wide + GAP), top + i * (STRIP + GAP))


def _places(view: View, width: int) -> tuple[int, list[list[int | None]]]:
    """The width of a strip, and the seats by row and column.

    With three or more seats, where there is room, each strip lies as its fort lies on the sea.
    """
    room = width - 2 * EDGE - SIDE - STATUS - 2 * GAP
    seats = range(view.seats)
    half = (room - GAP) // 2
    corners = {corner(fort): fort.seat for fort in view.forts}
    if len(seats) > 2 and half >= NARROWEST and len(corners) == len(seats) <= 4:
        return half, [[corners.get((east, north)) for east in (False, True)] for north in (True, False)]
    return room, [[seat] for seat in seats]


def corner(fort: Fort) -> tuple[bool, bool]:
    """Whether a fort lies in the east, and whether in the north."""
    cell = fort.cards[0].cell
    return cell.col >= COLS / 2, cell.row >= ROWS / 2


def _strip(view: View, seat: int, names: Sequence[str], colours: Sequence[int], style: Style) -> Strip:
    ships = tuple((ship.size, ship.masts, done(view, ship)) for ship in view.ships if ship.seat == seat)
    gone = seat in view.out
    cannons = sum(
        card.live and not card.arms for fort in view.forts if fort.seat == seat and not gone for card in fort.cards
    )
    return Strip(
        owner=style.owners[colours[seat]],
        name=names[seat] if seat < len(names) else "",
        ships=tuple(sorted(ships, reverse=True)),
        cannons=cannons,
        score=(view.sums[seat], None if view.over else view.afar[seat]) if view.sums else None,
        due=seat == view.mover and not view.over,
        gone=gone,
        won=seat in view.winners,
    )


def done(view: View, ship: Ship) -> bool:
    """Whether a ship of the mover's has acted this turn."""
    return ship.acted and ship.seat == view.mover and not view.over


@lru_cache(maxsize=32)
def situation_piece(situation: str, style: Style) -> Image.Image:
    """The situation card of the turn, indexed."""
    image = _box(STATUS, STRIP, style)
    put(image, icons.sprite(SITUATIONS[situation], style.size(76), style), STATUS / 2, STRIP / 2)
    return palette(style).index(image)


@lru_cache(maxsize=256)
def progress_piece(rounds: tuple[int, int | None, int, int], tall: int, style: Style) -> Image.Image:
    """The round, and rounds without a mast lost in battle, each with where the battle ends, indexed."""
    image = _box(STATUS, tall, style)
    number, last, quiet, end = rounds
    lines = ((icons.sandglass, number, last), (lull, quiet, end))
    for i, (sign, count, most) in enumerate(lines):
        y = tall / 2 + (i - 0.5) * min(42, tall / 2)
        put(image, icons.sprite(sign, 36, style), 26, y)
        write(image, 48, y, str(count), 31, style.dye(INK), 700, "lm")
        if most is not None:
            x = 48 + font(31, 700).getlength(str(count))
            write(image, x, y, f"/{most}", 26, style.dye(STEEL_DARK), 500, "lm")
    return palette(style).index(image)


def _box(wide: int, tall: int, style: Style) -> Image.Image:
    image = Image.new("RGB", (wide, tall), style.dye(PAPER))
    pen = Pen(wide, tall, wide, style)
    pen.box(3, 3, wide - 3, tall - 3, 14, CARD, INK, 4)
    image.paste(pen.sprite(), (0, 0), pen.sprite())
    return image


def plate(wide: int, tall: int, won: bool, gone: bool, style: Style) -> Pen:
    """A pen on an empty strip: golden for a seat that has won, with a pale rim for one that is out."""
    pen = Pen(wide, tall, wide, style)
    pen.box(3, 3, wide - 3, tall - 3, 14, GOLD_LIGHT if won else CARD, STEEL_DARK if gone else INK, 4)
    return pen


@lru_cache(maxsize=256)
def strip_piece(strip: Strip, wide: int, style: Style) -> Image.Image:
    """A seat's strip, indexed."""
    image = Image.new("RGB", (wide, STRIP), style.dye(PAPER))
    pen = plate(wide, STRIP, strip.won, strip.gone, style)
    if strip.due:
        rim_due(pen, wide, STRIP)
    emblem(pen.within(58, 29, 0.38), strip.owner)
    put(image, pen.sprite(), wide / 2, STRIP / 2)
    right = _score(image, strip, wide - 16, style)
    (shown,), size = fit(strip.name, int(right - 92), (36, 32), 28, lines=1)
    write(image, 86, 30, shown, size, style.dye(INK), 700, "lm")
    if strip.gone:
        image.paste(style.dye(INK), (86, 30, 86 + round(font(size, 700).getlength(shown)), 33))
        piece = palette(style).index(image)
        return palette(style).shade(piece, FADED)
    right = _figures(image, strip, wide - 16, style)
    _hulls(image, strip, 36, int(right) - 8, style)
    return palette(style).index(image)


def _score(image: Image.Image, strip: Strip, right: float, style: Style) -> float:
    """Sum of masts far from the own fort, and what the present round would add; returns where it begins."""
    if strip.score is None:
        return right
    total, more = strip.score
    for text, size, weight in (("" if more is None else f"+{more}", 26, 500), (str(total), 36, 800)):
        right -= font(size, weight).getlength(text)
        write(image, right, 30, text, size, style.dye(INK), weight, "lm")
        right -= 3
    put(image, icons.sprite(icons.star, 38, style), right - 20, 29)
    return right - 44


def _figures(image: Image.Image, strip: Strip, right: float, style: Style) -> float:
    """Masts afloat and live cannons at the right; returns where they begin."""
    masts = sum(masts for _, masts, _ in strip.ships)
    for sign, count in ((gun, strip.cannons), (sail, masts)):
        right -= font(33, 700).getlength(str(count))
        write(image, right, 69, str(count), 33, style.dye(INK), 700, "lm")
        right -= 42
        put(image, icons.sprite(sign, 38, style), right + 19, 68)
        right -= 10
    return right


def _hulls(image: Image.Image, strip: Strip, left: int, right: int, style: Style) -> None:
    """The ships, paler where they have acted; they overlap where there are many."""
    found = [(hull(strip.owner, size, masts, style), acted) for size, masts, acted in strip.ships]
    if not found:
        return
    whole = sum(sprite.width + 12 for sprite, _ in found)
    squeeze = min(1.0, (right - left) / whole)
    x = float(left)
    for sprite, acted in found:
        shown = pale(sprite, style) if acted else sprite
        image.paste(shown, (round(x), 70 - sprite.height // 2), sprite)
        x += max(CLOSEST, (sprite.width + 12) * squeeze)


def pale(sprite: Image.Image, style: Style) -> Image.Image:
    """A sprite in RGB, blended with the colour of the strip."""
    ground = Image.new("RGB", sprite.size, style.dye(CARD))
    return Image.blend(sprite.convert("RGB"), ground, 0.66)


@lru_cache(maxsize=256)
def hull(owner: Owner, size: int, masts: int, style: Style) -> Image.Image:
    """A ship of a list, heading east, without water around; RGBA."""
    sprite = vessel(owner, size, masts, 2, HULL, style, foam=False)
    left, top, right, bottom = sprite.getbbox() or (0, 0, *sprite.size)
    return sprite.crop((left, top, right, bottom))
