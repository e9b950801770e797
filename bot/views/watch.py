"""Reading of a table at which one needn't sit: which one is meant, and its position in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot import texts
from bot.tables.model import Table
from bot.views import answers
from bot.views.log import log
from bot.views.page import Page
from bot.views.private import words_page
from bot.views.tap import MENU, Tap, verb
from bot.views.which import MENUS, chosen, which_page

How = Literal["log", "read"]
"""What is read: what has happened, or the position in words."""


def which_of(tables: Sequence[Table], user: int, language: str, how: How) -> Page:
    """The question of which of these tables somebody wants to read."""
    shown = [(table, 0) for table in tables[: MENUS * MENU]]
    return which_page(texts.say(language, "which-table-watched"), shown, user, language, how, "")


@verb("read", opens=True)
async def read(tap: Tap) -> None:
    """The position in words, as the person may know it."""
    table = await tap.house.tables.reading.get(tap.table)
    await answers.show(tap.interaction, words_page(table, table.seat_of(tap.user), tap.language))


@verb("read-at")
async def read_at(tap: Tap) -> None:
    """The same, the table chosen from a menu."""
    await read(chosen(tap))


@verb("log-at")
async def log_at(tap: Tap) -> None:
    """The log of a table that was chosen from a menu."""
    await log(chosen(tap))
