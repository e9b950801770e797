"""A challenge that waits for its answer."""

from __future__ import annotations

from bot import answers, texts
from bot.tables.model import Table
from bot.views.absence import attended
from bot.views.names import marked_names
from bot.views.options import option_lines
from bot.views.page import SEAT_COLOURS, Item, Page, page
from bot.views.place import rights_kept
from bot.views.tap import SUCCESS, Tap, button, verb


def challenge_page(table: Table) -> Page:
    """The challenge, with its answers as buttons."""
    language = table.language
    game = texts.say(language, f"{table.game}-name")
    host = f"<@{table.host}>"
    invited = ", ".join(f"<@{row.user}>" for row in table.seats if not row.joined)
    id = "challenge-rematch" if table.rematch_of else "challenge-said"
    said = [
        texts.say(language, "card-title", game=game, table=table.id),
        texts.say(language, id, host=host, invited=invited, game=game),
        "\n".join(option_lines(table, language)),
    ]
    if table.due is not None:
        said.append(texts.say(language, "challenge-lapses", when=f"<t:{int(table.due.timestamp())}:R>"))
    row: list[Item] = [
        button(language, "button-accept", table.id, "accept", style=SUCCESS, emoji="⚓"),
        button(language, "button-decline", table.id, "decline"),
        button(language, "button-withdraw", table.id, "withdraw"),
        button(language, "button-block", table.id, "block"),
    ]
    return page(said, [row], colour=SEAT_COLOURS[0])


def closed_challenge(table: Table, language: str) -> str:
    """What is left of a challenge that led to no game."""
    game = texts.say(language, f"{table.game}-name")
    names = " – ".join(marked_names(table))
    return texts.say(language, f"challenge-{table.closed}", game=game, table=table.id, names=names)


@verb("accept")
async def accept(tap: Tap) -> None:
    """Accept the challenge; the game starts when everybody has."""
    bot = answers.bot_of(tap.interaction)
    if await rights_kept(tap.interaction, tap.table):
        await attended(bot, tap.table)
        await bot.tables.gathering.join(tap.table, bot.person(tap.interaction.user))


@verb("decline")
async def decline(tap: Tap) -> None:
    """Say no to a challenge."""
    bot = answers.bot_of(tap.interaction)
    await attended(bot, tap.table)
    await bot.tables.gathering.decline(tap.table, tap.user)


@verb("withdraw")
async def withdraw(tap: Tap) -> None:
    """Take one's own challenge back."""
    await answers.bot_of(tap.interaction).tables.gathering.withdraw(tap.table, tap.user)
