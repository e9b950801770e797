"""Forts that players have or lack: who is without one for too long is out, and forts may be given (AD-64, AD-68)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.admiral.asking import GIVE, asking, note, refuse, value
from engine.games.admiral.leaving import gone
from engine.games.admiral.losses import housed, marked, repairs_over, work_over
from engine.games.admiral.parties import teamed
from engine.games.admiral.sides import hostile
from engine.games.admiral.state import State, with_fort
from engine.sailing.asking import wrong
from engine.sailing.seats import living
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Path, Seat

# ---------------------------------------------------------------- without a fort


def turn_ended(state: State, log: Log) -> State:
    """The mover's turn is over: if he has neither a live fort nor one that is being rebuilt for him it counts, and the
    last of so many in a row puts him out (AD-64).
    """
    seat, most = state.mover, state.terms.homeless
    if not most or seat in state.out:
        return state
    count = 0 if housed(state, seat) or rebuilding(state, seat) else state.homeless[seat] + 1
    if count != state.homeless[seat]:
        state = replace(state, homeless=(*state.homeless[:seat], count, *state.homeless[seat + 1 :]))
    if not count:
        return state
    if count < most:
        log.tell("admiral-event-homeless", seat=SEATS[seat], n=NUMBERS[most - count])
        return state
    log.tell("admiral-event-homeless-out", seat=SEATS[seat], n=NUMBERS[most])
    return gone(state, seat, log)


def rebuilding(state: State, seat: int) -> bool:
    """Whether a seat or a partner has a ruin rebuilt (AD-68)."""
    return any(fort.workers and not fort.strength and not hostile(state, seat, fort.by) for fort in state.forts)


# ---------------------------------------------------------------- gifts

_ASK = asking("give")
_GIVE = (Option(GIVE),)


def options(state: State) -> tuple[Option, ...]:
    """``give`` where the mover has a fort to give, and somebody lacks one."""
    if not teamed(state.sides):
        return ()
    return _GIVE if takers(state) and housed(state, state.mover) else ()


def takers(state: State) -> list[int]:
    """The seats that may be given a fort: others in the game without a live one, of any team (AD-68)."""
    return [seat for seat in living(state) if seat != state.mover and not housed(state, seat)]


def choose_gift(state: State, path: Path) -> Choice | Action:
    """``give FORT SEAT``. Raises IllegalAction for a path to nowhere."""
    if not options(state):
        raise refuse("no-gift")
    forts = [fort for fort in state.forts if fort.seat == state.mover and fort.strength]
    if len(path) == 1:
        told = note("give-last") if len(forts) == 1 else None
        return Choice(_ASK, tuple([Option(value(fort), told) for fort in forts]))
    fort = next((fort for fort in forts if value(fort) == path[1]), None)
    if fort is None:
        raise wrong()
    seats = [SEATS[seat] for seat in takers(state)]
    if len(path) == 2:
        ask = asking("give-whom", target=value(fort))
        return Choice(ask, tuple(map(Option, seats)), subject=(state.board.cells[fort.cell],))
    if len(path) > 3 or path[2] not in seats:
        raise wrong()
    return Action(path)


def act_gift(state: State, path: Path, log: Log) -> State:
    """A fort is another's, with its pearls; the giver's repairs there end, work on it too unless a ship of the taker's
    does it, and a giver who has none left is out (AD-68). `path`: one that `choose_gift` ends.
    """
    seat, taker = state.mover, path[2]
    assert isinstance(taker, Seat)
    place = next(place for place, fort in enumerate(state.forts) if value(fort) == path[1])
    log.tell("admiral-event-given", seat=SEATS[seat], owner=taker, target=value(state.forts[place]))
    if all(state.ships[worker].seat != taker.index for worker in state.forts[place].workers):
        state = work_over(state, place, log)
    state = with_fort(state, place, replace(state.forts[place], seat=taker.index))
    state = repairs_over(marked(state, taker.index, state.forts[place].cell, "given"), log)
    if housed(state, seat):
        return state
    log.tell("admiral-event-gave-all", seat=SEATS[seat])
    return gone(state, seat, log)
