"""Questions of cargo that come one after another, or in the midst of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec.structs import replace

from engine import notation
from engine.game import Action
from engine.games import piratebay
from engine.games.piratebay.board import INDEX, TREASURES
from engine.games.piratebay.options import Options
from engine.games.piratebay.state import NOTHING, Cargo, State
from engine.games.piratebay.tiles import NONE_DOWN
from engine.sailing import wind
from engine.sailing.orders import Orders
from engine.seating import Setup
from engine.values import read_cell
from tests.engine.sailing.waters import Dice

ALL_LOST = Cargo(10, 20)
"""What lies face down on treasure cells at the start."""


def place(name: str) -> int:
    """A cell by its name."""
    cell = read_cell(name)
    assert cell is not None
    return INDEX[cell]


def position(ships: Iterable[str], holds: tuple[Cargo, ...], goods: dict[str, Cargo], **more: Any) -> State:
    """Seat 0 is to move and the wind blows north, strong; nothing lies face down, and what isn't said to be elsewhere
    has been lost.
    """
    state = piratebay.new(Setup(len(holds), 0), Options(), Random(1))
    lost = ALL_LOST
    for cargo in (*holds, *goods.values()):
        lost -= cargo
    heaps = {place(name): cargo for name, cargo in goods.items()}
    return replace(
        state,
        ships=tuple([replace(one, cell=place(name)) for one, name in zip(state.ships, ships, strict=True)]),
        holds=holds,
        tiles="".join(["m" if cell in _MARKS else NONE_DOWN for cell in TREASURES]),
        heaps=tuple([heaps.get(cell, NOTHING) for cell in TREASURES]),
        lost=lost,
        wind=0,
        winds=wind.FULL & ~1,
        **more,
    )


_MARKS = TREASURES[-2:]
"""Marks stay where they lie (PB-20)."""


def played(state: State, seat: int, text: str, *faces: int) -> State:
    """The state after a move as it is typed, with these dice and, after them, the first wind card if one is drawn."""
    action = Action(notation.read(piratebay, state, seat, text))
    state, _ = piratebay.apply(state, seat, action, _DiceAndWind(*faces))
    piratebay.check(state)
    return state


class _DiceAndWind(Dice):
    def randrange(self, stop: int, /) -> int:
        return super().randrange(stop) if stop == 6 else 0


def asked(state: State) -> tuple[int, str | None]:
    """Who is asked, and what."""
    (seat,) = piratebay.pending(state)
    return seat, piratebay.view(state, None).asked


def test_pb10_who_has_chosen_what_to_keep_of_a_boarding_may_still_unload() -> None:
    """PB-12: the choice comes before the work, and doesn't end the turn."""
    state = position(("G9", "F9"), (Cargo(2, 1), Cargo(1, 1)), {"N16": Cargo(0, 2)})
    state = played(state, 0, "F9", 6, 1, 6, 1)
    assert asked(state) == (0, "cargo")
    state = played(state, 0, "3")
    assert asked(state) == (0, "stop")
    state = played(state, 0, "unload F8 3 0")
    assert state.holds == (Cargo(0, 1), NOTHING)


def test_pb12_a_defender_who_has_won_chooses_and_then_the_next_turn_begins() -> None:
    state = position(("G9", "F9"), (Cargo(1, 2), Cargo(2, 0)), {}, orders=(Orders(), Orders(prizes="ask")))
    state = played(state, 0, "F9", 1, 6, 1, 6)
    assert asked(state) == (1, "cargo")
    state = played(state, 1, "2")
    assert asked(state) == (1, "turn")
    assert state.holds == (NOTHING, Cargo(2, 2))


def test_pb23_the_order_is_loaded_after_three_treasures_by_itself_too() -> None:
    goods = {"E5": Cargo(1, 0), "E6": Cargo(0, 1), "F5": Cargo(1, 0), "G5": Cargo(0, 1)}
    state = position(("F6", "T20"), (NOTHING, NOTHING), goods, order_at=place("F6"))
    for text in ("load E5 gold", "E6 cannon", "F5 gold"):
        state = played(state, 0, text)
    assert asked(state) == (0, "load")
    state = played(state, 0, "order")
    assert state.order_of == 0
    assert asked(state) == (1, "turn")


def test_pb28_the_game_may_end_while_cargo_is_chosen() -> None:
    """PB-12: what would have been kept is nobody's concern then."""
    state = position(("G9", "F9"), (Cargo(2, 1), Cargo(1, 1)), {"N16": Cargo(0, 2)})
    state = played(state, 0, "F9", 6, 1, 6, 1)
    state, _ = piratebay.drop(state, 1)
    piratebay.check(state)
    assert piratebay.view(state, None).winners == (0,)
