"""What can be chosen when a game of Sea Lords is started."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, model_validator

BoardName = Literal["random", "strait", "reefs", "storm", "harbours"]
"""``random``, or a layout of `data/layouts.toml`."""
Three = Literal[
    "lot",
    "m01-m02-m03", "m01-m02-m04", "m01-m02-m05", "m01-m02-m06", "m01-m03-m04",
    "m01-m03-m05", "m01-m03-m06", "m01-m04-m05", "m01-m04-m06", "m01-m05-m06",
    "m02-m03-m04", "m02-m03-m05", "m02-m03-m06", "m02-m04-m05", "m02-m04-m06",
    "m02-m05-m06", "m03-m04-m05", "m03-m04-m06", "m03-m05-m06", "m04-m05-m06",
]  # fmt: skip
"""The three mercenaries of cost 3: by lot, or these."""
Four = Literal["lot", "m07", "m08", "m09"]
"""The mercenary of cost 4."""
Five = Literal["lot", "m10", "m11", "m12"]
"""The mercenary of cost 5."""
LOT = "lot"


class Options(BaseModel):
    """The sea and who lays it out, and which mercenaries are for hire."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    board: BoardName = "random"
    advanced: bool = False
    """Both lay out their halves of the sea themselves (SL-40)."""
    market3: Three = "lot"
    market4: Four = "lot"
    market5: Five = "lot"
    """The mercenaries of each cost: by lot, or chosen by the host (SL-6)."""

    @property
    def hires(self) -> tuple[str, ...]:
        """The mercenaries that were chosen, by their ids."""
        chosen = (self.market3, self.market4, self.market5)
        return tuple(id for ids in chosen if ids != LOT for id in ids.split("-"))

    @model_validator(mode="after")
    def _one_way_to_lay_out_the_sea(self) -> Options:
        if self.advanced and self.board != "random":
            raise ValueError("with `advanced` the players lay out the sea: it can't have a named `board` as well")
        return self


def older_options(data: Any) -> Any:
    """Options of version 1 as version 2 writes them: who begins is no longer one of them."""
    data.pop("first", None)
    return data
