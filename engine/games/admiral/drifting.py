"""The drifts of a storm in their order: what they leave to the mover is asked (AD-22, AD-23)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.admiral.asking import REST, STAY, asking, note, off_board, refuse, value
from engine.games.admiral.drift import Drifted, drifted, leaves, sheltered, stops, waiting
from engine.games.admiral.sailing import drifts, stopped
from engine.games.admiral.state import Drift, State, Turn
from engine.sailing.asking import wrong
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Path

_DRIFTS, _STOPS = note("drift"), note("drift-port")
_STAY, _REST = Option(STAY), Option(REST)


def drift_options(state: State, place: int) -> list[Option]:
    """The cells where the drift of a ship may end: the ports on her way, then the last one (AD-22)."""
    way = drifted(state, state.ships[place])
    cells = state.board.cells
    last = way.cells[-1] if way.cells else state.ships[place].cell
    told = note("drift-reef", n=NUMBERS[way.damage]) if way.damage else _DRIFTS
    return [*[Option(cells[cell], _STOPS) for cell in stops(state, way.cells)], Option(cells[last], told)]


def check_drift(state: State, place: int, path: Path) -> Action:
    """A drift of a ship to the cell that `path` ends with. Raises IllegalAction for another cell."""
    if path[-1] in [option.value for option in drift_options(state, place)]:
        return Action(path)
    cell = state.board.index.get(path[-1])
    if cell is None:
        raise off_board(path[-1])
    raise refuse("drift", ship=value(state.ships[place]), cell=state.board.cells[cell])


def drifts_to(state: State, place: int, path: Path, log: Log) -> State:
    """A ship drifts to the cell that `path` ends with."""
    way = drifted(state, state.ships[place])
    cell = state.board.index[path[-1]]
    return drifts(state, place, stopped(way, cell) if way.cells else way, log)


def following(state: State) -> tuple[int, Drifted, bool] | None:
    """Whose drift comes next: her place, her way, and whether the mover is asked of it."""
    stay = _turn(state).stay
    for _, place in waiting(state):
        if place in stay:
            continue
        ship = state.ships[place]
        way = drifted(state, ship)
        if not sheltered(state, ship):
            return place, way, bool(stops(state, way.cells))
        if way.cells:
            return place, way, True
    return None


def resolve_drift(state: State, step: Drift, log: Log) -> State | None:
    """The next ship drifts; None: the mover is asked of her."""
    if step.seat is not None:
        return None
    found = None if state.mover in state.out else following(state)
    if found is None:
        return replace(state, todo=state.todo[1:])
    place, way, asks = found
    if asks:
        return replace(state, todo=(replace(step, seat=state.mover), *state.todo[1:]))
    return drifts(state, place, way, log)


def choose_drift(state: State, path: Path) -> Choice | Action:
    """Where the next ship's drift ends, or that she stays in shelter. Raises IllegalAction for a path to nowhere."""
    found = following(state)
    assert found is not None
    place, _, _ = found
    ship = state.ships[place]
    shelter = sheltered(state, ship)
    resting = sum(leaves(state, one) for one in _resting(state)) > 1
    if not path:
        words = [_STAY, _REST] if resting else [_STAY]
        return Choice(
            asking("leave" if shelter else "drift", ship=value(ship)),
            (*(words if shelter else []), *drift_options(state, place)), subject=(state.board.cells[ship.cell],),
        )  # fmt: skip
    if len(path) > 1:
        raise wrong()
    if path[0] in (STAY, REST):
        if not shelter:
            raise refuse("no-shelter", ship=value(ship))
        if path[0] == STAY or resting:
            return Action(path)
    return check_drift(state, place, path)


def act_drift(state: State, path: Path, log: Log) -> State:
    """The state after an answer of `choose_drift`; its step has been taken off."""
    found = following(state)
    assert found is not None
    place = found[0]
    if path[0] not in (REST, STAY):
        state = drifts_to(state, place, path, log)
        return replace(state, todo=(Drift(), *state.todo))
    places = _resting(state) if path[0] == REST else [place]
    ships = tuple([value(state.ships[place]) for place in places])
    log.tell("admiral-event-shelters", seat=SEATS[state.mover], ship=ships)
    turn = _turn(state)
    return replace(state, todo=(Drift(), replace(turn, stay=(*turn.stay, *places))))


def _resting(state: State) -> list[int]:
    """The places of the ships in shelter of which nothing has been said: also of those that may leave it later only,
    when others have gone.
    """
    stay = _turn(state).stay
    return [place for _, place in waiting(state) if place not in stay and sheltered(state, state.ships[place])]


def _turn(state: State) -> Turn:
    """The turn in which ships drift."""
    turn = state.todo[-1]
    assert isinstance(turn, Turn)
    return turn
