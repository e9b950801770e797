"""A game that no one plays, on a sea too large for a phone: who is to move sails a ship of his or hits another's.

It has commands of its own: `orders` at any time, in secret, `hail` once. What has no name is `flag`, once too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentResource
from msgspec.structs import replace
from pydantic import BaseModel

from bot import texts
from engine import flow, registry
from engine.game import Action, Choice, Decision, Event, Hooks, IllegalAction, Option, Outcome, View
from engine.seating import Setup
from engine.values import Cell, Key, Path, Piece, Seat, line
from engine.walk import Freely, check_path
from render import Marks, Picture, Sea
from render import registry as drawings
from render.drawing import wordless
from render.owners import SEATS
from tests.render.toy_sea import ToyDrawing, ToyView

COLS, ROWS = 40, 20
WORDS = """
toysea-name = Toy Sea
toysea-about = Toy Sea
    .name = toysea
toysea-ask = Which ship?
toysea-ask-where = Where does { $piece } sail?
toysea-ask-free = What?
toysea-ask-orders = Which orders?
toysea-turn = to sail
toysea-sailed = { $piece } sails to { $cell }.
    .brief = { $piece } sails to { $cell }
toysea-hit = { $piece } is hit.
    .brief = { $piece } is hit
toysea-ordered = Orders.
    .brief = { "" }
toysea-left = { $seat } leaves.
    .brief = leaves
toysea-resign = You leave.
toysea-piece = frigate { $id }
toysea-line = { $piece } on { $cell }
toysea-key-orders = standing orders
toysea-key-hail = hail
toysea-key-flag = flag
toysea-key-hold = hold
toysea-key-fire = fire
toysea-command-orders = Standing orders
    .name = orders
toysea-command-hail = Hail
    .name = hail
"""


class Turn(flow.Step, frozen=True, tag="turn"):
    pass


class SeaState(flow.State, frozen=True):
    todo: tuple[Turn, ...]
    ships: tuple[tuple[str, int, Cell], ...]
    """Each with its id, whose it is, and where."""
    turn: int = 1
    last: tuple[Cell, ...] = ()
    orders: tuple[str, ...] = ("hold", "hold")
    done: tuple[tuple[int, str], ...] = ()
    """Who has hailed or flagged."""


class SeaView(View, frozen=True):
    ships: tuple[tuple[str, int, Cell], ...]
    last: tuple[Cell, ...]


class NoOptions(BaseModel):
    pass


class ToySea:
    """`ships` is where they begin: ids, seats and cells."""

    id = "toysea"
    version = 1
    hooks = Hooks(commands=("orders", "hail"))
    Options: Any = NoOptions

    def __init__(self, ships: tuple[tuple[str, int, Cell], ...]) -> None:
        self.ships = ships

    def seats(self, options: Any) -> frozenset[int]:
        return frozenset({2})

    def new(self, setup: Setup, options: Any, chance: Any) -> SeaState:
        return flow.settle(SeaState(0, (Turn(0),), self.ships), lambda state: None)

    def pending(self, state: SeaState) -> dict[int, Decision]:
        return flow.decisions(state, lambda step: line("toysea-turn"))

    def choose(self, state: SeaState, seat: int, path: Path = ()) -> Choice | Action:
        flow.owed(state, seat)
        at = {id: (whose, cell) for id, whose, cell in state.ships}
        match path:
            case ():
                ships = [Piece(id, whose) for id, whose, _ in state.ships]
                return Choice(line("toysea-ask"), tuple(Option(ship, confirms=True) for ship in ships))
            case (Piece(id, whose),) if at[id][0] == whose != seat:
                return Action(path)
            case (Piece(id, whose) as ship,) if at[id][0] == whose:
                cells = tuple(Option(cell, confirms=True) for cell in reached(at[id][1]))
                return Choice(line("toysea-ask-where", piece=ship), cells)
            case (Piece(id), Cell() as cell) if cell in reached(at[id][1]):
                return Action(path)
        raise IllegalAction(line("refuse-no-such-move"))

    def may(self, state: SeaState, seat: int, path: Path = ()) -> Choice | Action | None:
        if not state.todo:
            return None
        match path:
            case ():
                keys = ["orders", *(key for key in ("hail", "flag") if (seat, key) not in state.done)]
                return Choice(line("toysea-ask-free"), tuple(Option(Key(key)) for key in keys))
            case (Key("orders"),):
                options = (Option(Key("hold")), Option(Key("fire")))
                return Choice(line("toysea-ask-orders"), options, secret=True)
        return Action(path)

    def apply(self, state: SeaState, seat: int, action: Action, chance: Any) -> tuple[SeaState, list[Event]]:
        path = action.path
        state = replace(state, count=state.count + 1)
        if isinstance(path[0], Key):
            assert isinstance(check_path(Freely(self), state, seat, path), Action)
            if path[0] == Key("orders"):
                orders = tuple(path[1].token if at == seat else order for at, order in enumerate(state.orders))
                return replace(state, orders=orders), [Event(None, line("toysea-ordered"), (seat,))]
            return replace(state, done=(*state.done, (seat, path[0].id))), [Event(line("toysea-ordered"))]
        assert isinstance(check_path(self, state, seat, path), Action)
        moved = path[0]
        assert isinstance(moved, Piece)
        ships = state.ships
        if isinstance(path[-1], Cell):
            ships = tuple((id, whose, path[-1] if id == moved.id else cell) for id, whose, cell in ships)
            events = [Event(line("toysea-sailed", piece=moved, cell=path[-1]))]
        else:
            ships = tuple(ship for ship in ships if ship[0] != moved.id)
            events = [Event(line("toysea-hit", piece=moved))]
        last = tuple(cell for id, _, cell in state.ships if id == moved.id) + path[1:]
        todo = () if len({whose for _, whose, _ in ships}) < 2 else (Turn(1 - seat),)
        after = replace(state, ships=ships, last=last, todo=todo, turn=state.turn + 1)
        return flow.settle(after, lambda state: None), events

    def view(self, state: SeaState, seat: int | None) -> SeaView:
        mover = state.todo[0].seat if state.todo else None
        return SeaView(viewer=seat, turn=state.turn, mover=mover, ships=state.ships, last=state.last)

    def redeal(self, state: SeaState, seat: int | None, chance: Any, recall: bool = True) -> SeaState:
        return replace(state, orders=tuple(order if at == seat else "hold" for at, order in enumerate(state.orders)))

    def describe(self, view: SeaView) -> list[Any]:
        return [line("toysea-line", piece=Piece(id, whose), cell=cell) for id, whose, cell in view.ships]

    def outcome(self, state: SeaState) -> Outcome | None:
        if state.todo:
            return None
        winner = state.ships[0][1]
        return Outcome(((winner,), (1 - winner,)), line("toysea-hit", piece=Piece("x", 1 - winner)))

    def dump(self, state: SeaState) -> bytes:
        return msgspec.json.encode(state)

    def load(self, data: bytes) -> SeaState:
        return msgspec.json.decode(data, type=SeaState)

    def default(self, state: SeaState, seat: int) -> Action:
        raise NotImplementedError

    def drop(self, state: SeaState, seat: int) -> tuple[SeaState, list[Event]]:
        return replace(state, count=state.count + 1, todo=()), [Event(line("toysea-left", seat=Seat(seat)))]

    def check(self, state: SeaState) -> None:
        pass


def reached(cell: Cell) -> tuple[Cell, ...]:
    """The cells up to two away."""
    near = [Cell(cell.col + dx, cell.row + dy) for dx in range(-2, 3) for dy in range(-2, 3) if dx or dy]
    return tuple(other for other in near if 0 <= other.col < COLS and 0 <= other.row < ROWS)


class Drawn:
    """The blocks of the render tests, of this game's views."""

    FIGURES: Mapping[str, object] = {}
    LEGEND = None
    TURNABLE = False
    words = staticmethod(wordless)
    blocks = ToyDrawing()

    def sea(self, view: object) -> Sea:
        return self.blocks.sea(_blocks(view))

    def draw(
        self,
        view: object,
        names: tuple[str, ...],
        marks: Marks | None = None,
        contrast: bool = False,
        colours: Sequence[int] = SEATS,
    ) -> list[Picture]:
        return self.blocks.draw(_blocks(view), names, marks, contrast, colours)

    def figure(self, name: str) -> Picture:
        raise KeyError(name)


def _blocks(view: object) -> ToyView:
    assert isinstance(view, SeaView)
    ships = {id: (seat, cell) for id, seat, cell in view.ships}
    return ToyView(COLS, ROWS, ships, view.last, view.viewer, view.turn)


@contextmanager
def entered(game: ToySea) -> Iterator[ToySea]:
    """The game beside the real ones, with its rules, its words and its pictures."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.GAMES_BY_ID, game.id, game)
        patch.setitem(drawings.DRAWINGS_BY_GAME, game.id, Drawn())
        for language in texts.LANGUAGES:
            texts.bundle(language).add_resource(FluentResource(WORDS), allow_overrides=True)
        try:
            yield game
        finally:
            texts.bundle.cache_clear()
            texts._plain.cache_clear()
            texts._format.cache_clear()
