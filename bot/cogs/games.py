"""The slash commands of every game, made from the registry: a new game needs no code here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot import texts
from bot.cogs.build import REQUIRED, Interaction, Parameter, command
from bot.cogs.filing import file_groups
from bot.cogs.own_table import moves_of, own_table, table_parameter, tables_to_command, tables_to_move
from bot.cogs.start import start
from bot.cogs.watched import read_parameter, tables_to_read
from bot.house import house_of
from bot.speech import named, spoken
from bot.tables.model import Table
from bot.tables.threads import is_in_thread, stands_in
from bot.views import answers, watch
from bot.views.commands import open_command, which_of
from bot.views.links import card_url
from bot.views.log import log_page
from bot.views.own import show_view
from bot.views.place import not_posted, place_here
from bot.views.private import words_page
from bot.views.resign import ask_resign
from bot.views.rules import rules_count, rules_page
from bot.views.typed import make_move, which_page
from bot.views.watch import How
from engine import registry
from engine.game import Game


def groups() -> list[app_commands.Group]:
    """One command group a game."""
    return [_group(registry.get(id)) for id in registry.GAMES]


def _group(game: Game) -> app_commands.Group:
    id = f"{game.id}-about"
    group = app_commands.Group(name=named(id), description=spoken(id))
    moves = Parameter("move", str, "command-move-move", REQUIRED, complete=moves_of(game.id))
    group.add_command(start(game))
    group.add_command(_move(game.id, moves))
    group.add_command(_show(game.id))
    group.add_command(_log(game.id))
    group.add_command(_rules(game.id))
    group.add_command(_on_table(game.id, "command-hand", _hand))
    group.add_command(_on_table(game.id, "command-resign", _resign))
    for files in file_groups(game):
        group.add_command(files)
    for name in game.hooks.commands:
        group.add_command(_own(game.id, name))
    return group


def _on_table(game: str, id: str, run: Callable[..., Awaitable[None]]) -> app_commands.Command[Any, ..., None]:
    """A command on one of the person's running tables, answered in private."""

    async def on_table(interaction: Interaction, table: str | None = None) -> None:
        await _open(interaction)
        await run(interaction, await own_table(interaction, game, table))

    return command(id, on_table, [table_parameter(game, id)])


async def _open(interaction: Interaction) -> None:
    """Promise an answer, and remember who asks."""
    await answers.open_private(interaction)
    await house_of(interaction).remember(interaction)


def _move(game: str, moves: Parameter) -> app_commands.Command[Any, ..., None]:
    """A typed move; where several tables wait, the person is asked which is meant."""

    async def run(interaction: Interaction, move: str, table: str | None = None) -> None:
        await _open(interaction)
        meant = await tables_to_move(interaction, game, table)
        if meant.ask:
            language = answers.reader(interaction)
            await answers.show(interaction, which_page(meant.tables, interaction.user.id, move, language))
        else:
            await make_move(interaction, meant.tables[0].id, move)

    return command("command-move", run, [moves, table_parameter(game, "command-move")])


def _own(game: str, name: str) -> app_commands.Command[Any, ..., None]:
    """A command of the game's own; where it can be used at several tables, the person is asked which is meant."""

    async def run(interaction: Interaction, table: str | None = None) -> None:
        await _open(interaction)
        meant = await tables_to_command(interaction, game, table, name)
        if meant.ask:
            user, language = interaction.user.id, answers.reader(interaction)
            await answers.show(interaction, which_of(meant.tables, name, user, language))
        else:
            await open_command(interaction, meant.tables[0].id, name)

    return command(f"{game}-command-{name}", run, [table_parameter(game, "command-hand")])


def _show(game: str) -> app_commands.Command[Any, ..., None]:
    """The card of one of one's own tables again, or the position of any in words."""

    async def run(interaction: Interaction, text: bool, table: str | None = None) -> None:
        await _open(interaction)
        if text:
            await _read(interaction, game, table, "read")
        else:
            await _post(interaction, await own_table(interaction, game, table, "open"))

    in_words = Parameter("text", bool, "command-show-text", False)
    return command("command-show", run, [in_words, read_parameter(game, "command-show", running_only=False)])


async def _post(interaction: Interaction, table: Table) -> None:
    house = house_of(interaction)
    # in a thread of its own it stays, as long as it can be shown there
    kept = is_in_thread(table) and table.trouble is None and stands_in(table, interaction.channel_id)
    place = table.place if kept else await place_here(interaction)
    if place is None:
        return
    await house.tables.life.move_card(table.id, place, interaction.user.id)
    error = await house.show(table.id)
    table = await house.tables.reading.get(table.id)
    language, url = answers.reader(interaction), await card_url(house.tables, table)
    if error is None and url is not None:
        await answers.say(interaction, texts.say(language, "shown", url=url))
        return
    stays = [] if url is None or table.trouble else [texts.say(language, "show-stays", url=url)]
    await answers.say(interaction, " ".join([not_posted(interaction, place, error), *stays]))


def _log(game: str) -> app_commands.Command[Any, ..., None]:
    async def run(interaction: Interaction, table: str | None = None) -> None:
        await _open(interaction)
        await _read(interaction, game, table, "log")

    return command("command-log", run, [read_parameter(game, "command-log", running_only=True)])


async def _read(interaction: Interaction, game: str, typed: str | None, how: How) -> None:
    """The log of a table or its position in words; where several may be meant, the person is asked."""
    user, language = interaction.user.id, answers.reader(interaction)
    meant = await tables_to_read(interaction, game, typed)
    if meant.ask:
        await answers.show(interaction, watch.which_of(meant.tables, user, language, how))
        return
    (table,) = meant.tables
    if how == "read":
        await answers.show(interaction, words_page(table, table.seat_of(user), language))
    else:
        tables = house_of(interaction).tables
        await answers.show(interaction, await log_page(tables, table, table.seat_of(user), language))


def _rules(game: str) -> app_commands.Command[Any, ..., None]:
    async def run(interaction: Interaction, page: int) -> None:
        await answers.open_private(interaction)
        await answers.show(interaction, await rules_page(game, answers.reader(interaction), page - 1))

    pages = app_commands.Range[int, 1, max(1, rules_count(game))]
    return command("command-rules", run, [Parameter("page", pages, "command-rules-page", 1)])


async def _hand(interaction: Interaction, table: Table) -> None:
    await show_view(interaction, table.id)


async def _resign(interaction: Interaction, table: Table) -> None:
    await ask_resign(interaction, table.id)
