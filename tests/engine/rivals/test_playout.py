"""Plans played out by habit: what opens a gain to others, doubt, what is hidden."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.chance import Chance, Seeded
from engine.game import Action, Event
from engine.rivals.dice import Dice
from engine.rivals.playout import FEW, Habits, best
from tests.engine.rivals.grab import DARE, END, GAMBLE, LEFT, MIND, PAY, RIGHT, TAKES, Row, asked, value

TRAP = Row((2, 3, 9, 9, 0, 1), (0, 0))
"""Who takes both coins on the left lays both nines open."""
PLANS = [(LEFT, LEFT, END), (LEFT, RIGHT, END)]


def habit(row: Row, seat: int) -> Action:
    """The greater coin of both ends, as often as may be."""
    if row.dared == seat:
        return PAY
    if row.taken == TAKES:
        return END
    return LEFT if row.coins[0] >= row.coins[-1] else RIGHT


HABITS: Habits[Row] = Habits(
    apply=MIND.apply,
    habit=habit,
    asked=lambda row, seat: asked(row),
    turn=lambda row, seat: len(row.coins) if row.dared is None and row.mover == seat and row.coins else None,
    worth=value,
    redeal=MIND.redeal,
)


def chosen(row: Row, plans: list[tuple[Action, ...]], doubt: float = 0.0) -> tuple[Action, ...]:
    return best(HABITS, row, 0, plans, 4, doubt, Dice(1))


@pytest.mark.parametrize(("seats", "taken"), [(2, 1), (3, 0), (4, 0)])
def test_a_gain_that_opens_a_greater_one_is_left_unless_others_share_that_one_anyway(seats: int, taken: int) -> None:
    assert chosen(TRAP._replace(points=(0,) * seats), PLANS) == PLANS[taken]


def test_the_first_plan_stands_unless_another_is_surely_better() -> None:
    """The second is better by 4, and no die is thrown for it."""
    assert chosen(TRAP, PLANS, doubt=3.0) == PLANS[1]
    assert chosen(TRAP, PLANS, doubt=100.0) == PLANS[0]
    assert chosen(TRAP._replace(coins=(1, 1)), [(LEFT,), (RIGHT,)]) == (LEFT,)


def test_a_plan_that_can_not_go_on_is_gone_on_by_habit() -> None:
    row = Row((5, 4), (0, 0))
    assert chosen(row, [(LEFT, LEFT, LEFT), (DARE, DARE, GAMBLE)]) == (LEFT, LEFT, LEFT)


def test_what_is_hidden_is_the_same_to_who_thinks() -> None:
    hidden, other = TRAP._replace(coins=(2, 3, 9, 7, 0, 1)), TRAP._replace(coins=(2, 3, 7, 9, 0, 1))
    for seed in range(5):
        found = [
            best(HABITS, MIND.redeal(row, 0, Seeded(str(seed))), 0, PLANS, 3, 0.0, Dice(seed))
            for row in (hidden, other)
        ]
        assert found[0] == found[1]


def test_the_few_that_look_best_are_tried_further() -> None:
    assert FEW == 3
    row, tried = Row((1, 5, 5, 5, 5, 9), (0, 0)), Counter[Action]()

    def counted(state: Row, seat: int, action: Action, chance: Chance) -> tuple[Row, list[Event]]:
        tried.update([action] if state is row else [])
        return MIND.apply(state, seat, action, chance)

    plans = [(LEFT,), (DARE,), (RIGHT,), (GAMBLE,), (END,)]
    habits = HABITS._replace(apply=counted, redeal=lambda state, seat, chance: state)
    best(habits, row, 0, plans, 4, 0.0, Dice(1), more=10)
    # to end the turn at once is impossible, so it is played by habit: to the right
    assert tried == {END: 4, LEFT: 14, DARE: 14, GAMBLE: 14, RIGHT: 14 + 4}
