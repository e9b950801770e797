"""The scenarios: the built-in ones are files like those that anybody may write (AD-60)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from pydantic import model_validator

from engine.datafiles import Faulty, parse, read
from engine.games.admiral.filed import Filed
from engine.games.admiral.soundness import faults

FOLDER = Path(__file__).parent / "scenarios"
ScenarioId: TypeAlias = Literal["mini1", "mini2", "mini3", "skirmish", "duel", "fleet"]
"""The built-in scenarios, in the order in which one learns the game."""


class Scenario(Filed):
    """A scenario that can be played."""

    @model_validator(mode="after")
    def _sound(self) -> Scenario:
        found = faults(self)
        if found:
            raise Faulty(found)
        return self


@lru_cache(maxsize=8)
def own(text: str) -> Scenario:
    """The scenario of a file's text. Raises DataError that tells of all faults, by line."""
    return parse("scenario", text, Scenario)


def check_scenario(name: str, text: str) -> str:
    """What the text of a scenario's file holds, in a few words. Raises DataError that tells of all faults, by line."""
    found = parse(name, text, Scenario)
    players = " or ".join(map(str, found.players))
    return (
        f"{found.name!r}, {found.width}x{found.height}, for {players}, {len(found.fort)} forts, played for {found.goal}"
    )


SCENARIOS: dict[str, Scenario] = {id: read(FOLDER / f"{id}.toml", Scenario) for id in get_args(ScenarioId)}
"""The built-in ones by their ids."""


def scenario(word: str) -> Scenario:
    """The built-in scenario with this id, else that of a file with this text."""
    return SCENARIOS[word] if word in SCENARIOS else own(word)
