"""What is done in an assault for a seat that lets its time run out (AS-52): rough and quick, for `habits`.

Attackers gather where no cannon reaches, then come in together, fire at cannons, land masts beside those that live and
storm them. All of it is by what everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.games.ageofsail.asking import DONE, LAND, PARTY
from engine.games.ageofsail.attack import DOUBLE
from engine.games.ageofsail.fleet import bars, bonus, ranges, ready, targets
from engine.games.ageofsail.landing import shores
from engine.games.ageofsail.parties import lives, movable, room, taking, there, ways
from engine.games.ageofsail.scenarios.assault import DATA
from engine.games.ageofsail.state import Party, State, home
from engine.sailing import odds
from engine.sailing.afloat import fleet_of
from engine.sailing.asking import ON
from engine.sailing.medal import medal
from engine.sailing.reach import way
from engine.sailing.sea import COURSES
from engine.sailing.ships import Ship, value
from engine.values import Number, Path

SILENCED = 1.0
"""What it is worth to silence a cannon."""
MAST = 0.08
"""What a mast is worth that may be shot off, once they have come in."""
GUN = 0.05
"""What a gun is worth that may sink with the ship."""
SOAKED = 0.2
"""What it is worth to draw a cannon's fire if others come after her."""
FOLLOWERS = 2
"""If there are so many of them."""
LATE = 15
"""So many rounds before the last they begin to care less for what they lose."""
DESPERATE = 5
"""So many rounds before it masts storm whatever the odds."""
WARY = 9.0
"""What it costs to be fired at once before they have come in."""
SHOT = 0.1
"""What a shot is worth that is kept for later."""
EXPOSED = 0.01
"""What it costs to stay in reach of a cannon that may fire in the next round."""
BESIDE = 0.35
"""What it is worth to lie beside a live cannon, or beside the fort, and not to fire yet."""
STEP = 0.02
"""What it is worth to be a step nearer to a live cannon."""
SAFE = 3
"""As near as one may wait: cannons reach two cells."""
NEAR = 6
"""From so far one comes in at once, with some wind."""
GATHERED = 0.75
"""They come in when so much of their masts is near."""
PATIENCE = 12
"""They come in anyhow in this round."""
STORMING = 0.6
"""Masts storm a cannon if they are so likely to take it."""


class Siege:
    """A position as an attacker sees it. `bold`: whether they come in now; None: as the position says."""

    def __init__(self, state: State, seat: int, bold: bool | None = None) -> None:
        self.state, self.seat, self.sea = state, seat, state.rules.board.sea
        fort = state.forts[state.role]
        self.ground = home(state, state.role)
        self.live = [cell for card, cell in enumerate(self.ground.cells) if fort.live >> card & 1]
        loaded = ready(state, state.role)
        self.loaded, self.all = self._reaching(loaded), self._reaching(fort.live)
        self.guard = medal(state, state.role)
        self.hit = odds.hit(DOUBLE, self.guard, medal(state, seat))
        self.to_come = self._to_come()
        self.bold = self._bold(loaded) if bold is None else bold
        self.taken = bars(state, seat)[0]
        # as printed a cannon that has fired at one fires at the next as well (AS-71)
        follow = 0 if state.rules.printed else len(self.to_come) - 1
        self.soaked = SOAKED if follow >= FOLLOWERS else 0.0
        left = DATA.rounds - state.round
        self.care = 0.0 if follow >= FOLLOWERS and follow >= loaded.bit_count() else min(1.0, left / LATE)

    def _reaching(self, cards: int) -> dict[int, int]:
        """By cell the cannons of these that reach it, as a mask."""
        found: dict[int, int] = {}
        for card, reach in enumerate(self.ground.reach):
            if cards >> card & 1:
                for cell in reach:
                    found[cell] = found.get(cell, 0) | 1 << card
        return found

    def _to_come(self) -> list[Ship]:
        """The ships near the fort that may act yet in this round, the mover's and his friends'."""
        state, seats = self.state, len(self.state.forts)
        later = [(self.seat + turn) % seats for turn in range((state.role - self.seat) % seats)]
        return [
            ship
            for seat in later
            for _, ship in fleet_of(state, seat)
            if not ship.acted and self.far(ship.cell) <= NEAR
        ]

    def _bold(self, loaded: int) -> bool:
        """Whether it has begun, or enough of them are there to begin."""
        state = self.state
        if loaded != (1 << len(self.ground.cells)) - 1 or state.ashore or state.round >= PATIENCE:
            return True
        masts = sum(ship.masts for ship in self.to_come)
        return masts >= GATHERED * sum(ship.masts for ship in state.ships)

    def far(self, cell: int) -> int:
        """How far the nearest live cannon is, or else the fort."""
        apart = self.sea.apart[cell]
        return min([apart[one] for one in self.live or self.ground.cells])

    def place(self, ship: Ship, fire: int) -> float:
        """What it is worth to be where and as she is, once so many loaded cannons have fired at her."""
        if not self.bold:
            return -STEP * max(self.far(ship.cell), SAFE) - WARY * fire
        left = _survives(ship.masts, fire, self.hit)
        risk = MAST * min(self.hit * fire, ship.masts) + GUN * ship.size * (1 - left)
        risk += EXPOSED * self.all.get(ship.cell, 0).bit_count()
        worth = self.soaked * min(fire, ship.masts / self.hit) - STEP * self.far(ship.cell) - self.care * risk
        aim = self.aim(ship)
        if aim is not None:
            worth += left * aim[0]
        elif self.far(ship.cell) == 1:
            worth += left * BESIDE
        return worth

    def aim(self, ship: Ship) -> tuple[float, int, int] | None:
        """The best to be fired at: what it is worth, the cell, and with how many shots."""
        best = None
        more = bonus(self.state)
        for side, cell, _ in targets(self.state, ship):
            for shots in range(1, ship.left(side) + 1):
                worth = odds.hit(shots, more, self.guard) * SILENCED - SHOT * shots
                if best is None or worth > best[0]:
                    best = worth, cell, shots
        return best

    def along(self, ship: Ship, course: int, reach: int) -> Iterator[tuple[int, int]]:
        """The cells to which she can sail on a course, with how many loaded cannons fire at her up to there."""
        free, _ = way(self.sea, ship.cell, course, reach, self.taken, 0)
        fire = 0
        for cell in self.sea.ways[ship.cell][course][:free]:
            fire |= self.loaded.get(cell, 0)
            yield cell, fire.bit_count()


def _survives(masts: int, fire: int, hit: float) -> float:
    """How likely so many masts aren't all lost to so many cannons."""
    chances = [1.0] + [0.0] * masts
    for _ in range(fire):
        for lost in range(masts, 0, -1):
            chances[lost] = chances[lost] * (1 - hit if lost < masts else 1) + chances[lost - 1] * hit
        chances[0] *= 1 - hit
    return sum(chances[:masts])


def party_path(state: State, seat: int) -> Path | None:
    """Masts storm a cannon if the odds are good, or if nothing else is left; who is alone goes to others."""
    cells = state.rules.board.cells
    alone = not any(ship.masts for ship in state.ships) or state.round > DATA.rounds - DESPERATE
    best: tuple[float, Path] | None = None
    for party in movable(state, seat):
        for goal, masts, worth in _moves(state, party, alone):
            if worth > 0 and (best is None or worth > best[0]):
                best = worth, (PARTY, cells[party.cell], cells[goal], Number(masts))
    return None if best is None else best[1]


def _moves(state: State, party: Party, alone: bool) -> Iterator[tuple[int, int, float]]:
    """Where masts may go, how many, and what it is worth."""
    here = there(state, party.cell)
    for goal in ways(state, party.cell):
        if lives(state, goal):
            chance = taking(party.ready, medal(state, party.seat), medal(state, state.role))
            if chance >= STORMING or alone:
                yield goal, party.ready, chance
        elif _beside_live(state, goal):
            masts = min(party.ready, room(state, goal))
            if not _beside_live(state, party.cell) or here <= there(state, goal):
                yield goal, masts, 0.01 * (there(state, goal) + masts)


def _beside_live(state: State, cell: int) -> bool:
    return any(lives(state, other) for other in state.laid if state.rules.board.sea.around[cell] >> other & 1)


def ship_path(state: State, seat: int, ship: Ship, bold: bool | None = None) -> Path | None:
    """What a ship had best do in a turn; None: nothing. `bold`: whether they come in now, if it isn't left to her."""
    siege, cells = Siege(state, seat, bold), state.rules.board.cells
    best = siege.place(replace(ship, port=ship.size, starboard=ship.size), 0)  # she fires only when she acts
    found: Path | None = None
    for heading in range(8):
        worth = siege.place(replace(ship, heading=heading), 0)
        if worth > best and (heading != ship.heading or _may_stay(state, ship)):
            best, found = worth, (value(ship), COURSES[heading])
    for course, reach in enumerate(ranges(state, ship)):
        for cell, fire in siege.along(ship, course, reach):
            worth = siege.place(replace(ship, cell=cell, heading=course), fire)
            if worth > best:
                best, found = worth, (value(ship), cells[cell])
    return found


def _may_stay(state: State, ship: Ship) -> bool:
    """Whether she has something to do on her heading where she is."""
    return next(targets(state, ship), None) is not None or bool(shores(state, ship))


def stop_path(state: State, seat: int, ship: Ship, left: int) -> Path:
    """Fire at a cannon, else land, else sail on to a better place."""
    siege, cells = Siege(state, seat), state.rules.board.cells
    aim = siege.aim(ship)
    if aim is not None:
        return (cells[aim[1]], Number(aim[2]))
    best, found = siege.place(ship, 0), None
    for cell, fire in siege.along(ship, ship.heading, left):
        worth = siege.place(replace(ship, cell=cell), fire)
        if worth > best:
            best, found = worth, cell
    if found is not None and siege.aim(replace(ship, cell=found)) is not None:
        return (ON, cells[found])
    landing = _landing(state, ship)
    if landing is not None:
        return (LAND, cells[landing[0]], Number(landing[1]))
    return (DONE,) if found is None else (ON, cells[found])


def _landing(state: State, ship: Ship) -> tuple[int, int] | None:
    """As many masts as may be, where most will stand then, beside a live cannon before elsewhere."""
    found = shores(state, ship)
    if not found:
        return None
    cell = max(found, key=lambda cell: (_beside_live(state, cell), there(state, cell) + found[cell]))
    return cell, found[cell]
