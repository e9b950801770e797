"""What a seat or a spectator sees of a state: everything but the others' standing orders (AS-17)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import Step, open_step
from engine.games.ageofsail.asking import REPAIR
from engine.games.ageofsail.board import ARMS, CARDS
from engine.games.ageofsail.ending import afar
from engine.games.ageofsail.fleet import ranges
from engine.games.ageofsail.play import asked, choose, may
from engine.games.ageofsail.result import outcome
from engine.games.ageofsail.state import Arrange, Sail, Situate, State, Stop
from engine.games.ageofsail.view import Fort, FortCard, View
from engine.sailing import sight
from engine.sailing.afloat import turns
from engine.sailing.orders import ORDERS
from engine.sailing.sea import COURSE_AT
from engine.sailing.ships import at, find, with_ship
from engine.values import Path


def view(state: State, seat: int | None) -> View:
    """The position as this seat (None: a spectator) may know it."""
    board = state.board
    ended = outcome(state)
    over = ended is not None
    rules = state.rules
    seats = len(state.forts)
    active = _active(state)
    return View(
        viewer=seat,
        turn=state.turn,
        mover=None if over else state.mover,
        order=() if over else turns(state),
        out=state.out,
        seats=seats,
        cols=board.sea.width,
        rows=board.sea.height,
        round=state.round,
        rounds=rules.rounds,
        quiet=state.quiet,
        quiet_end=rules.quiet,
        sums=state.sums if rules.sums else (),
        afar=afar(state),
        ships=sight.ships(state.ships, board.cells, active),
        forts=tuple([_fort(state, owner) for owner in range(seats)]),
        wind=sight.blowing(state.wind, ranges(state)),
        situation=state.situation,
        winds_left=state.winds.bit_count(),
        situations_left=state.situations.bit_count(),
        active=None if active is None else state.ships[active].id,
        asked=asked(state.todo[0]) if state.todo else None,
        tracks=sight.tracks(state.tracks, board.cells),
        shots=sight.shots(state.shots, board.cells),
        fights=sight.fights(state.fights, board.cells),
        wrecks=sight.wrecks(state.wrecks, board.cells),
        orders=None if seat is None or seat in state.out else state.orders[seat],
        over=over,
        winners=ended.places[0] if ended else (),
    )  # fmt: skip


def _active(state: State) -> int | None:
    """The ship whose activation is under way."""
    return next((step.ship for step in state.todo if isinstance(step, Stop | Sail)), None)


def _fort(state: State, owner: int) -> Fort:
    board = state.board
    fort = state.forts[owner]
    cells = board.grounds[fort.site].cells
    cards = [
        FortCard(board.cells[cells[card]], card == ARMS, bool(fort.live >> card & 1), bool(fort.fired >> card & 1))
        for card in range(CARDS)
    ]
    return Fort(owner, tuple(cards))


def preview(state: State, seat: int, path: Path) -> View:
    """What a seat sees while it chooses: a ship where she would lie or sail to, before anything comes of it.

    Raises IllegalAction for a path to nowhere.
    """
    step = open_step(state, seat)
    if path and path[0] == ORDERS:
        may(state, seat, path)
        return view(state, seat)
    if not path or step is None:
        return view(state, seat)
    choose(state, seat, path)
    place = step.ship if isinstance(step, Stop) else find(state.ships, path[0])
    if place is None:
        return view(state, seat)
    return view(_answered(state, step, place, path[1:]), seat)


def _answered(state: State, step: Step, place: int, answers: Path) -> State:
    """A ship where the answers after her name or ``on`` bring her; one that would board stays where she is."""
    board = state.board
    ship, put = state.ships[place], isinstance(step, Arrange | Situate)
    for answer in answers:
        cell, course = board.index.get(answer), COURSE_AT.get(answer)
        if course is not None:
            ship = replace(ship, heading=course)
        elif cell is not None and put:
            ship = replace(ship, cell=cell)
        elif cell is not None and REPAIR not in answers and at(state.ships, cell) is None:
            ship = replace(ship, cell=cell, heading=board.sea.bearing(ship.cell, cell))
    return replace(state, ships=with_ship(state.ships, place, ship))
