"""Whether the write-ahead log that a killed process left behind is damaged somewhere before its end.

SQLite reads it up to the first frame whose checksum is wrong and drops the rest without a word. That is right for the
end of a write that a crash cut short, but saved moves in a log that was damaged are lost in the same silence. Damage is
told from a crash by what comes after it: a crash leaves one commit there at most. So damage before two later commits is
found; an end that is cut off, emptied or overwritten looks like a crash. The formats are described at
https://sqlite.org/walformat.html.
"""

from __future__ import annotations

import sqlite3
import struct
from contextlib import closing
from pathlib import Path

_HEAD = struct.Struct(">8I")
"""Magic number, format, page size, number of the checkpoint, two salts, two checksums."""
_FRAME = struct.Struct(">6I")
"""Page, size of the database after a commit (else 0), two salts, two checksums; then comes the page."""
_MAGIC = 0x377F0682
"""Its last bit is 1 where checksums take words with the high byte first."""
_FORMAT = 3007000
_SUMMED = 24
"""Bytes at the start of the head that its checksums are made of."""
_VALID = struct.Struct("@16xI")
"""Of the index that SQLite makes of the log: how many frames it takes as good."""


def wal_of(database: Path) -> Path:
    """Where SQLite keeps the log of a database."""
    return _beside(database, "-wal")


def lost(database: Path) -> str:
    """What is wrong where `is_whole` says no."""
    return f"its log {wal_of(database).name} has lost something that was saved"


def is_whole(database: Path) -> bool:
    """Whether SQLite will take all of a database's log but what a crash may have cut short; so it is without a log.

    False for a damaged head, and where two commits or more come after what SQLite takes as good. A log that has lost
    its end is whole by that: nothing in it tells how long it was.

    Only while nobody has the database open. Leaves both as they are. Raises SQLite's errors and OSError.
    """
    wal = wal_of(database)
    try:
        size = wal.stat().st_size
    except FileNotFoundError:
        return True
    if size <= _HEAD.size:
        return True  # killed before the first frame, which is written after the head has reached the disk
    with wal.open("rb") as file:
        head = file.read(_HEAD.size)
        magic, number, page, _, *salts, first, second = _HEAD.unpack(head)
        if magic & ~1 != _MAGIC or number != _FORMAT or _summed(head, ">" if magic & 1 else "<") != (first, second):
            return False
        commits = []
        for at in range(_HEAD.size, size - _FRAME.size - page + 1, _FRAME.size + page):
            file.seek(at)
            _, committed, *salted, _, _ = _FRAME.unpack(file.read(_FRAME.size))
            # What is left of an earlier round has two other salts, a damaged frame of this one hardly.
            ours = any(found == salt for found, salt in zip(salted, salts, strict=True))
            commits.append(bool(committed) and ours)
    # Every commit reaches the disk before the next one begins, so a crash can cut off one at most.
    return sum(commits) < 2 or sum(commits[_valid(database) :]) < 2


def _valid(database: Path) -> int:
    """How many frames of the log SQLite takes as good. One that can't write leaves the log in its place."""
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchall()
        with _beside(database, "-shm").open("rb") as index:
            (valid,) = _VALID.unpack(index.read(_VALID.size))
    return int(valid)


def _beside(database: Path, ending: str) -> Path:
    real = database.resolve()
    return real.with_name(real.name + ending)


def _summed(head: bytes, order: str) -> tuple[int, int]:
    """SQLite's checksums of the head."""
    words = struct.unpack_from(f"{order}{_SUMMED // 4}I", head)
    first = second = 0
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
