"""What is done for a seat of a cooperative game that lets its time run out: a simple, sound move.

It knows what its seat knows, and does the same in the same position.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.flow import owed
from engine.game import Action, Choice
from engine.games.tranquility.asking import CELL_OF, DISCARD, ROWS
from engine.games.tranquility.berths import phase
from engine.games.tranquility.cards import CARDS, is_finish, is_island, is_monster
from engine.games.tranquility.compass import LIFT
from engine.games.tranquility.field import CELLS, LINE, PILLARS, VAULT, Line, places, stretches
from engine.games.tranquility.field import ROWS as CELLS_OF
from engine.games.tranquility.lay import LOWER, playable
from engine.games.tranquility.start import bounds, pledged
from engine.games.tranquility.state import Pledge, Prompt, Reef, Rescue, Row, Turn, Voyage, active, loose
from engine.games.tranquility.storms import BLOW
from engine.games.tranquility.turn import TURN
from engine.games.tranquility.voyage import choose
from engine.values import Answer, Path, Picks, Value

DEAR = 3
"""From this cost on something else is done rather."""
TOP = 81
"""What lies above all islands."""


def default(state: Voyage, seat: int) -> Action:
    """A move for this seat: the cheapest island that leaves room for the rest, or the two least useful cards away.

    A pledge always brings the eight nearer, a storm blows, and a rescue is never refused. Raises IllegalAction for a
    seat that owes nothing.
    """
    step = owed(state, seat)
    path: Path = ()
    if isinstance(step, Turn):
        path = _in_turn(state, seat)
    elif isinstance(step, Pledge):
        path = (_least_useful(state, seat, loose(state.sailors[seat]), _share(state, seat)),)
    elif isinstance(step, Prompt | Rescue):
        path = (BLOW if isinstance(step, Prompt) else LIFT,)
    elif isinstance(step, Reef | Row):
        path = (_fullest(state, seat),)
    while True:
        found = choose(state, seat, path)
        if isinstance(found, Action):
            return found
        path = (*path, _answer(state, seat, path, found))


def _share(state: Voyage, seat: int) -> int:
    """How many cards a seat pledges: its part of what is missing, and more than it has pledged already."""
    _, least, most = bounds(state, seat)
    assert state.due is not None
    own = len(state.sailors[seat].pledge or ())
    missing = state.due - pledged(state)
    return max(least, min(most, own + -(-missing // len(active(state)))))


def _fullest(state: Voyage, seat: int) -> Value:
    """The row with the fewest empty cells: closing it takes the least away."""
    question = choose(state, seat)
    assert isinstance(question, Choice)
    rows = [option.value for option in question.options if option.value in ROWS]
    return min(rows, key=lambda key: [state.field[cell] for cell in CELLS_OF[ROWS[key]]].count(0))


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
    if len(values) == 1 or is_finish(_card(state, seat, values[0])):
        return (values[0],)
    ideas = _ideas(state, seat)
    if ideas and ideas[0].cost < DEAR:
        return (CARDS[ideas[0].card], CELLS[ideas[0].cell])
    if TURN in values and _wrong_sides(state):
        return (TURN,)
    monsters = [value for value in values if is_monster(_card(state, seat, value))]
    if monsters:
        return (monsters[0],)
    if DISCARD in values:
        return (DISCARD,)
    return (CARDS[ideas[0].card], CELLS[ideas[0].cell]) if ideas else (values[0],)


def _card(state: Voyage, seat: int, value: Value) -> int:
    """The card of the hand that a value stands for, 0 for none."""
    return next((card for card in state.sailors[seat].hand if CARDS[card] == value), 0)


def _ideas(state: Voyage, seat: int) -> list[Idea]:
    """The islands that can be laid and leave enough numbers for the cells beside them, the best first."""
    found = []
    for card in playable(state, seat):
        if is_island(card.card):
            rooms = _rooms(state, card.card)
            for spot in card.spots:
                if spot.cell in rooms:
                    turn = state.mode == "sun" and (LOWER >> spot.cell & 1) != state.moon  # a card more, later
                    found.append(Idea(spot.cost + turn, rooms[spot.cell], card.card, spot.cell))
    return sorted(found)


def _wrong_sides(state: Voyage) -> list[int]:
    """The islands that have yet to be turned (TQ-32)."""
    return [cell for cell, number in enumerate(state.field) if number and (state.moons ^ LOWER) >> cell & 1]


def _lines(state: Voyage) -> tuple[Line, ...]:
    return ((LINE,), PILLARS, (VAULT,))[phase(state)]


def _rooms(state: Voyage, number: int) -> dict[int, float]:
    """The cells that leave a number for each empty cell before and after them, with how uneven the spread gets."""
    rooms = {}
    for line in _lines(state):
        for first, last, below, above in stretches(state.field, line):
            top = min(above, TOP)
            if below < number < top:
                step = (top - below) / (last - first + 2)
                for at in range(first, last + 1):
                    if number - below > at - first and top - number > last - at:
                        rooms[line[at]] = abs(number - below - step * (at - first + 1)) / step
    return rooms


def _answer(state: Voyage, seat: int, path: Path, question: Choice) -> Answer:
    """The answer to a question after the first: a set, or a single card, of what is missed least."""
    values = [option.value for option in question.options]
    cards = tuple(card for card in loose(state.sailors[seat]) if CARDS[card] in values)
    if question.most is not None:
        return _least_useful(state, seat, cards, question.least)
    if path == (TURN,):
        return _least_useful(state, seat, cards, 1).values[0]
    if path[:1] == (TURN,):
        wrong = _wrong_sides(state)
        return next(value for value in values if not wrong or CELL_OF[value] in wrong)
    return values[0]


def _least_useful(state: Voyage, seat: int, cards: tuple[int, ...], count: int) -> Picks:
    """So many of these cards of a hand, those that are missed least."""
    hand = loose(state.sailors[seat])
    chosen = sorted(cards, key=lambda card: (_use(state, hand, card), card))[:count]
    return Picks(tuple(CARDS[card] for card in sorted(chosen)))


def _use(state: Voyage, hand: tuple[int, ...], card: int) -> float:
    """What a card of a hand is good for: one Finish most, then islands that fit well, dead cards nothing."""
    if is_finish(card):
        return 3 if card == min(filter(is_finish, hand)) else 0
    if not is_island(card):
        return 0 if state.start else 4
    costs = {cell: cost for line in _lines(state) for cell, cost in places(state.field, card, line)}
    rooms = _rooms(state, card)
    return max([2 / (1 + costs.get(cell, 0) + uneven) for cell, uneven in rooms.items()], default=0.5)
