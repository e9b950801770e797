"""`/server`: what the moderators of a server choose for it, and do at its tables."""

from __future__ import annotations

from typing import TypeAlias

import discord
from discord import app_commands

from bot import texts
from bot.cogs.build import REQUIRED, Interaction, Parameter, command
from bot.cogs.own_table import offer_tables, table_id
from bot.house import house_of
from bot.speech import named, spoken
from bot.tables.model import Refusal
from bot.views import answers
from bot.views.channels import channels_page, moderated
from bot.views.names import plain_speaker_of
from engine.values import line

WHO = ("moderators", "everybody")
"""Who may add files of their own to a server."""
SUGGESTED = 100
"""So many of a server's tables, the newest, are looked through for suggestions."""
Channel: TypeAlias = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.ForumChannel
"""Channels where a table can stand, themselves or in a thread of theirs."""


def server_group() -> app_commands.Group:
    """The commands, new objects each time: a tree keeps those that it is given."""
    group = app_commands.Group(
        name=named("command-server"),
        description=spoken("command-server"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )
    choices = [
        app_commands.Choice(name=texts.say(language, "server-language-name"), value=language)
        for language in texts.LANGUAGES
    ]
    which = Parameter("language", str, "command-server-language-language", REQUIRED, choices)
    group.add_command(command("command-server-language", _server_language, [which]))
    closed = Parameter("table", str, "command-server-close-table", REQUIRED, complete=_tables_here)
    group.add_command(command("command-server-close", _server_close, [closed]))
    who = [app_commands.Choice(name=spoken(f"command-server-scenarios-{each}"), value=each) for each in WHO]
    may = Parameter("who", str, "command-server-scenarios-who", REQUIRED, who)
    group.add_command(command("command-server-scenarios", _server_scenarios, [may]))
    where = Parameter("channel", Channel, "command-server-channels-channel")
    group.add_command(command("command-server-channels", _server_channels, [where]))
    return group


async def _server_close(interaction: Interaction, table: str) -> None:
    """End a table that nobody will finish, without a result."""
    await answers.open_private(interaction)
    server, tables, id = moderated(interaction), house_of(interaction).tables, table_id(table)
    if (await tables.reading.place_of(id)).guild != server:
        raise Refusal(line("refuse-unknown-table"))
    await tables.life.abort(id, interaction.user.id)
    await answers.say(interaction, texts.say(answers.reader(interaction), "server-closed", table=id))


async def _tables_here(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggestions for the tables of the server, the newest first."""
    house, language, server = house_of(interaction), answers.reader(interaction), interaction.guild_id
    if server is None or not interaction.permissions.manage_guild:
        return []
    labels = []
    for table in await house.tables.reading.of_guild(server, SUGGESTED):
        speaker = plain_speaker_of(table, language)
        game, names = speaker.game_name, ", ".join(speaker.names)
        labels.append((table.id, speaker.say("server-table", table=table.id, game=game, names=names)))
    return offer_tables(labels, current)


async def _server_language(interaction: Interaction, language: str) -> None:
    await answers.open_private(interaction)
    await house_of(interaction).tables.servers.set_language(moderated(interaction), language)
    name = texts.say(language, "server-language-name")
    await answers.say(interaction, texts.say(answers.reader(interaction), "server-language-set", language=name))


async def _server_channels(interaction: Interaction, channel: Channel | None = None) -> None:
    """Put a channel on the list of those where games may be played, or take it off; and show the list."""
    await answers.open_private(interaction)
    server, servers = moderated(interaction), house_of(interaction).tables.servers
    if channel is not None and channel.id in await servers.channels(server):
        await servers.close_channel(server, channel.id)
    elif channel is not None:
        await servers.open_channel(server, channel.id)
    await answers.show(interaction, channels_page(await servers.channels(server), answers.reader(interaction)))


async def _server_scenarios(interaction: Interaction, who: str) -> None:
    """Say who may add scenarios, maps and boards of their own."""
    await answers.open_private(interaction)
    server, shelves = moderated(interaction), house_of(interaction).tables.shelves
    if who == "everybody":
        await shelves.open(server)
    else:
        await shelves.close(server)
    await answers.say(interaction, texts.say(answers.reader(interaction), f"server-scenarios-{who}"))
