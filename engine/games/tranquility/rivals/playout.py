"""A duel played out in thought: what both would come to if they went on by habit (TQ-33).

It is the rules and `habits.default` once more, on lists that are changed in place, because an opponent plays hundreds
of duels to the end before it moves. A test holds both against each other.
"""

from __future__ import annotations

from bisect import bisect
from typing import NamedTuple

from engine.games.tranquility.field import SIZE
from engine.games.tranquility.rivals.lay import BEYOND
from engine.games.tranquility.rivals.scoring import PER_DISCARD, PER_ISLAND, SHORTEST
from engine.games.tranquility.rivals.state import HAND, ROW, SPENT, Duel

_STRAY = tuple(
    [tuple([abs((cell + 1) * BEYOND - card * (SIZE + 1)) for cell in range(SIZE)]) for card in range(BEYOND)]
)
"""By card and cell: how far it lies from where it belongs among 80."""


class Lay(NamedTuple):
    """An island on a cell; the better by habit the greater."""

    points: int
    """What it brings at once."""
    near: int
    """How close it lies to where it belongs, 0 at most."""
    card: int
    cell: int
    cost: int


class Playout:
    """A duel that goes on in thought. Seats are 0 and 1; of each `points` are what it has won from here on."""

    __slots__ = ("_at", "_field", "_laid", "_left", "_owner", "_pile", "_row", "hands", "mover", "points")

    def __init__(self, world: Duel) -> None:
        cells = [cell for cell in range(SIZE) if world.field[cell]]
        self._laid = [0, *[world.field[cell] for cell in cells], BEYOND]
        self._at = [-1, *cells, SIZE]
        self._field = list(world.field)
        moon = 1 - world.sun
        self._owner = [moon if world.moons >> cell & 1 else world.sun for cell in range(SIZE)]
        self._left = SIZE - len(cells)
        self._row = list(world.row)
        self._pile = list(world.pile[::-1])
        self.hands = [list(rival.hand) for rival in world.rivals]
        self.points = [0, 0]
        self.mover = world.mover

    def copy(self) -> Playout:
        """The same duel, to go on otherwise."""
        other = object.__new__(Playout)
        other._laid, other._at = self._laid[:], self._at[:]
        other._field, other._owner, other._left = self._field[:], self._owner[:], self._left
        other._row, other._pile = self._row[:], self._pile[:]
        other.hands = [self.hands[0][:], self.hands[1][:]]
        other.points, other.mover = self.points[:], self.mover
        return other

    def lays(self) -> tuple[list[Lay], dict[int, int]]:
        """What the mover may lay, of a card's free cells the one where it belongs alone; and by card on how many cells
        it may go.
        """
        hand, seat, found, room = self.hands[self.mover], self.mover, [], {}
        for card in hand:
            left, right, up, down = self._spots(card, len(hand) - 1)
            room[card] = max(0, right - left + 1)
            if left > right:
                continue
            stray = _STRAY[card]
            points = PER_ISLAND - up + self._gain(seat, card, left)
            found.append(Lay(points, -stray[left], card, left, up))
            if left < right:
                points = PER_ISLAND - down + self._gain(seat, card, right)
                found.append(Lay(points, -stray[right], card, right, down))
            if right - left > 1:
                cell = min(max((card * (SIZE + 1) + BEYOND // 2) // BEYOND - 1, left + 1), right - 1)
                found.append(Lay(PER_ISLAND, -stray[cell], card, cell, 0))
        return found, room

    def _spots(self, card: int, budget: int) -> tuple[int, int, int, int]:
        """From which to which cell a card may go, and what it costs on the first and the last: see `lay.places`."""
        laid = self._laid
        after = bisect(laid, card)
        below, above = laid[after - 1], laid[after]
        first, last = self._at[after - 1] + 1, self._at[after] - 1
        left, right = max(first, last + 1 - above + card), min(last, first - 1 + card - below)
        if left > right:
            return 1, 0, 0, 0
        up = card - below if after > 1 else 0
        down = above - card if after < len(laid) - 1 else 0
        if first == last:
            cost = min(up, down) if up and down else up or down
            return (left, right, cost, cost) if cost <= budget else (1, 0, 0, 0)
        up, down = up if left == first else 0, down if right == last else 0
        if up > budget:
            left, up = left + 1, 0
        if down > budget:
            right, down = right - 1, 0
        return (left, right, up, down) if left < right else (left, right, up or down, up or down)

    def _gain(self, seat: int, card: int, cell: int) -> int:
        """What an island adds to the stretches of the seat that score."""
        field, owner = self._field, self._owner
        below = above = 0
        at, number = cell - 1, card - 1
        while number and at >= 0 and field[at] == number and owner[at] == seat:
            below, at, number = below + 1, at - 1, number - 1
        at, number = cell + 1, card + 1
        while at < SIZE and field[at] == number and owner[at] == seat:
            above, at, number = above + 1, at + 1, number + 1
        length = below + above + 1
        if length < SHORTEST:
            return 0
        return length - (below if below >= SHORTEST else 0) - (above if above >= SHORTEST else 0)

    def lay(self, card: int, cell: int, paid: tuple[int, ...]) -> None:
        """The mover lays an island and pays for it; then it is the other's turn."""
        seat = self.mover
        self.points[seat] += PER_ISLAND + self._gain(seat, card, cell)
        after = bisect(self._laid, card)
        self._laid.insert(after, card)
        self._at.insert(after, cell)
        self._field[cell], self._owner[cell] = card, seat
        self._left -= 1
        self.hands[seat].remove(card)
        self.discard(paid)

    def discard(self, cards: tuple[int, ...]) -> None:
        """The mover discards these cards, or none; his hand is refilled, and it is the other's turn."""
        hand = self.hands[self.mover]
        for card in cards:
            hand.remove(card)
        self.points[self.mover] += PER_DISCARD * len(cards)
        taken = HAND - len(hand)
        if taken and self._row:
            hand.extend(self._row[:taken])
            hand.sort()
            del self._row[:taken]
            while len(self._row) < ROW and self._pile:
                self._row.append(self._pile.pop())
        self.mover = 1 - self.mover

    def to_the_end(self) -> None:
        """Both go on by habit (`habits.default`) until points are counted."""
        while self._left and (len(self.hands[0]) > SPENT or len(self.hands[1]) > SPENT):
            self._by_habit()

    def _by_habit(self) -> None:
        hand = self.hands[self.mover]
        found, room = self.lays()
        if found:
            best = max(found)
            if len(hand) < 2 or best.points > 2 * PER_DISCARD:
                self.lay(best.card, best.cell, cheapest(hand, room, best.cost, best.card))
                return
        self.discard(cheapest(hand, room, 2) if len(hand) > SPENT else ())


def cheapest(hand: list[int], room: dict[int, int], count: int, beside: int = 0) -> tuple[int, ...]:
    """So many cards of a hand, without the one that is laid: those that are missed least, with the fewest places."""
    if not count:
        return ()
    return tuple(sorted([card for card in hand if card != beside], key=room.__getitem__)[:count])
