"""Moves that are suggested while somebody types: whole ones that go on from what is there.

They come from all directions in turn. However many moves a game has, only so many questions are asked: a list that
stays short is better than one that comes too late.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import Any, NamedTuple, TypeVar

from engine.game import Action, Choice
from engine.tokens import BETWEEN, Tokens, ordered, readable, skip, write_path
from engine.values import Line, Path, Picks, Value
from engine.walk import Asking, Exhausted, Sparing, all_answers

T = TypeVar("T")

ASKED = 300
"""So many questions are asked at most."""


class Suggestion(NamedTuple):
    """A whole move, as it is written, with the note of its last answer."""

    move: str
    path: Path
    note: Line | None


def suggestions(game: Asking, state: Any, seat: int, text: str, limit: int = 25) -> list[Suggestion]:
    """Whole moves that go on from what was typed so far, at most `limit`, each once.

    Raises what `choose` raises for a seat that owes nothing.
    """
    search = _Search(Sparing(game, state, seat, ASKED), text.strip(BETWEEN))
    found: dict[str, Suggestion] = {}
    paths = search.completions((), 0)
    try:
        while len(found) < limit and (path := next(paths, None)) is not None:
            move = write_path(path)
            found.setdefault(move, Suggestion(move, path, search.note(path)))
    except Exhausted:
        pass
    return list(found.values())


class _Search:
    def __init__(self, game: Sparing, text: str) -> None:
        self.game, self.text = game, text

    def note(self, path: Path) -> Line | None:
        """The note of a path's last answer."""
        question = self.game.choose(path[:-1])
        options = question.options if isinstance(question, Choice) else ()
        return next((option.note for option in options if option.value == path[-1]), None)

    def completions(self, path: Path, at: int) -> Iterator[Path]:
        """The whole moves that go on from here."""
        step = self.game.choose(path)
        over = at == len(self.text)
        if isinstance(step, Action):
            if over:
                yield path
        elif over:
            ways = (self.completions((*path, answer), at) for answer in all_answers(step))
            # Sets can be too many to begin with all of them.
            yield from _in_turn(ways) if step.most is None else chain.from_iterable(ways)
        else:
            yield from self._typed(path, step, at)

    def _typed(self, path: Path, step: Choice, at: int) -> Iterator[Path]:
        """Those that begin with what is typed from here on."""
        end = len(self.text)
        found = [
            self.completions((*path, answer), after)
            for answer, after in readable(step, self.text, at)
            if answer != step.standing
        ]
        if step.most is not None:
            grown = (self.completions((*path, picks), end) for picks in self._grown(step, step.most, at))
            yield from chain(_in_turn(found), chain.from_iterable(grown))
            return
        begun = Tokens(option.value for option in step.options).begun(self.text, at)
        found.extend(self.completions((*path, value), end) for value in begun)
        if not found and len(step.options) == 1:
            found.append(self.completions((*path, step.options[0].value), at))
        yield from _in_turn(found)

    def _grown(self, choice: Choice, most: int, at: int) -> Iterator[Picks]:
        """Sets that contain what was typed of one, whose last token may go on, be it one already or not."""
        values = [option.value for option in choice.options]
        tokens = Tokens(values)
        picked, places = tokens.several(self.text, skip(self.text, at + (self.text[at] == "{")), most)
        ways = []
        if places[-1] == len(self.text):
            ways.append(_grown_from(choice, most, picked, []))
            picked, places = picked[:-1], places[:-1]
        if places and (begun := [value for value in tokens.begun(self.text, places[-1]) if value not in picked]):
            ways.append(_grown_from(choice, most, picked, begun))
        yield from _in_turn(ways)


def _grown_from(choice: Choice, most: int, picked: list[Value], some: list[Value]) -> Iterator[Picks]:
    """Sets that contain all that is picked, and one of `some` where there are any."""
    values = [option.value for option in choice.options]
    others = [value for value in values if value not in picked]
    for size in range(max(choice.least, len(picked)), most + 1):
        for more in _including(others, some, size - len(picked)):
            grown = ordered(values, (*picked, *more))
            if grown != choice.standing:
                yield grown


def _including(values: list[Value], some: list[Value], size: int) -> Iterator[tuple[Value, ...]]:
    """The combinations of so many values that hold one of `some` (all where there are none), each once."""
    if not some:
        yield from combinations(values, size)
    elif size > 0:
        for first in some:
            values = [value for value in values if value != first]
            for rest in combinations(values, size - 1):
                yield (first, *rest)


def _in_turn(ways: Iterable[Iterator[T]]) -> Iterator[T]:
    """The items of several iterators, one of each at a time."""
    left = []
    for way in ways:
        item = next(way, None)
        if item is not None:
            left.append(way)
            yield item
    while left:
        alive = []
        for way in left:
            item = next(way, None)
            if item is not None:
                alive.append(way)
                yield item
        left = alive
