"""What is told above the buttons of a question, beside their labels."""

from __future__ import annotations

from collections.abc import Sequence

from bot.views.page import BETWEEN

LONG = 60
"""What several answers share is said for itself from so many characters on: more than a line of a phone."""


def noted(notes: Sequence[tuple[str, Sequence[str]]]) -> list[str]:
    """Labels with what is told of each, in pieces. What is the same of several, or a `LONG` part of it, is said once,
    as a phone's screen is small.

    >>> noted([("Up", ["deep"]), ("Down", ["deep"])])
    ['- **Up**, **Down**: deep']
    """
    having: dict[str, tuple[str, ...]] = {}
    for label, pieces in notes:
        having |= {piece: (*having.get(piece, ()), label) for piece in pieces if label not in having.get(piece, ())}
    shared: dict[tuple[str, ...], list[str]] = {}
    for piece, which in having.items():
        shared.setdefault(which, []).append(piece)
    long = {which: said for which, said in shared.items() if len(which) > 1 and sum(map(len, said)) > LONG}
    labels: dict[str, list[str]] = {}
    for label, pieces in notes:
        for which, said in long.items():
            if which[0] == label:
                labels.setdefault(BETWEEN.join(said), list(which))
        rest = BETWEEN.join([piece for piece in pieces if having[piece] not in long])
        labels.setdefault(rest, []).append(label)
    return [f"- {', '.join(f'**{one}**' for one in which)}: {said}" for said, which in labels.items() if said]
