"""States of a duel as JSON and back."""

from __future__ import annotations

from engine.stored import Stamp, hold
from tests.toys.duel.state import GONE, SEA, SUNK, Layout, State, Turn, alive, near

VERSION = 1


def check(state: State) -> None:
    """Raises AssertionError where an invariant of the state is broken."""
    hold(2 <= len(state.fleets) <= 4, "2 to 4 fleets")
    hold(2 <= state.size <= 4, "2 to 4 ships")
    hold(0 <= state.rounds < 8 and state.turn >= 0, "rounds")
    seats = range(len(state.fleets))
    hold(all(shot.seat in seats and 0 <= shot.cell < SEA.size for shot in state.shots), "shots by seats at cells")
    hold(all(step.seat is None or step.seat in seats for step in state.todo), "steps of seats")
    laying = {step.seat for step in state.todo if isinstance(step, Layout)}
    for seat, fleet in enumerate(state.fleets):
        hold(len(fleet.ships) == (0 if seat in laying or not fleet.ships else state.size), "whole fleets")
        hold(bool(fleet.ships) or fleet.gone or seat in laying or not state.todo, "fleets laid out")
        swimming = [cell for cell in fleet.ships if cell != SUNK]
        hold(len(set(swimming)) == len(swimming), "ships apart")
        hold(all(0 <= cell < SEA.size for cell in swimming), "ships at sea")
        hold(fleet.mine == GONE or (state.mined and 0 <= fleet.mine < SEA.size), "mines at sea")
        hold(0 <= fleet.since <= len(state.shots), "shots since sailing")
        if not fleet.gone:
            struck = [shot.cell for shot in state.shots[fleet.since :] if shot.seat != seat]
            hold(not any(near(cell, at) for cell in swimming for at in struck), "ships that shots have missed")
    if state.todo:
        hold(len(alive(state)) > 1, "somebody to fight")
        top = state.todo[0]
        hold(isinstance(top, Layout) or (isinstance(top, Turn) and top.seat in alive(state)), "somebody is asked")


_STAMP: Stamp[State] = Stamp("Duel", VERSION, State, check)
dump, load = _STAMP.dump, _STAMP.load
