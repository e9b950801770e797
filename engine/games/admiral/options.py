"""What can be chosen when a game of Admiral is started."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    PlainSerializer,
    ValidatorFunctionWrapHandler,
    WrapValidator,
    model_validator,
)

from engine.datafiles import DataError
from engine.games.admiral.scenario import TABLES, Scenario, ScenarioId, TeamsId, counts, own, scenario

CHOSEN_MINES = {"none": 0, "one": 1, "two": 2, "three": 3}
"""What the words of the option `mines` mean."""
_NOT_PRINTED = frozenset({"wind", "doldrums"})
"""What the letter of the booklet leaves no choice in (AD-70)."""


def _or_own(value: Any, known: ValidatorFunctionWrapHandler) -> Any:
    """A built-in scenario, or the text of a file: whatever has several lines."""
    if isinstance(value, str) and "\n" in value:
        own(value)
        return value
    return known(value)


def _without_effect(word: Any) -> set[str]:
    """The options that have no effect with a scenario."""
    if not isinstance(word, str):
        return set()
    idle = set() if word in TABLES else {"teams"}
    try:
        filed = scenario(word)
    except DataError:  # it is refused by its own field
        return idle
    if filed.wind is not None:
        idle.add("wind")
    if "fire" not in filed.actions:
        idle.add("hard")
    if not filed.spare:
        idle.add("islands")
    if not filed.reefs_each:
        idle.add("reefs")
    if filed.goal == "arrival" or not filed.fort:
        idle.add("mines")
    return idle


class Options(BaseModel):
    """What is played, the winds, how dice are read, and which turns are played by themselves."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    scenario: Annotated[ScenarioId, WrapValidator(_or_own), PlainSerializer(str, return_type=str)] = "fleet"
    """What is played: a built-in scenario, or the text of a file of one's own (AD-60)."""
    teams: TeamsId = "none"
    """Who plays together, where the scenario lets one choose (AD-62)."""
    islands: Literal["none", "lot"] = "none"
    """Whether the islands left in the box are laid by lot, where there are any (AD-62)."""
    reefs: Literal["lot", "players"] = "lot"
    """Who lays the reefs that each player has: a lot, or the players (AD-62)."""
    mines: Literal["usual", "none", "one", "two", "three"] = "usual"
    """How many mines each has, if not as the scenario says: of two players 3 at most, of three 2, of more 1 (AD-55)."""
    wind: Literal["brisk", "booklet"] = "brisk"
    """How often it is calm, fresh and stormy, where the scenario doesn't say (AD-10); not under `printed`."""
    hard: bool = False
    """Even dice hit, odd ones miss, at any distance (AD-31)."""
    doldrums: bool = True
    """Turns in which hardly anything can be done are played by themselves (AD-12); not under `printed`."""
    printed: bool = False
    """The letter of the booklet where a ruling replaces it for balance (AD-70)."""

    @model_validator(mode="before")
    @classmethod
    def _what_matters(cls, given: Any) -> Any:
        """Without what has no effect beside the rest: so it isn't offered, and games alike have equal options."""
        if not isinstance(given, dict):
            return given
        idle = set(_NOT_PRINTED) if given.get("printed") in (True, "true") else set()
        idle |= _without_effect(given.get("scenario", cls.model_fields["scenario"].default))
        return {name: value for name, value in given.items() if name not in idle}

    @property
    def seats(self) -> frozenset[int]:
        """How many may play."""
        return counts(self.word, self.teams)

    def played(self, seats: int) -> Scenario:
        """The scenario as so many of `seats` play it."""
        return scenario(self.word, self.teams, seats)

    @property
    def usual(self) -> Scenario:
        """The scenario that the fewest play: of which kind it is doesn't depend on how many play."""
        return scenario(self.word, self.teams)

    @property
    def word(self) -> str:
        """Its id, or the text of its file: by the letter there are no pearls in the fleet battle (AD-70)."""
        return "duel" if self.printed and self.scenario == "fleet" else self.scenario
