"""The slash commands of every game, made from the registry: a new game needs no code here.

`/<game> start` takes its options from the game's pydantic model, the other commands are the same for all.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Literal, get_args, get_origin

import discord
from discord import app_commands
from pydantic.fields import FieldInfo

from bot import answers, texts
from bot.cogs.challenge import challenge, place_here
from bot.tables.model import Refusal, Table
from bot.views import private
from bot.views.lobby import option_value
from bot.views.page import OPTION, clip
from bot.views.picker import happened, next_page, picker_page
from engine import game as registry
from engine import notation
from engine.game import Game
from engine.values import line

Interaction = discord.Interaction[Any]
MENU = 25
Completer = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]


def groups() -> list[app_commands.Group]:
    """One command group a game."""
    return [_group(registry.get(id)) for id in registry.GAMES]


def _group(game: Game) -> app_commands.Group:
    group = app_commands.Group(name=game.id, description=texts.say("en", f"{game.id}-about"), guild_only=False)
    group.add_command(_start(game))
    for name, run in (("move", _move), ("show", _show), ("hand", _hand), ("resign", _resign)):
        group.add_command(_command(game, name, run))
    return group


Run = Callable[..., Awaitable[None]]
Parameter = tuple[str, Any, Any]
"""Name, type and default of a command's parameter."""


def _command(game: Game, name: str, run: Run) -> app_commands.Command[Any, ..., None]:
    """A command that works on one of the person's tables: this channel's, his turn first, unless he names one."""
    typed = name == "move"

    @answers.answered
    async def callback(interaction: Interaction, **given: Any) -> None:
        await answers.open_private(interaction)
        bot = answers.bot_of(interaction)
        await bot.tables.remember(bot.person(interaction.user), str(interaction.locale))
        table = await _own_table(interaction, game.id, given.get("table"))
        await (run(interaction, table, given["move"]) if typed else run(interaction, table))

    parameters: list[Parameter] = [("move", str, inspect.Parameter.empty)] if typed else []
    parameters.append(("table", int, None))
    command = _made(callback, name, texts.say("en", f"command-{name}"), parameters)
    for parameter, _, _ in parameters:
        command._params[parameter].description = texts.say("en", f"command-{name}-{parameter}")
    command.autocomplete("table")(_tables_of(game.id))
    if typed:
        command.autocomplete("move")(_moves_of(game.id))
    return command


def _start(game: Game) -> app_commands.Command[Any, ..., None]:
    fields: dict[str, FieldInfo] = game.Options.model_fields

    @answers.answered
    async def callback(interaction: Interaction, opponent: discord.User, **given: Any) -> None:
        await challenge(interaction, game, opponent, game.Options(**given))

    parameters: list[Parameter] = [("opponent", discord.User, inspect.Parameter.empty)]
    parameters += [(name, _parameter_type(field), field.default) for name, field in fields.items()]
    command = _made(callback, "start", texts.say("en", "command-start"), parameters)
    command._params["opponent"].description = texts.say("en", "command-start-opponent")
    for name, field in fields.items():
        command._params[name].description = texts.say("en", f"{game.id}-option-{name}")
        if get_origin(field.annotation) is Literal:
            command._params[name].choices = [
                app_commands.Choice(name=option_value("en", game.id, name, value), value=value)
                for value in get_args(field.annotation)
            ]
    return command


def _parameter_type(field: FieldInfo) -> Any:
    """An option's type as a command parameter: words, switches, or a bounded number."""
    if field.annotation is int:
        bounds = {type(bound).__name__: bound for bound in field.metadata}
        return app_commands.Range[int, bounds["Ge"].ge, bounds["Le"].le]
    return bool if field.annotation is bool else str


def _made(
    callback: Callable[..., Awaitable[None]], name: str, description: str, parameters: list[Parameter]
) -> app_commands.Command[Any, ..., None]:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    signature = [inspect.Parameter("interaction", kind, annotation=Interaction)]
    for parameter, annotation, default in parameters:
        if default is None:
            annotation = annotation | None
        signature.append(inspect.Parameter(parameter, kind, annotation=annotation, default=default))
    callback.__signature__ = inspect.Signature(signature)  # type: ignore[attr-defined]
    return app_commands.Command(name=name, description=description, callback=callback)  # type: ignore[arg-type]


async def _own_table(interaction: Interaction, game: str, id: int | None) -> Table:
    bot = answers.bot_of(interaction)
    if id is not None:
        table = await bot.tables.get(id)
        if table.game != game or table.seat_of(interaction.user.id) is None:
            raise Refusal(line("refuse-not-seated"))
        return table
    tables = await bot.tables.of_user(interaction.user.id, game=game, running_only=True)
    if not tables:
        raise Refusal(line("refuse-no-table"))
    here = [table for table in tables if table.place.channel == interaction.channel_id]
    return (here or tables)[0]


def _tables_of(game: str) -> Completer:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        bot, language = answers.bot_of(interaction), answers.reader(interaction)
        tables = await bot.tables.of_user(interaction.user.id, game=game, running_only=True)
        named = [(table_label(table, interaction.user.id, language), table.id) for table in tables]
        return [
            app_commands.Choice(name=clip(name, OPTION), value=id)
            for name, id in named
            if current.lower() in name.lower()
        ][:MENU]

    return complete


def table_label(table: Table, user: int, language: str) -> str:
    """A table of one's own in one plain line: number, against whom, whose turn."""
    others = ", ".join(texts.plain(row.name) for row in table.seats if row.user != user)
    seat = table.seat_of(user)
    state = "table-open" if table.status == "open" else "table-theirs"
    if table.status == "running" and seat is not None and table.seats[seat].owes:
        state = "table-yours"
    return texts.say(language, state, table=table.id, others=others)


def _moves_of(game: str) -> Completer:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        bot = answers.bot_of(interaction)
        table_id = getattr(interaction.namespace, "table", None)
        try:
            table = await _own_table(interaction, game, table_id)
        except Refusal:
            return []
        seat = table.seat_of(interaction.user.id)
        if seat is None or table.status != "running" or not table.seats[seat].owes:
            return []
        walk = await bot.tables.walk(table.id, interaction.user.id)
        moves = notation.suggest(table.engine, table.state, walk.seat, current, MENU)
        return [app_commands.Choice(name=clip(move, OPTION), value=move) for move in moves if len(move) <= OPTION]

    return complete


async def _move(interaction: Interaction, table: Table, move: str) -> None:
    bot, language, user = answers.bot_of(interaction), answers.reader(interaction), interaction.user.id
    walk = await bot.tables.walk(table.id, user)
    number = walk.decision.number
    try:
        path = notation.read(table.engine, table.state, walk.seat, move)
    except notation.Unfinished as unfinished:
        # What was typed is right so far: the picker asks the rest.
        walk = await bot.tables.draft(table.id, user, number, unfinished.path)
        await answers.show(interaction, await picker_page(bot, walk, language))
        return
    after = await bot.tables.act(table.id, user, number, path)
    news = await happened(bot, after, table.seq, user, language)
    await answers.show(interaction, await next_page(bot, table.id, user, language, news))


async def _show(interaction: Interaction, table: Table) -> None:
    bot = answers.bot_of(interaction)
    place = await place_here(interaction)
    if place is None:
        return
    await bot.tables.move_card(table.id, place)
    table = await bot.show_now(table.id)
    url = await bot.card_url(table)
    if url is None:
        raise Refusal(line("refuse-not-posted"))
    await answers.say(interaction, texts.say(answers.reader(interaction), "shown", url=url))


async def _hand(interaction: Interaction, table: Table) -> None:
    await private.show_view(interaction, table.id)


async def _resign(interaction: Interaction, table: Table) -> None:
    await private.ask_resign(interaction, table.id)
