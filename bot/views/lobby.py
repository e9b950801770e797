"""The lobby of a table that isn't running: a challenge that waits for its answer."""

from __future__ import annotations

from bot import answers, texts
from bot.tables.model import Table
from bot.views.names import marked_names
from bot.views.page import SEAT_COLOURS, Item, Page, page
from bot.views.tap import SUCCESS, Tap, button, verb


def lobby_page(table: Table) -> Page:
    """The challenge, with its answers as buttons."""
    language = table.language
    host = f"<@{table.host}>"
    invited = ", ".join(f"<@{row.user}>" for row in table.seats if not row.joined)
    game = texts.say(language, f"{table.game}-name")
    said = [
        texts.say(language, "lobby-title", game=game, table=table.id),
        texts.say(
            language, "lobby-rematch" if table.rematch_of else "lobby-challenge", host=host, invited=invited, game=game
        ),
        "\n".join(option_lines(table, language)),
    ]
    if table.due is not None:
        said.append(texts.say(language, "lobby-expires", when=f"<t:{int(table.due.timestamp())}:R>"))
    row: list[Item] = [
        button(language, "button-accept", table.id, "accept", style=SUCCESS, emoji="⚓"),
        button(language, "button-decline", table.id, "decline"),
        button(language, "button-withdraw", table.id, "withdraw"),
    ]
    return page(said, [row], colour=SEAT_COLOURS[0])


def option_lines(table: Table, language: str) -> list[str]:
    """The options of a table that aren't the usual ones, one a line."""
    lines = []
    for name, value in table.options.model_dump(mode="json", exclude_defaults=True).items():
        label = texts.say(language, f"{table.game}-option-{name}")
        if isinstance(value, bool):
            lines.extend([f"- **{label}**"] if value else [])
        else:
            lines.append(f"- {label}: **{_option_value(table, language, name, value)}**")
    return lines


def _option_value(table: Table, language: str, name: str, value: str | int) -> str:
    """A number as it is, a word through the locale; a word that means a seat by the name of who sits there."""
    if isinstance(value, int):
        return str(value)
    id = f"{table.game}-option-{name}-{value}"
    if texts.knows(f"{id}.named"):
        return texts.say(language, f"{id}.named", **{f"seat{row.seat}": texts.escape(row.name) for row in table.seats})
    return texts.say(language, id)


def closed_line(table: Table) -> str:
    """What is left of a challenge that led to no game."""
    language = table.language
    game = texts.say(language, f"{table.game}-name")
    names = " – ".join(marked_names(table))
    return texts.say(language, f"lobby-{table.closed}", game=game, table=table.id, names=names)


@verb("accept")
async def accept(tap: Tap) -> None:
    """Join the table; the game starts when everybody has."""
    bot = answers.bot_of(tap.interaction)
    await bot.tables.join(tap.table, bot.person(tap.interaction.user))


@verb("decline")
async def decline(tap: Tap) -> None:
    """Say no to a challenge."""
    await answers.bot_of(tap.interaction).tables.decline(tap.table, tap.user)


@verb("withdraw")
async def withdraw(tap: Tap) -> None:
    """Take one's own challenge back."""
    await answers.bot_of(tap.interaction).tables.withdraw(tap.table, tap.user)
