"""A few pictures of Admiral compared with stored ones; see `tests.render.comparing` for how to store new ones."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.admiral.view import Blast, Mark, Mine, View
from engine.values import Piece
from render import Marks
from render.games import admiral
from render.window import Window
from tests.render.at_sea import at, cells
from tests.render.comparing import assert_like_stored
from tests.render.games.admiral.scenes import NAMES, assault, battle, choosing, fleet, half, reach, ship, storm
from tests.render.games.admiral.test_shoals import shoals

READY = fleet(viewer=0, ships=tuple(ship for ship in fleet().ships if ship.id != "s1") + battle().ships[:1])
BURNING = shoals(
    6, teams=((0, 3), (1, 4), (2, 5)), need=4, mover=2, homeless=(0, 0, 0, 2, 0, 0), blown=cells("O7"),
    ships=(
        *shoals(6).ships[:5], ship("g6", 5, "N8", 3), ship("f2", 1, "M8"),
        replace(ship("b3", 2, "M7", 2), fireship="due"),
        replace(ship("f1", 0, "B2"), fireship="lit"), ship("b1", 0, "B2", 2), ship("f5", 4, "K2"), ship("b5", 4, "K2"),
    ),
    blasts=(Blast("b3", at("M7"), 3, ("g6", "f2")), Blast("f1", at("B2"), 4, ("b1",))),
    marks=(Mark(1, 3, at("T7"), "exploded", 4), Mark(1, 3, at("T7"), "sunk", 0), Mark(1, 1, at("D5"), "mined", 3)),
)  # fmt: skip
MINED = fleet(
    viewer=0, blown=cells("C4"), ships=(ship("f1", 0, "B3"), ship("f2", 1, "E6", 1)), hidden=(3, 2),
    mines=(
        Mine(0, at("B3"), 1, "armed", ""), Mine(0, at("D2"), 2, "held", ""), Mine(0, at("D4"), 1, "waits", "sgb"),
        Mine(0, at("A4"), 1, "armed", ""),
    ),
)  # fmt: skip
CASES: dict[str, tuple[View, Marks | None]] = {
    "opening": (fleet(), None),
    "battle": (battle(), None),
    "close": (battle(), Marks(windows=(Window(8, 1, 11, 11),))),
    "assault": (assault(), Marks(windows=(Window(15, 5, 9, 9),))),
    "storm": (storm(), None),
    "half": (half(), None),
    "choosing": (READY, choosing(READY, reach(READY, "f1"), Piece("f1", 0))),
    "stark": (battle(), None),
    "teams": (BURNING, None),
    "mines": (MINED, Marks(windows=(Window(0, 0, 9, 9),))),
}


@pytest.mark.parametrize("name", CASES)
def test_reference(name: str) -> None:
    view, marks = CASES[name]
    assert_like_stored(admiral.draw(view, NAMES, marks, name == "stark")[-1], f"admiral-{name}")
