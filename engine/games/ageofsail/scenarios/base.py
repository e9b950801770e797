"""What a scenario may have otherwise than others: each hook has the meaning of the battle (AS-30 to AS-39)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Outcome
from engine.games.ageofsail.data import ScenarioId
from engine.games.ageofsail.state import Begin, Fort, Over, Rules, State, Todo
from engine.sailing.afloat import gone
from engine.sailing.orders import KINDS, USUAL, Kinds
from engine.sailing.seats import living
from engine.sailing.ships import Ship, Ships, mustered
from engine.sailing.telling import SEATS, Log
from engine.seating import Setup, Side
from engine.values import Number, line

PLAYERS = frozenset({2, 3, 4})
"""For how many scenarios are (AS-50 to AS-52)."""


class Scenario(ABC):
    """A scenario's own rules. Its objects hold nothing: all that is played with is in the state."""

    id: ClassVar[ScenarioId]
    draws_first: ClassVar[bool] = True
    """Whether a die says who begins (AS-8)."""
    alone: ClassVar[str] = ""
    """The side of the seat that plays alone; none in a battle."""
    others: ClassVar[str] = ""
    """The side of all others."""
    allied: ClassVar[bool] = False
    """Whether those others don't fight each other (AS-51, AS-52)."""
    rounds: ClassVar[int]
    """After so many it is over."""
    arranges: ClassVar[bool] = False
    """Whether each may arrange his ships at the start of his first turn (AS-7)."""

    def sides(self, seats: int) -> tuple[Side, ...]:
        """The sides of so many seats; see `engine.game.Hooks`."""
        return (Side(self.alone, 1), Side(self.others, seats - 1)) if self.alone and seats in PLAYERS else ()

    def teams(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        """Who wins or loses together; see `engine.game.Hooks`."""
        return ()

    @abstractmethod
    def new(self, setup: Setup, rules: Rules, chance: Chance) -> State:
        """The state from which it begins."""

    @abstractmethod
    def hulls(self, state: State) -> tuple[tuple[str, int], ...]:
        """Ids and classes of all ships in fleet order, those included that aren't on the sea yet."""

    def orders(self, state: State, seat: int) -> Kinds:
        """The standing orders that can come to something for a seat (AS-17)."""
        return KINDS

    def factor(self, state: State, ship: Ship) -> int:
        """By how much the range of one of the mover's ships is multiplied (AS-50)."""
        return 1

    def farther(self, state: State, ship: Ship) -> int:
        """What is added to her range, but not dead against the wind (AS-51)."""
        return 0

    def berths(self, state: State, seat: int) -> int:
        """Mask of the cells where a seat may put a ship before the first turn (AS-50, AS-52)."""
        return 0

    def usual_berth(self, state: State, cells: list[int]) -> int:
        """Which of these a ship is put on for who leaves it to the bot."""
        return cells[0]

    def draws_cards(self, state: State, seat: int) -> bool:
        """Whether a seat's turn begins with the wind (AS-31, AS-52)."""
        return True

    def rearms(self, state: State, new_round: bool) -> bool:
        """Whether the cannons that have fired may fire again as a turn begins (AS-33, AS-52)."""
        return True

    def fires_once(self, state: State) -> bool:
        """Whether a cannon that fires at a ship which enters its reach has fired until it is rearmed (AS-52)."""
        return False

    def goals(self, state: State, ship: Ship) -> int:
        """Mask of the cells where a ship of hers ends it as soon as she is there (AS-50, AS-51)."""
        return 0

    def prize(self, winner: Ship, beaten: Ship) -> bool | None:
        """Which hull is left of a boarding: the prize alone, or the winner's own alone; None: he chooses (AS-32)."""
        return None

    def lost(self, state: State, place: int, log: Log, by: int) -> State:
        """A ship has lost masts, perhaps the last; `by`: the seat whose ship fired (-1: nobody's)."""
        return state if state.ships[place].masts else self.judged(state, log)

    def boarded(self, state: State, winner: int, beaten: int, log: Log) -> State:
        """A boarding is over, and its hulls are whose they are, unless the winner has yet to choose."""
        return self.judged(state, log)

    def silenced(self, state: State, log: Log) -> State:
        """A cannon has been turned over by gunfire or by a party."""
        return state

    def left(self, state: State, seat: int, log: Log) -> State:
        """Somebody has left, and his ships are gone; it is told otherwise than a last fleet's victory (AS-37)."""
        state = self.judged(gone(state, seat), log)
        return ended(state, "left") if state.over == Over("last") else state

    def judged(self, state: State, log: Log) -> State:
        """Who has nothing left is out, and perhaps it is decided: the last one with ships has won (AS-37)."""
        state = self.cleared(state, log)
        return ended(state, "last") if len(living(state)) <= 1 else state

    def cleared(self, state: State, log: Log) -> State:
        """Who has nothing left is out, and it is told."""
        left = self.present(state)
        for seat in living(state):
            if not left >> seat & 1:
                log.tell("ageofsail-event-out", seat=SEATS[seat])
                state = gone(state, seat)
        return state

    def present(self, state: State) -> int:
        """Mask of the seats that have something to play with."""
        found = 0
        for ship in state.ships:
            if ship.masts:
                found |= 1 << ship.seat
        for ship in state.waiting:
            found |= 1 << ship.seat
        return found

    def round_closed(self, state: State, log: Log) -> State:
        """The round is over; after the last one nobody has won (AS-50, AS-51)."""
        log.tell("ageofsail-event-round-race", round=Number(state.round), rounds=Number(self.rounds))
        if state.round >= self.rounds:
            return ended(state, f"{self.id}-draw")
        return replace(state, round=state.round + 1)

    def outcome(self, state: State, over: Over) -> Outcome:
        """How it ended: who has won, the others who are in the game, then who is out, who went last first.

        Where nobody has won and nobody is out all share one place, as it is a draw.
        """
        how = line(f"ageofsail-how-{over.how}")
        rest = tuple([seat for seat in living(state) if seat not in over.winners])
        if not over.winners and not state.out:
            return Outcome((rest,), how)
        fallen = [(seat,) for seat in reversed(state.out) if seat not in over.winners]
        return Outcome((over.winners, *([rest] if rest else []), *fallen), how)


def ended(state: State, how: str, winners: tuple[int, ...] = ()) -> State:
    """It is over."""
    return replace(state, todo=(), over=Over(how, winners))


def started(
    rules: Rules, first: int, ships: Ships, forts: tuple[Fort, ...], todo: tuple[Todo, ...] = (Begin(),)
) -> State:
    """The state before the first turn. `todo`: what is to be done until then, `Begin` the last."""
    board, seats = rules.board, len(forts)
    nothing = (0,) * seats
    return State(
        count=0, todo=todo, rules=rules, first=first, mover=first, turn=0, round=1, turns=nothing,
        ships=mustered(ships), rested=(), forts=forts, orders=(USUAL,) * seats, out=(), winds=board.winds, wind=None,
        situations=board.situations, situation=None, quiet=0, bloody=False, sums=nothing, lost=0, mended=0, tracks=(),
        shots=(), fights=(), wrecks=(), over=None,
    )  # fmt: skip


def role_of(setup: Setup, side: str, chance: Chance) -> int:
    """The seat that plays alone: that on this side; by lot where nobody was given a side (AS-50)."""
    return setup.sides.index(side) if setup.sides else chance.randrange(setup.seats)


def besides(seats: int, role: int) -> list[int]:
    """The other seats, ascending."""
    return [seat for seat in range(seats) if seat != role]
