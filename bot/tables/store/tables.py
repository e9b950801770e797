"""Tables and their seats: read whole, saved as the difference of two values."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, NamedTuple

import structlog
from msgspec.structs import astuple

from bot.tables.admission import Coming
from bot.tables.banks import is_aside
from bot.tables.dues import dues
from bot.tables.messages import CARD, seat_target
from bot.tables.model import FREE, Done, Place, Table
from bot.tables.moderating import Moderation
from bot.tables.store import due, seats, tenures
from bot.tables.store.admission import admit
from bot.tables.store.codec import (
    from_time,
    from_value,
    pack,
    seconds,
    seconds_up,
    to_time_or_none,
)
from bot.tables.store.database import Beside, Conflict, Database, Transaction
from bot.tables.store.drafts import carry
from bot.tables.store.log import append
from bot.tables.store.moderations import noting
from bot.tables.store.rows import SELECT, table_of, tables_of
from bot.tables.store.threads import carry_on, look_after
from bot.tables.tenure import open_seats
from engine import registry
from engine.options import load_options

_log = structlog.get_logger(__name__)


class Standing(NamedTuple):
    """An open or running table, also one that can't be read: its channel, and whether its card is `lost` there."""

    id: int
    channel: int
    lost: bool


class TableRows:
    """The tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, id: int) -> Table | None:
        """The table with this id. Raises Broken when it can't be read."""
        rows = await self._database.read(f"{SELECT} WHERE t.id = ? ORDER BY s.seat", (id,))
        return table_of(rows) if rows else None

    async def running(self) -> list[int]:
        """The tables at which a game goes on."""
        return [row[0] for row in await self._database.read("SELECT id FROM tables WHERE status = 'running'")]

    async def awaiting_bot(self) -> list[int]:
        """The tables at which the bot owes something at a seat that it plays itself, the longest waiting first."""
        rows = await self._database.read(
            "SELECT s.table_id FROM seats s INDEXED BY seats_rivals JOIN tables t ON t.id = s.table_id"
            " WHERE s.level IS NOT NULL AND s.owes = 1 AND t.status = 'running' ORDER BY s.since, s.table_id"
        )
        return list(dict.fromkeys(row[0] for row in rows))

    async def finished(self, user: int, game: str) -> list[tuple[Any, int]]:
        """Which games of this kind a person has finished: their options and numbers of seats, each once.

        What can't be read any more is left out.
        """
        rows = await self._database.read(
            "SELECT DISTINCT t.options, t.rules, (SELECT count(*) FROM seats o WHERE o.table_id = t.id)"
            " FROM tables t JOIN seats s ON s.table_id = t.id WHERE s.user = ? AND t.game = ? AND t.status = 'over'",
            (user, game),
        )
        found = []
        for options, rules, count in rows:
            with suppress(ValueError):
                found.append((load_options(registry.get(game), options, rules), count))
        return found

    async def last_finished(self, user: int, game: str) -> int | None:
        """The newest game of this kind that a person has finished."""
        rows = await self._database.read(
            "SELECT max(t.id) FROM tables t JOIN seats s ON s.table_id = t.id"
            " WHERE s.user = ? AND t.game = ? AND t.status = 'over'",
            (user, game),
        )
        return rows[0][0] if rows else None

    async def of_user(
        self,
        user: int,
        statuses: Sequence[str],
        game: str | None,
        guild: int | None,
        channel: int | None,
        gone: bool,
    ) -> list[Table]:
        """The tables where this person sits and hasn't left the game, or has (`gone`); broken ones are left out."""
        where = ["t.id IN (SELECT table_id FROM seats WHERE user = ? AND gone = ?)"]
        values: list[Any] = [user, gone]
        where.append(f"t.status IN ({', '.join('?' * len(statuses))})")
        values.extend(statuses)
        for column, value in (("game", game), ("guild", guild), ("channel", channel)):
            if value is not None:
                where.append(f"t.{column} = ?")
                values.append(value)
        return tables_of(
            await self._database.read(f"{SELECT} WHERE {' AND '.join(where)} ORDER BY t.id, s.seat", values)
        )

    async def of_guild(self, guild: int, limit: int) -> list[Table]:
        """The open and running tables of a server, the newest first, at most so many; broken ones are left out."""
        newest = "SELECT id FROM tables WHERE guild = ? AND status IN ('open', 'running') ORDER BY id DESC LIMIT ?"
        sql = f"{SELECT} WHERE t.id IN ({newest}) ORDER BY t.id DESC, s.seat"
        return tables_of(await self._database.read(sql, (guild, limit)))

    async def standing(self, guild: int) -> list[Standing]:
        """All open and running tables of a server, the newest first."""
        rows = await self._database.read(
            "SELECT id, channel, trouble IS NOT NULL FROM tables WHERE guild = ? AND status IN ('open', 'running')"
            " ORDER BY id DESC",
            (guild,),
        )
        return [Standing(id, channel, bool(lost)) for id, channel, lost in rows]

    async def with_open_seats(self, guild: int) -> list[Table]:
        """The running tables of a server with open seats, the newest first; broken ones are left out."""
        vacant = "offered_by IS NOT NULL OR (user <= 0 AND level IS NULL)"
        open_ = f"SELECT table_id FROM seats WHERE ({vacant}) AND NOT gone"
        newest = f"SELECT id FROM tables WHERE guild = ? AND status = 'running' AND id IN ({open_}) ORDER BY id DESC"
        sql = f"{SELECT} WHERE t.id IN ({newest} LIMIT 100) ORDER BY t.id DESC, s.seat"
        return [table for table in tables_of(await self._database.read(sql, (guild,))) if open_seats(table)]

    async def place_of(self, id: int) -> Place | None:
        """Where a table stands, also one that can't be read; None where there is none."""
        rows = await self._database.read("SELECT guild, channel FROM tables WHERE id = ?", (id,))
        return Place(*rows[0]) if rows else None

    async def shut_unread(self, id: int, by: int, reason: str, beside: Beside) -> None:
        """Close a table that can't be read. It stays as it is otherwise, for whoever mends it."""
        async with self._database.write() as run:
            shut = await run(
                "UPDATE tables SET status = 'closed', closed = 'aborted', due = NULL, ended_by = ?, reason = ?,"
                " seq = seq + 1 WHERE id = ? AND status IN ('open', 'running') RETURNING seq",
                (by, reason, id),
            )
            if shut:
                await run("UPDATE seats SET owes = 0, news = ? WHERE table_id = ? AND user <> ?", (*shut[0], id, by))
                await run("UPDATE deliveries SET wanted = ? WHERE table_id = ?", (*shut[0], id))
                await beside(run)

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
                " seed, rematch_of, size, rules, clock_start, clock_add, clock_cap, on_timeout, champion, threaded,"
                f" thread, parent) VALUES (?{', ?' * 22}) RETURNING id",
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
                    *_clock(table),
                    table.at_zero,
                    table.champion,
                    table.threaded,
                    table.thread,
                    table.parent,
                ),
            )
            await seats.add(run, id, table.seats)
            await carry_on(run, id, table)
            await run(
                "INSERT INTO deliveries (table_id, target, wanted) VALUES (?, ?, ?)",
                (id, CARD, table.seq),
            )
        return int(id)

    async def rematch_of(self, id: int) -> int | None:
        """The id of the rematch of this table, unless it came to nothing."""
        rows = await self._database.read("SELECT id FROM tables WHERE rematch_of = ? AND status <> 'closed'", (id,))
        return rows[0][0] if rows else None

    async def save(
        self,
        before: Table,
        after: Table,
        rows: Sequence[Done] = (),
        coming: Coming | None = None,
        beside: Beside | None = None,
        entries: Sequence[Moderation] = (),
    ) -> None:
        """Store what changed from `before` to `after`, and the log rows that tell of it, in one transaction; and what
        is stored `beside` it, and `entries` of the moderators' log; who has lost a seat is to be told of it.

        Raises Conflict when the stored table is no longer at the seq of `before`, Refusal where `coming`, what the
        change means to people, may not be.
        """
        state = None if after.state is None else pack(after.engine, after.state)
        async with self._database.write() as run:
            saved = await run(
                "UPDATE tables SET status = ?, closed = ?, due = ?, seq = ?, chance = ?, seed = ?, state = ?,"
                " steps = ?, ended_by = ?, turn_since = ?, asks = ?, motions = ?, pause = ?, paused = ?,"
                " drawn = ?, reason = ? WHERE id = ? AND seq = ? RETURNING id",
                (
                    after.status,
                    after.closed,
                    from_time(after.due),
                    after.seq,
                    after.chance,
                    after.seed,
                    state,
                    from_value(after.steps),
                    after.ended_by,
                    after.turn_since,
                    from_value(after.asks),
                    from_value(after.motions),
                    None if after.pause is None else from_value(after.pause),
                    after.paused,
                    from_value(after.drawn),
                    after.reason,
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
            await seats.save(run, before, after)
            if before.status == "running":
                await tenures.save(run, before, after)
            await due.save(run, dues(before), dues(after))
            if before.status == "running" != after.status:
                await due.forget(run, after.id)
            if before.status != after.status and after.thread is not None:
                await look_after(run, after.id)
            await _want(run, before, after, rows)
            for done in rows:
                await append(run, done, after.engine)
            if before.status == "running":
                await carry(run, before, after, rows)
            if beside is not None:
                await beside(run)
            for entry in entries:
                await noting(entry, told=entry.about is None)(run)

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
    was, now = ((t.options, t.host, t.size, t.clock, t.at_zero, t.threaded) for t in (before, after))
    if was != now:
        await run(
            "UPDATE tables SET options = ?, rules = ?, host = ?, size = ?, clock_start = ?, clock_add = ?,"
            " clock_cap = ?, on_timeout = ?, threaded = ? WHERE id = ?",
            (
                after.options.model_dump_json(),
                after.engine.version,
                after.host,
                after.size,
                *_clock(after),
                after.at_zero,
                after.threaded,
                after.id,
            ),
        )


async def _want(run: Transaction, before: Table, after: Table, rows: Sequence[Done]) -> None:
    """Say which messages no longer show what they ought to. What nobody may notice moves no card, nor does what may
    still be taken back.
    """
    hidden = before.status == "running" and _looks(before) == _looks(after) and all(done.row.unseen for done in rows)
    targets = [] if hidden else [CARD]
    if before.status == "open" and after.status != "open":
        # private messages exist since the game's start, and of what came to nothing for those who waited
        people = [row for row in after.seats if row.user > 0]
        told_of = [row for row in people if after.status == "running" or row.news == after.seq]
        await run.many(
            "INSERT INTO deliveries (table_id, target, wanted) VALUES (?, ?, ?)",
            [(after.id, seat_target(row.seat), after.seq) for row in told_of],
        )
    if before.status == "running":
        told = {seat for done in rows for event in done.row.events for seat in event.knows}
        actions = [done.row for done in rows if done.row.kind == "action"]
        moved_for = {row.seat for row in actions if row.done_by is not None or row.steered_by is not None}
        acted = {row.seat for row in actions if row.number != FREE} - moved_for
        targets += [
            seat_target(new.seat)
            for old, new in zip(before.seats, after.seats, strict=True)
            if new.user > 0  # nobody is to get the others
            and (
                (old.news, before.status) != (new.news, after.status)
                # what somebody does himself is shown to him where he does it; a message that still asks brings him on
                or (old.owes_since != new.owes_since and new.seat not in acted)
                # but what was asked in another's turn doesn't come again, and its message would ask for long
                or (old.owes and not new.owes and is_aside(before, new.seat))
                # nor does a message ask any longer what the bot, or a partner, has answered in somebody's place
                or new.seat in moved_for
                # what is asked about somebody, and what may be done, stands beneath everybody's view
                or (_attendance(before) != _attendance(after) and new.seat not in acted and not new.absent)
                # where something is owed the message may be in use: it shows the news itself
                or (new.seat in told and not new.owes and new.seat not in acted)
                # but what is worth keeping is sent to its owner, whoever did it
                or any(done.row.keeps(new.seat) for done in rows)
            )
        ]
    places = ", ".join("?" * len(targets))
    await run(
        f"UPDATE deliveries SET wanted = ? WHERE table_id = ? AND target IN ({places})",
        (after.seq, after.id, *targets),
    )


def _looks(table: Table) -> object:
    """What everybody sees of a table beside its position."""
    return table.status, [row.owes for row in table.seats], _attendance(table)


def _attendance(table: Table) -> object:
    """Who is there, who is late or away, and what they ask of each other."""
    rows = [
        (row.user, row.gone, row.absent, row.gifts, row.late_since, row.autopilot_since, row.steered_by)
        for row in table.seats
    ]
    away = [(row.away_until, row.away_as) for row in table.seats]
    open_ = [row.offered_by for row in table.seats]
    motions = [motion for motion in table.motions if motion.ended != "past"]
    return table.asks, motions, table.pause, rows, open_, table.candidates, away


def _clock(table: Table) -> tuple[int | None, ...]:
    return (None, None, None) if table.clock is None else astuple(table.clock)
