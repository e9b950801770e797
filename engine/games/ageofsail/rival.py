"""Computer opponents. In a battle their turn is thought out (`engine.rivals`), the better the more work it is. The
hardest play the best ways to begin out until their next turn.

In a race they go on by a habit that looks at what ships may do to each other next, and the hardest play out what else
they might do. In an assault they lay out forts that hold well, and the hardest choose in which wind they come in. There
the weakest play by `default`.
"""

from __future__ import annotations

from collections.abc import Hashable

from msgspec.structs import replace

from engine.chance import Chance
from engine.flow import open_step
from engine.game import Action, Level
from engine.games.ageofsail import assailing, foresight
from engine.games.ageofsail.asking import END
from engine.games.ageofsail.habits import default, skilled
from engine.games.ageofsail.ideas import ideas
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.play import apply
from engine.games.ageofsail.position import hope, value
from engine.games.ageofsail.racers import Racers
from engine.games.ageofsail.redeal import redeal
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import NONE, Layout, Prize, Situate, State, Stop, Turn
from engine.games.ageofsail.strongholds import stronghold
from engine.rivals.beam import turns
from engine.rivals.dice import SEEDS, Dice, seeds
from engine.rivals.effort import Effort
from engine.rivals.mind import Mind
from engine.rivals.playout import Habits, best
from engine.rivals.thought import thought
from engine.sailing.orders import USUAL
from engine.seating import check_seat

EFFORTS: dict[Level, Effort] = {
    "easy": Effort(width=1, ideas=4, slips=1.5),
    "medium": Effort(width=2, ideas=5, throws=2, slips=1.0),
    "hard": Effort(width=4, ideas=10, throws=32),
}
RACES: dict[Level, int] = {"medium": 0, "hard": 360}
"""So many games are played out for a turn of a race."""
ASSAULTS: dict[Level, int] = {"medium": 0, "hard": 14}
"""So many times attackers play out each of what they might do."""
PLANS, WORLDS, FEWEST = 8, 24, 2
"""So many ways to begin are played out at most, in so many worlds at most and at least."""
WORK = 1536
"""At most so many worlds times own ships, which are all thought about, times ships afloat, which are all sailed."""
NEAR = 1.2
"""Of those ways that are worth less than the best one by no more masts."""
_END = Action((END,))


def levels(options: Options, seats: int) -> tuple[Level, ...]:
    """All levels, in scenarios too."""
    return tuple(EFFORTS)


def think(world: State, seat: int, level: Level, chance: Chance) -> tuple[Action, ...]:
    """What an opponent does now and next; see `engine.game.Hooks`. What is simple is done as by `default`."""
    check_seat(seat, len(world.forts))
    step = open_step(world, seat)
    if step is not None:
        if world.role < 0:
            if _weighed(world, seat, step):
                supposed = _supposed(world, seat)
                if level == "hard":
                    return _ahead(supposed, seat, Dice(chance.randrange(SEEDS)))
                return thought(MIND, supposed, seat, EFFORTS[level], chance)
        elif level != "easy":
            return _in_scenario(_supposed(world, seat), seat, level, chance)
    simple = default(world, seat)
    return () if simple is None else (simple,)


def _ahead(world: State, seat: int, chance: Chance) -> tuple[Action, ...]:
    """What to do now and next in a battle: after what the seat stands best when its next turn begins."""
    effort = EFFORTS["hard"]
    found = turns(MIND, world, seat, effort.width, effort.ideas, seeds(effort.throws, chance), chance)
    ways: dict[Action, tuple[Action, ...]] = {}
    for plan in found:
        if plan.value > found[0].value - NEAR:
            ways.setdefault(plan.actions[0], plan.actions)
    plans = list(ways.values())[:PLANS]
    if len(plans) == 1:
        return plans[0]
    afloat = [ship.seat for ship in world.ships if ship.masts]
    worlds = WORK // (afloat.count(seat) * len(afloat))
    return best(HABITS, world, seat, plans, max(FEWEST, min(WORLDS, worlds)), 0.0, chance)


def _in_scenario(world: State, seat: int, level: Level, chance: Chance) -> tuple[Action, ...]:
    """The same where a seat owes something in a race or an assault. Lines are sailed by habit."""
    step = world.todo[0]
    if world.silent != NONE:
        usual = skilled(world, seat, Racers)
        if RACES[level] and isinstance(step, Turn | Stop) and usual != _END and _plays_out(world, seat):
            return (foresight.chosen(world, seat, RACES[level], chance),)
        return (usual,)
    if isinstance(step, Layout):
        return (Action(stronghold(world, chance)),)
    if ASSAULTS[level] and assailing.may_wait(world, seat):
        return assailing.chosen(world, seat, ASSAULTS[level], chance)
    simple = default(world, seat)
    assert simple is not None
    return (simple,)


def _plays_out(state: State, seat: int) -> bool:
    """Whether it pays to play out what one might do: pirates who want the ship won no more by it than by habit."""
    return not state.lines and (scenario_of(state).allied or state.ships[0].seat == seat)


def _weighed(state: State, seat: int, step: object) -> bool:
    """Whether this is thought about: lines are sailed by habit."""
    if not isinstance(step, Turn | Stop | Prize | Situate) or state.mover != seat:
        return False
    return not any(state.ships[line[0]].seat == seat for line in state.lines)


def _supposed(state: State, seat: int) -> State:
    """The same where all others answer as usual: nearly all do, and a world has orders drawn evenly (AS-17)."""
    orders = [own if owner == seat else USUAL for owner, own in enumerate(state.orders)]
    return replace(state, orders=tuple(orders))


def _redeal(state: State, seat: int, chance: Chance) -> State:
    return _supposed(redeal(state, seat, chance), seat)


def _ending(state: State, seat: int) -> Action | None:
    return _END if state.todo and isinstance(state.todo[0], Turn) else None


def _asked(state: State) -> int | None:
    return state.todo[0].seat if state.todo else None


def _mover(state: State) -> int | None:
    return state.mover if state.todo else None


def _owes(state: State, seat: int) -> int | None:
    return None if state.over is not None or seat in state.out else _asked(state)


def _turn(state: State, seat: int) -> int | None:
    return state.turn if state.mover == seat == _asked(state) else None


def _key(state: State) -> Hashable:
    return tuple(state.ships), state.forts, state.todo


MIND = Mind(
    ideas=ideas,
    apply=apply,
    value=value,
    hope=hope,
    ending=_ending,
    asked=_asked,
    mover=_mover,
    key=_key,
    redeal=_redeal,
    dice=True,
)

HABITS = Habits(apply=apply, habit=default, asked=_owes, turn=_turn, worth=value, redeal=_redeal)
"""How what might be done in a battle is played out: by all as by `default`."""
