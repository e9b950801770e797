"""What happened in few words: one line a move, made of the `.brief` of each of its events, or of its `.briefer`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from bot.foreign import Clean
from bot.speaker import Speaker
from bot.tables.model import LogRow
from bot.views.log import turns, who_did
from bot.views.page import BETWEEN, fitting
from bot.views.questions import capital
from engine.game import Event
from engine.values import Seat

LONGEST, SHORTEST = 200, 80
"""Characters of a line at most, and of one that has to leave room for others.

In a longer one what matters least, whose ``.briefer`` is "", is left out, the first first, but last what the mover did
last and what another's news came of; then the rest is said by its ``.briefer``, the first first; then
what has one is left out, the last first: what has none, such as a ship that is sunk, matters most; what still has no
room is left out.
"""
ALONE = 320
"""Characters of a line, at most, where it is told to one person beside what he may do: a whole turn of the bot comes in
one, and what it did to him isn't to be left out.
"""
CUT = BETWEEN + "…"
"""The end of a line that is too long for all of it."""


class _Said(NamedTuple):
    doer: int | None
    """The seat that it is said of; None for what happened in the set-up to nobody."""
    text: str
    briefer: str | None
    """The same for a line that would be too long; "" where it may then be left out, None where it may not."""


def move_lines(speaker: Speaker[Clean], rows: Sequence[LogRow], seat: int | None) -> list[str]:
    """A line for each turn in these rows, as this seat (None: everybody) may know it, the oldest first.

    What somebody does in another's turn is a line of its own; a turn of which nothing is to be said in short has none.
    """
    lines = [_line(speaker, turn, seat) for turn in turns(rows, seat)]
    return [line for line in lines if line]


def lines_within(
    speaker: Speaker[Clean],
    rows: Sequence[LogRow],
    seat: int | None,
    room: int,
    most: int = LONGEST,
    least: int = SHORTEST,
) -> tuple[list[str], int]:
    """These lines in `room` characters, long ones shortened to leave room; and how many of the oldest have none.

    `most`: characters of a line that leaves room for all; `least`: of one for which older ones are left out.
    """
    whole = [(turn, line) for turn in turns(rows, seat) if (line := _line(speaker, turn, seat, most))]
    longest = max(least, _level([len(line) + 1 for _, line in whole], room) - 1)
    lines = [line if len(line) <= longest else _line(speaker, turn, seat, longest - len(CUT)) for turn, line in whole]
    kept = fitting(lines[::-1], room, between=1)
    return lines[len(lines) - kept :], len(lines) - kept


def _level(lengths: Sequence[int], room: int) -> int:
    """To how much each length must be cut, at most, so that all have room together."""
    level = max(lengths, default=0)
    for at, length in enumerate(sorted(lengths)):
        share = room // (len(lengths) - at)
        if length > share:
            return share
        room -= length
    return level


def last_move(speaker: Speaker[Clean], rows: Sequence[LogRow], seat: int | None) -> str:
    """The newest of these lines; "" where there is none."""
    lines = (_line(speaker, turn, seat) for turn in reversed(turns(rows, seat)))
    return next(filter(None, lines), "")


def _line(speaker: Speaker[Clean], turn: Sequence[LogRow], reader: int | None, longest: int = LONGEST) -> str:
    told = list(_told(speaker, turn, reader))
    parts = _parts(speaker, told, turn[0])
    shorter = [(at, said.briefer) for at, said in enumerate(told) if said.briefer is not None]
    own = [at for at, said in enumerate(told) if said.doer == turn[0].seat]
    # of what the mover did something stays, so that the cards of the next turn don't stand for it, nor a rival's mine
    kept = {at for at in own if at == own[-1] or (at + 1 not in own and told[at + 1].briefer is None)}
    for at, briefer in sorted(shorter, key=lambda found: 2 if found[1] else int(found[0] in kept)):
        if len(BETWEEN.join(parts)) <= longest:
            break
        _shorten(told, at, briefer, own)
        parts = _parts(speaker, told, turn[0])
    for at, _ in reversed(shorter):
        if len(BETWEEN.join(parts)) <= longest:
            break
        _shorten(told, at, "", own)
        parts = [*_parts(speaker, told, turn[0]), "…"]
    line = parts[0] if parts else ""
    for part in parts[1:]:
        if len(line) + len(BETWEEN) + len(part) > longest:
            return line + CUT
        line += BETWEEN + part
    return line


def _shorten(told: list[_Said], at: int, text: str, own: Sequence[int]) -> None:
    """Let something be told by this text; whose turn it was is named even where none of his `own` is told, and first
    where he did something first.
    """
    told[at] = told[at]._replace(text=text)
    first = next((one for one, said in enumerate(told) if said.text), len(told))
    if own and ((own[0] < first and first not in own) or not any(told[one].text for one in own)):
        told[own[0]] = told[own[0]]._replace(text="…")


def _parts(speaker: Speaker[Clean], told: Sequence[_Said], first: LogRow) -> list[str]:
    """What stands in a line, with a name before what each did; `first`: the first row that it is about."""
    parts: list[str] = []
    for doer, told_of in groupby((said for said in told if said.text), key=attrgetter("doer")):
        # said once, with how often, whatever comes between
        counted = Counter(said.text for said in told_of)
        said = [
            text if times == 1 else speaker.say("brief-times", did=text, times=times) for text, times in counted.items()
        ]
        if doer is None:
            parts += map(capital, said)
            continue
        # only the seat whose row it is was played for: what comes of that for others is their own
        by = (first.done_by, first.steered_by) if doer == first.seat else (None, None)
        parts.append(speaker.say("brief-line", name=who_did(speaker, doer, *by), did=said[0]))
        parts += said[1:]
    return parts


def _told(speaker: Speaker[Clean], turn: Sequence[LogRow], reader: int | None) -> Iterator[_Said]:
    """What is said of each event."""
    for row in turn:
        for event in row.events:
            told = event.line_for(reader)
            if told is None:
                continue
            doer = _subject(event, reader, row.seat)
            text = speaker.brief(told)
            if text and (doer is not None or row.kind in ("start", "vote")):
                yield _Said(doer, text, speaker.briefer(told))


def _subject(event: Event, reader: int | None, doer: int | None) -> int | None:
    """The seat that an event is about; where its lines name none, the one whose action it was."""
    for line in (event.line_for(reader), event.public):
        seat = None if line is None else dict(line.args).get("seat")
        if isinstance(seat, Seat):
            return seat.index
    return reader if event.public is None else doer
