"""What can be chosen when a game of Tranquility is started."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, model_validator

Mode = Literal["usual", "galateia", "triton", "leucothea", "amphitrite", "poseidon", "arch", "sun", "rivals"]
Expansions = Literal[
    "none", "reefs", "monsters", "storms", "reefs-monsters", "reefs-storms", "monsters-storms", "all"
]  # fmt: skip
Difficulty = Literal["easy", "medium", "hard"]

REMOVED = {"galateia": 4, "triton": 6, "leucothea": 8, "amphitrite": 10, "poseidon": 12}
"""Islands that are taken out before dealing (TQ-30)."""
MONSTER_COUNTS = {"easy": 3, "medium": 4, "hard": 5}
"""How many monsters are shuffled in (TQ-21)."""


class Options(BaseModel):
    """A mode, and for the usual one expansions. `difficulty` is the number of monsters and counts with them only."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    mode: Mode = "usual"
    """The base game, fewer islands (five levels, TQ-30), arch (TQ-31), sun and moon (TQ-32), competitive (TQ-33)."""
    expansions: Expansions = "none"
    difficulty: Difficulty = "easy"

    @model_validator(mode="before")
    @classmethod
    def _difficulty_is_of_monsters(cls, given: Any) -> Any:
        if isinstance(given, dict) and given.get("expansions", "none") not in MONSTERS_IN:
            return {name: value for name, value in given.items() if name != "difficulty"}
        return given

    @model_validator(mode="after")
    def _expansions_are_for_the_usual_game(self) -> Options:
        if self.mode != "usual" and self.expansions != "none":
            raise ValueError("expansions go with the usual game only")
        return self

    @property
    def reefs(self) -> bool:
        """Jagged Reefs are played (TQ-20)."""
        return self.expansions in ("reefs", "reefs-monsters", "reefs-storms", "all")

    @property
    def monsters(self) -> int:
        """How many monsters are shuffled in (TQ-21)."""
        return MONSTER_COUNTS[self.difficulty] if self.expansions in MONSTERS_IN else 0

    @property
    def storms(self) -> bool:
        """Storm and Compass is played (TQ-22)."""
        return self.expansions in ("storms", "reefs-storms", "monsters-storms", "all")


MONSTERS_IN = ("monsters", "reefs-monsters", "monsters-storms", "all")
