"""What lies below the sea: the wind's rose, the situation, how far the battle has come, and a strip for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby, zip_longest

import msgspec
from PIL import Image

from engine.games.ageofsail.view import Fort, View
from engine.sailing.view import Ship
from render import icons
from render.board import EDGE
from render.canvas import Canvas, put
from render.games.ageofsail.forts import kind, tile_sprite
from render.games.ageofsail.look import palette
from render.games.ageofsail.roles import crew, role
from render.games.ageofsail.signs import SITUATIONS, lull, sail
from render.icons import Icon
from render.owners import Owner
from render.sailing.look import FADED
from render.sailing.ships import hull, pale
from render.sailing.signs import gun, medal
from render.sailing.strips import GAP, INDENT, Holder, begun, box, holder, put_count, put_name
from render.sailing.wind import SIDE, rose
from render.sprites import Pen
from render.style import Style
from render.text import font, write
from render.theme import CARD, INK, PAPER_DARK, STEEL_DARK

STRIP = (SIDE - GAP) // 2
STATUS = 142
"""Width of the boxes beside the rose."""
NARROWEST = 380
"""Width of a strip below which the strips lie one below the other."""
CLOSEST = 0.6
"""Where ships would have to overlap by more they are counted by class."""
COUNTED = 0.8
"""How large the hulls of classes are then."""
SIGN, GUN = 46, 38
"""Signs beside names, and the cards of a fort that is all its seat has."""


Listed = tuple[tuple[int, int, bool], ...]
"""Ships: class, masts, and whether she has acted, each."""


class Strip(msgspec.Struct, frozen=True):
    """What a seat's strip shows."""

    holder: Holder
    ships: Listed
    waiting: Listed
    """Those that haven't been put on the sea yet."""
    guns: tuple[str, ...]
    """The cards of a fort that is all its seat has, as they are drawn."""
    score: tuple[int, int | None] | None
    """Sum, and what the present round would add."""
    signs: tuple[Icon, ...]
    """Who he is in a scenario, and whether he holds the order."""
    counts: tuple[tuple[Icon, int], ...]
    """What is counted beside the ships, from the right."""


def foot(view: View, width: int) -> int:
    """Height in px of what lies below a sea of this width."""
    return max(SIDE, len(_places(view, width)[1]) * (STRIP + GAP) - GAP) + GAP + EDGE


def draw_foot(canvas: Canvas, view: View, names: Sequence[str], colours: Sequence[int], top: int, style: Style) -> None:
    """Draws it, from the height `top` on."""
    canvas.paste(rose(view.wind, canvas.palette, style), EDGE, top)
    left = EDGE + SIDE + GAP
    if view.situation:
        canvas.paste(situation_piece(view.situation, style), left, top)
    quiet = (view.quiet, view.quiet_end) if view.scenario == "battle" else None
    rounds = ((view.round, view.rounds), *((quiet,) if quiet else ()))
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

    With three or more seats, where there is room, each strip lies as its fort lies on the sea: with forts in the
    corners alone just so, with more in the west or in the east, and there as one comes to them from the north.
    """
    room = width - 2 * EDGE - SIDE - STATUS - 2 * GAP
    # Who plays alone comes first, then the others in turn.
    seats = [((view.role or 0) + i) % view.seats for i in range(view.seats)]
    half = (room - GAP) // 2
    if len(seats) <= 2 or half < NARROWEST:
        return room, [[seat] for seat in seats]
    if view.role is not None:
        return half, [list(row) for row in zip_longest(seats[::2], seats[1::2])]
    corners = {corner(view, fort): fort.seat for fort in view.forts}
    if len(corners) == len(seats):
        return half, [[corners.get((east, north)) for east in (False, True)] for north in (True, False)]
    sides = [[fort.seat for fort in sorted(view.forts, key=lambda fort: _height(view, fort))
              if corner(view, fort)[0] == east] for east in (False, True)]  # fmt: skip
    return half, [list(row) for row in zip_longest(*sides)]


def corner(view: View, fort: Fort) -> tuple[bool, bool]:
    """Whether a fort lies in the east, and whether in the north."""
    cell = fort.cards[0].cell
    return cell.col >= view.cols / 2, cell.row >= view.rows / 2


def _height(view: View, fort: Fort) -> int:
    """Where a fort comes in its half of the sea: from the corner in the north along the edges to that in the south."""
    cell = fort.cards[0].cell
    from_end = min(cell.col, view.cols - 1 - cell.col)
    return from_end - view.cols if corner(view, fort)[1] else view.cols - from_end


def _strip(view: View, seat: int, names: Sequence[str], colours: Sequence[int], style: Style) -> Strip:
    gone = seat in view.out
    cards = [card for fort in view.forts if fort.seat == seat and not gone for card in fort.cards]
    return Strip(
        holder(view, seat, names, colours, style),
        ships=tuple(sorted(((ship.size, ship.masts, done(view, ship)) for ship in afloat(view, seat)), reverse=True)),
        waiting=tuple(sorted(((s.size, s.masts, False) for s in view.waiting if s.seat == seat), reverse=True)),
        guns=tuple(kind(card) for card in cards) if defends(view, seat) else (),
        score=(view.sums[seat], None if view.over else view.afar[seat]) if view.sums else None,
        signs=signs(view, seat),
        counts=counts(view, seat, sum(card.live and not card.arms for card in cards)),
    )


def afloat(view: View, seat: int) -> list[Ship]:
    """The ships of a seat that are at sea."""
    return [ship for ship in view.ships if ship.seat == seat]


def defends(view: View, seat: int) -> bool:
    """Whether a seat has a fort and no ships (AS-52)."""
    return view.scenario == "assault" and seat == view.role


def signs(view: View, seat: int) -> tuple[Icon, ...]:
    """Who a seat is in a scenario, and whether it holds the order (AS-14)."""
    found = role(view, seat)
    return (*((found,) if found else ()), *((medal,) if seat == view.order_of else ()))


def counts(view: View, seat: int, cannons: int) -> tuple[tuple[Icon, int], ...]:
    """What is counted beside a seat's ships, from the right: only what it can have."""
    masts = (sail, sum(ship.masts for ship in afloat(view, seat)))
    if view.scenario == "battle":
        return (gun, cannons), masts
    if defends(view, seat):
        return ((gun, cannons),) if view.forts else ()
    ashore = sum(party.masts for party in view.parties if party.seat == seat)
    return (*(((crew, ashore),) if ashore else ()), *((masts,) if masts[1] or ashore else ()))


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
def progress_piece(rounds: tuple[tuple[int, int | None], ...], tall: int, style: Style) -> Image.Image:
    """The round, and rounds without a mast lost in battle where they matter, each with where the game ends, indexed."""
    image = box(STATUS, tall, style)
    if len(rounds) == 1:
        put(image, icons.sprite(icons.sandglass, 64, style), STATUS / 2, tall / 2 - 34)
        write(image, STATUS / 2, tall / 2 + 34, "/".join(map(str, rounds[0])), 36, style.dye(INK), 700)
        return palette(style).index(image)
    for i, (sign, (count, most)) in enumerate(zip((icons.sandglass, lull), rounds, strict=True)):
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
    for sign in reversed(strip.signs):
        put(image, icons.sprite(sign, SIGN, style), right - SIGN / 2, 30)
        right -= SIGN + 4
    put_name(image, strip.holder, at, right - 6, (36, 32, 28), style)
    if strip.holder.gone:
        return palette(style).shade(palette(style).index(image), FADED)
    right = float(wide - 16)
    for sign, count in strip.counts:
        right = put_count(image, sign, [(str(count), 33, 700)], right, 69, style) - 8
    left, right = 36, int(right) - 8
    if strip.guns:
        _guns(image, strip, left, right, style)
    if strip.waiting:
        right = _waiting(image, strip, left, right, style)
    _ships(image, strip.holder, strip.ships, left, right, style)
    return palette(style).index(image)


def _guns(image: Image.Image, strip: Strip, left: int, right: int, style: Style) -> None:
    """The cards of a fort side by side."""
    each = min(GUN, (right - left) // len(strip.guns))
    for i, card in enumerate(strip.guns):
        sprite = tile_sprite(strip.holder.owner, card, each, style)
        image.paste(sprite, (left + i * each, 70 - each // 2), sprite)


def _waiting(image: Image.Image, strip: Strip, left: int, right: int, style: Style) -> int:
    """Ships that aren't at sea yet, in a box at the right; returns where the room for the others ends."""
    piece = waiting_piece(strip.holder.owner, strip.waiting, style)
    x = max(left, right - piece.width if strip.ships else left)
    image.paste(piece, (x, 70 - piece.height // 2))
    return x - 10


def waiting_piece(owner: Owner, ships: Listed, style: Style) -> Image.Image:
    """A box with ships that aren't at sea yet, RGB."""
    wide = sum(_width(sprite, count) for sprite, _, count in _counted(owner, ships, style)) + 11
    image = Image.new("RGB", (wide, 40), style.dye(CARD))
    pen = Pen(wide, 40, wide, style)
    pen.box(2, 2, wide - 2, 38, 9, PAPER_DARK, STEEL_DARK, 3)
    image.paste(pen.sprite(), (0, 0), pen.sprite())
    _classes(image, owner, ships, 9, 20, style)
    return image


def _ships(image: Image.Image, holder: Holder, ships: Listed, left: int, right: int, style: Style) -> None:
    """The ships, paler where they have acted; they overlap a little where there is no room, else they are counted."""
    found = [(hull(holder.owner, size, masts, style), acted) for size, masts, acted in ships]
    squeeze = min(1.0, (right - left) / max(1, sum(sprite.width + 12 for sprite, _ in found)))
    if squeeze < CLOSEST:
        _classes(image, holder.owner, ships, left, 70, style)
        return
    x = float(left)
    for sprite, acted in found:
        shown = pale(sprite, style) if acted else sprite
        image.paste(shown, (round(x), 70 - sprite.height // 2), sprite)
        x += (sprite.width + 12) * squeeze


def _classes(image: Image.Image, owner: Owner, ships: Listed, left: int, y: int, style: Style) -> None:
    """How many ships of each class there are, beside a smaller hull of it; paler where all of them have acted."""
    x = left
    for sprite, acted, count in _counted(owner, ships, style):
        image.paste(pale(sprite, style) if acted else sprite, (x, y - sprite.height // 2), sprite)
        write(image, x + sprite.width + 3, y - 1, str(count), 27, style.dye(INK), 700, "lm")
        x += _width(sprite, count)


def _counted(owner: Owner, ships: Listed, style: Style) -> list[tuple[Image.Image, bool, int]]:
    """A smaller hull of each class, whether all of it have acted, and how many there are."""
    found = []
    for size, same in groupby(ships, key=lambda ship: ship[0]):
        acted = [acted for *_, acted in same]
        sprite = hull(owner, size, size, style)
        sprite = sprite.resize(
            (round(sprite.width * COUNTED), round(sprite.height * COUNTED)), Image.Resampling.LANCZOS
        )
        found.append((sprite, all(acted), len(acted)))
    return found


def _width(sprite: Image.Image, count: int) -> int:
    """What a class takes up where ships are counted."""
    return sprite.width + 10 + round(font(27, 700).getlength(str(count)))
