"""A number of things shared out among several: all that can be placed is placed (AD-42)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.game import Action, Choice, Option
from engine.games.admiral.asking import USUAL, refuse
from engine.sailing.asking import NUMBER_OPTIONS, wrong
from engine.sailing.telling import NUMBERS
from engine.values import Line, Number, Path


def bounds(sizes: Sequence[int], left: int, at: int) -> tuple[int, int]:
    """The least and the most that one may get of what is left, so that the later ones can take the rest."""
    return max(0, left - sum(sizes[at + 1 :])), min(sizes[at], left)


def forced(sizes: Sequence[int], total: int) -> bool:
    """Whether there is only one way."""
    return len(sizes) < 2 or not total or total >= sum(sizes)


def choose_portions(
    sizes: Sequence[int], total: int, usual: Line, ask: Callable[[int, int], Line], path: Path
) -> Choice | Action:
    """``usual``, or a number for each but the last, which gets the rest. `ask`: the question for one of them, with so
    many left; `usual`: the note of that option. Raises IllegalAction for a path to nowhere.
    """
    if path == (USUAL,):
        return Action(path)
    left = total
    for at, answer in enumerate(path):
        if at >= len(sizes) - 1 or not isinstance(answer, Number):
            raise wrong()
        least, most = bounds(sizes, left, at)
        if not least <= answer.value <= most:
            raise refuse("portion", n=NUMBERS[least], most=NUMBERS[most])
        left -= answer.value
    at = len(path)
    if at == len(sizes) - 1:
        return Action(path)
    least, most = bounds(sizes, left, at)
    numbers = NUMBER_OPTIONS[least : most + 1]
    return Choice(ask(at, left), numbers if path else (Option(USUAL, usual), *numbers))


def portions(total: int, path: Path) -> list[int]:
    """What each gets by a finished path of numbers."""
    given = [answer.value for answer in path if isinstance(answer, Number)]
    return [*given, total - sum(given)]
