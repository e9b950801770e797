"""A position in words, made from a view: the alt text of pictures and the text board."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.sealords.data import EFFECTS
from engine.games.sealords.layout import pictured
from engine.games.sealords.result import scores
from engine.games.sealords.sea import CELLS
from engine.games.sealords.state import SEATS, boards_of, where
from engine.games.sealords.view import SealordsView
from engine.values import Card, Key, Line, Number, Value, line


def describe(view: SealordsView) -> list[Line]:
    """How it ended, the hand, what each has, the turn, the sea ship by ship, mines, the market, free cells by effect,
    ships that are out of the game.

    Before the first turn of the advanced variant: the boards of the halves in place of the fleets (SL-40).
    """
    if not view.turn:
        return [_status(view), *_halves(view), *_market(view), *_sea(view)]
    known = scores(view)
    lines = [*_hand(view), _fleet(view, 0, known), _fleet(view, 1, known)]
    lines.insert(0 if view.over else len(lines), _status(view))
    if view.gift is not None:
        lines.append(line("sealords-line-gift", seat=SEATS[view.gift]))
    lines += [*_ships(view), *_mines(view), *_market(view)]
    lines.append(line("sealords-line-supply", shields=Number(view.shields), mines=Number(view.mines)))
    return [*lines, *_sea(view), *_lost(view)]


def _status(view: SealordsView) -> Line:
    if view.laying:
        return line("sealords-line-laying")
    if view.over:
        return line("sealords-line-out" if view.out else "sealords-line-over", turn=Number(view.turn))
    if view.changing:
        return line("sealords-line-changing")
    return line("sealords-line-turn", turn=Number(view.turn))


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


def _fleet(view: SealordsView, seat: int, points: tuple[int, ...]) -> Line:
    """What a player has beside the board, and what all of it is worth now."""
    fleet = view.fleets[seat]
    return line(
        "sealords-line-fleet",
        seat=SEATS[seat],
        side=Number(seat),
        scored=Number(len(points)),
        over=Number(view.over),
        points=Number(points[seat] if points else 0),
        coins=Number(fleet.coins),
        vp=Number(fleet.vp),
        mines=Number(fleet.mines),
        hand=Number(fleet.hand),
        pile=Number(fleet.pile),
        reserve=Number(fleet.reserve),
    )


def _ships(view: SealordsView) -> list[Line]:
    """Ship by ship, from A1 on: whose it is by its fleet, which is short, as there may be forty."""
    return [
        line(
            "sealords-line-ship", cell=CELLS[cell], ship=Card(ship.card) if ship.card else Number(ship.numbers[0]),
            side=Number(ship.owner), burning=Number(ship.burning), shields=Number(ship.shields),
        )
        for cell, there in enumerate(view.cells)
        if (ship := there.ship) is not None
    ]  # fmt: skip


def _lost(view: SealordsView) -> list[Line]:
    return [
        line("sealords-line-lost", seat=SEATS[seat], ships=_numbers(sorted(fleet.lost)))
        for seat, fleet in enumerate(view.fleets)
        if fleet.lost
    ]


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
    return lines


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
