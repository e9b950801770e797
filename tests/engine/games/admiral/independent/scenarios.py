"""The six scenarios as plain data (see `placing.set_out`): boards, forts, fleets, terms (AD-2, AD-61, AD-66)."""

from __future__ import annotations

from typing import Any

from tests.engine.games.admiral.independent.geometry import add, cell
from tests.engine.sailing.independent.sea import name_of

LONG_ISLAND = ("###~", "~###")
ROUND_ISLAND = ("~#~", "###", "~#~")
"""Islands from north to south: closed cells, and coastal ones with land in them."""
RACE_REEFS = ["D4", "I4", "D11", "I11", "B7", "K8"]
CORNERS = ("A1", "A14", "L1", "L14")

Plain = dict[str, Any]


def island(rows: tuple[str, ...], south_west: str) -> tuple[list[str], list[str]]:
    """The names of the closed and the coastal cells of an island whose south-western cell is told."""
    found: dict[str, list[str]] = {"#": [], "~": []}
    for north, signs in enumerate(reversed(rows)):
        for east, sign in enumerate(signs):
            found[sign].append(name_of(add(cell(south_west), (east, north))))
    return found["#"], found["~"]


def half_board(reefs: list[str]) -> Plain:
    closed, coastal = island(LONG_ISLAND, "E7")
    return {"columns": 12, "rows": 14, "closed": closed, "coastal": coastal, "reefs": reefs}


def mini(number: int, seats: int = 2, **terms: Any) -> Plain:
    """A mini-game: a race of brigs, in the third with a frigate each (AD-61)."""
    race = {"goal": "arrive", "rounds": 60, "fire": False, "board": False, "repair": False}
    race |= {"fireship": False}
    race |= {"least": 3 if number < 3 else 0, "weather": "fresh" if number == 1 else "all"}
    kinds = ["b"] if number < 3 else ["f", "b"]
    return {
        "seats": seats,
        "board": half_board(RACE_REEFS),
        "forts": [{"cell": corner} for corner in CORNERS],
        "fleets": {seat: [f"{kind}{seat + 1}" for kind in kinds] for seat in range(seats)},
        "terms": {**race, **terms},
    }


def duel(**terms: Any) -> Plain:
    """Two fleets of four on the whole board, with three mines each (AD-66)."""
    (closed, coastal), (more_closed, more_coastal) = island(ROUND_ISLAND, "G9"), island(ROUND_ISLAND, "P4")
    return {
        "seats": 2,
        "board": {"closed": closed + more_closed, "coastal": coastal + more_coastal},
        "forts": [{"cell": "A1", "owner": 0}, {"cell": "X14", "owner": 1}],
        "fleets": {
            0: {"s1": "B2", "g1": "A2", "f1": "B1", "b1": "B2"},
            1: {"s2": "W13", "g2": "X13", "f2": "W14", "b2": "W13"},
        },
        "terms": {"goal": "last", "mines": 3, **terms},
    }


def fleet(lot: str = "L8", **terms: Any) -> Plain:
    """The duel with three pearls, of which two win; the third lies by lot (AD-66)."""
    return {**duel(**{"goal": "pearls", "need": 2, **terms}), "pearls": {"L7": 1, "M8": 1, lot: 1}}


def skirmish(**terms: Any) -> Plain:
    """Two frigates and two brigs on half a board, without storms (AD-66)."""
    return {
        "seats": 2,
        "board": half_board([]),
        "forts": [{"cell": "A1", "owner": 0}, {"cell": "L14", "owner": 1}],
        "fleets": {0: {"f1": "B2", "b1": "A2"}, 1: {"f2": "K13", "b2": "L13"}},
        "terms": {"goal": "last", "weather": "no storm", **terms},
    }


FIGHTS = {"fleet": fleet, "duel": duel, "skirmish": skirmish}
