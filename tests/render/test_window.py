"""Choosing the part of a large board that is shown."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.values import Card, Cell, Key, Picks, Piece
from render.window import (
    ALIKE,
    HALVED,
    LEAST,
    MOST,
    TALL,
    TALLER,
    WIDER,
    Sea,
    Window,
    close_up,
    overview,
    parts,
    private,
)

SIZES = st.tuples(st.integers(1, 40), st.integers(1, 20))
LARGE = [(20, 20), (24, 14), (40, 20), (14, 9), (9, 20), (21, 13), (22, 20)]


@st.composite
def seas(draw: st.DrawFn) -> Sea:
    """Seas of all sizes with some pieces."""
    cols, rows = draw(SIZES)
    places = draw(st.lists(st.tuples(st.integers(0, cols - 1), st.integers(0, rows - 1)), max_size=6))
    news = draw(st.lists(st.tuples(st.integers(0, cols - 1), st.integers(0, rows - 1)), max_size=2))
    pieces = {f"p{i}": (Cell(*place),) for i, place in enumerate(places)}
    return Sea(cols, rows, pieces, tuple(Cell(*place) for place in news))


def inside(window: Window, sea: Sea) -> bool:
    return sea.whole.covers(window) and window.cols > 0 and window.rows > 0


def within(cells: list[Cell]) -> bool:
    """Whether a close-up can hold them."""
    return all(max(axis) - min(axis) < MOST for axis in ([c.col for c in cells], [c.row for c in cells]))


@st.composite
def interest(draw: st.DrawFn) -> tuple[Sea, list[list[Cell]]]:
    """A sea and groups of cells that are wanted, often near each other."""
    sea = draw(seas())
    cols, rows = sea.cols, sea.rows
    groups = []
    for _ in range(draw(st.integers(0, 3))):
        col, row = draw(st.integers(0, cols - 1)), draw(st.integers(0, rows - 1))
        reach = draw(st.sampled_from([0, 2, 5, 40]))
        group = draw(
            st.lists(
                st.tuples(
                    st.integers(max(0, col - reach), min(cols - 1, col + reach)),
                    st.integers(max(0, row - reach), min(rows - 1, row + reach)),
                ),
                max_size=8,
            )
        )
        groups.append([Cell(*place) for place in group])
    return sea, groups


@given(interest())
def test_a_close_up_lies_inside_and_holds_what_fits(given: tuple[Sea, list[list[Cell]]]) -> None:
    sea, groups = given
    found = close_up(sea, *groups)
    filled = [group for group in groups if group]
    if not filled or not within(filled[0]) or (sea.cols <= MOST and sea.rows <= TALL):
        assert found is None
        return
    assert found
    assert inside(found, sea)
    assert min(LEAST, sea.cols) <= found.cols <= MOST
    assert min(LEAST, sea.rows) <= found.rows <= MOST
    held: list[Cell] = []
    for group in filled:
        if not within(held + group):
            break
        held += group
    assert all(map(found.holds, held))


@given(interest())
def test_a_close_up_stands_still_while_things_move_inside_it(given: tuple[Sea, list[list[Cell]]]) -> None:
    sea, groups = given
    found = close_up(sea, *groups)
    if not found:
        return
    cells = [cell for group in groups for cell in group if found.holds(cell)]
    for cell in cells:
        assert close_up(sea, [cell], before=found) == found
    assert close_up(sea, *groups, before=found) == found
    # Only the outermost cells count.
    (low, high), (south, north) = ((min(axis), max(axis)) for axis in ([c.col for c in cells], [c.row for c in cells]))
    corners = [Cell(low, south), Cell(high, north)]
    middle = Cell((low + high) // 2, (south + north) // 2)
    assert close_up(sea, corners) == close_up(sea, [*corners, middle])


def test_a_close_up_has_a_cell_around_what_is_wanted() -> None:
    sea = Sea(40, 20)
    assert close_up(sea, [Cell(20, 10)]) == Window(16, 6, 9, 9)
    assert close_up(sea, [Cell(10, 10), Cell(18, 19)]) == Window(9, 8, 11, 12)
    assert close_up(sea, [Cell(0, 0)]) == Window(0, 0, 9, 9)
    assert close_up(sea, [Cell(39, 19)]) == Window(31, 11, 9, 9)


def test_a_close_up_leans_towards_what_it_can_hold_in_part_only() -> None:
    sea = Sea(40, 20)
    ship, reach = Cell(5, 10), [Cell(col, 10) for col in range(6, 25)]
    leaning = close_up(sea, [ship], reach)
    assert leaning == Window(5, 4, 13, 13)
    assert close_up(sea, [ship], [Cell(38, 2)]) == close_up(sea, [ship])  # of that it could show nothing


def test_a_close_up_is_left_when_it_holds_no_more_what_is_wanted() -> None:
    sea = Sea(20, 20)
    before = Window(0, 0, 9, 9)
    assert close_up(sea, [Cell(8, 8)], before=before) == before
    assert close_up(sea, [Cell(9, 8)], before=before) == close_up(sea, [Cell(9, 8)])


@given(seas())
def test_an_overview_shows_every_piece_and_each_cell_once(sea: Sea) -> None:
    found = overview(sea)
    bright = [cell for window in found for cell in set(window.cells()) - set(window.lent())]
    assert all(inside(window, sea) for window in found)
    assert len(bright) == len(set(bright))
    shown = set(bright)
    assert shown.issuperset(sea.news)
    assert shown.issuperset(cell for cells in sea.pieces.values() for cell in cells)
    busy = [cell for cells in sea.pieces.values() for cell in cells] + list(sea.news)
    if sea.cols <= MOST and sea.rows <= TALL:
        assert found == (sea.whole,)
    elif busy and within(busy):
        assert [window.cols <= MOST and window.rows <= MOST for window in found] == [True]
    else:
        assert len(shown) == sea.cols * sea.rows
        assert len(found) == (2 if sea.cols > HALVED else 1)
        assert all(window.cols <= HALVED for window in found)


def test_halves_have_a_column_of_each_other() -> None:
    west, east = overview(Sea(40, 20))
    assert (west.name, east.name) == ("A1–U20", "T1–AN20")
    assert {cell.column for cell in west.lent()} == {"U"}
    assert {cell.column for cell in east.lent()} == {"T"}
    assert [window.cols for window in overview(Sea(25, 4))] == [14, 13]


def test_the_part_where_all_pieces_are_seldom_moves() -> None:
    seen = []
    for col in range(13):
        sea = Sea(20, 20, {"a": (Cell(col, 4),), "b": (Cell(col + 7, 9),)})
        seen += overview(sea)
    assert len(set(seen)) <= 4
    assert sum(one != other for one, other in pairwise(seen)) <= 3


@pytest.mark.parametrize("size", [*LARGE, (40, 14), (14, 14), (26, 27)])
def test_parts_cover_the_sea_and_overlap(size: tuple[int, int]) -> None:
    sea = Sea(*size)
    found = parts(sea)
    assert {cell for part in found for cell in part.cells()} == set(sea.whole.cells())
    assert all(inside(part, sea) and part.cols <= MOST and part.rows <= MOST for part in found)
    assert 2 <= len(found) <= 25  # one menu
    assert len({part.name for part in found}) == len(found)
    for one, other in pairwise(found):
        if one.row == other.row:
            assert one.col + one.cols == other.col + 2


def test_parts_have_names_that_people_type() -> None:
    assert [part.name for part in parts(Sea(20, 20))] == ["A1–K11", "J1–T11", "A10–K20", "J10–T20"]
    assert parts(Sea(40, 20))[-1].name == "AD10–AN20"
    assert parts(Sea(13, 13)) == ()


def test_what_somebody_sees_who_chooses() -> None:
    ships = {"a": (Cell(2, 2),), "b": (Cell(30, 15),)}
    sea = Sea(40, 20, ships)
    west, east, near = private(sea, sea.places((Piece("a"),)))
    assert (west, east) == overview(sea)
    assert near == Window(0, 0, 9, 9)
    assert private(sea) == (west, east)
    # Where the overview is as large and shows it all, there is nothing to add.
    close = Sea(20, 20, {"a": (Cell(2, 2),), "b": (Cell(9, 9),)})
    assert private(close, [Cell(4, 4)]) == overview(close)
    assert private(close, [Cell(15, 15)]) == (*overview(close), Window(11, 11, 9, 9))
    wide = Sea(24, 14)
    assert private(wide, [Cell(3, 3)]) == (wide.whole, Window(0, 0, 9, 9))
    tall = Sea(12, 14)
    assert private(tall, [Cell(3, 3)]) == overview(tall) == (tall.whole,)
    assert parts(tall) == ()


FORT = tuple(Cell(10, row) for row in range(6, 16))


def test_a_question_about_a_fort_shows_the_whole_fort_in_the_middle() -> None:
    sea = Sea(20, 20, {"a": (Cell(9, 6),), "b": (Cell(19, 1),)}, news=(Cell(16, 16),), forts=(FORT,))
    before = Window(4, 2, 9, 9)
    middle = Window(6, 5, 9, 12)
    assert close_up(sea, [], [FORT[0], FORT[3]], sea.news, before=before) == middle
    assert close_up(sea, [FORT[2]], [FORT[3]], sea.news, before=before) == middle
    # With a ship beside it that chooses where to land, both lie in the middle.
    assert close_up(sea, [Cell(9, 6)], [FORT[0], FORT[1]], sea.news, before=before) == Window(5, 5, 9, 12)
    # What has just happened on a fort, or a fort among much else, is no question about it.
    fought = Sea(20, 20, sea.pieces, news=FORT[:1], forts=(FORT,))
    assert close_up(fought, [Cell(9, 6)], [Cell(9, 7)], fought.news, before=before) == before
    assert close_up(sea, [Cell(9, 6)], [Cell(9, 7), FORT[0]], before=before) == before


def test_a_fort_that_does_not_fit_with_what_is_chosen_changes_nothing() -> None:
    sea = Sea(20, 20, forts=(FORT,))
    wanted = ([Cell(1, 1), FORT[0]], [Cell(2, 2)])
    assert close_up(sea, *wanted) == close_up(Sea(20, 20), *wanted)


def test_an_overview_and_a_close_up_that_are_much_alike_become_one() -> None:
    ships = {"a": (Cell(2, 2),), "b": (Cell(14, 10),)}
    sea = Sea(20, 20, ships)
    (part,) = overview(sea)
    assert part == Window(2, 0, 13, 13)
    # At an edge the overview has no cell around what is wanted, but shows it as large.
    assert private(sea, [Cell(14, 9)]) == (part,)
    # It is moved or a little wider to hold more.
    near = Sea(20, 20, {"a": (Cell(3, 2),), "b": (Cell(12, 10),)})
    assert overview(near) == (Window(0, 0, 13, 13),)
    (moved,) = private(near, [Cell(14, 9)])
    assert (moved.cols, moved.rows) == (MOST, MOST)
    (wider,) = private(sea, [Cell(3, 2), Cell(15, 9)])
    assert wider.cols == WIDER
    assert all(map(wider.holds, [Cell(2, 2), Cell(14, 10), Cell(15, 9)]))
    assert len(private(sea, [Cell(19, 19)])) == 2


def test_they_become_one_that_is_taller_before_one_that_is_wider() -> None:
    """More rows make the cells on a phone no smaller, and one tall picture is less than two of nearly the same."""
    sea = Sea(20, 20, {"a": (Cell(8, 3),), "b": (Cell(19, 14),)})
    assert overview(sea) == (Window(7, 3, 13, 13),)
    (taller,) = private(sea, [Cell(10, 9), Cell(18, 18)])
    assert taller == Window(7, 3, 13, TALLER)
    assert all(map(taller.holds, [Cell(8, 3), Cell(19, 14), Cell(18, 18)]))
    (moved,) = private(Sea(20, 20, {"a": (Cell(7, 3),), "b": (Cell(19, 9),)}), [Cell(7, 15), Cell(19, 5)])
    assert (moved.cols, moved.rows) == (MOST, MOST)
    # What shows another part of the sea stays apart.
    assert private(sea, [Cell(18, 19)]) == (*overview(sea), Window(11, 11, 9, 9))
    (wider,) = private(sea, [Cell(6, 9), Cell(13, 9)])
    assert (wider.cols, wider.rows) == (WIDER, WIDER)
    assert len(private(sea, [Cell(3, 9), Cell(10, 9)])) == 2


@given(interest())
def test_no_two_pictures_show_nearly_the_same(given: tuple[Sea, list[list[Cell]]]) -> None:
    """Of two windows as large at least a third of the smaller is seen in it alone, if one could show both."""
    sea, groups = given
    shown = private(sea, *groups)
    overviews = overview(sea)
    assert shown[: len(overviews)] == overviews or len(shown) == 1
    if len(shown) == 2 and len(overviews) == 1 and shown[0].cols <= MOST:
        part, near = shown
        alike = sum(map(part.holds, near.cells())) / (near.cols * near.rows)
        span = [
            max(getattr(one, axis) for one in shown) - min(getattr(one, axis) for one in shown)
            for axis in ("col", "row")
        ]
        assert alike < ALIKE or span[0] > WIDER - MOST or span[1] > TALLER - MOST


def test_places_of_answers() -> None:
    sea = Sea(20, 20, {"f2": (Cell(1, 1),), "fort": (Cell(3, 3), Cell(3, 4))})
    answers = (Key("fire"), Cell(5, 5), Picks((Piece("f2"), Piece("fort"))), Piece("sunk"), Card("m01"))
    assert sea.places(answers) == (Cell(5, 5), Cell(1, 1), Cell(3, 3), Cell(3, 4))
