"""Which of a person's tables a command is about, and the lists that help to say it."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot import answers, texts
from bot.cogs.build import OFFERED, Completer, Interaction, Parameter
from bot.tables.making import asking
from bot.tables.model import Refusal, Status, Table, Walk
from bot.views.names import plain_names, table_label
from bot.views.page import OPTION, clip
from engine import notation
from engine.game import Choice, IllegalAction
from engine.values import Path, line
from engine.walk import Asking


async def own_table(interaction: Interaction, game: str, id: int | None, also: Status | None = None) -> Table:
    """The table with this number, or the one that waits for the person: in this channel before others.

    Beside running ones those in a state `also` count: "open" ones, or "over", the last of them where none is running.
    Raises Refusal where there is none, or it isn't one of his.
    """
    bot = answers.bot_of(interaction)
    if id is not None:
        table = await bot.tables.get(id)
        if table.game != game or table.seat_of(interaction.user.id) is None:
            raise Refusal(line("refuse-not-seated"))
        if table.status not in ("running", also):
            raise Refusal(line("refuse-not-running"))
        return table
    tables = await bot.tables.of_user(interaction.user.id, game=game, running_only=also != "open")
    if not tables:
        last = await bot.store.tables.last_finished(interaction.user.id, game) if also == "over" else None
        if last is None:
            raise Refusal(line("refuse-no-table"))
        return await bot.tables.get(last)
    here = [table for table in tables if table.place.channel == interaction.channel_id]
    return (here or tables)[0]


def table_parameter(game: str, command: str, also: Status | None) -> Parameter:
    """The parameter that names a table, with the person's tables (not those that are over) as suggestions."""
    return Parameter("table", int, f"{command}-table", complete=_tables_of(game, running_only=also != "open"))


def _tables_of(game: str, *, running_only: bool) -> Completer:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        bot, language = answers.bot_of(interaction), answers.reader(interaction)
        tables = await bot.tables.of_user(interaction.user.id, game=game, running_only=running_only)
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
            walks = await bot.tables.walks(table.id, interaction.user.id)
        except Refusal:
            return []
        language = answers.reader(interaction)
        offered: list[app_commands.Choice[str]] = []
        for walk in walks:
            moves = notation.suggest(_asking(walk), walk.table.state, walk.seat, current, OFFERED - len(offered))
            offered += [
                app_commands.Choice(name=clip(_explained(walk, move, language), OPTION), value=move)
                for move in moves
                if len(move) <= OPTION
            ]
        return offered

    return complete


def read_move(walks: Sequence[Walk], text: str) -> tuple[Walk, Path, bool]:
    """What a typed move means: the choice that it makes, its path, and whether that is complete.

    Raises the refusal of the first choice where no one can be meant.
    """
    begun: list[tuple[Walk, Path, bool]] = []
    refused: list[IllegalAction] = []
    for walk in walks:
        try:
            return walk, notation.read(_asking(walk), walk.table.state, walk.seat, text), True
        except notation.Unfinished as unfinished:
            begun.append((walk, unfinished.path, False))
        except IllegalAction as refusal:
            refused.append(refusal)
    if not begun:
        raise refused[0]
    return begun[0]


def _asking(walk: Walk) -> Asking:
    return asking(walk.table, walk.decision.number)


def _explained(walk: Walk, move: str, language: str) -> str:
    """A typed move with what its last answer leads to."""
    table = walk.table
    path = notation.read(_asking(walk), table.state, walk.seat, move)
    question = _asking(walk).choose(table.state, walk.seat, path[:-1])
    options = question.options if isinstance(question, Choice) else ()
    notes = [option.note for option in options if option.value == path[-1] and option.note is not None]
    return " – ".join([move, *(texts.tell(language, table.game, note, plain_names(table)) for note in notes)])
