"""A few pictures compared with stored ones; see `tests.render.comparing` for how to store new ones."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from engine.values import Cell, Piece
from render import Marks, draw
from tests.render.comparing import assert_like_stored

CASES = {
    "opening": lambda sea: (sea.position(turn=1), None),
    "busy": lambda sea: (sea.busy(market=tuple(sea.mercenary(c, 0 if c == "m07" else None) for c in MARKET)), None),
    "choosing": lambda sea: (
        sea.busy(viewer=0, hand=(1, 3, 8)),
        Marks(cells=(Cell(2, 2), Cell(1, 1), Cell(3, 2)), chosen=(Piece("3"),)),
    ),
    "stark": lambda sea: (
        sea.busy(viewer=1, hand=(1, 7, 9, 9)),
        Marks(cells=(Cell(2, 5), Cell(5, 3), Cell(4, 4)), chosen=(Piece("7"), Cell(5, 3))),
    ),
}
MARKET = ("m03", "m04", "m07", "m09", "m12")


@pytest.mark.parametrize("name", CASES)
def test_reference(sea: SimpleNamespace, name: str) -> None:
    view, marks = CASES[name](sea)
    (found,) = draw("sealords", view, sea.names, marks, contrast=name == "stark")
    assert_like_stored(found, f"sealords-{name}")
