"""How games end that aren't races: pearls, the last ships, quiet (AD-64, AD-66, AD-69)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.games.admiral.carrying import in_place
from engine.games.admiral.leaving import gone
from engine.games.admiral.state import Join, Over, Pearls, Share, State
from engine.sailing.seats import living
from engine.sailing.telling import SEATS, Log


def scores(state: State) -> tuple[int, ...]:
    """By seat, the pearls in own live forts (AD-64)."""
    found = [0] * len(state.orders)
    for fort in state.forts:
        if fort.pearls and fort.seat >= 0:
            found[fort.seat] += fort.pearls
    return tuple(found)


def ended(state: State, log: Log) -> State:
    """The state with its end, if it has come; who has no ship left is out, before pearls are counted. A fight is first
    shared out (AD-43).
    """
    terms = state.terms
    if state.over is not None or terms.goal == "arrival":
        return state
    if state.todo and isinstance(state.todo[0], Join | Share | Pearls):
        return state
    alive = living(state)
    if len(alive) == 1 < len(state.orders):
        return over(state, "last", alive)
    if not state.round:
        return state
    lying = state.muster.lying
    afloat = [seat for seat in alive if lying[seat]]
    if not afloat:
        return _by_most(state, "together", alive)
    if len(afloat) == 1:
        return over(state, "last", afloat)
    for seat in alive:
        if seat not in afloat:
            log.tell("admiral-event-beaten", seat=SEATS[seat])
            state = gone(state, seat, log)
    return (_by_pearls(state, afloat) if terms.goal == "pearls" else None) or state


def quiet_round(state: State) -> State:
    """A round is over: so many in a row without anything that counts end the game (AD-69)."""
    terms = state.terms
    quiet = 0 if state.stirred else state.quiet + 1
    state = in_place(state, quiet=quiet, stirred=False)
    return _by_most(state, "quiet", living(state)) if terms.quiet and quiet >= terms.quiet else state


def over(state: State, how: str, winners: Sequence[int]) -> State:
    """The game has ended."""
    return replace(state, todo=(), over=Over(how, tuple(winners)))


def _by_most(state: State, how: str, alive: Sequence[int]) -> State:
    """Who has most pearls in own live forts has won, else it is a draw (AD-69)."""
    counts = scores(state)
    most = max([counts[seat] for seat in alive])
    first = [seat for seat in alive if counts[seat] == most]
    return over(state, how, first if len(first) == 1 else alive)


def _by_pearls(state: State, alive: Sequence[int]) -> State | None:
    """Enough pearls win, or the most once all are in forts; None: it goes on (AD-64, AD-66)."""
    counts = scores(state)
    most = max([counts[seat] for seat in alive])
    if not most:
        return None
    enough = state.terms.pearls
    if enough and most >= enough:
        return over(state, "pearls", [seat for seat in alive if counts[seat] == most])
    if state.sea_pearls or any(ship.pearls for ship in state.ships):
        return None
    first = [seat for seat in alive if counts[seat] == most]
    dates = {seat: state.landed[seat] if state.landed[seat] >= 0 else state.count + 1 for seat in first}
    earliest = min(dates.values())
    return over(state, "most", [seat for seat in first if dates[seat] == earliest])
