"""What a fleet is worth as it stands, by the rules of the end (SL-50 to SL-54).

It is counted in the middle of a game as well, again and again, so what was counted before is remembered by all that it
depends on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.game import Score
from engine.games.sealords.data import HIRES
from engine.games.sealords.scoring import Combination, Count, count
from engine.games.sealords.sea import HALF, beside, bits
from engine.games.sealords.state import State, where
from engine.games.sealords.view import SealordsView
from engine.values import Card, Line, Number, line

PER_MINE = -2


class Standing(NamedTuple):
    """All that a fleet's points depend on."""

    seat: int
    ships: tuple[tuple[int, int, str | None], ...]
    """The battle ships in the order of their cells: cell, number (0 for a mercenary), mercenary."""
    shields: int
    """Shield tokens on them."""
    vp: int
    mines: int


class Counted(NamedTuple):
    """What a fleet is worth, and the combinations that make it up."""

    score: Score
    combinations: tuple[Combination, ...]


def standing(state: State, seat: int) -> Standing:
    """How a seat stands in a state."""
    ships = []
    shields = 0
    for cell in bits(state.battle[seat]):
        ship = state.ships[cell]
        assert ship is not None
        shields += ship.shields
        ships.append((cell, ship.number, ship.card))
    own = state.fleets[seat]
    return Standing(seat, tuple(ships), shields, own.vp, own.mines)


def seen(view: SealordsView, seat: int) -> Standing:
    """The same in a view: all of it is known to everybody."""
    ships: list[tuple[int, int, str | None]] = []
    shields = 0
    for cell, there in enumerate(view.cells):
        ship = there.ship
        if ship is not None and ship.owner == seat and not ship.burning:
            shields += ship.shields
            ships.append((cell, 0 if ship.card else ship.numbers[0], ship.card))
    own = view.fleets[seat]
    return Standing(seat, tuple(ships), shields, own.vp, own.mines)


@lru_cache(maxsize=1 << 12)
def counted(at: Standing) -> Counted:
    """A fleet's points, with the lines that add up to them."""
    fleet = {cell: (number,) if card is None else HIRES[card].candidates for cell, number, card in at.ships}
    hires = {cell: card for cell, _, card in at.ships if card is not None}
    battle = sum(1 << cell for cell in fleet)
    per_equal = sum(HIRES[card].scores == "combinations" for card in hires.values())
    found = count(fleet, per_equal)
    equals = sum(combination.kind == "equal" for combination in found.combinations)

    lines: list[tuple[int, Line]] = [_combination(combination) for combination in found.combinations]
    lines.extend(_numbers(hires, found))
    abroad = battle & HALF[1 - at.seat]
    if abroad:
        points = abroad.bit_count()
        lines.append((points, line("sealords-score-abroad", points=Number(points), cells=where(bits(abroad)))))
    for cell, card in hires.items():
        bonus = HIRES[card].scores
        if bonus is None:
            continue
        worth = {
            "neighbours": (beside(1 << cell) & battle).bit_count(),
            "shields": at.shields + len(hires),
            "combinations": equals,
        }[bonus]
        lines.append((worth, line(f"sealords-score-{bonus}", card=Card(card), points=Number(worth))))
    if at.vp:
        lines.append((at.vp, line("sealords-score-vp", points=Number(at.vp))))
    if at.mines:
        points = PER_MINE * at.mines
        lines.append((points, line("sealords-score-mines", points=Number(points), mines=Number(at.mines))))
    score = Score(sum(points for points, _ in lines), tuple(told for _, told in lines))
    return Counted(score, found.combinations)


def _combination(found: Combination) -> tuple[int, Line]:
    points = Number(found.points)
    if found.kind == "equal":
        number = Number(found.numbers[0])
        said = line("sealords-score-equal", points=points, number=number, cells=where(found.cells))
    else:
        first, last = Number(found.numbers[0]), Number(found.numbers[-1])
        said = line("sealords-score-run", points=points, first=first, last=last, cells=where(found.cells))
    return found.points, said


def _numbers(hires: dict[int, str], found: Count) -> list[tuple[int, Line]]:
    """What each mercenary counts as, where that made a difference."""
    used = {cell for combination in found.combinations for cell in combination.cells}
    return [
        (0, line("sealords-score-number", card=Card(card), number=Number(found.numbers[cell])))
        for cell, card in hires.items()
        if cell in used
    ]
