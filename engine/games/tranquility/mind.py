"""The turn of a seat that lets its time run out, in a cooperative game: of all that it may do what promises most.

Everything is weighed in cards, by the odds that the field can still be filled (see `outlook`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.game import Choice
from engine.games.tranquility.asking import CARD_OF, CELL_OF, DISCARD
from engine.games.tranquility.cards import CARDS, COLOURS, is_finish, is_island, is_monster
from engine.games.tranquility.compass import compasses, lying
from engine.games.tranquility.field import CELLS
from engine.games.tranquility.lay import LOWER, playable
from engine.games.tranquility.outlook import Outlook
from engine.games.tranquility.state import Voyage
from engine.games.tranquility.turn import TURN, WHOLE
from engine.games.tranquility.voyage import choose
from engine.values import Path, Value

TWO = 3.2
"""What it costs to discard two cards."""
TURNED = 2.2
"""What it costs to turn an island that has to be turned: a card, and the turn."""
LATER = 1.0
"""What it costs to lay an island that has to be turned later."""
FOR_A_COMPASS = 0.6
"""What each card of the whole hand costs that goes for a compass."""
NEVER = -99.0
"""What something costs that gains nothing: done only where there is nothing else."""
WORST_FIRST = ("purple", "orange", "yellow")
"""The colours of storms: with a hand of three one can live, but not with closed rows. So only a purple storm is worth a
hand, and compasses are kept for those that are still to come.
"""


class Idea(NamedTuple):
    """What might be done, and what it would be worth in cards."""

    worth: float
    path: Path


def best_turn(state: Voyage, seat: int, outlook: Outlook) -> Path:
    """The beginning of the action that promises most: what pays for it is asked next."""
    question = choose(state, seat)
    assert isinstance(question, Choice)
    values = [option.value for option in question.options]
    sure = next((value for value in values if is_finish(CARD_OF.get(value, 0))), None)
    if sure is not None or len(values) == 1:
        return (sure or values[0],)
    return max(_ideas(state, seat, outlook, values), key=lambda idea: idea.worth).path


def wrong_sides(state: Voyage) -> list[int]:
    """The islands that have yet to be turned (TQ-32)."""
    return [cell for cell, number in enumerate(state.field) if number and (state.moons ^ LOWER) >> cell & 1]


def worth_a_compass(state: Voyage, storm: int) -> bool:
    """Whether a compass goes for a storm: there must be one for each of the worse ones too, drawn or not (TQ-22)."""
    worse = WORST_FIRST[: WORST_FIRST.index(COLOURS[storm])]
    kept = [other for other, colour in COLOURS.items() if colour in worse and other not in state.away]
    return compasses(state) > len(kept)


def to_lift(state: Voyage) -> list[int]:
    """The storms that lie somewhere and are worth a compass, the worst first (TQ-22)."""
    storms = [storm for storm in lying(state) if worth_a_compass(state, storm)]
    return sorted(storms, key=lambda storm: WORST_FIRST.index(COLOURS[storm]))


def _ideas(state: Voyage, seat: int, outlook: Outlook, values: list[Value]) -> Iterator[Idea]:
    yield from _lays(state, seat, outlook)
    for value in values:
        if is_monster(CARD_OF.get(value, 0)):
            yield _attack(state, seat, outlook, value)
        elif value == TURN:
            yield Idea(-TURNED if wrong_sides(state) else NEVER, (TURN,))
        elif value == DISCARD:
            yield Idea(-TWO, (DISCARD,))
        elif value == WHOLE:
            wanted = len(state.purple) > compasses(state)
            yield Idea(-FOR_A_COMPASS * len(outlook.hand) if wanted else NEVER, (WHOLE,))


def _lays(state: Voyage, seat: int, outlook: Outlook) -> Iterator[Idea]:
    for found in playable(state, seat):
        if found.spots and is_island(found.card):
            gains = outlook.gains(found.card)
            for spot in found.spots:
                turn = LATER * (state.mode == "sun" and (LOWER >> spot.cell & 1) != state.moon)
                yield Idea(gains[spot.cell] - spot.cost - turn, (CARDS[found.card], CELLS[spot.cell]))


def _attack(state: Voyage, seat: int, outlook: Outlook, monster: Value) -> Idea:
    """The attack on the island that is missed least: all have to be made, and early ones cost least (TQ-21)."""
    question = choose(state, seat, (monster,))
    assert isinstance(question, Choice)
    prey = max([option.value for option in question.options], key=lambda value: outlook.without(CELL_OF[value]))
    return Idea(outlook.without(CELL_OF[prey]), (monster, prey))
