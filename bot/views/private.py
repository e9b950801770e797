"""The private view: one's own hand and what it can do, by the `My view` button, by DM and by slash."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot import texts
from bot.house import house_of, person_of
from bot.pictures import Choosing, Drawn, draw
from bot.speech import command_text
from bot.tables.making import own
from bot.tables.model import Refusal, Table
from bot.tables.service import Tables
from bot.views import answers
from bot.views.absence import absence_notes, close_buttons
from bot.views.brief import last_move, move_lines
from bot.views.free import free_buttons
from bot.views.links import card_link
from bot.views.lobby import closed_line
from bot.views.look import at_rest, look_buttons
from bot.views.names import (
    accent,
    in_words,
    markless_speaker_of,
    own_seat,
    plain_speaker_of,
    said_of,
    speaker_of,
    table_label,
    turn_line,
)
from bot.views.page import ROW, Item, Page, page
from bot.views.result import result_texts, short_result, verdict_of
from bot.views.tap import DANGER, PRIMARY, SUCCESS, Tap, button, plain_button, verb
from bot.views.tips import tip_of
from engine.game import View
from engine.values import line
from render import Marks

LISTED = 10
"""So many moves since one's own last action are told."""


async def since_own_action(tables: Tables, table: Table, seat: int, language: str) -> list[str]:
    """What happened since the seat acted last (while the others play: in its own last turn too): one text, or none.

    `table` is the table as the seat sees it.
    """
    rows = await tables.reading.recent(table, seat)
    if [row.kind for row in rows] == ["start"]:
        return [texts.say(language, "private-began")]
    waiting = table.status == "running" and not table.seats[seat].owes
    if table.made:  # they come last, whatever the others have done since the last of them
        since, head = [row for row in rows if row.time > table.made[-1].time], "private-since"
    else:
        last = max((at for at, row in enumerate(rows) if row.seat == seat), default=-1)
        # what may not be noticed cuts no turn in two
        while waiting and last >= 0 and (rows[last].seat == seat or not rows[last].noticed_by(seat)):
            last -= 1
        since, head = rows[last + 1 :], "private-so-far" if waiting or last < 0 else "private-since"
    lines = move_lines(speaker_of(table, language), since, seat)[-LISTED:]
    return ["\n".join([texts.say(language, head), *lines])] if lines else []


async def private_page(
    tables: Tables,
    table: Table,
    seat: int,
    language: str,
    news: Sequence[str] = (),
    *,
    onward: bool = False,
    in_words: bool = False,
) -> Page:
    """A seat's own view of a running or finished game, after `news` (else what happened since its last action).

    Of a table that came to nothing it is a word. `onward`, right after an action: with a way to the next of the
    person's tables that waits. While the others play there is nothing else to press but what one may do, least of all
    by mistake where `end` has just been. `in_words`: without pictures.
    """
    if table.status == "closed":
        return page([closed_line(table, language), await card_link(tables, table, language)])
    if table.state is None:
        raise Refusal(line("refuse-not-running"))
    table = own(table, seat)
    speaker, view = speaker_of(table, language), table.engine.view(table.state, seat)
    news = news or await since_own_action(tables, table, seat, language)
    said = [speaker.say("private-title", game=speaker.game_name, table=table.id), *news]
    rows: list[list[Item]] = []
    if table.status == "over":
        tell = result_texts if table.trouble == "lost" else short_result  # else the card tells it whole, once
        said.extend(tell(speaker, table))
        rows.append([button(language, "button-rematch", table.id, "rematch", style=SUCCESS, emoji="🔁")])
    elif table.seats[seat].owes:
        tip, no_more = await tip_of(tables, table, view, seat, language)
        said.extend(filter(None, (tip, speaker.say("private-your-turn"))))
        rows += _own_turn(table, seat, language, no_more)
    elif table.seats[seat].gone:
        said += [speaker.say("private-gone"), turn_line(speaker, table, mention=False)]
    else:
        said.append(turn_line(speaker, table, mention=False))
        onwards = await _next_table(tables, table, seat, language) if onward else []
        rows.append([*free_buttons(language, table, seat, ROW - len(onwards)), *onwards])
    drawn = Drawn() if in_words else await draw_for(tables, table, view, seat, at_rest)
    beside = look_buttons(language, table, drawn.sea)
    if not table.seats[seat].gone:
        said += absence_notes(speaker, table)
        beside += close_buttons(table, language, seat)
    rows.append(beside)
    if table.trouble == "lost":
        said.append(speaker.say("private-card-lost", show=command_text(language, "show", table.game)))
    else:
        said.append(await card_link(tables, table, language))
    colour = accent(table, seat)
    plain = plain_speaker_of(table, language)
    last = last_move(plain, await tables.reading.recent(table, seat), seat)
    told = verdict_of(plain, table) if table.status == "over" else last
    return page(said, rows, drawn.pictures, said_of(drawn.pictures, language, table, view, told), colour)


def _own_turn(table: Table, seat: int, language: str, no_more: list[Item]) -> list[list[Item]]:
    row: list[Item] = []
    if table.made:
        row.append(button(language, "button-take-back", table.id, "undo"))
    row += [*no_more, button(language, "button-resign", table.id, "resign", style=DANGER)]
    play = button(language, "button-play", table.id, "play", style=PRIMARY, emoji="⚓")
    free = free_buttons(language, table, seat, ROW)
    return [[play, *free, *row]] if 1 + len(free) + len(row) <= ROW else [[play, *row], free]


async def _next_table(tables: Tables, table: Table, seat: int, language: str) -> list[Item]:
    user = table.seats[seat].user
    for other in await tables.reading.of_user(user, running_only=True):
        own = other.seat_of(user)
        if other.id != table.id and own is not None and other.seats[own].owes:
            label = texts.say(language, "next-table", label=table_label(other, user, language))
            return [plain_button(label, other.id, "play", style=PRIMARY)]
    return []


async def draw_for(
    tables: Tables, table: Table, view: View, seat: int, choose: Choosing, marks: Marks | None = None
) -> Drawn:
    """The pictures of a seat's view as the person there likes them; of a large board those parts that `choose` says."""
    profile = await tables.people.get(table.seats[seat].user)
    return await draw(table, view, marks, choose, contrast=profile is not None and profile.contrast)


def words_page(table: Table, user: int, language: str) -> Page:
    """The position in words, as this person may know it."""
    if table.state is None:
        raise Refusal(line("refuse-not-running"))
    speaker, seat = markless_speaker_of(table, language), table.seat_of(user)
    table = own(table, seat)
    view = table.engine.view(table.state, seat)
    head = "card-title" if seat is None else "private-title"
    title = speaker.say(head, game=speaker.game_name, table=table.id)
    return page([title, in_words(speaker, table, view)])


@verb("tips-off")
async def tips_off(tap: Tap) -> None:
    """No more tips; the view goes on as it was."""
    tables = tap.house.tables
    await tables.people.choose(person_of(tap.interaction.user), tips_off=True)
    table = await tables.reading.get(tap.table)
    await answers.show(tap.interaction, await private_page(tables, table, own_seat(table, tap.user), tap.language))


@verb("view", opens=True)
async def view(tap: Tap) -> None:
    """One's own view, again."""
    await show_view(tap.interaction, tap.table)


async def show_view(interaction: discord.Interaction, id: int) -> None:
    """Answer with the reader's own view of a table."""
    house = house_of(interaction)
    table = await house.attended(id)
    seat = own_seat(table, interaction.user.id)
    await answers.show(interaction, await private_page(house.tables, table, seat, answers.reader(interaction)))
