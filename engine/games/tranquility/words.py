"""A position in words, made from a view: the alt text of pictures and the text board."""

from __future__ import annotations

from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import CELLS, GAP, ROWS
from engine.games.tranquility.state import COUNTS, SEATS
from engine.games.tranquility.view import Player, Spot, View
from engine.values import Key, Line, Value, line

EMPTY = Key("empty")


def describe(view: View) -> list[Line]:
    """Whose turn it is and what is waited for, the own hand, the field from the top row down, then the players.

    Where the own cards could go comes last: at the beginning of a game that is long.
    """
    lines = [_mode(view), _status(view), *_business(view), *_hand(view), *_field(view)]
    for seat, player in enumerate(view.players):
        lines.extend(_player(seat, player))
    return [*lines, *_table(view), *places(view)]


def _mode(view: View) -> Line:
    if view.removed:
        return line("tranquility-line-mode-removed", mode=Key(view.mode), n=COUNTS[view.removed])
    return line("tranquility-line-mode", mode=Key(view.mode))


def _status(view: View) -> Line:
    if view.over:
        return line(f"tranquility-line-{view.over}", turn=COUNTS[view.turn])
    assert view.mover is not None
    if not view.turn:
        return line("tranquility-line-setup", seat=SEATS[view.mover])
    # what a leaver's turn still brings (TQ-16) is others' to decide
    id = "tranquility-line-turn-left" if view.players[view.mover].gone else "tranquility-line-turn"
    return line(id, turn=COUNTS[view.turn], seat=SEATS[view.mover])


def _business(view: View) -> list[Line]:
    lines = []
    if view.due is not None:
        pledged = sum(player.pledged or 0 for player in view.players)
        lines.append(line("tranquility-line-due", n=COUNTS[view.due], missing=COUNTS[view.due - pledged]))
    if view.drawn is not None:
        lines.append(line("tranquility-line-drawn", colour=Key(view.drawn)))
    return lines


def _hand(view: View) -> list[Line]:
    lines = []
    if view.hand:
        cards = tuple(CARDS[card.card] for card in view.hand)
        lines.append(line("tranquility-line-hand", cards=cards))
    if view.pledge:
        lines.append(line("tranquility-line-pledge", cards=tuple(CARDS[card] for card in view.pledge)))
    return lines


def places(view: View) -> list[Line]:
    """Where the islands of the own hand could be laid now: cells in a row that cost the same are told together."""
    return [_told(card.card, run) for card in view.hand if card.card <= 80 for run in _runs(card.spots)]


def _runs(spots: tuple[Spot, ...]) -> list[list[Spot]]:
    runs: list[list[Spot]] = []
    for spot in spots:
        if runs and (spot.cell - 1, spot.cost) == (runs[-1][-1].cell, runs[-1][-1].cost):
            runs[-1].append(spot)
        else:
            runs.append([spot])
    return runs


def _told(card: int, run: list[Spot]) -> Line:
    first, cost = CELLS[run[0].cell], COUNTS[run[0].cost]
    if len(run) == 1:
        return line("tranquility-line-place", card=CARDS[card], cell=first, cost=cost)
    return line("tranquility-line-places", card=CARDS[card], first=first, last=CELLS[run[-1].cell], cost=cost)


def _field(view: View) -> list[Line]:
    """The rows from the top down, each with its numbers and gaps; then what lies on the frame."""
    lines = []
    for row in reversed(range(len(ROWS))):
        numbers: list[Value] = []
        for cell in ROWS[row]:
            if view.mode == "arch" and cell in GAP:
                continue
            place = view.field[cell]
            numbers.append(EMPTY if place is None else COUNTS[place.number])
        lines.append(line("tranquility-line-row", row=COUNTS[row + 1], numbers=tuple(numbers)))
    for moon in (False, True) if view.mode == "sun" else ():
        cells = tuple(CELLS[cell] for cell, place in enumerate(view.field) if place and place.moon == moon)
        if cells:
            lines.append(line("tranquility-line-moons" if moon else "tranquility-line-suns", cells=cells))
    if view.mode == "arch":
        lines.append(line("tranquility-line-phase", phase=COUNTS[view.phase]))
    elif view.start or view.finish:
        lines.append(line("tranquility-line-finish" if view.finish else "tranquility-line-start"))
    else:
        lines.append(line("tranquility-line-no-start"))
    if view.reef is not None:
        lines.append(line("tranquility-line-reef", row=COUNTS[view.reef + 1]))
    lines.extend(line("tranquility-line-purple", row=COUNTS[row + 1]) for row in view.purple)
    return lines


def _player(seat: int, player: Player) -> list[Line]:
    """A player's numbers; the lines that follow are on him too."""
    if player.gone:
        return [line("tranquility-line-gone", seat=SEATS[seat])]
    lines = [
        line(
            "tranquility-line-player",
            seat=SEATS[seat],
            hand=COUNTS[player.hand],
            pile=COUNTS[player.pile],
            discards=COUNTS[player.discards],
        )
    ]
    if player.monsters:
        lines.append(line("tranquility-line-monsters", seat=SEATS[seat], n=COUNTS[player.monsters]))
    if player.storms:
        colours = tuple(Key(colour) for colour in player.storms)
        lines.append(line("tranquility-line-storms", seat=SEATS[seat], colours=colours))
    if player.aside:
        colours = tuple(Key(colour) for colour in player.aside)
        lines.append(line("tranquility-line-aside", seat=SEATS[seat], colours=colours))
    if player.compasses:
        lines.append(line("tranquility-line-compasses", seat=SEATS[seat], n=COUNTS[player.compasses]))
    if player.pledged is not None:
        lines.append(line("tranquility-line-pledged", seat=SEATS[seat], n=COUNTS[player.pledged]))
    return lines


def _table(view: View) -> list[Line]:
    lines = [line("tranquility-line-shared", seat=SEATS[seat], other=SEATS[other]) for seat, other in view.shared]
    if view.supply is not None:
        lines.append(line("tranquility-line-supply", n=COUNTS[view.supply]))
    if view.mode == "sun" and not view.over:
        lines.append(line("tranquility-line-moon" if view.moon else "tranquility-line-sun"))
    return lines
