"""One's own turn in thought: what is found, and where a plan ends."""

from __future__ import annotations

from engine.chance import Seeded
from engine.game import Action
from engine.rivals.beam import Plan, answered, turns
from engine.rivals.dice import seeds
from tests.engine.rivals.grab import DARE, END, GAMBLE, LEFT, MIND, PASS, PAY, RIGHT, Row, asked

CHANCE = Seeded("beam")


def plans(row: Row, width: int = 9, most: int | None = None, throws: int = 1) -> list[Plan[Row]]:
    """What seat 0 may do."""
    return turns(MIND, row, 0, width, most, seeds(throws, Seeded("dice")), Seeded("beam"))


def test_what_pays_only_in_the_second_step_is_found_if_the_beam_is_wide_enough() -> None:
    row = Row((1, 9, 0, 0, 3), (0, 0))
    assert plans(row, most=2)[0].actions == (LEFT, LEFT, END)
    assert plans(row, width=1, most=2)[0].actions[0] == RIGHT  # 3 looks better than 1


def test_the_best_comes_first_and_a_turn_may_be_ended_early() -> None:
    found = plans(Row((-1, 5, -7), (0, 0)), most=2)
    assert [plan.value for plan in found] == sorted([plan.value for plan in found], reverse=True)
    assert (LEFT, END) in [plan.actions for plan in found]
    assert found[0].actions == (LEFT, LEFT, END)
    assert plans(Row((2, -5, -7), (0, 0)), most=2)[0].actions == (LEFT, END)


def test_two_ways_to_the_same_position_are_one_plan() -> None:
    found = plans(Row((2, 0, 0, 0, 1), (0, 0)), most=2)
    states = [plan.state for plan in found]
    assert len(set(states)) == len(states) == 5  # left, right, and twice, of which left-right is right-left


def test_only_as_many_ideas_as_asked_for_are_tried() -> None:
    assert {plan.actions[0] for plan in plans(Row((1, 1, 1, 1), (0, 0)), most=1)} == {LEFT}


def test_a_plan_ends_at_a_die_and_is_valued_over_several_throws() -> None:
    found = [plan for plan in plans(Row((0, 0, 0, 0), (0, 0)), throws=200) if plan.actions[-1] == GAMBLE]
    assert {len(plan.actions) for plan in found} == {1, 2}
    assert all(2.4 < plan.value < 3.6 for plan in found)


def test_all_plans_meet_the_same_dice() -> None:
    """A die thrown at once and one thrown after a coin fall alike: no plan looks better by luck."""
    found = [plan for plan in plans(Row((0, 0, 0, 0), (0, 0)), throws=3) if plan.actions[-1] == GAMBLE]
    assert len({plan.value for plan in found}) == 1


def test_a_plan_goes_on_after_what_is_revealed_where_that_changes_little() -> None:
    found = turns(MIND._replace(dice=False), Row((0, 0, 0, 0), (0, 0)), 0, 9, None, (1,), CHANCE)
    assert any(plan.actions[0] == GAMBLE and len(plan.actions) == 3 for plan in found)


def test_a_plan_ends_where_another_is_asked_and_takes_what_comes_to_his_mind_first() -> None:
    (found,) = [plan for plan in plans(Row((0, 0, 0, 0), (0, 0))) if plan.actions == (DARE,)]
    assert found.value == 1  # the other pays 1 rather than 4
    assert asked(found.state) == 0


def test_an_answer_in_another_s_turn_is_a_plan_of_its_own() -> None:
    row = Row((5, 5), (0, 0), mover=1, taken=1, dared=0)
    assert [plan.actions for plan in plans(row)] == [(PAY,), (PASS,)]


def test_others_are_asked_until_the_mover_goes_on() -> None:
    row = Row((5, 5), (0, 0, 0), mover=2, taken=1, dared=0)
    assert answered(MIND, row, 2, CHANCE).points == (-1, 0, 0)
    free = Row((5, 5), (0, 0), mover=1)
    assert answered(MIND, free, 1, CHANCE) is free


def test_the_end_of_the_game_ends_a_plan() -> None:
    found: list[tuple[Action, ...]] = [plan.actions for plan in plans(Row((4,), (0, 0)), most=2)]
    assert found == [(LEFT,)]  # right is the same coin
