"""The end of turns, and of the game (PB-24 to PB-28)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.game import Event
from engine.games.piratebay.state import Over, State, Turn, Wind, outside
from engine.sailing import afloat, weather, wind
from engine.sailing.seats import following, living
from engine.sailing.ships import refreshed, value
from engine.sailing.telling import SEATS, Log
from engine.sailing.weather import tell_wind
from engine.values import line

CALM, CALM_FEW = 10, 15
"""Turns of every player in which nothing happens to a treasure after which the game ends; the same for few (PB-26)."""
FEW = 3
"""So many players at most are few."""
COUNT = "count"
"""What the players may agree on (PB-26)."""


def calm_end(state: State) -> int:
    """After so many calm turns of every player the game ends (PB-26)."""
    return CALM_FEW if len(state.ships) <= FEW else CALM


def calm(state: State) -> int:
    """The fewest turns that anybody has had since something happened to a treasure (PB-26)."""
    return min([state.calm[seat] for seat in living(state)])


def ended(state: State) -> State:
    """The state with its end, if no treasure, or few enough, are left outside the islets (PB-24, PB-25)."""
    if state.over is None and (left := outside(state)) <= state.few:
        return replace(state, todo=(), over=Over("half" if left else "all"))
    return state


def asks(state: State) -> tuple[str, ...]:
    """What the players may agree on: to count now, at any time (PB-26)."""
    return () if state.over is not None else (COUNT,)


def agreed(state: State, what: str) -> tuple[State, list[Event]]:
    """The game ends at once, as all have agreed to count now; islets and order score (PB-26)."""
    ended = replace(state, count=state.count + 1, todo=(), over=Over("agreed"))
    return ended, [Event(line("piratebay-event-counted"))]


def closed(state: State) -> State:
    """The mover's turn is over: he has another in his watch, or the next player begins (PB-26, PB-27)."""
    mover = state.mover
    gone = mover in state.out
    if not state.stirred and not gone:
        state = replace(state, calm=(*state.calm[:mover], state.calm[mover] + 1, *state.calm[mover + 1 :]))
    seats, next_seat = len(state.ships), following(state)
    last = (next_seat - state.first) % seats <= (mover - state.first) % seats
    if last and calm(state) >= calm_end(state):
        return replace(state, todo=(), over=Over("calm"))
    if state.glass < state.watch and not gone:
        again = _beginning(state, mover, state.glass + 1)
        return replace(state, ships=refreshed(state.ships), wind=None, **again)
    return begun(state, next_seat)


def opened(state: State) -> State:
    """The first turn of the game, before the wind (PB-4)."""
    first = state.first if state.first not in state.out else following(replace(state, mover=state.first))
    return begun(state, first)


def begun(state: State, seat: int) -> State:
    """The beginning of a seat's watch, before the wind."""
    oldest = afloat.forgotten(state)
    finds, hauls = afloat.since(state.finds, oldest), afloat.since(state.hauls, oldest)
    return afloat.begun(state, seat, finds=finds, hauls=hauls, **_beginning(state, seat, 1))


def _beginning(state: State, seat: int, glass: int) -> dict[str, Any]:
    """What changes at the beginning of a seat's turn; `glass`: which of its watch (PB-10, PB-23, PB-27)."""
    return {"todo": (Wind(), Turn(seat=seat)), "glass": glass, "stirred": False, "swift": state.order_of == seat}


def drawn(state: State, log: Log) -> State:
    """The wind of the turn is drawn; or the turn is skipped by a ship in a trap, without a wind (PB-10, PB-20)."""
    mover, turn = state.mover, state.todo[1:]
    if mover in state.trapped:
        log.tell("piratebay-event-trapped", seat=SEATS[mover], ship=value(state.ships[mover]))
        trapped = tuple([seat for seat in state.trapped if seat != mover])
        return replace(state, trapped=trapped, todo=(Turn(seat=mover, used=True), *turn[1:]))
    state = weather.drawn(state, log, todo=turn)
    tell_wind(state, ranges(state), log)
    return state


def ranges(state: State) -> wind.Ranges:
    """The mover's range on each course (AS-3, PB-23)."""
    return wind.CALM if state.wind is None else wind.ranges(state.wind, "printed", int(state.swift))
