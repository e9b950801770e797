"""A turn thought out: plans, slips, and what others may answer."""

from __future__ import annotations

from engine.chance import Chance
from engine.game import Action
from engine.rivals.beam import Plan, turns
from engine.rivals.dice import SEEDS, Dice, seeds, slip
from engine.rivals.effort import Effort
from engine.rivals.mind import Mind, S
from engine.rivals.reply import chosen


def thought(mind: Mind[S], world: S, seat: int, effort: Effort, chance: Chance) -> tuple[Action, ...]:
    """What the seat, which owes something in this world, does now and next (see `engine.game.Hooks.think`)."""
    chance = Dice(chance.randrange(SEEDS))  # much is drawn, and a real game's chance is slow
    plans = turns(mind, world, seat, effort.width, effort.ideas, seeds(effort.throws, chance), chance)
    if effort.slips:
        return max(plans, key=lambda plan: plan.value + slip(effort.slips, chance)).actions
    best = _different(mind, plans, effort.plans)
    if effort.worlds and len({plan.actions[0] for plan in best}) > 1:
        return chosen(mind, world, seat, best, effort, chance).actions
    return best[0].actions


def _different(mind: Mind[S], plans: list[Plan[S]], most: int) -> list[Plan[S]]:
    """The best plans, at most so many, of those that lead to the same the first."""
    found: dict[object, Plan[S]] = {}
    for plan in plans:
        found.setdefault(mind.key(plan.state), plan)
        if len(found) == most:
            break
    return list(found.values())
