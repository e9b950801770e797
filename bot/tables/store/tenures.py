"""Who has held seats and who would take them, and what becomes of the messages of a seat that changes hands."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import astuple

from bot.tables.holders import Candidate, Tenure
from bot.tables.messages import FORMER, seat_target
from bot.tables.model import FORGOTTEN, Table
from bot.tables.store.codec import seconds, to_time_or_none
from bot.tables.store.database import Database, Transaction

EVER = 1 << 60
_TENURE = Tenure.__struct_fields__
_CANDIDATE = Candidate.__struct_fields__
SELECT = ", ".join(
    f"(SELECT json_group_array(json_array({', '.join(fields)})) FROM {name} WHERE table_id = t.id)"
    for name, fields in (("tenures", _TENURE), ("candidates", _CANDIDATE))
)
"""A table's tenures and candidates, as columns of a query of the table `t`."""
_to_rows = msgspec.json.Decoder(list[list[Any]])
T = TypeVar("T", bound=msgspec.Struct)
_LEAVE = (
    "INSERT OR REPLACE INTO leftovers (message, channel, table_id, target, until)"
    " SELECT message, channel, table_id, ?, ? FROM deliveries WHERE table_id = ? AND target = ? AND message IS NOT NULL"
)
_RENEW = (
    "INSERT INTO deliveries (table_id, target, wanted) VALUES (?, ?, ?) ON CONFLICT (table_id, target) DO UPDATE SET"
    " wanted = excluded.wanted, shown = -1, channel = NULL, message = NULL, posted = NULL, posted_seq = -1,"
    " sending = NULL, sending_guild = NULL, sending_channel = NULL, failures = 0, retry = NULL, trouble = NULL"
)
SPANS = f"""
SELECT table_id, seat, from_seq, coalesce(to_seq, {EVER}), coalesce(began, 0), coalesce(ended, {EVER})
FROM tenures WHERE user = ?
UNION ALL SELECT s.table_id, s.seat, 0, {EVER}, 0, {EVER} FROM seats s WHERE s.user = ?
    AND NOT EXISTS (SELECT 1 FROM tenures t WHERE t.table_id = s.table_id AND t.seat = s.seat)
"""
"""Which seats a person holds or has held: from and before which seqs of their tables, from and before which times."""
_UNTOLD = "ended <> '' AND NOT told"
NOTHING = -1
"""The seq that a message ought to show that nobody is to get."""


class Told(NamedTuple):
    """Somebody who is to be told what has come of it that he would take a seat of this table."""

    table: int
    candidate: Candidate


class Candidates:
    """Those who are to be told what has come of it that they would take a seat."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def next_told(self) -> Told | None:
        """Who is to be told next; from now on he counts as told."""
        if not await self._database.read(f"SELECT 1 FROM candidates WHERE {_UNTOLD} LIMIT 1"):
            return None
        rows = await self._database.run(
            "UPDATE candidates SET told = 1 WHERE rowid ="
            f" (SELECT min(rowid) FROM candidates WHERE {_UNTOLD})"
            f" RETURNING table_id, {', '.join(_CANDIDATE)}"
        )
        return Told(rows[0][0], _candidate(rows[0][1:])) if rows else None


def tenures_of(text: str) -> tuple[Tenure, ...]:
    """Tenures from the first column of `SELECT`, in order of seats, the earlier before the later ones."""
    found = (_with_times(Tenure(*row), "began", "ended") for row in _to_rows.decode(text))
    return tuple(sorted(found, key=lambda tenure: (tenure.seat, tenure.from_seq)))


def candidates_of(text: str) -> tuple[Candidate, ...]:
    """Candidates from the second column of `SELECT`, the longest waiting before the others."""
    return tuple(sorted(map(_candidate, _to_rows.decode(text)), key=lambda each: (each.asked, each.user)))


def _candidate(row: Sequence[Any]) -> Candidate:
    found = _with_times(Candidate(*row), "asked", "until")
    return msgspec.structs.replace(found, told=bool(found.told))


def _with_times(value: T, *names: str) -> T:
    return msgspec.structs.replace(value, **{name: to_time_or_none(getattr(value, name)) for name in names})


async def save(run: Transaction, before: Table, after: Table) -> None:
    """Store what changed in who has held the seats of a table and who would take one.

    A seat that changes hands gets other messages: the last one of who held it is reduced, and no later one goes to him.
    Nor is the next one reminded of anything that the last one was asked.
    """
    await _differ(run, "tenures", after.id, before.tenures, after.tenures, ("seat", "from_seq"))
    await _differ(run, "candidates", after.id, before.candidates, after.candidates, ("seat", "user"))
    for old, new in zip(before.seats, after.seats, strict=True):
        if old.user != new.user:
            seat = (after.id, new.seat)
            target = seat_target(new.seat)
            await run("UPDATE leftovers SET target = ? WHERE table_id = ? AND target = ?", (FORMER, after.id, target))
            await run(_LEAVE, (FORMER, before.seq, after.id, target))
            await run(_RENEW, (after.id, target, after.seq if new.user > 0 else NOTHING))
            await run("DELETE FROM reminders WHERE table_id = ? AND seat = ?", seat)
            await run("DELETE FROM due WHERE table_id = ? AND seat = ? AND kind = 'remind'", seat)


async def _differ(
    run: Transaction, name: str, table: int, before: Sequence[T], after: Sequence[T], key: tuple[str, str]
) -> None:
    """Store the difference between two lists of rows of a table that has this name."""
    was: dict[tuple[int, int], T] = {(getattr(row, key[0]), getattr(row, key[1])): row for row in before}
    now: dict[tuple[int, int], T] = {(getattr(row, key[0]), getattr(row, key[1])): row for row in after}
    await run.many(
        f"DELETE FROM {name} WHERE table_id = ? AND {key[0]} = ? AND {key[1]} = ?",
        [(table, *gone) for gone in was.keys() - now.keys()],
    )
    if changed := [value for at, value in now.items() if was.get(at) != value]:
        fields = changed[0].__struct_fields__
        await run.many(
            f"INSERT OR REPLACE INTO {name} (table_id, {', '.join(fields)}) VALUES (?{', ?' * len(fields)})",
            [(table, *map(_stored, astuple(value))) for value in changed],
        )


async def forget_tenures(run: Transaction, user: int) -> None:
    """Let nobody be known any more as who has held a seat or would take one."""
    await run(  # what is left of a message to him
        "DELETE FROM leftovers WHERE target = ? AND channel = (SELECT dm_channel FROM people WHERE id = ?)",
        (FORMER, user),
    )
    await run("UPDATE tenures SET name = ?, user = -1 - seat WHERE user = ?", (FORGOTTEN, user))
    await run("DELETE FROM candidates WHERE user = ?", (user,))


def _stored(value: Any) -> Any:
    return seconds(value) if isinstance(value, datetime) else value
