"""The table as it would be by the answers that a seat has given so far: nothing is drawn, nothing hidden shown."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from engine.flow import open_step
from engine.game import Action
from engine.games.tranquility.act import act_turn, discard_two
from engine.games.tranquility.asking import CARD_OF, CELL_OF, DISCARD, ROWS, values_of
from engine.games.tranquility.berths import of_island, situation
from engine.games.tranquility.cards import is_island, is_monster, is_start
from engine.games.tranquility.compass import LIFT, spend, without_storms
from engine.games.tranquility.sight import view
from engine.games.tranquility.state import (
    Cut,
    Log,
    Prompt,
    Reef,
    Row,
    Storm,
    Turn,
    Voyage,
    discarded,
    with_sailor,
    without,
)
from engine.games.tranquility.storms import STOP, act_row
from engine.games.tranquility.turn import TURN
from engine.games.tranquility.view import Playable, View
from engine.games.tranquility.voyage import asked
from engine.values import Path, Picks


class Shown(NamedTuple):
    """The state that is shown, and what an island that is to be laid costs."""

    state: Voyage
    price: int = 0


def preview(state: Voyage, seat: int, path: Path) -> View:
    """What the seat sees after these answers: its cards that are about to be discarded are marked, not gone.

    Raises IllegalAction for a path to nowhere.
    """
    if not path:
        return view(state, seat)
    done = isinstance(asked(state, seat, path), Action)
    shown, price = _shown(state, seat, path, done)
    seen = view(replace(shown, over=None), seat)
    played = CARD_OF.get(path[0], 0)
    kept = shown.sailors[seat].hand
    given = tuple([card for card in state.sailors[seat].hand if card not in kept and card != played])
    if not given:
        return replace(seen, price=price)
    hand = tuple(sorted([*seen.hand, *map(Playable, given)], key=lambda found: found.card))
    return replace(seen, hand=hand, pledge=given, price=price)


def _shown(state: Voyage, seat: int, path: Path, done: bool) -> Shown:
    step = open_step(state, seat)
    if path[0] == LIFT:
        return Shown(_lifted(state, seat, path, done))
    if isinstance(step, Turn):
        return _in_turn(state, seat, path, done)
    if isinstance(step, Reef) and path[0] == DISCARD:
        return Shown(discard_two(state, seat, path, Log()) if done else state)
    if isinstance(step, Reef):
        return Shown(replace(state, reef=ROWS[path[0]]))
    if isinstance(step, Row):
        return Shown(act_row(state, step, path, Log()))
    if isinstance(step, Prompt):
        return Shown(_stopped(state, step, path) if done and path[0] == STOP else state)
    last = path[-1]
    if not isinstance(last, Picks):
        return Shown(state)
    sailor = state.sailors[seat]
    if isinstance(step, Cut):
        return Shown(with_sailor(state, seat, discarded(sailor, values_of(last))))
    return Shown(with_sailor(state, seat, replace(sailor, pledge=values_of(last))))


def _in_turn(state: Voyage, seat: int, path: Path, done: bool) -> Shown:
    card = CARD_OF.get(path[0], 0)
    sailor = state.sailors[seat]
    if is_start(card):  # what comes of it is drawn
        sailor = replace(sailor, hand=without(sailor.hand, card))
        return Shown(replace(with_sailor(state, seat, sailor), start=card, laid=None, started=True, threw=None))
    if card and is_island(card) and len(path) > 1:
        cell = CELL_OF[path[1]]
        price = of_island(situation(state, seat), card).cost(cell) or 0
        return Shown(_acted(state, seat, path) if done else with_island(state, seat, card, cell), price)
    if is_monster(card) and done:  # its prey is still to be seen
        return Shown(with_sailor(state, seat, discarded(sailor, (card,))))
    if done:
        return Shown(_acted(state, seat, path))
    if path[0] == TURN and len(path) > 1:
        return Shown(with_sailor(state, seat, discarded(sailor, (CARD_OF[path[1]],))))
    return Shown(state)


def _acted(state: Voyage, seat: int, path: Path) -> Voyage:
    return replace(act_turn(state, seat, path, Log()), todo=state.todo)


def with_island(state: Voyage, seat: int, card: int, cell: int) -> Voyage:
    """The state with an island on its cell that is yet to be paid for."""
    sailor = state.sailors[seat]
    return replace(
        with_sailor(state, seat, replace(sailor, hand=without(sailor.hand, card))),
        field=(*state.field[:cell], card, *state.field[cell + 1 :]),
        moons=state.moons | 1 << cell if state.moon else state.moons,
    )


def _lifted(state: Voyage, seat: int, path: Path, done: bool) -> Voyage:
    if len(path) < 2:
        return state
    left = without_storms(state, (CARD_OF[path[1]],))
    return replace(spend(left, seat, path[2:]), todo=state.todo) if done else left


def _stopped(state: Voyage, step: Prompt, path: Path) -> Voyage:
    assert step.seat is not None
    rest = [at for at in state.todo if not (isinstance(at, Prompt | Storm) and at.card == step.card)]
    return spend(replace(state, todo=tuple(rest)), step.seat, path[1:])
