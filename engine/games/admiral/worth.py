"""What cells, shots and fights are worth to a seat, in points of strength: rough and quick, for `habits`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from engine.games.admiral.arcs import arcs
from engine.games.admiral.boarding import able
from engine.games.admiral.data import SIZES, ranges
from engine.games.admiral.drift import due
from engine.games.admiral.fire import shots_left
from engine.games.admiral.fireships import blasted
from engine.games.admiral.layout import Layout, board, harbour
from engine.games.admiral.losses import housed
from engine.games.admiral.odds import salvo, struggle
from engine.games.admiral.parties import foes, teamed
from engine.games.admiral.reach import ways
from engine.games.admiral.sharing import hold
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import NOBODY, Fort, State, fleet_of
from engine.sailing.sea import bits, mask

FAR = 90.0
"""So many rounds are more than any way over water takes."""
REACH = 3
"""So far ships are taken to sail in a move: the mean of all courses in a fresh wind."""
HULL = 2.0
"""What a ship or a fort is worth besides her strength."""
PEARL = 4.0
"""What a pearl is worth aboard, or in a fort."""
MOVE = 2.5
"""What it costs to be a round farther from where a ship has to go."""
STEP = 0.35
"""What it costs to be a cell farther from who is hunted."""
CLOSE = 0.02
"""What a cell counts in rounds, between places that are as many rounds away."""
UNDER_FIRE = 0.8
"""What it costs to lie in the lines of fire of another's fort."""
EXPOSED = 0.3
"""What it costs to lie beside who may board, as a part of what would be lost by that."""
FLAMES = 0.5
"""What it costs to lie beside a fireship that isn't about to explode, as a part of what she would do."""
MINED = 0.4
"""What it costs to enter a cell in which a rival's mine may lie: a mine's damage by about one to seven."""
FORTS = 0.4
"""What damage of a fort is worth, as a part of a ship's."""


@lru_cache(maxsize=256)
def leagues(layout: Layout, forts: tuple[int, ...], goals: int, least: int) -> tuple[float, ...]:
    """By cell, about how many rounds it takes to end a move on a cell of this mask, waiting for the wind included; each
    move goes at least so far.
    """
    sea, lines, lie = board(layout).sea, board(layout).ways, harbour(layout, forts).forts
    farthest = max(REACH, min(least + 1, _FASTEST))
    ends = list(bits(goals))
    found = dict.fromkeys(ends, 0.0)
    reached = ends
    while reached:
        ways: dict[int, tuple[float, int]] = {}
        for cell in reached:
            onward = found[cell]
            for course, line in enumerate(lines[cell]):
                for steps, there in enumerate(line[:farthest], start=1):
                    if lie >> there & 1:
                        break
                    if steps >= least and there not in found:
                        nearest, winds = ways.get(there, (onward, 0))
                        ways[there] = min(nearest, onward), winds | _WINDS[course][steps]
        reached = list(ways)
        for cell, (onward, winds) in ways.items():
            found[cell] = onward + 8 / winds.bit_count()
    return tuple(
        [found.get(cell, FAR) + CLOSE * min([sea.apart[cell][end] for end in ends]) for cell in range(sea.size)]
    )


_FASTEST = max(ranges("b", 0, "fresh"))
_WINDS = tuple(
    [
        tuple([mask(wind for wind in range(8) if steps <= ranges("b", wind, "fresh")[(course + 4) % 8])
               for steps in range(_FASTEST + 1)])
        for course in range(8)
    ]
)  # fmt: skip
"""`_WINDS[course][steps]`: the fresh winds in which a brig sails so far against that course."""


@lru_cache(maxsize=1 << 11)
def paces(layout: Layout, forts: tuple[int, ...], goal: int) -> bytes:
    """By cell, king's steps over water to a cell."""
    sea = board(layout).sea
    water = sea.everywhere & ~board(layout).closed & ~harbour(layout, forts).forts
    found, count = bytearray([255]) * sea.size, 0
    known = reached = 1 << goal
    while reached:
        for cell in bits(reached):
            found[cell] = count
        count += 1
        reached = sea.spread(reached, 1) & water & ~known
        known |= reached
    return bytes(found)


@lru_cache(maxsize=1 << 14)
def fight(dice: int, ours: int, defence: int, theirs: int, defender_has: int) -> float:
    """What it is worth to board or storm with so many ships of such strength together, against so many dice and such
    strength: points and hulls after it, less those before (AD-41, AD-42, AD-44).

    `defender_has`: the hulls that are the defender's if he wins.
    """
    worth = HULL * (defence - dice) + theirs - ours
    for more in range(-2 * defence, 2 * dice + 1):
        margin = ours - theirs + more
        hulls = min(margin, dice + 1) if margin > 0 else max(margin, -defender_has)
        worth += struggle(dice, defence, -more).equal * (margin + HULL * hulls)
    return worth


def boarding(ships: Sequence[Ship], foe: Ship) -> float:
    """What it is worth to board a ship with these."""
    ours = sum([ship.strength for ship in ships])
    worth = fight(len(ships), ours, 1, foe.strength, len(ships) + 1)
    laden = sum([ship.pearls for ship in ships])
    if laden or foe.pearls:
        won = struggle(len(ships), 1, ours - foe.strength).won
        worth += PEARL * (won * foe.pearls - (1 - won) * laden)
    return worth


def storming(ships: Sequence[Ship], fort: Fort, joined: Sequence[Ship]) -> float:
    """What it is worth to storm a fort with these, where these ships join its defence."""
    ours, theirs = sum([ship.strength for ship in ships]), fort.strength + sum([ship.strength for ship in joined])
    worth = fight(len(ships), ours, 1 + len(joined), theirs, 1 + len(joined))
    won = struggle(len(ships), 1 + len(joined), ours - theirs).won
    laden = sum([ship.pearls for ship in ships])
    prize = fort.pearls + sum([ship.pearls for ship in joined])
    return worth + PEARL * (won * prize - (1 - won) * laden)


def shots(target: Ship | Fort, near: int, far: int, hard: bool) -> float:
    """What it is worth to fire so many shots at a target together, from beside it and from afar (AD-32)."""
    worth = _shots(target.strength, target.pearls, near, far, hard)
    return worth if isinstance(target, Ship) else worth * FORTS


@lru_cache(maxsize=1 << 12)
def _shots(left: int, pearls: int, near: int, far: int, hard: bool) -> float:
    sinks = left + HULL + PEARL / 2 * pearls
    return sum([chance * (hits if hits < left else sinks) for hits, chance in enumerate(salvo(near, far, hard))])


def hurt(ship: Ship) -> bool:
    """Whether a ship is better off under repair than in a fight."""
    return 2 * ship.strength < SIZES[ship.id[0]]


def harm(state: State, place: int, cell: int) -> float:
    """What it is worth to the mover if a ship explodes on a cell: damage and hulls of rivals less those of the own
    side, by what lies there now (AD-34).
    """
    damage = SIZES[state.ships[place].id[0]]
    found = 0.0
    for other in blasted(state, place, cell):
        ship = state.ships[other]
        gain = _blow(ship, damage)
        found += gain if state.foes[ship.seat] else -gain
    return found


def _blow(ship: Ship, damage: int) -> float:
    return damage if damage < ship.strength else ship.strength + HULL + PEARL / 2 * ship.pearls


class Prospect:
    """What a position is to a seat: whom its ships fear and hunt, where each has to go."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat, self.terms = state, seat, state.terms
        self.fleet = fleet_of(state, seat)
        self.against = foes(state.sides, seat)
        self.foes = [ship for ship in state.ships if ship.strength and self.against[ship.seat]]
        self.arcs = arcs(state.layout)
        self.forts = tuple([fort.cell for fort in state.forts])
        self.homes = self._homes(lambda owner: owner == seat)
        self.landings = self._homes(lambda owner: not self.against[owner]) if teamed(state.sides) else self.homes
        self.danger = 0
        if self.terms.fire:
            for fort in state.forts:
                if fort.strength and fort.seat != NOBODY and self.against[fort.seat]:
                    self.danger |= self.arcs.within["fort"][fort.cell]
        self.fetches = self._fetches() if state.sea_pearls else {}
        self.flames = [place for place, ship in enumerate(state.ships) if ship.lit and ship.strength]

    def _homes(self, owns: Callable[[int], bool]) -> int:
        """Mask of the ports of live forts whose owners are such, where pearls are landed and ships repaired; of their
        ruins if there is none.
        """
        live = ruined = 0
        for place, fort in enumerate(self.state.forts):
            if owns(fort.seat):
                port = self.state.harbour.port[place]
                live, ruined = (live | port, ruined) if fort.strength else (live, ruined | port)
        return live or ruined

    def leagues(self, goals: int) -> Sequence[float]:
        """By cell, how many rounds it is to one of these."""
        state = self.state
        return leagues(state.layout, self.forts, goals, self.terms.least)

    def _fetches(self) -> dict[int, Sequence[float]]:
        """Which ships fetch a pearl, each how far it is: to each pearl the nearest one that carries none."""
        ways = []
        for cell, _ in self.state.sea_pearls:
            table = self.leagues(1 << cell)
            ways += [
                (table[ship.cell], place, cell, table)
                for place, ship in self.fleet
                if not ship.pearls and hold(ship) and not ship.task
            ]
        found: dict[int, Sequence[float]] = {}
        taken: set[int] = set()
        for _, place, cell, table in sorted(ways, key=lambda way: way[:3]):
            if place not in found and cell not in taken:
                found[place] = table
                taken.add(cell)
        return found

    def _homeless(self) -> bool:
        """Whether the seat goes out unless it rebuilds a fort (AD-64)."""
        return self.terms.homeless > 0 and not housed(self.state, self.seat)

    def errand(self, place: int, ship: Ship) -> tuple[Sequence[float], float]:
        """By cell, how far it is from where a ship has to go, and what a unit of that costs; nothing at all for one
        that has no errand.
        """
        state, terms = self.state, self.terms
        if terms.goal == "arrival":
            goal = state.goals[ship.seat]
            if goal >= 0 and ship.id[0] in terms.racers:
                return self.leagues(state.harbour.port[goal]), MOVE
            return _NOWHERE, 0.0
        if self.landings and ship.pearls:
            return self.leagues(self.landings), MOVE
        if self.homes and terms.repair and (hurt(ship) or self._homeless()):
            return self.leagues(self.homes), MOVE
        if place in self.fetches:
            return self.fetches[place], MOVE
        if not self.foes:
            return _NOWHERE, 0.0
        here = state.board.sea.apart[ship.cell]
        hunted = max(self.foes, key=lambda foe: PEARL * foe.pearls - STEP * here[foe.cell] - 0.2 * foe.strength)
        return paces(state.layout, self.forts, hunted.cell), STEP

    def place(self, place: int, ship: Ship) -> Callable[[int], float]:
        """What it is worth for a ship to lie on a cell at the end of her move, by the cell."""
        if ship.lit:
            return partial(harm, self.state, place)
        far, cost = self.errand(place, ship)
        chances = self._chances(ship)
        boarders = self._boarders(ship)
        busy, danger, exposed = 0, self.danger, 0
        flames = self._flames(ship)
        for cells, _ in chances:
            busy |= cells
        for cells, _ in boarders:
            exposed |= cells

        def worth(cell: int) -> float:
            found = -cost * far[cell] if cost else 0.0
            if busy >> cell & 1:
                found += max([chance(cell) for cells, chance in chances if cells >> cell & 1])
            if danger >> cell & 1:
                found -= UNDER_FIRE
            if exposed >> cell & 1:
                found -= EXPOSED * sum([cost for cells, cost in boarders if cells >> cell & 1])
            for cells, burns in flames:
                if cells >> cell & 1:
                    found -= burns
            return found

        return worth

    def _flames(self, ship: Ship) -> list[tuple[int, float]]:
        """Where a fireship would hit a ship, as masks, and what that costs: all of it if she explodes in this turn."""
        state, found = self.state, []
        for place in self.flames:
            one = state.ships[place]
            part = 1.0 if due(state, one) and one.seat == state.mover else FLAMES
            found.append((state.board.sea.around[one.cell] | 1 << one.cell, part * _blow(ship, SIZES[one.id[0]])))
        return found

    def _boarders(self, ship: Ship) -> list[tuple[int, float]]:
        """Where a ship would lie beside another that can board her, as a mask, and what she would lose by that."""
        if not self.terms.board:
            return []
        beside, value = self.arcs.beside, HULL + ship.strength + PEARL * ship.pearls
        odds = [(foe, struggle(1, 1, foe.strength - ship.strength)) for foe in self.foes if not foe.task]
        return [(beside[foe.cell], (chance.won + chance.equal) * value) for foe, chance in odds if chance.lost < 1]

    def _chances(self, ship: Ship) -> list[tuple[int, Callable[[int], float]]]:
        """Where a ship could fire or board, as a mask, and what that is worth, by the cell."""
        state, terms, found = self.state, self.terms, []
        guns = shots_left(state, ship) if terms.fire else 0
        kind, beside = ship.id[0], self.arcs.beside
        boards = terms.board and able(ship, self.seat)
        for foe in self.foes:
            if guns:
                within = self.arcs.within[kind][foe.cell]
                fights = max(0.0, boarding((ship,), foe)) if boards else 0.0
                found.append((within, self._chance(ship, foe, guns, beside[foe.cell], fights)))
            elif boards and (fights := boarding((ship,), foe)) > 0:
                found.append((beside[foe.cell], self._fights(fights)))
        if guns:
            found += [
                (self.arcs.within[kind][fort.cell], self._chance(ship, fort, guns, 0, 0.0))
                for fort in state.forts
                if fort.strength and self.against[fort.seat]
            ]
        return found

    def _chance(self, ship: Ship, target: Ship | Fort, guns: int, beside: int, fights: float) -> Callable[[int], float]:
        state, hard = self.state, self.terms.hard
        hides = (state.afloat | state.harbour.forts) & ~(1 << ship.cell)
        between, there = self.arcs.between, target.cell
        far, near = shots(target, 0, guns, hard), shots(target, guns, 0, hard)

        def worth(cell: int) -> float:
            steps, hidden = between[cell].get(there, (0, -1))
            if hidden & hides:
                return 0.0
            return (near if steps == 1 else far) + (fights if beside >> cell & 1 else 0.0)

        return worth

    def _fights(self, worth: float) -> Callable[[int], float]:
        return lambda cell: worth

    def best(self, place: int, ship: Ship) -> int | None:
        """The cell to which a free ship best sails; None: she stays where she is."""
        worth, perils = self.place(place, ship), self.state.perils
        most, best = worth(ship.cell), None
        for cells in ways(self.state, ship):
            risk = 0.0
            for cell in cells:
                if perils >> cell & 1:
                    risk += MINED
                if (there := worth(cell) - risk) > most:
                    most, best = there, cell
        return best


_NOWHERE: Sequence[float] = ()
