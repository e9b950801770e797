"""The private page on which the host of a lobby has the bot play seats itself, and how well."""

from __future__ import annotations

from bot.foreign import Clean
from bot.speaker import Speaker
from bot.tables import levels, lobby, seating
from bot.tables.model import Refusal, Table
from bot.views import answers
from bot.views.anew import shown_anew
from bot.views.links import table_url
from bot.views.names import markless_speaker_of, plain_speaker_of
from bot.views.page import Item, Page, page
from bot.views.seats import ANY, side_entries
from bot.views.tap import PRIMARY, SUCCESS, Tap, button, plain_button, select, verb
from engine.game import Level
from engine.values import line


def bots_buttons(language: str, table: Table) -> list[Item]:
    """The way to the page, where a seat is free or the bot plays one."""
    useful = lobby.free(table) or len(table.people) < len(table.seats)
    return [button(language, "button-bots", table.id, "bots", emoji="🤖")] if useful and table.size != 1 else []


def level_notes(speaker: Speaker[Clean], table: Table) -> list[str]:
    """How well the bot plays at a table; nothing where it doesn't, or knows one way alone."""
    bot = next((row.level for row in table.seats if row.level is not None), None)
    level = None if bot is None else levels.of(table, bot)
    return [] if level is None else [speaker.say("level-told", level=speaker.say(f"level-{level}"))]


def bots_page(table: Table, language: str, url: str) -> Page:
    """How many seats the bot plays, with buttons for more and for less, and menus of levels and sides."""
    speaker, free = markless_speaker_of(table, language), lobby.free(table)
    bots = [row.level for row in table.seats if row.level is not None]
    said = [
        speaker.say("bots-title", game=speaker.game_name, table=table.id),
        speaker.say("bots-note"),
        speaker.say("bots-now", count=len(bots), size=table.size or 0, free=free),
    ]
    if bots:
        said.append(speaker.say("bots-begin", url=url))
    row: list[Item] = []
    if free:
        row.append(
            button(language, "button-bots-one", table.id, "bots-add", 1, style=SUCCESS if free == 1 else PRIMARY)
        )
    if free > 1:
        label = speaker.say("button-bots-all", count=free)
        row.append(plain_button(label, table.id, "bots-add", free, style=SUCCESS))
    if bots:
        row.append(button(language, "button-bots-less", table.id, "bots-drop"))
    rows = [row]
    offered = levels.offered(table.engine, table.options, table.size or len(table.seats))
    if offered and bots:
        now = levels.fitting(offered, bots[0])
        entries = [
            (speaker.say("bots-level", level=speaker.say(f"level-{each}")), each, speaker.say(f"level-{each}.about"))
            for each in offered
        ]
        chosen = next(label for label, each, _ in entries if each == now)
        rows.append([select(chosen, entries, table.id, "bots-level", 0, "", chosen=(str(now),))])
    return page(said, [*rows, *_sides(table, language)])


def _sides(table: Table, language: str) -> list[list[Item]]:
    """A menu of sides for each seat that the bot plays, where sides are chosen."""
    plain, menus = plain_speaker_of(table, language), list[list[Item]]()
    for number, row in enumerate(row for row in table.seats if row.is_bot):
        entries = [
            (plain.say("bots-side", bot=plain.names[row.seat], side=label), value, "")
            for label, value, _ in side_entries(plain, seating.open_sides(table, row.seat))
        ]
        now = row.side or ANY
        chosen = next((label for label, value, _ in entries if value == now), None)
        if chosen is not None:
            menus.append([select(chosen, entries, table.id, "bots-side", number, "", chosen=(now,))])
    return menus


async def _now(tap: Tap) -> Page:
    return await _page(tap, await tap.house.tables.gathering.hosting(tap.table, tap.user))


async def _page(tap: Tap, table: Table) -> Page:
    return bots_page(table, tap.language, await table_url(tap.house.tables, table))


async def bots_shown(tap: Tap, table: Table) -> None:
    """Answer with the page."""
    await answers.show(tap.interaction, await _page(tap, table))


def level_at(table: Table) -> Level:
    """How well the bot plays where it plays already."""
    return next((row.level for row in table.seats if row.level is not None), levels.USUAL)


@verb("bots", opens=True)
async def bots(tap: Tap) -> None:
    """Show the host, in private, what may be chosen."""
    await tap.house.attended(tap.table)
    await answers.show(tap.interaction, await _now(tap))


@verb("bots-add")
@shown_anew(_now)
async def add(tap: Tap) -> None:
    """The bot plays so many more seats, as well as those that it plays."""
    before = await tap.house.tables.gathering.hosting(tap.table, tap.user)
    table = await tap.house.tables.gathering.fill(tap.table, tap.user, tap.which, level_at(before))
    await bots_shown(tap, table)


@verb("bots-drop")
@shown_anew(_now)
async def drop(tap: Tap) -> None:
    """It plays one seat less."""
    await bots_shown(tap, await tap.house.tables.gathering.dismiss(tap.table, tap.user))


@verb("bots-level")
@shown_anew(_now)
async def level(tap: Tap) -> None:
    """It plays better or worse."""
    if tap.value not in levels.LEVELS:
        raise Refusal(line("refuse-stale"))
    await bots_shown(tap, await tap.house.tables.gathering.set_level(tap.table, tap.user, tap.value))


@verb("bots-side")
@shown_anew(_now)
async def side(tap: Tap) -> None:
    """Another side for a seat that it plays, or any."""
    wanted = None if tap.value == ANY else tap.value
    await bots_shown(tap, await tap.house.tables.gathering.set_bot_side(tap.table, tap.user, tap.which, wanted))
