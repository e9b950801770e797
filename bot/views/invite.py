"""Inviting people to a lobby: a private menu of the server's members."""

from __future__ import annotations

import discord

from bot import answers, texts
from bot.tables import lobby
from bot.tables.model import Refusal, Table
from bot.views.names import escaped_names
from bot.views.page import Page, page
from bot.views.tap import Tap, people_select, verb
from engine.values import Number, line


def invite_page(table: Table, language: str) -> Page:
    """The question who is to be invited; there must be a free seat."""
    game, free = texts.say(language, f"{table.game}-name"), lobby.free(table)
    said = [
        texts.say(language, "invite-title", game=game, table=table.id),
        texts.say(language, "invite-whom", free=free),
    ]
    return page(said, [[people_select(texts.say(language, "invite-pick"), table.id, "invited", free)]])


def check_player(somebody: discord.User | discord.Member, *, in_server: bool = True) -> None:
    """Raise Refusal for a bot, who isn't in the server (`in_server`) or can't see the channel: he couldn't play.

    With a command or a menu Discord tells what those who are chosen may do in its channel; if not, it's no hindrance.
    """
    if somebody.bot:
        raise Refusal(line("refuse-bot"))
    if in_server and not isinstance(somebody, discord.Member):
        raise Refusal(line("refuse-not-member"))
    may = somebody.resolved_permissions if isinstance(somebody, discord.Member) else None
    if may is not None and not may.view_channel:
        raise Refusal(line("refuse-hidden", person=Number(somebody.id)))


@verb("invited")
async def invited(tap: Tap) -> None:
    """Keep seats for the chosen people, whom a new card calls."""
    bot = answers.bot_of(tap.interaction)
    for somebody in tap.people:
        check_player(somebody)
    table = await bot.tables.gathering.invite(tap.table, tap.user, [bot.person(somebody) for somebody in tap.people])
    called = dict(zip((row.user for row in table.seats), escaped_names(table), strict=True))
    names = ", ".join(called[somebody.id] for somebody in tap.people)
    url = await bot.card_url(await bot.show_now(table.id))
    await answers.show(tap.interaction, page([texts.say(tap.language, "invite-done", names=names, url=url or "")]))
