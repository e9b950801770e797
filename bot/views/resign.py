"""Giving up: asked for once more, and done."""

from __future__ import annotations

import discord

from bot.house import house_of
from bot.tables.company import playing
from bot.tables.play import resigned, seated
from bot.views import answers
from bot.views.names import markless_speaker_of, of_game, own_seat, speaker_of
from bot.views.own import own_page
from bot.views.page import Item, page
from bot.views.tap import DANGER, Tap, button, verb


@verb("resign", opens=True)
async def resign(tap: Tap) -> None:
    """Ask before giving up."""
    await ask_resign(tap.interaction, tap.table)


async def ask_resign(interaction: discord.Interaction, id: int) -> None:
    """Answer with the question whether the reader really gives up."""
    house, language = house_of(interaction), answers.reader(interaction)
    table = await house.tables.reading.get(id)
    seat = seated(table, interaction.user.id)
    after, _ = resigned(table, interaction.user.id, house.tables.changes.now())
    speaker = markless_speaker_of(table, language)
    if after.status == "closed":  # nobody would play on but the bot
        note = speaker.say("resign-last")
    else:
        others = sum(row.seat != seat for row in playing(table))
        note = of_game(speaker, table, f"{table.game}-resign", others=others)
    question = speaker.say("resign-sure", game=speaker.game_name, table=table.id, note=note)
    row: list[Item] = [
        button(language, "button-resign-yes", table.id, "resign-yes", style=DANGER),
        button(language, "button-resign-no", table.id, "resign-no"),
    ]
    await answers.show(interaction, page([question], [row]))


@verb("resign-yes")
async def resign_yes(tap: Tap) -> None:
    """Give up for good."""
    table = await tap.house.tables.life.resign(tap.table, tap.user)
    speaker = speaker_of(table, tap.language)
    said = speaker.say("resigned", game=speaker.game_name, table=table.id)
    await answers.show(tap.interaction, page([said]))


@verb("resign-no")
async def resign_no(tap: Tap) -> None:
    """Play on."""
    tables = tap.house.tables
    table = await tables.reading.get(tap.table)
    await answers.show(tap.interaction, await own_page(tables, table, own_seat(table, tap.user), tap.language))
