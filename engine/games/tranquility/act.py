"""What comes of a turn's action (TQ-5 to TQ-8, TQ-10, TQ-20 to TQ-22, TQ-32)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.tranquility.asking import CARD_OF, CELL_OF, DISCARD, values_of
from engine.games.tranquility.berths import PILLAR_CELLS, of_island, situation
from engine.games.tranquility.cards import CARDS, is_finish, is_island, is_start
from engine.games.tranquility.field import CELLS, ROW_OF, ROWS, full
from engine.games.tranquility.lay import reef_leaves
from engine.games.tranquility.start import lay_start
from engine.games.tranquility.state import (
    COUNTS,
    SEATS,
    Log,
    Over,
    Sailor,
    Voyage,
    changed,
    discarded,
    loose,
    with_sailor,
    without,
)
from engine.games.tranquility.turn import TURN, two_picked
from engine.values import Path

_PILLARS = frozenset(PILLAR_CELLS)


def act_turn(state: Voyage, seat: int, path: Path, log: Log) -> Voyage:
    """The state after a finished action; the end of the turn lies on `todo` already."""
    first = path[0]
    card = CARD_OF.get(first, 0)
    if not card:
        if first == DISCARD:
            return _throwing(discard_two(state, seat, path, log), seat)
        return _turn(state, seat, path, log) if first == TURN else _throwing(_drop_hand(state, seat, log), seat)
    if is_island(card):
        return _lay(state, seat, card, path, log)
    if is_start(card):
        return lay_start(replace(state, laid=None, started=True, threw=None), seat, card, log)
    if not is_finish(card):
        return _attack(state, seat, card, CELL_OF[path[1]], log)
    sailor = state.sailors[seat]
    log.tell("won", seat=SEATS[seat])
    sailors = changed(state.sailors, seat, replace(sailor, hand=without(sailor.hand, card)))
    return replace(state, sailors=sailors, finish=card, todo=(), over=Over("won"))


def _throwing(state: Voyage, seat: int) -> Voyage:
    """The state after an action that did nothing but discard."""
    return replace(state, laid=None, started=False, threw=seat)


def discard_two(state: Voyage, seat: int, path: Path, log: Log) -> Voyage:
    """The state after a player discarded two cards (TQ-7, TQ-20)."""
    sailor = state.sailors[seat]
    log.tell("discarded", seat=SEATS[seat], n=COUNTS[2])
    return with_sailor(state, seat, discarded(sailor, two_picked(loose(sailor), path)))


def _lay(state: Voyage, seat: int, card: int, path: Path, log: Log) -> Voyage:
    cell = CELL_OF[path[1]]
    sailor = state.sailors[seat]
    if len(path) > 2:
        payment = values_of(path[2])
    else:  # either nothing is to be paid, or all other cards
        cost = of_island(situation(state, seat), card).cost(cell)
        payment = without(loose(sailor), card) if cost else ()
    log.tell("laid", seat=SEATS[seat], card=CARDS[card], cell=CELLS[cell], paid=COUNTS[len(payment)])
    hand, discards = without(sailor.hand, card, *payment), sailor.discards + payment
    before, field = state.field, list(state.field)
    field[cell] = card
    state = replace(
        state,
        field=tuple(field),
        sailors=changed(state.sailors, seat, replace(sailor, hand=hand, discards=discards)),
        laid=cell,
        started=False,
        threw=None,
        paid=state.paid + len(payment),
        moons=state.moons | 1 << cell if state.moon else state.moons,
    )
    if state.reef is not None and cell in reef_leaves(before):
        log.tell("reef-gone")
        state = replace(state, reef=None)
    if state.mode == "arch" and cell in _PILLARS and full(state.field, PILLAR_CELLS):
        log.tell("vault")
    if state.supply:
        row = [state.field[at] for at in ROWS[ROW_OF[cell]]]
        if 0 not in row and row == list(range(row[0], row[0] + len(row))):  # six in a row (TQ-22)
            return _compass(state, seat, log)
    return state


def _compass(state: Voyage, seat: int, log: Log) -> Voyage:
    """A player gets a compass from the supply (TQ-22)."""
    assert state.supply
    log.tell("compass", seat=SEATS[seat])
    sailor = state.sailors[seat]
    sailors = changed(state.sailors, seat, replace(sailor, compasses=sailor.compasses + 1))
    return replace(state, sailors=sailors, supply=state.supply - 1)


def _drop_hand(state: Voyage, seat: int, log: Log) -> Voyage:
    """The whole hand is discarded for a compass (TQ-22)."""
    sailor = state.sailors[seat]
    log.tell("discarded", seat=SEATS[seat], n=COUNTS[len(sailor.hand)])
    return _compass(with_sailor(state, seat, discarded(sailor, sailor.hand)), seat, log)


def _attack(state: Voyage, seat: int, card: int, cell: int, log: Log) -> Voyage:
    """A monster takes a laid island with it (TQ-21)."""
    field, sailor = state.field, state.sailors[seat]
    island = field[cell]
    log.tell("attacked", seat=SEATS[seat], card=CARDS[island], cell=CELLS[cell])
    after: Sailor = discarded(sailor, (card,))
    after = replace(after, discards=(*after.discards, island))
    return replace(
        state,
        field=(*field[:cell], 0, *field[cell + 1 :]),
        sailors=changed(state.sailors, seat, after),
        laid=None,
        started=False,
        threw=None,
    )


def _turn(state: Voyage, seat: int, path: Path, log: Log) -> Voyage:
    """An island is turned for a card (TQ-32)."""
    card, cell = CARD_OF[path[1]], CELL_OF[path[2]]
    moons = state.moons ^ 1 << cell
    log.tell("turned-moon" if moons >> cell & 1 else "turned-sun", seat=SEATS[seat], cell=CELLS[cell])
    sailor = discarded(state.sailors[seat], (card,))
    sailors = changed(state.sailors, seat, sailor)
    return replace(state, sailors=sailors, moons=moons, laid=cell, started=False, threw=None)
