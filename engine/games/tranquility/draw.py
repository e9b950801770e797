"""Drawing cards from the piles (TQ-4, TQ-15), and what is drawn that is no hand card: storms and compasses."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.state import HAND, SEATS, Log, Sailor, Voyage, active, limit, with_sailor


def hand_cards_only(state: Voyage) -> bool:
    """Whether there are neither storms nor compasses in the piles, so that nothing interrupts a draw."""
    return state.supply is None and state.mode != "sun"


def draw(state: Voyage, seat: int, count: int, log: Log, *, aside: bool = False) -> tuple[Voyage, int]:
    """The state after `count` cards were drawn into a hand, or as many as there are, up to the first storm.

    The second part of the answer is that storm, 0 where none came up. `aside`: it waits until the eight are discarded.
    """
    sailor = state.sailors[seat]
    if hand_cards_only(state):
        if count and sailor.pile:
            state = with_sailor(state, seat, _drawn(state, seat, sailor, count, log))
        return state, 0
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
        alone = "-alone" if len(active(state)) == 1 else ""
        log.tell(f"{'moon' if state.moon else 'sun'}{alone}", reveals=True, seat=SEATS[seat])
    return state, storm


def _drawn(state: Voyage, seat: int, sailor: Sailor, count: int, log: Log) -> Sailor:
    """A player with so many cards drawn, or as many as there are, where all of them are hand cards."""
    drawn, rest = sailor.pile[:count], sailor.pile[count:]
    log.drew(state, seat, drawn)
    return replace(sailor, hand=tuple(sorted(sailor.hand + drawn)), pile=rest)


def refill(state: Voyage, seat: int, log: Log) -> tuple[Voyage, int]:
    """The state after a hand was refilled to its limit, or up to the first storm, which is the second part (TQ-15)."""
    sailor = state.sailors[seat]
    lacking = limit(sailor) - len(sailor.hand)
    return draw(state, seat, lacking, log) if lacking > 0 and sailor.pile else (state, 0)


def all_refilled(state: Voyage, seats: tuple[int, ...], log: Log) -> tuple[Sailor, ...]:
    """The players with the hands of these seats refilled, in this order, where nothing interrupts it."""
    sailors = list(state.sailors)
    for seat in seats:
        sailor = sailors[seat]
        if len(sailor.hand) < HAND and sailor.pile:
            sailors[seat] = _drawn(state, seat, sailor, HAND - len(sailor.hand), log)
    return tuple(sailors)
