"""Somebody has left where chance was to decide: it decides at the mover's word, as nobody acts while a seat leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from engine.flow import Step
from engine.game import Action, Choice, Option
from engine.sailing.asking import wrong
from engine.sailing.seats import Seats
from engine.sailing.telling import Unchanced
from engine.values import Key, Line, Path

S = TypeVar("S", bound=Seats)


class Resume(Step, frozen=True, gc=False, tag="resume"):
    """The mover lets chance decide what lies below."""


def unless_unchanced(state: S, resolved: Callable[[], S | None]) -> S | None:
    """What `resolved` gives; where it needs chance and there is none the mover is asked before it."""
    try:
        return resolved()
    except Unchanced:
        return to_resume(state)


def to_resume(state: S) -> S:
    """The state in which the mover is asked before what needs chance."""
    return replace(state, todo=(Resume(seat=state.mover), *state.todo))


def choose_resume(ask: Line, key: Key, path: Path) -> Choice | Action:
    """The word by which it goes on. Raises IllegalAction for another path."""
    if not path:
        return Choice(ask, (Option(key, confirms=True),))
    if path != (key,):
        raise wrong()
    return Action(path)
