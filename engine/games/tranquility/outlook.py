"""What a seat makes of a cooperative game: how likely the empty cells can still be filled, and what a card is good for.

It is reckoned with what the seat knows: the field, its hand, and what it remembers to have thrown away itself.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import comb, log

from engine.games.tranquility.berths import phase
from engine.games.tranquility.cards import CARDS, ISLANDS, is_finish, is_island
from engine.games.tranquility.field import LINE, OPEN_END, PILLARS, SIZE, SIZE_OF_DECK, VAULT, Line, places, stretch
from engine.games.tranquility.state import Voyage, active, loose
from engine.values import Picks

SURVIVAL = 0.5
"""How likely a number that may still come is taken to come and to be kept."""
HELD = 1.5
"""What a number in the own hand counts for, beside one that may still come."""
WEIGHT = 2.0
"""Cards that a unit of the log of the odds is worth."""
HOPELESS = -40.0
"""Stands for the log of no odds at all; each number that is missing makes it one less."""
LATE = 20
"""A Finish is worth keeping once a pile has fewer cards."""
KEPT, SPARE, DEAD = 50.0, -3.0, -50.0
"""What a card that must be kept is good for, one that will come again, and one that can never be laid."""
NOWHERE = -99.0
"""What an island is good for that fits nowhere."""

_PHASES: tuple[tuple[tuple[Line, ...], bool], ...] = (((LINE,), False), (PILLARS, True), ((VAULT,), False))
"""By the phase of the Great Arch: on which lines islands may be laid now, and whether that is free (TQ-31)."""


class Outlook:
    """What one seat expects at one moment. Values are in cards: so many one would give for it."""

    def __init__(self, state: Voyage, seat: int) -> None:
        sailor = state.sailors[seat]
        self.hand = loose(sailor)
        self._field = state.field
        self._lines, self._free = _PHASES[phase(state)]
        self._started = bool(state.start)
        self._late = min(len(state.sailors[seat].pile) for seat in active(state)) < LATE
        gone = {*state.field, *sailor.discards[sailor.unseen :]}
        worth = [HELD if number in self.hand else float(number not in gone) for number in ISLANDS]
        self._coming = list(accumulate(worth, initial=0.0))

    def gains(self, card: int) -> dict[int, float]:
        """By the empty cells where an island fits the order: what it does there for the odds, its cost left aside."""
        found = {}
        for line in self._lines:
            fits = stretch(self._field, card, line)
            if fits is not None:
                first, last, below, above = fits
                lower, upper = self._between(below, card), self._between(card, above)
                before = odds(last - first + 1, self._between(below, above))
                for at in range(first, last + 1):
                    after = odds(at - first, lower) + odds(last - at, upper)
                    found[line[at]] = WEIGHT * (after - before)
        return found

    def without(self, cell: int) -> float:
        """What it does for the odds when the island of this cell is taken away for good (TQ-21)."""
        field = self._field
        first = next((at + 1 for at in range(cell - 1, -1, -1) if field[at]), 0)
        last = next((at - 1 for at in range(cell + 1, SIZE) if field[at]), SIZE - 1)
        below, above = field[first - 1] if first else 0, field[last + 1] if last < SIZE - 1 else OPEN_END
        lower, upper = self._between(below, field[cell]), self._between(field[cell], above)
        before = odds(cell - first, lower) + odds(last - cell, upper)
        return WEIGHT * (odds(last - first + 1, lower + upper) - before)

    def _between(self, below: int, above: int) -> float:
        """The numbers that may still come between two."""
        return self._coming[min(above, SIZE_OF_DECK + 1) - 1] - self._coming[below]

    def use(self, card: int) -> float:
        """What keeping a card of the hand is good for."""
        if is_finish(card):
            if card != min(filter(is_finish, self.hand)):
                return DEAD
            return KEPT if self._late else SPARE
        if not is_island(card):
            return DEAD if self._started else KEPT
        gains = self.gains(card)
        spots = [spot for line in self._lines for spot in places(self._field, card, line)]
        return max([gains[cell] - (0 if self._free else cost) for cell, cost in spots], default=NOWHERE)

    def least_useful(self, cards: tuple[int, ...], count: int) -> Picks:
        """So many of these cards, those that are missed least."""
        chosen = sorted(cards, key=lambda card: (self.use(card), card))[:count]
        return Picks(tuple(CARDS[card] for card in sorted(chosen)))


@lru_cache(maxsize=1 << 13)
def odds(cells: int, numbers: float) -> float:
    """Log of the odds that enough of so many numbers come for so many empty cells; half numbers lie between two."""
    whole, part = int(numbers), numbers % 1
    if part:
        return odds(cells, float(whole)) * (1 - part) + odds(cells, whole + 1.0) * part
    if not cells:
        return 0.0
    if whole < cells:
        return HOPELESS + whole - cells
    enough = range(cells, whole + 1)
    return log(sum(comb(whole, count) * SURVIVAL**count * (1 - SURVIVAL) ** (whole - count) for count in enough))
