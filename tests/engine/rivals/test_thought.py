"""A whole turn thought out: replies, slips, determinism."""

from __future__ import annotations

import pytest

from engine.chance import Seeded
from engine.game import Action
from engine.rivals.dice import Dice, seeds, slip
from engine.rivals.effort import Effort
from engine.rivals.thought import thought
from tests.engine.rivals.grab import END, GAMBLE, LEFT, MIND, RIGHT, Row

ALONE = Effort(width=8, ideas=2)
AGAINST = Effort(width=8, ideas=2, plans=8, worlds=4, reply_ideas=2)
TRAP = Row((2, 3, 9, 9, 0, 1), (0, 0))
"""Who takes both coins on the left lays both nines open."""


def done(row: Row, effort: Effort, seat: int = 0, seed: str = "1") -> tuple[Action, ...]:
    return thought(MIND, row, seat, effort, Seeded(seed))


def test_a_gain_that_opens_a_greater_one_is_not_taken_where_the_answer_is_thought_of() -> None:
    assert done(TRAP, ALONE) == (LEFT, LEFT, END)
    assert done(TRAP, AGAINST) != (LEFT, LEFT, END)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_seats_may_answer(seats: int) -> None:
    row = TRAP._replace(points=(0,) * seats)
    assert done(row, AGAINST._replace(replies=seats - 1))[0] in (LEFT, RIGHT)


def test_what_is_hidden_is_the_same_to_who_thinks() -> None:
    """What lies face down may lie in any order: a world dealt of either gives the same answer."""
    hidden = TRAP._replace(coins=(2, 3, 9, 7, 0, 1))
    other = TRAP._replace(coins=(2, 3, 7, 9, 0, 1))
    for seed in map(str, range(5)):
        dealt = [MIND.redeal(row, 0, Seeded(seed)) for row in (hidden, other)]
        assert done(dealt[0], AGAINST, seed=seed) == done(dealt[1], AGAINST, seed=seed)


def test_the_same_world_and_chance_give_the_same_turn() -> None:
    slipping = AGAINST._replace(slips=2.0)
    for effort in (ALONE, AGAINST, slipping):
        assert done(TRAP, effort) == done(TRAP, effort)
    assert len({done(TRAP, slipping, seed=str(seed)) for seed in range(20)}) > 1


def test_after_a_die_the_rest_of_the_turn_is_played_on_in_thought() -> None:
    """To gamble first and to take the better coin then is worth most; a plan that ended at the die would miss it."""
    row = Row((1, 0, 0, 0, 0, 0), (0, 0))
    effort = Effort(width=8, throws=8, plans=12, worlds=12)
    assert GAMBLE in done(row, effort)


def test_who_must_answer_in_another_s_turn_thinks_too() -> None:
    row = Row((5, 5), (0, 0), mover=1, taken=1, dared=0)
    (answer,) = done(row, AGAINST)
    assert answer.path[0] != END.path[0]


def test_dice_are_fair_enough_and_shuffle_everything() -> None:
    dice = Dice(1)
    thrown = [dice.randrange(6) for _ in range(6000)]
    assert set(thrown) == set(range(6))
    assert all(900 < thrown.count(face) < 1100 for face in range(6))
    firsts = []
    for seed in seeds(400, Seeded("shuffles")):
        cards = [1, 2, 3, 4]
        Dice(seed).shuffle(cards)
        assert sorted(cards) == [1, 2, 3, 4]
        firsts.append(cards[0])
    assert all(70 < firsts.count(card) < 130 for card in (1, 2, 3, 4))


def test_slips_are_as_large_as_they_should_be() -> None:
    chance = Dice(7)
    found = [slip(2.0, chance) for _ in range(4000)]
    mean = sum(found) / len(found)
    assert abs(mean) < 0.1
    assert 1.9 < (sum(error * error for error in found) / len(found)) ** 0.5 < 2.1
