"""The sea: how its boards are laid together (SL-1 to SL-4), and sets of its cells as bit masks.

Bit `i` of a mask is the cell with index ``i = row * 7 + col``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.chance import Chance, shuffled
from engine.grid import Grid
from engine.sealords.data import BOARDS, LAYOUTS, Placed
from engine.values import Answer

GRID = Grid(7, 6)
CELLS = GRID.cells
INDEX: dict[Answer, int] = {cell: i for i, cell in enumerate(CELLS)}
EVERYWHERE = (1 << GRID.size) - 1
HALF = ((1 << 21) - 1, EVERYWHERE ^ ((1 << 21) - 1))
"""A seat's half of the sea (SL-1)."""
HOME = ((1 << 7) - 1, ((1 << 7) - 1) << 35)
"""A seat's home row (SL-1)."""
_NOT_A = EVERYWHERE ^ sum(1 << i for i in range(0, 42, 7))
_NOT_G = EVERYWHERE ^ sum(1 << i for i in range(6, 42, 7))


def beside(cells: int) -> int:
    """The cells orthogonally next to any of these (some of these may be among them)."""
    return (((cells << 1) & _NOT_A) | ((cells >> 1) & _NOT_G) | (cells << 7) | (cells >> 7)) & EVERYWHERE


@lru_cache(maxsize=1 << 14)
def bits(cells: int) -> tuple[int, ...]:
    """The indices in a mask, ascending.

    >>> bits(0b100101)
    (0, 2, 5)
    """
    found = []
    while cells:
        lowest = cells & -cells
        found.append(lowest.bit_length() - 1)
        cells ^= lowest
    return tuple(found)


def turned(face: Sequence[str], quarters: int) -> tuple[str, ...]:
    """A face turned clockwise.

    >>> turned(("DVM", "OHO", "MRV"), 1)
    ('MOD', 'RHV', 'VOM')
    """
    for _ in range(quarters):
        face = ["".join(column) for column in zip(*reversed(face), strict=True)]
    return tuple(face)


def half(placed: Sequence[Placed]) -> tuple[str, ...]:
    """Three rows of seven letters: a half as its owner sees it, from the middle line to his edge."""
    faces = []
    for one in placed:
        board = BOARDS[one.board]
        faces.append(turned(board.front if one.side == "front" else board.back, one.turn))
    return tuple("".join(rows) for rows in zip(*faces, strict=True))


def assembled(light: Sequence[Placed], dark: Sequence[Placed]) -> str:
    """The 42 effect letters by cell index; dark's half is turned by 180 degrees, as he sits opposite (SL-3)."""
    rows = [*reversed(half(light)), *(row[::-1] for row in half(dark))]
    return "".join(rows)


def laid_out(name: str, chance: Chance) -> str:
    """The sea of a named layout, or a random one: order, side and turn of each board (SL-4)."""
    if name != "random":
        return assembled(LAYOUTS[name].light, LAYOUTS[name].dark)
    return assembled(_at_random(chance), _at_random(chance))


def _at_random(chance: Chance) -> list[Placed]:
    placed = []
    for board in shuffled(list(BOARDS.values()), chance):
        side = ("front", "back")[chance.randrange(2)]
        turn = 2 * chance.randrange(2) if board.width == 1 else chance.randrange(4)
        placed.append(Placed.model_validate({"board": board.id, "side": side, "turn": turn}))
    return placed
