"""Grids: cells, neighbours, rays."""

import pytest

from engine.grid import COURSES, DIAGONAL, ORTHOGONAL, STEPS, Grid
from engine.values import Cell

GRID = Grid(7, 6)


def names(cells):
    return [GRID.cells[cell].token for cell in cells]


def test_indices_and_cells():
    assert GRID.size == 42
    for i, cell in enumerate(GRID.cells):
        assert GRID.index(cell) == i
    assert GRID.cells[8] == Cell(1, 1)


@pytest.mark.parametrize("cell", [Cell(7, 0), Cell(0, 6), Cell(-1, 0), Cell(0, -1)])
def test_cells_outside_have_no_index(cell):
    with pytest.raises(ValueError, match="outside"):
        GRID.index(cell)


def test_rays_run_to_the_edge():
    at = GRID.index(Cell(3, 2))
    assert names(GRID.rays["N"][at]) == ["D4", "D5", "D6"]
    assert names(GRID.rays["E"][at]) == ["E3", "F3", "G3"]
    assert names(GRID.rays["SW"][at]) == ["C2", "B1"]
    assert names(GRID.rays["NW"][at]) == ["C4", "B5", "A6"]
    assert GRID.rays["S"][0] == ()


def test_every_ray_is_straight():
    for course, (dx, dy) in STEPS.items():
        for start, ray in enumerate(GRID.rays[course]):
            col, row = GRID.cells[start].col, GRID.cells[start].row
            for step, cell in enumerate(ray, start=1):
                assert GRID.cells[cell] == Cell(col + dx * step, row + dy * step)


def test_neighbours():
    assert names(GRID.neighbours[0]) == ["A2", "B1"]
    assert names(GRID.neighbours[GRID.index(Cell(3, 2))]) == ["D4", "E3", "D2", "C3"]


def test_courses():
    assert set(ORTHOGONAL) | set(DIAGONAL) == set(STEPS) == set(COURSES)
    assert not set(ORTHOGONAL) & set(DIAGONAL)
