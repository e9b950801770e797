"""What is done for a seat of a cooperative game that lets its time run out: a simple, sound move.

It knows what its seat knows, and does the same in the same position.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Action, Choice
from engine.tranquility.asking import DISCARD
from engine.tranquility.cards import CARDS, is_finish, is_island
from engine.tranquility.field import CELLS, LINE, PILLARS, VAULT, Line, places, stretches
from engine.tranquility.lay import phase, playable
from engine.tranquility.start import bounds, pledged
from engine.tranquility.state import Pledge, Turn, Voyage, active, loose
from engine.tranquility.voyage import choose, owed
from engine.values import Path, Picks

DEAR = 3
"""From this cost on two other cards are discarded rather."""
NUMBERS_ABOVE = 81


def default(state: Voyage, seat: int) -> Action:
    """A move for this seat: the cheapest island that leaves room for the rest, or the two least useful cards away.

    A pledge always brings the eight nearer. Raises IllegalAction for a seat that owes nothing.
    """
    step = owed(state, seat)
    if isinstance(step, Turn):
        return _completed(state, seat, _in_turn(state, seat))
    assert isinstance(step, Pledge)
    return Action((_least_useful(state, seat, _share(state, seat)),))


def _share(state: Voyage, seat: int) -> int:
    """How many cards a seat pledges: its part of what is missing, and more than it has pledged already."""
    _, least, most = bounds(state, seat)
    assert state.due is not None
    own = len(state.sailors[seat].pledge or ())
    missing = state.due - pledged(state)
    return max(least, min(most, own + -(-missing // len(active(state)))))


class Idea(NamedTuple):
    """Where an island might go: what it costs, and how far the numbers beside it are from an even spread."""

    cost: int
    unevenness: float
    card: int
    cell: int


def _in_turn(state: Voyage, seat: int) -> Path:
    """The beginning of a turn's action."""
    question = choose(state, seat)
    assert isinstance(question, Choice)
    values = [option.value for option in question.options]
    if len(values) == 1 or values[0] == _finish(state, seat):
        return (values[0],)
    ideas = _ideas(state, seat)
    if ideas and (ideas[0].cost < DEAR or DISCARD not in values):
        return (CARDS[ideas[0].card], CELLS[ideas[0].cell])
    return (DISCARD,) if DISCARD in values else (values[0],)


def _finish(state: Voyage, seat: int) -> object:
    return next((CARDS[card] for card in state.sailors[seat].hand if is_finish(card)), None)


def _ideas(state: Voyage, seat: int) -> list[Idea]:
    """The islands that can be laid and leave enough numbers for the cells beside them, the best first."""
    found = []
    for card in playable(state, seat):
        if is_island(card.card):
            rooms = _rooms(state, card.card)
            found.extend([Idea(s.cost, rooms[s.cell], card.card, s.cell) for s in card.spots if s.cell in rooms])
    return sorted(found)


def _lines(state: Voyage) -> tuple[Line, ...]:
    return ((LINE,), PILLARS, (VAULT,))[phase(state)]


def _rooms(state: Voyage, number: int) -> dict[int, float]:
    """The cells that leave a number for each empty cell before and after them, with how uneven the spread gets."""
    rooms = {}
    for line in _lines(state):
        for first, last, below, above in stretches(state.field, line):
            top = min(above, NUMBERS_ABOVE)
            if below < number < top:
                step = (top - below) / (last - first + 2)
                for at in range(first, last + 1):
                    if number - below > at - first and top - number > last - at:
                        rooms[line[at]] = abs(number - below - step * (at - first + 1)) / step
    return rooms


def _least_useful(state: Voyage, seat: int, count: int) -> Picks:
    """So many cards of a hand that are missed least."""
    cards = loose(state.sailors[seat])
    chosen = sorted(cards, key=lambda card: (_use(state, cards, card), card))[:count]
    return Picks(tuple(CARDS[card] for card in sorted(chosen)))


def _use(state: Voyage, cards: tuple[int, ...], card: int) -> float:
    """What a card of a hand is good for: one Finish most, then islands that fit well, dead cards nothing."""
    if is_finish(card):
        return 3 if card == min(filter(is_finish, cards)) else 0
    if not is_island(card):
        return 0 if state.start else 4
    rooms = _rooms(state, card)
    costs = {cell: cost for line in _lines(state) for cell, cost in places(state.field, card, line)}
    return max([2 / (1 + costs.get(cell, 0) + uneven) for cell, uneven in rooms.items()], default=0.5)


def _completed(state: Voyage, seat: int, path: Path) -> Action:
    """The action that a path begins, its sets made of what is missed least."""
    while True:
        found = choose(state, seat, path)
        if isinstance(found, Action):
            return found
        path = (*path, found.options[0].value) if found.most is None else (*path, _worst(state, seat, found))


def _worst(state: Voyage, seat: int, question: Choice) -> Picks:
    """The least set of a question, of the cards that are missed least."""
    values = [option.value for option in question.options]
    offered = [card for card in loose(state.sailors[seat]) if CARDS[card] in values]
    kept = loose(state.sailors[seat])
    chosen = sorted(offered, key=lambda card: (_use(state, kept, card), card))[: question.least]
    return Picks(tuple(CARDS[card] for card in sorted(chosen)))
