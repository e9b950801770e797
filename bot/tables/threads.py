"""A game's own thread: whether one is to be opened, and in which channel its table counts as standing."""

from __future__ import annotations

from bot.tables.messages import CARD, Delivery
from bot.tables.model import Place, Table
from bot.tables.outlet import Lost


def wants_thread(table: Table) -> bool:
    """Whether a thread is to be opened for it now."""
    return table.status == "running" and table.threaded == "wanted" and table.thread is None


def is_in_thread(table: Table) -> bool:
    """Whether it stands in its own thread."""
    return table.thread is not None and table.place.channel == table.thread


def home(table: Table) -> Place:
    """The channel in which it stands, be it in its own thread there."""
    if is_in_thread(table) and table.parent is not None:
        return Place(table.place.guild, table.parent)
    return table.place


def stands_in(table: Table, channel: int | None) -> bool:
    """Whether it stands in this channel, or in its own thread there."""
    return channel in (table.place.channel, home(table).channel)


def useless(table: Table, delivery: Delivery, error: Lost) -> int | None:
    """The table's own thread, if its card can't be there: it is gone, or nothing has come to stand in it."""
    never = delivery.posted_seq < 0 and not error.locked
    return table.thread if delivery.target == CARD and is_in_thread(table) and (error.gone or never) else None
