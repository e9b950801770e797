"""What becomes of the seats of somebody who is to be forgotten (see `bot.tables.people`).

Pure functions from table to table; the service stores what they give.
"""

from __future__ import annotations

from datetime import datetime

import structlog
from msgspec.structs import replace

from bot.tables import lobby
from bot.tables.company import out
from bot.tables.model import Change, Table, refuse
from bot.tables.opening import shut
from bot.tables.play import dropped, seated
from bot.tables.tenure import vacated

_log = structlog.get_logger(__name__)


def given_up(before: Table, user: int, now: datetime) -> Change:
    """Somebody gives his seat up for good: the game goes on without him, or has ended. Raises Refusal.

    Before it has begun he has left the lobby; a challenge comes to nothing.
    """
    if before.status == "open" and before.size is not None:
        return lobby.given_up(before, {user}), ()
    if before.status == "open":
        joined = any(row.user == user and row.joined for row in before.seats)
        return shut(before, "withdrawn" if joined else "declined"), ()
    seat = seated(before, user)
    if seat in out(before):
        raise refuse("out")
    try:
        return dropped(before, seat, now)
    except Exception as error:  # the rules know no way; the text may hold something of the position
        _log.error("seat can't be given up", table=before.id, error=type(error).__name__)
        return _emptied(before, seat, now), ()


def _emptied(table: Table, seat: int, now: datetime) -> Table:
    """The table at which nobody holds a seat any more that the rules need: the usual moves are made, and it may be
    taken. Nobody plays on with that alone.
    """
    if len(table.people) == 1:
        return shut(table, "aborted")
    return replace(vacated(table, seat, "left", now), seq=table.seq + 1)
