"""When people have said that they are away."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from bot.tables.days import WITHIN, Spell, begun
from bot.tables.store.codec import seconds, to_time, to_time_or_none
from bot.tables.store.database import Beside, Database, Row, Transaction

_COLUMNS = "id, since, until, ended, days"


class Aways:
    """Who is away, and on how many days he was."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int) -> list[Spell]:
        """All of a person's that may still count."""
        return [
            _spell(row)
            for row in await self._database.read(f"SELECT {_COLUMNS} FROM aways WHERE user = ? ORDER BY since", (user,))
        ]

    async def now(self, users: Sequence[int]) -> dict[int, Spell]:
        """Who of these people is away."""
        places = ", ".join("?" * len(users))
        rows = await self._database.read(
            f"SELECT user, {_COLUMNS} FROM aways WHERE ended IS NULL AND user IN ({places})", users
        )
        return {user: _spell(tuple(row)) for user, *row in rows}

    async def stays(self, user: int) -> list[datetime]:
        """Since when a person who is away is so at each of his running games."""
        rows = await self._database.read(
            "SELECT s.away_since FROM seats s JOIN tables t ON t.id = s.table_id"
            " WHERE s.user = ? AND s.away_since IS NOT NULL AND t.status = 'running'",
            (user,),
        )
        return [to_time(row[0]) for row in rows]

    async def begin(self, user: int, since: datetime, until: datetime) -> None:
        """Somebody is away, or it ends at another time than he has said. Days that count no more are forgotten."""
        async with self._database.write() as run:
            await run("DELETE FROM aways WHERE user = ? AND ended <= ?", (user, seconds(since - WITHIN)))
            changed = await run(
                "UPDATE aways SET id = (SELECT max(id) + 1 FROM aways), until = ? WHERE user = ? AND ended IS NULL"
                " RETURNING id",
                (seconds(until), user),
            )
            if not changed:
                await run(
                    "INSERT INTO aways (user, since, until) VALUES (?, ?, ?)", (user, seconds(since), seconds(until))
                )

    async def end(self, user: int, now: datetime) -> bool:
        """Somebody is back; whether he was away."""
        rows = await self._database.run(
            "UPDATE aways SET ended = min(max(since, ?), until) WHERE user = ? AND ended IS NULL RETURNING id",
            (seconds(now), user),
        )
        return bool(rows)

    async def end_due(self, now: datetime) -> None:
        """Those are back who said that they would be by now."""
        await self._database.run("UPDATE aways SET ended = until WHERE ended IS NULL AND until <= ?", (seconds(now),))

    async def next(self) -> datetime | None:
        """When the next is back."""
        ((time,),) = await self._database.read("SELECT min(until) FROM aways WHERE ended IS NULL")
        return to_time_or_none(time)

    async def unnoted(self, most: int, but: Collection[int] = ()) -> list[tuple[int, int]]:
        """Tables and people who have gone away or come back since that was last noted there; at most so many, and not
        at the tables `but`.

        It begins with the few who are away (`CROSS JOIN`), and with the few seats where that is noted.
        """
        others = f"s.table_id NOT IN ({', '.join('?' * len(but))})"
        rows = await self._database.read(
            "SELECT s.table_id, s.user FROM aways a CROSS JOIN seats s ON s.user = a.user"
            " JOIN tables t ON t.id = s.table_id"
            f" WHERE a.ended IS NULL AND t.status IN ('open', 'running') AND s.gone = 0 AND s.away IS NOT a.id"
            f" AND {others} UNION"
            " SELECT s.table_id, s.user FROM seats s JOIN tables t ON t.id = s.table_id"
            " WHERE s.away IS NOT NULL AND t.status IN ('open', 'running')"
            f" AND NOT EXISTS (SELECT 1 FROM aways a WHERE a.user = s.user AND a.ended IS NULL) AND {others} LIMIT ?",
            (*but, *but, most),
        )
        return [(table, user) for table, user in rows]


def counting(stays: Sequence[tuple[int, datetime]], now: datetime, beside: Beside | None) -> Beside | None:
    """What stores that people were away at a running game until now, each since then, and what is stored `beside`."""
    if not stays:
        return beside

    async def count(run: Transaction) -> None:
        for user, first in stays:
            await _count(run, user, first, now)
        if beside is not None:
            await beside(run)

    return count


async def _count(run: Transaction, user: int, first: datetime, last: datetime) -> None:
    """The days of a person's away from `first` to `last` count."""
    rows = await run(
        f"SELECT {_COLUMNS} FROM aways WHERE user = ? AND since <= ? ORDER BY since DESC LIMIT 1",
        (user, seconds(first)),
    )
    for spell in map(_spell, rows):
        days = spell.days | begun(spell.since, first, min(last, spell.over))
        await run("UPDATE aways SET days = ? WHERE id = ?", (days, spell.id))


def _spell(row: Row) -> Spell:
    id, since, until, ended, days = row
    return Spell(id, to_time(since), to_time(until), to_time_or_none(ended), days)
