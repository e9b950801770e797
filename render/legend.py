"""The key to a picture: each of its symbols as it is drawn there, and beside it what it means, in two columns."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from PIL import Image

from engine.game import View
from render.accents import DUE
from render.canvas import Canvas, put
from render.drawing import Picture
from render.marks import brackets, rim, rim_due
from render.owners import SEATS
from render.palette import Palette
from render.sprites import Pen
from render.style import Style
from render.text import font, write
from render.theme import CARD, INK, PAPER

WIDE = 1000
"""As the pictures of positions are, so that a symbol has the size here that it has there."""
MARGIN = 14
BETWEEN = 18
"""Between the columns."""
COLUMN = (WIDE - 2 * MARGIN - BETWEEN) // 2
SIGN = 136
"""Room for a symbol; wider ones are made smaller."""
TEXT = COLUMN - SIGN - 12
SIZE = 38
"""Of the words, in px: on a phone a third of it is left."""
LEADING = 1.12
APART = 14
"""Between two symbols of a column."""
LEAST = 60
RIM = 2


class Symbol(NamedTuple):
    """A symbol: the id of the message that says what it means, and what draws it, given the style last."""

    id: str
    sprite: Callable[..., Image.Image]
    given: tuple[Hashable, ...] = ()

    def drawn(self, style: Style) -> Image.Image:
        """The symbol, RGB or RGBA."""
        return self.sprite(*self.given, style)


class Key:
    """The key of a game's pictures (see `render.drawing.Legend`)."""

    def __init__(
        self,
        game: str,
        symbols: Callable[[View, Sequence[int]], Sequence[Symbol]],
        styles: tuple[Style, Style],
        palette: Callable[[Style], Palette],
    ) -> None:
        """`symbols`: those of a view, where seats have these colours; one that comes twice is shown once.

        `styles`: the usual one and the stark one.
        """
        self._game, self._symbols, self._styles, self._palette = game, symbols, styles, palette

    def symbols(self, view: View, colours: Sequence[int] = SEATS) -> tuple[str, ...]:
        """The ids of the messages for the symbols that a view shows, in their order."""
        return tuple(self._found(view, colours))

    def draw(
        self, view: View, words: Mapping[str, str], contrast: bool = False, colours: Sequence[int] = SEATS
    ) -> Picture:
        """The key to those of its `symbols` that have `words`."""
        style = self._styles[contrast]
        palette = self._palette(style)
        found = self._found(view, colours)
        pieces = [_entry(found[id], words[id], palette, style) for id in found if id in words]
        columns = _columns([piece.height for piece in pieces])
        tall = max(sum(pieces[at].height for at in column) for column in columns) + 2 * MARGIN
        canvas = Canvas(palette, palette.index(Image.new("RGB", (WIDE, tall), style.dye(PAPER))))
        for number, column in enumerate(columns):
            top = MARGIN
            for at in column:
                canvas.paste(pieces[at], MARGIN + number * (COLUMN + BETWEEN), top)
                top += pieces[at].height
        return Picture(f"{self._game}-symbols", canvas.png(), WIDE, tall)

    def _found(self, view: View, colours: Sequence[int]) -> dict[str, Symbol]:
        found: dict[str, Symbol] = {}
        for symbol in self._symbols(view, colours):
            found.setdefault(symbol.id, symbol)
        return found


def _columns(heights: Sequence[int]) -> tuple[range, range]:
    """Which go into the left column and which into the right one, so that both are as even as can be."""
    whole = sum(heights)
    reached = [0, *accumulate(heights)]
    cut = min(range(len(reached)), key=lambda at: (max(reached[at], whole - reached[at]), at))
    return range(cut), range(cut, len(heights))


@lru_cache(maxsize=1024)
def _entry(symbol: Symbol, said: str, palette: Palette, style: Style) -> Image.Image:
    """A symbol with its words, indexed."""
    sprite = symbol.drawn(style)
    widest = SIGN - 2 * RIM
    if sprite.width > widest:
        sprite = sprite.resize((widest, round(sprite.height * widest / sprite.width)), Image.Resampling.LANCZOS)
    lines = wrapped(said, SIZE, TEXT)
    step = round(SIZE * LEADING)
    tall = max(sprite.height, step * len(lines), LEAST) + APART
    image = Image.new("RGB", (COLUMN, tall), style.dye(PAPER))
    middle = tall / 2
    if sprite.mode == "RGBA":
        put(image, sprite, SIGN / 2, middle)
    else:
        # with a rim: in the stark style water is as white as paper
        left, top = round((SIGN - sprite.width) / 2), round(middle - sprite.height / 2)
        image.paste(style.dye(INK), (left - RIM, top - RIM, left + sprite.width + RIM, top + sprite.height + RIM))
        image.paste(sprite, (left, top))
    for at, line in enumerate(lines):
        y = middle + (at - (len(lines) - 1) / 2) * step
        write(image, SIGN + 12, y, line, SIZE, style.dye(INK), 500, "lm")
    return palette.index(image)


def wrapped(text: str, size: int, width: int) -> list[str]:
    """A text in lines of at most `width` px; a word that is longer has a line of its own."""
    face = font(size, 500)
    lines: list[str] = []
    for word in text.split(" "):
        if lines and face.getlength(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


# What means the same in all games


def last(wide: int, tall: int, ground: str) -> Symbol:
    """What happened last, on a cell of this size and colour."""
    return Symbol("symbol-last", _last, (wide, tall, ground))


def choice(wide: int, tall: int, ground: str) -> Symbol:
    """What may be chosen."""
    return Symbol("symbol-choice", _choice, (wide, tall, ground))


def due() -> Symbol:
    """Who has to act."""
    return Symbol("symbol-due", _due)


def _ground(wide: int, tall: int, ground: str, style: Style) -> Image.Image:
    return Image.new("RGB", (wide, tall), style.dye(ground))


def _last(wide: int, tall: int, ground: str, style: Style) -> Image.Image:
    image = _ground(wide, tall, ground, style)
    put(image, brackets(wide, tall, style), wide / 2, tall / 2)
    return image


def _choice(wide: int, tall: int, ground: str, style: Style) -> Image.Image:
    image = _ground(wide, tall, ground, style)
    put(image, rim(False, wide, tall, style), wide / 2, tall / 2)
    return image


def _due(style: Style) -> Image.Image:
    pen = Pen(SIGN - 14, 54, SIGN - 14, style)
    pen.box(3, 3, SIGN - 17, 51, 15, CARD, INK, 4)
    rim_due(pen, SIGN - 14, 54)
    return pen.sprite()


def framed(icon: Callable[[Pen], None], size: int, style: Style) -> Image.Image:
    """An icon in the orange frame of what waits to be dealt with."""
    pen = Pen(size + 22, size + 16, size + 22, style)
    pen.box(4, 4, size + 18, size + 12, 14, CARD, DUE, 7)
    icon(pen.within((size + 22) / 2, (size + 16) / 2, size / 116))
    return pen.sprite()
