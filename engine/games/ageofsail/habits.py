"""What is done for a seat that lets its time run out: a simple, sound move, never an illegal one.

It also serves as the simplest opponent. It knows what its seat knows, and does the same in the same position.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from msgspec.structs import replace

from engine.flow import Step, open_step, owed
from engine.game import Action, Choice
from engine.games.ageofsail.asking import CANNONS, DONE, END, FIRE, REPAIR, REST, STAY, WIND
from engine.games.ageofsail.cards import havens
from engine.games.ageofsail.chase import Chase
from engine.games.ageofsail.fleet import ranges
from engine.games.ageofsail.guns import own_cannons
from engine.games.ageofsail.line_sailing import deeds
from engine.games.ageofsail.lines import line_of
from engine.games.ageofsail.play import choose
from engine.games.ageofsail.prizes import usual_path
from engine.games.ageofsail.sailing import can_repair, face_up
from engine.games.ageofsail.siege import party_path, ship_path, stop_path
from engine.games.ageofsail.state import (
    NONE,
    Arrange,
    Gun,
    Layout,
    LineStop,
    Place,
    Prize,
    Situate,
    State,
    Stop,
    Turn,
    home,
)
from engine.games.ageofsail.worth import IDLE, Waters
from engine.sailing.afloat import fleet_of
from engine.sailing.asking import ON
from engine.sailing.resuming import Resume
from engine.sailing.sea import COURSES, bits
from engine.sailing.ships import Ship, value
from engine.seating import check_seat
from engine.values import Key, Number, Path

Look = Callable[[State, int], Waters]
"""What a position is to a seat."""
REPAIRED = 0.9
"""What a mast regained is worth (AS-35)."""


LAID_OUT = Key("cross")
"""The fort that is laid out: of the ready-made ones it holds best (AS-52)."""


def default(state: State, seat: int) -> Action | None:
    """A move for this seat: ships sail towards enemies whom they can beat, fire where the odds are good, keep out of
    others' forts' reach, board whom they outnumber and repair near their fort; cannons fire whenever they can.

    None for a seat that owes nothing: standing orders are left as they are. Raises ValueError for what is no seat.
    """
    check_seat(seat, len(state.forts))
    step = open_step(state, seat)
    return None if step is None else Action(_path(state, seat, step, usual_look))


def skilled(state: State, seat: int, look: Look) -> Action:
    """The same by what another look at the waters says, for a seat that owes something."""
    return Action(_path(state, seat, owed(state, seat), look))


def usual_look(state: State, seat: int) -> Waters:
    """What the position is to a seat."""
    return Waters(state, seat) if state.silent == NONE else Chase(state, seat)


def _path(state: State, seat: int, step: Step, look: Look) -> Path:
    if isinstance(step, Turn):
        return in_assault(state, seat) if state.laid else _in_turn(state, seat, look)
    if isinstance(step, Stop):
        if state.laid and not step.bound:
            return stop_path(state, seat, state.ships[step.ship], step.left)
        return _at_stop(look(state, seat), step)
    if isinstance(step, LineStop):
        return _at_line_stop(look(state, seat), step)
    if isinstance(step, Gun):
        return (FIRE,)
    if isinstance(step, Prize):
        return usual_path(state, step)
    if isinstance(step, Situate):
        return _situation(state, seat)
    if isinstance(step, Arrange):
        return (WIND,)
    if isinstance(step, Place):
        return (REST,)
    if isinstance(step, Layout):
        return (LAID_OUT,)
    assert isinstance(step, Resume)
    found = choose(state, seat, ())
    assert isinstance(found, Choice)
    return (found.options[0].value,)


def _in_turn(state: State, seat: int, look: Look) -> Path:
    """Cannons first, then ship by ship, then the end."""
    cannons = _cannons(state, seat)
    if cannons is not None:
        return cannons
    waters = look(state, seat)
    for place, ship in _idle(state, seat):
        path = _ship(waters, place, ship)
        if path is not None:
            return path
    return (END,)


def _idle(state: State, seat: int) -> list[tuple[int, Ship]]:
    """The ships that may act yet, of a line its first, with their places."""
    followers = {place for line in state.lines for place in line[1:]} if state.lines else ()
    return [(place, ship) for place, ship in fleet_of(state, seat) if not ship.acted and place not in followers]


def in_assault(state: State, seat: int, bold: bool | None = None) -> Path:
    """The same; parties go before ships, and small ships first: cannons that have fired spare the others (AS-52).

    `bold`: see `siege.Siege`.
    """
    path = _cannons(state, seat) or party_path(state, seat)
    if path is not None:
        return path
    for _, ship in sorted(_idle(state, seat), key=lambda found: found[1].masts):
        path = ship_path(state, seat, ship, bold)
        if path is not None:
            return path
    return (END,)


def _cannons(state: State, seat: int) -> Path | None:
    """A cannon fires at the ship with fewest masts in its reach."""
    cannons = own_cannons(state, seat)
    if not cannons:
        return None
    cannon, cells = next(iter(cannons.items()))
    prey = min(cells, key=lambda cell: _masts(state, cell))
    return (CANNONS, state.rules.board.cells[cannon], state.rules.board.cells[prey])


def _masts(state: State, cell: int) -> int:
    return next(ship.masts for ship in state.ships if ship.masts and ship.cell == cell)


def _ship(waters: Waters, place: int, ship: Ship) -> Path | None:
    """What a ship had best do, the first of a line as if she were alone; None: nothing, as well as anything else."""
    state = waters.state
    board = state.rules.board
    here = -IDLE if place in state.rested else 0.0
    best = waters.place(ship) + here
    path: Path | None = None
    reach = ranges(state, ship)
    if can_repair(state, ship) and not line_of(state, place):
        best += REPAIRED
        card = _card(state, ship.seat)
        path = (value(ship), REPAIR, board.cells[card], COURSES[ship.heading])
    for heading in range(8):
        turned = replace(ship, heading=heading)
        aim = waters.aim(turned)
        if aim is not None and (worth := waters.place(turned) + aim.worth) > best:
            best, path = worth, (value(ship), COURSES[heading])
    for course in range(8):
        for cell, cost, foe in waters.along(ship, course, reach[course]):
            there = replace(ship, cell=cell, heading=course)
            worth = waters.place(there) - cost
            if foe is not None:
                worth += waters.fight(ship, foe)
            elif (aim := waters.aim(there)) is not None:
                worth += aim.worth
            if worth > best:
                best, path = worth, (value(ship), board.cells[cell])
    return path


def _card(state: State, seat: int) -> int:
    """The card to be turned over: the arms before a cannon."""
    fort = state.forts[seat]
    return face_up(home(state, seat), fort.live)[-1]


def _at_stop(waters: Waters, stop: Stop) -> Path:
    """Fire if it is worth it, else sail on to a better place."""
    board, ship = waters.state.rules.board, waters.state.ships[stop.ship]
    aim = waters.aim(ship)
    if aim is not None:
        return (board.cells[aim.cell], Number(aim.shots))
    return _onward(waters, ship, stop.left, stop.bound)


def _at_line_stop(waters: Waters, stop: LineStop) -> Path:
    """The ships of a line fire if it is worth it, from the first on; else it sails on to a better place for her."""
    state = waters.state
    for number, place in enumerate(stop.ships):
        ship = state.ships[place]
        if number >= stop.since and deeds(state, stop, place) and (aim := waters.aim(ship)) is not None:
            return (value(ship), state.rules.board.cells[aim.cell], Number(aim.shots))
    first = state.ships[stop.ships[0]]
    return _onward(waters, first, stop.left, False) if first.masts else (DONE,)


def _onward(waters: Waters, ship: Ship, left: int, bound: bool) -> Path:
    """Where a ship had best sail on to; ``done`` where she had best stay, unless she is bound to sail."""
    board = waters.state.rules.board
    best = -inf if bound else waters.place(ship)
    path: Path = (DONE,)
    for cell, cost, foe in waters.along(ship, ship.heading, left):
        there = replace(ship, cell=cell)
        worth = waters.place(there) - cost
        if foe is not None:
            worth += waters.fight(ship, foe)
        elif (aim := waters.aim(there)) is not None:
            worth += aim.worth
        if worth > best:
            best, path = worth, (ON, board.cells[cell])
    return path


def _situation(state: State, seat: int) -> Path:
    """The most damaged ship is mended; a ship that lies near the fort is put beside prey."""
    if state.situation == "repair":
        damaged = [ship for _, ship in fleet_of(state, seat) if ship.masts < ship.size]
        return (value(max(damaged, key=lambda ship: (ship.size - ship.masts, ship.size))),)
    waters = Waters(state, seat)
    idle = [ship for _, ship in fleet_of(state, seat) if waters.home.near >> ship.cell & 1 and ship.masts == ship.size]
    if not idle:
        return (STAY,)
    ship = max(idle, key=lambda ship: ship.masts)
    best = waters.place(ship)
    path: Path = (STAY,)
    for cell in bits(havens(state, seat) & ~waters.home.near):
        worth = waters.place(replace(ship, cell=cell))
        if worth > best:
            best, path = worth, (value(ship), state.rules.board.cells[cell])
    return path
