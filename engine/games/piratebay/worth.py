"""What places, cargo and fights are worth to a ship, in points: rough and quick, for `habits`."""

from __future__ import annotations

from functools import lru_cache

from engine.games.piratebay.board import SEA, Bay
from engine.games.piratebay.cargo import PIECES, at_home, order_in_reach
from engine.games.piratebay.merchants import TAKES
from engine.games.piratebay.result import CANNON_POINTS, GOLD_POINTS, ORDER_POINTS
from engine.games.piratebay.state import HOLD, NOTHING, Cargo, State
from engine.games.piratebay.tiles import CANNON_TILE, CAVE, GOLD_TILE, MARK, NONE_DOWN
from engine.sailing import odds
from engine.sailing.gunnery import DIE
from engine.sailing.medal import medal
from engine.sailing.sea import bits
from engine.sailing.ships import Ship

FAR = 250
"""So many steps are farther than any way over water."""
STEP = 0.18
"""What it costs to be a step farther from where one wants to go."""
AFLOAT = 0.6
"""What a treasure is worth as long as it isn't landed, as a part of its points."""
TRIP = 0.5
"""What it costs to be sent home, or to skip a turn."""
CHASE = 0.15
"""What another's cargo is worth to who is far, as a part of its points."""
ENOUGH = 3
"""With so many treasures aboard a ship goes home."""
MAST = 0.25
"""What it is worth to take off a mast."""
LAID_UP = 0.4
"""What it is worth to send another home."""


@lru_cache(maxsize=1 << 12)
def leagues(bay: Bay, goal: int) -> bytes:
    """By cell, steps over water to a cell next to a goal, or to it."""
    found = bytearray([FAR]) * SEA.size
    shore = list(bits((SEA.around[goal] | 1 << goal) & ~bay.land))
    for cell in shore:
        found[cell] = 0
    while shore:
        reached = []
        for cell in shore:
            for there in bits(SEA.around[cell] & ~bay.land):
                if found[there] == FAR:
                    found[there] = found[cell] + 1
                    reached.append(there)
        shore = reached
    return bytes(found)


@lru_cache(maxsize=8)
def _ashore(bay: Bay) -> tuple[bytes, ...]:
    """`leagues` to each treasure cell."""
    return tuple([leagues(bay, cell) for cell in bay.treasures])


@lru_cache(maxsize=1 << 10)
def _unknown(tiles: str, known: int) -> frozenset[int]:
    """The places of the face-down tiles that nobody knows."""
    return frozenset([place for place, tile in enumerate(tiles) if tile != NONE_DOWN and not known >> place & 1])


@lru_cache(maxsize=1 << 10)
def _laid(heaps: tuple[Cargo, ...]) -> tuple[int, ...]:
    """The places with treasures face up."""
    return tuple([place for place, heap in enumerate(heaps) if heap != NOTHING])


def points(cargo: Cargo) -> float:
    """What cargo would score if it were landed (PB-24)."""
    return GOLD_POINTS * cargo.gold + CANNON_POINTS * cargo.cannons


class Prospect:
    """What a position is to a seat: what there is to fetch, and what it carries."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.hold = state.holds[seat]
        self.room = HOLD - self.hold.total
        self.more = medal(state, seat)
        self.aboard = points(self.hold) + ORDER_POINTS * self.more
        self.home = leagues(state.bay, state.bay.islets[state.islets[seat]].land)
        self.anchor = leagues(state.bay, state.bay.islets[state.islets[seat]].anchor)
        self.bay = state.bay
        self._unknown = _unknown(state.tiles, state.known)
        self.tile = self._tile(len(self._unknown))
        self.goals = self._goals()

    def _goals(self) -> list[tuple[float, bytes]]:
        """What there is to fetch: what it is worth, and how far it is from each cell."""
        state, bay, goals = self.state, self.bay, []
        if self.room:
            far = _ashore(bay)
            if self.tile > 0:
                goals += [(self.tile, far[place]) for place in self._unknown]
            goals += [(AFLOAT * points(state.heaps[place]), far[place]) for place in _laid(state.heaps)]
            goals += [
                (self.merchant(place), leagues(bay, cell))
                for place, cell in enumerate(bay.merchants)
                if not state.merchants[place].taken
            ]
        if state.order_at >= 0:
            goals.append((ORDER_POINTS * AFLOAT, leagues(bay, state.order_at)))
        for ship in state.ships:
            if ship.masts and ship.seat != self.seat and (laden := self.prize(ship.seat)):
                goals.append((CHASE * laden, leagues(bay, ship.cell)))
        return [(worth, far) for worth, far in goals if worth > 0]

    def _tile(self, unknown: int) -> float:
        """What it is worth to turn up one of so many tiles that nobody knows: what lies face down is known by number
        (PB-2).
        """
        tiles = self.state.tiles
        found = AFLOAT * (GOLD_POINTS * tiles.count(GOLD_TILE) + CANNON_POINTS * tiles.count(CANNON_TILE))
        marks = tiles.count(MARK) - self.state.known.bit_count()
        lost = marks * (points(self.hold) + TRIP) + tiles.count(CAVE) * TRIP
        return (found - lost) / unknown if unknown else 0.0

    def prize(self, seat: int) -> float:
        """What another carries that one could take."""
        return min(points(self.state.holds[seat]), 2.0 * self.room) + ORDER_POINTS * (self.state.order_of == seat)

    def merchant(self, place: int) -> float:
        """What it is worth to attack a merchant (PB-14)."""
        wins = (DIE + 1 - TAKES + self.more) / DIE
        return wins * AFLOAT * (1.5 + points(self.state.merchants[place].cargo)) - (1 - wins) * (
            points(self.hold) + TRIP
        )

    def fight(self, ship: Ship, foe: Ship) -> float:
        """What it is worth to board another (PB-12)."""
        wins = odds.boarding(ship.masts, foe.masts, self.more, medal(self.state, foe.seat))
        return wins * (AFLOAT * self.prize(foe.seat) + LAID_UP) - (1 - wins) * (self.aboard + TRIP)

    def shot(self, ship: Ship, foe: Ship, shots: int, back: int) -> float:
        """What it is worth to fire so many shots joined at another that may answer with `back` (PB-12)."""
        theirs = medal(self.state, foe.seat)
        hits = odds.hit(shots, self.more, theirs)
        sinks = foe.masts == 1
        worth = hits * (MAST + sinks * (LAID_UP + 0.3 * points(self.state.holds[foe.seat]) + ORDER_POINTS * theirs))
        if back:
            struck = (1 - hits * sinks) * odds.hit(back, theirs, self.more)
            worth -= struck * (MAST + (ship.masts == 1) * (self.aboard + TRIP))
        return worth

    def work(self, cell: int) -> float:
        """What the best work on a cell is worth (PB-20 to PB-23)."""
        state, best = self.state, 0.0
        if self.hold.total and at_home(state, self.seat, cell):
            best = points(self.hold)
        shore = self.bay.shores[cell]
        order = order_in_reach(state, cell)
        if not shore and not order:
            return best
        laid = [state.heaps[place] for place in shore if state.heaps[place] != NOTHING] if self.room else []
        if laid or order:
            room = min(PIECES, self.room)
            gold = min(room, sum([heap.gold for heap in laid]))
            cannons = min(room - gold, sum([heap.cannons for heap in laid]))
            loads = GOLD_POINTS * gold + CANNON_POINTS * cannons + ORDER_POINTS * order
            best = max(best, AFLOAT * loads)
        if self.room:
            unknown = sum([1 for place in shore if place in self._unknown])
            best = max(best, min(PIECES, unknown) * self.tile)
        return best

    def place(self, ship: Ship) -> float:
        """What it is worth to end a turn on a cell, work included."""
        cell = ship.cell
        worth = self.work(cell)
        if self.hold.total >= ENOUGH or (self.hold.total and not self.goals):
            return worth + self.aboard * AFLOAT - STEP * self.home[cell]
        if ship.masts < ship.size:
            return worth - STEP * self.anchor[cell]
        if not self.goals:
            return worth - STEP * self.home[cell]
        return worth + max([goal - STEP * far[cell] for goal, far in self.goals])
