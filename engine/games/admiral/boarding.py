"""Boarding: who may board whom, the fight, and whose the ships are then (AD-40 to AD-43)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from msgspec.structs import replace

from engine.game import Action, Choice, IllegalAction, Option
from engine.games.admiral.arcs import arcs, engaged
from engine.games.admiral.asking import BOARD, asking, note, piece, refuse, value
from engine.games.admiral.losses import marked, off_work, stirred, sunk
from engine.games.admiral.odds import DIE, POINTS, struggle
from engine.games.admiral.past import Fight
from engine.games.admiral.picking import picked
from engine.games.admiral.reasons import amiss, missed, named, no_boarder, unfit
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import Fort, Share, State, with_ship
from engine.once import remembered
from engine.sailing.asking import wrong
from engine.sailing.odds import percent
from engine.sailing.telling import NUMBERS, SEATS, Log, numbers
from engine.values import Path

MOST = 4
"""So many may board a ship at once (AD-40)."""


def able(ship: Ship, seat: int) -> bool:
    """Whether a ship of this seat may board and storm (AD-34, AD-43, AD-50, AD-51)."""
    return ship.seat == seat and ship.strength > 0 and not (ship.spent or ship.task or ship.lit)


@remembered
def boards(state: State) -> dict[int, list[int]]:
    """The ships that the mover can board, by their places, and which of his ships lie beside them (AD-40)."""
    places = engaged(state) if state.terms.board else ()
    if not places:
        return {}
    seat, foes = state.mover, state.foes
    beside = arcs(state.layout).beside
    able_ones = [
        (place, beside[state.ships[place].cell]) for place in places if place >= 0 and able(state.ships[place], seat)
    ]
    if not able_ones:
        return {}
    found = {}
    for target, foe in enumerate(state.ships):
        if foe.strength and foes[foe.seat]:
            by = [place for place, cells in able_ones if cells >> foe.cell & 1]
            if by:
                found[target] = by
    return found


# ---------------------------------------------------------------- what is asked


_ASK = asking("board")


def options(state: State) -> tuple[Option, ...]:
    """``board`` where there is a ship to board."""
    return _OPTION if boards(state) else ()


_OPTION = (Option(BOARD),)


def choose_board(state: State, path: Path) -> Choice | Action:
    """``board TARGET {attackers}``. Raises IllegalAction for a path to nowhere."""
    found = boards(state)
    if not state.terms.board:
        raise refuse("no-boarding")
    if len(path) == 1:
        if not found:
            raise refuse("nobody-to-board")
        return Choice(_ASK, tuple([_target(state, target, by) for target, by in found.items()]))
    target = _boarded(state, found, path)
    by = found[target]
    if len(path) == 2:
        foe = state.ships[target]
        here = (state.board.cells[foe.cell],)
        ask = asking("boarders", target=value(foe))
        return Choice(ask, hull_options(state, by), most=min(MOST, len(by)), subject=here)
    _boarders(state, found, target, path)
    if len(path) > 3:
        raise unfit(state, path[3], (state.mover,), lambda one: no_boarder(one, state.ships[target])) or wrong()
    return Action(path)


def _target(state: State, target: int, by: list[int]) -> Option:
    foe = state.ships[target]
    strengths = sorted([state.ships[place].strength for place in by])[-MOST:]
    return fight_option(foe.id, foe.seat, foe.strength, len(strengths), 1, sum(strengths) - foe.strength)


@lru_cache(maxsize=1 << 12)
def fight_option(id: str, seat: int, left: int, attackers: int, defenders: int, lead: int) -> Option:
    """Who may be boarded or stormed, with the odds if all do who can."""
    odds = percent(struggle(attackers, defenders, lead).won)
    return Option(piece(id, seat), note("struggle", left=NUMBERS[left], n=NUMBERS[attackers], odds=NUMBERS[odds]))


def hull_options(state: State, places: Sequence[int]) -> tuple[Option, ...]:
    """Ships with the strength that they have."""
    return tuple(
        [_hull(state.ships[place].id, state.ships[place].seat, state.ships[place].strength) for place in places]
    )


@lru_cache(maxsize=1 << 10)
def _hull(id: str, seat: int, left: int) -> Option:
    return Option(piece(id, seat), note("strength", left=NUMBERS[left]))


def _boarded(state: State, found: dict[int, list[int]], path: Path) -> int:
    for target in found:
        if value(state.ships[target]) == path[1]:
            return target
    raise _missed(state, path)


def _missed(state: State, path: Path) -> IllegalAction:
    """Why the target of a path can't be boarded, or not by those who are named."""
    fort = named(state, path[1])
    if isinstance(fort, Fort) and fort.strength and fort.seat != state.mover:
        return refuse("storm-it", target=value(fort))
    return missed(state, path, "not-beside", no_boarder)


def _boarders(state: State, found: dict[int, list[int]], target: int, path: Path) -> list[int]:
    """The places of the ships of a set of those that can board."""
    by, foe = found[target], state.ships[target]
    why = partial(amiss, state, path, len(found), lambda one: no_boarder(one, foe), _missed)
    return picked(path[2], [(value(state.ships[place]), place) for place in by], 1, min(MOST, len(by)), why)


# ---------------------------------------------------------------- the fight


def rolled(log: Log, dice: int) -> list[int]:
    """So many dice."""
    return [log.chance.randrange(DIE) + 1 for _ in range(dice)]


def points(dice: Sequence[int], strength: int) -> int:
    """The points of dice with the strength of those who fight (AD-41)."""
    return sum([POINTS[die - 1] for die in dice]) + strength


def act_board(state: State, path: Path, log: Log) -> State:
    """A boarding, up to the sharing out (AD-41 to AD-43). `path`: one that `choose_board` ends."""
    found = boards(state)
    target = _boarded(state, found, path)
    by = _boarders(state, found, target, path)
    seat, foe = state.mover, state.ships[target]
    strength = sum([state.ships[place].strength for place in by])
    dice, defence = rolled(log, len(by)), rolled(log, 1)
    ours, theirs = points(dice, strength), points(defence, foe.strength)
    log.tell(
        "admiral-event-boarded" if ours > theirs else "admiral-event-beaten-off" if ours < theirs
        else "admiral-event-all-lost", reveals=True,
        seat=SEATS[seat], ship=tuple([value(state.ships[place]) for place in by]), target=value(foe),
        owner=SEATS[foe.seat], dice=numbers(dice), strength=NUMBERS[strength], points=NUMBERS[ours],
        defence=numbers(defence), left=NUMBERS[foe.strength], total=NUMBERS[theirs],
    )  # fmt: skip
    origins = tuple([state.ships[place].cell for place in by])
    fight = Fight(state.turn, foe.cell, origins, (seat, foe.seat), (ours, theirs), False)
    state = stirred(replace(state, fights=(*state.fights, fight)))
    state = off_work(state, target, log)
    involved = tuple(sorted([*by, target]))
    if ours == theirs:
        for place in involved:
            state = sunk(state, place, log)
        return state
    winner = seat if ours > theirs else foe.seat
    state = taken(state, involved, winner)
    share = Share(winner=winner, ships=involved, fort=-1, points=abs(ours - theirs))
    return replace(state, todo=(share, *state.todo))


def taken(state: State, places: Sequence[int], winner: int) -> State:
    """Ships that were in a fight are their winner's and do nothing more in this round; a captured one's repair ends,
    and a captured fireship explodes in her captor's next turn (AD-34, AD-42, AD-43).
    """
    for place in places:
        ship = state.ships[place]
        if ship.seat == winner:
            state = with_ship(state, place, replace(ship, spent=True))
        else:
            lit = state.turn if ship.lit else 0
            state = with_ship(state, place, replace(ship, seat=winner, spent=True, task="", lit=lit))
            state = marked(state, winner, ship.cell, "captured")
    return state
