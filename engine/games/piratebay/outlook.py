"""What it is worth to a ship to end a turn somewhere with some cargo: what the best way on brings, less its turns.

A turn costs what the best trip from home brings a turn, so that a ship in her anchor cell with an empty hold stands at
about 0. What lies face down is counted by what is known of it: how many tiles there are of each kind (PB-2).
"""

from __future__ import annotations

from functools import lru_cache
from math import pow
from typing import NamedTuple

from engine.games.piratebay.board import SEA, Bay
from engine.games.piratebay.cargo import PIECES
from engine.games.piratebay.merchants import TAKES
from engine.games.piratebay.passage import FAR, near, turns
from engine.games.piratebay.result import CANNON_POINTS, GOLD_POINTS, ORDER_POINTS
from engine.games.piratebay.state import GOLD, HOLD, NOTHING, Cargo, State
from engine.games.piratebay.tiles import CANNON_TILE, CAVE, GOLD_TILE, MARK, NONE_DOWN
from engine.games.piratebay.weights import RIVAL
from engine.games.piratebay.worth import points
from engine.sailing.gunnery import DIE
from engine.sailing.medal import medal
from engine.sailing.sea import bits, mask
from engine.sailing.seats import living

_ROUNDS = 5
"""So often it is weighed anew what a turn is worth."""
_FEW = 3
"""So many turns of others for each of one's own leave enough for all."""
_NEARER = 0.5
"""Who needs so many turns less is nearer."""


class Trove(NamedTuple):
    """What there is to fetch: treasures face up by treasure cell, and a mask of those with tiles that nobody knows."""

    heaps: tuple[Cargo, ...]
    down: int


class Goal(NamedTuple):
    """Somewhere to go: what it is worth to be there, that if others have been there before, and by cell the turns until
    then.
    """

    worth: float
    late: float
    turns: tuple[float, ...]


@lru_cache(maxsize=8)
def stops(bay: Bay) -> tuple[int, ...]:
    """The water cells beside treasure cells, without those beside some of another's only."""
    shores = {
        cell: frozenset(bay.shores[cell])
        for cell in bits(SEA.everywhere & ~bay.land & ~mask(bay.merchants))
        if bay.shores[cell]
    }
    kinds = set(shores.values())
    return tuple([cell for cell, shore in shores.items() if not any(shore < other for other in kinds)])


@lru_cache(maxsize=1 << 10)
def shore_mask(bay: Bay, cell: int) -> int:
    """Mask of the places of the treasure cells beside a cell."""
    return mask(bay.shores[cell])


class Outlook:
    """What a position is to a seat. `careful`: others may rob her, or take what she turns up."""

    def __init__(self, state: State, seat: int, careful: bool = True) -> None:
        self.state, self.seat = state, seat
        bay = self.bay = state.bay
        islet = bay.islets[state.islets[seat]]
        self.anchor = islet.anchor
        self.home = turns(bay, near(bay, islet.land))
        self.trove = trove(state)
        self._count(state)
        self._stops = [(cell, shore_mask(bay, cell), turns(bay, frozenset([cell]))) for cell in stops(bay)]
        self._merchants = [
            (place, turns(bay, frozenset([cell])))
            for place, cell in enumerate(bay.merchants)
            if not state.merchants[place].taken
        ]
        self._contested = self._nearer_to_others()
        self._goals: dict[tuple[Cargo, Trove, int], list[Goal]] = {}
        self.turn = RIVAL.rates.least
        others = len(living(state)) - 1
        self.lasts: float = (1 - RIVAL.rates.fade) ** max(0, others - _FEW)
        """What there is to fetch somewhere is still there after a turn, so likely."""
        thieves = others if careful else 0
        self._keeps = max(0.0, 1 - RIVAL.rates.robbed * thieves)
        """A laden ship still has her cargo after a turn, so likely."""
        self.safe = tuple([pow(self._keeps, far - 1) for far in self.home])
        """By cell, how likely she brings it home."""
        stays = (1 - RIVAL.rates.found) ** (thieves * state.watch)
        self._stays = (state.watch - 1 + stays) / state.watch
        """How likely what she turns up somewhere is still there in her next turn: that may be of the same watch."""
        self.stays_now = 1.0 if state.glass < state.watch else stays
        """The same of what is turned up now."""
        self._weigh()

    def _nearer_to_others(self) -> int:
        """Mask of the stops to which another is nearer."""
        ships = self.state.ships
        here = ships[self.seat].cell
        others = [ships[seat].cell for seat in living(self.state) if seat != self.seat]
        return mask(
            [
                stop
                for stop, _, far in self._stops
                if min([far[cell] for cell in others], default=FAR) + _NEARER < far[here]
            ]
        )

    def _count(self, state: State) -> None:
        """How likely a tile that nobody knows, and a merchant's card, is what."""
        tiles = state.tiles
        unknown = max(1, self.trove.down.bit_count())
        self.gold, self.cannon = tiles.count(GOLD_TILE) / unknown, tiles.count(CANNON_TILE) / unknown
        self.mark = (tiles.count(MARK) - state.known.bit_count()) / unknown
        self.cave = tiles.count(CAVE) / unknown
        closed = [merchant for merchant in state.merchants if not merchant.taken]
        self.chest = sum([merchant.gold for merchant in closed]) / max(1, len(closed))
        self.takes = min(1.0, (DIE + 1 - TAKES + medal(state, self.seat)) / DIE)

    def _weigh(self) -> None:
        """Set what a turn is worth: what the best trip from home would bring a turn, by Newton's steps."""
        least, part = RIVAL.rates.least, RIVAL.rates.part
        rate, step = least, 0.01
        for _ in range(_ROUNDS):
            at, above = self._trip(rate), self._trip(rate + step)
            fall = (at - above) / step
            if at <= 0 or fall <= 0:
                break
            rate += at / fall  # from below, as the best of several trips is a convex function of the rate
        self.turn = max(least, part * rate)
        self._goals.clear()

    def _trip(self, rate: float) -> float:
        self.turn = rate
        self._goals.clear()
        goals = self._ashore(NOTHING, self.trove, 0)
        return max([self._from(self.anchor, goal) for goal in goals], default=0.0)

    def _from(self, cell: int, goal: Goal) -> float:
        """What a goal is worth to a ship on a cell: the farther it is, the more likely others get there before."""
        far = goal.turns[cell]
        return goal.late + (goal.worth - goal.late) * pow(self.lasts, far) - self.turn * far

    def value(self, cell: int, hold: Cargo, there: Trove, depth: int = 1) -> float:
        """What it is worth to have ended a turn on a cell with this cargo, while this is to be fetched.

        `depth`: so many calls on the way home are thought of besides the next one.
        """
        turn = self.turn
        best = self._on(cell, hold)
        lasts = self.lasts * self._keeps if hold.total else self.lasts
        for worth, late, far in self.goals(hold, there, depth):
            away = far[cell]
            now = late + (worth - late) * pow(lasts, away) - turn * away
            if now > best:
                best = now
        return best

    def goals(self, hold: Cargo, there: Trove, depth: int) -> list[Goal]:
        """Where to go with this cargo but home."""
        key = hold, there, depth
        found = self._goals.get(key)
        if found is None:
            found = self._goals[key] = self._found(hold, there, depth)
        return found

    def _found(self, hold: Cargo, there: Trove, depth: int) -> list[Goal]:
        goals = []
        if hold.total < HOLD:
            goals += self._ashore(hold, there, depth)
            goals += [
                Goal(self.trading(place, hold), self._on(self.bay.merchants[place], hold), far)
                for place, far in self._merchants
            ]
        if self.state.order_at >= 0:
            far = turns(self.bay, near(self.bay, self.state.order_at))
            late = self._on(self.state.order_at, hold)
            goals.append(Goal(ORDER_POINTS + RIVAL.weights.order + late, late, far))
        return goals

    def _ashore(self, hold: Cargo, there: Trove, depth: int) -> list[Goal]:
        """Where to load and explore."""
        wanted = there.down | mask([place for place, heap in enumerate(there.heaps) if heap.total])
        goals = []
        for cell, shore, far in self._stops:
            if shore & wanted:
                worth = max(self.loading(cell, hold, there, depth), self.exploring(cell, hold, there))
                late = self._on(cell, hold)
                if self._contested >> cell & 1:
                    worth = late + RIVAL.weights.rivalry * (worth - late)
                goals.append(Goal(worth, late, far))
        return goals

    def _on(self, cell: int, hold: Cargo) -> float:
        """What it is worth to go home from a cell."""
        return points(hold) * self.safe[cell] - self.turn * self.home[cell] if hold.total else 0.0

    def loading(self, cell: int, hold: Cargo, there: Trove, depth: int) -> float:
        """What it is worth to load on a cell (PB-21); that of no cargo where there is nothing."""
        cargo, left = loaded(self.bay, cell, hold, there)
        if cargo == hold:
            return -self.turn
        return self.value(cell, cargo, left, depth - 1) if depth else self._on(cell, cargo)

    def exploring(self, cell: int, hold: Cargo, there: Trove, stays: float | None = None) -> float:
        """What it is worth to turn up tiles on a cell, to load next and go home (PB-20).

        `stays`: how likely what is found is there until then, None where it isn't known whose turns come between.
        """
        shore = shore_mask(self.bay, cell)
        tiles = min(PIECES, (shore & there.down).bit_count())
        room = HOLD - hold.total
        if not tiles or not room:
            return -self.turn
        pieces, worth = (
            tiles * (self.gold + self.cannon),
            tiles * (GOLD_POINTS * self.gold + CANNON_POINTS * self.cannon),
        )
        for place in self.bay.shores[cell]:
            heap = there.heaps[place]
            pieces += heap.total
            worth += points(heap)
        more = worth * min(1.0, min(room, PIECES) / pieces) if pieces else 0.0
        aboard = points(hold) + more * (self._stays if stays is None else stays)
        after = aboard * self.safe[cell] - self.turn * (1 + self.home[cell])
        lost = min(1.0, tiles * self.mark)
        return (1 - lost) * after - tiles * self.cave * self.turn

    def one_more(self, cell: int, hold: Cargo, there: Trove, ends: float) -> float:
        """What it is worth to turn up another tile on a cell before the turn ends there, which is worth `ends`."""
        found = GOLD_POINTS * self.gold + CANNON_POINTS * self.cannon
        pieces = sum([there.heaps[place].total for place in self.bay.shores[cell]])
        part = 1.0 if pieces < min(PIECES, HOLD - hold.total) else 0.3
        return part * found * RIVAL.weights.find - self.mark * max(0.0, ends) - self.cave * self.turn

    def trading(self, place: int, hold: Cargo) -> float:
        """What it is worth to attack a merchant and go home, with what the hold takes of the cargo (PB-14)."""
        cell = self.bay.merchants[place]
        empty = kept(hold + self.state.merchants[place].cargo)
        full = kept(hold + self.state.merchants[place].cargo + GOLD)
        taken = self.chest * self._on(cell, full) + (1 - self.chest) * self._on(cell, empty)
        return self.takes * taken - (1 - self.takes) * RIVAL.weights.left * points(hold)


def trove(state: State) -> Trove:
    """What there is to fetch in a position."""
    down = mask([place for place, tile in enumerate(state.tiles) if tile != NONE_DOWN])
    return Trove(state.heaps, down & ~state.known)


def kept(cargo: Cargo) -> Cargo:
    """The most valuable of this cargo that a hold takes."""
    gold = min(HOLD, cargo.gold)
    return Cargo(gold, min(HOLD - gold, cargo.cannons))


def loaded(bay: Bay, cell: int, hold: Cargo, there: Trove) -> tuple[Cargo, Trove]:
    """The hold after as much as can be loaded on a cell in a turn, gold first, and what is then left to fetch."""
    room = min(PIECES, HOLD - hold.total)
    shore = [place for place in bay.shores[cell] if there.heaps[place].total] if room else []
    if not shore:
        return hold, there
    heaps = list(there.heaps)
    for place in shore:
        gold = min(room, heaps[place].gold)
        hold, room, heaps[place] = hold + Cargo(gold), room - gold, heaps[place] - Cargo(gold)
    for place in shore:
        cannons = min(room, heaps[place].cannons)
        hold, room, heaps[place] = hold + Cargo(0, cannons), room - cannons, heaps[place] - Cargo(0, cannons)
    return hold, Trove(tuple(heaps), there.down)
