"""What the database holds about one person, for that person to read: no secret of a game or of anybody else is in it.

Seqs are left out everywhere: between those of somebody's own moves in a running game he could count the moves that
others have made in secret.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bot.tables.messages import seat_target
from bot.tables.model import SeatRow
from bot.tables.person import Profile
from bot.tables.store.archives import unfold
from bot.tables.store.codec import to_asks, to_path, to_steps, to_time
from bot.tables.store.errors import plainly
from bot.tables.store.look import connect, still
from bot.tables.store.tenures import EVER, SPANS
from bot.tables.store.upkeep import see_that_it_is_usable
from engine.values import Path as Answers

Row = dict[str, Any]

_SEQS = ("owes_since", "news", "heard", "first_call")
_SWITCHES = frozenset(
    name
    for kind in (Profile, SeatRow)
    for name, hint in zip(kind.__struct_fields__, kind.__annotations__.values(), strict=True)
    if hint in (bool, "bool")
) | {"public"}
_TIMES = frozenset(
    {"since", "created", "posted", "time", "until", "made", "ended", "objected", "began", "asked", "added"}
) | {"away_until"}
_UNREADABLE = (zlib.error, msgspec.MsgspecError, ValueError)


def export(database: Path, user: int) -> Row:
    """All of it, as plain values for JSON. Raises StoreError."""
    see_that_it_is_usable(database)
    with plainly(f"the database {database} can't be read"), closing(connect(still(database))) as connection:
        connection.execute("BEGIN")  # one moment for all that is asked
        return _Reader(connection).all_of(user)


class _Reader:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def all_of(self, user: int) -> Row:
        me = (user,)
        return {
            "id": user,
            "profile": next(iter(self._rows("SELECT * FROM people WHERE id = ?", me)), None),
            "tables": [self._table(row, user) for row in self._rows(_TABLES, (user,) * 4)],
            "invited": self._rows(
                'SELECT table_id AS "table", user, joined, since FROM seats WHERE invited_by = ? ORDER BY table_id', me
            ),
            "blocked": [row["blocked"] for row in self._rows("SELECT blocked FROM blocks WHERE blocker = ?", me)],
            "aways": [
                row | {"days": row["days"].bit_count()}
                for row in self._rows("SELECT since, until, ended, days FROM aways WHERE user = ? ORDER BY since", me)
            ],
            "files": self._rows(
                "SELECT server, game, option, name, text, added FROM files WHERE user = ? ORDER BY id", me
            ),
            "pauses": self._rows("SELECT * FROM pauses WHERE ? IN (inviter, invited)", me),
            "moderated": self._rows(
                'SELECT server, time, what, table_id AS "table", days, reason, chosen FROM moderations WHERE user = ?'
                " ORDER BY id",
                me,
            ),
            "unseated": self._rows(
                'SELECT server, time, what, table_id AS "table", reason FROM moderations WHERE about = ? ORDER BY id',
                me,
            ),
            "to_be_forgotten_since": next(
                (row["since"] for row in self._rows("SELECT since FROM forgetting WHERE user = ?", me)), None
            ),
        }

    def _table(self, row: Row, user: int) -> Row:
        """A table where he sits, or which he has hosted, won or ended."""
        asks, steps = _read(to_asks, row.pop("asks")), row.pop("steps")
        told: Row = {**row, "options": _read(msgspec.json.decode, row["options"])}
        for role in ("host", "ended_by", "champion"):
            told[role] = row[role] == user
        key = (row["table"],)
        told["held"] = self._rows(
            "SELECT seat, name, began, ended, how FROM tenures WHERE table_id = ? AND user = ? ORDER BY from_seq",
            (*key, user),
        )
        told["would_take"] = self._rows(
            "SELECT seat, name, asked, until, ended AS outcome FROM candidates WHERE table_id = ? AND user = ?",
            (*key, user),
        )
        spans = [_Span(*found) for found in self._connection.execute(SPANS, (user, user)) if found[0] == row["table"]]
        if spans:
            told["moves"] = [move for span in spans for move in self._moves(span)]
            told["pacts"] = [pact for span in spans for pact in self._pacts(span)]
        seats = self._rows("SELECT * FROM seats WHERE table_id = ? AND user = ?", (*key, user))
        if not seats:
            return told
        seat: Row = seats[0]
        for name in ("table_id", *_SEQS):
            del seat[name]
        mine = (*key, seat["seat"])
        target = (*key, seat_target(seat["seat"]))
        told["seat"] = seat
        if seat["owes"]:
            told["not_done_yet"] = [
                {"time": _iso(step.time), "move": _move(step.path)} for step in _read(to_steps, steps)
            ]
        told["drafts"] = [
            _move(_read(to_path, draft["path"]))
            for draft in self._rows("SELECT path FROM drafts WHERE table_id = ? AND seat = ? ORDER BY number", mine)
        ]
        told["asked"] = [
            {"kind": ask.kind, "by_you": ask.by == mine[1], "about_you": ask.seat == mine[1], "until": _iso(ask.until)}
            | {"you_agreed": mine[1] in ask.yes}
            for ask in asks
            if mine[1] in (ask.by, ask.seat, *ask.yes)
        ]
        told["due"] = self._rows("SELECT kind, time FROM due WHERE table_id = ? AND seat = ?", mine)
        told["reminders_sent"] = [
            sent["kind"] for sent in self._rows("SELECT kind FROM reminders WHERE table_id = ? AND seat = ?", mine)
        ]
        told["messages"] = [
            *self._rows("SELECT channel, message, posted FROM deliveries WHERE table_id = ? AND target = ?", target),
            *self._rows("SELECT channel, message FROM leftovers WHERE table_id = ? AND target = ?", target),
        ]
        return told

    def _moves(self, span: _Span) -> list[Row]:
        """What he did, or was done for him; where he moved for a partner, what everybody may read of it."""
        table, seat = span.table, span.seat
        rows = self._rows(
            "SELECT time, kind, seat, path, notation, turn, done_by FROM log"
            " WHERE table_id = ? AND (seat = ? OR steered_by = ?) AND seq >= ? AND seq < ? ORDER BY seq",
            (table, seat, seat, span.from_seq, span.to_seq),
        )
        for (data,) in self._connection.execute("SELECT data FROM archives WHERE table_id = ?", (table,)):
            rows += [
                {"time": _iso(to_time(entry.time)), "kind": entry.kind, "seat": entry.seat}
                | {"path": bytes(entry.path), "notation": entry.notation, "turn": entry.turn, "done_by": entry.done_by}
                for entry in _read(unfold, data)
                if seat in (entry.seat, entry.steered_by) and span.from_seq <= entry.seq < span.to_seq
            ]
        for row in rows:
            path, public = row.pop("path"), row.pop("notation")
            row["move"] = _move(_read(to_path, path)) if row["seat"] == seat else public
        return rows

    def _pacts(self, span: _Span) -> list[Row]:
        """Those that he wrote, and while the seat is his what he said of others'."""
        table, seat, *_, began, ended = span
        found = []
        for pact in self._rows(
            "SELECT made, author = ? AND made >= ? AND made < ? AS wrote, words, public, term, turns, goal, parties,"
            " since, ending, ended FROM pacts WHERE table_id = ? AND (seats >> ?) & 1 ORDER BY made",
            (seat, began, ended, table, seat),
        ):
            parties, wrote = _read(msgspec.json.decode, pact.pop("parties")), bool(pact.pop("wrote"))
            yours: Row = next((party for party in parties if party["seat"] == seat and ended == EVER), {})
            said = {name: value for name, value in yours.items() if name != "seat"}
            if wrote or any(said.values()):
                found.append({"yours": wrote, **(pact if wrote else {"made": pact["made"]}), "you_said": said})
        return found

    def _rows(self, sql: str, values: Sequence[Any]) -> list[Row]:
        cursor = self._connection.execute(sql, values)
        names = [column[0] for column in cursor.description]
        return [
            {name: _shown(name, value) for name, value in zip(names, row, strict=True)} for row in cursor.fetchall()
        ]


class _Span(NamedTuple):
    """How long he has held a seat: from one seq up to another, and the times."""

    table: int
    seat: int
    from_seq: int
    to_seq: int
    began: int
    ended: int


_TABLES = (
    'SELECT t.id AS "table", game, status, closed, guild AS server, channel, language, created, options, asks, steps,'
    " host, ended_by, champion FROM tables t"
    " WHERE ? IN (t.host, t.ended_by, t.champion) OR t.id IN (SELECT table_id FROM seats WHERE user = ?"
    " UNION SELECT table_id FROM tenures WHERE user = ? UNION SELECT table_id FROM candidates WHERE user = ?)"
    " ORDER BY t.id"
)


def _shown(name: str, value: Any) -> Any:
    """A column's value as people read it."""
    if name in _SWITCHES and value is not None:
        return bool(value)
    if (name in _TIMES or name.endswith("_since")) and isinstance(value, int):
        return _iso(to_time(value))
    return value


def _read(read: Callable[[Any], Any], stored: Any) -> Any:
    """What is stored, or nothing where damage or an older release has left what can't be read."""
    try:
        return read(stored)
    except _UNREADABLE:
        return ()


def _iso(time: Any) -> str:
    return str(time.isoformat())


def _move(path: Answers) -> str:
    """The answers as they are typed."""
    return " ".join(value.token for value in path)
