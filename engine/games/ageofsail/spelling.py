"""Other ways to write where a ship sails: by course and distance."""

from __future__ import annotations

from engine.flow import open_step
from engine.games.ageofsail.asking import ON
from engine.games.ageofsail.board import CELLS, SEA
from engine.games.ageofsail.state import State, Stop, Turn
from engine.sailing.sea import NAMES
from engine.sailing.ships import find
from engine.values import Path, Value

COLUMNS = {cell.column for cell in CELLS}


def spellings(state: State, seat: int, path: Path) -> dict[str, Value]:
    """``NE4``, ``NE+4``: the cell four cells to the north-east, also where it is too far. Where the course is a column
    too (``E4`` is a cell), only the one with a plus; see `engine.game.Hooks`.
    """
    step = open_step(state, seat)
    if isinstance(step, Turn) and len(path) == 1:
        place = find(state.ships, path[0])
    elif isinstance(step, Stop) and path == (ON,):
        place = step.ship
    else:
        return {}
    found: dict[str, Value] = {}
    if place is not None:
        for name, cells in zip(NAMES, SEA.ways[state.ships[place].cell], strict=True):
            for steps, cell in enumerate(cells, start=1):
                found[f"{name}+{steps}"] = CELLS[cell]
                if name not in COLUMNS:
                    found[f"{name}{steps}"] = CELLS[cell]
    return found
