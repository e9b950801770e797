"""What commands and clicks work with, and the way to it from an interaction."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord

from bot.foreign import look
from bot.members import Members
from bot.permissions import removes
from bot.tables.absence import absent, is_known, sought
from bot.tables.calls import is_bots
from bot.tables.model import Refusal, Table
from bot.tables.pacing import Clicks
from bot.tables.person import Person
from bot.tables.publisher import Publisher
from bot.tables.reminding import Reminding
from bot.tables.rivals import Rivals
from bot.tables.service import Tables
from bot.tables.substitutes import unhindered


class House:
    """The tables, who is in their servers, what shows them and reminds of them, and how much everybody clicks."""

    def __init__(
        self, tables: Tables, publisher: Publisher, members: Members, reminding: Reminding, rivals: Rivals
    ) -> None:
        self.tables = tables
        self.members = members
        self.reminding = reminding
        self.clicks = Clicks()
        self._publisher = publisher
        self._rivals = rivals

    async def remember(self, interaction: discord.Interaction[Any]) -> None:
        """Note what the person who acts is called, and his language."""
        await self.tables.people.remember(person_of(interaction.user), str(interaction.locale))

    async def answered(self, table: Table, user: int | None = None) -> Table:
        """The table after what the bot does at its own seats now, where that takes no more than a moment.

        `user`: who is shown what he owes then, so that he needs no call to it.
        """
        if not is_bots(table):
            return table
        await self._rivals.rest(table.id, user)
        return await self.tables.reading.get(table.id)

    async def look_round(self, table: Table, *, closely: bool = False) -> Table:
        """The table after a look whether those for whom it waits, or who were missed, are in the server.

        `closely`: whether all are, and what was heard a moment ago doesn't do.
        """
        members = await self.members.look_up(table.place.guild, sought(table, all=closely), again=closely)
        if is_known(table, members):
            return table
        with suppress(Refusal):  # somebody else has just noted it
            return await self.tables.life.attend(table.id, members)
        return await self.tables.reading.get(table.id)

    async def look_again(self) -> None:
        """Look for those who have left, where something is about to come of it: who is back has never been away."""
        for id in await self.tables.timing.missed():
            with suppress(Refusal):  # nobody can read the table
                table = await self.tables.reading.get(id)
                if absent(table):
                    table = await self.look_round(table, closely=True)
                await self._look_for_takers(table)

    async def _look_for_takers(self, table: Table) -> None:
        """Look whether those are in the server who get a seat now as nobody is there to agree to them."""
        users = [each.user for each in unhindered(table, self.tables.changes.now())]
        members = await self.members.look_up(table.place.guild, users, again=True)
        if gone := [user for user in users if not members.get(user, True)]:
            await self.tables.substitutes.miss(table.id, gone)

    async def may_remove(self, interaction: discord.Interaction[Any], guild: int) -> bool | None:
        """Whether the person who acts may remove people from this server; None where Discord doesn't say it."""
        if interaction.guild_id != guild:
            return await self.members.may_remove(guild, interaction.user.id)
        return removes(interaction.permissions)

    async def attended(self, table: int) -> Table:
        """The table with this id after a look round: without those of whom it waited who have left the server."""
        return await self.look_round(await self.tables.reading.get(table))

    async def show(self, table: int) -> Exception | None:
        """Bring the table's messages up to date; what kept its card from being shown, None where nothing did."""
        return await self._publisher.show(table)

    async def show_now(self, table: int) -> Table:
        """Bring the table's messages up to date before going on; the table as it is then."""
        await self.show(table)
        return await self.tables.reading.get(table)


def house_of(interaction: discord.Interaction[Any]) -> House:
    """The house that the bot of this interaction keeps."""
    house: House = interaction.client.house
    return house


def is_itself(interaction: discord.Interaction[Any], user: discord.User | discord.Member) -> bool:
    """Whether somebody who was chosen is the bot."""
    own = interaction.client.user
    return own is not None and own.id == user.id


def person_of(user: discord.abc.User) -> Person:
    """A Discord user as the tables know him. Of names that can't be seen the account's own stands in the place."""
    name = _readable(user.global_name) or user.name
    if isinstance(user, discord.Member):
        return Person(user.id, name, _readable(user.nick), user.guild.id)
    return Person(user.id, name)


def _readable(name: str | None) -> str | None:
    return name if name and look(name) else None
