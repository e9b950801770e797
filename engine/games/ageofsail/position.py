"""What a position of a battle is worth to a seat, in masts: ships, what enemies may do to them next, and places."""

from __future__ import annotations

from math import tanh

from engine.games.ageofsail.data import RIVAL
from engine.games.ageofsail.exchange import exchange, worth
from engine.games.ageofsail.fleet import targets
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.scenarios.battle import afar
from engine.games.ageofsail.state import State, Stop, home
from engine.games.ageofsail.strike import gain, openings, strike
from engine.games.ageofsail.turn import idlers
from engine.games.ageofsail.worth import covering
from engine.sailing.medal import medal
from engine.sailing.sea import Sea
from engine.sailing.ships import Ship
from engine.sailing.wind import CARDS, ranges

DECIDED = 100.0
"""What it is worth to have won."""
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


class Fleets:
    """The ships of a seat and those of its enemies, and what they may do to each other in their next turns."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat, self.sea = state, seat, state.rules.board.sea
        self.winds = state.rules.winds
        self.own = [ship for ship in state.ships if ship.masts and ship.seat == seat]
        self.foes = [ship for ship in state.ships if ship.masts and ship.seat != seat]
        self.cover, self.guns = cannons(state, seat, True), cannons(state, seat, False)
        self.far = farthest(self.winds) + FAR
        self.ground = home(state, seat)
        self.mends = bool(state.forts[seat].live)
        self.ours = state.mover == seat
        """Whether the enemies' turns come before the seat's next one."""

    def struck(self, ship: Ship, foe: Ship) -> float:
        """What an enemy may gain of a ship."""
        if self.sea.apart[foe.cell][ship.cell] > self.far:
            return 0.0
        cover = self.cover[ship.cell]
        return self._strike(foe, ship) - COVER * cover

    def strikes(self, ship: Ship, foe: Ship) -> float:
        """What a ship may gain of an enemy."""
        if self.sea.apart[ship.cell][foe.cell] > self.far:
            return 0.0
        return self._strike(ship, foe) - COVER * self.guns[foe.cell]

    def _strike(self, by: Ship, at: Ship) -> float:
        state, width = self.state, self.sea.width
        north, east = divmod(at.cell, width)
        south, west = divmod(by.cell, width)
        return strike(
            self.winds, east - west, north - south, at.heading, (by.size, by.masts), (at.size, at.masts),
            medal(state, by.seat), medal(state, at.seat),
        )  # fmt: skip

    def weight(self, foe: Ship) -> float:
        """How much of what an enemy may do counts."""
        return RIVAL.threat if self.ours or foe.seat != self.state.mover else RIVAL.later

    def place(self, ship: Ship) -> float:
        """What it is worth for a ship to be where she is, whatever enemies may do there."""
        cell = ship.cell
        found = -RIVAL.exposed * min(self.guns[cell], ship.masts + 1)
        if not self.ground.near >> cell & 1:
            found += RIVAL.sea * ship.masts
        hurt = ship.masts < ship.size and self.mends
        if hurt:
            apart = self.sea.apart[cell]
            found -= RIVAL.step * min([apart[at] for at in self.ground.cells])
        return found - (0.5 if hurt else 1.0) * RIVAL.step * self.nearest(ship)

    def nearest(self, ship: Ship) -> float:
        """How far the best prey is: farther if she is stronger, or lies under her cannons."""
        apart, guns, masts = self.sea.apart[ship.cell], self.guns, ship.masts
        return min(
            [
                apart[foe.cell] + STRONGER * max(0, foe.masts - masts) + 2 * min(guns[foe.cell], 3)
                for foe in self.foes
            ],
            default=0,
        )

    def now(self, ship: Ship) -> float:
        """What a ship that may still act this turn can gain of some enemy."""
        state, width = self.state, self.sea.width
        reach = state.ranges
        south, west = divmod(ship.cell, width)
        apart, most = self.sea.apart[ship.cell], max(reach) + 1
        best = 0.0
        for foe in self.foes:
            if apart[foe.cell] <= most:
                north, east = divmod(foe.cell, width)
                can = openings(reach, east - west, north - south, foe.heading)
                if state.situation == "fog":
                    can &= 1
                if can:
                    found = gain(
                        can, (ship.size, ship.masts), (foe.size, foe.masts), medal(state, ship.seat),
                        medal(state, foe.seat),
                    ) - COVER * self.guns[foe.cell]  # fmt: skip
                    best = max(best, found)
        return best


def farthest(winds: str) -> int:
    """The longest range of any wind."""
    return max([max(ranges(card, winds)) for card in range(CARDS)])  # type: ignore[arg-type]


def value(state: State, seat: int) -> float:
    """What a position is worth to a seat."""
    if state.over is not None:
        best = scenario_of(state).outcome(state, state.over).places[0]
        return DECIDED / len(best) if seat in best else -DECIDED
    if seat in state.out:
        return -DECIDED
    fleets = Fleets(state, seat)
    own, foes = fleets.own, fleets.foes
    others = len(state.forts) - len(state.out) - 1
    share = others**-0.5
    total = 0.0
    for ship in own:
        total += worth(ship.size, ship.masts) + fleets.place(ship)
    for foe in foes:
        total -= share * worth(foe.size, foe.masts)
        exposed = fleets.cover[foe.cell]
        if exposed:
            total += RIVAL.exposed * share * min(exposed, foe.masts + 1) * (RIVAL.later if fleets.ours else 1.0)
    for foe in foes:
        total -= fleets.weight(foe) * share * max([fleets.struck(ship, foe) for ship in own], default=0.0)
    chance = (RIVAL.later if fleets.ours else RIVAL.chance) * share
    for ship in own:
        total += chance * max([fleets.strikes(ship, foe) for foe in foes], default=0.0)
    for owner, fort in enumerate(state.forts):
        live = RIVAL.cannon * fort.live.bit_count()
        total += live if owner == seat else -share * live
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
    idle = idlers(state) if state.rested else ()
    for place, ship in enumerate(state.ships):
        if ship.masts and ship.seat == seat and not ship.acted:
            total += 0.8 * fleets.now(ship) + (RIVAL.idle if place in idle else 0.0)
    return total


def firing(state: State, ship: Ship) -> list[tuple[int, int, float]]:
    """The cells at which a ship had best fire from where she is, with how many shots at first, and what is gained."""
    found = []
    sea = state.rules.board.sea
    more, own = bonus_of(state), medal(state, ship.seat)
    for side, cell, place in targets(state, ship):
        if place < 0:
            found.append((cell, ship.left(side), RIVAL.cannon * 0.8))
            continue
        best = fire_at(sea, ship, side, state.ships[place], more, medal(state, state.ships[place].seat), own)
        if best.shots:
            found.append((cell, best.shots, best.worth))
    return found


def bonus_of(state: State) -> int:
    """What the mover adds to each die of an attack (AS-14, AS-29)."""
    return (state.situation == "gunners") + medal(state, state.mover)


def fire_at(sea: Sea, ship: Ship, side: int, target: Ship, more: int, guard: int, shield: int):  # type: ignore
    ready = turned = 0
    if not target.barred:
        facing = target.facing(sea.bearing(target.cell, ship.cell))
        if facing:
            ready = target.left(facing)
        else:
            turned = max(target.left(-2), target.left(2))
    return exchange(
        (ship.size, ship.masts), ship.left(side), (target.size, target.masts), ready, turned, more, guard, shield
    )
