"""Signs of Age of Sail: the situation cards, and what the figures of the strips count. Drawn as `render.icons`."""

from __future__ import annotations

from render.gunfire import burst
from render.icons import Icon, spanner
from render.sailing.signs import gun
from render.sprites import Pen, ring
from render.theme import CARD, GOLD_LIGHT, INK, SEA, STEEL, STEEL_DARK, STEEL_LIGHT, WHITE

STONE, STONE_DARK = "#cfc3ae", "#8f826d"
"""Of forts, live cards and turned ones."""

# ---------------------------------------------------------------- what strips count


def sail(pen: Pen) -> None:
    """A mast with its sail."""
    pen.path("M 0 -50 V 50 M -20 50 H 20", None, INK, 9)
    pen.path("M -34 -38 H 34 Q 46 -6 38 26 Q 0 14 -38 26 Q -46 -6 -34 -38 Z", WHITE, INK, 9)


def lull(pen: Pen) -> None:
    """Rounds without a mast lost in battle."""
    burst(pen.within(0, 0, 0.9))
    for colour, width in ((INK, 24.0), (WHITE, 11.0)):
        pen.path("M -40 40 L 40 -40", None, colour, width)


# ---------------------------------------------------------------- situations


def _cloud(pen: Pen, y: float, fill: str) -> None:
    pen.body(
        f"M -34 {y} C -58 {y} -58 {y - 30} -34 {y - 32} C -32 {y - 58} 8 {y - 60} 14 {y - 38} "
        f"C 44 {y - 46} 56 {y} 32 {y} Z",
        fill,
        INK,
        10,
    )


def storm(pen: Pen) -> None:
    """A ship is driven downwind."""
    _cloud(pen, 6, STEEL)
    pen.body("M 6 -4 L -22 26 H -4 L -14 54 L 24 16 H 4 L 18 -4 Z", GOLD_LIGHT, INK, 10)


def teleport(pen: Pen) -> None:
    """A ship may be put elsewhere."""
    for i in range(8):
        x, y = ring(-20, 20, 26, 8)[i]
        pen.circle(x, y, 6, INK)
    pen.path("M -12 12 Q 0 -30 26 -26", None, INK, 13)
    pen.path("M 18 -52 L 52 -26 L 20 0 Z", INK, INK, 5)
    pen.circle(-20, 20, 8, STEEL_DARK, INK, 6)


def repair(pen: Pen) -> None:
    """A ship gets a mast back at sea."""
    sail(pen.within(-18, -2, 0.8))
    spanner(pen.within(22, 14, 0.72))


def _signed(pen: Pen, text: str) -> None:
    """A number at the lower right of a sign."""
    pen.circle(26, 26, 29, CARD, INK, 7)
    pen.text(26, 26, text, 38, INK, 800)


def fair(pen: Pen) -> None:
    """Wind for a cell more on each course."""
    pen.path("M -52 -24 H 8 Q 26 -24 24 -38 Q 18 -50 4 -42 M -52 0 H -14 M -52 24 H -20", None, INK, 11)
    _signed(pen, "+1")


def calm(pen: Pen) -> None:
    """No ship of the mover's moves."""
    pen.path("M -14 -52 V 46 M -46 46 H 14", None, INK, 9)
    pen.path("M -44 -42 H 16 L 6 0 Q -4 30 -10 2 Q -20 34 -26 2 Q -34 26 -38 0 Z", WHITE, INK, 8)
    _signed(pen, "0")


def gunners(pen: Pen) -> None:
    """One more on each die of own attacks."""
    gun(pen.within(-6, -12, 0.95))
    _signed(pen, "+1")


def fog(pen: Pen) -> None:
    """No gunfire."""
    for y, shift in ((-30, 0.0), (0, 10), (30, -6)):
        line = f"M {-46 + shift} {y} Q {-27 + shift} {y - 20} {-4 + shift} {y} Q {17 + shift} {y + 20} {38 + shift} {y}"
        pen.path(line, None, INK, 21)
        pen.path(line, None, STEEL_LIGHT, 9)


def shift(pen: Pen) -> None:
    """Another wind."""
    for turn in (0, 180):
        half = pen.within(0, 0, turn=turn)
        half.path("M -38 14 Q -36 -30 10 -30", None, INK, 12)
        half.path("M 6 -52 L 42 -30 L 6 -8 Z", INK, INK, 4)


def quiet(pen: Pen) -> None:
    """Nothing happens."""
    for y in (-18, 12, 42):
        line = f"M -50 {y - 6} Q -34 {y - 22} -17 {y - 8} Q 0 {y + 6} 17 {y - 8} Q 34 {y - 22} 50 {y - 6}"
        pen.path(line, None, INK, 17)
        pen.path(line, None, SEA[1], 6)


SITUATIONS: dict[str, Icon] = {
    "storm": storm,
    "teleport": teleport,
    "repair": repair,
    "fair": fair,
    "calm": calm,
    "gunners": gunners,
    "fog": fog,
    "shift": shift,
    "quiet": quiet,
}
"""By the names of the cards (AS-29)."""
FIGURES: tuple[Icon, ...] = (sail, gun, lull)
"""Masts afloat, live cannons, quiet rounds."""
