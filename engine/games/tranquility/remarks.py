"""What is worth saying of the options of a question, by what everybody sees and the own hand (TQ-12, TQ-13).

Numbers are counted by what lies on the field: which are among the discards nobody knows.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping

from msgspec.structs import replace

from engine.flow import Step, open_step
from engine.game import Choice
from engine.games.tranquility.asking import CARD_OF, CELL_OF, DISCARD, ROWS
from engine.games.tranquility.berths import PILLAR_CELLS, Situation, of_island, phase, situation
from engine.games.tranquility.cards import COLOURS, is_finish, is_island, is_monster, is_start
from engine.games.tranquility.compass import LIFT, OWN, SHARED
from engine.games.tranquility.field import (
    LINE,
    PILLARS,
    ROW_OF,
    SIZE_OF_DECK,
    VAULT,
    Field,
    Room,
    full,
    laid,
    rooms_beside,
)
from engine.games.tranquility.field import ROWS as CELLS_OF
from engine.games.tranquility.field import Line as Course
from engine.games.tranquility.lay import LOWER, lacking, own_start, reef_leaves
from engine.games.tranquility.preview import with_island
from engine.games.tranquility.start import start_cost
from engine.games.tranquility.state import COUNTS, SEATS, Reef, Turn, Voyage, active, under
from engine.games.tranquility.storms import STOP
from engine.games.tranquility.turn import TURN, WHOLE
from engine.games.tranquility.voyage import asked
from engine.values import Answer, Line, Path, Value, line

_WHOLE = line("tranquility-remark-whole")
_TURN = line("tranquility-remark-turn")
_ANYWHERE_LOST = line("tranquility-remark-anywhere-lost")
_CLOSED = line("tranquility-remark-closed")
_USELESS = line("tranquility-remark-useless")
_IDLE = line("tranquility-remark-idle")
_WINS = line("tranquility-remark-finish")
_VAULT = line("tranquility-remark-vault")
_FOR_VAULT = line("tranquility-remark-for-vault")
NONE_FITS = line("tranquility-remark-none-fits")
DRAWN = 2
"""Cards that are drawn again for two that were discarded."""


def remarks(state: Voyage, seat: int, path: Path) -> Mapping[Value, tuple[Line, ...]]:
    """What is to be said of the options of the question after `path`. Raises IllegalAction for a path to nowhere."""
    question = asked(state, seat, path)
    if not isinstance(question, Choice):
        return {}
    found: dict[Value, tuple[Line, ...]] = {}
    for option in question.options:
        told = _said(state, seat, path, option.value)
        if told is not None:
            found[option.value] = (told,)
    if path and phase(state) == 1:
        for value in found:
            if _builds(state, path, value):
                found[value] = (_VAULT, *found[value])
    if not path and isinstance(open_step(state, seat), Turn) and none_fits(question):
        lacks = lacking(state)
        why = NONE_FITS if lacks is None else line("tranquility-remark-full", lacks=COUNTS[lacks])
        found[DISCARD] = (why, *found.get(DISCARD, ()))
    return found


def _builds(state: Voyage, path: Path, value: Value) -> bool:
    """Whether an island on this cell would be the last of the pillars (TQ-31)."""
    cell = CELL_OF.get(value)
    return cell is not None and full(_with_island(state, CARD_OF[path[0]], cell), PILLAR_CELLS)


def none_fits(question: Choice) -> bool:
    """Whether a turn's first question offers to discard, and no card to play (TQ-7)."""
    values = {option.value for option in question.options}
    return DISCARD in values and values.isdisjoint(CARD_OF)


def _said(state: Voyage, seat: int, path: Path, value: Value) -> Line | None:
    card = CARD_OF.get(path[0], 0) if path else 0
    cell = CELL_OF.get(value)
    if cell is not None:
        if path[0] == TURN:
            return _turned(state, cell)
        return _prey(state, cell) if is_monster(card) else on_cell(state, card, cell)
    if value in CARD_OF:
        if path[:1] == (LIFT,):
            return _lifted(state, CARD_OF[value])
        if not path and own_start(state, seat):
            return _start(state)
        return _of_card(state, seat, path, CARD_OF[value])
    return _of_row(state, ROWS[value]) if value in ROWS else _of_key(state, seat, path, value)


def courses(state: Voyage) -> tuple[Course, ...]:
    """The lines on which islands are laid now: one, or those of the arch's phase (TQ-31)."""
    return ((LINE,), PILLARS, (VAULT,))[phase(state)]


def _with_island(state: Voyage, card: int, cell: int) -> Field:
    return (*state.field[:cell], card, *state.field[cell + 1 :])


def on_cell(state: Voyage, card: int, cell: int) -> Line:
    """What an island leaves or brings on a cell: a stretch that can't be filled any more first, then what it wins."""
    field = _with_island(state, card, cell)
    before, after = rooms_beside(field, cell, courses(state))
    for room in (before, after):
        if room.lost:
            return line("tranquility-remark-lost", cells=COUNTS[room.cells], numbers=COUNTS[room.numbers])
    row = [field[at] for at in CELLS_OF[ROW_OF[cell]]]
    won = bool(state.supply) and 0 not in row and row == list(range(row[0], row[0] + len(row)))
    gone = state.reef is not None and cell in reef_leaves(state.field)
    if won or gone:
        return line("tranquility-remark-won", compass=COUNTS[won], reef=COUNTS[gone])
    wrong = COUNTS[state.mode == "sun" and (LOWER >> cell & 1) != state.moon]
    if before.cells and after.cells:
        return line("tranquility-remark-rooms", wrong=wrong, **_room("before", before), **_room("after", after))
    if before.cells:
        return line("tranquility-remark-room-before", wrong=wrong, **_room("before", before))
    if after.cells:
        return line("tranquility-remark-room-after", wrong=wrong, **_room("after", after))
    return line("tranquility-remark-fills", wrong=wrong)


def _room(name: str, room: Room) -> dict[str, Value]:
    return {name: COUNTS[room.cells], f"{name}_numbers": COUNTS[room.numbers]}


def _prey(state: Voyage, cell: int) -> Line:
    """The stretch that opens where a monster takes an island; its number never comes back (TQ-21)."""
    gone = state.field[cell]
    open_ = _with_island(state, 0, cell)
    numbers, at = laid(open_)
    after = bisect(numbers, gone)
    left = min(numbers[after], SIZE_OF_DECK + 1) - numbers[after - 1] - 2
    return line("tranquility-remark-prey", cells=COUNTS[at[after] - at[after - 1] - 1], numbers=COUNTS[left])


def _turned(state: Voyage, cell: int) -> Line:
    """Whether an island lies as it must in the end (TQ-32)."""
    wrong = (state.moons ^ LOWER) >> cell & 1
    return line("tranquility-remark-turned", wrong=COUNTS[wrong])


def _of_card(state: Voyage, seat: int, path: Path, card: int) -> Line | None:
    if not path and isinstance(open_step(state, seat), Turn):
        return _first_card(state, seat, card)
    cell = CELL_OF.get(path[1]) if len(path) > 1 else None
    if cell is not None:  # a payment: the island lies there already
        state = with_island(state, seat, CARD_OF[path[0]], cell)
    if is_island(card):
        return _of_island(situation(state, seat), card)
    if is_start(card):
        return _USELESS if state.start else None
    finishes = sum(map(is_finish, state.sailors[seat].hand)) if is_finish(card) else 0
    return line("tranquility-remark-spare", n=COUNTS[finishes]) if finishes > 1 else None


def _of_island(at: Situation, card: int) -> Line:
    """Where an island that is to be given away could be laid now, as the picture shows it (TQ-5, TQ-6)."""
    payable = len(of_island(at, card).spots)
    if not payable and at.phase == 1:
        return _FOR_VAULT
    return places_said(payable, len(of_island(replace(at, budget=SIZE_OF_DECK), card).spots))


def places_said(payable: int, fitting: int) -> Line:
    """On how many cells a card could be laid and paid for now; where it fits on some, but on none of these, that."""
    if fitting and not payable:
        return line("tranquility-remark-dear", n=COUNTS[fitting])
    return line("tranquility-remark-places", n=COUNTS[payable])


def _first_card(state: Voyage, seat: int, card: int) -> Line | None:
    """Whether an island leaves a stretch that can't be filled wherever it is laid (TQ-12); what a Finish does."""
    if not is_island(card):
        return _WINS if is_finish(card) else None
    spots = of_island(situation(state, seat), card).spots
    lines = courses(state)
    for spot in spots:
        if not any(room.lost for room in rooms_beside(_with_island(state, card, spot.cell), spot.cell, lines)):
            return None
    return _ANYWHERE_LOST


def _of_row(state: Voyage, row: int) -> Line | None:
    """Where the reef or a purple storm would change nothing (TQ-19)."""
    return _CLOSED if state.reef == row or any(row == closed for _, closed in state.purple) else None


def _of_key(state: Voyage, seat: int, path: Path, value: Answer) -> Line | None:
    step: Step | None = open_step(state, seat)
    if value == WHOLE:
        return _WHOLE
    if value == TURN:
        return _TURN
    if value == DISCARD:
        if isinstance(step, Reef):
            assert state.reef is not None
            return line("tranquility-remark-stays", row=COUNTS[state.reef + 1])
        pile = len(state.sailors[seat].pile)
        return line("tranquility-remark-pile", n=COUNTS[pile]) if pile < DRAWN else None
    if value == STOP:
        own, shared = bool(state.sailors[seat].compasses), state.shared is not None and seat in state.shared
        if own != shared:
            return _compass(state, seat, shared)
    elif value in (OWN, SHARED):
        return _compass(state, seat, value == SHARED)
    return None


def _compass(state: Voyage, seat: int, shared: bool) -> Line:
    """Which compass would be spent."""
    if shared:
        assert state.shared is not None
        other = state.shared[0] if state.shared[1] == seat else state.shared[1]
        return line("tranquility-remark-shared", seat=SEATS[other])
    return line("tranquility-remark-own", n=COUNTS[state.sailors[seat].compasses])


def _start(state: Voyage) -> Line:
    """What a Start costs all together (TQ-8, TQ-22)."""
    due, unseen = start_cost(state)
    id = "tranquility-remark-start-alone" if len(active(state)) == 1 else "tranquility-remark-start"
    return line(id, n=COUNTS[due], unseen=COUNTS[unseen])


def _lifted(state: Voyage, storm: int) -> Line:
    """What changes when a storm is lifted; nothing where another one does the same (TQ-19, TQ-22)."""
    for card, row in state.purple:
        if card == storm:
            others = [closed for other, closed in state.purple if other != storm]
            if row in others or state.reef == row:
                return line("tranquility-remark-still-closed", row=COUNTS[row + 1])
            return line("tranquility-remark-opens", row=COUNTS[row + 1])
    seat = next(seat for seat, sailor in enumerate(state.sailors) if storm in sailor.storms)
    sailor = state.sailors[seat]
    left = replace(sailor, storms=tuple([other for other in sailor.storms if other != storm]))
    colour = COLOURS[storm]
    return _IDLE if under(left, colour) else line(f"tranquility-remark-lifted-{colour}", seat=SEATS[seat])
