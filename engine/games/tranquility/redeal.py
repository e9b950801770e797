"""A cooperative game dealt anew: what a seat can't know is drawn again (TQ-13, TQ-21, TQ-22, TQ-30, TQ-32).

All that is mixed is put in order first, so that its true order tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.chance import Chance, shuffled
from engine.flow import open_step
from engine.games.tranquility.cards import is_island, is_monster
from engine.games.tranquility.lay import can_act
from engine.games.tranquility.rescue import helpful
from engine.games.tranquility.setup import DEPTHS
from engine.games.tranquility.state import Launch, Rescue, Sailor, Stuck, Todo, Turn, Voyage, loose, with_sailor


def redeal(state: Voyage, seat: int | None, chance: Chance, recall: bool = True) -> Voyage:
    """A state that differs from `state` at most in what `seat` (None: a spectator) can't know.

    With the same chance the same for all that the seat can't tell apart. `recall`: the seat keeps what it threw away
    itself, not what it discarded unseen (TQ-22). That monsters were played, and the compasses of Sun and Moon drawn, is
    known to all.
    """
    # after the end all hands lie open
    hidden = [owner for owner in range(len(state.sailors)) if owner != seat and not state.over]
    kept = seat if recall else None
    plain, monsters, others = _mixed(state, hidden, kept, chance)
    last = _last_card(state, seat, plain) if state.mover in hidden else 0
    if last:
        plain.remove(last)
    removed = list(filter(is_island, plain))[: len(state.removed)]
    stock = [card for card in plain if card not in removed]

    def hand(owner: int, sailor: Sailor) -> tuple[int, ...]:
        if owner not in hidden:
            return sailor.hand
        one = last if owner == state.mover else 0
        return tuple(sorted((monsters.pop() if is_monster(card) else one or stock.pop()) for card in sailor.hand))

    hands = [hand(owner, sailor) for owner, sailor in enumerate(state.sailors)]
    thrown = [
        sailor.discards[sailor.unseen :]
        if owner == kept
        else tuple([stock.pop() if _is_plain(card) else card for card in sailor.discards[sailor.unseen :]])
        for owner, sailor in enumerate(state.sailors)
    ]
    deck = iter(shuffled((*stock, *monsters, *others), chance))
    sailors = []
    for owner, sailor in enumerate(state.sailors):
        pile, unseen = _taken(deck, len(sailor.pile)), _taken(deck, sailor.unseen)
        after = replace(sailor, hand=hands[owner], discards=unseen + thrown[owner], pile=pile)
        if owner in hidden and sailor.pledge is not None:
            pledge = shuffled(loose(after), chance)[: len(sailor.pledge)]
            after = replace(after, pledge=tuple(sorted(pledge)))
        sailors.append(after)
    return _asking(replace(state, sailors=tuple(sailors), removed=tuple(sorted(removed))), chance)


def _mixed(
    state: Voyage, hidden: list[int], kept: int | None, chance: Chance
) -> tuple[list[int], list[int], list[int]]:
    """What is face down, each kind mixed: islands, Finishes and Starts; monsters; storms and compasses.

    How many monsters a hand holds is public, so they change places among each other and those in the piles.
    """
    cards = list(state.removed)
    for owner, sailor in enumerate(state.sailors):
        cards.extend((*sailor.pile, *sailor.discards[: sailor.unseen]))
        if owner != kept:  # what special cards were discarded openly stays
            cards.extend(filter(_is_plain, sailor.discards[sailor.unseen :]))
        if owner in hidden:
            cards.extend(sailor.hand)
    cards.sort()
    plain = list(shuffled(list(filter(_is_plain, cards)), chance))
    monsters = list(shuffled(list(filter(is_monster, cards)), chance))
    return plain, monsters, [card for card in cards if not (_is_plain(card) or is_monster(card))]


def _last_card(state: Voyage, seat: int | None, plain: list[int]) -> int:
    """The new card of a mover who holds but one that can be discarded: what he is asked tells something of it (TQ-11).

    It is the first of these mixed cards that it may be; the true one is among them. 0 for any other hand: of that
    everybody knows whether it can act. It is an island only if enough are left for those that were taken out.
    """
    mover = state.sailors[state.mover]
    if len(loose(mover)) != 1:
        return 0
    spare = sum(map(is_island, plain)) > len(state.removed)
    monsters = [card for card in mover.hand if is_monster(card)]

    def fits(card: int) -> bool:
        hand = replace(mover, hand=(card, *monsters))
        return (spare or not is_island(card)) and _possible(with_sailor(state, state.mover, hand), seat)

    return next(card for card in plain if fits(card))


def _possible(dealt: Voyage, seat: int | None) -> bool:
    """Whether what is asked now would be asked in this deal, too, as far as the seat can tell (TQ-11, TQ-22)."""
    if not dealt.todo or not isinstance(dealt.todo[-1], Turn):
        return True
    if not any(isinstance(step, Stuck) for step in dealt.todo):
        return can_act(dealt, dealt.mover)
    if can_act(dealt, dealt.mover):
        return False
    asked = None if seat is None else open_step(dealt, seat)
    # which storms would help those alone know who are asked
    return helpful(dealt) == asked.storms if isinstance(asked, Rescue) else bool(helpful(dealt))


def _asking(dealt: Voyage, chance: Chance) -> Voyage:
    """The deal with what its steps hold of the hidden: which storms would help, where the Starts are shuffled in."""
    if not any(isinstance(step, Rescue | Launch) for step in dealt.todo):
        return dealt

    def fitted(step: Todo) -> Todo:
        if isinstance(step, Rescue):
            return replace(step, storms=helpful(dealt))
        if isinstance(step, Launch):
            return replace(step, depths=tuple([chance.randrange(DEPTHS) for _ in step.depths]))
        return step

    return replace(dealt, todo=tuple(map(fitted, dealt.todo)))


def _taken(deck: Iterator[int], count: int) -> tuple[int, ...]:
    return tuple([next(deck) for _ in range(count)])


def _is_plain(card: int) -> bool:
    """An island, a Finish or a Start."""
    return card <= 90
