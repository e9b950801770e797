"""How well the bot plays the seats that it plays itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from bot.tables.model import Table
from engine import hooked
from engine.game import Game, Level

LEVELS: tuple[Level, ...] = get_args(Level)
"""The weakest first."""
USUAL: Level = "medium"
"""Where nobody says otherwise. A game may have fewer of them, or only one way to play."""


def offered(game: Game, options: Any, seats: int) -> tuple[Level, ...]:
    """How well the bot may be asked to play such a game, the weakest first; () where there is one way."""
    found = hooked.levels(game, options, seats)
    return found if len(found) > 1 else ()


def of(table: Table, wished: Level) -> Level | None:
    """How well the bot plays at a table; None where there is one way, of which nothing is to be told."""
    return fitting(offered(table.engine, table.options, table.size or len(table.seats)), wished)


def fitting(levels: Sequence[Level], wished: Level) -> Level | None:
    """The one of a game's levels that is meant: the next weaker where it has no such one, else its weakest.

    >>> fitting(("easy", "medium"), "hard"), fitting(("hard",), "easy"), fitting((), "easy")
    ('medium', 'hard', None)
    """
    weaker = [level for level in levels if LEVELS.index(level) <= LEVELS.index(wished)]
    return weaker[-1] if weaker else next(iter(levels), None)
