"""What can be chosen when a game of Admiral is started."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, PlainSerializer, model_validator

from engine.datafiles import DataError
from engine.files import or_text
from engine.games.admiral.changes import NONE, REEFS, WINDS, Changes, FleetId, ReefsId, changed
from engine.games.admiral.scenario import FILES, TABLES, Scenario, ScenarioId, TeamsId, counts, scenario

CHOSEN_MINES = {"none": 0, "one": 1, "two": 2, "three": 3}
"""What the words of the option `mines` mean."""
_NOT_PRINTED = frozenset({"wind", "doldrums"})
"""What the letter of the booklet leaves no choice in (AD-70)."""


def _without_effect(given: dict[str, Any]) -> set[str]:
    """The options that have no effect with a scenario, beside what is changed of it."""
    word = given.get("scenario", "fleet")
    if not isinstance(word, str):
        return set()
    idle = set() if word in TABLES else {"teams"}
    try:
        filed = scenario(word)
    except DataError:  # it is refused by its own field
        return idle
    race = filed.goal == "arrival"
    if "fire" not in filed.actions:
        idle.add("hard")
    if (given.get("islands") == "lot" and race and not filed.spare) or (
        given.get("islands") == "bare" and not filed.island
    ):
        idle.add("islands")
    if race and not filed.reefs:
        idle.add("reefs_each")
    each = REEFS.get(str(given.get("reefs_each")), filed.reefs_each)
    if not each:
        idle.add("reefs")
    if race or not filed.fort:
        idle.add("mines")
    if filed.begins is None:
        idle.add("begins")
    if filed.wind is not None and WINDS.get(str(given.get("wind"))) == tuple(filed.wind.model_dump().values()):
        idle.add("wind")
    return idle


class Options(BaseModel):
    """What is played, the winds, how dice are read, and which turns are played by themselves."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    scenario: Annotated[ScenarioId, or_text(FILES.read, "scenario"), PlainSerializer(str, return_type=str)] = "fleet"
    """What is played: a built-in scenario, or the text of a file of one's own (AD-60)."""
    teams: TeamsId = "none"
    """Who plays together, where the scenario lets one choose (AD-62)."""
    islands: Literal["none", "lot", "bare"] = "none"
    """Whether islands left in the box are laid by lot besides (AD-62), or there are none at all."""
    reefs: Literal["lot", "players"] = "lot"
    """Who lays the reefs that each player has: a lot, or the players (AD-62)."""
    reefs_each: ReefsId = "usual"
    """How many reefs each player has, if not as the scenario says; with none there are no others either (AD-60)."""
    fleet: FleetId = "usual"
    """The ships of each player, if not as the scenario says (AD-60)."""
    begins: Literal["usual", "lot"] = "usual"
    """Whether it is drawn who begins, where the scenario names somebody (AD-60)."""
    mines: Literal["usual", "none", "one", "two", "three"] = "usual"
    """How many mines each has, if not as the scenario says: of two players 3 at most, of three 2, of more 1 (AD-55)."""
    wind: Literal["brisk", "booklet", "fresh", "rough"] = "brisk"
    """How often it is calm, fresh, stormy (AD-10); `brisk`: as the scenario says, if it does. Not under `printed`."""
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
        idle |= _without_effect(given)
        return {name: value for name, value in given.items() if name not in idle}

    @model_validator(mode="after")
    def _to_be_played(self) -> Options:
        if self.changes != NONE:
            for seats in self.seats if self.word in TABLES else (0,):
                changed(self.word, self.teams, seats, self.changes)
        return self

    @property
    def seats(self) -> frozenset[int]:
        """How many may play."""
        return counts(self.word, self.teams)

    def played(self, seats: int) -> Scenario:
        """The scenario as so many of `seats` play it."""
        return changed(self.word, self.teams, seats, self.changes)

    @property
    def usual(self) -> Scenario:
        """The scenario that the fewest play: of which kind it is doesn't depend on how many play."""
        return changed(self.word, self.teams, 0, self.changes)

    @property
    def changes(self) -> Changes:
        """What is otherwise than the scenario says."""
        return Changes(self.fleet, self.islands, self.reefs_each, self.wind, self.begins)

    @property
    def word(self) -> str:
        """Its id, or the text of its file: by the letter there are no pearls in the fleet battle (AD-70)."""
        return "duel" if self.printed and self.scenario == "fleet" else self.scenario
