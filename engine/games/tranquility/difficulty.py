"""How hard the options make a game: the booklet's marks and our estimates of them, from `data/difficulty.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

from pydantic import Field

from engine.datafiles import Strict, parse
from engine.games.tranquility.options import Difficulty, Expansions, Mode

FILE = Path(__file__).parent / "data" / "difficulty.toml"

Marks = Annotated[int, Field(ge=1, le=4)]


class Source(Strict):
    """Marks by the value of each option, from one source."""

    mode: Mapping[Mode, Marks] = {}
    expansions: Mapping[Expansions, Marks] = {}
    difficulty: Mapping[Difficulty, Marks] = {}


class Told(Strict):
    """What the booklet tells, and what we estimate."""

    booklet: Source
    estimate: Source


def read(text: str) -> Mapping[tuple[str, str], int]:
    """The marks by option and value, out of such a file.

    Raises DataError for what isn't one, ValueError for one that tells of a value twice.
    """
    told = parse(FILE.name, text, Told)
    marks: dict[tuple[str, str], int] = {}
    for source in (told.booklet, told.estimate):
        for option, values in source.model_dump().items():
            for value, count in values.items():
                if (option, value) in marks:
                    raise ValueError(f"{option} {value} has marks of the booklet and estimated ones")
                marks[option, value] = count
    return MappingProxyType(marks)


DIFFICULTY = read(FILE.read_text(encoding="utf-8"))
"""How hard a value of an option makes the game, 1 to 4, by option and value; the plain game has no entry."""
