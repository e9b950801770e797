"""What lies on the map: tiles and treasures, islets with what has been landed, anchors, merchants, the order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.games.piratebay.view import Store, View
from render.badges import emblem
from render.games.piratebay import signs
from render.games.piratebay.land import treasures
from render.games.piratebay.look import GRASS, GRASS_DARK
from render.icons import Icon
from render.owners import Owner
from render.palette import Stamp
from render.sailing.look import LARGE, Brush, Sheet
from render.sprites import Pen
from render.theme import CARD, GOLD, GOLD_DARK, GOLD_LIGHT, INK, STEEL, STEEL_DARK, WHITE, WOOD_LIGHT
from render.vessels import vessel

TRADER = Owner("circle", "plain", CARD, GOLD_DARK, WOOD_LIGHT)
"""How merchants' ships look: like nobody's."""


def put_places(sheet: Sheet, view: View, colours: Sequence[int]) -> None:
    """Puts everything that isn't a ship."""
    brush, holds = sheet.brush, sheet.board.window.holds
    heaps = {heap.cell: heap for heap in view.heaps}
    afloat = {ship.cell for ship in view.ships}
    covered = {**dict.fromkeys(view.down, "down"), **dict.fromkeys(view.marks, "mark")}
    for cell in filter(holds, treasures(view.map)):
        heap = heaps.get(cell)
        if cell in covered or heap:
            gold, cannons = (heap.gold, heap.cannons) if heap else (0, 0)
            sheet.put(spot(covered.get(cell), gold, cannons, brush), cell)
        else:
            sheet.put(bare(brush), cell)
    for islet in view.islets:
        owner = None if islet.seat is None else sheet.style.owners[colours[islet.seat]]
        store = None if islet.seat is None else view.stores[islet.seat]
        sheet.put(home(owner, store, brush), islet.land)
        sheet.put(anchorage(owner, islet.anchor in afloat, brush), islet.anchor)
    for trader in view.merchants:
        sheet.put(merchant(trader.gold, trader.cannons, brush), trader.cell)
    if view.order_at:
        aside = view.order_at in afloat or view.order_at in heaps or view.order_at in covered
        sheet.put(order(aside, brush), view.order_at)


# ---------------------------------------------------------------- treasure cells


@lru_cache(maxsize=256)
def spot(covered: str | None, gold: int, cannons: int, brush: Brush) -> Stamp:
    """What lies on a treasure cell: a face-down tile (``down``, ``mark``), treasures with their numbers, or both."""
    return brush.stamp(spot_sprite(covered, gold, cannons, brush), GRASS)


def spot_sprite(covered: str | None, gold: int, cannons: int, brush: Brush) -> Image.Image:
    """The same, RGBA."""
    pen = brush.pen()
    found = [(sign, count) for sign, count in ((signs.chest, gold), (signs.barrel, cannons)) if count]
    if covered:
        tile = signs.unknown if covered == "down" else signs.known_mark
        tile(pen.within(*((40, 46, 0.74) if found else (50, 50, 0.82))))
        lot(pen, gold, cannons)
    elif len(found) == 1:
        sign, count = found[0]
        _counted(pen.within(50, 50), sign, count, 0.72)
    else:
        for (sign, count), y in zip(found, (29, 71), strict=True):
            _counted(pen.within(50, y), sign, count, 0.46)
    return pen.sprite()


def lot(pen: Pen, gold: int, cannons: int) -> None:
    """How many chests and cannons lie at something else: in a coin and in a dark square, at a cell's right edge."""
    if gold:
        coin(pen.within(80, 24), gold)
    if cannons:
        square(pen.within(80, 76), cannons)


def coin(pen: Pen, gold: int) -> None:
    """So many chests of gold."""
    pen.circle(0, 0, 17, GOLD, INK, 5)
    pen.text(0, 0, str(gold), 29 if gold < 10 else 23, INK, 800)


def square(pen: Pen, cannons: int) -> None:
    """So many cannons."""
    pen.box(-16, -16, 16, 16, 4, STEEL_DARK, INK, 5)
    pen.box(-16, -16, 16, 16, 4, STEEL_DARK)
    pen.text(0, 0, str(cannons), 29 if cannons < 10 else 23, WHITE, 800)


def _counted(pen: Pen, sign: Icon, count: int, scale: float) -> None:
    """A sign, beside it how many there are, where that are several."""
    several = count > 1
    sign(pen.within(-14 * several, -8 * several * (scale > 0.5), scale * (0.9 if several else 1)))
    if several:
        x, y = (23, 22) if scale > 0.5 else (27, 2)
        number(pen.within(x, y), count)


def number(pen: Pen, count: int) -> None:
    """How many there are, on a disc."""
    pen.circle(0, 0, 19, CARD, INK, 4.5)
    pen.text(0, 0, str(count), 34 if count < 10 else 24, INK, 800)


@lru_cache(maxsize=16)
def bare(brush: Brush) -> Stamp:
    """A treasure cell on which nothing is left but a hole."""
    return brush.stamp(bare_sprite(brush), GRASS)


def bare_sprite(brush: Brush) -> Image.Image:
    """The same, RGBA."""
    pen = brush.pen()
    pen.path("M 38 40 L 62 60 M 62 40 L 38 60", None, GRASS_DARK, 8)
    return pen.sprite()


# ---------------------------------------------------------------- islets and anchors


@lru_cache(maxsize=256)
def home(owner: Owner | None, store: Store | None, brush: Brush) -> Stamp:
    """An islet: its owner's flag and what has been landed there, or rocks where it is nobody's."""
    return brush.stamp(home_sprite(owner, store, brush), GRASS)


def home_sprite(owner: Owner | None, store: Store | None, brush: Brush) -> Image.Image:
    """The same, RGBA. Where there is no room for chests and cannons it has the points that they count."""
    pen = brush.pen()
    if owner is None or store is None:
        for rock in ("M 22 72 L 40 34 L 58 72 Z", "M 46 74 L 62 46 L 80 74 Z"):
            pen.body(rock, STEEL, INK, 6)
        return pen.sprite()
    landed = store.gold + store.cannons
    x, tall = (16, 84) if landed else (20, 86)
    pen.path(f"M {x} {tall} V 12", None, INK, 8)
    broad, high = (66, 38) if landed else (62, 46)
    flag = f"M {x + 3} 11 H {x + broad} L {x + broad - 10} {11 + high / 2} L {x + broad} {11 + high} H {x + 3} Z"
    pen.body(flag, owner.tone, INK, 6)
    emblem(pen.within(x + 26, 11 + high / 2, 0.29), owner, owner.mark if owner.mark != INK else WHITE, line=14)
    if landed and brush.cell >= LARGE:
        coin(pen.within(40, 74, 0.95), store.gold)
        square(pen.within(76, 74, 0.95), store.cannons)
    elif landed:
        pen.text(57, 73, str(2 * store.gold + store.cannons), 42, INK, 800)
    return pen.sprite()


@lru_cache(maxsize=64)
def anchorage(owner: Owner | None, taken: bool, brush: Brush) -> Stamp:
    """An islet's anchor, in a ring of its owner's colour; only a thin ring where a ship lies there (`taken`)."""
    return brush.stamp(anchorage_sprite(owner, taken, brush))


def anchorage_sprite(owner: Owner | None, taken: bool, brush: Brush) -> Image.Image:
    """The same, RGBA."""
    pen = brush.pen()
    if not taken:
        (signs.anchor if owner else signs.free_anchor)(pen.within(50, 50, 0.58))
    if owner:
        radius, broad = (44, 4.5) if taken else (41, 8.5)
        for colour, width in ((INK, broad + 5.5), (owner.tone, broad)):
            pen.circle(50, 50, radius, None, colour, width)
    return pen.sprite()


# ---------------------------------------------------------------- merchants, the order


@lru_cache(maxsize=64)
def merchant(gold: int, cannons: int, brush: Brush) -> Stamp:
    """A merchant, with the cargo of those who lost to it; its own card is unknown."""
    return brush.stamp(merchant_sprite(gold, cannons, brush))


def merchant_sprite(gold: int, cannons: int, brush: Brush) -> Image.Image:
    """The same, RGBA."""
    pen = brush.pen()
    pen.circle(50, 50, 45, GOLD_LIGHT, INK, 5)
    image = pen.sprite()
    hull = vessel(TRADER, 2, 2, 2, round(brush.cell * 0.68), brush.style, foam=False)
    image.alpha_composite(hull, (round(brush.cell * 0.45 - hull.width / 2), round(brush.cell * 0.43 - hull.height / 2)))
    over = brush.pen()
    over.circle(24, 78, 19, CARD, INK, 4.5)
    over.text(24, 78, "?", 33, INK, 800)
    lot(over, gold, cannons)
    image.alpha_composite(over.sprite())
    return image


@lru_cache(maxsize=16)
def order(aside: bool, brush: Brush) -> Stamp:
    """The order where it waits for somebody; in a corner where something else lies."""
    pen = brush.pen()
    signs.order_token(pen.within(*((80, 20, 0.36) if aside else (50, 50, 0.8))))
    return brush.stamp(pen.sprite())
