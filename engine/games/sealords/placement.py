"""Where ships may be laid (SL-20 to SL-24), and who can be bought (SL-11)."""

from __future__ import annotations

from engine.games.sealords.data import HIRES
from engine.games.sealords.sea import HOME, beside, bits
from engine.games.sealords.state import State

_CHEAPEST = min(hire.cost for hire in HIRES.values())


def landing(state: State, seat: int) -> int:
    """Mask of the cells for a ship from the hand, or any mercenary but the boarding one.

    The home row and what is next to an own battle ship (SL-20, SL-21), except where a battle ship stands. A burning
    ship bars nothing (SL-20, SL-22), a mine neither (SL-21).
    """
    own, enemy = state.battle[seat], state.battle[1 - seat]
    return (HOME[seat] | beside(own)) & ~(own | enemy)


def boarding(state: State, seat: int) -> int:
    """Mask of the enemy battle ships that may be boarded: within reach, no mercenary, without shield (SL-24)."""
    reach = (HOME[seat] | beside(state.battle[seat])) & state.battle[1 - seat]
    found = 0
    for cell in bits(reach):
        ship = state.ships[cell]
        if ship is not None and ship.card is None and not ship.shields:
            found |= 1 << cell
    return found


def hire_landing(state: State, seat: int, card: str) -> int:
    """Mask of the cells for this mercenary."""
    cells = landing(state, seat)
    return cells | boarding(state, seat) if HIRES[card].boards else cells


def for_sale(state: State, seat: int) -> list[str]:
    """The mercenaries that this seat can pay for and place, in the order of the market."""
    coins = state.fleets[seat].coins
    if coins < _CHEAPEST:
        return []
    return [
        card
        for card, owner in zip(state.market, state.owners, strict=True)
        if owner is None and HIRES[card].cost <= coins and hire_landing(state, seat, card)
    ]
