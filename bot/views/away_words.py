"""What people see of somebody who is away: on the card, in one's own view, and before a game."""

from __future__ import annotations

from datetime import datetime

from bot.foreign import Escaped
from bot.speaker import Speaker
from bot.tables.banks import clock_of
from bot.tables.company import is_excused
from bot.tables.dues import held_until
from bot.tables.model import SeatRow, Table


def date_of(at: datetime) -> str:
    """A time as Discord shows it to each reader: the date, and how far off it is."""
    return f"<t:{int(at.timestamp())}:f> (<t:{int(at.timestamp())}:R>)"


def away_note(speaker: Speaker[Escaped], table: Table, row: SeatRow, seat: int | None) -> str | None:
    """That somebody is away, and what holds meanwhile, to a seat (None: to everybody); None where he isn't, or the bot
    moves for him all the same.
    """
    if row.away_until is None or (row.autopilot_since is not None and row.away_as != "piloted"):
        return None
    hold = held_until(table, row)
    if row.is_late:
        kind = "late"
    elif row.away_as == "piloted":
        kind = "piloted"
    elif clock_of(table) is None or not is_excused(row):
        kind = "plain"
    else:
        kind = "held" if hold is None else "hold"
    return speaker.say(
        f"away-{kind}{'-you' if row.seat == seat else ''}",
        name=speaker.names[row.seat],
        when=date_of(row.away_until),
        hold="" if hold is None else date_of(hold),
    )
