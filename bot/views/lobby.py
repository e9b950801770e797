"""The card of a table before its game: a challenge, or a lobby with its seats."""

from __future__ import annotations

from bot.foreign import Escaped, escape
from bot.house import person_of
from bot.speaker import Speaker
from bot.tables import lobby, opening, seating
from bot.tables.model import Table
from bot.tables.service import Tables
from bot.views import answers
from bot.views.beginning import Beginning, own_beginning
from bot.views.bots import bots_buttons
from bot.views.challenge import challenge_page, closed_challenge
from bot.views.clocks import terms_text
from bot.views.example import example_buttons
from bot.views.invite import invite_page
from bot.views.names import accent, ender_of, markless_speaker_of, of_game, speaker_of
from bot.views.options import option_texts, shown_options
from bot.views.page import Item, Page, page
from bot.views.place import rights_kept
from bot.views.seats import seat_buttons, seat_lines
from bot.views.tap import PRIMARY, SUCCESS, Tap, button, verb
from bot.views.threads import thread_note

TIMED_OUT = ("lapsed", "undecided", "silent", "agreed", "unseated", "given-up")
"""How a table is closed whose game has begun: by time, or as all have agreed."""


async def lobby_page(table: Table, *, in_words: bool = False) -> Page:
    """What everybody sees of a table that waits for its players; `in_words` without pictures."""
    begun = Beginning() if in_words else await own_beginning(table)
    if table.size is None:
        return challenge_page(table, begun)
    language = table.language
    speaker = markless_speaker_of(table, language)
    game = speaker.game_name
    id = "lobby-rematch" if table.rematch_of else "lobby-gathers"
    said = [
        speaker.say("card-title", game=game, table=table.id),
        speaker.say(id, host=f"<@{table.host}>"),
        of_game(speaker, table, f"{table.game}-about-long"),
        "\n".join(_seat_lines(speaker, table)),
        *option_texts(speaker, table),
        terms_text(speaker, table),
        *thread_note(speaker, table),
    ]
    if begun.pictures:
        said.append(speaker.say("lobby-beginning"))
    below = ["\n".join(_next_lines(speaker, table))]
    is_open = lobby.free(table) > 0 or not all(row.joined for row in table.seats)
    rows: list[list[Item]] = [
        [
            *([button(language, "button-join", table.id, "join", style=SUCCESS, emoji="⚓")] if is_open else []),
            button(language, "button-leave", table.id, "leave"),
            button(language, "button-invite", table.id, "invite"),
        ],
        [
            button(language, "button-begin", table.id, "begin", style=PRIMARY),
            button(language, "button-options", table.id, "options"),
            *seat_buttons(language, table),
            *bots_buttons(language, table),
        ],
        example_buttons(language, table),
    ]
    return page(said, rows, *begun, accent(table, table.seat_of(table.host) or 0), below=below)


def _seat_lines(speaker: Speaker[Escaped], table: Table) -> list[str]:
    """Who sits, who is invited, how many seats are free."""
    joined = sum(row.joined for row in table.seats)
    lines = [speaker.say("lobby-seats", joined=joined, size=table.size or 0), *seat_lines(speaker, table)]
    if free := lobby.free(table):
        lines.insert(1 + len(table.seats), "▫️ " + speaker.say("lobby-free", count=free))
    return lines


def _next_lines(speaker: Speaker[Escaped], table: Table) -> list[str]:
    """What must happen for the game to begin, and until when."""
    joined = sum(row.joined for row in table.seats)
    counts = opening.allowed(table.game, table.options)
    missing = min((count for count in counts if count >= joined), default=joined) - joined
    last = (table.size or joined) - joined
    waits = seating.is_undecided(table)
    if not missing and (waits or not last):
        lines = [speaker.say("lobby-full", host=f"<@{table.host}>", count=joined)]
    elif waits:
        lines = [speaker.say("lobby-waits-host", count=missing)]
    elif missing == last:
        lines = [speaker.say("lobby-waits", count=last)]
    elif missing:
        lines = [speaker.say("lobby-begins-with", count=missing)]
    else:
        lines = [speaker.say("lobby-begins-now", host=f"<@{table.host}>", count=joined)]
    if table.due is not None:
        lines.append(speaker.say("lobby-lapses", when=f"<t:{int(table.due.timestamp())}:R>"))
    return lines


async def closed_line(tables: Tables, table: Table, language: str) -> str:
    """What is left of a table that led to no result; a moderator is called what he calls himself."""
    speaker = speaker_of(table, language)
    game = speaker.game_name
    names = ", ".join(name for name, row in zip(speaker.names, table.seats, strict=True) if row.joined)
    if table.closed == "deserted" and not table.ended_by:
        return speaker.say("closed-abandoned", game=game, table=table.id, names=names)
    if table.closed in ("aborted", "deserted", "called-off"):
        by = await ender_of(tables, speaker, table)
        said = speaker.say(f"closed-{table.closed}", game=game, table=table.id, names=names, by=by)
        why = f" {speaker.say('server-reason', reason=escape(table.reason))}" if table.reason else ""
        return said + why
    if table.closed in TIMED_OUT:
        return speaker.say(f"closed-{table.closed}", game=game, table=table.id, names=" – ".join(speaker.names))
    if table.size is None:
        return closed_challenge(table, language)
    return speaker.say(f"lobby-{table.closed}", game=game, table=table.id, names=names)


def moved_line(table: Table) -> str:
    """What is left of an older card of a table that hasn't begun."""
    speaker = speaker_of(table, table.language)
    return "-# " + speaker.say("lobby-moved", game=speaker.game_name, table=table.id)


@verb("accept")
@verb("join")
async def join(tap: Tap) -> None:
    """Take a seat of a lobby, or accept a challenge; with the last one the game starts."""
    house = tap.house
    if await rights_kept(tap.interaction, tap.table):
        await house.attended(tap.table)
        await house.tables.gathering.join(tap.table, person_of(tap.interaction.user))


@verb("leave")
async def leave(tap: Tap) -> None:
    """Give a seat up, or the invitation to it."""
    await tap.house.attended(tap.table)
    await tap.house.tables.gathering.leave(tap.table, tap.user)


@verb("begin")
async def begin(tap: Tap) -> None:
    """Start with those who have joined."""
    if await rights_kept(tap.interaction, tap.table):
        await tap.house.attended(tap.table)
        await tap.house.tables.gathering.begin(tap.table, tap.user)


@verb("invite", opens=True)
async def invite(tap: Tap) -> None:
    """Ask, in private, who is to be invited."""
    await tap.house.attended(tap.table)
    table = await tap.house.tables.gathering.inviting(tap.table, tap.user)
    await answers.show(tap.interaction, invite_page(table, tap.language))


@verb("options", opens=True)
async def options(tap: Tap) -> None:
    """Show the host, in private, what can be chosen."""
    await tap.house.attended(tap.table)
    table = await tap.house.tables.gathering.hosting(tap.table, tap.user)
    await answers.show(tap.interaction, await shown_options(tap.house.tables, table, tap.language))
