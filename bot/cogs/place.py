"""Where a new table may stand, and the language that it speaks."""

from __future__ import annotations

import discord

from bot import answers, texts
from bot.cogs.build import Interaction
from bot.tables.model import Place, Refusal
from engine.values import line

RIGHTS = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""What the bot needs where a table stands; in a thread `send_messages_in_threads` instead of `send_messages`."""


async def place_here(interaction: Interaction) -> Place | None:
    """Where the command was given, if a table may stand there; otherwise None, and the person is told what is missing.

    Raises Refusal outside of servers.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal(line("refuse-not-in-server"))
    missing = missing_rights(interaction)
    if not missing:
        return Place(interaction.guild_id, interaction.channel_id)
    language = answers.reader(interaction)
    rights = ", ".join(texts.say(language, f"right-{right}") for right in missing)
    await answers.say(interaction, texts.say(language, "refuse-rights", rights=rights))
    return None


def missing_rights(interaction: Interaction) -> list[str]:
    """The rights that the bot needs in the channel of the interaction and doesn't have there."""
    has = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needs = ["send_messages_in_threads" if in_thread and right == "send_messages" else right for right in RIGHTS]
    return [right for right in needs if not getattr(has, right)]


async def table_language(interaction: Interaction) -> str:
    """The language of a new table: what the server has chosen, or speaks where somebody set it, else the starter's."""
    assert interaction.guild_id is not None  # a table stands in a server
    chosen = await answers.bot_of(interaction).store.servers.language(interaction.guild_id)
    if chosen is not None:
        return chosen
    server = interaction.guild_locale
    if server is not None and server is not discord.Locale.american_english:
        return texts.language_of(str(server))
    return answers.reader(interaction)
