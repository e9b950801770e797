"""Blocking somebody, and lifting that again."""

from __future__ import annotations

from bot import texts
from bot.foreign import plain
from bot.speech import command_text
from bot.tables.service import Tables
from bot.views import answers
from bot.views.page import Item, Page, page
from bot.views.paging import turning
from bot.views.tap import DANGER, MENU, Tap, button, select, verb, whole


def ask_page(table: int, other: int, language: str) -> Page:
    """The question before somebody who challenges is blocked."""
    row: list[Item] = [
        button(language, "button-block-yes", table, "block-yes", rest=str(other), style=DANGER),
        button(language, "button-block-no", table, "block-no"),
    ]
    settings = command_text(language, "settings")
    return page([texts.say(language, "block-sure", who=f"<@{other}>", settings=settings)], [row])


async def block_page(tables: Tables, user: int, other: int, language: str) -> Page:
    """Block somebody, and say so."""
    await tables.people.block(user, other)
    settings = command_text(language, "settings")
    return page([texts.say(language, "block-done", who=f"<@{other}>", settings=settings)])


async def blocks_page(tables: Tables, user: int, language: str, leaf: int = 0) -> Page:
    """Whom somebody has blocked, 25 a leaf (from 0), with a menu that lifts a block."""
    blocked = await tables.people.blocked(user)
    count = -(-len(blocked) // MENU)
    leaf = min(leaf, max(0, count - 1))
    shown = blocked[leaf * MENU : (leaf + 1) * MENU]
    numbered = list(enumerate(shown, start=leaf * MENU + 1))  # so that namesakes are told apart
    said = [texts.say(language, "blocks-title"), "\n".join(f"{at}. <@{id}>" for at, (id, _) in numbered)]
    rows: list[list[Item]] = []
    if shown:
        names = [(f"{at}. {plain(name) if name else id}", str(id), "") for at, (id, name) in numbered]
        rows.append([select(texts.say(language, "blocks-lift"), names, 0, "unblock", leaf, "")])
    else:
        said.append(texts.say(language, "blocks-none", block=command_text(language, "block")))
    rows.append([*turning(language, 0, "blocks", leaf, count), button(language, "button-back", 0, "settings")])
    return page(said, rows)


@verb("block", opens=True)
async def block(tap: Tap) -> None:
    """Ask somebody who is challenged whether he wants to block the challenger."""
    table = await tap.house.tables.gathering.challenged(tap.table, tap.user)
    await answers.show(tap.interaction, ask_page(table.id, table.host, tap.language))


@verb("block-yes")
async def block_yes(tap: Tap) -> None:
    """Block the challenger, whose challenge is declined by that."""
    await answers.show(tap.interaction, await block_page(tap.house.tables, tap.user, whole(tap.rest), tap.language))


@verb("block-no")
async def block_no(tap: Tap) -> None:
    """Leave all as it was."""
    await answers.show(tap.interaction, page([texts.say(tap.language, "block-kept")]))


@verb("blocks", opens=True)
async def blocks(tap: Tap) -> None:
    """Whom the person has blocked, a leaf of it."""
    await answers.show(tap.interaction, await blocks_page(tap.house.tables, tap.user, tap.language, tap.leaf))


@verb("unblock")
async def unblock(tap: Tap) -> None:
    """Lift a block."""
    tables = tap.house.tables
    await tables.people.unblock(tap.user, tap.picked)
    await answers.show(tap.interaction, await blocks_page(tables, tap.user, tap.language, tap.leaf))
