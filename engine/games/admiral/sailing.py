"""A ship moves: she sails, or drifts with the storm, and may meet mines (AD-20 to AD-22, AD-56)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.admiral.arcs import keep_engaged
from engine.games.admiral.asking import asking, note, off_board, refuse, value
from engine.games.admiral.carrying import with_moved
from engine.games.admiral.drift import Drifted, towards
from engine.games.admiral.losses import marked, sunk
from engine.games.admiral.mines import set_off, setting_off
from engine.games.admiral.race import arriving
from engine.games.admiral.reach import limits, way
from engine.games.admiral.state import Sail, State, with_ship
from engine.sailing.asking import wrong
from engine.sailing.sea import COURSES
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.sailing.tracks import Manner, Track
from engine.values import Path


def sails(state: State, place: int, cell: int, log: Log) -> State:
    """A ship sails straight to a cell."""
    ship, board = state.ships[place], state.board
    course, steps = board.sea.straight[ship.cell][cell]
    cells = board.sea.ways[ship.cell][course][:steps]
    if state.bases and state.perils & board.near[ship.cell][course] and risky(state, cells):
        return _sails_on(state, Sail(place=place, course=course, left=limits(state, ship)[course]), cells, log)
    log.tell(
        "admiral-event-sailed", seat=SEATS[ship.seat], ship=value(ship), course=COURSES[course],
        cell=board.cells[cell], n=NUMBERS[steps],
    )  # fmt: skip
    return arriving(_moved(state, place, cells, "sailed"), place, log)


def drifts(state: State, place: int, way: Drifted, log: Log) -> State:
    """A ship drifts over these cells; a reef that stops her may sink her (AD-22)."""
    if state.bases and risky(state, way.cells):
        return _drifts_on(state, place, way, log)
    return _drifted(state, place, way, log)


def stopped(way: Drifted, cell: int) -> Drifted:
    """The drift of a ship that stops on a cell of a port."""
    return way if cell == way.cells[-1] else Drifted(way.cells[: way.cells.index(cell) + 1], "full", 0)


def _drifted(state: State, place: int, way: Drifted, log: Log, *, reveals: bool = False) -> State:
    ship, board = state.ships[place], state.board
    cell = way.cells[-1] if way.cells else ship.cell
    left = max(0, ship.strength - way.damage)
    event = "drifted" if way.cells else "stays"
    if way.damage:
        event = "struck" if left else "wrecked"
    log.tell(
        f"admiral-event-{event}", reveals=reveals, seat=SEATS[ship.seat], ship=value(ship),
        course=COURSES[towards(state)], cell=board.cells[cell], n=NUMBERS[len(way.cells)], hits=NUMBERS[way.damage],
        left=NUMBERS[left],
    )  # fmt: skip
    state = _moved(state, place, way.cells, "struck" if way.damage else "drifted")
    if way.damage:
        state = marked(state, ship.seat, cell, "struck", way.damage)
        if not left:
            return sunk(state, place, log)
        state = with_ship(state, place, replace(state.ships[place], strength=left))
    return arriving(state, place, log)


def _moved(state: State, place: int, cells: tuple[int, ...], how: Manner) -> State:
    """What a ship crosses in one turn is one track, with stops in it too."""
    ship, tracks = state.ships[place], state.tracks
    if ship.moved:
        *before, last = tracks
        tracks = (*before, replace(last, how=how, cells=(*last.cells, *cells)))
    else:
        tracks = (*tracks, Track(state.turn, ship.id, ship.seat, how, (ship.cell, *cells)))
    after = replace(ship, cell=cells[-1] if cells else ship.cell, moved=True)
    moved = with_moved(state, state.muster.exchanged(place, after), tracks)
    keep_engaged(state, moved, place)
    return moved


# ---------------------------------------------------------------- where mines may lie


def risky(state: State, cells: tuple[int, ...]) -> bool:
    """Whether a mine may lie in one of these cells, by what everybody knows: who enters it can't take that back,
    whether one goes off or not (AD-56).
    """
    perils = state.perils
    return any(perils >> cell & 1 for cell in cells)


def _met(state: State, place: int, cells: tuple[int, ...]) -> tuple[int, int] | None:
    """How many cells a ship enters up to the first mine that goes off, and whose it is."""
    ship, mined = state.ships[place], {mine.cell for mine in state.mines}
    for steps, cell in enumerate(cells, start=1):
        owner = setting_off(state, ship, cell) if cell in mined else None
        if owner is not None:
            return steps, owner
    return None


def _sails_on(state: State, step: Sail, cells: tuple[int, ...], log: Log) -> State:
    """A ship sails where mines may lie. If she survives one in passing, she may go on (AD-56)."""
    place = step.place
    ship, met = state.ships[place], _met(state, place, cells)
    crossed = cells if met is None else cells[: met[0]]
    log.tell(
        "admiral-event-sailed", reveals=risky(state, cells), seat=SEATS[ship.seat], ship=value(ship),
        course=COURSES[step.course], cell=state.board.cells[crossed[-1]], n=NUMBERS[len(crossed)],
    )  # fmt: skip
    state = _moved(state, place, crossed, "sailed")
    if met is None:
        return arriving(state, place, log)
    state = set_off(state, place, met[1], log)
    if not state.ships[place].strength or len(crossed) == len(cells):
        return state
    asked = replace(step, seat=ship.seat, left=step.left - len(crossed))
    return replace(state, todo=(asked, *state.todo))


def _drifts_on(state: State, place: int, way: Drifted, log: Log) -> State:
    """A ship drifts where mines may lie: she must go on as long as she lives (AD-56)."""
    while (met := _met(state, place, way.cells)) is not None:
        steps, owner = met
        state = _drifted(state, place, Drifted(way.cells[:steps], "full", 0), log, reveals=True)
        state = set_off(state, place, owner, log)
        way = way._replace(cells=way.cells[steps:])
        if not state.ships[place].strength or not (way.cells or way.damage):
            return state
    return _drifted(state, place, way, log, reveals=True)


_GOES_ON = note("goes-on")


def choose_sail(state: State, step: Sail, path: Path) -> Choice | Action:
    """The cell where a ship ends that has met a mine: the one in which she lies, or one farther on her course. Raises
    IllegalAction for a path to nowhere.
    """
    ship = state.ships[step.place]
    here, cells = state.board.cells[ship.cell], _ahead(state, step)
    if not path:
        options = (Option(here, note("stops-here")), *[Option(state.board.cells[cell], _GOES_ON) for cell in cells])
        return Choice(asking("sail-on", ship=value(ship), left=NUMBERS[ship.strength]), options, subject=(here,))
    cell = state.board.index.get(path[0])
    if cell is None:
        raise off_board(path[0])
    if len(path) > 1:
        raise wrong()
    if cell != ship.cell and cell not in cells:
        raise refuse("sail-on", ship=value(ship), cell=state.board.cells[cell])
    return Action(path)


def act_sail(state: State, step: Sail, path: Path, log: Log) -> State:
    """The state after an answer of `choose_sail`; its step has been taken off."""
    ship, cell = state.ships[step.place], state.board.index[path[0]]
    if cell == ship.cell:
        log.tell("admiral-event-stops", seat=SEATS[ship.seat], ship=value(ship), cell=state.board.cells[cell])
        return state
    cells = _ahead(state, step)
    return _sails_on(state, replace(step, seat=None), cells[: cells.index(cell) + 1], log)


def _ahead(state: State, step: Sail) -> tuple[int, ...]:
    return way(state, state.ships[step.place].cell, step.course, step.left)
