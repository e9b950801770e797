"""Reefs and further islands of Pearl Shoals: where they may lie, by lot or by the players (AD-62)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from tests.engine.games.admiral.independent.draws import Draw
from tests.engine.games.admiral.independent.geometry import (
    add,
    cell,
    covered,
    fort_at,
    in_port,
    is_cell,
    on_board,
    port_of,
)
from tests.engine.games.admiral.independent.scenarios import LONG_ISLAND, ROUND_ISLAND
from tests.engine.games.admiral.independent.shoals import UPRIGHT_ISLAND
from tests.engine.games.admiral.independent.state import STEPS_BY_WIND, IllegalMove, State
from tests.engine.sailing.independent.sea import Cell, distance, name_of

APART = 2
"""King's steps between an island and ports, pearls, or another one."""
TRIES = 100_000


def open_sea(state: State, here: Cell) -> bool:
    """Whether there is no land in a cell, no reef, no pearl, and it is in no port (AD-62)."""
    board = state.board
    if here in board.closed or here in board.coastal or here in board.reefs:
        return False
    return not (state.sea.get(here, 0) or in_port(state, here) or fort_at(state, here))


def fields(state: State) -> list[Cell]:
    """Where a reef may lie, but for the paths."""
    cells = [(column, row) for column in range(1, state.board.columns + 1) for row in range(1, state.board.rows + 1)]
    return [here for here in cells if open_sea(state, here)]


def joined(state: State, start: Cell) -> set[Cell]:
    """All cells to which a ship comes by legal steps where there are no other ships (AD-20, AD-62)."""
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for step in STEPS_BY_WIND:
            there = add(here, step)
            if there in seen or not on_board(state, there) or there in state.board.reefs:
                continue
            if not covered(state, here, there) and not fort_at(state, there):
                seen.add(there)
                waiting.append(there)
    return seen


def free_paths(state: State) -> bool:
    """Whether no port and no pearl is cut off: one sea has a cell of each port and the cell of each pearl (AD-62)."""
    ports = [port_of(state, fort) for fort in state.works]
    pearls = [there for there, number in state.sea.items() if number]
    if not ports:
        return True
    for start in ports[0]:
        sea = joined(state, start)
        if all(any(there in sea for there in port) for port in ports) and all(there in sea for there in pearls):
            return True
    return False


def with_reefs(state: State, cells: Collection[Cell]) -> State:
    """The same with more reefs."""
    after = state.copy()
    after.board = replace(state.board, reefs=state.board.reefs | set(cells))
    return after


# --- by the players


def reef_moves(state: State) -> Iterator[list[str]]:
    """All his reefs at once, in different cells."""
    for cells in combinations(fields(state), state.terms.reefs):
        if free_paths(with_reefs(state, cells)):
            yield [name_of(there) for there in cells]


def check_reefs(state: State, words: Sequence[str]) -> None:
    """Raises IllegalMove."""
    if not all(is_cell(word) for word in words):
        raise IllegalMove("notation", "cells")
    cells = [cell(word) for word in words]
    if len(cells) != state.terms.reefs or len(set(cells)) != len(cells):
        raise IllegalMove("AD-62", f"{state.terms.reefs} different cells")
    able = fields(state)
    for there in cells:
        if there not in able:
            raise IllegalMove("AD-62", f"no reef in {name_of(there)}")
    if not free_paths(with_reefs(state, cells)):
        raise IllegalMove("AD-62", "a port or a pearl would be cut off")


def lay_reefs(state: State, words: Sequence[str]) -> None:
    state.to_reef.remove(state.pending.seat)
    state.board = with_reefs(state, [cell(word) for word in words]).board


def random_reefs(state: State, number: int, draw: Draw) -> list[str]:
    """So many legal ones by lot, all drawn again until they are."""
    able = fields(state)
    for _ in range(TRIES):
        cells = [able[draw(len(able))] for _ in range(number)]
        if len(set(cells)) == number and free_paths(with_reefs(state, cells)):
            return [name_of(there) for there in cells]
    raise AssertionError("no legal reefs")


# --- islands by lot


def cells_of(rows: tuple[str, ...], south_west: Cell) -> list[Cell]:
    """All cells of an island, the coastal ones too."""
    return [add(south_west, (east, north)) for north in range(len(rows)) for east in range(len(rows[0]))]


def far_off(state: State, cells: Collection[Cell]) -> bool:
    """Whether an island keeps its distance from ports, pearls, forts and all other land (AD-62)."""
    near = [there for fort in state.works for there in [fort.cell, *port_of(state, fort)]]
    near += [there for there, number in state.sea.items() if number]
    near += [*state.board.closed, *state.board.coastal]
    return all(distance(here, there) >= APART for here in cells for there in near)


def with_island(state: State, rows: tuple[str, ...], south_west: Cell) -> State:
    after = state.copy()
    signs = "".join(reversed(rows))
    cells = cells_of(rows, south_west)
    closed = {there for there, sign in zip(cells, signs, strict=True) if sign == "#"}
    board = state.board
    after.board = replace(board, closed=board.closed | closed, coastal=board.coastal | (set(cells) - closed))
    return after


def random_islands(state: State, draw: Draw) -> list[tuple[tuple[str, ...], str]]:
    """The island of 4 by 2, lying or upright, and two of 3 by 3, all drawn again until they are legal (AD-62)."""
    for _ in range(TRIES):
        here = state
        found: list[tuple[tuple[str, ...], str]] = []
        for rows in ((LONG_ISLAND, UPRIGHT_ISLAND)[draw(2)], ROUND_ISLAND, ROUND_ISLAND):
            columns, height = state.board.columns - len(rows[0]) + 1, state.board.rows - len(rows) + 1
            where = (1 + draw(columns), 1 + draw(height))
            if not far_off(here, cells_of(rows, where)):
                break
            here = with_island(here, rows, where)
            found.append((rows, name_of(where)))
        if len(found) == 3 and free_paths(here):
            return found
    raise AssertionError("no legal islands")


def legal_layout(state: State, reefs: Collection[str]) -> bool:
    """Whether these reefs could have been drawn on a board that is without them yet."""
    cells = [cell(name) for name in reefs]
    return set(cells) <= set(fields(state)) and free_paths(with_reefs(state, cells))
