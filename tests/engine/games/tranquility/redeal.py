"""Tranquility dealt anew: what a seat can't know is drawn again (TQ-13, TQ-21, TQ-22, TQ-30, TQ-32)."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from engine.games.tranquility.cards import is_island, is_monster
from engine.games.tranquility.lay import can_act
from engine.games.tranquility.rivals import Duel
from engine.games.tranquility.state import Sailor, Stuck, Turn, Voyage, loose, with_sailor
from tests.engine.games.tranquility import redeal_rivals


def redeal(state: Voyage | Duel, seat: int | None, rng: Random) -> Voyage | Duel:
    """A state that differs from `state` at most in what `seat` (None: a spectator) can't know."""
    if isinstance(state, Duel):
        return redeal_rivals.redeal(state, seat, rng)
    dealt = _dealt(state, seat, rng)
    assert _possible(dealt, state)
    return dealt


def _possible(dealt: Voyage, state: Voyage) -> bool:
    """Whether the mover of the new deal can act, or not, as everybody can tell from what is asked (TQ-11)."""
    if not state.todo or not isinstance(state.todo[-1], Turn):
        return True
    return can_act(dealt, state.mover) != any(isinstance(step, Stuck) for step in state.todo)


def _last_card(state: Voyage, plain: list[int]) -> list[int]:
    """The new card of a mover who holds but one that can be discarded: what he is asked tells something of it (TQ-11).

    It is the first of these mixed cards that it may be; the true one is among them. Nothing for any other hand: of that
    everybody knows whether it can act. It is an island only if enough are left for those that were taken out.
    """
    mover = state.sailors[state.mover]
    if len(loose(mover)) != 1:
        return []
    spare = sum(map(is_island, plain)) > len(state.removed)
    monsters = [card for card in mover.hand if is_monster(card)]

    def fits(card: int) -> bool:
        hand = replace(mover, hand=(card, *monsters))
        return (spare or not is_island(card)) and _possible(with_sailor(state, state.mover, hand), state)

    return [next(card for card in plain if fits(card))]


def _dealt(state: Voyage, seat: int | None, rng: Random) -> Voyage:
    """Everything face down is mixed: other hands, piles, all discards, removed islands.

    How many monsters a hand holds is public, so they change places among each other and those in the piles; storms and
    compasses change places within the piles. What special cards lie among the discards stays there.
    """
    sailors = state.sailors
    hidden = [owner for owner in range(len(sailors)) if owner != seat]
    piles = [card for sailor in sailors for card in sailor.pile]
    plain = [*state.removed, *filter(_is_plain, piles)]
    special = [card for card in piles if not _is_plain(card)]
    for owner, sailor in enumerate(sailors):
        plain.extend(filter(_is_plain, (*sailor.discards, *(sailor.hand if owner in hidden else ()))))
    monsters = [card for card in special if is_monster(card)]
    monsters.extend(card for owner in hidden for card in sailors[owner].hand if is_monster(card))
    rng.shuffle(plain)
    rng.shuffle(monsters)
    last = _last_card(state, plain) if state.mover in hidden else []
    plain = [card for card in plain if card not in last]
    islands = [card for card in plain if is_island(card)]
    removed = islands[: len(state.removed)]
    stock = [card for card in plain if card not in removed]

    def hand(owner: int, sailor: Sailor) -> tuple[int, ...]:
        if owner not in hidden:
            return sailor.hand
        source = last if last and owner == state.mover else stock
        return tuple(sorted((monsters if is_monster(card) else source).pop() for card in sailor.hand))

    def discards(sailor: Sailor) -> tuple[int, ...]:
        return tuple(stock.pop() if _is_plain(card) else card for card in sailor.discards)

    hands = [hand(owner, sailor) for owner, sailor in enumerate(sailors)]
    thrown = [discards(sailor) for sailor in sailors]
    stock.extend([*monsters, *[card for card in special if not is_monster(card)]])
    rng.shuffle(stock)
    dealt = []
    for owner, sailor in enumerate(sailors):
        pile = tuple(stock.pop() for _ in sailor.pile)
        after = replace(sailor, hand=hands[owner], discards=thrown[owner], pile=pile)
        if owner in hidden and sailor.pledge is not None:
            after = replace(after, pledge=tuple(sorted(rng.sample(loose(after), len(sailor.pledge)))))
        dealt.append(after)
    return replace(state, sailors=tuple(dealt), removed=tuple(sorted(removed)))


def _is_plain(card: int) -> bool:
    """An island, a Finish or a Start."""
    return card <= 90
