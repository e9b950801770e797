"""Trying an action before it is done: whether it could be taken back.

It is tried on worlds dealt anew for the seat and under chances that are always the same, never on the true position:
so what comes of it is the same for all that the seat can't tell apart, and tells nothing of what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.chance import Seeded
from engine.game import Action, Choice, Game, Option
from engine.values import Path, Picks
from engine.walk import Freely, only_answer

WORLDS = 4
CHANCES = 2
"""In each of so many worlds an action is tried so many times."""


def is_final(asking: Game | Freely, state: Any, seat: int, path: Path) -> bool:
    """Whether a finished action of the seat can't be taken back, by what it knows, and so is asked once more.

    So it is where an answer is declared to be final, and where the action reveals something or commits in any trial;
    but not where the last answer that was asked `confirms`, which is one click on a button that names it.
    """
    declared, confirmed = _said(asking, state, seat, path)
    return declared if declared or confirmed else stands(asking, state, seat, path)


def stands(asking: Game | Freely, state: Any, seat: int, path: Path) -> bool:
    """Whether a finished action of the seat reveals something or commits in any trial, by what it knows."""
    game = asking.game if isinstance(asking, Freely) else asking
    turn = game.view(state, seat).turn  # the same in all worlds
    return any(
        _sealed(game, game.redeal(state, seat, Seeded(f"world/{at}"), recall=False), seat, path, at, turn)
        for at in range(WORLDS)
    )


def does_more(asking: Game | Freely, state: Any, seat: int, path: Path) -> bool:
    """Whether an answer on the path that `confirms` is declared to be final all the same: it does more than its name
    says, so that it is asked once more even where it was typed.
    """
    return any(option.final and option.confirms for _, picked in _asked(asking, state, seat, path) for option in picked)


def _asked(asking: Game | Freely, state: Any, seat: int, path: Path) -> Iterator[tuple[Choice, tuple[Option, ...]]]:
    """Each question of a path with those of its options that were picked."""
    for length, answer in enumerate(path):
        question = asking.choose(state, seat, path[:length])
        assert isinstance(question, Choice)
        picked = answer.values if isinstance(answer, Picks) else (answer,)
        yield question, tuple([option for option in question.options if option.value in picked])


def _said(asking: Game | Freely, state: Any, seat: int, path: Path) -> tuple[bool, bool]:
    """Whether an answer on the path is declared to be final, and whether the last one that was asked confirms itself.

    Of questions with one answer only the last of all is asked, where there is no other.
    """
    declared = confirmed = chosen = False
    for question, picked in _asked(asking, state, seat, path):
        declared = declared or any(option.final for option in picked)
        free = only_answer(question) is None
        if free or not chosen:
            confirmed = question.most is None and any(option.confirms for option in picked)
        chosen = chosen or free
    return declared, confirmed


def _sealed(game: Game, world: Any, seat: int, path: Path, at: int, turn: int) -> bool:
    """Whether an action reveals something or commits in this world, under one chance or another."""
    for number in range(CHANCES):
        after, events = game.apply(world, seat, Action(path), Seeded(f"trial/{at}/{number}"))
        if any(event.reveals for event in events) or _commits(game, world, after, seat, turn):
            return True
    return False


def _commits(game: Game, before: Any, after: Any, seat: int, turn: int) -> bool:
    """Whether this turn is over with an action, somebody else is asked something because of it, or the seat has nothing
    to do any more with what it was asked.

    What may be done freely from now on can be a change of it.
    """
    if game.outcome(after) is not None:
        return True
    asked, asked_now = game.pending(before), game.pending(after)
    if seat in asked:
        if seat in asked_now:
            if not set(asked_now) <= set(asked):
                return True
        elif game.may(after, seat) in (None, game.may(before, seat)):
            return True
    return game.view(after, None).turn != turn
