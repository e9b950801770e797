"""States as JSON and back, and what must always hold of a state."""

from __future__ import annotations

from engine.games.admiral.afloat import check_forts, check_layout, check_past, check_ships
from engine.games.admiral.drifting import following as next_drift
from engine.games.admiral.filed import MOST
from engine.games.admiral.state import Drift, Join, Pearls, Place, Round, Share, State, Turn
from engine.games.admiral.storming import garrison
from engine.sailing.resuming import Resume
from engine.sailing.seats import living
from engine.sailing.soundness import check_asked, check_seats
from engine.stored import Stamp, hold

VERSION = 1
"""Version of the rules and of the stored state."""


def check(state: State) -> None:
    """Raises AssertionError where an invariant of the state is broken. Every stored state is held against it."""
    check_layout(state)
    check_seats(state)
    _check_seats(state)
    _check_terms(state)
    check_ships(state)
    check_forts(state)
    check_past(state)
    _check_todo(state)


def _check_seats(state: State) -> None:
    seats = len(state.orders)
    alive = living(state)
    hold(1 <= seats <= MOST, "one to six seats")
    hold(len(state.landed) == len(state.goals) == seats, "each seat has its own")
    hold(state.over is not None or len(alive) > (state.terms.goal != "arrival"), "somebody plays")
    hold(state.turn >= state.round >= 0, "turns and rounds are counted")
    hold((state.wind is None) == (state.round == 0), "each round has its wind (AD-10)")
    hold(state.wind is None or 0 <= state.wind.towards < 8, "a direction (AD-10)")
    hold(all(-1 <= goal < len(state.forts) for goal in state.goals), "goals are forts (AD-61)")
    hold(set(state.arrived) <= set(alive) and len(set(state.arrived)) == len(state.arrived), "who has arrived (AD-61)")
    hold(all(-1 <= date <= state.count for date in state.landed), "when pearls were landed (AD-64)")
    if state.over is not None:
        hold(set(state.over.winners) <= set(range(seats)), "winners are seats")
        hold(len(set(state.over.winners)) == len(state.over.winners), "each wins once")


def _check_terms(state: State) -> None:
    terms = state.terms
    hold(min(terms.force) >= 0 and sum(terms.force) == 24, "the winds are 24 (AD-10)")
    hold(0 <= terms.pearls <= 20 and 0 <= terms.least <= 5, "pearls to win, and the least move")
    hold(terms.quiet >= 0 and terms.rounds >= 0 and 0 <= state.quiet <= max(1, terms.quiet, state.round), "rounds")
    hold(not terms.rounds or state.round <= terms.rounds, "the last round (AD-61)")


def _check_todo(state: State) -> None:
    if state.over is not None:
        hold(not state.todo, "nothing is left to do when the game is over")
        return
    check_asked(state)
    *above, last = state.todo
    top = state.todo[0]
    if isinstance(last, Round):
        _check_before(state)
        return
    hold(isinstance(last, Turn) and last.seat == state.mover and last.begun, "a turn lies at the bottom")
    hold(not any(isinstance(step, Turn | Round | Place) for step in above), "one turn only")
    hold(bool(state.round), "a turn is in a round")
    hold(state.mover not in state.out or isinstance(top, Share | Pearls), "the mover is in the game")
    hold(isinstance(top, Join | Share | Pearls) or top.seat == state.mover, "only fights are another's to decide")
    hold(all(step.seat is None for step in state.todo[1:-1]), "one question at a time")
    _check_question(state)


def _check_before(state: State) -> None:
    """Forts are chosen, or a wind is to be drawn."""
    *above, _ = state.todo
    top = state.todo[0]
    if isinstance(top, Resume):
        hold(len(above) == 1 and top.seat == state.mover, "the wind is to be drawn")
        return
    hold(state.round == 0 and all(isinstance(step, Place) for step in above), "forts are chosen first (AD-61)")
    placing = [step.seat for step in above]
    hold(len(set(placing)) == len(placing) and top.seat == state.mover, "who has no fort chooses one")
    hold({seat for seat in living(state) if state.goals[seat] < 0} == set(placing), "who has no fort chooses one")
    free = sum(fort.seat < 0 for fort in state.forts)
    hold(free >= len(placing), "there is a fort for everybody")


def _check_question(state: State) -> None:
    """What is asked can be answered."""
    top = state.todo[0]
    ships, forts = range(len(state.ships)), range(len(state.forts))
    for step in state.todo:
        if isinstance(step, Share | Pearls):
            hold(set(step.ships) <= set(ships) and len(set(step.ships)) == len(step.ships), "hulls are ships (AD-42)")
            hold(step.winner in range(-1, len(state.orders)), "a winner (AD-42)")
            hold(step.seat in (None, step.winner), "the winner is asked (AD-42)")
        if isinstance(step, Share):
            hold(step.fort in range(-1, len(state.forts)) and step.points > 0, "points are shared (AD-42)")
        if isinstance(step, Join):
            hold(step.fort in forts and set(step.attackers) <= set(ships), "a fort is stormed (AD-44)")
            hold(bool(step.attackers) and step.seat in (None, state.forts[step.fort].seat), "its owner is asked")
            hold(step.seat is None or bool(garrison(state, step.fort)), "there is somebody to join (AD-44)")
        if isinstance(step, Drift):
            hold(state.stormy, "ships drift in storms (AD-22)")
        if isinstance(step, Turn):
            hold(set(step.stay) <= set(ships) and len(set(step.stay)) == len(step.stay), "ships stay (AD-23)")
    if isinstance(top, Turn):
        hold(not top.ending, "a turn that is ending is over")
    if isinstance(top, Drift):
        hold(next_drift(state) is not None, "a ship drifts (AD-23)")
    if isinstance(top, Resume):
        hold(len(state.todo) > 1, "chance is to decide")


_STAMP = Stamp("Admiral", VERSION, State, check)
dump = _STAMP.dump
load = _STAMP.load
