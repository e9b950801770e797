"""What somebody is told who has lost his seat by a moderator: by direct message, and when he comes back to it."""

from __future__ import annotations

from bot.foreign import escape
from bot.tables.model import Table
from bot.tables.service import Tables
from bot.views.names import speaker_of
from bot.views.page import Page, page


def unseated_page(table: Table, reason: str, language: str) -> Page:
    """That it has happened, why, and what holds now."""
    speaker = speaker_of(table, language)
    said = [speaker.say("unseated", game=speaker.game_name, table=table.id)]
    if reason:
        said.append(speaker.say("server-reason", reason=escape(reason)))
    said.append("-# " + speaker.say("unseated-now"))
    return page(["\n".join(said)])


async def former_page(tables: Tables, table: Table, user: int, language: str) -> Page | None:
    """The same for somebody who asks for his view of the table; None for whoever hasn't lost a seat there."""
    if table.seat_of(user) is not None:
        return None
    entry = await tables.moderators.unseating(table.id, user)
    return None if entry is None else unseated_page(table, entry.reason, language)
