"""What is asked in a duel: the mover's action, and mercy (TQ-5 to TQ-7, TQ-33)."""

from __future__ import annotations

from functools import lru_cache

from engine.game import Action, Choice, Option
from engine.games.tranquility.asking import CARD_OF, CELL_OF, DISCARD, asking, refuse, wrong
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import CELLS, Field
from engine.games.tranquility.rivals.lay import can_lay, places, playable
from engine.games.tranquility.rivals.state import HAND, Duel, Turn
from engine.games.tranquility.state import COUNTS, SEATS, without
from engine.games.tranquility.turn import CARD_NOTES, choose_payment, two_of
from engine.games.tranquility.view import Spot
from engine.values import Answer, Key, Line, Path, line

SHOW = Key("show")
AGREE, DECLINE = Key("agree"), Key("decline")
_MERCY = tuple(
    Choice(line("tranquility-ask-rivals-mercy", seat=seat), (Option(AGREE, final=True), Option(DECLINE, final=True)))
    for seat in SEATS[:2]
)


def may_show(field: Field, hand: tuple[int, ...]) -> bool:
    """Whether a hand may be shown to ask for mercy: five cards of which none can be laid (TQ-33)."""
    return len(hand) == HAND and not can_lay(field, hand)


def choose_mercy(state: Duel, path: Path) -> Choice | Action:
    """The question whether the mover's hand may be exchanged, or the finished answer."""
    if not path:
        return _MERCY[state.mover]
    if len(path) > 1 or path[0] not in (AGREE, DECLINE):
        raise wrong()
    return Action(path)


def choose_turn(state: Duel, step: Turn, path: Path) -> Choice | Action:
    """The question after these answers of the mover, or the finished action."""
    hand = state.rivals[state.mover].hand
    if not path:
        return _first(state.field, hand, step.declined)
    first = path[0]
    card = CARD_OF.get(first)
    if card is not None:
        return _choose_card(state.field, hand, card, path)
    if first == DISCARD:
        return two_of(hand, path)
    if first != SHOW or len(path) > 1:
        raise wrong()
    if step.declined or not may_show(state.field, hand):
        raise refuse("rivals-show")
    return Action(path)


@lru_cache(maxsize=1 << 12)
def _first(field: Field, hand: tuple[int, ...], declined: bool) -> Choice:
    options = [
        Option(CARDS[found.card], _card_note([spot.cost for spot in found.spots]))
        for found in playable(field, hand)
        if found.spots
    ]
    if len(hand) >= 2:
        options.append(Option(DISCARD, final=len(hand) == 2))
    if not declined and may_show(field, hand):
        options.append(Option(SHOW, final=True))
    return Choice(asking("turn"), tuple(options))


def _card_note(costs: list[int]) -> Line:
    return CARD_NOTES[len(costs)][min(costs)][not max(costs)]


def _choose_card(field: Field, hand: tuple[int, ...], card: int, path: Path) -> Choice | Action:
    if card not in hand:
        raise refuse("not-in-hand", card=CARDS[card])
    spots = next(found.spots for found in playable(field, hand) if found.card == card)
    if not spots:
        raise refuse("no-place", card=CARDS[card])
    others = len(hand) - 1
    if len(path) == 1:
        return _cells(spots, others, path)
    return choose_payment(without(hand, card), _cost(field, card, spots, path[1]), path)


@lru_cache(maxsize=1 << 12)
def _cells(spots: tuple[Spot, ...], others: int, path: Path) -> Choice:
    options = [
        Option(CELLS[spot.cell], line("tranquility-note-cost", cost=COUNTS[spot.cost]), spot.cost in (0, others))
        for spot in spots
    ]
    return Choice(asking("cell"), tuple(options), subject=path)


def _cost(field: Field, card: int, spots: tuple[Spot, ...], answer: Answer) -> int:
    cell = CELL_OF.get(answer)
    if cell is None:
        raise wrong()
    for spot in spots:
        if spot.cell == cell:
            return spot.cost
    if field[cell]:
        raise refuse("taken", cell=CELLS[cell])
    if all(spot.cell != cell for spot in places(field, card)) and _in_order(field, card, cell):
        raise refuse("rivals-complete", card=CARDS[card], cell=CELLS[cell])
    raise refuse("cell", card=CARDS[card], cell=CELLS[cell])


def _in_order(field: Field, card: int, cell: int) -> bool:
    """Whether a card would fit the order on an empty cell (TQ-5)."""
    return max(field[:cell], default=0) < card < min([n for n in field[cell:] if n], default=81)
