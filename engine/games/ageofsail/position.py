"""What a position of a battle is worth to a seat, in masts: ships, what enemies may do to them next, and places."""

from __future__ import annotations

from functools import lru_cache
from math import tanh
from typing import NamedTuple

from engine.games.ageofsail.data import RIVAL
from engine.games.ageofsail.exchange import Exchange, exchange, kept, worth
from engine.games.ageofsail.fleet import bonus, targets
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.scenarios.battle import afar
from engine.games.ageofsail.state import Prize, State, Stop, home
from engine.games.ageofsail.strike import BOARD, gain, openings, strike
from engine.games.ageofsail.turn import idlers
from engine.games.ageofsail.worth import covering
from engine.sailing.medal import medal
from engine.sailing.ships import SIDES, Ship
from engine.sailing.wind import CARDS, Winds, ranges

DECIDED = 20.0
"""What it is worth to have won."""
SILENCED = 0.8
"""How likely a cannon is silenced by all shots of a side, about."""
OPEN = 0.8
"""How much counts of what a ship might do that hasn't acted yet: others may stand in her way."""
COVER = 0.6
"""What it costs to strike at a ship that lies in reach of a cannon of her own."""
FAR = 2
"""Cells beyond the range that a strike reaches: abeam of where a ship stops, and one in a fair wind."""
STRONGER = 4
"""So many steps farther counts prey for each mast that she has more."""


def cannons(state: State, seat: int, own: bool) -> bytes:
    """By cell, how many live cannons of a seat's own, or of all others, reach it."""
    return covering(
        state.rules.board.sea.size,
        tuple(
            [
                (home(state, owner), fort.live)
                for owner, fort in enumerate(state.forts)
                if (owner == seat) == own and fort.live and owner not in state.out
            ]
        ),
    )


class Foe(NamedTuple):
    """An enemy with what is asked of her again and again: `apart` by cell, `key` her size and masts."""

    ship: Ship
    apart: bytes
    east: int
    north: int
    key: tuple[int, int]
    medal: int
    weight: float
    """How much of what she may do counts."""
    cover: float
    """What it costs to strike at her where she is."""
    farther: int
    """So many steps farther she counts as prey."""


class Fleets:
    """The ships of a seat and those of its enemies, and what they may do to each other in their next turns."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.sea = state, state.rules.board.sea
        self.winds, self.far = state.rules.winds, farthest(state.rules.winds) + FAR
        self.cover, self.guns = cannons(state, seat, True), cannons(state, seat, False)
        self.ground, self.mends = home(state, seat), bool(state.forts[seat].live)
        self.medal = medal(state, seat)
        self.ours = state.mover == seat
        """Whether the enemies' turns come before the seat's next one."""
        self.own = [ship for ship in state.ships if ship.masts and ship.seat == seat]
        self.foes = [self._foe(ship) for ship in state.ships if ship.masts and ship.seat != seat]
        self.share = 1 / max(1, len(state.forts) - len(state.out) - 1)
        """How much of an enemy's loss is one's own gain: it is every other's as well."""

    def _foe(self, ship: Ship) -> Foe:
        north, east = divmod(ship.cell, self.sea.width)
        guns = self.guns[ship.cell]
        waits = self.ours or ship.seat != self.state.mover
        return Foe(
            ship, self.sea.apart[ship.cell], east, north, (ship.size, ship.masts), medal(self.state, ship.seat),
            RIVAL.threat if waits else RIVAL.later, COVER * guns, STRONGER * ship.masts + 2 * min(guns, 3),
        )  # fmt: skip

    def struck(self, ship: Ship, foe: Foe) -> float:
        """What an enemy may gain of a ship."""
        cell = ship.cell
        if foe.apart[cell] > self.far:
            return 0.0
        north, east = divmod(cell, self.sea.width)
        return strike(
            self.winds, east - foe.east, north - foe.north, ship.heading, foe.key, (ship.size, ship.masts), foe.medal,
            self.medal,
        ) - COVER * self.cover[cell]  # fmt: skip

    def strikes(self, ship: Ship, foe: Foe) -> float:
        """What a ship may gain of an enemy."""
        cell = ship.cell
        if foe.apart[cell] > self.far:
            return 0.0
        north, east = divmod(cell, self.sea.width)
        return strike(
            self.winds, foe.east - east, foe.north - north, foe.ship.heading, (ship.size, ship.masts), foe.key,
            self.medal, foe.medal,
        ) - foe.cover  # fmt: skip

    def place(self, ship: Ship) -> float:
        """What it is worth for a ship to be where she is, whatever enemies may do there."""
        cell, masts = ship.cell, ship.masts
        found = -RIVAL.exposed * min(self.guns[cell], masts + 1)
        if not self.ground.near >> cell & 1:
            found += RIVAL.sea * masts
        hurt = masts < ship.size and self.mends
        if hurt:
            apart = self.sea.apart[cell]
            found -= RIVAL.step * min([apart[at] for at in self.ground.cells])
        return found - (0.5 if hurt else 1.0) * RIVAL.step * self.nearest(ship)

    def nearest(self, ship: Ship) -> int:
        """How far the best prey is: farther if she is stronger, or lies under her cannons."""
        cell, masts = ship.cell, STRONGER * ship.masts
        return min([foe.apart[cell] + max(0, foe.farther - masts) for foe in self.foes], default=0)

    def now(self, ship: Ship) -> float:
        """What a ship that may still act in this turn can gain of some enemy."""
        reach, best = self.state.ranges, 0.0
        cell, most = ship.cell, max(reach) + 1
        north, east = divmod(cell, self.sea.width)
        for foe in self.foes:
            if foe.apart[cell] <= most:
                can = openings(reach, foe.east - east, foe.north - north, foe.ship.heading)
                if self.state.situation == "fog":
                    can &= BOARD
                if can:
                    found = gain(can, (ship.size, ship.masts), foe.key, self.medal, foe.medal) - foe.cover
                    best = max(best, found)
        return best


@lru_cache(maxsize=2)
def farthest(winds: Winds) -> int:
    """The longest range of any wind."""
    return max([max(ranges(card, winds)) for card in range(CARDS)])


def value(state: State, seat: int) -> float:
    """What a position is worth to a seat."""
    if state.over is not None:
        best = scenario_of(state).outcome(state, state.over).places[0]
        return DECIDED / len(best) if seat in best else -DECIDED
    if seat in state.out:
        return -DECIDED
    fleets = Fleets(state, seat)
    own, foes, share = fleets.own, fleets.foes, fleets.share
    later = RIVAL.later if fleets.ours else RIVAL.chance
    total = 0.0
    for ship in own:
        total += worth(ship.size, ship.masts) + fleets.place(ship)
        total += share * later * max([0.0, *[fleets.strikes(ship, foe) for foe in foes]])
    for foe in foes:
        total -= share * worth(*foe.key)
        total -= foe.weight * max([0.0, *[fleets.struck(ship, foe) for ship in own]])
        under = fleets.cover[foe.ship.cell]
        if under:
            total += share * later * RIVAL.exposed * min(under, foe.ship.masts + 1)
    for owner, fort in enumerate(state.forts):
        if fort.live and owner not in state.out:
            total += (1.0 if owner == seat else -share) * RIVAL.cannon * fort.live.bit_count()
    if state.rules.sums:
        total += _lead(state, seat)
    if fleets.ours and state.rested:
        total -= RIVAL.idle * len(idlers(state))
    return total


def _lead(state: State, seat: int) -> float:
    """What it is worth to be ahead in the sums as they will be (AS-39), the more the sooner the battle ends."""
    rules = state.rules
    left = rules.quiet - (0 if state.bloody else state.quiet) - 1
    if rules.rounds is not None:
        left = min(left, rules.rounds - state.round)
    if left > 5:
        return 0.0
    sums = [
        (0 if state.bloody else before) + now * (left + 1) for before, now in zip(state.sums, afar(state), strict=True)
    ]
    ahead = sums[seat] - max([score for other, score in enumerate(sums) if other != seat and other not in state.out])
    return RIVAL.lead * tanh(ahead / (2 + 2 * left)) / (1 + left)


def hope(state: State, seat: int) -> float:
    """What ships of the mover that may still act may bring, and one amid an exchange of fire."""
    if state.mover != seat or not state.todo:
        return 0.0
    fleets = Fleets(state, seat)
    total = 0.0
    top = state.todo[0]
    if isinstance(top, Stop):
        total += sum([fire for _, _, fire in firing(state, state.ships[top.ship])])
    elif isinstance(top, Prize) and top.seat == seat:
        winner, prize = state.ships[top.winner], state.ships[top.beaten]
        total += kept(winner.masts, winner.size, prize.size) - worth(winner.size, winner.masts)
    idle = idlers(state) if state.rested else ()
    for place, ship in enumerate(state.ships):
        if ship.masts and ship.seat == seat and not ship.acted:
            total += OPEN * fleets.now(ship) + (RIVAL.idle if place in idle else 0.0)
    return total


def firing(state: State, ship: Ship) -> list[tuple[int, int, float]]:
    """The cells at which a ship had best fire from where she is, with how many shots at first, and what is gained."""
    found = []
    for side, cell, place in targets(state, ship):
        if place < 0:
            found.append((cell, ship.left(side), RIVAL.cannon * SILENCED))
        elif (best := fire_at(state, ship, side, state.ships[place])).shots:
            found.append((cell, best.shots, best.worth))
    return found


def fire_at(state: State, ship: Ship, side: int, target: Ship) -> Exchange:
    """What a ship gains by fire at a target abeam on a side, who answers as far as she can this turn."""
    ready = turned = 0
    if not target.barred:
        facing = target.facing(state.rules.board.sea.bearing(target.cell, ship.cell))
        if facing:
            ready = target.left(facing)
        else:
            turned = max(map(target.left, SIDES))
    return exchange(
        (ship.size, ship.masts), ship.left(side), (target.size, target.masts), ready, turned, bonus(state),
        medal(state, target.seat), medal(state, ship.seat),
    )  # fmt: skip
