"""How games end that aren't races: pearls, the last ships, quiet (AD-64, AD-66, AD-69)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.games.admiral.carrying import in_place
from engine.games.admiral.leaving import gone
from engine.games.admiral.parties import teamed
from engine.games.admiral.sides import allies
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
    if one_left(state):
        return over(state, "last", living(state))
    if not state.round:
        return state
    alive, lying = living(state), state.muster.lying
    afloat = [seat for seat in alive if lying[seat]]
    if not afloat:
        return _by_most(state, "together", alive)
    if len({state.sides[seat] for seat in afloat}) == 1:
        return over(state, "last", afloat)
    for seat in alive:
        if seat not in afloat:
            log.tell("admiral-event-beaten", seat=SEATS[seat])
            state = gone(state, seat, log)
    return (_by_pearls(state, afloat) if terms.goal == "pearls" else None) or state


def one_left(state: State) -> bool:
    """Whether all who are in the game are of one team, and others have been in it (AD-13)."""
    alive = living(state)
    return len(alive) < len(state.orders) and len({state.sides[seat] for seat in alive}) == 1


def quiet_round(state: State) -> State:
    """A round is over: so many in a row without anything that counts end the game (AD-69)."""
    terms = state.terms
    quiet = 0 if state.stirred else state.quiet + 1
    state = in_place(state, quiet=quiet, stirred=False)
    return _by_most(state, "quiet", living(state)) if terms.quiet and quiet >= terms.quiet else state


def over(state: State, how: str, winners: Iterable[int]) -> State:
    """The game has ended: these have won, with all their partners (AD-68)."""
    sides = {state.sides[seat] for seat in winners}
    won = tuple([seat for seat, side in enumerate(state.sides) if side in sides])
    return replace(state, todo=(), over=Over(how, won))


def tally(state: State, alive: Iterable[int]) -> dict[int, int]:
    """By the number of each team that is in the game, the pearls in its live forts (AD-64, AD-68)."""
    counts, sides = scores(state), state.sides
    if not teamed(sides):
        return {sides[seat]: counts[seat] for seat in alive}
    return {sides[seat]: sum([counts[partner] for partner in allies(state, seat)]) for seat in alive}


def _by_most(state: State, how: str, alive: Sequence[int]) -> State:
    """Who has most pearls in own live forts has won, else it is a draw (AD-69)."""
    counts = tally(state, alive)
    most = max(counts.values())
    first = [seat for seat in alive if counts[state.sides[seat]] == most]
    return over(state, how, first if len({state.sides[seat] for seat in first}) == 1 else alive)


def _by_pearls(state: State, alive: Sequence[int]) -> State | None:
    """Enough pearls win, or the most once all are in forts; None: it goes on (AD-64, AD-66, AD-68)."""
    counts = tally(state, alive)
    most = max(counts.values())
    if not most:
        return None
    first = [seat for seat in alive if counts[state.sides[seat]] == most]
    enough = state.terms.pearls
    if enough and most >= enough:
        return over(state, "pearls", first)
    if state.sea_pearls or any(ship.pearls for ship in state.ships):
        return None
    dates = {seat: _landed(state, seat) for seat in first}
    earliest = min(dates.values())
    return over(state, "most", [seat for seat in first if dates[seat] == earliest])


def _landed(state: State, seat: int) -> int:
    """When a seat or a partner landed a pearl from the sea last; who never has comes after all others (AD-64)."""
    last = max([state.landed[partner] for partner in allies(state, seat)])
    return last if last >= 0 else state.count + 1
