"""Rounds and turns: how they begin and end, and the wind of a round (AD-10)."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.game import Event
from engine.games.admiral.carrying import in_place
from engine.games.admiral.past import Fight, Mark, Salvo
from engine.games.admiral.race import closes, over
from engine.games.admiral.ships import Muster
from engine.games.admiral.sides import following
from engine.games.admiral.state import Force, Fort, Over, Round, State, Turn, Wind
from engine.games.admiral.victory import quiet_round
from engine.sailing.sea import COURSES
from engine.sailing.telling import Log
from engine.sailing.tracks import Track
from engine.values import Line, Number, line

Note = TypeVar("Note", Track, Salvo, Fight, Mark)

FORCES: tuple[Force, ...] = ("calm", "fresh", "storm")


def round_begun(state: State, log: Log) -> State:
    """A round begins: its opener is the mover, the wind is drawn, and who fought or was taken in the last one
    acts again (AD-10, AD-43, AD-44).
    """
    if state.mover != opener(state):
        return replace(state, mover=opener(state))
    chance, (calm, fresh, _) = log.chance, state.terms.force
    towards, drawn = chance.randrange(8), chance.randrange(sum(state.terms.force))
    force = FORCES[(drawn >= calm) + (drawn >= calm + fresh)]
    state = in_place(
        state,
        round=state.round + 1,
        wind=Wind(towards, force),
        ships=state.muster.changed([replace(ship, spent=False) if ship.spent else ship for ship in state.ships]),
        forts=tuple([replace(fort, silent=False) if fort.silent else fort for fort in state.forts]),
    )
    log.events.append(Event(wind_line(state), reveals=True))
    return turn_begun(state, state.mover)


def wind_line(state: State) -> Line:
    """It is told which wind a round has."""
    wind = state.wind
    assert wind is not None
    return line(f"admiral-event-{wind.force}", n=Number(state.round), towards=COURSES[wind.towards])


def turn_begun(state: State, seat: int) -> State:
    """A seat's turn begins: its ships and forts are fresh, and what was noted before each living seat's last turn is
    forgotten.
    """
    turn = state.turn + 1
    oldest = turn - len(state.orders) + len(state.out)
    return in_place(
        state,
        todo=(Turn(seat=seat),),
        mover=seat,
        turn=turn,
        ships=_fresh_ships(state.muster, seat),
        forts=tuple([_fresh_fort(fort, seat) if fort.fired or fort.stopped else fort for fort in state.forts]),
        tracks=_since(state.tracks, oldest),
        salvos=_since(state.salvos, oldest),
        fights=_since(state.fights, oldest),
        marks=_since(state.marks, oldest),
    )


def _since(notes: tuple[Note, ...], oldest: int) -> tuple[Note, ...]:
    """Of what was noted, turn by turn, that which happened after a turn."""
    if not notes or notes[0].turn > oldest:
        return notes
    return tuple([one for one in notes if one.turn > oldest])


def _fresh_ships(muster: Muster, seat: int) -> Muster:
    ships = list(muster)
    for place in muster.owned[seat]:
        ship = ships[place]
        if ship.moved or ship.fired or ship.stopped:
            ships[place] = replace(ship, moved=False, fired=0, stopped=False)
    return muster.changed(ships)


def _fresh_fort(fort: Fort, seat: int) -> Fort:
    """A ruin may be another's on which he works."""
    fired = 0 if fort.seat == seat else fort.fired
    return replace(fort, fired=fired, stopped=False) if fort.stopped or fired != fort.fired else fort


def turn_over(state: State) -> State:
    """The mover's turn is over: the next player's begins, or the round is over too."""
    return round_over(state) if closes(state) else turn_begun(state, following(state))


def round_over(state: State) -> State:
    """A round is over: who has arrived in it has won, or the next one begins (AD-61, AD-69)."""
    if state.arrived:
        return over(state)
    if state.round == state.terms.rounds:
        return replace(state, todo=(), over=Over("rounds", ()))
    state = quiet_round(state)
    return state if state.over is not None else in_place(state, todo=(Round(),), mover=opener(state))


def opener(state: State) -> int:
    """The seat that begins the rounds: the first one, or of those in the game the next after it (AD-10)."""
    return state.first if state.first not in state.out else following(replace(state, mover=state.first))
