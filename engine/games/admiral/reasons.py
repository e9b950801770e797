"""Why what one may well have meant can't be done: looked for only when it is refused, in the game's own words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.game import IllegalAction
from engine.games.admiral.arcs import RANGES, SHOTS
from engine.games.admiral.asking import refuse, value
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import Fort, State
from engine.sailing.asking import wrong
from engine.sailing.telling import NUMBERS
from engine.values import Answer, Cell, Path, Picks, Piece

Why: TypeAlias = Callable[[Ship | Fort], IllegalAction]
"""Why one of a seat's own ships or forts can't do it."""


def named(state: State, answer: Answer) -> Ship | Fort | None:
    """The ship or fort that is called so, whoever has it, lost or not."""
    if not isinstance(answer, Piece):
        return None
    id = answer.id.lower()
    found: tuple[Ship | Fort, ...] = (*state.ships, *state.forts)
    return next((one for one in found if one.id == id and answer.seat in (None, one.seat)), None)


def means_cell(state: State, cell: Cell) -> bool:
    """Whether a word that can be read as this cell means it: it is on the board, and no ship is called so (``f1``)."""
    return cell in state.board.index and cell.token.lower() not in state.muster.places


def lost(one: Ship | Fort) -> IllegalAction:
    """It is lost."""
    return refuse("sunk", ship=value(one)) if isinstance(one, Ship) else refuse("ruin", target=value(one))


def unfit(state: State, answer: Answer, seats: tuple[int, ...], why: Why) -> IllegalAction | None:
    """Why none of these seats can have this one do it: not theirs, lost, or `why`. None for what is none at all."""
    one = named(state, answer)
    if one is None:
        return None
    if one.seat not in seats:
        return refuse("not-yours", target=value(one))
    return why(one) if one.strength else lost(one)


def missed(
    state: State, path: Path, id: str, why: Callable[[Ship | Fort, Ship | Fort], IllegalAction]
) -> IllegalAction:
    """Why the target that follows the first word of a path can't be fired at, boarded or stormed: by who is named
    behind it (`why`: of him and the target), else in general (`id`).
    """
    foe = named(state, path[1])
    if foe is None:
        return wrong()
    if not state.foes[foe.seat]:
        return refuse("own" if foe.seat == state.mover else "ally", target=value(foe))
    if not foe.strength:
        return lost(foe)
    for answer in path[2:]:
        for each in answer.values if isinstance(answer, Picks) else (answer,):
            refusal = unfit(state, each, (state.mover,), lambda one: why(one, foe))
            if refusal is not None:
                return refusal
    return refuse(id, target=value(foe))


def amiss(
    state: State, path: Path, targets: int, why: Why, missed: Callable[[State, Path], IllegalAction], strange: Answer
) -> IllegalAction:
    """Why `strange`, which `path` names in its set, can't be there: `why`, if it is the mover's own. Where there is one
    target only, which may be left out, another's in the first place is meant as one: why it can't be (`missed`).
    """
    one, picks = named(state, strange), path[2]
    first = isinstance(picks, Picks) and picks.values[0] == strange
    if targets == 1 and first and one is not None and one.seat != state.mover:
        return missed(state, (path[0], strange, *path[3:]))
    return unfit(state, strange, (state.mover,), why) or wrong()


def busy(ship: Ship) -> IllegalAction | None:
    """Why a ship neither boards nor storms, wherever she lies, nor begins a repair or work (AD-34, AD-43, AD-50,
    AD-51).
    """
    if ship.lit:
        return refuse("lit", ship=value(ship))
    if ship.spent:
        return refuse("spent", ship=value(ship))
    if ship.task:
        return refuse("repairing" if ship.task == "repair" else "working", ship=value(ship))
    return None


# ---------------------------------------------------------------- fire


def no_shot(state: State, gun: Ship | Fort, shots: int, foe: Ship | Fort) -> IllegalAction:
    """Why a ship or fort with so many shots left doesn't reach a target (AD-30)."""
    it, target = value(gun), value(foe)
    if shots < 1:
        return _silent(state, gun)
    found = state.board.sea.straight[gun.cell].get(foe.cell)
    if found is None:
        return refuse("same-cell" if gun.cell == foe.cell else "not-in-line", ship=it, target=target)
    course, steps = found
    limit = RANGES[gun.id[0] if isinstance(gun, Ship) else "fort"][course & 1]
    if steps > limit:
        return refuse("too-far", ship=it, target=target, n=NUMBERS[steps], range=NUMBERS[limit])
    line = state.board.lines[gun.cell][course]
    for cell in line[: steps - 1]:
        by = _hiding(state, cell, isinstance(gun, Fort))
        if by is not None:
            return refuse("hidden", ship=it, target=target, other=value(by))
    return wrong() if len(line) >= steps else refuse("hidden-land", ship=it, target=target)


def _silent(state: State, gun: Ship | Fort) -> IllegalAction:
    """Why a ship or fort has no shot (AD-3, AD-34, AD-43, AD-44, AD-50)."""
    it, wind = value(gun), state.wind
    if isinstance(gun, Fort):
        return refuse("taken-silent", target=it) if gun.silent else refuse("no-shots", ship=it)
    if gun.lit:
        return refuse("lit", ship=it)
    if gun.spent:
        return refuse("spent", ship=it)
    if gun.task == "repair":
        return refuse("repairing", ship=it)
    still = wind is not None and wind.force == "storm" and not SHOTS[gun.id[0]][1]
    return refuse("storm-silent" if still else "no-shots", ship=it)


def _hiding(state: State, cell: int, over: bool) -> Ship | Fort | None:
    """What on a cell stops a line of fire; `over`: a fort's, which goes over ships in the open sea (AD-30)."""
    for fort in state.forts:
        if fort.cell == cell:
            return fort
    if over and not state.harbour.ports >> cell & 1:
        return None
    return next((ship for ship in state.ships if ship.strength and ship.cell == cell), None)


# ---------------------------------------------------------------- boarding and storming


def no_boarder(one: Ship | Fort, foe: Ship | Fort) -> IllegalAction:
    """Why one of the mover's can't board a ship (AD-40, AD-43, AD-50, AD-51)."""
    if isinstance(one, Fort):
        return refuse("ships-only")
    return busy(one) or refuse("boarder-apart", ship=value(one), target=value(foe))


def outside(one: Ship | Fort, fort: Fort | Ship) -> IllegalAction:
    """Why a ship can't join the defence of a fort (AD-44)."""
    return refuse("ships-only") if isinstance(one, Fort) else refuse("apart-port", ship=value(one), target=value(fort))


def no_stormer(one: Ship | Fort, foe: Ship | Fort) -> IllegalAction:
    """Why one of the mover's can't storm a fort (AD-40, AD-43, AD-50, AD-51)."""
    return (busy(one) if isinstance(one, Ship) else None) or outside(one, foe)
