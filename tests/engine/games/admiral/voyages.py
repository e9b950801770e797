"""Games of Admiral by the contract: moves as they are typed, winds and dice that are known before."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from msgspec.structs import replace

from engine import notation
from engine.game import Action, Event, IllegalAction
from engine.games import admiral
from engine.games.admiral.layout import Layout
from engine.games.admiral.options import Options
from engine.games.admiral.orders import Orders
from engine.games.admiral.state import State
from engine.sailing.sea import NUMBERS
from engine.seating import Setup
from engine.values import Path, read_cell
from tests.engine.sailing import positions

FORCES = {"calm": 0, "fresh": 8, "storm": 23}
"""A draw out of 24 that gives each force."""


class Winds:
    """Chance that is known before: winds (``NE storm``) round by round, then fresh ones to the north; and dice."""

    def __init__(self, *winds: str, dice: Iterable[int] = ()) -> None:
        self.winds, self.dice = list(winds), list(dice)
        self.drawn: list[int] = []

    def randrange(self, stop: int, /) -> int:
        if stop == 6:
            return self.dice.pop(0) - 1
        if stop == 8:
            towards, force = (self.winds.pop(0) if self.winds else "N fresh").split()
            self.drawn.append(FORCES[force])
            return NUMBERS[towards]
        return self.drawn.pop(0) if stop == 24 else 0

    def shuffle(self, x: Any, /) -> None:
        """Nothing changes its place."""


def begun(scenario: str = "fleet", *winds: str, seats: int = 0, **given: Any) -> State:
    """A game at its first question, begun by the first seat; without mines unless they are said."""
    options = Options(scenario=scenario, **{"mines": "none"} | given)
    return admiral.new(Setup(seats or max(admiral.seats(options)), 0), options, Winds(*winds))


def read(state: State, move: str) -> Path:
    (who,) = admiral.pending(state)
    return notation.read(admiral, state, who, move, lambda path: admiral.hooks.spellings(state, who, path))


def play(state: State, *moves: str, chance: Any = None) -> tuple[State, list[Event]]:
    """The state after these moves of whoever is asked, each held against the invariants, and what was told."""
    chance, events = chance or Winds(), []
    for move in moves:
        (who,) = admiral.pending(state)
        state, told = admiral.apply(state, who, Action(read(state, move)), chance)
        admiral.check(state)
        assert admiral.load(admiral.dump(state)) == state
        events += told
    return state, events


def refused(state: State, move: str) -> str:
    """Why a move isn't allowed, without the id's common part."""
    try:
        path = read(state, move)
    except IllegalAction as refusal:
        return refusal.reason.id.split("refuse-")[1]
    raise AssertionError(f"{move} is allowed: {path}")


options = partial(positions.options, admiral)


def ordered(state: State, seat: int, **orders: str) -> State:
    """The state with other standing orders of a seat."""
    return replace(state, orders=(*state.orders[:seat], Orders(**orders), *state.orders[seat + 1 :]))  # type: ignore[arg-type]


def where(state: State, id: str) -> str:
    """The cell of a ship, "-" of one that is lost."""
    ship = next(ship for ship in state.ships if ship.id == id)
    return state.board.cells[ship.cell].token if ship.strength else "-"


def small(width: int, height: int, rows: str = "", covered: Iterable[tuple[int, int]] = ()) -> Layout:
    """A board as it is drawn, rows from north to south: ``#`` closed, ``~`` coastal, ``o`` reef, ``.`` sea."""
    drawn = "".join(reversed(rows.split())) or "." * width * height
    cells = {mark: tuple([at for at, there in enumerate(drawn) if there == mark]) for mark in "#~o"}
    return Layout(width, height, cells["#"], cells["~"], tuple(sorted(covered)), cells["o"])


def cell(layout: Layout, name: str) -> int:
    """The number of a cell."""
    found = read_cell(name)
    assert found is not None
    return found.row * layout.width + found.col
