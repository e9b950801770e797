"""How pictures mark what may be chosen, what has been chosen, and whose turn it is: the same in every game."""

from __future__ import annotations

from engine.values import Answer
from render.drawing import Marks
from render.sprites import Pen
from render.theme import BRIGHT, INK, RED


def answers(marks: Marks | None) -> list[Answer]:
    """What has been chosen, sets taken apart."""
    found: list[Answer] = []
    for answer in marks.chosen if marks else ():
        found.extend(getattr(answer, "values", (answer,)))
    return found


def rim_chosen(pen: Pen, width: float, height: float) -> None:
    """The bright rim of a card or tile of this size that has been chosen."""
    pen.box(7, 7, width - 7, height - 7, 16, None, INK, 15)
    pen.box(7, 7, width - 7, height - 7, 16, None, BRIGHT, 10)


def rim_due(pen: Pen, width: float, height: float) -> None:
    """The strip of somebody whose turn it is: a red rim, and a pennant that points at the name.

    Told apart in black and white too.
    """
    pen.box(3, 3, width - 3, height - 3, 18, None, RED, 6)
    pen.path(f"M 3 8 H 14 L 30 {height / 2} L 14 {height - 8} H 3 Z", RED, RED, 2)
