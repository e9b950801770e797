"""A game dealt anew: the others' standing orders are drawn again, all else is known to everybody."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance
from engine.games.admiral import idle
from engine.games.admiral.state import Join, Pearls, Share, State, Turn, ordering
from engine.sailing import standing


def redeal(state: State, seat: int | None, chance: Chance, recall: bool = True) -> State:
    """A state that differs from `state` at most in what `seat` (None: a spectator) can't know.

    With the same chance the same for all that the seat can't tell apart. Whoever is openly asked has ordered so, as far
    as others know; so has a mover who is asked where nothing can be done (AD-12). `recall` changes nothing.
    """
    top = state.todo[0] if state.todo else None
    asked = {}
    if isinstance(top, Join) and top.seat is not None:
        asked[top.seat] = "defence"
    elif isinstance(top, Share | Pearls) and top.seat not in (None, state.mover):
        asked[top.winner] = "sharing" if isinstance(top, Share) else "stowing"
    known = ordering(state)
    orders = standing.redrawn(state, seat, chance, asked, lambda owner: known)
    mover = state.mover
    if isinstance(top, Turn) and mover != seat and untouched(state) and state.terms.automatic and idle.nothing(state):
        orders = (*orders[:mover], replace(orders[mover], idle="call"), *orders[mover + 1 :])
    return replace(state, orders=orders)


def untouched(state: State) -> bool:
    """Whether nothing has been done in the turn yet."""
    own = [ship for ship in state.ships if ship.seat == state.mover]
    turns = {one.turn for one in state.tracks} | {one.turn for one in state.salvos}
    turns |= {one.turn for one in state.fights} | {one.turn for one in state.marks}
    return not (
        state.turn in turns
        or any(ship.stopped or (ship.task == "repair" and ship.since == state.turn) for ship in own)
        or any(fort.stopped or (fort.workers and fort.since == state.turn) for fort in state.forts)
    )
