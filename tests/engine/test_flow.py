"""Unfinished business: one question at a time, or several that stand together."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import State, Step, open_step, open_steps, replace_step, settle


class Single(Step, frozen=True):
    pass


class Together(Step, frozen=True):
    together: ClassVar[bool] = True


class Auto(Step, frozen=True):
    pass


class Counting(State, frozen=True):
    done: int = 0


def resolve(state):
    step = state.todo[0]
    if step.seat is not None:
        return None
    return replace(state, todo=state.todo[1:], done=state.done + 1)


def test_the_top_step_waits_for_its_seat():
    todo = (Single(seat=1), Single(seat=0))
    assert open_steps(todo) == todo[:1]
    state = Counting(count=0, todo=todo)
    assert open_step(state, 1) is todo[0]
    assert open_step(state, 0) is None
    assert open_steps(()) == ()
    assert open_step(Counting(count=0, todo=()), 0) is None


def test_steps_that_stand_together_are_all_open():
    todo = (Together(seat=0), Together(seat=1), Single(seat=0), Together(seat=2))
    assert open_steps(todo) == todo[:2]
    state = Counting(count=0, todo=todo)
    assert open_step(state, 0) is todo[0]
    assert open_step(state, 1) is todo[1]
    assert open_step(state, 2) is None


def test_a_step_without_a_seat_opens_nothing():
    todo = (Auto(), Single(seat=0))
    assert open_steps(todo) == ()
    assert open_step(Counting(count=0, todo=todo), 0) is None


def test_settle_resolves_until_somebody_is_needed_and_numbers_the_question():
    state = settle(Counting(count=7, todo=(Auto(), Auto(), Single(seat=1), Auto())), resolve)
    assert state.done == 2
    assert state.todo == (Single(seat=1, number=7), Auto())
    assert settle(replace(state, count=8), resolve).todo[0].number == 7  # asked before: the number stays


def test_an_action_may_be_counted_where_its_next_question_is_numbered():
    state = settle(Counting(count=7, todo=(Auto(), Single(seat=1))), resolve, applied=1)
    assert (state.count, state.todo) == (8, (Single(seat=1, number=8),))
    again = settle(state, resolve, applied=1)
    assert (again.count, again.todo) == (9, state.todo)
    assert settle(Counting(count=7, todo=(Auto(),)), resolve, applied=1).count == 8


def test_a_pledge_of_one_leaves_the_number_of_the_other():
    state = settle(Counting(count=3, todo=(Together(seat=0), Together(seat=1))), resolve)
    assert [step.number for step in state.todo] == [3, 3]
    after = replace(state, count=4, todo=replace_step(state.todo, state.todo[0]))
    assert [step.number for step in settle(after, resolve).todo] == [3]
    changed = replace(state, count=4, todo=replace_step(state.todo, state.todo[0], Together(seat=0)))
    assert [step.number for step in settle(changed, resolve).todo] == [4, 3]


def test_settle_ends_when_nothing_is_left():
    state = settle(Counting(count=1, todo=(Auto(),)), resolve)
    assert (state.todo, state.done) == ((), 1)


def test_replace_step_in_the_middle():
    todo = (Single(seat=0), Single(seat=1), Single(seat=2))
    assert replace_step(todo, todo[1], Auto(), Auto()) == (todo[0], Auto(), Auto(), todo[2])
    assert replace_step(todo, todo[2]) == todo[:2]
