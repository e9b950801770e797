"""A duel in words, made from a view: the alt text of pictures and the text board (TQ-33)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import CELLS, ROWS
from engine.games.tranquility.state import COUNTS, SEATS
from engine.games.tranquility.view import View
from engine.games.tranquility.words import EMPTY, places
from engine.values import Key, Line, Value, line


def describe(view: View) -> list[Line]:
    """Whose turn it is, what is shown, the own hand, the open row, the field, the players, what fits where."""
    lines = [line("tranquility-line-mode", mode=Key(view.mode)), _status(view)]
    if view.shown:
        assert view.mover is not None
        lines.append(line("tranquility-line-rivals-shown", seat=SEATS[view.mover], cards=_cards(view.shown)))
    if view.hand:
        lines.append(line("tranquility-line-hand", cards=_cards(found.card for found in view.hand)))
    if view.row:
        lines.append(line("tranquility-line-rivals-row", cards=_cards(view.row), pile=COUNTS[view.pile]))
    else:
        lines.append(line("tranquility-line-rivals-no-row"))
    lines.extend(_row(view, row) for row in reversed(range(len(ROWS))))
    for seat in (view.sun, 1 - view.sun):
        lines.extend(_player(view, seat))
    return [*lines, *places(view)]


def _status(view: View) -> Line:
    turn = COUNTS[view.turn]
    if view.mover is None:
        return line(f"tranquility-line-{view.over}", turn=turn)
    return line("tranquility-line-turn", turn=turn, seat=SEATS[view.mover])


def _row(view: View, row: int) -> Line:
    places = [view.field[cell] for cell in ROWS[row]]
    numbers: list[Value] = [EMPTY if place is None else COUNTS[place.number] for place in places]
    return line("tranquility-line-row", row=COUNTS[row + 1], numbers=tuple(numbers))


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
