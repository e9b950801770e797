"""What can be chosen when a game of Sea Lords is started."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

BoardName = Literal["random", "strait", "reefs", "storm", "harbours"]
"""``random``, or a layout of `data/layouts.toml`."""


class Options(BaseModel):
    """Seat 0 is light, the challenger; seat 1 is dark, his opponent (SL-8)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    first: Literal["random", "challenger", "opponent"] = "random"
    board: BoardName = "random"
