"""Which answers can't be taken back: those by which a ship, the reserve or a decoy becomes known.

What may reveal is told by the position; where decoys are about, the action is tried out to be sure.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random

from msgspec.structs import replace

from engine.flow import Step
from engine.game import Choice
from engine.games.sealords.data import EFFECTS, HIRES
from engine.games.sealords.mines import SWEPT, all_mines
from engine.games.sealords.order import order_matters
from engine.games.sealords.placement import landing
from engine.games.sealords.resolve import perform
from engine.games.sealords.sea import CELLS, INDEX, bits
from engine.games.sealords.state import NUMBERS, Effect, Log, State, Take, Turn, can_draw
from engine.games.sealords.turn import CELL_FIRST
from engine.values import Answer, Card, Path

_DRAWING = ("reserve", "recruit")
_CLEARING = ("clear", "sweep")
_TELLING = (*_DRAWING, *_CLEARING)
_RESERVE = next(letter for letter, kind in EFFECTS.items() if kind == "reserve")


def with_finals(state: State, step: Step, seat: int, path: Path, choice: Choice) -> Choice:
    """The question with those of its options marked as final whose action reveals something."""
    if isinstance(step, Turn):
        final = _finals_in_turn(state, step, seat, path, choice) if path else ()
    else:
        assert isinstance(step, Effect)
        final = _finals_of_effect(state, step, path, choice)
    if not final:
        return choice
    values = set(final)
    options = [replace(option, final=True) if option.value in values else option for option in choice.options]
    return replace(choice, options=tuple(options))


def _tried(state: State, step: Step, path: Path, answers: Iterable[Answer]) -> list[Answer]:
    """Those of the answers whose action reveals something, by trying."""
    found = []
    for answer in answers:
        log = Log(Random(0))
        perform(state, step, (*path, answer), log)
        if any(event.reveals for event in log.events):
            found.append(answer)
    return found


def _values(choice: Choice) -> list[Answer]:
    return [option.value for option in choice.options]


def _finals_in_turn(state: State, step: Turn, seat: int, path: Path, choice: Choice) -> list[Answer]:
    draws, decoys, mines = can_draw(state, seat), state.decoys, all_mines(state)
    if not (draws or decoys):
        return []
    first = path[0]
    if isinstance(first, Card):
        effects = HIRES[first.id].effects
        if draws and effects and effects[0] in _DRAWING:
            return _values(choice)
        if not decoys:
            return []
        anywhere = "clear" in effects or ("sweep" in effects and mines.bit_count() <= SWEPT)
        return _tried(state, step, path, [v for v in _values(choice) if anywhere or decoys >> INDEX[v] & 1])
    if len(path) == 2:  # the order
        if decoys:
            return _tried(state, step, path, _values(choice))
        # With the cell first the ship is drawn at once, otherwise after the ship's own question.
        return [CELL_FIRST] if _cells_of_reserve(state.sea) >> INDEX[path[1]] & 1 else []
    number = NUMBERS[first]
    drawing = _cells_of_reserve(state.sea) & ~state.burning if draws else 0
    # A 7 removes the only mine unasked; where there are more it asks, and laying it tells nothing yet.
    telling = drawing | (-1 if number == 7 and mines == decoys and mines.bit_count() == 1 else decoys)
    cells = [c for c in bits(landing(state, seat) & telling) if not order_matters(state, seat, number, c)]
    found: list[Answer] = [CELLS[cell] for cell in cells if drawing >> cell & 1]
    if decoys:
        found.extend(_tried(state, step, path, [CELLS[cell] for cell in cells if not drawing >> cell & 1]))
    return found


def _finals_of_effect(state: State, step: Effect, path: Path, choice: Choice) -> list[Answer]:
    decoys, later = state.decoys, state.todo[1:]
    if not decoys:
        draws = isinstance(later[0], Effect) and later[0].kind in _DRAWING and can_draw(state, state.mover)
        return _values(choice) if draws else []
    tells = any(
        decoys >> next_one.cell & 1 if isinstance(next_one, Take) else next_one.kind in _TELLING
        for next_one in later
        if isinstance(next_one, Take | Effect)
    )
    if step.kind in _CLEARING and not (tells and step.kind == "clear"):
        return [value for value in _values(choice) if tells or decoys >> INDEX[value] & 1]
    return _tried(state, step, path, _values(choice)) if tells else []


@lru_cache
def _cells_of_reserve(sea: str) -> int:
    return sum(1 << cell for cell, letter in enumerate(sea) if letter == _RESERVE)
