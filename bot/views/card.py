"""The table card: what everybody sees of a table, from the challenge to the final score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot import answers, texts
from bot.pictures import draw, said_of
from bot.tables.model import LogRow, Table
from bot.views import lobby
from bot.views.absence import absence_notes, attended, close_buttons
from bot.views.log import turns
from bot.views.names import event_lines, marked_names, of_game, turn_line
from bot.views.page import SEAT_COLOURS, Item, Page, page, word
from bot.views.place import is_played_at, rights_kept
from bot.views.result import result_texts
from bot.views.tap import PRIMARY, SUCCESS, Tap, button, verb
from engine.chance import commitment

if TYPE_CHECKING:
    from bot.client import Flotilla

EVENTS = 8
"""So many of the last events stand on the card."""


async def card_page(bot: Flotilla, table: Table, *, in_words: bool = False, lacks: str | None = None) -> Page:
    """The card of a table as it stands now, in the table's language; `in_words` without pictures.

    `lacks`: the right that the bot would need for them and hasn't got, which the card names.
    """
    if table.status == "open":
        return lobby.lobby_page(table)
    if table.status == "closed":
        return word(lobby.closed_line(table, table.language))
    if table.status == "over":
        return await _result_page(table, in_words, _lacking(table, lacks))
    return await _running_page(table, await bot.tables.reading.recent(table), in_words, _lacking(table, lacks))


def retired_page(table: Table, rows: Sequence[LogRow]) -> Page:
    """What is left of an older card: one line with the moves of the turn that it stood for."""
    language = table.language
    game = texts.say(language, f"{table.game}-name")
    played = [turn for turn in turns(rows, None) if any(row.notation for row in turn)]
    if not played:
        seal = commitment(table.seed)
        names = " – ".join(marked_names(table))
        return word("-# " + texts.say(language, "card-began", game=game, table=table.id, names=names, seal=seal))
    seat = played[-1][0].seat
    assert seat is not None  # only the start has no seat, and no moves
    name, moves = marked_names(table)[seat], [row.notation for row in played[-1] if row.notation]
    return word(
        "-# " + texts.say(language, "card-retired", game=game, table=table.id, name=name, moves=" · ".join(moves))
    )


def _title(table: Table) -> str:
    game = texts.say(table.language, f"{table.game}-name")
    return texts.say(table.language, "card-title", game=game, table=table.id)


def _lacking(table: Table, right: str | None) -> list[str]:
    """A note on the right without which there are no pictures."""
    if right is None:
        return []
    return [texts.say(table.language, "card-no-files", right=texts.say(table.language, f"right-{right}"))]


async def _running_page(table: Table, rows: Sequence[LogRow], in_words: bool, lacking: list[str]) -> Page:
    language = table.language
    view = table.engine.view(table.state, None)
    events = event_lines(table, rows, None, language)[-EVENTS:] or [of_game(table, language, f"{table.game}-opening")]
    owing = [row.seat for row in table.seats if row.owes]
    colour = SEAT_COLOURS[owing[0] % len(SEAT_COLOURS)] if owing else None
    said = [_title(table), turn_line(table, language, mention=True), "\n".join(events)]
    row: list[Item] = [
        button(language, "button-play", table.id, "play", style=PRIMARY, emoji="⚓"),
        button(language, "button-view", table.id, "view", emoji="🔒"),
        button(language, "button-log", table.id, "log"),
        *close_buttons(table, language),
    ]
    said += absence_notes(table, language)
    notes = [*lacking, *(texts.say(language, "card-dm-closed", name=name) for name in _closed_dms(table))]
    pictures = [] if in_words else await draw(table, view)
    return page(said, [row], pictures, said_of(pictures, language, table, view), colour, "\n".join(notes))


def _closed_dms(table: Table) -> list[str]:
    names = marked_names(table)
    return [names[row.seat] for row in table.seats if row.dm_closed]


async def _result_page(table: Table, in_words: bool, lacking: list[str]) -> Page:
    language = table.language
    view = table.engine.view(table.state, None)
    said = [
        _title(table),
        *result_texts(table, language),
        texts.say(language, "result-seed", seed=table.seed, seal=commitment(table.seed)),
    ]
    row: list[Item] = [
        button(language, "button-rematch", table.id, "rematch", style=SUCCESS, emoji="🔁"),
        button(language, "button-log", table.id, "log"),
    ]
    outcome = table.engine.outcome(table.state)
    best = outcome.places[0] if outcome is not None and len(outcome.places) > 1 else ()
    colour = SEAT_COLOURS[best[0] % len(SEAT_COLOURS)] if best else None
    pictures = [] if in_words else await draw(table, view)
    return page(said, [row], pictures, said_of(pictures, language, table, view), colour, "\n".join(lacking))


@verb("rematch")
async def rematch(tap: Tap) -> None:
    """Challenge the same people again, the first player swapped; where another has done so already, accept."""
    bot = answers.bot_of(tap.interaction)
    person = bot.person(tap.interaction.user)
    before = await bot.tables.reading.get(tap.table)
    offered = await bot.tables.reading.rematch_of(before.id)
    if offered is not None and (await attended(bot, offered)).status == "closed":
        offered = None
    if offered is None and not await is_played_at(tap.interaction, before.place):
        return
    if not await rights_kept(tap.interaction, offered or before.id):
        return
    members = await bot.members.look_up(before.place.guild, [row.user for row in before.seats if row.user > 0])
    table = await bot.tables.gathering.rematch(tap.table, person, [user for user, here in members.items() if not here])
    seat = table.seat_of(person.id)
    if table.status == "open" and seat is not None and not table.seats[seat].joined:
        table = await bot.tables.gathering.join(table.id, person)
    table = await bot.show_now(table.id)
    url = await bot.card_url(table)
    said = [texts.say(tap.language, "rematch-open" if table.status == "open" else "rematch-runs", url=url or "")]
    missed = [row.user for row in before.seats if row.user > 0 and table.seat_of(row.user) is None]
    if table.host == person.id and missed:
        said.append(texts.say(tap.language, "rematch-without", who=", ".join(f"<@{user}>" for user in missed)))
    await answers.say(tap.interaction, " ".join(said))
