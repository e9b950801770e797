"""Unfinished business: the stack of steps that every state carries.

`todo` holds small frozen steps, top first. A step with a seat waits for that person; a step without one is resolved by
the game as soon as it comes to the top. Steps of one class that stand *together* at the top are open all at once
(secret layouts, pledges, answers to a prompt), each for its own seat.

Every open step carries its number: the count of actions applied when its question arose or last changed. A person
answers a number, so that a pledge by one seat doesn't make another seat's open question stale.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar

import msgspec

from engine.game import Decision, IllegalAction
from engine.values import Line, line

UNASKED = -1
_NOT_YOURS = line("refuse-not-your-turn")
_OVER = line("refuse-game-over")


class Step(msgspec.Struct, frozen=True):
    """One piece of unfinished business. `seat` is who must decide, None when the game resolves it by itself.

    `aside`: asked of a seat in another's turn it is an interrupt (see `engine.game.Decision`).
    """

    together: ClassVar[bool] = False
    aside: ClassVar[bool] = False

    seat: int | None = None
    number: int = UNASKED


class State(msgspec.Struct, frozen=True):
    """What every game's state has: the count of actions applied and the stack of steps, each game's own union."""

    count: int
    todo: tuple[Step, ...]


S = TypeVar("S", bound=State)


def open_steps(todo: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps that wait for somebody now: the top one, or all at the top that stand together."""
    if not todo or todo[0].seat is None:
        return ()
    if not todo[0].together:
        return todo[:1]
    top = type(todo[0])
    last = next((i for i, step in enumerate(todo) if type(step) is not top), len(todo))
    return todo[:last]


def open_step(state: State, seat: int) -> Step | None:
    """The step that waits for this seat, if any."""
    return next((step for step in open_steps(state.todo) if step.seat == seat), None)


def owed(state: State, seat: int) -> Step:
    """The step that waits for this seat. Raises IllegalAction when there is none."""
    todo = state.todo
    if todo and todo[0].seat == seat:  # mostly nobody else is waited for
        return todo[0]
    step = open_step(state, seat)
    if step is None:
        raise IllegalAction(_NOT_YOURS if todo else _OVER)
    return step


def decisions(state: State, about: Callable[[Step], Line], mover: int | None = None) -> dict[int, Decision]:
    """Who owes a decision now, by seat; `about` says what a step is about, `mover` whose turn it is."""
    top = state.todo[0] if state.todo else None
    if top is None or top.seat is None:
        return {}
    if not top.together:
        return {top.seat: Decision(top.number, about(top), top.aside and top.seat != mover)}
    return {
        step.seat: Decision(step.number, about(step), step.aside and step.seat != mover)
        for step in open_steps(state.todo)
        if step.seat is not None
    }


def replace_step(todo: tuple[Step, ...], old: Step, *new: Step) -> tuple[Step, ...]:
    """`todo` with `new` (or nothing) in the place of `old`."""
    at = todo.index(old)
    return (*todo[:at], *new, *todo[at + 1 :])


def settle(state: S, resolve: Callable[[S], S | None], applied: int = 0) -> S:
    """Resolve steps until one needs a person, and number the open questions that were not asked before.

    `resolve` returns the state after the top step, or None when it waits for its seat. `applied`: so many actions are
    counted only now, which spares a copy of the state.
    """
    while state.todo:
        after = resolve(state)
        if after is None:
            break
        state = after
    return _numbered(state, state.count + applied)


def _numbered(state: S, count: int) -> S:
    todo = state.todo
    if todo and not todo[0].together:  # mostly nobody else is waited for
        top = todo[0]
        if top.seat is not None and top.number == UNASKED:
            todo = (msgspec.structs.replace(top, number=count), *todo[1:])
    else:
        waiting = open_steps(todo)
        asked = [msgspec.structs.replace(step, number=count) if step.number == UNASKED else step for step in waiting]
        if asked != list(waiting):
            todo = (*asked, *todo[len(waiting) :])
    if todo is state.todo and count == state.count:
        return state
    return msgspec.structs.replace(state, count=count, todo=todo)
