"""Where a seat's cards may go, and whether it has a legal action at all (TQ-5, TQ-6, TQ-10, TQ-11, TQ-19)."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.games.tranquility.cards import FINISHES, MONSTERS, STARTS, is_finish, is_monster, is_start
from engine.games.tranquility.field import LINE, PILLARS, ROW_OF, ROWS, VAULT, Field, full, places, stretches
from engine.games.tranquility.start import may_start
from engine.games.tranquility.state import Voyage, loose, under
from engine.games.tranquility.view import Playable, Spot

Situation: TypeAlias = tuple[Field, tuple[int, ...], int, bool, int]
"""The field, a hand, the closed rows, whether islands may lie beside others only, the phase."""
FULL_ROWS = 4
"""With so many full rows the reef leaves (TQ-20)."""
LOWER = (1 << 18) - 1
"""Mask of the lower three rows, which Sun and Moon wants moon side up (TQ-32)."""
OPEN_END = 999
"""What lies above the last empty stretch of a line, by `field.stretches`."""
_FREE = tuple(Spot(cell, 0) for cell in LINE)
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


def situation(state: Voyage, seat: int) -> Situation:
    """All that decides where a hand's cards may go, as a key for what is computed once."""
    sailor = state.sailors[seat]
    near = bool(sailor.storms) and under(sailor, "orange")
    return state.field, sailor.hand, closed_rows(state), near, phase(state)


def playable(state: Voyage, seat: int) -> tuple[Playable, ...]:
    """The cards of a hand, each with the cells where it may go at a price that the hand can pay.

    Whether something else has to be done first (a Start, TQ-8) is left out of account.
    """
    return playable_in(situation(state, seat))


@lru_cache(maxsize=1 << 12)
def playable_in(at: Situation) -> tuple[Playable, ...]:
    """The cards of the hand of a situation with the cells where they may go."""
    field, hand, closed, near, phase = at
    budget = sum([card < MONSTERS.start for card in hand]) - 1
    found = []
    for card in hand:
        if card < FINISHES.start:
            spots = _pillar_spots(field, card) if phase == 1 else _spots(field, card, near, phase, budget)
            found.append(Playable(card, _open(spots, closed) if closed else spots))
        elif card >= MONSTERS.start:
            found.append(Playable(card, _open(tuple([_FREE[cell] for cell in LINE if field[cell]]), closed)))
        else:
            found.append(Playable(card))
    return tuple(found)


def _open(spots: tuple[Spot, ...], closed: int) -> tuple[Spot, ...]:
    """Those that don't lie in a closed row (TQ-19)."""
    return tuple([spot for spot in spots if not closed >> ROW_OF[spot.cell] & 1])


def _pillar_spots(field: Field, card: int) -> tuple[Spot, ...]:
    """In the pillars there is no gap cost (TQ-31)."""
    return tuple([_FREE[cell] for pillar in PILLARS for cell, _ in places(field, card, pillar)])


def _spots(field: Field, card: int, near: bool, phase: int, budget: int) -> tuple[Spot, ...]:
    """Where an island may go as `field.places` says, `budget` cards at hand to pay with.

    `near`: only beside another (TQ-22, orange); that is where it costs something.
    """
    line = VAULT if phase else LINE
    for first, last, below, above in stretches(field, line):
        if below < card < above:
            up, down = card - below if below else 0, above - card if above != OPEN_END else 0
            start, end = line[first], line[last]
            if first == last:
                ends = (Spot(start, min(up, down) if up and down else up or down),)
                return ends if ends[0].cost <= budget and (ends[0].cost or not near) else ()
            head = (Spot(start, up),) if up <= budget and (up or not near) else ()
            tail = (Spot(end, down),) if down <= budget and (down or not near) else ()
            return head + tail if near else head + _FREE[start + 1 : end] + tail
        if above > card:
            break
    return ()


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
    hand = state.sailors[seat].hand
    if state.start or not hand or hand[-1] < STARTS.start:  # sorted, and only monsters are higher than Starts
        return 0
    start = next((card for card in hand if is_start(card)), 0)
    return start if start and may_start(state) else 0


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
