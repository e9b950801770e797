"""What the players see of one who has left the server, and their way to close the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import answers, texts
from bot.tables.absence import absent, closed, waiting
from bot.tables.model import Table
from bot.tables.play import seated
from bot.views.names import marked_names
from bot.views.page import Item, page
from bot.views.tap import DANGER, Tap, button, verb

if TYPE_CHECKING:
    from bot.client import Flotilla


def absence_notes(table: Table, language: str) -> list[str]:
    """Who has left the server, and how many would close the table; nothing where all are there."""
    names = marked_names(table)
    notes = [texts.say(language, "absent", name=names[row.seat]) for row in absent(table)]
    closing, left = sum(row.closing for row in table.seats), len(waiting(table))
    if closing and left:
        notes.append(texts.say(language, "absent-closing", count=closing, left=left))
    return notes


def close_buttons(table: Table, language: str, seat: int | None = None) -> list[Item]:
    """The way to close a table that somebody has deserted, for everybody or for a seat alone; nothing for who can't."""
    if not absent(table) or (seat is not None and table.seats[seat].absent):
        return []
    return [button(language, "button-desert", table.id, "desert", style=DANGER)]


async def attended(bot: Flotilla, table: int) -> Table:
    """A table that waits for its players, without those who have left the server meanwhile."""
    return await bot.look_round(await bot.tables.reading.get(table))


@verb("desert", opens=True)
async def desert(tap: Tap) -> None:
    """Ask before a deserted table is closed."""
    bot, language = answers.bot_of(tap.interaction), tap.language
    table = await _looked_round(bot, tap)
    game, others = texts.say(language, f"{table.game}-name"), len(waiting(closed(table, tap.user)))
    asked = texts.say(language, "desert-sure", game=game, table=table.id, others=others)
    row: list[Item] = [
        button(language, "button-desert-yes", table.id, "desert-yes", style=DANGER),
        button(language, "button-back", table.id, "view"),
    ]
    await answers.show(tap.interaction, page([*absence_notes(table, language), asked], [row]))


@verb("desert-yes")
async def desert_yes(tap: Tap) -> None:
    """Close a deserted table, or say that one would."""
    bot = answers.bot_of(tap.interaction)
    await _looked_round(bot, tap)
    table = await bot.tables.life.desert(tap.table, tap.user)
    said = "deserted" if table.status == "closed" else "deserting"
    game = texts.say(tap.language, f"{table.game}-name")
    words = texts.say(tap.language, said, game=game, table=table.id, left=len(waiting(table)))
    await answers.show(tap.interaction, page([words]))


async def _looked_round(bot: Flotilla, tap: Tap) -> Table:
    """The table of one of its players after a new look: whoever has come back meanwhile has never been away."""
    table = await bot.tables.reading.get(tap.table)
    seated(table, tap.user)
    return await bot.look_round(table, closely=True)
