"""What a seat or a spectator sees of a state: everything but the others' standing orders (AS-17)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import Step
from engine.game import Outcome
from engine.games.ageofsail.asking import FORM, LAND, LEAVE, PARTY, REPAIR
from engine.games.ageofsail.fleet import farthest
from engine.games.ageofsail.forming import named_line
from engine.games.ageofsail.landing import landed
from engine.games.ageofsail.layout import cells_of
from engine.games.ageofsail.line_sailing import firing
from engine.games.ageofsail.lines import Places, after_sailing, formed, led_by, left, line_of
from engine.games.ageofsail.parties import lives, shifted
from engine.games.ageofsail.placing import foreseen
from engine.games.ageofsail.play import asked, choose, may
from engine.games.ageofsail.result import outcome
from engine.games.ageofsail.scenarios.assault import FIELD
from engine.games.ageofsail.scenarios.battle import afar
from engine.games.ageofsail.state import (
    NONE,
    Arrange,
    Layout,
    LineSail,
    LineStop,
    Place,
    Sail,
    Situate,
    State,
    Stop,
    Turn,
    home,
)
from engine.games.ageofsail.view import Fort, FortCard, Party, Storming, View
from engine.sailing import sight
from engine.sailing.afloat import find
from engine.sailing.answering import shown
from engine.sailing.asking import ON
from engine.sailing.sea import COURSE_AT, bits
from engine.sailing.seats import turns
from engine.sailing.ships import at, with_ship
from engine.sailing.telling import Log
from engine.values import Cell, Number, Path


def view(state: State, seat: int | None) -> View:
    """The position as this seat (None: a spectator) may know it."""
    board = state.rules.board
    ended = outcome(state)
    over = ended is not None
    rules = state.rules
    seats = len(state.forts)
    active = _active(state)
    return View(
        viewer=seat,
        turn=state.turn,
        mover=None if over else state.mover,
        order=() if over else turns(state if state.turn else replace(state, mover=state.first)),
        out=state.out,
        seats=seats,
        cols=board.sea.width,
        rows=board.sea.height,
        round=state.round,
        rounds=rules.rounds,
        quiet=state.quiet,
        quiet_end=rules.quiet,
        sums=state.sums if rules.sums else (),
        afar=afar(state) if state.role < 0 else (),
        ships=sight.ships(state.ships, board.cells, active),
        forts=_forts(state),
        wind=sight.blowing(state.wind, farthest(state)),
        situation=state.situation,
        winds_left=state.winds.bit_count(),
        situations_left=state.situations.bit_count(),
        active=state.ships[active[0]].id if active else None,
        asked=asked(state.todo[0]) if state.todo else None,
        tracks=sight.tracks(state.tracks, board.cells),
        shots=sight.shots(state.shots, board.cells),
        fights=sight.fights(state.fights, board.cells),
        wrecks=sight.wrecks(state.wrecks, board.cells),
        orders=None if seat is None or seat in state.out else state.orders[seat],
        over=over,
        winners=_winners(ended) if ended else (),
        scenario=rules.scenario,
        role=None if state.role < 0 else state.role,
        order_of=None if state.order_of < 0 else state.order_of,
        lines=_lines(state),
        firing=_firing(state),
        goals=_goals(state),
        waiting=sight.ships(state.waiting, board.cells),
        parties=tuple([Party(board.cells[one.cell], one.seat, one.masts, one.ready) for one in state.ashore]),
        field=_field(state),
        struggles=_struggles(state),
    )  # fmt: skip


def _goals(state: State) -> tuple[Cell, ...]:
    """The cells where somebody wins (AS-50, AS-51)."""
    if state.silent == NONE:
        return ()
    return tuple([state.rules.board.cells[cell] for cell in bits(state.rules.board.grounds[state.silent].beside)])


def _struggles(state: State) -> tuple[Storming, ...]:
    """Fights of parties (AS-52)."""
    cells = state.rules.board.cells
    return tuple(
        [Storming(one.turn, cells[one.cell], one.seat, one.masts, one.strikes, one.won) for one in state.storms]
    )


def _winners(ended: Outcome) -> tuple[int, ...]:
    """Who has won; nobody in a draw of a scenario."""
    return () if len(ended.places) == 1 and ended.how.id.endswith("-draw") else ended.places[0]


def _field(state: State) -> tuple[Cell, Cell] | None:
    """Where a fort may be laid, while it is."""
    return FIELD if any(isinstance(step, Layout) for step in state.todo) else None


def _active(state: State) -> tuple[int, ...]:
    """The ships whose activation is under way: one, or those of a line that are left, from its first on."""
    for step in state.todo:
        if isinstance(step, Stop | Sail):
            return (step.ship,)
        if isinstance(step, LineStop | LineSail):
            return tuple([place for place in step.ships if state.ships[place].masts])
    return ()


def _lines(state: State) -> tuple[tuple[str, ...], ...]:
    """The ships of each line; amid a step some of them may be lost already."""
    ships = state.ships
    lines = [tuple([ships[place].id for place in line if ships[place].masts]) for line in state.lines]
    return tuple([line for line in lines if len(line) > 1])


def _firing(state: State) -> tuple[str, ...] | None:
    """See `View.firing`."""
    stop = state.todo[0] if state.todo else None
    return tuple([state.ships[place].id for place in firing(state, stop)]) if isinstance(stop, LineStop) else None


def _forts(state: State) -> tuple[Fort, ...]:
    """The forts that there are, one that is nobody's first."""
    board, found = state.rules.board, []
    if state.silent != NONE:
        ground = board.grounds[state.silent]
        cards = [
            FortCard(board.cells[cell], card == ground.cannons, True, False) for card, cell in enumerate(ground.cells)
        ]
        found.append(Fort(None, tuple(cards)))
    return (*found, *[_fort(state, owner) for owner in range(len(state.forts)) if home(state, owner).cells])


def _fort(state: State, owner: int) -> Fort:
    fort, ground, cells = state.forts[owner], home(state, owner), state.rules.board.cells
    cards = [
        FortCard(cells[cell], card == ground.cannons, bool(fort.live >> card & 1), bool(fort.fired >> card & 1))
        for card, cell in enumerate(ground.cells)
    ]
    return Fort(owner, tuple(cards))


def preview(state: State, seat: int, path: Path) -> View:
    """What a seat sees while it chooses: a ship where she would lie or sail to, before anything comes of it.

    Raises IllegalAction for a path to nowhere.
    """
    step = shown(state, seat, path, may, choose)
    if step is None:
        return view(state, seat)
    if isinstance(step, Layout):
        return replace(view(state, seat), laid=tuple([state.rules.board.cells[cell] for cell in cells_of(state, path)]))
    if isinstance(step, Place):
        return view(foreseen(state, seat, path), seat)
    if path[0] in (LAND, PARTY):
        return view(_ashore(state, step, path), seat)
    if isinstance(step, LineStop):
        return view(_gone_on(state, step, path), seat)
    if path[0] == FORM:
        return view(_formed(state, seat, path), seat)
    if path[0] == LEAVE:
        return view(_left(state, step, path), seat)
    place = step.ship if isinstance(step, Stop) else find(state, path[0])
    if place is None:
        return view(state, seat)
    line = line_of(state, place)
    if line and isinstance(step, Turn):
        return view(_sailed(state, step, line, path[1:]), seat)
    return view(_answered(state, step, place, path[1:]), seat)


def _ashore(state: State, step: Step, path: Path) -> State:
    """Masts where the answers bring them, once it is said how many; those that would fight stay where they are."""
    masts = path[-1]
    if not isinstance(masts, Number):
        return state
    if isinstance(step, Stop):
        return landed(state, step.ship, path)
    cell, goal = state.rules.board.index[path[1]], state.rules.board.index[path[2]]
    return state if lives(state, goal) else shifted(state, cell, goal, masts.value)


def _formed(state: State, seat: int, path: Path) -> State:
    """The line that has been named so far (AS-40)."""
    line = named_line(state, seat, path)
    return formed(state, line, Log(None)) if len(line) > 1 else state


def _left(state: State, step: Step, path: Path) -> State:
    """A ship that leaves her line, those behind her not yet closed up (AS-41)."""
    place = find(state, path[1]) if len(path) > 2 else None
    return state if place is None else _answered(left(state, place, Log(None)), step, place, path[2:])


def _gone_on(state: State, stop: LineStop, path: Path) -> State:
    """A line where it would sail on to."""
    return _sailed(state, stop, led_by(state, stop.ships[0]), path[1:]) if path[0] == ON else state


def _sailed(state: State, step: Step, line: Places, answers: Path) -> State:
    """A line where it would lie; one whose first would board stays where it is (AS-40)."""
    cell = state.rules.board.index.get(answers[0]) if answers else None
    if cell is None:
        return _answered(state, step, line[0], answers)
    return state if at(state.muster, cell) is not None else replace(state, ships=after_sailing(state, line, cell))


def _answered(state: State, step: Step, place: int, answers: Path) -> State:
    """A ship where the answers after her name or ``on`` bring her; one that would board stays where she is."""
    board = state.rules.board
    ship, put = state.ships[place], isinstance(step, Arrange | Situate)
    for answer in answers:
        cell, course = board.index.get(answer), COURSE_AT.get(answer)
        if course is not None:
            ship = replace(ship, heading=course)
        elif cell is not None and put:
            ship = replace(ship, cell=cell)
        elif cell is not None and REPAIR not in answers and at(state.muster, cell) is None:
            ship = replace(ship, cell=cell, heading=board.sea.bearing(ship.cell, cell))
    return replace(state, ships=with_ship(state.ships, place, ship))
