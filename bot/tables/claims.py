"""What those who are there may do about a seat whose time is up or whose person has left the server, and what the one
who comes back may do.

Pure functions from table to table, as in `bot.tables.late`.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal, TypeAlias

from msgspec.structs import replace

from bot.tables.banks import FRESH, is_aside, spent
from bot.tables.clock import DAY, Ask
from bot.tables.company import (
    WAITED,
    company,
    deciding,
    forsaken,
    is_absent,
    is_alone,
    is_excused,
    is_forfeit,
    is_missing,
    is_moved_for,
    is_opening,
    is_unseated,
    moved,
    needed,
    playing,
    side_of,
)
from bot.tables.dues import SILENT
from bot.tables.late import FOR_EVER, asking, come_to_nothing, missed, on_autopilot, put, unfilled, with_row, without
from bot.tables.model import Change, Refusal, SeatRow, Table, refuse
from bot.tables.opening import shut
from bot.tables.play import dropped, seated
from engine.values import Number

GIFTS = 3
"""So many days others may give a seat in a game."""
OBJECTING = timedelta(days=7)
"""So long anybody may object before a silent table is closed; who is away then has a day when he is back."""


Verdict: TypeAlias = Literal["win", "both", "late", "warden"]
"""What comes of taking the win. All but the first is no result: both have let their time run out, or one has left the
server and the other has no time left, or might have removed him.
"""


def claimed(before: Table, user: int, now: datetime, *, warden: bool = False) -> Change:
    """Somebody who is there takes the win, as all whom he plays against have let their time run out or have left the
    server. `warden`: he may remove people from there.
    """
    seat = seated(before, user)
    check_claim(before, seat, now)
    how = verdict(before, seat, warden=warden)
    if how == "win":
        return without(before, _rivals(before, seat), now)
    return shut(before, "undecided" if how == "both" else "deserted"), ()


def verdict(table: Table, seat: int, *, warden: bool) -> Verdict:
    """What comes of it if the seat takes the win."""
    late = table.seats[seat].is_late
    if not any(table.seats[other].absent for other in _rivals(table, seat)):
        return "both" if late else "win"
    if late:
        return "late"
    return "warden" if warden else "win"


def check_claim(table: Table, seat: int, now: datetime) -> None:
    """Raise Refusal where the seat may not take the win, with why not."""
    if may_claim(table, seat, now):
        return
    row = table.seats[seat]
    if company(table) in ("alone", "together"):
        raise refuse("claim-together")
    if any(table.seats[other].is_bot for other in _rivals(table, seat)):
        raise refuse("claim-bot")
    if row.absent:
        raise refuse("absent")
    _check_waited(table, seat, now)
    if table.clock is None:
        raise refuse("claim-no-clock")
    if all(is_unseated(table, table.seats[other]) for other in _rivals(table, seat)):
        raise refuse("claim-empty")
    if row.is_late:
        raise refuse("late-yourself")
    excused = [table.seats[other].away_until for other in _rivals(table, seat) if is_excused(table.seats[other])]
    if until := max((time for time in excused if time is not None), default=None):
        raise refuse("claim-excused", when=_second(until))
    away = row.autopilot_since is not None
    raise refuse("claim-away" if away else "no-claim")


def _check_waited(table: Table, seat: int, now: datetime) -> None:
    """Raise Refusal where the seat may not take the win only because somebody who has left the server is waited for."""
    others = [table.seats[other] for other in _rivals(table, seat)]
    waited_for = [row for row in others if not (is_missing(row) or is_forfeit(table, row, now))]
    missing = [row.absent_since for row in waited_for if row.absent_since is not None]
    if not missing or len(missing) < len(waited_for):
        return
    if is_opening(table):
        raise refuse("left-opening")
    if table.pause is not None:
        raise refuse("left-paused")
    raise refuse("left-early", when=_second(max(missing) + WAITED))


def may_claim(table: Table, seat: int, now: datetime) -> bool:
    """Whether the seat may take the win, or close the table where it can't be won so. Where a moderator has made all
    the others' seats empty nobody gains by it.
    """
    if table.status != "running" or company(table) in ("alone", "together"):
        return False
    others = [table.seats[other] for other in _rivals(table, seat)]
    if any(map(is_excused, others)) or all(is_unseated(table, row) for row in others):
        return False
    if company(table) == "duel":
        here = table.seats[seat].autopilot_since is None and not table.seats[seat].absent
        return here and bool(others) and all(is_missing(row) or is_forfeit(table, row, now) for row in others)
    there = not table.seats[seat].is_late and not is_absent(table.seats[seat], now)
    return there and bool(others) and all(is_forfeit(table, row, now) for row in others)


def _rivals(table: Table, seat: int) -> list[int]:
    """The seats still in the game that the seat plays against."""
    side = side_of(table, seat)
    return [row.seat for row in playing(table) if row.seat not in side]


def may_decide(table: Table, seat: int, about: int, now: datetime) -> bool:
    """Whether the seat has a say in what becomes of another whose time is up: to make its move, to go on without it."""
    if table.status != "running" or company(table) in ("alone", "duel"):
        return False
    row = table.seats[about]
    missing = is_missing(row) or row.absent
    return missing and not is_excused(row) and seat in deciding(table, about, now)


def is_to_be_moved(row: SeatRow) -> bool:
    """Whether those who are there may have the usual move made for a seat, which owes one."""
    return row.is_late or (row.absent and row.owes and not is_moved_for(row))


def check_seat(table: Table, seat: int) -> None:
    """Raise Refusal where a running game has no such seat, or the bot plays it itself: nobody decides about that."""
    if table.status != "running" or not 0 <= seat < len(table.seats):
        raise refuse("stale")
    if table.seats[seat].is_bot:
        raise refuse("bot-seat")


def given_day(before: Table, user: int, about: int, now: datetime) -> Change:
    """A day more for a seat that owes something: from the opponent, or from somebody who plays with it."""
    seat = seated(before, user)
    row = before.seats[about]
    if not may_give(before, seat, about):
        raise _no_gift(before, seat, row)
    return with_row(before, replace(_with_day(before, row, now), gifts=row.gifts + 1)), ()


def _with_day(table: Table, row: SeatRow, now: datetime) -> SeatRow:
    """The row with a day more. What its clock runs for is put to it anew: with a word, and reminders from now on."""
    if not row.owes or row.running_since is None or is_aside(table, row.seat):
        return replace(row, bank=row.bank + DAY)
    if row.is_late:
        row = fresh(row, DAY, now)
    else:
        row = replace(spent(table, row, now), running_since=now)
        row = replace(row, bank=row.bank + DAY)
    return replace(row, owes_since=table.seq + 1)


def _no_gift(table: Table, seat: int, row: SeatRow) -> Refusal:
    """Why the seat may not give another one a day."""
    if table.clock is None:
        return refuse("gift-no-clock")
    if row.seat == seat:
        return refuse("late-yourself" if row.is_late else "gift-own")
    if row.gifts >= GIFTS:
        return refuse("gifts-spent")
    away = row.autopilot_since is not None
    return refuse("gift-away" if away else "no-gift")


def may_give(table: Table, seat: int, about: int) -> bool:
    """Whether the seat may give another one a day."""
    if table.status != "running" or table.clock is None or company(table) not in ("duel", "together") or seat == about:
        return False
    row = table.seats[about]
    return row.gifts < GIFTS and not row.gone and not row.is_bot and row.autopilot_since is None


def usual_made(before: Table, user: int, about: int, now: datetime) -> Change:
    """Somebody who is there has the usual move made for a seat that is late, or has left the server."""
    seat = seated(before, user)
    if not is_to_be_moved(before.seats[about]) or not may_decide(before, seat, about, now):
        raise no_usual(before)
    return missed(before, about, now, "mate")


def no_usual(table: Table) -> Refusal:
    """Why somebody has no say in what becomes of another's seat."""
    duel = company(table) == "duel"
    return refuse("usual-duel" if duel else "no-usual")


def check_wait(table: Table, seat: int) -> None:
    """Raise Refusal where there is nobody for whom the seat could wait."""
    if not any(row.is_late for row in table.seats if row.seat != seat):
        raise refuse("late-yourself" if table.seats[seat].is_late else "stale")


def agreed_to_go_on(before: Table, user: int, about: int, now: datetime) -> Change:
    """Somebody would go on without a seat whose time is up; with the last of those who have a say it has left."""
    seat = seated(before, user)
    if not may_decide(before, seat, about, now):
        raise no_usual(before)
    after, ask = _voted(asking(before, "without", about, seat, now), "without", about, seat)
    if needed(before, about, now) <= set(ask.yes):
        return dropped(_without(before, ask), about, now, "left" if before.seats[about].absent else "timeout")
    return after, ()


def autopilot_agreed(before: Table, user: int, about: int, now: datetime) -> Change:
    """Somebody agrees that a third seat's moves are made at once; with the last of the others they are."""
    seat = seated(before, user)
    if seat not in deciding(before, about, now):
        raise refuse("stale")
    after, ask = _voted(before, "autopilot", about, seat)
    if needed(before, about, now) <= set(ask.yes):
        return replace(_without(after, ask), seats=put(after, on_autopilot(after, after.seats[about], now))), ()
    return after, ()


def declined(before: Table, user: int, kind: str, about: int, now: datetime) -> Change:
    """Somebody who is asked says no: it is asked no longer. A silent table's closing may be asked for again."""
    seat = seated(before, user)
    if seat == about:
        raise refuse("stale")
    ask, table = _ask(before, kind, about), replace(before, seq=before.seq + 1)
    if kind == "close":
        return asking(_without(table, ask), "silent", -1, seat, now, FOR_EVER), ()
    return _with(table, ask, come_to_nothing(ask, "declined", now)), ()


def back(before: Table, user: int, now: datetime) -> Change:
    """Somebody whose moves were made for him, by the bot or by a partner, makes them himself again."""
    seat = seated(before, user)
    row = before.seats[seat]
    if not is_moved_for(row):
        raise refuse("not-away")
    if row.away_as == "piloted":  # at this table he isn't away any more
        row = replace(row, away_since=None, away_until=None, away_as="back")
    row = replace(row, autopilot_since=None, steered_by=None, back_since=now, misses=0)
    return with_row(before, fresh(row, FRESH, now)), ()


def close_asked(before: Table, user: int, now: datetime) -> Change:
    """Somebody asks to have a silent table closed; it is in a week, unless anybody moves or objects. Where the seat of
    his one opponent is empty it is closed at once.
    """
    seat = seated(before, user)
    if forsaken(before) is not None:
        return unfilled(before)
    ask = next((ask for ask in before.asks if ask.kind == "silent"), None)
    if ask is None:
        raise _no_close(before)
    back = [row.away_until - now for row in playing(before) if row.away_until is not None and is_excused(row)]
    wait = max([OBJECTING, *(away + timedelta(days=1) for away in back)])
    after = asking(_without(before, ask), "close", -1, seat, now, wait)
    return replace(after, seq=before.seq + 1), ()


def _no_close(table: Table) -> Refusal:
    """Why nobody may ask to have the table closed now."""
    if is_alone(table):
        return refuse("close-alone")
    if table.clock is not None:
        return refuse("close-clock")
    asked = next((ask.until for ask in table.asks if ask.kind == "close"), None)
    if asked is not None:
        return refuse("close-asked", when=_second(asked))
    return refuse("close-early", when=_second(moved(table) + SILENT))


def nothing_asked(table: Table) -> Refusal:
    """Why nobody's yes is wanted at a table."""
    closing = next((ask.until for ask in table.asks if ask.kind == "close"), None)
    if closing is None:
        return refuse("nothing-asked")
    return refuse("agree-close", when=_second(closing))


def _second(at: datetime) -> Number:
    return Number(int(at.timestamp()))


def fresh(row: SeatRow, least: int, now: datetime) -> SeatRow:
    """The row of somebody who isn't late any more, with so many seconds at least from now on.

    The clock of one who was late begins anew, so that he is reminded.
    """
    running = None if row.running_since is None or row.is_late else now
    bank = least if row.is_late else max(row.bank, least)
    return replace(row, late_since=None, running_since=running, bank=bank)


def _ask(table: Table, kind: str, about: int) -> Ask:
    """What is asked. Raises Refusal."""
    for ask in table.asked:
        if (ask.kind, ask.seat) == (kind, about):
            return ask
    raise refuse("stale")


def _voted(table: Table, kind: str, about: int, seat: int) -> tuple[Table, Ask]:
    """The table with one more yes, and the ask with it."""
    ask = _ask(table, kind, about)
    new = replace(ask, yes=tuple(sorted({*ask.yes, seat})))
    return replace(_with(table, ask, new), seq=table.seq + 1), new


def _with(table: Table, ask: Ask, new: Ask) -> Table:
    """The table with something else in the place of what was asked."""
    return replace(table, asks=tuple(new if other is ask else other for other in table.asks))


def _without(table: Table, ask: Ask) -> Table:
    return replace(table, asks=tuple(other for other in table.asks if (other.kind, other.seat) != (ask.kind, ask.seat)))
