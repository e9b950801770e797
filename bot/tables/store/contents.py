"""What is in a database, row by row: whether it is text where it should be, and whether these rules can read it."""

from __future__ import annotations

import sqlite3
import zlib
from collections import Counter
from collections.abc import Callable
from typing import Any

from bot.tables.store.archives import unfold
from bot.tables.store.codec import (
    to_events,
    to_motions,
    to_path,
    to_pause,
    to_places,
    to_steps,
    to_time,
    unpack,
)
from engine import registry
from engine.game import Game
from engine.options import load_options

_RULES_SINCE = 3
"""The schema that began to note under which rules a table's options were written."""


class Contents:
    """What was found, also where damage has broken it off."""

    def __init__(self) -> None:
        self.tables: Counter[tuple[str, str]] = Counter()
        """Tables by game and status."""
        self.unreadable: set[int] = set()
        """Tables of which a row can't be read."""
        self.undecodable: Counter[str] = Counter()
        """Rows of no table that hold a text which is none, by where they are."""

    def look_through(self, connection: sqlite3.Connection, schema: int) -> None:
        """Read every row, one at a time. Raises SQLite's errors."""
        connection.text_factory = _text
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in sorted(names, key=lambda name: name != "tables"):
            cursor = connection.execute(_query(name, schema))
            columns = [column[0] for column in cursor.description]
            for values in cursor:
                self._look_at(name, dict(zip(columns, values, strict=True)))

    def _look_at(self, name: str, row: dict[str, Any]) -> None:
        if name == "tables":
            self.tables[_shown(row["game"]), _shown(row["status"])] += 1
        try:
            for value in row.values():
                if isinstance(value, str):
                    value.encode()
            if read := _READ.get(name):
                read(row)
        except Exception:  # of whatever kind; its text may hold what it could not read
            table = row["id"] if name == "tables" else row.get("table_id")
            if table is None:
                self.undecodable[name] += 1
            else:
                self.unreadable.add(table)


def _query(name: str, schema: int) -> str:
    if name == "tables":
        return f"SELECT *{'' if schema >= _RULES_SINCE else ', 1 AS rules'} FROM tables ORDER BY id"
    if name in ("log", "archives"):
        return f"SELECT {name}.*, tables.game FROM {name} JOIN tables ON tables.id = table_id"
    return f'SELECT * FROM "{name}"'


def _read_table(row: dict[str, Any]) -> None:
    engine = registry.get(row["game"])
    load_options(engine, row["options"], row["rules"])
    if row["state"] is not None:
        unpack(engine, row["state"])
    to_steps(row.get("steps", "[]"))
    to_motions(row.get("motions", "[]"))
    to_pause(row.get("pause"))
    to_places(row.get("drawn", "[]"))


def _read_entry(engine: Game, path: str | bytes, events: str | bytes, time: int, state: bytes) -> None:
    to_path(path)
    to_events(events)
    to_time(time)
    engine.load(state)


def _read_log(row: dict[str, Any]) -> None:
    state = zlib.decompress(row["state"])
    _read_entry(registry.get(row["game"]), row["path"], row["events"], row["time"], state)


def _read_archive(row: dict[str, Any]) -> None:
    engine = registry.get(row["game"])
    for entry in unfold(row["data"]):
        _read_entry(engine, bytes(entry.path), bytes(entry.events), entry.time, bytes(entry.state))


_READ: dict[str, Callable[[dict[str, Any]], object]] = {
    "tables": _read_table,
    "log": _read_log,
    "archives": _read_archive,
    "drafts": lambda row: to_path(row["path"]),
}


def _text(data: bytes) -> str:
    """A text that is none raises UnicodeEncodeError when it is encoded, not when it is read."""
    return data.decode(errors="surrogateescape")


def _shown(text: str) -> str:
    return str(text).encode(errors="replace").decode()
