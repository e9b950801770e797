"""A game's own commands: walks over what one may do without owing it that have a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot import texts
from bot.house import house_of
from bot.tables.making import own
from bot.tables.model import FREE, Refusal, Table
from bot.tables.play import free, seated
from bot.views import answers, private
from bot.views.names import markless_speaker_of
from bot.views.own import NEWS, STALE, kindly, next_page
from bot.views.page import Page
from bot.views.picker import picker_page
from bot.views.questions import capital
from bot.views.tap import MENU, Tap, verb
from bot.views.which import MENUS, chosen, which_page
from engine.values import Key, line


async def open_command(interaction: discord.Interaction[Any], id: int, name: str) -> None:
    """Answer with the question that this command of a table's game asks.

    Where there is nothing to do there now, say so and show what the person needs instead. Raises Refusal for somebody
    who doesn't play there.
    """
    house, language, user = house_of(interaction), answers.reader(interaction), interaction.user.id
    tables, table = house.tables, await house.attended(id)
    seat = seated(table, user)
    if name not in table.engine.hooks.commands:  # of another release
        raise Refusal(line(STALE))
    if name not in free(own(table, seat), seat).commands:
        speaker = markless_speaker_of(table, language)
        news = [speaker.say("command-not-now", what=capital(speaker.label(Key(name))))]
        await answers.show(interaction, await next_page(tables, id, user, language, news))
        return
    walk = await tables.turns.walk(id, user, FREE)
    if walk.path[:1] != (Key(name),):
        walk = await tables.turns.draft(id, user, FREE, (Key(name),))
    news = await private.since_own_action(tables, walk.table, seat, language, NEWS)
    await answers.show(interaction, await picker_page(tables, walk, language, news=news))


def which_of(tables: Sequence[Table], name: str, user: int, language: str) -> Page:
    """The question for which of these tables, at each of which it may be used, a command is meant."""
    what = capital(markless_speaker_of(tables[0], language).label(Key(name)))
    shown = [(table, 0) for table in tables[: MENUS * MENU]]
    return which_page(texts.say(language, "which-table-command", what=what), shown, user, language, "command", name)


@verb("command", opens=True)
@kindly
async def command(tap: Tap) -> None:
    """A command by its button."""
    await open_command(tap.interaction, tap.table, tap.rest)


@verb("command-at")
async def command_at(tap: Tap) -> None:
    """The table was chosen from a menu for which a command is meant."""
    await command(chosen(tap))
