"""The choice of forts, and of the ports' cells where the ships begin (AD-61)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.admiral.asking import asking, note, piece, refuse, value
from engine.games.admiral.data import SIZES
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import NOBODY, Place, State, with_fort
from engine.sailing.asking import wrong
from engine.sailing.sea import bits
from engine.sailing.telling import SEATS, Log
from engine.values import Answer, Cell, Path, Piece

_ASK = asking("fort")


def choose_place(state: State, step: Place, path: Path) -> Choice | Action:
    """A free fort, then a cell of its port for each ship. Raises IllegalAction for a path to nowhere."""
    free = [place for place, fort in enumerate(state.forts) if fort.seat == NOBODY]
    if not path:
        return Choice(_ASK, tuple([_fort(state, place) for place in free]))
    place = fort_of(state, path[0])
    if place is None:
        raise wrong()
    if place not in free:
        raise refuse("fort-taken", target=value(state.forts[place]))
    ships = fleet(state, step)
    laid: list[int] = []
    for answer in path[1:]:
        if len(laid) == len(ships) or not isinstance(answer, Cell):
            raise wrong()
        if answer not in [option.value for option in _berths(state, place, laid)]:
            raise refuse("no-berth", cell=answer)
        laid.append(state.board.index[answer])
    if len(laid) == len(ships):
        return Action(path)
    ship = value(ships[len(laid)])
    return Choice(asking("berth", ship=ship), _berths(state, place, laid), subject=path)


def fort_of(state: State, answer: Answer) -> int | None:
    """The place of the fort that is named."""
    return next((place for place, fort in enumerate(state.forts) if piece(fort.id, fort.seat) == answer), None)


def _fort(state: State, place: int) -> Option:
    goal = state.forts[place].goal
    return Option(value(state.forts[place]), None if goal < 0 else note("goal", target=value(state.forts[goal])))


def fleet(state: State, step: Place) -> list[Ship]:
    """The ships that a seat has to place, in ship order."""
    return [ship for ship in state.ships if ship.seat == step.seat]


def _berths(state: State, place: int, laid: list[int]) -> tuple[Option, ...]:
    """The cells of a port where there is room for one more (AD-4)."""
    room, afloat = state.harbour.port[place] & ~state.barred, state.muster.afloat
    return tuple(
        [Option(state.board.cells[cell]) for cell in bits(room) if (afloat >> cell & 1) + laid.count(cell) < 2]
    )


def resolve_place(state: State, step: Place) -> State | None:
    """It is the turn of whoever chooses. None: so it is."""
    assert step.seat is not None
    return None if state.mover == step.seat else replace(state, mover=step.seat)


def placed(state: State, step: Place, path: Path) -> State:
    """The state in which a seat has the fort that `path` begins with, and its ships lie on the cells that follow."""
    seat, place = step.seat, fort_of(state, path[0])
    assert seat is not None
    assert place is not None
    lying = {ship.id: state.board.index[cell] for ship, cell in zip(fleet(state, step), path[1:], strict=False)}
    ships = tuple(
        [
            replace(ship, cell=lying[ship.id], strength=SIZES[ship.id[0]]) if ship.id in lying else ship
            for ship in state.ships
        ]
    )
    fort = state.forts[place]
    state = with_fort(replace(state, ships=ships), place, replace(fort, seat=seat))
    return replace(state, goals=(*state.goals[:seat], fort.goal, *state.goals[seat + 1 :]))


def act_place(state: State, step: Place, path: Path, log: Log) -> State:
    """A seat has its fort, and its ships lie in the port."""
    assert step.seat is not None
    fort = path[0]
    assert isinstance(fort, Piece)
    cells = tuple([cell for cell in path[1:] if isinstance(cell, Cell)])
    log.tell("admiral-event-placed", seat=SEATS[step.seat], target=fort, cells=cells)
    return placed(state, step, path)
