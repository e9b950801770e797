"""A battle dealt anew: the others' standing orders are drawn again (AS-17)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance
from engine.games.ageofsail.state import Gun, Prize, State
from engine.sailing.orders import KINDS, Orders


def redeal(state: State, seat: int | None, chance: Chance, recall: bool = True) -> State:
    """A state that differs from `state` at most in what `seat` (None: a spectator) can't know.

    With the same chance the same for all that the seat can't tell apart. Whoever is openly asked whether his cannons
    fire, or what becomes of a prize, has that order, as far as others know. `recall` changes nothing: nothing is thrown
    away.
    """
    top = state.todo[0] if state.todo else None
    drawn = []
    for owner, orders in enumerate(state.orders):
        if owner == seat or owner in state.out:
            drawn.append(orders)
            continue
        fields = {}
        for field, meanings in KINDS.values():
            values = tuple(meanings.values())
            fields[field] = values[chance.randrange(len(values))]
        if isinstance(top, Gun) and top.seat == owner:
            fields["forts"] = "ask"
        if isinstance(top, Prize) and top.seat == owner != state.mover:
            fields["prizes"] = "ask"
        drawn.append(Orders(**fields))
    return replace(state, orders=tuple(drawn))
