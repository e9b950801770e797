"""Walking `choose`, on a toy game."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import SimpleNamespace

import pytest

from engine import walk
from engine.game import Action, Choice, IllegalAction, Option
from engine.values import Cell, Key, Number, Picks, line

ASK = line("ask")


def toy(*choices):
    """A game whose questions are these, one after the other."""

    def choose(state, seat, path=()):
        return choices[len(path)] if len(path) < len(choices) else Action(path)

    return SimpleNamespace(choose=choose)


def choice(*values, **more):
    return Choice(ASK, tuple(Option(value) for value in values), **more)


LETTERS = choice(Key("a"), Key("b"))
SET = choice(Number(1), Number(2), Number(3), least=1, most=2)


def test_legal_lists_all_paths_in_order():
    found = walk.legal(toy(LETTERS, SET), None, 0)
    assert len(found) == 2 * (3 + 3)
    assert found[0] == Action((Key("a"), Picks((Number(1),))))
    assert found[-1] == Action((Key("b"), Picks((Number(2), Number(3)))))


def test_legal_gives_up_above_its_limit():
    many = choice(*(Number(i) for i in range(200)))
    with pytest.raises(OverflowError):
        walk.legal(toy(many, many), None, 0)
    with pytest.raises(OverflowError):
        walk.legal(toy(choice(*(Number(i) for i in range(20)), least=10, most=10)), None, 0)


def test_random_actions_are_legal_and_reach_all():
    game = toy(LETTERS, SET)
    rng = Random(1)
    assert {walk.random_action(game, None, 0, rng) for _ in range(500)} == set(walk.legal(game, None, 0))


def test_random_sets_of_any_size_are_drawn_evenly():
    """Few sets are drawn from a list of them, many (of 36 cells) without: each value comes as often as any other."""
    rng = Random(1)
    for values, size in ((5, 2), (36, 3)):
        asked = choice(*(Number(i) for i in range(values)), least=size, most=size)
        drawn = [walk.answers(asked, rng) for _ in range(3000)]
        assert all(walk.admits(asked, answer) for answer in drawn)
        counts = Counter(value for answer in drawn for value in answer.values)
        usual = 3000 * size / values
        assert len(counts) == values
        assert all(0.7 * usual < count < 1.3 * usual for count in counts.values())


@pytest.mark.parametrize(
    ("answer", "admitted"),
    [
        (Picks((Number(1),)), True),
        (Picks((Number(1), Number(3))), True),
        (Picks((Number(3), Number(1))), False),  # not in the order of the options
        (Picks((Number(1), Number(1))), False),
        (Picks(()), False),
        (Picks((Number(1), Number(2), Number(3))), False),
        (Picks((Number(9),)), False),
        (Number(1), False),
    ],
)
def test_which_sets_are_admitted(answer, admitted):
    assert walk.admits(SET, answer) is admitted


def test_the_set_that_stands_is_no_answer():
    standing = Picks((Number(1), Number(3)))
    asked = choice(Number(1), Number(2), Number(3), least=1, most=2, standing=standing)
    game = toy(asked)
    assert not walk.admits(asked, standing)
    found = walk.legal(game, None, 0)
    assert len(found) == 5
    assert Action((standing,)) not in found
    assert {walk.random_action(game, None, 0, Random(seed)) for seed in range(200)} == set(found)
    with pytest.raises(IllegalAction):
        walk.check_path(game, None, 0, (standing,))


def test_check_path_holds_each_answer_against_its_question():
    game = toy(LETTERS, SET)
    assert walk.check_path(game, None, 0, ()) == LETTERS
    assert walk.check_path(game, None, 0, (Key("a"),)) == SET
    for path in ((Key("c"),), (Cell(0, 0),), (Key("a"), Number(1)), (Key("a"), Picks((Number(1),)), Key("a"))):
        with pytest.raises(IllegalAction) as refused:
            walk.check_path(game, None, 0, path)
        assert refused.value.reason.id == "refuse-no-such-move"
