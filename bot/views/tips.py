"""The tips of somebody's first games: of all that is new to him at a table, one a turn, once its matter is there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import count, takewhile, zip_longest

from bot import texts
from bot.tables.model import LogRow, Table
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
    lessons = await tables.people.lessons(table, seat)
    tips = tips_for(table.game, lessons)
    if not tips:
        return "", []
    turns = await tables.reading.turns_of(table, seat)
    if view.turn in turns:
        return "", []
    arrivals = {lesson: ids for lesson, ids in table.engine.hooks.arrivals.items() if lesson in lessons}
    came = arrived(arrivals, await tables.reading.log(table)) if arrivals else {}
    own = [*(turn for turn in turns if turn < view.turn), view.turn]
    here = [[lesson for lesson in lessons if lesson not in arrivals or came.get(lesson, turn) < turn] for turn in own]
    due = tip_due(table.game, tips, here)
    if due is None:
        return "", []
    tip = of_game(speaker_of(table, language), table, due)
    return texts.say(language, "tip", tip=tip), [button(language, "button-tips-off", table.id, "tips-off")]


def arrived(arrivals: Mapping[str, Collection[str]], rows: Sequence[LogRow]) -> dict[str, int]:
    """In which turn the matter of these lessons came onto the table, 0 for the set-up; of those whose has."""
    found: dict[str, int] = {}
    for row in rows:
        ids = {event.public.id for event in row.events if event.public is not None}
        turn = 0 if row.kind == "start" else row.turn or 0
        found |= {lesson: turn for lesson, marks in arrivals.items() if lesson not in found and ids & {*marks}}
    return found


def tip_due(game: str, tips: Sequence[str], here: Sequence[Collection[str]]) -> str | None:
    """The tip for the last of somebody's own turns; None where none is due.

    `here`: of each turn so far, in order, the lessons whose matter was on the table. Each had the first tip that had
    not been given yet and was about such.
    """
    left, due = list(tips), None
    for lessons in here:
        due = next((tip for tip in left if tip.removeprefix(f"{game}-tip-").rpartition("-")[0] in lessons), None)
        if due is not None:
            left.remove(due)
    return due


def tips_for(game: str, lessons: tuple[str, ...]) -> tuple[str, ...]:
    """The ids of the tips for somebody who has these lessons before him: of each lesson the first, then the second …"""
    turns = zip_longest(*(_of_lesson(game, lesson) for lesson in lessons))
    return tuple(tip for turn in turns for tip in turn if tip is not None)[:MOST]


def _of_lesson(game: str, lesson: str) -> Iterator[str]:
    return takewhile(texts.knows, (f"{game}-tip-{lesson}-{number}" for number in count(1)))
