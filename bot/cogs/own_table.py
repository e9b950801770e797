"""Which of a person's tables a command is about, and the lists that help to say it."""

from __future__ import annotations

from discord import app_commands

from bot import answers
from bot.cogs.build import OFFERED, Completer, Interaction, Parameter
from bot.tables.model import Refusal, Table
from bot.views.page import OPTION, clip
from bot.views.private import table_label
from engine import notation
from engine.values import line


async def own_table(interaction: Interaction, game: str, id: int | None, *, finished: bool = False) -> Table:
    """The table with this number, or the one that waits for the person: in this channel before others.

    Raises Refusal where there is none, or it isn't one of his; `finished` ones count only by number.
    """
    bot = answers.bot_of(interaction)
    if id is not None:
        table = await bot.tables.get(id)
        if table.game != game or table.seat_of(interaction.user.id) is None:
            raise Refusal(line("refuse-not-seated"))
        if table.status != "running" and not (finished and table.status == "over"):
            raise Refusal(line("refuse-not-running"))
        return table
    tables = await bot.tables.of_user(interaction.user.id, game=game, running_only=True)
    if not tables:
        raise Refusal(line("refuse-no-table"))
    here = [table for table in tables if table.place.channel == interaction.channel_id]
    return (here or tables)[0]


def table_parameter(game: str, command: str) -> Parameter:
    """The parameter that names a table, with the person's tables as suggestions."""
    return Parameter("table", int, f"{command}-table", complete=_tables_of(game))


def _tables_of(game: str) -> Completer:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        bot, language = answers.bot_of(interaction), answers.reader(interaction)
        tables = await bot.tables.of_user(interaction.user.id, game=game, running_only=True)
        labels = [(clip(table_label(table, interaction.user.id, language), OPTION), table.id) for table in tables]
        return [app_commands.Choice(name=label, value=id) for label, id in labels if current.lower() in label.lower()][
            :OFFERED
        ]

    return complete


def moves_of(game: str) -> Completer:
    """Suggestions for a typed move: nothing unless the person owes one."""

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        bot = answers.bot_of(interaction)
        try:
            table = await own_table(interaction, game, getattr(interaction.namespace, "table", None))
            walk = await bot.tables.walk(table.id, interaction.user.id)
        except Refusal:
            return []
        moves = notation.suggest(table.engine, table.state, walk.seat, current, OFFERED)
        return [app_commands.Choice(name=move, value=move) for move in moves if len(move) <= OPTION]

    return complete
