"""The cards: small ints within the engine, `Card` values in paths and events.

An island is its number, 1 to 80. The others follow in fixed blocks, each card with a number of its own, so that a hand
can hold two of a kind and name either.
"""

from __future__ import annotations

from engine.values import Card

ISLANDS = range(1, 81)
FINISHES = range(81, 86)
STARTS = range(86, 91)
MONSTERS = range(91, 96)
STORMS = range(101, 107)
COMPASSES = range(111, 117)

COLOURS = {101: "yellow", 102: "yellow", 103: "purple", 104: "purple", 105: "orange", 106: "orange"}
"""A storm's colour (TQ-22)."""


def _id(card: int) -> str:
    for letter, block in (("f", FINISHES), ("s", STARTS), ("m", MONSTERS), ("storm", STORMS), ("compass", COMPASSES)):
        if card in block:
            return f"{letter}{card - block.start + 1}"
    return str(card)


ALL = (*ISLANDS, *FINISHES, *STARTS, *MONSTERS, *STORMS, *COMPASSES)
CARDS = {card: Card(_id(card)) for card in ALL}
"""The value of a card: ``17``, finishes ``f1`` to ``f5``, starts ``s1``, monsters ``m1``, ``storm1``, ``compass1``."""
NUMBERS = {value: card for card, value in CARDS.items()}
"""The way back from a value."""


def is_island(card: int) -> bool:
    """Whether it is one of the 80 islands."""
    return card <= 80


def is_finish(card: int) -> bool:
    return 81 <= card <= 85


def is_start(card: int) -> bool:
    return 86 <= card <= 90


def is_monster(card: int) -> bool:
    return 91 <= card <= 95
