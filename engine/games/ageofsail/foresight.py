"""Races: what comes of what one might do if all go on by habit to the end, the seat itself by a better one (AS-50,
AS-51).
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

from engine.chance import Chance
from engine.game import Action
from engine.games.ageofsail.habits import default, skilled
from engine.games.ageofsail.play import apply
from engine.games.ageofsail.pursuit import ideas
from engine.games.ageofsail.racers import Racers
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import State, Stop
from engine.rivals.dice import SEEDS, Dice, seeds
from engine.sailing.afloat import fleet_of

PLANS = 20
"""So many things are tried at most."""
DOUBT = 0.3
"""By so many standard errors something else must be better than the usual."""
SURE = 8
"""Who wins so many games in a row by the usual needs nothing else."""
STAGES = 3
"""In so many stages: of each the best third go on to the next."""


def chosen(world: State, seat: int, games: int, chance: Chance) -> Action:
    """What the mover does now: the usual, unless something else surely wins more often. `games`: so many are played
    out for a turn, about.
    """
    usual = skilled(world, seat, Racers)
    chance = Dice(chance.randrange(SEEDS))  # much is drawn, and a real game's chance is slow
    games //= (1 + len(fleet_of(world, seat))) * (2 if isinstance(world.todo[0], Stop) else 1)
    gains: dict[Action, list[float]] = {plan: [] for plan in ideas(world, seat, PLANS) if plan != usual}
    if not gains or all(played_out(world, seat, usual, Dice(seed)) == 1 for seed in seeds(SURE, chance)):
        return usual
    for _ in range(STAGES):
        for seed in seeds(max(2, games // (STAGES * (1 + len(gains)))), chance):
            won = played_out(world, seat, usual, Dice(seed))
            for plan, found in gains.items():
                found.append(played_out(world, seat, plan, Dice(seed)) - won)
        best = sorted(gains, key=lambda plan: -sum(gains[plan]))[: (len(gains) + 2) // 3]
        gains = {plan: gains[plan] for plan in best}
    plan, found = next(iter(gains.items()))
    return plan if fmean(found) > DOUBT * stdev(found) / sqrt(len(found)) else usual


def played_out(state: State, seat: int, action: Action, chance: Chance) -> float:
    """How much of the win a seat has that begins with an action."""
    state, _ = apply(state, seat, action, chance)
    while state.todo:
        asked = state.todo[0].seat
        assert asked is not None, "a state at rest waits for somebody"
        usual = skilled(state, asked, Racers) if asked == seat else default(state, asked)
        assert usual is not None
        state, _ = apply(state, asked, usual, chance)
    assert state.over is not None
    best = scenario_of(state).outcome(state, state.over).places[0]
    return (seat in best) / max(1, len(best))
