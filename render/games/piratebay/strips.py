"""What lies below the sea: the wind's rose, how far the game has come, and a strip for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image

from engine.games.piratebay.view import Hold, Store, View
from render import icons
from render.board import EDGE
from render.canvas import Canvas, put
from render.games.piratebay import signs
from render.games.piratebay.cargo import piece
from render.games.piratebay.look import palette
from render.icons import Icon
from render.sailing.look import FADED
from render.sailing.ships import hull
from render.sailing.signs import medal
from render.sailing.strips import GAP, INDENT, Holder, begun, box, holder, put_count, put_name
from render.sailing.wind import SIDE, rose
from render.sprites import Pen
from render.style import Style
from render.text import font, write
from render.theme import INK, PAPER_DARK, STEEL_DARK

STATUS = 54
"""Height of the box below the rose."""
TALL = SIDE + GAP + STATUS
"""Of the block, where not more strips need more."""
LEAST = (TALL - 3 * GAP) // 4
"""Height of a strip."""
ROOMY = 640
"""Width of a strip from which on there is room for the ship and for her cargo side by side."""
CLOSE = 51
"""Where the emblem is on narrower ones."""
HALF = 380
"""Width of a strip from which on there may be two columns."""
PLACES = 4
"""In a hold (PB-21)."""


class Strip(msgspec.Struct, frozen=True):
    """What a seat's strip shows."""

    holder: Holder
    masts: int | None
    """None: she isn't in the game."""
    score: int
    store: Store
    hold: Hold
    signs: tuple[Icon, ...]
    """The order, a trap, and that she was sent home this turn."""


def foot(view: View, width: int) -> int:
    """Height in px of what lies below a sea of this width."""
    rows, _, tall = _layout(view, width)
    return max(TALL, rows * (tall + GAP) - GAP) + GAP + EDGE


def draw_foot(canvas: Canvas, view: View, names: Sequence[str], colours: Sequence[int], top: int, style: Style) -> None:
    """Draws it, from the height `top` on."""
    canvas.paste(rose(view.wind, canvas.palette, style), EDGE, top)
    facts = (view.left, view.end, (view.glass, view.watch), (view.calm, view.calm_end))
    canvas.paste(status_piece(facts, style), EDGE, top + SIDE + GAP)
    rows, wide, tall = _layout(view, canvas.sheet.width)
    left = EDGE + SIDE + GAP
    for seat in range(view.seats):
        col, row = divmod(seat, rows)
        found = strip_piece(_strip(view, seat, names, colours, style), wide, tall, style)
        canvas.paste(found, left + col * (wide + GAP), top + row * (tall + GAP))


def _layout(view: View, width: int) -> tuple[int, int, int]:
    """How many rows of strips there are, and the width and height of a strip: two columns from five seats on."""
    room = width - 2 * EDGE - SIDE - GAP
    half = (room - GAP) // 2
    columns = 2 if view.seats > 4 and half >= HALF else 1
    rows = -(-view.seats // columns)
    return rows, half if columns == 2 else room, max(LEAST, (TALL - (rows - 1) * GAP) // rows)


def _strip(view: View, seat: int, names: Sequence[str], colours: Sequence[int], style: Style) -> Strip:
    held = {medal: view.order_of == seat, signs.padlock: seat in view.trapped, signs.anchor: seat in view.home}
    return Strip(
        holder(view, seat, names, colours, style),
        masts=next((ship.masts for ship in view.ships if ship.seat == seat), None),
        score=view.scores[seat],
        store=view.stores[seat],
        hold=view.holds[seat],
        signs=tuple(sign for sign, shown in held.items() if shown),
    )


Facts = tuple[int, int, tuple[int, int], tuple[int, int]]
"""Treasures left and how many end the game, the turn of the watch and how many it has, the calm and what it ends at."""


def waning(calm: int, calm_end: int) -> bool:
    """Whether nothing has happened for so long that the game may end of it (PB-26)."""
    return 2 * calm >= calm_end


@lru_cache(maxsize=256)
def status_piece(facts: Facts, style: Style) -> Image.Image:
    """Treasures that aren't landed yet and, where the game ends before there are none, how many; then which turn of a
    watch it is, or else how long nothing has happened. Indexed.
    """
    left, end, (glass, watch), (calm, calm_end) = facts
    image = box(SIDE, STATUS, style)
    put(image, icons.sprite(signs.chest, 34, style), 27, STATUS / 2)
    x = _counted(image, 46, str(left), f"›{end}" if end else "", style)
    if waning(calm, calm_end):
        put(image, icons.sprite(icons.sandglass, 32, style), x + 20, STATUS / 2)
        _counted(image, x + 36, str(calm), "" if end else f"/{calm_end}", style)
    elif watch > 1:
        found = glasses(glass, watch, style)
        put(image, found, SIDE - 12 - found.width / 2, STATUS / 2)
    return palette(style).index(image)


def _counted(image: Image.Image, x: float, text: str, more: str, style: Style) -> float:
    for part, size, weight, colour in ((text, 31, 800, INK), (more, 24, 500, STEEL_DARK)):
        write(image, x, STATUS / 2, part, size, style.dye(colour), weight, "lm")
        x += font(size, weight).getlength(part)
    return x


def glasses(glass: int, watch: int, style: Style) -> Image.Image:
    """As many boxes as a watch has turns, with their numbers, the present one dark."""
    pen = Pen(30 * watch, 34, 30 * watch, style)
    for i in range(watch):
        now = i + 1 == glass
        pen.box(30 * i + 3, 3, 30 * i + 27, 31, 7, INK if now else PAPER_DARK, INK, 3)
        pen.text(30 * i + 15, 17, str(i + 1), 22, PAPER_DARK if now else INK, 800)
    return pen.sprite()


@lru_cache(maxsize=256)
def strip_piece(strip: Strip, wide: int, tall: int, style: Style) -> Image.Image:
    """A seat's strip, indexed."""
    middle, right, roomy = tall // 2, float(wide - 12), wide >= ROOMY
    at = (INDENT if roomy else CLOSE, middle)
    image = begun(strip.holder, wide, tall, at, style)
    size, side = (40, 42) if roomy else (31, 31)
    counts = ((signs.barrel, strip.store.cannons), (signs.chest, strip.store.gold), (icons.star, strip.score))
    for sign, count in counts:
        score = sign is icons.star
        # as wide as two figures, so that signs stand below each other
        least = font(size, 800).getlength("00" if roomy or score else "0") + side + 6
        weight = 800 if score else 600
        begins = put_count(image, sign, [(str(count), size, weight)], right, middle, style, side)
        right = min(begins, right - least) - (14 if roomy else 1)
    if not strip.holder.gone:
        right = _afloat(image, strip, right, roomy, style)
    sizes = (40, 36, 32, 28) if roomy else (32, 30, 28, 26, 24, 22)
    put_name(image, strip.holder, at, right - 8, sizes, style)
    found = palette(style).index(image)
    return palette(style).shade(found, FADED) if strip.holder.gone else found


def _afloat(image: Image.Image, strip: Strip, right: float, roomy: bool, style: Style) -> float:
    """The ship with her cargo and what concerns her, up to `right`; returns where they begin."""
    middle = image.height / 2
    hold = Pen(*((124, 40, 124) if roomy else (42, 44, 42)), style)
    for i in range(PLACES):
        x, y = (18 + 29 * i, 20) if roomy else (10 + 21 * (i % 2), 11 + 21 * (i // 2))
        place = hold.within(x, y, 1.25 if roomy else 0.95)
        if i < strip.hold.gold + strip.hold.cannons:
            piece(place, i < strip.hold.gold)
        else:
            place.circle(0, 0, 3.2, STEEL_DARK)
    sprite = hold.sprite()
    put(image, sprite, right - sprite.width / 2, middle)
    right -= sprite.width
    if roomy and strip.masts is not None:
        found = hull(strip.holder.owner, 2, strip.masts, style)
        put(image, found, right - found.width / 2 - 2, middle)
        right -= found.width + 8
    for sign in strip.signs:
        put(image, icons.sprite(sign, 40 if roomy else 30, style), right - (18 if roomy else 12), middle)
        right -= 38 if roomy else 25
    return right
