"""Answers that are composed of many: a line, and the fort of an assault, one question after the other on both sides."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.game import Action, Game
from engine.hooked import preview
from engine.values import Path
from tests.engine.games.ageofsail.asking import options, same, some
from tests.engine.games.ageofsail.independent.battle import Battle
from tests.engine.games.ageofsail.independent.layout import CANNONS, enclosed, next_cells
from tests.engine.games.ageofsail.independent.lines import longer, may_be_line, may_begin_line, may_come_next
from tests.engine.sailing.independent.sea import Cell, cell_of, name_of

FORM, ALL, DONE = "form", "all", "done"
PRESETS = ("row", "block", "cross", "bay")
SURVEYED = 6
"""Fleets up to this size are searched for the longest line."""


def form(game: Game, state: Any, seat: int, battle: Battle, rng: Random) -> Action:
    """A line that is declared by the engine's questions; each is held against what the model may name next (AS-40).

    Raises AssertionError where they differ.
    """
    found = options(game.choose(state, seat, ()))
    path: Path = (found[FORM],)
    named: list[Any] = []
    while True:
        step = game.choose(state, seat, path)
        line = may_be_line(battle, named)
        going = {ship.id for ship in may_come_next(battle, named) if leads_on(battle, [*named, ship])}
        if isinstance(step, Action):
            assert line, f"{[s.id for s in named]} is no line"
            assert not going, f"{[s.id for s in named]}: no more is asked, but there are {going}"
            return step
        found = options(step)
        short = {ALL} & set(found) if len(named) == 1 else set()
        if len(named) == 1 and (first := longest(battle, named[0])) is not None and first > 2:
            assert ALL in found, f"{named[0].id} may lead {first}"
        assert going, f"{[s.id for s in named]}: nobody can follow, but asked is {some(found)}"
        same(set(found) - short, going | ({DONE} if line else set()), f"form {[s.id for s in named]}")
        word = rng.choice(sorted(going))
        if line and rng.random() < 0.35:
            word = DONE
        elif short and rng.random() < 0.35:
            word = ALL
        path = (*path, found[word])
        if word in (DONE, ALL):
            step = game.choose(state, seat, path)
            assert isinstance(step, Action)
            return step
        named.append(battle.named(word))


def leads_on(battle: Battle, named: list[Any]) -> bool:
    """Whether these are a line or may begin one."""
    return may_be_line(battle, named) or may_begin_line(battle, named)


def longest(battle: Battle, first: Any) -> int | None:
    """How many ships the longest line has that this one may lead; None where there are too many to look."""
    if len(battle.fleet(battle.mover)) > SURVEYED:
        return None
    return max(map(len, longer(battle, [first])), default=0)


def lay(game: Game, state: Any, seat: int, rng: Random) -> Action:
    """A fort that is laid by the engine's questions: each offers where a cell joins and encloses no sea; the preview
    shows what is laid (AS-52). Raises AssertionError where it isn't so.
    """
    path: Path = ()
    laid: list[Cell] = []
    while len(laid) < CANNONS:
        found = options(game.choose(state, seat, path))
        grown = [cell for cell in next_cells(laid) if not enclosed([*laid, cell])]
        same(set(found) - (set() if laid else set(PRESETS)), set(map(name_of, grown)), f"laid {path}")
        if not laid and rng.random() < 0.3:
            step = game.choose(state, seat, (found[rng.choice(PRESETS)],))
            assert isinstance(step, Action)
            return step
        near = [c for c in grown if laid and sum(abs(c[0] - x) + abs(c[1] - y) == 1 for x, y in laid) > 1]
        cell = rng.choice(near if near and rng.random() < 0.5 else grown)
        laid.append(cell)
        path = (*path, found[name_of(cell)])
        shown = preview(game, state, seat, path)
        same({cell.token for cell in shown.laid}, set(map(name_of, laid)), "the preview")
    step = game.choose(state, seat, path)
    assert isinstance(step, Action)
    return step


def in_order(cells: list[Cell]) -> list[Cell]:
    """These cells in an order in which each joins those before it and none encloses any sea: taken off one by one from
    the whole. Raises AssertionError where there is none.
    """
    order: list[Cell] = []
    left = list(cells)

    def off() -> bool:
        if len(left) == 1:
            order.append(left[0])
            return True
        for cell in list(left):
            left.remove(cell)
            if cell in next_cells(left) and not enclosed(left) and off():
                order.append(cell)
                return True
            left.append(cell)
        return False

    assert off(), f"no order for {some(map(name_of, cells))}"
    return order


def named_cells(cells: Any) -> list[Cell]:
    """Cells of the engine as the model has them."""
    return [cell_of(cell.token) for cell in cells]
