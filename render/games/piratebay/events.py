"""What has happened besides sailing and fighting: tiles turned up, merchants, cargo moved, ships sent home."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from engine.games.piratebay.view import View
from engine.sailing.view import Track
from render import gunfire
from render.games.piratebay import signs
from render.games.piratebay.land import islands
from render.games.piratebay.look import GRASS
from render.icons import Icon
from render.palette import Stamp
from render.sailing.look import Brush, Sheet
from render.sprites import Pen, ring
from render.theme import CARD, GOLD_LIGHT, INK, RED, SEA, WHITE

REPULSE, SPOILS = "merchant-lost", ("merchant-gold", "merchant-empty")
"""How it went with a merchant."""
TREASURE = ("gold", "cannon")
"""Finds that lie where they were turned up."""
FOUND: dict[str, Icon] = {
    "empty": signs.open_chest,
    "cave": signs.cave,
    "mark": signs.skull,
    "merchant-gold": signs.chest,
    "merchant-empty": signs.open_chest,
    "merchant-lost": gunfire.swords,
}
"""What else came to light, as it is drawn on its rays."""
BAD = ("cave", "mark", REPULSE)
"""Finds whose rays are red."""
LASTING = ("empty", "cave", REPULSE)
"""Those that are shown, small, for the turns of the others too."""
MOVED = ("loaded", "unloaded", "landed")
"""Cargo that changed its place without a fight."""
APART = 0.42
"""Between the dots of a way home, in cells."""


def put_rays(sheet: Sheet, view: View, last: int) -> None:
    """Rays below what has just been turned up and lies there still, and below a merchant that has just won."""
    for find in view.finds:
        if find.turn == last and (find.what in TREASURE or find.what == REPULSE):
            sheet.put(rays(find.what, sheet.brush), find.cell)


@lru_cache(maxsize=16)
def rays(what: str, brush: Brush) -> Stamp:
    """Rays, red ones where it is bad."""
    return brush.stamp(rays_sprite(what, brush), SEA[0] if what == REPULSE else GRASS)


def rays_sprite(what: str, brush: Brush) -> Image.Image:
    """The same, RGBA: a square of two cells."""
    pen = brush.pen(2)
    _rays(pen.within(100, 100), what, 66 if what == REPULSE else 55)
    return pen.sprite()


def _rays(pen: Pen, what: str, far: float = 55) -> None:
    points = gunfire.burst_points(0, 0, far, 14)
    colour = RED if what in BAD else GOLD_LIGHT
    pen.shape(points, colour, INK, 4)
    pen.shape(points, colour)


def put_finds(sheet: Sheet, view: View, last: int) -> None:
    """What else came to light; what isn't fresh is small."""
    for find in sorted(view.finds, key=lambda find: find.turn):
        fresh = find.turn == last
        if find.what not in TREASURE and (fresh or find.what in LASTING):
            sheet.put(found(find.what, fresh, find.cell in islands(view.map), sheet.brush), find.cell)


@lru_cache(maxsize=128)
def found(what: str, fresh: bool, land: bool, brush: Brush) -> Stamp:
    """What came to light, on rays if it is fresh."""
    return brush.stamp(found_sprite(what, fresh, brush), GRASS if land else SEA[0])


def found_sprite(what: str, fresh: bool, brush: Brush) -> Image.Image:
    """The same, RGBA."""
    pen = brush.pen()
    if what == REPULSE:
        FOUND[what](pen.within(24, 24, 0.42 if fresh else 0.32))
        return pen.sprite()
    if not fresh:
        FOUND[what](pen.within(76, 76, 0.36))
        return pen.sprite()
    _rays(pen.within(50, 50), what)
    if what in BAD:
        pen.circle(50, 50, 34, CARD)
    FOUND[what](pen.within(50, 50, 0.5))
    return pen.sprite()


def put_spoils(sheet: Sheet, view: View, last: int) -> None:
    """What a ship has just found on a merchant in whose cell she lies, above her."""
    taken = {ship.cell for ship in view.ships}
    for find in view.finds:
        if find.turn == last and find.what in SPOILS and find.cell in taken:
            sheet.put(spoils(find.what, sheet.brush), find.cell)


@lru_cache(maxsize=16)
def spoils(what: str, brush: Brush) -> Stamp:
    """A chest with gold or without any."""
    pen = brush.pen(2)
    FOUND[what](pen.within(126, 46, 0.36))
    return brush.stamp(pen.sprite())


def put_hauls(sheet: Sheet, view: View, last: int) -> None:
    """How much cargo has just been taken from a cell or put on it, and where cargo was robbed or went down."""
    sums: dict[tuple[object, bool], int] = {}
    for haul in view.hauls:
        if haul.turn != last:
            continue
        if haul.what in MOVED:
            key = (haul.cell, haul.what != "loaded")
            sums[key] = sums.get(key, 0) + haul.gold + haul.cannons
        elif haul.gold + haul.cannons:
            sheet.put(taken(haul.what, haul.gold + haul.cannons, sheet.brush), haul.cell)
    for haul in view.hauls:
        amount = sums.pop((haul.cell, haul.what != "loaded"), 0)
        if amount:
            sheet.put(shifted(amount if haul.what != "loaded" else -amount, sheet.brush), haul.cell)


@lru_cache(maxsize=64)
def shifted(amount: int, brush: Brush) -> Stamp:
    """How many treasures came to a cell or left it, in its upper right corner."""
    return brush.stamp(shifted_sprite(amount, 19, brush))


def shifted_sprite(amount: int, y: int, brush: Brush) -> Image.Image:
    """The same at height `y` of the cell, RGBA."""
    pen = brush.pen(2)
    label = pen.within(124, 50 + y)
    label.box(-24, -17, 24, 17, 15, WHITE, INK, 4.5)
    label.text(0, 0, f"+{amount}" if amount > 0 else f"−{-amount}", 31, INK, 800)
    return pen.sprite()


@lru_cache(maxsize=32)
def taken(what: str, amount: int, brush: Brush) -> Stamp:
    """Cargo that was robbed in a fight, above the ship that has it, or that went down (``sunk``)."""
    return brush.stamp(shifted_sprite(amount, -2, brush) if what == "robbed" else drowned_sprite(brush))


def drowned_sprite(brush: Brush) -> Image.Image:
    """A chest that went down, at the lower right of a cell; RGBA."""
    pen = brush.pen()
    part = pen.within(78, 76, 0.32)
    signs.chest(part)
    for colour, width in ((INK, 34.0), (RED, 18.0)):
        part.path("M -44 -44 L 44 44 M 44 -44 L -44 44", None, colour, width)
    return pen.sprite()


def put_ways_home(sheet: Sheet, view: View, last: int) -> None:
    """Dots from where ships were lost to where they lie now."""
    for track in view.tracks:
        if track.how == "home" and track.turn == last:
            _put_way_home(sheet, track)


def _put_way_home(sheet: Sheet, track: Track) -> None:
    (x0, y0), (x1, y1) = (sheet.board.middle(cell.col, cell.row) for cell in (track.cells[0], track.cells[-1]))
    count = int(math.hypot(x1 - x0, y1 - y0) / (APART * sheet.board.wide))
    found = dot(sheet.brush)
    for i in range(1, count):
        x, y = x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count
        sheet.canvas.stamp(found, round(x) - found.piece.width // 2, round(y) - found.piece.height // 2, sheet.sea)


@lru_cache(maxsize=16)
def dot(brush: Brush) -> Stamp:
    """One of the dots of a way home."""
    side = max(9, brush.cell // 5)
    pen = Pen(side, units=20, style=brush.style)
    pen.shape(ring(10, 10, 7), WHITE, INK, 4)
    pen.shape(ring(10, 10, 7), WHITE)
    return brush.stamp(pen.sprite())
