"""Links to the cards of tables."""

from __future__ import annotations

from bot import texts
from bot.tables.model import Table
from bot.tables.service import Tables


async def card_url(tables: Tables, table: Table) -> str | None:
    """Where the table's card is, None before it is posted."""
    card = await tables.reading.delivery(table.id)
    if card is None or card.message is None:
        return None
    return f"https://discord.com/channels/{table.place.guild}/{card.channel}/{card.message}"


async def table_url(tables: Tables, table: Table) -> str:
    """Where the table's card is, or else the channel of the table."""
    place = table.place
    return await card_url(tables, table) or f"https://discord.com/channels/{place.guild}/{place.channel}"


async def card_link(tables: Tables, table: Table, language: str) -> str:
    """A link to the table's card in words, "" where there is none."""
    url = await card_url(tables, table)
    return texts.say(language, "private-card-link", url=url) if url else ""
