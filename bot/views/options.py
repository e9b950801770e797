"""The options of a table in words, and the private page on which the host of a lobby changes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot import answers, texts
from bot.tables import choices, opening
from bot.tables.model import Table
from bot.views.names import escaped_names
from bot.views.page import Item, Page, page
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


def options_page(table: Table, language: str) -> Page:
    """Menus and switches for the options of a lobby and the number of its seats."""
    game = texts.say(language, f"{table.game}-name")
    said = [texts.say(language, "options-title", game=game, table=table.id), texts.say(language, "options-note")]
    menus: list[list[Item]] = []
    switches: list[Item] = []
    for name, values in choices.open_choices(table.options).items():
        now = getattr(table.options, name)
        if isinstance(now, bool):
            style, label = SUCCESS if now else SECONDARY, _labelled(table, language, name, now)
            switches.append(plain_button(label, table.id, "switch", int(not now), name, style))
        else:
            shown = [(_labelled(table, language, name, value), str(value), "") for value in values]
            menus.append([_menu(shown, table, "option", name, str(now))])
    counts = opening.allowed(table.game, table.options)
    if len(counts) > 1:
        sizes = [(texts.say(language, "options-size", count=count), str(count), "") for count in counts]
        menus.append([_menu(sizes, table, "size", "", str(table.size))])
    rows = [switches[start : start + 5] for start in range(0, len(switches), 5)]
    return page(said, [*menus, *rows])


def _menu(options: Sequence[tuple[str, str, str]], table: Table, verb: str, rest: str, chosen: str) -> Item:
    """A menu with a value already chosen; told as its placeholder too, for clients that forget what was chosen."""
    placeholder = next(label for label, value, _ in options if value == chosen)
    return select(placeholder, options, table.id, verb, 0, rest, chosen=chosen)


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
    table = await answers.bot_of(tap.interaction).tables.set_option(tap.table, tap.user, tap.rest, value)
    await answers.show(tap.interaction, options_page(table, tap.language))


@verb("size")
async def size(tap: Tap) -> None:
    """Another number of seats."""
    table = await answers.bot_of(tap.interaction).tables.set_size(tap.table, tap.user, int(tap.values[0]))
    await answers.show(tap.interaction, options_page(table, tap.language))
