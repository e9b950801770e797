"""The defender lays out the fort, cell by cell or one that is ready-made (AS-52)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Action, Choice, IllegalAction, Option
from engine.games.ageofsail.asking import asking, refuse
from engine.games.ageofsail.scenarios.assault import DATA, GROUND, READY_MADE
from engine.games.ageofsail.shape import encloses, growths, joins
from engine.games.ageofsail.state import LAID, Fort, State, surveyed
from engine.sailing.asking import wrong
from engine.sailing.sea import bits
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Answer, Key, Path

PRESETS: dict[Answer, tuple[int, ...]] = {Key(name): cells for name, cells in READY_MADE.items()}
"""The ready-made forts by the answers that stand for them."""
_PRESETS = tuple([Option(Key(name)) for name in READY_MADE])
_FIRST = asking("layout")
_NEXT = [asking("layout-next", n=NUMBERS[left]) for left in range(DATA.cannons + 1)]


def choose_layout(state: State, path: Path) -> Choice | Action:
    """Its cells one after the other, each joined by a side to those before and enclosing no water: a fort without a
    hole can be laid without ever having one. Or one key for a fort that is ready-made.
    """
    chart = state.rules.board.chart
    if not path:
        cells = tuple([chart.options[cell] for cell in bits(GROUND)])
        return Choice(_FIRST, (*_PRESETS, *cells))
    if path[0] in PRESETS and len(path) == 1:
        return Action(path)
    laid = _laid(state, path)
    left = DATA.cannons - len(laid)
    if not left:
        return Action(path)
    options = tuple([chart.options[cell] for cell in growths(chart.sea, laid, GROUND)])
    return Choice(_NEXT[left], options, subject=path[-1:])


def _laid(state: State, path: Path) -> list[int]:
    """The cells that are named. Raises IllegalAction where one may not be laid."""
    laid: list[int] = []
    whole = 0
    for answer in path:
        cell = state.rules.board.index.get(answer, -1)
        if cell < 0 or len(laid) == DATA.cannons:
            raise wrong()
        reason = _barred(state, whole, cell)
        if reason is not None:
            raise reason
        laid.append(cell)
        whole |= 1 << cell
    return laid


def _barred(state: State, laid: int, cell: int) -> IllegalAction | None:
    """Why a cell can't be laid beside those of a mask."""
    sea, said = state.rules.board.sea, state.rules.board.cells[cell]
    if not GROUND >> cell & 1:
        return refuse("layout-field", cell=said)
    if laid >> cell & 1:
        return refuse("layout-twice", cell=said)
    if laid and not joins(sea, laid, cell):
        return refuse("layout-apart", cell=said)
    if encloses(sea, laid, cell):
        return refuse("layout-hole", cell=said)
    return None


def cells_of(state: State, path: Path) -> tuple[int, ...]:
    """The cells that an answer stands for so far, in the order in which their cannons fire (AS-33)."""
    if path and path[0] in PRESETS:
        return PRESETS[path[0]]
    return tuple(sorted([state.rules.board.index[answer] for answer in path]))


def act_layout(state: State, path: Path, log: Log) -> State:
    """The state after an answer of `choose_layout`: the fort stands, and everybody sees it."""
    laid, seat = cells_of(state, path), state.role
    fort = Fort(LAID, (1 << len(laid)) - 1)
    forts = (*state.forts[:seat], fort, *state.forts[seat + 1 :])
    log.tell(
        "ageofsail-event-laid",
        reveals=True,
        seat=SEATS[seat],
        cells=tuple([state.rules.board.cells[cell] for cell in laid]),
    )
    return surveyed(replace(state, laid=laid, forts=forts, todo=state.todo[1:]))
