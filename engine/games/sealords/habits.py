"""What is done for a seat that lets its time run out: a simple, sound move, never an illegal one.

It also serves as the simplest opponent. It knows what its seat knows, and does the same in the same position.
"""

from __future__ import annotations

from engine.flow import open_step
from engine.game import Action, Choice, Option
from engine.games.sealords.change import KEEP
from engine.games.sealords.data import EFFECTS
from engine.games.sealords.layout import RANDOM
from engine.games.sealords.losing import LOSING
from engine.games.sealords.mines import all_mines
from engine.games.sealords.placement import landing
from engine.games.sealords.play import choose
from engine.games.sealords.scoring import count
from engine.games.sealords.sea import CELLS, HALF, INDEX, bits
from engine.games.sealords.state import PIECES, Change, Layout, State, Turn
from engine.games.sealords.turn import END
from engine.seating import check_seat
from engine.values import Answer, Path, Picks

_SHOTS = ("sealords-note-shot-burnt", "sealords-note-shot-shield")
"""What a shot had better do, best first."""
_WORTH = {"vp": 3, "reserve": 2, "repair": 1, "mine": 1}
"""What a cell's effect is worth beside points of combinations, in thirds of a point."""


def default(state: State, seat: int) -> Action | None:
    """A move for this seat: a ship where it scores most, then `end`. Mercenaries are hired only where nothing else is
    possible. A half of the sea is laid out at random, as without the advanced variant, and kept so.
    None for a seat that owes nothing. Raises ValueError for what is no seat.
    """
    check_seat(seat, len(state.fleets))
    step = open_step(state, seat)
    if step is None:
        return None
    if isinstance(step, Layout | Change):
        return Action((RANDOM if isinstance(step, Layout) else KEEP,))
    path: Path = ()
    while True:
        found = choose(state, seat, path)
        if isinstance(found, Action):
            return found
        if not path and isinstance(state.todo[0], Turn):
            path = _in_turn(state, seat, found)
        else:
            path = (*path, _answer(state, seat, found))


def _in_turn(state: State, seat: int, choice: Choice) -> Path:
    """The beginning of a turn's action."""
    values = [option.value for option in choice.options]
    if END in values:
        return (END,)
    cells = landing(state, seat)
    if not cells:
        return (min(choice.options, key=lambda option: option.note in LOSING).value,)
    numbers = sorted(set(state.fleets[seat].hand))
    _, number, cell = max((_worth(state, seat, n, c), n, c) for n in numbers for c in bits(cells))
    return (PIECES[number], CELLS[cell])


def _worth(state: State, seat: int, number: int, cell: int) -> int:
    """Thirds of points that a ship on a cell would bring, mercenaries left out of account."""
    fleet = {}
    for at in bits(state.battle[seat]):
        ship = state.ships[at]
        if ship is not None and ship.number:
            fleet[at] = (ship.number,)
    fleet[cell] = (number,)
    worth = 3 * sum(found.points for found in count(fleet).combinations)
    if HALF[1 - seat] >> cell & 1:
        worth += 3
    if all_mines(state) >> cell & 1:
        worth -= 6
    if not state.burning >> cell & 1:
        worth += _WORTH.get(EFFECTS[state.sea[cell]], 0)
    return worth


def _answer(state: State, seat: int, choice: Choice) -> Answer:
    options = sorted(choice.options, key=lambda option: -_liking(state, seat, option))  # stable: first among equals
    if choice.most is None:
        return options[0].value
    chosen = [option.value for option in options[: choice.least]]
    return Picks(tuple(option.value for option in choice.options if option.value in chosen))


def _liking(state: State, seat: int, option: Option) -> int:
    """How much a target is liked: ships that can be hit, and cells where a mine is in the other's way."""
    if option.note in LOSING:
        return -2
    if option.note is not None and option.note.id in _SHOTS:
        return len(_SHOTS) - _SHOTS.index(option.note.id)
    cell = INDEX.get(option.value)
    if cell is None:
        return 0
    mine, theirs = landing(state, seat) >> cell & 1, landing(state, 1 - seat) >> cell & 1
    return mine - theirs if all_mines(state) >> cell & 1 else theirs - mine
