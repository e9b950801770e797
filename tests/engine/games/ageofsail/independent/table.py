"""Positions worked by hand: a battle or a scenario of the model whose ships lie as told and whose draws are given."""

from __future__ import annotations

from typing import Any

from tests.engine.games.ageofsail.independent.battle import Ship
from tests.engine.games.ageofsail.independent.model import Model
from tests.engine.sailing.independent.sea import cell_of, name_of

NORTH_MEDIUM = 1
"""The place of this card in the whole deck."""
THEN_NORTH_STRONG = 0
"""The place of this card in the deck without that one."""
STORM, TELEPORT, REPAIR, FAIR, CALM, GUNNERS, FOG, SHIFT = 0, 3, 9, 12, 15, 17, 19, 21
"""The place of the first such card in the whole deck."""


class Table:
    """A battle whose draws are given: dice by their pips, ships that aren't named are sunk."""

    def __init__(
        self, ships: dict[str, str], card: int | None = None, seats: int = 2, first: int = 0, **options: Any
    ) -> None:
        self.coming: list[int] = [NORTH_MEDIUM]
        """Draws to come; a scenario without places to take begins with the wind."""
        self.model = Model(seats, {"situations": card is not None, **options}, self.draw, first)
        self.battle: Any = self.model.battle
        """A `Battle`, with what a scenario has besides."""
        if "scenario" in options:
            self.take_places()
        self.put(ships)
        self.cards = [NORTH_MEDIUM] + ([] if card is None else [card])

    def take_places(self) -> None:
        """Whatever the places are, all take some."""
        while (kind := next(iter(self.model.owes().values()))) in ("fort", "place"):
            (seat,) = self.model.owes()
            self.coming = [NORTH_MEDIUM]
            self.model.act(seat, min(self.model.paths(seat)) if kind == "place" else self.lay())

    def lay(self) -> str:
        """The next cell of a fort of two columns, J8:K12."""
        laid = self.model.layout()
        return next(name for row in range(8, 13) for name in (f"J{row}", f"K{row}") if name not in laid)

    def put(self, ships: dict[str, str]) -> None:
        """Ships as cell, heading and, if not whole, masts."""
        for ship in self.battle.ships:
            cell, heading, *masts = ships[ship.id].split() if ship.id in ships else ("A1", "N", "0")
            ship.cell, ship.heading, ship.masts = cell_of(cell), heading, int(masts[0]) if masts else ship.size
        self.model.look_again()

    def change(self, name: str, cell: str | None = None, seat: int | None = None) -> Table:
        """A ship lies elsewhere or is somebody else's, amid a turn."""
        ship = self.ship(name)
        ship.cell = ship.cell if cell is None else cell_of(cell)
        ship.seat = ship.seat if seat is None else seat
        self.model.look_again()
        return self

    def line(self, *names: str) -> Table:
        """These ships are a line."""
        self.battle.lines.append([self.ship(name) for name in names])
        return self

    def lines(self) -> list[str]:
        """The lines that there are."""
        return [" ".join(ship.id for ship in line) for line in self.battle.lines]

    def draw(self, number: int) -> int:
        value = self.coming.pop(0)
        assert 0 <= value < number
        return value

    def begin(self, *draws: int) -> Table:
        """The first turn's cards: the wind blows north, medium."""
        self.coming = [*self.cards, *draws]
        self.model.act(self.battle.mover, "wind")
        assert not self.coming
        return self

    def act(self, path: str, *dice: int, seat: int | None = None, after: tuple[int, ...] = ()) -> Table:
        """An action of who owes one, these dice rolled in it, these other draws made after them."""
        self.coming = [pips - 1 for pips in dice] + list(after)
        self.model.act(next(iter(self.model.owes())) if seat is None else seat, path)
        assert not self.coming
        return self

    def ship(self, name: str) -> Ship:
        found: Ship = self.battle.named(name)
        return found

    def lies(self, *names: str) -> str:
        """Where ships lie and head."""
        return ", ".join(f"{name_of(self.ship(name).cell)} {self.ship(name).heading}" for name in names)

    def owed(self, seat: int | None = None) -> set[str]:
        """The paths of this seat, or of who owes something."""
        return self.model.paths(next(iter(self.model.owes())) if seat is None else seat)

    def cells(self, prefix: str) -> set[str]:
        """What follows after this in the paths, if it is one word."""
        rest = (path.removeprefix(prefix + " ") for path in self.owed() if path.startswith(prefix + " "))
        return {word for word in rest if " " not in word}
