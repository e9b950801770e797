"""What is done for a seat of a cooperative game that lets its time run out: a sound move, in silence (TQ-14).

It knows what its seat knows, and does the same in the same position.
"""

from __future__ import annotations

from engine.flow import Step, open_step
from engine.game import Action, Choice
from engine.games.tranquility.asking import CELL_OF, ROWS
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.compass import LIFT, choose_lift, lying, may_lift
from engine.games.tranquility.field import ROWS as CELLS_OF
from engine.games.tranquility.mind import best_turn, to_lift, worth_a_compass, wrong_sides
from engine.games.tranquility.outlook import Outlook
from engine.games.tranquility.start import bounds, held
from engine.games.tranquility.state import Cut, Pledge, Prompt, Reef, Rescue, Row, Turn, Voyage, loose
from engine.games.tranquility.storms import BLOW, STOP
from engine.games.tranquility.turn import TURN
from engine.games.tranquility.voyage import choose
from engine.seating import check_seat
from engine.values import Answer, Path, Value


def default(state: Voyage, seat: int) -> Action | None:
    """What a seat does for what it owes; who owes nothing lifts storms as soon as he can, else None.

    A turn is what promises most (see `mind`), a pledge always brings the eight nearer and isn't changed, and a rescue
    is never refused. Raises ValueError for what is no seat.
    """
    check_seat(seat, len(state.sailors))
    step = open_step(state, seat)
    return _lift(state, seat) if step is None else _owed(state, seat, step)


def _lift(state: Voyage, seat: int) -> Action | None:
    """The worst storm is lifted that lies somewhere, with the first compass that there is (TQ-22)."""
    storms = to_lift(state)
    if not storms or not may_lift(state, seat):
        return None
    path: Path = (LIFT, CARDS[storms[0]])
    while isinstance(found := choose_lift(state, seat, lying(state), path), Choice):
        path = (*path, found.options[0].value)
    return found


def _owed(state: Voyage, seat: int, step: Step) -> Action:
    outlook = Outlook(state, seat)
    path = _begun(state, seat, step, outlook)
    while isinstance(found := choose(state, seat, path), Choice):
        path = (*path, _answer(state, outlook, path, found))
    return found


def _begun(state: Voyage, seat: int, step: Step, outlook: Outlook) -> Path:
    """The beginning of the answer to what is owed."""
    if isinstance(step, Turn):
        return best_turn(state, seat, outlook)
    if isinstance(step, Pledge):
        return (outlook.least_useful(outlook.hand, _share(state, seat)),)
    if isinstance(step, Prompt):
        return (STOP if worth_a_compass(state, step.card) else BLOW,)
    if isinstance(step, Rescue):
        return (LIFT,)
    if isinstance(step, Reef | Row):
        return (_fullest(state, seat),)
    assert isinstance(step, Cut)
    return ()


def _share(state: Voyage, seat: int) -> int:
    """How many cards a seat pledges: its part by the size of its hand, and more than it has pledged already.

    The parts of all come to what is due, so that who answers later has one too.
    """
    cards, least, most = bounds(state, seat)
    assert state.due is not None
    before, everybody = sum(map(len, map(loose, state.sailors[:seat]))), held(state)
    upto, after = [-(-state.due * count // everybody) for count in (before, before + len(cards))]
    return max(least, min(most, max(len(state.sailors[seat].pledge or ()) + 1, after - upto)))


def _fullest(state: Voyage, seat: int) -> Value:
    """The row with the fewest empty cells: closing it takes the least away."""
    question = choose(state, seat)
    assert isinstance(question, Choice)
    rows = [option.value for option in question.options if option.value in ROWS]
    return min(rows, key=lambda key: [state.field[cell] for cell in CELLS_OF[ROWS[key]]].count(0))


def _answer(state: Voyage, outlook: Outlook, path: Path, question: Choice) -> Answer:
    """The answer to a question after the first: a set, or a single card, of what is missed least."""
    values = [option.value for option in question.options]
    cards = tuple(card for card in outlook.hand if CARDS[card] in values)
    if question.most is not None:
        return outlook.least_useful(cards, question.least)
    if path == (TURN,):
        return outlook.least_useful(cards, 1).values[0]
    if path[:1] == (TURN,):
        wrong = wrong_sides(state)
        return next(value for value in values if not wrong or CELL_OF[value] in wrong)
    return values[0]
