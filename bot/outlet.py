"""The publisher's hands in Discord: posts, edits and retires messages, and says what failed."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Literal, TypeVar

import discord

from bot import texts
from bot.failures import FORBIDDEN, HAS_THREAD, NO_CHANNEL, WORN, plain, plainly
from bot.members import ACTIVE, Members
from bot.permissions import THREADS, has_threads, missing_in
from bot.tables.messages import CARD, FORMER, Delivery, Leftover
from bot.tables.model import Place, Table
from bot.tables.outlet import Busy, Frozen, Lost, Missing, Posted, Refused, Unknown
from bot.tables.service import Tables
from bot.tables.threads import is_in_thread
from bot.views.answers import QUIET
from bot.views.card import card_page, retired_page
from bot.views.lobby import moved_line
from bot.views.open_seats import former_line
from bot.views.own import own_page
from bot.views.page import TAGS, Page, put_tag, renew_menus, tag_of, word
from bot.views.threads import begun_page, thread_name

OLD = timedelta(hours=1)
"""The age from which on edits are few."""
KEPT: Literal[10080] = 10080
"""Minutes without a message after which Discord archives a thread of ours: a week, the longest."""
LOOK_BACK = 25
"""So many messages of a channel are searched for one that a crash kept from being recorded."""

T = TypeVar("T")


class DiscordOutlet:
    """Shows tables by the bot's own messages (see `bot.tables.outlet.Outlet`)."""

    def __init__(self, client: discord.Client, tables: Tables, members: Members) -> None:
        self._client = client
        self._tables = tables
        self._members = members

    async def post(self, table: Table, delivery: Delivery, ping: tuple[int, ...]) -> Posted:
        """A new message, pinging the seats in `ping`."""
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(table.seats[seat].user) for seat in ping]
        )

        async def send(page: Page) -> discord.Message:
            put_tag(page, _tag(delivery))
            return await where.send(
                **page.extra,
                allowed_mentions=mentions,
                nonce=_name(delivery),
            )

        async with self._there(table, delivery) as where:
            message = await self._show(table, delivery, delivery.at or table.place, send)
        return Posted(message.channel.id, message.id)

    async def present(self, table: Table, users: Sequence[int]) -> dict[int, bool]:
        """Whether these people are in the table's server."""
        return await self._members.look_up(table.place.guild, users, trusting=ACTIVE)

    async def edit(self, table: Table, delivery: Delivery) -> None:
        """Bring the message up to date."""
        message = self._message(delivery)
        try:
            await self._edit_awake(table, delivery, message)
        except Busy:
            if not _is_old(message):
                raise
            raise Frozen from None
        except Lost:
            if delivery.seat is None:
                raise
            raise Missing from None  # with its channel, which is opened anew for the next one

    async def retire(self, table: Table, leftover: Leftover) -> bool:
        """Reduce an older card to one line, or delete it where that can't be done, or where it is one already; a direct
        message goes altogether, but for one whose reader has lost his seat. Whether a line is left that may go later.
        """
        message = self._message(leftover)
        with plainly():
            if leftover.target == FORMER:
                await _edit_or_delete(message, word(await self._former_line(table, leftover)))
                return False
            if leftover.target != CARD or leftover.reduced:
                await message.delete()
                return False
            if leftover.message == table.thread:
                await _edit(message, begun_page(table))
                return True
            return await _edit_or_delete(message, await self._line(table, leftover))

    async def _former_line(self, table: Table, leftover: Leftover) -> str:
        """What stands in the place of a private message to somebody who has lost his seat."""
        former = [tenure for tenure in table.tenures if tenure.how]
        for tenure in reversed(former):
            profile = await self._tables.people.get(tenure.user)
            if profile is not None and profile.dm_channel == leftover.channel:
                language = texts.language_of(profile.locale) if profile.locale else table.language
                return former_line(table, tenure, language)
        return former_line(table, former[-1], table.language)  # he is forgotten

    async def open_thread(self, table: Table, delivery: Delivery) -> int | None:
        """Open a thread from the card's message, whose id it gets, or find the one that began from it."""
        message = self._message(delivery)
        channel = self._client.get_channel(message.channel.id)
        if (channel is not None and not has_threads(channel)) or missing_in(
            self._client, table.place.guild, message.channel.id, THREADS
        ):
            return None
        try:
            with plainly():
                await self._client.http.start_thread_with_message(
                    message.channel.id, message.id, name=thread_name(table), auto_archive_duration=KEPT
                )
        except Refused as error:
            if not isinstance(error.__cause__, discord.HTTPException) or error.__cause__.code != HAS_THREAD:
                raise
        return message.id

    def name_for(self, table: Table) -> str:
        """What a table's thread is called."""
        return thread_name(table)

    def is_open(self, thread: int) -> bool:
        """Whether a thread isn't known to be archived."""
        return not self._client.is_ready() or self._client.get_channel(thread) is not None

    async def wake(self, thread: int, name: str | None = None) -> None:
        """Open an archived thread again, without a word; with another name where one is given."""
        with plainly():
            await self._client.http.edit_channel(thread, archived=False, **({} if name is None else {"name": name}))

    async def close(self, thread: int) -> None:
        """Archive a thread."""
        with plainly():
            await self._client.http.edit_channel(thread, archived=True)

    async def find(self, table: Table, delivery: Delivery) -> Posted | None:
        """The message that was sent for `delivery.sending`, among the last ones there."""
        async with self._there(table, delivery) as where:
            async for message in where.history(limit=LOOK_BACK):
                mine = self._client.user is not None and message.author.id == self._client.user.id
                if mine and tag_of(message) == _tag(delivery):
                    return Posted(message.channel.id, message.id)
        return None

    async def _show(self, table: Table, delivery: Delivery, place: Place, show: Callable[[Page], Awaitable[T]]) -> T:
        """Let `show` bring a page to Discord; where it may bring or does bring no pictures, one in words."""
        lacks = "attach_files" if delivery.target == CARD and self._no_files(place) else None
        page = await self._page(table, delivery, in_words=lacks is not None, lacks=lacks)
        try:
            return await show(page)
        except discord.HTTPException as error:
            forbidden = error.code == FORBIDDEN
            if not page.files or not (forbidden or isinstance(plain(error), Refused)):
                raise
        return await show(await self._page(table, delivery, in_words=True, lacks="attach_files" if forbidden else None))

    def _no_files(self, place: Place) -> bool:
        return "attach_files" in missing_in(self._client, place.guild, place.channel)

    async def _edit_awake(self, table: Table, delivery: Delivery, message: discord.PartialMessage) -> None:
        """Edit a message; where its thread was archived meanwhile, after that is open again."""
        for again in (True, False):
            try:
                with plainly():
                    await self._show(table, delivery, table.place, lambda page: _edit(message, page))
                return
            except Frozen as error:
                if not (again and error.archived and is_in_thread(table)):
                    raise
            try:
                await self.wake(message.channel.id)
            except Exception:  # it is locked: what is tried next says so
                raise Frozen from None

    async def _line(self, table: Table, leftover: Leftover) -> Page:
        """What is left of an older card."""
        if table.state is None:
            return word(moved_line(table))
        rows = await self._tables.reading.recent(table)
        # what came after it is for the next card to tell
        return retired_page(table, [row for row in rows if leftover.until is None or row.seq <= leftover.until])

    def _message(self, posted: Delivery | Leftover) -> discord.PartialMessage:
        assert posted.channel is not None
        assert posted.message is not None  # only what was posted is edited
        return self._client.get_partial_messageable(posted.channel).get_partial_message(posted.message)

    @asynccontextmanager
    async def _there(self, table: Table, delivery: Delivery) -> AsyncIterator[discord.abc.Messageable]:
        """Where a new message goes. A person's channel is opened only where none is known."""
        if delivery.target == CARD:
            place = delivery.at or table.place
            try:
                with plainly():
                    yield self._client.get_partial_messageable(place.channel, guild_id=place.guild)
            except Frozen:
                raise Lost(locked=True) from None
            return
        user = table.seats[_seat(delivery)].user
        profile = await self._tables.people.get(user)
        with plainly():
            if profile is None or profile.dm_channel is None:
                yield await self._client.create_dm(discord.Object(user))
                return
            try:
                yield self._client.get_partial_messageable(profile.dm_channel)
            except discord.HTTPException as error:
                if error.code not in NO_CHANNEL:
                    raise
                raise Unknown from error

    def _no_thread(self, table: Table) -> list[str]:
        """The rights that the bot lacks where no thread could be opened for a game."""
        if table.threaded != "refused":
            return []
        return missing_in(self._client, table.place.guild, table.place.channel, THREADS)

    async def _page(self, table: Table, delivery: Delivery, *, in_words: bool, lacks: str | None) -> Page:
        if delivery.target == CARD:
            page = await card_page(
                self._tables, table, in_words=in_words, lacks=lacks, no_thread=self._no_thread(table)
            )
        else:
            language = await self._reader(table, delivery)
            page = await own_page(self._tables, table, _seat(delivery), language, onward=True, in_words=in_words)
        # not by what has happened at the table: some of that is a secret
        renew_menus(page, round(discord.utils.utcnow().timestamp() * 1000))
        return page

    async def _reader(self, table: Table, delivery: Delivery) -> str:
        locale = await self._tables.people.locale_of(table.seats[_seat(delivery)].user)
        return texts.language_of(locale) if locale else table.language


async def _edit_or_delete(message: discord.PartialMessage, page: Page) -> bool:
    """Reduce an older message to a page, or delete it where it can't be edited for its age. Whether it is left."""
    try:
        await _edit(message, page)
    except (discord.HTTPException, discord.RateLimited) as error:
        if not _worn(message, error):
            raise
        await message.delete()
        return False
    return True


def _worn(message: discord.PartialMessage, error: discord.HTTPException | discord.RateLimited) -> bool:
    """Whether a message can't be edited for its age: discord.py gives the limit on that like any other one."""
    if isinstance(error, discord.HTTPException):
        return error.code == WORN
    return _is_old(message)


def _is_old(message: discord.PartialMessage) -> bool:
    return discord.utils.utcnow() - discord.utils.snowflake_time(message.id) > OLD


async def _edit(message: discord.PartialMessage, page: Page) -> None:
    await message.edit(view=page.layout, attachments=page.files, allowed_mentions=QUIET)


def _seat(delivery: Delivery) -> int:
    assert delivery.seat is not None  # the card is shown otherwise
    return delivery.seat


def _tag(delivery: Delivery) -> int:
    """By which a message is known again that a crash kept from being recorded."""
    return TAGS[zlib.crc32(_name(delivery).encode()) % len(TAGS)]


def _name(delivery: Delivery) -> str:
    """Of a post: Discord takes no second one of the same name for some minutes."""
    return f"{delivery.table}:{delivery.target}:{delivery.posts}"
