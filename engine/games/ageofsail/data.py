"""What the game is played with, read from `data/*.toml` and checked when loaded (rules marked [data])."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal, get_args

from pydantic import AfterValidator, Field, model_validator

from engine.datafiles import Fault, Faulty, Strict, parse, read
from engine.files import Files, Held, is_text
from engine.sailing.sea import NAMES, NUMBERS
from engine.tomllines import Place
from engine.values import Cell, Line, Number, Value, line, read_cell

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
        raise Faulty([Fault((), line("file-fault-cell"))])
    return text


Token = Annotated[str, AfterValidator(_cell)]


def check_course(text: str) -> str:
    """The name of a course. Raises ValueError for any other text."""
    if text not in NAMES:
        raise Faulty([Fault((), line("ageofsail-fault-course"))])
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
            raise _wrong("order", ("cannons",))
        fort = [at(self.arms), *cannons]
        for number, cell in enumerate(map(at, self.ships)):
            if min(max(abs(cell.col - one.col), abs(cell.row - one.row)) for one in fort) != 1:
                raise _wrong("ship", ("ships", number), cell=cell)
        return self


class Table(Strict):
    """At which places there are forts with so many seats, by the cells of their arms."""

    seats: Annotated[tuple[int, ...], Field(min_length=1, max_length=8)]
    forts: Annotated[tuple[Token, ...], Field(min_length=2, max_length=10)]


class Layout(Strict):
    """A sea with the places of forts, clockwise. `sets`: of how many sets of the game it is, and so the decks are."""

    sets: Annotated[int, Field(ge=1, le=2)]
    width: Annotated[int, Field(ge=8, le=40)]
    height: Annotated[int, Field(ge=8, le=40)]
    fort: Annotated[tuple[Fort, ...], Field(min_length=2, max_length=20)]
    table: Annotated[tuple[Table, ...], Field(min_length=1, max_length=8)]

    @model_validator(mode="after")
    def _sound(self) -> Layout:
        used = [at(cell) for fort in self.fort for cell in (fort.arms, *fort.cannons, *fort.ships)]
        if len(set(used)) != len(used):
            raise _wrong("twice", cell=next(cell for cell in used if used.count(cell) > 1))
        outside = next((cell for cell in used if cell.col >= self.width or cell.row >= self.height), None)
        if outside is not None:
            raise _wrong("outside", cell=outside)
        seats = [seats for table in self.table for seats in table.seats]
        if len(set(seats)) != len(seats):
            raise _wrong("seats-once", ("table",))
        for number, table in enumerate(self.table):
            self._check_table(table, ("table", number))
        return self

    def _check_table(self, table: Table, place: Place) -> None:
        """Whoever sits opposite sees the same; at most one place stays empty, or two play."""
        forts = [fort for fort in self.fort if fort.arms in table.forts]
        if [fort.arms for fort in forts] != list(table.forts):
            raise _wrong("arms", (*place, "forts"))
        half = len(forts) // 2
        if len(forts) % 2 or not set(table.seats) <= {2, len(forts) - 1, len(forts)} - {1}:
            raise _wrong("places", (*place, "seats"), n=Number(len(forts)))
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
                raise _wrong("opposite", (*place, "forts"), cell=at(fort.arms), to=at(other.arms))

    def _turned(self, tokens: tuple[str, ...]) -> tuple[str, ...]:
        """The cells turned by half about the centre."""
        return tuple([Cell(self.width - 1 - cell.col, self.height - 1 - cell.row).token for cell in map(at, tokens)])


class Own(Layout):
    """A board of one's own: whose, and what it is called."""

    game: Literal["ageofsail"]
    name: Annotated[str, Field(min_length=1, max_length=40)]

    @model_validator(mode="after")
    def _joined(self) -> Own:
        """Ships get from each start to all others."""
        land = {at(cell) for fort in self.fort for cell in (fort.arms, *fort.cannons)}
        starts = [at(cell) for fort in self.fort for cell in fort.ships]
        reached, new = {starts[0]}, [starts[0]]
        while new:
            cell = new.pop()
            for col in range(max(0, cell.col - 1), min(self.width, cell.col + 2)):
                for row in range(max(0, cell.row - 1), min(self.height, cell.row + 2)):
                    there = Cell(col, row)
                    if there not in land and there not in reached:
                        reached.add(there)
                        new.append(there)
        for number, fort in enumerate(self.fort):
            for which, cell in enumerate(map(at, fort.ships)):
                if cell not in reached:
                    raise _wrong("apart", ("fort", number, "ships", which), cell=cell, start=starts[0])
        return self


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


def _wrong(what: str, place: Place = (), /, **args: Value) -> Faulty:
    return Faulty([Fault(place, Line(f"ageofsail-fault-{what}", tuple(args.items())))])


@lru_cache(maxsize=64)
def own(text: str) -> Own:
    """The board of a file's text. Raises DataError that tells of all faults, by line."""
    return parse("board", text, Own)


def read_board(name: str, text: str) -> Held:
    """What the text of a board's file holds. Raises DataError that tells of all faults, by line."""
    found = own(text) if is_text(text) else parse(name, text, Own)
    players = sorted({seats for table in found.table for seats in table.seats})
    about = line(
        "ageofsail-file",
        width=Number(found.width),
        height=Number(found.height),
        players=tuple(map(Number, players)),
        forts=Number(len(found.fort)),
    )
    return Held(found.name, about)


def _template() -> str:
    """The board of one set as one of one's own."""
    remark, rest = (FOLDER / "board-single.toml").read_text(encoding="utf-8").split("\n", 1)
    return f'{remark}\n\ngame = "ageofsail"\nname = "Four corners"{rest}'


FILES = Files("board", read_board, _template())
"""What people may write (AS-1, AS-7, AS-30)."""
LAYOUTS: dict[BoardId, Layout] = {id: read(FOLDER / f"board-{id}.toml", Layout) for id in BOARDS}
"""The seas on which is played, each with its forts."""
SITUATION_CARDS: tuple[Situation, ...] = tuple(
    card.kind for card in read(FOLDER / "situations.toml", Cards).card for _ in range(card.copies)
)
"""The situation deck in its order: a deck is a mask of these, as that of winds is."""


class Rival(Strict):
    """What computer opponents go by, see the file."""

    mast: float
    gun: float
    afloat: float
    threat: float
    chance: float
    later: float
    exposed: float
    entered: float
    cannon: float
    sea: float
    idle: float
    step: float
    repaired: float
    lead: float


RIVAL = read(FOLDER / "rival.toml", Rival)
