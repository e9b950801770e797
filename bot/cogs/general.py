"""Commands that belong to no game."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot import answers, texts
from bot.cogs.build import Interaction, command
from bot.cogs.own_table import table_label
from bot.views.page import page

LISTED = 25


def commands() -> list[app_commands.Command[Any, ..., None]]:
    """The commands, new objects each time: a tree keeps those that it is given."""
    return [command("command-games", _games)]


async def _games(interaction: Interaction) -> None:
    """The person's tables, those that wait for him first, with links."""
    await answers.open_private(interaction)
    bot, language = answers.bot_of(interaction), answers.reader(interaction)
    tables = await bot.tables.of_user(interaction.user.id)
    if not tables:
        await answers.say(interaction, texts.say(language, "games-none"))
        return
    lines = []
    for table in tables[:LISTED]:
        url = await bot.card_url(table)
        game = texts.say(language, f"{table.game}-name")
        label = table_label(table, interaction.user.id, language)
        lines.append(texts.say(language, "games-entry", game=game, label=label, url=url or ""))
    if len(tables) > LISTED:
        lines.append(texts.say(language, "games-more", count=len(tables) - LISTED))
    await answers.show(interaction, page([texts.say(language, "games-title"), "\n".join(lines)]))
