"""What can be chosen when a game of Pirate Bay is started."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, PlainSerializer

from engine.files import or_text
from engine.games.piratebay.data import FILES

MANY = 5
"""From so many players on, everyone has two turns in a row where nothing else is chosen (PB-27)."""


class Options(BaseModel):
    """Who gets which islet, how long the game is, and how many turns in a row everyone has."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    map: Annotated[Literal["bay"], or_text(FILES.read, "map"), PlainSerializer(str, return_type=str)] = "bay"
    """The game's own map, or the text of a file of one's own (PB-1)."""
    islets: Literal["lot", "choose"] = "lot"
    """Islets go by lot, or everyone chooses one in seat order (PB-3)."""
    length: Literal["full", "half"] = "full"
    """Until no treasure is left outside the islets, or at most 16 are (PB-24, PB-25)."""
    watch: Literal["auto", "one", "two"] = "auto"
    """Turns in a row; `auto`: as many as suit the number of players (PB-27)."""

    def turns(self, seats: int) -> int:
        """How many turns in a row each of so many players has (PB-27)."""
        if self.watch == "auto":
            return 2 if seats >= MANY else 1
        return 1 if self.watch == "one" else 2
