"""Where a new table may stand, and the language that it speaks."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot import answers, texts
from bot.cogs.build import Interaction
from bot.tables.model import Place, Refusal
from bot.views.channels import channel_mentions
from engine.values import line

RIGHTS = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""What the bot needs where a table stands; in a thread `send_messages_in_threads` instead of `send_messages`."""


async def place_here(interaction: Interaction) -> Place | None:
    """Where the command was given, if a table may stand there; otherwise None, and the person is told why not.

    Raises Refusal outside of servers.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal(line("refuse-not-in-server"))
    place, language = Place(interaction.guild_id, interaction.channel_id), answers.reader(interaction)
    if not await is_played_at(interaction, place):
        return None
    missing = missing_rights(interaction)
    if missing:
        await answers.say(interaction, texts.say(language, "refuse-rights", rights=_in_words(missing, language)))
        return None
    return place


async def is_played_at(interaction: Interaction, place: Place) -> bool:
    """Whether the server's moderators let games be played there; if not, the person is told where.

    A thread counts as its channel.
    """
    bot = answers.bot_of(interaction)
    channels = await bot.store.servers.channels(place.guild)
    here = place.channel == interaction.channel_id
    channel = interaction.channel if here else bot.get_channel(place.channel)
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
    bot, place = answers.bot_of(interaction), (await answers.bot_of(interaction).tables.get(table)).place
    if place.channel == interaction.channel_id:
        missing = missing_rights(interaction)
    else:
        missing = _missing_there(bot.get_channel(place.channel))
    if missing:
        language = answers.reader(interaction)
        said = texts.say(language, "refuse-rights-lost", rights=_in_words(missing, language))
        await answers.say(interaction, said)
    return not missing


def _in_words(rights: Sequence[str], language: str) -> str:
    return ", ".join(texts.say(language, f"right-{right}") for right in rights)


def missing_rights(interaction: Interaction) -> list[str]:
    """The rights that the bot needs in the channel of the interaction and doesn't have there."""
    return _missing(interaction.app_permissions, interaction.channel)


def _missing_there(channel: object) -> list[str]:
    """The same for a channel that the interaction doesn't come from; none where it isn't known."""
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return []
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return []
    return _missing(channel.permissions_for(channel.guild.me), channel)


def _missing(has: discord.Permissions, channel: object) -> list[str]:
    in_thread = isinstance(channel, discord.Thread)
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
