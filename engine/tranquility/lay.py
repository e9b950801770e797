"""Where a seat's cards may go, and whether it has a legal action at all (TQ-5, TQ-6, TQ-10, TQ-11, TQ-19)."""

from __future__ import annotations

from functools import lru_cache

from engine.tranquility.cards import is_finish, is_island, is_monster, is_start
from engine.tranquility.field import LINE, PILLARS, ROW_OF, ROWS, SIZE, VAULT, Field, Line, full, places
from engine.tranquility.start import may_start
from engine.tranquility.state import Voyage, loose, under
from engine.tranquility.view import Playable, Spot

FULL_ROWS = 4
"""With so many full rows the reef leaves (TQ-20)."""
LOWER = (1 << 18) - 1
"""Mask of the lower three rows, which Sun and Moon wants moon side up (TQ-32)."""
PILLAR_CELLS = tuple(cell for pillar in PILLARS for cell in pillar)


def closed_rows(state: Voyage) -> int:
    """Mask of the rows in which no card may be played (TQ-19)."""
    rows = 0 if state.reef is None else 1 << state.reef
    for _, row in state.purple:
        rows |= 1 << row
    return rows


def reef_leaves(field: Field) -> frozenset[int]:
    """The cells of which one more filled makes the fourth row full, so that the reef leaves (TQ-20)."""
    lacking = [[cell for cell in row if not field[cell]] for row in ROWS]
    if lacking.count([]) < FULL_ROWS - 1:
        return frozenset()
    return frozenset(cells[0] for cells in lacking if len(cells) == 1)


def phase(state: Voyage) -> int:
    """Great Arch: 1 while the pillars are built, then 2 (TQ-31); 0 in the other modes."""
    return 0 if state.mode != "arch" else 1 + full(state.field, PILLAR_CELLS)


def playable(state: Voyage, seat: int) -> tuple[Playable, ...]:
    """The cards of a hand, each with the cells where it may go at a price that the hand can pay.

    Whether something else has to be done first (a Start, TQ-8) is left out of account.
    """
    sailor = state.sailors[seat]
    near = bool(sailor.storms) and under(sailor, "orange")
    return _playable(state.field, sailor.hand, closed_rows(state), near, phase(state))


@lru_cache(maxsize=1 << 12)
def _playable(field: Field, hand: tuple[int, ...], closed: int, near: bool, phase: int) -> tuple[Playable, ...]:
    budget = sum([not is_monster(card) for card in hand]) - 1
    found = []
    for card in hand:
        if is_island(card):
            found.append(Playable(card, _spots(field, card, closed, near, phase, budget)))
        elif is_monster(card):
            found.append(Playable(card, _prey(field, closed)))
        else:
            found.append(Playable(card))
    return tuple(found)


def _spots(field: Field, card: int, closed: int, near: bool, phase: int, budget: int) -> tuple[Spot, ...]:
    if phase == 1:  # no gap cost in the pillars (TQ-31)
        return tuple([Spot(cell, 0) for pillar in PILLARS for cell, _ in places(field, card, pillar)])
    line = VAULT if phase else LINE
    return tuple(
        [
            Spot(cell, cost)
            for cell, cost in places(field, card, line)
            if cost <= budget and not closed >> ROW_OF[cell] & 1 and (not near or _beside(field, cell, line))
        ]
    )


def _beside(field: Field, cell: int, line: Line) -> bool:
    """Whether the previous or the next cell of the line is filled (TQ-22, orange)."""
    first, last = line[0], line[-1]
    return bool((cell > first and field[cell - 1]) or (cell < last and field[cell + 1]))


def _prey(field: Field, closed: int) -> tuple[Spot, ...]:
    """The laid islands that a monster may attack (TQ-21)."""
    return tuple([Spot(cell, 0) for cell in range(SIZE) if field[cell] and not closed >> ROW_OF[cell] & 1])


def may_finish(state: Voyage) -> bool:
    """Whether a Finish may be laid (TQ-10, TQ-21, TQ-31, TQ-32)."""
    if state.mode == "arch":
        return full(state.field, VAULT) and full(state.field, PILLAR_CELLS)
    if not state.start or 0 in state.field:
        return False
    if state.mode == "sun":
        return state.moons == LOWER
    return not state.monsters or not any(is_monster(card) for sailor in state.sailors for card in sailor.hand[-1:])


def own_start(state: Voyage, seat: int) -> int:
    """A Start of the hand that has to be laid before anything else is done, or 0 (TQ-8)."""
    if state.start:
        return 0
    for card in state.sailors[seat].hand:
        if is_start(card):
            return card if may_start(state) else 0
    return 0


def can_act(state: Voyage, seat: int) -> bool:
    """Whether a seat has a legal action (TQ-11)."""
    sailor = state.sailors[seat]
    cards = len(loose(sailor))
    if cards >= 2:  # the two can be discarded, or a Start among them be laid (TQ-7, TQ-8)
        return True
    if own_start(state, seat):
        return True
    if cards and state.mode == "sun" and any(state.field):  # an island can be turned (TQ-32)
        return True
    if any(is_finish(card) for card in sailor.hand) and may_finish(state):
        return True
    return any(card.spots for card in playable(state, seat))
