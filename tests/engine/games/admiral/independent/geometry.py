"""What lies between cells: land, reefs, forts, ports, ships (AD-1, AD-2, AD-4, AD-20)."""

from __future__ import annotations

from tests.engine.games.admiral.independent.state import STEPS_BY_WIND, Fort, IllegalMove, Ship, State, Step
from tests.engine.sailing.independent.sea import Cell, adjacent, cell_of


def cell(name: str) -> Cell:
    """The cell of this name, in whatever case. Raises IllegalMove for what is none."""
    try:
        return cell_of(name.upper())
    except ValueError:
        raise IllegalMove("notation", f"{name} is no cell") from None


def is_cell(word: str) -> bool:
    """Whether this is the name of a cell."""
    return len(word) >= 2 and word[0].upper() in "ABCDEFGHIJKLMNOPQRSTUVWX" and word[1:].isdigit()


def add(cell: Cell, step: Step, times: int = 1) -> Cell:
    return cell[0] + step[0] * times, cell[1] + step[1] * times


def diagonal(step: Step) -> bool:
    return step[0] != 0 and step[1] != 0


def on_board(state: State, cell: Cell) -> bool:
    return 1 <= cell[0] <= state.board.columns and 1 <= cell[1] <= state.board.rows


def neighbours(state: State, cell: Cell) -> list[Cell]:
    """The cells of the board among the 8 round this one."""
    return [there for there in (add(cell, step) for step in STEPS_BY_WIND) if on_board(state, there)]


def beside(one: Cell, other: Cell) -> bool:
    """Orthogonally adjacent (AD-40)."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def line(one: Cell, other: Cell) -> tuple[Step, int] | None:
    """The step and the number of steps from one cell to another on a row, column or diagonal, else None."""
    east, north = other[0] - one[0], other[1] - one[1]
    if one == other or not (east == 0 or north == 0 or abs(east) == abs(north)):
        return None
    number = max(abs(east), abs(north))
    return (east // number, north // number), number


def covered(state: State, one: Cell, other: Cell) -> bool:
    """Whether the side or corner between neighbours is wholly land (AD-2).

    It is if the two are told so, if one of them is closed, or if both cells beside a diagonal step are closed. Reading:
    a fort, a reef and the edge don't count as closed there; a corner that is covered bars one of its diagonals only.
    """
    closed = state.board.closed
    if one in closed or other in closed or frozenset((one, other)) in state.board.covered:
        return True
    if one[0] != other[0] and one[1] != other[1]:
        return (one[0], other[1]) in closed and (other[0], one[1]) in closed
    return False


def fort_at(state: State, cell: Cell) -> Fort | None:
    return next((fort for fort in state.forts.values() if fort.cell == cell), None)


def ships_at(state: State, cell: Cell) -> list[Ship]:
    return [ship for ship in state.fleet if ship.cell == cell]


def port_of(state: State, fort: Fort) -> list[Cell]:
    """The cells round a fort that aren't closed (AD-4)."""
    return [cell for cell in neighbours(state, fort.cell) if cell not in state.board.closed]


def forts_of_port(state: State, cell: Cell) -> list[Fort]:
    """Forts in whose port a cell is."""
    return [fort for fort in state.forts.values() if adjacent(fort.cell, cell)]


def own_forts(state: State, ship: Ship) -> list[Fort]:
    """The live forts of its owner in whose port a ship lies, as the scenario orders them (AD-50, AD-63)."""
    return [fort for fort in forts_of_port(state, ship.cell) if fort.owner == ship.owner and fort.strength > 0]


def pearl_forts(state: State, ship: Ship) -> list[Fort]:
    """Live forts in whose port a ship loads and unloads: its owner's, then those of his partners in seat order, as the
    scenario orders them (AD-63)."""
    found = own_forts(state, ship)
    for partner in state.partners(ship.owner):
        found += [fort for fort in forts_of_port(state, ship.cell) if fort.owner == partner and fort.strength > 0]
    return found


def in_port(state: State, cell: Cell) -> bool:
    """Whether it is a cell of a port, if only of a ruined fort (AD-22, AD-52)."""
    return bool(forts_of_port(state, cell))


def coastal(state: State, cell: Cell) -> bool:
    """Whether there is land in it, it is one of the 8 cells round a closed one, or at the edge (AD-63)."""
    board = state.board
    if cell in board.coastal or any(there in board.closed for there in neighbours(state, cell)):
        return True
    return cell[0] in (1, board.columns) or cell[1] in (1, board.rows)


def full(state: State, cell: Cell) -> bool:
    """Whether there is no room for another ship: an open cell holds one, a cell of a port two (AD-4)."""
    lying = sum([ship.cell == cell for ship in state.ships.values()])
    return lying > 0 and lying >= (2 if in_port(state, cell) else 1)


def barred(state: State, here: Cell, there: Cell) -> str | None:
    """What keeps every ship from a step to a neighbour, or None (AD-20). A cell of a port with one ship may be passed;
    the cell of a ruined fort is as barred as that of a live one."""
    if not on_board(state, there):
        return "edge"
    if covered(state, here, there):
        return "land"
    if fort_at(state, there):
        return "fort"
    if there in state.board.reefs:
        return "reef"
    if full(state, there):
        return "ship"
    return None
