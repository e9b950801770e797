"""Computer opponents: each thing that may be done is weighed by what comes of it on average (`schemes`).

The hardest plays the best ways to begin out until its next turn, which may be the second in a row (PB-27).
"""

from __future__ import annotations

from engine.chance import Chance
from engine.flow import open_step
from engine.game import Action, Level
from engine.games.piratebay import play
from engine.games.piratebay.habits import default
from engine.games.piratebay.options import Options
from engine.games.piratebay.redeal import redeal
from engine.games.piratebay.result import scores
from engine.games.piratebay.schemes import Scheme, Schemes
from engine.games.piratebay.state import State, Stop, Turn, Work
from engine.games.piratebay.weights import RIVAL
from engine.games.piratebay.worth import points
from engine.rivals.dice import SEEDS, Dice
from engine.rivals.playout import Habits, best
from engine.sailing.seats import living
from engine.seating import check_seat

LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
"""Easy is `default`; only the hardest thinks of what others may do before the next turn."""
PLANS, WORLDS, TURNS = 4, 24, 120
"""So many ways to begin are played out at most, in so many worlds at most, with so many turns of others in all."""
NEAR, NEAR_TWO = 0.6, 1.0
"""Of those ways that are worth less than the best one by no more points; so in the first of two turns in a row."""


def levels(options: Options, seats: int) -> tuple[Level, ...]:
    """All levels, whatever is played."""
    return LEVELS


def think(world: State, seat: int, level: Level, chance: Chance) -> tuple[Action, ...]:
    """What an opponent does now; see `engine.game.Hooks`. Where there is nothing to weigh it is what `default` does."""
    check_seat(seat, len(world.ships))
    step = open_step(world, seat)
    if level == "hard" and isinstance(step, Turn | Stop):
        return _ahead(world, seat, step, Dice(chance.randrange(SEEDS)))
    found = default(world, seat) if level == "easy" else _weighed(world, seat, careful=level == "hard")
    return () if found is None else (found,)


def _weighed(state: State, seat: int, careful: bool = True) -> Action | None:
    """What is best on average, as far as one can see in this turn."""
    step = open_step(state, seat)
    if isinstance(step, Turn | Stop):
        schemes = Schemes(state, careful)
        return Action(schemes.started(max(_ways(schemes, step), key=_worth).path))  # the first of equals
    if isinstance(step, Work) and step.kind == "explore":
        return Action(Schemes(state, careful).goes_on_exploring())
    return default(state, seat)


def _ways(schemes: Schemes, step: Turn | Stop) -> list[Scheme]:
    return schemes.of_turn() if isinstance(step, Turn) else schemes.of_stop(step)


def _worth(scheme: Scheme) -> float:
    return scheme.worth


# ---------------------------------------------------------------- until the next turn


def _ahead(world: State, seat: int, step: Turn | Stop, chance: Chance) -> tuple[Action, ...]:
    """What to do now: after what the seat stands best when its next turn begins."""
    schemes = Schemes(world, careful=True)
    found = sorted(_ways(schemes, step), key=_worth, reverse=True)
    near = NEAR_TWO if world.glass < world.watch else NEAR
    close = [scheme for scheme in found if scheme.worth > found[0].worth - near]
    plans = [(action,) for action in dict.fromkeys([Action(schemes.started(scheme.path)) for scheme in close])][:PLANS]
    if len(plans) == 1:
        return plans[0]
    habits = HABITS._replace(
        habit=lambda state, asked: _weighed(state, seat) if asked == seat else default(state, asked)
    )
    turns = max(1, len(living(world)) - 1) * world.watch
    return best(habits, world, seat, plans, min(WORLDS, TURNS // turns), 0.0, chance)


def _owes(state: State, seat: int) -> int | None:
    return state.todo[0].seat if state.over is None else None


def _turn(state: State, seat: int) -> int | None:
    """The number of the turn, each of a watch counted."""
    begins = state.todo and isinstance(state.todo[0], Turn) and state.todo[0].seat == seat
    return state.turn * state.watch + state.glass if begins else None


def _stands(state: State, seat: int) -> float:
    """What a position is worth where a seat's turn begins, or the game is over."""
    now = scores(state)
    had = now[seat] + RIVAL.weights.order * (state.order_of == seat)
    if state.over is not None:
        return had + RIVAL.weights.last * (now[seat] > max([score for other, score in enumerate(now) if other != seat]))
    rest = max([scheme.worth for scheme in Schemes(state, careful=True).of_turn()]) if state.mover == seat else 0.0
    others = [
        now[other] + RIVAL.weights.theirs * points(state.holds[other]) for other in living(state) if other != seat
    ]
    return had + rest - RIVAL.weights.others * sum(others) / len(others)


HABITS = Habits(apply=play.apply, habit=default, asked=_owes, turn=_turn, worth=_stands, redeal=redeal)
"""How what might be done is played out: the seat itself does what is best at first sight."""
