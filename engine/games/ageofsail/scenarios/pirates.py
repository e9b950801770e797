"""Pirates: a merchant captain on the way to the fort, and those who want his ship (AS-50)."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace
from pydantic import Field

from engine.chance import Chance
from engine.datafiles import Strict, read
from engine.games.ageofsail.data import FOLDER, Token
from engine.games.ageofsail.scenarios.base import besides, ended, role_of, started
from engine.games.ageofsail.scenarios.races import Berth, Count, Heading, Race, no_forts, silent
from engine.games.ageofsail.state import Begin, Place, Rules, State
from engine.games.ageofsail.view import MERCHANT
from engine.sailing.afloat import gone
from engine.sailing.seats import living
from engine.sailing.ships import CLASSES, Ship, value
from engine.sailing.telling import SEATS, Log
from engine.seating import Setup

SHIP, BRIG = MERCHANT, "b"
Brigs = Annotated[tuple[Annotated[int, Field(ge=1, le=4)], ...], Field(min_length=3, max_length=3)]


class Data(Strict):
    """See the file."""

    fort: Token
    rounds: Annotated[int, Field(ge=10, le=99)]
    ship: Token
    heading: Heading
    distance: Count
    brigs: Brigs
    printed: Brigs
    factor: Annotated[int, Field(ge=1, le=3)]


DATA = read(FOLDER / "pirates.toml", Data)


class Pirates(Race):
    """The scenario; who plays alone is the merchant captain."""

    id = "pirates"
    alone, others = "merchant", "pirate"
    rounds = DATA.rounds

    def new(self, setup: Setup, rules: Rules, chance: Chance) -> State:
        board, seats = rules.board, setup.seats
        role = role_of(setup, self.alone, chance)
        first = chance.randrange(seats) if setup.first is None else setup.first
        cell, heading = Berth(cell=DATA.ship, heading=DATA.heading).of(board)
        size = CLASSES["s"]
        pirates = besides(seats, role)
        each = _brigs(rules, seats)
        brigs = [
            Ship(f"{BRIG}{n * each + i + 1}", seat, 1, 1, 0, 0) for n, seat in enumerate(pirates) for i in range(each)
        ]
        placing = tuple([Place(owner=seat) for seat in pirates])
        state = started(
            rules, first, (Ship(SHIP, role, size, size, cell, heading),), no_forts(seats), (*placing, Begin())
        )
        return replace(state, role=role, silent=silent(board, DATA.fort), waiting=tuple(brigs))

    def hulls(self, state: State) -> tuple[tuple[str, int], ...]:
        seats = len(state.forts)
        brigs = _brigs(state.rules, seats) * (seats - 1)
        return ((SHIP, CLASSES["s"]), *[(f"{BRIG}{n + 1}", CLASSES[BRIG]) for n in range(brigs)])

    def factor(self, state: State, ship: Ship) -> int:
        return 1 if ship.id == SHIP else DATA.factor

    def berths(self, state: State, seat: int) -> int:
        """Free cells of the edge far enough from the merchant."""
        sea = state.rules.board.sea
        near = sea.within((self.quarry(state).cell,), DATA.distance - 1)
        return sea.edge & ~(near | state.muster.taken | state.works.walls)

    def usual_berth(self, state: State, cells: list[int]) -> int:
        """As near to the merchant as may be, and away from other brigs."""
        apart, ship = state.rules.board.sea.apart, self.quarry(state)
        brigs = state.ships[1:]

        def worth(cell: int) -> tuple[int, int]:
            return -apart[ship.cell][cell], min([apart[cell][brig.cell] for brig in brigs], default=0)

        return max(cells, key=worth)

    def prize(self, winner: Ship, beaten: Ship) -> bool | None:
        """One hull is always sunk, never the ship: who beats her goes over to her with the whole crew."""
        return beaten.id == SHIP

    def boarded(self, state: State, winner: int, beaten: int, log: Log) -> State:
        ship = state.ships[beaten]
        if ship.id == SHIP:
            log.tell("ageofsail-event-taken", seat=SEATS[ship.seat], ship=value(ship))
        return self.judged(state, log)

    def left(self, state: State, seat: int, log: Log) -> State:
        """If the ship has gone with who has left, those who would have taken her share the win, be it the merchant or
        who has captured her (AS-37).
        """
        state = gone(state, seat)
        if not self.quarry(state).masts:
            return ended(state, "pirates-gone", tuple(living(state)))
        return self.judged(state, log)

    def judged(self, state: State, log: Log) -> State:
        """Is the ship sunk nobody wins; who has her at the fort, or is alone at sea with her, has won."""
        ship = self.quarry(state)
        if not ship.masts:
            return ended(self.cleared(state, log), "pirates-sunk")
        state = self.cleared(state, log)
        state = self.arrived(state, log, "pirates-home" if ship.seat == state.role else "pirates-delivered")
        if state.over is None and living(state) == [ship.seat]:
            return ended(state, "pirates-alone", (ship.seat,))
        return state


def _brigs(rules: Rules, seats: int) -> int:
    """Brigs of each pirate (AS-50, AS-71)."""
    return (DATA.printed if rules.printed else DATA.brigs)[seats - 2]
