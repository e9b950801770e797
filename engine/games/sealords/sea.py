"""The sea: how its boards are laid together (SL-1 to SL-4), and sets of its cells as bit masks.

Bit `i` of a mask is the cell with index ``i = row * 7 + col``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.chance import Chance, shuffled
from engine.games.sealords.data import BOARDS, LAYOUTS, Placed
from engine.games.sealords.view import BoardView, Half, Side
from engine.grid import Grid
from engine.values import Answer

GRID = Grid(7, 6)
CELLS = GRID.cells
INDEX: dict[Answer, int] = {cell: i for i, cell in enumerate(CELLS)}
EVERYWHERE = (1 << GRID.size) - 1
HALF = ((1 << 21) - 1, EVERYWHERE ^ ((1 << 21) - 1))
"""A seat's half of the sea (SL-1)."""
HOME = ((1 << 7) - 1, ((1 << 7) - 1) << 35)
"""A seat's home row (SL-1)."""
SIDES: tuple[Side, Side] = ("front", "back")
UNKNOWN = "?"
"""In place of a cell's letter: not laid out yet, or not to be seen."""
COVERED = UNKNOWN * 21
"""A half of which nothing is known."""
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


def half(placed: Sequence[Placed | BoardView]) -> tuple[str, ...]:
    """Three rows of seven letters: a half as its owner sees it, from the middle line to his edge."""
    faces = [turned(BOARDS[one.board].face(one.side), one.turn) for one in placed]
    return tuple("".join(rows) for rows in zip(*faces, strict=True))


def letters(seat: int, placed: Sequence[Placed | BoardView]) -> str:
    """The 21 effect letters of a seat's half by cell index, `UNKNOWN` where no board lies yet.

    Dark's half is turned by 180 degrees, as he sits opposite (SL-3).
    """
    rows = [row.ljust(GRID.width, UNKNOWN) for row in half(placed)]
    if not rows:
        return COVERED
    return "".join(reversed(rows) if seat == 0 else (row[::-1] for row in rows))


def assembled(light: Sequence[Placed | BoardView], dark: Sequence[Placed | BoardView]) -> str:
    """The 42 effect letters by cell index."""
    return letters(0, light) + letters(1, dark)


def beginning(seat: int, placed: Half) -> int:
    """The cell of the home row on which the next board begins, at its owner's left hand.

    >>> beginning(0, ()), beginning(1, ()), beginning(0, (BoardView("strip"),))
    (0, 41, 1)
    """
    left = sum(BOARDS[one.board].width for one in placed)
    return left if seat == 0 else GRID.size - 1 - left


def under(seat: int, placed: Half, place: int) -> tuple[int, ...]:
    """The cells on which a board of a half lies, `place` counted from its owner's left hand.

    >>> under(1, (BoardView("strip"), BoardView("square1")), 0)
    (41, 34, 27)
    """
    first, on = beginning(seat, placed[:place]), 1 if seat == 0 else -1
    columns = range(BOARDS[placed[place].board].width)
    return tuple(first + on * (row * GRID.width + column) for row in range(3) for column in columns)


def laid_out(name: str, chance: Chance) -> str:
    """The sea of a named layout, or a random one: order, side and turn of each board (SL-4)."""
    if name != "random":
        return assembled(LAYOUTS[name].light, LAYOUTS[name].dark)
    return assembled(at_random(chance), at_random(chance))


def at_random(chance: Chance) -> Half:
    """A half laid out at random."""
    placed = []
    for board in shuffled(list(BOARDS.values()), chance):
        side = SIDES[chance.randrange(2)]
        turn = 2 * chance.randrange(2) if board.width == 1 else chance.randrange(4)
        placed.append(BoardView(board.id, side, turn))
    return tuple(placed)
