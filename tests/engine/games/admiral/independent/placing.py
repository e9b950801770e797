"""How a game begins: the state from plain data, and who chooses a fort and places ships in its port (AD-60, AD-61)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.engine.games.admiral.independent import flow
from tests.engine.games.admiral.independent.draws import Draw
from tests.engine.games.admiral.independent.ending import over, sides, winners
from tests.engine.games.admiral.independent.geometry import cell, port_of
from tests.engine.games.admiral.independent.state import (
    KINDS,
    Board,
    Fort,
    IllegalMove,
    Mine,
    Question,
    Ship,
    State,
    Work,
    ship_order,
)
from tests.engine.games.admiral.independent.teams import expel
from tests.engine.games.admiral.independent.terms import Terms
from tests.engine.sailing.independent.sea import COURSES, Cell, name_of


def start(plain: Mapping[str, Any], draw: Draw) -> State:
    """A game up to its first decision, see `set_out`."""
    state = set_out(plain)
    go_on(state, draw)
    return state


def set_out(plain: Mapping[str, Any]) -> State:
    """A game in which nobody has done anything yet.

    `plain` (see `scenarios`) has seats, first, board, forts, ships or fleets, pearls, terms, and perhaps the wind, the
    number of turns before, and mines that lie there already; cells by name. `fleets` are ids by seat, with their cells
    unless they are to be placed. Ships may be under repair (`task`), and forts have `workers`, declared by the seat
    `by`, since before the first turn.
    """
    seats, first = plain["seats"], plain.get("first", 0)
    order = [(first + place) % seats for place in range(seats)]
    wind = plain.get("wind")
    state = State(
        board=board_of(**plain["board"]),
        terms=Terms(**plain.get("terms", {})),
        seats=seats,
        order=order,
        ships={},
        forts={},
        sea={cell(name): number for name, number in plain.get("pearls", {}).items()},
        to_place={},
        wind=wind and (COURSES.index(wind[0]), wind[1]),
        mover=order[0],
        pending=Question("turn", order[0]),
        turn=plain.get("turn", 0),
    )
    for told in plain.get("forts", ()):
        id = f"fort-{told['cell'].lower()}"
        plain_fort = {key: value for key, value in told.items() if key not in ("workers", "by")}
        state.forts[id] = Fort(id, **{**plain_fort, "cell": cell(told["cell"]), "home": told.get("owner")})
    for seat, fleet in plain.get("fleets", {}).items():
        if not isinstance(fleet, dict):
            state.to_place[seat] = sorted(fleet, key=ship_order)
            continue
        for id, where in fleet.items():
            state.ships[id] = new_ship(id, seat, cell(where))
    for told in plain.get("ships", ()):
        state.ships[told["id"]] = new_ship(**{**told, "cell": cell(told["cell"])})
    for told in plain.get("forts", ()):
        if told.get("workers"):
            fort = state.forts[f"fort-{told['cell'].lower()}"]
            team = [state.ships[id] for id in told["workers"]]
            fort.work = Work(told.get("by", team[0].owner), [ship.id for ship in team], 0)
            for ship in team:
                ship.fort = fort.id
    for told in plain.get("mines", ()):
        state.mines.append(Mine(**{**told, "cell": cell(told["cell"])}))
    state.to_reef = list(range(seats)) if state.terms.reefs else []
    state.to_lay = list(range(seats)) if state.terms.mines and "mines" not in plain else []
    return state


def board_of(columns: int = 24, rows: int = 14, covered: Sequence[Sequence[str]] = (), **cells: Sequence[str]) -> Board:
    """A board; `cells`: closed, coastal, reefs, by name."""
    sides = frozenset(frozenset(map(cell, pair)) for pair in covered)
    return Board(columns, rows, covered=sides, **{key: frozenset(map(cell, names)) for key, names in cells.items()})


def new_ship(
    id: str,
    owner: int,
    cell: Cell,
    strength: int | None = None,
    pearls: int = 0,
    task: str | None = None,
    fireship: int = 0,
) -> Ship:
    """Whole, if no strength is told; its pearls are fresh."""
    left = KINDS[id[0]].strength if strength is None else strength
    return Ship(id, owner, cell, left, [True] * pearls, task=task, fireship=fireship)


def go_on(state: State, draw: Draw) -> None:
    """The next in the order of turns places ships; then the next by seat lays reefs, whoever begins; then all write
    down mines, whoever is asked first; when all have, the first turn begins (AD-55, AD-61, AD-62)."""
    waiting = [seat for seat in state.order if seat in state.to_place]
    if waiting:
        state.mover = waiting[0]
        state.pending = Question("place", waiting[0])
    elif state.to_reef:
        state.pending = Question("reefs", state.to_reef[0])
    elif state.to_lay:
        state.pending = Question("lay", state.to_lay[0])
    else:
        flow.begin(state, draw)


def berths(state: State, fort: Fort) -> list[Cell]:
    return sorted(there for there in port_of(state, fort) if there not in state.board.reefs)


def moves(state: State) -> Iterator[list[str]]:
    """``FORT CELL ...``: a fort that nobody has, and a cell of its port for each ship in ship order, at most two in
    one (AD-61)."""
    fleet = state.to_place[state.pending.seat]
    for fort in state.works:
        if fort.owner is None:
            ways: list[list[Cell]] = [[]]
            for _ in fleet:
                ways = [[*way, there] for way in ways for there in berths(state, fort) if way.count(there) < 2]
            for way in ways:
                yield [fort.id, *(name_of(there) for there in way)]


def check(state: State, words: Sequence[str]) -> None:
    """Raises IllegalMove."""
    if list(words) not in list(moves(state)):
        raise IllegalMove("AD-61", "a fort that nobody has, and cells of its port")


def place(state: State, words: Sequence[str]) -> None:
    """The fort is his, and the goal is the port of the corner opposite (AD-61)."""
    seat, fort = state.pending.seat, state.forts[words[0]]
    fort.owner = seat
    for id, where in zip(state.to_place.pop(seat), words[1:], strict=True):
        state.ships[id] = new_ship(id, seat, cell(where))
    opposite = (state.board.columns + 1 - fort.cell[0], state.board.rows + 1 - fort.cell[1])
    state.goal_fort[seat] = next(fort.id for fort in state.forts.values() if fort.cell == opposite)


def leave(state: State, seat: int, draw: Draw) -> None:
    """A seat leaves while ships, reefs or mines are laid; its own are not laid (AD-13). Reading: a fort inherited
    before mines are laid is the heir's when they are (AD-55, AD-68)."""
    asked = state.pending.seat
    before_mines = bool(state.to_place or state.to_reef)
    expel(state, [seat])
    if before_mines:
        for fort in state.works:
            fort.home = fort.owner
    state.to_place.pop(seat, None)
    for waiting in (state.to_reef, state.to_lay):
        if seat in waiting:
            waiting.remove(seat)
    left = sides(state, state.in_play())
    if len(left) <= 1:
        over(state, "last" if left else "nobody", winners(state, left))
    elif seat == asked:
        go_on(state, draw)
