"""When the order of a cell's effect and its ship's effect makes a difference, so that it is asked (SL-10)."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.sealords.data import EFFECTS
from engine.games.sealords.effects import SHIP_EFFECTS, burning
from engine.games.sealords.gunnery import SHOT_COURSES, met, targets
from engine.games.sealords.mines import all_mines
from engine.games.sealords.sea import EVERYWHERE
from engine.games.sealords.state import EffectKind, State, can_draw, occupied


def order_matters(state: State, seat: int, number: int, cell: int) -> bool:
    """Whether laying this ship on this cell (not done yet) asks for the order of its two effects.

    Most pairs commute: what one changes the other neither needs nor meets. What is left: a repaired ship can be
    shielded; a mine laid can be cleared, and one cleared gives its place and its token to the next; a shield shot off
    fills an empty supply; and what one effect brings to light, a ship of the reserve or the truth about a decoy, may
    tell how to use the other.

    It depends only on what everybody knows: all can see whether the order was asked.
    """
    if number not in SHIP_EFFECTS or state.burning >> cell & 1:
        return False  # coins and doubled effects commute with everything; on a burning ship there is one effect only
    kind = EFFECTS[state.sea[cell]]
    if kind == "reserve":
        return can_draw(state, seat) and _chosen(SHIP_EFFECTS[number], state, seat, cell)
    if number == 7 and kind == "mine":
        return _mine_or_clear(state, seat, cell)
    if number == 7:
        return _telling(state, seat) and _chosen(kind, state, seat, cell)
    if number == 1 and kind == "repair":
        return state.shields > 0 and bool(burning(state, seat))
    if number == 1 and not state.shields:
        return any(_breaks_shield(state, seat, cell, course) for course in SHOT_COURSES.get(kind, ()))
    return False


def _chosen(kind: EffectKind, state: State, seat: int, cell: int) -> bool:
    """Whether the effect of a ship on this cell has several ways to be used, before the other effect."""
    return kind in _CHOOSING and _CHOOSING[kind](state, seat, cell)


def _shot(kind: EffectKind) -> Callable[[State, int, int], bool]:
    return lambda state, seat, cell: len(targets(state, seat, cell, SHOT_COURSES[kind])) > 1


def _several(mask: int) -> bool:
    return bool(mask & (mask - 1))


_CHOOSING: dict[EffectKind, Callable[[State, int, int], bool]] = {
    "shield": lambda state, seat, cell: state.shields > 0 and state.battle[seat] != 0,
    "shot_orthogonal": _shot("shot_orthogonal"),
    "shot_diagonal": _shot("shot_diagonal"),
    "repair": lambda state, seat, cell: _several(burning(state, seat)),
    "clear": lambda state, seat, cell: _several(all_mines(state)),
}


def _doubtful(state: State) -> bool:
    """Whether the decoys leave it open which token is the fake, by what everybody knows."""
    aside = state.aside + (state.fake is None)  # how many tokens were set aside is public, which ones isn't
    return bool(state.decoys) and state.decoys.bit_count() + aside > 1


def _telling(state: State, seat: int) -> bool:
    """Whether a mine that is cleared may tell this seat something: the layer knows his tokens (SL-36)."""
    return seat != state.layer and _doubtful(state)


def _mine_or_clear(state: State, seat: int, cell: int) -> bool:
    mines = all_mines(state)
    elsewhere = mines & ~(1 << cell)
    room = EVERYWHERE & ~(occupied(state) | 1 << cell | mines)
    if not mines:
        return bool(state.mines and room)  # laid and cleared again, or left to lie
    if not state.mines:  # the token of a real mine that is cleared can be laid, if there is a cell for it
        real = state.plain | (state.decoys if _doubtful(state) else 0)
        return bool(real if room else real & elsewhere)
    if not room or not elsewhere:
        return bool(
            room or elsewhere
        )  # no mine can be laid before one is cleared, or none cleared but that under the ship
    # A plain mine can be laid anew in its own place, which is the same as clearing the new one. In the place of a decoy
    # it is another position. A decoy under the ship may at least tell where to lay it.
    return bool(state.decoys & elsewhere) or (_telling(state, seat) and _several(room))


def _breaks_shield(state: State, seat: int, cell: int, course: str) -> bool:
    at = met(state, seat, cell, course)
    ship = None if at is None else state.ships[at]
    return ship is not None and ship.card is None and ship.shields > 0
