"""Standing orders of those who are in a game (AS-17)."""

from random import Random

import pytest

from engine.game import Event, IllegalAction
from engine.sailing.orders import ORDERS, Orders, only
from engine.sailing.standing import asked_less, may, ordered, redrawn
from engine.values import Key, line
from tests.engine.sailing.waters import HERE, afloat, ship

PATH = (ORDERS, Key("turn"), Key("no"))
STATE = afloat(*[ship(id=f"s{seat + 1}", seat=seat, cell=HERE + seat) for seat in range(3)], out=(2,))


def test_as17_orders_are_changed_at_any_time_and_told_to_their_owner_alone():
    state, events = ordered(STATE, 1, PATH)
    assert (state.count, state.orders) == (1, (Orders(), Orders(turn=False), Orders()))
    assert events == [Event(None, line("sailing-event-orders", word=Key("turn-no")), (1,))]
    assert all(may(STATE, seat, PATH) is None for seat in (2, 3, -1))


def test_as17_a_game_has_the_orders_that_it_names():
    with pytest.raises(IllegalAction):
        may(STATE, 1, (ORDERS, Key("forts"), Key("hold")), only("return", "turn"))


def test_as17_who_does_not_answer_is_asked_less():
    asking = afloat(*STATE.ships, orders=(Orders(prizes="ask"),) * 3, out=(2,))
    assert asked_less(asking, 0) == (ORDERS, Key("prizes"), Key("usual"))
    assert asked_less(asking, 2) is None
    assert asked_less(STATE, 0) is None


def test_as17_orders_of_others_are_drawn_again_but_for_what_they_are_openly_asked_by():
    own, other = (afloat(*STATE.ships, orders=(Orders(), orders, Orders()), out=(2,)) for orders in (
        Orders(returning="hold", turn=False), Orders(forts="ask"),
    ))  # fmt: skip
    for seed in range(8):
        drawn = redrawn(own, 0, Random(seed), {1: "prizes"})
        assert drawn == redrawn(other, 0, Random(seed), {1: "prizes"})
        assert drawn[::2] == own.orders[::2]
        assert drawn[1].prizes == "ask"
        assert redrawn(own, 0, Random(seed), {}, lambda owner: only("return"))[1].forts == "always"
    assert len({redrawn(own, None, Random(seed), {})[:2] for seed in range(20)}) > 1
