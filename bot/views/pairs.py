"""Questions that belong together: where an answer leads to one more short question, both are asked by one menu.

Its placeholder is the first answer, its options are the answers to the second question, so a choice there answers both
at once (verb ``pair``). By the walk over `choose`, for any game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.tables.making import asking
from bot.tables.model import Walk
from bot.views.parts import print_of
from bot.views.tap import MENU, fits
from engine.game import Choice, Option
from engine.values import Cell, Key, Path, Piece
from engine.walk import only_answer

FEW = 10
"""A question with more answers is asked alone."""
MENUS = 6
"""So many of these menus stand on one page: more of them fill more than a phone shows."""


class Pair(NamedTuple):
    """A first answer, and the question that follows it."""

    option: Option
    then: Choice


def pairs_of(walk: Walk, choice: Choice) -> tuple[Pair, ...]:
    """The answers to a question of this walk that are menus of the next one; the others are asked as ever.

    All values of a kind are menus, or none of them; each key is a kind of its own. What leaves no choice after any of
    them is no menu. Where there are too many, those kinds are menus that come first. What can be done with the only
    piece that there is stands in one menu, under how many headings ever.
    """
    return _pairs(walk, walk.path, choice)


def _pairs(walk: Walk, path: Path, choice: Choice) -> tuple[Pair, ...]:
    if choice.most is not None or not 1 < len(choice.options) <= FEW:
        return ()
    kinds: dict[object, list[Option]] = {}
    for option in choice.options:
        kinds.setdefault(option.value if isinstance(option.value, Key) else type(option.value), []).append(option)
    found: list[Pair] = []
    lone = sum(not isinstance(option.value, Key) for option in choice.options) == 1
    for options in kinds.values():
        if len(found) + len(options) <= MENUS:
            pairs = list(_fitting(walk, path, options, choice.ask.id, lone=lone))
            asks = any(only_answer(pair.then) is None for pair in pairs)  # else nothing is asked after them
            found += pairs if asks and len(pairs) == len(options) else []
    return tuple(found)


def _fitting(walk: Walk, path: Path, options: Sequence[Option], asked: str, *, lone: bool) -> Iterator[Pair]:
    """Those of the options whose next question one menu holds, with that; up to the first that leads elsewhere.

    The same question about cells belongs to none: who lays one cell after another chooses them one by one.
    """
    questions = asking(walk.table, walk.decision.number)
    for option in options:
        if not fits(walk.table.id, "pair", walk.decision.number, f"{print_of(path)}.{option.value.token}"):
            return
        then = questions.choose(walk.table.state, walk.seat, (*path, option.value))
        headed = lone and isinstance(option.value, Piece)
        if not isinstance(then, Choice) or not _is_one_menu(then, headed=headed):
            return
        if then.ask.id == asked and all(isinstance(other.value, Cell) for other in (option, *then.options)):
            return
        yield Pair(option, then)


def _is_one_menu(choice: Choice, *, headed: bool) -> bool:
    """Whether one menu asks it all. Nobody can send one in which nothing is chosen; what confirms has its button; and
    what falls under several headings is asked by a menu for each, beside a picture that shows it all: unless `headed`.
    """
    if len(choice.options) > MENU or any(option.confirms for option in choice.options):
        return False
    if not headed and len({option.under for option in choice.options} - {None}) > 1:
        return False
    return choice.most is None or 1 <= choice.least <= choice.most


def pages(walk: Walk) -> tuple[int, ...]:
    """How long the path was on each page that the person answered: *Back* leads to the last of them."""
    questions = asking(walk.table, walk.decision.number)
    found: list[int] = []
    answered = 0
    for length in walk.asked:
        if length < answered:
            continue  # on the page before, with the answer before it
        found.append(length)
        path = walk.path[:length]
        question = questions.choose(walk.table.state, walk.seat, path)
        assert isinstance(question, Choice)  # it was asked
        paired = any(pair.option.value == walk.path[length] for pair in _pairs(walk, path, question))
        answered = length + 2 if paired else length + 1
    return tuple(found)
