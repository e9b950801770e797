"""Rounds, masts at sea, and the end (AS-37, AS-39, AS-71)."""

from __future__ import annotations

from tests.engine.games.ageofsail.independent.battle import Battle, BattleOver
from tests.engine.sailing.independent.sea import distance

QUIET_ROUNDS = 10
QUIET_ROUNDS_PRINTED = 15
NEAR = 3
"""Ships within so many king's steps of their own fort score nothing."""


def close_turn(battle: Battle) -> None:
    """After a turn: the next living seat clockwise is on; if it doesn't come later in the order of the round than the
    one that was, the round is over (AS-39). Raises BattleOver."""
    following = next(seat for seat in [*battle.after(battle.mover), battle.mover] if seat not in battle.out)
    if place_in_round(battle, following) <= place_in_round(battle, battle.mover):
        close_round(battle)
    battle.mover = following


def place_in_round(battle: Battle, seat: int) -> int:
    """How many seats have their turn before this one in a round (AS-8)."""
    return (seat - battle.first) % battle.seats


def masts_at_sea(battle: Battle, seat: int) -> int:
    """Masts of ships more than 3 king's steps from each cell of the own fort, turned ones and arms too (AS-39)."""
    cells = battle.forts[seat].cells
    return sum(s.masts for s in battle.fleet(seat) if all(distance(s.cell, cell) > NEAR for cell in cells))


def close_round(battle: Battle) -> None:
    """Counts the masts at sea since the last one lost in battle, the round of that loss too, and the quiet rounds.

    Raises BattleOver after too many of them, or after the last round (AS-39; as printed: AS-71).
    """
    scores = [masts_at_sea(battle, seat) for seat in range(battle.seats)]
    if battle.lost:
        battle.sums, battle.quiet = scores, 0
    else:
        battle.sums = [before + now for before, now in zip(battle.sums, scores, strict=True)]
        battle.quiet += 1
    battle.lost = False
    if battle.printed:
        over = battle.quiet >= QUIET_ROUNDS_PRINTED
    else:
        over = battle.quiet >= QUIET_ROUNDS or battle.round >= battle.rounds
    if over:
        battle.winners = best(battle)
        raise BattleOver
    battle.round += 1


def best(battle: Battle) -> list[int]:
    """Of the players with ships those with the highest sum, then most masts, then most live cannons; equal ones share
    (AS-39). As printed the sum doesn't count (AS-71)."""

    def rank(seat: int) -> tuple[int, int, int]:
        total = 0 if battle.printed else battle.sums[seat]
        return total, sum(ship.masts for ship in battle.fleet(seat)), len(battle.forts[seat].live())

    top = max(map(rank, battle.living()))
    return [seat for seat in battle.living() if rank(seat) == top]
