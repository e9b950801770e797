"""Other ways to write where a ship sails or lands, and where a party goes."""

from __future__ import annotations

from engine.flow import open_step
from engine.games.ageofsail.asking import LAND, LEAVE, PARTY
from engine.games.ageofsail.state import LineStop, State, Stop, Turn
from engine.sailing import spelling
from engine.sailing.afloat import find
from engine.sailing.asking import ON
from engine.values import Path, Value


def spellings(state: State, seat: int, path: Path) -> dict[str, Value]:
    """Cells by course and distance, where it is asked where a ship sails or lands masts, or where a party goes; see
    `engine.game.Hooks`.
    """
    step = open_step(state, seat)
    if isinstance(step, Turn) and (len(path) == 1 or (len(path) == 2 and path[0] == LEAVE)):
        place = find(state, path[-1])
    elif isinstance(step, Turn) and len(path) == 2 and path[0] == PARTY:
        return spelling.spellings(state.rules.board.chart, state.rules.board.index[path[1]])
    elif isinstance(step, Stop) and path in ((ON,), (LAND,)):
        place = step.ship
    elif isinstance(step, LineStop) and path == (ON,):
        place = step.ships[0]
    else:
        return {}
    return {} if place is None else spelling.spellings(state.rules.board.chart, state.ships[place].cell)
