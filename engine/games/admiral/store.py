"""States as JSON and back, and what must always hold of a state."""

from __future__ import annotations

from typing import Any

from engine.games.admiral.afloat import check_forts, check_layout, check_past, check_ships
from engine.games.admiral.data import KINDS
from engine.games.admiral.drifting import following as next_drift
from engine.games.admiral.filed import MOST
from engine.games.admiral.mines import field
from engine.games.admiral.reefs import charted
from engine.games.admiral.state import NOBODY, Drift, Join, Mines, Pearls, Place, Reefs, Round, Sail, Share, State, Turn
from engine.games.admiral.storming import garrison
from engine.sailing.resuming import Resume
from engine.sailing.seats import living
from engine.sailing.soundness import check_asked, check_seats
from engine.stored import Stamp, hold

VERSION = 2
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
    hold(len(state.landed) == len(state.goals) == len(state.homeless) == seats, "each seat has its own")
    hold(len(state.sides) == seats and all(0 <= side < seats for side in state.sides), "each seat has a team (AD-68)")
    hold(sorted(state.cycle) == list(range(seats)), "an order of play (AD-67)")
    most = state.terms.homeless
    hold(all(0 <= count <= most for count in state.homeless), "turns without a fort (AD-64)")
    hold(all(not count or count < most for count in map(state.homeless.__getitem__, alive)), "who has none is out")
    hold(state.over is not None or len(alive) > (state.terms.goal != "arrival"), "somebody plays")
    hold(state.turn >= state.round >= 0, "turns and rounds are counted")
    hold((state.wind is None) == (state.round == 0), "each round has its wind (AD-10)")
    hold(state.wind is None or 0 <= state.wind.towards < 8, "a direction (AD-10)")
    hold(all(-1 <= goal < len(state.forts) for goal in state.goals), "goals are forts (AD-61)")
    _check_mines(state)
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


def _check_mines(state: State) -> None:
    seats, most = len(state.orders), state.terms.mines
    hold(0 <= most <= 3 and len(state.shown) == seats, "mines (AD-55)")
    hold(len(state.bases) == (seats if state.bases else 0), "forts near which mines lie (AD-55)")
    size = state.board.sea.size
    hold(all(0 <= cell < size for base in state.bases for cell in base), "forts near which mines lie (AD-55)")
    hold(state.blown == tuple(sorted(set(state.blown))) and set(state.blown) <= set(range(size)), "spent cells (AD-56)")
    hold(len(state.blown) == sum(state.shown), "each mine that went off spent a cell (AD-56)")
    lying = [(mine.seat, mine.cell) for mine in state.mines]
    hold(lying == sorted(set(lying)), "a seat's mines in a cell are switched together (AD-56)")
    left = [most - shown for shown in state.shown]
    for mine in state.mines:
        hold(0 <= mine.seat < seats and mine.seat not in state.out, "a mine is somebody's who plays (AD-13)")
        hold(bool(field(state, mine.seat) >> mine.cell & 1), "mines lie near own forts (AD-55)")
        hold(mine.cell not in state.blown, "a cell is spent once (AD-56)")
        hold(mine.n > 0 and mine.waits == "".join([kind for kind in KINDS if kind in mine.waits]), "a mine (AD-56)")
        hold(len(mine.waits) < len(KINDS) and not (mine.held and mine.waits), "a mine is switched in one way (AD-56)")
        left[mine.seat] -= mine.n
    hold(min(left) >= 0, "no more mines than were laid (AD-55)")


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
    hold(not any(isinstance(step, Turn | Round | Place | Reefs | Mines) for step in above), "one turn only")
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
    hold(state.round == 0 and all(isinstance(step, Place | Reefs | Mines) for step in above), "the set-up comes first")
    placing = [step.seat for step in above if isinstance(step, Place)]
    hold(
        len(set(placing)) == len(placing) and (isinstance(top, Mines) or top.seat == state.mover),
        "who has no fort chooses one (AD-61)",
    )
    mining = [step.seat for step in above if isinstance(step, Mines)]
    hold(len(set(mining)) == len(mining) and set(mining) <= set(living(state)), "each lays mines once (AD-55)")
    hold(not set(mining) & {mine.seat for mine in state.mines}, "each lays mines once (AD-55)")
    afloat = {seat for seat in living(state) if state.muster.lying[seat]}
    hold(set(living(state)) - afloat == set(placing), "who has no fort chooses one (AD-61)")
    laying = [step for step in above if isinstance(step, Reefs)]
    hold(len({step.seat for step in laying}) == len(laying), "each lays reefs once (AD-62)")
    hold(all(0 < step.reefs <= 3 and step.seat not in state.out for step in laying), "so many reefs (AD-62)")
    hold(not isinstance(top, Reefs) or bool(charted(state).reefs()), "there is room for a reef (AD-62)")
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
    if isinstance(top, Sail):
        hold(top.place in range(len(state.ships)) and 0 <= top.course < 8 and 0 < top.left <= 20, "a course (AD-56)")
        ship = state.ships[top.place]
        hold(ship.strength > 0 and ship.seat == state.mover and ship.moved, "a ship that has met a mine (AD-56)")
        hold(bool(state.tracks) and state.tracks[-1].ship == ship.id, "a ship that has met a mine (AD-56)")


def _with_teams(data: Any) -> Any:
    """There are neither mines nor fireships. Everybody plays for himself, in seat order; who works on a fort has
    ordered it; nobody is put out without one.
    """
    seats = len(data["orders"])
    data |= {"sides": list(range(seats)), "cycle": list(range(seats)), "homeless": [0] * seats}
    data["terms"] |= {"homeless": 0, "mines": 0, "fireships": False}
    data |= {"bases": [], "mines": [], "blown": [], "shown": [0] * seats}
    data["forts"] = [[*fort, data["ships"][fort[7][0]][1] if fort[7] else NOBODY] for fort in data["forts"]]
    return data


_STAMP = Stamp("Admiral", VERSION, State, check, {1: _with_teams})
dump = _STAMP.dump
load = _STAMP.load
