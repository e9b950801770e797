"""Computer opponents: their turn is thought out (`engine.rivals`), the better the more work it is."""

from __future__ import annotations

from collections.abc import Hashable

from engine.chance import Chance
from engine.flow import open_step
from engine.game import Action, Level
from engine.games.sealords.data import RIVAL
from engine.games.sealords.habits import default
from engine.games.sealords.ideas import ideas
from engine.games.sealords.options import Options
from engine.games.sealords.play import apply
from engine.games.sealords.redeal import redeal
from engine.games.sealords.state import Effect, State, Turn
from engine.games.sealords.turn import END
from engine.games.sealords.worth import value
from engine.rivals.effort import Effort
from engine.rivals.mind import Mind
from engine.rivals.thought import thought
from engine.seating import check_seat

EFFORTS: dict[Level, Effort] = {
    "easy": Effort(width=4, ideas=8, slips=2.5),
    "medium": Effort(width=4, ideas=8),
    "hard": Effort(width=12, plans=12, worlds=8),
}
_END = Action((END,))


def levels(options: Options, seats: int) -> tuple[Level, ...]:
    """All levels, whatever is played."""
    return tuple(EFFORTS)


def think(world: State, seat: int, level: Level, chance: Chance) -> tuple[Action, ...]:
    """What an opponent does now and next; see `engine.game.Hooks`. The sea is laid out as by `default`."""
    check_seat(seat, len(world.fleets))
    step = open_step(world, seat)
    if isinstance(step, Turn | Effect):
        return thought(MIND, world, seat, EFFORTS[level], chance)
    simple = default(world, seat)
    return () if simple is None else (simple,)


def _hope(state: State, seat: int) -> float:
    return sum([RIVAL.hopes.get(step.kind, 0.0) for step in state.todo if isinstance(step, Effect)])


def _ending(state: State, seat: int) -> Action | None:
    step = state.todo[0]
    return _END if isinstance(step, Turn) and step.laid else None


def _asked(state: State) -> int | None:
    return state.todo[0].seat if state.todo else None


def _mover(state: State) -> int | None:
    return state.mover if state.todo else None


def _key(state: State) -> Hashable:
    return state.ships, state.plain, state.decoys, state.fake, state.fleets, state.todo


MIND = Mind(
    ideas=ideas,
    apply=apply,
    value=value,
    hope=_hope,
    ending=_ending,
    asked=_asked,
    mover=_mover,
    key=_key,
    redeal=redeal,
)
