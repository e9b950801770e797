"""Colours for teams: partners are known by a family of tones and of badge shapes, each still by his own."""

from __future__ import annotations

from collections.abc import Sequence

ROUND, CORNERED, SUITS = (0, 7, 5), (1, 2, 3), (5, 6)
"""Owners (`render.owners`): light tones on round badges, deep tones on such with corners, heart and spade."""
FAMILIES = {2: (ROUND, CORNERED), 3: (ROUND[:2], CORNERED[:2], SUITS)}
"""By the number of teams, that of each."""


def colours(sides: Sequence[int]) -> tuple[int, ...]:
    """The colour of each seat, given its team, from 0; a team's seats take them in their order.

    Raises KeyError where there is no such number of teams, IndexError where one is larger than its family.
    """
    families = FAMILIES[max(sides) + 1]
    return tuple(families[side][list(sides[:seat]).count(side)] for seat, side in enumerate(sides))
