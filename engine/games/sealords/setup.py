"""The set-up of a game: the sea, then market and hands (SL-4 to SL-8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from engine.chance import Chance, shuffled
from engine.flow import settle
from engine.games.sealords.data import COPIES, HAND, HIRES, MARKET, MINES, PILE, SHIELDS
from engine.games.sealords.options import Options
from engine.games.sealords.sea import COVERED, laid_out
from engine.games.sealords.state import Fleet, Layout, State
from engine.games.sealords.turn import begun
from engine.seating import Setup

SHIPS = tuple(number for number in range(1, 10) for _ in range(COPIES))
NOTHING = Fleet((), (), ())
"""What a player has before the hands are dealt."""


def new(setup: Setup, options: Options, chance: Chance) -> State:
    """The state after set-up; the one who begins is drawn unless he is named (SL-8). Raises ValueError for other than
    two seats.

    Where mercenaries were chosen, they lie there from the beginning; the others are drawn when all is dealt (SL-6).
    """
    if setup.seats != 2:
        raise ValueError("Sea Lords is for two")
    first = chance.randrange(2) if setup.first is None else setup.first
    sea = COVERED * 2 if options.advanced else laid_out(options.board, chance)
    market = _by_cost(options.hires)
    state = State(
        count=0, todo=(), sea=sea, first=first, mover=first, fleets=(NOTHING, NOTHING), market=market,
        owners=(None,) * len(market), ships=(None,) * len(sea), battle=(0, 0), burning=0, plain=0, decoys=0, fake=None,
        layer=None, aside=0, shields=SHIELDS, mines=MINES, gift=False, last=None, over=None,
    )  # fmt: skip
    if options.advanced:
        return settle(replace(state, todo=(Layout(seat=0), Layout(seat=1))), lambda state: None)
    return dealt(state, chance, gift=True)


def dealt(state: State, chance: Chance, gift: bool) -> State:
    """The state after market and hands are dealt, with the first turn begun. `gift`: the first player gets a shield."""
    market = _market(state.market, chance)
    fleets = (_fleet(chance), _fleet(chance))
    first = state.first
    state = replace(
        state, market=market, owners=(None,) * len(market), shields=SHIELDS - gift, gift=gift, halves=((), ()),
    )  # fmt: skip
    return begun(state, first, fleets[first], fleets[1 - first])


def _fleet(chance: Chance) -> Fleet:
    ships = shuffled(SHIPS, chance)
    return Fleet(hand=tuple(sorted(ships[:HAND])), pile=ships[HAND:PILE], reserve=ships[PILE:])


def _market(chosen: tuple[str, ...], chance: Chance) -> tuple[str, ...]:
    """The mercenaries that were chosen, and as many more by lot as belong to a game (SL-6)."""
    shown: Counter[int] = Counter()
    market = []
    for card in dict.fromkeys((*chosen, *shuffled(tuple(HIRES), chance))):
        cost = HIRES[card].cost
        if shown[cost] < MARKET[cost]:
            shown[cost] += 1
            market.append(card)
    return _by_cost(market)


def _by_cost(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=lambda card: (HIRES[card].cost, card)))
