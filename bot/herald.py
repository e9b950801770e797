"""Reminders in Discord: a direct message, or a ping in the table's channel where that is wanted or else impossible.

What is told of pacts comes by direct message alone: a ping would tell others that there is something.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord
import structlog

from bot import texts
from bot.tables.holders import Candidate
from bot.tables.model import Table
from bot.tables.pacts import NewsKind, Pact
from bot.tables.person import Profile
from bot.tables.reminders import is_secret
from bot.tables.reminding import Told
from bot.tables.service import Tables
from bot.views.answers import QUIET
from bot.views.pact_news import news_page
from bot.views.page import Page
from bot.views.reminder import reminder_page, stalled_page
from bot.views.substitutes import told_page
from bot.views.unseated import unseated_page

_log = structlog.get_logger(__name__)


class DiscordHerald:
    """Tells people of what they owe (see `bot.tables.reminding.Herald`)."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def remind(self, user: int, profile: Profile | None, told: Sequence[Told]) -> None:
        """One direct message of all; else a ping in the channel of each. What is secret comes by message or not at all.

        A channel for direct messages is opened by the publisher alone, which paces that: who has none yet is pinged.
        """
        secret = [each for each in told if is_secret(each.table, each.seat)]
        wanted = told if profile is not None and profile.remind_where == "dm" else secret
        if wanted and profile is not None and profile.dm_channel is not None and _takes_messages(profile):
            language = texts.language_of(profile.locale) if profile.locale else wanted[0].table.language
            page = await reminder_page(self._tables, wanted, language)
            if await self._write(profile.dm_channel, page):
                told = [each for each in told if each not in wanted]
        for each in [each for each in told if each not in secret]:
            page = await reminder_page(self._tables, [each], each.table.language, mention=user)
            mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user)])
            await self._post(each.table, page, mentions)

    async def stalled(self, told: Told) -> None:
        """A word in the channel, which pings nobody."""
        await self._post(told.table, stalled_page(told), QUIET)

    async def tell_pact(self, table: Table, seat: int, pact: Pact, kind: NewsKind) -> None:
        """A direct message; who gets none finds it in his own view."""
        row, profile = table.seats[seat], await self._tables.people.get(table.seats[seat].user)
        if row.absent or profile is None or profile.dm_channel is None or not _takes_messages(profile):
            return
        language = texts.language_of(profile.locale) if profile.locale else table.language
        page = await news_page(self._tables, table, seat, pact, kind, language)
        await self._write(profile.dm_channel, page)

    async def tell_unseated(self, user: int, table: Table, reason: str) -> None:
        """A direct message; where there is no channel for it one is opened, as this is rare.

        Who gets none is told when he comes back to the table.
        """
        profile = await self._tables.people.get(user)
        if profile is not None and not _takes_messages(profile):
            return
        language = texts.language_of(profile.locale) if profile and profile.locale else table.language
        channel = profile.dm_channel if profile else None
        try:
            where = channel or (await self._client.create_dm(discord.Object(user))).id
        except (discord.HTTPException, discord.RateLimited) as error:
            _log.warning("message not sent", error=type(error).__name__)
            return
        await self._write(where, unseated_page(table, reason, language))

    async def tell_candidate(self, table: Table, candidate: Candidate) -> None:
        """A direct message, else a ping in the table's channel."""
        profile = await self._tables.people.get(candidate.user)
        language = texts.language_of(profile.locale) if profile is not None and profile.locale else table.language
        page = told_page(table, candidate, language)
        channel = profile.dm_channel if profile is not None and _takes_messages(profile) else None
        if channel is not None and await self._write(channel, page):
            return
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(candidate.user)])
        await self._post(table, told_page(table, candidate, table.language, mention=True), mentions)

    async def _write(self, channel: int, page: Page) -> bool:
        """Send a direct message; whether that could be done."""
        try:
            await self._client.get_partial_messageable(channel).send(**page.extra, allowed_mentions=QUIET)
        except (discord.HTTPException, discord.RateLimited) as error:
            _log.warning("message not sent", error=type(error).__name__)
            return False
        return True

    async def _post(self, table: Table, page: Page, mentions: discord.AllowedMentions) -> None:
        """Send a message to a table's channel, if that can be done."""
        where = self._client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)
        try:
            await where.send(**page.extra, allowed_mentions=mentions)
        except (discord.HTTPException, discord.RateLimited) as error:
            _log.warning("reminder not posted", table=table.id, error=type(error).__name__)


def _takes_messages(profile: Profile) -> bool:
    """Whether somebody takes direct messages at all."""
    return not (profile.dm_off or profile.dm_closed)
