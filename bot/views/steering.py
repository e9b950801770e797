"""The partner of somebody who is away moves for him, and sees what he sees: by button and by command."""

from __future__ import annotations

import discord

from bot.house import house_of
from bot.tables.model import Table, refuse
from bot.tables.steering import partner, steered
from bot.views import answers
from bot.views.names import own_seat, speaker_of
from bot.views.own import kindly, next_page, show_steered
from bot.views.tap import Tap, marked, verb


async def steer_one(interaction: discord.Interaction, id: int) -> None:
    """Move for the first partner who is away."""
    house = house_of(interaction)
    table, now = await house.tables.reading.get(id), house.tables.changes.now()
    own = own_seat(table, interaction.user.id)
    away = next((row.seat for row in table.seats if partner(table, row.seat, now) == own), None)
    if away is None:
        raise refuse("steer-nobody")
    await _steer(interaction, id, away)


@verb("steer", opens=True)
async def steer(tap: Tap) -> None:
    """Move for a partner from now on."""
    await _steer(tap.interaction, tap.table, tap.which)


async def _steer(interaction: discord.Interaction, id: int, seat: int) -> None:
    house, user, language = house_of(interaction), interaction.user.id, answers.reader(interaction)
    table = await house.tables.timing.steer(id, user, seat)
    page = await next_page(house.tables, id, user, language, [_said(table, "steering-begun", seat, language)], seat)
    await answers.show(interaction, marked(page, seat))


@verb("steering", opens=True)
@kindly
async def steering(tap: Tap) -> None:
    """What the seat sees and is asked that one steers."""
    await show_steered(tap, tap.which)


async def release_all(interaction: discord.Interaction, id: int) -> None:
    """Move for no partner any more."""
    table = await house_of(interaction).tables.reading.get(id)
    seats = steered(table, own_seat(table, interaction.user.id))
    if not seats:
        raise refuse("not-steering")
    for seat in seats:
        await _release(interaction, id, seat)


@verb("release", opens=True)
@kindly
async def release(tap: Tap) -> None:
    """Move for a partner no longer."""
    await _release(tap.interaction, tap.table, tap.which)


async def _release(interaction: discord.Interaction, id: int, seat: int) -> None:
    house, user, language = house_of(interaction), interaction.user.id, answers.reader(interaction)
    table = await house.tables.timing.stop_steering(id, user, seat)
    page = await next_page(house.tables, id, user, language, [_said(table, "steering-over", seat, language)])
    await answers.show(interaction, page)


def _said(table: Table, id: str, seat: int, language: str) -> str:
    speaker = speaker_of(table, language)
    return speaker.say(id, name=speaker.names[seat])
