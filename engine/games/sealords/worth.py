"""What a position is worth to a seat, in points at the end: what it has, and what that may become or cost.

Each thing counted has two weights (`data/rival.toml`), since potential is worth less the fewer turns are left.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import NamedTuple

from engine.games.sealords.counting import PER_MINE
from engine.games.sealords.data import HIRES, RIVAL, TURNS, Weights
from engine.games.sealords.sea import HALF, HOME, beside, bits
from engine.games.sealords.state import State
from engine.games.sealords.stretches import ENEMY, HIRED, Stretch, stretch

DECIDED = 100.0
"""What it is worth if the other falls out."""
WON = 3.0
"""What it is worth besides to have more points at the end, whatever the difference."""
_CARDS = {code: card for card, code in HIRED.items()}


class Lines(NamedTuple):
    """The rows and columns of the sea as they are for one fleet."""

    rows: tuple[Stretch, ...]
    columns: tuple[Stretch, ...]

    def gain(self, cell: int, number: int) -> int:
        """The points of combinations that a ship with this number would add on an empty cell."""
        row, column = divmod(cell, 7)
        return self.rows[row].gains[column * 10 + number] + self.columns[column].gains[row * 10 + number]

    def loss(self, cell: int) -> int:
        """The points of combinations that hang on the ship on a cell."""
        row, column = divmod(cell, 7)
        return self.rows[row].losses[column] + self.columns[column].losses[row]


class Standing(NamedTuple):
    """What follows from where battle ships stand."""

    points: int
    per_shield: int
    """How often each shield counts a point (m11)."""
    landing: int
    """Mask of the cells where a ship may be laid."""
    potential: float
    pairs: float
    most_lost: int
    """The points that one shot may take."""
    all_lost: int
    ships: int


@lru_cache(maxsize=256)
def _enemies(mask: int) -> bytes:
    codes = bytearray(42)
    for cell in bits(mask):
        codes[cell] = ENEMY
    return bytes(codes)


def codes(state: State, seat: int) -> tuple[bytes, int, int]:
    """The cells in the codes of `stretches` for a seat, the mask of its ships that a shot may burn, and its shields."""
    found = bytearray(_enemies(state.battle[1 - seat]))
    ships = state.ships
    bare = shields = 0
    for cell in bits(state.battle[seat]):
        ship = ships[cell]
        assert ship is not None
        found[cell] = ship.number or HIRED[ship.card or ""]
        if ship.shields:
            shields += ship.shields
        elif ship.number:
            bare |= 1 << cell
    return bytes(found), bare, shields


@lru_cache(maxsize=1 << 12)
def lines(cells: bytes) -> Lines:
    """The rows and columns of these cells (see `codes`)."""
    per_equal = sum(HIRES[_CARDS[code]].scores == "combinations" for code in cells if code in _CARDS)
    return Lines(
        tuple([stretch(cells[row : row + 7], per_equal) for row in range(0, 42, 7)]),
        tuple([stretch(cells[column::7], per_equal) for column in range(7)]),
    )


@lru_cache(maxsize=1 << 13)
def standing(cells: bytes, bare: int, seat: int) -> Standing:
    """What follows from `codes` of a seat."""
    own = taken = points = per_shield = 0
    hires = []
    for cell, code in enumerate(cells):
        if code:
            taken |= 1 << cell
            if code != ENEMY:
                own |= 1 << cell
                if code in _CARDS:
                    hires.append((cell, HIRES[_CARDS[code]].scores))
    found = lines(cells)
    potential = pairs = 0.0
    for line in (*found.rows, *found.columns):
        points += line.points
        potential += line.potential
        pairs += line.pairs
    most = total = 0
    abroad = HALF[1 - seat]
    for cell in bits(bare):
        loss = found.loss(cell) + (abroad >> cell & 1)
        total += loss
        most = max(most, loss)
    points += (own & abroad).bit_count()
    for cell, scores in hires:
        if scores == "neighbours":
            points += (beside(1 << cell) & own).bit_count()
        elif scores == "shields":
            per_shield += 1
            points += len(hires)
    landing = (HOME[seat] | beside(own)) & ~taken
    return Standing(points, per_shield, landing, potential, pairs, most, total, own.bit_count())


def counted(state: State, seat: int) -> tuple[float, ...]:
    """What a seat has, in the order of the fields of `data.Weights`."""
    cells, bare, shields = codes(state, seat)
    at = standing(cells, bare, seat)
    fleet = state.fleets[seat]
    burning = 0
    if state.burning:
        for cell in bits(state.burning):
            ship = state.ships[cell]
            burning += ship is not None and ship.owner == seat
    return (
        at.points + at.per_shield * shields + fleet.vp + PER_MINE * fleet.mines,
        at.potential,
        at.pairs,
        fleet.coins,
        fleet.extra,
        burning,
        at.most_lost,
        at.all_lost,
        at.ships,
        at.landing.bit_count(),
        shields,
    )


def value(state: State, seat: int) -> float:
    """What a position is worth to a seat: by how much it will have more points than the other."""
    over = state.over
    if over is not None:
        if over.loser is not None:
            return -DECIDED if over.loser == seat else DECIDED
        ahead = counted(state, seat)[0] - counted(state, 1 - seat)[0]
        return ahead + (WON if ahead > 0 else -WON if ahead < 0 else 0)
    own, other = state.fleets[seat], state.fleets[1 - seat]
    mine: float = sum(map(mul, _WEIGHTS[own.turns], counted(state, seat)))
    theirs: float = sum(map(mul, _WEIGHTS[other.turns], counted(state, 1 - seat)))
    return mine - theirs


def _at(turn: int, weights: Weights) -> tuple[float, ...]:
    """The weights in a seat's turn with this number, from 1; 0 before the first.

    After the last one there is nothing more to gain, but the other may still shoot.
    """
    left = (TURNS - turn) / TURNS
    return tuple([late + early * left if left or name in _LASTING else 0.0 for name, (late, early) in weights])


_LASTING = ("points", "most_lost", "all_lost")
_WEIGHTS = tuple([_at(turn, RIVAL.weights) for turn in range(TURNS + 1)])
