"""A player leaves the game, or is out of it (AD-13, AD-64)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import UNASKED
from engine.games.admiral.asking import value
from engine.games.admiral.losses import sunk
from engine.games.admiral.orders import USUAL
from engine.games.admiral.sharing import settled
from engine.games.admiral.sides import after, hostile
from engine.games.admiral.state import (
    NOBODY,
    Drift,
    Join,
    Mines,
    Pearls,
    Place,
    Reefs,
    Round,
    Share,
    State,
    Todo,
    Turn,
    with_fort,
)
from engine.sailing.telling import SEATS, Log


def left(state: State, seat: int, log: Log) -> State:
    """A seat leaves: what it has to share out is shared out as usual, what else waits for it lapses, and it is out."""
    log.tell("admiral-event-left", seat=SEATS[seat])
    state = gone(settled(state, seat, log), seat, log)
    return replace(state, todo=tuple([kept for step in state.todo for kept in _kept(state, step, seat)]))


def _kept(state: State, step: Todo, seat: int) -> tuple[Todo, ...]:
    """What is left of a step when a seat has gone; a turn ends when it comes to the top. Whose drift is asked for, and
    whether, may be another thing without the ships that have gone.
    """
    if isinstance(step, Turn | Round):
        return (step,)
    if isinstance(step, Share | Pearls):
        return () if step.winner == seat else (step,)
    if isinstance(step, Place | Reefs | Mines):
        return () if step.seat == seat else (step,)
    if state.mover == seat:
        return ()
    if isinstance(step, Drift) or (isinstance(step, Join) and step.seat == seat):
        return (replace(step, seat=None, number=UNASKED),)
    return (step,)


def gone(state: State, seat: int, log: Log) -> State:
    """A seat is out: its ships are removed where they lie, its forts are ownerless, or pass to the partner whose turn
    comes next of those that have ships; its mines are gone (AD-13, AD-64, AD-68).
    """
    for place, ship in enumerate(state.ships):
        if ship.seat == seat and ship.strength:
            state = sunk(state, place, log)
    heir = _heir(state, seat)
    left = [place for place, fort in enumerate(state.forts) if fort.seat == seat]
    for place in left:
        state = with_fort(state, place, replace(state.forts[place], seat=heir, fired=0))
    if left and heir != NOBODY:
        passed = tuple([value(state.forts[place]) for place in left])
        log.tell("admiral-event-inherits", seat=SEATS[heir], target=passed)
    orders = (*state.orders[:seat], USUAL, *state.orders[seat + 1 :])
    mines = tuple([mine for mine in state.mines if mine.seat != seat])
    return replace(state, out=(*state.out, seat), orders=orders, mines=mines)


def _heir(state: State, seat: int) -> int:
    """To whom the forts of a seat pass: who is still to share out points has ships too."""
    lying = state.muster.lying
    sharing = [step.winner for step in state.todo if isinstance(step, Share)]
    partners = [other for other in after(state, seat) if not hostile(state, seat, other)]
    return next((other for other in partners if lying[other] or other in sharing), NOBODY)
