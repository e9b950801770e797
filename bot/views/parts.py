"""A question of any size, cut into the parts that one message can show: what each menu holds, and the way to it.

Keys (``end``) are buttons, or a menu of their own that stays; cells are apart from all else, and where they are many,
their column is asked first; a row is in one menu where it can be, and so is what falls under one heading, such as a
course. What is too much for one message lies on several leaves.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple, TypeVar
from zlib import crc32

from bot.views.tap import MENU, whole
from engine.game import Choice, Option
from engine.tokens import write_path
from engine.values import Cell, Key, Path

T = TypeVar("T")

CELLS = 2 * MENU
"""With more cells than that, their column is asked first."""
MENUS = 3
"""So many menus are shown at once."""
HEADED = 5
"""So many of options that have headings, among which one finds one's way."""
BUTTONS = 4
"""Up to so many options are buttons."""
KEYS = 10
"""Up to so many keys are buttons beside the menus."""


class At(NamedTuple):
    """Which part of a long question is shown: a column of cells, and a leaf of what is too much for one."""

    column: int | None = None
    leaf: int = 0

    @property
    def code(self) -> str:
        """As a part of a custom id."""
        return f"{'' if self.column is None else self.column}.{self.leaf}"


FIRST = At()


def print_of(path: Path) -> str:
    """By what a custom id tells the answers so far from any others: how many they are, and a sum of them."""
    return f"{len(path)}-{crc32(write_path(path).encode()) & 0xFFFF:04x}" if path else "0"


def read_at(rest: str) -> tuple[str, At, int]:
    """The print of the path, the part and which of its menus from the rest of a custom id. Raises Refusal."""
    found, column, leaf, menu = (rest + "...").split(".")[:4]
    return found, At(whole(column) if column else None, whole(leaf or "0")), whole(menu or "0")


class Menu(NamedTuple):
    """What one menu offers: answers, or columns of which one is looked into."""

    options: tuple[Option, ...] = ()
    columns: tuple[int, ...] = ()


class Part(NamedTuple):
    """What is shown at once: the menus of leaf `at.leaf` of `leaves`, and those that stay on all of them.

    `columns`: those that are asked for first, each with its cells; none where the cells themselves are shown.
    """

    at: At
    leaves: tuple[tuple[Menu, ...], ...]
    staying: tuple[Menu, ...]
    columns: dict[int, list[Cell]]

    @property
    def menus(self) -> tuple[Menu, ...]:
        return (*self.leaves[self.at.leaf], *self.staying) if self.leaves else self.staying


def part_of(choice: Choice, at: At) -> Part:
    """The part of a question that is shown at `at`; where there is no such part, the one nearest to it."""
    cells: list[Option] = []
    keys: list[Option] = []
    others: list[Option] = []
    for option in in_menus(choice):
        is_key = choice.most is None and isinstance(option.value, Key)
        (cells if isinstance(option.value, Cell) else keys if is_key else others).append(option)
    columns = _columns_of(cells)
    staying: tuple[Menu, ...] = ()
    if len(keys) <= MENU and (cells or others):
        staying, keys = _cut(keys), []
    if at.column in columns:
        menus = _cut([option for option in cells if getattr(option.value, "col", None) == at.column])
    else:
        at = at._replace(column=None)
        shown = (
            tuple(Menu(columns=tuple(some)) for some in _slices(list(columns), MENU))
            if columns
            else _cut_by_rows(cells)
        )
        menus = (*shown, *_cut(others), *_cut(keys))
    most = HEADED if any(option.under is not None for option in cells) else MENUS
    leaves = tuple(_slices(menus, most - len(staying)))
    return Part(at._replace(leaf=max(0, min(at.leaf, len(leaves) - 1))), leaves, staying, columns)


def in_menus(choice: Choice) -> list[Option]:
    """The options that aren't buttons."""
    if choice.most is not None:
        return list(choice.options)
    if len(choice.options) <= BUTTONS:
        return []
    keys = [option for option in choice.options if isinstance(option.value, Key)]
    return [option for option in choice.options if len(keys) > KEYS or not isinstance(option.value, Key)]


def _columns_of(options: Sequence[Option]) -> dict[int, list[Cell]]:
    """The columns of cells, where they are many and not under headings of their own."""
    cells = [option.value for option in options if isinstance(option.value, Cell) and option.under is None]
    columns: dict[int, list[Cell]] = {}
    if len(cells) > CELLS:
        for cell in sorted(cells, key=lambda cell: cell.col):
            columns.setdefault(cell.col, []).append(cell)
    return columns if len(columns) > 1 else {}


def is_long(choice: Choice) -> bool:
    """Whether a question takes more than one menu."""
    return len(in_menus(choice)) > MENU


def _cut(options: Sequence[Option]) -> tuple[Menu, ...]:
    return tuple(Menu(tuple(some)) for some in _slices(options, MENU))


def _cut_by_rows(cells: Sequence[Option]) -> tuple[Menu, ...]:
    """Menus of whole rows, so that from A1 to F4 means what it does on a board, or of all that is under one heading;
    where that takes no more of them.

    About as much stands in each: a menu of one cell after a full one would be a riddle.
    """
    plain = _cut(cells)
    fewest = len(_rows_up_to(cells, MENU))
    if not cells or fewest > len(plain):
        return plain
    even = range(-(-len(cells) // fewest), MENU + 1)
    return next(menus for menus in (_rows_up_to(cells, most) for most in even) if len(menus) == fewest)


def _rows_up_to(cells: Sequence[Option], most: int) -> tuple[Menu, ...]:
    """Whole rows, together where they aren't more than `most`; a row is cut only where a menu can't hold it."""
    menus: list[tuple[Option, ...]] = []
    for _, row in groupby(cells, lambda option: option.under or getattr(option.value, "row", None)):
        for some in _slices(list(row), MENU):
            if menus and len(menus[-1]) + len(some) <= most:
                menus[-1] += some
            else:
                menus.append(some)
    return tuple(map(Menu, menus))


def _slices(items: Sequence[T], size: int) -> list[tuple[T, ...]]:
    return [tuple(items[start : start + size]) for start in range(0, len(items), size)]
