"""A few pictures of Pirate Bay compared with stored ones; see `tests.render.comparing` for how to store new ones."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.piratebay.view import View
from render import Marks
from render.games import piratebay
from render.games.piratebay.look import WHOLE
from render.window import Window
from tests.render.comparing import assert_like_stored
from tests.render.pirate_bay import NAMES, battle, four, opening, sailing, ship

FIRST = battle(asked="turn", viewer=0, shots=(), ships=(ship(0, "J8 N"), *battle().ships[1:]))
CASES: dict[str, tuple[View, Marks]] = {
    "opening": (opening(4), Marks()),
    "battle": (battle(), Marks()),
    "four": (four(), Marks(windows=(WHOLE, Window(2, 5, 10, 12)))),
    "choosing": (FIRST, sailing(FIRST)),
    "stark": (FIRST, replace(sailing(FIRST), windows=(WHOLE,))),
}


@pytest.mark.parametrize("name", CASES)
def test_reference(name: str) -> None:
    view, marks = CASES[name]
    assert_like_stored(piratebay.draw(view, NAMES, marks, name == "stark")[-1], f"piratebay-{name}")
