"""Computer opponents: their turn is thought out (`engine.rivals`), the better the more work it is.

What one world says of others' mines is never looked at: ships sail in thought as if wherever mines may lie each cell
cost the same, by what everybody knows (`ahead`).
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from engine.chance import Chance
from engine.flow import open_step
from engine.game import Action, Level
from engine.games.admiral import play
from engine.games.admiral.ahead import Ahead, apply
from engine.games.admiral.asking import BOARD, END, EXPLODE, FIRE, FIRESHIP, GIVE, LOAD, STORM, UNLOAD, WORK
from engine.games.admiral.habits import default
from engine.games.admiral.ideas import ideas
from engine.games.admiral.options import Options
from engine.games.admiral.redeal import redeal
from engine.games.admiral.stakes import value, winning
from engine.games.admiral.state import State, Turn
from engine.rivals.beam import turns
from engine.rivals.dice import SEEDS, Dice
from engine.rivals.mind import Mind
from engine.rivals.playout import Habits, best
from engine.seating import check_seat
from engine.values import Path


class Effort(NamedTuple):
    """How much work a level is."""

    width: int
    """Of one's own turn so many ways to go on are kept at each step."""
    plans: int
    """So many ways to go on are played out."""
    worlds: int
    """In so many worlds."""
    doubt: float
    """So much more likely the game must be won for it not to go on by habit."""
    more: int = 0
    """The best few in so many more."""


EFFORTS: dict[Level, Effort | None] = {
    "easy": None,
    "medium": Effort(width=1, plans=4, worlds=4, doubt=0.02),
    "hard": Effort(width=3, plans=18, worlds=6, doubt=0.03, more=18),
}
"""Easy is played by habit."""
_END = Action((END,))
_AT_ONCE = {GIVE, FIRESHIP, EXPLODE}
_FOR_A_SHIP = {LOAD, UNLOAD, WORK}
_DICE = {FIRE, BOARD, STORM}


def levels(options: Options, seats: int) -> tuple[Level, ...]:
    """All levels but in races, which all sail alike (AD-61)."""
    return () if options.played(seats).goal == "arrival" else tuple(EFFORTS)


def think(world: State, seat: int, level: Level, chance: Chance) -> tuple[Action, ...]:
    """What an opponent does now and next; see `engine.game.Hooks`. What is no turn in calm or fresh wind is done as by
    `default`, and so are cargo, work on forts, fireships and gifts.
    """
    check_seat(seat, len(world.orders))
    simple = default(world, seat)
    if simple is None:
        return ()
    effort = EFFORTS[level]
    if effort is None or not isinstance(open_step(world, seat), Turn):
        return (simple,)
    if _plain(world, simple.path):
        return (simple,)
    chance = Dice(chance.randrange(SEEDS))  # much is drawn, and a real game's chance is slow
    plans = _plans(world, seat, simple, effort, chance)
    if len(plans) == 1:
        return plans[0]
    return best(HABITS, world, seat, plans, effort.worlds, effort.doubt, chance, effort.more)


def _plans(world: State, seat: int, simple: Action, effort: Effort, chance: Chance) -> list[tuple[Action, ...]]:
    """Ways to begin: by habit, the best thought ahead, then the best single actions."""
    found: list[tuple[Action, ...]]
    if world.stormy:
        found = [(action,) for action in ideas(Ahead(world), seat, None, chance) if action.path[0] in _DICE]
    else:
        thought = turns(MIND, Ahead(world), seat, effort.width, None, (0,), chance)
        found = [_until_dice(plan.actions) for plan in thought[: effort.plans // 3]]
        found += [_until_dice(plan.actions[:-1]) for plan in thought if len(plan.actions) > 1]
    return list(dict.fromkeys([(simple,), *found]))[: effort.plans]


def _plain(state: State, path: Path) -> bool:
    """Whether what `default` does needs no thought, or can't be thought of."""
    lit = [place for place in state.muster.lit if place in state.own]
    return bool(lit) or path[0] in _AT_ONCE or (len(path) > 1 and path[1] in _FOR_A_SHIP)


def _until_dice(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The actions up to the first die; another thought follows it."""
    for count, action in enumerate(actions, start=1):
        if action.path[0] in _DICE:
            return actions[:count]
    return actions


def _hope(ahead: Ahead, seat: int) -> float:
    return 0.0


def _ending(ahead: Ahead, seat: int) -> Action | None:
    return _END


def _mover(ahead: Ahead) -> int | None:
    return ahead.state.mover


def _key(ahead: Ahead) -> Hashable:
    return ahead.state.ships, ahead.shots, ahead.fought


def _same(ahead: Ahead, seat: int, chance: Chance) -> Ahead:
    return ahead


MIND = Mind(
    ideas=ideas,
    apply=apply,
    value=value,
    hope=_hope,
    ending=_ending,
    asked=_mover,
    mover=_mover,
    key=_key,
    redeal=_same,
)
"""Of one's own turn only: others' are in `value`."""


def _asked(state: State, seat: int) -> int | None:
    """The turn that a seat is asked in."""
    asked = state.todo and isinstance(state.todo[0], Turn) and state.todo[0].seat == seat
    return state.turn if asked else None


def _owes(state: State, seat: int) -> int | None:
    return state.todo[0].seat if state.todo and state.over is None and seat not in state.out else None


HABITS = Habits(apply=play.apply, habit=default, asked=_owes, turn=_asked, worth=winning, redeal=redeal)
"""How plans are played out."""
