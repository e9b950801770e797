"""One's own turn, by beam search: at each step the best few ways to go on are kept."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, NamedTuple

from engine.chance import Chance
from engine.game import Action
from engine.rivals.dice import Dice
from engine.rivals.mind import Mind, S


class Plan(NamedTuple, Generic[S]):
    """Actions of one seat up to the end of its turn, or to the first die. `state` is that before the turn is ended, or
    after the last action; `value` is what it is worth, and what the rest of the turn may bring.
    """

    value: float
    actions: tuple[Action, ...]
    state: S


def turns(
    mind: Mind[S], state: S, seat: int, width: int, most: int | None, throws: tuple[int, ...], chance: Chance
) -> list[Plan[S]]:
    """What the seat, which owes something, may do this turn: the best plan first, at least one.

    `throws`: seeds of the dice, one for each time that a die is thrown; all plans meet the same.
    """
    found: list[Plan[S]] = []
    ways = [Plan(0.0, (), state)]
    seen: set[Hashable] = set()
    while ways:
        further: list[tuple[float, Plan[S]]] = []
        for value, done, at in ways:
            ending = mind.ending(at, seat)
            if ending is not None:
                found.append(Plan(value if done else mind.value(at, seat), (*done, ending), at))
            for action in mind.ideas(at, seat, most, chance):
                after, goes_on = _after(mind, at, seat, action, throws[0])
                key = mind.key(after)
                if key in seen:
                    continue
                seen.add(key)
                worth, actions = mind.value(after, seat), (*done, action)
                if goes_on:
                    further.append((worth + mind.hope(after, seat), Plan(worth, actions, after)))
                elif mind.dice:
                    found.append(Plan(_thrown(mind, at, seat, action, throws), actions, after))
                else:
                    found.append(Plan(worth, actions, after))
        further.sort(key=lambda way: -way[0])  # stable: the first of equals
        ways = [plan for _, plan in further[:width]]
    found.sort(key=lambda plan: -plan.value)
    assert found, f"seat {seat} can neither do anything nor end its turn"
    return found


def _after(mind: Mind[S], state: S, seat: int, action: Action, throw: int) -> tuple[S, bool]:
    """The position after an action and others' answers to it, and whether the plan goes on there."""
    dice = Dice(throw)
    state, events = mind.apply(state, seat, action, dice)
    sure = not (mind.dice and any(event.reveals for event in events))
    asked = mind.asked(state)
    return (state, sure) if asked == seat else (answered(mind, state, seat, dice), False)


def _thrown(mind: Mind[S], state: S, seat: int, action: Action, throws: tuple[int, ...]) -> float:
    """What an action is worth over several throws of the dice."""
    total = 0.0
    for throw in throws:
        after, _ = _after(mind, state, seat, action, throw)
        total += mind.value(after, seat) + mind.hope(after, seat)
    return total / len(throws)


def answered(mind: Mind[S], state: S, mover: int, chance: Chance) -> S:
    """The position after what others are asked in the mover's turn: each does what comes to mind first."""
    while (asked := mind.asked(state)) is not None and asked != mover and mind.mover(state) == mover:
        action = next(iter(mind.ideas(state, asked, 1, chance)), None) or mind.ending(state, asked)
        assert action is not None, f"seat {asked} has no answer"
        state, _ = mind.apply(state, asked, action, chance)
    return state
