"""Half-made choices: walking from question to question without asking what has one answer only."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.tables.model import Refusal, refuse
from engine.game import Action, Choice, IllegalAction
from engine.values import Answer, Path, Picks
from engine.walk import Asking, admits


class Trail(msgspec.Struct, frozen=True):
    """Where a path leads: what follows it, the places on it that were really asked, whether an answer is final."""

    path: Path
    step: Choice | Action
    asked: tuple[int, ...]
    final: bool


def only_answer(choice: Choice) -> Answer | None:
    """The answer to a question that leaves no choice.

    >>> from engine.game import Option
    >>> from engine.values import Key, line
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


def follow(game: Asking, state: Any, seat: int, path: Path) -> Trail:
    """Follow a path as far as it is legal, then on over questions that leave no choice.

    A person always has a say: where a whole decision leaves no choice, its last question is asked all the same.
    """
    gone: Path = ()
    asked: list[int] = []
    final = False
    step = game.choose(state, seat)
    while isinstance(step, Choice):
        forced = only_answer(step)
        given = path[len(gone)] if len(gone) < len(path) else None
        if given is not None and not admits(step, given):
            path, given = path[: len(gone)], None
        answer = given if given is not None else forced
        if answer is None:
            break
        after = game.choose(state, seat, (*gone, answer))
        if forced is None or (isinstance(after, Action) and not asked):
            if given is None:
                break
            asked.append(len(gone))
        final = final or _final(step, answer)
        gone = (*gone, answer)
        step = after
    return Trail(gone, step, tuple(asked), final)


def extend(game: Asking, state: Any, seat: int, trail: Trail, answer: Answer) -> Trail:
    """The trail after one more answer. Raises Refusal, with the game's reason, where the question doesn't allow it."""
    if isinstance(trail.step, Action):
        raise refuse("no-such-move")
    if not admits(trail.step, answer):
        try:
            game.choose(state, seat, (*trail.path, answer))
        except IllegalAction as error:
            raise Refusal(error.reason) from error
        raise refuse("no-such-move")
    return follow(game, state, seat, (*trail.path, answer))


def shorten(game: Asking, state: Any, seat: int, trail: Trail) -> Trail:
    """The trail without the last answer that was really asked."""
    if not trail.asked:
        return trail
    return follow(game, state, seat, trail.path[: trail.asked[-1]])


def _final(choice: Choice, answer: Answer) -> bool:
    values = answer.values if isinstance(answer, Picks) else (answer,)
    return any(option.final and option.value in values for option in choice.options)
