"""The end of a turn and the beginning of the next (TQ-4, TQ-11, TQ-15)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.games.tranquility.draw import all_refilled, hand_cards_only, refill
from engine.games.tranquility.rescue import checked
from engine.games.tranquility.state import (
    EndTurn,
    Launch,
    Log,
    Reef,
    Refill,
    Sailor,
    Storm,
    Todo,
    Voyage,
    active,
    after,
    popped,
)


def ending(state: Voyage) -> tuple[Todo, ...]:
    """What follows the mover's action: the reef, then all hands are refilled, then the next turn (TQ-15)."""
    steps = closing(state.mover, len(state.sailors))
    return steps if state.reef is None else (Reef(seat=state.mover), *steps)


@lru_cache(maxsize=256)
def closing(mover: int, seats: int) -> tuple[Todo, ...]:
    """What follows the reef: all hands are refilled, the mover's first, then the next turn begins (TQ-15)."""
    return (Refill(left=around(mover, seats)), EndTurn())


def around(first: int, seats: int) -> tuple[int, ...]:
    """All seats in order, beginning with this one."""
    return tuple([seat % seats for seat in range(first, first + seats)])


def resolve_refill(state: Voyage, step: Refill, log: Log) -> Voyage:
    """The state after hands were refilled, all of them or up to a storm, which is resolved first (TQ-15, TQ-22)."""
    if hand_cards_only(state):
        return replace(state, sailors=all_refilled(state, step.left, log), todo=state.todo[1:])
    for at, seat in enumerate(step.left):
        state, storm = refill(state, seat, log)
        if storm:
            return popped(state, Storm(card=storm, drawer=seat), Refill(left=step.left[at:]))
    return popped(state)


def resolve_end(state: Voyage, log: Log) -> Voyage:
    """The next seat's turn begins (TQ-4)."""
    return checked(state, after(state, state.mover), state.turn + 1, log)


def resolve_launch(state: Voyage, step: Launch, log: Log) -> Voyage:
    """Each Start goes into its owner's pile, and the first turn begins (TQ-2, TQ-3)."""
    sailors = list(state.sailors)
    away = list(state.away)
    for seat, (start, depth) in enumerate(zip(step.starts, step.depths, strict=True)):
        if sailors[seat].gone:
            away.append(start)
        else:
            sailors[seat] = _with_start(sailors[seat], start, depth, len(sailors) == 1)
    return checked(replace(state, sailors=tuple(sailors), away=tuple(away)), active(state)[0], 1, log)


def _with_start(sailor: Sailor, start: int, depth: int, halved: bool) -> Sailor:
    """A player with a Start in his pile, alone in its upper half (TQ-3)."""
    pile = sailor.pile
    at = depth % ((len(pile) // 2 if halved else len(pile)) + 1)
    return replace(sailor, pile=(*pile[:at], start, *pile[at:]))
