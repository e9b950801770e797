"""The order, a medal that somebody holds (AS-14)."""

from __future__ import annotations

from typing import Protocol


class Awarded(Protocol):
    """A position in which a seat holds the order, or none."""

    @property
    def order_of(self) -> int: ...


def medal(state: Awarded, seat: int) -> int:
    """What the order adds to each die of its holder, for ships, cannons and parties alike."""
    return int(state.order_of == seat)
