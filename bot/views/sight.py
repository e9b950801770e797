"""Whether somebody sees the channel of a table: then he may know what everybody there may."""

from __future__ import annotations

from typing import Any

import discord

from bot.tables.model import Table
from bot.tables.threads import home, stands_in


def sees(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Whether the person sees the channel in which the table stands; that of its own thread is that of the thread."""
    if stands_in(table, interaction.channel_id):
        return True
    server, person, channel = interaction.guild, interaction.user, home(table).channel
    if server is None or server.id != table.place.guild or not isinstance(person, discord.Member):
        return False
    place = server.get_channel_or_thread(channel)
    if isinstance(place, discord.Thread):
        return not place.is_private() and place.parent is not None and place.permissions_for(person).view_channel
    return place is not None and place.permissions_for(person).view_channel
