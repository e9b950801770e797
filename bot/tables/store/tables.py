"""Tables and their seats: read whole, saved as the difference of two values."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import groupby
from typing import Any

import structlog

from bot.tables.admission import Coming
from bot.tables.model import CARD, Broken, LogRow, Person, Place, SeatRow, Table, seat_target
from bot.tables.store.admission import admit
from bot.tables.store.codec import from_time, pack, seconds, seconds_up, to_time, to_time_or_none, unpack
from bot.tables.store.database import Conflict, Database, Row, Transaction
from bot.tables.store.log import append
from bot.tables.store.people import name_people
from engine import game as games

_log = structlog.get_logger(__name__)

_SELECT = """
SELECT t.id, t.game, t.options, t.status, t.closed, t.guild, t.channel, t.language, t.host, t.created, t.due, t.seq,
    t.chance, t.seed, t.state, t.trouble, t.rematch_of, t.size, t.rules,
    s.seat, s.user, s.name, s.joined, s.owes, s.owes_since, s.since, s.dm_closed, s.invited_by
FROM tables t JOIN seats s ON s.table_id = t.id
"""
_SEATS_AT = 19
_NEW_SEAT = (
    "INSERT INTO seats (seat, user, name, joined, owes, owes_since, since, dm_closed, invited_by, table_id)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


class TableRows:
    """The tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, id: int) -> Table | None:
        """The table with this id. Raises Broken when it can't be read."""
        rows = await self._database.read(f"{_SELECT} WHERE t.id = ? ORDER BY s.seat", (id,))
        return _table(rows) if rows else None

    async def running(self) -> list[int]:
        """The tables at which a game goes on."""
        return [row[0] for row in await self._database.read("SELECT id FROM tables WHERE status = 'running'")]

    async def finished(self, user: int, game: str) -> int:
        """How many games of this kind a person has finished."""
        rows = await self._database.read(
            "SELECT count(*) FROM tables t JOIN seats s ON s.table_id = t.id"
            " WHERE s.user = ? AND t.game = ? AND t.status = 'over'",
            (user, game),
        )
        return int(rows[0][0])

    async def last_finished(self, user: int, game: str) -> int | None:
        """The newest game of this kind that a person has finished."""
        rows = await self._database.read(
            "SELECT max(t.id) FROM tables t JOIN seats s ON s.table_id = t.id"
            " WHERE s.user = ? AND t.game = ? AND t.status = 'over'",
            (user, game),
        )
        return rows[0][0] if rows else None

    async def of_user(
        self, user: int, statuses: Sequence[str], game: str | None, guild: int | None, channel: int | None
    ) -> list[Table]:
        """The tables where this person sits; broken ones are left out."""
        where = ["t.id IN (SELECT table_id FROM seats WHERE user = ?)"]
        values: list[Any] = [user]
        where.append(f"t.status IN ({', '.join('?' * len(statuses))})")
        values.extend(statuses)
        for column, value in (("game", game), ("guild", guild), ("channel", channel)):
            if value is not None:
                where.append(f"t.{column} = ?")
                values.append(value)
        rows = await self._database.read(f"{_SELECT} WHERE {' AND '.join(where)} ORDER BY t.id, s.seat", values)
        found = []
        for id, group in groupby(rows, key=lambda row: row[0]):
            try:
                found.append(_table(list(group)))
            except Broken:
                _log.error("broken table left out", table=id)
        return found

    async def create(self, table: Table, coming: Coming | None = None) -> int:
        """Store a new table with its seats and its card still to be posted; its id.

        Raises Refusal where `coming`, what it means to people, may not be.
        """
        async with self._database.write() as run:
            if coming is not None:
                await admit(run, coming)
            if table.rematch_of is not None:
                # A rematch that came to nothing makes room for another one.
                await run(
                    "UPDATE tables SET rematch_of = NULL WHERE rematch_of = ? AND status = 'closed'",
                    (table.rematch_of,),
                )
                taken = await run("SELECT id FROM tables WHERE rematch_of = ?", (table.rematch_of,))
                if taken:
                    raise Conflict
            ((id,),) = await run(
                "INSERT INTO tables (game, options, status, guild, channel, language, host, created, due, seq, chance,"
                " seed, rematch_of, size, rules) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
                (
                    table.game,
                    table.options.model_dump_json(),
                    table.status,
                    table.place.guild,
                    table.place.channel,
                    table.language,
                    table.host,
                    seconds(table.created),
                    from_time(table.due),
                    table.seq,
                    table.chance,
                    table.seed,
                    table.rematch_of,
                    table.size,
                    table.engine.version,
                ),
            )
            await run.many(_NEW_SEAT, _seat_values(id, table.seats))
            await run(
                "INSERT INTO deliveries (table_id, target, wanted) VALUES (?, ?, ?)",
                (id, CARD, table.seq),
            )
            await name_people(run, [Person(row.user, row.name) for row in table.seats])
        return int(id)

    async def rematch_of(self, id: int) -> int | None:
        """The id of the rematch of this table, unless it came to nothing."""
        rows = await self._database.read("SELECT id FROM tables WHERE rematch_of = ? AND status <> 'closed'", (id,))
        return rows[0][0] if rows else None

    async def save(self, before: Table, after: Table, row: LogRow | None = None, coming: Coming | None = None) -> None:
        """Store what changed from `before` to `after`, and the log row that tells of it, in one transaction.

        Raises Conflict when the stored table is no longer at the seq of `before`, Refusal where `coming`, what the
        change means to people, may not be.
        """
        state = None if after.state is None else pack(after.engine, after.state)
        async with self._database.write() as run:
            saved = await run(
                "UPDATE tables SET status = ?, closed = ?, due = ?, seq = ?, chance = ?, seed = ?, state = ?"
                " WHERE id = ? AND seq = ? RETURNING id",
                (
                    after.status,
                    after.closed,
                    from_time(after.due),
                    after.seq,
                    after.chance,
                    after.seed,
                    state,
                    after.id,
                    before.seq,
                ),
            )
            if not saved:
                raise Conflict
            if coming is not None:
                await admit(run, coming)
            if before.status == "open":
                await _save_lobby(run, before, after)
            await _save_seats(run, before, after)
            await _want(run, before, after, row)
            if row is not None and state is not None:
                await append(run, row, after, state)
            if after.status != "running":
                # Before that a draft of an answered question is known by its number, and the next one overwrites it.
                await run("DELETE FROM drafts WHERE table_id = ?", (after.id,))

    async def move(self, id: int, place: Place) -> None:
        """The table's card is to stand elsewhere: it is posted anew, and the old one retired."""
        async with self._database.write() as run:
            await run(
                "UPDATE tables SET guild = ?, channel = ?, trouble = NULL WHERE id = ?",
                (place.guild, place.channel, id),
            )
            await run(
                "UPDATE deliveries SET old_channel = coalesce(channel, old_channel),"
                " old_message = coalesce(message, old_message), channel = NULL, message = NULL, shown = -1,"
                " sending = NULL, failures = 0, retry = NULL, trouble = NULL WHERE table_id = ? AND target = ?",
                (id, CARD),
            )

    async def overdue(self, now: datetime, latest: datetime) -> list[int]:
        """The tables whose time is over, or further off than `latest`."""
        rows = await self._database.read(
            "SELECT id FROM tables WHERE due <= ? UNION ALL SELECT id FROM tables WHERE due > ?",
            (seconds(now), seconds_up(latest)),
        )
        return [row[0] for row in rows]

    async def next_due(self) -> datetime | None:
        """When the next table's time is over."""
        ((due,),) = await self._database.read("SELECT min(due) FROM tables WHERE due IS NOT NULL")
        return to_time_or_none(due)

    async def forget_due(self, id: int) -> None:
        """Watch this table's time no longer."""
        await self._database.run("UPDATE tables SET due = NULL WHERE id = ?", (id,))


async def _save_lobby(run: Transaction, before: Table, after: Table) -> None:
    """Store what changes only before the game."""
    if (after.options, after.host, after.size) != (before.options, before.host, before.size):
        await run(
            "UPDATE tables SET options = ?, rules = ?, host = ?, size = ? WHERE id = ?",
            (after.options.model_dump_json(), after.engine.version, after.host, after.size, after.id),
        )


async def _save_seats(run: Transaction, before: Table, after: Table) -> None:
    if [row.user for row in after.seats] != [row.user for row in before.seats]:
        await run("DELETE FROM seats WHERE table_id = ?", (after.id,))
        await run.many(_NEW_SEAT, _seat_values(after.id, after.seats))
        await name_people(run, [Person(row.user, row.name) for row in after.seats])
        return
    changed = [new for old, new in zip(before.seats, after.seats, strict=True) if old != new]
    if changed:
        await run.many(
            "UPDATE seats SET name = ?, joined = ?, owes = ?, owes_since = ?, since = ?"
            " WHERE table_id = ? AND seat = ?",
            [
                (row.name, row.joined, row.owes, row.owes_since, seconds(row.since), after.id, row.seat)
                for row in changed
            ],
        )
    if any(row.name != old.name for old, row in zip(before.seats, after.seats, strict=True)):
        await name_people(run, [Person(row.user, row.name) for row in changed])


async def _want(run: Transaction, before: Table, after: Table, row: LogRow | None) -> None:
    """Say which messages no longer show what they ought to. What nobody may notice moves no card."""
    if before.status == "open" and after.status == "running":
        await run.many(
            "INSERT INTO deliveries (table_id, target, wanted) VALUES (?, ?, ?)",
            [(after.id, seat_target(row.seat), after.seq) for row in after.seats],
        )
    targets = [] if row is not None and row.unseen else [CARD]
    if before.status == "running":  # private messages exist since its start
        told = {seat for event in (row.events if row else ()) for seat in event.knows}
        targets += [
            seat_target(new.seat)
            for old, new in zip(before.seats, after.seats, strict=True)
            # where something is owed the message may be in use: it shows the news itself
            if old.owes_since != new.owes_since or after.status != before.status or (new.seat in told and not new.owes)
        ]
    places = ", ".join("?" * len(targets))
    await run(
        f"UPDATE deliveries SET wanted = ? WHERE table_id = ? AND target IN ({places})",
        (after.seq, after.id, *targets),
    )


def _table(rows: list[Row]) -> Table:
    """A table from its rows of `_SELECT`, one a seat."""
    (
        id, game, options, status, closed, guild, channel, language, host, created, due, seq, chance, seed, state,
        trouble, rematch_of, size, rules,
    ) = rows[0][:_SEATS_AT]  # fmt: skip
    try:
        engine = games.get(game)
        loaded_options = games.load_options(engine, options, rules)
        loaded_state = None if state is None else unpack(engine, state)
    except Exception as error:
        # The error's own text may hold what it could not read, so only its kind is told.
        _log.error("table can't be read", table=id, error=type(error).__name__)
        raise Broken(id) from None
    return Table(
        id=id,
        game=game,
        options=loaded_options,
        status=status,
        place=Place(guild, channel),
        language=language,
        host=host,
        created=to_time(created),
        due=to_time_or_none(due),
        seq=seq,
        chance=chance,
        seed=seed,
        state=loaded_state,
        seats=tuple(_seat(row[_SEATS_AT:]) for row in rows),
        closed=closed,
        trouble=trouble,
        rematch_of=rematch_of,
        size=size,
    )


def _seat_values(table: int, seats: Sequence[SeatRow]) -> list[tuple[Any, ...]]:
    """The seats as `_NEW_SEAT` takes them."""
    return [
        (
            row.seat,
            row.user,
            row.name,
            row.joined,
            row.owes,
            row.owes_since,
            seconds(row.since),
            row.dm_closed,
            row.invited_by,
            table,
        )
        for row in seats
    ]


def _seat(row: Row) -> SeatRow:
    seat, user, name, joined, owes, owes_since, since, dm_closed, invited_by = row
    return SeatRow(seat, user, name, bool(joined), bool(owes), owes_since, to_time(since), bool(dm_closed), invited_by)
