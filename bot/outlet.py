"""The publisher's hands in Discord: posts, edits and retires messages, and says what failed."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import discord

from bot import texts
from bot.answers import QUIET
from bot.tables.model import CARD, Delivery, Table
from bot.tables.publisher import Busy, Closed, Lost, Missing, Posted
from bot.views.card import card_page, retired_page
from bot.views.lobby import moved_line
from bot.views.page import MARKS, Page, mark_of, put_mark, word
from bot.views.private import private_page

if TYPE_CHECKING:
    from bot.client import Flotilla

GONE = {10008, 30046, 50005, 50083}
"""Deleted; edited too often since it grew old; another account's; in an archived thread: a new message is needed."""
CLOSED_DM = {40003, 50007, 50278}
"""Opened too fast, closed by the person, no server in common."""
LOOK_BACK = 25
"""So many messages of a channel are searched for one that a crash kept from being recorded."""


@contextmanager
def _plainly() -> Iterator[None]:
    """Discord's errors as the publisher knows them; others pass through and are tried again later."""
    try:
        yield
    except discord.RateLimited as error:
        raise Busy(error.retry_after) from error
    except discord.HTTPException as error:
        if error.code in GONE:
            raise Missing from error
        if error.code in CLOSED_DM:
            raise Closed from error
        if isinstance(error, discord.NotFound | discord.Forbidden):
            raise Lost from error
        raise


class DiscordOutlet:
    """Shows tables by the bot's own messages (see `bot.tables.publisher.Outlet`)."""

    def __init__(self, bot: Flotilla) -> None:
        self._bot = bot

    async def post(self, table: Table, delivery: Delivery, ping: tuple[int, ...]) -> Posted:
        """A new message, pinging the seats in `ping`."""
        page = await self._page(table, delivery)
        put_mark(page, _mark(delivery))
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(table.seats[seat].user) for seat in ping]
        )
        with _plainly():
            where = await self._where(table, delivery)
            message = await where.send(
                **page.extra,
                allowed_mentions=mentions,
                nonce=f"{table.id}:{delivery.target}:{delivery.sending}",
            )
        return Posted(message.channel.id, message.id)

    async def edit(self, table: Table, delivery: Delivery) -> None:
        """Bring the message up to date."""
        page = await self._page(table, delivery)
        await self._edit(delivery, page)

    async def retire(self, table: Table, delivery: Delivery) -> None:
        """Reduce an older card to one line; an older direct message goes altogether."""
        if delivery.target == CARD and table.state is None:
            await self._edit(delivery, word(moved_line(table)))
        elif delivery.target == CARD:
            await self._edit(delivery, retired_page(table, await self._bot.tables.recent(table)))
        else:
            with _plainly():
                await self._message(delivery).delete()

    async def find(self, table: Table, delivery: Delivery) -> Posted | None:
        """The message that was sent for `delivery.sending`, among the last ones there."""
        with _plainly():
            where = await self._where(table, delivery)
            async for message in where.history(limit=LOOK_BACK):
                mine = self._bot.user is not None and message.author.id == self._bot.user.id
                if mine and mark_of(message) == _mark(delivery):
                    return Posted(message.channel.id, message.id)
        return None

    def _message(self, delivery: Delivery) -> discord.PartialMessage:
        assert delivery.channel is not None
        assert delivery.message is not None  # only what was posted is edited
        return self._bot.get_partial_messageable(delivery.channel).get_partial_message(delivery.message)

    async def _edit(self, delivery: Delivery, page: Page) -> None:
        with _plainly():
            await self._message(delivery).edit(view=page.layout, attachments=page.files, allowed_mentions=QUIET)

    async def _where(self, table: Table, delivery: Delivery) -> discord.abc.Messageable:
        if delivery.target == CARD:
            return self._bot.get_partial_messageable(table.place.channel, guild_id=table.place.guild)
        seat = _seat(delivery)
        return await self._bot.create_dm(discord.Object(table.seats[seat].user))

    async def _page(self, table: Table, delivery: Delivery) -> Page:
        if delivery.target == CARD:
            return await card_page(self._bot, table)
        language = await self._reader(table, delivery)
        return await private_page(self._bot, table, _seat(delivery), language, onward=True)

    async def _reader(self, table: Table, delivery: Delivery) -> str:
        locale = await self._bot.tables.locale_of(table.seats[_seat(delivery)].user)
        return texts.language_of(locale) if locale else table.language


def _seat(delivery: Delivery) -> int:
    assert delivery.seat is not None  # the card is shown otherwise
    return delivery.seat


def _mark(delivery: Delivery) -> int:
    """By which a message is known again that a crash kept from being recorded."""
    return MARKS[zlib.crc32(f"{delivery.table}:{delivery.target}:{delivery.sending}".encode()) % len(MARKS)]
