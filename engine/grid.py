"""A rectangular grid of cells: indices, neighbours and rays as precomputed tables shared by all states.

A cell's index is ``row * width + col``; `cells` leads from an index to the `Cell` value and `index` back.
"""

from __future__ import annotations

from engine.values import Cell, Course

STEPS = {
    "N": (0, 1), "NE": (1, 1), "E": (1, 0), "SE": (1, -1),
    "S": (0, -1), "SW": (-1, -1), "W": (-1, 0), "NW": (-1, 1),
}  # fmt: skip
ORTHOGONAL = ("N", "E", "S", "W")
DIAGONAL = ("NE", "SE", "SW", "NW")
COURSES = {name: Course(name) for name in STEPS}


class Grid:
    """`width` columns by `height` rows."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.size = width * height
        self.cells = tuple(Cell(i % width, i // width) for i in range(self.size))
        self.rays = {name: tuple(self._ray(i, dx, dy) for i in range(self.size)) for name, (dx, dy) in STEPS.items()}
        """`rays[course][cell]`: the cells from `cell` (left out) to the edge, nearest first."""
        self.neighbours = tuple(
            tuple(self.rays[name][i][0] for name in ORTHOGONAL if self.rays[name][i]) for i in range(self.size)
        )
        """`neighbours[cell]`: the orthogonal ones, in the order N, E, S, W."""

    def _ray(self, start: int, dx: int, dy: int) -> tuple[int, ...]:
        col, row = start % self.width + dx, start // self.width + dy
        ray = []
        while 0 <= col < self.width and 0 <= row < self.height:
            ray.append(row * self.width + col)
            col, row = col + dx, row + dy
        return tuple(ray)

    def index(self, cell: Cell) -> int:
        """The cell's index. Raises ValueError when it lies outside."""
        if not (0 <= cell.col < self.width and 0 <= cell.row < self.height):
            raise ValueError(f"{cell} lies outside {self.width}x{self.height}")
        return cell.row * self.width + cell.col
