"""Who has called, blocked or declined whom."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Any, TypeAlias

from bot.tables.admission import Coming, Known, Pair, check
from bot.tables.limits import PAUSE
from bot.tables.store.codec import seconds, seconds_up, to_time
from bot.tables.store.database import Database, Row, Transaction
from bot.tables.store.moderations import barred

_Read: TypeAlias = Callable[[str, Sequence[Any]], Awaitable[list[Row]]]
_PAUSE = (
    "INSERT INTO pauses (inviter, invited, until) VALUES (?, ?, ?)"
    " ON CONFLICT (inviter, invited) DO UPDATE SET until = excluded.until"
)


class Admission:
    """The calls, and what keeps people from them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def known(self, coming: Coming) -> Known:
        """What is known of the people whom a change concerns."""
        return await _known(self._database.read, coming)

    async def block(self, user: int, other: int) -> None:
        """The one wants nothing to do with the other."""
        await self._database.run(
            "INSERT INTO blocks (blocker, blocked) VALUES (?, ?) ON CONFLICT DO NOTHING", (user, other)
        )

    async def unblock(self, user: int, other: int) -> None:
        """The one lifts his block of the other."""
        await self._database.run("DELETE FROM blocks WHERE blocker = ? AND blocked = ?", (user, other))

    async def blocked(self, user: int) -> list[tuple[int, str | None]]:
        """Whom a person has blocked, with their names where they are known."""
        rows = await self._database.read(
            "SELECT b.blocked, p.name FROM blocks b LEFT JOIN people p ON p.id = b.blocked"
            " WHERE b.blocker = ? ORDER BY p.name, b.blocked",
            (user,),
        )
        return [(id, name) for id, name in rows]


async def admit(run: Transaction, coming: Coming) -> None:
    """Raise Refusal where a change may not be, else store what follows from it for later calls."""
    check(coming, await _known(run, coming))
    if coming.ended:
        await run("DELETE FROM pauses WHERE until <= ?", (seconds(coming.now),))
        until = seconds_up(coming.now + PAUSE)
        await run.many(_PAUSE, [(call.one, call.other, until) for call in coming.ended])


async def forget_calls(run: Transaction, user: int, now: datetime) -> None:
    """Delete what a person has chosen about others, and what protected him.

    What protects others from him stays: their blocks, and for a day the pauses, also of calls that he leaves behind.
    """
    await run("DELETE FROM blocks WHERE blocker = ?", (user,))
    await run("DELETE FROM pauses WHERE invited = ? OR until <= ?", (user, seconds(now)))
    await run(
        "INSERT INTO pauses (inviter, invited, until) SELECT DISTINCT s.invited_by, s.user, ?"
        " FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.invited_by = ? AND s.joined = 0 AND t.status = 'open'"
        " ON CONFLICT (inviter, invited) DO UPDATE SET until = excluded.until",
        (seconds_up(now + PAUSE), user),
    )
    await run("UPDATE seats SET invited_by = NULL WHERE invited_by = ?", (user,))


async def _known(read: _Read, coming: Coming) -> Known:
    seated = {user: await _seated(read, user) for user in coming.joining}
    hosted = 0 if coming.host is None else await _hosted(read, coming.host)
    blocks = {
        pair for user in coming.joining for other in coming.present for pair in await _blocks(read, Pair(user, other))
    }
    closed: set[int] = set()
    waiting: dict[Pair, tuple[int, datetime]] = {}
    pauses: dict[Pair, datetime] = {}
    for call in coming.made:
        blocks.update(await _blocks(read, call))
        if await read("SELECT id FROM people WHERE id = ? AND challenges_off", (call.other,)):
            closed.add(call.other)
        if (found := await _waiting(read, call)) is not None:
            waiting[call] = found
        if (until := await _pause(read, call, coming.now)) is not None:
            pauses[call] = until
    come = [*coming.joining, *(call.other for call in coming.made)] if coming.table else []
    unseated = frozenset([user for user in come if await barred(read, coming.table, user)])
    return Known(frozenset(blocks), frozenset(closed), waiting, pauses, hosted, seated, unseated)


async def _blocks(read: _Read, pair: Pair) -> list[Pair]:
    """The blocks between two people, either way."""
    one, other = pair
    rows = await read(
        "SELECT blocker, blocked FROM blocks WHERE (blocker, blocked) IN (VALUES (?, ?), (?, ?))",
        (one, other, other, one),
    )
    return [Pair(*row) for row in rows]


async def _waiting(read: _Read, call: Pair) -> tuple[int, datetime] | None:
    """How many calls of the one wait for the other's answer, and when the last was made."""
    ((count, last),) = await read(
        "SELECT count(*), max(s.since) FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.user = ? AND s.invited_by = ? AND s.joined = 0 AND t.status = 'open'",
        (call.other, call.one),
    )
    return (count, to_time(last)) if count else None


async def _pause(read: _Read, call: Pair, now: datetime) -> datetime | None:
    """Until when the one may not call the other. A time further off was noted by a clock that ran ahead."""
    rows = await read(
        "SELECT until FROM pauses WHERE inviter = ? AND invited = ? AND until > ? AND until <= ?",
        (*call, seconds(now), seconds_up(now + PAUSE)),
    )
    return to_time(rows[0][0]) if rows else None


async def _seated(read: _Read, user: int) -> int:
    """At how many tables, waiting or running, a person has a seat and hasn't left the game."""
    ((count,),) = await read(
        "SELECT count(*) FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.user = ? AND s.joined AND NOT s.gone AND t.status IN ('open', 'running')",
        (user,),
    )
    return int(count)


async def _hosted(read: _Read, host: int) -> int:
    """How many tables of a host wait for players."""
    ((count,),) = await read("SELECT count(*) FROM tables WHERE host = ? AND status = 'open'", (host,))
    return int(count)
