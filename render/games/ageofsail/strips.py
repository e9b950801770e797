"""What lies below the sea: the wind's rose, the situation, how far the battle has come, and a strip for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image

from engine.games.ageofsail.view import Fort, View
from engine.sailing.view import Ship
from render import icons
from render.board import EDGE
from render.canvas import Canvas, put
from render.games.ageofsail.look import COLS, ROWS, palette
from render.games.ageofsail.signs import SITUATIONS, lull, sail
from render.sailing.look import FADED
from render.sailing.ships import hull, pale
from render.sailing.signs import gun
from render.sailing.strips import GAP, INDENT, Holder, begun, box, holder, put_count, put_name
from render.sailing.wind import SIDE, rose
from render.style import Style
from render.text import font, write
from render.theme import INK, STEEL_DARK

STRIP = (SIDE - GAP) // 2
STATUS = 142
"""Width of the boxes beside the rose."""
NARROWEST = 380
"""Width of a strip below which the strips lie one below the other."""
CLOSEST = 14
"""Where there are many ships they overlap, but of each so many px are seen."""


class Strip(msgspec.Struct, frozen=True):
    """What a seat's strip shows. `ships`: class, masts, and whether she has acted, each."""

    holder: Holder
    ships: tuple[tuple[int, int, bool], ...]
    cannons: int
    score: tuple[int, int | None] | None
    """Sum, and what the present round would add."""


def foot(view: View, width: int) -> int:
    """Height in px of what lies below a sea of this width."""
    return max(SIDE, len(_places(view, width)[1]) * (STRIP + GAP) - GAP) + GAP + EDGE


def draw_foot(canvas: Canvas, view: View, names: Sequence[str], colours: Sequence[int], top: int, style: Style) -> None:
    """Draws it, from the height `top` on."""
    canvas.paste(rose(view.wind, canvas.palette, style), EDGE, top)
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
        holder(view, seat, names, colours, style),
        ships=tuple(sorted(ships, reverse=True)),
        cannons=cannons,
        score=(view.sums[seat], None if view.over else view.afar[seat]) if view.sums else None,
    )


def done(view: View, ship: Ship) -> bool:
    """Whether a ship of the mover's has acted this turn."""
    return ship.acted and ship.seat == view.mover and not view.over


@lru_cache(maxsize=32)
def situation_piece(situation: str, style: Style) -> Image.Image:
    """The situation card of the turn, indexed."""
    image = box(STATUS, STRIP, style)
    put(image, icons.sprite(SITUATIONS[situation], style.size(76), style), STATUS / 2, STRIP / 2)
    return palette(style).index(image)


@lru_cache(maxsize=256)
def progress_piece(rounds: tuple[int, int | None, int, int], tall: int, style: Style) -> Image.Image:
    """The round, and rounds without a mast lost in battle, each with where the battle ends, indexed."""
    image = box(STATUS, tall, style)
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


@lru_cache(maxsize=256)
def strip_piece(strip: Strip, wide: int, style: Style) -> Image.Image:
    """A seat's strip, indexed."""
    at = (INDENT, 29)
    image = begun(strip.holder, wide, STRIP, at, style)
    right = float(wide - 16)
    if strip.score:
        total, more = strip.score
        texts = [(str(total), 36, 800), ("" if more is None else f"+{more}", 26, 500)]
        right = put_count(image, icons.star, texts, right, 30, style) - 3
    put_name(image, strip.holder, at, right - 6, (36, 32, 28), style)
    if strip.holder.gone:
        return palette(style).shade(palette(style).index(image), FADED)
    right = float(wide - 16)
    masts = sum(masts for _, masts, _ in strip.ships)
    for sign, count in ((gun, strip.cannons), (sail, masts)):
        right = put_count(image, sign, [(str(count), 33, 700)], right, 69, style) - 8
    _hulls(image, strip, 36, int(right) - 8, style)
    return palette(style).index(image)


def _hulls(image: Image.Image, strip: Strip, left: int, right: int, style: Style) -> None:
    """The ships, paler where they have acted; they overlap where there are many."""
    found = [(hull(strip.holder.owner, size, masts, style), acted) for size, masts, acted in strip.ships]
    if not found:
        return
    whole = sum(sprite.width + 12 for sprite, _ in found)
    squeeze = min(1.0, (right - left) / whole)
    x = float(left)
    for sprite, acted in found:
        shown = pale(sprite, style) if acted else sprite
        image.paste(shown, (round(x), 70 - sprite.height // 2), sprite)
        x += max(CLOSEST, (sprite.width + 12) * squeeze)
