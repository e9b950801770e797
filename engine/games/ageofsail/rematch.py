"""What the winner has in a rematch (AS-38)."""

from __future__ import annotations

from engine.games.ageofsail.options import Options
from engine.values import Line, Seat, line

OPTIONS = frozenset({"order"})
"""The options that are chosen in a rematch alone."""


def carried(options: Options, seat: int) -> Line | None:
    """The winner holds the order, where it is carried into the rematch (AS-38)."""
    return line("ageofsail-event-order", seat=Seat(seat)) if options.carries_order else None
