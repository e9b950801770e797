"""What lies at the edges of the sea: Start and Finish, and why a row is closed."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.tranquility.view import View
from render import icons
from render.canvas import Canvas
from render.games.tranquility import signs
from render.games.tranquility.colours import palette
from render.games.tranquility.frame import FINISH_SLOT, SLOT_TALL, SLOT_WIDE, START_SLOT, has_finish, has_start
from render.games.tranquility.look import AIR, COLS, HINT, MARGIN, ROWS, TALL, WATER, corner
from render.marks import brackets
from render.palette import Stamp
from render.sprites import Pen
from render.style import Style
from render.theme import INK, WHITE

CAUSE = 42
"""Size of the sign of what closes a row."""
CAUSE_LEFT = MARGIN + 50
"""Its middle."""


def draw_slots(canvas: Canvas, view: View, style: Style) -> None:
    """Lays Start and Finish, or their places, and the signs at the ends of closed rows."""
    if has_start(view.mode) and (view.start or not view.over):
        canvas.stamp(slot_stamp("start", view.start, view.started and view.start, style), *START_SLOT)
    if has_finish(view.mode) and (view.finish or not view.over):
        canvas.stamp(slot_stamp("finish", view.finish, view.finish, style), *FINISH_SLOT)
    for row in range(ROWS):
        reef, storms = view.reef == row, view.purple.count(row)
        if reef or storms:
            stamp = cause_stamp(reef, storms, style)
            canvas.stamp(stamp, CAUSE_LEFT - stamp.piece.width // 2, corner(row * COLS)[1])


SLOTS: dict[str, icons.Icon] = {"start": signs.start, "finish": signs.finish}


def slot_sprite(name: str, laid: bool, fresh: bool, style: Style) -> Image.Image:
    """The Start or the Finish, RGBA, or an outline where it will lie. `fresh`: it was laid last."""
    icon = SLOTS[name]
    image = Image.new("RGBA", (SLOT_WIDE, SLOT_TALL))
    pen = Pen(SLOT_WIDE, SLOT_TALL, SLOT_WIDE, style)
    if laid:
        pen.box(3, 3, SLOT_WIDE - 3, SLOT_TALL - 3, 14, WHITE, INK, 3)
        _over(image, pen.sprite())
        _over(image, icons.sprite(icon, 72, style))
        if fresh:
            _over(image, brackets(SLOT_WIDE, SLOT_TALL, style))
        return image
    for i in range(4):
        side = pen.within(SLOT_WIDE / 2, SLOT_TALL / 2, turn=90 * i)
        edge = (SLOT_WIDE if i % 2 else SLOT_TALL) / 2 - 5
        for x in (-24, 0, 24):
            side.path(f"M {x - 7} {-edge} H {x + 7}", None, HINT, 2.6)
    _over(image, pen.sprite())
    ghost = icons.sprite(icon, 58, style).copy()
    ghost.putalpha(ghost.getchannel("A").point([value * 2 // 5 for value in range(256)]))
    _over(image, ghost)
    return image


def _over(image: Image.Image, sprite: Image.Image) -> None:
    image.alpha_composite(sprite, ((image.width - sprite.width) // 2, (image.height - sprite.height) // 2))


@lru_cache(maxsize=16)
def slot_stamp(name: str, laid: bool, fresh: bool, style: Style) -> Stamp:
    """The same as a stamp."""
    ground = style.dye(WATER[0] if name == "start" else AIR[3])
    sprite = slot_sprite(name, laid, fresh, style)
    stamp = palette(style).stamp(sprite, ground)
    if laid:
        return stamp
    # A ghost is too faint for the usual cut.
    return Stamp(stamp.piece, sprite.getchannel("A").point([255 if value >= 40 else 0 for value in range(256)], "1"))


@lru_cache(maxsize=16)
def cause_stamp(reef: bool, storms: int, style: Style) -> Stamp:
    """Why a row is closed: reef and storms, one below the other, as high as the row."""
    causes: tuple[icons.Icon, ...] = (signs.reef,) * reef + (signs.purple,) * min(storms, 2)
    size = min(CAUSE, (TALL + 12 * (len(causes) - 1)) // len(causes))
    image = Image.new("RGBA", (CAUSE + 4, TALL))
    step = min(size, (TALL - size) / max(1, len(causes) - 1))
    for i, cause in enumerate(causes):
        y = TALL / 2 + (i - (len(causes) - 1) / 2) * step
        image.alpha_composite(icons.sprite(cause, size, style), ((image.width - size) // 2, round(y - size / 2)))
    return palette(style).stamp(image, style.dye(WATER[8]))
