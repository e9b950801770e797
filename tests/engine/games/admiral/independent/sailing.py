"""Where ships sail, and how they drift in a storm (AD-20 to AD-23, AD-61, AD-63)."""

from __future__ import annotations

from collections.abc import Sequence

from tests.engine.games.admiral.independent.geometry import (
    add,
    barred,
    cell,
    covered,
    diagonal,
    fort_at,
    in_port,
    is_cell,
    line,
    on_board,
    ships_at,
)
from tests.engine.games.admiral.independent.losses import hurt
from tests.engine.games.admiral.independent.mines import enter
from tests.engine.games.admiral.independent.state import (
    STEPS_BY_WIND,
    IllegalMove,
    Question,
    Ship,
    State,
    due,
    in_order,
)
from tests.engine.sailing.independent.sea import Cell, adjacent, name_of


def reach(state: State, ship: Ship, course: int) -> int:
    """How many cells a ship may sail on a course in calm or fresh wind, its load taken off last (AD-21, AD-63)."""
    axis = diagonal(STEPS_BY_WIND[course])
    if state.force == "calm":
        number = ship.kind.calm[axis]
    else:
        off = abs(course - state.towards)
        number = ship.kind.fresh[axis] - min(off, 8 - off)
    return max(0, number - load(ship))


def load(ship: Ship) -> int:
    """What pearls cost: a cell, if there is no room for another (AD-63)."""
    return 1 if len(ship.pearls) >= ship.kind.hold else 0


def may_move(ship: Ship) -> bool:
    """Once a turn; not when spent, at a task or after a repair was stopped (AD-20, AD-43, AD-50, AD-51)."""
    return not (ship.moved or ship.spent or ship.task or ship.stopped)


def course_cells(state: State, ship: Ship, course: int) -> list[Cell]:
    """The cells to which a ship may sail on a course in calm or fresh wind, one after the other (AD-20, AD-21)."""
    cells: list[Cell] = []
    here = ship.cell
    for _ in range(reach(state, ship, course)):
        there = add(here, STEPS_BY_WIND[course])
        if barred(state, here, there):
            break
        here = there
        cells.append(here)
    return cells


def destinations(state: State, ship: Ship) -> list[Cell]:
    """Where a ship may sail in calm or fresh wind; the least move holds in a fresh one only (AD-20, AD-21, AD-61)."""
    if state.storm or not may_move(ship):
        return []
    least = state.terms.least if state.force == "fresh" else 0
    found: list[Cell] = []
    for course in range(len(STEPS_BY_WIND)):
        found += course_cells(state, ship, course)[max(0, least - 1) :]
    return found


def drift_course(state: State, ship: Ship) -> tuple[list[Cell], int]:
    """The cells over which a storm drives a ship, and the damage of a reef if it goes as far as it can (AD-22)."""
    step = state.blows
    number = ship.kind.storm[diagonal(step)]
    cells: list[Cell] = []
    here = ship.cell
    while len(cells) < number:
        there = add(here, step)
        bar = barred(state, here, there)
        if bar == "reef":
            return cells, number - len(cells)
        if bar:
            break
        here = there
        cells.append(here)
    return cells, 0


def drift_options(state: State, ship: Ship) -> dict[Cell, int]:
    """Where a drift may end, with the damage there: any cell of a port on the way, or as far as it goes (AD-22).

    Readings: a drift of no cell is one as well, and a reef does its damage; a ship that stops in the last cell before
    a reef, in a port, is unharmed.
    """
    cells, damage = drift_course(state, ship)
    if not cells:
        return {ship.cell: damage}
    options = {there: 0 for there in cells if in_port(state, there)}
    options.setdefault(cells[-1], damage)
    return options


def sheltered(state: State, ship: Ship) -> bool:
    """Whether a ship need not drift: in a port, or with land or a fort in the cell from which the wind comes (AD-22);
    by the letter a cell there without room is as good (AD-70). At the edge there is no shelter."""
    here = ship.cell
    if in_port(state, here):
        return True
    upwind = add(here, state.blows, -1)
    if not on_board(state, upwind):
        return False
    if fort_at(state, upwind) or covered(state, upwind, here):
        return True
    return state.terms.printed and len(ships_at(state, upwind)) >= (2 if in_port(state, upwind) else 1)


def rank(state: State, ship: Ship) -> int:
    """Steps from the edge or corner from which the wind blows (AD-23)."""
    east, north = state.blows
    column, row = ship.cell
    from_west, from_south = column - 1, row - 1
    steps = from_west * (east > 0) + (state.board.columns - column) * (east < 0)
    return steps + from_south * (north > 0) + (state.board.rows - row) * (north < 0)


def place(state: State, ship: Ship) -> tuple[bool, int]:
    """The greater, the earlier a ship drifts: fireships that explode in this turn before all others (AD-34)."""
    return due(state, ship), rank(state, ship)


def drifters(state: State, seat: int) -> tuple[list[Ship], list[Ship]]:
    """Ships that must still drift, and sheltered ones that may still leave (AD-22, AD-23).

    The place of a ship in the order has passed when one of a lower rank has drifted, by the rank before its drift.
    A sheltered ship that would drift no cell can't leave.
    """
    forced: list[Ship] = []
    leavers: list[Ship] = []
    if not state.storm:
        return forced, leavers
    for ship in state.own_ships(seat):
        if not may_move(ship) or (state.drift_rank is not None and place(state, ship) > state.drift_rank):
            continue
        if not sheltered(state, ship):
            forced.append(ship)
        elif drift_course(state, ship)[0]:
            leavers.append(ship)
    return forced, leavers


def drift_picks(state: State, seat: int) -> dict[str, dict[Cell, int]]:
    """Ships that may drift next, with where to: of those that must the highest rank, sheltered ones of no lower one
    (AD-23)."""
    forced, leavers = drifters(state, seat)
    top = max([place(state, ship) for ship in forced], default=(False, -1))
    picks = [ship for ship in forced if place(state, ship) == top]
    picks += [ship for ship in leavers if place(state, ship) >= top]
    return {ship.id: drift_options(state, ship) for ship in in_order(picks)}


def rests(state: State, ship: Ship) -> bool:
    """Whether it can be decided that a ship stays: it is sheltered, though perhaps it can't leave as yet (AD-22)."""
    return may_move(ship) and sheltered(state, ship)


def queue(state: State, seat: int, asking: bool = True) -> list[Ship]:
    """Ships whose drift is still to be done or asked for, in the order of AD-23. Of each sheltered one it is decided
    once in a turn whether it stays, when its place comes; unless `asking` all stay."""
    forced, leavers = drifters(state, seat)
    waiting = forced + [ship for ship in leavers if asking and ship.id not in state.stay]
    return sorted(in_order(waiting), key=lambda ship: place(state, ship), reverse=True)


def drift_to(state: State, ship: Ship, where: Cell) -> None:
    """A ship drifts to one of its options, over mines too; if it is still afloat a reef does its damage there."""
    damage = drift_options(state, ship)[where]
    before = place(state, ship)
    state.drift_rank = before if state.drift_rank is None else min(before, state.drift_rank)
    move(state, ship, where)
    if damage and ship.id in state.ships:
        hurt(state, ship, damage)


def check_sail(state: State, ship: Ship, where: Cell) -> None:
    """Raises IllegalMove unless the ship may sail or drift there now."""
    if ship.owner != state.mover or not may_move(ship):
        raise IllegalMove("AD-20", f"{ship.id} may not move")
    if state.storm:
        picks = drift_picks(state, state.mover)
        if ship.id not in picks:
            raise IllegalMove("AD-23", f"{ship.id} may not drift now; {sorted(picks)} may")
        if where not in picks[ship.id]:
            raise IllegalMove("AD-22", f"{ship.id} doesn't drift to {name_of(where)}")
    elif where not in destinations(state, ship):
        raise IllegalMove("AD-21", f"{ship.id} may not sail from {name_of(ship.cell)} to {name_of(where)}")


def sail(state: State, ship: Ship, where: Cell) -> None:
    """A ship sails or drifts where it may."""
    if state.storm:
        drift_to(state, ship, where)
    else:
        move(state, ship, where)


def move(state: State, ship: Ship, where: Cell) -> None:
    """A ship goes to a cell, one by one, for the only time in this turn (AD-20)."""
    found = line(ship.cell, where)
    able = course_cells(state, ship, STEPS_BY_WIND.index(found[0])) if found and not state.storm else []
    ship.moved = True
    go_on(state, ship, where, able)


def go_on(state: State, ship: Ship, where: Cell, able: list[Cell]) -> None:
    """The rest of its way. A mine may sink it, or, unless it drifts, make its owner say where it ends: there, or in one
    of the cells that it was able to reach (AD-56). A brig that ends a move in the port of the opposite corner has
    arrived (AD-61)."""
    while ship.cell != where:
        found = line(ship.cell, where)
        assert found is not None
        ship.cell = add(ship.cell, found[0])
        if enter(state, ship):
            if ship.id not in state.ships:
                return
            if ship.cell != where and not state.storm:
                rest = able[able.index(ship.cell) :]
                state.pending = Question("on", state.mover, ship=ship.id, cells=rest)
                return
    if state.terms.goal == "arrive" and ship.id[0] == "b":
        goal = state.forts[state.goal_fort[ship.owner]]
        if adjacent(goal.cell, ship.cell):
            state.arrived.add(ship.owner)


def check_on(state: State, words: Sequence[str]) -> None:
    """Raises IllegalMove."""
    if len(words) != 1 or not is_cell(words[0]):
        raise IllegalMove("notation", "a cell")
    if cell(words[0]) not in state.pending.cells:
        raise IllegalMove("AD-56", f"one of {[name_of(there) for there in state.pending.cells]}")


def answer_on(state: State, words: Sequence[str]) -> None:
    """Where a ship ends its move that a mine has hurt on its way (AD-56)."""
    asked = state.pending
    state.ask_turn()
    go_on(state, state.ships[asked.ship], cell(words[0]), asked.cells)
