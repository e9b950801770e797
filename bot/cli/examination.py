"""What `flotilla doctor` does in Discord, step by step: all that only the real one can show.

It may be done beside the running bot: clicks reach both, and the bot leaves the doctor's button to the doctor.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Any, NamedTuple

import discord

from bot.client import DOCTORS, custom_id_of, own_commands
from bot.failures import CLOSED_DM, CROWDED, FORBIDDEN, NO_CHANNEL, TOO_BAD
from bot.outlet import LOOK_BACK
from bot.permissions import missing
from bot.pictures import draw_example
from bot.views.answers import QUIET
from bot.views.page import TAGS, Page, page, put_tag, tag_of, word
from engine import registry
from render import Picture

PATIENCE = 120.0
"""Seconds that the person has for pressing the button."""
LABEL = "It works"
THREAD = "flotilla doctor"
"""The name of its thread."""
ANSWERED = 40060
"""The click has its answer already."""


class Finding(NamedTuple):
    """What came of a step: whether it held (None: it was left out), and what to do where it didn't."""

    step: str
    held: bool | None
    told: str
    cure: str = ""


class Fault(Exception):
    """A step that didn't hold."""

    def __init__(self, told: str, cure: str) -> None:
        super().__init__(told)
        self.told = told
        self.cure = cure


class LeftOut(Exception):
    """A step that could not be tried, or had nobody to take part."""


async def examine(
    client: discord.Client, channel: Any, person: int, say: Callable[[str], None]
) -> AsyncGenerator[Finding, None]:
    """Try everything in this channel; what the person is to do is said. Nothing is left there in the end.

    `client` is connected and has no commands of its own, `channel` is one of a server, or a thread.
    """
    trial = _Trial(client, channel, person, say)
    try:
        for step, trying in trial.steps:
            try:
                yield Finding(step, True, await trying())
            except LeftOut as left_out:
                yield Finding(step, None, str(left_out))
            except Fault as fault:
                yield Finding(step, False, fault.told, fault.cure)
            except (discord.HTTPException, discord.RateLimited) as error:
                yield Finding(step, False, *_explained(error))
    finally:
        await trial.clear()


class _Trial:
    def __init__(self, client: discord.Client, channel: Any, person: int, say: Callable[[str], None]) -> None:
        self._client = client
        self._channel = channel
        self._person = person
        self._say = say
        self._id = DOCTORS + secrets.token_hex(8)
        self._tag = secrets.choice(TAGS)
        self._card: discord.Message | None = None
        self._thread: discord.Thread | None = None
        self.steps = (
            ("commands", self._commands),
            ("permissions", self._permissions),
            ("card with a picture", self._post),
            ("card found again", self._find),
            ("picture replaced", self._edit),
            ("button", self._press),
            ("card retired", self._retire),
            ("thread", self._open_thread),
            ("direct message", self._write),
        )

    async def clear(self) -> None:
        """Take away what is left."""
        for made in (self._thread, await self._notice(), self._card):
            if made is not None:
                with suppress(discord.HTTPException, discord.RateLimited):
                    await made.delete()

    async def _notice(self) -> discord.Message | None:
        """What Discord itself may have written of the thread."""
        with suppress(discord.HTTPException, discord.RateLimited):
            async for message in self._channel.history(limit=LOOK_BACK):
                if message.type is discord.MessageType.thread_created and message.content == THREAD:
                    return message  # type: ignore[no-any-return]
        return None

    async def _commands(self) -> str:
        """Those that Discord has are this version's; nothing is registered."""
        # by a tree of its own it would take the commands of players for its own, beside a running bot
        assert self._client.application_id is not None  # the client has logged in
        found = await self._client.http.get_global_commands(self._client.application_id)
        known = {command["name"] for command in found}
        ours = {command.name for command in own_commands()}
        if lacking := sorted(ours - known):
            raise Fault(f"not registered: {', '.join(lacking)}", "start the bot, which registers them")
        if foreign := sorted(known - ours):
            raise Fault(f"not of this version: {', '.join(foreign)}", "start this version of the bot once")
        return f"{len(known)} are registered"

    async def _permissions(self) -> str:
        in_thread = isinstance(self._channel, discord.Thread)
        has = self._channel.permissions_for(self._channel.guild.me)
        if lacks := missing(has, in_thread=in_thread):
            raise Fault(f"the bot lacks {_rights(lacks)} here", "give them to its role, here or in the server")
        return "all that the bot needs here"

    async def _post(self) -> str:
        shown, picture = await self._face(0)
        put_tag(shown, self._tag)
        mention = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(self._person)])
        self._card = await self._channel.send(**shown.extra, allowed_mentions=mention)
        await self._see_picture()
        return f"{len(picture.data) / 1000:.0f} KB, {picture.width}×{picture.height}"

    async def _find(self) -> str:
        """As the bot does after a crash: by the id of its first component, among the last messages."""
        card = self._posted()
        async for message in self._channel.history(limit=LOOK_BACK):
            if tag_of(message) == self._tag and message.id == card.id:
                return "by its tag, among the last messages"
        raise Fault("its tag is not to be seen among the last messages", "after a crash the bot may post a card twice")

    async def _edit(self) -> str:
        card = self._posted()
        before = await self._see_picture()
        shown, picture = await self._face(1)
        put_tag(shown, self._tag)
        await card.edit(view=shown.layout, attachments=shown.files, allowed_mentions=QUIET)
        if await self._see_picture() == before:
            raise Fault("the old picture still stands there", "boards may be out of date: report this")
        return f"{len(picture.data) / 1000:.0f} KB in its place"

    async def _press(self) -> str:
        card = self._posted()
        self._say(f"press “{LABEL}” within two minutes: {card.jump_url}")
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    click = await self._client.wait_for("interaction", check=self._is_ours)
                    meant = click.user.id == self._person
                    said = "It works." if meant else "This button is for the one who runs the bot."
                    await click.response.send_message(view=word(said).layout, ephemeral=True, allowed_mentions=QUIET)
                    if meant:
                        return "pressed, and answered"
        raise LeftOut("nobody has pressed it, so nothing is known of it")

    def _is_ours(self, interaction: discord.Interaction[Any]) -> bool:
        return custom_id_of(interaction) == self._id

    async def _retire(self) -> str:
        card = self._posted()
        await card.edit(view=word("flotilla doctor was here.").layout, attachments=[], allowed_mentions=QUIET)
        if _pictures(await card.fetch()):
            raise Fault("the picture still stands there", "older cards may keep their pictures: report this")
        return "one line is left, without a picture"

    async def _open_thread(self) -> str:
        if isinstance(self._channel, discord.Thread):
            raise LeftOut("this is one already")
        card = self._posted()
        self._thread = thread = await card.create_thread(name=THREAD, auto_archive_duration=60)
        await thread.send(view=word("flotilla doctor was here.").layout, allowed_mentions=QUIET)
        if self._channel.permissions_for(self._channel.guild.me).manage_threads:
            return "opened and written in"
        await thread.edit(archived=True)
        self._thread = None
        return "opened, written in, archived; it stays, as the bot may not manage threads"

    async def _write(self) -> str:
        conversation = await self._client.create_dm(discord.Object(self._person))
        text = word("flotilla doctor was here.").layout
        message = await conversation.send(view=text, allowed_mentions=QUIET)
        await message.delete()
        return "sent and deleted"

    async def _face(self, number: int) -> tuple[Page, Picture]:
        """The card with the middle of a game, another one for each number."""
        game = tuple(registry.GAMES)[number]
        example = await draw_example(game, registry.get(game).Options(), ("A", "B"))
        if not example.pictures:
            raise Fault("no picture could be drawn", "the log says why: report it")
        (picture, *_) = example.pictures
        text = (
            f"**flotilla doctor** sees whether everything works here. <@{self._person}>, please press the button within"
            " two minutes. All this will be gone then."
        )
        button: discord.ui.Button[Any] = discord.ui.Button(
            style=discord.ButtonStyle.success, label=LABEL, custom_id=self._id
        )
        return page([text], [[button]], [picture], alt="The middle of a game."), picture

    async def _see_picture(self) -> str:
        """Where the card's picture is, as Discord tells it. Raises Fault where there is none."""
        shown = _pictures(await self._posted().fetch())
        if len(shown) != 1 or not shown[0].startswith("https://"):
            raise Fault("the card stands there without its picture", "boards will be missing: report this")
        return shown[0]

    def _posted(self) -> discord.Message:
        if self._card is None:
            raise LeftOut("there is no card")
        return self._card


def _pictures(message: discord.Message) -> list[str]:
    """The addresses of the pictures in a message, nested ones too; those of its attachments are always empty here."""
    found, parts = [], list[Any](message.components)
    while parts:
        part = parts.pop(0)
        if isinstance(part, discord.MediaGalleryComponent):
            found += [item.media.url for item in part.items]
        parts += getattr(part, "children", ())
    return found


def _explained(error: discord.HTTPException | discord.RateLimited) -> tuple[str, str]:
    """What Discord's error means, and what to do."""
    if isinstance(error, discord.RateLimited):
        return f"Discord asks to wait for {error.retry_after:.0f} s", "wait, then try again"
    told = f"Discord says {error.status} {error.code}: {error.text}".strip()
    if error.code in CLOSED_DM:
        return told, "let members of a common server write to you; players who don't are called in the channel"
    if error.code == CROWDED:
        return told, "the bot has opened many conversations just now: try again in an hour"
    if error.code == ANSWERED:
        return told, "another process has this token and took the click: is that an older version of the bot?"
    if error.code == FORBIDDEN or error.code in NO_CHANNEL:
        return told, "see what the bot's role may do in this channel and its category"
    if error.status in TOO_BAD:
        return told, "Discord doesn't take this message any more: update the bot, or report this"
    if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return told, "Discord is in trouble (https://discordstatus.com): try again later"
    return told, "try again; if it stays so, report this"


def _rights(names: list[str]) -> str:
    return ", ".join(name.replace("_", " ").title() for name in names)
