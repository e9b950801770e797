"""A server's files: scenarios, maps and boards that people have written for the games, and who may add and remove them.

A table has a copy of its own in its options (see `engine.files`), so what happens here touches none.
"""

from __future__ import annotations

from datetime import datetime

import msgspec

from bot.tables.model import refuse


class Filed(msgspec.Struct, frozen=True):
    """A file to be stored. `look` is what its name has in common with those that are taken for it."""

    game: str
    option: str
    title: str
    look: str
    text: str


class Shelved(msgspec.Struct, frozen=True):
    """A stored file without its text. `user` has added it; 0: somebody who is forgotten."""

    id: int
    game: str
    option: str
    title: str
    user: int
    added: datetime


def check_remover(file: Shelved, user: int, moderates: bool) -> None:
    """Raise Refusal unless this person may remove the file: who has added it, and who may manage the server."""
    if not moderates and file.user != user:
        raise refuse("files-remove")
