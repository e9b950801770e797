"""What a row or column of the sea is worth to a fleet, and what it may become: tables, each worked out once.

Thinking ahead asks for them at every step, and lines repeat far more often than positions do.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.sealords.data import HIRES
from engine.games.sealords.scoring import SHORTEST, Choices, best_cut

EMPTY, ENEMY = 0, 255
"""Codes of cells without a battle ship, and with one of the other's. A ship's code is its number."""
HIRED = {card: 10 + place for place, card in enumerate(sorted(HIRES))}
"""Codes of mercenaries."""
NUMBERED = 10
"""So many places a cell has in `Stretch.gains`: one for each number, and none for 0."""
_CHOICES: dict[int, Choices] = {
    **{number: {number: 0} for number in range(1, 10)},
    **{code: dict.fromkeys(HIRES[card].candidates, 0) for card, code in HIRED.items()},
}


class Stretch(NamedTuple):
    """A line of the sea, from one edge to the other, as it is for one fleet."""

    points: int
    """Of its combinations, mercenaries counting as what suits this line best."""
    potential: float
    """What a ship more would add: the best place for each number, on average over the numbers."""
    pairs: float
    """Places where two ships may become three, each by how many numbers would do."""
    losses: tuple[int, ...]
    """By place, the points that hang on the ship there."""
    gains: tuple[int, ...]
    """By place and number (``place * NUMBERED + number``), the points that a ship there would add."""


@lru_cache(maxsize=1 << 14)
def stretch(codes: bytes, per_equal: int) -> Stretch:
    """The table of a line; `per_equal` is what each combination of equal numbers is worth besides (m12)."""
    size = len(codes)
    here = _points(codes, per_equal)
    own = [0 < code < ENEMY for code in codes]
    if not any(own):
        return Stretch(0, 0.0, 0.0, (0,) * size, (0,) * (size * NUMBERED))
    losses, gains = [0] * size, [0] * (size * NUMBERED)
    best = [0] * NUMBERED
    for place, code in enumerate(codes):
        if own[place]:
            losses[place] = here - _points(_with(codes, place, EMPTY), per_equal)
        elif code == EMPTY and _length(own, place) >= SHORTEST:
            for number in range(1, NUMBERED):
                gain = _points(_with(codes, place, number), per_equal) - here
                gains[place * NUMBERED + number] = gain
                best[number] = max(best[number], gain)
    return Stretch(here, sum(best) / 9, _pairs(codes), tuple(losses), tuple(gains))


def _with(codes: bytes, place: int, code: int) -> bytes:
    return codes[:place] + bytes((code,)) + codes[place + 1 :]


def _length(own: list[bool], place: int) -> int:
    """How many ships would stand side by side with one at this place."""
    first = last = place
    while first and own[first - 1]:
        first -= 1
    while last + 1 < len(own) and own[last + 1]:
        last += 1
    return last - first + 1


@lru_cache(maxsize=1 << 14)
def _points(codes: bytes, per_equal: int) -> int:
    total = 0
    run: list[Choices] = []
    for code in (*codes, EMPTY):
        if EMPTY < code < ENEMY:
            run.append(_CHOICES[code])
        elif run:
            if len(run) >= SHORTEST:
                total += best_cut(run, per_equal).worth
            run = []
    return total


def _pairs(codes: bytes) -> float:
    worth = 0
    for place in range(len(codes) - 2):
        three = codes[place : place + 3]
        if ENEMY not in three and three.count(EMPTY) == 1:
            worth += _fitting(three)
    return worth / 9


@lru_cache(maxsize=1 << 12)
def _fitting(three: bytes) -> int:
    """How many numbers would make a combination of these two ships and the place that is empty."""
    empty = three.index(EMPTY)
    return sum(_points(_with(three, empty, number), 0) > 0 for number in range(1, NUMBERED))
