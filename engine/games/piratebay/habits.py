"""What is done for a seat that lets its time run out: a simple, sound move, never an illegal one.

It also serves as the simplest opponent. It knows what its seat knows, and does the same in the same position.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import Step, open_step
from engine.game import Action, Choice
from engine.games.piratebay.asking import ALL, CANNON, END, EXPLORE, GOLD, LOAD, ORDER, UNLOAD, WIND
from engine.games.piratebay.board import CELLS, SEA
from engine.games.piratebay.cargo import PIECES, at_home, heaps, load_options, usual_keep
from engine.games.piratebay.ending import ranges
from engine.games.piratebay.exploring import tiles_at
from engine.games.piratebay.merchants import merchant_at
from engine.games.piratebay.play import choose
from engine.games.piratebay.state import Berth, Keep, State, Stop, Turn, Work
from engine.games.piratebay.turn import aims, bars, mended
from engine.games.piratebay.worth import STEP, Prospect
from engine.sailing.asking import ON
from engine.sailing.reach import way
from engine.sailing.resuming import Resume
from engine.sailing.sea import COURSES
from engine.sailing.ships import Ship, at
from engine.seating import check_seat
from engine.values import Answer, Number, Path


def default(state: State, seat: int) -> Action | None:
    """A move for this seat: it explores what is near, loads, goes home when full or hurt, and robs who is weaker and
    laden.

    None for a seat that owes nothing: standing orders are left as they are. Raises ValueError for what is no seat.
    """
    check_seat(seat, len(state.ships))
    step = open_step(state, seat)
    return None if step is None else Action(_path(state, seat, step))


def _path(state: State, seat: int, step: Step) -> Path:
    if isinstance(step, Turn):
        return _in_turn(state, seat)
    if isinstance(step, Stop):
        return _at_stop(state, seat, step)
    if isinstance(step, Work):
        return _at_work(state, seat, step)
    if isinstance(step, Keep):
        return usual_keep(state, step)
    if isinstance(step, Resume):
        return (WIND,)
    assert isinstance(step, Berth)
    found = choose(state, seat)
    assert isinstance(found, Choice)
    return (found.options[0].value,)


def _in_turn(state: State, seat: int) -> Path:
    """Where to sail, or what to do on the spot."""
    prospect, ship = Prospect(state, seat), state.ships[seat]
    best, path = prospect.place(ship), _work(prospect, ship.cell)
    for heading in range(8):
        turned = replace(ship, heading=heading)
        fires = _best_shot(prospect, turned)
        if fires is not None and (worth := prospect.place(turned) + fires[0]) > best:
            best, path = worth, (COURSES[heading],)
    for course, reach in enumerate(ranges(state)):
        for cell, worth in _along(prospect, ship, course, reach):
            if worth > best:
                best, path = worth, (CELLS[cell],)
    return path


def _along(prospect: Prospect, ship: Ship, course: int, reach: int) -> list[tuple[int, float]]:
    """The cells to which a ship can sail on a course, and what each is worth."""
    state, found = prospect.state, []
    free, target = way(SEA, ship.cell, course, reach, *bars(state))
    sailing = replace(ship, heading=course)
    for cell in SEA.ways[ship.cell][course][:free]:
        sailing = mended(state, sailing, (cell,))
        there = replace(sailing, cell=cell)
        shot = _best_shot(prospect, there)
        found.append((cell, prospect.place(there) + (shot[0] if shot else 0.0)))
    if target >= 0:
        merchant, foe = merchant_at(state, target), at(state.muster, target)
        if merchant is not None:
            gain = prospect.merchant(merchant)
        else:
            assert foe is not None
            gain = prospect.fight(sailing, state.ships[foe])
        found.append((target, prospect.place(replace(sailing, cell=target)) + gain))
    return found


def _best_shot(prospect: Prospect, ship: Ship) -> tuple[float, int, int] | None:
    """What it is worth to fire, at which cell, with how many shots; None where nothing is worth it."""
    state, best = prospect.state, None
    for side, cell, place in aims(state, ship):
        foe = state.ships[place]
        facing = 0 if foe.barred else foe.facing(SEA.bearing(cell, ship.cell))
        back = foe.left(facing) if facing else 0
        shots = ship.left(side)
        worth = prospect.shot(ship, foe, shots, back)
        if worth > 0 and (best is None or worth > best[0]):
            best = worth, cell, shots
    return best


def _work(prospect: Prospect, cell: int) -> Path:
    """The best work on a cell, from its beginning; ``end`` where there is none."""
    state, seat = prospect.state, prospect.seat
    if state.holds[seat].total and at_home(state, seat, cell):
        return (UNLOAD,)
    worth = prospect.work(cell)
    if worth <= 0:
        return (END,)
    if prospect.room:
        unknown = [place for place in tiles_at(state, cell) if not state.known >> place & 1]
        if unknown and min(PIECES, len(unknown)) * prospect.tile >= worth:
            return (EXPLORE, CELLS[state.bay.treasures[unknown[0]]])
    return (LOAD, *first_load(state, cell, PIECES))


def first_load(state: State, cell: int, left: int) -> tuple[Answer, ...]:
    """What to load first: all, or gold, or the order, or a cannon."""
    offered = {option.value for option in load_options(state, left)}
    if ALL in offered:
        return (ALL,)
    found = [place for place in heaps(state, cell) if CELLS[state.bay.treasures[place]] in offered]
    golden = [place for place in found if state.heaps[place].gold]
    if ORDER in offered and not golden:
        return (ORDER,)
    place = (golden or found)[0]
    return CELLS[state.bay.treasures[place]], GOLD if golden else CANNON


def _at_stop(state: State, seat: int, stop: Stop) -> Path:
    """Fire if it is worth it, else sail on to a better place, or work."""
    prospect, ship = Prospect(state, seat), state.ships[seat]
    if not stop.spent:
        shot = _best_shot(prospect, ship)
        if shot is not None:
            return CELLS[shot[1]], Number(shot[2])
        best = prospect.place(ship)
        ways = _along(prospect, ship, ship.heading, stop.left)
        onward = max([(worth, cell) for cell, worth in ways], default=None)
        if onward is not None and onward[0] > best + STEP:
            return ON, CELLS[onward[1]]
    return _work(prospect, ship.cell)


def _at_work(state: State, seat: int, work: Work) -> Path:
    """Go on while it is worth it."""
    cell = state.ships[seat].cell
    if work.kind == "load":
        return first_load(state, cell, work.left)
    if work.kind == "explore":
        prospect = Prospect(state, seat)
        unknown = [place for place in tiles_at(state, cell) if not state.known >> place & 1]
        if unknown and prospect.tile > 0:
            return (CELLS[state.bay.treasures[unknown[0]]],)
    return (END,)
