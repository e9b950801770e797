"""The wind deck: 24 cards, and the range on each course by each of them (AS-3).

A deck is a mask of the cards that are left: bit n is card n, three for each direction in the order N NE E SE S SW W NW.
Of several sets shuffled together each follows on the one before: bit 24 is card 0 again.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, model_validator

from engine.chance import Chance
from engine.datafiles import Strict, read
from engine.sailing.sea import bits

Winds: TypeAlias = Literal["printed", "brisk"]
Ranges: TypeAlias = tuple[int, ...]
"""The range on each course, by the courses' numbers."""

Row: TypeAlias = Annotated[tuple[Annotated[int, Field(ge=0, le=20)], ...], Field(min_length=5, max_length=5)]
ANGLES = (0, 1, 2, 3, 4, 3, 2, 1)
"""The angle to the wind in steps of 45 degrees, by the turns from one to the other."""


class Strength(Strict):
    """How far ships sail in a wind of this strength, at 0, 45, 90, 135 and 180 degrees to it."""

    name: Literal["strong", "medium", "light"]
    printed: Row
    brisk: Row

    @model_validator(mode="after")
    def _falling(self) -> Strength:
        for row in (self.printed, self.brisk):
            if list(row) != sorted(row, reverse=True) or row[-1] != 0:
                raise ValueError(f"{self.name}: ranges fall with the angle, and dead against the wind is 0")
        return self


class Deck(Strict):
    strength: tuple[Strength, ...]

    @model_validator(mode="after")
    def _three(self) -> Deck:
        if [strength.name for strength in self.strength] != ["strong", "medium", "light"]:
            raise ValueError("the strengths are strong, medium and light")
        return self


STRENGTHS = read(Path(__file__).parent / "data" / "winds.toml", Deck).strength
CARDS = 8 * len(STRENGTHS)


def full(cards: int, sets: int = 1) -> int:
    """A whole deck of so many cards, of several `sets` shuffled together."""
    return (1 << cards * sets) - 1


FULL = full(CARDS)


def towards(card: int) -> int:
    """The course to which a card's wind blows."""
    return card // len(STRENGTHS)


def strength(card: int) -> str:
    """How strong a card's wind is."""
    return STRENGTHS[card % len(STRENGTHS)].name


def _ranges(card: int, winds: Winds) -> Ranges:
    row: Row = getattr(STRENGTHS[card % len(STRENGTHS)], winds)
    return tuple([row[ANGLES[(course - towards(card)) % 8]] for course in range(8)])


_RANGES: dict[Winds, tuple[Ranges, ...]] = {
    "printed": tuple([_ranges(card, "printed") for card in range(CARDS)]),
    "brisk": tuple([_ranges(card, "brisk") for card in range(CARDS)]),
}
CALM: Ranges = (0,) * 8


@lru_cache(maxsize=1 << 10)
def ranges(card: int, winds: Winds, more: int = 0, factor: int = 1) -> Ranges:
    """The range on each course, `factor` times; then `more` is added to each but dead against the wind (AS-3, AS-14,
    AS-29, AS-50).
    """
    found = _RANGES[winds][card]
    if not more and factor == 1:
        return found
    against = (towards(card) + 4) % 8
    return tuple([0 if course == against else reach * factor + more for course, reach in enumerate(found)])


def draw(left: int, full: int, chance: Chance) -> tuple[int, int]:
    """A bit out of those that are left, and what is left then; used up, the deck is whole again before (AS-3)."""
    left = left or full
    card = next(islice(bits(left), chance.randrange(left.bit_count()), None))
    return card, left & ~(1 << card)
