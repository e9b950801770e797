"""Commands that belong to no game."""

from __future__ import annotations

from typing import Any, get_args

import discord
from discord import app_commands

from bot import texts
from bot.cogs.build import OFFERED, REQUIRED, Interaction, Parameter, command
from bot.house import house_of, person_of
from bot.speech import spoken
from bot.tables.company import is_asleep
from bot.tables.model import Refusal
from bot.tables.person import RemindWhere
from bot.tables.reminders import EVERY
from bot.tables.zones import matching
from bot.views import answers
from bot.views.blocks import block_page
from bot.views.help import START, help_page, mentions
from bot.views.links import table_url
from bot.views.names import markless_speaker_of, table_entry
from bot.views.page import page
from bot.views.reminding import choose, chosen, reminders_page, zone_named
from bot.views.settings import settings_page
from engine.values import line

LISTED = 20


def commands() -> list[app_commands.Command[Any, ..., None]]:
    """The commands, new objects each time: a tree keeps those that it is given."""
    return [
        command("command-games", _games),
        command("command-help", _help),
        command("command-settings", _settings),
        command("command-reminders", _reminders, _reminder_parameters()),
        command("command-block", _block, [Parameter("user", discord.User, "command-block-user", REQUIRED)]),
    ]


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
