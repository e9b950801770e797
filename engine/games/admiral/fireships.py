"""Fireships: declared, and exploding in their owner's next turn (AD-34)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.game import Action, Choice, IllegalAction, Option
from engine.games.admiral.asking import EXPLODE, FIRESHIP, asking, note, piece, refuse, value
from engine.games.admiral.data import SIZES
from engine.games.admiral.drift import forced
from engine.games.admiral.losses import marked, off_work, stirred, sunk, working_on
from engine.games.admiral.reasons import busy, unfit
from engine.games.admiral.ships import Ship
from engine.games.admiral.sides import allies, hostile
from engine.games.admiral.state import State, with_fort, with_ship
from engine.sailing.asking import wrong
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Path

_FIRESHIP, _EXPLODE = (Option(FIRESHIP),), (Option(EXPLODE),)
_BOTH = (*_EXPLODE, *_FIRESHIP)
_ASK_FIRESHIP, _ASK_EXPLODE = asking("fireship"), asking("explode")


def declarable(state: State, ship: Ship) -> bool:
    """Whether a ship of the mover's may be declared a fireship: one that works stops that (AD-34, AD-43)."""
    return state.terms.fireships and not (
        ship.lit or ship.fired or ship.spent or ship.task == "repair" or not ship.strength
    )


def candidates(state: State) -> list[int]:
    """The places of the mover's ships that may be declared fireships."""
    return [place for place in state.own if declarable(state, state.ships[place])]


def burning(state: State) -> tuple[int, ...]:
    """The places of the mover's fireships that explode in this turn."""
    lit = state.muster.lit
    if not lit:
        return ()
    ships, seat, turn = state.ships, state.mover, state.turn
    return tuple([place for place in lit if ships[place].seat == seat and ships[place].lit < turn])


def ready(state: State) -> tuple[int, ...]:
    """Those of them that may do so now: in a storm when nothing of the mover's must drift any more (AD-34)."""
    found = burning(state)
    if not found or (state.wind is not None and state.wind.force == "storm" and forced(state)):
        return ()
    return found


def burns_own(state: State) -> bool:
    """Whether a fireship that explodes in this turn may hit a ship of the mover's or of a partner's: one that lies
    around her now, or, as long as ships must drift, any.
    """
    found = burning(state)
    if not found:
        return False
    friends, ships = allies(state, state.mover), state.ships
    if state.stormy and forced(state):
        return any(ship.seat in friends and ship.strength and not ship.lit for ship in ships)
    lying, around, ours = state.muster.lying, state.board.sea.around, 0
    for friend in friends:
        ours |= lying[friend]
    for place in found:
        cell = ships[place].cell
        if around[cell] & ours:
            return True
        if state.muster.shared >> cell & 1 and any(ships[other].seat in friends for other in blast(state, place)):
            return True
    return False


def blast(state: State, place: int) -> list[int]:
    """The places of the ships that an explosion hits, friend and foe: those around, and the one in her own cell of a
    port (AD-4, AD-34).
    """
    return blasted(state, place, state.ships[place].cell)


def blasted(state: State, place: int, cell: int) -> list[int]:
    """The same if she explodes on a cell."""
    reach = state.board.sea.around[cell] | 1 << cell
    return [
        other for other, ship in enumerate(state.ships) if ship.strength and reach >> ship.cell & 1 and other != place
    ]


# ---------------------------------------------------------------- what is asked


def options(state: State) -> tuple[Option, ...]:
    """``explode`` where a fireship is due, and ``fireship`` where a ship may become one."""
    if not state.terms.fireships:
        return ()
    may = False
    for place in state.own:
        ship = state.ships[place]
        if ship.strength and not (ship.lit or ship.fired or ship.spent or ship.task == "repair"):
            may = True
            break
    if state.muster.lit and ready(state):
        return _BOTH if may else _EXPLODE
    return _FIRESHIP if may else ()


def choose_fireship(state: State, path: Path) -> Choice | Action:
    """``fireship SHIP``. Raises IllegalAction for a path to nowhere."""
    found = candidates(state)
    if not state.terms.fireships:
        raise refuse("no-fireships")
    if len(path) == 1:
        if not found:
            raise refuse("no-fireship")
        ships = [state.ships[place] for place in found]
        return Choice(_ASK_FIRESHIP, tuple([_declaring(ship.id, ship.seat) for ship in ships]))
    return _named(state, path, found, _undeclared)


@lru_cache(maxsize=1 << 10)
def _declaring(id: str, seat: int) -> Option:
    return Option(piece(id, seat), note("fireship", hits=NUMBERS[SIZES[id[0]]]), confirms=True)


def choose_explode(state: State, path: Path) -> Choice | Action:
    """``explode SHIP``; where that hits the mover's own side it is asked once more. Raises IllegalAction for a path to
    nowhere.
    """
    found = ready(state)
    if not state.terms.fireships:
        raise refuse("no-fireships")
    if not found:
        raise refuse("explode-drifts" if burning(state) else "nothing-to-explode")
    if len(path) == 1:
        cells = tuple([state.board.cells[state.ships[at].cell] for at in found])
        return Choice(_ASK_EXPLODE, tuple([_fuse(state, at) for at in found]), subject=cells)
    return _named(state, path, found, lambda ship: refuse("explode-not-she", ship=value(ship)))


def _fuse(state: State, place: int) -> Option:
    """A fireship that may explode, on a button of its own beside what that does."""
    ship, hit = state.ships[place], blast(state, place)
    friends = allies(state, state.mover)
    damage = note("explode", hits=NUMBERS[SIZES[ship.id[0]]], n=NUMBERS[len(hit)])
    return Option(value(ship), damage, final=any(state.ships[other].seat in friends for other in hit), confirms=True)


def _named(state: State, path: Path, found: Sequence[int], why: Callable[[Ship], IllegalAction]) -> Action:
    """The action on one of these ships, the second word of a path; `why` not on another of the mover's."""
    if all(value(state.ships[place]) != path[1] for place in found):
        unlike = unfit(
            state, path[1], (state.mover,), lambda one: why(one) if isinstance(one, Ship) else refuse("ships-only")
        )
        raise unlike or wrong()
    if len(path) > 2:
        raise wrong()
    return Action(path)


def _undeclared(ship: Ship) -> IllegalAction:
    """Why a ship can't be declared a fireship."""
    if ship.task == "work":  # which she would stop
        ship = replace(ship, task="")
    return busy(ship) or refuse("has-fired", ship=value(ship))


def toll(state: State, places: Sequence[int]) -> tuple[list[int], dict[int, int]]:
    """Which of these fireships explode, one after the other where all lie, and what is left of each other ship that
    they hit, by places: one that is destroyed by another doesn't explode (AD-34).
    """
    went: list[int] = []
    left: dict[int, int] = {}
    for place in places:
        if left.get(place) == 0:
            continue
        went.append(place)
        for other in blast(state, place):
            before = left.get(other, state.ships[other].strength)
            left[other] = max(0, before - SIZES[state.ships[place].id[0]])
    return went, {other: n for other, n in left.items() if other not in went}


# ---------------------------------------------------------------- what is done


def act_fireship(state: State, path: Path, log: Log) -> State:
    """A ship is a fireship from now on; her work on a fort is stopped (AD-34, AD-53)."""
    place = _place(state, path)
    fort = working_on(state, place)
    log.tell("admiral-event-fireship", seat=SEATS[state.mover], ship=value(state.ships[place]))
    if fort is not None:
        state = off_work(state, place, log)
        state = with_fort(state, fort, replace(state.forts[fort], stopped=True))
    return with_ship(state, place, replace(state.ships[place], lit=state.turn))


def act_explode(state: State, path: Path, log: Log) -> State:
    """A fireship explodes, since her owner says so."""
    return exploded(state, _place(state, path), log)


def _place(state: State, path: Path) -> int:
    return next(place for place in state.own if value(state.ships[place]) == path[1])


def exploded(state: State, place: int, log: Log) -> State:
    """A fireship explodes: all that she hits are damaged at once, then what is sunk goes, and she does (AD-34)."""
    ship, hit = state.ships[place], blast(state, place)
    damage, cell = SIZES[ship.id[0]], state.board.cells[ship.cell]
    log.tell(
        "admiral-event-exploded", seat=SEATS[ship.seat], ship=value(ship), cell=cell, hits=NUMBERS[damage],
        n=NUMBERS[len(hit)],
    )  # fmt: skip
    state = marked(state, ship.seat, ship.cell, "exploded", damage)
    doomed = [place]
    for other in hit:
        foe = state.ships[other]
        left = max(0, foe.strength - damage)
        log.tell(
            "admiral-event-blasted", seat=SEATS[foe.seat], ship=value(foe), cell=state.board.cells[foe.cell],
            hits=NUMBERS[min(damage, foe.strength)], left=NUMBERS[left],
        )  # fmt: skip
        state = marked(state, foe.seat, foe.cell, "blasted", min(damage, foe.strength))
        if left:
            state = with_ship(state, other, replace(foe, strength=left))
        else:
            doomed.append(other)
    if any(hostile(state, ship.seat, state.ships[other].seat) for other in hit):
        state = stirred(state)
    for other in sorted(doomed):
        state = sunk(state, other, log)
    return state


def turn_ended(state: State, log: Log) -> State | None:
    """The next fireship of the mover's that is due explodes at the end of his turn, in ship order; None: there is none
    (AD-34).
    """
    found = burning(state)
    return exploded(state, found[0], log) if found else None
