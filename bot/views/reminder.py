"""A reminder of what somebody owes, and the word that somebody doesn't answer."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot import texts
from bot.tables.banks import zero
from bot.tables.reminding import Told
from bot.tables.service import Tables
from bot.views.clocks import span
from bot.views.links import card_link
from bot.views.names import speaker_of, table_label
from bot.views.page import Item, Page, page
from bot.views.tap import PRIMARY, button, plain_button

BUTTONS = 4
"""So many tables of one reminder have a button."""


async def reminder_page(tables: Tables, told: Sequence[Told], language: str, mention: int | None = None) -> Page:
    """What somebody is reminded of: one line a table, with a way to play there. `mention`: who is pinged."""
    now = tables.changes.now()
    lines = [_line(each, language, mention, now) for each in told]
    if len(told) == 1:
        table = told[0].table
        row: list[Item] = [
            button(language, "button-play", table.id, "play", style=PRIMARY, emoji="⚓"),
            button(language, "button-quiet", table.id, "quiet"),
        ]
        return page([*lines, await card_link(tables, table, language)], [row])
    head = texts.say(language, "reminder-several", count=len(told))
    plays: list[Item] = [
        plain_button(table_label(each.table, _user(each), language), each.table.id, "play", style=PRIMARY)
        for each in told[:BUTTONS]
    ]
    return page([head, "\n".join(lines)], [plays])


def _line(told: Told, language: str, mention: int | None, now: datetime) -> str:
    """One table in a line: what is owed there, and until when; no two reminders of a question read the same."""
    table, speaker = told.table, speaker_of(told.table, language)
    decision = table.engine.pending(table.state).get(told.seat)
    about = "" if decision is None else speaker.tell(decision.about)
    if table.seats[told.seat].steered_by is not None:
        about = speaker.say("steering-about", about=about, name=speaker.names[told.seat])
    end, since = zero(table, told.seat), table.seats[told.seat].running_since
    when = "" if end is None else f"<t:{int(end.timestamp())}:R>"
    waited = span(speaker, 0 if since is None else int((now - since).total_seconds()))
    id = f"reminder-{_kind(told)}" if end is not None else "reminder-waits"
    who = "" if mention is None else f"<@{mention}> "
    return who + speaker.say(id, game=speaker.game_name, table=table.id, about=about, when=when, waited=waited)


def _kind(told: Told) -> str:
    return told.kind if told.kind in ("half", "most") else "again"


def _user(told: Told) -> int:
    row = told.table.seats[told.seat]
    return row.user if row.steered_by is None else told.table.seats[row.steered_by].user


def stalled_page(told: Told) -> Page:
    """That somebody was reminded for the last time."""
    speaker = speaker_of(told.table, told.table.language)
    name = speaker.names[told.seat]
    return page([speaker.say("reminder-stalled", game=speaker.game_name, table=told.table.id, name=name)])
