"""What a seat of a duel may know, in data and in lines."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

import engine.game
from engine.chance import Chance
from engine.values import Key, Line, Number, Piece, Seat, line
from tests.toys.duel.state import GONE, SEA, SUNK, Fleet, State, Turn, alive, near


class FleetView(msgspec.Struct, frozen=True):
    """What everybody sees of a fleet."""

    left: int
    lost: tuple[int, ...]
    """The numbers of its sunk ships, from 0."""
    flag: str
    hits: int
    laid: bool
    mined: bool
    """Its mine lies somewhere."""
    gone: bool


class View(engine.game.View, frozen=True):
    """A position as its viewer may know it; `own` and `mine` are cells of his own, empty and `GONE` for a spectator."""

    fleets: tuple[FleetView, ...]
    shots: tuple[tuple[int, int], ...]
    """Seat and cell, oldest first."""
    own: tuple[int, ...] = ()
    mine: int = GONE


def view(state: State, seat: int | None) -> View:
    """The position as this seat (None: a spectator) may know it."""
    fleets = tuple(
        FleetView(
            left=fleet.left,
            lost=tuple(number for number, cell in enumerate(fleet.ships) if cell == SUNK),
            flag=fleet.flag,
            hits=fleet.hits,
            laid=bool(fleet.ships),
            mined=fleet.mine != GONE,
            gone=fleet.gone,
        )
        for fleet in state.fleets
    )
    top = state.todo[0] if state.todo else None
    left = alive(state)
    return View(
        viewer=seat,
        turn=state.turn,
        order=_order(state, left),
        out=tuple(seat for seat in range(len(state.fleets)) if seat not in left),
        fleets=fleets,
        shots=tuple((shot.seat, shot.cell) for shot in state.shots),
        mover=top.seat if isinstance(top, Turn) else None,
        own=() if seat is None else state.fleets[seat].ships,
        mine=GONE if seat is None else state.fleets[seat].mine,
    )


def _order(state: State, left: tuple[int, ...]) -> tuple[int, ...]:
    """Who is still to move in this round, then the others in the next one, if there is one."""
    turns = [step.seat for step in state.todo if isinstance(step, Turn) and step.seat in left]
    later = left if state.todo and state.rounds else ()
    return tuple(seat for seat in dict.fromkeys((*turns, *later)) if seat is not None)


def describe(view: View) -> list[Line]:
    """The viewer's own ships, then all fleets, then the shots."""
    lines = []
    for number, cell in enumerate(view.own):
        ship = Piece(str(number + 1))
        lines.append(
            line("duel-line-sunk", ship=ship)
            if cell == SUNK
            else line("duel-line-ship", ship=ship, cell=SEA.cells[cell])
        )
    if view.mine != GONE:
        lines.append(line("duel-line-mine", cell=SEA.cells[view.mine]))
    for seat, fleet in enumerate(view.fleets):
        who, flag = Seat(seat), Key(fleet.flag)
        if fleet.laid:
            lines.append(line("duel-line-fleet", seat=who, flag=flag, number=Number(fleet.left)))
        else:
            lines.append(line("duel-line-laying", seat=who, flag=flag))
    if view.shots:
        lines.append(line("duel-line-shots", cells=tuple(SEA.cells[cell] for _, cell in view.shots[-12:])))
    return lines


def scores(view: View) -> tuple[int, ...]:
    """The ships that each has left, as they are counted at the end."""
    return tuple(fleet.left for fleet in view.fleets)


def redeal(state: State, seat: int | None, chance: Chance, recall: bool = True) -> State:
    """A state that this seat (None: a spectator) can't tell from the true one: others' ships and mines lie elsewhere.

    A ship is where no shot of others has struck since its fleet last sailed, a mine where none ever has.
    """
    fleets = []
    for owner, fleet in enumerate(state.fleets):
        fleets.append(fleet if owner == seat or not fleet.ships else _dealt(state, owner, fleet, chance))
    return replace(state, fleets=tuple(fleets))


def _dealt(state: State, owner: int, fleet: Fleet, chance: Chance) -> Fleet:
    # nobody fires at a fleet that has left
    shots = [] if fleet.gone else [(number, shot) for number, shot in enumerate(state.shots) if shot.seat != owner]
    since = [shot.cell for number, shot in shots if number >= fleet.since]
    waters = [cell for cell in range(SEA.size) if not any(near(cell, at) for at in since)]
    ships = tuple(SUNK if cell == SUNK else waters.pop(chance.randrange(len(waters))) for cell in fleet.ships)
    if fleet.mine == GONE:
        return replace(fleet, ships=ships)
    never = [cell for cell in range(SEA.size) if not any(near(cell, shot.cell) for _, shot in shots)]
    return replace(fleet, ships=ships, mine=never[chance.randrange(len(never))])
