"""The scenarios: the built-in ones are files like those that anybody may write (AD-60)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from pydantic import model_validator

from engine.datafiles import Faulty, parse, read
from engine.files import Files, Held, is_text
from engine.games.admiral.filed import Filed
from engine.games.admiral.soundness import faults
from engine.values import Number, line

FOLDER = Path(__file__).parent / "scenarios"
ScenarioId: TypeAlias = Literal["mini1", "mini2", "mini3", "skirmish", "shoals", "duel", "fleet"]
"""The built-in scenarios, in the order in which one learns the game."""
TeamsId: TypeAlias = Literal["none", "2v2", "3v3", "2v2v2"]
"""How players may be teamed in Pearl Shoals (AD-62)."""
TABLES: Mapping[str, Mapping[str, Mapping[int, str]]] = {
    "shoals": {
        "none": {seats: f"shoals/{seats}" for seats in (2, 3, 4, 6)},
        "2v2": {4: "shoals/2v2"},
        "3v3": {6: "shoals/3v3"},
        "2v2v2": {6: "shoals/2v2v2"},
    }
}
"""The files of scenarios that have one for each table: by teams, then by the number of players."""


class Scenario(Filed):
    """A scenario that can be played."""

    @model_validator(mode="after")
    def _sound(self) -> Scenario:
        found = faults(self)
        if found:
            raise Faulty(found)
        return self


@lru_cache(maxsize=64)
def own(text: str) -> Scenario:
    """The scenario of a file's text. Raises DataError that tells of all faults, by line."""
    return parse("scenario", text, Scenario)


def read_scenario(name: str, text: str) -> Held:
    """What the text of a scenario's file holds. Raises DataError that tells of all faults, by line."""
    found = own(text) if is_text(text) else parse(name, text, Scenario)
    about = line(
        f"admiral-file-{found.goal}",
        width=Number(found.width),
        height=Number(found.height),
        players=tuple(map(Number, found.players)),
        forts=Number(len(found.fort)),
        win=Number(found.pearls_to_win),
    )
    return Held(found.name, about)


FILES = Files("scenario", read_scenario, (FOLDER / "template.toml").read_text(encoding="utf-8"))
"""What people may write (AD-60)."""


def files() -> Iterator[str]:
    """The names of all files, in the order of the scenarios."""
    for id in get_args(ScenarioId):
        tables = TABLES.get(id, {"": {0: id}})
        yield from [file for by_seats in tables.values() for file in by_seats.values()]


class BuiltIn(Mapping[str, Scenario]):
    """The built-in scenarios by the names of their files: each is read when it is asked for first, as that takes a
    board.
    """

    def __init__(self) -> None:
        self._read: dict[str, Scenario | None] = dict.fromkeys(files())

    def __getitem__(self, id: str) -> Scenario:
        found = self._read[id]
        if found is None:
            found = self._read[id] = read(FOLDER / f"{id}.toml", Scenario)
        return found

    def __contains__(self, id: object) -> bool:
        return id in self._read

    def __iter__(self) -> Iterator[str]:
        return iter(self._read)

    def __len__(self) -> int:
        return len(self._read)


SCENARIOS = BuiltIn()


def counts(word: str, teams: str) -> frozenset[int]:
    """How many may play the built-in scenario with this id, else that of a file with this text."""
    return frozenset(TABLES[word][teams]) if word in TABLES else frozenset(scenario(word).players)


def scenario(word: str, teams: str = "none", seats: int = 0) -> Scenario:
    """The same as so many play it; 0: as the fewest do."""
    if word in TABLES:
        files = TABLES[word][teams]
        return SCENARIOS[files[seats or min(files)]]
    return SCENARIOS[word] if word in SCENARIOS else own(word)
