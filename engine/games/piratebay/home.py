"""What becomes of a ship that is beaten: she is sent home, and her cargo goes where it goes (PB-11, PB-12, PB-23)."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, tau

from msgspec.structs import replace

from engine.games.piratebay.board import SEA, Bay
from engine.games.piratebay.state import HOLD, NOTHING, Cargo, Haul, Keep, State, dropped, set_at, touched
from engine.sailing.afloat import moved
from engine.sailing.sea import bits
from engine.sailing.ships import value, with_ship
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Value


@lru_cache(maxsize=1 << 8)
def berths(bay: Bay, islet: int) -> tuple[int, ...]:
    """The water cells where a ship that is sent home may lie, the anchor cell first, then by steps over water, then by
    bearing from the anchor clockwise from N (PB-11).
    """
    anchor = bay.islets[islet].anchor
    steps = {anchor: 0}
    shore = [anchor]
    while shore:
        reached = []
        for cell in shore:
            for there in bits(SEA.around[cell] & ~bay.land):
                if there not in steps:
                    steps[there] = steps[cell] + 1
                    reached.append(there)
        shore = reached
    return tuple(sorted(set(steps) - set(bay.merchants), key=lambda cell: (steps[cell], _bearing(anchor, cell), cell)))


def _bearing(start: int, end: int) -> float:
    """The angle from N clockwise, in radians."""
    one, other = SEA.cells[start], SEA.cells[end]
    return atan2(other.col - one.col, other.row - one.row) % tau


def sent_home(state: State, seat: int, log: Log) -> State:
    """A ship goes back with both masts, and does nothing more in this turn, shots in answer neither; a trap is over
    (PB-11). Her cargo has been dealt with.
    """
    ship = state.ships[seat]
    islet = state.islets[seat]
    taken = with_ship(state.ships, seat, replace(ship, masts=0)).taken
    cell = next(cell for cell in berths(state.bay, islet) if not taken >> cell & 1)
    anchor = state.bay.islets[islet].anchor
    after = replace(ship, masts=ship.size, heading=state.bay.islets[islet].heading, acted=True, barred=True)
    state = replace(
        state,
        ships=with_ship(state.ships, seat, after),
        trapped=tuple([one for one in state.trapped if one != seat]),
    )
    if cell == anchor:
        log.tell("piratebay-event-home", seat=SEATS[seat], ship=value(after), cell=SEA.cells[cell])
    else:
        log.tell("piratebay-event-waits", seat=SEATS[seat], ship=value(after), cell=SEA.cells[cell])
    return moved(state, seat, (cell,), "home")


def hauled(state: State, seat: int, cell: int, what: str, cargo: Cargo, order: bool = False) -> State:
    """It is noted for pictures what became of cargo."""
    return replace(state, hauls=(*state.hauls, Haul(state.turn, seat, cell, what, cargo, order)))


def sunk(state: State, seat: int, by: int, log: Log) -> State:
    """A ship has been sunk by guns: her cargo leaves the game, the order goes to who sank her (PB-12, PB-23)."""
    cargo, cell = state.holds[seat], state.ships[seat].cell
    if cargo.total:
        tell_cargo(log, "piratebay-event-sunk-cargo", cargo, seat=SEATS[seat])
        state = hauled(state, seat, cell, "sunk", cargo)
        state = dropped(replace(state, holds=set_at(state.holds, seat, NOTHING)), cargo)
    state = order_won(state, seat, by, log)
    return sent_home(state, seat, log)


def beaten(state: State, seat: int, by: int, log: Log) -> State:
    """A ship has lost a boarding: the winner gets her cargo and the order; she is sent home (PB-12, PB-23)."""
    cargo, cell = state.holds[seat], state.ships[seat].cell
    if cargo.total:
        tell_cargo(log, "piratebay-event-robbed", cargo, seat=SEATS[by], owner=SEATS[seat])
        state = hauled(state, by, cell, "robbed", cargo)
        state = replace(state, holds=set_at(state.holds, seat, NOTHING))
    state = sent_home(order_won(state, seat, by, log), seat, log)
    return gained(state, by, cargo)


def gained(state: State, seat: int, cargo: Cargo) -> State:
    """Cargo from elsewhere comes into a hold; where it is more than that takes, some of it has to go."""
    if not cargo.total:
        return state
    state = touched(replace(state, holds=set_at(state.holds, seat, state.holds[seat] + cargo)))
    if state.holds[seat].total <= HOLD:
        return state
    return replace(state, todo=(Keep(winner=seat), *state.todo))


def order_won(state: State, seat: int, by: int, log: Log) -> State:
    """The order goes from a loser to who has beaten him (PB-23)."""
    if state.order_of != seat:
        return state
    log.tell("piratebay-event-order-won", seat=SEATS[by], owner=SEATS[seat])
    state = hauled(state, by, state.ships[seat].cell, "robbed", NOTHING, order=True)
    return replace(state, order_of=by)


def counted(cargo: Cargo) -> dict[str, Value]:
    """Cargo as arguments of a line."""
    return {"gold": NUMBERS[cargo.gold], "cannons": NUMBERS[cargo.cannons]}


def tell_cargo(log: Log, id: str, cargo: Cargo, /, *, reveals: bool = False, **args: Value) -> None:
    """An event that tells of cargo."""
    log.tell(id, reveals=reveals, **args, **counted(cargo))
