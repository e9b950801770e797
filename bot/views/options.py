"""The options of a table in words, and the private page on which the host of a lobby changes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot import answers, texts
from bot.tables import choices, opening
from bot.tables.model import Table
from bot.views.menus import Entry, menus, pages_of
from bot.views.names import escaped_names
from bot.views.page import COMPONENTS, Item, Page, page
from bot.views.paging import turning
from bot.views.tap import SECONDARY, SUCCESS, Tap, plain_button, select, verb


def option_lines(table: Table, language: str) -> list[str]:
    """The options of a table that aren't the usual ones, one a line."""
    lines = []
    for name, value in table.options.model_dump(mode="json", exclude_defaults=True).items():
        label = texts.say(language, f"{table.game}-option-{name}")
        if isinstance(value, bool):
            lines.extend([f"- **{label}**"] if value else [])
        else:
            lines.append(f"- {label}: **{_with_names(table, language, name, value)}**")
    return lines


def _with_names(table: Table, language: str, name: str, value: str | int) -> str:
    """An option's value; a word that means a seat by the name of who sits there."""
    id = f"{table.game}-option-{name}-{value}.named"
    if isinstance(value, int) or not texts.knows(id):
        return _value(table, language, name, value)
    return texts.say(language, id, **{f"seat{seat}": name for seat, name in enumerate(escaped_names(table))})


def all_option_lines(table: Table, language: str) -> list[str]:
    """Everything that is to be chosen, the usual too, one a line."""
    lines = []
    for name in choices.open_choices(table.options):
        value = _value(table, language, name, getattr(table.options, name))
        lines.append(f"- {_name(table, language, name)}: **{value}**")
    return lines


def options_page(table: Table, language: str, number: int = 0) -> Page:
    """Menus and switches for the options of a lobby and the number of its seats, page `number` where they are many."""
    game = texts.say(language, f"{table.game}-name")
    said = [texts.say(language, "options-title", game=game, table=table.id), texts.say(language, "options-note")]
    pages = pages_of(_rows(table, language, number), _ROOM)
    at = min(number, len(pages) - 1)
    return page(said, [*pages[at], turning(language, table.id, "options-leaf", at, len(pages))])


_ROOM = COMPONENTS - 7
"""Components of a page beside its container, its two texts and the row that turns it."""


def _rows(table: Table, language: str, number: int) -> list[list[Item]]:
    rows: list[list[Item]] = []
    switches: list[Item] = []
    for name, values in choices.open_choices(table.options).items():
        now = getattr(table.options, name)
        if isinstance(now, bool):
            style, label = SUCCESS if now else SECONDARY, _labelled(table, language, name, now)
            switches.append(plain_button(label, table.id, "switch", int(not now), _rest(name, 0, number), style))
        else:
            shown = [(_labelled(table, language, name, value), str(value), "") for value in values]
            rows.extend(_menus(table, language, shown, "option", name, str(now), number))
    counts = opening.allowed(table.game, table.options)
    if len(counts) > 1:
        sizes = [(texts.say(language, "options-size", count=count), str(count), "") for count in counts]
        rows.extend(_menus(table, language, sizes, "size", "", str(table.size), number))
    return rows + [switches[start : start + 5] for start in range(0, len(switches), 5)]


def _menus(
    table: Table, language: str, entries: Sequence[Entry], verb: str, name: str, chosen: str, number: int
) -> list[list[Item]]:
    """Menus with a value already chosen; told as the placeholder too, for clients that forget what was chosen."""

    def menu(ask: str, part: Sequence[Entry], at: int) -> Item:
        now = next((label for label, value, _ in part if value == chosen), ask)
        return select(now, part, table.id, verb, 0, _rest(name, at, number), chosen=(chosen,))

    return menus(language, texts.say(language, "picker-pick"), entries, menu)


def _rest(name: str, menu: int, number: int) -> str:
    """Of a custom id: the option, which of its menus, and the page."""
    return f"{name}.{menu}.{number}" if menu or number else name


def _read_rest(rest: str) -> tuple[str, int]:
    """The option and the page."""
    name, _, number = (rest + "..").split(".")[:3]
    return name, int(number or 0)


def _labelled(table: Table, language: str, name: str, value: Any) -> str:
    return f"{_name(table, language, name)} · {_value(table, language, name, value)}"


def _name(table: Table, language: str, name: str) -> str:
    """What an option is called in short."""
    short = texts.say(language, f"{table.game}-option-{name}.name").replace("-", " ").replace("_", " ")
    return short[:1].upper() + short[1:]


def _value(table: Table, language: str, name: str, value: str | int) -> str:
    """An option's value: a number as it is, yes or no, a word through the locale."""
    if isinstance(value, bool):
        return texts.say(language, "options-yes" if value else "options-no")
    return str(value) if isinstance(value, int) else texts.say(language, f"{table.game}-option-{name}-{value}")


@verb("option")
async def option(tap: Tap) -> None:
    """Another value from a menu."""
    await _set(tap, tap.values[0])


@verb("switch")
async def switch(tap: Tap) -> None:
    """Yes (number 1) or no."""
    await _set(tap, str(tap.number == 1))


async def _set(tap: Tap, value: str) -> None:
    name, number = _read_rest(tap.rest)
    table = await answers.bot_of(tap.interaction).tables.gathering.set_option(tap.table, tap.user, name, value)
    await answers.show(tap.interaction, options_page(table, tap.language, number))


@verb("size")
async def size(tap: Tap) -> None:
    """Another number of seats."""
    _, number = _read_rest(tap.rest)
    table = await answers.bot_of(tap.interaction).tables.gathering.set_size(tap.table, tap.user, int(tap.values[0]))
    await answers.show(tap.interaction, options_page(table, tap.language, number))


@verb("options-leaf")
async def leaf(tap: Tap) -> None:
    """Another page of the options."""
    table = await answers.bot_of(tap.interaction).tables.gathering.hosting(tap.table, tap.user)
    await answers.show(tap.interaction, options_page(table, tap.language, tap.number))
