"""The words of questions: keys, lines that ask, notes, refusals."""

from __future__ import annotations

from engine.game import IllegalAction
from engine.values import Key, Line, Value, line

WIND, END, EXPLORE, LOAD, UNLOAD, ALL, ORDER, GOLD, CANNON = (
    Key(id) for id in ("wind", "end", "explore", "load", "unload", "all", "order", "gold", "cannon")
)
KINDS = (GOLD, CANNON)
WORKS = (EXPLORE, LOAD, UNLOAD)


def asking(id: str, /, **args: Value | tuple[Value, ...]) -> Line:
    """The line of a question."""
    return line(f"piratebay-ask-{id}", **args)


def note(id: str, /, **args: Value | tuple[Value, ...]) -> Line:
    """The note of an option."""
    return line(f"piratebay-note-{id}", **args)


def refuse(id: str, /, **args: Value) -> IllegalAction:
    """The refusal of a move that one may well have meant."""
    return IllegalAction(line(f"piratebay-refuse-{id}", **args))
