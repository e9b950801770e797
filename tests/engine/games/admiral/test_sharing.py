"""Sharing out points: what is usual, what may be (AD-42, AD-44)."""

from itertools import product

import pytest

from engine.game import Action, IllegalAction
from engine.games.admiral.portions import choose_portions, forced, portions
from engine.games.admiral.sharing import usual_share
from engine.values import Key, Number, line


@pytest.mark.parametrize(
    ("sizes", "points", "gets"),
    [
        ((7, 4, 3), 3, [1, 1, 1]),
        ((7, 4, 3), 2, [1, 1, 0]),
        ((7, 4, 3), 9, [7, 1, 1]),
        ((7, 4, 3), 11, [7, 3, 1]),
        ((7, 4, 3), 14, [7, 4, 3]),
        ((3, 3), 3, [2, 1]),
        ((5, 4, 5), 2, [1, 0, 1]),
        ((5, 4, 5), 1, [1, 0, 0]),
        ((4, 3, 5), 4, [1, 1, 2]),
        ((3,), 5, [3]),
    ],
)
def test_ad42_usually_each_hull_gets_one_from_the_strongest_down_then_the_strongest_are_filled(sizes, points, gets):
    assert usual_share(sizes, points) == gets


def ways(sizes, total):
    """All ways that are offered."""
    found, paths = [], [()]
    while paths:
        path = paths.pop()
        asked = choose_portions(sizes, total, line("usual"), lambda at, left: line("ask"), path)
        if isinstance(asked, Action):
            found.append(tuple(portions(total, path)))
        else:
            paths += [(*path, option.value) for option in asked.options if isinstance(option.value, Number)]
    return found


@pytest.mark.parametrize(("sizes", "total"), [((7, 4, 3), 3), ((7, 4, 3), 12), ((3, 5), 7), ((1, 2, 1), 2)])
def test_ad42_every_way_that_places_all_is_offered_once_and_no_other(sizes, total):
    expected = [gets for gets in product(*[range(size + 1) for size in sizes]) if sum(gets) == total]
    assert sorted(ways(sizes, total)) == expected


def test_nothing_is_asked_where_there_is_one_way():
    assert forced((3,), 2)
    assert forced((3, 4), 7)
    assert forced((3, 4), 9)
    assert forced((3, 4), 0)
    assert not forced((3, 4), 6)


@pytest.mark.parametrize("path", [(Number(4),), (Number(1), Number(1)), (Key("all"),), (Key("usual"), Number(1))])
def test_other_answers_are_refused(path):
    with pytest.raises(IllegalAction):
        choose_portions((3, 4), 5, line("usual"), lambda at, left: line("ask"), path)
