"""What the races to a silent fort have in common (AS-50, AS-51)."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

from engine.datafiles import Strict
from engine.games.ageofsail.board import Board, Ground
from engine.games.ageofsail.data import Token, at, check_course
from engine.games.ageofsail.scenarios.base import Scenario, ended
from engine.games.ageofsail.state import NONE, Fort, State
from engine.sailing.orders import Kinds, only
from engine.sailing.sea import NUMBERS
from engine.sailing.ships import Ship, value
from engine.sailing.telling import SEATS, Log

Heading = Annotated[str, AfterValidator(check_course)]
Count = Annotated[int, Field(ge=0, le=20)]


class Berth(Strict):
    """Where a ship begins, and her heading."""

    cell: Token
    heading: Heading

    def of(self, board: Board) -> tuple[int, int]:
        """Both by their numbers."""
        return board.sea.index(at(self.cell)), NUMBERS[self.heading]


def silent(board: Board, arms: str) -> int:
    """The place of the fort with these arms."""
    cell = board.sea.index(at(arms))
    return next(site for site, ground in enumerate(board.grounds) if ground.cells[-1] == cell)


class Race(Scenario):
    """A race to a fort that is nobody's: whoever comes there with the ship that all is about has won."""

    def quarry(self, state: State) -> Ship:
        """The ship that all is about: the first of all."""
        return state.ships[0]

    def orders(self, state: State, seat: int) -> Kinds:
        """Nobody has cannons, and no prize is divided."""
        return only("return", "turn")

    def goals(self, state: State, ship: Ship) -> int:
        return _ground(state).beside if ship.id == self.quarry(state).id else 0

    def arrived(self, state: State, log: Log, how: str) -> State:
        """Whoever has that ship has won if she is beside the fort."""
        ship = self.quarry(state)
        if ship.masts and _ground(state).beside >> ship.cell & 1:
            log.tell(
                "ageofsail-event-reached",
                seat=SEATS[ship.seat],
                ship=value(ship),
                cell=state.rules.board.cells[ship.cell],
            )
            return ended(state, how, (ship.seat,))
        return state


def _ground(state: State) -> Ground:
    return state.rules.board.grounds[state.silent]


def no_forts(seats: int) -> tuple[Fort, ...]:
    """Nobody has a fort of his own."""
    return (Fort(NONE, 0),) * seats
