"""Standing orders of those who are in a game: changed at any time, and drawn anew where nobody knows them (AS-17)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Action, Choice, Event
from engine.sailing.orders import KINDS, Kinds, answered, changed, choose, said
from engine.sailing.seats import Seats
from engine.values import Path

S = TypeVar("S", bound=Seats)


def may(state: Seats, seat: int, path: Path, kinds: Kinds = KINDS) -> Choice | Action | None:
    """The walk by which a seat changes its orders; None for who isn't in the game."""
    if not 0 <= seat < len(state.orders) or seat in state.out:
        return None
    return choose(state.orders[seat], path, kinds)


def ordered(state: S, seat: int, path: Path, kinds: Kinds = KINDS) -> tuple[S, list[Event]]:
    """The state after a finished change, which its seat alone is told."""
    orders = (*state.orders[:seat], changed(state.orders[seat], path, kinds), *state.orders[seat + 1 :])
    return replace(state, count=state.count + 1, orders=orders), [Event(None, said(path), (seat,))]


def asked_less(state: Seats, seat: int, kinds: Kinds = KINDS) -> Path | None:
    """The change of an order by which a seat is asked less; see `engine.game.Hooks`."""
    return None if seat in state.out else answered(state.orders[seat], kinds)


def redrawn(
    state: Seats,
    seat: int | None,
    chance: Chance,
    asked: Mapping[int, str],
    kinds: Callable[[int], Kinds] = lambda owner: KINDS,
) -> tuple[Any, ...]:
    """The orders of all seats, those of the others drawn again: `seat` (None: a spectator) doesn't know them.

    With the same chance the same for all that the seat can't tell apart. `asked`: which kind of order a seat is openly
    asked by; this one is known to be ``ask``. `kinds`: of each owner those that he can change; the others are as usual.
    """
    drawn = []
    for owner, orders in enumerate(state.orders):
        if owner == seat or owner in state.out:
            drawn.append(orders)
            continue
        known, fields = kinds(owner), {}
        for kind in known.values():
            values = tuple(kind.meanings.values())
            fields[kind.field] = values[chance.randrange(len(values))]
        if owner in asked:
            fields[known[asked[owner]].field] = "ask"
        drawn.append(type(orders)(**fields))
    return tuple(drawn)
