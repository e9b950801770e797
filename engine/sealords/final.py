"""Which answers can't be taken back: those by which a ship, the reserve or a decoy becomes known."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random

from msgspec.structs import replace

from engine.flow import Step
from engine.game import Choice
from engine.sealords.data import EFFECTS, HIRES
from engine.sealords.order import order_matters
from engine.sealords.resolve import perform
from engine.sealords.sea import INDEX
from engine.sealords.state import NUMBERS, Effect, Log, State, Take, Turn, can_draw
from engine.values import Answer, Card, Path

_DRAWING = ("reserve", "recruit")
_CLEARING = ("clear", "sweep")
_RESERVE = next(letter for letter, kind in EFFECTS.items() if kind == "reserve")

Test = Callable[[Answer], bool]


def with_finals(state: State, step: Step, seat: int, path: Path, choice: Choice) -> Choice:
    """The question with those of its options marked as final whose action reveals something.

    What can reveal anything is seen at a glance and rare; only then the action is tried out to be sure.
    """
    test = _test_in_turn(state, seat, path) if isinstance(step, Turn) else _test_of_effect(state, step, path)
    if test is None:
        return choice
    options = tuple(replace(option, final=True) if test(option.value) else option for option in choice.options)
    return replace(choice, options=options)


def _tried(state: State, step: Step, path: Path) -> bool:
    log = Log(Random(0))
    perform(state, step, path, log)
    return any(event.reveals for event in log.events)


def _test_in_turn(state: State, seat: int, path: Path) -> Test | None:
    draws = can_draw(state, seat)
    if not path or not (draws or state.decoys):
        return None
    step = state.todo[0]
    first = path[0]
    if isinstance(first, Card):
        effects = HIRES[first.id].effects
        if draws and effects[:1] and effects[0] in _DRAWING:
            return lambda answer: True
        clears = any(kind in _CLEARING for kind in effects)
        return lambda answer: bool(
            state.decoys and (clears or state.decoys >> INDEX[answer] & 1) and _tried(state, step, (*path, answer))
        )
    number = NUMBERS[first]
    if len(path) == 2:  # the order
        return lambda answer: _tried(state, step, (*path, answer))
    drawing = _cells_of_reserve(state.sea) & ~state.burning if draws else 0
    hot = drawing | (-1 if number == 7 and state.decoys else state.decoys)

    def test(answer: Answer) -> bool:
        cell = INDEX[answer]
        if not hot >> cell & 1 or order_matters(state, seat, number, cell):
            return False
        return bool(drawing >> cell & 1) or _tried(state, step, (*path, answer))

    return test


def _test_of_effect(state: State, step: Step, path: Path) -> Test | None:
    assert isinstance(step, Effect)
    if not (state.decoys or any(isinstance(later, Effect) and later.kind in _DRAWING for later in state.todo[1:])):
        return None
    if step.kind == "sweep":
        under = any(isinstance(later, Take) and state.decoys >> later.cell & 1 for later in state.todo)
        return lambda answer: under or bool(state.decoys >> INDEX[answer] & 1)
    if step.kind == "decoys":
        return None  # there is one set of tokens: while it is laid nothing lies there to be revealed
    return lambda answer: _tried(state, step, (*path, answer))


@lru_cache
def _cells_of_reserve(sea: str) -> int:
    return sum(1 << cell for cell, letter in enumerate(sea) if letter == _RESERVE)
