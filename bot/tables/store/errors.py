"""What can be wrong with the database, said as what it is to the one who runs the bot."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from traceback import clear_frames

_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_UNDECODABLE = "Could not decode to UTF-8"
_CURE = "`flotilla check` tells more, `flotilla restore` puts a backup in its place"


class StoreError(Exception):
    """The database can't be used; the text says why, for the one who runs the bot."""


class Unsaved(StoreError):
    """The database can't be written: nothing of the transaction was kept."""


class Corrupt(StoreError):
    """The file is damaged, so nothing can be said of what it held. `what` is what was found; the cure is added."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what}; {_CURE}")
        self.what = what


@contextmanager
def plainly(
    what: str, kind: type[StoreError] = StoreError, found: Callable[[StoreError], None] = lambda error: None
) -> Iterator[None]:
    """SQLite's errors as `Corrupt` where the file is damaged, else as `kind`; `what` can't be done.

    `found` is told before it is raised.
    """
    try:
        yield
    except sqlite3.Error as error:
        if undecodable := str(error).startswith(_UNDECODABLE):
            said: StoreError = Corrupt(f"{what}: a text in it is none")
        elif getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGED:
            said = Corrupt(f"{what}: {error}")
        else:
            said = kind(f"{what}: {error}")
        found(said)
        # They hold the cursor, whose statement would go on: the connection would see no later commit, or make none.
        clear_frames(error.__traceback__)
        # That error quotes what it could not read, which may be a secret of a game.
        raise said from None if undecodable else error
