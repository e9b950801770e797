"""One's own view of a table: the question that one owes, else how things stand. By button, by DM and by slash."""

from __future__ import annotations

from collections.abc import Sequence
from functools import wraps

import discord

from bot import texts
from bot.house import house_of, person_of
from bot.tables.company import out
from bot.tables.making import own
from bot.tables.model import FREE, Refusal, Table, Walk
from bot.tables.play import seated
from bot.tables.service import Tables
from bot.tables.steering import steered
from bot.views import answers, private
from bot.views.names import own_seat, speaker_of
from bot.views.page import Page
from bot.views.parts import FIRST, At
from bot.views.picker import picker_page
from bot.views.tap import Handler, Tap, verb
from bot.views.unseated import former_page

STALE = "refuse-stale"
OVER = ("refuse-gone", "refuse-game-over", "refuse-closed")
"""Nothing is asked any more: the page of how things stand says so itself."""
NEWS = 600
"""Characters of the last moves above a question, so that a phone shows it with the picture."""


async def own_page(
    tables: Tables,
    table: Table,
    seat: int,
    language: str,
    news: Sequence[str] = (),
    *,
    onward: bool = False,
    in_words: bool = False,
    steering: bool = False,
) -> Page:
    """What a person at a table needs now: the question where something is owed, else the private view.

    `news` comes first, else what happened since the seat acted last. `onward`: see `private_page`; `in_words`: without
    pictures; `steering`: for the partner who steers the seat.
    """
    if table.status == "running" and table.seats[seat].owes:
        walk = await tables.turns.walk_at(table, seat)
        news = news or await private.since_own_action(tables, walk.table, seat, language, NEWS)
        return await picker_page(tables, walk, language, news=news, in_words=in_words, steering=steering)
    return await private.private_page(
        tables, table, seat, language, news, onward=onward, in_words=in_words, steering=steering
    )


async def next_page(
    tables: Tables, id: int, user: int, language: str, news: Sequence[str] = (), steered: int | None = None
) -> Page:
    """One's own view right after something was done, with a way to the next table that waits.

    `steered`: that of this seat, which one steers; the way would be that of another person. Raises Refusal where one
    doesn't.
    """
    table = await tables.reading.get(id)
    if steered is None:
        return await own_page(tables, table, own_seat(table, user), language, news, onward=True)
    return await own_page(tables, table, seated(table, user, steered), language, news, steering=True)


async def show_done(interaction: discord.Interaction, table: Table, said: str, seat: int | None = None) -> None:
    """One's own view after something was done, with a word about it."""
    house, language = house_of(interaction), answers.reader(interaction)
    speaker = speaker_of(table, language)
    name = "" if seat is None else speaker.names[seat]
    news = [speaker.say(said, name=name, game=speaker.game_name, table=table.id)]
    await answers.show(interaction, await next_page(house.tables, table.id, interaction.user.id, language, news))


async def go_on(tap: Tap, news: Sequence[str] = ()) -> None:
    """Show what the person needs now, after `news`; of a seat that he steers what that one needs."""
    await tap.show(await next_page(tap.house.tables, tap.table, tap.user, tap.language, news, tap.steered))


async def show_steered(tap: Tap, seat: int, news: Sequence[str] = ()) -> None:
    """Show what a seat needs now that the person steers, after `news`. Raises Refusal where he doesn't (any more)."""
    await go_on(tap._replace(steered=seat), news)


async def ask(tap: Tap, walk: Walk, at: At = FIRST, news: Sequence[str] = ()) -> None:
    """Show the question that the person is at."""
    steering = tap.steered is not None
    await tap.show(await picker_page(tap.house.tables, walk, tap.language, at, news, steering=steering))


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
                await go_on(tap._replace(steered=None))
                return
            tables, news = tap.house.tables, [answers.refusal_text(tap.language, refusal)]
            table = await tables.reading.get(tap.table)
            if (seat := tap.seat_at(table)) is not None and table.state is not None:
                news += await private.since_own_action(tables, own(table, seat), seat, tap.language, NEWS)
            await go_on(tap, news)

    return handle


async def show_view(interaction: discord.Interaction, id: int) -> None:
    """Answer with the reader's own view of a table."""
    house, language = house_of(interaction), answers.reader(interaction)
    table = await house.attended(id)
    former = await former_page(house.tables, table, interaction.user.id, language)
    if former is not None:
        await answers.show(interaction, former)
        return
    seat = own_seat(table, interaction.user.id)
    await answers.show(interaction, await own_page(house.tables, table, seat, language))


@verb("view", opens=True, steers=True)
async def view(tap: Tap) -> None:
    """One's own view, again, or that of the seat that one steers."""
    if tap.steered is None:
        await show_view(tap.interaction, tap.table)
    else:
        await tap.house.attended(tap.table)
        await go_on(tap)


@verb("own", opens=True)
async def own_view(tap: Tap) -> None:
    """Back to one's own view from that of a seat that one steers."""
    await show_view(tap.interaction, tap.table)


@verb("play", opens=True)
async def play(tap: Tap) -> None:
    """The same, with a word where nothing is owed; where a seat that one steers owes something it comes instead."""
    tables, table = tap.house.tables, await tap.house.attended(tap.table)
    if (former := await former_page(tables, table, tap.user, tap.language)) is not None:
        await answers.show(tap.interaction, former)
        return
    seat, news = own_seat(table, tap.user), list[str]()
    waiting = [other for other in steered(table, seat) if table.seats[other].owes]
    if waiting and not table.seats[seat].owes:
        await show_steered(tap, waiting[0])
        return
    if table.status == "running" and not table.seats[seat].owes:
        if seat not in out(table):  # nobody who is out is called again
            news.append(texts.say(tap.language, "refuse-not-your-turn"))
        news += await private.since_own_action(tables, table, seat, tap.language)
    await answers.show(tap.interaction, await own_page(tables, table, seat, tap.language, news))


@verb("may", opens=True, steers=True)
@kindly
async def free(tap: Tap) -> None:
    """Open the picker for what one may do without owing it."""
    tables = tap.house.tables
    walk = await tables.turns.walk(tap.table, tap.user, FREE, tap.steered)
    news = await private.since_own_action(tables, walk.table, walk.seat, tap.language, NEWS)
    await ask(tap, walk, news=news)


@verb("tips-off")
async def tips_off(tap: Tap) -> None:
    """No more tips; the view goes on as it was."""
    tables = tap.house.tables
    await tables.people.choose(person_of(tap.interaction.user), tips_off=True)
    table = await tables.reading.get(tap.table)
    await answers.show(tap.interaction, await own_page(tables, table, own_seat(table, tap.user), tap.language))


@verb("words", opens=True, steers=True)
async def words(tap: Tap) -> None:
    """The position in words."""
    table = await tap.house.tables.reading.get(tap.table)
    await tap.show(private.words_page(table, tap.seat_at(table), tap.language))
