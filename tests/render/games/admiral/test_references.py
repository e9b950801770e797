"""A few pictures of Admiral compared with stored ones; see `tests.render.comparing` for how to store new ones."""

from __future__ import annotations

import pytest

from engine.games.admiral.view import View
from engine.values import Piece
from render import Marks
from render.games import admiral
from render.window import Window
from tests.render.comparing import assert_like_stored
from tests.render.games.admiral.scenes import NAMES, assault, battle, choosing, fleet, half, reach, storm

READY = fleet(viewer=0, ships=tuple(ship for ship in fleet().ships if ship.id != "s1") + battle().ships[:1])
CASES: dict[str, tuple[View, Marks | None]] = {
    "opening": (fleet(), None),
    "battle": (battle(), None),
    "close": (battle(), Marks(windows=(Window(8, 1, 11, 11),))),
    "assault": (assault(), Marks(windows=(Window(15, 5, 9, 9),))),
    "storm": (storm(), None),
    "half": (half(), None),
    "choosing": (READY, choosing(READY, reach(READY, "f1"), Piece("f1", 0))),
    "stark": (battle(), None),
}


@pytest.mark.parametrize("name", CASES)
def test_reference(name: str) -> None:
    view, marks = CASES[name]
    assert_like_stored(admiral.draw(view, NAMES, marks, name == "stark")[-1], f"admiral-{name}")
