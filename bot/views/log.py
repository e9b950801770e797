"""The log of a table: every turn with its date, its moves in notation, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.foreign import Clean, Escaped
from bot.speaker import Speaker
from bot.tables.making import own
from bot.tables.model import DoneBy, LogRow, Refusal, Table
from bot.tables.moderating import is_moderators
from bot.tables.service import Tables
from bot.views.log_place import FIRST, LAST, NOWHERE, Place, named, place_of
from bot.views.names import event_lines, speaker_of
from bot.views.page import Item, Page, page
from bot.views.paging import ROOM, paginate
from bot.views.tap import Tap, button, verb
from engine.chance import commitment
from engine.values import Key, line

MOST = 60
"""So many rows stand on a page at most, and hardly more are read for it."""
ROWS = 20
"""So many moves stand under one date at most, so that the longest turn's has its line."""


def turns(rows: Sequence[LogRow], seat: int | None) -> list[list[LogRow]]:
    """The rows that this seat (None: everybody) may know of, those that one seat made in one turn together."""
    found: list[list[LogRow]] = []
    for row in rows:
        if not row.noticed_by(seat):
            continue
        if found and _together(found[-1][-1], row):
            found[-1].append(row)
        else:
            found.append([row])
    return found


def _together(before: LogRow, row: LogRow) -> bool:
    if (before.seat, before.turn, before.kind) != (row.seat, row.turn, row.kind):
        return False  # giving up is no part of a turn: it may be another's
    if (before.done_by, before.steered_by) != (row.done_by, row.steered_by):
        return False
    return row.turn is not None or before.time.date() == row.time.date()


async def log_page(tables: Tables, table: Table, seat: int | None, language: str, place: Place = LAST) -> Page:
    """A page of the log as this seat (None: everybody) may know it; the last one where there is none at this place."""
    if table.state is None:
        raise Refusal(line("refuse-not-started"))
    speaker, seen = speaker_of(table, language), own(table, seat)
    leaf = await _leaf(tables, speaker, seen, seat, place) or await _leaf(tables, speaker, seen, seat, LAST)
    title = [speaker.say("log-title", game=speaker.game_name, table=table.id), _dice(speaker, table)]
    return page(title) if leaf is None else page([*title, leaf.text], [_turning(language, table, leaf)])


class _Leaf(NamedTuple):
    """What stands on a page, and the pages beside it, None where it is the first or the last."""

    text: str
    older: Place | None
    newer: Place | None


async def _leaf(
    tables: Tables, speaker: Speaker[Escaped], table: Table, seat: int | None, place: Place
) -> _Leaf | None:
    """The page at a place; None where no row is. `table` is as its seat sees it.

    What is read and put into words is as much after thousands of rows as after a hundred.
    """
    forwards, reading = place.way in ("first", "from"), tables.reading
    if forwards:
        rows = await reading.log_from(table, seat, place.seq, MOST + 1)
    else:
        end = table.seq + 1 if place.way == "last" else place.seq
        rows = await reading.log_before(table, seat, end, MOST + 1)
    if not rows:
        return None
    shown, parts = _filled(speaker, _whole(rows, forwards=forwards), seat, forwards=forwards)
    first, last = shown[0].seq, shown[-1].seq
    older = newer = None
    if await reading.log_before(table, seat, first, 1):
        older = Place("before", first)
    if await reading.log_from(table, seat, last + 1, 1):
        newer = Place("from", last + 1)
    part = 0
    if len(parts) > 1:
        part = min(place.part, len(parts) - 1) if forwards else len(parts) - 1
        older = Place("from", first, part - 1) if part else older
        newer = Place("from", first, part + 1) if part + 1 < len(parts) else newer
    return _Leaf(parts[part], older, newer)


def _whole(rows: Sequence[LogRow], *, forwards: bool) -> Sequence[LogRow]:
    """As many of these rows as a page may have, without a turn that goes on beyond them where there are others."""
    if len(rows) <= MOST:
        return rows
    if forwards:
        cut = next((at for at in range(MOST, 0, -1) if not _together(rows[at - 1], rows[at])), MOST)
        return rows[:cut]
    cut = next((at for at in range(1, MOST + 1) if not _together(rows[at - 1], rows[at])), 1)
    return rows[cut:]


def _filled(
    speaker: Speaker[Escaped], rows: Sequence[LogRow], seat: int | None, *, forwards: bool
) -> tuple[Sequence[LogRow], list[str]]:
    """The rows that fill a page, from one end of `rows` on, and their text; the pieces of a row too long for a page."""
    way = 1 if forwards else -1
    blocks = [part for turn in turns(rows, seat) for part in _by_day(turn)][::way]
    texts: list[str] = []
    shown: list[LogRow] = []
    room = ROOM
    for block in blocks:
        text = _block(speaker, block, seat)
        if len(text) > room:
            break
        room -= len(text) + 1
        texts.append(text)
        shown.extend(block[::way])
    if not shown:
        return _cut(speaker, blocks[0], seat, forwards=forwards)
    return shown[::way], ["\n".join(texts[::way])]


def _cut(
    speaker: Speaker[Escaped], block: Sequence[LogRow], seat: int | None, *, forwards: bool
) -> tuple[Sequence[LogRow], list[str]]:
    """As many rows of a block that is too long for a page as fill one, else one row in pieces."""
    for length in range(len(block) - 1, 0, -1):
        rows = block[:length] if forwards else block[-length:]
        text = _block(speaker, rows, seat)
        if len(text) <= ROOM:
            return rows, [text]
    row = block[:1] if forwards else block[-1:]
    return row, paginate([_block(speaker, row, seat)], ROOM)


def _turning(language: str, table: Table, leaf: _Leaf) -> list[Item]:
    """Buttons to the other pages; none where there is only one."""
    if leaf.older is None and leaf.newer is None:
        return []
    found: list[Item] = []
    for label, place, there in (
        ("button-log-first", FIRST, leaf.older),
        ("button-page-before", leaf.older or NOWHERE, leaf.older),
        ("button-page-after", leaf.newer or NOWHERE, leaf.newer),
        ("button-log-last", LAST, leaf.newer),
    ):
        made = button(language, label, table.id, "log-turn", *named(place, table.seed))
        made.item.disabled = there is None
        found.append(made)
    return found


def _dice(speaker: Speaker[Escaped], table: Table) -> str:
    """The seal of the dice; with the seed that it was made of once the game is over, as the card shows it."""
    seal = commitment(table.seed)
    if table.status == "over":
        return speaker.say("result-seed", seed=table.seed, seal=seal)
    return speaker.say("log-seal", seal=seal)


def who_did(speaker: Speaker[Clean], seat: int, done_by: DoneBy | None, steered_by: int | None = None) -> str:
    """Whose move it was, with a word where somebody or something else made it."""
    name = speaker.names[seat]
    if steered_by is not None and done_by is None:
        return speaker.say("done-by-partner", name=name, partner=speaker.names[steered_by])
    return name if done_by is None else speaker.say(f"done-by-{done_by}", name=name)


def _by_day(turn: Sequence[LogRow]) -> list[list[LogRow]]:
    """The rows of a turn, those of each day together."""
    found: list[list[LogRow]] = []
    for row in turn:
        if found and found[-1][0].time.date() == row.time.date() and len(found[-1]) < ROWS:
            found[-1].append(row)
        else:
            found.append([row])
    return found


def _block(speaker: Speaker[Escaped], rows: Sequence[LogRow], seat: int | None) -> str:
    first = rows[0]
    when = f"<t:{int(first.time.timestamp())}:f>"
    if first.kind in ("pact", "vote"):
        kind = "seat" if first.path == (Key("seat"),) else "moderator" if is_moderators(first) else first.kind
        return "\n".join([speaker.say(f"log-{kind}", when=when), *event_lines(speaker, rows, seat)])
    if first.seat is None:
        return "\n".join([speaker.say("log-start", when=when), *event_lines(speaker, rows, seat)])
    name = who_did(speaker, first.seat, first.done_by, first.steered_by)
    moves = " · ".join(row.notation for row in rows if row.notation)
    head = speaker.say("log-turn", when=when, name=name, moves=moves) if moves else f"{when} {name}"
    return "\n".join([head, *event_lines(speaker, rows, seat)])


@verb("log", opens=True, steers=True)
async def log(tap: Tap) -> None:
    """Open the log at its end."""
    table = await tap.house.tables.reading.get(tap.table)
    await _show(tap, table, LAST)


@verb("log-turn", steers=True)
async def turn_page(tap: Tap) -> None:
    """Another page of the log."""
    table = await tap.house.tables.reading.get(tap.table)
    await _show(tap, table, place_of(tap.which, tap.rest, table.seed))


async def _show(tap: Tap, table: Table, place: Place) -> None:
    await tap.show(await log_page(tap.house.tables, table, tap.seat_at(table), tap.language, place))
