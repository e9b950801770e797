"""Plans held against what others may do, in worlds dealt anew."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chance import Chance
from engine.game import Action, IllegalAction
from engine.rivals.beam import Plan, answered, turns
from engine.rivals.dice import Dice, seeds
from engine.rivals.effort import Effort
from engine.rivals.mind import Mind, S


def chosen(mind: Mind[S], world: S, seat: int, plans: Sequence[Plan[S]], effort: Effort, chance: Chance) -> Plan[S]:
    """The plan after which the seat stands best, on average over several worlds, once others have answered it.

    All plans meet the same worlds and the same dice. The first of equals is taken.
    """
    totals = [0.0] * len(plans)
    for _ in range(effort.worlds):
        dealt, (seed,) = mind.redeal(world, seat, chance), seeds(1, chance)
        for number, plan in enumerate(plans):
            totals[number] += _outcome(mind, dealt, seat, plan.actions, effort, Dice(seed))
    return plans[max(range(len(plans)), key=totals.__getitem__)]


def _outcome(mind: Mind[S], state: S, seat: int, actions: Sequence[Action], effort: Effort, chance: Chance) -> float:
    """What the seat has of a plan in one world, after the turns that follow."""
    for action in actions:
        try:
            state, _ = mind.apply(state, seat, action, chance)
        except IllegalAction:  # something else came than the plan was made for
            break
        state = answered(mind, state, seat, chance)
        if mind.asked(state) != seat:
            break
    if mind.mover(state) == seat:
        state = _played(mind, state, seat, effort, chance, True)
    for number in range(1, effort.replies + 1):
        mover = mind.mover(state)
        if mover is None or mover == seat:
            break
        state = _played(mind, state, mover, effort, chance, number < effort.replies)
    return mind.value(state, seat)


def _played(mind: Mind[S], state: S, mover: int, effort: Effort, chance: Chance, end: bool) -> S:
    """The position after the rest of the mover's turn, as it is best for him, before its ending unless `end`."""
    while mind.mover(state) == mover and mind.asked(state) is not None:
        state = answered(mind, state, mover, chance)
        if mind.asked(state) != mover or mind.mover(state) != mover:
            break
        throws = seeds(1, chance)
        best = turns(mind, state, mover, effort.reply_width, effort.reply_ideas, throws, chance)[0]
        last = best.actions[-1]
        if last == mind.ending(best.state, mover):
            return mind.apply(best.state, mover, last, chance)[0] if end else best.state
        state = best.state
    return state
