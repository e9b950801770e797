"""The words of questions: keys, lines that ask, notes, refusals; ships and forts as values."""

from __future__ import annotations

from functools import lru_cache

from engine.game import IllegalAction
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import NOBODY, Fort
from engine.sailing.asking import wrong
from engine.values import Answer, Cell, Key, Line, Piece, Value, line

END, DRIFT, FIRE, BOARD, STORM, REPAIR, STOP, WORK, LOAD, UNLOAD, STAY, REST, ALL, FEWER, USUAL, WIND, GIVE = (
    Key(id)
    for id in (
        "end", "drift", "fire", "board", "storm", "repair", "stop", "work", "load", "unload", "stay", "rest", "all",
        "fewer", "usual", "wind", "give",
    )
)  # fmt: skip
MINES, ANEW, LOT, ENOUGH, ARMED, HELD, WAITS, FIRESHIP, EXPLODE = (
    Key(id) for id in ("mines", "anew", "lot", "enough", "armed", "held", "waits", "fireship", "explode")
)


def asking(id: str, /, **args: Value | tuple[Value, ...]) -> Line:
    """The line of a question."""
    return line(f"admiral-ask-{id}", **args)


def note(id: str, /, **args: Value | tuple[Value, ...]) -> Line:
    """The note of an option."""
    return line(f"admiral-note-{id}", **args)


def refuse(id: str, /, **args: Value) -> IllegalAction:
    """The refusal of a move that one may well have meant."""
    return IllegalAction(line(f"admiral-refuse-{id}", **args))


def off_board(answer: Answer) -> IllegalAction:
    """The refusal of what is no cell of the board."""
    return refuse("off-board", cell=answer) if isinstance(answer, Cell) else wrong()


@lru_cache(maxsize=1 << 10)
def piece(id: str, seat: int) -> Piece:
    """A ship or a fort as a value: its id, and whose it is."""
    return Piece(id) if seat == NOBODY else Piece(id, seat)


def value(one: Ship | Fort) -> Piece:
    """The ship or the fort as a value."""
    return piece(one.id, one.seat)
