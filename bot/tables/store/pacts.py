"""Pacts, and what is still to be told of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

import msgspec
from msgspec.structs import asdict

from bot.tables.pacts import News, Pact, Party
from bot.tables.store.codec import from_value, seconds, seconds_up, to_time, to_time_or_none
from bot.tables.store.database import Beside, Conflict, Database, Row, Transaction
from bot.tables.store.tenures import SPANS

_FIELDS = Pact.__struct_fields__
_COLUMNS = ", ".join("table_id" if name == "table" else name for name in _FIELDS)
_TIMES = ("made", "since", "due", "objected", "ended")
_OPEN = "ending IS NULL"
_KNOWN = "((public = 1 AND number IS NOT NULL) OR (seats & ?) <> 0)"
"""What a seat may know of; for a spectator no bit is set."""
_to_parties = msgspec.json.Decoder(tuple[Party, ...])


class Pacts:
    """The pacts. Whoever asks says for which seat: what doesn't concern it isn't there for it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table: int, id: int, seat: int | None) -> Pact | None:
        """A pact of which this seat (None: a spectator) may know."""
        found = await self._read(f"id = ? AND table_id = ? AND {_KNOWN}", id, table, _bits(seat))
        return found[0] if found else None

    async def known(self, table: int, seat: int | None, most: int) -> list[Pact]:
        """Those of which a seat may know, at most so many: first what is open, the newest before the others."""
        return await self._read(
            f"table_id = ? AND {_KNOWN} ORDER BY ending IS NOT NULL, made DESC, id LIMIT ?", table, _bits(seat), most
        )

    async def open_at(self, table: int, seat: int | None = None) -> list[Pact]:
        """Those that haven't ended, the oldest first: of all seats, or of one that is a party."""
        bits = _bits(seat) if seat is not None else -1
        return await self._read(f"table_id = ? AND {_OPEN} AND (seats & ?) <> 0 ORDER BY made, id", table, bits)

    async def proposals(self, table: int, author: int, since: datetime) -> int:
        """How many a seat has proposed since then."""
        ((count,),) = await self._database.read(
            "SELECT count(*) FROM pacts WHERE table_id = ? AND author = ? AND made > ?",
            (table, author, seconds(since)),
        )
        return int(count)

    async def next_number(self, table: int) -> int:
        """The number of the next public pact that runs."""
        ((last,),) = await self._database.read("SELECT max(number) FROM pacts WHERE table_id = ?", (table,))
        return (last or 0) + 1

    async def is_taken(self, id: int) -> bool:
        """Whether there is a pact with this id, at any table."""
        return bool(await self._database.read("SELECT id FROM pacts WHERE id = ?", (id,)))

    async def create(self, pact: Pact, news: Sequence[News]) -> None:
        """Store a proposal, with what those concerned are to be told."""
        values = {"table_id" if name == "table" else name: value for name, value in _values(pact).items()}
        values["seats"] = sum(map(_bits, pact.seats))
        async with self._database.write() as run:
            await run(
                f"INSERT INTO pacts ({', '.join(values)}) VALUES ({', '.join('?' * len(values))})",
                tuple(values.values()),
            )
            await _add_news(run, pact, news)

    async def save(self, before: Pact, after: Pact, news: Sequence[News]) -> None:
        """Store what has become of a pact, with what those concerned are to be told, in one transaction.

        Raises Conflict where it is no longer at the seq of `before`.
        """
        async with self._database.write() as run:
            await saving(before, after, news)(run)

    async def due(self, now: datetime, but: Collection[int] = ()) -> list[int]:
        """The tables, without those in `but`, where a pact has its time."""
        rows = await self._database.read(
            f"SELECT DISTINCT table_id FROM pacts WHERE {_OPEN} AND due <= ? AND table_id NOT IN ({_places(but)})",
            (seconds(now), *but),
        )
        return [row[0] for row in rows]

    async def next_due(self, but: Collection[int] = ()) -> datetime | None:
        """When the next pact has its time, at any table but these."""
        ((time,),) = await self._database.read(
            f"SELECT min(due) FROM pacts WHERE {_OPEN} AND table_id NOT IN ({_places(but)})", tuple(but)
        )
        return to_time_or_none(time)

    async def tables(self) -> list[int]:
        """The tables with pacts that haven't ended."""
        return [row[0] for row in await self._database.read(f"SELECT DISTINCT table_id FROM pacts WHERE {_OPEN}")]

    async def next_news(self) -> tuple[Pact, News] | None:
        """What is to be told next; from now on it counts as told."""
        rows = await self._database.run(
            "DELETE FROM pact_news WHERE id = (SELECT min(id) FROM pact_news) RETURNING pact_id, seat, kind, table_id"
        )
        if not rows:
            return None
        ((id, seat, kind, table),) = rows
        found = await self._read("id = ? AND table_id = ?", id, table)
        return found[0], News(id, seat, kind)

    async def _read(self, where: str, *values: Any) -> list[Pact]:
        rows = await self._database.read(f"SELECT {_COLUMNS} FROM pacts WHERE {where}", values)
        return [_pact(row) for row in rows]


def saving(before: Pact, after: Pact, news: Sequence[News]) -> Beside:
    """The same as `Pacts.save`, for a transaction that stores more."""

    async def save(run: Transaction) -> None:
        values = {name: value for name, value in _values(after).items() if name not in ("id", "table")}
        changes = ", ".join(f"{name} = ?" for name in values)
        values["seq"] = before.seq + 1
        saved = await run(
            f"UPDATE pacts SET {changes} WHERE id = ? AND seq = ? RETURNING id",
            (*values.values(), after.id, before.seq),
        )
        if not saved:
            raise Conflict
        await _add_news(run, after, news)

    return save


async def forget_pacts(run: Transaction, user: int) -> None:
    """Delete the pacts that somebody has written, and what he has said of others, while his seats are still his."""
    for table, seat, _, _, began, ended in await run(SPANS, (user, user)):
        mine = "SELECT id FROM pacts WHERE table_id = ? AND author = ? AND made >= ? AND made <= ?"
        await run(f"DELETE FROM pact_news WHERE pact_id IN ({mine})", (table, seat, began, ended))
        await run(f"DELETE FROM pacts WHERE id IN ({mine})", (table, seat, began, ended))
    rows = await run(
        "SELECT p.id, p.parties, s.seat FROM pacts p JOIN seats s ON s.table_id = p.table_id"
        " WHERE s.user = ? AND (p.seats >> s.seat) & 1",
        (user,),
    )
    for id, parties, seat in rows:
        silent = tuple(
            msgspec.structs.replace(party, mark=None, broken_by=None) if party.seat == seat else party
            for party in _to_parties.decode(parties)
        )
        await run("UPDATE pacts SET parties = ? WHERE id = ?", (from_value(silent), id))


async def _add_news(run: Transaction, pact: Pact, news: Sequence[News]) -> None:
    await run.many(
        "INSERT INTO pact_news (table_id, pact_id, seat, kind) VALUES (?, ?, ?, ?)",
        [(pact.table, each.pact, each.seat, each.kind) for each in news],
    )


def _values(pact: Pact) -> dict[str, Any]:
    """The fields as columns hold them."""
    values = asdict(pact)
    for name in _TIMES:
        time = values[name]
        values[name] = None if time is None else seconds_up(time) if name == "due" else seconds(time)
    return {**values, "public": int(pact.public), "parties": from_value(pact.parties)}


def _pact(row: Row) -> Pact:
    values = dict(zip(_FIELDS, row, strict=True))
    for name in _TIMES:
        values[name] = to_time_or_none(values[name])
    values["made"] = to_time(row[_FIELDS.index("made")])
    return Pact(**{**values, "public": bool(values["public"]), "parties": _to_parties.decode(values["parties"])})


def _bits(seat: int | None) -> int:
    return 0 if seat is None else 1 << seat


def _places(values: Collection[int]) -> str:
    return ", ".join("?" * len(values))
