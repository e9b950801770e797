"""The board as tables: the sea, and for each corner its fort, what its cannons reach and what lies near it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.ageofsail.data import BOARD, CORNERS, Fort, at
from engine.sailing.asking import Chart
from engine.sailing.sea import NUMBERS, Sea, bits, mask

SEA = Sea(BOARD.width, BOARD.height)
CHART = Chart(SEA)
CELLS, INDEX = CHART.cells, CHART.index
ARMS = 5
"""The place of the arms among a fort's cards; the cannons have 0 to 4, in the order in which they fire."""
REACH = 2
"""How far cannons fire (AS-33)."""
AFAR = 3
"""Masts farther than so many steps from one's own fort are scored (AS-39)."""
CARDS = ARMS + 1
ALL_LIVE = (1 << CARDS) - 1
CANNONS = ALL_LIVE ^ 1 << ARMS


class Ground(NamedTuple):
    """A fort's place: its six cells, `whole` as a mask, `beside` the cells next to it, `near` those where masts aren't
    scored (AS-39).

    `reach[card]`: for each cell in a cannon's reach the cell between, where a ship would block it (-1: none).
    """

    cells: tuple[int, ...]
    whole: int
    beside: int
    near: int
    reach: tuple[dict[int, int], ...]


def _ground(fort: Fort) -> Ground:
    cells = tuple([SEA.index(at(token)) for token in (*fort.cannons, fort.arms)])
    whole = mask(cells)
    return Ground(
        cells, whole, SEA.within(cells, 1) & ~whole, SEA.within(cells, AFAR),
        tuple([_reach(cell, whole) for cell in cells[:ARMS]]),
    )  # fmt: skip


def _reach(cannon: int, own: int) -> dict[int, int]:
    """Own fort cells don't block (AS-33)."""
    found = {}
    for ray in SEA.ways[cannon]:
        for steps, cell in enumerate(ray[:REACH]):
            if not own >> cell & 1:
                between = ray[0] if steps else -1
                found[cell] = -1 if between >= 0 and own >> between & 1 else between
    return found


GROUNDS = tuple([_ground(fort) for fort in BOARD.fort])
"""By corner, in the order of `CORNERS`."""
BERTHS = tuple(
    [
        tuple(
            [
                (
                    ship.kind,
                    SEA.index(BOARD.turned(at(ship.cell), corner)),
                    (NUMBERS[ship.heading] + 2 * corner) % 8,
                )
                for ship in BOARD.ship
            ]
        )
        for corner in range(len(CORNERS))
    ]
)
"""By corner, the ships of a fleet: class, cell and heading at the start (AS-7)."""


@lru_cache(maxsize=1 << 9)
def covered(corner: int, live: int) -> int:
    """Mask of the cells in reach of a fort's live cannons, if nothing stood between."""
    return mask(cell for card in bits(live & CANNONS) for cell in GROUNDS[corner].reach[card])


@lru_cache(maxsize=1 << 6)
def forts_of(corners: tuple[int, ...]) -> int:
    """Mask of all cells with forts: they stay as obstacles whoever is out (AS-37)."""
    found = 0
    for corner in corners:
        found |= GROUNDS[corner].whole
    return found


_CARD_AT = tuple([{cell: card for card, cell in enumerate(ground.cells)} for ground in GROUNDS])


def card_at(corner: int, cell: int) -> int:
    """The card of a fort on a cell, -1 where it has none there."""
    return _CARD_AT[corner].get(cell, -1)
