"""What the states of all games with ships have in common: whose turn it is, standing orders, and who is out.

Seats are clockwise.
"""

from __future__ import annotations

from typing import Any

from engine.flow import State


class Seats(State, frozen=True):
    """A position between seats. `turn` counts the turns; `orders` has one for each seat."""

    first: int
    mover: int
    turn: int
    orders: tuple[Any, ...]
    out: tuple[int, ...]
    """The seats that are out, in the order in which they went."""


def living(state: Seats) -> list[int]:
    """The seats that are in the game, clockwise."""
    return [seat for seat in range(len(state.orders)) if seat not in state.out]


def turns(state: Seats) -> tuple[int, ...]:
    """The living seats in the order of their coming turns, the mover first (AS-8)."""
    seats = len(state.orders)
    return tuple([other for turn in range(seats) if (other := (state.mover + turn) % seats) not in state.out])


def following(state: Seats) -> int:
    """The living seat whose turn comes after the mover's; the mover's own if no other is left (AS-8)."""
    seats = len(state.orders)
    return next(seat for turn in range(1, seats + 1) if (seat := (state.mover + turn) % seats) not in state.out)
