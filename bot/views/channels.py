"""Where games may be played in a server: the list, and the way to lift it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot import texts
from bot.speech import group_command_text
from bot.tables.model import Refusal
from bot.views import answers
from bot.views.page import Item, Page, page
from bot.views.tap import Tap, button, verb
from engine.values import line


def moderated(interaction: discord.Interaction[Any]) -> int:
    """The server that the person may set things for. Raises Refusal."""
    if interaction.guild_id is None:
        raise Refusal(line("refuse-server-only"))
    if not interaction.permissions.manage_guild:
        raise Refusal(line("refuse-server-rights"))
    return interaction.guild_id


def channel_mentions(channels: Sequence[int]) -> str:
    """Channels as everybody can click them."""
    return ", ".join(f"<#{channel}>" for channel in channels)


def channels_page(channels: Sequence[int], language: str) -> Page:
    """The channels that were named, if any."""
    if not channels:
        how = group_command_text(language, "server", "channels")
        return page([texts.say(language, "server-channels-everywhere", server_channels=how)])
    row: list[Item] = [button(language, "button-server-everywhere", 0, "everywhere")]
    return page([texts.say(language, "server-channels-named", channels=channel_mentions(channels))], [row])


@verb("everywhere")
async def everywhere(tap: Tap) -> None:
    """Take all channels off the list."""
    await tap.house.tables.moderators.open_all(moderated(tap.interaction), tap.user)
    await answers.show(tap.interaction, channels_page([], tap.language))
