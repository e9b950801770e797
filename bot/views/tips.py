"""The tips of somebody's first game of its kind."""

from __future__ import annotations

from bot import texts
from bot.tables.model import Table
from bot.tables.service import Tables
from bot.views.page import Item
from bot.views.tap import button
from engine.game import View


async def tip_of(tables: Tables, table: Table, view: View, seat: int, language: str) -> tuple[str, list[Item]]:
    """The tip for a turn of somebody's first game, with the button that ends them; nothing where there is none.

    It is given at the first question of the turn only.
    """
    id = f"{table.game}-tip-{view.turn}"
    noticed = [row for row in await tables.reading.recent(table, seat) if row.noticed_by(seat)]
    begun = bool(noticed) and noticed[-1].seat == seat
    if begun or not texts.knows(id) or not await tables.people.wants_tips(table.seats[seat].user, table.game):
        return "", []
    return texts.say(language, "tip", tip=texts.say(language, id)), [
        button(language, "button-tips-off", table.id, "tips-off")
    ]
