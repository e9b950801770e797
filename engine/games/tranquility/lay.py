"""What a seat's hand may do: where its cards may go, a Start, a Finish, anything at all (TQ-8, TQ-10, TQ-11)."""

from __future__ import annotations

from engine.games.tranquility.berths import PILLAR_CELLS, berths, situation
from engine.games.tranquility.cards import FINISHES, STARTS, is_monster, is_start
from engine.games.tranquility.field import ROWS, VAULT, Field, full
from engine.games.tranquility.start import may_start
from engine.games.tranquility.state import Voyage, loose
from engine.games.tranquility.view import Playable

FULL_ROWS = 4
"""With so many full rows the reef leaves (TQ-20)."""
LOWER = (1 << 18) - 1
"""Mask of the lower three rows, which Sun and Moon wants moon side up (TQ-32)."""
_FINISHES = frozenset(FINISHES)


def reef_leaves(field: Field) -> frozenset[int]:
    """The cells of which one more filled makes the fourth row full, so that the reef leaves (TQ-20)."""
    lacking = [[cell for cell in row if not field[cell]] for row in ROWS]
    if lacking.count([]) < FULL_ROWS - 1:
        return frozenset()
    return frozenset(cells[0] for cells in lacking if len(cells) == 1)


def playable(state: Voyage, seat: int) -> tuple[Playable, ...]:
    """The cards of a hand, each with the cells where it may go at a price that the hand can pay.

    Whether something else has to be done first (a Start, TQ-8) is left out of account.
    """
    at = situation(state, seat)
    return tuple([Playable(card, berths(at, card).spots) for card in state.sailors[seat].hand])


def has_finish(hand: tuple[int, ...]) -> bool:
    """Whether there is a Finish in a hand."""
    return not _FINISHES.isdisjoint(hand)


def may_finish(state: Voyage) -> bool:
    """Whether a Finish may be laid (TQ-10, TQ-21, TQ-31, TQ-32)."""
    if state.mode == "arch":
        return full(state.field, VAULT) and full(state.field, PILLAR_CELLS)
    if not state.start or 0 in state.field:
        return False
    if state.mode == "sun":
        return state.moons == LOWER
    return not state.monsters or not any(is_monster(card) for sailor in state.sailors for card in sailor.hand[-1:])


def lacking(state: Voyage) -> int | None:
    """What keeps a crew from its Finish where all cells are filled; None while one is empty (TQ-10, TQ-21, TQ-32).

    0: nothing, it only has to be laid; 1: the Start is missing too; 2: monsters are held; 3: islands lie wrong side up.
    """
    if may_finish(state):
        return 0
    if 0 in state.field:  # as it stays in the arch, where nothing else is wanted
        return None
    if not state.start:
        return 1
    return 3 if state.mode == "sun" else 2


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
    if has_finish(sailor.hand) and may_finish(state):
        return True
    at = situation(state, seat)
    return any(berths(at, card).spots for card in sailor.hand)
