"""What is lost with a ship or a fort: pearls, work, repairs (AD-33, AD-43, AD-50 to AD-53, AD-63)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.admiral.asking import value
from engine.games.admiral.past import Mark
from engine.games.admiral.state import NOBODY, State, with_fort, with_ship
from engine.sailing.telling import NUMBERS, SEATS, Log


def stirred(state: State) -> State:
    """Something has happened in this round that counts (AD-69)."""
    return state if state.stirred else replace(state, stirred=True)


def marked(state: State, seat: int, cell: int, what: str, n: int = 0) -> State:
    """It is noted for pictures; see `view.Mark`."""
    return replace(state, marks=(*state.marks, Mark(state.turn, seat, cell, what, n)))


# ---------------------------------------------------------------- ships


def sunk(state: State, place: int, log: Log) -> State:
    """A ship is lost where she lies, and her pearls with her (AD-33, AD-63). Who sank her has told of it."""
    return spilt(holed(state, place, log), place, log)


def holed(state: State, place: int, log: Log) -> State:
    """A ship is lost; her pearls are still to go."""
    state = off_work(state, place, log)
    ship = state.ships[place]
    state = with_ship(state, place, replace(ship, strength=0, task=""))
    return marked(state, ship.seat, ship.cell, "sunk")


def spilt(state: State, place: int, log: Log) -> State:
    """The pearls of a ship that is lost lie in her cell if there is land near, else they are gone (AD-63)."""
    ship = state.ships[place]
    n = ship.pearls
    if not n:
        return state
    cells = state.board
    state = with_ship(state, place, replace(ship, pearls=0, fresh=0))
    if cells.coast >> ship.cell & 1:
        log.tell("admiral-event-pearls-dropped", seat=SEATS[ship.seat], cell=cells.cells[ship.cell], n=NUMBERS[n])
        found = dict(state.sea_pearls)
        found[ship.cell] = found.get(ship.cell, 0) + n
        return marked(replace(state, sea_pearls=tuple(sorted(found.items()))), ship.seat, ship.cell, "dropped", n)
    log.tell("admiral-event-pearls-gone", seat=SEATS[ship.seat], cell=cells.cells[ship.cell], n=NUMBERS[n])
    return stirred(marked(state, ship.seat, ship.cell, "lost", n))


def working_on(state: State, place: int) -> int | None:
    """The place of the fort on which a ship works."""
    if state.ships[place].task != "work":
        return None
    return next(at for at, fort in enumerate(state.forts) if place in fort.workers)


def off_work(state: State, place: int, log: Log) -> State:
    """A ship that works on a fort does so no more, which stops the work (AD-53)."""
    fort = working_on(state, place)
    return state if fort is None else work_over(state, fort, log)


def work_over(state: State, place: int, log: Log) -> State:
    """Nobody works on a fort any more; of a ruin all damage is back (AD-52)."""
    fort = state.forts[place]
    if not fort.workers:
        return state
    log.tell("admiral-event-work-over", target=value(fort))
    return _idle(with_fort(state, place, replace(fort, workers=(), since=0, rebuilt=0, by=NOBODY)), fort.workers)


def _idle(state: State, places: tuple[int, ...]) -> State:
    ships = list(state.ships)
    for place in places:
        ships[place] = replace(ships[place], task="")
    return replace(state, ships=state.muster.changed(ships))


# ---------------------------------------------------------------- forts


def repairing_in(state: State, place: int) -> list[int]:
    """The places of the ships under repair in a fort: its owner's in its port, or his who has just lost it (AD-50)."""
    port, owner = state.harbour.port[place], state.forts[place].seat
    return [
        at
        for at, ship in enumerate(state.ships)
        if ship.task == "repair"
        and port >> ship.cell & 1
        and (ship.seat == owner or not shelters(state, ship.seat, ship.cell))
    ]


def housed(state: State, seat: int) -> bool:
    """Whether a seat has a live fort (AD-64)."""
    return any(fort.seat == seat and fort.strength for fort in state.forts)


def shelters(state: State, seat: int, cell: int) -> bool:
    """Whether a cell is in the port of a live fort of this seat (AD-50)."""
    port = state.harbour.port
    return any(
        fort.seat == seat and fort.strength and port[place] >> cell & 1 for place, fort in enumerate(state.forts)
    )


def repairs_over(state: State, log: Log) -> State:
    """The repair of ships that lie in no port of an own live fort any more has ended (AD-44, AD-50)."""
    for place, ship in enumerate(state.ships):
        if ship.task == "repair" and not shelters(state, ship.seat, ship.cell):
            log.tell("admiral-event-repair-over", target=value(ship))
            state = with_ship(state, place, replace(ship, task=""))
    return state


def ruined(state: State, place: int, log: Log, *, assaulted: bool = False) -> State:
    """A fort is a ruin: no work goes on on it, its pearls are gone, repairs in it end (AD-52, AD-63).

    `assaulted`: by a storming; the ships under repair in it are lost (AD-44).
    """
    doomed = repairing_in(state, place) if assaulted else []
    state = work_over(state, place, log)
    fort = state.forts[place]
    state = with_fort(state, place, replace(fort, strength=0, pearls=0))
    state = marked(state, fort.seat, fort.cell, "ruined")
    if fort.pearls:
        whose = SEATS[state.mover if fort.seat == NOBODY else fort.seat]
        log.tell(
            "admiral-event-pearls-gone", seat=whose, cell=state.board.cells[fort.cell], n=NUMBERS[fort.pearls]
        )  # fmt: skip
        state = stirred(marked(state, fort.seat, fort.cell, "lost", fort.pearls))
    for at in doomed:
        log.tell("admiral-event-buried", target=value(state.ships[at]))
        state = sunk(state, at, log)
    return repairs_over(state, log)
