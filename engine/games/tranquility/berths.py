"""Where a card of a hand may go, at what cost (TQ-5, TQ-6, TQ-19, TQ-21, TQ-22, TQ-31).

This is asked for every card of a hand at every question. Of all that lies on the field an island meets but the stretch
of empty cells between its neighbours in number, so the answer is made once for each kind of stretch, not each field.
"""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from engine.games.tranquility.cards import is_island, is_monster
from engine.games.tranquility.field import LINE, PILLARS, ROWS, VAULT, Field, Laid, full, laid, stretch
from engine.games.tranquility.state import Voyage, loose, under
from engine.games.tranquility.view import Spot

PILLAR_CELLS = tuple(cell for pillar in PILLARS for cell in pillar)
_ROW_MASKS = tuple(sum(1 << cell for cell in row) for row in ROWS)
_TOO_DEAR = 999
"""What cells cost that the hand can't pay for, whatever it is: so that more stretches are of the same kind."""
_FREE = tuple(Spot(cell, 0) for cell in LINE)


class Situation(Struct, frozen=True, gc=False):
    """All that decides where a hand's cards may go."""

    field: Field
    laid: Laid
    budget: int
    """How many cards there are to pay with, beside the one that is laid."""
    closed: int = 0
    """Mask of the closed cells (TQ-19)."""
    near: bool = False
    """Whether islands may lie beside others only (TQ-22, orange)."""
    phase: int = 0
    """Of the Great Arch, see `phase`."""


class Berths(NamedTuple):
    """The cells where a card may go."""

    spots: tuple[Spot, ...] = ()
    least: int = 0
    """The least cost."""
    most: int = 0

    def cost(self, cell: int) -> int | None:
        """What the card costs on a cell; None where it may not go there."""
        for spot in self.spots:
            if spot.cell == cell:
                return spot.cost
        return None


NOWHERE = Berths()


def closed_cells(state: Voyage) -> int:
    """Mask of the cells in rows in which no card may be played (TQ-19)."""
    cells = 0 if state.reef is None else _ROW_MASKS[state.reef]
    for _, row in state.purple:
        cells |= _ROW_MASKS[row]
    return cells


def phase(state: Voyage) -> int:
    """Great Arch: 1 while the pillars are built, then 2 (TQ-31); 0 in the other modes."""
    return 0 if state.mode != "arch" else 1 + full(state.field, PILLAR_CELLS)


def situation(state: Voyage, seat: int) -> Situation:
    """What decides where the cards of a seat's hand may go."""
    field, sailor = state.field, state.sailors[seat]
    budget = len(loose(sailor)) - 1
    if state.mode == "arch":
        part = phase(state)
        return Situation(field, laid(field, VAULT) if part == 2 else laid(field), budget, phase=part)
    if state.reef is None and state.supply is None:  # no row is closed, and no storm blows
        return Situation(field, laid(field), budget)
    near = bool(sailor.storms) and under(sailor, "orange")
    return Situation(field, laid(field), budget, closed_cells(state), near)


def berths(at: Situation, card: int) -> Berths:
    """Where a card may go: an island, or a monster that attacks one."""
    if is_island(card):
        return of_island(at, card)
    return of_monster(at) if is_monster(card) else NOWHERE


def of_island(at: Situation, card: int) -> Berths:
    """Where an island may go (TQ-5, TQ-6)."""
    if at.phase == 1:
        return _in_pillars(at.field, card)
    numbers, places = at.laid
    after = bisect(numbers, card)
    first, last = places[after - 1] + 1, places[after] - 1
    if first > last:
        return NOWHERE
    up, down, budget = card - numbers[after - 1], numbers[after] - card, at.budget
    if up > budget:
        up = _TOO_DEAR
    if down > budget:
        down = _TOO_DEAR
    return _in_stretch(first, last, up, down, at.closed, at.near, at.phase)


@lru_cache(maxsize=1 << 13)
def _in_stretch(first: int, last: int, up: int, down: int, closed: int, near: bool, phase: int) -> Berths:
    """The empty cells of a stretch, `up` and `down` being what it costs beside its neighbours (TQ-6).

    Beside an end of the line it costs nothing, and between two neighbours the lesser of both.
    """
    line = VAULT if phase == 2 else LINE
    up, down = up if first else 0, down if last < len(line) - 1 else 0
    if first == last:
        spots = _at_end(line[first], min(up, down) if up and down else up or down)
    else:
        spots = _at_end(line[first], up) + _FREE[line[first] + 1 : line[last]] + _at_end(line[last], down)
    if closed or near:  # beside others only is where an island costs something
        spots = tuple([spot for spot in spots if not closed >> spot.cell & 1 and (spot.cost or not near)])
    return _berths(spots)


def _at_end(cell: int, cost: int) -> tuple[Spot, ...]:
    return () if cost == _TOO_DEAR else (Spot(cell, cost),)


def _berths(spots: tuple[Spot, ...]) -> Berths:
    costs = [spot.cost for spot in spots]
    return Berths(spots, min(costs), max(costs)) if spots else NOWHERE


def _in_pillars(field: Field, card: int) -> Berths:
    """In the pillars there is no gap cost (TQ-31)."""
    found = [stretch(field, card, pillar) for pillar in PILLARS]
    return _of_pillars(*[(fits.first, fits.last + 1) if fits else (0, 0) for fits in found])


@lru_cache(maxsize=1 << 9)
def _of_pillars(*parts: tuple[int, int]) -> Berths:
    """These parts of the pillars, from a place up to another."""
    cells = [cell for pillar, (start, end) in zip(PILLARS, parts, strict=True) for cell in pillar[start:end]]
    return Berths(tuple([_FREE[cell] for cell in cells]))


def of_monster(at: Situation) -> Berths:
    """The islands that a monster may attack (TQ-21)."""
    return Berths(tuple([_FREE[cell] for cell in LINE if at.field[cell] and not at.closed >> cell & 1]))
