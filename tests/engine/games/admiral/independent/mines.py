"""Mines: who lays them where, how they are switched, and when they go off (AD-55, AD-56)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from tests.engine.games.admiral.independent.geometry import cell, fort_at, is_cell, on_board
from tests.engine.games.admiral.independent.losses import hurt
from tests.engine.games.admiral.independent.state import IllegalMove, Mine, Ship, State
from tests.engine.sailing.independent.sea import Cell, distance, name_of

FARTHEST = 3
"""King's steps from an own fort (AD-55)."""
DAMAGE = 3
CLASSES = "sgfb"


def fields(state: State, seat: int) -> list[Cell]:
    """Cells in which a seat may lay mines: near one of its forts, neither closed nor a reef's or a fort's (AD-55).
    Reading: not near one that it inherits while mines are laid."""
    homes = [fort.cell for fort in state.works if fort.home == seat]
    found = []
    for column in range(1, state.board.columns + 1):
        for row in range(1, state.board.rows + 1):
            here = (column, row)
            if here in state.board.closed or here in state.board.reefs or fort_at(state, here):
                continue
            if any(distance(here, home) <= FARTHEST for home in homes):
                found.append(here)
    return found


def lay_moves(state: State, seat: int) -> Iterator[list[str]]:
    """A cell for each mine, several perhaps in one. Reading: he may lay fewer, or none (AD-55)."""
    for number in range(state.terms.mines + 1):
        for cells in combinations_with_replacement(fields(state, seat), number):
            yield [name_of(there) for there in cells]


def check_lay(state: State, seat: int, words: Sequence[str]) -> None:
    """Raises IllegalMove."""
    if seat not in state.to_lay:
        raise IllegalMove("AD-55", f"seat {seat} has none to lay")
    if not all(is_cell(word) for word in words):
        raise IllegalMove("notation", "cells")
    if len(words) > state.terms.mines:
        raise IllegalMove("AD-55", f"{len(words)} mines of {state.terms.mines}")
    able = fields(state, seat)
    for word in words:
        there = cell(word)
        if not on_board(state, there) or there not in able:
            raise IllegalMove("AD-55", f"no mine of {seat} in {word}")


def lay(state: State, seat: int, words: Sequence[str]) -> None:
    """All go off by themselves, until their owner says otherwise (AD-56)."""
    state.to_lay.remove(seat)
    for place, word in enumerate(words):
        state.mines.append(Mine(seat, place + 1, cell(word)))


def check_switch(state: State, seat: int, words: Sequence[str]) -> Mine:
    """The mine of ``NUMBER armed [classes]`` or ``NUMBER held``. Raises IllegalMove."""
    if len(words) not in (2, 3) or not words[0].isdigit() or words[1] not in ("armed", "held"):
        raise IllegalMove("notation", "NUMBER armed [classes], or NUMBER held")
    if len(words) == 3:
        known = set(words[2]) <= set(CLASSES) and len(set(words[2])) == len(words[2])
        if words[1] == "held" or not known:
            raise IllegalMove("notation", f"classes are some of {CLASSES}")
    for mine in state.mines:
        if mine.owner == seat and mine.number == int(words[0]):
            return mine
    raise IllegalMove("AD-56", f"seat {seat} has no mine {words[0]}")


def switch(state: State, seat: int, words: Sequence[str]) -> None:
    """A mine waits for these classes, for all, or for none, from the next entry on (AD-56). Raises IllegalMove."""
    mine = check_switch(state, seat, words)
    waits = "" if words[1] == "held" else "".join(sorted(words[2])) if len(words) == 3 else CLASSES
    place = state.mines.index(mine)
    state.mines[place] = Mine(mine.owner, mine.number, mine.cell, waits)


def goes_off(state: State, ship: Ship) -> Mine | None:
    """The mine that goes off where a ship has just entered: one of another side that waits for its class; of several,
    that of the first owner in seat order after the mover (AD-56)."""
    able = [
        mine
        for mine in state.mines
        if mine.cell == ship.cell and ship.id[0] in mine.waits and not state.allied(mine.owner, ship.owner)
    ]
    if not able:
        return None
    return min(able, key=lambda mine: ((mine.owner - state.mover - 1) % state.seats, mine.number))


def enter(state: State, ship: Ship) -> bool:
    """Whether a mine went off under a ship that has just entered a cell.

    It is a rival's damage, so an event (AD-69). All mines in the cell are spent (AD-56).
    """
    mine = goes_off(state, ship)
    if mine is None:
        return False
    state.shown[mine.cell] = mine.owner
    state.mines = [other for other in state.mines if other.cell != mine.cell]
    state.event = True
    hurt(state, ship, DAMAGE)
    return True


def remove(state: State, seat: int) -> None:
    """Who is out has no mines any more (AD-13)."""
    state.mines = [mine for mine in state.mines if mine.owner != seat]
