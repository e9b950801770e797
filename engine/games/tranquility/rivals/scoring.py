"""What a duel's field is worth to each player (TQ-33)."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.tranquility.field import SIZE, Field
from engine.games.tranquility.view import View

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


def owned(field: Field, moons: int, side: int) -> list[int]:
    """The cells with an island of this side (0 the sun, 1 the moon), along the line."""
    return [cell for cell in range(SIZE) if field[cell] and moons >> cell & 1 == side]


def runs(field: Field, moons: int, side: int) -> list[Run]:
    """The longest stretches of a side's islands that score (TQ-33); row ends don't break them."""
    found: list[Run] = []
    first = last = -2
    for cell in (*owned(field, moons, side), SIZE + 1):
        if cell == last + 1 and field[cell] == field[last] + 1:
            last = cell
            continue
        if last - first + 1 >= SHORTEST:
            found.append(Run(first, last))
        first = last = cell
    return found


def points(field: Field, moons: int, side: int, discards: int) -> int:
    """What a side would have with so many discards, if points were counted now (TQ-33)."""
    stretches = sum([run.length for run in runs(field, moons, side)])
    return PER_ISLAND * len(owned(field, moons, side)) + stretches + PER_DISCARD * discards


def scores(view: View) -> tuple[int, ...]:
    """What each seat would have if points were counted now; () once somebody has given up, when nothing is counted."""
    if view.over == "left":
        return ()
    field = tuple([place.number if place else 0 for place in view.field])
    moons = sum([1 << cell for cell, place in enumerate(view.field) if place and place.moon])
    return tuple(
        [points(field, moons, int(seat != view.sun), player.discards) for seat, player in enumerate(view.players)]
    )
