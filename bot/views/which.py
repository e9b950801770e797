"""Which of a person's tables is meant: a button for each, or menus of them."""

from __future__ import annotations

from collections.abc import Sequence

from bot import texts
from bot.tables.model import Table
from bot.views.menus import Entry, menus
from bot.views.names import table_label
from bot.views.page import Item, Page, page
from bot.views.tap import MENU, PRIMARY, Tap, fits, plain_button, select, whole

BUTTONS = 4
"""Up to so many tables are buttons."""
MENUS = 4
"""Up to so many menus of tables are shown."""


def askable(tables: Sequence[tuple[Table, int]], how: str, rest: str) -> bool:
    """Whether there is room for all these tables, and for `rest` in their custom ids."""
    verb = how if len(tables) <= BUTTONS else f"{how}-at"
    return len(tables) <= MENUS * MENU and all(fits(table.id, verb, number, rest) for table, number in tables)


def which_page(ask: str, tables: Sequence[tuple[Table, int]], user: int, language: str, how: str, rest: str) -> Page:
    """The question which of these tables is meant, each with the number that a click on it carries.

    A button has the verb `how`; a menu has that with ``-at`` behind, see `chosen`.
    """
    entries = [(table, number, table_label(table, user, language)) for table, number in tables]
    if len(tables) <= BUTTONS:
        # a row each: the names of the tables are long
        buttons = [plain_button(label, table.id, how, number, rest, PRIMARY) for table, number, label in entries]
        return page([ask], [[button] for button in buttons])

    def menu(placeholder: str, part: Sequence[Entry], at: int) -> Item:
        return select(placeholder, part, 0, f"{how}-at", at, rest)

    options = [(label, f"{table.id}.{number}", "") for table, number, label in entries]
    return page([ask], menus(language, texts.say(language, "picker-pick"), options, menu))


def chosen(tap: Tap) -> Tap:
    """A choice from such a menu as a click on the button of that table."""
    table, _, number = tap.value.partition(".")
    return tap._replace(table=whole(table), which=whole(number))
