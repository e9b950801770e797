"""Who is out and who has won (AD-13, AD-61, AD-64, AD-66, AD-69, AD-70)."""

from __future__ import annotations

from collections.abc import Iterable

from tests.engine.games.admiral.independent.losses import end_work, sink
from tests.engine.games.admiral.independent.state import Over, State


def over(state: State, why: str, winners: Iterable[int] = ()) -> None:
    """The game is over; without winners it is a draw, or nobody's."""
    state.over = Over(why, sorted(winners))


def expel(state: State, seat: int) -> None:
    """A seat is out: its ships are removed where they lie, its forts are nobody's (AD-13, AD-64)."""
    state.out.add(seat)
    for ship in state.own_ships(seat):
        sink(state, ship)
    for fort in state.forts.values():
        if fort.work and fort.work.seat == seat:
            end_work(state, fort)
        if fort.owner == seat:
            fort.owner = None


def settle(state: State) -> None:
    """Tested after each action and each drift, but not before all is shared out (AD-43, AD-64).

    In this order: who has no ships is out, all of them at once; the last one left wins; then pearls are counted.
    """
    if state.over or state.to_place or state.pending.kind in ("share", "pearls", "join"):
        return
    if state.terms.goal == "arrive":
        settle_race(state)
        return
    afloat = [seat for seat in state.in_play() if state.own_ships(seat)]
    if not afloat:
        most_pearls(state, state.in_play(), "all gone")
        return
    for seat in state.in_play():
        if seat not in afloat:
            expel(state, seat)
    if len(afloat) == 1:
        over(state, "last", afloat)
    elif state.terms.goal == "pearls":
        settle_pearls(state)


def settle_race(state: State) -> None:
    """Whose brig is sunk is out, the frigate removed; the last one left sails on; all out: nobody wins (AD-61).

    By the letter the first who arrives wins at once (AD-70).
    """
    for seat in state.in_play():
        if not any(ship.id[0] == "b" for ship in state.own_ships(seat)):
            expel(state, seat)
    if not state.in_play():
        over(state, "nobody")
    elif state.terms.printed and state.arrived:
        over(state, "arrived", state.arrived)


def pearls_of(state: State, seats: Iterable[int]) -> dict[int, int]:
    """How many pearls each has in his live forts."""
    live = [fort for fort in state.forts.values() if fort.strength > 0]
    return {seat: sum([fort.pearls for fort in live if fort.owner == seat]) for seat in seats}


def settle_pearls(state: State) -> None:
    """Who has enough pearls wins, the mover first; when none is outside forts, and one at least in somebody's, who has
    most; of equals who landed his last fresh one first (AD-64, AD-66)."""
    held = pearls_of(state, state.in_play())
    for seat in [state.mover, *held]:
        if held.get(seat, 0) >= state.terms.need:
            over(state, "pearls", [seat])
            return
    outside = sum(state.sea.values()) + sum([len(ship.pearls) for ship in state.ships.values()])
    if outside or not any(held.values()):
        return
    best = most(held)
    if len(best) > 1:
        dates = {seat: state.landed.get(seat, state.clock + 1) for seat in best}
        best = [seat for seat in best if dates[seat] == min(dates.values())]
    over(state, "none outside", best)


def most(held: dict[int, int]) -> list[int]:
    return [seat for seat, number in held.items() if number == max(held.values())]


def most_pearls(state: State, seats: Iterable[int], why: str) -> None:
    """Who alone has most pearls in his live forts wins; with equal numbers it is a draw (AD-69)."""
    best = most(pearls_of(state, seats))
    if len(best) == 1:
        over(state, why, best)
    else:
        over(state, "draw")
