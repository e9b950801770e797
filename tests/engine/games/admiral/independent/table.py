"""Positions worked by hand: ships and forts lie as told, dice and winds come as told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.engine.games.admiral.independent import model, sailing
from tests.engine.games.admiral.independent.placing import start
from tests.engine.games.admiral.independent.state import State
from tests.engine.sailing.independent.sea import COURSES, name_of

FORCES = {"calm": 0, "fresh": 4, "storm": 23}
"""A draw that gives this force of the wind (AD-10)."""


def coming(winds: Sequence[str], dice: Sequence[int] = ()) -> list[tuple[int, int]]:
    """Bounds and what is drawn: dice first, then winds as ``NE storm``."""
    found = [(6, pips - 1) for pips in dice]
    for wind in winds:
        towards, force = wind.split()
        found += [(8, COURSES.index(towards)), (24, FORCES[force])]
    return found


class Table:
    """A game whose draws are given."""

    def __init__(self, plain: dict[str, Any], *winds: str) -> None:
        """`winds`: those drawn up to the first decision."""
        self.coming = coming(winds)
        self.state = start(plain, self.draw)
        assert not self.coming

    def draw(self, stop: int) -> int:
        bound, value = self.coming.pop(0)
        assert bound == stop
        return value

    def play(self, *moves: str, dice: Sequence[int] = (), winds: Sequence[str] = ()) -> State:
        """Moves of who has to decide, an empty one for nobody who joins; all these draws are made in them."""
        self.coming = coming(winds, dice)
        for words in moves:
            model.play(self.state, words.split(), self.draw)
        assert not self.coming
        return self.state

    def round(self, *moves: str) -> State:
        """The first seat does so and ends its turn, the second ends its own; the wind is fresh again."""
        self.play(*moves, "end")
        return self.play("end", winds=["N fresh"])

    def burn(self, *ids: str) -> None:
        """These are fireships since an earlier turn."""
        self.state.turn = 9
        for id in ids:
            self.state.ships[id].fireship = 1

    def refused(self, words: str) -> str:
        """The rule that refuses a move; empty if it is legal."""
        why = model.why_not(self.state, words.split())
        return "" if why is None else why.split(":")[0]

    def asked(self) -> tuple[int, str] | None:
        return None if self.state.over else (self.state.pending.seat, self.state.pending.kind)

    def goes(self, id: str) -> set[str]:
        """Where a ship may sail."""
        return {name_of(cell) for cell in sailing.destinations(self.state, self.state.ships[id])}

    def far(self, id: str, course: str) -> int:
        return sailing.reach(self.state, self.state.ships[id], COURSES.index(course))

    def left(self, *names: str) -> list[int]:
        """The strength of ships and forts; 0 for ships that are sunk."""
        pieces: dict[str, Any] = {**self.state.ships, **self.state.forts}
        return [pieces[name].strength if name in pieces else 0 for name in names]

    def lies(self, id: str) -> str:
        return name_of(self.state.ships[id].cell)


def table(
    ships: Sequence[str], wind: str = "E fresh", forts: Sequence[dict[str, Any]] = (), terms: Any = None, **rest: Any
) -> Table:
    """The first seat is to move. Ships are ``id seat cell``, then their strength and pearls if not as usual; brigs far
    off keep two seats in play. `rest`: of the board, pearls in the sea, seats, and mines as ``owner number cell
    [classes]``."""
    told = []
    for ship in [*ships, "b8 0 X1", "b9 1 A14"]:
        id, seat, cell, *numbers = ship.split()
        strength, pearls = [int(number) for number in numbers] + [None, 0][len(numbers) :]
        told.append({"id": id, "owner": int(seat), "cell": cell, "strength": strength, "pearls": pearls})
    pearls, seats, mines = rest.pop("pearls", {}), rest.pop("seats", 2), rest.pop("mines", [])
    laid = [dict(zip(("owner", "number", "cell", "waits"), mine.split(), strict=False)) for mine in mines]
    laid = [{**mine, "owner": int(mine["owner"]), "number": int(mine["number"])} for mine in laid]
    plain = {"seats": seats, "board": rest, "wind": wind.split(), "forts": forts, "ships": told, "pearls": pearls}
    return Table({**plain, "mines": laid, "terms": {"called": tuple(range(seats)), **(terms or {})}})


def crew(ships: list[str], wind: str = "E fresh", forts: Any = (), terms: Any = None, **rest: Any) -> Table:
    """Two teams of two, of which each seat has a brig far off."""
    far = ["b6 2 W1", "b7 3 A13"]
    told = {"teams": (0, 1, 0, 1), **(terms or {})}
    return table([*ships, *far], wind, forts, told, seats=4, **rest)


def fort(cell: str, owner: int | None, strength: int = 5, pearls: int = 0) -> dict[str, Any]:
    return {"cell": cell, "owner": owner, "strength": strength, "pearls": pearls}
