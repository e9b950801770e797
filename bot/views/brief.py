"""What happened in few words: one line a move, made of the `.brief` of each of its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from bot.foreign import Clean
from bot.speaker import Speaker
from bot.tables.model import LogRow
from bot.views.log import turns
from bot.views.page import BETWEEN
from engine.game import Event
from engine.values import Seat

LONGEST = 200
"""Characters of a line at most; what comes last in a longer one is left out."""


def move_lines(speaker: Speaker[Clean], rows: Sequence[LogRow], seat: int | None) -> list[str]:
    """A line for each turn in these rows, as this seat (None: everybody) may know it, the oldest first.

    What somebody does in another's turn is a line of its own; a turn of which nothing is to be said in short has none.
    """
    lines = [_line(speaker, turn, seat) for turn in turns(rows, seat)]
    return [line for line in lines if line]


def last_move(speaker: Speaker[Clean], rows: Sequence[LogRow], seat: int | None) -> str:
    """The newest of these lines; "" where there is none."""
    return next(iter(move_lines(speaker, rows, seat)[-1:]), "")


def _line(speaker: Speaker[Clean], turn: Sequence[LogRow], reader: int | None) -> str:
    parts = []
    for doer, told in groupby(_told(speaker, turn, reader), key=itemgetter(0)):
        # said once, with how often, whatever comes between
        counted = Counter(text for _, text in told)
        said = [
            text if times == 1 else speaker.say("brief-times", did=text, times=times) for text, times in counted.items()
        ]
        parts.append(speaker.say("brief-line", name=speaker.names[doer], did=said[0]))
        parts += said[1:]
    line = parts[0] if parts else ""
    for part in parts[1:]:
        if len(line) + len(BETWEEN) + len(part) > LONGEST:
            return line + BETWEEN + "…"
        line += BETWEEN + part
    return line


def _told(speaker: Speaker[Clean], turn: Sequence[LogRow], reader: int | None) -> Iterator[tuple[int, str]]:
    """What is said of each event, with the seat that it is said of."""
    for row in turn:
        for event in row.events:
            told = event.line_for(reader)
            if told is None:
                continue
            doer = _subject(event, reader, row.seat)
            text = speaker.brief(told)
            if doer is not None and text:
                yield doer, text


def _subject(event: Event, reader: int | None, doer: int | None) -> int | None:
    """The seat that an event is about; where its lines name none, the one whose action it was."""
    for line in (event.line_for(reader), event.public):
        seat = None if line is None else dict(line.args).get("seat")
        if isinstance(seat, Seat):
            return seat.index
    return reader if event.public is None else doer
