"""What the bot may do where a table stands, as far as Discord's events have told."""

from __future__ import annotations

import discord

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""What the bot needs where a table stands; in a thread `send_messages_in_threads` instead of `send_messages`."""
POSTING = ("view_channel", "send_messages")
"""What a card can't do without; without pictures it goes on in words."""

THREADS = ("create_public_threads", "send_messages_in_threads")
"""What the bot needs in a channel for a thread of a game's own; without these it is played in the channel."""


def missing(has: discord.Permissions, *, in_thread: bool, needed: tuple[str, ...] = NEEDED) -> list[str]:
    """Which of these rights the bot lacks."""
    needs = ["send_messages_in_threads" if in_thread and right == "send_messages" else right for right in needed]
    return [right for right in needs if not getattr(has, right)]


def missing_in(client: discord.Client, guild: int, channel: int, needed: tuple[str, ...] = NEEDED) -> list[str]:
    """Which of these rights the bot lacks in a channel or thread; none where that isn't known."""
    server = client.get_guild(guild)
    place = server.get_channel_or_thread(channel) if server is not None else None
    if server is None or place is None or server.me is None:
        return []
    if not isinstance(place, discord.Thread):
        return missing(place.permissions_for(server.me), in_thread=False, needed=needed)
    has = place.permissions_for(server.me) if place.parent is not None else None
    return [] if has is None else missing(has, in_thread=True, needed=needed)


def has_threads(channel: object) -> bool:
    """Whether there can be threads in a channel; in a thread, or where people talk, there are none."""
    return isinstance(channel, discord.TextChannel)


def may_post(channel: discord.abc.GuildChannel, *, in_thread: bool) -> bool:
    """Whether cards can stand in a channel, or in its threads."""
    return not missing(channel.permissions_for(channel.guild.me), in_thread=in_thread, needed=POSTING)


def removes(has: discord.Permissions) -> bool:
    """Whether somebody with these rights may remove others from the server; its owner has all rights."""
    return has.administrator or has.kick_members or has.ban_members
