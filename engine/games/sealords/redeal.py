"""Sea Lords dealt anew: what a seat can't know is drawn again (SL-36, SL-38, SL-40)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance, shuffled
from engine.games.sealords.sea import UNKNOWN, at_random, bits
from engine.games.sealords.state import Effect, Fleet, State


def redeal(state: State, seat: int | None, chance: Chance, recall: bool = True) -> State:
    """A state that differs from `state` at most in what `seat` (None: a spectator) can't know.

    With the same chance the same for all that the seat can't tell apart. `recall` changes nothing: ships are thrown
    away face up (SL-24).
    """
    light, dark = (
        _fleet(fleet, owner == seat, _looks(state, owner), chance) for owner, fleet in enumerate(state.fleets)
    )
    state = replace(state, fleets=(light, dark))
    if state.sea[0] == UNKNOWN:
        first, second = (
            half if owner == seat or not half else at_random(chance) for owner, half in enumerate(state.halves)
        )
        state = replace(state, halves=(first, second))
    return state if seat is not None and seat == state.layer else _decoys(state, chance)


def _looks(state: State, seat: int) -> bool:
    """Whether m03 shows this seat its reserve now (SL-38)."""
    step = state.todo[0] if state.todo else None
    return isinstance(step, Effect) and step.kind == "recruit" and step.seat == seat


def _fleet(fleet: Fleet, own: bool, looks: bool, chance: Chance) -> Fleet:
    """A player's ships, what is unseen of them mixed: in order first, so that its true order tells nothing."""
    if own and looks:
        pile, reserve = (shuffled(sorted(ships), chance) for ships in (fleet.pile, fleet.reserve))
        return replace(fleet, pile=pile, reserve=reserve)
    held = 0 if own else len(fleet.hand)
    unseen = shuffled(sorted((*(() if own else fleet.hand), *fleet.pile, *fleet.reserve)), chance)
    hand = fleet.hand if own else tuple(sorted(unseen[:held]))
    drawn = held + len(fleet.pile)
    return replace(fleet, hand=hand, pile=unseen[held:drawn], reserve=unseen[drawn:])


def _decoys(state: State, chance: Chance) -> State:
    """The fake may be any of the tokens still unrevealed, those set aside included."""
    if not state.decoys:
        return state
    aside = state.aside + (state.fake is None)
    cells: list[int | None] = [*bits(state.decoys), *[None] * aside]
    fake = cells[chance.randrange(len(cells))]
    # A token that is set aside in exchange for another changes nothing else: the supply was counted before (SL-32).
    return replace(state, fake=fake, aside=aside - (fake is None))
