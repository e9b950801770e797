"""The moves of a duel."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine import flow
from engine.chance import Chance
from engine.game import Action, Choice, Decision, Event, IllegalAction, Option, Outcome, Score
from engine.grid import COURSES
from engine.seating import Setup, check_seat
from engine.values import Cell, Course, Key, Line, Number, Path, Picks, Piece, Seat, line
from engine.walk import Freely, check_path
from tests.toys import duel
from tests.toys.duel.state import GONE, SEA, SUNK, Flag, Fleet, Layout, Options, Round, Shot, State, Turn, alive, near

FIRE, SAIL = Key("fire"), Key("sail")
FLAGS: tuple[Flag, ...] = ("white", "red")
_ALL = tuple(Option(cell) for cell in SEA.cells)
_TARGETS = tuple(Option(cell, final=True) for cell in SEA.cells)


def seats(options: Options) -> frozenset[int]:
    """Two to four."""
    return frozenset({2, 3, 4})


def draws_first(options: Options) -> bool:
    """Chance says who fires first."""
    return True


def new(setup: Setup, options: Options, chance: Chance) -> State:
    """Everybody is to lay out his fleet. Chance says who fires first, if nobody is named."""
    seats = setup.seats
    first = chance.randrange(seats) if setup.first is None else setup.first
    order = [(first + i) % seats for i in range(seats)]
    state = State(
        count=0,
        todo=(*(Layout(seat) for seat in range(seats)), *(Turn(seat) for seat in order), Round()),
        fleets=(Fleet(),) * seats,
        size=options.ships,
        mined=options.mine,
        fog=options.weather == "fog",
        rounds=options.rounds - 1,
        turn=0,
    )
    return flow.settle(state, _resolve)


def pending(state: State) -> dict[int, Decision]:
    """Who lays out, or whose turn it is."""
    return flow.decisions(state, lambda step: line(f"duel-about-{'layout' if isinstance(step, Layout) else 'turn'}"))


def may(state: State, seat: int, path: Path = ()) -> Choice | Action | None:
    """Whoever fights on may hoist the other flag, at any time."""
    if not state.todo or seat not in alive(state):
        return None
    (other,) = (Option(Key(flag)) for flag in FLAGS if flag != state.fleets[seat].flag)
    if not path:
        return Choice(line("duel-ask-flag"), (other,))
    if path == (other.value,):
        return Action(path)
    raise _wrong()


def choose(state: State, seat: int, path: Path = ()) -> Choice | Action:
    """The question after these answers."""
    step = flow.owed(state, seat)
    return _layout(state, path) if isinstance(step, Layout) else _turn(state, seat, path)


def _layout(state: State, path: Path) -> Choice | Action:
    ships = Number(state.size)
    match path:
        case ():
            return Choice(line("duel-ask-ships", number=ships), _ALL, state.size, state.size, secret=True)
        case (Picks(values),) if state.mined:
            free = tuple(option for option in _ALL if option.value not in values)
            return Choice(line("duel-ask-mine"), free, secret=True)
        case (Picks(),) if not state.mined:
            return Action(path)
        case (Picks(values), Cell() as mine) if state.mined and mine not in values:
            return Action(path)
    raise _wrong()


def _turn(state: State, seat: int, path: Path) -> Choice | Action:
    match path:
        case ():
            ways = (Option(FIRE),) if state.fog else (Option(FIRE), Option(SAIL))
            return Choice(line("duel-ask-turn"), ways)
        case (Key("fire"),):
            return Choice(line("duel-ask-target"), _TARGETS)
        case (Key("fire"), Cell()):
            return Action(path)
        case (Key("sail"),) if not state.fog:
            ships = tuple(Option(Piece(str(number + 1))) for number, _ in _swimming(state, seat))
            return Choice(line("duel-ask-ship"), ships, secret=True)
        case (Key("sail"), Piece() as ship) if not state.fog:
            at = _cell_of(state, seat, ship)
            found = tuple(
                Option(course, line("duel-note-to", cell=SEA.cells[SEA.rays[name][at][0]]))
                for name, course in COURSES.items()
                if SEA.rays[name][at] and SEA.rays[name][at][0] not in state.fleets[seat].ships
            )
            return Choice(line("duel-ask-course"), found, secret=True, subject=(SEA.cells[at],))
        case (Key("sail"), Piece(), Course()) if not state.fog:
            return Action(path)
    raise _wrong()


def _wrong() -> IllegalAction:
    return IllegalAction(line("refuse-no-such-move"))


def _swimming(state: State, seat: int) -> list[tuple[int, int]]:
    """The numbers (from 0) and cells of the ships that a seat has left."""
    return [(number, cell) for number, cell in enumerate(state.fleets[seat].ships) if cell != SUNK]


def _cell_of(state: State, seat: int, ship: Piece) -> int:
    """Where a ship swims. Refuses one that the seat hasn't, or has lost."""
    for number, cell in _swimming(state, seat):
        if str(number + 1) == ship.id:
            return cell
    raise IllegalAction(line("duel-refuse-sunk", ship=ship))


def apply(state: State, seat: int, action: Action, chance: Chance) -> tuple[State, list[Event]]:
    """The state after an action, owed or free."""
    path = action.path
    if path and path[0] in (Key("white"), Key("red")):
        return _hoist(state, seat, path)
    step = flow.owed(state, seat)
    if not isinstance(check_path(duel, state, seat, path), Action):
        raise _wrong()
    if isinstance(step, Layout):
        state, events = _lay_out(state, seat, path)
    elif path[0] == FIRE:
        state, events = _fire(state, seat, path, chance)
    else:
        state, events = _sail(state, seat, path)
    state = replace(state, count=state.count + 1, todo=flow.replace_step(state.todo, step))
    return flow.settle(state, _resolve), events


def _with(state: State, seat: int, **changes: Any) -> State:
    """The state with something of a fleet changed."""
    fleets = list(state.fleets)
    fleets[seat] = replace(fleets[seat], **changes)
    return replace(state, fleets=tuple(fleets))


def _hoist(state: State, seat: int, path: Path) -> tuple[State, list[Event]]:
    if not isinstance(check_path(Freely(duel), state, seat, path), Action):
        raise _wrong()
    flag = path[0]
    assert isinstance(flag, Key)
    state = replace(_with(state, seat, flag=flag.id), count=state.count + 1)
    return state, [Event(line("duel-event-flag", seat=Seat(seat), flag=flag))]


def _lay_out(state: State, seat: int, path: Path) -> tuple[State, list[Event]]:
    picks, *mine = path
    assert isinstance(picks, Picks)
    cells = tuple(SEA.index(value) for value in picks.values if isinstance(value, Cell))
    laid = GONE
    secret = line("duel-event-ships", cells=picks.values)
    if mine and isinstance(mine[0], Cell):
        laid = SEA.index(mine[0])
        secret = line("duel-event-ships-mine", cells=picks.values, cell=mine[0])
    return _with(state, seat, ships=cells, mine=laid), [
        Event(line("duel-event-laid", seat=Seat(seat)), secret, (seat,))
    ]


def _fire(state: State, seat: int, path: Path, chance: Chance) -> tuple[State, list[Event]]:
    target = path[1]
    assert isinstance(target, Cell)
    at = SEA.index(target)
    events = [Event(line("duel-event-fired", seat=Seat(seat), cell=target), reveals=True)]
    state = replace(state, shots=(*state.shots, Shot(seat, at)))
    for other, fleet in enumerate(state.fleets):
        if other == seat or fleet.gone:
            continue
        for number, cell in _swimming(state, other):
            if near(cell, at):
                state, sunk = _sink(state, other, number)
                state = _with(state, seat, hits=state.fleets[seat].hits + 1)
                events.append(sunk)
        if fleet.mine != GONE and near(fleet.mine, at):
            state = _with(state, other, mine=GONE)
            events.append(Event(line("duel-event-mine", owner=Seat(other)), reveals=True))
            if left := _swimming(state, seat):
                state, sunk = _sink(state, seat, left[chance.randrange(len(left))][0])
                events.append(sunk)
    if len(events) == 1:
        events.append(Event(line("duel-event-missed")))
    return state, events


def _sink(state: State, seat: int, number: int) -> tuple[State, Event]:
    cell = SEA.cells[state.fleets[seat].ships[number]]
    ships = tuple(SUNK if i == number else at for i, at in enumerate(state.fleets[seat].ships))
    told = line("duel-event-sunk", owner=Seat(seat), ship=Piece(str(number + 1)), cell=cell)
    return _with(state, seat, ships=ships), Event(told, reveals=True)


def _sail(state: State, seat: int, path: Path) -> tuple[State, list[Event]]:
    ship, course = path[1:]
    assert isinstance(ship, Piece)
    assert isinstance(course, Course)
    number, at = int(ship.id) - 1, _cell_of(state, seat, ship)
    to = SEA.rays[course.name][at][0]
    ships = tuple(to if i == number else cell for i, cell in enumerate(state.fleets[seat].ships))
    secret = line("duel-event-sailed-to", ship=ship, cell=SEA.cells[to])
    told = Event(line("duel-event-sailed", seat=Seat(seat)), secret, (seat,))
    return _with(state, seat, ships=ships, since=len(state.shots)), [told]


def _resolve(state: State) -> State | None:
    top = state.todo[0]
    if isinstance(top, Layout):
        return None
    left = alive(state)
    if len(left) < 2:
        return replace(state, todo=())
    if isinstance(top, Turn):
        if top.seat not in left:
            return replace(state, todo=state.todo[1:])
        return None if top.number != flow.UNASKED else _numbered(state)
    if not state.rounds:
        return replace(state, todo=())
    return replace(state, rounds=state.rounds - 1, todo=(*(Turn(seat) for seat in left), top))


def _numbered(state: State) -> State:
    """The state with the turn at its top begun: each turn has a number of its own."""
    top = replace(state.todo[0], number=state.count)
    return replace(state, turn=state.turn + 1, todo=(top, *state.todo[1:]))


def default(state: State, seat: int) -> Action | None:
    """Ships along the lowest row, the mine beside them; then shots from west to east. Who has hit one shows red.

    Raises ValueError for what is no seat.
    """
    check_seat(seat, len(state.fleets))
    step = flow.open_step(state, seat)
    if step is None:
        proud = state.fleets[seat].hits and state.fleets[seat].flag == "white" and may(state, seat) is not None
        return Action((Key("red"),)) if proud else None
    if isinstance(step, Layout):
        ships = Picks(SEA.cells[: state.size])
        return Action((ships, SEA.cells[state.size])) if state.mined else Action((ships,))
    return Action((FIRE, SEA.cells[SEA.width * 5 + len(state.shots) * 3 % SEA.width]))


def drop(state: State, seat: int) -> tuple[State, list[Event]]:
    """A fleet leaves; where one other is left, it has won."""
    if state.fleets[seat].gone:
        raise IllegalAction(line("refuse-game-over"))
    state = _with(state, seat, gone=True)
    todo = tuple(step for step in state.todo if step.seat != seat)
    if len(alive(state)) < 2:
        todo = ()
    state = replace(state, count=state.count + 1, todo=todo)
    return flow.settle(state, _resolve), [Event(line("duel-event-resigned", seat=Seat(seat)))]


def outcome(state: State) -> Outcome | None:
    """Those with most ships win, among them those with most hits."""
    if state.todo:
        return None

    def rank(seat: int) -> tuple[int, int, int]:
        fleet = state.fleets[seat]
        return (fleet.gone, -fleet.left, -fleet.hits)

    order = sorted(range(len(state.fleets)), key=rank)
    places: list[tuple[int, ...]] = []
    for seat in order:
        if places and rank(places[-1][0]) == rank(seat):
            places[-1] = (*places[-1], seat)
        else:
            places.append((seat,))
    how = "duel-how-last" if len(alive(state)) < 2 else "duel-how-rounds"
    scores = tuple(Score(fleet.left + fleet.hits, _breakdown(fleet)) for fleet in state.fleets)
    return Outcome(tuple(places), line(how), scores)


def _breakdown(fleet: Fleet) -> tuple[Line, ...]:
    return (
        line("duel-score-ships", points=Number(fleet.left)),
        line("duel-score-hits", points=Number(fleet.hits)),
    )
