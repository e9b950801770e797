"""What those whom a pact concerns are told of it, each in a message of his own."""

from __future__ import annotations

from bot.tables.model import Table
from bot.tables.pacts import NewsKind, Pact
from bot.tables.service import Tables
from bot.views.links import card_link
from bot.views.names import accent, speaker_of
from bot.views.pact_words import full
from bot.views.page import Page, page
from bot.views.tap import PRIMARY, button


async def news_page(tables: Tables, table: Table, seat: int, pact: Pact, kind: NewsKind, language: str) -> Page:
    """The pact, what is new about it, and the way to what may be done."""
    speaker = speaker_of(table, language)
    said = [
        speaker.say("pacts-title", game=speaker.game_name, table=table.id),
        speaker.say(f"pact-news-{kind}", author=speaker.names[pact.author]),
        *full(speaker, table, pact),
    ]
    way = button(language, "button-pact-open", table.id, "pact", pact.id, style=PRIMARY, emoji="🤝")
    return page(said, [[way]], colour=accent(table, seat), footer=await card_link(tables, table, language))
