"""Icons of this game, each around the pen's origin and about 100 units across, as in `render.icons`."""

from __future__ import annotations

import itertools
import math

from engine.games.tranquility.cards import is_monster, is_start
from render import ships
from render.accents import PRICE
from render.games.tranquility.islands import moon, sun
from render.games.tranquility.look import COURSE, HILL, HILL_DARK, NIGHT, ROCK, STORMS
from render.icons import Icon
from render.ships import Paint
from render.sprites import Pen
from render.theme import CARD, GOLD, GOLD_LIGHT, INK, PAPER_DARK, STEEL, STEEL_LIGHT, WHITE

MONSTER = HILL_DARK
BACK = COURSE
CREW = Paint("#a4622f", "#f0ad3c", "#fffdf6", "#e6d3a6", "#f0ad3c")


def _cloud(pen: Pen, colour: str) -> None:
    body = "M -34 8 C -54 8 -54 -20 -34 -22 C -32 -46 4 -52 14 -32 C 34 -40 50 -22 42 -8 C 46 0 40 8 32 8 Z"
    pen.body(body, colour, INK, 9)


def yellow(pen: Pen) -> None:
    """The yellow storm: lightning."""
    bolt = "M -4 -6 L -24 26 H -6 L -16 52 L 24 14 H 4 L 18 -6 Z"
    _cloud(pen, STORMS["yellow"])
    pen.body(bolt, WHITE, INK, 8)


def purple(pen: Pen) -> None:
    """The purple storm: a whirl."""
    turns = [
        (
            (8 + 40 * i / 60) * math.cos(math.tau * 1.9 * i / 60),
            (8 + 40 * i / 60) * math.sin(math.tau * 1.9 * i / 60),
        )
        for i in range(61)
    ]
    pen.shape(turns, None, INK, 25, closed=False)
    pen.shape(turns, None, STORMS["purple"], 12, closed=False)


def orange(pen: Pen) -> None:
    """The orange storm: gusts of wind."""
    gusts = (
        "M -46 -16 H 18 C 40 -16 40 -46 20 -46 C 10 -46 6 -38 8 -32",
        "M -46 6 H 34 C 56 6 54 36 34 34 C 26 33 24 26 26 22",
        "M -46 28 H 2 C 18 28 16 50 2 48",
    )
    for gust in gusts:
        pen.path(gust, None, INK, 23)
    for gust in gusts:
        pen.path(gust, None, STORMS["orange"], 11)


STORM_SIGNS: dict[str, Icon] = {"yellow": yellow, "purple": purple, "orange": orange}


def _aside(storm: Icon) -> Icon:
    """A storm within the corners of a card: it is set aside and yet to take effect."""

    def sign(pen: Pen) -> None:
        for x, y in itertools.product((-1, 1), repeat=2):
            pen.path(f"M {54 * x} {24 * y} V {54 * y} H {24 * x}", None, INK, 9)
        storm(pen.within(0, 0, 0.78))

    return sign


ASIDE_SIGNS: dict[str, Icon] = {f"aside-{colour}": _aside(storm) for colour, storm in STORM_SIGNS.items()}


def compass(pen: Pen) -> None:
    """A compass."""
    pen.circle(0, 0, 46, GOLD, INK, 8)
    pen.circle(0, 0, 34, WHITE, INK, 4)
    needle = pen.within(0, 0, turn=32)
    needle.path("M -11 0 L 0 -32 L 11 0 Z", NIGHT, INK, 4)
    needle.path("M -11 0 L 0 32 L 11 0 Z", STEEL, INK, 4)


def reef(pen: Pen) -> None:
    """Jagged rocks in foam."""
    rocks = "M -46 26 L -34 -14 L -22 0 L -6 -44 L 10 -6 L 22 -24 L 46 26 Z"
    pen.body(rocks, ROCK, INK, 9)
    pen.path("M -6 -40 L 6 -4 L -2 22 H -14 Z M 22 -20 L 36 22 H 24 Z M -34 -10 L -26 22 H -38 Z", STEEL_LIGHT)
    pen.path("M -52 34 Q -40 24 -28 34 Q -14 44 0 34 Q 14 24 28 34 Q 40 44 52 34", None, INK, 15)
    pen.path("M -52 34 Q -40 24 -28 34 Q -14 44 0 34 Q 14 24 28 34 Q 40 44 52 34", None, WHITE, 6)


def monster(pen: Pen) -> None:
    """An octopus."""
    arms = (
        "M -20 12 C -24 30 -48 24 -46 42", "M -8 16 C -8 34 -24 34 -20 48", "M 8 16 C 8 34 24 34 20 48",
        "M 20 12 C 24 30 48 24 46 42",
    )  # fmt: skip
    for arm in arms:
        pen.path(arm, None, INK, 23)
    head = "M -32 4 C -42 -58 42 -58 32 4 C 28 26 -28 26 -32 4 Z"
    pen.path(head, MONSTER, INK, 9)
    for arm in arms:
        pen.path(arm, None, MONSTER, 11)
    pen.path(head, MONSTER)
    for x in (-13, 13):
        pen.circle(x, -4, 11, WHITE, INK, 4)
        pen.circle(x, -2, 4.5, INK)


def start(pen: Pen) -> None:
    """The Start: a boat that sets sail."""
    ships.sloop(pen.within(-54, -54, 1.05), CREW)


def finish(pen: Pen) -> None:
    """The Finish: a chequered flag on the last island."""
    pen.body("M -48 44 C -30 16 16 16 48 44 Z", HILL, INK, 8)
    pen.path("M -22 30 V -50", None, INK, 8)
    pen.path("M -20 -48 H 40 V -6 H -20 Z", WHITE, INK, 7)
    for row in range(3):
        for col in range(4):
            if (row + col) % 2 == 0:
                x, y = -20 + col * 15, -48 + row * 14
                pen.path(f"M {x} {y} H {x + 15} V {y + 14} H {x} Z", INK)


def of_card(card: int) -> Icon:
    """The sign of a card that is no island."""
    if is_monster(card):
        return monster
    return start if is_start(card) else finish


def card(pen: Pen) -> None:
    """A card's back: still water."""
    pen.box(-30, -44, 30, 44, 9, CARD, INK, 8)
    pen.box(-19, -33, 19, 33, 4, BACK)
    for y in (-16, 0, 16):
        pen.path(f"M -13 {y} Q -6 {y - 7} 0 {y} Q 6 {y + 7} 13 {y}", None, WHITE, 6)


def hand(pen: Pen) -> None:
    """Cards in hand."""
    for x, turn in ((-22, -17), (0, 0), (22, 17)):
        leaf = pen.within(x, 6 + abs(turn) * 0.5, turn=turn)
        leaf.box(-22, -42, 22, 34, 7, CARD, INK, 7)
    top = pen.within(22, 14, turn=17)
    top.path("M -15 10 C -10 -12 10 -12 15 10 Z", HILL_DARK, INK, 5)


def pile(pen: Pen) -> None:
    """A pile to draw from."""
    for y in (26, 13, 0):
        pen.path(f"M -48 {y} L 0 {y - 24} L 48 {y} L 0 {y + 24} Z", PAPER_DARK, INK, 7)
    pen.path("M -48 -13 L 0 -37 L 48 -13 L 0 11 Z", BACK, INK, 7)
    pen.path("M -20 -13 Q -10 -22 0 -13 Q 10 -4 20 -13", None, WHITE, 6)


def discards(pen: Pen) -> None:
    """Cards thrown away: a card that drops."""
    pen.within(-16, -8, 0.72, turn=-24).box(-30, -44, 30, 44, 9, PAPER_DARK, INK, 10)
    card(pen.within(6, -6, 0.76, turn=14))
    arrow = "M 8 4 H 30 V 24 H 44 L 19 52 L -6 24 H 8 Z"
    pen.path(arrow, PRICE, WHITE, 12)
    pen.body(arrow, PRICE, INK, 6)


def islet(pen: Pen) -> None:
    """An island."""
    pen.body("M -48 22 C -36 -40 24 -46 48 22 Z", HILL, INK, 9)
    pen.path("M 6 -22 C 22 -18 28 6 34 18 L 44 18 C 38 -4 26 -26 6 -22 Z", HILL_DARK)
    pen.path("M -34 40 H 34", None, BACK, 8)


def turn(pen: Pen) -> None:
    """An island that must be turned over: an arrow that runs round, on a disc."""
    pen.circle(0, 0, 50, WHITE, INK, 7)
    round_ = [(27 * math.sin(math.radians(a)), -27 * math.cos(math.radians(a))) for a in range(40, 331, 10)]
    pen.shape(round_, None, INK, 13, closed=False)
    pen.within(27 * math.sin(math.radians(40)), -27 * math.cos(math.radians(40)), turn=-50).path(
        "M -2 -19 L -24 2 L 10 14 Z", INK
    )


def sun_side(pen: Pen) -> None:
    """The sun on a light disc."""
    pen.circle(0, 0, 52, GOLD_LIGHT, INK, 6)
    sun(pen.within(0, 0, 0.86))


def moon_side(pen: Pen) -> None:
    """The crescent on a disc of night."""
    pen.circle(0, 0, 52, NIGHT, INK, 6)
    moon(pen.within(4, 0, 0.74))
