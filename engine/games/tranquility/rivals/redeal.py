"""A duel dealt anew: what a seat can't know is drawn again (TQ-13, TQ-33)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance, shuffled
from engine.games.tranquility.rivals.lay import places
from engine.games.tranquility.rivals.state import Duel, Mercy, Turn


def redeal(state: Duel, seat: int | None, chance: Chance, recall: bool = True) -> Duel:
    """A state that differs from `state` at most in what `seat` (None: a spectator) can't know.

    With the same chance the same for all that the seat can't tell apart. `recall`: the seat keeps what it threw away
    itself. Which cards of a hand came from the open row is drawn anew. What everybody can tell of a hand from what its
    owner is asked holds of the new one.
    """
    # after the end both hands lie open
    hidden = [owner for owner in (0, 1) if owner != seat and not _shown(state, owner, seat) and not state.over]
    forgotten = [owner for owner in (0, 1) if owner != seat or not recall]
    cards = list(state.pile)
    for owner in hidden:
        cards.extend(state.rivals[owner].hand)
    for owner in forgotten:
        cards.extend(state.rivals[owner].discards)
    unseen = list(shuffled(sorted(cards), chance))
    rivals = list(state.rivals)
    # the mover's first, as something may be known of it
    for owner in sorted(hidden, key=lambda owner: owner != state.mover):
        rivals[owner] = replace(rivals[owner], hand=_drawn(state, owner, unseen))
    for owner in forgotten:
        count = len(rivals[owner].discards)
        rivals[owner] = replace(rivals[owner], discards=tuple(unseen[:count]))
        del unseen[:count]
    one, other = rivals
    return replace(state, rivals=(one, other), pile=tuple(unseen))


def _shown(state: Duel, owner: int, seat: int | None) -> bool:
    """Whether the owner of a hand shows it to this seat now."""
    asked = state.todo[0] if state.todo else None
    return isinstance(asked, Mercy) and seat is not None and asked.seat == seat and owner == state.mover


def _drawn(state: Duel, owner: int, unseen: list[int]) -> tuple[int, ...]:
    """A hand of the same size, taken out of the unseen cards; the true one is among those that are possible."""
    count = len(state.rivals[owner].hand)
    drawn = [card for card in unseen if _possible(state, owner, card)][:count]
    for card in drawn:
        unseen.remove(card)
    return tuple(sorted(drawn))


def _possible(state: Duel, owner: int, card: int) -> bool:
    """Whether a hidden card may be what the owner holds, by what he is asked."""
    if not state.todo or owner != state.mover:
        return True
    count = len(state.rivals[owner].hand)
    layable = any(spot.cost < count for spot in places(state.field, card))
    turn = state.todo[-1]
    assert isinstance(turn, Turn)
    if turn.declined:  # he has shown, or shows, a hand of which none can be laid
        return not layable
    return layable or count > 1  # with one card that can't be laid he would have passed
