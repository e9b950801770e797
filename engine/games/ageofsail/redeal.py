"""A battle dealt anew: the others' standing orders are drawn again (AS-17)."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from engine.chance import Chance
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import Gun, Prize, State
from engine.sailing.standing import redrawn


def redeal(state: State, seat: int | None, chance: Chance, recall: bool = True) -> State:
    """A state that differs from `state` at most in what `seat` (None: a spectator) can't know.

    With the same chance the same for all that the seat can't tell apart. Whoever is openly asked whether his cannons
    fire, or what becomes of a prize, has that order, as far as others know. `recall` changes nothing: nothing is thrown
    away.
    """
    top = state.todo[0] if state.todo else None
    asked = {}
    if isinstance(top, Gun) and top.seat is not None:
        asked[top.seat] = "forts"
    if isinstance(top, Prize) and top.seat is not None and top.seat != state.mover:
        asked[top.seat] = "prizes"
    return replace(state, orders=redrawn(state, seat, chance, asked, partial(scenario_of(state).orders, state)))
