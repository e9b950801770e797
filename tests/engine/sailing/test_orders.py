"""Standing orders and how they are changed (AS-17)."""

import pytest

from engine.game import Action, Choice, IllegalAction
from engine.sailing.orders import KINDS, ORDERS, Orders, answered, changed, choose, only, words
from engine.values import Card, Key, line


def test_as17_the_defaults_come_first():
    assert words(Orders()) == {"return": "largest", "turn": "yes", "forts": "always", "prizes": "usual"}
    assert all(next(iter(meanings)) == words(Orders())[kind] for kind, (_, meanings, _) in KINDS.items())


def test_every_other_value_is_offered_and_does_what_it_says():
    orders = Orders()
    for kind, (field, meanings, _) in KINDS.items():
        for word, meaning in meanings.items():
            if word == words(orders)[kind]:
                with pytest.raises(IllegalAction) as refused:
                    choose(orders, (ORDERS, Key(kind), Key(word)))
                assert refused.value.reason == line("sailing-refuse-orders-stand", word=Key(f"{kind}-{word}"))
                continue
            question = choose(orders, (ORDERS, Key(kind)))
            assert Key(word) in [option.value for option in question.options]
            path = (ORDERS, Key(kind), Key(word))
            assert choose(orders, path) == Action(path)
            after = changed(orders, path)
            assert getattr(after, field) == meaning
            assert words(after)[kind] == word
            orders = after


def test_all_answers_are_secret():
    for path in ((), (ORDERS,), (ORDERS, Key("forts"))):
        question = choose(Orders(), path)
        assert isinstance(question, Choice)
        assert question.secret


def test_a_game_may_know_fewer_orders():
    kinds = only("return", "turn")
    question = choose(Orders(), (ORDERS,), kinds)
    assert [option.value.id for option in question.options] == ["return", "turn"]
    with pytest.raises(IllegalAction):
        choose(Orders(), (ORDERS, Key("forts")), kinds)


@pytest.mark.parametrize(
    "path", [(Key("wind"),), (ORDERS, Card("turn")), (ORDERS, Key("turn"), Key("no"), Key("no")), (ORDERS, Key("hold"))]
)
def test_paths_to_nowhere_are_refused(path):
    with pytest.raises(IllegalAction):
        choose(Orders(), path)


def test_as17_orders_that_leave_something_to_a_question_can_be_made_to_ask_nothing():
    orders = Orders(returning="hold", turn=False, forts="ask", prizes="ask")
    while (path := answered(orders)) is not None:
        assert choose(orders, path) == Action(path)
        orders = changed(orders, path)
    assert words(orders) == {"return": "hold", "turn": "no", "forts": "always", "prizes": "usual"}
    assert answered(Orders()) is None
