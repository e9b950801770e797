"""Positions built by hand, draws that are given, and moves played as they are typed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from msgspec.structs import replace

from engine import notation
from engine.chance import Chance
from engine.game import Action, Event
from engine.games import ageofsail
from engine.games.ageofsail.board import GROUNDS
from engine.games.ageofsail.data import SITUATION_CARDS
from engine.games.ageofsail.fleet import moored
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.state import State, Turn
from engine.sailing import wind
from engine.sailing.orders import Orders
from engine.seating import Setup
from tests.engine.sailing import positions
from tests.engine.sailing.positions import TURN, at, card, placed
from tests.engine.sailing.waters import Dice


class Draws(Dice):
    """The same for draws of all kinds: what they give, with the number that each is drawn from."""

    def __init__(self, *draws: tuple[int, int]) -> None:
        super().__init__()
        self.draws = list(draws)

    def randrange(self, stop: int, /) -> int:
        assert self.draws, f"no draw of {stop} was expected"
        drawn, of = self.draws.pop(0)
        assert of == stop, f"a draw of {stop}, not of {of}"
        return drawn


def build(
    *ships: str,
    seats: int = 2,
    mover: int = 0,
    blows: str = "N strong",
    situation: str | None = None,
    orders: dict[int, Orders] | None = None,
    options: Options | None = None,
    dead: str = "",
    **more: Any,
) -> State:
    """A position in the mover's turn, after the cards, in which only these ships are afloat.

    A ship: ``f1 C3 NE``, with ``masts=1``, ``port=2``, ``starboard=1``, ``seat=1``, ``acted``, ``barred``. `dead`:
    fort cards that are turned over.
    """
    state = ageofsail.new(Setup(seats, 0), options or Options(), Draws((0, 4), (2, 3)) if seats == 3 else Draws())
    fleet = placed(tuple([replace(ship, masts=0) for ship in state.ships]), ships)
    forts = list(state.forts)
    for token in dead.split():
        for seat, fort in enumerate(forts):
            cells = GROUNDS[fort.corner].cells
            if at(token) in cells:
                forts[seat] = replace(fort, live=fort.live & ~(1 << cells.index(at(token))))
    blown = card(*blows.split())
    turns = tuple([TURN + (seat - mover) % seats - seats * (seat != mover) for seat in range(seats)])
    state = replace(
        state, ships=fleet, forts=tuple(forts), mover=mover, wind=blown, winds=wind.FULL & ~(1 << blown),
        situation=situation, todo=(Turn(seat=mover, number=0),), turn=TURN, turns=turns, round=3,
        orders=tuple([(orders or {}).get(seat, Orders()) for seat in range(seats)]),
        lost=sum(ship.size - ship.masts for ship in fleet),
    )  # fmt: skip
    state = replace(state, rested=moored(state, mover), **more)
    out = tuple([seat for seat in range(seats) if not any(s.masts and s.seat == seat for s in state.ships)])
    return replace(state, out=out)


def begun(
    kind: str, *ships: str, blows: str = "N strong", draws: Iterable[tuple[int, int]] = (), seats: int = 2, **more: Any
) -> tuple[State, list[Event]]:
    """The beginning of seat 0's turn with this situation, after the last seat has ended his. `draws` follow on it."""
    state = build(*ships, mover=seats - 1, seats=seats, blows="S light", **more)
    winds = (state.winds & ((1 << card(*blows.split())) - 1)).bit_count()
    deck = (winds, 23), (SITUATION_CARDS.index(kind), 24)
    return play(state, "end", dice=Draws(*deck, *draws), seat=seats - 1)


options = partial(positions.options, ageofsail)


def play(state: State, *moves: str, dice: Chance | None = None, seat: int | None = None) -> tuple[State, list[Event]]:
    """The state after these moves of whoever is asked (or of `seat`), each held against the invariants."""
    chance, events = dice or Dice(), []
    for move in moves:
        who = min(ageofsail.pending(state)) if seat is None else seat
        path = notation.read(ageofsail, state, who, move)
        before = state
        state, told = ageofsail.apply(state, who, Action(path), chance)
        assert ageofsail.load(ageofsail.dump(before)) == before
        if state.over is None:
            ageofsail.check(state)
        events += told
    if isinstance(chance, Dice):
        assert not chance.faces, "more dice were expected"
    return state, events
