"""Computer opponents: each thing that may be done is weighed by what comes of it on average, the better the more is
thought of.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.chance import Chance
from engine.flow import open_step
from engine.game import Action, Level
from engine.games.piratebay.habits import default
from engine.games.piratebay.options import Options
from engine.games.piratebay.schemes import Scheme, Schemes
from engine.games.piratebay.state import State, Stop, Turn, Work
from engine.rivals.dice import SEEDS, Dice, slip
from engine.seating import check_seat


class Effort(NamedTuple):
    """What a level thinks of."""

    slips: float = 0.0
    careful: bool = False


EFFORTS: dict[Level, Effort] = {
    "easy": Effort(slips=0.6),
    "medium": Effort(),
    "hard": Effort(careful=True),
}


def levels(options: Options, seats: int) -> tuple[Level, ...]:
    """All levels, whatever is played."""
    return tuple(EFFORTS)


def think(world: State, seat: int, level: Level | None, chance: Chance) -> tuple[Action, ...]:
    """What an opponent does now; see `engine.game.Hooks`. Where there is nothing to weigh it is what `default` does."""
    check_seat(seat, len(world.ships))
    step = open_step(world, seat)
    if isinstance(step, Turn | Stop):
        assert level is not None
        effort = EFFORTS[level]
        schemes = Schemes(world, effort.careful)
        found = schemes.of_turn() if isinstance(step, Turn) else schemes.of_stop(step)
        dice = Dice(chance.randrange(SEEDS))
        return (Action(schemes.started(_best(found, effort.slips, dice).path)),)
    if isinstance(step, Work) and step.kind == "explore":
        assert level is not None
        return (Action(Schemes(world, EFFORTS[level].careful).goes_on_exploring()),)
    simple = default(world, seat)
    return () if simple is None else (simple,)


def _best(schemes: list[Scheme], slips: float, chance: Chance) -> Scheme:
    """The best of them, the first of equals, each seen with an error."""
    if not slips:
        return max(schemes, key=lambda scheme: scheme.worth)
    return max(schemes, key=lambda scheme: scheme.worth + slip(slips, chance))
