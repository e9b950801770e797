"""Signs of Pirate Bay: treasures, what else tiles hide, the order, what ships suffer. Drawn as `render.icons`."""

from __future__ import annotations

from render.icons import Icon
from render.sailing.signs import gun, medal
from render.sprites import Pen
from render.theme import (
    CARD,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)

BACK = "#2c6e4f"
"""Of a tile that lies face down."""

# ---------------------------------------------------------------- treasures


def chest(pen: Pen) -> None:
    """A chest of gold."""
    pen.body("M -44 -6 Q -46 -40 -20 -40 H 20 Q 46 -40 44 -6 V 36 H -44 Z", GOLD, INK, 10)
    pen.path("M -28 -32 Q -34 -20 -34 -10 H -14 V -34 Z", GOLD_LIGHT)
    pen.path("M -24 -38 V 34 M 24 -38 V 34", None, GOLD_DARK, 7)
    pen.path("M -44 -4 H 44", None, INK, 8)
    pen.box(-11, -13, 11, 13, 3, WHITE, INK, 6)


def open_chest(pen: Pen) -> None:
    """A chest that turned out to be empty: its lid stands open on nothing."""
    pen.body("M -44 -14 Q -48 -50 -20 -50 H 20 Q 48 -50 44 -14 Z", WOOD_LIGHT, INK, 9)
    pen.path("M -34 -18 Q -36 -40 -18 -40 H 18 Q 36 -40 34 -18 Z", WOOD_DARK)
    pen.body("M -44 -2 H 44 V 40 H -44 Z", WOOD, INK, 9)
    pen.path("M -44 -4 L -34 10 H 34 L 44 -4 Z", INK)
    pen.path("M -26 12 V 38 M 26 12 V 38", None, WOOD_DARK, 7)


def barrel(pen: Pen) -> None:
    """A cannon that waits to be loaded."""
    gun(pen.within(0, 0, 1.02))


# ---------------------------------------------------------------- what else tiles hide


def unknown(pen: Pen) -> None:
    """A tile that lies face down."""
    pen.box(-42, -42, 42, 42, 12, BACK, INK, 8)
    pen.path("M -16 -13 Q -12 -31 3 -30 Q 20 -28 18 -12 Q 16 -2 2 4 V 11", None, GOLD_LIGHT, 12)
    pen.circle(2, 27, 7, GOLD_LIGHT)


def skull(pen: Pen) -> None:
    """The black mark."""
    bones = "M -40 18 L 40 42 M 40 18 L -40 42"
    pen.path(bones, None, INK, 15)
    for x, y in ((-41, 18), (41, 18), (-41, 42), (41, 42)):
        pen.circle(x, y, 9, INK)
    pen.path("M -34 -10 C -36 -54 36 -54 34 -10 C 34 4 22 8 20 14 V 26 H -20 V 14 C -22 8 -34 4 -34 -10 Z", INK, INK, 4)
    for x in (-14, 14):
        pen.circle(x, -9, 10, CARD)
    pen.path("M 0 2 L -5 11 H 5 Z", CARD)
    pen.path("M -8 17 V 25 M 0 17 V 25 M 8 17 V 25", None, CARD, 4)


def known_mark(pen: Pen) -> None:
    """A tile that lies face down again, but everybody knows what it hides."""
    pen.box(-42, -42, 42, 42, 12, BACK, INK, 8)
    pen.circle(0, 0, 35, CARD)
    skull(pen.within(0, 1, 0.62))


def cave(pen: Pen) -> None:
    """A cave in which a crew lost its way."""
    pen.body("M -48 40 C -48 6 -38 -14 -22 -24 C -10 -44 18 -46 28 -26 C 44 -12 48 12 48 40 Z", STEEL, INK, 9)
    pen.path("M -34 10 L -22 -4 M 22 -18 L 34 0 M -10 -28 L 0 -34", None, STEEL_DARK, 6)
    pen.path("M -24 40 C -26 -4 26 -4 24 40 Z", INK)


# ---------------------------------------------------------------- ships, anchors, the order


def order_token(pen: Pen) -> None:
    """The order where it waits for somebody."""
    pen.circle(0, 0, 47, WHITE, INK, 6)
    medal(pen.within(0, 1, 0.7))


def padlock(pen: Pen) -> None:
    """A ship whose crew is in a cave: she skips a turn."""
    for colour, width in ((INK, 25.0), (STEEL_LIGHT, 9.0)):
        pen.path("M -22 0 V -20 C -22 -50 22 -50 22 -20 V 0", None, colour, width)
    pen.box(-36, -6, 36, 46, 9, GOLD, INK, 9)
    pen.circle(0, 14, 8, INK)
    pen.path("M 0 16 V 30", None, INK, 9)


def anchor(pen: Pen) -> None:
    """An anchor in ink with a pale edge."""
    _anchor(pen, INK)


def free_anchor(pen: Pen) -> None:
    """The anchor of an islet that is nobody's."""
    _anchor(pen, STEEL_DARK)


def _anchor(pen: Pen, colour: str) -> None:
    for tone, width in ((WHITE, 22.0), (colour, 11.0)):
        pen.path("M 0 -26 V 40 M -20 -12 H 20 M -38 12 Q -34 42 0 42 Q 34 42 38 12", None, tone, width)
        pen.circle(0, -36, 11, None, tone, width * 0.8)


SIGNS: tuple[Icon, ...] = (
    chest,
    open_chest,
    barrel,
    unknown,
    known_mark,
    cave,
    order_token,
    padlock,
    anchor,
    free_anchor,
)
"""What a palette should know the soft edges of."""
