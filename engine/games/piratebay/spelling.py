"""Other ways to write where a ship sails: by course and distance."""

from __future__ import annotations

from engine.flow import open_step
from engine.games.piratebay.board import CHART
from engine.games.piratebay.state import State, Stop, Turn
from engine.sailing import spelling
from engine.sailing.asking import ON
from engine.values import Path, Value


def spellings(state: State, seat: int, path: Path) -> dict[str, Value]:
    """``NE4``: the cell four cells to the north-east, see `engine.sailing.spelling`; and `engine.game.Hooks`."""
    step = open_step(state, seat)
    if (isinstance(step, Turn) and not path) or (isinstance(step, Stop) and path == (ON,)):
        return spelling.spellings(CHART, state.ships[seat].cell)
    return {}
