"""Looking after the file: a backup of it, one put back in its place, and whether it is whole.

Plain and synchronous, for the command line: a backup and a check may be made beside a running bot.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import BinaryIO, TypeAlias

import msgspec

from bot.tables.store.contents import Contents
from bot.tables.store.database import migrations, see_schema
from bot.tables.store.errors import Corrupt, StoreError, plainly
from bot.tables.store.files import held, lock_of, make_directory, part_of, put, put_new, settle, sides, tighten
from bot.tables.store.look import SMALLEST, connect, schema_of, still
from bot.tables.store.wal import is_whole, lost, wal_of

TOLD = 10
"""So many faults of a kind are told."""

Source: TypeAlias = Path | BinaryIO


class Report(msgspec.Struct, frozen=True):
    """What a check has found."""

    size: int
    """Bytes of the file and of its log."""
    schema: int
    faults: tuple[str, ...]
    """What isn't whole."""
    tables: tuple[tuple[str, str, int], ...]
    """How many tables there are, by game and status."""
    unreadable: tuple[int, ...]
    """The tables of which the present rules can't read something: position, options, log or archive."""

    @property
    def whole(self) -> bool:
        """Whether all is as it should be."""
        return not (self.faults or self.unreadable)


def back_up(database: Path, file: Path) -> Report:
    """Copy the database, also while a bot uses it, to a new file of this name; what a check finds in the copy.

    The file of the copy is whole before it gets the name, needs no log beside it, and is for its owner alone. Tables
    that can't be read are copied as they are. Raises StoreError, also where the name is taken.
    """
    _see_that_it_is_there(database)
    _see_that_it_is_ours(database.resolve())
    with _plain_errors(f"{file} can't be written"), part_of(file) as part:
        with plainly(f"the database {database} can't be copied to {file}"):
            _see_its_log(database)
            _copy(f"{database.resolve().as_uri()}?mode=rw", part)
        _see_that_it_is_whole(part, f"the database {database}")
        report = _examine(part)
        put_new(part, file)
        return report


def restore(database: Path, source: Source) -> Path | None:
    """Put a backup in the place of the database; where the database that was there is now.

    A crash at any point leaves the one or the other there. Raises StoreError: while a bot has the database, and for a
    file that is damaged, another program's, or of a schema that isn't known.
    """
    with _plain_errors(f"the database {database} can't be replaced"):
        make_directory(database.parent)
        with held(lock_of(database)) as alone:
            if not alone:
                raise StoreError(f"the database {database} is in use: stop the bot first")
            real = database.resolve()
            _see_that_it_is_ours(real)
            tighten(database)
            with part_of(real) as part:
                _fetch(source, part)
                aside = _set_aside(real)
                put(part, real)
            return aside


def check(database: Path) -> Report:
    """Look through the whole database and change nothing, also while a bot uses it. Raises StoreError."""
    _see_that_it_is_there(database)
    with plainly(f"the database {database} can't be read"), _plain_errors(f"the database {database} can't be read"):
        _see_its_log(database)
        while True:
            in_use, before = wal_of(database).exists(), database.stat()
            report = _examine(database)
            after = database.stat()
            if in_use or (before.st_mtime_ns, before.st_size) == (after.st_mtime_ns, after.st_size):
                return report
            # A bot was started and wrote while the file was read as one that nobody changes.


def see_that_it_is_usable(database: Path) -> None:
    """Raise StoreError unless there is a database that this version can read and write, whoever has it open."""
    _see_that_it_is_there(database)
    with plainly(f"the database {database} can't be read"), _plain_errors(f"the database {database} can't be read"):
        _see_its_log(database)
        with closing(connect(still(database))) as connection:
            see_schema(str(database), schema := schema_of(str(database), connection))
    if schema < (known := len(migrations())):
        raise StoreError(
            f"the database {database} has schema {schema}, this version of the bot works with {known}: "
            "start this version once, which brings the database up to date"
        )


def _fetch(source: Source, part: Path) -> None:
    """Fill a new file from a backup, and see that it is one."""
    name = str(source) if isinstance(source, Path) else "what was given"
    try:
        if isinstance(source, Path):
            _see_its_size(source, name)
            with plainly(f"{name} can't be read"):
                if not is_whole(source):
                    raise Corrupt(f"{name} is damaged: {lost(source)}")
                _copy(still(source), part)
        else:
            with part.open("wb") as file:
                shutil.copyfileobj(source, file)
        _see_its_size(part, name)
        _see_that_it_is_whole(part, name)
        with closing(connect(still(part))) as connection:
            version = schema_of(name, connection)
    except Corrupt as error:
        raise StoreError(f"no whole backup: {error.what}") from error  # the cure is for the database
    see_schema(name, version)
    if not version:
        raise StoreError(f"no backup: {name} holds no tables")


def _set_aside(real: Path) -> Path | None:
    """Give the database a second name, which it keeps when the first is given to another.

    What its log holds goes into the file before, as a log that is left would be applied to the next database. Only
    where the file or the log is damaged, each is set aside as it is.
    """
    if not real.exists() and not wal_of(real).exists():
        return None
    if real.exists():
        with suppress(Corrupt), plainly(f"the database {real} can't be read"):
            _see_its_size(real, str(real))
            if is_whole(real):
                _fold(real)
    aside = next(path for number in count(1) if not (path := real.with_name(f"{real.name}.old-{number}")).exists())
    if real.exists():
        _name_again(real, aside)
    wal = wal_of(real)
    if wal.exists() and wal.stat().st_size:
        wal.replace(wal_of(aside))
    settle(real.parent)
    for side in sides(real):
        side.unlink(missing_ok=True)
    return aside


def _fold(real: Path) -> None:
    """Bring what is in the log into the database."""
    with closing(connect(f"{real.as_uri()}?mode=rw")) as connection:
        ((busy, _, _),) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    if busy:
        raise StoreError(f"the database {real} is in use by another program")


def _name_again(file: Path, name: Path) -> None:
    try:
        os.link(file, name)
    except OSError:  # a file system without second names
        with part_of(name) as part:
            shutil.copyfile(file, part)
            put_new(part, name)


def _see_that_it_is_ours(real: Path) -> None:
    """Raise StoreError for another program's database. Of one that is damaged nothing can be said."""
    if real.exists():
        with suppress(Corrupt), plainly(f"the database {real} can't be read"):
            _see_its_size(real, str(real))
            with closing(connect(still(real))) as connection:
                schema_of(str(real), connection)


def _see_that_it_is_there(database: Path) -> None:
    if not database.exists():
        raise StoreError(f"there is no database {database}")
    _see_its_size(database, f"the database {database}")


def _see_its_size(file: Path, name: str) -> None:
    """Raise Corrupt for an emptied file. SQLite would delete its log as soon as it is asked anything."""
    if (size := file.stat().st_size) < SMALLEST:
        raise Corrupt(f"{name} is damaged: the file has only {size} bytes")


def _see_its_log(database: Path) -> None:
    """Raise Corrupt where a bot that isn't running has left a damaged log. A running one knows what it wrote."""
    if not wal_of(database).exists():
        return
    with held(lock_of(database)) as alone:
        if alone and not is_whole(database):
            raise Corrupt(f"the database {database} is damaged: {lost(database)}")


def _see_that_it_is_whole(part: Path, name: str) -> None:
    with plainly(f"{name} can't be read"), closing(connect(still(part))) as connection:
        found = _integrity(connection, 1)
    if found:
        raise Corrupt(f"{name} is damaged: {found[0]}")


def _copy(uri: str, part: Path) -> None:
    """Copy a database into an empty file that needs no log beside it."""
    with closing(connect(uri)) as source, closing(sqlite3.connect(part, isolation_level=None)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")


def _examine(database: Path) -> Report:
    size = sum(file.stat().st_size for file in (database, wal_of(database)) if file.exists())
    with closing(connect(still(database))) as connection:
        connection.execute("BEGIN")  # one moment for all that is asked
        see_schema(str(database), schema := schema_of(str(database), connection))
        faults = _integrity(connection, TOLD)
        contents = Contents()
        try:
            orphans = Counter(row[0] for row in connection.execute("PRAGMA foreign_key_check"))
            faults += [f"{number} rows of {name} belong to nothing" for name, number in sorted(orphans.items())]
            contents.look_through(connection, schema)
        except sqlite3.DatabaseError as error:
            if not faults:
                raise
            faults.append(f"not all could be looked at: {error}")
    texts = contents.undecodable
    faults += [f"{number} rows of {name} hold a text that is none" for name, number in sorted(texts.items())]
    counts = tuple((game, status, number) for (game, status), number in sorted(contents.tables.items()))
    return Report(size, schema, tuple(faults), counts, tuple(sorted(contents.unreadable)))


def _integrity(connection: sqlite3.Connection, most: int) -> list[str]:
    """At most so many faults that SQLite finds; by its quick check the first, where the thorough one breaks off."""
    try:
        rows = connection.execute(f"PRAGMA integrity_check({most})").fetchall()
    except sqlite3.DatabaseError:
        rows = connection.execute("PRAGMA quick_check(1)").fetchall()
    found = [line for (text,) in rows for line in text.splitlines() if not line.startswith("***")]
    return [] if found == ["ok"] else found[:most]


@contextmanager
def _plain_errors(what: str) -> Iterator[None]:
    """A disk that is full, a directory that isn't ours: said as what it is."""
    try:
        yield
    except OSError as error:
        raise StoreError(f"{what}: {error.strerror or error}") from error
