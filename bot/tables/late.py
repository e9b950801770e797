"""What happens as time passes at a running table: a clock at zero, the autopilot, a long silence. Pure functions.

Each gives the table after it and the log rows that tell of it, and raises Refusal where it isn't so (any more).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Literal

from msgspec.structs import replace

from bot.tables.banks import begun, is_aside, is_zero, spent
from bot.tables.clock import Ask, AskKind
from bot.tables.company import (
    MISSES,
    at_zero,
    company,
    forsaken,
    is_alone,
    is_manned,
    is_missing,
    needed,
    playing,
    side_of,
)
from bot.tables.dues import is_answered_at_once
from bot.tables.making import own
from bot.tables.model import FREE, Change, Done, DoneBy, SeatRow, Table, refuse
from bot.tables.opening import shut
from bot.tables.play import done_for, dropped, usual
from engine.game import Event
from engine.hooked import asked_less
from engine.values import Number, line

PILOTS = 2
"""So many seats of a table get there without the others' yes."""
ANSWER = timedelta(days=3)
"""So long an ask waits for its answers."""
TOLD = timedelta(days=1)
"""So long it is told that something which was asked has come to nothing."""
FOR_EVER = timedelta(days=3650)
"""An offer that stands until somebody moves."""
LAPSES = 3
"""So many questions in a row that are put in others' turns may go unanswered before standing orders ask no more."""
MOST = 50
"""So many usual moves are made in a turn: a game whose turn never ends stops here."""


def zeroed(table: Table, seat: int, now: datetime) -> Change:
    """A seat's clock is at zero."""
    row = table.seats[seat]
    if not row.owes or row.is_late or not is_zero(table, seat, now):
        raise refuse("stale")
    if is_aside(table, seat):
        return unanswered(table, seat, now)
    rule, kind = at_zero(table), company(table)
    if kind == "duel" and any(row.credited_turn < 0 for row in table.seats):
        return shut(table, "lapsed"), ()
    if rule == "lose":
        return dropped(table, seat, now, "timeout")
    if rule == "autopilot" or row.steered_by is not None:  # who moves for another is given no other chance
        return missed(table, seat, now, "timeout")
    return with_row(table, replace(row, late_since=now)), ()


def unanswered(table: Table, seat: int, now: datetime) -> Change:
    """What a seat was asked in another's turn and hasn't answered in time is answered as usual.

    After some in a row it is asked no more: its standing orders are the usual ones again.
    """
    after, rows = moved(table, seat, now, "timeout")
    if after.status != "running":
        return after, rows
    lapses = after.seats[seat].lapses + 1
    after = replace(after, seats=put(after, replace(after.seats[seat], lapses=lapses % LAPSES)))
    if lapses == LAPSES:
        while (
            after.status == "running" and (path := asked_less(after.engine, own(after, seat).state, seat)) is not None
        ):
            after, (done,) = done_for(after, seat, FREE, path, now, "timeout")
            why = Event(None, line("event-asked-less", count=Number(LAPSES)), (seat,))
            rows = (*rows, replace(done, row=replace(done.row, events=(why, *done.row.events))))
    return after, rows


def missed(table: Table, seat: int, now: datetime, by: DoneBy) -> Change:
    """The usual moves of a turn are made for a seat that has let its time run out.

    From then on they are made at once for one that had been steered: nobody is there for it any more.
    """
    after, rows = moved(table, seat, now, by)
    if after.status != "running":
        return after, rows
    row = after.seats[seat]
    if row.steered_by is not None:
        return replace(after, seats=put(after, replace(row, steered_by=None, autopilot_since=now))), rows
    row = replace(row, misses=row.misses + 1, back_since=None)
    after = replace(after, seats=put(after, row))
    if row.misses < MISSES or row.autopilot_since is not None:
        return after, rows
    return handed_over(after, seat, now), rows


def handed_over(table: Table, seat: int, now: datetime) -> Table:
    """The usual moves are made for a seat from now on; the others are asked first where that would be too many."""
    few = sum(other.autopilot_since is not None for other in playing(table)) < PILOTS
    if few or not needed(table, seat, now):
        return replace(table, seats=put(table, on_autopilot(table, table.seats[seat], now)))
    return asking(table, "autopilot", seat, -1, now)


def moved(table: Table, seat: int, now: datetime, by: DoneBy) -> Change:
    """The usual moves are made until the seat owes nothing more in this turn, or nothing more of this kind: what it is
    asked in another's turn has a time of its own.
    """
    after, rows = table, list[Done]()
    turn, aside = table.engine.view(table.state, None).turn, is_aside(table, seat)
    for _ in range(MOST):
        after, new = usual(after, seat, now, by)
        rows += new
        row = after.seats[seat]
        if after.status != "running" or not row.owes:
            break
        if after.engine.view(after.state, None).turn != turn or is_aside(after, seat) != aside:
            # What it owes now is something else, of which it must be told.
            return replace(after, seats=put(after, replace(row, owes_since=after.seq, since=now))), rows
    return after, rows


def piloted(table: Table, seat: int, now: datetime) -> Change:
    """The usual moves are made at once for a seat on autopilot, or for one that has left the server and is asked in
    another's turn, unless nobody is there to play on.
    """
    row = table.seats[seat]
    if not is_answered_at_once(table, row) or not is_manned(table) or row == forsaken(table):
        raise refuse("stale")
    if row.owes:
        return moved(table, seat, now, "autopilot")
    return usual(table, seat, now, "autopilot")


def waited(table: Table, seat: int, now: datetime) -> Change:
    """The others could decide about a late seat and haven't: there is no result, or its moves are made from now on."""
    row = table.seats[seat]
    if row.late_since is None:
        raise refuse("stale")
    if company(table) == "duel":
        return shut(table, "undecided"), ()
    return with_row(table, on_autopilot(table, row, now)), ()


def on_autopilot(table: Table, row: SeatRow, now: datetime) -> SeatRow:
    """The row of a seat for which the usual moves are made from now on: its clock stands still."""
    return replace(spent(table, row, now), autopilot_since=now, late_since=None, back_since=None)


def run_on(table: Table, seat: int, now: datetime) -> Change:
    """A lost channel stops the clock of a seat no longer."""
    row = table.seats[seat]
    if row.stopped_since is None or row.running_since is not None:
        raise refuse("stale")
    return begun(table, (seat,), now, still=True), ()


def lapsed(table: Table, now: datetime) -> Change:
    """What nobody decided in time has come to nothing, and that is told no longer than needed; to have a silent table
    closed nobody has objected, and nobody has taken the win from one who has left the server.
    """
    over = [ask for ask in table.asks if ask.until <= now]
    if not over:
        raise refuse("stale")
    if any(ask.kind == "close" for ask in over):
        return shut(table, "silent"), ()
    if any(ask.kind == "left" for ask in over):
        return shut(table, "deserted"), ()
    asks = (come_to_nothing(ask, "lapsed", now) if ask in over else ask for ask in table.asks if not _is_told(ask, now))
    return replace(table, asks=tuple(asks), seq=table.seq + 1), ()


def come_to_nothing(ask: Ask, how: Literal["declined", "lapsed"], now: datetime) -> Ask:
    """What was asked, as it is told for a while that it came to nothing."""
    return replace(ask, ended=how, until=now + TOLD)


def _is_told(ask: Ask, now: datetime) -> bool:
    """Whether it was told for long enough that something came to nothing."""
    return bool(ask.ended) and ask.until <= now


def abandoned(table: Table, now: datetime) -> Change:
    """Nobody is left who plays, and nobody has come back."""
    if is_manned(table):
        raise refuse("stale")
    return shut(table, "deserted" if any(row.absent for row in playing(table)) else "undecided"), ()


def unfilled(table: Table) -> Change:
    """Nobody has taken an empty seat without which the game stands still: there is no result."""
    if forsaken(table) is None:
        raise refuse("stale")
    return shut(table, "unseated"), ()


def deserted(table: Table, seat: int, now: datetime) -> Change:
    """Nobody of the team of this seat has come back: it is out, and the other teams play on."""
    return without(table, side_of(table, seat), now)


def without(table: Table, seats: Sequence[int], now: datetime) -> Change:
    """These seats have lost by the clock; where the game is over before all of them are gone, the others stay."""
    after, rows = table, list[Done]()
    for row in playing(table):
        if row.seat in seats and after.status == "running":
            after, new = dropped(after, row.seat, now, "left" if row.absent else "timeout")
            rows += new
    return after, rows


def silent(table: Table, now: datetime) -> Change:
    """Nobody has moved for long at a table without a clock: they are told, and may ask to have it closed."""
    if table.clock is not None or table.asks or is_alone(table):
        raise refuse("stale")
    ask = Ask("silent", -1, -1, table.seq + 1, now + FOR_EVER)
    return replace(table, asks=(ask,), seq=table.seq + 1), ()


def eased(table: Table, rows: Sequence[Done]) -> Table:
    """The table without the asks that are answered by what was done: a move, that somebody has come back, the end; or
    that nobody is left who could answer.
    """
    if not table.asks:
        return table
    if table.status != "running":
        return replace(table, asks=())
    acted = {done.row.seat for done in rows if done.row.kind == "action"}
    asks = tuple(ask for ask in table.asks if not _is_answered(table, ask, acted))
    return table if asks == table.asks else replace(table, asks=asks)


def _is_answered(table: Table, ask: Ask, acted: Collection[int | None]) -> bool:
    if ask.kind in ("silent", "close"):
        return bool(acted) or is_alone(table)
    row = table.seats[ask.seat]
    if ask.kind == "left":
        return not row.absent or row.gone or ask.seat in acted
    if ask.kind == "autopilot":
        return row.misses < MISSES or row.autopilot_since is not None or row.gone
    return row.gone or not (is_missing(row) or row.absent)


def asking(table: Table, kind: AskKind, seat: int, by: int, now: datetime, wait: timedelta = ANSWER) -> Table:
    """The table with something to be asked of those who play; what is asked already stays as it is."""
    if any((ask.kind, ask.seat) == (kind, seat) for ask in table.asked):
        return table
    others = (ask for ask in table.asks if (ask.kind, ask.seat) != (kind, seat))
    yes = () if by < 0 else (by,)
    return replace(table, asks=(*others, Ask(kind, seat, by, table.seq, now + wait, yes)))


def with_row(table: Table, row: SeatRow) -> Table:
    """The table with another row for a seat, as something that can be seen there."""
    return replace(table, seats=put(table, row), seq=table.seq + 1)


def put(table: Table, row: SeatRow) -> tuple[SeatRow, ...]:
    """The seats with another row for one of them."""
    return tuple(row if other.seat == row.seat else other for other in table.seats)
