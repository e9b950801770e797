"""What a server's moderators should see to so that games can be played there: the bot's rights, and its tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import aiohttp
import discord
import structlog

from bot import texts
from bot.house import house_of
from bot.permissions import NEEDED, THREADS, has_threads, missing
from bot.speech import group_command_text
from bot.views import answers
from bot.views.channels import moderated
from bot.views.page import Page, page
from bot.views.place import rights_text
from bot.views.tap import PRIMARY, Tap, button, verb

log = structlog.get_logger()

SHOWN = 8
"""So many channels, or tables, are named of those at which the same is to be seen to."""
SORTS = 6
"""So many different lots of missing rights are told of."""


class Found(NamedTuple):
    """What a look round a server has shown."""

    seen: int
    """How many channels were looked at."""
    lacking: dict[tuple[str, ...], list[int]]
    """By the rights that are missing: in which channels and threads."""
    gone: list[int]
    """Channels that are named and aren't there any more."""
    lost: list[int]
    """Tables whose card can't be shown."""
    broken: list[int]
    """Tables that can't be read."""
    unregistered: list[str] | None
    """Commands that Discord doesn't know; None where it couldn't be asked."""


async def show_check(interaction: discord.Interaction[Any]) -> None:
    """Look round the server for a moderator, and answer with what there is to see to. Raises Refusal for others."""
    await answers.show(interaction, check_page(await _look(interaction), answers.reader(interaction)))


def check_page(found: Found, language: str) -> Page:
    """What there is to see to in the server, and a button to look again."""
    said = [texts.say(language, "check-title"), *_findings(found, language)]
    if len(said) == 1:
        said.append(texts.say(language, "check-well"))
    said.append("-# " + texts.say(language, "check-seen", count=found.seen))
    return page(said, [[button(language, "button-check", 0, "server-check", style=PRIMARY)]])


def _findings(found: Found, language: str) -> Iterator[str]:
    for rights, channels in sorted(found.lacking.items(), key=lambda each: -len(each[1]))[:SORTS]:
        where = _named([f"<#{channel}>" for channel in channels], language)
        yield texts.say(language, "check-rights", rights=rights_text(language, rights), channels=where)
    if len(found.lacking) > SORTS:
        more = sum(map(len, sorted(found.lacking.values(), key=len, reverse=True)[SORTS:]))
        yield texts.say(language, "check-rights-more", count=more)
    commands = {name: group_command_text(language, "server", name) for name in ("channels", "close")}
    for id, numbers in (("gone", found.gone), ("lost", found.lost), ("broken", found.broken)):
        if numbers:
            shape = "<#{}>" if id == "gone" else "{}"
            which = _named([shape.format(number) for number in numbers], language)
            yield texts.say(language, f"check-{id}", which=which, **commands)
    if found.unregistered is None:
        yield texts.say(language, "check-unasked")
    elif found.unregistered:
        missed = ", ".join(f"`/{name}`" for name in found.unregistered)
        yield texts.say(language, "check-commands", commands=missed)


def _named(all: Sequence[str], language: str) -> str:
    """Some of them, and how many more there are."""
    some = ", ".join(all[:SHOWN])
    return some if len(all) <= SHOWN else texts.say(language, "check-more", some=some, count=len(all) - SHOWN)


async def _look(interaction: discord.Interaction[Any]) -> Found:
    server, tables, guild = moderated(interaction), house_of(interaction).tables, interaction.guild
    assert guild is not None  # the bot is in the server whose people call it
    named, standing = await tables.servers.channels(server), await tables.reading.standing(server)
    threads = (await tables.servers.defaults(server)).thread
    visible = [channel.id for channel in guild.text_channels if channel.permissions_for(guild.me).view_channel]
    lacking: dict[tuple[str, ...], list[int]] = {}
    gone, seen = [], 0
    for channel in dict.fromkeys([*(named or visible), *(table.channel for table in standing)]):
        place = guild.get_channel_or_thread(channel)
        if place is None or (isinstance(place, discord.Thread) and place.parent is None):
            gone += [channel] if channel in named else []  # a thread that isn't there may only be archived
            continue
        seen += 1
        if lacks := _missing(place, guild.me, threads=threads):
            lacking.setdefault(tuple(lacks), []).append(channel)
    return Found(
        seen,
        lacking,
        gone,
        lost=[table.id for table in standing if table.lost],
        broken=await tables.reading.broken(server, standing),
        unregistered=await _unregistered(interaction.client),
    )


def _missing(place: Any, me: discord.Member, *, threads: bool) -> list[str]:
    """The rights that the bot needs in a channel or thread and hasn't got; with those for `threads` of its own.

    Of one that it doesn't see no other rights are known, nor is it known whether it could send files where it can't
    send messages.
    """
    has, inside = place.permissions_for(me), isinstance(place, discord.Thread | discord.ForumChannel)
    if not has.view_channel:
        return ["view_channel"]
    needed = (*NEEDED, *THREADS) if threads and has_threads(place) else NEEDED
    lacks = dict.fromkeys(missing(has, in_thread=inside, needed=needed))
    if "send_messages" in lacks:
        lacks.pop("attach_files", None)
    return list(lacks)


async def _unregistered(client: Any) -> list[str] | None:
    """The commands of the bot that Discord doesn't know; None where it can't be asked."""
    try:
        known = {str(command) for command in await client.tree.fetch_commands()}
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
        log.warning("commands not looked up", error=type(error).__name__)
        return None
    own = [command.qualified_name for command in client.tree.get_commands()]
    return [command for command in own if command not in known]


@verb("server-check", opens=True)
async def check_again(tap: Tap) -> None:
    """Look again."""
    await show_check(tap.interaction)
