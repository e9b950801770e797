"""What the players see of one who has left the server, and their way to close the table."""

from __future__ import annotations

from bot.foreign import Escaped
from bot.speaker import Speaker
from bot.tables.absence import absent, closed, waiting
from bot.tables.company import out
from bot.tables.model import Table
from bot.tables.play import seated
from bot.views import answers
from bot.views.names import speaker_of
from bot.views.page import Item, page
from bot.views.tap import DANGER, Tap, button, sure_row, verb


def absence_notes(speaker: Speaker[Escaped], table: Table) -> list[str]:
    """Who has left the server, and how many would close the table; nothing where all are there."""
    notes = [speaker.say("absent", name=speaker.names[row.seat]) for row in absent(table)]
    closing, left = sum(row.closing for row in table.seats), len(waiting(table))
    if closing and left:
        notes.append(speaker.say("absent-closing", count=closing, left=left))
    return notes


def close_buttons(table: Table, language: str, seat: int | None = None) -> list[Item]:
    """The way to close a table that somebody has deserted, for everybody or for a seat alone; nothing for who can't."""
    if not absent(table) or (seat is not None and (table.seats[seat].absent or seat in out(table))):
        return []
    return [button(language, "button-desert", table.id, "desert", style=DANGER)]


@verb("desert", opens=True)
async def desert(tap: Tap) -> None:
    """Ask before a deserted table is closed."""
    language, table = tap.language, await _looked_round(tap)
    speaker, others = speaker_of(table, language), len(waiting(closed(table, tap.user)))
    asked = speaker.say("desert-sure", game=speaker.game_name, table=table.id, others=others)
    row = sure_row(language, "button-desert-yes", table.id, "desert-yes")
    await answers.show(tap.interaction, page([*absence_notes(speaker, table), asked], [row]))


@verb("desert-yes")
async def desert_yes(tap: Tap) -> None:
    """Close a deserted table, or say that one would."""
    await _looked_round(tap)
    table = await tap.house.tables.life.desert(tap.table, tap.user)
    speaker, said = speaker_of(table, tap.language), "deserted" if table.status == "closed" else "deserting"
    words = speaker.say(said, game=speaker.game_name, table=table.id, left=len(waiting(table)))
    await answers.show(tap.interaction, page([words]))


async def _looked_round(tap: Tap) -> Table:
    """The table of one of its players after a new look: whoever has come back meanwhile has never been away."""
    table = await tap.house.tables.reading.get(tap.table)
    seated(table, tap.user)
    return await tap.house.look_round(table, closely=True)
