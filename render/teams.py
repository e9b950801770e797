"""Colours for teams: partners are known by a family of tones and of badge shapes, each still by his own."""

from __future__ import annotations

ROUND, CORNERED, SUITS = (0, 7, 5), (1, 2, 3), (5, 6)
"""Owners (`render.owners`): light tones on round badges, deep tones on such with corners, heart and spade."""
FAMILIES = {2: (ROUND, CORNERED), 3: (ROUND[:2], CORNERED[:2], SUITS)}
"""By the number of teams, that of each."""
