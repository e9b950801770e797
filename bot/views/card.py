"""The table card: what everybody sees of a table, from the challenge to the final score."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot import texts
from bot.foreign import Escaped
from bot.house import person_of
from bot.pictures import Drawn, draw
from bot.speaker import Speaker
from bot.tables.company import is_alone
from bot.tables.model import LogRow, Table
from bot.tables.service import Tables
from bot.tables.threads import home, wants_thread
from bot.views import answers, lobby
from bot.views.absence import absence_notes, close_buttons
from bot.views.bots import level_notes
from bot.views.brief import last_move, move_lines
from bot.views.clocks import clock_buttons, clock_notes
from bot.views.links import table_url
from bot.views.look import look_buttons
from bot.views.names import accent, of_game, plain_speaker_of, said_of, speaker_of, turn_line
from bot.views.pacts import told_button
from bot.views.page import Item, Page, page, word
from bot.views.place import is_played_at, rights_kept
from bot.views.result import result_texts, verdict_of, winners
from bot.views.rules import rules_button
from bot.views.seats import standing
from bot.views.symbols import symbols_buttons
from bot.views.tap import PRIMARY, SUCCESS, Tap, button, verb
from bot.views.threads import begun_page, no_thread_note
from engine.chance import commitment
from engine.hooked import reminder

MOVES = 3
"""So many of the last moves stand on the card."""


async def card_page(
    tables: Tables, table: Table, *, in_words: bool = False, lacks: str | None = None, no_thread: Sequence[str] = ()
) -> Page:
    """The card of a table as it stands now, in the table's language; `in_words` without pictures.

    `lacks`: the right that the bot would need for them and hasn't got, which the card names; `no_thread`: the rights
    that it lacks for a thread. Where one is about to be opened, it is the line from which that begins.
    """
    if table.status == "open":
        return await lobby.lobby_page(table, in_words=in_words)
    if table.status == "closed":
        return word(await lobby.closed_line(tables, table, table.language))
    if wants_thread(table):
        return begun_page(table)
    speaker = speaker_of(table, table.language)
    # a note on the right without which there are no pictures
    notes = [] if lacks is None else [speaker.say("card-no-files", right=speaker.say(f"right-{lacks}"))]
    if table.status == "over":
        return await _result_page(speaker, table, in_words, notes, await told_button(tables, table))
    now, pacts, rows = tables.changes.now(), await told_button(tables, table), await tables.reading.recent(table)
    if _is_first_card(table, rows):
        notes += no_thread_note(speaker, table, no_thread)
    return await _running_page(speaker, table, rows, in_words, notes, now, pacts)


def retired_page(table: Table, rows: Sequence[LogRow]) -> Page:
    """What is left of an older card: one line with the move that it stood for."""
    speaker = speaker_of(table, table.language)
    moves = [row for row in rows if row.kind not in ("pact", "vote")]
    game, move = speaker.game_name, last_move(speaker, moves, None)
    if move:
        return word("-# " + speaker.say("card-retired", game=game, table=table.id, move=move))
    return word("-# " + speaker.say("card-began", game=game, table=table.id, names=" – ".join(speaker.names)))


def _title(speaker: Speaker[Escaped], table: Table) -> str:
    return speaker.say("card-title", game=speaker.game_name, table=table.id)


async def _running_page(
    speaker: Speaker[Escaped],
    table: Table,
    rows: Sequence[LogRow],
    in_words: bool,
    notes: list[str],
    now: datetime,
    pacts: list[Item],
) -> Page:
    language = speaker.language
    view = table.engine.view(table.state, None)
    drawn = Drawn() if in_words else await draw(table, view, language)
    *older, newest = move_lines(speaker, rows, None)[-MOVES:] or [""]
    owing = [row.seat for row in table.seats if row.owes]
    colour = accent(table, owing[0]) if owing else None
    # what is above the picture is short, so that on a phone it is seen at once
    said = [_title(speaker, table), turn_line(speaker, table, mention=True)]
    said.append("\n".join([*(f"-# {move}" for move in older), newest]))
    begun = any(_is_past(table, row) for row in rows)
    opening = "" if begun else of_game(speaker, table, f"{table.game}-opening")
    clocks = "\n".join(clock_notes(speaker, table, now))
    below = [standing(speaker, table, view), opening, *absence_notes(speaker, table, now), clocks]
    row: list[Item] = [
        button(language, "button-play", table.id, "play", style=PRIMARY, emoji="⚓"),
        button(language, "button-view", table.id, "view", emoji="🔒"),
        button(language, "button-log", table.id, "log"),
        rules_button(language, table),
        *symbols_buttons(language, table),
        *close_buttons(table, language, now),
        *clock_buttons(table, language, now),
        *look_buttons(language, table, drawn.sea),
        button(language, "button-watch", table.id, "watch", emoji="👁️"),
        *pacts,
    ]
    notes += [speaker.say("card-dm-closed", name=speaker.names[row.seat]) for row in table.seats if row.dm_closed]
    # until one of the people has moved the opening says it; to nobody but the bot nothing can be said
    if begun and not is_alone(table) and (kept := reminder(table.engine, view)) is not None:
        notes.append("-# " + speaker.tell(kept))
    if _is_first_card(table, rows):
        notes += [*level_notes(speaker, table), speaker.say("card-seal", seal=commitment(table.seed))]
    alt = said_of(drawn.pictures, language, table, view, last_move(plain_speaker_of(table, language), rows, None))
    return page(said, [row], drawn.pictures, alt, colour, "\n".join(notes), below=below)


def _is_first_card(table: Table, rows: Sequence[LogRow]) -> bool:
    """Whether it is the card with which the game began, or that after the bot's first turns: each turn has its own."""
    began = bool(rows) and rows[0].kind == "start"
    return began and not any(_is_past(table, row) for row in rows[1:] if row.seq <= table.turn_since)


def _is_past(table: Table, row: LogRow) -> bool:
    """Whether more than the beginning has been seen: something has happened, and not by the bot."""
    return row.kind != "start" and (row.seat is None or not table.seats[row.seat].is_bot)


async def _result_page(
    speaker: Speaker[Escaped], table: Table, in_words: bool, notes: list[str], pacts: list[Item]
) -> Page:
    language = speaker.language
    view = table.engine.view(table.state, None)
    drawn = Drawn() if in_words else await draw(table, view, language)
    verdict, *how = result_texts(speaker, table)
    said = [_title(speaker, table), verdict]  # the last move stands in the line above, and in how it ended
    below = [*how, *level_notes(speaker, table)]
    below.append(speaker.say("result-seed", seed=table.seed, seal=commitment(table.seed)))
    row: list[Item] = [
        button(language, "button-rematch", table.id, "rematch", style=SUCCESS, emoji="🔁"),
        button(language, "button-log", table.id, "log"),
        *look_buttons(language, table, drawn.sea),
        *pacts,
    ]
    best = winners(table)
    colour = accent(table, best[0]) if best else None
    alt = said_of(drawn.pictures, language, table, view, verdict_of(plain_speaker_of(table, language), table))
    return page(said, [row], drawn.pictures, alt, colour, "\n".join(notes), below=below)


@verb("rematch")
async def rematch(tap: Tap) -> None:
    """Challenge the same people again, the first player swapped; where another has done so already, accept."""
    house, person = tap.house, person_of(tap.interaction.user)
    before = await house.tables.reading.get(tap.table)
    offered = await house.tables.reading.rematch_of(before.id)
    if offered is not None and (await house.attended(offered)).status == "closed":
        offered = None
    if offered is None and not await is_played_at(tap.interaction, home(before)):
        return
    if not await rights_kept(tap.interaction, offered or before.id):
        return
    members = await house.members.look_up(before.place.guild, [row.user for row in before.seats if row.user > 0])
    missing = [user for user, here in members.items() if not here]
    table = await house.tables.gathering.rematch(tap.table, person, missing)
    seat = table.seat_of(person.id)
    if table.status == "open" and seat is not None and not table.seats[seat].joined:
        table = await house.tables.gathering.join(table.id, person)
    table = await house.show_now(table.id)
    url = await table_url(house.tables, table)
    said = [texts.say(tap.language, "rematch-open" if table.status == "open" else "rematch-runs", url=url)]
    missed = [row.user for row in before.seats if row.user > 0 and table.seat_of(row.user) is None]
    if table.host == person.id and missed:
        said.append(texts.say(tap.language, "rematch-without", who=", ".join(f"<@{user}>" for user in missed)))
    await answers.say(tap.interaction, " ".join(said))
