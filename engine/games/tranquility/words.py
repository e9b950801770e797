"""A position in words, made from a view: the alt text of pictures and the text board."""

from __future__ import annotations

from engine.games.tranquility.cards import CARDS, ISLANDS
from engine.games.tranquility.field import CELLS, GAP, PILLARS, ROWS
from engine.games.tranquility.gaps import Gap, gaps, wrong_sides
from engine.games.tranquility.state import COUNTS, SEATS
from engine.games.tranquility.view import Playable, Player, Spot, View, by_pillar
from engine.values import Key, Line, Value, line

_EMPTY = tuple([Key(f"empty-{count}") for count in range(1, len(ROWS) + 1)])
_GAP = Key("gap")


def describe(view: View) -> list[Line]:
    """What matters most to somebody who listens comes first: how it ended, the own hand and where its cards could go,
    what is due, the rows from the lowest up, gaps that are lost or tight, closed rows, players, storms, compasses; last
    the mode and what is added.
    """
    ended = [status(view)] if view.over else []
    lines = [*ended, *hand(view), *_business(view), *rows(view), *told_gaps(view), *_field(view), *_players(view)]
    return [*lines, *_table(view), *([] if view.over else [status(view)]), _mode(view), *_added(view)]


def _mode(view: View) -> Line:
    if view.removed:
        return line("tranquility-line-mode-removed", mode=Key(view.mode), n=COUNTS[view.removed])
    return line("tranquility-line-mode", mode=Key(view.mode))


def _added(view: View) -> list[Line]:
    return [line("tranquility-line-added", added=tuple([Key(name) for name in view.added]))] if view.added else []


def status(view: View) -> Line:
    """Which turn it is, or how it ended; whose turn, where it isn't he whose decision is awaited."""
    if view.over:
        return line(f"tranquility-line-{view.over}", turn=COUNTS[view.turn])
    assert view.mover is not None
    if not view.turn:
        return line("tranquility-line-setup", seat=SEATS[view.mover])
    if view.owing == (view.mover,):
        return line("tranquility-line-turn", turn=COUNTS[view.turn])
    # what a leaver's turn still brings (TQ-16) is others' to decide
    if view.players[view.mover].gone:
        id = "tranquility-line-turn-left"
    else:
        id = "tranquility-line-turn-of" if view.mover in view.owing else "tranquility-line-turn-waits"
    return line(id, turn=COUNTS[view.turn], seat=SEATS[view.mover])


def _business(view: View) -> list[Line]:
    lines = []
    if view.due is not None:
        pledged = sum(player.pledged or 0 for player in view.players)
        if _alone(view):
            lines.append(line("tranquility-line-due-alone", n=COUNTS[view.due]))
        else:
            lines.append(line("tranquility-line-due", n=COUNTS[view.due], missing=COUNTS[view.due - pledged]))
    if view.drawn is not None:
        lines.append(line("tranquility-line-drawn", colour=Key(view.drawn)))
    return lines


def _alone(view: View) -> bool:
    """Whether nobody else sails along, or none does any more."""
    return sum(not player.gone for player in view.players) == 1


def hand(view: View) -> list[Line]:
    """The own cards, what is given away of them, and where each could go now."""
    if not view.hand:
        return []
    lines = [line("tranquility-line-hand", cards=tuple([CARDS[found.card] for found in view.hand]))]
    if view.pledge:
        lines.append(line("tranquility-line-pledge", cards=tuple([CARDS[card] for card in view.pledge])))
    lines.extend(places(view))
    dead = [found.card for found in _kept(view) if not found.spots]
    if dead and view.due is None and not view.over:
        lines.append(line("tranquility-line-no-place", cards=tuple([CARDS[card] for card in dead])))
    return lines


def places(view: View) -> list[Line]:
    """Where the islands of the own hand could be laid now: cells in a row that cost the same are told together."""
    return [told for found in _kept(view) for told in _places(found, view.phase == 1)]


def _kept(view: View) -> list[Playable]:
    """The islands of the own hand but those that are given away."""
    return [found for found in view.hand if found.card in ISLANDS and found.card not in view.pledge]


def _places(found: Playable, in_pillars: bool) -> list[Line]:
    if not in_pillars:
        return [_told(found.card, run) for run in _runs(found.spots)]
    runs = by_pillar(found.spots)
    if len(runs) < len(PILLARS):
        return [_told(found.card, run) for run in runs]
    (first, last), (second, end) = [(CELLS[run[0].cell], CELLS[run[-1].cell]) for run in runs]
    more, further = (COUNTS[len(run) > 1] for run in runs)
    return [
        line(
            "tranquility-line-pillars",
            card=CARDS[found.card],
            first=first,
            last=last,
            more=more,
            second=second,
            end=end,
            further=further,
        )
    ]


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


def rows(view: View) -> list[Line]:
    """The rows in the order of the line, each with its numbers from the left and how many empty cells lie between."""
    return [line("tranquility-line-row", row=COUNTS[row + 1], numbers=_in_row(view, row)) for row in range(len(ROWS))]


def _in_row(view: View, row: int) -> tuple[Value, ...]:
    told: list[Value] = []
    empty = 0
    for cell in ROWS[row]:
        place = view.field[cell]
        out = view.mode == "arch" and cell in GAP
        if place is None and not out:
            empty += 1
            continue
        if empty:
            told.append(_EMPTY[empty - 1])
            empty = 0
        if place is not None:
            told.append(COUNTS[place.number])
        elif told[-1] != _GAP:
            told.append(_GAP)
    return (*told, _EMPTY[empty - 1]) if empty else tuple(told)


def told_gaps(view: View) -> list[Line]:
    """The gaps for which numbers are running out, those first that can't be filled any more (TQ-12)."""
    found = gaps(view)
    lost = [_gap("lost", gap) for gap in found if gap.room.lost]
    return [*lost, *[_gap("tight", gap) for gap in found if gap.room.tight]]


def _gap(state: str, gap: Gap) -> Line:
    return line(
        f"tranquility-line-{state}-gap",
        first=CELLS[gap.cells[0]],
        last=CELLS[gap.cells[-1]],
        cells=COUNTS[gap.room.cells],
        numbers=COUNTS[max(gap.room.numbers, 0)],
    )


def held(view: View) -> list[Line]:
    """The cards still in the hands when the game has ended."""
    return [
        line("tranquility-line-held", seat=SEATS[seat], cards=tuple([CARDS[card] for card in player.held]))
        for seat, player in enumerate(view.players)
        if player.held
    ]


def _field(view: View) -> list[Line]:
    """What lies on the frame, sides that are up, and closed rows with what closes them."""
    lines = []
    for moon in (False, True) if view.mode == "sun" else ():
        cells = tuple(CELLS[cell] for cell, place in enumerate(view.field) if place and place.moon == moon)
        if cells:
            lines.append(line("tranquility-line-moons" if moon else "tranquility-line-suns", cells=cells))
    if wrong := wrong_sides(view):
        lines.append(line("tranquility-line-wrong", cells=tuple([CELLS[cell] for cell in sorted(wrong)])))
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


def _players(view: View) -> list[Line]:
    """What each has, then what lies before them: storms, and compasses last."""
    seats = list(enumerate(view.players))
    before = [told for each in seats for told in _before(*each)]
    return [*[_player(seat, player) for seat, player in seats], *held(view), *before]


def _player(seat: int, player: Player) -> Line:
    if player.gone:
        return line("tranquility-line-gone", seat=SEATS[seat])
    return line(
        "tranquility-line-player",
        seat=SEATS[seat],
        hand=COUNTS[player.hand],
        pile=COUNTS[player.pile],
        discards=COUNTS[player.discards],
    )


def _before(seat: int, player: Player) -> list[Line]:
    """What lies before a player, is in the hand by number or is given to the eight."""
    lines = []
    if player.pledged is not None:
        lines.append(line("tranquility-line-pledged", seat=SEATS[seat], n=COUNTS[player.pledged]))
    if player.monsters:
        lines.append(line("tranquility-line-monsters", seat=SEATS[seat], n=COUNTS[player.monsters]))
    for name, colours in (("storms", player.storms), ("aside", player.aside)):
        if colours:
            keys = tuple([Key(colour) for colour in colours])
            lines.append(line(f"tranquility-line-{name}", seat=SEATS[seat], colours=keys))
    if player.compasses:
        lines.append(line("tranquility-line-compasses", seat=SEATS[seat], n=COUNTS[player.compasses]))
    return lines


def _table(view: View) -> list[Line]:
    lines = [line("tranquility-line-shared", seat=SEATS[seat], other=SEATS[other]) for seat, other in view.shared]
    if view.supply is not None:
        lines.append(line("tranquility-line-supply", n=COUNTS[view.supply]))
    if view.mode == "sun" and not view.over:
        lines.append(line(f"tranquility-line-{'moon' if view.moon else 'sun'}{'-alone' if _alone(view) else ''}"))
    return lines


def reminder(view: View) -> Line | None:
    """What may not be talked of, and what may right now; None where nobody has to keep silent (TQ-14, TQ-33)."""
    if view.mode == "rivals" or view.over or _alone(view):
        return None
    if view.due is not None:
        return line("tranquility-reminder-eight")
    storms = "-storms" if "storms" in view.added else ""
    ahead = "" if view.start or view.mode == "arch" else "-start"  # the eight are still to come
    return line(f"tranquility-reminder{storms}{ahead}")
