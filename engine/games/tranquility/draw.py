"""Drawing cards from the piles (TQ-4, TQ-15), and what is drawn that is no hand card: storms and compasses."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.state import SEATS, Log, Sailor, Voyage, limit, with_sailor


def draw(state: Voyage, seat: int, count: int, log: Log, *, aside: bool = False) -> tuple[Voyage, int]:
    """The state after `count` cards were drawn into a hand, or as many as there are, up to the first storm.

    The second part of the answer is that storm, 0 where none came up. `aside`: it waits until the eight are discarded.
    """
    sailor = state.sailors[seat]
    pile = sailor.pile
    if state.supply is None and state.mode != "sun":  # neither storms nor compasses in the piles
        drawn = pile[:count]
        if not drawn:
            return state, 0
        log.drew(state, seat, list(drawn))
        hand = tuple(sorted(sailor.hand + drawn))
        return with_sailor(state, seat, replace(sailor, hand=hand, pile=pile[count:])), 0
    state, storm = _one_by_one(state, seat, sailor, count, log)
    if storm:
        log.tell("aside" if aside else "storm", reveals=True, seat=SEATS[seat], storm=CARDS[storm])
    return state, storm


def _one_by_one(state: Voyage, seat: int, sailor: Sailor, count: int, log: Log) -> tuple[Voyage, int]:
    pile = list(sailor.pile)
    drawn: list[int] = []
    flips: list[int] = []
    storm = 0
    while pile and len(drawn) < count and not storm:
        card = pile.pop(0)
        if card > 110:
            flips.append(card)
        elif card > 100:
            storm = card
        else:
            drawn.append(card)
    hand = tuple(sorted((*sailor.hand, *drawn)))
    sailor = replace(sailor, hand=hand, pile=tuple(pile), discards=(*sailor.discards, *flips))
    state = with_sailor(state, seat, sailor)
    if drawn:
        log.drew(state, seat, drawn)
    for _ in flips:  # every hand turns over, and the compass is discarded (TQ-32)
        state = replace(state, moon=not state.moon)
        log.tell("moon" if state.moon else "sun", reveals=True, seat=SEATS[seat])
    return state, storm


def refill(state: Voyage, seat: int, log: Log) -> tuple[Voyage, int]:
    """The state after a hand was refilled to its limit, or up to the first storm, which is the second part (TQ-15)."""
    sailor = state.sailors[seat]
    lacking = limit(sailor) - len(sailor.hand)
    if lacking <= 0 or not sailor.pile or sailor.gone:
        return state, 0
    return draw(state, seat, lacking, log)
