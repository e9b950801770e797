"""The drawings of all games. A new one is entered here; mypy holds its package to what `render` asks of it."""

from __future__ import annotations

from types import MappingProxyType

from render.drawing import Drawing
from render.games import admiral, ageofsail, piratebay, sealords, tranquility

# a dict of its own, so that tests can draw their games too (see `tests.toys`)
DRAWINGS_BY_GAME: dict[str, Drawing] = {
    "sealords": sealords,
    "tranquility": tranquility,
    "ageofsail": ageofsail,
    "piratebay": piratebay,
    "admiral": admiral,
}
DRAWINGS = MappingProxyType(DRAWINGS_BY_GAME)
"""What draws a game, by the game's id."""
