"""Answering an interaction: defer first, then show a page or say a sentence, and always say something.

Whatever is answered here is private, except where a button's own public message is edited by the publisher.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

import discord
import structlog

from bot import texts
from bot.house import house_of
from bot.speaker import Speaker
from bot.tables.limits import CLICKS, CLICKS_WITHIN
from bot.tables.model import Refusal
from bot.tables.store.errors import Corrupt, StoreError, Unsaved
from bot.views.page import Page, keep_tag, renew_menus, word
from engine.game import IllegalAction

log = structlog.get_logger()
P = ParamSpec("P")
QUIET = discord.AllowedMentions.none()
UPDATE = discord.InteractionResponseType.deferred_message_update


def reader(interaction: discord.Interaction[Any]) -> str:
    """The language of the person who acted."""
    return texts.language_of(str(interaction.locale))


async def served(interaction: discord.Interaction[Any]) -> bool:
    """Whether to go on with what somebody did, or he does too much at once: he is told that once, then passed over.

    What is passed over costs no look into the database. Whoever acts in a server is there.
    """
    house, user, now = house_of(interaction), interaction.user.id, discord.utils.utcnow()
    house.members.seen(interaction.guild_id, user)
    try:
        if interaction.type is discord.InteractionType.autocomplete:
            if house.clicks.suggests(user, now):
                return True
            await interaction.response.autocomplete([])
            return False
        verdict = house.clicks.verdict(user, now)
        if verdict == "tell":
            seconds = int(CLICKS_WITHIN.total_seconds())
            await say(interaction, texts.say(reader(interaction), "many-clicks", count=CLICKS, seconds=seconds))
        elif verdict == "drop" and interaction.type is not discord.InteractionType.application_command:
            await interaction.response.defer()  # else the button or the modal would say that it failed
    except discord.HTTPException as lost:
        log.warning("nobody to answer", code=lost.code, status=lost.status)
        return False
    return verdict == "serve"


async def open_private(interaction: discord.Interaction[Any]) -> None:
    """Promise an answer that only this person sees."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def show(interaction: discord.Interaction[Any], page: Page) -> None:
    """The promised answer, or the new face of the private message whose button was pressed."""
    if interaction.response.type is UPDATE and interaction.message is not None:
        keep_tag(page, interaction.message)
    renew_menus(page, interaction.id)
    await interaction.edit_original_response(view=page.layout, attachments=page.files, allowed_mentions=QUIET)


async def say(interaction: discord.Interaction[Any], text: str) -> None:
    """A sentence for this person alone, leaving the message whose button was pressed as it is."""
    if not interaction.response.is_done():
        await interaction.response.send_message(view=word(text).layout, ephemeral=True, allowed_mentions=QUIET)
    elif interaction.response.type is UPDATE:
        await interaction.followup.send(view=word(text).layout, ephemeral=True, allowed_mentions=QUIET)
    else:
        await show(interaction, word(text))


def refusal_text(language: str, refusal: Refusal | IllegalAction) -> str:
    """A refusal in words. The ids of a game's own lines begin with its id; what it would say of a file is only a part
    of a sentence.
    """
    id = refusal.reason.id
    said = Speaker(language, id.partition("-")[0]).tell(refusal.reason)
    return texts.say(language, "refuse-fault", what=said) if "-fault-" in id else said


def storage_text(language: str, error: StoreError) -> str:
    """What a failing database means to the person: games may be lost, this wasn't done, or nobody knows."""
    if isinstance(error, Corrupt):
        return texts.say(language, "storage-damaged")
    return texts.say(language, "storage-full" if isinstance(error, Unsaved) else "storage-away")


def answered(run: Callable[P, Awaitable[None]]) -> Callable[P, Coroutine[Any, Any, None]]:
    """A handler, its first argument an interaction, whose person is told when it fails."""

    @wraps(run)
    async def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            await run(*args, **kwargs)
        except Exception as error:
            interaction = args[0]
            assert isinstance(interaction, discord.Interaction)
            await fail(interaction, error)

    return guarded


async def fail(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Say what went wrong: a refusal in its own words, anything else as no more than is known of it."""
    if isinstance(error, Refusal | IllegalAction):
        text = refusal_text(reader(interaction), error)
    elif isinstance(error, StoreError):
        log.error("database fails", reason=str(error))
        text = storage_text(reader(interaction), error)
    else:
        log.error("interaction failed", kind=type(error).__name__, exc_info=error)
        text = texts.say(reader(interaction), "accident")
    try:
        await say(interaction, text)
    except discord.HTTPException as lost:
        # The person's client gave up waiting (10062, 10015, 50027): the next click or the card shows how things are.
        log.warning("nobody to answer", code=lost.code, status=lost.status)
