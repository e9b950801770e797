"""What people see of seats that change hands: which are open and who would take them, and the buttons about that."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from bot.foreign import Clean, Escaped, escape
from bot.speaker import Speaker
from bot.tables.company import forsaken
from bot.tables.holders import Candidate, Tenure
from bot.tables.model import SeatRow, Table
from bot.tables.substitutes import decider, name_of, waiting
from bot.tables.tenure import is_open, open_seats, successions
from bot.views.names import plain_speaker_of, speaker_of
from bot.views.page import Item
from bot.views.tap import SECONDARY, SUCCESS, button, plain_button

NEW = timedelta(days=1)
"""So long it is told that a seat has changed hands; after that where the clocks stand, and with the result."""
SHOWN = 2
"""So many open seats have a button each, and so many of those who would take one have theirs in one's own view."""


def seat_notes(speaker: Speaker[Escaped], table: Table, now: datetime, seat: int | None) -> Iterator[str]:
    """Which seats of a running game are open, who would take one and which have just changed hands; for a seat (None:
    for everybody).
    """
    yield from (told for when, told in _changes(speaker, table) if when + NEW > now)
    for at in open_seats(table):
        if table.seats[at] != forsaken(table):  # of which the clocks tell
            yield _open(speaker, table.seats[at], seat)
    for each in waiting(table):
        own = "-you" if seat is not None and seat == decider(table, each.seat, now) else ""
        who, when = escape(name_of(each)), _when(each.until)
        if table.seats[each.seat].user > 0:
            yield speaker.say(f"seat-asks{own}", who=who, name=speaker.names[each.seat], when=when)
        else:
            yield speaker.say(f"seat-asks-vacant{own}", who=who, when=when)


def _open(speaker: Speaker[Escaped], row: SeatRow, seat: int | None) -> str:
    if row.user <= 0 or row.offered_by is None:
        return speaker.say("seat-free")
    own, name = "-own" if row.seat == seat else "", speaker.names[row.seat]
    if row.offered_by == row.seat:
        return speaker.say(f"seat-offered{own}", name=name)
    return speaker.say(f"seat-opened{own}", name=name, asker=speaker.names[row.offered_by])


def tenure_notes(speaker: Speaker[Escaped], table: Table) -> list[str]:
    """How the seats of a table have changed hands, all that is known of it."""
    return [told for _, told in _changes(speaker, table)]


def _changes(speaker: Speaker[Escaped], table: Table) -> Iterator[tuple[datetime, str]]:
    for each in successions(table, speaker.say("somebody")):
        before, when = escape(each.before), _when(each.when)
        if each.after is None:
            yield each.when, speaker.say("seat-left-vacant", owner=before, when=when)
        else:
            yield each.when, speaker.say("seat-changed", name=escape(each.after), owner=before, when=when)


def tenure_results(speaker: Speaker[Escaped], table: Table) -> list[str]:
    """Who has played until when, for the result of a game."""
    free = speaker.say("seat-vacant")
    return [
        speaker.say(
            "result-tenure",
            owner=escape(each.before),
            when=f"<t:{int(each.when.timestamp())}:D>",
            name=free if each.after is None else escape(each.after),
        )
        for each in successions(table, speaker.say("somebody"))
    ]


def former_line(table: Table, tenure: Tenure, language: str) -> str:
    """What is left of a message to somebody who has lost his seat."""
    speaker = speaker_of(table, language)
    why = speaker.say(f"refuse-seat-{tenure.how}")
    return speaker.say("seat-former", game=speaker.game_name, table=table.id, why=why)


def take_buttons(table: Table, language: str) -> list[Item]:
    """The way to the open seats of a table, for anybody."""
    seats = open_seats(table)
    if len(seats) > SHOWN:
        return [button(language, "button-seat-list", table.id, "seat-list", style=SUCCESS, emoji="🔄")]
    return [take_button(table, language, seat, alone=len(seats) == 1) for seat in seats]


def take_button(table: Table, language: str, seat: int, *, alone: bool = False) -> Item:
    """The way to one open seat; `alone`: there is no other from which it is to be told apart."""
    speaker = plain_speaker_of(table, language)
    named = not alone and table.seats[seat].user > 0
    label = speaker.say("button-seat-take-of", name=speaker.names[seat]) if named else speaker.say("button-seat-take")
    return plain_button(label, table.id, "seat-take", seat, style=SUCCESS, emoji="🔄")


def seat_buttons(table: Table, language: str, now: datetime, seat: int, most: int = SHOWN) -> list[Item]:
    """What a seat may do about its own that is open, and about those who would take the opponent's."""
    found: list[Item] = []
    if table.seats[seat].offered_by is not None and is_open(table, seat):
        found.append(button(language, "button-seat-keep", table.id, "seat-keep", style=SUCCESS))
    speaker = plain_speaker_of(table, language)
    asked = [each for each in waiting(table) if decider(table, each.seat, now) == seat]
    return [*found, *(item for each in asked[:most] for item in _answers(speaker, table, each))]


def _answers(speaker: Speaker[Clean], table: Table, candidate: Candidate) -> list[Item]:
    who, user = name_of(candidate), str(candidate.user)
    yes, no = speaker.say("button-seat-yes", who=who), speaker.say("button-seat-no", who=who)
    return [
        plain_button(yes, table.id, "seat-yes", 0, user, SUCCESS),
        plain_button(no, table.id, "seat-no", 0, user, SECONDARY),
    ]


def seats_button(table: Table, language: str) -> list[Item]:
    """The way to look for a substitute."""
    if table.status != "running" or len(table.people) == 1:
        return []
    return [button(language, "button-seats", table.id, "seats", emoji="🔄")]


def _when(at: datetime) -> str:
    """A time as Discord shows it to each reader."""
    return f"<t:{int(at.timestamp())}:R>"
