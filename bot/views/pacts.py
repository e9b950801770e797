"""The pacts of a table: the list of those that its reader may know of.

Nobody is shown, or refused, anything that depends on what he may not know of.
"""

from __future__ import annotations

import discord

from bot.house import house_of
from bot.tables.model import Table, refuse
from bot.tables.pacts import Pact, has_pacts
from bot.tables.service import Tables
from bot.views import answers
from bot.views.names import plain_speaker_of, speaker_of
from bot.views.pact_making import new_button
from bot.views.pact_words import label, listed
from bot.views.page import Item, Page, page
from bot.views.paging import ROOM, turning
from bot.views.tap import Tap, button, select, verb

ON_A_LEAF = 5
"""So many pacts stand on a leaf of the list at most."""


def pacts_button(language: str, table: Table) -> list[Item]:
    """The way to the pacts of a table; none where there can't be any."""
    return [button(language, "button-pacts", table.id, "pacts", emoji="🤝")] if has_pacts(table) else []


async def told_button(tables: Tables, table: Table) -> list[Item]:
    """The same for everybody, once there is a pact of which everybody may know."""
    return pacts_button(table.language, table) if await tables.pacts.are_told(table) else []


async def pacts_page(tables: Tables, table: Table, seat: int | None, language: str, leaf: int = 0) -> Page:
    """The pacts of which this seat (None: a spectator) may know. Raises Refusal where there can't be any."""
    if not has_pacts(table):
        raise refuse("pacts-none-here")
    speaker, plain = speaker_of(table, language), plain_speaker_of(table, language)
    leaves = _leaves([(pact, listed(speaker, table, pact)) for pact in await tables.pacts.known(table, seat)])
    leaf = max(0, min(leaf, len(leaves) - 1))
    shown = leaves[leaf] if leaves else []
    said = [speaker.say("pacts-title", game=speaker.game_name, table=table.id)]
    said.append("\n\n".join(text for _, text in shown) or speaker.say("pacts-empty"))
    rows: list[list[Item]] = []
    if shown:
        entries = [
            (label(pact, ", ".join(plain.names[at] for at in pact.seats)), str(pact.id), "") for pact, _ in shown
        ]
        rows.append([select(speaker.say("pacts-open"), entries, table.id, "pact-open", leaf, "")])
        rows.append(turning(language, table.id, "pacts", leaf, len(leaves)))
    if seat is not None and table.status == "running" and not table.seats[seat].gone:
        rows.append([new_button(language, table)])
        said.append("-# " + speaker.say("pacts-about"))
    return page(said, [row for row in rows if row])


def _leaves(told: list[tuple[Pact, str]]) -> list[list[tuple[Pact, str]]]:
    """The pacts in as few leaves as hold them."""
    leaves: list[list[tuple[Pact, str]]] = []
    for each in told:
        room = ROOM - sum(len(text) + 2 for _, text in leaves[-1]) if leaves else 0
        if leaves and len(leaves[-1]) < ON_A_LEAF and len(each[1]) <= room:
            leaves[-1].append(each)
        else:
            leaves.append([each])
    return leaves


async def show_pacts(interaction: discord.Interaction, id: int) -> None:
    """Answer with the pacts of a table."""
    house, language = house_of(interaction), answers.reader(interaction)
    table = await house.tables.reading.get(id)
    seat = table.seat_of(interaction.user.id)
    await answers.show(interaction, await pacts_page(house.tables, table, seat, language))


@verb("pacts", opens=True)
async def pacts(tap: Tap) -> None:
    """Show the pacts, a leaf of them."""
    table = await tap.house.tables.reading.get(tap.table)
    await tap.show(await pacts_page(tap.house.tables, table, table.seat_of(tap.user), tap.language, tap.leaf))
