"""Pearl Shoals as plain data (see `placing.set_out`): its islands, pearls, forts, fleets and teams (AD-62, AD-67)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.engine.games.admiral.independent.geometry import cell
from tests.engine.games.admiral.independent.scenarios import LONG_ISLAND, Plain, island
from tests.engine.sailing.independent.sea import Cell, name_of

UPRIGHT_ISLAND = ("~#", "##", "##", "#~")
FORTS: dict[str, tuple[str, ...]] = {
    "2": ("A1", "X14"),
    "3": ("A1", "A14", "X7"),
    "4": ("A1", "A14", "X1", "X14"),
    "6": ("A1", "A13", "L1", "M14", "X2", "X14"),
    "2v2": ("A1", "A14", "X14", "X1"),
    "3v3": ("A1", "A13", "M14", "L1", "X2", "X14"),
    "2v2v2": ("A1", "A13", "L1", "X14", "X2", "M14"),
}
"""By seats; those of teams alternate (AD-67)."""
TEAMS = {"2v2": 2, "3v3": 2, "2v2v2": 3}
"""How many teams there are."""
NEEDED = {"2": 4, "3": 3, "4": 3, "6": 2, "2v2": 5, "3v3": 5, "2v2v2": 4}
"""Pearls that win (AD-64, AD-68)."""
MOST_MINES = {2: 3, 3: 2, 4: 1, 6: 1}
"""What each may have at most (AD-55)."""
REEFS = {2: 3, 3: 2, 4: 1, 6: 1}
"""What each lays or is drawn for (AD-62)."""
GIVEN_REEFS: dict[int, list[str]] = {4: ["K5", "N10"]}
MIDDLE = (12.5, 7.5)


def seats_of(mode: str) -> int:
    return len(FORTS[mode])


def middle(mode: str) -> tuple[list[tuple[str, str]], list[str], list[str]]:
    """The places of the two islands of 4 by 2 (upright or lying, and the south-western cell), the cells of pearls, and
    those of which one has none by lot (AD-62)."""
    seats = seats_of(mode)
    if seats == 6:
        return [("lying", "K5"), ("lying", "K9")], block("K7", 4, 2), ["K7", "N7", "K8", "N8"]
    if seats == 3:
        return [("upright", "I6"), ("upright", "M6")], block("K6", 2, 4), ["K6", "L6", "K9", "L9"]
    return [("upright", "J6"), ("upright", "N6")], block("L6", 2, 4), ["L6", "M6", "L9", "M9"]


def block(south_west: str, columns: int, rows: int) -> list[str]:
    """The names of the cells of a rectangle."""
    column, row = cell(south_west)
    return [name_of((column + east, row + north)) for east in range(columns) for north in range(rows)]


def fleet_of(fort: Cell, kinds: str, number: int) -> dict[str, str]:
    """From the fort towards the middle: the ship of the line along the row, the galleon along the column, the frigate
    and the brig diagonally, in the own port (AD-67; the cells are a reading)."""
    east = 1 if fort[0] < MIDDLE[0] else -1
    north = 1 if fort[1] < MIDDLE[1] else -1
    steps = {"s": (east, 0), "g": (0, north), "f": (east, north), "b": (east, north)}
    return {f"{kind}{number}": name_of((fort[0] + steps[kind][0], fort[1] + steps[kind][1])) for kind in kinds}


def shoals(
    mode: str = "2",
    without: int = 0,
    islands: Sequence[tuple[tuple[str, ...], str]] = (),
    reefs: Sequence[str] = (),
    lay_reefs: bool = False,
    mines: int = 0,
    **terms: Any,
) -> Plain:
    """`without`: which of the four corners of the pearls has none; `islands` (rows and south-western cell) and `reefs`
    as drawn (see `lots`); `lay_reefs`: by the players instead."""
    seats = seats_of(mode)
    assert 0 <= mines <= MOST_MINES[seats]
    places, pearls, corners = middle(mode)
    given = [(UPRIGHT_ISLAND if how == "upright" else LONG_ISLAND, where) for how, where in places]
    closed: list[str] = []
    coastal: list[str] = []
    for rows, where in [*given, *islands]:
        land, shore = island(rows, where)
        closed, coastal = closed + land, coastal + shore
    kinds = "gfb" if seats == 6 else "sgfb"
    fleets: Mapping[int, dict[str, str]] = {
        seat: fleet_of(cell(name), kinds, seat + 1) for seat, name in enumerate(FORTS[mode])
    }
    teams = tuple(seat % TEAMS[mode] for seat in range(seats)) if mode in TEAMS else ()
    told = {"goal": "pearls", "need": NEEDED[mode], "fort_loss": True, "teams": teams, "mines": mines}
    told["reefs"] = REEFS[seats] if lay_reefs else 0
    return {
        "seats": seats,
        "board": {"closed": closed, "coastal": coastal, "reefs": [*GIVEN_REEFS.get(seats, []), *reefs]},
        "forts": [{"cell": name, "owner": seat} for seat, name in enumerate(FORTS[mode])],
        "fleets": fleets,
        "pearls": {name: 1 for name in pearls if name != corners[without]},
        "terms": {**told, **terms},
    }


MODES = list(FORTS)
