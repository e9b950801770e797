"""An attack of a ship and what its target answers at once (AS-10 to AS-13, AS-17, AS-34); a cannon's shot (AS-33)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.ageofsail.fleet import bonus, hurt, live_cannon, stirred
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import State, with_fort
from engine.sailing.afloat import noted
from engine.sailing.broadside import Struck, answer, dice, fire, fired, tell_struck
from engine.sailing.gunnery import volley
from engine.sailing.medal import medal
from engine.sailing.ships import at, value
from engine.sailing.telling import SEATS, Log


def attack(state: State, place: int, cell: int, shots: int, log: Log) -> State:
    """A ship fires at what lies abeam on a cell, and a ship that survives it answers."""
    board = state.rules.board
    state = stirred(state, place)
    target = at(state.muster, cell)
    if target is None:
        return _at_cannon(state, place, cell, shots, log)
    seat, other = state.ships[place].seat, state.ships[target].seat
    guard = medal(state, other)
    state, hit = fire(board.sea, state, place, target, shots, log, bonus(state), guard)
    if hit:
        state = hurt(state, target, log, by=seat)
    if state.over is not None:
        return state
    state, hit = answer(board.sea, state, target, place, log, guard, medal(state, seat))
    return hurt(state, place, log, by=other) if hit else state


def _at_cannon(state: State, place: int, cell: int, shots: int, log: Log) -> State:
    board = state.rules.board
    state = fired(board.sea, state, place, cell, shots)
    ship = state.ships[place]
    found = live_cannon(state, ship.seat, cell)
    assert found is not None
    owner, card = found
    guard = medal(state, owner)
    rolled = volley(log.chance, shots, bonus(state), guard)
    log.tell(
        "ageofsail-event-cannon-hit" if rolled.hit else "ageofsail-event-cannon-missed", reveals=True,
        seat=SEATS[ship.seat], ship=value(ship), owner=SEATS[owner], cell=board.cells[cell], **dice(rolled, guard),
    )  # fmt: skip
    state = noted(state, ship.seat, ship.cell, cell, rolled)
    if not rolled.hit:
        return state
    return silenced(state, owner, card, log)


def silenced(state: State, owner: int, card: int, log: Log) -> State:
    """A cannon of a fort is turned over, which may decide an assault (AS-34, AS-52)."""
    fort = state.forts[owner]
    after = replace(fort, live=fort.live & ~(1 << card))
    state = replace(state, forts=with_fort(state.forts, owner, after))
    return scenario_of(state).silenced(state, log)


def fire_cannon(state: State, owner: int, cannon: int, target: int, own_turn: bool, log: Log) -> State:
    """A fort's cannon on a cell fires a double salvo at a ship (AS-33)."""
    ship = state.ships[target]
    guard = medal(state, ship.seat)
    rolled = volley(log.chance, DOUBLE, bonus(state) if own_turn else medal(state, owner), guard)
    state = noted(state, owner, cannon, ship.cell, rolled)
    tell_struck(ship, rolled, _FORT, log, guard, seat=SEATS[owner], cell=state.rules.board.cells[cannon])
    return hurt(state, target, log) if rolled.hit else state


DOUBLE = 2
"""Dice of a cannon."""
_FORT = Struck("ageofsail-event-fort-missed", "ageofsail-event-fort-hit", "ageofsail-event-fort-sunk")
