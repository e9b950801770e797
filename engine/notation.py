"""Moves as people type them: a path written short, read back, and completed while it is typed.

The written form of a path is its tokens in order; a cell after a piece or a card is joined to it by ``@``:
``3@C2 ship-first``, ``m05@D4``, ``NE``. All of it works for every game, as it only walks `choose`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

from engine.game import Action, Choice, IllegalAction
from engine.tokens import BETWEEN, Tokens, begun_set, is_apart, is_start, readable, skip, word, write_path
from engine.values import Answer, Card, Course, Key, Line, Number, Path, Picks, Piece, Seat, Value, line, read_cell
from engine.walk import Asking, Exhausted, Sparing

ASKED = 1000
"""So many questions reading a move asks at most; a move that is well written needs one for each of its answers."""


Others: TypeAlias = Callable[[Path], Mapping[str, Value]]
"""Other ways to write answers to the question after a path (see `engine.game.Hooks`)."""


class Unreadable(IllegalAction):
    """A typed move that can't be understood from `part` on (the person's own words, so not a typed value).

    After `path` there stands `choice`, which `part` doesn't answer, or the move is finished (None). `picked`: what of
    a set stands before `part`. `reason` is the game's own where it has one. `understood`: how many characters stand
    before `part`; what could be left out is none of them.
    """

    def __init__(
        self,
        part: str,
        path: Path,
        choice: Choice | None,
        picked: tuple[Value, ...],
        reason: Line,
        understood: int = 0,
    ) -> None:
        super().__init__(reason)
        self.part = part
        self.path = path
        self.choice = choice
        self.picked = picked
        self.understood = understood

    @property
    def told(self) -> bool:
        """Whether the game says why."""
        return self.reason != UNREADABLE


UNREADABLE = line("refuse-unreadable")


class Unfinished(IllegalAction):
    """A typed move that is right so far: after `path` it lacks the answer to `choice`, or what goes with `picked`."""

    def __init__(self, path: Path, choice: Choice, picked: tuple[Value, ...] = ()) -> None:
        super().__init__(line("refuse-unfinished"))
        self.path = path
        self.choice = choice
        self.picked = picked


def write(game: Asking, state: Any, seat: int, path: Path, public: bool) -> str:
    """A path as text; `public` hides the answers to secret questions.

    Raises IllegalAction for a path that leads nowhere.
    """
    hidden = [False] * len(path)
    if public:
        for length in range(len(path)):
            question = game.choose(state, seat, path[:length])
            hidden[length] = isinstance(question, Choice) and question.secret
    return write_path(path, hidden)


def read(game: Asking, state: Any, seat: int, text: str, others: Others | None = None) -> Path:
    """The path that a text means: upper and lower case, blanks and ``@`` don't matter, and answers to questions with a
    single option may be left out. What can't be read so is read with the `others`. Raises Unreadable, Unfinished, or
    what `choose` raises for a seat that owes nothing.
    """
    reader = _Reader(Sparing(game, state, seat, ASKED), text.strip(BETWEEN))
    path = reader.first()
    if path is None and others is not None:
        freer = _Reader(Sparing(game, state, seat, ASKED), reader.text, others)
        path = freer.first()
        reader = max(reader, freer, key=lambda each: each.stop[:2])
    if path is not None:
        return path
    stop = reader.stop
    if stop.asked is not None and stop.at == len(reader.text):
        raise Unfinished(stop.path, stop.asked, stop.picked)
    raise _refusal(game, state, seat, reader.text, stop)


class _Stop(NamedTuple):
    """Where a reading ended: after `path`, with the word at `at` (the end: with too little) as the next answer."""

    reach: int
    """How much of the text was understood."""
    rank: int
    """Which of the readings that came equally far tells most."""
    path: Path
    at: int
    asked: Choice | None
    reason: Line | None = None
    picked: tuple[Value, ...] = ()
    """What of the set that is asked for is there already, where all is right so far."""


class _Reader:
    """Tries the readings of a text, longest tokens first, and remembers how far it came."""

    def __init__(self, game: Sparing, text: str, others: Others | None = None) -> None:
        self.game, self.text, self.others = game, text, others
        first = game.choose(())
        self.stop = _Stop(-1, 0, (), 0, first if isinstance(first, Choice) else None)

    def first(self) -> Path | None:
        """The first whole move that the text can mean, None where there is none or it would take too long."""
        with suppress(Exhausted):
            return next(self.readings((), 0), None)
        return None

    def readings(self, path: Path, at: int) -> Iterator[Path]:
        """The whole moves that go on from here."""
        step = self.game.choose(path)
        over = at == len(self.text)
        if isinstance(step, Action):
            if over:
                yield path
            elif is_apart(self.text, at):  # else it is one word with what stands before, and that can't be read
                self._note(_Stop(at, 0, path, at, None))
            return
        begun = () if over else begun_set(step, self.text, at)
        if begun is not None:
            self._note(_Stop(len(self.text), 1, path, len(self.text), step, picked=begun))
        for answer, after in readable(step, self.text, at, self.others and self.others(path)):
            yield from self._answered(path, answer, after, at, step)
        if step.most is None and len(step.options) == 1:
            yield from self._answered(path, step.options[0].value, at, at, step)
        # a word that was read in part is read from its beginning
        if is_start(self.text, at):
            self._note(_Stop(at, 1, path, at, step))

    def _answered(self, path: Path, answer: Answer, after: int, at: int, step: Choice) -> Iterator[Path]:
        try:
            yield from self.readings((*path, answer), after)
        except IllegalAction as refusal:  # the set that stands already
            self._note(_Stop(after, 2, path, at, step, refusal.reason))

    def _note(self, stop: _Stop) -> None:
        if (stop.reach, stop.rank) > (self.stop.reach, self.stop.rank):
            self.stop = stop


def _refusal(game: Asking, state: Any, seat: int, text: str, stop: _Stop) -> Unreadable:
    """Why this isn't a move, in the game's own words where it has any for the next word as the next answer."""
    at, end = stop.at, len(text)
    picked: tuple[Value, ...] = ()
    if stop.asked is not None and stop.asked.most is not None and stop.reason is None:
        at, end, picked = _within_set(text, at, stop.asked, stop.asked.most)
    stuck = word(text, at)
    behind = text[at + len(stuck) :].translate(_APART).split()
    reason = stop.reason or _reason(game, state, seat, stop.path, picked, stuck, behind)
    told = reason if reason is not None and reason.id != _VAGUE else UNREADABLE
    return Unreadable(text[at:end].strip(BETWEEN), stop.path, stop.asked, picked, told, at)


def _within_set(text: str, at: int, choice: Choice, most: int) -> tuple[int, int, tuple[Value, ...]]:
    """What of a set can't be read, from where to where, and what stands before it; else the whole set."""
    start, end = at, len(text)
    if text[at : at + 1] == "{":
        start = skip(text, at + 1)
        end = text.find("}", start) if "}" in text[start:] else end
    picked, places = Tokens(option.value for option in choice.options).several(text, start, most)
    if places[-1] >= end:
        return at, len(text), ()
    return places[-1], end, tuple(picked)


_VAGUE = "refuse-no-such-move"
_APART = str.maketrans(dict.fromkeys(BETWEEN + "{}", " "))


def _reason(
    game: Asking, state: Any, seat: int, reached: Path, picked: tuple[Value, ...], stuck: str, behind: Sequence[str]
) -> Line | None:
    """The game's reason why this word can't be the next answer, or belong to it; None where it has none. What stands
    `behind` it may give a game a reason that is more to the point.
    """
    for value in _meant(stuck):
        for answer in (value, Picks((*picked, value))):
            told = _told(game, state, seat, (*reached, answer))
            if told is not None:
                further: list[Path] = [tuple(map(Piece, behind)), tuple(map(Key, behind))] if behind else []
                reasons = [_told(game, state, seat, (*reached, answer, *words)) for words in further]
                return next(filter(None, reasons), told)
    return None


def _told(game: Asking, state: Any, seat: int, path: Path) -> Line | None:
    """The game's reason why a path leads nowhere; None where it has none."""
    try:
        game.choose(state, seat, path)
    except IllegalAction as refusal:
        return None if refusal.reason.id == _VAGUE else refusal.reason
    return None


def _meant(word: str) -> Iterator[Value]:
    """What a word may stand for in any game."""
    begun = re.match(r"[A-Za-z]+[0-9]+", word)  # ``c2n`` begins with a cell
    if begun and (cell := read_cell(begun[0])):
        yield cell
    if word:
        yield from (Piece(word), Piece(word.upper()), Card(word.lower()), Key(word.lower()), Course(word.upper()))
    if re.fullmatch(r"[0-9]{1,6}", word):
        yield Number(int(word))
    if seat := re.fullmatch(r"[Pp]([1-9])", word):
        yield Seat(int(seat[1]) - 1)
