"""Random moves at tables, each on what its seat sees."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bot.tables.making import owed, own
from bot.tables.model import FREE, Table
from engine.values import Path
from engine.walk import Freely, random_action


class Move(NamedTuple):
    """What a seat, which sees `seen`, does: the answers to the question with this number."""

    seen: Table
    seat: int
    number: int
    path: Path

    @property
    def user(self) -> int:
        """Whose move it is."""
        return self.seen.seats[self.seat].user


def random_move(table: Table, rng: Random, freely: float = 0.2) -> Move:
    """A move of somebody who owes one; so often (`freely`) what any seat may do, if it may."""
    if rng.random() < freely:
        seat = rng.randrange(len(table.seats))
        seen = own(table, seat)
        if seen.engine.may(seen.state, seat) is not None:
            return Move(seen, seat, FREE, random_action(Freely(seen.engine), seen.state, seat, rng).path)
    seat = rng.choice(table.owing)
    seen = own(table, seat)
    decision = owed(seen, seat)
    assert decision is not None
    return Move(seen, seat, decision.number, random_action(seen.engine, seen.state, seat, rng).path)
