"""Pirate hunt: a pirate on the way to the fort, and the frigates that hunt him (AS-51)."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace
from pydantic import Field

from engine.chance import Chance
from engine.datafiles import Strict, read
from engine.games.ageofsail.data import FOLDER, Token
from engine.games.ageofsail.scenarios.base import besides, ended, role_of, started
from engine.games.ageofsail.scenarios.races import Berth, Count, Race, no_forts, silent
from engine.games.ageofsail.state import Rules, State
from engine.sailing.afloat import gone
from engine.sailing.seats import living
from engine.sailing.ships import CLASSES, Ship
from engine.sailing.telling import Log
from engine.seating import Setup

FRIGATE = "f"


class Data(Strict):
    """See the file."""

    fort: Token
    rounds: Annotated[int, Field(ge=10, le=99)]
    pirate: Berth
    hunters: Annotated[tuple[Berth, ...], Field(min_length=3, max_length=3)]
    many: Count
    farther: Count


DATA = read(FOLDER / "hunt.toml", Data)


class Hunt(Race):
    """The scenario; who plays alone is the pirate."""

    id = "hunt"
    alone, others = "pirate", "hunter"
    allied = True
    rounds = DATA.rounds

    def new(self, setup: Setup, rules: Rules, chance: Chance) -> State:
        board, seats = rules.board, setup.seats
        role = role_of(setup, self.alone, chance)
        first = chance.randrange(seats) if setup.first is None else setup.first
        owners = [role, *_hunters(role, seats)]
        ships = []
        for number, (seat, berth) in enumerate(zip(owners, (DATA.pirate, *DATA.hunters), strict=False)):
            size = CLASSES[FRIGATE]
            ships.append(Ship(f"{FRIGATE}{number + 1}", seat, size, size, *berth.of(board)))
        state = started(rules, first, tuple(ships), no_forts(seats))
        return replace(state, role=role, silent=silent(board, DATA.fort))

    def hulls(self, state: State) -> tuple[tuple[str, int], ...]:
        number = 1 + len(_hunters(state.role, len(state.forts)))
        return tuple([(f"{FRIGATE}{n + 1}", CLASSES[FRIGATE]) for n in range(number)])

    def farther(self, state: State, ship: Ship) -> int:
        """Of many hunters he has the better wind."""
        if state.rules.printed or ship.seat != state.role or len(state.ships) - 1 < DATA.many:
            return 0
        return DATA.farther

    def prize(self, winner: Ship, beaten: Ship) -> bool | None:
        """One hull is sunk: both are frigates."""
        return False

    def lost(self, state: State, place: int, log: Log, by: int) -> State:
        """The hunter wins whose shot sinks the pirate, an answer too."""
        if by >= 0 and state.ships[place].seat == state.role and not self.quarry(state).masts:
            return ended(self.cleared(state, log), "hunt-sunk", (by,))
        return super().lost(state, place, log, by)

    def boarded(self, state: State, winner: int, beaten: int, log: Log) -> State:
        """The hunter wins who beats the pirate, whoever began it."""
        if not self.quarry(state).masts:
            return ended(self.cleared(state, log), "hunt-boarded", (state.ships[winner].seat,))
        return self.judged(state, log)

    def left(self, state: State, seat: int, log: Log) -> State:
        """If the pirate has left, the hunters share the win; if they all have, he has won (AS-37)."""
        state = gone(state, seat)
        if seat == state.role:
            return ended(state, "abandoned", tuple(living(state)))
        return self.judged(state, log)

    def judged(self, state: State, log: Log) -> State:
        """The pirate has won beside the fort, and when no hunter is left."""
        state = self.cleared(state, log)
        state = self.arrived(state, log, "hunt-reached")
        if state.over is None and living(state) == [state.role]:
            return ended(state, "hunt-alone", (state.role,))
        return state


def _hunters(role: int, seats: int) -> list[int]:
    """Who has each of the hunters' frigates: one alone has three."""
    found = besides(seats, role)
    return found * len(DATA.hunters) if seats == 2 else found
