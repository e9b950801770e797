"""Which table somebody wants to read of: one of his own, else any that he can see being played."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.build import Interaction, Parameter
from bot.cogs.own_table import Meant, labelled, own_table, table_id
from bot.house import house_of
from bot.tables.model import Refusal, Table
from bot.tables.threads import stands_in
from bot.views.sight import sees
from engine.values import line

LOOKED_AT = 100
"""So many of a server's newest tables are looked at."""


async def tables_to_read(interaction: Interaction, game: str, typed: str | None) -> Meant:
    """The table that is named, else one's own as `own_table` finds it, else those that run in this channel or server.

    A table is anybody's to read who sees its channel. Raises Refusal where there is none.
    """
    house, user = house_of(interaction), interaction.user.id
    if typed is not None:
        table = await house.tables.reading.get(table_id(typed))
        if table.game != game or not (table.seat_of(user) is not None or sees(interaction, table)):
            raise Refusal(line("refuse-not-seated"))
        if table.status not in ("running", "over"):
            raise Refusal(line("refuse-not-running"))
        return Meant([table], ask=False)
    try:
        own = await own_table(interaction, game, None, "over")
    except Refusal as refusal:
        watched = await watched_tables(interaction, game)
        if not watched:
            raise refusal from None
    else:
        if interaction.guild_id in (None, own.place.guild):
            return Meant([own], ask=False)
        watched = await watched_tables(interaction, game) or [own]
    here = [table for table in watched if stands_in(table, interaction.channel_id)]
    return Meant(here or watched, ask=len(here or watched) > 1)


async def tables_to_watch(interaction: Interaction, typed: str | None) -> Meant:
    """The table that is named, else those of any game that run in this channel, or else in this server.

    Raises Refusal where there is none.
    """
    if typed is not None:
        return Meant([await house_of(interaction).tables.reading.get(table_id(typed))], ask=False)
    watched = await watched_tables(interaction, None)
    if not watched:
        raise Refusal(line("refuse-nothing-watched" if interaction.guild_id is not None else "refuse-not-in-server"))
    here = [table for table in watched if stands_in(table, interaction.channel_id)]
    return Meant(here or watched, ask=len(here or watched) > 1)


async def watched_tables(interaction: Interaction, game: str | None) -> list[Table]:
    """The running tables (None: of any game) of this server where the person doesn't sit and whose channels he sees,
    this one's first.
    """
    if interaction.guild_id is None:
        return []
    found = await house_of(interaction).tables.reading.of_guild(interaction.guild_id, LOOKED_AT)
    others = [table for table in found if game in (None, table.game) and table.status == "running"]
    others = [table for table in others if table.seat_of(interaction.user.id) is None and sees(interaction, table)]
    return sorted(others, key=lambda table: not stands_in(table, interaction.channel_id))


def watch_parameter() -> Parameter:
    """The parameter that names a table to watch: all that can be watched are suggested."""

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return labelled(interaction, await watched_tables(interaction, None), current)

    return Parameter("table", str, "command-table-watch-table", complete=complete)


async def tables_to_take(interaction: Interaction) -> list[Table]:
    """The running tables of this server with a seat for this person, whose channels he sees, this one's first."""
    if interaction.guild_id is None:
        return []
    user = interaction.user.id
    found = await house_of(interaction).tables.reading.with_open_seats(interaction.guild_id)
    free = [table for table in found if table.seat_of(user) is None and table.former(user) is None]
    return sorted(
        (table for table in free if sees(interaction, table)),
        key=lambda table: not stands_in(table, interaction.channel_id),
    )


def read_parameter(game: str, command: str, *, running_only: bool) -> Parameter:
    """The parameter that names a table to read of: one's own are suggested first, then all that can be watched."""

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        reading, user = house_of(interaction).tables.reading, interaction.user.id
        own = await reading.of_user(user, game=game, running_only=running_only)
        return labelled(interaction, [*own, *await watched_tables(interaction, game)], current)

    return Parameter("table", str, f"{command}-table", complete=complete)
