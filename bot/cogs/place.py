"""Where a new table may stand, and the language that it speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from bot import answers, texts
from bot.cogs.build import Interaction
from bot.permissions import missing, missing_in
from bot.tables.model import Place, Refusal
from bot.tables.outlet import Lost, Refused
from engine.values import line

if TYPE_CHECKING:
    from bot.client import Flotilla


async def place_here(interaction: Interaction) -> Place | None:
    """Where the command was given, if a table may stand there; otherwise None, and the person is told what is missing.

    Raises Refusal outside of servers.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal(line("refuse-not-in-server"))
    lacking = missing_rights(interaction)
    if not lacking:
        return Place(interaction.guild_id, interaction.channel_id)
    language = answers.reader(interaction)
    await answers.say(interaction, texts.say(language, "refuse-rights", rights=rights_text(language, lacking)))
    return None


def missing_rights(interaction: Interaction) -> list[str]:
    """The rights that the bot needs in the channel of the interaction and doesn't have there."""
    return missing(interaction.app_permissions, in_thread=isinstance(interaction.channel, discord.Thread))


def not_posted(bot: Flotilla, language: str, place: Place, error: Exception | None) -> str:
    """Why a card could not be posted somewhere."""
    if isinstance(error, Lost):
        lacking = missing_in(bot, place.guild, place.channel)
        if lacking and not error.locked:
            return texts.say(language, "show-rights", rights=rights_text(language, lacking))
        return texts.say(language, "show-locked" if error.locked else "show-forbidden")
    return texts.say(language, "show-refused" if isinstance(error, Refused) else "show-away")


def rights_text(language: str, rights: Sequence[str]) -> str:
    """Rights, named as Discord names them in this language."""
    return ", ".join(texts.say(language, f"right-{right}") for right in rights)


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
