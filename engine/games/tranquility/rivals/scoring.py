"""What a duel's field is worth to each player (TQ-33)."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.tranquility.field import SIZE, Field

PER_ISLAND = 2
PER_DISCARD = -1
SHORTEST = 3
"""Islands of the shortest stretch that scores."""


class Run(NamedTuple):
    """The cells `first` to `last` of the line, whose numbers rise by 1 and are all one player's."""

    first: int
    last: int

    @property
    def length(self) -> int:
        return self.last - self.first + 1


def owned(field: Field, moons: int, seat: int) -> list[int]:
    """The cells with an island of this seat, along the line."""
    return [cell for cell in range(SIZE) if field[cell] and moons >> cell & 1 == seat]


def runs(field: Field, moons: int, seat: int) -> list[Run]:
    """The longest stretches of a player's islands that score (TQ-33); row ends don't break them."""
    found: list[Run] = []
    first = last = -2
    for cell in (*owned(field, moons, seat), SIZE + 1):
        if cell == last + 1 and field[cell] == field[last] + 1:
            last = cell
            continue
        if last - first + 1 >= SHORTEST:
            found.append(Run(first, last))
        first = last = cell
    return found
