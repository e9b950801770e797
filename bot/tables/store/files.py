"""The database's files: where they lie, who may read them, and how one gets its name only when it is complete."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from bot.rights import PRIVATE, PRIVATE_DIRECTORY

_OTHERS = 0o077
_SIDES = ("-wal", "-shm", "-journal")
"""What SQLite puts beside a database."""


def sides(database: Path) -> list[Path]:
    """The files that SQLite may have put beside a database: beside the file itself, not beside a link to it."""
    real = database.resolve()
    return [real.with_name(real.name + ending) for ending in _SIDES]


def lock_of(database: Path) -> FileLock:
    """What a process holds while it has the database for itself.

    One object a file and process: in tests a bot that was killed keeps the file while the next one opens it.
    """
    return FileLock(database.with_name(database.name + ".lock"), mode=PRIVATE, is_singleton=True)


@contextmanager
def held(lock: FileLock) -> Iterator[bool]:
    """Hold the lock if nobody else does; whether it is held."""
    try:
        lock.acquire(blocking=False)
    except Timeout:
        yield False
        return
    try:
        yield True
    finally:
        lock.release()


def make_directory(path: Path) -> None:
    """Make what is missing of a directory, for its owner alone. One that exists stays as it is. Raises OSError."""
    for missing in reversed([part for part in (path, *path.parents) if not part.exists()]):
        missing.mkdir(PRIVATE_DIRECTORY, exist_ok=True)
        missing.chmod(PRIVATE_DIRECTORY)
    if not path.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path))


def tighten(database: Path) -> list[Path]:
    """Take from everybody but the owner what they may do with a database's files; those where that failed."""
    open_to_others = []
    for file in (database, *sides(database), database.with_name(database.name + ".lock")):
        with suppress(FileNotFoundError):
            mode = file.stat().st_mode & 0o777
            if mode & _OTHERS:
                try:
                    file.chmod(mode & ~_OTHERS)
                except OSError:
                    open_to_others.append(file)
    return open_to_others


@contextmanager
def part_of(file: Path) -> Iterator[Path]:
    """A new file beside `file`, for its owner alone, to be filled and then given the name by `put`.

    It is taken away where that doesn't happen.
    """
    number, name = tempfile.mkstemp(prefix=f"{file.name}.", suffix=".part", dir=file.parent)
    os.close(number)
    part = Path(name)
    try:
        part.chmod(PRIVATE)
        yield part
    finally:
        for left in (part, *sides(part)):
            left.unlink(missing_ok=True)


def put(part: Path, file: Path) -> None:
    """Give a complete file its name, in the place of what has it; a crash leaves the one or the other there."""
    _keep(part)
    part.replace(file)
    settle(file.parent)


def put_new(part: Path, file: Path) -> None:
    """Give a complete file a name that nobody has. Raises FileExistsError where somebody does."""
    _keep(part)
    try:
        os.link(part, file)
    except FileExistsError:
        raise
    except OSError:  # a file system without second names
        file.touch(PRIVATE, exist_ok=False)
        part.replace(file)
    settle(file.parent)


def _keep(part: Path) -> None:
    """Let what is in a file reach the disk."""
    with part.open("rb+") as content:
        os.fsync(content.fileno())


def settle(directory: Path) -> None:
    """Let the names in a directory reach the disk."""
    if sys.platform != "win32":  # which has no handle for that
        number = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
