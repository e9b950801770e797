"""What one might do, the most promising first, without trying it: ships, mercenaries and their cells, targets, mines.

Of what there are many ways to do, only the best are thought of: where to lay mines, which of them to clear.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.chance import Chance
from engine.game import Action, Choice
from engine.games.sealords.data import EFFECTS, HIRES, RIVAL
from engine.games.sealords.effects import HANDLERS
from engine.games.sealords.gunnery import SHOT_COURSES, harmed
from engine.games.sealords.mines import SWEPT, all_mines
from engine.games.sealords.order import order_matters
from engine.games.sealords.placement import for_sale, hire_landing, landing
from engine.games.sealords.sea import CELLS, HALF, INDEX, bits
from engine.games.sealords.state import NUMBERS, PIECES, Effect, State, Turn, free
from engine.games.sealords.turn import ORDERS
from engine.games.sealords.worth import Lines, codes, lines
from engine.grid import COURSES
from engine.values import Card, Cell, Path, Picks, Value

MINES = 6
"""So many cells to lay a mine on are thought of."""
CLEARED = 5
"""Of so many mines those to be cleared at once are taken."""
DECOYS = 4
"""On so many cells decoys may lie."""
_MINE = 2.0
"""What the mine under a ship costs."""
_ABROAD = 1.0
_SHIPS = {1: 0.6, 2: 0.5, 4: 0.5, 6: 0.5, 8: 0.5}
"""What a ship's own effect may bring, where that doesn't depend on the position."""
_EARNED = {"vp": 1.0, "reserve": 1.0, "mine": 0.6, "coin": 0.5}
_SEVENS = (0.4, 1.5)
"""What a 7 may bring: where mines lie, and where one lies under it."""

Idea = tuple[float, Path]


def ideas(state: State, seat: int, most: int | None, chance: Chance) -> list[Action]:
    """What the seat, whose turn it is, might do now but to end it (see `engine.rivals.mind.Mind`)."""
    step = state.todo[0]
    own = lines(codes(state, seat)[0])
    if isinstance(step, Turn):
        found = _in_turn(state, step, seat, own)
    else:
        assert isinstance(step, Effect)
        found = _of_effect(state, step, seat, own)
    found.sort(key=lambda idea: -idea[0])  # stable: the first of equals
    return [Action(path) for _, path in found[:most]]


def _in_turn(state: State, turn: Turn, seat: int, own: Lines) -> list[Idea]:
    found: list[Idea] = []
    cells = landing(state, seat)
    if not turn.laid:
        found.extend(_ships(state, seat, own))
    if not turn.hired and (turn.laid or cells & (cells - 1) or not cells):  # the only cell is for the ship (SL-13)
        for card in for_sale(state, seat):
            found.extend(_hires(state, seat, card, own))
    return found


def _ships(state: State, seat: int, own: Lines) -> Iterator[Idea]:
    mines = all_mines(state)
    shot = RIVAL.hopes["shot_orthogonal"] if state.battle[1 - seat] else 0.0
    repair = RIVAL.hopes["repair"] if state.burning else 0.0
    effects = _EARNED | {"shot_orthogonal": shot, "shot_diagonal": shot, "repair": repair}
    ships = _SHIPS | {3: shot, 5: repair}
    numbers = sorted(set(state.fleets[seat].hand))
    for cell in bits(landing(state, seat)):
        mined = mines >> cell & 1
        effect = 0.0 if state.burning >> cell & 1 else effects[EFFECTS[state.sea[cell]]]
        base = _ABROAD * (HALF[1 - seat] >> cell & 1) - _MINE * mined + effect
        for number in numbers:
            bonus = effect if number == 9 else _SEVENS[mined] if number == 7 and mines else ships.get(number, 0.0)
            worth = base + bonus + own.gain(cell, number)
            path = (PIECES[number], CELLS[cell])
            if order_matters(state, seat, number, cell):
                yield from ((worth, (*path, order)) for order in ORDERS)
            else:
                yield worth, path


def _hires(state: State, seat: int, card: str, own: Lines) -> Iterator[Idea]:
    hire, mines = HIRES[card], all_mines(state)
    enemy = state.battle[1 - seat]
    hopes = sum([RIVAL.hopes.get(kind, _EARNED.get(kind, 0.0)) for kind in hire.effects])
    for cell in bits(hire_landing(state, seat, card)):
        boarded = enemy >> cell & 1
        gain = 0 if boarded else max([own.gain(cell, number) for number in hire.candidates])
        worth = hopes + gain + boarded + _ABROAD * (HALF[1 - seat] >> cell & 1) - _MINE * (mines >> cell & 1)
        yield worth, (Card(card), CELLS[cell])


def _of_effect(state: State, step: Effect, seat: int, own: Lines) -> list[Idea]:
    if step.kind in SHOT_COURSES:
        return _shots(state, step, seat)
    if step.kind == "mine":
        return [(worth, (CELLS[cell],)) for worth, cell in _wanted(state, seat, free(state), own)[:MINES]]
    if step.kind == "decoys":
        return _decoys(state, step, seat, own)
    if step.kind == "sweep":
        return _sweeps(state, seat, own)
    question = HANDLERS[step.kind].choose(state, step, ())
    assert isinstance(question, Choice)
    values = [option.value for option in question.options]
    if step.kind == "clear":
        return [(-_nuisance(state, seat, INDEX[value], own, _other(state, seat)), (value,)) for value in values]
    if step.kind == "recruit":
        return [(_recruit(state, seat, value, own), (value,)) for value in values]
    # a ship to be shielded or repaired: by what hangs on it
    return [(_hanging(state, INDEX[value], own), (value,)) for value in values]


def _other(state: State, seat: int) -> Lines:
    return lines(codes(state, 1 - seat)[0])


def _shots(state: State, step: Effect, seat: int) -> list[Idea]:
    """One course for each ship that can be harmed, or any where none can."""
    other = _other(state, seat)
    found: dict[int, Idea] = {}
    for course in SHOT_COURSES[step.kind]:
        cell = harmed(state, seat, step.cell, course)
        if cell is not None:
            ship = state.ships[cell]
            assert ship is not None
            found.setdefault(cell, (other.loss(cell) / (1 + ship.shields), (COURSES[course],)))
    return list(found.values()) or [(0.0, (COURSES[SHOT_COURSES[step.kind][0]],))]


def _hanging(state: State, cell: int, own: Lines) -> float:
    ship = state.ships[cell]
    assert ship is not None
    if ship.burning:
        return own.gain(cell, ship.number)
    return own.loss(cell) / (1 + ship.shields)


def _recruit(state: State, seat: int, value: Value, own: Lines) -> float:
    number = NUMBERS[value]
    return max([own.gain(cell, number) for cell in bits(landing(state, seat))], default=0)


def _nuisance(state: State, seat: int, cell: int, own: Lines, other: Lines) -> float:
    """How much more a mine on this cell is in the other's way than in the seat's."""
    return _missed(state, 1 - seat, cell, other) - _missed(state, seat, cell, own)


def _missed(state: State, seat: int, cell: int, at: Lines) -> float:
    """What a seat can't have without cost where a mine lies on this cell."""
    if not landing(state, seat) >> cell & 1:
        return 0.0
    return 1 + max([at.gain(cell, number) for number in range(1, 10)]) + (HALF[1 - seat] >> cell & 1)


def _wanted(state: State, seat: int, cells: int, own: Lines) -> list[tuple[float, int]]:
    """These cells with how much a mine is wanted there, the best first."""
    other = _other(state, seat)
    return sorted([(_nuisance(state, seat, cell, own, other), cell) for cell in bits(cells)], key=lambda one: -one[0])


def _decoys(state: State, step: Effect, seat: int, own: Lines) -> list[Idea]:
    wanted = {CELLS[cell]: worth for worth, cell in _wanted(state, seat, free(state), own)[:DECOYS]}
    ways = _layings(state, step, (), tuple(wanted))
    return [(sum([wanted[cell] for cell in wanted if cell in path]), path) for path in ways]


def _layings(state: State, step: Effect, path: Path, wanted: tuple[Cell, ...]) -> Iterator[Path]:
    """All ways to lay the tokens on some of these cells, and each of them as the fake one."""
    found = HANDLERS[step.kind].choose(state, step, path)
    if isinstance(found, Action):
        yield path
    elif found.secret:
        for option in found.options:
            yield from _layings(state, step, (*path, option.value), ())
    else:
        for place, cell in enumerate(wanted, start=1):
            yield from _layings(state, step, (*path, cell), wanted[place:])


def _sweeps(state: State, seat: int, own: Lines) -> list[Idea]:
    wanted = {cell: worth for worth, cell in _wanted(state, seat, all_mines(state), own)[-CLEARED:]}
    return [
        (-sum([wanted[cell] for cell in cells]), (Picks(tuple([CELLS[cell] for cell in sorted(cells)])),))
        for cells in combinations(wanted, SWEPT)
    ]
