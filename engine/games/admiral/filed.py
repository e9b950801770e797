"""What a scenario's file says: the board, forts, ships, pearls, and what is played for (AD-60)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import AfterValidator, Field, model_validator

from engine.datafiles import Fault, Faulty, Strict
from engine.games.admiral.layout import Layout, chart
from engine.games.admiral.ships import Class
from engine.games.admiral.terms import Goal
from engine.sailing.sea import NUMBERS
from engine.values import line, read_cell

Action: TypeAlias = Literal["fire", "board", "repair", "fireship"]
LAND, SHORE, SEA = "#", "~", "."
MOST = 6
"""So many may play at most."""


def _cell(text: str) -> str:
    cell = read_cell(text)
    if cell is None or text != cell.token:
        raise Faulty([Fault((), line("file-fault-cell"))])
    return text


def _side(text: str) -> str:
    cell, _, course = text.partition(" ")
    _cell(cell)
    if course not in NUMBERS:
        raise Faulty([Fault((), line("admiral-fault-side"))])
    return text


CellName: TypeAlias = Annotated[str, AfterValidator(_cell)]
SideName: TypeAlias = Annotated[str, AfterValidator(_side)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=1, le=MOST)]
Row: TypeAlias = Annotated[str, Field(min_length=1, max_length=24, pattern=f"^[{LAND}{SHORE}{SEA}]+$")]


class Island(Strict):
    """An island: its south-western cell, and rows from north to south: closed, coastal, open sea (AD-2)."""

    at: CellName
    rows: Annotated[tuple[Row, ...], Field(min_length=1, max_length=14)]


class Spare(Strict):
    """An island that is laid by lot, turned or not: its rows as those of an island (AD-62)."""

    rows: Annotated[tuple[Row, ...], Field(min_length=1, max_length=14)]


class Start(Strict):
    """A fort. `seat`: the player whose it is, from 1; without one it is ownerless, or is chosen where ships have no
    seat either. `goal`: the fort to whose port they sail who start in its own (AD-61).
    """

    at: CellName
    seat: SeatNumber | None = None
    goal: CellName | None = None
    pearls: Annotated[int, Field(ge=0, le=9)] = 0


class Vessel(Strict):
    """A ship of a player, from 1, on a cell; without either every player has one in the port that he chooses."""

    kind: Class
    seat: SeatNumber | None = None
    at: CellName | None = None
    pearls: Annotated[int, Field(ge=0, le=2)] = 0


class Lot(Strict):
    """So many of these cells, drawn by lot, have a pearl each."""

    cells: Annotated[tuple[CellName, ...], Field(min_length=2, max_length=16)]
    draw: Annotated[int, Field(ge=1, le=15)] = 1


class Wind(Strict):
    """Of 24 draws of the wind so many are each (AD-10)."""

    calm: Annotated[int, Field(ge=0, le=24)]
    fresh: Annotated[int, Field(ge=0, le=24)]
    storm: Annotated[int, Field(ge=0, le=24)]

    @model_validator(mode="after")
    def _all(self) -> Wind:
        if self.calm + self.fresh + self.storm != 24:
            raise Faulty([Fault((), line("admiral-fault-winds"))])
        return self


class Filed(Strict):
    """A scenario's file. Cells are written as C4, players counted from 1."""

    game: Literal["admiral"]
    name: Annotated[str, Field(min_length=1, max_length=40)]
    width: Annotated[int, Field(ge=4, le=24)]
    height: Annotated[int, Field(ge=4, le=14)]
    players: Annotated[tuple[Annotated[int, Field(ge=1, le=MOST)], ...], Field(min_length=1, max_length=MOST)]
    goal: Goal
    pearls_to_win: Annotated[int, Field(ge=0, le=20)] = 0
    """So many in own live forts win at once (AD-64); 0: none do."""
    racers: Annotated[tuple[Class, ...], Field(max_length=4)] = ()
    """The classes that arrive, where that is the goal."""
    rounds: Annotated[int, Field(ge=0, le=200)] = 0
    """A race ends with this round."""
    quiet: Annotated[int, Field(ge=1, le=100)] = 15
    """After so many rounds in which nothing happens other games end, a third more by the booklet's winds (AD-69)."""
    begins: SeatNumber | None = None
    """Who begins; drawn where nobody is named."""
    teams: Annotated[
        tuple[Annotated[tuple[SeatNumber, ...], Field(min_length=1, max_length=MOST)], ...], Field(max_length=3)
    ] = ()
    """The players of each team; without any everybody plays for himself (AD-68)."""
    homeless: Annotated[int, Field(ge=0, le=9)] = 0
    """Who has ended so many own turns in a row without a fort is out; 0: nobody is (AD-64)."""
    mines: Annotated[int, Field(ge=0, le=3)] = 0
    """So many each player lays (AD-55)."""
    reefs_each: Annotated[int, Field(ge=0, le=3)] = 0
    """So many reefs for each player, by lot or laid by them (AD-62)."""
    actions: Annotated[tuple[Action, ...], Field(max_length=4)] = get_args(Action)
    least: Annotated[int, Field(ge=0, le=5)] = 0
    """A move in a fresh wind goes at least so many cells (AD-61)."""
    hard: bool = False
    """Whatever the option is, even dice hit and odd ones miss (AD-31)."""
    storms: bool = True
    """Whether a storm that is drawn blows, else it is a fresh wind (AD-66)."""
    wind: Wind | None = None
    """Its own winds; without them the option chooses."""
    reefs: Annotated[tuple[CellName, ...], Field(max_length=60)] = ()
    covered: Annotated[tuple[SideName, ...], Field(max_length=200)] = ()
    """Sides and corners that land covers, besides those that follow from closed cells (AD-2)."""
    pearls: Annotated[tuple[CellName, ...], Field(max_length=40)] = ()
    """Cells with a pearl in the sea; a cell named twice has two."""
    lot: Annotated[tuple[Lot, ...], Field(max_length=8)] = ()
    island: Annotated[tuple[Island, ...], Field(max_length=40)] = ()
    spare: Annotated[tuple[Spare, ...], Field(max_length=6)] = ()
    fort: Annotated[tuple[Start, ...], Field(max_length=16)] = ()
    ship: Annotated[tuple[Vessel, ...], Field(min_length=1, max_length=48)]

    @property
    def chosen(self) -> bool:
        """Whether players choose their forts (AD-61)."""
        return self.ship[0].seat is None

    @property
    def sides(self) -> tuple[int, ...]:
        """By player, the number of his team; each has his own where there are none."""
        if not self.teams:
            return tuple(range(max(self.players)))
        found = {player: side for side, team in enumerate(self.teams) for player in team}
        return tuple([found[player] for player in range(1, max(self.players) + 1)])

    @property
    def starts(self) -> tuple[int, ...]:
        """The cells where ships begin, each once."""
        return self.all({ship.at for ship in self.ship if ship.at is not None})

    def index(self, cell: str) -> int:
        """A cell's number."""
        value = read_cell(cell)
        assert value is not None
        return chart(self.width, self.height).index[value]

    def all(self, cells: Iterable[str]) -> tuple[int, ...]:
        """Numbers of cells, ascending."""
        return tuple(sorted(map(self.index, cells)))

    @property
    def layout(self) -> Layout:
        """The board as games keep it."""
        land: dict[str, list[int]] = {LAND: [], SHORE: [], SEA: []}
        for island in self.island:
            south_west = self.index(island.at)
            for up, row in enumerate(reversed(island.rows)):
                for right, letter in enumerate(row):
                    land[letter].append(south_west + up * self.width + right)
        beside = chart(self.width, self.height).sea.beside
        covered = set()
        for side in self.covered:
            cell, name = side.split()
            here, course = self.index(cell), NUMBERS[name]
            covered |= {(here, course), (beside[here][course], (course + 4) % 8)}
        return Layout(
            self.width, self.height, tuple(sorted(land[LAND])), tuple(sorted(land[SHORE])), tuple(sorted(covered)),
            self.all(self.reefs),
        )  # fmt: skip
