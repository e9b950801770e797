"""A few pictures of Age of Sail compared with stored ones; see `tests.render.comparing` for how to store new ones."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.ageofsail.view import View
from render import Marks
from render.games import ageofsail
from render.games.ageofsail.look import WHOLE
from render.window import Window
from tests.render.age_of_sail import NAMES, battle, four, opening, sailing
from tests.render.age_of_sail_scenarios import assault, laying, lined, pirates
from tests.render.comparing import assert_like_stored

NEAR = Window(5, 4, 9, 10)
FIRST = battle(active=None, asked="turn", viewer=0)
CASES: dict[str, tuple[View, Marks]] = {
    "opening": (opening(3), Marks(windows=(WHOLE,))),
    "battle": (battle(), Marks(windows=(WHOLE,))),
    "close": (battle(), Marks(windows=(WHOLE, NEAR))),
    "choosing": (FIRST, sailing(FIRST, "f1")),
    "four": (four(), Marks(windows=(WHOLE,))),
    "lined": (lined(), Marks(windows=(WHOLE, Window(5, 3, 9, 10)))),
    "pirates": (pirates(), Marks(windows=(WHOLE,))),
    "assault": (assault(), Marks(windows=(WHOLE, Window(3, 5, 11, 9)))),
    "laying": (laying(), Marks(windows=(WHOLE,))),
    "stark": (FIRST, replace(sailing(FIRST, "f1"), windows=(WHOLE, NEAR))),
}


@pytest.mark.parametrize("name", CASES)
def test_reference(name: str) -> None:
    view, marks = CASES[name]
    assert_like_stored(ageofsail.draw(view, NAMES, marks, name == "stark")[-1], f"ageofsail-{name}")
