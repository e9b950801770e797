"""Other ways to write where a ship sails, by course and distance, and how a work goes on."""

from __future__ import annotations

from engine.flow import open_step
from engine.games.piratebay.asking import ALL, ORDER
from engine.games.piratebay.board import CHART
from engine.games.piratebay.state import State, Stop, Turn, Work
from engine.sailing import spelling
from engine.sailing.asking import ON
from engine.values import Path, Value


def spellings(state: State, seat: int, path: Path) -> dict[str, Value]:
    """``NE4``: the cell four cells to the north-east, see `engine.sailing.spelling`; ``explore F6`` amid exploring, as
    it was written at first; see `engine.game.Hooks`.
    """
    step = open_step(state, seat)
    if (isinstance(step, Turn) and not path) or (isinstance(step, Stop) and path == (ON,)):
        return spelling.spellings(CHART, state.ships[seat].cell)
    if isinstance(step, Work) and not path:
        cells = [CHART.cells[state.bay.treasures[place]] for place in state.bay.shores[state.ships[seat].cell]]
        values: list[Value] = [*cells, ALL, ORDER]
        return {f"{step.kind} {value.token}": value for value in values}
    return {}
