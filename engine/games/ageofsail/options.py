"""What can be chosen when a game of Age of Sail is started."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from engine.sailing.wind import Winds


class Options(BaseModel):
    """Situations, winds and when the battle ends."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    situations: bool = True
    """A card is drawn each turn that changes something (AS-29)."""
    wind: Winds = "printed"
    """How far ships sail (AS-3)."""
    rounds: Annotated[int, Field(ge=10, le=60)] = 20
    """The battle ends with this round (AS-39); not under `printed`."""
    printed: bool = False
    """The letter of the booklet where a ruling replaces it for balance (AS-71)."""
