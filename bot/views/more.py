"""What is rarely used, one button away from one's own view: log, position in words, settings, giving up."""

from __future__ import annotations

from bot.tables.company import is_alone, out
from bot.tables.model import Table, not_seated
from bot.views.away import away_button
from bot.views.names import speaker_of
from bot.views.open_seats import seats_button
from bot.views.page import Item, Page, page
from bot.views.rules import rules_button
from bot.views.symbols import symbols_buttons
from bot.views.tap import DANGER, Tap, button, verb
from bot.views.votes import ask_buttons


def more_button(language: str, table: Table) -> Item:
    """The way to all of it."""
    return button(language, "button-more", table.id, "more", emoji="☰")


def more_page(table: Table, seat: int | None, user: int, language: str, *, steering: bool = False) -> Page:
    """The buttons to all of it, for this seat (None: a spectator, who decides nothing, and is told so if the seat was
    his, `user`); it isn't for the partner who is `steering` it to give it up.
    """
    speaker = speaker_of(table, language)
    row: list[Item] = [
        rules_button(language, table),
        *symbols_buttons(language, table),
        button(language, "button-log", table.id, "log"),
        button(language, "button-words", table.id, "words"),
        button(language, "button-settings", 0, "settings"),
    ]
    if seat is None:
        told = [] if table.former(user) is None else [speaker.tell(not_seated(table, user).reason)]
        return page([speaker.say("more-title", game=speaker.game_name, table=table.id), *told], [row])
    if table.status == "running" and len(table.people) > 1:
        row.append(button(language, "button-time", table.id, "time", emoji="⏳"))
        row += [] if is_alone(table) else [away_button(language)]
    if table.status == "running" and seat not in out(table) and not steering:
        row += [*ask_buttons(table, language), *seats_button(table, language)]
        row.append(button(language, "button-resign", table.id, "resign", style=DANGER))
    return page([speaker.say("more-title", game=speaker.game_name, table=table.id)], [row])


@verb("more", aside=True, steers=True)
async def more(tap: Tap) -> None:
    """Show it beside the view, which stays as it is."""
    table = await tap.house.tables.reading.get(tap.table)
    await tap.show(more_page(table, tap.seat_at(table), tap.user, tap.language, steering=tap.steered is not None))
