"""Positions set by hand, for the tests of the model."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from tests.engine.games.piratebay.independent.bay import Draws, Load, Ship
from tests.engine.games.piratebay.independent.board import MERCHANT_CELLS
from tests.engine.games.piratebay.independent.model import Model
from tests.engine.games.piratebay.independent.start import random_layout
from tests.engine.sailing.independent.sea import Cell, cell_of, name_of

ANCHORS = ("B8", "S13", "H19", "M2", "H2", "B13", "M19", "S8")
NORTH = ("N", "medium")


class Table:
    """A game whose draws are given; ships lie where they are said to lie, the others on their anchors.

    The wind blows north, medium, unless that card is out. Seat 0 begins.
    """

    def __init__(self, ships: dict[int, str], seats: int = 2, choose: bool = False, **options: Any) -> None:
        self.dice: list[int] = []
        layout = random_layout(seats, Random(1), choose)
        layout.first = 0
        layout.order = cell_of("O15")
        layout.merchants = dict(zip(MERCHANT_CELLS, (True, False, True, True), strict=True))
        if not choose:
            layout.islets = [cell_of(name) for name in ANCHORS[:seats]]
        draws = Draws(lambda: self.dice.pop(0), lambda cards: cards.index(NORTH) if NORTH in cards else 0)
        self.model = Model(seats, options, layout, draws)
        self.bay = self.model.bay
        for seat, said in ships.items():
            ship = self.ship(seat)
            cell, ship.heading, *masts = said.split()
            ship.cell = cell_of(cell)
            ship.masts = int(masts[0]) if masts else 2

    def ship(self, seat: int = 0) -> Ship:
        """The ship of a seat."""
        return self.bay.ships[seat]

    def where(self, seat: int = 0) -> str:
        """Cell, heading and masts of a ship, when all dice have been rolled."""
        assert not self.dice
        ship = self.ship(seat)
        return f"{name_of(ship.cell)} {ship.heading} {ship.masts}"

    def carry(self, seat: int, gold: int, cannons: int) -> Table:
        """Puts cargo into a hold, from the tiles that lie face down, so that the treasures stay 33."""
        for kind, number in (("gold", gold), ("cannon", cannons)):
            for cell in [cell for cell, tile in self.bay.tiles.items() if tile == kind][:number]:
                del self.bay.tiles[cell]
        self.ship(seat).cargo += Load(gold, cannons)
        return self

    def roll(self, *dice: int) -> Model:
        """The next decision, in which exactly these dice are rolled."""
        assert not self.dice
        self.dice = list(dice)
        return self.model

    def ends(self, turns: int = 1) -> Table:
        """So many turns are ended."""
        assert not self.dice
        for _ in range(turns):
            self.model.end_turn()
        return self


def exploring(*kinds: str, **options: Any) -> tuple[Table, list[Cell]]:
    """Seat 0 lies in a bay with tiles of these kinds next to it."""
    table = Table({0: "F6 N"}, **options)
    cells = [cell_of(name) for name in ("E5", "E6", "E7", "F5", "G5")]
    for cell in cells:
        table.bay.tiles.pop(cell, None)
    for cell, kind in zip(cells, kinds, strict=False):
        table.bay.tiles[cell] = kind
    return table, cells


def names(cells: Iterable[Cell]) -> str:
    """Cells as they are written, in order."""
    return " ".join(map(name_of, cells))
