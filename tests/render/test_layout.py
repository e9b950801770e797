"""Pictures while the sea is laid out (SL-40)."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec
import pytest

from engine.games.sealords.data import LAYOUTS
from engine.games.sealords.view import CellView
from engine.values import Key, Path, Piece
from render import Marks, draw


def covered(sea: SimpleNamespace, *seats: int, **changes: object) -> object:
    """A position whose halves aren't known."""
    view = sea.position(market=(), mover=None, **changes)
    cells = tuple(CellView(None) if i // 21 in seats else cell for i, cell in enumerate(view.cells))
    return msgspec.structs.replace(view, cells=cells)


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.usefixtures("as_sent")
def test_what_is_known_of_the_sea_shows(sea: SimpleNamespace, contrast: bool) -> None:
    light, dark = LAYOUTS["reefs"].halves
    views = [
        covered(sea, 0, 1, laying=(0, 1)),
        covered(sea, 0, 1, laying=(1,)),
        covered(sea, 1, laying=(1,)),
        covered(sea, 1, laying=(1,), halves=(light[:1], ())),
        covered(sea, 1, laying=(1,), halves=(light[:2], ())),
        covered(sea, halves=(light, dark)),
        covered(sea, halves=(dark[::-1], dark)),
    ]
    pictures = [draw("sealords", view, sea.names, contrast=contrast)[0] for view in views]  # type: ignore[arg-type]
    assert len({picture.data for picture in pictures}) == len(views)
    assert all(len(picture.data) <= 120_000 for picture in pictures)


@pytest.mark.parametrize("contrast", [False, True])
def test_the_board_that_is_to_be_changed_is_marked(sea: SimpleNamespace, contrast: bool) -> None:
    halves = LAYOUTS["reefs"].halves
    chosen: list[Path] = [(), (Piece("square1"),), (Piece("strip"),), (Piece("square1"), Key("turn-1"))]
    views = [covered(sea, viewer=seat, halves=halves) for seat in (0, 1)]
    pictures = [
        draw("sealords", view, sea.names, Marks((), path), contrast)[0].data  # type: ignore[arg-type]
        for view in views
        for path in chosen
    ]
    assert len(set(pictures)) == 5  # each board once a viewer, and once none
    assert pictures[0] == pictures[4]
    assert pictures[1] == pictures[3]
