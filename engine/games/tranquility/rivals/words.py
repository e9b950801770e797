"""A duel in words, made from a view: the alt text of pictures and the text board (TQ-33)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import CELLS
from engine.games.tranquility.rivals.scoring import scores
from engine.games.tranquility.state import COUNTS, SEATS
from engine.games.tranquility.view import View
from engine.games.tranquility.words import hand, held, rows, status, told_gaps
from engine.values import Key, Line, Number, Value, line


def describe(view: View) -> list[Line]:
    """What matters most to somebody who listens comes first: how it ended, the hand that is shown, the own hand with
    its places, the points, the rows from the lowest up, the open row, the players and their islands; the mode last.
    """
    lines = [status(view)] if view.over else []
    if view.shown:
        assert view.mover is not None
        lines.append(line("tranquility-line-rivals-shown", seat=SEATS[view.mover], cards=_cards(view.shown)))
    lines.extend([*hand(view), *_points(view), *rows(view), *told_gaps(view)])
    if view.row:
        lines.append(line("tranquility-line-rivals-row", cards=_cards(view.row), pile=COUNTS[view.pile]))
    else:
        lines.append(line("tranquility-line-rivals-no-row"))
    for seat in (view.sun, 1 - view.sun):
        lines.extend(_player(view, seat))
    lines.extend(held(view))
    return [*lines, *([] if view.over else [status(view)]), line("tranquility-line-mode", mode=Key(view.mode))]


def _points(view: View) -> list[Line]:
    """What each would have if points were counted now, the sun first."""
    points = scores(view)
    if not points:
        return []
    sun, moon = view.sun, 1 - view.sun
    return [
        line(
            "tranquility-line-rivals-points",
            sun=SEATS[sun],
            sun_points=Number(points[sun]),
            moon=SEATS[moon],
            moon_points=Number(points[moon]),
        )
    ]


def _player(view: View, seat: int) -> list[Line]:
    """What a player has, and the cells of his islands; the second line doesn't repeat his name."""
    player = view.players[seat]
    moon = seat != view.sun
    side = "moon" if moon else "sun"
    cells = tuple([CELLS[cell] for cell, place in enumerate(view.field) if place and place.moon == moon])
    lines = [
        line(
            f"tranquility-line-rivals-{side}",
            seat=SEATS[seat],
            hand=COUNTS[player.hand],
            discards=COUNTS[player.discards],
            islands=COUNTS[len(cells)],
        )
    ]
    if cells:
        lines.append(line(f"tranquility-line-{side}s", cells=cells))
    return lines


def _cards(cards: Iterable[int]) -> tuple[Value, ...]:
    return tuple([CARDS[card] for card in cards])
