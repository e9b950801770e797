"""What the seats of a table are called in the words of a reader."""

from __future__ import annotations

from bot import texts
from bot.foreign import Plain
from bot.tables.model import Table


def names_of(table: Table, language: str) -> tuple[Plain, ...]:
    """The players' names by seat; of a seat that nobody holds, or of somebody who is forgotten, it is said so."""
    if all(row.user > 0 for row in table.seats):
        return table.names
    return table.named(texts.say(language, "seat-vacant"), texts.say(language, "somebody"))
