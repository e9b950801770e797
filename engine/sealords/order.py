"""When the order of a cell's effect and its ship's effect makes a difference, so that it is asked (SL-10)."""

from __future__ import annotations

from collections.abc import Callable

from engine.sealords.data import EFFECTS
from engine.sealords.effects import burning
from engine.sealords.gunnery import SHOT_COURSES, met, targets
from engine.sealords.sea import EVERYWHERE
from engine.sealords.state import State, can_draw, occupied


def order_matters(state: State, seat: int, number: int, cell: int) -> bool:
    """Whether laying this ship on this cell (not done yet) asks for the order of its two effects.

    Most pairs commute: what one changes the other neither needs nor meets. What is left: a repaired ship can be
    shielded; a mine laid can be cleared, and one cleared gives its place and its token to the next; a shield shot off
    fills an empty supply; and a ship drawn from the reserve may tell how to use the other effect.
    """
    if number not in _CHOOSING or state.burning >> cell & 1:
        return False  # coins and doubled effects commute with everything; on a burning ship there is one effect only
    kind = EFFECTS[state.sea[cell]]
    if kind == "reserve":
        return can_draw(state, seat) and _CHOOSING[number](state, seat, cell)
    if kind == "repair":
        return number == 1 and state.shields > 0 and bool(burning(state, seat))
    if kind == "mine":
        return number == 7 and _mine_or_clear(state, cell)
    if number == 1 and not state.shields:
        return any(_breaks_shield(state, seat, cell, course) for course in SHOT_COURSES.get(kind, ()))
    return False


def _mine_or_clear(state: State, cell: int) -> bool:
    mines = state.plain | state.decoys
    room = EVERYWHERE & ~(occupied(state) | 1 << cell | mines)
    if not mines:
        return bool(state.mines and room)  # laid and cleared again, or left to lie
    elsewhere = mines & ~(1 << cell)
    if not room and not elsewhere:
        return False  # no mine can be laid either way: this ship bars the only cell
    # With a token, a cell and a plain mine elsewhere, both orders can end in the same positions. A decoy tells
    # something when it is cleared, and a plain mine in its place is another position.
    return not (state.mines and room and elsewhere and not state.decoys)


def _breaks_shield(state: State, seat: int, cell: int, course: str) -> bool:
    at = met(state, seat, cell, course)
    ship = None if at is None else state.ships[at]
    return ship is not None and ship.card is None and ship.shields > 0


def _several(mask: int) -> bool:
    return bool(mask & (mask - 1))


_CHOOSING: dict[int, Callable[[State, int, int], bool]] = {
    1: lambda state, seat, cell: state.shields > 0 and state.battle[seat] != 0,
    3: lambda state, seat, cell: len(targets(state, seat, cell, SHOT_COURSES["shot_orthogonal"])) > 1,
    5: lambda state, seat, cell: _several(burning(state, seat)),
    7: lambda state, seat, cell: _several(state.plain | state.decoys),
}
"""The ships whose effect a person may have to choose for, and whether he will have to."""
