"""What has its time at a table: worked out of the table alone, so that nothing that is due can be forgotten.

Reminders, which depend on the people too, are in `bot.tables.reminders`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta

from bot.tables.banks import GRACE, is_aside, zero
from bot.tables.clock import Due, DueKind
from bot.tables.company import (
    ABSENT,
    MISSES,
    USUAL,
    WAITED,
    at_zero,
    company,
    forsaken,
    is_alone,
    is_excused,
    is_held,
    is_manned,
    is_spared,
    moved,
    playing,
    side_of,
    there,
)
from bot.tables.holders import Candidate
from bot.tables.model import FREE, SeatRow, Table
from bot.tables.motion import Motion

LOST_FOR = timedelta(days=7)
"""So long a lost channel keeps clocks from running."""
UNDECIDED = timedelta(days=14)
"""So long somebody who could decide about a late opponent is waited for."""
NOBODY = timedelta(days=1)
"""So long a table or a team of which nobody is left who plays waits for somebody to come back."""
SILENCE = timedelta(days=1)
"""Who has said nothing to a pause for so long agrees to it."""
HUSHED = 7
"""So many days a pause lasts at most to which silence is a yes."""
EMPTY = timedelta(days=7)
"""So long a game of two waits for somebody to take a seat that a moderator has made empty."""
SILENT = timedelta(days=14)
"""So long a table without a clock is silent before a word is said."""

HOLD = timedelta(days=7)
"""So long a game of three and more is held for somebody who is away."""
MILD = ("pause", "resume", "extra")
"""What ends no game: who is away agrees to it by his silence."""


def dues(table: Table) -> tuple[Due, ...]:
    """All that has its time at a running game, the reminders left out."""
    return tuple(_dues(table)) if table.status == "running" else ()


def _dues(table: Table) -> Iterator[Due]:
    last, manned = moved(table), is_manned(table)
    pending = table.engine.pending(table.state)
    empty = forsaken(table)
    for row in table.seats:
        if row == empty:
            yield Due(table.id, row.seat, "empty", -1, filled_until(row))
        elif row.owes and row.seat in pending:  # an older release may have seen it otherwise (see `play.agreed`)
            yield from _of_seat(table, row, pending[row.seat].number, manned=manned)
        elif row.autopilot_since is not None and manned and table.engine.default(table.state, row.seat) is not None:
            yield Due(table.id, row.seat, "auto", FREE, _at_once(row))
        if row.away_until is not None:
            yield Due(table.id, row.seat, "away", -1, row.away_until)
        if (held := held_until(table, row)) is not None:
            yield Due(table.id, row.seat, "hold", -1, held)
    if asks := [ask.until for ask in table.asks if ask.kind != "silent"]:
        yield _of_table(table, "ask", min(asks))
    if table.motions:
        yield _of_table(table, "vote", min(coming(table, motion) for motion in table.motions))
    if waiting := [_taken_at(table, each) for each in table.candidates if not each.ended]:
        yield _of_table(table, "take", min(waiting))
    if table.pause is not None and not table.pause.empty:
        yield _of_table(table, "pause", table.pause.until)
    elif table.pause is not None and empty is None:  # somebody has taken the seat
        yield _of_table(table, "pause", table.pause.since)
    for row in table.seats:
        if manned and not row.gone and (at := left_at(table, row)) is not None:  # else the game stands still
            yield Due(table.id, row.seat, "left", -1, at)
    if not manned:
        yield _of_table(table, "nobody", _end(table))
    elif company(table) == "teams":
        yield from _of_teams(table)
    if (
        table.clock is None
        and not is_alone(table)
        and not any(ask.kind in ("silent", "close", "left") for ask in table.asks)
    ):
        yield _of_table(table, "silent", max([last, *_excused(playing(table))]) + SILENT)


def held_until(table: Table, row: SeatRow) -> datetime | None:
    """When the usual moves begin to be made for somebody who is away; None where the game waits for him until he is
    back: with two in it, without a clock, where all others agree, and while nobody is there for whom it would go on.
    """
    if not is_held(row) or row.away_as == "waited" or table.clock is None or table.pause is not None:
        return None
    assert row.away_since is not None  # it is noted with the end
    assert row.away_until is not None
    until, others = row.away_since + HOLD, [other for other in there(table) if not is_held(other)]
    return until if until < row.away_until and others and len(playing(table)) > 2 else None


def _excused(rows: Iterable[SeatRow]) -> Iterator[datetime]:
    """Until when those are away from whom nothing may be taken for it."""
    for row in rows:
        if row.away_until is not None and is_excused(row):
            yield row.away_until


def filled_until(row: SeatRow) -> datetime:
    """Until when an empty seat without which the game stands still is waited for."""
    return (row.autopilot_since or row.since) + EMPTY


def coming(table: Table, motion: Motion) -> datetime:
    """When something comes of a motion: at once where all who are there agree, as those who didn't are away by now."""
    if motion.ended:
        return motion.until
    voters = asked_of(motion, there(table))
    silent = voters - set(motion.yes)
    if voters and not silent:
        return min(motion.asked, *[_at_once(row) for row in table.seats])
    if any(agrees_by_silence(table, motion, seat) for seat in silent):
        return motion.asked + SILENCE
    return motion.until


def _taken_at(table: Table, candidate: Candidate) -> datetime:
    """When something comes of it that somebody waits for the opponent's yes to take a seat: at once where the opponent
    is away by now.
    """
    others = [row for row in playing(table) if row.seat != candidate.seat]
    if len(others) != 1 or others[0] not in there(table):
        return min([candidate.asked, *map(_at_once, others)])
    late = others[0].late_since
    return candidate.until if late is None else min(candidate.until, late + ABSENT)


def asked_of(motion: Motion, rows: Sequence[SeatRow]) -> frozenset[int]:
    """Whose yes a motion takes of those who are there: not his whom it is about, or for whom others would wait."""
    asked = (row for row in rows if motion.kind != "wait" or not is_held(row))
    return frozenset(row.seat for row in asked if row.seat != motion.about)


def agrees_by_silence(table: Table, motion: Motion, seat: int) -> bool:
    """Whether a seat that says nothing for long has said yes."""
    row = table.seats[seat]
    return (is_held(row) and motion.kind in MILD) or (is_hushing(motion) and not row.hushed)


def is_hushing(motion: Motion) -> bool:
    """Whether silence counts as a yes to it: for a short pause, once a seat."""
    return motion.kind == "pause" and motion.days <= HUSHED


def decided_at(table: Table, late: datetime) -> datetime:
    """When something is done about a seat that is late since then, where those who could decide it don't."""
    return late + (UNDECIDED if company(table) == "duel" else ABSENT)


def left_at(table: Table, row: SeatRow) -> datetime | None:
    """When something comes of it by itself that the person of a seat has left the server; None where nothing does."""
    if row.absent_since is None or is_spared(table) or len(table.people) == 1:
        return None
    if row.autopilot_since is not None or row.steered_by is not None:
        return None
    if is_moved_for_leavers(table):
        return row.absent_since + WAITED if row.misses < MISSES else None
    told = any((ask.kind, ask.seat) == ("left", row.seat) for ask in table.asks)
    return row.absent_since + WAITED if company(table) == "duel" and not told else None


def is_moved_for_leavers(table: Table) -> bool:
    """Whether the usual moves are made for who has left the server: not where his opponent decides, or his clock does.

    Where there is no clock it is as is usual in such a game.
    """
    rule = USUAL[company(table)] if table.clock is None else at_zero(table)
    return rule == "autopilot" or (rule == "ask" and company(table) != "duel")


def abandoned_at(table: Table) -> datetime | None:
    """When a running game ends at which nobody is left who plays; None where somebody is."""
    return None if is_manned(table) else _end(table)


def _end(table: Table) -> datetime:
    since = [time for row in table.seats for time in (row.autopilot_since, row.absent_since) if time is not None]
    return max([moved(table), *since, *_excused(playing(table))]) + NOBODY


def _of_teams(table: Table) -> Iterator[Due]:
    """When teams fall out of which all are on autopilot: where only one other plays, that may claim the win instead."""
    there = playing(table)
    sides = sorted({side_of(table, row.seat) for row in there})
    if len(sides) < 3:
        return
    for side in sides:
        if any(is_excused(row) for row in there if row.seat in side):
            continue
        since = [row.autopilot_since for row in there if row.seat in side]
        known = [time for time in since if time is not None]
        if len(known) == len(since):
            yield Due(table.id, side[0], "team", -1, max(known) + NOBODY)


def _of_seat(table: Table, row: SeatRow, number: int, *, manned: bool) -> Iterator[Due]:
    if is_answered_at_once(table, row):
        if manned:  # else the game stands still
            yield Due(table.id, row.seat, "auto", number, _at_once(row))
    elif row.late_since is not None:
        yield Due(table.id, row.seat, "late", number, decided_at(table, row.late_since))
    elif (at := zero(table, row.seat)) is not None:
        yield Due(table.id, row.seat, "zero", number, at + GRACE)
    elif row.stopped_by == "lost" and row.stopped_since and row.running_since is None and table.pause is None:
        yield Due(table.id, row.seat, "lost", number, row.stopped_since + LOST_FOR)


def is_answered_at_once(table: Table, row: SeatRow) -> bool:
    """Whether what a seat owes is done for it without any wait: on autopilot all, and for somebody who has left the
    server or is away what he is asked in another's turn.
    """
    gone = row.absent or (row.user <= 0 and not row.is_bot) or is_held(row)
    return row.autopilot_since is not None or (gone and is_aside(table, row.seat))


def _at_once(row: SeatRow) -> datetime:
    """Since when something is to be done at once for or about a seat: by the first of its reasons. Where the clock was
    set back between them, the other would put it off until it is so late again.
    """
    reasons = (row.since, row.autopilot_since, row.absent_since, row.away_since)
    return min(time for time in reasons if time is not None)


def _of_table(table: Table, kind: DueKind, time: datetime) -> Due:
    return Due(table.id, -1, kind, -1, time)
