"""Moves as people type them: a path written short, read back, and completed while it is typed.

The written form of a path is its tokens in order; a cell after a piece or a card is joined to it by ``@``:
``3@C2 ship-first``, ``m05@D4``, ``NE``. All of it works for every game, as it only walks `choose`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import Any

from engine.game import Action, Choice, IllegalAction
from engine.values import Answer, Card, Cell, Key, Path, Picks, Piece, Value, line
from engine.walk import Asking, all_answers

HIDDEN = "?"
"""What public notation writes for answers that are nobody's to see: one for all in a row, as their number may tell."""
_BETWEEN = " @,;\t\n"


class Unreadable(IllegalAction):
    """A typed move that can't be understood from `part` on (the person's own words, so not a typed value)."""

    def __init__(self, part: str) -> None:
        super().__init__(line("refuse-unreadable"))
        self.part = part


class Unfinished(IllegalAction):
    """A typed move that is right so far: after `path` it lacks the answer to `choice`."""

    def __init__(self, path: Path, choice: Choice) -> None:
        super().__init__(line("refuse-unfinished"))
        self.path = path
        self.choice = choice


def write(game: Asking, state: Any, seat: int, path: Path, public: bool) -> str:
    """A path as text; `public` hides the answers to secret questions.

    Raises IllegalAction for a path that leads nowhere.
    """
    hidden = [False] * len(path)
    if public:
        for length in range(len(path)):
            question = game.choose(state, seat, path[:length])
            hidden[length] = isinstance(question, Choice) and question.secret
    return _joined(path, hidden)


def _joined(path: Path, hidden: list[bool]) -> str:
    text = ""
    before: Answer | None = None
    for i, (answer, unseen) in enumerate(zip(path, hidden, strict=True)):
        if unseen and i and hidden[i - 1]:
            continue
        token = HIDDEN if unseen else answer.token
        joined = isinstance(answer, Cell) and isinstance(before, Piece | Card)
        text += token if not text else ("@" if joined else " ") + token
        before = answer
    return text


def read(game: Asking, state: Any, seat: int, text: str) -> Path:
    """The path that a text means: upper and lower case, blanks and ``@`` don't matter, and answers to questions with a
    single option may be left out. Raises Unreadable, Unfinished, the game's own refusal of a move that is well written
    but not legal, or what `choose` raises for a seat that owes nothing.
    """
    reader = _Reader(game, state, seat)
    for path in reader.readings((), text.strip(_BETWEEN)):
        return path
    if reader.lacking is not None:
        raise Unfinished(reader.reached, reader.lacking)
    _refuse(game, state, seat, reader.reached, reader.stuck)
    raise Unreadable(reader.stuck)


def _refuse(game: Asking, state: Any, seat: int, reached: Path, stuck: str) -> None:
    """Raise the reason why the next word can't be the next answer, if it could be one and the game has a reason."""
    for value in _meant(stuck):
        try:
            game.choose(state, seat, (*reached, value))
        except IllegalAction as refusal:
            if refusal.reason.id != "refuse-no-such-move":
                raise


def _meant(stuck: str) -> Iterator[Value]:
    """What the first word of a text may stand for in any game."""
    word = re.split(f"[{re.escape(_BETWEEN)}]", stuck, maxsplit=1)[0]
    if cell := re.fullmatch(r"([A-Za-z])(\d{1,2})", word):
        yield Cell(ord(cell[1].upper()) - ord("A"), int(cell[2]) - 1)
    if word:
        yield from (Piece(word), Card(word.lower()), Key(word.lower()))


class _Reader:
    """Tries the readings of a text, longest tokens first, and remembers how far it came."""

    def __init__(self, game: Asking, state: Any, seat: int) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.stuck: str = ""
        self.lacking: Choice | None = None
        self.reached: Path = ()
        self._furthest: int | None = None

    def readings(self, path: Path, rest: str) -> Iterator[Path]:
        step = self.game.choose(self.state, self.seat, path)
        if isinstance(step, Action):
            if not rest:
                yield path
            else:
                self._stop(path, rest, None)
            return
        if not rest or (step.most is not None and not _picked(step, rest.strip("{}" + _BETWEEN))[1]):
            self._stop(path, "", step)  # a set typed in part isn't complete either
        for answer, left in _readable(step, rest):
            yield from self.readings((*path, answer), left)
        if step.most is None and len(step.options) == 1:
            yield from self.readings((*path, step.options[0].value), rest)
        self._stop(path, rest, None)

    def _stop(self, path: Path, rest: str, lacking: Choice | None) -> None:
        if self._furthest is None or len(rest) < self._furthest:
            self._furthest, self.stuck = len(rest), rest
            self.reached, self.lacking = path, lacking


def _readable(choice: Choice, rest: str) -> Iterator[tuple[Answer, str]]:
    """The answers that a text may begin with, longest first, each with what is left of the text."""
    if choice.most is None:
        yield from _beginnings([option.value for option in choice.options], rest)
        return
    if rest.startswith("{") and "}" in rest:
        inside, _, after = rest[1:].partition("}")
        for picks, left in _sets(choice, inside.strip(_BETWEEN)):
            if not left:
                yield picks, after.lstrip(_BETWEEN)
        return
    yield from _sets(choice, rest)


def _beginnings(values: Iterable[Value], rest: str) -> Iterator[tuple[Value, str]]:
    low = rest.casefold()
    found = [value for value in values if low.startswith(value.token.casefold())]
    for value in sorted(found, key=lambda value: -len(value.token)):
        yield value, rest[len(value.token) :].lstrip(_BETWEEN)


def _sets(choice: Choice, rest: str) -> Iterator[tuple[Picks, str]]:
    """A set typed as bare tokens in any order, the largest first, each with what is left of the text."""
    picked, left = _picked(choice, rest)
    while len(picked) >= choice.least:
        yield Picks(tuple(option.value for option in choice.options if option.value in picked)), left
        if not picked:
            break
        *picked, last = picked
        left = f"{last.token} {left}"


def _picked(choice: Choice, rest: str) -> tuple[list[Value], str]:
    """As many different values of a set, at most all that it may have, as a text begins with, and what is left."""
    picked: list[Value] = []
    while len(picked) != choice.most:
        others = (option.value for option in choice.options if option.value not in picked)
        first = next(_beginnings(others, rest), None)
        if first is None:
            break
        picked.append(first[0])
        rest = first[1]
    return picked, rest


def suggest(game: Asking, state: Any, seat: int, text: str, limit: int = 25) -> list[str]:
    """Complete moves that go on from what was typed so far, from all its directions in turn, at most `limit`.

    Raises what `choose` raises for a seat that owes nothing.
    """
    found: dict[str, None] = {}
    for path in _completions(game, state, seat, (), text.strip(_BETWEEN)):
        found[_joined(path, [False] * len(path))] = None
        if len(found) == limit:
            break
    return list(found)


def _completions(game: Asking, state: Any, seat: int, path: Path, rest: str) -> Iterator[Path]:
    step = game.choose(state, seat, path)
    if isinstance(step, Action):
        if not rest:
            yield path
        return
    if not rest:
        ways: Iterator[Iterator[Path]] = (
            _completions(game, state, seat, (*path, answer), "") for answer in all_answers(step)
        )
        # Sets can be too many to begin with all of them.
        yield from _in_turn(ways) if step.most is None else chain.from_iterable(ways)
        return
    found: list[Iterator[Path]] = []
    for answer, left in _readable(step, rest):
        if answer == step.standing:
            continue
        found.append(_completions(game, state, seat, (*path, answer), left))
    if step.most is None:
        low = rest.casefold()
        begun = [
            o.value for o in step.options if o.value.token.casefold().startswith(low) and len(o.value.token) > len(low)
        ]
        found.extend(_completions(game, state, seat, (*path, value), "") for value in begun)
        if not found and len(step.options) == 1:
            found.append(_completions(game, state, seat, (*path, step.options[0].value), rest))
        yield from _in_turn(found)
    else:
        grown = (_completions(game, state, seat, (*path, picks), "") for picks in _grown(step, rest))
        yield from chain(_in_turn(found), chain.from_iterable(grown))


def _grown(choice: Choice, rest: str) -> Iterator[Picks]:
    """Sets that contain what was typed of one, the last token perhaps not yet complete."""
    assert choice.most is not None
    values = [option.value for option in choice.options]
    picked, left = _picked(choice, rest.strip("{" + _BETWEEN))
    for size in range(max(choice.least, len(picked)), choice.most + 1):
        others = [value for value in values if value not in picked]
        for more in combinations(others, size - len(picked)):
            if not left or any(value.token.casefold().startswith(left.casefold()) for value in more):
                chosen = {*picked, *more}
                grown = Picks(tuple(value for value in values if value in chosen))
                if grown != choice.standing:
                    yield grown


def _in_turn(ways: Iterable[Iterator[Path]]) -> Iterator[Path]:
    """The items of several iterators, one of each at a time."""
    left = list(ways)
    while left:
        alive = []
        for way in left:
            item = next(way, None)
            if item is not None:
                alive.append(way)
                yield item
        left = alive
