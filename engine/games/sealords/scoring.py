"""Combinations: how a fleet's rows and columns are cut, and what its mercenaries count as (SL-50 to SL-53).

A stretch is a list of the numbers that each of its ships may count as, with a bonus for each number. One pass along it
finds the best cut and the best numbers at once, exactly. A mercenary lies in a row and in a column, so its bonus in the
row is what its column is worth with that number: columns are tabulated first, rows then solved with those bonuses. That
is exact as long as a column has one undecided mercenary; where it has more, the others' numbers are tried out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import Literal, NamedTuple, TypeAlias

from engine.games.sealords.data import SCORES

Choices: TypeAlias = Mapping[int, int]
"""The numbers that a ship may count as, each with its bonus."""
Stretch: TypeAlias = tuple[int, ...]
"""The cells of an unbroken stretch of own battle ships."""

SHORTEST = 3
_LONGEST_EQUAL = max(SCORES.equal)
_WIDTH, _HEIGHT = 7, 6


class Combination(NamedTuple):
    """A scored combination: its cells in the order of the line and the numbers that they count as."""

    kind: Literal["equal", "run"]
    cells: tuple[int, ...]
    numbers: tuple[int, ...]
    points: int


class Cut(NamedTuple):
    """The best cut of a stretch: its worth with all bonuses, each ship's number, the pieces (from, to, step)."""

    worth: int
    numbers: tuple[int, ...]
    pieces: tuple[tuple[int, int, int], ...]


class Count(NamedTuple):
    """A fleet's combinations at their best, and the number of each of its ships by cell."""

    combinations: tuple[Combination, ...]
    numbers: dict[int, int]


def best_cut(ships: Sequence[Choices], equal_bonus: int = 0) -> Cut:
    """The best cut of a stretch, the first found among equals.

    >>> best_cut([{3: 0}, {4: 0}, {5: 0}, {5: 0}, {5: 0}]).pieces
    ((2, 5, 0),)
    """
    size = len(ships)
    best = [0] + [-1] * size
    came: list[tuple[int, int, int | None]] = [(0, 0, None)] * (size + 1)
    for start, choices in enumerate(ships):
        worth = best[start]
        for number, bonus in choices.items():
            if worth + bonus > best[start + 1]:
                best[start + 1] = worth + bonus
                came[start + 1] = (start, number, None)
            if start + SHORTEST > size:
                continue
            for step in (0, 1, -1):
                here, end, wanted = worth + bonus, start + 1, number + step
                while end < size and (more := ships[end].get(wanted)) is not None:
                    here += more
                    end += 1
                    wanted += step
                    length = end - start
                    if length < SHORTEST:
                        continue
                    points = SCORES.run[length] if step else SCORES.equal[length] + equal_bonus
                    if here + points > best[end]:
                        best[end] = here + points
                        came[end] = (start, number, step)
                    if not step and length == _LONGEST_EQUAL:
                        break
    return _traced(best[size], came)


def _traced(worth: int, came: Sequence[tuple[int, int, int | None]]) -> Cut:
    numbers: list[int] = []
    pieces = []
    end = len(came) - 1
    while end:
        start, number, step = came[end]
        if step is None:
            numbers.append(number)
        else:
            pieces.append((start, end, step))
            numbers.extend(number + step * i for i in reversed(range(end - start)))
        end = start
    return Cut(worth, tuple(reversed(numbers)), tuple(reversed(pieces)))


def stretches(cells: Mapping[int, object]) -> tuple[list[Stretch], list[Stretch]]:
    """The maximal unbroken stretches of these cells, in rows and in columns."""
    rows = [range(row * _WIDTH, (row + 1) * _WIDTH) for row in range(_HEIGHT)]
    columns = [range(column, _WIDTH * _HEIGHT, _WIDTH) for column in range(_WIDTH)]
    return [s for line in rows for s in _unbroken(line, cells)], [s for line in columns for s in _unbroken(line, cells)]


def _unbroken(line: range, cells: Mapping[int, object]) -> Iterator[Stretch]:
    run: list[int] = []
    for cell in line:
        if cell in cells:
            run.append(cell)
        elif run:
            yield tuple(run)
            run = []
    if run:
        yield tuple(run)


def count(fleet: Mapping[int, Sequence[int]], equal_bonus: int = 0) -> Count:
    """The best count of a fleet: for each cell with a battle ship the numbers that it may count as, ascending.

    `equal_bonus` is what each combination of equal numbers is worth beside its own points (m12).
    """
    rows, columns = stretches(fleet)
    numbers = _best_numbers(fleet, rows, columns, equal_bonus)
    found: list[Combination] = []
    for stretch in (*rows, *columns):
        if len(stretch) >= SHORTEST:
            cut = best_cut([{numbers[cell]: 0} for cell in stretch], equal_bonus)
            found.extend(_named(stretch, cut, piece) for piece in cut.pieces)
    return Count(tuple(found), numbers)


def _named(stretch: Stretch, cut: Cut, piece: tuple[int, int, int]) -> Combination:
    start, end, step = piece
    cells, numbers = stretch[start:end], cut.numbers[start:end]
    if step:
        return Combination("run", cells, numbers, SCORES.run[end - start])
    return Combination("equal", cells, numbers, SCORES.equal[end - start])


def _best_numbers(
    fleet: Mapping[int, Sequence[int]], rows: list[Stretch], columns: list[Stretch], equal_bonus: int
) -> dict[int, int]:
    """What each ship counts as for the highest total (SL-53)."""
    numbers = {cell: choices[0] for cell, choices in fleet.items()}
    open_ones = {cell: choices for cell, choices in fleet.items() if len(choices) > 1}
    if not open_ones:
        return numbers
    # Either direction may be the tabulated one: the one that leaves fewer numbers to try out.
    (solved, tabulated), tried = min(
        ((lines, _tried(open_ones, lines[1])) for lines in ((rows, columns), (columns, rows))),
        key=lambda way: prod(len(open_ones[cell]) for cell in way[1]),
    )
    solved = [stretch for stretch in solved if not open_ones.keys().isdisjoint(stretch)]
    tabulated = [stretch for stretch in tabulated if not open_ones.keys().isdisjoint(stretch)]
    best = -1
    memo: dict[tuple[int, ...], dict[int, int]] = {}
    for guess in product(*(open_ones[cell] for cell in tried)):
        choices: dict[int, Choices] = {cell: {number: 0} for cell, number in numbers.items() if cell not in open_ones}
        choices.update((cell, {number: 0}) for cell, number in zip(tried, guess, strict=True))
        for stretch in tabulated:
            (cell,) = (cell for cell in stretch if cell not in choices)
            key = (cell, *(next(iter(choices[other])) for other in stretch if other in tried))
            if key not in memo:
                memo[key] = _table(stretch, cell, choices, open_ones[cell], equal_bonus)
            choices[cell] = memo[key]
        cuts = [best_cut([choices[cell] for cell in stretch], equal_bonus) for stretch in solved]
        worth = sum(cut.worth for cut in cuts)
        if worth > best:
            best = worth
            for stretch, cut in zip(solved, cuts, strict=True):
                numbers.update(zip(stretch, cut.numbers, strict=True))
    return numbers


def _tried(open_ones: Mapping[int, Sequence[int]], lines: list[Stretch]) -> list[int]:
    """The mercenaries to try out, so that each line keeps one undecided at most: that with the most numbers."""
    tried = []
    for stretch in lines:
        here = sorted((cell for cell in stretch if cell in open_ones), key=lambda cell: len(open_ones[cell]))
        tried.extend(here[:-1])
    return tried


def _table(
    stretch: Stretch, open_cell: int, choices: Mapping[int, Choices], numbers: Sequence[int], equal_bonus: int
) -> dict[int, int]:
    """What a stretch is worth with each number of the one ship that is still undecided in it."""
    if len(stretch) < SHORTEST:
        return dict.fromkeys(numbers, 0)
    return {
        number: best_cut([{number: 0} if cell == open_cell else choices[cell] for cell in stretch], equal_bonus).worth
        for number in numbers
    }
