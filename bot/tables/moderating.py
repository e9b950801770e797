"""What a moderator does at a table: closing it, a pause, taking somebody's seat. Pure functions from table to table.

Where he plays himself the others decide: then it is asked of them, as anything else is (`bot.tables.voting`).
"""

from __future__ import annotations

from datetime import datetime
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.foreign import written
from bot.tables import lobby, pausing
from bot.tables.company import company, forsaken, is_alone, out, playing
from bot.tables.dues import filled_until
from bot.tables.making import noted
from bot.tables.model import Change, LogRow, Table, refuse
from bot.tables.motion import UNSEAT, Motion
from bot.tables.opening import shut
from bot.tables.tenure import vacated
from engine.values import Key, line

REASON = 200
"""Characters of a reason at most."""

What: TypeAlias = Literal[
    "close",
    "pause",
    "resume",
    "unseat",
    "ask-close",
    "ask-pause",
    "ask-unseat",
    "ask-nothing",
    "language",
    "channels",
    "defaults",
    "scenarios",
]


class Moderation(msgspec.Struct, frozen=True):
    """Something that a moderator, the `user`, did in a server; None: he is forgotten.

    At a `table`, whose `game` is known where it is read; None where it was at none. Of a pause: for how many `days`. Of
    somebody's seat: `about` whom. What begins with "ask" was asked of those with whom he plays there; where all agree
    an entry of what is done follows, else one that nothing came of it. `reason`: "" for none. `chosen`: what for the
    server: the language, the channel with a sign before it (+ where it came on the list, - where it came off; "" where
    all did), who may add files, of what tables are like the fields that are others now, as JSON.
    """

    server: int
    time: datetime
    user: int | None
    what: What
    table: int | None = None
    about: int | None = None
    days: int = 0
    reason: str = ""
    chosen: str = ""
    game: str = ""


def reason_of(text: str | None) -> str:
    """A reason as it is kept: one line of what can be seen, "" for none."""
    return written((text or "")[:REASON], 1)


def decides(table: Table, user: int) -> bool:
    """Whether a moderator decides about a table by himself, as he doesn't play there with others.

    Raises Refusal where he would decide about his own game and nobody can be asked.
    """
    seat = table.seat_of(user)
    if seat is None or len(table.people) == 1:
        return True
    if table.status == "open":
        raise refuse("moderator-waits")
    if table.status == "running" and seat in out(table):
        raise refuse("moderator-out")
    return is_alone(table)


def closed(before: Table, reason: str) -> Change:
    """The table is closed without a result, whatever state it is in."""
    if before.status in ("over", "closed"):
        raise refuse("game-over" if before.status == "over" else "closed")
    return replace(shut(before, "aborted"), reason=reason), ()


def paused(before: Table, days: int, reason: str, now: datetime) -> Change:
    """All clocks stand still for so many days."""
    _check_running(before)
    return pausing.moderated(before, days, reason, now)


def resumed(before: Table, now: datetime) -> Change:
    """A moderator's pause is over. One that the players have agreed on is theirs."""
    _check_running(before)
    if before.pause is None:
        raise refuse("ask-not-paused")
    if not before.pause.moderated:
        raise refuse("pause-players")
    if before.pause.empty:
        raise refuse("pause-empty")
    return pausing.ended(before, now)


def check_unseat(table: Table, user: int, player: int) -> int:
    """The seat of a player whom a moderator would take off it. Raises Refusal where he may not or there is none."""
    seat = table.seat_of(player)
    if table.status in ("over", "closed"):
        raise refuse("game-over" if table.status == "over" else "closed")
    if seat is None or (table.status == "running" and seat in out(table)):
        raise refuse("unseat-nobody")
    if player == user:
        raise refuse("unseat-yourself")
    own = table.seat_of(user)
    if own is not None and table.status == "running" and company(table) == "duel":
        raise refuse("unseat-opponent")
    return seat


def unseated(before: Table, seat: int, reason: str, now: datetime) -> Change:
    """Somebody loses his seat, or the invitation to one; where nobody else is left there, the table is closed.

    The reason is told with that; not where a challenge comes to nothing by it: the other has nothing to do with it.
    """
    if before.status == "running":
        after, rows = emptied(before, seat, now)
    elif before.size is None:
        return shut(before, "aborted"), ()
    else:
        after, rows = lobby.given_up(before, {before.seats[seat].user}), ()
    return (replace(after, closed="aborted", reason=reason) if after.status == "closed" else after), rows


def emptied(before: Table, seat: int, now: datetime) -> Change:
    """A seat of a running game is nobody's: whoever takes it plays on with it. Of two the other's clock waits too."""
    if all(row.seat == seat or row.user <= 0 for row in playing(before)):
        return shut(before, "unseated"), ()
    after, rows = noted(
        vacated(before, seat, "unseated", now),
        "vote",
        line("event-moderator-unseat"),
        now,
        (Key("moderator-unseat"),),
    )
    if after.clock is not None and (empty := forsaken(after)) is not None:
        after = pausing.standing(after, filled_until(empty), now)
    return after, rows


def is_moderators(row: LogRow) -> bool:
    """Whether a row of a table's log tells of what a moderator has done there."""
    return row.kind == "vote" and row.path[:1] in ((Key("moderator-pause"),), (Key("moderator-unseat"),))


def voted(before: Table, stepped: Table, after: Table, now: datetime) -> list[Moderation]:
    """What comes of votes for a moderator's log: what all have agreed to do as he asked, or that nothing comes of it.

    `stepped` is the table as a change makes it, `after` the same without what nobody can be asked any more.
    """
    found = []
    for motion in before.open_motions:
        what = _come_of(before, stepped, motion)
        if not motion.moderated or (what is None and any(motion.seq == other.seq for other in after.open_motions)):
            continue
        entry = Moderation(before.place.guild, now, before.seats[motion.by].user, what or "ask-nothing", before.id)
        if what == "unseat":
            entry = replace(entry, about=before.seats[motion.about].user)
        if what is not None:
            entry = replace(entry, days=motion.days, reason=motion.reason)
        found.append(entry)
    return found


def _come_of(before: Table, after: Table, motion: Motion) -> What | None:
    """What is done as all have agreed to it; None where nothing is."""
    if motion.kind == UNSEAT and any((new.seq, new.ended) == (motion.seq, "agreed") for new in after.motions):
        return "unseat"
    if motion.kind == "close" and (before.status, after.closed) == ("running", "agreed"):
        return "close"
    begun = before.pause is None and after.pause is not None and not after.pause.moderated
    return "pause" if motion.kind == "pause" and begun else None


def _check_running(table: Table) -> None:
    if table.status == "open":
        raise refuse("not-started")
    if table.status != "running":
        raise refuse("game-over" if table.status == "over" else "closed")
