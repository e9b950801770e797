"""One's own view of a table: the question that one owes, else how things stand. By button, by DM and by slash."""

from __future__ import annotations

from collections.abc import Sequence
from functools import wraps

import discord

from bot import texts
from bot.house import house_of, person_of
from bot.tables.making import own
from bot.tables.model import FREE, Refusal, Table, Walk
from bot.tables.service import Tables
from bot.views import answers, private
from bot.views.names import own_seat
from bot.views.page import Page
from bot.views.parts import FIRST, At
from bot.views.picker import picker_page
from bot.views.tap import Handler, Tap, verb

STALE = "refuse-stale"
OVER = ("refuse-gone", "refuse-game-over", "refuse-closed")
"""Nothing is asked any more: the page of how things stand says so itself."""
NEWS = 3
"""So many of the last moves are told above a question, so that a phone shows it without scrolling."""


async def own_page(
    tables: Tables,
    table: Table,
    seat: int,
    language: str,
    news: Sequence[str] = (),
    *,
    onward: bool = False,
    in_words: bool = False,
) -> Page:
    """What a person at a table needs now: the question where something is owed, else the private view.

    `news` comes first, else what happened since the seat acted last. `onward`: see `private_page`; `in_words`: without
    pictures.
    """
    if table.status == "running" and table.seats[seat].owes:
        walk = await tables.turns.walk_at(table, seat)
        news = news or await private.since_own_action(tables, walk.table, seat, language, NEWS)
        return await picker_page(tables, walk, language, news=news, in_words=in_words)
    return await private.private_page(tables, table, seat, language, news, onward=onward, in_words=in_words)


async def next_page(tables: Tables, id: int, user: int, language: str, news: Sequence[str] = ()) -> Page:
    """One's own view right after something was done, with a way to the next table that waits."""
    table = await tables.reading.get(id)
    return await own_page(tables, table, own_seat(table, user), language, news, onward=True)


async def go_on(tap: Tap, news: Sequence[str] = ()) -> None:
    """Show what the person needs now, after `news`."""
    await answers.show(tap.interaction, await next_page(tap.house.tables, tap.table, tap.user, tap.language, news))


async def ask(tap: Tap, walk: Walk, at: At = FIRST, news: Sequence[str] = ()) -> None:
    """Show the question that the person is at."""
    await answers.show(tap.interaction, await picker_page(tap.house.tables, walk, tap.language, at, news))


def kindly(handler: Handler) -> Handler:
    """Where a click is answered too late, show how things stand now, with a word about it if the game goes on."""

    @wraps(handler)
    async def handle(tap: Tap) -> None:
        try:
            await handler(tap)
        except Refusal as refusal:
            if refusal.reason.id not in (STALE, *OVER):
                raise
            await tap.promise()
            if refusal.reason.id in OVER:
                await go_on(tap)
                return
            tables, news = tap.house.tables, [answers.refusal_text(tap.language, refusal)]
            table = await tables.reading.get(tap.table)
            if (seat := table.seat_of(tap.user)) is not None and table.state is not None:
                news += await private.since_own_action(tables, own(table, seat), seat, tap.language, NEWS)
            await go_on(tap, news)

    return handle


async def show_view(interaction: discord.Interaction, id: int) -> None:
    """Answer with the reader's own view of a table."""
    house = house_of(interaction)
    table = await house.attended(id)
    seat = own_seat(table, interaction.user.id)
    await answers.show(interaction, await own_page(house.tables, table, seat, answers.reader(interaction)))


@verb("view", opens=True)
async def view(tap: Tap) -> None:
    """One's own view, again."""
    await show_view(tap.interaction, tap.table)


@verb("play", opens=True)
async def play(tap: Tap) -> None:
    """The same, with a word where nothing is owed."""
    tables, table = tap.house.tables, await tap.house.attended(tap.table)
    seat, news = own_seat(table, tap.user), list[str]()
    if table.status == "running" and not table.seats[seat].owes:
        news.append(texts.say(tap.language, "refuse-not-your-turn"))
        news += await private.since_own_action(tables, table, seat, tap.language)
    await answers.show(tap.interaction, await own_page(tables, table, seat, tap.language, news))


@verb("may", opens=True)
@kindly
async def free(tap: Tap) -> None:
    """Open the picker for what one may do without owing it."""
    tables = tap.house.tables
    walk = await tables.turns.walk(tap.table, tap.user, FREE)
    news = await private.since_own_action(tables, walk.table, walk.seat, tap.language, NEWS)
    await ask(tap, walk, news=news)


@verb("tips-off")
async def tips_off(tap: Tap) -> None:
    """No more tips; the view goes on as it was."""
    tables = tap.house.tables
    await tables.people.choose(person_of(tap.interaction.user), tips_off=True)
    table = await tables.reading.get(tap.table)
    await answers.show(tap.interaction, await own_page(tables, table, own_seat(table, tap.user), tap.language))


@verb("words", opens=True)
async def words(tap: Tap) -> None:
    """The position in words."""
    table = await tap.house.tables.reading.get(tap.table)
    await answers.show(tap.interaction, private.words_page(table, tap.user, tap.language))
