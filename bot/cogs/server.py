"""`/server`: what the moderators of a server choose for it, and do at its tables."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot import texts
from bot.cogs.build import OFFERED, REQUIRED, Interaction, Parameter, command
from bot.cogs.own_table import offer_tables, table_id
from bot.cogs.start import time_parameters
from bot.house import house_of
from bot.speech import group_command_text, named, spoken
from bot.tables.company import forsaken, out
from bot.tables.defaults import Defaults
from bot.tables.model import Refusal, Table
from bot.tables.moderating import REASON, reason_of
from bot.tables.pausing import MOST, USUAL
from bot.views import answers
from bot.views.channels import channels_page, moderated
from bot.views.names import plain_speaker_of, speaker_of
from bot.views.page import OPTION, clip
from bot.views.server_check import show_check
from bot.views.server_defaults import MOST as AWAY
from bot.views.server_defaults import changed, defaults_page
from bot.views.server_log import server_log_page
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
    table = Parameter("table", str, "command-server-table", REQUIRED, complete=_tables_here)
    why = Parameter("reason", app_commands.Range[str, 1, REASON], "command-server-reason")
    days = Parameter("days", app_commands.Range[int, 1, MOST], "command-server-pause-days")
    player = Parameter("player", str, "command-server-unseat-player", REQUIRED, complete=_players)
    where = Parameter("channel", Channel, "command-server-channels-channel")
    for made in (
        command("command-server-close", _close, [table, why]),
        command("command-server-pause", _pause, [table, days, why]),
        command("command-server-resume", _resume, [table, why]),
        command("command-server-unseat", _unseat, [table, player, why]),
        command("command-server-log", _log),
        command("command-server-check", _check),
        command("command-server-defaults", _defaults, [*time_parameters(), *_others()]),
        command("command-server-channels", _channels, [where]),
        command("command-server-language", _language, [_languages()]),
        command("command-server-scenarios", _scenarios, [_who()]),
    ):
        group.add_command(made)
    return group


def _others() -> list[Parameter]:
    """What a server chooses for its new tables beside their clock."""
    return [
        Parameter("thread", bool, "command-server-defaults-thread"),
        Parameter("away", app_commands.Range[int, 0, AWAY], "command-server-defaults-away"),
    ]


def _who() -> Parameter:
    """Who may add files of their own."""
    who = [app_commands.Choice(name=spoken(f"command-server-scenarios-{each}"), value=each) for each in WHO]
    return Parameter("who", str, "command-server-scenarios-who", REQUIRED, who)


def _languages() -> Parameter:
    choices = [
        app_commands.Choice(name=texts.say(language, "server-language-name"), value=language)
        for language in texts.LANGUAGES
    ]
    return Parameter("language", str, "command-server-language-language", REQUIRED, choices)


async def _close(interaction: Interaction, table: str, reason: str | None = None) -> None:
    """End a table that nobody will finish, without a result."""
    await answers.open_private(interaction)
    await house_of(interaction).remember(interaction)
    id = await _meant(interaction, table)
    after = await house_of(interaction).tables.moderators.close(id, interaction.user.id, reason_of(reason))
    await _done(interaction, after, "server-closed")


async def _pause(interaction: Interaction, table: str, days: int | None = None, reason: str | None = None) -> None:
    """Let all clocks of a table stand still."""
    await answers.open_private(interaction)
    await house_of(interaction).remember(interaction)
    id, tables, wanted = await _meant(interaction, table), house_of(interaction).tables, days or USUAL
    after = await tables.moderators.pause(id, interaction.user.id, wanted, reason_of(reason))
    resume = group_command_text(answers.reader(interaction), "server", "resume")
    await _done(interaction, after, "server-paused", days=wanted, resume=resume)


async def _resume(interaction: Interaction, table: str, reason: str | None = None) -> None:
    """Let them run again."""
    await answers.open_private(interaction)
    await house_of(interaction).remember(interaction)
    id = await _meant(interaction, table)
    after = await house_of(interaction).tables.moderators.resume(id, interaction.user.id, reason_of(reason))
    await _done(interaction, after, "server-resumed")


async def _unseat(interaction: Interaction, table: str, player: str, reason: str | None = None) -> None:
    """Take somebody off his seat."""
    await answers.open_private(interaction)
    await house_of(interaction).remember(interaction)
    tables = house_of(interaction).tables
    before = await tables.reading.get(await _meant(interaction, table))
    user = _player(before, player, interaction.client.user)
    after = await tables.moderators.unseat(before.id, interaction.user.id, user, reason_of(reason))
    if after.status == "closed":
        said = "server-unseated-closed"
    elif after.status == "open":
        said = "server-unseated-lobby"
    else:
        said = "server-unseated-two" if forsaken(after) else "server-unseated"
    await _done(interaction, after, said, person=f"<@{user}>")


async def _done(interaction: Interaction, after: Table, said: str, **args: str | int) -> None:
    """Say what was done, or that the others are asked, with whom the moderator plays himself."""
    language = answers.reader(interaction)
    asked = any(motion.seq == after.seq for motion in after.open_motions)
    speaker = speaker_of(after, language)
    words = speaker.say("server-asked" if asked else said, game=speaker.game_name, table=after.id, **args)
    await answers.say(interaction, words)


async def _meant(interaction: Interaction, typed: str) -> int:
    """The table of this server that a moderator names, also one that can't be read. Raises Refusal."""
    server, id = moderated(interaction), table_id(typed)
    if (await house_of(interaction).tables.reading.place_of(id)).guild != server:
        raise Refusal(line("refuse-unknown-table"))
    return id


def _player(table: Table, typed: str, itself: discord.ClientUser | None) -> int:
    """Who is meant of those who sit at a table: by the id that was suggested, a mention, or the name. An id means its
    own person, whatever another is called.

    Raises Refusal where nobody is, or the bot `itself`.
    """
    names = plain_speaker_of(table, table.language).names
    wanted = typed.strip().casefold()
    people = {row.user: name.casefold() for row, name in zip(table.seats, names, strict=True) if row.user > 0}
    by_id = [user for user in people if wanted in _mentions(user)]
    by_name = [user for user, name in people.items() if name == wanted]
    if by_id or by_name:
        return (by_id or by_name)[0]
    bots = {names[row.seat].casefold() for row in table.seats if row.is_bot}
    meant = wanted in bots or (bots and itself is not None and wanted in _mentions(itself.id))
    raise Refusal(line("refuse-unseat-bot" if meant else "refuse-unseat-nobody"))


def _mentions(user: int) -> tuple[str, ...]:
    """The ways in which somebody may be named by his id."""
    return str(user), f"<@{user}>", f"<@!{user}>"


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


async def _players(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggestions for those who sit at the table that is named."""
    typed = getattr(interaction.namespace, "table", None)
    try:
        moderated(interaction)
        table = await house_of(interaction).tables.reading.get(await _meant(interaction, typed or ""))
    except Refusal:
        return []
    lost = out(table) if table.status == "running" else ()
    names = plain_speaker_of(table, answers.reader(interaction)).names
    found = [
        (name, row.user)
        for row, name in zip(table.seats, names, strict=True)
        if row.user > 0 and row.seat not in lost and current.casefold() in name.casefold()
    ]
    return [app_commands.Choice(name=clip(name, OPTION), value=str(user)) for name, user in found[:OFFERED]]


async def _log(interaction: Interaction) -> None:
    """What moderators did here."""
    await answers.open_private(interaction)
    tables, server = house_of(interaction).tables, moderated(interaction)
    await answers.show(interaction, await server_log_page(tables, server, answers.reader(interaction)))


async def _check(interaction: Interaction) -> None:
    """What there is to see to."""
    await answers.open_private(interaction)
    await show_check(interaction)


async def _defaults(interaction: Interaction, **given: Any) -> None:
    """Choose what new tables are like, and show it."""
    await answers.open_private(interaction)
    server, moderators = moderated(interaction), house_of(interaction).tables.moderators

    def choose(defaults: Defaults) -> Defaults:
        for field, value in given.items():
            if value is not None:
                defaults = changed(defaults, field, str(int(value) if isinstance(value, bool) else value))
        return defaults

    after = await moderators.defaults(server, interaction.user.id, choose)
    await answers.show(interaction, defaults_page(after, answers.reader(interaction)))


async def _language(interaction: Interaction, language: str) -> None:
    """Choose what new tables speak."""
    await answers.open_private(interaction)
    moderators, server = house_of(interaction).tables.moderators, moderated(interaction)
    await moderators.language(server, interaction.user.id, language)
    name = texts.say(language, "server-language-name")
    await answers.say(interaction, texts.say(answers.reader(interaction), "server-language-set", language=name))


async def _channels(interaction: Interaction, channel: Channel | None = None) -> None:
    """Put a channel on the list of those where games may be played, or take it off; and show the list."""
    await answers.open_private(interaction)
    server, tables = moderated(interaction), house_of(interaction).tables
    if channel is not None:
        await tables.moderators.toggle_channel(server, interaction.user.id, channel.id)
    listed = await tables.servers.channels(server)
    await answers.show(interaction, channels_page(listed, answers.reader(interaction)))


async def _scenarios(interaction: Interaction, who: str) -> None:
    """Say who may add scenarios, maps and boards of their own."""
    await answers.open_private(interaction)
    server, tables = moderated(interaction), house_of(interaction).tables
    await tables.moderators.share(server, interaction.user.id, who == "everybody")
    await answers.say(interaction, texts.say(answers.reader(interaction), f"server-scenarios-{who}"))
