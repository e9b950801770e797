"""What the blocks below seas are made of: boxes, and the strips of the seats with what all of them begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PIL import Image

from render.badges import emblem
from render.canvas import put
from render.icons import Icon, sprite
from render.marks import rim_due
from render.owners import Owner
from render.sprites import Pen
from render.style import Style
from render.text import fit, font, write
from render.theme import CARD, GOLD_LIGHT, INK, PAPER, STEEL_DARK

GAP = 8
"""Between the parts of a block."""
INDENT, NAME = 58, 28
"""Where a strip's emblem has its middle, and how far behind that its name begins."""


def box(wide: int, tall: int, style: Style) -> Image.Image:
    """An empty box for figures that concern everybody, RGB."""
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


class Holder(NamedTuple):
    """Whose strip it is, and how he stands."""

    owner: Owner
    name: str
    due: bool
    gone: bool
    won: bool


class Played(Protocol):
    """What a strip asks of a view, which many games' views have."""

    @property
    def mover(self) -> int | None:
        """Whose turn it is."""

    @property
    def out(self) -> tuple[int, ...]:
        """Who is out."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won."""


def holder(view: Played, seat: int, names: Sequence[str], colours: Sequence[int], style: Style) -> Holder:
    """A seat of a view, with its colour and name."""
    return Holder(
        owner=style.owners[colours[seat]],
        name=names[seat] if seat < len(names) else "",
        due=seat == view.mover and not view.over,
        gone=seat in view.out,
        won=seat in view.winners,
    )


def begun(holder: Holder, wide: int, tall: int, at: tuple[int, int], style: Style, ground: str = PAPER) -> Image.Image:
    """A seat's strip on a ground, with its emblem centred on `at`, RGB."""
    image = Image.new("RGB", (wide, tall), style.dye(ground))
    pen = plate(wide, tall, holder.won, holder.gone, style)
    if holder.due:
        rim_due(pen, wide, tall)
    emblem(pen.within(*at, 0.38), holder.owner)
    put(image, pen.sprite(), wide / 2, tall / 2)
    return image


def put_name(
    image: Image.Image, holder: Holder, at: tuple[int, int], right: float, sizes: tuple[int, ...], style: Style
) -> None:
    """Writes the name behind the emblem `at` there, up to `right`, in the largest of `sizes` that does.

    It is struck out where its owner is out.
    """
    x, y = at[0] + NAME, at[1] + 1
    (shown,), size = fit(holder.name, int(right - x), sizes[:-1], sizes[-1], lines=1)
    write(image, x, y, shown, size, style.dye(INK), 700, "lm")
    if holder.gone:
        image.paste(style.dye(INK), (x, y, x + round(font(size, 700).getlength(shown)), y + 3))


def put_count(
    image: Image.Image,
    sign: Icon,
    texts: Sequence[tuple[str, int, int]],
    right: float,
    y: int,
    style: Style,
    side: int = 38,
) -> float:
    """A sign of `side` px and what it counts, up to `right`; returns where it begins.

    `texts`: each with its size and weight.
    """
    for text, size, weight in reversed(texts):
        right -= font(size, weight).getlength(text)
        write(image, right, y, text, size, style.dye(INK), weight, "lm")
        right -= 3
    put(image, sprite(sign, side, style), right - side / 2 - 1, y - 1)
    return right - side - 3
