"""What a server has chosen for its new tables, as far as whoever opens one doesn't say otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.tables.clock import RULES, USUAL

AWAY = 30
"""Days a year for which somebody may be away, where the server hasn't chosen otherwise."""


class Defaults(msgspec.Struct, frozen=True):
    """Of a new table: the names of its `clock` and of what happens at zero (`bot.tables.clock`), and whether it has a
    `thread` of its own. Of all its tables: so many days a year somebody may be `away`, 0 to 60.
    """

    clock: str = USUAL
    at_zero: str = RULES[0]
    thread: bool = False
    away: int = AWAY


def differing(before: Defaults, after: Defaults) -> str:
    """The fields that are others `after` than `before`, as JSON.

    >>> differing(Defaults(), Defaults(thread=True))
    '{"thread":true}'
    """
    was, now = msgspec.structs.asdict(before), msgspec.structs.asdict(after)
    return msgspec.json.encode({name: value for name, value in now.items() if was[name] != value}).decode()


def differing_from(text: str) -> Mapping[str, Any]:
    """The fields of such a text, by their names, in their order there."""
    found: Mapping[str, Any] = msgspec.json.decode(text, type=dict[str, Any])
    return found
