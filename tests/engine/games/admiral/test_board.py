"""The board, islands, covered sides and corners, ports (AD-1, AD-2, AD-4)."""

from itertools import product, takewhile

import pytest
from msgspec.structs import replace

from engine.games.admiral.layout import FARTHEST, Layout, board, harbour
from engine.games.admiral.scenario import SCENARIOS
from engine.grid import STEPS
from engine.sailing.sea import NAMES, NUMBERS, bits
from tests.engine.games.admiral.positions import at, fort, position, ship
from tests.engine.games.admiral.voyages import cell, small

N, NE, E, SE, S, SW, W, NW = range(8)


def names(layout: Layout, cells: int) -> set[str]:
    return {board(layout).cells[at].token for at in bits(cells)}


def test_ad1_the_board_is_24_by_14_the_half_one_12_by_14():
    assert {(one.width, one.height) for one in SCENARIOS.values()} == {(24, 14), (12, 14)}
    assert board(SCENARIOS["fleet"].layout).cells[-1].token == "X14"
    assert board(SCENARIOS["mini1"].layout).cells[-1].token == "L14"


def test_ad2_islands_of_the_box():
    layout = SCENARIOS["mini1"].layout
    assert names(layout, board(layout).closed) == {"E8", "F8", "G8", "F7", "G7", "H7"}
    assert {board(layout).cells[at].token for at in layout.coastal} == {"H8", "E7"}
    layout = SCENARIOS["fleet"].layout
    assert names(layout, board(layout).closed) == {"H9", "G10", "H10", "I10", "H11", "Q4", "P5", "Q5", "R5", "Q6"}
    assert len(layout.coastal) == 8


def test_ad66_both_sides_of_the_built_in_battles_are_alike():
    for id in ("fleet", "duel", "skirmish"):
        layout, filed = SCENARIOS[id].layout, SCENARIOS[id]
        last = layout.width * layout.height - 1
        for cells in (layout.closed, layout.coastal, [filed.index(one.at) for one in filed.fort],
                      [filed.index(one) for lot in filed.lot for one in lot.cells],
                      [filed.index(one) for one in filed.pearls]):  # fmt: skip
            assert sorted(last - one for one in cells) == sorted(cells)
        ships = [[(one.kind, filed.index(one.at)) for one in filed.ship if one.seat == seat] for seat in (1, 2)]
        assert [(kind, last - at) for kind, at in ships[0]] == ships[1]


def test_ad20_reefs_end_ways_and_nothing_else():
    """On the board of the fleet battle, with reefs in a row, behind an island, on the edge and in a corner."""
    clear = SCENARIOS["fleet"].layout
    reefs = tuple(sorted([cell(clear, name) for name in ("A1", "D4", "D6", "G8", "H12", "K14", "R3")]))
    plain, found = board(clear), board(replace(clear, reefs=reefs))
    lie = set(reefs)
    assert set(bits(found.reefs)) == lie == set(bits(plain.waters)) - set(bits(found.waters))
    assert (found.lines, found.covered, found.coast) == (plain.lines, plain.covered, plain.coast)
    assert [set(bits(cells)) for cells in found.lee] == [set(bits(cells)) - lie for cells in plain.lee]
    for here in bits(plain.waters):
        expected = [tuple(takewhile(lambda there: there not in lie, line)) for line in plain.lines[here]]
        assert list(found.ways[here]) == expected
        assert [list(bits(cells)) for cells in found.near[here]] == [sorted(way[:FARTHEST]) for way in expected]
        assert [[option.value for option in options] for options in found.choices[here]] == [
            [found.cells[there] for there in way] for way in expected
        ]
        assert set(bits(found.gates[here])) == {way[0] for way in expected if way}


def test_ad2_exhaustively_which_sides_and_corners_of_a_cell_land_covers():
    """Whatever of the eight cells around is closed: sides by the cell behind, corners by it or by both beside."""
    around = [(dx, dy) for dx, dy in STEPS.values()]
    for closed in product((False, True), repeat=8):
        land = {spot for spot, there in zip(around, closed, strict=True) if there}
        layout = Layout(3, 3, tuple(sorted(4 + dy * 3 + dx for dx, dy in land)), (), (), ())
        found = board(layout)
        for course, (dx, dy) in enumerate(around):
            expected = (dx, dy) in land or (bool(dx and dy) and {(dx, 0), (0, dy)} <= land)
            assert bool(found.covered[4] >> course & 1) == expected
            assert bool(found.lee[(course + 4) % 8] >> 4 & 1) == expected
            assert bool(found.lines[4][course]) != expected
            assert bool(found.ways[4][course]) != expected


@pytest.mark.parametrize("name", NAMES)
def test_ad2_a_side_or_corner_is_covered_if_the_data_say_so(name):
    """Islands of one's own: in the open sea nothing covers the side but what is said, from both of its cells."""
    course = NUMBERS[name]
    plain = small(5, 5)
    here = cell(plain, "C3")
    there = board(plain).sea.beside[here][course]
    found = board(small(5, 5, covered={(here, course), (there, (course + 4) % 8)}))
    assert found.covered[here] == 1 << course
    assert found.covered[there] == 1 << (course + 4) % 8
    assert not found.ways[here][course]
    assert found.lee[course] == 1 << there
    assert found.lines[there][course] == board(plain).lines[there][course]


def test_ad2_reefs_stop_ships_and_no_shots():
    found = board(small(5, 1, "..o.."))
    assert found.ways[0][E] == (1,)
    assert found.lines[0][E] == (1, 2, 3, 4)


def test_ad4_the_port_are_the_cells_around_a_fort_where_ships_may_lie():
    layout = small(4, 4, "....  .#o.  .... ....")
    found = harbour(layout, (cell(layout, "B2"), cell(layout, "D4")))
    assert names(layout, found.port[0]) == {"A1", "B1", "C1", "A2", "C2", "A3"}
    assert names(layout, found.port[1]) == {"C4", "D3"}
    assert names(layout, found.ports) == {"A1", "B1", "C1", "A2", "C2", "A3", "C4", "D3"}


def test_ad4_a_port_s_cell_holds_two_ships_another_one():
    forts = (fort("A1", 0),)
    in_port = ship("b1", "B2"), ship("g2", "B2")
    assert position(in_port[0], ship("g2", "B3"), forts=forts).barred == 1 << at("A1") | 1 << at("B3")
    assert position(*in_port, forts=forts).barred >> at("B2") & 1


def test_ad63_the_coast_is_land_in_the_cell_a_closed_one_beside_it_or_the_edge():
    layout = small(7, 7, "....... ....... .~..... ....... ....#.. ....... .......")
    coast = names(layout, board(layout).coast)
    inner = {f"{col}{row}" for col in "BCDEF" for row in range(2, 7)} & coast
    assert inner == {"B5", "D2", "E2", "F2", "D3", "F3", "D4", "E4", "F4"}
    assert len(coast) == len(inner) + 24
