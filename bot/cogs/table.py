"""`/table`: what those who play may do about time and among themselves, at any of their tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from discord import app_commands

from bot import texts
from bot.cogs.build import Interaction, Parameter, command
from bot.cogs.own_table import labelled, named_table, table_id, table_parameter
from bot.cogs.watched import tables_to_take, tables_to_watch, watch_parameter
from bot.house import house_of
from bot.speech import named, spoken
from bot.tables.company import forsaken, is_alone, is_missing, is_moved_for, side_of
from bot.tables.model import Refusal, Table
from bot.tables.motion import KINDS
from bot.tables.pacts import has_pacts
from bot.tables.pausing import MOST
from bot.tables.steering import steered
from bot.tables.threads import stands_in
from bot.views import answers, watch
from bot.views.asking import OWN, ask, withdraw
from bot.views.claims import (
    agree,
    ask_claim,
    ask_to_close,
    ask_without,
    come_back,
    decline,
    give_day,
    make_usual,
    quieten,
    show_time,
)
from bot.views.pacts import show_pacts
from bot.views.sight import sees
from bot.views.steering import release_all, steer_one
from bot.views.substitutes import keep_seat, show_seats, show_taking
from bot.views.tap import MENU
from bot.views.which import which_page
from engine.values import line


def table_group() -> app_commands.Group:
    """The commands, new objects each time: a tree keeps those that it is given."""
    group = app_commands.Group(name=named("command-table"), description=spoken("command-table"))
    group.add_command(_about_table("command-table-time", show_time, lambda table, seat: True))
    group.add_command(_about_table("command-table-pacts", show_pacts, lambda table, seat: has_pacts(table)))
    group.add_command(_about_table("command-table-claim", ask_claim, _is_missing))
    group.add_command(_about_table("command-table-back", come_back, _is_piloted))
    group.add_command(_about_table("command-table-quiet", quieten, _is_reminded))
    group.add_command(
        _about_table("command-table-close", ask_to_close, lambda table, seat: bool(table.asked or forsaken(table)))
    )
    group.add_command(_about_table("command-table-agree", agree, _is_asked))
    group.add_command(_about_table("command-table-object", decline, _is_asked))
    group.add_command(_ask())
    group.add_command(_about_table("command-table-withdraw", withdraw, _asks))
    group.add_command(_about_table("command-table-steer", steer_one, _has_away))
    group.add_command(
        _about_table("command-table-release", release_all, lambda table, seat: bool(steered(table, seat)))
    )
    group.add_command(
        _about_table("command-table-substitute", show_seats, lambda table, seat: table.seats[seat].offered_by is None)
    )
    group.add_command(
        _about_table("command-table-keep", keep_seat, lambda table, seat: table.seats[seat].offered_by is not None)
    )
    group.add_command(_take())
    group.add_command(_watch())
    group.add_command(_about_seat("command-table-day", give_day))
    group.add_command(_about_seat("command-table-usual", make_usual))
    group.add_command(_about_seat("command-table-without", ask_without))
    return group


def _is_asked(table: Table, seat: int) -> bool:
    return bool(table.asked) or any(seat not in (*motion.yes, motion.about) for motion in table.open_motions)


def _is_reminded(table: Table, seat: int) -> bool:
    return table.seats[seat].owes and not is_alone(table)


def _asks(table: Table, seat: int) -> bool:
    return any(motion.by == seat for motion in table.open_motions)


def _is_late(table: Table, seat: int) -> bool:
    return any(row.is_late or row.absent for row in table.seats if row.seat != seat)


def _is_missing(table: Table, seat: int) -> bool:
    return any(is_missing(row) or row.absent for row in table.seats if row.seat != seat)


def _has_away(table: Table, seat: int) -> bool:
    return any(is_moved_for(row) or row.absent for row in table.seats if row.seat in side_of(table, seat))


def _is_awaited(table: Table, seat: int) -> bool:
    return any(row.owes for row in table.seats if row.seat != seat)


def _is_piloted(table: Table, seat: int) -> bool:
    return is_moved_for(table.seats[seat])


Wanted: TypeAlias = Callable[[Table, int], bool]
"""Whether a command is likely to be meant for a table, where the person has this seat."""


def _about_table(
    id: str, run: Callable[[Interaction, int], Awaitable[None]], fits: Wanted
) -> app_commands.Command[Any, ..., None]:
    async def on_table(interaction: Interaction, table: str | None = None) -> None:
        await answers.open_private(interaction)
        await house_of(interaction).remember(interaction)
        await run(interaction, (await _meant(interaction, table, fits)).id)

    return command(id, on_table, [table_parameter(None, "command-hand")])


def _watch() -> app_commands.Command[Any, ..., None]:
    """The command that shows a table of others; where several may be meant, the person is asked."""

    async def on_table(interaction: Interaction, table: str | None = None) -> None:
        await answers.open_private(interaction)
        await house_of(interaction).remember(interaction)
        meant = await tables_to_watch(interaction, table)
        if meant.ask:
            user, language = interaction.user.id, answers.reader(interaction)
            await answers.show(interaction, watch.which_of(meant.tables, user, language, "watch"))
        else:
            await watch.show_watched(interaction, meant.tables[0].id)

    return command("command-table-watch", on_table, [watch_parameter()])


def _ask() -> app_commands.Command[Any, ..., None]:
    """The command that asks all others for something; without a kind it shows what there is."""

    async def on_table(
        interaction: Interaction, kind: str | None = None, days: int | None = None, table: str | None = None
    ) -> None:
        await answers.open_private(interaction)
        await house_of(interaction).remember(interaction)
        meant = await _meant(interaction, table, lambda table, seat: not is_alone(table))
        await ask(interaction, meant.id, kind, days)

    kinds = [app_commands.Choice(name=spoken(f"command-table-ask-{kind}"), value=kind) for kind in (*KINDS, OWN)]
    how_long = app_commands.Range[int, 1, MOST]
    return command(
        "command-table-ask",
        on_table,
        [
            Parameter("kind", str, "command-table-ask-kind", choices=kinds),
            Parameter("days", how_long, "command-table-ask-days"),
            table_parameter(None, "command-hand"),
        ],
    )


def _take() -> app_commands.Command[Any, ..., None]:
    """The command with which somebody takes a seat at a table where he doesn't play."""

    async def on_table(interaction: Interaction, table: str | None = None) -> None:
        await answers.open_private(interaction)
        await house_of(interaction).remember(interaction)
        if table is not None:
            meant = await house_of(interaction).tables.reading.get(table_id(table))
            if not sees(interaction, meant):
                raise Refusal(line("refuse-seat-elsewhere"))
            await show_taking(interaction, meant.id)
            return
        found = await tables_to_take(interaction)
        if not found:
            await answers.say(interaction, texts.say(answers.reader(interaction), "take-none"))
        elif len(found) == 1:
            await show_taking(interaction, found[0].id)
        else:
            language, user = answers.reader(interaction), interaction.user.id
            ask = texts.say(language, "seats-which")
            page = which_page(ask, [(each, 0) for each in found[:MENU]], user, language, "seat-list", "")
            await answers.show(interaction, page)

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return labelled(interaction, await tables_to_take(interaction), current)

    return command("command-table-take", on_table, [Parameter("table", str, "command-take-table", complete=complete)])


def _about_seat(
    id: str, run: Callable[[Interaction, int, int], Awaitable[None]]
) -> app_commands.Command[Any, ..., None]:
    """A command about another's seat: the one that is late, or else the one that owes something."""

    async def on_seat(interaction: Interaction, table: str | None = None) -> None:
        await answers.open_private(interaction)
        await house_of(interaction).remember(interaction)
        meant = await _meant(interaction, table, _is_late, _is_awaited)
        own = meant.seat_of(interaction.user.id)
        others = [row for row in meant.people if row.seat != own]
        late = [row for row in others if row.is_late or row.absent] or [row for row in others if row.owes]
        if not late:
            waits = any(row.is_bot and row.owes for row in meant.seats)
            raise Refusal(line("refuse-bot-seat" if waits else "refuse-nobody-late"))
        if len(late) > 1:
            await show_time(interaction, meant.id)
            return
        await run(interaction, meant.id, late[0].seat)

    return command(id, on_seat, [table_parameter(None, "command-hand")])


async def _meant(interaction: Interaction, typed: str | None, *fits: Wanted) -> Table:
    """The table that is named, else one of the person's own that fits, the first test before the next: in this channel
    before others.
    """
    reading, user = house_of(interaction).tables.reading, interaction.user.id
    if typed is not None:
        return await named_table(interaction, None, typed)
    tables = await reading.of_user(user, running_only=True)
    if not tables:
        raise Refusal(line("refuse-no-running"))

    def order(table: Table) -> tuple[bool, ...]:
        seat = table.seat_of(user)
        assert seat is not None  # it is one of his tables
        return *(not wanted(table, seat) for wanted in fits), not stands_in(table, interaction.channel_id)

    return min(tables, key=order)
