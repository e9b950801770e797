"""Merchants: a roll decides whether one is taken (PB-14, PB-23)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.games.piratebay.board import CELLS, Bay
from engine.games.piratebay.home import gained, sent_home, tell_cargo
from engine.games.piratebay.state import GOLD, NOTHING, Find, Merchant, State, set_at, touched
from engine.sailing.gunnery import DIE
from engine.sailing.medal import medal
from engine.sailing.sea import mask
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Value

TAKES = 3
"""From so many pips on a merchant is taken."""


def merchants(state: State) -> int:
    """Mask of the cells with merchants."""
    return _lying(state.bay, state.merchants)


@lru_cache(maxsize=1 << 10)
def _lying(bay: Bay, merchants: tuple[Merchant, ...]) -> int:
    return mask([cell for cell, merchant in zip(bay.merchants, merchants, strict=True) if not merchant.taken])


def merchant_at(state: State, cell: int) -> int | None:
    """The place of the merchant on a cell, None where there is none."""
    place = state.bay.trader_at.get(cell)
    return None if place is None or state.merchants[place].taken else place


def attacked(state: State, place: int, log: Log) -> State:
    """The mover has sailed into a merchant's cell: takes it, or loses cargo and crew to it."""
    seat, merchant = state.mover, state.merchants[place]
    bonus = medal(state, seat)
    die = log.chance.randrange(DIE) + 1
    rolled: dict[str, Value] = {"cell": CELLS[state.bay.merchants[place]], "die": NUMBERS[die], "bonus": NUMBERS[bonus]}
    if die + bonus < TAKES:
        cargo = state.holds[seat]
        tell_cargo(log, "piratebay-event-merchant-lost", cargo, reveals=True, seat=SEATS[seat], **rolled)
        state = _found(state, place, "merchant-lost", Merchant(merchant.gold, cargo=merchant.cargo + cargo))
        if cargo.total:
            state = touched(replace(state, holds=set_at(state.holds, seat, NOTHING)))
        return sent_home(state, seat, log)
    won = merchant.cargo + GOLD if merchant.gold else merchant.cargo
    id = "merchant-gold" if merchant.gold else "merchant-empty"
    tell_cargo(log, f"piratebay-event-{id}", merchant.cargo, reveals=True, seat=SEATS[seat], **rolled)
    return gained(_found(state, place, id, Merchant(merchant.gold, taken=True)), seat, won)


def _found(state: State, place: int, what: str, after: Merchant) -> State:
    find = Find(state.turn, state.mover, state.bay.merchants[place], what)
    merchants = (*state.merchants[:place], after, *state.merchants[place + 1 :])
    return replace(state, merchants=merchants, finds=(*state.finds, find))
