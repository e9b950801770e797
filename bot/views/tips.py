"""The tips of somebody's first games: of all that is new to him at a table, one a turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, takewhile, zip_longest

from bot import texts
from bot.tables.model import Table
from bot.tables.service import Tables
from bot.views.names import of_game, speaker_of
from bot.views.page import Item
from bot.views.tap import button
from engine.game import View

MOST = 5
"""So many tips a game."""


async def tip_of(tables: Tables, table: Table, view: View, seat: int, language: str) -> tuple[str, list[Item]]:
    """The tip for a turn of a game that is new to somebody, with the button that ends them; nothing where none is due.

    It is given at the first question of his own turns only. `table` is the table as the seat sees it.
    """
    if view.mover not in (None, seat):
        return "", []
    tips = tips_for(table.game, await tables.people.lessons(table, seat))
    if not tips:
        return "", []
    turns = await tables.reading.turns_of(table, seat)
    before = sum(turn < view.turn for turn in turns)
    if view.turn in turns or before >= len(tips):
        return "", []
    tip = of_game(speaker_of(table, language), table, tips[before])
    return texts.say(language, "tip", tip=tip), [button(language, "button-tips-off", table.id, "tips-off")]


def tips_for(game: str, lessons: tuple[str, ...]) -> tuple[str, ...]:
    """The ids of the tips for somebody who has these lessons before him: of each lesson the first, then the second …"""
    turns = zip_longest(*(_of_lesson(game, lesson) for lesson in lessons))
    return tuple(tip for turn in turns for tip in turn if tip is not None)[:MOST]


def _of_lesson(game: str, lesson: str) -> Iterator[str]:
    return takewhile(texts.knows, (f"{game}-tip-{lesson}-{number}" for number in count(1)))
