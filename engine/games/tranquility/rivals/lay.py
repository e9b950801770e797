"""Where an island may lie in a duel, and at what cost (TQ-5, TQ-6, TQ-33)."""

from __future__ import annotations

from functools import lru_cache

from engine.games.tranquility.field import Field, Stretch, stretch
from engine.games.tranquility.view import Playable, Spot

BEYOND = 81
"""The number that stands behind the last cell, as 0 stands before the first (TQ-33)."""


@lru_cache(maxsize=1 << 12)
def playable(field: Field, hand: tuple[int, ...]) -> tuple[Playable, ...]:
    """The cards of a hand, each with the cells where it may go at a price that the hand can pay."""
    budget = len(hand) - 1
    return tuple(
        [Playable(card, tuple([spot for spot in places(field, card) if spot.cost <= budget])) for card in hand]
    )


def places(field: Field, number: int) -> list[Spot]:
    """The empty cells where an island fits the order and leaves numbers enough for all cells, with its cost."""
    found = stretch(field, number)
    return [] if found is None else _within(found, number)


def _within(found: Stretch, number: int) -> list[Spot]:
    first, last, below, above = found
    up = number - below if below else 0
    down = above - number if above <= BEYOND else 0
    # n - n1 >= c - c1 and n2 - n >= c2 - c (TQ-33)
    left = max(first, last + 1 - (down or BEYOND - number))
    right = min(last, first - 1 + number - below)
    if left > right:
        return []
    if first == last:
        return [Spot(first, min(up, down) if up and down else up or down)]
    spots = [Spot(cell, 0) for cell in range(left, right + 1)]
    if left == first:
        spots[0] = Spot(first, up)
    if right == last:
        spots[-1] = Spot(last, down)
    return spots


def can_lay(field: Field, hand: tuple[int, ...]) -> bool:
    """Whether any card of a hand can be laid."""
    return any(card.spots for card in playable(field, hand))


def cost_of(field: Field, hand: tuple[int, ...], card: int, cell: int) -> int | None:
    """What a card of the hand costs on a cell; None where it can't be laid."""
    for found in playable(field, hand):
        if found.card == card:
            return next((spot.cost for spot in found.spots if spot.cell == cell), None)
    return None
