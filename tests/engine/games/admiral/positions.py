"""Positions of Admiral by hand: ships and forts on a board, what is done in words, dice that are known before."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.flow import settle
from engine.game import Action, Choice, Event
from engine.games.admiral import boarding, fire, pearls, repair, sharing, storming
from engine.games.admiral.data import FORT, SIZES
from engine.games.admiral.layout import Layout, chart
from engine.games.admiral.orders import USUAL
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import Fort, Join, Pearls, Share, State, Turn, Wind
from engine.games.admiral.terms import Terms
from engine.sailing.sea import NUMBERS
from engine.sailing.telling import Log
from engine.values import Answer, Key, Number, Path, Picks, Piece, read_cell
from tests.engine.sailing.waters import Dice

TERMS = Terms(
    scenario="fleet", force=(4, 16, 4), goal="pearls", pearls=2, racers="", least=0, fire=True, board=True, repair=True,
    quiet=15, rounds=0, shared=True, hard=False, beside=False, automatic=True, doldrums=True, homeless=0,
    mines=0, fireships=False,
)  # fmt: skip
WIDTH, HEIGHT = 24, 14
CELLS = chart(WIDTH, HEIGHT).index


def at(name: str) -> int:
    """The number of a cell of the whole board."""
    cell = read_cell(name)
    assert cell is not None
    return CELLS[cell]


def cells(names: str) -> tuple[int, ...]:
    """Numbers of cells."""
    return tuple([at(name) for name in names.split()])


def water(closed: str = "", reefs: str = "", coastal: str = "", covered: str = "") -> Layout:
    """A whole board with land; `covered`: sides and corners, as ``C4-NE``."""
    sides = [side.split("-") for side in covered.split()]
    return Layout(
        WIDTH, HEIGHT, cells(closed), cells(coastal), tuple([(at(cell), NUMBERS[course]) for cell, course in sides]),
        cells(reefs),
    )  # fmt: skip


def ship(id: str, cell: str, strength: int = 0, **more: Any) -> Ship:
    """A ship; s1 is the first seat's and so on, undamaged unless her strength is said."""
    return replace(Ship(id, int(id[1:]) - 1, at(cell), strength or SIZES[id[0]]), **more)


def fort(cell: str, seat: int, strength: int = FORT.strength, **more: Any) -> Fort:
    """A fort of a seat."""
    return replace(Fort(f"fort-{cell.lower()}", seat, at(cell), strength), **more)


def position(
    *ships: Ship, forts: tuple[Fort, ...] = (), wind: str = "fresh", towards: str = "NE", seats: int = 2,
    layout: Layout | None = None, terms: dict[str, Any] | None = None, **more: Any,
) -> State:  # fmt: skip
    """A position in the first seat's turn."""
    state = State(
        count=20, todo=(Turn(seat=0, begun=True),), layout=layout or water(), terms=replace(TERMS, **(terms or {})),
        first=0, mover=0, turn=9, round=5, wind=Wind(NUMBERS[towards], wind),
        ships=tuple(sorted(ships, key=lambda one: ("sgfb".index(one.id[0]), int(one.id[1:])))), forts=forts,
        sea_pearls=(), landed=(-1,) * seats, orders=(USUAL,) * seats, out=(), goals=(-1,) * seats, arrived=(), quiet=0,
        stirred=False, tracks=(), salvos=(), fights=(), marks=(), over=None, sides=tuple(range(seats)),
        cycle=tuple(range(seats)), homeless=(0,) * seats, bases=(), mines=(), blown=(),
        shown=(0,) * seats,
    )  # fmt: skip
    return replace(state, **more)


def place(state: State, id: str) -> int:
    """The place of a ship or fort among its like."""
    return next(at for at, one in enumerate([*state.ships, *state.forts]) if one.id == id) % len(state.ships)


def named(state: State, id: str) -> Any:
    """A ship or fort by its id."""
    return next(one for one in [*state.ships, *state.forts] if one.id == id)


def strengths(state: State) -> dict[str, int]:
    """Strength by id."""
    return {one.id: one.strength for one in [*state.ships, *state.forts]}


def path(state: State, text: str) -> Path:
    """The answers that are written so."""
    return tuple([_answer(state, token) for token in text.split()])


def _answer(state: State, token: str) -> Answer:
    if token.startswith("{"):
        return Picks(tuple([_answer(state, one) for one in token[1:-1].split(",") if one]))
    if token.isdigit():
        return Number(int(token))
    for one in [*state.ships, *state.forts]:
        if one.id == token:
            return Piece(one.id) if one.seat < 0 else Piece(one.id, one.seat)
    return read_cell(token) or Key(token)


def asked(state: State, text: str) -> Choice | Action:
    """What is asked after these answers, or the action: of a turn by its first word, or of the question on top."""
    found = path(state, text)
    step = state.todo[0]
    if isinstance(step, Share):
        return sharing.choose_share(state, step, found)
    if isinstance(step, Pearls):
        return sharing.choose_pearls(state, step, found)
    if isinstance(step, Join):
        return storming.choose_join(state, step, found)
    if isinstance(found[0], Key):
        choose = {"fire": fire.choose_fire, "board": boarding.choose_board, "storm": storming.choose_storm}
        return choose[found[0].id](state, found)
    place = next(at for at, one in enumerate(state.ships) if one.id == text.split()[0])
    choose_own = pearls.choose_cargo if text.split()[1] in ("load", "unload") else repair.choose_task
    return choose_own(state, place, found)


def options(state: State, text: str) -> list[str]:
    """The tokens of the options of a question."""
    found = asked(state, text)
    assert isinstance(found, Choice)
    return [option.value.token for option in found.options]


def does(state: State, text: str, *dice: int) -> tuple[State, list[Event]]:
    """The state after an action that is offered, with these dice, up to the next question; and what is told."""
    found, log = path(state, text), Log(Dice(*dice))
    assert asked(state, text) == Action(found)
    step = state.todo[0]
    taken = replace(state, count=state.count + 1, todo=state.todo if isinstance(step, Turn) else state.todo[1:])
    if isinstance(step, Share):
        after = sharing.act_share(taken, step, found, log)
    elif isinstance(step, Pearls):
        after = sharing.act_pearls(taken, step, found, log)
    elif isinstance(step, Join):
        after = storming.act_join(taken, step, found, log)
    elif isinstance(found[0], Key):
        act = {"fire": fire.act_fire, "board": boarding.act_board, "storm": storming.act_storm}
        after = act[found[0].id](taken, found, log)
    else:
        who = next(at for at, one in enumerate(state.ships) if one.id == text.split()[0])
        act_own = pearls.act_cargo if text.split()[1] in ("load", "unload") else repair.act_task
        after = act_own(taken, who, found, log)
    after = settle(after, lambda state: resolved(state, log))
    assert not log.chance.faces  # type: ignore[attr-defined]
    return after, log.events


def resolved(state: State, log: Log) -> State | None:
    """What a fight leaves to be done."""
    step = state.todo[0]
    if isinstance(step, Share):
        return sharing.resolve_share(state, step, log)
    if isinstance(step, Pearls):
        return sharing.resolve_pearls(state, step, log)
    if isinstance(step, Join):
        return storming.resolve_join(state, step, log)
    return None


def told(events: list[Event]) -> list[str]:
    """The ids of what everybody was told, without the game's name."""
    return [event.public.id.removeprefix("admiral-event-") for event in events if event.public is not None]
