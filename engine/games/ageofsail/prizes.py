"""Boarding and what becomes of the hulls (AS-15, AS-32)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.ageofsail.asking import BOTH, OWN, PRIZE, asking, note
from engine.games.ageofsail.fleet import obstacles
from engine.games.ageofsail.lines import fallen
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import Prize, State
from engine.sailing import grapple
from engine.sailing.afloat import moved, wrecked
from engine.sailing.asking import NUMBER_OPTIONS, Chart, wrong
from engine.sailing.boarding import Division, free_around, kept, most_for_prize, usual
from engine.sailing.medal import medal
from engine.sailing.ships import Ship, value, with_ship
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Line, Number, Path

_MASTS, _CELL = asking("prize-masts"), asking("prize-cell")


def board(state: State, place: int, aim: int, log: Log) -> State:
    """A ship has sailed into the cell of another (`aim`): the two fight till one has no mast (AS-15)."""
    before = state.ships[place].masts + state.ships[aim].masts
    boarder, target = state.ships[place].seat, state.ships[aim].seat
    state, end = grapple.board(
        state.rules.board.chart, state, place, aim, log, medal(state, boarder), medal(state, target)
    )
    winner, beaten = (place, aim) if end.boarder else (aim, place)
    if state.rules.line:
        state = fallen(_spent(state, place), beaten, log)
    state = replace(
        state, lost=state.lost + before - end.boarder - end.defender, bloody=True,
        todo=(Prize(winner=winner, beaten=beaten), *state.todo),
    )  # fmt: skip
    scenario, victor, loser = scenario_of(state), state.ships[winner], state.ships[beaten]
    prize = scenario.prize(victor, loser)
    if prize is not None:
        state = _divided(state, Prize(winner=winner, beaten=beaten), kept(victor, loser, prize), log)
        return scenario.boarded(state, winner, beaten, log)
    state = scenario.boarded(state, winner, beaten, log)
    return state if state.over is None else wrecked(state, loser)


def _spent(state: State, place: int) -> State:
    """A boarder does nothing more this turn, nor can she be declared a line (AS-32, AS-40)."""
    return replace(state, ships=with_ship(state.ships, place, replace(state.ships[place], barred=True)))


def resolve_prize(state: State, step: Prize, log: Log) -> State | None:
    """The mover is asked, another by his standing orders; else the usual is done. None: the winner is asked."""
    if step.seat is not None:
        return None
    winner, beaten = state.ships[step.winner], state.ships[step.beaten]
    if winner.seat == state.mover or state.orders[winner.seat].prizes == "ask":
        return replace(state, todo=(replace(step, seat=winner.seat), *state.todo[1:]))
    return _divided(state, step, usual(winner, beaten, free_cells(state, winner)), log, ordered=True)


def free_cells(state: State, winner: Ship) -> tuple[int, ...]:
    """The cells to which one of two hulls may go, clockwise from N (AS-32)."""
    return free_around(state.rules.board.sea, winner.cell, obstacles(state))


def choose_prize(state: State, step: Prize, path: Path) -> Choice | Action:
    """``own``, ``prize``, or ``both``, how many masts for the prize, which ship moves, and where to (AS-32)."""
    winner, beaten = state.ships[step.winner], state.ships[step.beaten]
    free = free_cells(state, winner) if winner.masts > 1 else ()
    if not path:
        own, prize = kept(winner, beaten, False), kept(winner, beaten, True)
        options = [Option(OWN, _keeps(winner, own.own)), Option(PRIZE, _keeps(beaten, prize.prize))]
        if free:
            options.append(Option(BOTH, note("both", masts=NUMBERS[winner.masts])))
        ask = asking("prize", ship=value(winner), prize=value(beaten), owner=SEATS[beaten.seat])
        return Choice(ask, tuple(options), subject=(state.rules.board.cells[winner.cell],))
    if path[0] in (OWN, PRIZE) and len(path) == 1:
        return Action(path)
    if path[0] != BOTH or not free or len(path) > 4:
        raise wrong()
    return _choose_both(state.rules.board.chart, winner, beaten, free, path)


def usual_path(state: State, step: Prize) -> Path:
    """The answer by which the usual is done (AS-32)."""
    winner, beaten = state.ships[step.winner], state.ships[step.beaten]
    division = usual(winner, beaten, free_cells(state, winner))
    if division.own and division.prize:
        ship = winner if division.moves_own else beaten
        return (BOTH, NUMBERS[division.prize], value(ship), state.rules.board.cells[division.cell])
    return (OWN,) if division.own else (PRIZE,)


def _choose_both(chart: Chart, winner: Ship, beaten: Ship, free: tuple[int, ...], path: Path) -> Choice | Action:
    most = most_for_prize(winner, beaten)
    if len(path) == 1:
        return Choice(_MASTS, NUMBER_OPTIONS[1 : most + 1], subject=(chart.cells[winner.cell],))
    masts = path[1]
    if not isinstance(masts, Number) or not 1 <= masts.value <= most:
        raise wrong()
    ships = value(winner), value(beaten)
    if len(path) == 2:
        ask = asking("prize-ship", cell=chart.cells[winner.cell])
        return Choice(ask, tuple(map(Option, ships)), subject=(chart.cells[winner.cell],))
    if path[2] not in ships:
        raise wrong()
    if len(path) == 3:
        return Choice(_CELL, tuple([chart.options[cell] for cell in free]), subject=(chart.cells[winner.cell],))
    if chart.index.get(path[3], -1) not in free:
        raise wrong()
    return Action(path)


def _keeps(ship: Ship, masts: int) -> Line:
    return note("keeps", ship=value(ship), masts=NUMBERS[masts])


def act_prize(state: State, step: Prize, path: Path, log: Log) -> State:
    """The state after an answer of `choose_prize`."""
    winner, beaten = state.ships[step.winner], state.ships[step.beaten]
    return _divided(state, step, divided(state.rules.board.chart, winner, beaten, path), log)


def divided(chart: Chart, winner: Ship, beaten: Ship, path: Path) -> Division:
    """What a finished answer keeps."""
    if path[0] != BOTH:
        return kept(winner, beaten, path[0] == PRIZE)
    masts = path[1]
    assert isinstance(masts, Number)
    return Division(winner.masts - masts.value, masts.value, path[2] == value(winner), chart.index[path[3]])


def _divided(state: State, step: Prize, division: Division, log: Log, *, ordered: bool = False) -> State:
    """The masts are divided; the crew of the prize is new, so that she answers nothing this turn.

    `ordered`: by standing orders, which come to light by it (AS-17).
    """
    winner, beaten = state.ships[step.winner], state.ships[step.beaten]
    seat = SEATS[winner.seat]
    after = replace(winner, masts=division.own)
    prize = beaten
    if division.prize:
        prize = replace(beaten, seat=winner.seat, masts=division.prize, acted=True, barred=True)
    ships = with_ship(with_ship(state.ships, step.winner, after), step.beaten, prize)
    given_up = winner.masts - division.own - division.prize
    state = replace(state, todo=state.todo[1:], ships=ships, lost=state.lost + given_up)
    if division.own and division.prize:
        place = step.winner if division.moves_own else step.beaten
        log.tell(
            "ageofsail-event-prize-both", reveals=ordered, seat=seat, ship=value(after), masts=NUMBERS[division.own],
            prize=value(prize), crew=NUMBERS[division.prize], mover=value(ships[place]),
            cell=state.rules.board.cells[division.cell],
        )  # fmt: skip
        state = moved(state, place, (division.cell,), "moved")
        return fallen(state, place, log) if state.lines and division.moves_own else state
    if division.own:
        log.tell(
            "ageofsail-event-prize-own", reveals=ordered, seat=seat, ship=value(after), masts=NUMBERS[division.own],
            prize=value(beaten),
        )  # fmt: skip
        return wrecked(state, beaten)
    log.tell(
        "ageofsail-event-prize-hull", reveals=ordered, seat=seat, ship=value(winner), masts=NUMBERS[division.prize],
        prize=value(prize),
    )  # fmt: skip
    state = wrecked(state, winner)
    return fallen(state, step.winner, log) if state.lines else state
