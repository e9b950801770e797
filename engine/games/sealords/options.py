"""What can be chosen when a game of Sea Lords is started."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, model_validator

BoardName = Literal["random", "strait", "reefs", "storm", "harbours"]
"""``random``, or a layout of `data/layouts.toml`."""


class Options(BaseModel):
    """The sea, and who lays it out."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    board: BoardName = "random"
    advanced: bool = False
    """Both lay out their halves of the sea themselves (SL-40)."""

    @model_validator(mode="after")
    def _one_way_to_lay_out_the_sea(self) -> Options:
        if self.advanced and self.board != "random":
            raise ValueError("with `advanced` the players lay out the sea: it can't have a named `board` as well")
        return self


def older_options(data: Any) -> Any:
    """Options of version 1 as version 2 writes them: who begins is no longer one of them."""
    data.pop("first", None)
    return data
