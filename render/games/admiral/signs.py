"""Signs of Admiral: pearls, forts, work, goals. Drawn as `render.icons`."""

from __future__ import annotations

from render import gunfire, icons
from render.accents import DAMAGE
from render.icons import Icon
from render.sprites import Pen
from render.theme import EMBER, GREEN, INK, STEEL, STEEL_DARK, WHITE, WOOD_LIGHT

STONE, STONE_DARK = "#cfc3ae", "#8f826d"
SHELL = "#c79bf0"
"""Where pearls lie in the sea."""
TOWER = "M -44 48 V -24 H -28 V -10 H -12 V -24 H 12 V -10 H 28 V -24 H 44 V 48 Z"
"""A fort's outline, with battlements."""


def pearl(pen: Pen) -> None:
    """A pearl."""
    pen.circle(0, 0, 38, WHITE, INK, 11)
    pen.circle(0, 0, 38, WHITE)
    pen.circle(-12, -12, 10, STEEL)


def shell(pen: Pen) -> None:
    """A pearl in its shell: it lies in the sea."""
    pen.body("M -46 6 Q 0 66 46 6 Q 0 34 -46 6 Z", SHELL, INK, 9)
    pearl(pen.within(0, -8, 0.82))


def fort(pen: Pen) -> None:
    """A fort."""
    pen.body(TOWER, STONE, INK, 9)
    pen.path("M -14 48 V 22 Q -14 6 0 6 Q 14 6 14 22 V 48 Z", INK)


def hammer(pen: Pen) -> None:
    """Work on a fort."""
    tool = pen.within(0, 4, turn=45)
    tool.body("M -8 -18 H 8 V 52 H -8 Z", WOOD_LIGHT, INK, 11)
    tool.body("M -34 -46 H 30 L 40 -32 L 30 -18 H -34 Z", STEEL_DARK, INK, 11)


def flag_off(pen: Pen, icon: Icon) -> None:
    """A ship whose flag is off: why, on a white disc."""
    pen.circle(0, 0, 48, WHITE, INK, 8)
    icon(pen.within(0, 0, 0.7))


def repairing(pen: Pen) -> None:
    """A ship under repair."""
    flag_off(pen, icons.spanner)


def working(pen: Pen) -> None:
    """A ship at work on a fort."""
    flag_off(pen, hammer)


def finish(pen: Pen) -> None:
    """A goal to reach: a chequered flag."""
    pen.path("M -34 50 V -46", None, INK, 12)
    pen.body("M -32 -44 H 42 V 8 H -32 Z", WHITE, INK, 8)
    side, tall = 74 / 4, 52 / 3
    for i in range(12):
        row, col = divmod(i, 4)
        if (row + col) % 2:
            x, y = -32 + col * side, -44 + row * tall
            pen.shape([(x, y), (x + side, y), (x + side, y + tall), (x, y + tall)], INK)


def _arrow(pen: Pen, colour: str, turn: float) -> None:
    pen.within(22, 0, 1, turn).body("M 0 -46 L 30 -8 H 12 V 44 H -12 V -8 H -30 Z", colour, INK, 9)


def loaded(pen: Pen) -> None:
    """A pearl that came aboard."""
    pearl(pen.within(-22, 14, 0.74))
    _arrow(pen, WHITE, 0)


def landed(pen: Pen) -> None:
    """A pearl that went ashore."""
    pearl(pen.within(-22, -14, 0.74))
    _arrow(pen, GREEN, 180)


def dropped(pen: Pen) -> None:
    """Pearls that lie in the sea now."""
    shell(pen.within(-22, 14, 0.66))
    _arrow(pen, WHITE, 180)


def lost(pen: Pen) -> None:
    """Pearls that are gone."""
    pearl(pen.within(0, 0, 1.05))
    pen.path("M -40 -40 L 40 40 M 40 -40 L -40 40", None, WHITE, 22)
    pen.path("M -40 -40 L 40 40 M 40 -40 L -40 40", None, DAMAGE, 13)


def mended(pen: Pen) -> None:
    """Damage that has been repaired."""
    pen.circle(0, 0, 46, GREEN, INK, 8)
    pen.path("M -26 0 H 26 M 0 -26 V 26", None, WHITE, 16)


def taken(pen: Pen) -> None:
    """A ship or fort that changed hands: a new flag is hoisted."""
    pen.path("M -30 52 V -46", None, INK, 14)
    pen.body("M -28 -44 H 44 L 28 -20 L 44 4 H -28 Z", WHITE, INK, 9)
    pen.path("M -16 -20 H 8 M 0 -32 L 12 -20 L 0 -8", None, INK, 8)


def given(pen: Pen) -> None:
    """A fort that was given to a partner."""
    fort(pen.within(-16, 12, 0.72))
    _arrow(pen.within(0, -4, 0.9), GREEN, 90)


def mined(pen: Pen) -> None:
    """A mine went off."""
    gunfire.burst(pen.within(0, 0, 1.1))
    icons.mine(pen.within(0, 0, 0.52))


def exploded(pen: Pen) -> None:
    """A fireship exploded."""
    pen.shape(gunfire.burst_points(0, 0, 54, 13), EMBER, INK, 8)
    pen.shape(gunfire.burst_points(0, 0, 54, 13), EMBER)
    icons.flame(pen.within(0, 0, 0.72))


def homeless(pen: Pen) -> None:
    """Turns without a fort."""
    fort(pen.within(0, 0, 0.92))
    for tone, width in ((WHITE, 24.0), (DAMAGE, 14.0)):
        pen.path("M -44 44 L 44 -44", None, tone, width)


def stay(pen: Pen) -> None:
    """A sheltered ship: she needn't drift."""
    for tone, width in ((WHITE, 26.0), (INK, 13.0)):
        pen.path("M 0 -26 V 40 M -20 -12 H 20 M -38 12 Q -34 42 0 42 Q 34 42 38 12", None, tone, width)
        pen.circle(0, -36, 11, None, tone, width * 0.8)


def idle(pen: Pen) -> None:
    """Rounds in which nothing happens: still water under a sandglass."""
    icons.sandglass(pen.within(0, -12, 0.82))
    pen.path("M -46 44 Q -34 34 -22 44 Q -10 54 2 44 Q 14 34 26 44 Q 36 52 46 44", None, INK, 9)


def rubble(pen: Pen) -> None:
    """What is left of a fort."""
    pen.body("M -46 48 V 6 L -34 -8 L -26 8 L -12 14 L -4 0 L 10 18 L 24 12 L 32 24 L 46 20 V 48 Z", STONE_DARK, INK, 9)
    for x, y in ((-26, 30), (4, 34), (28, 38)):
        pen.path(f"M {x - 9} {y} H {x + 9}", None, INK, 5)


SIGNS: tuple[Icon, ...] = (
    pearl, shell, fort, repairing, working, finish, loaded, landed, dropped, lost, mended, taken, given, exploded,
    homeless, stay, rubble,
)  # fmt: skip
"""What a palette should know the soft edges of."""
