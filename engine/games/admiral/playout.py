"""What comes of a plan if all go on by habit until it is the seat's turn again.

It is found out in worlds dealt anew; all plans meet the same ones, and the same dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from engine.chance import Chance
from engine.game import Action, IllegalAction
from engine.games.admiral.habits import default
from engine.games.admiral.play import apply
from engine.games.admiral.redeal import redeal
from engine.games.admiral.stakes import winning
from engine.games.admiral.state import State, Turn
from engine.rivals.dice import Dice, seeds

LONGEST = 400
"""So many actions are played out at most."""

DOUBT = 0.02
"""So much more likely the game must be won for it not to go on by the first plan."""


def best(
    world: State, seat: int, plans: Sequence[tuple[Action, ...]], worlds: int, rounds: int, chance: Chance
) -> tuple[Action, ...]:
    """The plan after which the seat wins most likely on average; the first, if none is surely better."""
    gains: list[list[float]] = [[] for _ in plans]
    for _ in range(worlds):
        dealt, (seed,) = redeal(world, seat, chance), seeds(1, chance)
        found = [_outcome(dealt, seat, plan, rounds, Dice(seed)) for plan in plans]
        for number, likely in enumerate(found):
            gains[number].append(likely - found[0])
    sure = [DOUBT, *[_surely(found) for found in gains[1:]]]
    return plans[max(range(len(plans)), key=sure.__getitem__)]


def _surely(gains: Sequence[float]) -> float:
    """What is gained on average, less its standard error."""
    return fmean(gains) - stdev(gains) / sqrt(len(gains))


def _outcome(state: State, seat: int, plan: Sequence[Action], rounds: int, chance: Chance) -> float:
    for action in plan:
        try:
            state, _ = apply(state, seat, action, chance)
        except IllegalAction:  # something else came than the plan was made for
            break
        if not _asked(state, seat):
            break
    turns, turn = rounds, state.turn
    for _ in range(LONGEST):
        if state.over is not None or seat in state.out:
            break
        if state.turn != turn and _asked(state, seat):
            turns, turn = turns - 1, state.turn
            if not turns:
                break
        step = state.todo[0]
        assert step.seat is not None
        action = default(state, step.seat)  # type: ignore[assignment]
        state, _ = apply(state, step.seat, action, chance)
    return winning(state, seat)


def _asked(state: State, seat: int) -> bool:
    """Whether it is the seat's turn, and it is asked in it."""
    return bool(state.todo) and isinstance(state.todo[0], Turn) and state.todo[0].seat == seat
