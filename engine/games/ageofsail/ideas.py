"""What one might do in a battle, the most promising first, without trying it: ship by ship where she sails to fire, to
board, to be safe.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Action
from engine.games.ageofsail.asking import BOTH, CANNONS, DONE, OWN, PRIZE, REPAIR, STAY
from engine.games.ageofsail.cards import havens
from engine.games.ageofsail.data import RIVAL
from engine.games.ageofsail.exchange import boarding, worth
from engine.games.ageofsail.fleet import bars, bonus
from engine.games.ageofsail.guns import own_cannons
from engine.games.ageofsail.habits import default
from engine.games.ageofsail.position import OPEN, Fleets, fire_at, firing
from engine.games.ageofsail.prizes import free_cells
from engine.games.ageofsail.sailing import can_repair, face_up
from engine.games.ageofsail.state import Prize, Situate, State, Stop, Turn, home
from engine.games.ageofsail.turn import idlers
from engine.sailing import odds
from engine.sailing.asking import ON
from engine.sailing.boarding import kept, most_for_prize
from engine.sailing.medal import medal
from engine.sailing.reach import way
from engine.sailing.sea import COURSES, bits
from engine.sailing.ships import SIDES, Ship, at, value
from engine.values import Number, Path

Idea = tuple[float, Path]
PER_SHIP = 4
"""Of each ship so many things are thought of."""
REGRET = -0.3
"""What promises less than this isn't thought of."""


def ideas(state: State, seat: int, most: int | None, chance: Chance) -> list[Action]:
    """What the seat might do now but to end its turn (see `engine.rivals.mind.Mind`)."""
    step = state.todo[0]
    if isinstance(step, Turn):
        found = _cannons(state, seat) or _in_turn(state, seat)
    elif isinstance(step, Stop):
        found = _at_stop(state, seat, step)
    elif isinstance(step, Prize):
        found = _prizes(state, step)
    elif isinstance(step, Situate) and state.situation == "teleport":
        found = _teleports(state, seat)
    else:
        usual = default(state, seat)
        return [] if usual is None else [usual]
    found.sort(key=lambda idea: -idea[0])  # stable: the first of equals
    return [Action(path) for _, path in found[:most]]


def _cannons(state: State, seat: int) -> list[Idea]:
    """The first cannon that can fires at one of the ships in its reach."""
    cannons = own_cannons(state, seat)
    if not cannons:
        return []
    cannon, cells = next(iter(cannons.items()))
    board = state.rules.board
    found: list[Idea] = []
    for cell in cells:
        place = at(state.muster, cell)
        assert place is not None
        ship = state.ships[place]
        hits = odds.hit(2, bonus(state), medal(state, ship.seat))
        gain = hits * (worth(ship.size, ship.masts) - worth(ship.size, ship.masts - 1))
        found.append((gain + 0.01 * ship.size, (CANNONS, board.cells[cannon], board.cells[cell])))
    return found


class Look(Fleets):
    """What places are worth to each ship of a seat, the others staying where they are."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self.taken, self.enemies = bars(state, seat)
        self.foe_at = {foe.ship.cell: foe.ship for foe in self.foes}
        self.fog = state.situation == "fog"

    def stays(self, ship: Ship) -> float:
        """What it is worth to end where she is."""
        threat, best = 0.0, 0.0
        for foe in self.foes:
            if foe.apart[ship.cell] <= self.far:
                threat += foe.weight * max(0.0, self.struck(ship, foe))
                best = max(best, self.strikes(ship, foe))
        return self.place(ship) + self.share * RIVAL.later * best - threat

    def fires(self, ship: Ship) -> float:
        """What it is worth to fire from where she is."""
        if self.fog or not self.sea.around[ship.cell] & self.enemies:
            return 0.0
        beside = self.sea.beside[ship.cell]
        total = 0.0
        for side in SIDES:
            foe = self.foe_at.get(beside[(ship.heading + side) % 8])
            if foe is not None and ship.left(side):
                total += fire_at(self.state, ship, side, foe).worth
        return total

    def along(self, ship: Ship, course: int, reach: int) -> Iterator[tuple[float, int]]:
        """The cells to which she can sail on a course and what it is worth to."""
        free, target = way(self.sea, ship.cell, course, reach, self.taken, self.enemies)
        cost, cells = 0.0, self.sea.ways[ship.cell][course]
        found: list[tuple[float, float, int]] = []
        crew = ship.masts
        for cell in cells[:free]:
            cost += self._fire(cell)
            there = replace(ship, cell=cell, heading=course)
            found.append((self.stays(there) - cost, self.fires(there), cell))
        if target >= 0:
            foe = self.foe_at[target]
            fight = boarding(
                (ship.size, crew), (foe.size, foe.masts), medal(self.state, ship.seat), medal(self.state, foe.seat)
            )
            there = replace(ship, cell=target, heading=course)
            yield self.place(there) + fight - cost - self._fire(target), target
        best = -1e9
        for stay, fire, cell in reversed(found):
            best = max(best, stay)
            yield (best + fire if fire else stay), cell

    def _fire(self, cell: int) -> float:
        return 0.0 if self.fog else RIVAL.entered * self.guns[cell]


def _in_turn(state: State, seat: int) -> list[Idea]:
    look = Look(state, seat)
    lined = {place for line in state.lines for place in line}
    idle = idlers(state) if state.rested else []
    found: list[Idea] = []
    for place, ship in enumerate(state.ships):
        if ship.seat == seat and ship.masts and not ship.acted and place not in lined:
            here = look.stays(ship) - (RIVAL.idle if place in idle else 0.0)
            ways = sorted(_ways(look, ship), key=lambda idea: -idea[0])[:PER_SHIP]
            found.extend([(gain - here, path) for gain, path in ways if gain - here > REGRET])
    return found


def _ways(look: Look, ship: Ship) -> Iterator[Idea]:
    state, board, piece = look.state, look.state.rules.board, value(ship)
    reach = state.ranges
    for course in range(8):
        if reach[course]:
            for gain, cell in look.along(ship, course, reach[course]):
                yield gain, (piece, board.cells[cell])
        turned = replace(ship, heading=course)
        fire = look.fires(turned)
        if fire or course != ship.heading:
            yield look.stays(turned) + fire, (piece, COURSES[course])
    if can_repair(state, ship):
        card = board.cells[face_up(home(state, ship.seat), state.forts[ship.seat].live)[-1]]
        mended = replace(ship, masts=ship.masts + 1)
        gain = look.stays(mended) + worth(ship.size, ship.masts + 1) - worth(ship.size, ship.masts)
        for course in range(8):
            turned = replace(mended, heading=course)
            yield (
                look.stays(turned) - look.stays(mended) + gain + RIVAL.repaired,
                (piece, REPAIR, card, COURSES[course]),
            )


def _at_stop(state: State, seat: int, stop: Stop) -> list[Idea]:
    look, board = Look(state, seat), state.rules.board
    ship = state.ships[stop.ship]
    onward = list(look.along(ship, ship.heading, stop.left))
    here = look.stays(ship)
    best = max([here, *[gain for gain, _ in onward]])
    found: list[Idea] = [(gain, (ON, board.cells[cell])) for gain, cell in onward]
    if not stop.bound:
        found.append((here, (DONE,)))
    for cell, shots, gain in firing(state, ship):
        found.append((best + gain, (board.cells[cell], Number(shots))))
    found.sort(key=lambda idea: -idea[0])
    return found[: PER_SHIP + 2]


def _prizes(state: State, step: Prize) -> list[Idea]:
    """What is kept of two hulls, and where the one goes that leaves the cell (AS-32)."""
    board = state.rules.board
    winner, beaten = state.ships[step.winner], state.ships[step.beaten]
    found: list[Idea] = []
    for key, prize in ((OWN, False), (PRIZE, True)):
        masts = max(kept(winner, beaten, prize)[:2])
        found.append((worth(beaten.size if prize else winner.size, masts), (key,)))
    cells = free_cells(state, winner) if winner.masts > 1 else ()
    if not cells:
        return found
    look = Look(state, winner.seat)
    for masts in range(1, most_for_prize(winner, beaten) + 1):
        own = replace(winner, masts=winner.masts - masts)
        prize_ship = replace(beaten, seat=winner.seat, masts=masts)
        gain = worth(own.size, own.masts) + worth(prize_ship.size, masts)
        for cell in cells:
            for moves, stays in ((prize_ship, own), (own, prize_ship)):
                places = look.stays(replace(moves, cell=cell)) + look.stays(replace(stays, cell=winner.cell))
                named = value(winner) if moves is own else value(beaten)
                found.append((gain + places, (BOTH, Number(masts), named, board.cells[cell])))
    return found


def _teleports(state: State, seat: int) -> list[Idea]:
    look, board = Look(state, seat), state.rules.board
    found: list[Idea] = [(0.0, (STAY,))]
    cells = list(bits(havens(state, seat)))
    for ship in look.own:
        here = look.stays(ship) + OPEN * look.now(ship)
        for cell in cells:
            there = replace(ship, cell=cell)
            if look.nearest(there) <= look.nearest(ship) or look.guns[ship.cell]:
                found.append((look.stays(there) + OPEN * look.now(there) - here, (value(ship), board.cells[cell])))
    found.sort(key=lambda idea: -idea[0])
    return [*found[:8], (-1e9, (STAY,))] if (0.0, (STAY,)) not in found[:8] else found[:8]
