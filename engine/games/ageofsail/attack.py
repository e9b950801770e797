"""An attack of a ship and what its target answers at once (AS-10 to AS-13, AS-17, AS-34); a cannon's shot (AS-33)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.ageofsail.board import CELLS, SEA
from engine.games.ageofsail.fleet import bonus, hurt, live_cannon, stirred
from engine.games.ageofsail.state import State
from engine.sailing.afloat import noted
from engine.sailing.gunnery import Volley, reply, volley
from engine.sailing.sea import COURSES
from engine.sailing.ships import at, value, with_ship
from engine.sailing.telling import NUMBERS, SEATS, Log, numbers
from engine.values import Value


def attack(state: State, place: int, cell: int, shots: int, log: Log) -> State:
    """A ship fires at what lies abeam on a cell, and a ship that survives it answers."""
    ship = state.ships[place]
    fired = ship.with_fired(ship.facing(SEA.bearing(ship.cell, cell)), shots)
    state = stirred(replace(state, ships=with_ship(state.ships, place, fired)), place)
    target = at(state.ships, cell)
    rolled = volley(log.chance, shots, bonus(state))
    if target is None:
        return _at_cannon(state, place, cell, rolled, log)
    state = _at_ship(state, place, target, rolled, "ageofsail-event-shot", log)
    return _answered(state, place, target, log) if state.over is None else state


def _answered(state: State, attacker: int, target: int, log: Log) -> State:
    """What the target answers by its owner's orders; a hull whose crew was changed this turn does nothing (AS-32)."""
    ship = state.ships[target]
    if not ship.masts or ship.barred:
        return state
    bearing = SEA.bearing(ship.cell, state.ships[attacker].cell)
    answer = reply(ship, bearing, state.orders[ship.seat])
    seat = SEATS[ship.seat]
    if answer.held:
        log.tell("ageofsail-event-held", seat=seat, ship=value(ship))
    elif answer.heading is not None:
        log.tell("ageofsail-event-bears", seat=seat, ship=value(ship), course=COURSES[answer.heading])
        return replace(state, ships=with_ship(state.ships, target, replace(ship, heading=answer.heading)))
    elif answer.shots:
        fired = ship.with_fired(answer.side, answer.shots)
        state = replace(state, ships=with_ship(state.ships, target, fired))
        return _at_ship(state, target, attacker, volley(log.chance, answer.shots), "ageofsail-event-answer", log)
    return state


def _at_ship(state: State, place: int, target: int, rolled: Volley, id: str, log: Log) -> State:
    ship = state.ships[place]
    state = noted(state, ship.seat, ship.cell, state.ships[target].cell, rolled)
    return _struck(state, target, rolled, id, log, seat=SEATS[ship.seat], ship=value(ship))


def _struck(state: State, target: int, rolled: Volley, id: str, log: Log, **by: Value) -> State:
    """A shot or salvo at a ship: what was rolled, and the mast that it costs."""
    ship = state.ships[target]
    hit = rolled.hit
    outcome = "missed" if not hit else "hit" if ship.masts > 1 else "sunk"
    log.tell(
        f"{id}-{outcome}", reveals=True, **by, owner=SEATS[ship.seat], target=value(ship), **_dice(rolled),
        left=NUMBERS[ship.masts - hit],
    )  # fmt: skip
    return hurt(state, target, log) if hit else state


def _at_cannon(state: State, place: int, cell: int, rolled: Volley, log: Log) -> State:
    ship = state.ships[place]
    found = live_cannon(state, ship.seat, cell)
    assert found is not None
    owner, card = found
    fort = state.forts[owner]
    log.tell(
        "ageofsail-event-cannon-hit" if rolled.hit else "ageofsail-event-cannon-missed",
        reveals=True, seat=SEATS[ship.seat], ship=value(ship),
        owner=SEATS[owner], cell=CELLS[cell], **_dice(rolled),
    )  # fmt: skip
    state = noted(state, ship.seat, ship.cell, cell, rolled)
    if not rolled.hit:
        return state
    after = replace(fort, live=fort.live & ~(1 << card))
    return replace(state, forts=(*state.forts[:owner], after, *state.forts[owner + 1 :]))


def fire_cannon(state: State, owner: int, cannon: int, target: int, own_turn: bool, log: Log) -> State:
    """A fort's cannon on a cell fires a double salvo at a ship (AS-33)."""
    rolled = volley(log.chance, DOUBLE, bonus(state) if own_turn else 0)
    state = noted(state, owner, cannon, state.ships[target].cell, rolled)
    return _struck(state, target, rolled, "ageofsail-event-fort", log, seat=SEATS[owner], cell=CELLS[cannon])


DOUBLE = 2
"""Dice of a cannon."""


def _dice(rolled: Volley) -> dict[str, Value | tuple[Value, ...]]:
    """What is told of a shot or salvo: `n` dice, what is added to their sum, the defender's die, equal rolls before."""
    return {
        "n": NUMBERS[len(rolled.dice)], "dice": numbers(rolled.dice), "bonus": NUMBERS[rolled.bonus],
        "defence": NUMBERS[rolled.defence], "again": NUMBERS[min(rolled.again, len(NUMBERS) - 1)],
    }  # fmt: skip
