"""Who is out and who has won (AD-13, AD-61, AD-64, AD-66, AD-69, AD-70)."""

from __future__ import annotations

from collections.abc import Iterable

from tests.engine.games.admiral.independent.state import Over, State
from tests.engine.games.admiral.independent.teams import expel

WAITING = ("share", "pearls", "join", "on")
"""Questions amid an action."""


def over(state: State, why: str, winners: Iterable[int] = ()) -> None:
    """The game is over; without winners it is a draw, or nobody's."""
    state.over = Over(why, sorted(winners))


def sides(state: State, seats: Iterable[int]) -> list[int]:
    """The sides of these seats, each once (AD-68)."""
    return list(dict.fromkeys(state.side(seat) for seat in seats))


def members(state: State, side: int) -> list[int]:
    """All seats of a side, those that are out too."""
    return [seat for seat in range(state.seats) if state.side(seat) == side]


def winners(state: State, won: Iterable[int]) -> list[int]:
    """The seats of the sides that have won, those that are out or have left too."""
    return [seat for side in won for seat in members(state, side)]


def settle(state: State) -> None:
    """Tested after each action and each drift, but not before all is shared out (AD-43, AD-64).

    In this order: who has no ships is out, all of them at once; the last side left wins; then pearls are counted.
    """
    if state.over or state.setting_up or state.pending.kind in WAITING:
        return
    if state.terms.goal == "arrive":
        settle_race(state)
        return
    afloat = [seat for seat in state.in_play() if state.own_ships(seat)]
    if not afloat:
        most_pearls(state, "all gone")
        return
    expel(state, [seat for seat in state.in_play() if seat not in afloat])
    if len(sides(state, afloat)) == 1:
        over(state, "last", winners(state, sides(state, afloat)))
    elif state.terms.goal == "pearls":
        settle_pearls(state)


def settle_race(state: State) -> None:
    """Whose brig is sunk is out, the frigate removed; the last one left sails on; all out: nobody wins (AD-61).

    By the letter the first who arrives wins at once (AD-70).
    """
    for seat in state.in_play():
        if not any(ship.id[0] == "b" for ship in state.own_ships(seat)):
            expel(state, [seat])
    if not state.in_play():
        over(state, "nobody")
    elif state.terms.printed and state.arrived:
        over(state, "arrived", state.arrived)


def pearls_of(state: State) -> dict[int, int]:
    """How many pearls each side has in live forts of those in play, the mover's side first (AD-64, AD-68)."""
    held = {side: 0 for side in sides(state, [state.mover, *state.in_play()]) if side in sides(state, state.in_play())}
    for fort in state.forts.values():
        if fort.owner is not None and fort.strength > 0:
            held[state.side(fort.owner)] += fort.pearls
    return held


def settle_pearls(state: State) -> None:
    """Which side has enough pearls wins, the mover's first; when none is outside forts, and one at least in somebody's,
    which has most; of equals which landed its last fresh one first (AD-64, AD-66, AD-68)."""
    held = pearls_of(state)
    for side, number in held.items():
        if number >= state.terms.need:
            over(state, "pearls", winners(state, [side]))
            return
    outside = sum(state.sea.values()) + sum([len(ship.pearls) for ship in state.ships.values()])
    if outside or not any(held.values()):
        return
    best = most(held)
    if len(best) > 1:
        dates = {side: last_landing(state, side) for side in best}
        best = [side for side in best if dates[side] == min(dates.values())]
    over(state, "none outside", winners(state, best))


def last_landing(state: State, side: int) -> int:
    """When a side has landed its last fresh pearl; after now, if it never has."""
    dates = [state.landed[seat] for seat in members(state, side) if seat in state.landed]
    return max(dates, default=state.clock + 1)


def most(held: dict[int, int]) -> list[int]:
    return [side for side, number in held.items() if number == max(held.values())]


def most_pearls(state: State, why: str) -> None:
    """Which side alone has most pearls in its live forts wins; with equal numbers it is a draw (AD-69)."""
    best = most(pearls_of(state))
    if len(best) == 1:
        over(state, why, winners(state, best))
    else:
        over(state, "draw")
