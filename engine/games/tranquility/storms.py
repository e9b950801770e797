"""Drawn storms: who may stop them, and what they do (TQ-22)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.tranquility.asking import ROW_KEYS, ROWS, asking, pick, picked, values_of, wrong
from engine.games.tranquility.cards import CARDS, COLOURS
from engine.games.tranquility.compass import choose_compass, holders, spend
from engine.games.tranquility.field import ROWS as CELLS_OF
from engine.games.tranquility.field import Field
from engine.games.tranquility.state import (
    COUNTS,
    SEATS,
    YELLOW_HAND,
    Cut,
    Log,
    Prompt,
    Row,
    Sailor,
    Storm,
    Voyage,
    changed,
    discarded,
    limit,
    loose,
    popped,
    with_sailor,
)
from engine.values import Key, Path, line

STOP = Key("stop")
BLOW = Key("blow")


def resolve_storm(state: Voyage, step: Storm, log: Log) -> Voyage:
    """The state after a storm took effect, or in which all who have a compass are asked whether they stop it.

    Nobody is asked about a storm that can do nothing.
    """
    idle = COLOURS[step.card] == "purple" and not open_rows(state.field)
    seats = () if step.asked or idle else holders(state)
    if seats:
        prompts = [Prompt(seat=seat, card=step.card) for seat in seats]
        return popped(state, *prompts, Storm(card=step.card, drawer=step.drawer, asked=True))
    if COLOURS[step.card] == "purple":
        return _purple(state, step, log)
    log.tell(COLOURS[step.card], seat=SEATS[step.drawer])
    sailor = state.sailors[step.drawer]
    sailors = changed(state.sailors, step.drawer, replace(sailor, storms=(*sailor.storms, step.card)))
    state = replace(state, sailors=sailors)
    return popped(state, Cut(seat=step.drawer)) if COLOURS[step.card] == "yellow" else popped(state)


def _purple(state: Voyage, step: Storm, log: Log) -> Voyage:
    rows = open_rows(state.field)
    if not rows:
        log.tell("purple-none", seat=SEATS[step.drawer])
        return popped(replace(state, away=(*state.away, step.card)))
    if len(rows) == 1:
        return popped(_closed(state, step.drawer, step.card, rows[0], log))
    return popped(state, Row(seat=step.drawer, card=step.card))


def open_rows(field: Field) -> list[int]:
    """The rows with an empty cell (TQ-20, TQ-22)."""
    return [row for row, cells in enumerate(CELLS_OF) if not all(field[cell] for cell in cells)]


@lru_cache(maxsize=64)
def _row_option(row: int, free: int) -> Option:
    return Option(ROW_KEYS[row], line("tranquility-note-row", free=COUNTS[free]), confirms=True)


def row_options(field: Field, rows: list[int]) -> tuple[Option, ...]:
    """Rows as answers, each with the number of its empty cells: one click on a row's name, which is not asked twice."""
    return tuple([_row_option(row, [field[cell] for cell in CELLS_OF[row]].count(0)) for row in rows])


def choose_row(state: Voyage, step: Row, path: Path) -> Choice | Action:
    """The question which row a purple storm closes, or the finished action."""
    rows = open_rows(state.field)
    if not path:
        ask = line("tranquility-ask-row", storm=CARDS[step.card])
        return Choice(ask, row_options(state.field, rows), subject=(CARDS[step.card],))
    if len(path) == 1 and ROWS.get(path[0]) in rows:
        return Action(path)
    raise wrong()


def act_row(state: Voyage, step: Row, path: Path, log: Log) -> Voyage:
    """The state with the purple storm before its row."""
    assert step.seat is not None
    return _closed(state, step.seat, step.card, ROWS[path[0]], log)


def _closed(state: Voyage, seat: int, card: int, row: int, log: Log) -> Voyage:
    log.tell("purple", reveals=True, seat=SEATS[seat], row=COUNTS[row + 1])
    return replace(state, purple=(*state.purple, (card, row)))


def cut_size(sailor: Sailor) -> int:
    """How many cards a player under yellow discards now: down to three, monsters stay."""
    if limit(sailor) != YELLOW_HAND:  # lifted meanwhile
        return 0
    return max(0, min(len(sailor.hand) - YELLOW_HAND, len(loose(sailor))))


def resolve_cut(state: Voyage, seat: int, log: Log) -> Voyage | None:
    """The state after a cut that leaves nothing to choose; None where its seat must choose."""
    sailor = state.sailors[seat]
    size = cut_size(sailor)
    if not size:
        return popped(state)
    if size < len(loose(sailor)):
        return None
    return popped(_cut(state, seat, loose(sailor), log))


def choose_cut(state: Voyage, seat: int, path: Path) -> Choice | Action:
    """The question which cards a player under yellow discards, or the finished action."""
    sailor = state.sailors[seat]
    cards, size = loose(sailor), cut_size(sailor)
    if not path:
        return pick(asking("cut", size), cards, size, size)
    if len(path) > 1:
        raise wrong()
    picked(path[0], cards, size, size)
    return Action(path)


def act_cut(state: Voyage, seat: int, path: Path, log: Log) -> Voyage:
    """The state after a player under yellow chose what he discards."""
    return _cut(state, seat, values_of(path[0]), log)


def _cut(state: Voyage, seat: int, cards: tuple[int, ...], log: Log) -> Voyage:
    log.tell("cut", seat=SEATS[seat], n=COUNTS[len(cards)])
    return with_sailor(state, seat, discarded(state.sailors[seat], cards))


_BLOW = Option(BLOW, final=True)
_STOPS = (Option(STOP, final=True), Option(STOP))
"""By whether it remains to be said which compass is used."""


def drawn_by(state: Voyage, card: int) -> int:
    """Who drew the storm that waits."""
    return next(step.drawer for step in state.todo if isinstance(step, Storm) and step.card == card)


def choose_prompt(state: Voyage, step: Prompt, path: Path) -> Choice | Action:
    """The question whether a storm is stopped, or the finished action."""
    assert step.seat is not None
    if not path:
        told = f"tranquility-ask-storm-{COLOURS[step.card]}"
        ask = line(told, storm=CARDS[step.card], seat=SEATS[drawn_by(state, step.card)])
        both = isinstance(choose_compass(state, step.seat, (STOP,), 1), Choice)
        return Choice(ask, (_STOPS[both], _BLOW), subject=(CARDS[step.card],))
    if path == (BLOW,):
        return Action(path)
    if path[0] != STOP:
        raise wrong()
    return choose_compass(state, step.seat, path, 1)


def act_prompt(state: Voyage, step: Prompt, path: Path, log: Log) -> Voyage:
    """The state after a holder of a compass has stopped a storm or let it blow; his step is off `todo`."""
    assert step.seat is not None
    if path[0] == BLOW:
        log.tell("blow", reveals=True, seat=SEATS[step.seat])
        return state
    log.tell("stopped", reveals=True, seat=SEATS[step.seat], storm=CARDS[step.card])
    rest = [at for at in state.todo if not (isinstance(at, Prompt | Storm) and at.card == step.card)]
    return spend(replace(state, todo=tuple(rest), away=(*state.away, step.card)), step.seat, path[1:])
