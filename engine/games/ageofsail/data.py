"""What the game is played with, read from `data/*.toml` and checked when loaded (rules marked [data])."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, get_args

from pydantic import AfterValidator, Field, model_validator

from engine.datafiles import Strict, read
from engine.sailing.sea import NAMES, NUMBERS
from engine.values import Cell, read_cell

FOLDER = Path(__file__).parent / "data"
BoardId = Literal["single", "double"]
BOARDS: tuple[BoardId, ...] = get_args(BoardId)
ScenarioId = Literal["battle", "pirates", "hunt", "assault"]
FLEET = ("s", "f", "f", "b")
"""The classes of a fleet's ships (AS-30)."""
Situation = Literal["storm", "teleport", "repair", "fair", "calm", "gunners", "fog", "shift", "quiet"]
SITUATIONS: tuple[Situation, ...] = get_args(Situation)
DECK = 24
"""Cards of the situation deck (AS-29)."""


def _cell(text: str) -> str:
    if read_cell(text) is None:
        raise ValueError(f"{text!r} is no cell")
    return text


Token = Annotated[str, AfterValidator(_cell)]


def check_course(text: str) -> str:
    """The name of a course. Raises ValueError for any other text."""
    if text not in NAMES:
        raise ValueError(f"{text!r} is no course")
    return text


class Fort(Strict):
    """A place of a fort: five cannon cells in the order in which they fire, and the arms (AS-30); where the ships of a
    fleet lie at the start, in the order of `FLEET`, and their heading (AS-7).
    """

    arms: Token
    cannons: Annotated[tuple[Token, ...], Field(min_length=5, max_length=5)]
    ships: Annotated[tuple[Token, ...], Field(min_length=len(FLEET), max_length=len(FLEET))]
    heading: Annotated[str, AfterValidator(check_course)]

    @model_validator(mode="after")
    def _sound(self) -> Fort:
        cannons = list(map(at, self.cannons))
        if cannons != sorted(cannons, key=lambda cell: (cell.row, cell.col)):
            raise ValueError(f"{self.arms}: cannons are listed by row from the south, then from the west")
        fort = [at(self.arms), *cannons]
        for cell in map(at, self.ships):
            if min(max(abs(cell.col - one.col), abs(cell.row - one.row)) for one in fort) != 1:
                raise ValueError(f"{cell.token}: a ship starts next to its fort")
        return self


class Table(Strict):
    """At which places there are forts with so many seats, by the cells of their arms."""

    seats: tuple[int, ...]
    forts: tuple[Token, ...]


class Layout(Strict):
    """A sea with the places of forts, clockwise. `sets`: of how many sets of the game it is, and so the decks are."""

    sets: Annotated[int, Field(ge=1, le=2)]
    width: Annotated[int, Field(ge=8, le=40)]
    height: Annotated[int, Field(ge=8, le=40)]
    fort: tuple[Fort, ...]
    table: tuple[Table, ...]

    @model_validator(mode="after")
    def _sound(self) -> Layout:
        used = [at(cell) for fort in self.fort for cell in (fort.arms, *fort.cannons, *fort.ships)]
        if len(set(used)) != len(used):
            raise ValueError("two things lie on one cell")
        if any(cell.col >= self.width or cell.row >= self.height for cell in used):
            raise ValueError("something lies outside the sea")
        seats = [seats for table in self.table for seats in table.seats]
        if len(set(seats)) != len(seats):
            raise ValueError("each number of seats has its places once")
        for table in self.table:
            self._check_table(table)
        return self

    def _check_table(self, table: Table) -> None:
        """Whoever sits opposite sees the same; at most one place stays empty, or two play."""
        forts = [fort for fort in self.fort if fort.arms in table.forts]
        if [fort.arms for fort in forts] != list(table.forts):
            raise ValueError(f"{', '.join(table.forts)}: arms of forts in their order")
        half = len(forts) // 2
        if len(forts) % 2 or not set(table.seats) <= {2, len(forts) - 1, len(forts)}:
            raise ValueError(f"{len(forts)} places aren't for {table.seats}")
        for fort, other in zip(forts[:half], forts[half:], strict=True):
            courses = NUMBERS[fort.heading], (NUMBERS[other.heading] + 4) % 8
            if courses[0] != courses[1] or any(
                self._turned(two) != one
                for one, two in (
                    ((fort.arms,), (other.arms,)),
                    (fort.cannons, other.cannons[::-1]),
                    (fort.ships, other.ships),
                )
            ):
                raise ValueError(f"{fort.arms}, {other.arms}: what lies opposite is turned by half")

    def _turned(self, tokens: tuple[str, ...]) -> tuple[str, ...]:
        """The cells turned by half about the centre."""
        return tuple([Cell(self.width - 1 - cell.col, self.height - 1 - cell.row).token for cell in map(at, tokens)])


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


LAYOUTS: dict[BoardId, Layout] = {id: read(FOLDER / f"board-{id}.toml", Layout) for id in BOARDS}
"""The seas on which is played, each with its forts."""
SITUATION_CARDS: tuple[Situation, ...] = tuple(
    card.kind for card in read(FOLDER / "situations.toml", Cards).card for _ in range(card.copies)
)
"""The situation deck in its order: a deck is a mask of these, as that of winds is."""
