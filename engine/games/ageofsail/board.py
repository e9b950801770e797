"""Boards as tables: a sea, and for each place of a fort what its cannons reach and what lies near it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from engine.games.ageofsail.data import BOARDS, DECK, FLEET, LAYOUTS, Fort, Layout, at
from engine.grid import STEPS
from engine.sailing import wind
from engine.sailing.asking import Chart
from engine.sailing.sea import NUMBERS, Sea, bits, mask
from engine.sailing.wind import full

ARMS = 5
"""The card of the arms of a fort that has any; its cannons have 0 to 4, in the order in which they fire."""
REACH = 2
"""How far cannons fire (AS-33)."""
AFAR = 3
"""Masts farther than so many steps from one's own fort are scored (AS-39)."""
MOST_FLEETS = 3
"""So many times a fleet's ships a player may have (AS-70)."""
FARTHEST = 2
"""They all lie at most so far from the fort at the start."""
ALL_LIVE = (1 << ARMS + 1) - 1


class Berth(NamedTuple):
    """Where a ship of a class lies at the start, and her heading (AS-7)."""

    kind: str
    cell: int
    heading: int


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """A fort's place: its cells, of cannons first, `whole` as a mask, `beside` the cells next to it, `near` those where
    masts aren't scored (AS-39).

    `reach[card]`: for each cell in a cannon's reach the cell between, where a ship would block it (-1: none).
    `card_at`: by cell, its card. `zone`: mask of the cells in reach of any cannon. `berths`: where ships lie at the
    start, one fleet after the other.
    """

    cells: tuple[int, ...] = ()
    whole: int = 0
    beside: int = 0
    near: int = 0
    reach: tuple[dict[int, int], ...] = ()
    card_at: dict[int, int] = field(default_factory=dict)
    zone: int = 0
    berths: tuple[Berth, ...] = ()

    @property
    def cannons(self) -> int:
        """How many cannons it has: their cards come first, the arms' last if it has any."""
        return len(self.reach)


NOWHERE = Ground()
"""The place of a seat that has no fort (AS-50 to AS-52)."""


class Board:
    """A sea with the places of its forts, clockwise. It is computed once, and all states on it share it."""

    def __init__(self, layout: Layout) -> None:
        self.sea = Sea(layout.width, layout.height)
        self.sets = layout.sets
        self.winds, self.situations = full(wind.CARDS, layout.sets), full(DECK, layout.sets)
        """The whole decks, as masks: of each set one, shuffled together (AS-70)."""
        self.chart = Chart(self.sea)
        self.cells, self.index = self.chart.cells, self.chart.index
        self.grounds = tuple([_ground(self.sea, fort) for fort in layout.fort])
        arms = [fort.arms for fort in layout.fort]
        self.places = {
            seats: tuple([arms.index(token) for token in table.forts])
            for table in layout.table
            for seats in table.seats
        }
        """By the number of seats, the places where their forts may be."""
        self.fortified = mask([cell for ground in self.grounds for cell in ground.cells])
        """Mask of all cells where a fort may be."""


def _ground(sea: Sea, fort: Fort) -> Ground:
    cells = tuple([sea.index(at(token)) for token in (*fort.cannons, fort.arms)])
    return _surveyed(sea, cells, ARMS, _berths(sea, fort, cells))


def _surveyed(sea: Sea, cells: tuple[int, ...], cannons: int, berths: tuple[Berth, ...] = ()) -> Ground:
    whole = mask(cells)
    reach = tuple([_reach(sea, cell, whole) for cell in cells[:cannons]])
    return Ground(
        cells, whole, sea.within(cells, 1) & ~whole, sea.within(cells, AFAR), reach,
        {cell: card for card, cell in enumerate(cells)}, mask(cell for cannon in reach for cell in cannon), berths,
    )  # fmt: skip


@lru_cache(maxsize=1 << 8)
def island(board: Board, cells: tuple[int, ...]) -> Ground:
    """The place of a fort that was laid out: a cannon on each cell, no arms (AS-52)."""
    return _surveyed(board.sea, cells, len(cells))


def _berths(sea: Sea, fort: Fort, cells: tuple[int, ...]) -> tuple[Berth, ...]:
    """The first fleet as the fort has it; further ships as near to the fort as can be, then to the first ship, then to
    starboard of her (AS-70).
    """
    heading = NUMBERS[fort.heading]
    dx, dy = STEPS[fort.heading]
    given, first = [sea.index(at(token)) for token in fort.ships], at(fort.ships[0])

    def order(number: int) -> tuple[int, int, int]:
        cell = sea.cells[number]
        east, north = cell.col - first.col, cell.row - first.row
        return min([sea.apart[number][one] for one in cells]), east * east + north * north, dx * north - dy * east

    more = bits(sea.within(cells, FARTHEST) & ~mask([*cells, *given]))
    berths = zip(FLEET * MOST_FLEETS, [*given, *sorted(more, key=order)], strict=False)
    return tuple([Berth(kind, cell, heading) for kind, cell in berths])


def _reach(sea: Sea, cannon: int, own: int) -> dict[int, int]:
    """Own fort cells don't block (AS-33)."""
    found = {}
    for ray in sea.ways[cannon]:
        for steps, cell in enumerate(ray[:REACH]):
            if not own >> cell & 1:
                between = ray[0] if steps else -1
                found[cell] = -1 if between >= 0 and own >> between & 1 else between
    return found


@lru_cache(maxsize=64)
def board_of(layout: str) -> Board:
    """The board of this name, or of the JSON of a layout. Raises ValueError for anything else."""
    known = next((id for id in BOARDS if id == layout), None)
    return Board(Layout.model_validate_json(layout) if known is None else LAYOUTS[known])


@lru_cache(maxsize=1 << 10)
def covered(ground: Ground, live: int) -> int:
    """Mask of the cells in reach of a fort's live cannons, if nothing stood between."""
    return mask(cell for card, reach in enumerate(ground.reach) if live >> card & 1 for cell in reach)


class Works(NamedTuple):
    """The forts of a battle. `grounds`: by seat, the place of its fort. `walls`: mask of all cells with forts, which
    stay as obstacles whoever is out (AS-37). `zone`: mask of the cells in reach of any cannon. `cannons`: by cell, the
    seat and the card of the cannon there.
    """

    grounds: tuple[Ground, ...]
    walls: int
    zone: int
    cannons: dict[int, tuple[int, int]]


def works_of(grounds: tuple[Ground, ...], silent: Ground) -> Works:
    """What forts at these places, by seat, come to, and one that is nobody's."""
    walls, zone = silent.whole, 0
    for ground in grounds:
        walls |= ground.whole
        zone |= ground.zone
    cannons = {
        cell: (seat, card)
        for seat, ground in enumerate(grounds)
        for card, cell in enumerate(ground.cells[: ground.cannons])
    }
    return Works(grounds, walls, zone, cannons)
