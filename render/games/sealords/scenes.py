"""Small situations put together by hand, for the figures of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.sealords.data import EFFECTS, LAYOUTS, SCORES
from engine.games.sealords.sea import assembled, under
from engine.games.sealords.view import CellView, FleetView, LastView, Mine, SealordsView, ShipView, ShotView, Struck
from engine.values import Cell, read_cell
from render.games.sealords.look import COLS

LIGHT, DARK = 0, 1
LAYOUT = LAYOUTS["reefs"]


def cell(name: str) -> Cell:
    """A cell by its name."""
    found = read_cell(name)
    assert found is not None
    return found


def at(name: str) -> int:
    """A cell's index by its name."""
    return cell(name).row * COLS + cell(name).col


def parts() -> list[tuple[int, ...]]:
    """The sea's six boards: the cells of each."""
    return [under(seat, half, place) for seat, half in enumerate(LAYOUT.halves) for place in range(len(half))]


def position(
    ships: Mapping[str, ShipView] | None = None,
    mines: Mapping[str, Mine] | None = None,
    last: LastView | None = None,
) -> SealordsView:
    """A position with these ships and mines."""
    placed = {at(name): ship for name, ship in (ships or {}).items()}
    laid = {at(name): mine for name, mine in (mines or {}).items()}
    letters = assembled(*LAYOUT.halves)
    cells = tuple(CellView(EFFECTS[letter], placed.get(i), laid.get(i)) for i, letter in enumerate(letters))
    fleet = FleetView(coins=0, vp=0, hand=3, pile=15, reserve=9, extra=0, mines=0, turns=1)
    return SealordsView(
        viewer=None, turn=1, mover=last.seat if last else None, first=0, cells=cells, fleets=(fleet, fleet),
        market=(), shields=7, mines=14, last=last, hand=None,
    )  # fmt: skip


def laying() -> tuple[SealordsView, tuple[Cell, ...]]:
    """Light may lay a ship: on his home row, beside a battle ship, on a burning ship beside one. And where he may."""
    ships = {
        "B1": ShipView(LIGHT, (4,)),
        "B2": ShipView(LIGHT, (7,)),
        "C2": ShipView(DARK, (2,), burning=True),
        "D3": ShipView(DARK, (6,)),
        "E2": ShipView(LIGHT, (8,), burning=True),
    }
    return position(ships), tuple(map(cell, ("A1", "C1", "D1", "E1", "A2", "C2", "B3")))


def shots() -> SealordsView:
    """Three shots along rows: one hits behind an own and a burning ship, one takes a shield, one meets a mercenary."""
    ships = {
        "A3": ShipView(LIGHT, (3,)),
        "B3": ShipView(LIGHT, (6,)),
        "D3": ShipView(DARK, (4,), burning=True),
        "F3": ShipView(DARK, (8,), burning=True),
        "A2": ShipView(LIGHT, (3,)),
        "E2": ShipView(DARK, (5,), shields=1),
        "A1": ShipView(LIGHT, (3,)),
        "D1": ShipView(DARK, (2, 5, 8), "m08"),
        "F1": ShipView(DARK, (7,)),
    }
    fired: tuple[tuple[str, str, Struck], ...] = (
        ("A3", "F3", "burnt"), ("A2", "E2", "shield"), ("A1", "D1", "mercenary"),
    )  # fmt: skip
    flown = tuple(ShotView(at(start), at(end), struck) for start, end, struck in fired)
    return position(ships, last=LastView(LIGHT, tuple(at(start) for start, _, _ in fired), flown))


def scoring() -> tuple[SealordsView, tuple[tuple[str, str, str, int], ...]]:
    """A row with three equal numbers and a run, crossed by a run. And each combination: ends, where its label is."""
    numbers = {"A1": 5, "B1": 5, "C1": 5, "E1": 2, "F1": 3, "G1": 4, "A2": 6, "A3": 7}
    ships = {name: ShipView(LIGHT, (number,)) for name, number in numbers.items()}
    equal, run = SCORES.equal[3], SCORES.run[3]
    return position(ships), (("A1", "C1", "C2", equal), ("E1", "G1", "F2", run), ("A1", "A3", "B3", run))
