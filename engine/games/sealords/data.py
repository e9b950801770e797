"""The printed things of the game, read from `data/*.toml` and checked when loaded (rules marked [data])."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from engine.datafiles import Strict, read
from engine.games.sealords.view import BoardView, Effect, Half, Side

FOLDER = Path(__file__).parent / "data"

EFFECTS: dict[str, Effect] = {
    "V": "vp",
    "O": "shot_orthogonal",
    "D": "shot_diagonal",
    "R": "repair",
    "M": "mine",
    "H": "reserve",
}
"""The six cell effects by their letter in the data files and in the state (SL-3)."""

HireEffect = Literal[
    "shield", "recruit", "sweep", "decoys", "broadside", "shot_horizontal", "shot_diagonal", "shot_orthogonal",
    "repair", "mine", "clear", "reserve", "vp", "coin",
]  # fmt: skip
Bonus = Literal["neighbours", "shields", "combinations"]

# What the booklet says in so many words (SL-5, SL-7, SL-8, SL-12).
COPIES, PILE, HAND, TURNS = 3, 18, 3, 16
SHIELDS, MINES, COINS, VICTORY, EXTRA = 7, 14, 21, 64, 13
MARKET = {3: 3, 4: 1, 5: 1}
"""How many mercenaries of each cost a game shows (SL-6)."""
PRINTED = {3: 6, 4: 3, 5: 3}
"""How many of each cost there are (SL-6)."""


def _face(rows: tuple[str, ...]) -> tuple[str, ...]:
    if len(rows) != 3 or {len(row) for row in rows} not in ({3}, {1}):
        raise ValueError("a face has three rows of three cells, or of one for the strip")
    for row in rows:
        for letter in row:
            if letter not in EFFECTS:
                raise ValueError(
                    f"no effect is called {letter!r}: a cell is one of {' '.join(EFFECTS)} (none is blank)"
                )
    return rows


Face = Annotated[tuple[str, ...], AfterValidator(_face)]


class Board(Strict):
    """A double-sided board: its faces as rows of letters, from the middle line to the owner's edge."""

    id: str
    front: Face
    back: Face

    @property
    def width(self) -> int:
        return len(self.front[0])

    def face(self, side: Side) -> Face:
        return self.front if side == "front" else self.back

    @model_validator(mode="after")
    def _one_shape(self) -> Board:
        if len(self.back[0]) != self.width:
            raise ValueError("both sides of a board have the same shape")
        return self


class Boards(Strict):
    """A player's set (SL-2)."""

    board: tuple[Board, ...]

    @model_validator(mode="after")
    def _a_set(self) -> Boards:
        if len({board.id for board in self.board}) != len(self.board):
            raise ValueError("two boards have the same id")
        if sorted(board.width for board in self.board) != [1, 3, 3]:
            raise ValueError("a set is two squares and one strip")
        printed = {letter for board in self.board for face in (board.front, board.back) for letter in "".join(face)}
        if printed != set(EFFECTS):
            raise ValueError(f"no cell bears {' '.join(sorted(set(EFFECTS) - printed))}")
        return self


class Placed(Strict):
    """A board as it lies in a half: which side is up and how far it is turned, in quarter turns clockwise."""

    board: str
    side: Side = "front"
    turn: Annotated[int, Field(ge=0, le=3)] = 0


class Layout(Strict):
    """A named layout; each half from left to right as its owner sees it."""

    name: str
    light: tuple[Placed, Placed, Placed]
    dark: tuple[Placed, Placed, Placed]

    @property
    def halves(self) -> tuple[Half, Half]:
        """The halves of both seats."""
        light, dark = (
            tuple(BoardView(one.board, one.side, one.turn) for one in half) for half in (self.light, self.dark)
        )
        return light, dark


class Layouts(Strict):
    layout: tuple[Layout, ...]

    @model_validator(mode="after")
    def _playable(self) -> Layouts:
        if len({layout.name for layout in self.layout}) != len(self.layout):
            raise ValueError("two layouts have the same name")
        for layout in self.layout:
            for half in (layout.light, layout.dark):
                if {placed.board for placed in half} != set(BOARDS):
                    raise ValueError(f"{layout.name}: a half uses each of {', '.join(sorted(BOARDS))} once")
                if any(BOARDS[placed.board].width == 1 and placed.turn % 2 for placed in half):
                    raise ValueError(f"{layout.name}: the strip is turned by 0 or 2")
        return self


class Mercenary(Strict):
    """A mercenary's card. `numbers` empty means X: any of 1 to 9."""

    id: str
    cost: int
    numbers: tuple[Annotated[int, Field(ge=1, le=9)], ...] | Literal["X"]
    effects: tuple[HireEffect, ...] = ()
    boards: bool = False
    scores: Bonus | None = None

    @property
    def printed(self) -> tuple[int, ...]:
        """The numbers as the card shows them: none for X."""
        return () if self.numbers == "X" else self.numbers

    @property
    def candidates(self) -> tuple[int, ...]:
        """The numbers that it may count as at the end, ascending (SL-53)."""
        return tuple(range(1, 10)) if self.numbers == "X" else self.numbers

    @model_validator(mode="after")
    def _sound(self) -> Mercenary:
        if self.numbers != "X" and (not self.numbers or list(self.numbers) != sorted(set(self.numbers))):
            raise ValueError(f"{self.id}: numbers are different ones in ascending order, or X")
        if bool(self.effects) + self.boards + (self.scores is not None) != 1:
            raise ValueError(f"{self.id}: a mercenary either has effects, or boards, or scores")
        return self


class Mercenaries(Strict):
    mercenary: tuple[Mercenary, ...]

    @model_validator(mode="after")
    def _twelve(self) -> Mercenaries:
        if len({hire.id for hire in self.mercenary}) != len(self.mercenary):
            raise ValueError("two mercenaries have the same id")
        if Counter(hire.cost for hire in self.mercenary) != PRINTED:
            raise ValueError("there are six mercenaries of cost 3, three of cost 4 and three of cost 5")
        if sorted(hire.scores for hire in self.mercenary if hire.scores) != ["combinations", "neighbours", "shields"]:
            raise ValueError("three mercenaries score: one by neighbours, one by shields, one by combinations")
        if sum("decoys" in hire.effects for hire in self.mercenary) > 1:
            raise ValueError("there is one fake mine only: one mercenary at most lays decoys")
        return self


class Scores(Strict):
    """Points of combinations by length."""

    equal: dict[int, Annotated[int, Field(gt=0)]]
    run: dict[int, Annotated[int, Field(gt=0)]]

    @model_validator(mode="after")
    def _all_lengths(self) -> Scores:
        if set(self.equal) != {3, 4}:
            raise ValueError("equal numbers count in threes and fours")
        if set(self.run) != {3, 4, 5, 6, 7}:
            raise ValueError("runs count from 3 to 7 ships")
        return self


BOARDS = {board.id: board for board in read(FOLDER / "boards.toml", Boards).board}
LAYOUTS = {layout.name: layout for layout in read(FOLDER / "layouts.toml", Layouts).layout}
HIRES = {hire.id: hire for hire in read(FOLDER / "mercenaries.toml", Mercenaries).mercenary}
"""All mercenaries by id."""
SCORES = read(FOLDER / "scores.toml", Scores)


Weight = tuple[float, float]
"""What one of a thing is worth in the last turn, and how much more before the first."""


class Weights(Strict):
    """What is counted in a position, a weight for each (see `worth`)."""

    points: Weight
    potential: Weight
    pairs: Weight
    coins: Weight
    extra: Weight
    burning: Weight
    most_lost: Weight
    all_lost: Weight
    ships: Weight
    landing: Weight
    shields: Weight


class Rival(Strict):
    """What computer opponents go by."""

    weights: Weights
    hopes: dict[str, float]
    """What an effect that is still to be used may bring, in points."""


RIVAL = read(FOLDER / "rival.toml", Rival)
