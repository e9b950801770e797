"""Watching a table at which one needn't sit: what everybody there may know, in the language of whoever looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import discord

from bot import texts
from bot.house import house_of
from bot.pictures import draw
from bot.tables.model import Table, refuse
from bot.tables.service import Tables
from bot.views import answers
from bot.views.absence import absence_notes
from bot.views.bots import level_notes
from bot.views.brief import last_move, move_lines
from bot.views.card import MOVES
from bot.views.clocks import clock_notes, terms_text
from bot.views.links import card_link
from bot.views.lobby import closed_line
from bot.views.log import log
from bot.views.look import at_rest, look_buttons
from bot.views.more import more_button
from bot.views.names import accent, plain_speaker_of, said_of, speaker_of, turn_line
from bot.views.open_seats import take_buttons
from bot.views.own import show_view
from bot.views.page import Item, Page, page
from bot.views.private import words_page
from bot.views.result import result_texts, verdict_of
from bot.views.seats import standing
from bot.views.sight import sees
from bot.views.tap import MENU, Tap, button, verb
from bot.views.which import MENUS, chosen, which_page
from engine.chance import commitment

How = Literal["log", "read", "watch"]
"""What is read: what has happened, the position in words, or all that everybody may know."""


def which_of(tables: Sequence[Table], user: int, language: str, how: How) -> Page:
    """The question of which of these tables somebody wants to read."""
    shown = [(table, 0) for table in tables[: MENUS * MENU]]
    return which_page(texts.say(language, "which-table-watched"), shown, user, language, how, "")


async def watch_page(tables: Tables, table: Table, user: int, language: str) -> Page:
    """A table as everybody who sees its channel may know it, in this language; `user` is who looks.

    The dice's seed is told when the game is over, as on the card. Raises Refusal before the game.
    """
    if table.status == "closed":
        return page([await closed_line(tables, table, language), await card_link(tables, table, language)])
    if table.state is None:
        raise refuse("not-running")
    speaker, plain = speaker_of(table, language), plain_speaker_of(table, language)
    view, rows = table.engine.view(table.state, None), await tables.reading.recent(table)
    profile = await tables.people.get(user)
    drawn = await draw(table, view, language, choose=at_rest, reader=profile)
    said = [speaker.say("watch-title", game=speaker.game_name, table=table.id)]
    if table.status == "over":
        verdict, *how = result_texts(speaker, table)
        said.append(verdict)
        below = [*how, speaker.say("result-seed", seed=table.seed, seal=commitment(table.seed))]
        news = verdict_of(plain, table)
    else:
        *older, newest = move_lines(speaker, rows, None)[-MOVES:] or [""]
        said += [turn_line(speaker, table, mention=False), "\n".join([*(f"-# {move}" for move in older), newest])]
        now = tables.changes.now()
        terms = [f"-# {terms}" for terms in [terms_text(speaker, table)] if terms]
        clocks = [*terms, *level_notes(speaker, table), *clock_notes(speaker, table, now)]
        below = [standing(speaker, table, view), *absence_notes(speaker, table, now), "\n".join(filter(None, clocks))]
        news = last_move(plain, rows, None)
    row: list[Item] = [
        button(language, "button-watch-again", table.id, "watch", emoji="🔄"),
        *(take_buttons(table, language) if table.former(user) is None else ()),
        *look_buttons(language, table, drawn.sea),
        more_button(language, table),
    ]
    owing = [seat.seat for seat in table.seats if seat.owes]
    colour = accent(table, owing[0]) if owing else None
    alt = said_of(drawn.pictures, language, table, view, news)
    return page(said, [row], drawn.pictures, alt, colour, await card_link(tables, table, language), below=below)


async def show_watched(interaction: discord.Interaction[Any], id: int) -> None:
    """Answer with a table as whoever looks may know it: who sits there gets his own view."""
    tables, user = house_of(interaction).tables, interaction.user.id
    table = await tables.reading.get(id)
    if table.seat_of(user) is not None:
        await show_view(interaction, id)
        return
    if not sees(interaction, table):
        raise refuse("unseen")
    await answers.show(interaction, await watch_page(tables, table, user, answers.reader(interaction)))


@verb("watch", opens=True)
async def watch(tap: Tap) -> None:
    """The table as everybody may know it, as it stands now."""
    await show_watched(tap.interaction, tap.table)


@verb("watch-at")
async def watch_at(tap: Tap) -> None:
    """The same, the table chosen from a menu."""
    await watch(chosen(tap))


@verb("read", opens=True)
async def read(tap: Tap) -> None:
    """The position in words, as the person may know it."""
    table = await tap.house.tables.reading.get(tap.table)
    await answers.show(tap.interaction, words_page(table, tap.seat_at(table), tap.language))


@verb("read-at")
async def read_at(tap: Tap) -> None:
    """The same, the table chosen from a menu."""
    await read(chosen(tap))


@verb("log-at")
async def log_at(tap: Tap) -> None:
    """The log of a table that was chosen from a menu."""
    await log(chosen(tap))
