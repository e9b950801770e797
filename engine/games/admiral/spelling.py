"""Other ways to write where a ship sails, by course and distance, and forts, by their cells."""

from __future__ import annotations

from engine.flow import open_step
from engine.game import IllegalAction
from engine.games.admiral.asking import FIRE, GIVE, STORM, value
from engine.games.admiral.state import Place, State, Turn
from engine.games.admiral.turn import own
from engine.sailing import spelling
from engine.values import Path, Piece, Value


def spellings(state: State, seat: int, path: Path) -> dict[str, Value]:
    """``NE4``: the cell four cells to the north-east, see `engine.sailing.spelling`; ``A1``: the fort there, where one
    is asked for; see `engine.game.Hooks`.
    """
    step = open_step(state, seat)
    if (isinstance(step, Place) and not path) or (isinstance(step, Turn) and path in ((FIRE,), (STORM,), (GIVE,))):
        return forts(state)
    if isinstance(step, Turn) and len(path) == 1 and isinstance(path[0], Piece):
        try:
            ship = state.ships[own(state, path[0])]
        except IllegalAction:
            return {}
        return spelling.spellings(state.board.chart, ship.cell)
    if isinstance(step, Turn) and len(path) == 3:
        return forts(state)
    return {}


def forts(state: State) -> dict[str, Value]:
    """Forts by the cells that they stand in."""
    return {state.board.cells[fort.cell].token: value(fort) for fort in state.forts}
