"""What a game's drawings take and give: the contract of the packages in `render.games`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from engine.game import View
from engine.values import Cell, Path, Piece
from render.owners import SEATS
from render.window import Sea, Window


class Marks(msgspec.Struct, frozen=True):
    """What the picture should point at while somebody makes a choice, and which part of a large board to show.

    `cells` may be chosen now: they stay bright, the rest of the board is dimmed. `chosen` is what has been chosen so
    far or what the question is about: ships of the hand (Piece), mercenaries (Card), cells, courses, sets of these.
    `windows` asks for one picture each of a board that has a `Sea`, whatever lies around the board on the first alone;
    without any the whole board is drawn. `pieces` may be chosen now too, if they stand on the board; nothing is dimmed
    for them. `options` is all that is offered, each by the answers that it gives at once (one; two by a menu of pairs,
    whose first answer alone stands before them) and with what the menus call the last of them, for a game that draws
    what its answers lead to.

    And how its reader wants the picture: `turned`, with his own side below, where the game's board can be turned;
    `words` in his language, each after its id of those that the game's `words` lists (without them there are symbols
    alone).
    """

    cells: tuple[Cell, ...] = ()
    chosen: Path = ()
    windows: tuple[Window, ...] = ()
    pieces: tuple[Piece, ...] = ()
    options: tuple[tuple[Path, str], ...] = ()
    turned: bool = False
    words: tuple[tuple[str, str], ...] = ()


class Picture(msgspec.Struct, frozen=True):
    """A PNG file: its name without folder, its bytes, and its size in pixels."""

    name: str
    data: bytes
    width: int
    height: int


class Legend(Protocol):
    """What a game's pictures show by symbols: the key to them (`render.legend.Key`)."""

    def symbols(self, view: View, colours: Sequence[int] = SEATS) -> tuple[str, ...]:
        """The ids of the messages that say what the symbols in the picture of a view mean, in the key's order."""

    def draw(
        self, view: View, words: Mapping[str, str], contrast: bool = False, colours: Sequence[int] = SEATS
    ) -> Picture:
        """The key to the picture of a view: those of its `symbols` for which `words` say what they mean."""


class Drawing(Protocol):
    """What a game's package of `render.games` offers."""

    @property
    def FIGURES(self) -> Mapping[str, object]:
        """The figures for its rules by their names, in the order of the rules."""

    @property
    def LEGEND(self) -> Legend | None:
        """The key to its pictures; None where they have no symbols that need one."""

    @property
    def TURNABLE(self) -> bool:
        """Whether its board can be turned, so that whose side is above in everybody's picture may have it below."""

    def draw(
        self,
        view: View,
        names: tuple[str, ...],
        marks: Marks | None = None,
        contrast: bool = False,
        colours: Sequence[int] = SEATS,
    ) -> list[Picture]:
        """The pictures of a position; see `render.draw`. Where colours are the game's own it passes over `colours`."""

    def words(self, view: View) -> tuple[str, ...]:
        """The ids of the messages for the words in the picture of a view; none where it has only symbols."""

    def sea(self, view: View) -> Sea | None:
        """The board, where it is too large for a phone; None where the whole is always shown."""

    def figure(self, name: str) -> Picture:
        """A figure for the rules. Raises KeyError where there is none of this name."""


def fits(view: View) -> None:
    """The `sea` of a game whose board fits a phone."""


def wordless(view: View) -> tuple[str, ...]:
    """The `words` of a game whose pictures have only symbols."""
    return ()
