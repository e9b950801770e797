"""Half-made choices: walking from question to question without asking what has one answer only."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from bot.tables.model import Refusal, refuse
from engine.game import Action, Choice, IllegalAction
from engine.values import Answer, Key, Number, Path, Picks, Value
from engine.walk import Asking, admits, only_answer

_OPEN = Key("")
"""The first value of a set that is still being put together, which so is no answer: no option is without a token."""


class Trail(msgspec.Struct, frozen=True):
    """Where a path leads: what follows it, and the places on it that were really asked.

    `collected`: what was picked so far of the set that is asked for, where that takes more than one step.
    """

    path: Path
    step: Choice | Action
    asked: tuple[int, ...]
    collected: tuple[Value, ...] = ()

    @property
    def draft(self) -> Path:
        """What is stored of it, from which `follow` leads here again."""
        return (*self.path, Picks((_OPEN, *self.collected))) if self.collected else self.path


def follow(game: Asking, state: Any, seat: int, path: Path) -> Trail:
    """Follow a path as far as it is legal, then on over questions that leave no choice.

    A person always has a say: where a whole decision leaves no choice, its last question is asked all the same.
    """
    gone: Path = ()
    asked: list[int] = []
    collected: tuple[Value, ...] = ()
    step = game.choose(state, seat)
    while isinstance(step, Choice):
        forced = only_answer(step)
        given = path[len(gone)] if len(gone) < len(path) else None
        if given is not None and not admits(step, given):
            collected = _collected(step, given)
            path, given = path[: len(gone)], None
        answer = given if given is not None else forced
        if answer is None:
            break
        collected = ()
        after = game.choose(state, seat, (*gone, answer))
        if forced is None or (isinstance(after, Action) and not asked):
            if given is None:
                break
            asked.append(len(gone))
        gone = (*gone, answer)
        step = after
    return Trail(gone, step, tuple(asked), collected)


def _collected(choice: Choice, given: Answer) -> tuple[Value, ...]:
    """The values of a set that is still being put together, those that can't be picked left out."""
    if choice.most is None or not isinstance(given, Picks) or given.values[:1] != (_OPEN,):
        return ()
    return tuple(option.value for option in choice.options if option.value in given.values[1:])[: choice.most]


def collect(trail: Trail, values: Collection[Value]) -> Trail:
    """The trail with these values picked of the set that is asked for. Raises Refusal where there is none."""
    choice = trail.step
    if not isinstance(choice, Choice) or choice.most is None:
        raise refuse("stale")
    if len(values) > choice.most:
        raise refuse("picked-too-many", most=Number(choice.most))
    picked = tuple(option.value for option in choice.options if option.value in values)
    if len(picked) != len(values):
        raise refuse("stale")
    return msgspec.structs.replace(trail, collected=picked)


def extend(game: Asking, state: Any, seat: int, trail: Trail, *answers: Answer) -> Trail:
    """The trail after one more answer, or several one after the other.

    Raises Refusal, with the game's reason, where a question doesn't allow its answer.
    """
    path, step = trail.path, trail.step
    for answer in answers:
        if isinstance(step, Action):
            raise refuse("no-such-move")
        try:
            after = game.choose(state, seat, (*path, answer))
        except IllegalAction as error:
            raise Refusal(error.reason) from error
        if not admits(step, answer):
            raise refuse("no-such-move")
        path, step = (*path, answer), after
    return follow(game, state, seat, path)


def shorten(game: Asking, state: Any, seat: int, trail: Trail, length: int) -> Trail:
    """The trail without the answers from this place on, which was really asked. Raises Refusal where it wasn't."""
    if length not in trail.asked:
        raise refuse("stale")
    return follow(game, state, seat, trail.path[:length])
