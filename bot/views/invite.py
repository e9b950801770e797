"""Inviting people to a lobby: a private menu of the server's members."""

from __future__ import annotations

import discord

from bot.house import is_itself, person_of
from bot.tables import lobby
from bot.tables.model import Refusal, Table
from bot.views import answers
from bot.views.anew import shown_anew
from bot.views.away_words import date_of
from bot.views.bots import bots_shown, level_at
from bot.views.links import table_url
from bot.views.names import markless_speaker_of
from bot.views.page import Page, page
from bot.views.tap import Tap, people_select, verb
from engine.values import Number, line


def invite_page(table: Table, language: str) -> Page:
    """The question who is to be invited; there must be a free seat."""
    speaker, free = markless_speaker_of(table, language), lobby.free(table)
    said = [
        speaker.say("invite-title", game=speaker.game_name, table=table.id),
        speaker.say("invite-whom", free=free),
    ]
    return page(said, [[people_select(speaker.say("invite-pick"), table.id, "invited", free)]])


def check_player(somebody: discord.User | discord.Member, *, in_server: bool = True) -> None:
    """Raise Refusal for a house, who isn't in the server (`in_server`) or can't see the channel: he couldn't play.

    With a command or a menu Discord tells what those who are chosen may do in its channel; if not, it's no hindrance.
    """
    if somebody.bot:
        raise Refusal(line("refuse-bot"))
    if in_server and not isinstance(somebody, discord.Member):
        raise Refusal(line("refuse-not-member"))
    may = somebody.resolved_permissions if isinstance(somebody, discord.Member) else None
    if may is not None and not may.view_channel:
        raise Refusal(line("refuse-hidden", person=Number(somebody.id)))


async def _now(tap: Tap) -> Page:
    return invite_page(await tap.house.tables.gathering.inviting(tap.table, tap.user), tap.language)


@verb("invited")
@shown_anew(_now)
async def invited(tap: Tap) -> None:
    """Keep seats for the chosen people, whom a new card calls."""
    house = tap.house
    people = [somebody for somebody in tap.people if not is_itself(tap.interaction, somebody)]
    for somebody in people:
        check_player(somebody)
    if len(people) < len(tap.people):  # the bot itself: no need to ask it
        before = await house.tables.gathering.hosting(tap.table, tap.user)
        table = await house.tables.gathering.fill(tap.table, tap.user, 1, level_at(before))
        if not people:
            await bots_shown(tap, table)
            return
    table = await house.tables.gathering.invite(tap.table, tap.user, [person_of(somebody) for somebody in people])
    speaker = markless_speaker_of(table, tap.language)
    called = dict(zip((row.user for row in table.seats), speaker.names, strict=True))
    names = ", ".join(called[somebody.id] for somebody in people)
    url = await table_url(house.tables, await house.show_now(table.id))
    said = [speaker.say("invite-done", names=names, count=len(people), url=url)]
    for user, spell in (await house.tables.aways.now([somebody.id for somebody in people])).items():
        said.append(speaker.say("away-invited", who=f"<@{user}>", when=date_of(spell.until)))
    await answers.show(tap.interaction, page(["\n".join(said)]))
