"""Computer opponents: each thing that may be done is weighed by what comes of it on average (`schemes`)."""

from __future__ import annotations

from engine.chance import Chance
from engine.flow import open_step
from engine.game import Action, Level
from engine.games.piratebay.habits import default
from engine.games.piratebay.options import Options
from engine.games.piratebay.schemes import Schemes
from engine.games.piratebay.state import State, Stop, Turn, Work
from engine.seating import check_seat

LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
"""Easy is `default`; only the hardest thinks of what others may do before the next turn."""


def levels(options: Options, seats: int) -> tuple[Level, ...]:
    """All levels, whatever is played."""
    return LEVELS


def think(world: State, seat: int, level: Level | None, chance: Chance) -> tuple[Action, ...]:
    """What an opponent does now; see `engine.game.Hooks`. Where there is nothing to weigh it is what `default` does."""
    check_seat(seat, len(world.ships))
    step = open_step(world, seat)
    weighs = level in ("medium", "hard")
    if weighs and isinstance(step, Turn | Stop):
        schemes = Schemes(world, careful=level == "hard")
        found = schemes.of_turn() if isinstance(step, Turn) else schemes.of_stop(step)
        best = max(found, key=lambda scheme: scheme.worth)  # the first of equals
        return (Action(schemes.started(best.path)),)
    if weighs and isinstance(step, Work) and step.kind == "explore":
        return (Action(Schemes(world, careful=level == "hard").goes_on_exploring()),)
    simple = default(world, seat)
    return () if simple is None else (simple,)
