"""Values: what paths, events and lines of every game are made of.

A closed union, so that pickers, notation, labels and marks on pictures work for a game they have never met. Each value
has a `token`, its short written form in notation (``C4``, ``m05``, ``NE``), without spaces and unique among the options
of one question, whatever its case (so no question offers both seats and cells of a board with a column P).
"""

from __future__ import annotations

import re
from string import ascii_uppercase
from typing import TypeAlias

import msgspec


def column_letters(col: int) -> str:
    """The letters of a column, counted from 0: A to Z, then AA to ZZ, then AAA and so on.

    >>> [column_letters(col) for col in (0, 25, 26, 39, 702)]
    ['A', 'Z', 'AA', 'AN', 'AAA']
    """
    if col < 0:
        raise ValueError(f"there is no column {col}")
    text = ""
    left = col + 1
    while left:
        left, last = divmod(left - 1, len(ascii_uppercase))
        text = ascii_uppercase[last] + text
    return text


def read_cell(text: str) -> Cell | None:
    """The cell that is written so, whatever its case; None for anything else.

    >>> read_cell("an20"), read_cell("A0")
    (Cell(col=39, row=19), None)
    """
    found = _CELL.fullmatch(text)
    if found is None:
        return None
    after = 0
    for letter in found[1].upper():
        after = after * len(ascii_uppercase) + ascii_uppercase.index(letter) + 1
    return Cell(after - 1, int(found[2]) - 1)


_CELL = re.compile(r"([A-Za-z]{1,3})([1-9][0-9]{0,2})")


class Cell(msgspec.Struct, frozen=True, tag="cell", gc=False, cache_hash=True):
    """A cell of a board: `col` 0 is column A, 26 is AA, `row` 0 is row 1.

    >>> Cell(2, 3).token, Cell(27, 0).token
    ('C4', 'AB1')
    """

    col: int
    row: int

    @property
    def column(self) -> str:
        """The letters of its column."""
        return column_letters(self.col)

    @property
    def token(self) -> str:
        return f"{self.column}{self.row + 1}"


class Seat(msgspec.Struct, frozen=True, tag="seat", gc=False, cache_hash=True):
    """A place at the table, counted from 0."""

    index: int

    @property
    def token(self) -> str:
        return f"P{self.index + 1}"


class _Named(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What is written as its id."""

    id: str

    @property
    def token(self) -> str:
        return self.id


class Piece(_Named, frozen=True, tag="piece", gc=False, cache_hash=True, omit_defaults=True):
    """A ship or other thing that stands on the board or will, by its name in the game (``3``, ``N4``).

    `seat`: whose it is, where its label is to say so. It is no part of the token: of two seats' pieces in one question
    the ids differ.
    """

    seat: int | None = None


class Card(_Named, frozen=True, tag="card", gc=False, cache_hash=True):
    """A card by its id in the game's data (``m05``)."""


class Course(msgspec.Struct, frozen=True, tag="course", gc=False, cache_hash=True):
    """A direction on the board: N is towards higher rows, E towards higher columns."""

    name: str

    @property
    def token(self) -> str:
        return self.name


class Number(msgspec.Struct, frozen=True, tag="number", gc=False, cache_hash=True):
    """A count or an amount."""

    value: int

    @property
    def token(self) -> str:
        return str(self.value)


class Key(_Named, frozen=True, tag="key", gc=False, cache_hash=True):
    """A word of the game's own vocabulary (``end``, ``cell-first``)."""


Value: TypeAlias = Cell | Seat | Piece | Card | Course | Number | Key


class Picks(msgspec.Struct, frozen=True, tag="picks", cache_hash=True):
    """The answer to a question that asks for a set: the chosen values in the order of the options.

    >>> Picks((Cell(0, 0), Cell(1, 1))).token
    '{A1,B2}'
    """

    values: tuple[Value, ...]

    @property
    def token(self) -> str:
        return "{" + ",".join(value.token for value in self.values) + "}"


Answer: TypeAlias = Cell | Seat | Piece | Card | Course | Number | Key | Picks
Path: TypeAlias = tuple[Answer, ...]


class Line(msgspec.Struct, frozen=True, gc=False):
    """A sentence to be: a message id of the locale files and its typed arguments, in a fixed order.

    An argument is one value or several (cells of a combination). The engine holds no words.
    """

    id: str
    args: tuple[tuple[str, Value | tuple[Value, ...]], ...] = ()


def line(id: str, /, **args: Value | tuple[Value, ...]) -> Line:
    """A `Line`, written shortly.

    >>> line("sealords-event-laid", seat=Seat(0), cell=Cell(2, 1)).args[1]
    ('cell', Cell(col=2, row=1))
    """
    return Line(id, tuple(args.items()))
