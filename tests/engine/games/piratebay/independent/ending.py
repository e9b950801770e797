"""Points and the end of the game (PB-24 to PB-26, PB-28)."""

from __future__ import annotations

from tests.engine.games.piratebay.independent.bay import Bay

HALF_LEFT = 16
"""Treasures left outside the islets with which a half game is over (PB-25)."""

ORDER_POINTS = 3


def points(bay: Bay, seat: int) -> int:
    """Gold 2, a cannon 1, the order 3; only what is on the islet counts (PB-24)."""
    store = bay.stores[seat]
    return 2 * store.gold + store.cannons + (ORDER_POINTS if bay.holds_order(seat) else 0)


def finish(bay: Bay, why: str) -> None:
    """The game is over: most points win, then more chests of gold, then the win is shared (PB-24).

    What lies on the islet of one who left counts for nobody; one who is left alone has won (PB-28).
    """
    rank = {seat: (points(bay, seat), bay.stores[seat].gold) for seat in bay.living}
    bay.why = why
    bay.winners = [seat for seat in bay.living if rank[seat] == max(rank.values())]


def check_treasures(bay: Bay) -> None:
    """After each action: over when none is left outside the islets, a half game when few are (PB-24, PB-25)."""
    if bay.why is None and bay.left() == 0:
        finish(bay, "treasure")
    elif bay.why is None and bay.half and bay.left() <= HALF_LEFT:
        finish(bay, "half")


def quiet_limit(bay: Bay) -> int:
    """So many turns of every player without a treasure stirred end the game, by the size of the table (PB-26)."""
    return 15 if bay.seats <= 3 else 10


def check_quiet(bay: Bay) -> None:
    """At the end of a turn of the last seat in the round: over when every player has had enough quiet turns (PB-26)."""
    last = max(bay.place_in_round(seat) for seat in bay.living)
    if bay.place_in_round(bay.mover) >= last and min(bay.quiet[seat] for seat in bay.living) >= quiet_limit(bay):
        finish(bay, "quiet")
