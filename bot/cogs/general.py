"""Commands that belong to no game."""

from __future__ import annotations

from typing import Any, TypeAlias, get_args

import discord
from discord import app_commands

from bot import texts
from bot.cogs.build import OFFERED, REQUIRED, Interaction, Parameter, command
from bot.cogs.own_table import offer_tables, table_id
from bot.house import house_of, person_of
from bot.speech import named, spoken
from bot.tables.company import is_asleep
from bot.tables.model import Refusal, RemindWhere
from bot.tables.reminders import EVERY
from bot.tables.zones import matching
from bot.views import answers
from bot.views.blocks import block_page
from bot.views.channels import channels_page, moderated
from bot.views.help import START, help_page, mentions
from bot.views.links import table_url
from bot.views.names import markless_speaker_of, plain_speaker_of, table_entry
from bot.views.page import page
from bot.views.reminding import choose, chosen, reminders_page, zone_named
from bot.views.settings import settings_page
from engine.values import line

LISTED = 20
SUGGESTED = 100
"""So many of a server's tables, the newest, are looked through for suggestions."""
Channel: TypeAlias = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.ForumChannel
"""Channels where a table can stand, themselves or in a thread of theirs."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    """The commands, new objects each time: a tree keeps those that it is given."""
    return [
        command("command-games", _games),
        command("command-help", _help),
        command("command-settings", _settings),
        command("command-reminders", _reminders, _reminder_parameters()),
        command("command-block", _block, [Parameter("user", discord.User, "command-block-user", REQUIRED)]),
    ]


def server_group() -> app_commands.Group:
    """`/server`: what its moderators choose for a server."""
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
    where = Parameter("channel", Channel, "command-server-channels-channel")
    group.add_command(command("command-server-channels", _server_channels, [where]))
    return group


async def _help(interaction: Interaction) -> None:
    await answers.open_private(interaction)
    await answers.show(interaction, help_page(interaction, START))


async def _block(interaction: Interaction, user: discord.User | discord.Member) -> None:
    await answers.open_private(interaction)
    tables = house_of(interaction).tables
    if user.bot:
        raise Refusal(line("refuse-block-bot"))
    await tables.people.remember(person_of(user))
    await answers.show(interaction, await block_page(tables, interaction.user.id, user.id, answers.reader(interaction)))


async def _settings(interaction: Interaction) -> None:
    await answers.open_private(interaction)
    tables, person = house_of(interaction).tables, person_of(interaction.user)
    await answers.show(interaction, await settings_page(tables, person, answers.reader(interaction)))


def _reminder_parameters() -> list[Parameter]:
    """What can be chosen about reminders; without any the page is shown."""
    where = [
        app_commands.Choice(name=spoken(f"command-reminders-where-{value}"), value=value)
        for value in get_args(RemindWhere)
    ]
    hour = app_commands.Range[int, 0, 23]
    return [
        Parameter("where", str, "command-reminders-where", None, where),
        Parameter(
            "every", int, "command-reminders-every", None, [app_commands.Choice(name=str(h), value=h) for h in EVERY]
        ),
        Parameter("quiet_from", hour, "command-reminders-from"),
        Parameter("quiet_to", hour, "command-reminders-to"),
        Parameter("zone", str, "command-reminders-zone", complete=_zones),
    ]


async def _zones(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=zone, value=zone) for zone in matching(current, OFFERED)]


async def _reminders(
    interaction: Interaction,
    where: str | None = None,
    every: int | None = None,
    quiet_from: int | None = None,
    quiet_to: int | None = None,
    zone: str | None = None,
) -> None:
    """Choose how one is reminded, and show how it is now."""
    await answers.open_private(interaction)
    house, person = house_of(interaction), person_of(interaction.user)
    fields = {} if zone is None else {"zone": zone_named(zone)}
    given = {"where": where, "every": every, "from": quiet_from, "to": quiet_to}
    for key, value in given.items():
        if value is not None:
            profile = await house.tables.people.remember(person)
            await choose(house, person, chosen(profile, key, str(value)))
    if fields:
        await choose(house, person, fields)
    await answers.show(interaction, await reminders_page(house, person, answers.reader(interaction)))


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


async def _games(interaction: Interaction) -> None:
    """The person's tables, those that wait for him first, with links."""
    await answers.open_private(interaction)
    house, language = house_of(interaction), answers.reader(interaction)
    await house.remember(interaction)
    now = house.tables.changes.now()
    tables = [table for table in await house.tables.reading.of_user(interaction.user.id) if not is_asleep(table, now)]
    if not tables:
        await answers.say(interaction, texts.say(language, "games-none", **mentions(language)))
        return
    lines = []
    for table in tables[:LISTED]:
        url = await table_url(house.tables, table)
        speaker, label = markless_speaker_of(table, language), table_entry(table, interaction.user.id, language)
        lines.append(speaker.say("games-entry", game=speaker.game_name, label=label, url=url))
    if len(tables) > LISTED:
        lines.append(texts.say(language, "games-more", count=len(tables) - LISTED))
    lines.append(texts.say(language, "games-new", **mentions(language)))
    await answers.show(interaction, page([texts.say(language, "games-title"), "\n".join(lines)]))
