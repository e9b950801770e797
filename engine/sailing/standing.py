"""Standing orders of those who are in a game: changed at any time, and drawn anew where nobody knows them (AS-17)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Action, Choice, Event
from engine.sailing.afloat import Afloat
from engine.sailing.asking import wrong
from engine.sailing.orders import KINDS, Orders, answered, changed, choose, said
from engine.values import Path

S = TypeVar("S", bound=Afloat)
ALL = tuple(KINDS)


def may(state: Afloat, seat: int, path: Path, kinds: tuple[str, ...] = ALL) -> Choice | Action | None:
    """The walk by which a seat changes its orders; None for who isn't in the game."""
    if not 0 <= seat < len(state.orders) or seat in state.out:
        return None
    return choose(state.orders[seat], path, kinds)


def ordered(state: S, seat: int, path: Path, kinds: tuple[str, ...] = ALL) -> tuple[S, list[Event]]:
    """The state after a finished change, which its seat alone is told. Raises IllegalAction for another path."""
    if not isinstance(may(state, seat, path, kinds), Action):
        raise wrong()
    orders = (*state.orders[:seat], changed(state.orders[seat], path), *state.orders[seat + 1 :])
    return replace(state, count=state.count + 1, orders=orders), [Event(None, said(path), (seat,))]


def asked_less(state: Afloat, seat: int) -> Path | None:
    """The change of an order by which a seat is asked less; see `engine.game.Hooks`."""
    return None if seat in state.out else answered(state.orders[seat])


def redrawn(
    state: Afloat,
    seat: int | None,
    chance: Chance,
    asked: Mapping[int, str],
    kinds: Callable[[int], tuple[str, ...]] = lambda owner: ALL,
) -> tuple[Orders, ...]:
    """The orders of all seats, those of the others drawn again: `seat` (None: a spectator) doesn't know them.

    With the same chance the same for all that the seat can't tell apart. `asked`: which kind of order a seat is openly
    asked by; this one is known to be ``ask``. `kinds`: of each owner those that he can change.
    """
    drawn = []
    for owner, orders in enumerate(state.orders):
        if owner == seat or owner in state.out:
            drawn.append(orders)
            continue
        fields = {}
        for kind in kinds(owner):
            field, meanings = KINDS[kind]
            values = tuple(meanings.values())
            fields[field] = values[chance.randrange(len(values))]
        if owner in asked:
            fields[KINDS[asked[owner]][0]] = "ask"
        drawn.append(Orders(**fields))
    return tuple(drawn)
