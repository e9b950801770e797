"""Where insets lie: parts of a sea once more, larger, below it."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.sailing.insets import GAP, HEAD, HIGH, LEAST, MOST, SILL, depth, insets
from render.window import Window

WIDTH, TOP = 1184, 700
PORTS = [
    *(Window(0, 0, 2, 2), Window(22, 12, 2, 2), Window(0, 11, 2, 3), Window(11, 0, 3, 2), Window(11, 12, 3, 2)),
    *(Window(22, 0, 2, 3), Window(5, 5, 3, 3), Window(9, 5, 3, 3), Window(15, 5, 3, 3), Window(19, 5, 3, 3)),
]


@pytest.mark.parametrize("count", range(1, 11))
def test_they_have_room(count: int) -> None:
    found = insets(PORTS[:count], WIDTH, TOP)
    boxes = [(board.left - HEAD, board.top - HEAD, board.right + SILL, board.bottom + SILL) for board in found]
    assert all(left >= 0 and top >= TOP and right <= WIDTH for left, top, right, _ in boxes)
    for one, other in combinations(boxes, 2):
        assert one[2] <= other[0] or one[3] <= other[1] or other[2] <= one[0] or other[3] <= one[1]
    assert {board.wide for board in found} <= set(range(LEAST, MOST + 1))
    assert max(box[3] for box in boxes) + GAP == depth(found) <= TOP + HIGH


def test_a_few_are_as_large_as_can_be() -> None:
    assert {board.wide for board in insets(PORTS[:3], WIDTH, TOP)} == {MOST}


def test_they_lie_from_west_to_east() -> None:
    found = insets([PORTS[1], PORTS[0]], WIDTH, TOP)
    assert [board.window for board in found] == PORTS[:2]
    assert found[0].right < found[1].left


def test_the_last_are_left_out() -> None:
    shown = {board.window for board in insets(PORTS * 4, WIDTH, TOP)}
    assert 0 < len(shown) < 10
    assert PORTS[0] in shown


def test_none() -> None:
    assert insets([], WIDTH, TOP) == ()
    assert depth(()) == 0
