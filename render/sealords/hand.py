"""The private strip: the viewer's ships in large tiles, each with what it does."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import icons
from render.badges import OWNERS, badge
from render.canvas import put
from render.sealords.look import BRIGHT, GAP, INNER, palette
from render.ships import rated
from render.sprites import Pen
from render.theme import INK, PAPER, WHITE

TALL = 132
EFFECTS: dict[int, icons.Icon] = {
    1: icons.shield,
    3: icons.shot_orthogonal,
    5: icons.spanner,
    7: icons.clear_mine,
    9: icons.again,
}
"""What a ship does by its number; an even one brings a coin."""


def rows(count: int) -> list[int]:
    """How many tiles go into each row."""
    lines = max(1, -(-count // 8))
    return [count // lines + (1 if i < count % lines else 0) for i in range(lines)]


def height(count: int) -> int:
    """Height of the strip in px, with the gap above it."""
    return (TALL + GAP) * len(rows(count))


def places(count: int) -> list[tuple[int, int, int]]:
    """Left, top and width of each tile, from the upper left of the strip."""
    found = []
    most = max(rows(count))
    width = min(200, (INNER - GAP * (most - 1)) // most) if most else 0
    for i, line in enumerate(rows(count)):
        left = (INNER - line * width - (line - 1) * GAP) // 2
        found += [(left + j * (width + GAP), i * (TALL + GAP), width) for j in range(line)]
    return found


@lru_cache(maxsize=256)
def hand_tile(seat: int, number: int, width: int, chosen: bool, dim: bool) -> Image.Image:
    """A ship of the hand, indexed. `dim`: another one has been chosen."""
    owner = OWNERS[seat]
    image = Image.new("RGB", (width, TALL), PAPER)
    pen = Pen(width, TALL, units=width)
    pen.box(5, 5, width - 5, TALL - 5, 16, owner.tile, owner.edge, 5)
    pen.path(f"M 5 {TALL - 34} H {width - 5} V {TALL - 20} Q {width - 5} {TALL - 5} {width - 20} {TALL - 5} "
             f"H 20 Q 5 {TALL - 5} 5 {TALL - 20} Z", owner.water)  # fmt: skip
    if width > 150:
        rated(number)(pen.within(width - 126, 22, 1.05), owner.paint)
    if chosen:
        pen.box(5, 5, width - 5, TALL - 5, 16, None, INK, 12)
        pen.box(5, 5, width - 5, TALL - 5, 16, None, BRIGHT, 7)
    put(image, pen.sprite(), width / 2, TALL / 2)
    middle = 44 if width > 150 else width / 2
    put(image, badge(owner, str(number), 64, 50), middle, 42)
    put(image, _effect(EFFECTS.get(number, icons.coin)), middle, TALL - 38)
    if dim:
        image = Image.blend(image, Image.new("RGB", image.size, PAPER), 0.5)
    return palette().index(image)


@lru_cache(maxsize=16)
def _effect(icon: icons.Icon) -> Image.Image:
    pen = Pen(66, units=66)
    pen.circle(33, 33, 29, WHITE, INK, 4)
    icon(pen.within(33, 33, 0.42))
    return pen.sprite()
