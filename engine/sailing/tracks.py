"""How ships came over cells lately, for pictures."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Manner: TypeAlias = Literal["sailed", "drifted", "struck", "teleported", "moved", "home"]
"""How a ship came over cells, see `view.Track`."""


class Track(Struct, frozen=True, gc=False, array_like=True):
    """See `view.Track`."""

    turn: int
    ship: str
    seat: int
    how: Manner
    cells: tuple[int, ...]
