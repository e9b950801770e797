"""Walking `choose`: one way through a game's questions for lists, random play, typed moves and notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, islice
from math import comb
from random import Random
from typing import Any, Protocol

from engine.game import Action, Choice, Game, IllegalAction
from engine.values import Answer, Path, Picks, line

LIMIT = 5000
LISTED = 300
"""Up to so many sets one is picked from a list of them."""


class Asking(Protocol):
    """What can be walked: a game, or `Freely` one."""

    def choose(self, state: Any, seat: int, path: Path = ()) -> Choice | Action: ...


class Freely:
    """A game seen through its `may`: what is chosen here is what a seat may do without owing it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, state: Any, seat: int, path: Path = ()) -> Choice | Action:
        """The question after these answers, or the finished action. Raises IllegalAction where nothing may be done."""
        step = self.game.may(state, seat, path)
        if step is None:
            raise IllegalAction(line("refuse-nothing-free"))
        return step


def only_answer(choice: Choice) -> Answer | None:
    """The answer to a question that leaves no choice.

    >>> from engine.game import Option
    >>> from engine.values import Key
    >>> only_answer(Choice(line("ask"), (Option(Key("end")),)))
    Key(id='end')
    >>> only_answer(Choice(line("ask"), (Option(Key("port")), Option(Key("starboard")))))
    """
    values = tuple(option.value for option in choice.options)
    if choice.most is None:
        return values[0] if len(values) == 1 else None
    if choice.least == choice.most and choice.most in (0, len(values)):
        return Picks(values[: choice.most])
    return None


class Exhausted(Exception):
    """A search has asked as many questions as it may."""


class Sparing:
    """A game that is asked about one seat in one state: each question once, and `most` of them at most."""

    def __init__(self, game: Asking, state: Any, seat: int, most: int) -> None:
        self._game, self._state, self._seat = game, state, seat
        self._known: dict[Path, Choice | Action] = {}
        self._left = most

    def choose(self, path: Path) -> Choice | Action:
        """The question after these answers, or the finished action. Raises IllegalAction, or Exhausted."""
        known = self._known.get(path)
        if known is None:
            if not self._left:
                raise Exhausted
            self._left -= 1
            known = self._known[path] = self._game.choose(self._state, self._seat, path)
        return known


def answers(choice: Choice, rng: Random) -> Answer:
    """A random answer to a question, which has one (see `Choice.standing`)."""
    options = choice.options
    if choice.most is None:
        return options[int(rng.random() * len(options))].value
    while True:
        size = choice.least + int(rng.random() * (choice.most - choice.least + 1))
        answer = Picks(tuple([options[place].value for place in _some_places(len(options), size, rng)]))
        if answer != choice.standing:
            return answer


def _some_places(places: int, size: int, rng: Random) -> Sequence[int]:
    """So many of these places at random, in ascending order."""
    ways = _ways(places, size)
    return ways[int(rng.random() * len(ways))] if ways else sorted(rng.sample(range(places), size))


@lru_cache(maxsize=256)
def _ways(places: int, size: int) -> tuple[tuple[int, ...], ...]:
    """All ways to pick so many of these places, none where they are too many to be kept: most sets are small."""
    return tuple(combinations(range(places), size)) if comb(places, size) <= LISTED else ()


def random_action(game: Asking, state: Any, seat: int, rng: Random) -> Action:
    """A random legal action, without listing them all."""
    path: Path = ()
    while True:
        step = game.choose(state, seat, path)
        if isinstance(step, Action):
            return step
        path = (*path, answers(step, rng))


def legal(game: Asking, state: Any, seat: int) -> list[Action]:
    """All legal actions of a seat. Raises OverflowError above 5,000."""
    found: list[Action] = []
    stack: list[Path] = [()]
    while stack:
        path = stack.pop()
        step = game.choose(state, seat, path)
        if isinstance(step, Action):
            found.append(step)
            if len(found) > LIMIT:
                raise OverflowError(f"more than {LIMIT} legal actions")
            continue
        ways = list(islice(all_answers(step), LIMIT + 1))
        if len(ways) > LIMIT:
            raise OverflowError(f"more than {LIMIT} legal actions")
        stack.extend((*path, answer) for answer in reversed(ways))
    return found


def all_answers(choice: Choice) -> Iterator[Answer]:
    """Every answer that a question allows; sets from the smallest on."""
    values = [option.value for option in choice.options]
    if choice.most is None:
        yield from values
        return
    for size in range(choice.least, choice.most + 1):
        for picked in map(Picks, combinations(values, size)):
            if picked != choice.standing:
                yield picked


def admits(choice: Choice, answer: Answer) -> bool:
    """Whether this answer is among those that the question allows."""
    values = [option.value for option in choice.options]
    if choice.most is None:
        return answer in values
    if not isinstance(answer, Picks) or not choice.least <= len(answer.values) <= choice.most:
        return False
    if answer == choice.standing:
        return False
    places = [values.index(value) if value in values else -1 for value in answer.values]
    return -1 not in places and places == sorted(set(places))


def check_path(game: Asking, state: Any, seat: int, path: Path) -> Choice | Action:
    """What follows after `path`, every answer of it held against its question. Raises IllegalAction."""
    step = game.choose(state, seat, ())
    for length, answer in enumerate(path, start=1):
        if isinstance(step, Action) or not admits(step, answer):
            raise IllegalAction(line("refuse-no-such-move"))
        step = game.choose(state, seat, path[:length])
    return step
