"""Partners and rivals, and whose turn comes after whose (AD-10, AD-67, AD-68)."""

from __future__ import annotations

from engine.games.admiral.parties import begun_by, foes, partners_of
from engine.games.admiral.state import Mines, Reefs, State


def allies(state: State, seat: int) -> tuple[int, ...]:
    """The seats of a seat's team, its own included; those that are out too."""
    return partners_of(state.sides, seat)


def hostile(state: State, seat: int, other: int) -> bool:
    """Whether two seats are against each other; `NOBODY` is against all (AD-30)."""
    return foes(state.sides, seat)[other]


def after(state: State, seat: int) -> tuple[int, ...]:
    """The other seats in the order of play after one, those that are out too."""
    return begun_by(state.cycle, seat)[1:]


def turns(state: State) -> tuple[int, ...]:
    """The living seats in the order of their coming turns, the mover first; while reefs and mines are laid, who
    begins then.
    """
    first = state.first if state.todo and isinstance(state.todo[0], Mines | Reefs) else state.mover
    return tuple([seat for seat in begun_by(state.cycle, first) if seat not in state.out])


def reefing(state: State) -> tuple[int, ...]:
    """The seats that still lay reefs, in the order in which they do, which needn't be that of their turns: whoever
    begins, they are laid in the order of play (AD-62).
    """
    laying = [step.seat for step in state.todo if isinstance(step, Reefs)] if state.round == 0 else []
    return tuple([seat for seat in laying if seat is not None and seat not in state.out])


def following(state: State) -> int:
    """The living seat whose turn comes after the mover's; the mover's own if no other is left."""
    order = begun_by(state.cycle, state.mover)
    if not state.out and len(order) > 1:  # as mostly
        return order[1]
    return next((seat for seat in order[1:] if seat not in state.out), state.mover)


def place_in_round(state: State, seat: int) -> int:
    """How many seats have their turns in a round before one (AD-10)."""
    return begun_by(state.cycle, state.first).index(seat)
