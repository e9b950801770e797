"""How a game has ended: by its rules, or by what its players have agreed."""

from __future__ import annotations

from datetime import datetime

from bot.tables.company import company, grouped, playing, present, side_of
from bot.tables.model import Table
from engine.game import Outcome
from engine.values import line


def outcome(table: Table) -> Outcome | None:
    """The result of a table's game, None while it goes on."""
    if not table.drawn:
        found: Outcome | None = table.engine.outcome(table.state)
        return found
    how = "vote-how-draw" if table.drawn[0] else "vote-how-together"
    return Outcome(table.drawn, line(how), teams=grouped(table))


def drawn(table: Table, now: datetime) -> tuple[tuple[int, ...], ...]:
    """The places of a draw that all who are there have agreed on: these share the first one, all others the last.

    So does the bot where it plays itself. Who plays together has one place. All together against the game have lost.
    """
    everybody = tuple(row.seat for row in table.seats)
    if company(table) == "together":
        return (), everybody
    there = [*present(table, now), *(row for row in playing(table) if row.is_bot)]
    best = {seat for row in there for seat in side_of(table, row.seat)}
    first = tuple(seat for seat in everybody if seat in best)
    last = tuple(seat for seat in everybody if seat not in best)
    return (first, last) if last else (first,)
