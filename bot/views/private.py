"""The private view of somebody who owes nothing, and what stands round the question of somebody who does."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot import texts
from bot.foreign import Escaped
from bot.pictures import Choosing, Drawn, draw
from bot.speaker import Speaker
from bot.speech import command_text
from bot.tables.company import company, is_asleep, out, side_of
from bot.tables.making import own
from bot.tables.model import Refusal, Table
from bot.tables.reading import RECENT
from bot.tables.service import Tables
from bot.views.absence import absence_notes, close_buttons
from bot.views.brief import ALONE, LONGEST, SHORTEST, last_move, lines_within, move_lines
from bot.views.clocks import clock_buttons, clock_notes
from bot.views.free import free_buttons
from bot.views.links import card_link
from bot.views.lobby import closed_line
from bot.views.look import at_rest, look_buttons
from bot.views.more import more_button
from bot.views.names import (
    accent,
    markless_speaker_of,
    plain_speaker_of,
    said_of,
    speaker_of,
    table_label,
    told_whole,
    turn_line,
)
from bot.views.pact_words import own_lines
from bot.views.pacts import pacts_button
from bot.views.page import ROW, Item, Page, page
from bot.views.result import result_texts, short_result, verdict_of
from bot.views.tap import PRIMARY, SUCCESS, button, plain_button
from bot.views.unseated import unseated_page
from engine import hooked
from engine.game import View
from engine.values import line
from render import Marks

TOLD = 2000
"""Characters of what happened since one's own last action."""
BEATEN = 1000
"""The same for who is out of the game: how it went on without him, which may be long, is told of its last turns alone,
but of these well.
"""
LARGE = 3
"""Of more lines than that all but the last are small, as on the card."""
LONG_AGO = 300
"""So many rows are read where that lies far back, as among eight who play."""


async def since_own_action(tables: Tables, table: Table, seat: int, language: str, room: int = TOLD) -> list[str]:
    """What happened since the seat acted last (while the others play: in its own last turn too): one text, or none.

    `table` is the table as the seat sees it. Each turn has a line; of those that have no `room` it is said how many
    they are, and where they stand.
    """
    rows = await tables.reading.recent(table, seat)
    if len(rows) >= RECENT and not any(row.seat == seat for row in rows):
        rows = await tables.reading.recent(table, seat, most=LONG_AGO)
    if [row.kind for row in rows] == ["start"]:
        begun = move_lines(speaker_of(table, language), rows, seat)
        return ["\n".join([texts.say(language, "private-began"), *begun])]
    waiting = table.status == "running" and not table.seats[seat].owes
    if table.made:  # they come last, whatever the others have done since the last of them
        since, head = [row for row in rows if row.time > table.made[-1].time], "private-since"
    else:
        last = max((at for at, row in enumerate(rows) if row.seat == seat), default=-1)
        # what may not be noticed cuts no turn in two
        while waiting and last >= 0 and (rows[last].seat == seat or not rows[last].noticed_by(seat)):
            last -= 1
        while not waiting and last >= 0 and rows[last].keeps(seat):  # it is in the message that calls to a turn too
            last -= 1
        since, head = rows[last + 1 :], "private-so-far" if waiting or last < 0 else "private-since"
    room, least = (min(room, BEATEN), LONGEST) if seat in out(table) else (room, SHORTEST)
    lines, left_out = lines_within(speaker_of(table, language), since, seat, room, ALONE, least)
    if not lines:
        return []
    if len(lines) > LARGE:
        lines = [*(f"-# {told}" for told in lines[:-1]), lines[-1]]
    return ["\n".join([texts.say(language, head), *_earlier(language, left_out, len(since) < LONG_AGO), *lines])]


def _earlier(language: str, turns: int, counted: bool) -> list[str]:
    """That there were so many turns before, if there were any, and where they stand; not `counted`: even more."""
    if not counted:
        return [texts.say(language, "private-earlier-many")]
    return [texts.say(language, "private-earlier", n=turns)] if turns else []


async def private_page(
    tables: Tables,
    table: Table,
    seat: int,
    language: str,
    news: Sequence[str] = (),
    *,
    onward: bool = False,
    in_words: bool = False,
    steering: bool = False,
) -> Page:
    """A seat's own view of a running game in which it owes nothing, or of a finished one.

    `news` comes first, else what happened since its last action. Of a table that came to nothing it is a word; to
    whoever was taken off the seat, that. `onward`, right after an action: with a way to the next of the person's tables
    that waits. While the others play there is nothing else to press but what one may do, least of all by mistake where
    `end` has just been.
    `in_words`: without pictures; `steering`: for the partner who steers the seat.
    """
    if table.status == "closed":
        lost = await tables.moderators.unseating(table.id, table.seats[seat].user)
        if lost is not None:
            return unseated_page(table, lost.reason, language)
        return page([await closed_line(tables, table, language), await card_link(tables, table, language)])
    if table.state is None:
        raise Refusal(line("refuse-not-running"))
    table = own(table, seat)
    speaker, view = speaker_of(table, language), table.engine.view(table.state, seat)
    news = news or await since_own_action(tables, table, seat, language)
    said = [heading(speaker, table, "private-title", seat, steering=steering), *news]
    rows: list[list[Item]] = []
    if table.status == "over":
        tell = result_texts if table.trouble == "lost" else short_result  # else the card tells it whole, once
        said.extend(tell(speaker, table))
        rows.append([button(language, "button-rematch", table.id, "rematch", style=SUCCESS, emoji="🔁")])
    elif table.seats[seat].gone:
        row = table.seats[seat]
        why = "private-gone" if row.late_since is None else "private-left" if row.absent else "private-timed-out"
        said += [speaker.say(why), turn_line(speaker, table, mention=False)]
    else:
        said.append(turn_line(speaker, table, mention=False))
        onwards = await _next_table(tables, table, seat, language) if onward else []
        rows.append([*free_buttons(language, table, seat, ROW - len(onwards)), *onwards])
    drawn = Drawn() if in_words else await draw_for(tables, table, view, seat, language, at_rest)
    rows.append(beside_buttons(table, seat, language, drawn, tables.changes.now(), steering=steering))
    orders = [f"-# {speaker.tell(line)}" for line in hooked.ordered(table.engine, view)] if drawn.pictures else []
    # what is to be decided is read before its buttons, as on the card
    pacts = [] if steering else await own_lines(tables, table, seat, language)
    below = [*orders, *notes_of(tables, table, seat, language, steering=steering), *pacts]
    foot = await way_of(tables, table, language)
    alt = await alt_of(tables, table, view, seat, language, drawn)
    return page(said, rows, drawn.pictures, alt, accent(table, seat), foot, below=below)


def beside_buttons(
    table: Table, seat: int, language: str, drawn: Drawn, now: datetime, *, steering: bool = False
) -> list[Item]:
    """What is always at hand in one's own view: a closer look, all that is rarely used, pacts, the end of a deserted
    table.

    Who is `steering` the seat may stop that instead, or go back to his own view: he decides nothing else for it.
    """
    row = [*look_buttons(language, table, drawn.sea), more_button(language, table)]
    if steering:
        return [
            *row,
            button(language, "button-release", table.id, "release", seat),
            button(language, "button-own", table.id, "own"),
        ]
    row += pacts_button(language, table)  # a pact is its own person's
    if table.seats[seat].gone:
        return row
    return [*row, *close_buttons(table, language, now, seat), *clock_buttons(table, language, now, seat)]


def has_a_say(tables: Tables, table: Table, seat: int, language: str) -> bool:
    """Whether there is anything to be decided about who has left or is late, so that a view has buttons for it."""
    now = tables.changes.now()
    return bool(close_buttons(table, language, now, seat) or clock_buttons(table, language, now, seat))


def heading(speaker: Speaker[Escaped], table: Table, id: str, seat: int, *, steering: bool) -> str:
    """The title `id` of a seat's page, with whose seat it is for the partner who is `steering` it, else with whom one
    plays in a game of teams.
    """
    title = speaker.say(id, game=speaker.game_name, table=table.id)
    if steering:
        return f"{title}\n{speaker.say('steering-for', name=speaker.names[seat])}"
    if table.status != "running" or company(table) != "teams":
        return title
    partners = [speaker.names[other] for other in side_of(table, seat) if other != seat]
    return f"{title}\n{speaker.say('private-partners', names=', '.join(partners))}" if partners else title


def notes_of(tables: Tables, table: Table, seat: int, language: str, *, steering: bool = False) -> list[str]:
    """Who has left, and how the clocks stand, for somebody who plays: one text, or none.

    To the partner who is `steering` the seat it is told as to his own.
    """
    steerer = table.seats[seat].steered_by
    seat = steerer if steering and steerer is not None else seat
    if table.seats[seat].gone:
        return []
    speaker, now = speaker_of(table, language), tables.changes.now()
    notes = [*absence_notes(speaker, table, now, seat), *clock_notes(speaker, table, now, seat)]
    return ["\n".join(notes)] if notes else []


async def way_of(tables: Tables, table: Table, language: str) -> str:
    """The way to the card, or that it is lost."""
    if table.trouble == "lost":
        return texts.say(language, "private-card-lost", show=command_text(language, "show", table.game))
    return await card_link(tables, table, language)


async def alt_of(tables: Tables, table: Table, view: View, seat: int, language: str, drawn: Drawn) -> str:
    """What the pictures of a seat's view show, after whose decision it is and what happened last."""
    speaker = plain_speaker_of(table, language)
    last = last_move(speaker, await tables.reading.recent(table, seat), seat)
    told = verdict_of(speaker, table) if table.status == "over" else last
    return said_of(drawn.pictures, language, table, view, told)


async def _next_table(tables: Tables, table: Table, seat: int, language: str) -> list[Item]:
    """The way to the person's next table that waits, but not to one that sleeps."""
    user, now = table.seats[seat].user, tables.changes.now()
    for other in await tables.reading.of_user(user, running_only=True):
        own = other.seat_of(user)
        if other.id != table.id and own is not None and other.seats[own].owes and not is_asleep(other, now):
            label = texts.say(language, "next-table", label=table_label(other, user, language))
            return [plain_button(label, other.id, "play", style=PRIMARY)]
    return []


async def draw_for(
    tables: Tables, table: Table, view: View, seat: int, language: str, choose: Choosing, marks: Marks | None = None
) -> Drawn:
    """The pictures of a seat's view as the person there likes them; of a large board those parts that `choose` says."""
    profile = await tables.people.get(table.seats[seat].user)
    return await draw(table, view, language, marks, choose, reader=profile)


def words_page(table: Table, seat: int | None, language: str) -> Page:
    """The position in words, as this seat (None: a spectator) may know it."""
    if table.state is None:
        raise Refusal(line("refuse-not-running"))
    speaker = markless_speaker_of(table, language)
    table = own(table, seat)
    view = table.engine.view(table.state, seat)
    head = "card-title" if seat is None else "private-title"
    title = speaker.say(head, game=speaker.game_name, table=table.id)
    return page([title, told_whole(speaker, table, view)])
