"""The sea as tables, each against a count by hand or by brute force (AS-1, AS-2, AS-6)."""

from random import Random

import pytest

from engine.sailing.reach import way
from engine.sailing.sea import COURSES, NAMES, Sea, bits, mask, picked
from engine.values import Cell, read_cell

SEA = Sea(20, 20)
STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


def at(token):
    return SEA.index(read_cell(token))


def test_as1_twenty_columns_from_the_west_and_twenty_rows_from_the_south():
    assert SEA.size == 400
    assert SEA.cells[0].token == "A1"
    assert SEA.cells[-1].token == "T20"
    assert SEA.cells[19].token == "T1"


def test_as2_eight_courses_clockwise_from_north():
    assert [course.name for course in COURSES] == ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    assert tuple(course.name for course in COURSES) == NAMES


@pytest.mark.parametrize("course", range(8))
def test_as2_rays_beside_and_bearings_go_by_the_steps_of_each_course(course):
    dx, dy = STEPS[course]
    for cell in range(SEA.size):
        col, row, ray = cell % 20, cell // 20, []
        while 0 <= (col := col + dx) < 20 and 0 <= (row := row + dy) < 20:
            ray.append(row * 20 + col)
        assert SEA.ways[cell][course] == tuple(ray)
        assert SEA.masks[cell][course] == mask(ray)
        assert SEA.beside[cell][course] == (ray[0] if ray else -1)
        for steps, there in enumerate(ray, start=1):
            assert SEA.straight[cell][there] == (course, steps)
            assert SEA.bearing(cell, there) == course


def test_as2_distance_counts_king_s_steps_and_next_to_means_the_eight_around():
    for cell in range(0, SEA.size, 7):
        for other in range(SEA.size):
            one, two = SEA.cells[cell], SEA.cells[other]
            steps = max(abs(one.col - two.col), abs(one.row - two.row))
            assert SEA.apart[cell][other] == steps
            assert bool(SEA.around[cell] >> other & 1) == (steps == 1)
    near = set(bits(SEA.within([at("A1"), at("C2")], 2)))
    assert near == {
        cell
        for cell in range(SEA.size)
        if min(SEA.apart[cell][at("A1")], SEA.apart[cell][at("C2")]) <= 2
    }  # fmt: skip


def test_as6_the_way_is_free_up_to_the_nearest_obstacle_on_every_course():
    taken = mask(at(token) for token in ["E5", "H5", "E9", "B8", "K11", "H1", "H14", "D4", "M12", "A12", "P16"])
    for cell in (at("H8"), at("E8"), at("B3"), at("T1"), at("A20")):
        for course in range(8):
            free, stop = 0, -1
            for there in SEA.ways[cell][course]:
                if taken >> there & 1:
                    stop = there
                    break
                free += 1
            assert SEA.free_steps(cell, course, taken) == (free, stop)


def test_as2_near_is_by_king_s_steps_at_the_edges_too():
    for cell in range(SEA.size):
        for steps in (1, 2, 3):
            near = {other for other in range(SEA.size) if SEA.apart[cell][other] <= steps}
            assert set(bits(SEA.within((cell,), steps))) == near


def test_as6_enemies_are_boarded_within_the_range_and_everything_else_bars():
    cell, east = at("C5"), 2
    for range_ in range(8):
        enemy, other = mask([at("F5")]), mask([at("F5"), at("E5")])
        assert way(SEA, cell, east, range_, enemy, enemy) == (min(range_, 2), at("F5") if range_ >= 3 else -1)
        assert way(SEA, cell, east, range_, other, enemy) == (min(range_, 1), -1)
    assert way(SEA, at("S5"), east, 6, 0, 0) == (1, -1)  # the edge


def test_a_cell_is_a_cell():
    assert SEA.cells[at("H9")] == Cell(7, 8)


def test_a_mask_of_few_cells_and_of_many_is_read_in_order():
    for size in (0, 1, 7, 16, 17, 100, SEA.size):
        cells = sorted(Random(size).sample(range(SEA.size), size))
        assert list(bits(mask(cells))) == cells
        assert list(picked(SEA.cells, mask(cells))) == [SEA.cells[cell] for cell in cells]
