"""What the game is played with, read from `data/*.toml` and checked when loaded (rules marked [data])."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, get_args

from pydantic import AfterValidator, Field, model_validator

from engine.datafiles import Strict, read
from engine.sailing.sea import NAMES
from engine.sailing.ships import CLASSES
from engine.values import Cell, read_cell

FOLDER = Path(__file__).parent / "data"
Corner = Literal["SW", "NW", "NE", "SE"]
CORNERS: tuple[Corner, ...] = get_args(Corner)
"""Clockwise."""
Situation = Literal["storm", "teleport", "repair", "fair", "calm", "gunners", "fog", "shift", "quiet"]
SITUATIONS: tuple[Situation, ...] = get_args(Situation)
DECK = 24
"""Cards of the situation deck (AS-29)."""


def _cell(text: str) -> str:
    if read_cell(text) is None:
        raise ValueError(f"{text!r} is no cell")
    return text


Token = Annotated[str, AfterValidator(_cell)]


def _course(text: str) -> str:
    if text not in NAMES:
        raise ValueError(f"{text!r} is no course")
    return text


class Fort(Strict):
    """A fort: five cannon cells in the order in which they fire, and the arms in the board's corner (AS-30)."""

    corner: Corner
    arms: Token
    cannons: Annotated[tuple[Token, ...], Field(min_length=5, max_length=5)]


class Berth(Strict):
    """A ship of every fleet and where it lies at the start, if the fort is in the south-west (AS-7)."""

    kind: Literal["s", "f", "b"]
    cell: Token
    heading: Annotated[str, AfterValidator(_course)]


class Board(Strict):
    """The sea with its forts and fleets."""

    width: Annotated[int, Field(ge=8, le=26)]
    height: Annotated[int, Field(ge=8, le=26)]
    fort: tuple[Fort, ...]
    ship: tuple[Berth, ...]

    def turned(self, cell: Cell, quarters: int) -> Cell:
        """The cell turned about the centre, by so many quarters clockwise."""
        for _ in range(quarters):
            cell = Cell(cell.row, self.width - 1 - cell.col)
        return cell

    @model_validator(mode="after")
    def _sound(self) -> Board:
        if self.width != self.height:
            raise ValueError("the sea is a square, or its corners are not alike")
        if tuple(fort.corner for fort in self.fort) != CORNERS:
            raise ValueError(f"there are forts at {', '.join(CORNERS)}, in this order")
        used = [cell for fort in self.fort for cell in (fort.arms, *fort.cannons)]
        used += [ship.cell for ship in self.ship]
        if len(set(used)) != len(used):
            raise ValueError("two things lie on one cell")
        if any(cell.col >= self.width or cell.row >= self.height for cell in map(at, used)):
            raise ValueError("something lies outside the sea")
        self._check_forts()
        self._check_ships()
        return self

    def _check_forts(self) -> None:
        first = self.fort[0]
        if at(first.arms) != Cell(0, 0):
            raise ValueError("the arms lie in the board's corner")
        for quarters, fort in enumerate(self.fort):
            cells = [at(cell) for cell in fort.cannons]
            if cells != sorted(cells, key=lambda cell: (cell.row, cell.col)):
                raise ValueError(f"{fort.corner}: cannons are listed by row from the south, then from the west")
            turned = {self.turned(at(cell), quarters) for cell in first.cannons}
            if set(cells) != turned or at(fort.arms) != self.turned(at(first.arms), quarters):
                raise ValueError(f"{fort.corner}: the forts are one turned by quarters")

    def _check_ships(self) -> None:
        if [ship.kind for ship in self.ship] != sorted((s.kind for s in self.ship), key=lambda kind: -CLASSES[kind]):
            raise ValueError("ships are listed from the largest to the smallest")
        if sorted(ship.kind for ship in self.ship) != ["b", "f", "f", "s"]:
            raise ValueError("a fleet is a ship of the line, two frigates and a brig")
        fort = self.fort[0]
        near = [at(cell) for cell in (fort.arms, *fort.cannons)]
        for ship in self.ship:
            cell = at(ship.cell)
            if not any(max(abs(cell.col - one.col), abs(cell.row - one.row)) == 1 for one in near):
                raise ValueError(f"{ship.cell}: a ship starts next to its fort")


class Card(Strict):
    kind: Situation
    copies: Annotated[int, Field(ge=1)]


class Cards(Strict):
    card: tuple[Card, ...]

    @model_validator(mode="after")
    def _deck(self) -> Cards:
        if tuple(card.kind for card in self.card) != SITUATIONS:
            raise ValueError(f"the cards are {', '.join(SITUATIONS)}, in this order")
        if sum(card.copies for card in self.card) != DECK:
            raise ValueError(f"there are {DECK} cards")
        return self


def at(token: str) -> Cell:
    """The cell that is written so."""
    cell = read_cell(token)
    assert cell is not None, token
    return cell


BOARD = read(FOLDER / "board.toml", Board)
SITUATION_CARDS: tuple[Situation, ...] = tuple(
    card.kind for card in read(FOLDER / "situations.toml", Cards).card for _ in range(card.copies)
)
"""The situation deck in its order: a deck is a mask of these, as that of winds is."""
FULL_SITUATIONS = (1 << DECK) - 1
