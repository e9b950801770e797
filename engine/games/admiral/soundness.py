"""What a scenario must be, so that it can be played; the places of faults are those of its file (AD-60)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.datafiles import Fault
from engine.games.admiral import extras
from engine.games.admiral.data import LADEN
from engine.games.admiral.filed import SEA, Filed
from engine.games.admiral.layout import Board, board, chart, harbour
from engine.games.admiral.wrong import meaningless, said, wrong
from engine.sailing.sea import NUMBERS, bits, mask
from engine.tomllines import Place
from engine.values import Number


def faults(filed: Filed) -> list[Fault]:
    """All that is wrong with a scenario."""
    found = [*_cells(filed), *_islands(filed), *_players(filed), *_purpose(filed), *extras.said(filed)]
    if found:
        return found  # there is no board yet to hold the rest against
    return [*_sea(filed), *_forts(filed), *_ships(filed), *_pearls(filed)] or [*_reach(filed), *extras.room(filed)]


def _named(filed: Filed) -> Iterator[tuple[Place, str]]:
    """All cells that are named, but for islands."""
    for key, cells in (("reefs", filed.reefs), ("pearls", filed.pearls)):
        for number, cell in enumerate(cells):
            yield (key, number), cell
    for number, side in enumerate(filed.covered):
        yield ("covered", number), side.split()[0]
    for number, lot in enumerate(filed.lot):
        for which, cell in enumerate(lot.cells):
            yield ("lot", number, "cells", which), cell
    for number, fort in enumerate(filed.fort):
        yield ("fort", number, "at"), fort.at
        if fort.goal is not None:
            yield ("fort", number, "goal"), fort.goal
    for number, ship in enumerate(filed.ship):
        if ship.at is not None:
            yield ("ship", number, "at"), ship.at
    for number, island in enumerate(filed.island):
        yield ("island", number, "at"), island.at


def _cells(filed: Filed) -> Iterator[Fault]:
    known = {cell.token for cell in chart(filed.width, filed.height).cells}
    for place, cell in _named(filed):
        if cell not in known:
            yield wrong(place, "outside", cell=said(cell), width=Number(filed.width), height=Number(filed.height))


def _islands(filed: Filed) -> Iterator[Fault]:
    sea = chart(filed.width, filed.height)
    cells = {cell.token: cell for cell in sea.cells}
    land: set[tuple[int, int]] = set()
    for number, island in enumerate(filed.island):
        at = cells.get(island.at)
        if at is None:
            continue
        for place, row in enumerate(island.rows):
            where: Place = ("island", number, "rows", place)
            up = len(island.rows) - 1 - place
            if len(row) != len(island.rows[0]):
                yield wrong(where, "rows")
            if at.col + len(row) > filed.width or at.row + up >= filed.height:
                yield wrong(where, "row-outside", width=Number(filed.width), height=Number(filed.height))
            there = {(at.col + right, at.row + up) for right, letter in enumerate(row) if letter != SEA}
            if there & land:
                yield wrong(where, "row-on-island")
            land |= there


def _players(filed: Filed) -> Iterator[Fault]:
    most = max(filed.players)
    if len(set(filed.players)) != len(filed.players):
        yield wrong(("players",), "numbers-once")
    if filed.begins is not None and filed.begins > min(filed.players):
        yield wrong(("begins",), "no-player", n=Number(filed.begins))
    if min(filed.players) == 1 and filed.goal != "arrival":
        yield wrong(("players",), "alone")
    for number, ship in enumerate(filed.ship):
        if (ship.seat is None) != filed.chosen or (ship.at is None) != filed.chosen:
            yield wrong(("ship", number), "unlike-first")
    if filed.chosen:
        free = sum(fort.seat is None for fort in filed.fort)
        if free < most:
            yield wrong(("fort",), "few-forts", n=Number(most), free=Number(free))
        return
    if len(filed.players) > 1:
        yield wrong(("players",), "one-number-ships")
        return
    for key, seats in (("fort", [fort.seat for fort in filed.fort]), ("ship", [ship.seat for ship in filed.ship])):
        for number, seat in enumerate(seats):
            if seat is not None and seat > most:
                yield wrong((key, number, "seat"), "no-player", n=Number(seat))
    for seat in range(1, most + 1):
        if all(ship.seat != seat for ship in filed.ship):
            yield wrong(("ship",), "no-ship", n=Number(seat))


def _purpose(filed: Filed) -> Iterator[Fault]:
    """What is played for fits what there is."""
    race, pearls = filed.goal == "arrival", filed.goal == "pearls"
    for key, given, fits in (
        ("racers", bool(filed.racers), race), ("rounds", bool(filed.rounds), race),
        ("pearls_to_win", bool(filed.pearls_to_win), pearls),
    ):  # fmt: skip
        if given and not fits:
            yield meaningless(filed, key)
    if race:
        yield from _race(filed)
    if filed.goal == "afloat" and not filed.mines and not {"fire", "board", "fireship"} & set(filed.actions):
        yield wrong(("actions",), "harmless")
    there = len(filed.pearls) + sum(lot.draw for lot in filed.lot)
    there += sum(fort.pearls for fort in filed.fort) + sum(ship.pearls for ship in filed.ship)
    if pearls and not there:
        yield wrong((), "no-pearls")
    if there and not pearls:
        yield wrong((), "idle-pearls")
    if pearls and filed.pearls_to_win > there:
        yield wrong(("pearls_to_win",), "few-pearls", n=Number(there))
    if pearls and not filed.chosen:
        owners = {fort.seat for fort in filed.fort}
        for seat in range(1, max(filed.players) + 1):
            partners = next((team for team in filed.teams if seat in team), (seat,))
            if not owners & set(partners):
                yield wrong(("fort",), "no-fort-pearls", n=Number(seat))


def _race(filed: Filed) -> Iterator[Fault]:
    if not filed.rounds:
        yield wrong(("rounds",), "no-rounds")
    if not any(ship.kind in filed.racers for ship in filed.ship):
        yield wrong(("racers",), "racers")
    forts = {fort.at for fort in filed.fort}
    for number, fort in enumerate(filed.fort):
        starts = fort.seat is not None or filed.chosen
        if starts and fort.goal is None:
            yield wrong(("fort", number), "no-goal")
        elif fort.goal is not None and (fort.goal not in forts or fort.goal == fort.at):
            yield wrong(("fort", number, "goal"), "goal", cell=said(fort.goal))
    for seat in range(1, max(filed.players) + 1):
        if not filed.chosen and sum(fort.seat == seat for fort in filed.fort) != 1:
            yield wrong(("fort",), "one-fort", n=Number(seat))


def _sea(filed: Filed) -> Iterator[Fault]:
    """Reefs lie in the open sea, and sides and corners between cells that ships cross."""
    layout = filed.layout
    found = board(layout)
    lands = set(layout.closed) | set(layout.coastal)
    for number, cell in enumerate(filed.reefs):
        if filed.index(cell) in lands:
            yield wrong(("reefs", number), "reef-land", cell=said(cell))
        if cell in filed.reefs[:number]:
            yield wrong(("reefs", number), "reef-twice", cell=said(cell))
    for number, side in enumerate(filed.covered):
        cell, course = side.split()
        here = filed.index(cell)
        there = found.sea.beside[here][NUMBERS[course]]
        if there < 0:
            yield wrong(("covered", number), "side-edge", cell=said(cell))
        elif found.closed >> here & 1 or found.closed >> there & 1:
            yield wrong(("covered", number), "side-closed", cell=said(cell))


def _forts(filed: Filed) -> Iterator[Fault]:
    waters = board(filed.layout).waters
    before: set[str] = set()
    for number, fort in enumerate(filed.fort):
        if not waters >> filed.index(fort.at) & 1:
            yield wrong(("fort", number, "at"), "fort-land", cell=said(fort.at))
        if fort.at in before:
            yield wrong(("fort", number, "at"), "fort-twice", cell=said(fort.at))
        before.add(fort.at)


def _ships(filed: Filed) -> Iterator[Fault]:
    layout, forts = filed.layout, tuple([filed.index(fort.at) for fort in filed.fort])
    waters, ports = board(layout).waters, harbour(layout, forts)
    lying: Counter[int] = Counter()
    for number, ship in enumerate(filed.ship):
        if ship.pearls > LADEN[ship.kind] + 1:
            yield wrong(("ship", number, "pearls"), "hold", n=Number(LADEN[ship.kind] + 1))
        if ship.at is None:
            continue
        cell = filed.index(ship.at)
        lying[cell] += 1
        if not waters >> cell & 1 or ports.forts >> cell & 1:
            yield wrong(("ship", number, "at"), "ship-land", cell=said(ship.at))
        elif lying[cell] > (2 if ports.ports >> cell & 1 else 1):
            yield wrong(("ship", number, "at"), "ship-full", cell=said(ship.at))
    if filed.chosen:
        for number, port in enumerate(ports.port):
            if 2 * port.bit_count() < len(filed.ship):
                yield wrong(("fort", number), "port-full")


def _pearls(filed: Filed) -> Iterator[Fault]:
    layout = filed.layout
    lie = board(layout).waters & ~mask(filed.index(fort.at) for fort in filed.fort)
    places: list[tuple[Place, str]] = [(("pearls", number), cell) for number, cell in enumerate(filed.pearls)]
    for number, lot in enumerate(filed.lot):
        if lot.draw >= len(set(lot.cells)):
            yield wrong(("lot", number), "lot")
        places += [(("lot", number, "cells", which), cell) for which, cell in enumerate(lot.cells)]
    for place, cell in places:
        if not lie >> filed.index(cell) & 1:
            yield wrong(place, "pearl-land", cell=said(cell))


def _reach(filed: Filed) -> Iterator[Fault]:
    """Whoever races gets to the goal, who plays for pearls to them, and all to each other (by legal steps, on all
    courses).
    """
    layout, forts = filed.layout, tuple([filed.index(fort.at) for fort in filed.fort])
    found, ports = board(layout), harbour(layout, forts)
    for number, fort in enumerate(filed.fort):
        sea = _joined(found, ports.port[number], ports.forts)
        if fort.goal is not None and not sea & ports.port[forts.index(filed.index(fort.goal))]:
            yield wrong(("fort", number, "goal"), "no-way", cell=said(fort.at), goal=said(fort.goal))
        if fort.seat is not None or filed.chosen:
            for place, cell in _sunken(filed):
                if not sea >> filed.index(cell) & 1:
                    yield wrong(place, "pearl-far", cell=said(cell), fort=said(fort.at))
        if filed.chosen and filed.goal != "arrival" and not all(sea & port for port in ports.port):
            yield wrong(("fort", number), "fort-apart", fort=said(fort.at))
    if filed.chosen or filed.goal == "arrival":
        return
    first = filed.ship[0]
    sea = _joined(found, 1 << filed.index(first.at or ""), ports.forts)
    for number, ship in enumerate(filed.ship):
        if not sea >> filed.index(ship.at or "") & 1:
            yield wrong(("ship", number, "at"), "ship-apart", cell=said(ship.at or ""), start=said(first.at or ""))


def _sunken(filed: Filed) -> Sequence[tuple[Place, str]]:
    return [(place, cell) for place, cell in _named(filed) if place[0] in ("pearls", "lot")]


def _joined(found: Board, start: int, forts: int) -> int:
    """All water that ships can get to from some, as a mask."""
    reached = new = start
    while new:
        onward = 0
        for cell in bits(new):
            onward |= found.gates[cell]
        new = onward & ~forts & ~reached
        reached |= new
    return reached
