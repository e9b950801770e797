"""Words and figures in pictures: fonts, names made printable, names cut by width."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

import fontpkg  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFont

ELLIPSIS = "…"
MISSING = "·"
LONGEST = 80
"""Names are cut to this many characters before anything is measured: nobody's name makes a picture slow."""

_NUMBER = re.compile(r" \(\d{1,3}\)$")
"""What tells namesakes apart."""
_MISSING_GLYPH = "\U0010fffd"
_DROPPED = {"Cc", "Cf", "Cs", "Co", "Cn", "Mn", "Me", "Zl", "Zp"}


@lru_cache(maxsize=256)
def font(size: int, weight: int = 700) -> ImageFont.FreeTypeFont:
    """Rubik at `size` pixels, `weight` 300 to 900. Never change the one that you get: it is shared."""
    # The basic layout: the same picture on every machine, whether or not a library for shaping is installed.
    face = ImageFont.truetype(str(fontpkg.path("Rubik", weight)), size, layout_engine=ImageFont.Layout.BASIC)
    face.set_variation_by_axes([weight])
    return face


@lru_cache(maxsize=4096)
def has_glyph(char: str) -> bool:
    """Whether Rubik can draw this character."""
    face = font(32)
    mask, missing = face.getmask(char), face.getmask(_MISSING_GLYPH)
    return not (mask.size == missing.size and bytes(mask) == bytes(missing))


def printable(text: str) -> str:
    """The text with what Rubik can draw: letters in fancy dress undressed, the rest as one middle dot a run.

    Control characters, direction marks and stacked accents are dropped; letters written from the right are laid out
    from the right.

    >>> printable("𝓝𝓪𝓴𝓱𝓲𝓶𝓸𝓿 日本 x")
    'Nakhimov · x'
    """
    kept: list[str] = []
    for char in unicodedata.normalize("NFKC", text[: LONGEST * 4]):
        if char.isspace():
            char = " "
        elif unicodedata.category(char) in _DROPPED:
            continue
        # Arabic letters would come out in their lone forms, which is no way to write a name.
        elif not has_glyph(char) or unicodedata.bidirectional(char) == "AL":
            char = MISSING
        if kept and char == kept[-1] and char in (" ", MISSING):
            continue
        kept.append(char)
    words = "".join(kept).strip()[:LONGEST].split()
    merged = [word for i, word in enumerate(words) if not (word == MISSING and i and words[i - 1] == MISSING)]
    return _visual(" ".join(merged)) or MISSING


def _visual(text: str) -> str:
    """Text in the order in which it is drawn: a name in Hebrew runs from the right."""
    if not any(unicodedata.bidirectional(char) == "R" for char in text):
        return text
    runs: list[str] = []
    for char in text:
        side = "R" if unicodedata.bidirectional(char) == "R" else "L"
        last = runs[-1] if runs else ""
        if last and (side == ("R" if unicodedata.bidirectional(last[0]) == "R" else "L") or char == " "):
            runs[-1] = last + char
        else:
            runs.append(char)
    return " ".join(
        run.strip()[::-1] if unicodedata.bidirectional(run[0]) == "R" else run.strip() for run in reversed(runs)
    )


@lru_cache(maxsize=1024)
def fit(
    text: str, width: int, sizes: tuple[int, ...], small: int, weight: int = 700, lines: int = 2
) -> tuple[tuple[str, ...], int]:
    """A name as one line of at most `width` px in the first of `sizes` that will do, else as `lines` of size `small`.

    What is longer still is cut, with an ellipsis; never the number at its end that tells namesakes apart. Returns the
    lines and their size.
    """
    shown = printable(text)
    for size in sizes:
        if font(size, weight).getlength(shown) <= width:
            return (shown,), size
    face = font(small, weight)
    if lines == 1:
        return (_cut(shown, width, face),), small
    words = shown.split(" ")
    count = len(words)
    while count > 1 and face.getlength(" ".join(words[:count])) > width:
        count -= 1
    first, rest = " ".join(words[:count]), " ".join(words[count:])
    return tuple(_cut(part, width, face) for part in (first, rest) if part), small


def _cut(text: str, width: int, face: ImageFont.FreeTypeFont) -> str:
    if face.getlength(text) <= width:
        return text
    number = _NUMBER.search(text)
    end = ELLIPSIS + (number.group() if number else "")
    text = text[: number.start()] if number else text
    while text and face.getlength(text + end) > width:
        text = text[:-1].rstrip()
    return text + end


def write(
    image: Image.Image, x: float, y: float, text: str, size: int, colour: str, weight: int = 700, anchor: str = "mm"
) -> None:
    """Writes on an RGB image. `anchor` as in Pillow; ``mm`` centres on the height of capitals and figures."""
    face = font(size, weight)
    draw = ImageDraw.Draw(image)
    if anchor[1] == "m":
        # Pillow's middle counts ascent and descent; figures look too high in it.
        y += size * 0.35
        anchor = anchor[0] + "s"
    draw.text((x, y), text, fill=colour, font=face, anchor=anchor)
