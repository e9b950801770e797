"""A player's standing orders: what is done for him in another's turn without a question (AS-17)."""

from __future__ import annotations

from typing import Literal

import msgspec


class Orders(msgspec.Struct, frozen=True, gc=False):
    """Return fire, whether ships turn to bear, whether the fort fires at ships that come into reach, and who chooses
    what becomes of hulls when a defender wins a boarding.
    """

    returning: Literal["largest", "single", "hold"] = "largest"
    turn: bool = True
    forts: Literal["always", "hold", "ask"] = "always"
    prizes: Literal["usual", "ask"] = "usual"
