"""Sea Lords dealt anew: what a seat can't know is drawn again (SL-36, SL-38, SL-40)."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from engine.games.sealords.sea import UNKNOWN, at_random
from engine.games.sealords.state import Effect, Fleet, State


def redeal(state: State, seat: int | None, rng: Random) -> State:
    """A state that differs from `state` at most in what `seat` (None: a spectator) can't know."""
    fleets = tuple(_fleet(fleet, owner == seat, _looks(state, owner), rng) for owner, fleet in enumerate(state.fleets))
    state = replace(state, fleets=fleets)
    if state.sea[0] == UNKNOWN:
        light, dark = (half if owner == seat or not half else at_random(rng) for owner, half in enumerate(state.halves))
        state = replace(state, halves=(light, dark))
    return state if seat is not None and seat == state.layer else _decoys(state, rng)


def _looks(state: State, seat: int) -> bool:
    step = state.todo[0] if state.todo else None
    return isinstance(step, Effect) and step.kind == "recruit" and step.seat == seat


def _fleet(fleet: Fleet, own: bool, looks: bool, rng: Random) -> Fleet:
    if own and looks:
        known = (list(fleet.pile), list(fleet.reserve))
        for ships in known:
            rng.shuffle(ships)
        return replace(fleet, pile=tuple(known[0]), reserve=tuple(known[1]))
    hand = [] if own else list(fleet.hand)
    unseen = [*hand, *fleet.pile, *fleet.reserve]
    rng.shuffle(unseen)
    drawn = tuple(sorted(unseen[: len(hand)])) if not own else fleet.hand
    rest = unseen[len(hand) :]
    return replace(fleet, hand=drawn, pile=tuple(rest[: len(fleet.pile)]), reserve=tuple(rest[len(fleet.pile) :]))


def _decoys(state: State, rng: Random) -> State:
    """The fake may be any of the tokens still unrevealed, those set aside included."""
    if not state.decoys:
        return state
    cells: list[int | None] = [cell for cell in range(42) if state.decoys >> cell & 1]
    fake_aside = state.fake is None
    aside = state.aside + fake_aside
    chosen = rng.choice(cells + [None] * aside)
    # A token that is set aside in exchange for another changes nothing else: the supply was counted before (SL-32).
    return replace(state, fake=chosen, aside=aside - (chosen is None))
