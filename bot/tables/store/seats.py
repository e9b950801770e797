"""The seats of a table: a row each, whose columns are the fields of `SeatRow`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from msgspec.structs import astuple

from bot.tables.model import SeatRow, Table
from bot.tables.store.codec import seconds, to_time_or_none
from bot.tables.store.database import Row, Transaction
from bot.tables.store.people import note_people

COLUMNS = SeatRow.__struct_fields__
_OTHERS = ("seat", "user", "invited_by", "name", "dm_closed", "heard")
"""A seat's number stays, and whose it is: he may be forgotten by now (see `People.forget`), or have another name (see
`People.rename`). Whether its messages arrived is for the deliveries to say."""
_SAVED = tuple(column for column in COLUMNS if column not in _OTHERS)
_INSERT = f"INSERT INTO seats (table_id, {', '.join(COLUMNS)}) VALUES (?{', ?' * len(COLUMNS)})"  # names of ours
_GIVE = f"UPDATE seats SET {' = ?, '.join(COLUMNS)} = ? WHERE table_id = ? AND seat = ?"
_UPDATE = f"UPDATE seats SET {' = ?, '.join(_SAVED)} = ? WHERE table_id = ? AND seat = ?"
_SWITCHES = tuple(COLUMNS.index(name) for name in ("joined", "owes", "dm_closed", "gone", "first", "hushed"))
_TIMES = tuple(
    at
    for at, name in enumerate(COLUMNS)
    if name in ("since", "away_until") or (name.endswith("_since") and name != "owes_since")
)


def seat(row: Row) -> SeatRow:
    """A seat from its columns, in the order of `COLUMNS`."""
    values = list(row)
    for at in _SWITCHES:
        values[at] = bool(values[at])
    for at in _TIMES:
        values[at] = to_time_or_none(values[at])
    return SeatRow(*values)


async def add(run: Transaction, table: int, rows: Sequence[SeatRow]) -> None:
    """Store the seats of a table that has none."""
    await run.many(_INSERT, [(table, *_stored(astuple(row))) for row in rows])
    await note_people(run, rows)


async def save(run: Transaction, before: Table, after: Table) -> None:
    """Store what changed in the seats of a table; in one that waits for its players they may be others altogether."""
    if before.status == "open" and [row.user for row in after.seats] != [row.user for row in before.seats]:
        await run("DELETE FROM seats WHERE table_id = ?", (after.id,))
        await add(run, after.id, after.seats)
        return
    pairs = list(zip(before.seats, after.seats, strict=True))
    if given := [new for old, new in pairs if old.user != new.user]:
        await run.many(_GIVE, [[*_stored(astuple(row)), after.id, row.seat] for row in given])
        await note_people(run, given)
    if changed := [new for old, new in pairs if old != new and old.user == new.user]:
        values = [[*_stored(getattr(row, name) for name in _SAVED), after.id, row.seat] for row in changed]
        await run.many(_UPDATE, values)


def _stored(values: Iterable[Any]) -> list[Any]:
    return [seconds(value) if isinstance(value, datetime) else value for value in values]
