"""How well the bot plays a seat of its own."""

from __future__ import annotations

from typing import Literal, TypeAlias

Level: TypeAlias = Literal["easy", "medium", "hard"]
