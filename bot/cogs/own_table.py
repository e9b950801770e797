"""Which of a person's tables a command is about, and the lists that help to say it."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from discord import app_commands

from bot import texts
from bot.cogs.build import OFFERED, Completer, Interaction, Parameter
from bot.house import house_of
from bot.tables.making import asking, own
from bot.tables.model import Refusal, Status, Table, Walk, not_seated
from bot.tables.play import free, may
from bot.tables.threads import stands_in
from bot.views import answers
from bot.views.names import plain_speaker_of, table_label
from bot.views.page import OPTION, clip
from engine.spelling import NOTE, spellings
from engine.suggest import Suggestion, suggestions
from engine.values import line

_TABLE = re.compile(r"\W*(?:([^\W\d_]+)\W*)?(\d{1,12})(?!\w)(.*)", re.DOTALL)
"""A number, perhaps after a word and before the rest of a suggestion's name."""


async def own_table(interaction: Interaction, game: str, typed: str | None, also: Status | None = None) -> Table:
    """The table that is named, or the one that waits for the person: in this channel before others.

    Beside running ones those in a state `also` count: "open" ones, or "over", the last of them where none is running.
    Where there is none else, a game that he has left counts too. Raises Refusal where there is none, or it isn't one of
    his.
    """
    house = house_of(interaction)
    if typed is not None:
        return await named_table(interaction, game, typed, also)
    user = interaction.user.id
    tables = await house.tables.reading.of_user(user, game=game, running_only=also != "open")
    tables = tables or await house.tables.reading.of_user(user, game=game, gone=True)
    if not tables:
        last = await house.tables.reading.last_finished(user, game) if also == "over" else None
        if last is None:
            raise Refusal(line("refuse-no-table"))
        return await house.tables.reading.get(last)
    here = [table for table in tables if stands_in(table, interaction.channel_id)]
    return (here or tables)[0]


class Meant(NamedTuple):
    """The tables for which a typed move may be meant, and whether the person must be asked."""

    tables: list[Table]
    ask: bool


async def tables_to_move(interaction: Interaction, game: str, typed: str | None) -> Meant:
    """The table that is named, else those that wait for the person, one in this channel before all others.

    Where he may only do something of his own accord in this channel, that is meant before what waits elsewhere. Where
    he sits at tables here and it is his turn elsewhere alone, one is a question too. Raises Refusal.
    """
    user = interaction.user.id
    if typed is not None:
        return Meant([await named_table(interaction, game, typed)], ask=False)
    tables = await _played(interaction, game)
    waiting = [table for table in tables if table.seats[_seat(table, user)].owes]
    here = [table for table in tables if stands_in(table, interaction.channel_id)]
    if waiting_here := [table for table in here if table in waiting]:
        return Meant(waiting_here, ask=len(waiting_here) > 1)
    free = [table for table in here if may(table, _seat(table, user))]
    if free or not waiting:
        return Meant((free or here or tables)[:1], ask=False)
    return Meant(waiting, ask=len(waiting) > 1 or bool(here))


async def tables_to_command(interaction: Interaction, game: str, typed: str | None, name: str) -> Meant:
    """The table that is named, else those at which this command of the game's own may be used now: in this channel
    before all others. Where there is none, the one where he is told so. Raises Refusal.
    """
    user = interaction.user.id
    if typed is not None:
        return Meant([await named_table(interaction, game, typed)], ask=False)
    tables = await _played(interaction, game)
    here = [table for table in tables if stands_in(table, interaction.channel_id)]
    for known in (here, tables):
        open_at = [table for table in known if name in free(own(table, seat := _seat(table, user)), seat).commands]
        if open_at:
            return Meant(open_at, ask=len(open_at) > 1)
    return Meant((here or tables)[:1], ask=False)


async def _played(interaction: Interaction, game: str) -> list[Table]:
    """The tables at which the person plays, at least one. Raises Refusal."""
    reading, user = house_of(interaction).tables.reading, interaction.user.id
    tables = await reading.of_user(user, game=game, running_only=True)
    if not tables:
        gone = await reading.of_user(user, game=game, gone=True)
        raise Refusal(line("refuse-gone" if gone else "refuse-no-table"))
    return tables


def _seat(table: Table, user: int) -> int:
    seat = table.seat_of(user)
    assert seat is not None  # it is one of his tables
    return seat


async def named_table(interaction: Interaction, game: str | None, typed: str, also: Status | None = None) -> Table:
    """The person's table that is named (None: of any game), running or in the state `also`. Raises Refusal."""
    table = await house_of(interaction).tables.reading.get(table_id(typed))
    if game not in (None, table.game) or table.seat_of(interaction.user.id) is None:
        raise not_seated(table, interaction.user.id)
    if table.status not in ("running", also):
        raise Refusal(line("refuse-not-running"))
    return table


def table_id(typed: str) -> int:
    """The id of a table, typed by hand or chosen from suggestions, of which some clients send the name.

    Raises Refusal for what names none.

    >>> table_id("12"), table_id(" #12."), table_id("Table 12 against Makarov · your turn")
    (12, 12, 12)
    """
    found = _TABLE.fullmatch(typed)
    if found is None or (found[1] and found[1].casefold() not in _words()) or (not found[1] and _WORD.search(found[3])):
        raise Refusal(line("refuse-table-number"))
    return int(found[2])


_WORD = re.compile(r"\w")


@cache
def _words() -> frozenset[str]:
    """How a table is called in every language."""
    return frozenset(texts.say(language, "command-move-table.name").casefold() for language in texts.LANGUAGES)


def table_parameter(game: str | None, command: str) -> Parameter:
    """The parameter that names a table, with the person's running ones (None: of all games) as suggestions."""

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        reading = house_of(interaction).tables.reading
        return labelled(interaction, await reading.of_user(interaction.user.id, game=game, running_only=True), current)

    return Parameter("table", str, f"{command}-table", complete=complete)


def labelled(interaction: Interaction, tables: list[Table], current: str) -> list[app_commands.Choice[str]]:
    """Suggestions for these tables, as the person calls them, that fit what was typed so far."""
    user, language = interaction.user.id, answers.reader(interaction)
    return offer_tables([(table.id, table_label(table, user, language)) for table in tables], current)


def offer_tables(tables: list[tuple[int, str]], current: str) -> list[app_commands.Choice[str]]:
    """Suggestions for tables, each an id and a label, that fit what was typed so far."""
    try:
        begun = str(table_id(current))
    except Refusal:
        begun = ""
    fitting = [
        (id, label) for id, label in tables if current.lower() in label.lower() or (begun and str(id).startswith(begun))
    ]
    return [app_commands.Choice(name=clip(label, OPTION), value=str(id)) for id, label in fitting[:OFFERED]]


def moves_of(game: str) -> Completer:
    """Suggestions for a typed move: nothing unless the person owes one."""

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            meant = await tables_to_move(interaction, game, getattr(interaction.namespace, "table", None))
            walks = await house_of(interaction).tables.turns.walks(meant.tables[0].id, interaction.user.id)
        except Refusal:
            return []
        language = answers.reader(interaction)
        for spelling in spellings(current):
            offered: list[app_commands.Choice[str]] = []
            for walk in walks:
                source = asking(walk.table, walk.decision.number)
                found = suggestions(source, walk.table.state, walk.seat, spelling, OFFERED - len(offered))
                offered += [
                    app_commands.Choice(name=explained(walk, suggestion, language), value=suggestion.move)
                    for suggestion in found
                    if len(suggestion.move) <= OPTION
                ]
            if offered:
                return offered
        return []

    return complete


def explained(walk: Walk, suggestion: Suggestion, language: str) -> str:
    """A suggested move with what its last answer leads to, the move itself never cut: it can be read again."""
    room = OPTION - len(suggestion.move)
    if suggestion.note is None or room <= len(NOTE) + 1:
        return suggestion.move
    note = plain_speaker_of(walk.table, language, walk.seat).tell(suggestion.note)
    return suggestion.move + clip(NOTE + note, room)
