"""A duel dealt anew: what a seat can't know is drawn again (TQ-13, TQ-33)."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from engine.games.tranquility.rivals.lay import places
from engine.games.tranquility.rivals.state import Duel, Mercy, Rival, Turn


def redeal(state: Duel, seat: int | None, rng: Random) -> Duel:
    """A state that differs from `state` at most in what `seat` (None: a spectator) can't know.

    Nobody's memory is trusted: which cards of a hand came from the open row, and what was discarded, is drawn anew too.
    What everybody can tell of a hand from what its owner is asked holds of the new one.
    """
    known = [owner == seat or _shown(state, owner, seat) for owner in (0, 1)]
    unseen = [*state.pile, *state.rivals[0].discards, *state.rivals[1].discards]
    for owner in (0, 1):
        if not known[owner]:
            unseen.extend(state.rivals[owner].hand)
    rng.shuffle(unseen)
    # the mover's first, as something may be known of it
    for owner in sorted((0, 1), key=lambda owner: owner != state.mover):
        rival = state.rivals[owner]
        if not known[owner]:
            rival = replace(rival, hand=_drawn(state, owner, unseen))
            state = _with(state, owner, rival)
    for owner in (0, 1):
        rival = state.rivals[owner]
        count = len(rival.discards)
        state = _with(state, owner, replace(rival, discards=tuple(unseen[:count])))
        del unseen[:count]
    return replace(state, pile=tuple(unseen))


def _with(state: Duel, owner: int, rival: Rival) -> Duel:
    sun, moon = state.rivals
    return replace(state, rivals=(rival, moon) if owner == 0 else (sun, rival))


def _shown(state: Duel, owner: int, seat: int | None) -> bool:
    """Whether the owner of a hand shows it to this seat now."""
    asked = state.todo[0] if state.todo else None
    return isinstance(asked, Mercy) and seat is not None and asked.seat == seat and owner == state.mover


def _drawn(state: Duel, owner: int, unseen: list[int]) -> tuple[int, ...]:
    """A hand of the same size, taken out of the unseen cards; the true one is among those that are possible."""
    count = len(state.rivals[owner].hand)
    fits = [card for card in unseen if _possible(state, owner, card)]
    drawn = fits[:count]
    for card in drawn:
        unseen.remove(card)
    return tuple(sorted(drawn))


def _possible(state: Duel, owner: int, card: int) -> bool:
    """Whether a hidden card may be what the owner holds, by what he is asked."""
    if not state.todo or owner != state.mover:
        return True
    hand = state.rivals[owner].hand
    layable = any(spot.cost < len(hand) for spot in places(state.field, card))
    turn = state.todo[-1]
    assert isinstance(turn, Turn)
    if turn.declined:  # he has shown, or shows, a hand of which none can be laid
        return not layable
    return layable or len(hand) > 1  # with one card that can't be laid he would have passed
