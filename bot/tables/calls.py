"""Who must hear of what happens at a table: a turn, a question in somebody's turn, a beginning, an end. Pure functions.

Each person hears of a thing once: by a direct message, else by a ping. How it reaches him is the publisher's part; here
it is said that it must.

In a turn each is pinged at once one time at most: when it begins, or for the first question that somebody else must
answer in the midst of it. After that the card is edited: further questions come by direct message, and who takes none
is pinged when one has waited for a while.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from bot.tables.company import is_moved_for, out
from bot.tables.dues import is_answered_at_once
from bot.tables.messages import Delivery
from bot.tables.model import SeatRow, Table
from bot.tables.person import Profile

AGAIN = timedelta(minutes=10)
"""Who can only be pinged is pinged for a later question of the same turn when it has waited so long."""
BOTS = timedelta(seconds=5)
"""So long a card waits for what the bot does at its own seats: all of it is shown at once."""
AT_ONCE = datetime.min.replace(tzinfo=UTC)


def called(before: Table | None, after: Table, by: int | None, told: Collection[int] = ()) -> Table:
    """The table with `news` for those who must hear of what changed from `before`; `by` did it and knows.

    Those of the users `told` have just done something and wait to be shown what the bot does then: they see where they
    have clicked what they owe now, or that the game is over, and need no call to it.

    A turn or a question concerns the seat that owes now, also after its own move, or that has its half-made turn back;
    that a lobby is full and waits for him its host; a beginning and an end all others who sit there; an end before the
    game those who had joined; that somebody has left the server those who play on; that somebody's time is up, that his
    moves are made for him, by the bot or a partner, or are so no longer, what they ask of each other and that time has
    put somebody out of the game all of them; that time has cost somebody his move, or the others his seat, or that he
    is asked less as he didn't answer, himself; that a seat has changed hands, and who would take one, all of them, and
    its person that others have opened it. A question that others put behind another seat's is the same when it waits
    again. Who steers a seat is called in the place of its person, and told when he does so no longer.
    """
    ended = after.status in ("over", "closed") and (before is None or before.status != after.status)
    begun = after.status == "running" and (before is None or _has_turned(before, after))
    turn_since = after.seq if begun else after.turn_since
    seats = []
    for row in after.seats:
        new = _with_news(before, after, row, by, told=row.user in told)
        if row.user != by and _concerns_partner(before, after, row.seat):
            new = replace(new, news=after.seq)
        first = new.news == after.seq and new.first_call < turn_since
        seats.append(replace(new, first_call=after.seq) if first else new)
    return replace(after, seats=tuple(seats), ended_by=by if ended else after.ended_by, turn_since=turn_since)


def _has_turned(before: Table, after: Table) -> bool:
    changed = before.state is not after.state or before.owing != after.owing
    return changed and _turn(before) != _turn(after)


def _turn(table: Table) -> tuple[int, int | None] | None:
    """Which turn it is, by what everybody sees; None where those who were called owe nothing in it."""
    if table.status != "running" or set(table.owing) != set(table.engine.pending(table.state)):
        return None
    view = table.engine.view(table.state, None)
    return view.turn, view.mover


def _with_news(before: Table | None, after: Table, row: SeatRow, by: int | None, *, told: bool) -> SeatRow:
    given_back = before is not None and bool(before.steps) and not after.steps and row.user != by
    if before is not None and before.status == after.status == "running":
        happened = _happened(before, after, row, by)
        was, now = before.seats[row.seat].owes, row.owes
        if was and not now and not (by is None and _falls_out(before, after, row.seat)):
            # Nobody is called to what is no longer asked. If it comes again, who hasn't heard of it is; so is he who
            # has put it off himself and waits for an answer, and he whose half-made turn was given back.
            heard, number = row.news <= row.heard, _number(before, row.seat)
            if not heard:
                row = replace(row, news=row.heard, first_call=-1 if row.news == row.first_call else row.first_call)
            row = replace(row, put_off=number if heard and not given_back and row.user != by else -1)
            return replace(row, news=after.seq) if happened else row
        if now and not was:
            same = row.put_off == _number(after, row.seat)
            quiet = (same or told or _is_done_for(after, row)) and not happened
            return replace(row, put_off=-1, news=row.news if quiet else after.seq)
    return replace(row, news=after.seq) if _concerns(before, after, row, by, given_back, told=told) else row


def _is_done_for(table: Table, row: SeatRow) -> bool:
    """Whether another, or the bot, does what a seat owes."""
    return is_moved_for(row) or is_answered_at_once(table, row)


def _falls_out(before: Table, after: Table, seat: int) -> bool:
    """Whether a seat has left the game by this change."""
    return after.seats[seat].gone and not before.seats[seat].gone


def _concerns_partner(before: Table | None, after: Table, seat: int) -> bool:
    """Whether who sits here must hear of a seat that he steers: it is to move, or he steers it no longer."""
    if before is None or not before.status == after.status == "running":
        return False
    for old, new in zip(before.seats, after.seats, strict=True):
        if old.steered_by == seat != new.steered_by:
            return True
        if old.steered_by == new.steered_by == seat and new.owes and new.owes_since != old.owes_since:
            return True
    return False


def _number(table: Table, seat: int) -> int:
    decision = table.engine.pending(table.state).get(seat)
    return -1 if decision is None else decision.number


def _happened(before: Table, after: Table, row: SeatRow, by: int | None) -> bool:
    """Whether something has come of time, or of people, that a seat of a running game must hear of."""
    old = before.seats[row.seat]
    if row.user == by:
        return False
    if row.gone:
        return not old.gone
    if row.offered_by not in (None, row.seat) and old.offered_by is None:  # others have opened his seat
        return True
    if by is None and any(_falls_out(before, after, other.seat) for other in after.seats):
        return True
    return row.misses > old.misses or row.lapses < old.lapses or not _matters(before, after) <= _matters(before, before)


def _matters(before: Table, table: Table) -> set[tuple[str, int]]:
    """Whose time is up, whose moves are made for him or are so no longer, and what those who play are asked by each
    other; at one of two tables, `before` the earlier one.
    """
    late = {("late", row.seat) for row in table.seats if row.is_late}
    piloted = {("autopilot on", row.seat) for row in table.seats if row.autopilot_since is not None}
    steered = {("steered", row.seat) for row in table.seats if row.steered_by is not None}
    asks = {(f"{ask.kind} {ask.ended}", ask.seat) for ask in table.asks}
    motions = {(f"{motion.kind} {motion.ended}", motion.seq) for motion in table.motions if motion.ended != "past"}
    holders = {(f"held by {row.user}", row.seat) for row in table.seats}
    # who has withdrawn may go on with what he had asked for, which was told
    candidates = (each for each in table.candidates if each.ended in ("", "withdrawn"))
    asking = {(f"candidate {each.user} {each.asked}", each.seat) for each in candidates}
    pause = {("resumed" if table.pause is None else "paused", -1)} if before.pause or table.pause else set()
    return late | piloted | steered | _back(before, table) | asks | motions | pause | holders | asking


def _back(before: Table, table: Table) -> set[tuple[str, int]]:
    """For whom somebody or the bot moved who moves himself again."""
    changed = {
        old.seat
        for old, new in zip(before.seats, table.seats, strict=True)
        if is_moved_for(old) and not is_moved_for(new)
    }
    return {("back", seat) for seat in changed - out(table)} if changed else set()


def _concerns(
    before: Table | None, after: Table, row: SeatRow, by: int | None, given_back: bool, *, told: bool
) -> bool:
    was = None if before is None else before.status
    if row.owes and (given_back or (row.owes_since == after.seq and not _owed(before, row))):
        return not told and not _is_done_for(after, row)  # nobody is called to what is done for him
    if before is not None and was == after.status == "running":
        fled = any(new.absent and not old.absent for old, new in zip(before.seats, after.seats, strict=True))
        return _happened(before, after, row, by) or (fled and not row.absent and not row.gone)
    if row.user == by or told:
        return False
    if before is not None and was == after.status:
        return row.user == after.host and _waits_for_host(after) and not _waits_for_host(before)
    return row.joined and after.status != "open"


def _owed(before: Table | None, row: SeatRow) -> bool:
    """Whether a seat of a running game owed the same before: what changes besides, such as that its clock runs, calls
    nobody once more, nor who has been shown it where he clicked.
    """
    if before is None or before.status != "running":
        return False
    return before.seats[row.seat].owes and before.seats[row.seat].owes_since == row.owes_since


def _waits_for_host(table: Table) -> bool:
    """Whether a lobby is full, so that all wait until its host begins."""
    return table.status == "open" and len(table.seats) == table.size and all(row.joined for row in table.seats)


def asked(table: Table, card: Delivery) -> tuple[int, ...]:
    """The seats that owe something which no new card has told of, by whatever way they are called."""
    return tuple(row.seat for row in table.seats if row.owes and row.news > card.posted_seq)


def pings(table: Table, card: Delivery, people: dict[int, Profile]) -> tuple[int, ...]:
    """The seats that a new card of the table must ping, whatever it comes for; `people` by their ids."""
    return tuple(row.seat for row in table.seats if _ping_due(table, card, row, people.get(row.user)) is not None)


def card_due(table: Table, card: Delivery, people: dict[int, Profile], now: datetime) -> datetime | None:
    """When a new card is due because somebody must be pinged, at the earliest `now`; None where nobody must."""
    found = (_ping_due(table, card, row, people.get(row.user)) for row in table.seats)
    due = min((time for time in found if time is not None), default=None)
    return due if due is None or now < due <= now + AGAIN else now  # beyond that the clock was set back meanwhile


def _ping_due(table: Table, card: Delivery, row: SeatRow, profile: Profile | None) -> datetime | None:
    """From when on a seat waits for a card that pings it; None where it doesn't."""
    if row.user <= 0 or row.absent:  # somebody who is forgotten, or can't see it
        return None
    called = row.owes and not is_moved_for(row)  # who is moved for is told of that alone
    owes = called and row.news > card.posted_seq
    if table.status == "open":
        begins = row.user == table.host and _waits_for_host(table) and row.news > card.posted_seq
        return AT_ONCE if owes or begins else None
    no_messages = row.dm_closed or profile is None or profile.dm_off or profile.dm_closed
    calls = "ping" if no_messages or profile is None else profile.calls
    heard = row.news <= row.heard
    if not called:
        return AT_ONCE if no_messages and not heard else None
    if calls == "dm":
        return None
    if card.posted_seq < table.turn_since:
        return AT_ONCE if (not heard if no_messages else owes) else None
    if row.news == row.first_call:
        return AT_ONCE if (not heard if calls == "ping" else owes) else None
    return None if calls == "both" or heard else row.since + AGAIN


def written_to(table: Table, message: Delivery, row: SeatRow, profile: Profile | None) -> bool:
    """Whether the seat must get a new direct message, rather than have its last one brought up to date.

    Where the card is lost nobody can be pinged, so everybody who can be gets one.
    """
    first = message.posted_seq < 0 and table.status == "running"
    if row.owes and row.news > message.posted_seq and table.trouble is None:
        return profile is None or profile.calls != "ping"
    return first or row.news > row.heard


def is_just_over(table: Table, delivery: Delivery) -> bool:
    """Whether the game has ended since the message was sent: the result is news, so it comes in a new one."""
    return table.status == "over" and delivery.posted_seq < table.seq


def is_bots(table: Table) -> bool:
    """Whether the bot is about to move at a running table."""
    return table.status == "running" and any(row.is_bot and row.owes for row in table.seats)


def is_in_midst(table: Table, card: Delivery) -> bool:
    """Whether the turn that the card shows goes on, and who is to move does something in it that asks nobody
    else: those who owed something when the card was shown last are the same.
    """
    if table.status != "running" or len(table.owing) != 1 or table.trouble is not None or card.trouble is not None:
        return False
    mover = table.engine.view(table.state, None).mover
    same = all(row.owes_since <= card.shown for row in table.seats)
    return same and mover in (None, table.owing[0]) and card.shown >= table.turn_since
