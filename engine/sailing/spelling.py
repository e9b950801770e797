"""Other ways to write where a ship sails: by course and distance."""

from __future__ import annotations

from engine.sailing.asking import Chart
from engine.sailing.sea import NAMES
from engine.values import Value


def spellings(chart: Chart, cell: int) -> dict[str, Value]:
    """For a ship on a cell: ``NE4``, ``NE+4`` is the cell four cells to the north-east, also where it is too far. Where
    the course is a column too (``E4`` is a cell), only the one with a plus; see `engine.game.Hooks`.
    """
    found: dict[str, Value] = {}
    for name, cells in zip(NAMES, chart.sea.ways[cell], strict=True):
        for steps, there in enumerate(cells, start=1):
            found[f"{name}+{steps}"] = chart.cells[there]
            if name not in chart.columns:
                found[f"{name}{steps}"] = chart.cells[there]
    return found
