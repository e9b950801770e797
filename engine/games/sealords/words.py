"""A position in words, made from a view: the alt text of pictures and the text board."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.sealords.data import EFFECTS
from engine.games.sealords.layout import pictured
from engine.games.sealords.sea import CELLS
from engine.games.sealords.state import SEATS, boards_of, where
from engine.games.sealords.view import SealordsView, ShipView
from engine.values import Card, Key, Line, Number, Value, line

ROWS = 6
WIDTH = 7


def describe(view: SealordsView) -> list[Line]:
    """The turn, the hand, what each has and his ships by row, mines, the market, the free cells by effect.

    Before the first turn of the advanced variant: the boards of the halves in place of the fleets (SL-40).
    """
    if not view.turn:
        return [*_status(view), *_halves(view), *_sea(view)]
    lines = [*_status(view), *_hand(view)]
    for seat in (0, 1):
        lines.append(_fleet(view, seat))
        if seat == view.gift:
            lines.append(line("sealords-line-gift"))
        lines.extend(_ships(view, seat))
        if lost := view.fleets[seat].lost:
            lines.append(line("sealords-line-lost", ships=_numbers(sorted(lost))))
    return [*lines, *_mines(view), *_market(view), *_sea(view)]


def _status(view: SealordsView) -> list[Line]:
    if view.laying:
        return [line("sealords-line-laying", seats=tuple(SEATS[seat] for seat in view.laying))]
    if view.mover is None:
        return [line("sealords-line-over", turn=Number(view.turn))]
    if view.changing:
        return [line("sealords-line-changing", seat=SEATS[view.mover])]
    return [line("sealords-line-turn", turn=Number(view.turn), seat=SEATS[view.mover])]


def _halves(view: SealordsView) -> list[Line]:
    return [
        line("sealords-line-half", seat=SEATS[seat], boards=boards_of(pictured(seat, half)))
        for seat, half in enumerate(view.halves)
        if half
    ]


def _hand(view: SealordsView) -> list[Line]:
    lines = []
    if view.hand:
        lines.append(line("sealords-line-hand", ships=_numbers(view.hand)))
    if view.reserve is not None:
        lines.append(line("sealords-line-reserve", ships=_numbers(view.reserve)))
    return lines


def _fleet(view: SealordsView, seat: int) -> Line:
    """What a player has beside the board; the lines on his ships follow it and don't repeat his name."""
    fleet = view.fleets[seat]
    return line(
        "sealords-line-fleet",
        seat=SEATS[seat],
        coins=Number(fleet.coins),
        vp=Number(fleet.vp),
        mines=Number(fleet.mines),
        hand=Number(fleet.hand),
        pile=Number(fleet.pile),
        reserve=Number(fleet.reserve),
    )


def _ships(view: SealordsView, seat: int) -> list[Line]:
    """Battle ships by row, then what is particular: mercenaries, burning ships, shields."""
    standing: list[tuple[int, ShipView]] = []
    for cell, there in enumerate(view.cells):
        if there.ship is not None and there.ship.owner == seat:
            standing.append((cell, there.ship))
    lines = []
    for row in range(ROWS):
        here = [(c, s) for c, s in standing if c // WIDTH == row and not s.burning and s.card is None]
        if here:
            lines.append(line("sealords-line-row", row=Number(row + 1), **_listed(here)))
    for cell, ship in standing:
        if ship.card is not None:
            lines.append(line("sealords-line-hire", card=Card(ship.card), cell=CELLS[cell]))
    burning = [(c, s) for c, s in standing if s.burning]
    if burning:
        lines.append(line("sealords-line-burning", **_listed(burning)))
    shields = [cell for cell, ship in standing for _ in range(ship.shields)]  # two shields: named twice
    if shields:
        lines.append(line("sealords-line-shields", cells=where(shields)))
    return lines


def _mines(view: SealordsView) -> list[Line]:
    lines = []
    for kind in ("mine", "decoy", "fake"):
        cells = [cell for cell, there in enumerate(view.cells) if there.mine == kind]
        if cells:
            lines.append(line(f"sealords-line-{kind}s", cells=where(cells)))
    return lines


def _market(view: SealordsView) -> list[Line]:
    lines = []
    for cost in sorted({hire.cost for hire in view.market}):
        cards = tuple(Card(hire.card) for hire in view.market if hire.owner is None and hire.cost == cost)
        if cards:
            lines.append(line("sealords-line-market", cost=Number(cost), cards=cards))
    return [*lines, line("sealords-line-supply", shields=Number(view.shields), mines=Number(view.mines))]


def _sea(view: SealordsView) -> list[Line]:
    """Cells without a ship, by effect: where a ship lies the effect is used up or barred."""
    lines = []
    for kind in EFFECTS.values():
        cells = [cell for cell, there in enumerate(view.cells) if there.effect == kind and there.ship is None]
        if cells:
            lines.append(line("sealords-line-sea", effect=Key(kind), cells=where(cells)))
    return lines


def _numbers(numbers: Iterable[int]) -> tuple[Value, ...]:
    return tuple(Number(number) for number in numbers)


def _listed(ships: list[tuple[int, ShipView]]) -> dict[str, tuple[Value, ...]]:
    return {"numbers": _numbers(s.numbers[0] for _, s in ships), "cells": where(c for c, _ in ships)}
