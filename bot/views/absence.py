"""What the players see of one who has left the server, and what the only one who is still there may do."""

from __future__ import annotations

from datetime import datetime

import discord

from bot.foreign import Escaped
from bot.house import House, house_of
from bot.speaker import Speaker
from bot.tables import leaving
from bot.tables.absence import absent
from bot.tables.claims import may_decide
from bot.tables.company import company, is_moved_for, is_opening, playing
from bot.tables.dues import left_at
from bot.tables.model import SeatRow, Table
from bot.tables.play import seated
from bot.views import answers
from bot.views.names import speaker_of
from bot.views.page import Item, page
from bot.views.tap import DANGER, Tap, button, sure_row, verb


def absence_notes(speaker: Speaker[Escaped], table: Table, now: datetime, seat: int | None = None) -> list[str]:
    """Who has left the server and what comes of it, for a seat (None: for everybody); nothing where all are there."""
    notes = [_note(speaker, table, row, now, seat) for row in absent(table)]
    if seat is not None and company(table) != "duel" and leaving.may_close(table, seat, now):
        notes.append(speaker.say("left-alone"))
    return notes


def _note(speaker: Speaker[Escaped], table: Table, row: SeatRow, now: datetime, seat: int | None) -> str:
    """Of what the clocks say of him in a note of their own only that he has left."""
    name, own = speaker.names[row.seat], "-own" if row.seat == seat else ""
    duel = company(table) == "duel"
    if row.is_late or is_moved_for(row):
        return speaker.say(f"left{own}", name=name)
    claim = next((ask for ask in table.asked if (ask.kind, ask.seat) == ("left", row.seat)), None)
    at = left_at(table, row) if claim is None else claim.until
    if at is None and is_opening(table):
        return speaker.say(f"left{own}" if own or seat is None else "left-opening", name=name)
    if at is None:
        return speaker.say(f"left{own}", name=name)
    kind = "left-wait" if not duel else "left-duel" if claim is None else "left-claim"
    may = seat is not None and (duel or may_decide(table, seat, row.seat, now))
    return speaker.say(f"{kind}{own or ('-you' if may else '')}", name=name, when=f"<t:{int(at.timestamp())}:R>")


def close_buttons(table: Table, language: str, now: datetime, seat: int | None = None) -> list[Item]:
    """The way to close a deserted table, where a seat (None: any) is the only one that is there."""
    if table.status != "running":
        return []
    some = [row.seat for row in playing(table)] if seat is None else [seat]
    if not any(leaving.may_close(table, each, now) for each in some):
        return []
    return [button(language, "button-desert", table.id, "desert", style=DANGER)]


@verb("desert", opens=True)
async def desert(tap: Tap) -> None:
    """Close a deserted table, after a question."""
    await ask_desert(tap.interaction, await looked_round(tap.house, tap.table, tap.user))


async def ask_desert(interaction: discord.Interaction, table: Table) -> None:
    """Ask before a deserted table is closed. Raises Refusal where it can't be."""
    language, user = answers.reader(interaction), interaction.user.id
    leaving.check_close(table, seated(table, user), house_of(interaction).tables.changes.now())
    speaker = speaker_of(table, language)
    asked = speaker.say("desert-sure", game=speaker.game_name, table=table.id)
    row = sure_row(language, "button-desert", table.id, "desert-yes")
    await answers.show(interaction, page([asked], [row]))


@verb("desert-yes")
async def desert_yes(tap: Tap) -> None:
    """Close a deserted table."""
    await looked_round(tap.house, tap.table, tap.user)
    table = await tap.house.tables.life.desert(tap.table, tap.user)
    speaker = speaker_of(table, tap.language)
    await answers.show(tap.interaction, page([speaker.say("deserted", game=speaker.game_name, table=table.id)]))


async def looked_round(house: House, id: int, user: int) -> Table:
    """The table of one of its players after a new look, where somebody has left: who is back has never been away."""
    table = await house.tables.reading.get(id)
    seated(table, user)
    return await house.look_round(table, closely=True) if absent(table) else table
