"""What the game is played with, read from `data/*.toml` and checked when loaded (rules marked [data])."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import AfterValidator, Field, model_validator

from engine.datafiles import Faulty, Strict, parse, read
from engine.files import Files, Held, is_text
from engine.games.piratebay.chart import joined
from engine.games.piratebay.soundness import faults
from engine.values import line

FOLDER = Path(__file__).parent / "data"

Tile: TypeAlias = Literal["cannon", "gold", "empty", "cave", "mark"]
Card: TypeAlias = Literal["gold", "empty"]
Count: TypeAlias = Annotated[int, Field(ge=0)]
CHESTS = 15
"""Green tiles that are chests, with gold or empty (PB-2)."""
MERCHANTS = 4
"""Cards of merchants (PB-2)."""


def _sound(rows: tuple[str, ...]) -> tuple[str, ...]:
    found = faults(rows)
    if found:
        raise Faulty(found)
    return rows


class Map(Strict):
    """A map: whose, what it is called, and the sea as a drawing, rows from north to south (PB-1)."""

    game: Literal["piratebay"]
    name: Annotated[str, Field(min_length=1, max_length=40)]
    sea: Annotated[tuple[str, ...], Field(max_length=100), AfterValidator(_sound)]


class Tiles(Strict):
    """How many green tiles of each kind there are (PB-2)."""

    cannon: Literal[20]
    gold: Count
    empty: Count
    cave: Literal[2]
    mark: Literal[2]

    @model_validator(mode="after")
    def _chests(self) -> Tiles:
        if self.gold + self.empty != CHESTS:
            raise ValueError(f"there are {CHESTS} chests, gold and empty ones, so that one treasure cell stays free")
        return self


class Cards(Strict):
    """How many merchants carry gold, and how many an empty chest (PB-2)."""

    gold: Count
    empty: Count

    @model_validator(mode="after")
    def _all(self) -> Cards:
        if self.gold + self.empty != MERCHANTS:
            raise ValueError(f"there are {MERCHANTS} merchants")
        return self


class Hidden(Strict):
    """What lies face down at the start."""

    tile: Tiles
    merchant: Cards


def read_map(name: str, text: str) -> Held:
    """What the text of a map's file holds. Raises DataError that tells of all faults, by line."""
    found = own(text) if is_text(text) else parse(name, text, Map)
    return Held(found.name, line("piratebay-file"))


def drawing(map: str) -> str:
    """The drawing of a map, see `chart`; "" for the game's own, "bay"."""
    return joined(own(map).sea) if is_text(map) else ""


@lru_cache(maxsize=64)
def own(text: str) -> Map:
    """The map of a file's text. Raises DataError that tells of all faults, by line."""
    return parse("map", text, Map)


_TEMPLATE = (FOLDER / "map.toml").read_text(encoding="utf-8").replace('name = "Pirate Bay"', 'name = "Another bay"')
FILES = Files("map", read_map, _TEMPLATE)
"""What people may draw (PB-1)."""
MAP = read(FOLDER / "map.toml", Map)
_HIDDEN = read(FOLDER / "tiles.toml", Hidden)
TILES: tuple[Tile, ...] = tuple([kind for kind in get_args(Tile) for _ in range(getattr(_HIDDEN.tile, kind))])
"""The green tiles, one fewer than there are treasure cells."""
CARDS: tuple[Card, ...] = tuple([kind for kind in get_args(Card) for _ in range(getattr(_HIDDEN.merchant, kind))])
"""The merchants' cards."""
