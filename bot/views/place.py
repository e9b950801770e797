"""Where a new table may stand, and the language that it speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import discord

from bot import texts
from bot.house import house_of
from bot.permissions import THREADS, has_threads, missing, missing_in
from bot.tables.model import Place, Refusal, Threaded
from bot.tables.outlet import Lost, Refused
from bot.views import answers
from bot.views.channels import channel_mentions
from engine.values import line

Interaction: TypeAlias = discord.Interaction[Any]


async def place_here(interaction: Interaction) -> Place | None:
    """Where the command was given, if a table may stand there; otherwise None, and the person is told why not.

    Raises Refusal outside of servers.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal(line("refuse-not-in-server"))
    place, language = Place(interaction.guild_id, interaction.channel_id), answers.reader(interaction)
    if not await is_played_at(interaction, place):
        return None
    lacking = missing_rights(interaction)
    if lacking:
        await answers.say(interaction, texts.say(language, "refuse-rights", rights=rights_text(language, lacking)))
        return None
    return place


async def is_played_at(interaction: Interaction, place: Place) -> bool:
    """Whether the server's moderators let games be played there; if not, the person is told where.

    A thread counts as its channel.
    """
    channels = await house_of(interaction).tables.servers.channels(place.guild)
    here = place.channel == interaction.channel_id
    channel = interaction.channel if here else interaction.client.get_channel(place.channel)
    parent = channel.parent_id if isinstance(channel, discord.Thread) else place.channel
    if not channels or parent in channels:
        return True
    said = texts.say(answers.reader(interaction), "refuse-channel", channels=channel_mentions(channels))
    await answers.say(interaction, said)
    return False


async def rights_kept(interaction: Interaction, table: int) -> bool:
    """Whether the bot still has its rights where a table waits, so that its game can begin.

    If not, the person is told which are gone. Elsewhere than in the table's own channel (a rematch by direct message)
    they are worked out from what is known of it.
    """
    place = (await house_of(interaction).tables.reading.get(table)).place
    here = place.channel == interaction.channel_id
    lacking = missing_rights(interaction) if here else missing_in(interaction.client, place.guild, place.channel)
    if lacking:
        language = answers.reader(interaction)
        said = texts.say(language, "refuse-rights-lost", rights=rights_text(language, lacking))
        await answers.say(interaction, said)
    return not lacking


def missing_rights(interaction: Interaction) -> list[str]:
    """The rights that the bot needs in the channel of the interaction and doesn't have there."""
    return missing(interaction.app_permissions, in_thread=isinstance(interaction.channel, discord.Thread))


async def thread_here(interaction: Interaction, wanted: bool | None) -> tuple[Threaded, str]:
    """Whether a game that is begun here is to have a thread of its own, and a word about it where that is needed.

    `wanted`: None where nothing was said about it, so that what the server has chosen counts. A right that is missing
    may be given before the game begins.
    """
    assert interaction.guild_id is not None  # a table stands in a server
    language = answers.reader(interaction)
    if wanted is None:
        wanted = (await house_of(interaction).tables.servers.defaults(interaction.guild_id)).thread
        if not has_threads(interaction.channel):
            return "no", ""
    if not wanted:
        return "no", ""
    if not has_threads(interaction.channel):
        inside = isinstance(interaction.channel, discord.Thread)
        return "no", texts.say(language, "start-thread-inside" if inside else "start-thread-none")
    lacking = missing(interaction.app_permissions, in_thread=False, needed=THREADS)
    if not lacking:
        return "wanted", ""
    return "wanted", texts.say(language, "start-thread-rights", rights=rights_text(language, lacking))


def not_posted(interaction: Interaction, place: Place, error: Exception | None) -> str:
    """Why a card could not be posted somewhere."""
    language = answers.reader(interaction)
    if isinstance(error, Lost):
        lacking = missing_in(interaction.client, place.guild, place.channel)
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
    chosen = await house_of(interaction).tables.servers.language(interaction.guild_id)
    if chosen is not None:
        return chosen
    server = interaction.guild_locale
    if server is not None and server is not discord.Locale.american_english:
        return texts.language_of(str(server))
    return answers.reader(interaction)
