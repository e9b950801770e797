"""Bigger seas and fleets: how many may play, where the forts lie, and where the ships (AS-7, AS-8, AS-30, AS-70)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tests.engine.games.ageofsail.independent.board import CORNERS, cells_of, course_in_corner, in_corner
from tests.engine.sailing.independent.sea import SIDE, Cell, cell_of, distance

SHIPS_OF_A_FLEET = 4
MOST_SHIPS = 40
MOST_FLEETS = 3
MOST_SEATS = {1: 4, 2: 8}
"""Players by the number of sets (AS-70)."""

ARMS = "A1"
CANNONS = ("B1", "C1", "A2", "B2", "C2")
PLACES = ("D3", "C3", "D2", "B3")
"""Of the ship of the line, the two frigates and the brig of the corner SW (AS-7)."""
HEADING = "NE"
"""The heading to the centre from the corner SW (AS-7)."""

SIDE_FORTS = {
    "S1": ("S1", "U2", "T1", "N"),
    "T19": ("T19", "V20", "U20", "S"),
    "M1": ("M1", "O2", "N1", "NE"),
    "Z1": ("Z1", "AB2", "AA1", "NW"),
    "M19": ("M19", "O20", "N20", "SE"),
    "Z19": ("Z19", "AB20", "AA20", "SW"),
}
"""First and last cell, the arms, and the course to the centre of the forts between the corners (AS-70)."""
FIVE_OR_SIX = ("SW", "NW", "T19", "NE", "SE", "S1")
SEVEN_OR_EIGHT = ("SW", "NW", "M19", "Z19", "NE", "SE", "Z1", "M1")
"""The places clockwise round the board (AS-8, AS-70)."""


@dataclass(frozen=True)
class Site:
    """Where a fort lies, and how ships beside it head for the centre."""

    arms: Cell
    cannons: tuple[Cell, ...]
    """By row from the south, in a row from the west."""
    heading: str
    ships: tuple[Cell, ...]
    """Where the first four ships lie, if the page names their cells (AS-7)."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All cells of the fort."""
        return (self.arms, *self.cannons)


def refuse(seats: int, sets: int, fleet: int) -> None:
    """Raises ValueError for what can't be played: two to four, with two sets eight; more than one fleet only with two
    sets; at most 40 ships (AS-70)."""
    if not 2 <= seats <= MOST_SEATS.get(sets, 0):
        raise ValueError(f"not for {seats} with {sets} sets")
    if not 1 <= fleet <= MOST_FLEETS or (fleet > 1 and sets == 1) or seats * fleet * SHIPS_OF_A_FLEET > MOST_SHIPS:
        raise ValueError(f"not with {fleet} fleets each")


def by_rows(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """Cells by row from the south, in a row from the west."""
    return tuple(sorted(cells, key=lambda cell: (cell[1], cell[0])))


def site(place: str, width: int) -> Site:
    """The fort of a corner or of a side (AS-30, AS-70)."""
    if place in CORNERS:
        return Site(
            in_corner(cell_of(ARMS), place, width),
            by_rows(in_corner(cell_of(name), place, width) for name in CANNONS),
            course_in_corner(HEADING, place),
            tuple(in_corner(cell_of(name), place, width) for name in PLACES),
        )
    first, last, arms, heading = SIDE_FORTS[place]
    (west, south), (east, north) = cell_of(first), cell_of(last)
    cells = {(column, row) for column in range(west, east + 1) for row in range(south, north + 1)}
    return Site(cell_of(arms), by_rows(cells - {cell_of(arms)}), heading, ())


def places(seats: int, draw: Callable[[int], int]) -> list[str]:
    """The place of each seat, clockwise: two take opposite corners, with three, five and seven they are drawn by lot,
    which is the first's and which stays empty (AS-7, AS-30, AS-70)."""
    if seats == 2:
        return ["SW", "NE"]
    round_the_board = CORNERS if seats <= 4 else FIVE_OR_SIX if seats <= 6 else SEVEN_OR_EIGHT
    number = len(round_the_board)
    if seats == number:
        return list(round_the_board)
    start = draw(number)
    clockwise = [round_the_board[(start + i) % number] for i in range(number)]
    del clockwise[1 + draw(number - 1)]
    return clockwise


def away(cells: Iterable[Cell], cell: Cell) -> int:
    """King's steps from a cell to the nearest of a fort."""
    return min(distance(cell, other) for other in cells)


def nearest(here: Site, width: int, number: int) -> list[Cell]:
    """So many cells for ships beside a fort: those that are named first, then the nearest free ones; of equal ones by
    row from the south, then from the west (AS-7, AS-70)."""
    free = sorted(
        (cell for cell in cells_of(width) if cell not in here.cells and cell not in here.ships),
        key=lambda cell: (away(here.cells, cell), cell[1], cell[0]),
    )
    return [*here.ships, *free][:number]


def are_nearest(here: Site, width: int, cells: list[Cell]) -> bool:
    """Whether ships that lie so are on the nearest free cells to the fort, whichever of equal ones, those of the first
    fleet on the cells that are named (AS-7, AS-70)."""
    named = cells[: len(here.ships)] == list(here.ships)[: len(cells)]
    usual = nearest(here, width, len(cells))
    free = len(set(cells)) == len(cells) and all(1 <= c <= width and 1 <= r <= SIDE for c, r in cells)
    same = sorted(away(here.cells, cell) for cell in cells) == sorted(away(here.cells, cell) for cell in usual)
    return named and free and not set(cells) & set(here.cells) and same
