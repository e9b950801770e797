"""What the players see of one who has left the server, and their way to close the table."""

from __future__ import annotations

from bot import answers, texts
from bot.tables.absence import absent, waiting
from bot.tables.model import Table
from bot.tables.play import seated
from bot.views.names import marked_names
from bot.views.page import Item, page
from bot.views.tap import DANGER, Tap, button, verb


def absence_notes(table: Table, language: str) -> list[str]:
    """Who has left the server, and how many would close the table; nothing where all are there."""
    names = marked_names(table)
    notes = [texts.say(language, "absent", name=names[row.seat]) for row in absent(table)]
    closing = sum(row.closing for row in table.seats)
    if closing:
        notes.append(texts.say(language, "absent-closing", count=closing, left=len(waiting(table))))
    return notes


def close_buttons(table: Table, language: str) -> list[Item]:
    """The way to close a table that somebody has deserted; nothing where all are there."""
    return [button(language, "button-desert", table.id, "desert", style=DANGER)] if absent(table) else []


@verb("desert", opens=True)
async def desert(tap: Tap) -> None:
    """Ask before a deserted table is closed; whoever has come back meanwhile has never been away."""
    bot, language = answers.bot_of(tap.interaction), tap.language
    table = await bot.look_round(await bot.tables.get(tap.table), again=True)
    seated(table, tap.user)
    if not absent(table):
        await answers.show(tap.interaction, page([texts.say(language, "refuse-nobody-absent")]))
        return
    game, others = texts.say(language, f"{table.game}-name"), len(waiting(table)) - 1
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
    table = await bot.tables.desert(tap.table, tap.user)
    said = "deserted" if table.status == "closed" else "deserting"
    game = texts.say(tap.language, f"{table.game}-name")
    words = texts.say(tap.language, said, game=game, table=table.id, left=len(waiting(table)))
    await answers.show(tap.interaction, page([words]))
