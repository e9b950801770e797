"""What happened while a cooperative game was set up (TQ-21, TQ-22)."""

from __future__ import annotations

from engine.flow import open_steps
from engine.games.tranquility.cards import CARDS, COLOURS, is_monster
from engine.games.tranquility.state import COUNTS, SEATS, Row, Voyage
from engine.values import Line, line


def opened(state: Voyage) -> tuple[Line, ...]:
    """The monsters in the opening hands and the storms that came with them, of the state after set-up.

    Nobody has a compass yet, so each takes effect at once, or waits for its row.
    """
    told = []
    for seat, sailor in enumerate(state.sailors):
        if monsters := sum(map(is_monster, sailor.hand)):
            told.append(line("tranquility-event-monsters-drawn", seat=SEATS[seat], count=COUNTS[monsters]))
        for storm in sailor.storms:
            told.append(line("tranquility-event-storm", seat=SEATS[seat], storm=CARDS[storm]))
            told.append(line(f"tranquility-event-{COLOURS[storm]}", seat=SEATS[seat]))
    waiting = [step for step in open_steps(state.todo) if isinstance(step, Row)]
    purple = [line("tranquility-event-storm", seat=SEATS[step.seat or 0], storm=CARDS[step.card]) for step in waiting]
    return (*told, *purple)
