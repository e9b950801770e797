"""One's own turn thought ahead: ships sail as if there were no mines, and of fights it is noted what they bring on
average, so that a whole turn can be weighed before the first die is thrown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Action, Event
from engine.games.admiral import repair
from engine.games.admiral.asking import BOARD, FIRE, STORM
from engine.games.admiral.fire import aims
from engine.games.admiral.gunners import enough
from engine.games.admiral.odds import at_least, salvo
from engine.games.admiral.picking import one
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import State, with_fort, with_ship
from engine.games.admiral.storming import garrison
from engine.games.admiral.worth import MINED, boarding, storming
from engine.sailing.telling import Log
from engine.values import Answer, Cell, Path, Picks, Piece


class Ahead(NamedTuple):
    """A position of one's own turn. Places of forts are ``~place``."""

    state: State
    shots: tuple[tuple[int, int, int], ...] = ()
    """Targets with the shots fired at them, from beside and from afar."""
    fought: tuple[int, ...] = ()
    """Who has been boarded or stormed."""
    boarders: tuple[int, ...] = ()
    """Own ships that have boarded or stormed: what they have left is not known yet."""
    bonus: float = 0.0
    """What fights bring on average, in points, less what it costs to sail where mines may lie."""


def apply(ahead: Ahead, seat: int, action: Action, chance: Chance) -> tuple[Ahead, list[Event]]:
    """What comes of an idea on average (see `engine.rivals.mind.Mind`)."""
    path, state = action.path, ahead.state
    first = path[0]
    if first == FIRE:
        return _fired(ahead, named(state, path[1])), []
    if first in (BOARD, STORM):
        return _fought(ahead, path), []
    assert isinstance(first, Piece)
    place = state.muster.places[first.id]
    if isinstance(path[1], Cell):
        return _sailed(ahead, place, state.board.index[path[1]]), []
    return ahead._replace(state=repair.act_task(state, place, path, Log(None))), []


def named(state: State, answer: Answer) -> int:
    """The place of a ship or fort."""
    assert isinstance(answer, Piece)
    place = state.muster.places.get(answer.id)
    if place is not None:
        return place
    return ~next(at for at, fort in enumerate(state.forts) if fort.id == answer.id)


def _sailed(ahead: Ahead, place: int, cell: int) -> Ahead:
    state = ahead.state
    ship, perils = state.ships[place], state.perils
    bonus = ahead.bonus
    if perils:
        course, steps = state.board.sea.straight[ship.cell][cell]
        bonus -= MINED * sum([perils >> there & 1 for there in state.board.ways[ship.cell][course][:steps]])
    after = with_ship(state, place, replace(ship, cell=cell, moved=True))
    return ahead._replace(state=after, bonus=bonus)


def _fired(ahead: Ahead, target: int) -> Ahead:
    state = ahead.state
    near = far = 0
    for gun, n in enough(aims(state)[target], one(state, target).strength):
        if gun.steps == 1:
            near += n
        else:
            far += n
        if gun.place >= 0:
            ship = state.ships[gun.place]
            state = with_ship(state, gun.place, replace(ship, fired=ship.fired + n))
        else:
            fort = state.forts[~gun.place]
            state = with_fort(state, ~gun.place, replace(fort, fired=fort.fired + n))
    rest = []
    for at, *before in ahead.shots:
        if at == target:
            near, far = near + before[0], far + before[1]
        else:
            rest.append((at, *before))
    shots = tuple(sorted([*rest, (target, near, far)]))
    return ahead._replace(state=state, shots=shots)  # type: ignore[arg-type]


def _fought(ahead: Ahead, path: Path) -> Ahead:
    state, target, picks = ahead.state, named(ahead.state, path[1]), path[2]
    assert isinstance(picks, Picks)
    by = [named(state, piece) for piece in picks.values]
    worth = fight_worth(ahead, target, [state.ships[place] for place in by])
    for place in by:
        state = with_ship(state, place, replace(state.ships[place], spent=True))
    boarders = tuple(sorted((*ahead.boarders, *by)))
    fought = tuple(sorted((*ahead.fought, target)))
    return Ahead(state, ahead.shots, fought, boarders, ahead.bonus + worth)


def fight_worth(ahead: Ahead, target: int, ships: Sequence[Ship]) -> float:
    """What it is worth to board or storm with these ships, by what shots have left of the target."""
    state, foe = ahead.state, one(ahead.state, target)
    left, gone = left_of(ahead, target)
    foe = replace(foe, strength=max(1, round(left)))
    if isinstance(foe, Ship):
        return (1 - gone) * boarding(ships, foe)
    joined = [state.ships[at] for at in garrison(state, ~target)]
    return (1 - gone) * storming(ships, foe, joined)


def left_of(ahead: Ahead, target: int) -> tuple[float, float]:
    """The strength that a target has left on average if it isn't destroyed, and how likely it is."""
    strength = one(ahead.state, target).strength
    for at, near, far in ahead.shots:
        if at == target:
            hard = ahead.state.terms.hard
            gone = at_least(near, far, hard, strength)
            if gone > 0.99:
                return 1.0, gone
            odds = salvo(near, far, hard)[:strength]
            return sum([(strength - hits) * chance for hits, chance in enumerate(odds)]) / sum(odds), gone
    return float(strength), 0.0
