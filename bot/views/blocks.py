"""Blocking somebody, and lifting that again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import answers, texts
from bot.foreign import plain
from bot.speech import command_text
from bot.views.page import Item, Page, page
from bot.views.paging import turning
from bot.views.tap import DANGER, MENU, Tap, button, select, verb

if TYPE_CHECKING:
    from bot.client import Flotilla


def ask_page(table: int, other: int, language: str) -> Page:
    """The question before somebody who challenges is blocked."""
    row: list[Item] = [
        button(language, "button-block-yes", table, "block-yes", rest=str(other), style=DANGER),
        button(language, "button-block-no", table, "block-no"),
    ]
    settings = command_text(language, "settings")
    return page([texts.say(language, "block-sure", who=f"<@{other}>", settings=settings)], [row])


async def block_page(bot: Flotilla, user: int, other: int, language: str) -> Page:
    """Block somebody, and say so."""
    await bot.tables.people.block(user, other)
    settings = command_text(language, "settings")
    return page([texts.say(language, "block-done", who=f"<@{other}>", settings=settings)])


async def blocks_page(bot: Flotilla, user: int, language: str, number: int = 0) -> Page:
    """Whom somebody has blocked, 25 a page (from 0), with a menu that lifts a block."""
    blocked = await bot.tables.people.blocked(user)
    count = -(-len(blocked) // MENU)
    number = min(number, max(0, count - 1))
    shown = blocked[number * MENU : (number + 1) * MENU]
    numbered = list(enumerate(shown, start=number * MENU + 1))  # so that namesakes are told apart
    said = [texts.say(language, "blocks-title"), "\n".join(f"{at}. <@{id}>" for at, (id, _) in numbered)]
    rows: list[list[Item]] = []
    if shown:
        names = [(f"{at}. {plain(name) if name else id}", str(id), "") for at, (id, name) in numbered]
        rows.append([select(texts.say(language, "blocks-lift"), names, 0, "unblock", number, "")])
    else:
        said.append(texts.say(language, "blocks-none", block=command_text(language, "block")))
    rows.append([*turning(language, 0, "blocks", number, count), button(language, "button-back", 0, "settings")])
    return page(said, rows)


@verb("block", opens=True)
async def block(tap: Tap) -> None:
    """Ask somebody who is challenged whether he wants to block the challenger."""
    table = await answers.bot_of(tap.interaction).tables.gathering.challenged(tap.table, tap.user)
    await answers.show(tap.interaction, ask_page(table.id, table.host, tap.language))


@verb("block-yes")
async def block_yes(tap: Tap) -> None:
    """Block the challenger, whose challenge is declined by that."""
    bot = answers.bot_of(tap.interaction)
    await answers.show(tap.interaction, await block_page(bot, tap.user, int(tap.rest), tap.language))


@verb("block-no")
async def block_no(tap: Tap) -> None:
    """Leave all as it was."""
    await answers.show(tap.interaction, page([texts.say(tap.language, "block-kept")]))


@verb("blocks", opens=True)
async def blocks(tap: Tap) -> None:
    """Whom the person has blocked; number: which page."""
    bot = answers.bot_of(tap.interaction)
    await answers.show(tap.interaction, await blocks_page(bot, tap.user, tap.language, tap.number))


@verb("unblock")
async def unblock(tap: Tap) -> None:
    """Lift a block."""
    bot = answers.bot_of(tap.interaction)
    await bot.tables.people.unblock(tap.user, int(tap.values[0]))
    await answers.show(tap.interaction, await blocks_page(bot, tap.user, tap.language, tap.number))
