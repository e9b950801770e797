"""The drawings of all games. A new one is entered here; mypy holds its package to what `render` asks of it."""

from __future__ import annotations

from types import MappingProxyType

from render.drawing import Drawing
from render.games import sealords, tranquility

DRAWINGS: MappingProxyType[str, Drawing] = MappingProxyType({"sealords": sealords, "tranquility": tranquility})
"""What draws a game, by the game's id."""
