"""The word that the bot says once when it is invited to a server."""

from __future__ import annotations

import discord
import structlog

from bot import texts
from bot.views.answers import QUIET
from bot.views.help import mentions
from bot.views.page import word

log = structlog.get_logger()


async def greet(guild: discord.Guild) -> None:
    """Say where to begin, in the channel for system messages or the first one where the bot may write."""
    language = texts.language_of(str(guild.preferred_locale))
    channel = _where(guild)
    if channel is None:
        return
    said = texts.say(language, "greeting", **mentions(language))
    try:
        await channel.send(view=word(said).layout, allowed_mentions=QUIET)
    except discord.HTTPException as error:
        log.info("no greeting", code=error.code, status=error.status)


def _where(guild: discord.Guild) -> discord.TextChannel | None:
    candidates = [guild.system_channel, *guild.text_channels]
    for channel in candidates:
        if channel is not None:
            may = channel.permissions_for(guild.me)
            if may.view_channel and may.send_messages:
                return channel
    return None
