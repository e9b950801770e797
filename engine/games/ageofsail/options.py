"""What can be chosen when a game of Age of Sail is started."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, PlainSerializer, model_validator

from engine.files import is_text, or_text
from engine.games.ageofsail.data import BOARDS, FILES, LAYOUTS, Layout, ScenarioId, own
from engine.sailing.wind import Winds


def _read(value: object) -> object:
    """A number that is written in digits, as on a command line; anything else as it is."""
    return int(value) if isinstance(value, str) and value.isdecimal() else value


Written = BeforeValidator(_read)
_OF_BATTLES = frozenset({"situations", "wind", "rounds", "sets", "fleet", "board"})
"""What scenarios are played without (AS-3, AS-50 to AS-52)."""
_OF_BOX = frozenset({"sets", "fleet"})
"""What a board of one's own says itself, or has no room for (AS-70)."""
_NOT_PRINTED = frozenset({"rounds", "order"})
"""What the letter of the booklet leaves no choice in (AS-71)."""


class Options(BaseModel):
    """What is played, situations, winds, when the battle ends, and how large it is."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    scenario: ScenarioId = "battle"
    """What is played: the battle, or a race or an assault with rules of its own (AS-50 to AS-52)."""
    board: Annotated[Literal["box"], or_text(FILES.read, "board"), PlainSerializer(str, return_type=str)] = "box"
    """The sea: the box's, or the text of a file of one's own (AS-1)."""
    line: bool = False
    """Ships may form lines and be sailed as one (AS-40)."""
    situations: bool = True
    """A card is drawn each turn that changes something (AS-29)."""
    wind: Winds = "printed"
    """How far ships sail (AS-3)."""
    rounds: Annotated[int, Field(ge=10, le=60)] = 20
    """The battle ends with this round (AS-39); not under `printed`."""
    printed: bool = False
    """The letter of the booklet where a ruling replaces it for balance (AS-71)."""
    sets: Annotated[Literal[1, 2], Written] = 1
    """The sea and the decks of so many sets of the game: with two of them five to eight may play (AS-70)."""
    fleet: Annotated[Literal[1, 2, 3], Written] = 1
    """So many times a fleet's ships each player has; two and more only with two sets (AS-70)."""
    order: Literal["none", "winner"] = "none"
    """Who holds the order in a rematch: nobody, or who won the game before alone, as under `printed` (AS-38)."""

    @model_validator(mode="before")
    @classmethod
    def _what_matters(cls, given: Any) -> Any:
        """Without what has no effect beside the rest: so it isn't offered, and games alike have equal options."""
        if not isinstance(given, dict):
            return given
        idle = _OF_BATTLES if given.get("scenario", "battle") != "battle" else frozenset()
        if is_text(given.get("board")):
            idle |= _OF_BOX
        if given.get("printed") is True:
            idle |= _NOT_PRINTED
        return {name: value for name, value in given.items() if name not in idle}

    @property
    def layout(self) -> Layout:
        """The sea with its forts."""
        return own(self.board) if is_text(self.board) else LAYOUTS[BOARDS[self.sets - 1]]

    @property
    def layout_id(self) -> str:
        """The same as states have it, see `state.Rules`."""
        if not is_text(self.board):
            return BOARDS[self.sets - 1]
        return own(self.board).model_dump_json(exclude={"game", "name"})

    @property
    def carries_order(self) -> bool:
        """Whether who won the game before alone holds the order in a rematch (AS-38)."""
        return self.printed or self.order == "winner"

    @model_validator(mode="after")
    def _room_for_all(self) -> Options:
        if self.fleet > 1 and self.sets == 1:
            raise ValueError("a sea of one set has room for one fleet each (AS-70)")
        return self
