"""A ship moves: she sails, or drifts with the storm (AD-20 to AD-22)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.admiral.arcs import keep_engaged
from engine.games.admiral.asking import value
from engine.games.admiral.carrying import with_moved
from engine.games.admiral.drift import Drifted, towards
from engine.games.admiral.losses import marked, sunk
from engine.games.admiral.race import arriving
from engine.games.admiral.state import State, with_ship
from engine.sailing.sea import COURSES
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.sailing.tracks import Manner, Track


def sails(state: State, place: int, cell: int, log: Log) -> State:
    """A ship sails straight to a cell."""
    ship, board = state.ships[place], state.board
    course, steps = board.sea.straight[ship.cell][cell]
    log.tell(
        "admiral-event-sailed", seat=SEATS[ship.seat], ship=value(ship), course=COURSES[course],
        cell=board.cells[cell], n=NUMBERS[steps],
    )  # fmt: skip
    state = _moved(state, place, board.sea.ways[ship.cell][course][:steps], "sailed")
    return arriving(state, place, log)


def drifts(state: State, place: int, way: Drifted, log: Log) -> State:
    """A ship drifts over these cells; a reef that stops her may sink her (AD-22)."""
    ship, board = state.ships[place], state.board
    cell = way.cells[-1] if way.cells else ship.cell
    left = max(0, ship.strength - way.damage)
    event = "drifted" if way.cells else "stays"
    if way.damage:
        event = "struck" if left else "wrecked"
    log.tell(
        f"admiral-event-{event}", seat=SEATS[ship.seat], ship=value(ship), course=COURSES[towards(state)],
        cell=board.cells[cell], n=NUMBERS[len(way.cells)], hits=NUMBERS[way.damage], left=NUMBERS[left],
    )  # fmt: skip
    state = _moved(state, place, way.cells, "struck" if way.damage else "drifted")
    if way.damage:
        state = marked(state, ship.seat, cell, "struck", way.damage)
        if not left:
            return sunk(state, place, log)
        state = with_ship(state, place, replace(state.ships[place], strength=left))
    return arriving(state, place, log)


def stopped(way: Drifted, cell: int) -> Drifted:
    """The drift of a ship that stops on a cell of a port."""
    return way if cell == way.cells[-1] else Drifted(way.cells[: way.cells.index(cell) + 1], "full", 0)


def _moved(state: State, place: int, cells: tuple[int, ...], how: Manner) -> State:
    ship = state.ships[place]
    track = Track(state.turn, ship.id, ship.seat, how, (ship.cell, *cells))
    after = replace(ship, cell=cells[-1] if cells else ship.cell, moved=True)
    moved = with_moved(state, state.muster.exchanged(place, after), (*state.tracks, track))
    keep_engaged(state, moved, place)
    return moved
