"""`/<game> start`: who may be challenged, where a table may stand, and the challenge itself."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import discord
from discord import app_commands
from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from bot import answers, texts
from bot.cogs.build import REQUIRED, Interaction, Parameter, command
from bot.speech import spoken
from bot.tables.model import Place, Refusal
from engine.game import Game
from engine.values import line

RIGHTS = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""What the bot needs where a table stands; in a thread `send_messages_in_threads` instead of `send_messages`."""


def start(game: Game) -> app_commands.Command[Any, ..., None]:
    """The command that challenges somebody; the game's options are its parameters."""

    async def run(interaction: Interaction, opponent: discord.User, **given: Any) -> None:
        try:
            options = game.Options(**given)
        except ValidationError:
            raise Refusal(line(f"{game.id}-refuse-options")) from None
        await _challenge(interaction, game, opponent, options)

    whom = Parameter("opponent", discord.User, "command-start-opponent", REQUIRED)
    fields: dict[str, FieldInfo] = game.Options.model_fields
    return command("command-start", run, [whom, *(_option(game, name, field) for name, field in fields.items())])


def _option(game: Game, name: str, field: FieldInfo) -> Parameter:
    """An option of a game as a parameter: a word out of several, a switch, or a bounded number."""
    id = f"{game.id}-option-{name}"
    if get_origin(field.annotation) is Literal:
        values = get_args(field.annotation)
        choices = [app_commands.Choice(name=spoken(f"{id}-{value}"), value=value) for value in values]
        return Parameter(name, str, id, field.default, choices)
    if field.annotation is int:
        bounds = {type(bound).__name__: bound for bound in field.metadata}
        return Parameter(name, app_commands.Range[int, bounds["Ge"].ge, bounds["Le"].le], id, field.default)
    return Parameter(name, bool, id, field.default)


async def _challenge(
    interaction: Interaction, game: Game, opponent: discord.User | discord.Member, options: BaseModel
) -> None:
    """Post a challenge, or say why there can be none. Nothing is kept unless its first message was posted."""
    await answers.open_private(interaction)
    bot, language = answers.bot_of(interaction), answers.reader(interaction)
    await bot.tables.remember(bot.person(interaction.user), str(interaction.locale))
    if opponent.bot:
        raise Refusal(line("refuse-bot"))
    if opponent.id == interaction.user.id:
        raise Refusal(line("refuse-oneself"))
    if interaction.guild_id is not None and not isinstance(opponent, discord.Member):
        raise Refusal(line("refuse-not-member"))
    place = await place_here(interaction)
    if place is None:
        return
    host, invited = bot.person(interaction.user), [bot.person(opponent)]
    table = await bot.tables.open(game.id, options, host, invited, place, await table_language(interaction))
    table = await bot.show_now(table.id)
    url = await bot.card_url(table)
    if url is None:
        await bot.tables.abort(table.id)
        raise Refusal(line("refuse-not-posted"))
    await answers.say(interaction, texts.say(language, "challenge-posted", url=url))


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
