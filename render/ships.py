"""Ships seen from the side, sailing to the right; shared by the games that show single ships.

Drawn in a box of 100 units, waterline at 88, the tallest mast right of the middle: the upper left is free for a badge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from render.icons import flame
from render.sprites import Pen
from render.theme import INK


class Paint(msgspec.Struct, frozen=True):
    """The colours of a ship."""

    hull: str
    trim: str
    sail: str
    shade: str
    flag: str


def _sail(pen: Pen, paint: Paint, x: float, top: float, bottom: float, width: float) -> None:
    """A square sail, full of wind from the left."""
    w = width / 2
    low = w + 3
    body = (
        f"M {x - w} {top} H {x + w} Q {x + w + 13} {(top + bottom) / 2} {x + low} {bottom} "
        f"Q {x + 4} {bottom - 6} {x - low} {bottom} Q {x - w + 8} {(top + bottom) / 2} {x - w} {top} Z"
    )
    pen.path(body, paint.sail, INK, 3.4)
    pen.path(
        f"M {x + w - 3} {top + 2} Q {x + w + 8} {(top + bottom) / 2} {x + low - 2} {bottom - 3} L {x + low - 9} "
        f"{bottom - 4.5} Q {x + w} {(top + bottom) / 2} {x + w - 9} {top + 2} Z",
        paint.shade,
    )


def _flag(pen: Pen, paint: Paint, x: float, y: float) -> None:
    pen.path(f"M {x} {y} Q {x + 8} {y - 3} {x + 15} {y + 3} Q {x + 8} {y + 4} {x} {y + 8} Z", paint.flag, INK, 2.4)


def _hull(pen: Pen, paint: Paint, data: str, trim: str) -> None:
    pen.path(data, paint.hull, INK, 4)
    pen.path(trim, paint.trim)


def sloop(pen: Pen, paint: Paint) -> None:
    """One mast."""
    pen.path("M 55 74 V 12 M 80 72 L 98 62", None, INK, 4)
    pen.path("M 51 20 Q 26 40 22 66 Q 38 62 51 66 Z", paint.sail, INK, 3.4)
    pen.path("M 48 28 Q 45 48 48 62 Q 40 60 34 61 Q 38 42 48 28 Z", paint.shade)
    pen.path("M 60 18 Q 82 38 94 62 Q 76 58 60 64 Z", paint.sail, INK, 3.4)
    _flag(pen, paint, 55, 9)
    _hull(
        pen,
        paint,
        "M 16 70 H 26 L 30 74 H 82 Q 90 73 96 68 Q 92 88 80 92 H 32 Q 20 86 16 70 Z",
        "M 19 77 H 92 L 90 82 H 22 Z",
    )


def _rigged(
    pen: Pen,
    paint: Paint,
    masts: str,
    sails: Iterable[tuple[int, int, int, int]],
    top: tuple[int, int],
    hull: str,
    trim: str,
) -> None:
    """A ship with square sails: her masts as a path, each sail as of `_sail`, where the flag flies, hull and trim."""
    pen.path(masts, None, INK, 4)
    for sail in sails:
        _sail(pen, paint, *sail)
    _flag(pen, paint, *top)
    _hull(pen, paint, hull, trim)


def brig(pen: Pen, paint: Paint) -> None:
    """Two masts."""
    masts = "M 42 74 V 22 M 72 74 V 9 M 84 70 L 100 60"
    hull = "M 12 64 H 26 L 30 72 H 80 Q 90 71 97 65 Q 93 88 80 92 H 30 Q 16 86 12 64 Z"
    _rigged(pen, paint, masts, [(42, 32, 64, 22), (72, 19, 64, 23)], (72, 6), hull, "M 16 74 H 93 L 91 79 H 18 Z")


def galleon(pen: Pen, paint: Paint) -> None:
    """Three masts."""
    masts = "M 30 72 V 36 M 54 72 V 20 M 79 72 V 9 M 88 68 L 101 54"
    sails = [(30, 42, 62, 16), (54, 30, 63, 18), (79, 42, 63, 20), (79, 18, 38, 15)]
    hull = "M 6 56 H 22 L 25 70 H 80 Q 90 70 98 62 Q 96 86 82 92 H 26 Q 10 86 6 56 Z"
    _rigged(pen, paint, masts, sails, (79, 5), hull, "M 10 70 L 24 73 H 94 L 92 78 H 22 L 12 76 Z")
    for x in (32, 48, 64):
        pen.box(x - 2.5, 82, x + 2.5, 87, 1, INK)


def privateer(pen: Pen, paint: Paint) -> None:
    """A hired ship: lateen sails, low and fast."""
    pen.path("M 40 76 V 24 M 72 76 V 14 M 84 72 L 101 64", None, INK, 4)
    pen.path("M 54 14 Q 50 50 18 68 Q 40 62 56 66 Q 62 40 54 14 Z", paint.sail, INK, 3.4)
    pen.path("M 54 22 Q 58 44 52 63 L 43 62 Q 53 46 54 22 Z", paint.shade)
    pen.path("M 87 6 Q 84 46 52 68 Q 74 60 92 65 Q 97 34 87 6 Z", paint.sail, INK, 3.4)
    pen.path("M 87 15 Q 92 40 87 61 L 78 61 Q 87 42 87 15 Z", paint.shade)
    _flag(pen, paint, 40, 20)
    _hull(
        pen,
        paint,
        "M 8 62 Q 20 70 32 73 H 80 Q 90 72 99 66 Q 93 89 80 92 H 30 Q 14 86 8 62 Z",
        "M 15 75 Q 24 79 30 79 H 92 L 90 83 H 28 Q 20 82 15 75 Z",
    )


def wreck(pen: Pen) -> None:
    """A ship on fire, without a number."""
    pen.path("M 58 76 L 66 34 M 50 46 L 76 52", None, "#1d1512", 5)
    flame(pen.within(52, 44, 0.68))
    pen.path("M 14 62 L 28 68 L 84 76 L 96 72 Q 88 90 76 93 H 34 Q 20 84 14 62 Z", "#2a1f1b", "#120c0a", 4)
    pen.path("M 22 72 L 88 82 L 85 86 L 27 78 Z", "#4a362d")


Ship = Callable[[Pen, Paint], None]


def rated(number: int) -> Ship:
    """The ship for a number from 1 to 9: the higher, the more masts. For the eye only; no rule knows of it."""
    return sloop if number <= 3 else brig if number <= 6 else galleon
