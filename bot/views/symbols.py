"""The key to a table's picture: what each symbol in it means, for whoever asks, as he sees the table."""

from __future__ import annotations

from itertools import accumulate

import render
from bot.pictures import draw_key, symbols_of
from bot.tables.making import own
from bot.tables.model import Refusal, Table
from bot.tables.service import Tables
from bot.views import answers
from bot.views.names import accent, speaker_of
from bot.views.page import ALT, Item, Page, page
from bot.views.paging import turning
from bot.views.tap import Tap, button, verb
from engine.values import line

MOST = 16
"""So many symbols a leaf shows: the picture is no longer than that of a board, and its alt text names them all."""


def symbols_buttons(language: str, table: Table) -> list[Item]:
    """The way to the key, where the game's pictures have one."""
    if not render.has_key(table.game):
        return []
    return [button(language, "button-symbols", table.id, "symbols", emoji="🔣")]


async def symbols_page(tables: Tables, table: Table, user: int, language: str, leaf: int | None = 0) -> Page:
    """A leaf of the key to what this person sees of the table (from 0), drawn; None: all of it in words.

    Raises Refusal before the game.
    """
    if table.state is None:
        raise Refusal(line("refuse-not-running"))
    seat = table.seat_of(user)
    table = own(table, seat)
    view = table.engine.view(table.state, seat)
    speaker = speaker_of(table, language)
    ids = await symbols_of(table, view)
    count = max(1, -(-len(ids) // MOST))
    drawn, row = None, list[Item]()
    if leaf is not None:
        leaf = min(leaf, count - 1)
        ids = ids[leaf * len(ids) // count : (leaf + 1) * len(ids) // count]
        profile = await tables.people.get(user)
        words = {id: speaker.say(id) for id in ids}
        drawn = await draw_key(table, view, words, contrast=profile is not None and profile.contrast)
        row = turning(language, table.id, "symbols-turn", leaf, count)
        row.append(button(language, "button-in-words", table.id, "symbols-words"))
    else:
        row = [button(language, "button-back", table.id, "symbols-turn")]
    listed = [f"{speaker.say(f'{id}.sign')}: {speaker.say(id)}" for id in ids]
    said = [speaker.say("symbols-title", game=speaker.game_name, table=table.id)]
    if drawn is None:
        said.append("\n".join(f"- {entry}" for entry in listed))
    colour = None if seat is None else accent(table, seat)
    return page(said, [row], [drawn] if drawn else [], _alt(listed) if drawn else "", colour)


def _alt(listed: list[str]) -> str:
    """As many of the entries as an alt text holds."""
    lengths = accumulate(len(entry) + 2 for entry in listed)
    return "; ".join(entry for entry, reached in zip(listed, lengths, strict=True) if reached <= ALT)


@verb("symbols", opens=True)
async def opened(tap: Tap) -> None:
    """The key, drawn."""
    await _show(tap, 0)


@verb("symbols-turn")
async def turned(tap: Tap) -> None:
    """The leaf before or after."""
    await _show(tap, tap.leaf)


@verb("symbols-words")
async def in_words(tap: Tap) -> None:
    """The key in words."""
    await _show(tap, None)


async def _show(tap: Tap, leaf: int | None) -> None:
    tables = tap.house.tables
    table = await tables.reading.get(tap.table)
    tap.seat_at(table)  # who watches must see its channel
    await answers.show(tap.interaction, await symbols_page(tables, table, tap.user, tap.language, leaf))
