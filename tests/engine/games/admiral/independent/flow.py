"""Rounds and turns, drifts at their end, and leaving (AD-10 to AD-13, AD-23, AD-61, AD-69)."""

from __future__ import annotations

from tests.engine.games.admiral.independent import sailing
from tests.engine.games.admiral.independent.assault import defend
from tests.engine.games.admiral.independent.automatic import automatic
from tests.engine.games.admiral.independent.draws import Draw, booklet, draw_wind
from tests.engine.games.admiral.independent.ending import WAITING, most_pearls, over, settle, sides, winners
from tests.engine.games.admiral.independent.fireships import all_due, explode
from tests.engine.games.admiral.independent.spoils import finish_pearls, finish_share, usual_share
from tests.engine.games.admiral.independent.state import Question, State
from tests.engine.games.admiral.independent.teams import count_loss, expel
from tests.engine.games.admiral.independent.upkeep import end_of_turn


def begin(state: State, draw: Draw) -> None:
    """The first turn of the first round; its wind is drawn after the placing."""
    if state.wind is None:
        draw_wind(state, draw)
    begin_turn(state, state.in_play()[0])
    if play_alone(state):
        next_turn(state, draw)


def begin_turn(state: State, seat: int) -> None:
    state.mover = seat
    state.turn += 1
    state.ask_turn()


def reset(state: State) -> None:
    """At the end of each turn."""
    for ship in state.ships.values():
        ship.moved, ship.fired, ship.stopped = False, 0, False
    for fort in state.forts.values():
        fort.fired, fort.stopped = 0, False
    state.drift_rank = state.drifting = None
    state.stay = set()


def end_round(state: State, draw: Draw) -> None:
    """Who has arrived wins (AD-61); rounds may be up, or too many of them quiet (AD-69); else the next wind (AD-10).

    Quiet rounds are whole ones: the round of an event counts as none.
    """
    for ship in state.ships.values():
        ship.spent = False
    for fort in state.forts.values():
        fort.spent = False
    state.quiet = 0 if state.event else state.quiet + 1
    state.event = False
    if state.arrived:
        over(state, "arrived", state.arrived)
    elif state.terms.rounds and state.round >= state.terms.rounds:
        over(state, "draw")
    elif state.terms.goal != "arrive" and state.quiet >= (20 if booklet(state) else 15):
        most_pearls(state, "quiet")
    if not state.over:
        state.round += 1
        draw_wind(state, draw)


def advance(state: State, draw: Draw) -> None:
    """The next who is in play moves; after the last one there is a new round."""
    reset(state)
    after = state.order[state.order.index(state.mover) + 1 :]
    seat = next((seat for seat in after if seat not in state.out), None)
    if seat is None:
        end_round(state, draw)
        if state.over:
            return
        seat = state.in_play()[0]
    begin_turn(state, seat)


def next_turn(state: State, draw: Draw) -> None:
    """On to the next turn that somebody has to play (AD-12)."""
    while not state.over:
        advance(state, draw)
        if state.over or not play_alone(state):
            return


def play_alone(state: State) -> bool:
    """An idle turn is played, but for what follows after it; False if the mover has to play (AD-12).

    Reading: if a mine goes off in it that is tested again, as the test knows of no mines.
    """
    if not automatic(state):
        return False
    seat = state.mover
    while not state.over and seat not in state.out:
        waiting = sailing.queue(state, seat, asking=False)
        if not waiting:
            finish(state, seat)
            break
        (where,) = sailing.drift_options(state, waiting[0])
        shown = len(state.shown)
        sailing.drift_to(state, waiting[0], where)
        settle(state)
        if len(state.shown) > shown and not state.over and seat not in state.out and not automatic(state):
            return False
    return True


def finish(state: State, seat: int) -> None:
    """The end of a turn: fireships that are due explode one by one, in ship order, each tested for the end (AD-34);
    then damage is off what is mended, and it is counted who has no fort (AD-50, AD-51, AD-64)."""
    while all_due(state) and not state.over and seat not in state.out:
        explode(state, all_due(state)[0])
        settle(state)
    if state.over or seat in state.out:
        return
    end_of_turn(state, seat)
    count_loss(state, seat)
    settle(state)


def proceed(state: State, draw: Draw) -> None:
    """What follows after an action: the end is tested, drifts go on until one has to be asked for, the turn ends.

    A sheltered ship that may still leave is asked for when its place comes, at the end of every turn, unless it has
    been decided in this turn that it stays (AD-23).
    """
    settle(state)
    if state.over or state.pending.kind in WAITING:
        return
    seat = state.mover
    if seat in state.out:
        next_turn(state, draw)
        return
    while state.drifting:
        waiting = sailing.queue(state, seat)
        if not waiting:
            ending, state.drifting = state.drifting.ending, None
            if ending:
                finish(state, seat)
                next_turn(state, draw)
                return
            break
        ship = waiting[0]
        options = sailing.drift_options(state, ship)
        leaving = sailing.sheltered(state, ship)
        if leaving or len(options) > 1:
            state.pending = Question("drift", seat, ship=ship.id, leaving=leaving)
            return
        sailing.drift_to(state, ship, next(iter(options)))
        settle(state)
        if state.over:
            return
        if seat in state.out:
            next_turn(state, draw)
            return
    state.ask_turn()


def leave(state: State, seat: int, draw: Draw) -> None:
    """A seat leaves, which ends its turn (AD-13).

    Readings: what it has still to share out is shared out as usual first. A storming of its own lapses; one of its
    fort goes on against its heir's ships, else against the fort alone. What another has to share out comes before
    the end of the turn.
    """
    asked = state.pending
    while state.pending.seat == seat and state.pending.kind in ("share", "pearls"):
        pending = state.pending
        if pending.kind == "share":
            finish_share(state, pending, usual_share(state, pending))
        else:
            finish_pearls(state, pending, None)
    expel(state, [seat])
    state.arrived.discard(seat)
    left = sides(state, state.in_play())
    if len(left) <= 1:
        over(state, "last" if left else "nobody", winners(state, left))
        return
    if asked.kind == "join" and asked.seat == seat:
        state.ask_turn()
        assert asked.fort is not None
        defend(state, state.forts[asked.fort], [state.ships[id] for id in asked.group], draw)
    elif seat == state.mover and asked.kind in ("share", "pearls") and asked.seat != seat:
        return
    if seat == state.mover:
        state.ask_turn()
        settle(state)
        next_turn(state, draw)
    else:
        proceed(state, draw)
