"""What moderators did in a server, for its moderators: the newest first, in leaves."""

from __future__ import annotations

from bot import texts
from bot.foreign import Escaped, escape
from bot.speaker import Speaker
from bot.speech import group_command_text
from bot.tables.defaults import differing_from
from bot.tables.moderating import Moderation
from bot.tables.service import Tables
from bot.views import answers
from bot.views.channels import moderated
from bot.views.page import Page, page
from bot.views.paging import turning
from bot.views.server_defaults import field_text
from bot.views.tap import Tap, verb

LEAF = 6
"""So many entries stand on a leaf: with the longest reasons, all of them markup, they fit a message."""


async def server_log_page(tables: Tables, server: int, language: str, leaf: int = 0) -> Page:
    """A leaf of it, from 0."""
    count = -(-await tables.moderators.count(server) // LEAF)
    leaf = min(leaf, max(0, count - 1))
    entries = [entry_text(entry, language) for entry in await tables.moderators.log(server, leaf * LEAF, LEAF)]
    said = "\n".join(entries) or texts.say(
        language, "server-log-none", close=group_command_text(language, "server", "close")
    )
    title = texts.say(language, "server-log-title")
    return page([title, said], [turning(language, 0, "server-log", leaf, count)])


def entry_text(entry: Moderation, language: str) -> str:
    """An entry: when, who, what, where, and why."""
    speaker: Speaker[Escaped] = Speaker(language, entry.game)
    said = speaker.say(
        f"server-log-{entry.what}",
        moderator=_mention(entry.user, language),
        person=_mention(entry.about, language),
        game=speaker.game_name if entry.game else "",
        table=entry.table or 0,
        days=entry.days,
        **_chosen(speaker, entry),
    )
    reason = f" {speaker.say('server-reason', reason=escape(entry.reason))}" if entry.reason else ""
    return speaker.say("server-log-entry", when=f"<t:{int(entry.time.timestamp())}:f>", what=said) + reason


def _chosen(speaker: Speaker[Escaped], entry: Moderation) -> dict[str, str]:
    """What was chosen for the server, as the entry tells it."""
    how, chosen = entry.chosen, entry.chosen
    if entry.what == "language":
        chosen = texts.say(chosen, "server-language-name")
    elif entry.what == "channels":
        how, chosen = {"+": "added", "-": "taken"}.get(chosen[:1], "all"), f"<#{chosen[1:]}>"
    elif entry.what == "defaults":
        chosen = " · ".join(field_text(speaker, name, value) for name, value in differing_from(chosen).items())
    return {"how": how, "chosen": chosen}


def _mention(user: int | None, language: str) -> str:
    return texts.say(language, "somebody") if user is None else f"<@{user}>"


@verb("server-log", opens=True)
async def turned(tap: Tap) -> None:
    """Another leaf of it."""
    server = moderated(tap.interaction)
    await answers.show(tap.interaction, await server_log_page(tap.house.tables, server, tap.language, tap.leaf))
