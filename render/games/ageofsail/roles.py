"""Signs of who is who in the scenarios, and of masts ashore. Drawn as `render.icons`."""

from __future__ import annotations

from engine.games.ageofsail.view import View, captain
from render.icons import Icon
from render.sprites import Pen
from render.theme import (
    GOLD,
    GOLD_LIGHT,
    INK,
    STEEL,
    STEEL_DARK,
    WHITE,
    WOOD,
    WOOD_DARK,
)


def anchor(pen: Pen) -> None:
    """An attacker, and a harbour."""
    shape = "M 0 -30 V 44 M -22 -18 H 22 M -40 12 Q -34 42 0 44 Q 34 42 40 12"
    tips = ("M -52 22 L -40 2 L -26 20 Z", "M 52 22 L 40 2 L 26 20 Z")
    for colour, width in ((INK, 24.0), (WHITE, 9.0)):
        pen.path(shape, None, colour, width)
        pen.circle(0, -40, 9, None, colour, width)
        for tip in tips:
            pen.path(tip, colour, colour, 14 if colour == INK else 1)


def chest(pen: Pen) -> None:
    """The merchant captain."""
    pen.path("M -48 -4 Q -48 -40 -20 -40 H 20 Q 48 -40 48 -4 Z", WOOD, INK, 9)
    pen.path("M -48 -4 H 48 V 38 H -48 Z", WOOD, INK, 9)
    pen.path("M -27 -36 V 34 M 27 -36 V 34", None, GOLD, 9)
    pen.path("M -44 -4 H 44", None, INK, 8)
    pen.circle(0, 4, 13, GOLD_LIGHT, INK, 7)


def black_flag(pen: Pen) -> None:
    """A pirate."""
    pen.path("M -42 -50 V 52", None, INK, 11)
    pen.path("M -40 -46 Q -10 -60 10 -46 Q 30 -34 52 -46 V 12 Q 30 24 10 12 Q -10 0 -40 14 Z", INK, INK, 6)
    pen.path("M -16 -2 L 26 -34 M -16 -34 L 26 -2", None, WHITE, 7)
    pen.circle(5, -22, 14, WHITE)
    pen.box(-3, -14, 13, -3, 2, WHITE)
    for x in (-1, 11):
        pen.circle(x, -22, 4, INK)


def spyglass(pen: Pen) -> None:
    """A hunter."""
    tube = pen.within(0, 0, turn=-38)
    tube.box(-54, -9, -22, 9, 3, GOLD_LIGHT, INK, 9)
    tube.box(-24, -13, 12, 13, 3, WOOD, INK, 9)
    tube.box(10, -18, 50, 18, 3, WOOD_DARK, INK, 9)
    tube.box(42, -20, 54, 20, 3, GOLD, INK, 7)


def tower(pen: Pen) -> None:
    """The defender."""
    pen.path(
        "M -38 -46 H -20 V -32 H -9 V -46 H 9 V -32 H 20 V -46 H 38 V -10 H 28 V 46 H -28 V -10 H -38 Z",
        STEEL, INK, 9,
    )  # fmt: skip
    pen.path("M -28 -10 H 28", None, STEEL_DARK, 6)
    pen.path("M -11 44 V 20 Q 0 6 11 20 V 44 Z", INK, INK, 3)


def crew(pen: Pen) -> None:
    """Masts ashore."""
    for x, y in ((-26, -6), (26, -6), (0, 6)):
        man = pen.within(x, y)
        man.body("M -20 42 V 14 Q -20 -6 0 -6 Q 20 -6 20 14 V 42 Z", WHITE, INK, 8)
        man.circle(0, -22, 14, STEEL, INK, 8)


ROLES: dict[str, tuple[Icon, Icon]] = {
    "pirates": (chest, black_flag),
    "hunt": (black_flag, spyglass),
    "assault": (tower, anchor),
}
"""By scenario, of the seat that plays alone and of the others (AS-50, AS-51, AS-52)."""


def role(view: View, seat: int) -> Icon | None:
    """The sign of who a seat is; None in the battle, and of a captain whose ship has been captured (AS-50)."""
    found, alone = ROLES.get(view.scenario), captain(view)
    if found is None or seat == view.role != alone:
        return None
    return found[seat != alone]
