"""What the engine drew of Pearl Shoals' islands and reefs, judged by the independent model (AD-62)."""

from __future__ import annotations

from typing import Any

from engine.games import admiral
from engine.games.admiral.state import State
from tests.engine.games.admiral.independent import layout, placing, shoals
from tests.engine.games.admiral.independent.geometry import cell
from tests.engine.games.admiral.independent.scenarios import LONG_ISLAND, ROUND_ISLAND
from tests.engine.games.admiral.independent.state import State as Model
from tests.engine.games.admiral.translation import cell_name
from tests.engine.sailing.independent.sea import Cell, distance, name_of

Island = tuple[tuple[str, ...], str]
"""Its rows from north to south, and its south-western cell."""
SHAPES = (LONG_ISLAND, shoals.UPRIGHT_ISLAND, ROUND_ISLAND)


def islands_of(state: State, mode: str) -> list[Island]:
    """The islands besides those of the middle. Raises AssertionError for what is none."""
    kinds = {cell(cell_name(state, at)): "#" for at in state.layout.closed}
    kinds |= {cell(cell_name(state, at)): "~" for at in state.layout.coastal}
    given = shoals.shoals(mode)["board"]
    left = set(kinds) - {cell(name) for name in (*given["closed"], *given["coastal"])}
    found = []
    while left:
        island = joined({min(left)}, left)
        left -= island
        west, south = min(column for column, _ in island), min(row for _, row in island)
        east, north = max(column for column, _ in island), max(row for _, row in island)
        rows = tuple(
            [
                "".join([kinds.get((column, row), ".") for column in range(west, east + 1)])
                for row in range(north, south - 1, -1)
            ]
        )
        assert rows in SHAPES, rows
        found.append((rows, name_of((west, south))))
    return found


def joined(island: set[Cell], land: set[Cell]) -> set[Cell]:
    """The cells of land that are joined to these."""
    more = {there for there in land for here in island if distance(here, there) <= 1}
    return island if more <= island else joined(island | more, land)


def board(mode: str, islands: list[Island], plain: dict[str, Any]) -> Model:
    """The model's with these islands, without reefs by lot."""
    return placing.set_out({**shoals.shoals(mode, islands=islands), "pearls": plain["pearls"]})


def legal(state: State, plain: dict[str, Any], known: admiral.Options) -> None:
    """The model would have drawn the same, or could have. Raises AssertionError."""
    mode = known.teams if known.teams != "none" else str(len(state.orders))
    islands = islands_of(state, mode)
    shapes = sorted(len(rows) * len(rows[0]) for rows, _ in islands)
    assert shapes == ([8, 9, 9] if known.islands == "lot" else [])
    bare = board(mode, islands, plain)
    for place, (rows, where) in enumerate(islands):
        others = board(mode, islands[:place] + islands[place + 1 :], plain)
        assert layout.far_off(others, layout.cells_of(rows, cell(where))), (rows, where)
    given = set(shoals.GIVEN_REEFS.get(bare.seats, ()))
    reefs = [name for name in plain["board"]["reefs"] if name not in given]
    assert len(reefs) == (0 if known.reefs == "players" else shoals.REEFS[bare.seats] * bare.seats)
    assert layout.legal_layout(bare, reefs), reefs
