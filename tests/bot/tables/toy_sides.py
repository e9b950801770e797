"""The toy for other numbers of seats, with options of all kinds, sides and teams."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace
from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.chance import Chance
from engine.game import Hooks, Outcome
from engine.seating import Setup, Side
from engine.values import Line, Seat, line
from tests.bot.tables.toy import Toy, ToyOptions, ToyState, of_sides


class CrewOptions(BaseModel):
    """Two may duel, without a storm; two, four or six are two teams, and one is hunted by the others, but not by three.

    `gale` matters in a storm only. In the fog it isn't drawn who begins. Who won may have a `medal` in the rematch, of
    duels only in that of one in the fog.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Literal["free", "duel", "teams", "hunt", "raid"] = "free"
    weather: Literal["calm", "storm"] = "calm"
    gale: Literal["mild", "strong"] = "mild"
    fog: bool = False
    rounds: int = Field(2, ge=1, le=4)
    medal: Literal["none", "winner"] = "none"

    @model_validator(mode="before")
    @classmethod
    def _gale_is_of_storms(cls, given: Any) -> Any:
        return given if given.get("weather") == "storm" else {k: v for k, v in given.items() if k != "gale"}

    @model_validator(mode="before")
    @classmethod
    def _no_medal_for_plain_duels(cls, given: Any) -> Any:
        plain = given.get("kind") == "duel" and not given.get("fog")
        return {k: v for k, v in given.items() if k != "medal"} if plain else given

    @model_validator(mode="after")
    def _no_duel_in_a_storm(self) -> CrewOptions:
        if self.kind == "duel" and self.weather == "storm":
            raise ValueError
        return self


SEATS = {"free": {1, 2, 3, 4, 5}, "duel": {2}, "teams": {2, 4, 6}, "hunt": {1, 2, 3, 5}, "raid": {2, 3, 4}}


def crew_sides(options: CrewOptions, seats: int) -> tuple[Side, ...]:
    """The sides, for any number of seats that can play."""
    if options.kind == "teams":
        return (Side("red", seats // 2), Side("blue", seats // 2))
    if options.kind == "hunt" and seats > 1:
        return (Side("prey", 1), Side("pack", seats - 1))
    if options.kind == "raid":
        return (Side("pack", 1), Side("guard", seats - 1))
    return ()


def crew_carried(options: CrewOptions, seat: int) -> Line | None:
    """Who won the game before has the medal in a rematch about it."""
    return line("crew-medal", name=Seat(seat)) if options.medal == "winner" else None


def crew_teams(options: CrewOptions, setup: Setup) -> tuple[tuple[int, ...], ...]:
    """Who has the same side wins or loses together."""
    return of_sides(setup.sides)


class Crew(Toy):
    id = "crew"
    Options = CrewOptions
    hooks = Hooks(
        sides=crew_sides,
        teams=crew_teams,
        draws_first=lambda options: not options.fog,
        rematch_options=frozenset({"medal"}),
        carried=crew_carried,
    )

    def seats(self, options: CrewOptions) -> frozenset[int]:
        return frozenset(SEATS[options.kind])

    def new(self, setup: Setup, options: CrewOptions, chance: Chance) -> ToyState:
        if setup.seats not in self.seats(options):
            raise ValueError(f"{setup.seats} can't play that")
        assert sorted(setup.sides) == sorted(
            side.key for side in crew_sides(options, setup.seats) for _ in range(side.seats)
        )
        if options.fog:
            assert setup.first is None
            return super().new(replace(setup, first=0), options, chance)
        return super().new(setup, options, chance)


class Pairs(Toy):
    """Neighbours are a team; with an odd number the last one is a team alone."""

    id = "pairs"
    hooks = Hooks(
        draws_first=lambda options: True,
        teams=lambda options, setup: tuple(
            tuple(range(first, min(first + 2, setup.seats))) for first in range(0, setup.seats, 2)
        ),
    )

    def seats(self, options: ToyOptions) -> frozenset[int]:
        return frozenset({4, 5, 6})


class Mates(Toy):
    """All are one team: they win together where they have any points."""

    id = "mates"
    hooks = Hooks(draws_first=lambda options: True, teams=lambda options, setup: (tuple(range(setup.seats)),))

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.todo:
            return None
        team = tuple(range(len(state.points)))
        return Outcome((team if any(state.points) else (), ()), line("toy-over"), (), (team,))
