"""Repair of ships, and work on forts (AD-50 to AD-53)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Action, Choice, IllegalAction, Option
from engine.games.admiral.asking import REPAIR, STOP, WORK, asking, note, refuse, value
from engine.games.admiral.data import FORT, SIZES
from engine.games.admiral.losses import housed, marked, shelters, work_over
from engine.games.admiral.parties import foes, partners_of
from engine.games.admiral.reasons import busy, named, unfit
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import NOBODY, Fort, State, with_fort, with_ship
from engine.sailing.asking import wrong
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Path

REBUILT = 3
"""So much damage must be off a ruin before it stands again (AD-52)."""
TEAM = 2
"""So many ships work on a fort (AD-51)."""


def repairable(state: State, ship: Ship) -> bool:
    """Whether her repair can be declared (AD-34, AD-50)."""
    return (
        state.terms.repair
        and ship.strength < SIZES[ship.id[0]]
        and not (ship.task or ship.spent or ship.stopped or ship.lit)
        and shelters(state, ship.seat, ship.cell)
    )


def _idle(ship: Ship) -> bool:
    return ship.strength > 0 and not (ship.task or ship.spent or ship.lit)


def _workable(fort: Fort, seats: tuple[int, int]) -> bool:
    """Whether two ships of these players may begin to work on a fort: a damaged one of one of them, or any ruin (AD-51
    to AD-53, AD-68).
    """
    if fort.workers or fort.stopped:
        return False
    return not fort.strength or (fort.seat in seats and fort.strength < FORT.strength)


def works(state: State, place: int) -> dict[int, list[int]]:
    """With which ships a ship can begin to work on a fort, and on which forts: places of forts by those of ships. They
    may be a partner's (AD-68).
    """
    ship, port = state.ships[place], state.harbour.port
    if not state.terms.repair or not _idle(ship) or not state.harbour.ports >> ship.cell & 1:
        return {}
    against = foes(state.sides, ship.seat)
    found: dict[int, list[int]] = {}
    for at, fort in enumerate(state.forts):
        if fort.strength == FORT.strength or not port[at] >> ship.cell & 1 or against[fort.seat] * fort.strength:
            continue
        for other, mate in enumerate(state.ships):
            if other == place or not port[at] >> mate.cell & 1 or against[mate.seat] or not _idle(mate):
                continue
            if _workable(fort, (ship.seat, mate.seat)):
                found.setdefault(other, []).append(at)
    return dict(sorted(found.items()))


# ---------------------------------------------------------------- what is asked


_STOP_REPAIR, _STOP_WORK = Option(STOP, note("stop-repair")), Option(STOP, note("stop-work"))
_WORK = Option(WORK)


def ship_keys(state: State, place: int) -> list[Option]:
    """What one of the mover's ships can do for herself and for forts."""
    ship = state.ships[place]
    if ship.spent:
        return []
    if ship.task:
        return [_STOP_REPAIR if ship.task == "repair" else _STOP_WORK]
    if not state.harbour.ports >> ship.cell & 1:
        return []
    found = []
    if repairable(state, ship):
        found.append(Option(REPAIR, note("strength-of", left=NUMBERS[ship.strength], size=NUMBERS[SIZES[ship.id[0]]])))
    if works(state, place):
        found.append(_WORK)
    return found


def choose_task(state: State, place: int, path: Path) -> Choice | Action:
    """``repair``, ``stop``, or ``work MATE`` and, if there are several, the fort; `path` begins with the ship. Raises
    IllegalAction for a path to nowhere.
    """
    ship, key = state.ships[place], path[1]
    if key == WORK:
        return _choose_work(state, place, path)
    if len(path) > 2:
        raise wrong()
    if key == STOP:
        if not ship.task or ship.spent:
            raise refuse("spent" if ship.task else "nothing-to-stop", ship=value(ship))
    elif key != REPAIR:
        raise wrong()
    elif not repairable(state, ship):
        raise _unrepaired(state, ship)
    return Action(path)


def _unrepaired(state: State, ship: Ship) -> IllegalAction:
    """Why her repair can't be declared (AD-50)."""
    if not state.terms.repair:
        return refuse("no-repairs")
    if ship.strength == SIZES[ship.id[0]]:
        return refuse("undamaged", ship=value(ship))
    return busy(ship) or refuse("repair-stopped" if ship.stopped else "no-repair", ship=value(ship))


def _choose_work(state: State, place: int, path: Path) -> Choice | Action:
    ship, found = state.ships[place], works(state, place)
    if not found:
        raise _unworked(state, ship)
    here = (state.board.cells[ship.cell],)
    if len(path) == 2:
        mates = tuple([Option(value(state.ships[other])) for other in found])
        return Choice(asking("mate", ship=value(ship)), mates, subject=here)
    forts = next((forts for other, forts in found.items() if value(state.ships[other]) == path[2]), None)
    if forts is None:
        raise unfit(state, path[2], partners_of(state.sides, ship.seat), lambda one: _no_mate(ship, one)) or wrong()
    if len(path) == 3:
        if len(forts) == 1:
            return Action(path)
        return Choice(asking("which-fort"), tuple([Option(value(state.forts[at])) for at in forts]), subject=here)
    fort = next((one for one in state.forts if state.board.cells[one.cell] == path[3]), named(state, path[3]))
    if len(path) > 4 or not isinstance(fort, Fort):
        raise wrong()
    if fort not in [state.forts[at] for at in forts]:
        raise refuse("no-work-on", target=value(fort))
    if len(forts) == 1:
        raise refuse("needless")
    return Action(path)


def _unworked(state: State, ship: Ship) -> IllegalAction:
    """Why a ship can't begin to work on a fort, with whomever (AD-51 to AD-53)."""
    if not state.terms.repair:
        return refuse("no-repairs")
    return busy(ship) or refuse("no-work", ship=value(ship))


def _no_mate(ship: Ship, one: Ship | Fort) -> IllegalAction:
    """Why a ship can't work with another."""
    other = busy(one) if isinstance(one, Ship) else None
    return other or refuse("no-mate", ship=value(ship), target=value(one))


# ---------------------------------------------------------------- what is done


def act_task(state: State, place: int, path: Path, log: Log) -> State:
    """The state after a path that `choose_task` ends."""
    ship, key = state.ships[place], path[1]
    if key == REPAIR:
        log.tell("admiral-event-repairs", seat=SEATS[ship.seat], ship=value(ship))
        return with_ship(state, place, replace(ship, task="repair", since=state.turn))
    if key == WORK:
        return _work(state, place, path, log)
    if ship.task == "repair":
        log.tell("admiral-event-repair-stopped", seat=SEATS[ship.seat], ship=value(ship))
        return with_ship(state, place, replace(ship, task="", stopped=True))
    at = next(at for at, fort in enumerate(state.forts) if place in fort.workers)
    state = work_over(state, at, log)
    return with_fort(state, at, replace(state.forts[at], stopped=True))


def _work(state: State, place: int, path: Path, log: Log) -> State:
    mate, forts = next(
        (other, forts) for other, forts in works(state, place).items() if value(state.ships[other]) == path[2]
    )
    at = next(at for at in forts if len(path) == 3 or value(state.forts[at]) == path[3])
    fort, team = state.forts[at], tuple(sorted((place, mate)))
    log.tell(
        "admiral-event-works" if fort.strength else "admiral-event-rebuilds", seat=SEATS[state.ships[place].seat],
        ship=tuple([value(state.ships[one]) for one in team]), target=value(fort),
    )  # fmt: skip
    for one in team:
        state = with_ship(state, one, replace(state.ships[one], task="work"))
    return with_fort(state, at, replace(fort, workers=team, since=state.turn, rebuilt=0, by=state.mover))


def turn_ended(state: State, log: Log) -> State:
    """At the end of the mover's turn a damage is off each of his ships under repair and each fort on which he has
    ordered work, if that was declared before this turn (AD-50 to AD-52, AD-68).
    """
    if not state.terms.repair:
        return state
    for place in state.own:
        ship = state.ships[place]
        if ship.task == "repair" and ship.since < state.turn:
            state = _mended(state, place, log)
    for place, fort in enumerate(state.forts):
        if fort.workers and fort.since < state.turn and fort.by == state.mover:
            state = _built(state, place, log) if fort.strength else _rebuilt(state, place, log)
    return state


def _mended(state: State, place: int, log: Log) -> State:
    ship = state.ships[place]
    left, size = ship.strength + 1, SIZES[ship.id[0]]
    log.tell(
        "admiral-event-mended", seat=SEATS[ship.seat], ship=value(ship), left=NUMBERS[left], n=NUMBERS[size - left]
    )
    state = with_ship(state, place, replace(ship, strength=left, task="" if left == size else "repair"))
    return marked(state, ship.seat, ship.cell, "mended", 1)


def _built(state: State, place: int, log: Log) -> State:
    fort = state.forts[place]
    left = fort.strength + 1
    log.tell(
        "admiral-event-built", seat=SEATS[state.mover], target=value(fort), left=NUMBERS[left],
        n=NUMBERS[FORT.strength - left],
    )  # fmt: skip
    state = with_fort(state, place, replace(fort, strength=left))
    state = marked(state, fort.seat, fort.cell, "mended", 1)
    return _released(state, place) if left == FORT.strength else state


def _rebuilt(state: State, place: int, log: Log) -> State:
    """A ruin stands again, and is his who rebuilt it, once three damage are off (AD-52); of two partners his who has
    no other fort, first his who declared it (AD-68).
    """
    fort = state.forts[place]
    off = fort.rebuilt + 1
    if off < REBUILT:
        log.tell(
            "admiral-event-rebuilding", seat=SEATS[state.mover], target=value(fort), n=NUMBERS[REBUILT - off]
        )  # fmt: skip
        state = with_fort(state, place, replace(fort, rebuilt=off))
        return marked(state, state.mover, fort.cell, "mended", 1)
    builders = [state.mover, *[state.ships[one].seat for one in fort.workers]]
    owner = next((seat for seat in builders if not housed(state, seat)), state.mover)
    state = _released(state, place)
    state = with_fort(state, place, replace(state.forts[place], seat=owner, strength=REBUILT, rebuilt=0))
    log.tell("admiral-event-rebuilt", seat=SEATS[owner], target=value(state.forts[place]), left=NUMBERS[off])
    return marked(state, owner, fort.cell, "rebuilt")


def _released(state: State, place: int) -> State:
    """The work on a fort is done."""
    fort = state.forts[place]
    for one in fort.workers:
        state = with_ship(state, one, replace(state.ships[one], task=""))
    return with_fort(state, place, replace(fort, workers=(), since=0, by=NOBODY))
