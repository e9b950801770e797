"""Who must hear of what happens at a table: a turn, a beginning, an end. Pure functions from table to table.

Each person hears of a thing once: by a direct message, else by a ping. How it reaches him is the publisher's part; here
it is said that it must.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.tables.model import Delivery, Profile, SeatRow, Table


def called(before: Table | None, after: Table, by: int | None) -> Table:
    """The table with `news` for those who must hear of what changed from `before`; `by` did it and knows.

    A turn concerns the seat that owes now, also after its own move, or that has its half-made turn back; a beginning
    and an end all others who sit there; an end before the game those who had joined; that somebody has left the server
    those who play on.
    """
    seats = tuple(replace(row, news=after.seq) if _concerns(before, after, row, by) else row for row in after.seats)
    ended = after.status in ("over", "closed") and (before is None or before.status != after.status)
    return replace(after, seats=seats, ended_by=by if ended else after.ended_by)


def _concerns(before: Table | None, after: Table, row: SeatRow, by: int | None) -> bool:
    was = None if before is None else before.status
    if row.owes and row.owes_since == after.seq:
        return True
    if before is not None and before.steps and not after.steps and row.owes and row.user != by:
        return True
    if before is not None and was == after.status == "running":
        fled = any(new.absent and not old.absent for old, new in zip(before.seats, after.seats, strict=True))
        return fled and not (row.absent or row.gone)
    if was == after.status or row.user == by:
        return False
    return row.joined and after.status != "open"


def asked(table: Table, card: Delivery) -> tuple[int, ...]:
    """The seats that owe something which no new card has told of, by whatever way they are called."""
    return tuple(row.seat for row in table.seats if row.owes and row.news > card.posted_seq)


def pings(table: Table, card: Delivery, people: dict[int, Profile]) -> tuple[int, ...]:
    """The seats that the table's card must ping; `people` by their ids."""
    return tuple(row.seat for row in table.seats if _pinged(table, card, row, people.get(row.user)))


def _pinged(table: Table, card: Delivery, row: SeatRow, profile: Profile | None) -> bool:
    if row.user <= 0 or row.absent:  # somebody who is forgotten, or can't see it
        return False
    turn = row.owes and row.news > card.posted_seq
    if table.status == "open":
        return turn
    if row.dm_closed or profile is None or profile.dm_off or profile.dm_closed:
        return row.news > row.heard
    return turn and profile.calls != "dm"


def written_to(table: Table, message: Delivery, row: SeatRow, profile: Profile | None) -> bool:
    """Whether the seat must get a new direct message, rather than have its last one brought up to date.

    Where the card is lost nobody can be pinged, so everybody who can be gets one.
    """
    first = message.posted_seq < 0 and table.status == "running"
    if row.owes and row.news > message.posted_seq and table.trouble is None:
        return profile is None or profile.calls != "ping"
    return first or row.news > row.heard
