"""What is done for a seat that lets its time run out: a simple, sound move, never an illegal one."""

from __future__ import annotations

from engine.game import Action, Choice
from engine.sealords.play import choose
from engine.sealords.state import State
from engine.values import Answer, Line, Path, Picks


def default(state: State, seat: int) -> Action:
    """A move for this seat: the main action, then `end`. Nothing is bought unless it is the only way out."""
    path: Path = ()
    while True:
        found = choose(state, seat, path)
        if isinstance(found, Action):
            return found
        path = (*path, _answer(found))


def _answer(choice: Choice) -> Answer:
    if choice.most is not None:
        return Picks(tuple(option.value for option in choice.options[: choice.least]))
    return max(choice.options, key=lambda option: _liking(option.value, option.note)).value


def _liking(value: Answer, note: Line | None) -> int:
    return 0
