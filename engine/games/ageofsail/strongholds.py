"""Forts that computer opponents lay out (AS-52)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.chance import Chance
from engine.datafiles import Strict, read
from engine.games.ageofsail.data import FOLDER
from engine.games.ageofsail.scenarios.assault import GROUND, Preset
from engine.games.ageofsail.shape import growths
from engine.games.ageofsail.state import State
from engine.sailing.sea import Sea
from engine.values import Path


class Data(Strict):
    """See the file."""

    fort: Annotated[tuple[Preset, ...], Field(min_length=1)]


FORTS = read(FOLDER / "strongholds.toml", Data).fort


def stronghold(state: State, chance: Chance) -> Path:
    """One of the forts by lot, as an answer of `layout.choose_layout`."""
    board = state.rules.board
    return tuple([board.cells[cell] for cell in in_order(board.sea, FORTS[chance.randrange(len(FORTS))].cells)])


def in_order(sea: Sea, cells: tuple[int, ...]) -> list[int]:
    """The cells of a fort so that each may be laid after those before it."""
    laid = [cells[0]]
    while len(laid) < len(cells):
        laid.append(next(cell for cell in growths(sea, laid, GROUND) if cell in cells))
    return laid
