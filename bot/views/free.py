"""The ways to what one may do without owing it: a button for each of the game's own commands, and one for the rest."""

from __future__ import annotations

from bot.tables.model import Table
from bot.tables.play import free
from bot.views.names import plain_speaker_of
from bot.views.page import Item
from bot.views.questions import capital
from bot.views.tap import button, plain_button
from engine.values import Key

OTHER = "✋"
"""Stands before what has no sign of its own."""


def free_buttons(language: str, table: Table, seat: int, room: int) -> list[Item]:
    """At most so many buttons, none where there is nothing to do; `table` is as the seat sees it.

    Where they have no room one leads to all of it.
    """
    ways = free(table, seat)
    speaker = plain_speaker_of(table, language)
    row: list[Item] = [
        plain_button(capital(speaker.label(key)), table.id, "command", rest=key.id, emoji=speaker.emoji(key) or OTHER)
        for key in map(Key, ways.commands)
    ]
    more: list[Item] = [button(language, "button-may", table.id, "may", emoji=OTHER)]
    if ways.others:
        row += more
    return row if len(row) <= room else more
