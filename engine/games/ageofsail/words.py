"""A position in words, made from a view: the alt text of pictures and the text board."""

from __future__ import annotations

from engine.games.ageofsail.view import Fort, View, captain
from engine.sailing.orders import words
from engine.sailing.ships import piece
from engine.sailing.telling import SEATS
from engine.sailing.words import ship_line, wind_line
from engine.values import Card, Cell, Key, Line, Number, line


def describe(view: View) -> list[Line]:
    """Wind and situation, one's own orders, how it stands, the fleets ship by ship, the forts.

    Of a sea of more than four parts there is first a line for each seat, and for each part who is there: an alt text
    has room for 1,024 characters, and leaves out lines from the end.
    """
    seats = (*view.order, *[seat for seat in range(view.seats) if seat not in view.order])
    if view.scenario == "assault":  # what all is about comes first
        seats = tuple(sorted(seats, key=lambda seat: seat != view.role))
    lines = [*_wind(view), *ordered(view), _standing(view), *_besides(view)]
    if view.cols * view.rows > FEW_PARTS * PART * PART:
        lines = [*_wind(view), _standing(view), *[_brief(view, seat) for seat in seats], *_parts(view), *ordered(view)]
        lines += _besides(view)
        seats = view.order
    for seat in seats:
        lines += _fleet(view, seat)
    return lines


def _besides(view: View) -> list[Line]:
    """Who plays which part in a scenario, the fort to reach, masts ashore; who has the order; lines of ships."""
    lines = []
    alone = captain(view)
    if alone is not None:
        lines.append(line(f"ageofsail-line-role-{view.scenario}", seat=SEATS[alone]))
    if view.order_of is not None:
        lines.append(line("ageofsail-line-order", seat=SEATS[view.order_of]))
    lines += [line("ageofsail-line-silent", cells=_cells(fort)) for fort in view.forts if fort.seat is None]
    lines += [
        line("ageofsail-line-party", seat=SEATS[party.seat], cell=party.cell, n=Number(party.masts))
        for party in view.parties
    ]
    owners = {ship.id: ship.seat for ship in view.ships}
    for ids in view.lines:
        seat = owners[ids[0]]
        lines.append(line("ageofsail-line-line", seat=SEATS[seat], ships=tuple([piece(id, seat) for id in ids])))
    return lines


def _cells(fort: Fort) -> tuple[Cell, ...]:
    return tuple([card.cell for card in fort.cards])


PART, FEW_PARTS = 10, 4
"""Columns and rows of a part of the sea, and of how many of them one needs no survey (AS-1)."""


def _brief(view: View, seat: int) -> Line:
    """What a seat has, in short."""
    if seat in view.out:
        return line("ageofsail-line-out", seat=SEATS[seat])
    masts = Number(_masts(view, seat))
    guns = Number(sum(len(_live(fort)) for fort in view.forts if fort.seat == seat))
    if not view.sums:
        return line("ageofsail-line-brief-printed", seat=SEATS[seat], masts=masts, cannons=guns)
    total, now = Number(view.sums[seat]), Number(view.afar[seat])
    return line("ageofsail-line-brief", seat=SEATS[seat], masts=masts, cannons=guns, sum=total, now=now)


def _parts(view: View) -> list[Line]:
    """Who has how many ships in which part of the sea: where most seats meet comes first."""
    found: dict[tuple[int, int], list[int]] = {}
    for ship in view.ships:
        found.setdefault((ship.cell.col // PART, ship.cell.row // PART), []).append(ship.seat)
    lines = []
    for (col, row), seats in sorted(found.items(), key=lambda part: (-len(set(part[1])), -len(part[1]), part[0])):
        start, end = Cell(col * PART, row * PART), Cell(col * PART + PART - 1, row * PART + PART - 1)
        there = tuple([SEATS[seat] for seat in sorted(set(seats))])
        lines.append(line("ageofsail-line-part", start=start, end=end, n=Number(len(seats)), names=there))
    return lines


def _masts(view: View, seat: int) -> int:
    return sum(ship.masts for ship in (*view.ships, *view.waiting) if ship.seat == seat)


def _live(fort: Fort) -> tuple[Cell, ...]:
    """The cells of a fort's live cannons."""
    return tuple([card.cell for card in fort.cards if card.live and not card.arms])


def _wind(view: View) -> list[Line]:
    if view.wind is None:
        return []
    lines = [wind_line(view.wind)]
    if view.situation is not None:
        lines.append(line("ageofsail-line-situation", card=Card(view.situation)))
    return lines


def ordered(view: View) -> tuple[Line, ...]:
    """The viewer's standing orders, until the battle is over; see `engine.game.Hooks`."""
    if view.orders is None or view.over or (view.scenario == "assault" and view.viewer != view.role):
        return ()
    said = {kind: Key(f"{kind}-{word}") for kind, word in words(view.orders).items()}
    if view.scenario == "assault":
        return (line("ageofsail-line-orders-fort", forts=said["forts"]),)
    if view.role is not None:
        return (line("ageofsail-line-orders-race", fire=said["return"], bear=said["turn"]),)
    return (
        line(
            "ageofsail-line-orders", fire=said["return"], bear=said["turn"], forts=said["forts"], prizes=said["prizes"]
        ),
    )


def _standing(view: View) -> Line:
    round, quiet, end = Number(view.round), Number(view.quiet), Number(view.quiet_end)
    if view.rounds is None:
        return line("ageofsail-line-round-printed", round=round, quiet=quiet, end=end)
    rounds = Number(view.rounds)
    if view.role is not None:
        return line("ageofsail-line-round-race", round=round, rounds=rounds)
    return line("ageofsail-line-round", round=round, rounds=rounds, quiet=quiet, end=end)


def _fleet(view: View, seat: int) -> list[Line]:
    """A seat's sum, its ships and its fort."""
    if seat in view.out:
        return [line("ageofsail-line-out", seat=SEATS[seat])]
    masts = Number(_masts(view, seat))
    if view.scenario == "assault" and seat == view.role:
        return [_fort(fort) for fort in view.forts if fort.seat == seat]
    if view.sums:
        total, now = Number(view.sums[seat]), Number(view.afar[seat])
        lines = [line("ageofsail-line-fleet", seat=SEATS[seat], masts=masts, sum=total, now=now)]
    else:
        lines = [line("ageofsail-line-fleet-printed", seat=SEATS[seat], masts=masts)]
    lines += [ship_line(ship) for ship in view.ships if ship.seat == seat]
    waiting = tuple([piece(ship.id, seat) for ship in view.waiting if ship.seat == seat])
    if waiting:
        lines.append(line("ageofsail-line-waiting", seat=SEATS[seat], ships=waiting))
    return [*lines, *[_fort(fort) for fort in view.forts if fort.seat == seat]]


def _fort(fort: Fort) -> Line:
    live = _live(fort)
    arms = next((card for card in fort.cards if card.arms), None)
    if arms is None:
        down = tuple([card.cell for card in fort.cards if not card.live])
        return line(
            "ageofsail-line-fort-laid", n=Number(len(live)), cells=live, all=Number(len(fort.cards)), down=down,
            over=Number(len(down)),
        )  # fmt: skip
    return line("ageofsail-line-fort", n=Number(len(live)), cells=live, arms=Number(arms.live))
