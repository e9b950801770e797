"""A turn's action: what the mover may do (TQ-4 to TQ-10, TQ-21, TQ-22, TQ-32)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.game import Action, Choice, Option
from engine.games.tranquility.asking import (
    CARD_OF,
    CELL_OF,
    DISCARD,
    PLAIN,
    asking,
    pick,
    picked,
    refuse,
    values_of,
    wrong,
)
from engine.games.tranquility.berths import Berths, Situation, closed_cells, of_island, of_monster, situation
from engine.games.tranquility.cards import CARDS, FINISHES, MONSTERS, is_finish, is_island
from engine.games.tranquility.field import CELLS, EMPTY, SIZE, VAULT, Field, laid
from engine.games.tranquility.lay import has_finish, may_finish, own_start, reef_leaves
from engine.games.tranquility.state import COUNTS, Voyage, limit, loose, without
from engine.values import Answer, Key, Path, line

WHOLE = Key("hand")
TURN = Key("turn")
_BARE = laid(EMPTY, VAULT)
_FINAL = {card: Option(value, final=True) for card, value in CARDS.items()}
_TURN = Option(TURN)
_DISCARD, _WHOLE = ((Option(key), Option(key, final=True)) for key in (DISCARD, WHOLE))
"""By whether an action with this answer ends the turn: then hands are refilled, and nobody takes it back."""


def choose_turn(state: Voyage, seat: int, path: Path) -> Choice | Action:
    """The question after these answers, or the finished action."""
    start = own_start(state, seat)
    if start:
        return _choose_start(start, path)
    if not path:
        return _first_question(state, seat)
    first = path[0]
    card = CARD_OF.get(first)
    if card is not None:
        return _choose_card(state, seat, card, path)
    if first == DISCARD:
        return two_of(loose(state.sailors[seat]), path)
    if first == TURN and may_turn(state, seat):
        return _choose_turned(state, seat, path)
    if first == WHOLE and len(path) == 1 and may_drop_hand(state, seat):
        return Action(path)
    raise wrong()


def _choose_start(card: int, path: Path) -> Choice | Action:
    """Nothing but the Start may be laid (TQ-8)."""
    if not path:
        return Choice(asking("start"), (_FINAL[card],))
    if path == (CARDS[card],):
        return Action(path)
    raise refuse("start")


def _first_question(state: Voyage, seat: int) -> Choice:
    hand = state.sailors[seat].hand
    at = situation(state, seat)
    ends = state.reef is None
    options: list[Option] = []
    for card in hand:
        if not is_island(card):  # sorted, so that no island follows
            options.extend(_not_islands(state, at, hand))
            break
        spots, least, most = of_island(at, card)
        if spots:
            options.append(Option(CARDS[card], CARD_NOTES[len(spots)][least][not most]))
    if at.budget >= 1:
        options.append(_DISCARD[at.budget == 1 and ends])
    if may_drop_hand(state, seat):
        options.append(_WHOLE[ends])
    if may_turn(state, seat):
        options.append(_TURN)
    # where the vault has just begun, its cells cost cards again (TQ-31)
    begins = at.phase == 2 and at.laid == _BARE
    return Choice(asking("vault" if begins else "turn"), tuple(options))


def _not_islands(state: Voyage, at: Situation, hand: tuple[int, ...]) -> Iterator[Option]:
    """The Finish and the monster of a hand that may be played: of several one is as good as another."""
    if may_finish(state) and has_finish(hand):
        yield _FINAL[_lowest(hand, FINISHES)]
    monster = _lowest(hand, MONSTERS) if state.monsters else 0
    places = len(of_monster(at).spots) if monster else 0
    if places:
        yield Option(CARDS[monster], _MONSTER_NOTES[places])


def _lowest(hand: tuple[int, ...], block: range) -> int:
    """The first card of a kind in a hand, 0 where there is none."""
    return next((card for card in hand if card in block), 0)


CARD_NOTES = tuple(
    tuple(
        tuple(line("tranquility-note-card", places=places, cost=cost, free=free) for free in COUNTS[:2])
        for cost in COUNTS[: SIZE + 1]
    )
    for places in COUNTS[: SIZE + 1]
)
"""By the number of cells where an island may lie, what it costs there at least, and whether it is free on all."""
_MONSTER_NOTES = tuple(line("tranquility-note-monster", places=places) for places in COUNTS[: SIZE + 1])


@lru_cache(maxsize=1 << 10)
def _cell_option(cell: int, cost: int, final: bool) -> Option:
    return Option(CELLS[cell], line("tranquility-note-cost", cost=COUNTS[cost]), final)


_ALL = frozenset(range(SIZE))
_FREE = tuple((_cell_option(cell, 0, False), _cell_option(cell, 0, True)) for cell in range(SIZE))
"""By whether it is final."""


def may_drop_hand(state: Voyage, seat: int) -> bool:
    """Whether the whole hand may be discarded for a compass (TQ-22)."""
    if not state.supply:
        return False
    sailor = state.sailors[seat]
    return len(sailor.hand) == len(loose(sailor)) == limit(sailor)


def may_turn(state: Voyage, seat: int) -> bool:
    """Whether an island can be turned for a card (TQ-32)."""
    return state.mode == "sun" and bool(state.sailors[seat].hand) and any(state.field)


def _choose_card(state: Voyage, seat: int, card: int, path: Path) -> Choice | Action:
    hand = state.sailors[seat].hand
    if card not in hand:
        raise refuse("not-in-hand", card=CARDS[card])
    if not is_island(card):
        return _choose_other(state, seat, card, path)
    if len(path) == 1:
        at = situation(state, seat)
        last = _ALL if state.reef is None else reef_leaves(state.field)
        options = _cells(of_island(at, card), at.budget, last)
        if not options:
            raise refuse("no-place", card=CARDS[card])
        return Choice(asking("cell"), options, subject=path)
    cost = _cost(state, seat, card, path[1])
    if len(path) == 2 and not cost:
        return Action(path)
    return choose_payment(without(loose(state.sailors[seat]), card), cost, path)


def choose_payment(cards: tuple[int, ...], cost: int, path: Path) -> Choice | Action:
    """The question which of the other cards pay for an island on its cell, or the finished action (TQ-6)."""
    if cost in (0, len(cards)):  # nothing to choose
        if len(path) == 2:
            return Action(path)
        raise wrong()
    if len(path) == 2:
        return pick(asking("pay", cost), cards, cost, cost, subject=path)
    if len(path) > 3:
        raise wrong()
    picked(path[2], cards, cost, cost)
    return Action(path)


def _choose_other(state: Voyage, seat: int, card: int, path: Path) -> Choice | Action:
    """A Finish or a monster."""
    hand = state.sailors[seat].hand
    if is_finish(card) and not may_finish(state):
        raise refuse("finish")
    if card == _lowest(hand, FINISHES) and len(path) == 1:
        return Action(path)
    if card != _lowest(hand, MONSTERS):
        raise wrong()
    prey = [spot.cell for spot in of_monster(situation(state, seat)).spots]
    if not prey:
        raise refuse("no-place", card=CARDS[card])
    return _choose_prey(state.field, prey, path, state.reef is None)


def _prey(field: Field, cell: int, ends: bool) -> Option:
    """An island to be attacked."""
    return Option(CELLS[cell], line("tranquility-note-island", card=CARDS[field[cell]]), final=ends)


def _choose_prey(field: Field, prey: list[int], path: Path, ends: bool) -> Choice | Action:
    if len(path) == 1:
        return Choice(asking("prey"), tuple([_prey(field, cell, ends) for cell in prey]), subject=path)
    if len(path) == 2 and CELL_OF.get(path[1]) in prey:
        return Action(path)
    raise wrong()


def _cells(found: Berths, others: int, last: frozenset[int]) -> tuple[Option, ...]:
    """The cells of an island with their costs.

    Final where there is nothing to choose to pay with, `others` being the rest of the hand, and the turn ends, as it
    does on the cells of `last`.
    """
    return tuple(
        [
            _cell_option(spot.cell, spot.cost, spot.cost == others and spot.cell in last)
            if spot.cost
            else _FREE[spot.cell][spot.cell in last]
            for spot in found.spots
        ]
    )


def _cost(state: Voyage, seat: int, card: int, answer: Answer) -> int:
    cell = CELL_OF.get(answer)
    if cell is None:
        raise wrong()
    cost = of_island(situation(state, seat), card).cost(cell)
    if cost is not None:
        return cost
    if state.field[cell]:
        raise refuse("taken", cell=CELLS[cell])
    if closed_cells(state) >> cell & 1:
        raise refuse("closed", cell=CELLS[cell])
    raise refuse("cell", card=CARDS[card], cell=CELLS[cell])


def two_of(cards: tuple[int, ...], path: Path) -> Choice | Action:
    """The choice of two cards to discard, after the key that says so; unasked where there are two only."""
    if len(cards) < 2:
        raise refuse("discard")
    if len(cards) == 2:
        if len(path) > 1:
            raise wrong()
        return Action(path)
    if len(path) == 1:
        return pick(asking("discard", 2), cards, 2, 2)
    if len(path) > 2:
        raise wrong()
    picked(path[1], cards, 2, 2)
    return Action(path)


def two_picked(cards: tuple[int, ...], path: Path) -> tuple[int, ...]:
    """The two cards of a finished choice of `two_of`."""
    return values_of(path[1]) if len(path) > 1 else cards


def _turned(state: Voyage, cell: int) -> Option:
    """An island to be turned, with the side that is up now."""
    side = "moon" if state.moons >> cell & 1 else "sun"
    return Option(CELLS[cell], line(f"tranquility-note-{side}", card=CARDS[state.field[cell]]), final=True)


def _choose_turned(state: Voyage, seat: int, path: Path) -> Choice | Action:
    hand = state.sailors[seat].hand
    if len(path) == 1:
        return Choice(asking("turned-card"), tuple([PLAIN[card] for card in hand]), secret=True)
    if CARD_OF.get(path[1], 0) not in hand:
        raise wrong()
    if len(path) == 2:
        laid = [cell for cell in range(SIZE) if state.field[cell]]
        return Choice(asking("turned-cell"), tuple([_turned(state, cell) for cell in laid]))
    cell = CELL_OF.get(path[2])
    if len(path) > 3 or cell is None or not state.field[cell]:
        raise wrong()
    return Action(path)
