"""A position in words, made from a view: the alt text of pictures and the text board."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.ageofsail.view import Fort, View, captain
from engine.sailing.orders import words
from engine.sailing.ships import piece
from engine.sailing.telling import SEATS
from engine.sailing.words import ship_line, wind_line
from engine.values import Card, Cell, Key, Line, Number, line


def describe(view: View) -> list[Line]:
    """Wind and situation, one's own orders, how it stands, the fleets ship by ship, the forts.

    An alt text has room for 1,024 characters, and leaves out lines from the end. So in an assault what all is about
    comes first, the fort and who is ashore. Of a sea of more than four parts there is first a line for each seat, and
    for each part who is there. Where there are many ships each is told in few words.
    """
    if view.scenario == "assault":
        return _assault(view)
    seats = (*view.order, *[seat for seat in range(view.seats) if seat not in view.order])
    lines = [*_wind(view), *ordered(view), _standing(view), *_roles(view), *_lines(view)]
    if view.cols * view.rows > FEW_PARTS * PART * PART:
        lines = [*_wind(view), _standing(view), *[_brief(view, seat) for seat in seats], *_parts(view), *ordered(view)]
        lines += [*_roles(view), *_lines(view)]
        seats = view.order
    for seat in seats:
        lines += _fleet(view, seat)
    return lines


def _assault(view: View) -> list[Line]:
    """How it stands, the fort and who is ashore; wind and orders; the attackers, the next to move first (AS-52)."""
    role, order = view.role, [seat for seat in view.order if seat != view.role]
    lines = [_standing(view), *_roles(view)]
    for seat in [role] if role is not None else []:
        lines += _fleet(view, seat)
    lines += [*_ashore(view), *_wind(view), *ordered(view)]
    for seat in [*order, *[seat for seat in range(view.seats) if seat not in (*order, role)]]:
        lines += _fleet(view, seat)
    return [*lines, *_lines(view)]


def _ashore(view: View) -> Iterator[Line]:
    """Masts in the fort: of each seat the cells with as many, the most first (AS-52)."""
    found: dict[tuple[int, int], list[Cell]] = {}
    for party in sorted(view.parties, key=lambda party: (party.seat, -party.masts)):
        found.setdefault((party.seat, party.masts), []).append(party.cell)
    for (seat, masts), cells in found.items():
        yield line(
            "ageofsail-line-party", seat=SEATS[seat], cells=tuple(cells), n=Number(masts), count=Number(len(cells))
        )


def _roles(view: View) -> Iterator[Line]:
    """Who plays which part in a scenario; who has the order; the fort to reach."""
    alone = captain(view)
    if alone is not None:
        yield line(f"ageofsail-line-role-{view.scenario}", seat=SEATS[alone])
    if view.order_of is not None:
        yield line("ageofsail-line-order", seat=SEATS[view.order_of])
    for fort in view.forts:
        if fort.seat is None:
            yield line("ageofsail-line-silent", cells=_cells(fort))


def _lines(view: View) -> Iterator[Line]:
    """Lines of ships (AS-40)."""
    owners = {ship.id: ship.seat for ship in view.ships}
    for ids in view.lines:
        seat = owners[ids[0]]
        yield line("ageofsail-line-line", seat=SEATS[seat], ships=tuple([piece(id, seat) for id in ids]))


def _cells(fort: Fort) -> tuple[Cell, ...]:
    return tuple([card.cell for card in fort.cards])


PART, FEW_PARTS = 10, 4
"""Columns and rows of a part of the sea, and of how many of them one needs no survey (AS-1)."""
FEW_SHIPS = 8
"""So many ships have a whole sentence each."""


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
    how = "sailing-line-ship" if len(view.ships) <= FEW_SHIPS else "sailing-line-ship-brief"
    lines += [ship_line(ship, how) for ship in view.ships if ship.seat == seat]
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
