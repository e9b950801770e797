"""What a seat might do in its turn, and what each of it is worth: where to sail, whom to board or fire at, what to do
there. Dice and tiles are counted by their odds, so nothing here is drawn.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from engine.games.piratebay.asking import END, EXPLORE, LOAD, UNLOAD
from engine.games.piratebay.board import CELLS, SEA
from engine.games.piratebay.cargo import PIECES, at_home, can_load, order_in_reach
from engine.games.piratebay.ending import ranges
from engine.games.piratebay.habits import first_load
from engine.games.piratebay.merchants import merchant_at
from engine.games.piratebay.outlook import Outlook, kept, loaded
from engine.games.piratebay.perils import Perils
from engine.games.piratebay.result import ORDER_POINTS, scores
from engine.games.piratebay.state import HOLD, NOTHING, Cargo, State, Stop, outside
from engine.games.piratebay.turn import aims, bars, mended
from engine.games.piratebay.weights import RIVAL
from engine.games.piratebay.worth import points
from engine.sailing import odds
from engine.sailing.asking import ON
from engine.sailing.medal import medal
from engine.sailing.reach import way
from engine.sailing.sea import COURSES
from engine.sailing.ships import Ship, at
from engine.values import Number, Path


class Scheme(NamedTuple):
    """What might be done, and what it is worth."""

    worth: float
    path: Path


class Schemes:
    """Those of the mover in a position."""

    def __init__(self, state: State, careful: bool) -> None:
        self.state, self.seat = state, state.mover
        self.ship = state.ships[self.seat]
        self.hold = state.holds[self.seat]
        self.outlook = Outlook(state, self.seat, careful)
        self.perils = Perils(state, self.outlook, careful)
        self._sails = bars(state)

    # ------------------------------------------------------------ ways

    def of_turn(self) -> list[Scheme]:
        """Those at the beginning of a turn."""
        found = self._works(self.ship)
        for heading in range(8):
            turned = replace(self.ship, heading=heading)
            fires = self._shot(turned)
            if fires is not None:
                found.append(Scheme(self._there(turned) + fires.worth, (COURSES[heading],)))
        for course, reach in enumerate(ranges(self.state)):
            found += self._along(course, reach, ())
        return found

    def of_stop(self, stop: Stop) -> list[Scheme]:
        """Those at a stop."""
        found = self._works(self.ship)
        if not stop.spent:
            shot = self._shot(self.ship)
            if shot is not None:
                found.append(Scheme(self._there(self.ship) + shot.worth, shot.path))
            found += self._along(self.ship.heading, stop.left, (ON,))
        return found

    def _along(self, course: int, reach: int, before: Path) -> list[Scheme]:
        """To sail on a course."""
        state, found = self.state, []
        free, target = way(SEA, self.ship.cell, course, reach, *self._sails)
        sailing = replace(self.ship, heading=course)
        for cell in SEA.ways[self.ship.cell][course][:free]:
            sailing = mended(state, sailing, (cell,))
            there = replace(sailing, cell=cell)
            shot = self._shot(there)
            found.append(Scheme(self._there(there) + (shot.worth if shot else 0.0), (*before, CELLS[cell])))
        if target >= 0:
            merchant, foe = merchant_at(state, target), at(state.muster, target)
            if merchant is not None:
                worth = self.outlook.trading(merchant, self.hold)
            else:
                assert foe is not None
                worth = self._boarding(sailing, state.ships[foe])
            found.append(Scheme(worth, (*before, CELLS[target])))
        return found

    def _there(self, ship: Ship) -> float:
        """What it is worth to have come to a cell."""
        return max([scheme.worth for scheme in self._works(ship)])

    # ------------------------------------------------------------ fights

    def _boarding(self, ship: Ship, foe: Ship) -> float:
        """What it is worth to board another (PB-10, PB-12)."""
        state = self.state
        wins = odds.boarding(ship.masts, foe.masts, medal(state, self.seat), medal(state, foe.seat))
        hold = kept(self.hold + state.holds[foe.seat])
        there = replace(ship, cell=foe.cell)
        won = self._ends(there, hold) + self.perils.gained_from(foe)
        if at_home(state, self.seat, foe.cell):
            won += self.outlook.turn
        return wins * won - (1 - wins) * self.perils.lost_to(foe, self.hold)

    def _shot(self, ship: Ship) -> Scheme | None:
        """The best shot of a ship where she is, None where none is worth it."""
        state, best = self.state, None
        for side, cell, place in aims(state, ship):
            foe = state.ships[place]
            facing = 0 if foe.barred else foe.facing(SEA.bearing(cell, ship.cell))
            back = foe.left(facing) if facing else 0
            worth = self.perils.shot(ship, foe, ship.left(side), back, self.hold)
            if worth > 0 and (best is None or worth > best.worth):
                best = Scheme(worth, (CELLS[cell], Number(ship.left(side))))
        return best

    # ------------------------------------------------------------ works

    def _works(self, ship: Ship) -> list[Scheme]:
        """What could be done on a cell, from its beginning, and to end the turn there."""
        state, seat, cell, there = self.state, self.seat, ship.cell, self.outlook.trove
        found = [Scheme(self._ends(ship, self.hold), (END,))]
        if self.hold.total and at_home(state, seat, cell):
            found.append(Scheme(self._landing(ship), (UNLOAD,)))
        if can_load(state, seat, cell):
            cargo, left = loaded(self.outlook.bay, cell, self.hold, there)
            worth = self._risked(ship, cargo, self.outlook.value(cell, cargo, left))
            if order_in_reach(state, cell):
                worth += ORDER_POINTS + RIVAL.weights.order
            found.append(Scheme(worth, (LOAD,)))
        if self.hold.total < HOLD and state.bay.shores[cell]:
            tile = self._tile(cell)
            if tile is not None:
                brings = self.outlook.exploring(cell, self.hold, there, self.outlook.stays_now)
                worth = self._risked(ship, self.hold, brings)
                found.append(Scheme(worth, (EXPLORE, CELLS[state.bay.treasures[tile]])))
        return found

    def _ends(self, ship: Ship, hold: Cargo) -> float:
        """What it is worth to end the turn so."""
        return self._risked(ship, hold, self.outlook.value(ship.cell, hold, self.outlook.trove))

    def _risked(self, ship: Ship, hold: Cargo, worth: float) -> float:
        """The same with what others may do."""
        return worth + self.perils.at(ship, hold)

    def _landing(self, ship: Ship) -> float:
        """What it is worth to land all cargo (PB-22); it may end the game (PB-24, PB-25)."""
        state = self.state
        landed = points(self.hold)
        if outside(state) - self.hold.total <= state.few:
            now = scores(state)
            others = [score for seat, score in enumerate(now) if seat != self.seat]
            ahead = now[self.seat] + landed - max(others)
            return landed + (RIVAL.weights.last if ahead > 0 else 0.0)
        return landed + self._ends(ship, NOTHING)

    def _tile(self, cell: int) -> int | None:
        """The tile on a cell that is turned up first, None where nobody knows of one."""
        down = self.outlook.trove.down
        places = [place for place in self.state.bay.shores[cell] if down >> place & 1]
        return places[0] if places else None

    def started(self, path: Path) -> Path:
        """The whole path of a scheme: what is loaded first."""
        if path == (LOAD,):
            return (LOAD, *first_load(self.state, self.ship.cell, PIECES))
        return path

    def goes_on_exploring(self) -> Path:
        """The next tile, or ``end`` where another costs more than it brings."""
        cell, there = self.ship.cell, self.outlook.trove
        tile = self._tile(cell)
        ends = self._ends(self.ship, self.hold)
        if tile is None or self.outlook.one_more(cell, self.hold, there, ends) <= 0:
            return (END,)
        return (CELLS[self.state.bay.treasures[tile]],)
