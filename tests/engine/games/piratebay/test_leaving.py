"""Who leaves: his ship goes off, and what waits for his answer lapses (PB-28)."""

from random import Random

import pytest

from engine.games import piratebay
from engine.games.piratebay.options import Options
from tests.engine.games.piratebay.positions import asked, build, cargo, left, options, play
from tests.engine.sailing.positions import said
from tests.playing import random_position

NONE = {"taken": "I9 L9 I12 L12"}
"""All merchants are taken."""
ASHORE = "f1 B8 E"


def how(state):
    return piratebay.outcome(state).how.id.removeprefix("piratebay-how-")


def test_pb28_his_ship_goes_off_and_her_cargo_is_lost():
    state = build("f2 L3 N", seats=3, holds="1=1g1c", stores="1=2g")
    before = state.lost
    state, told = left(state, 1)
    assert told == ["left", "lost-cargo"]
    assert (state.lost - before, state.holds[1], state.stores[1]) == (cargo("1g1c"), cargo(""), cargo("2g"))
    view = piratebay.view(state, 0)
    assert ([ship.id for ship in view.ships], view.out, view.order) == (["f1", "f3"], (1,), (0, 2))
    assert [islet.anchor.token for islet in view.islets if islet.seat is not None] == ["B8", "S8"]
    assert (view.hauls[-1].what, view.hauls[-1].cell.token) == ("sunk", "L3")
    assert piratebay.may(state, 1) is None
    assert piratebay.drop(state, 1) == (state, [])


def test_pb26_pb28_cargo_lost_so_is_counted_from():
    state, _ = left(build(seats=3, holds="1=1c", calm=(3, 4, 5)), 1)
    assert state.calm == (0, 0, 0)
    state, _ = left(build(seats=3, calm=(3, 4, 5)), 1)
    assert state.calm == (3, 4, 5)


def test_pb28_what_lies_on_his_islet_stays_landed_and_counts_for_nobody():
    state, _ = left(build(ASHORE, **NONE, seats=3, stores="1=5g", holds="0=1g"), 1)
    assert (piratebay.view(state, 0).left, piratebay.view(state, 0).scores) == (1, (0, 0, 0))
    state, _ = play(state, "unload")
    outcome = piratebay.outcome(state)
    assert (how(state), outcome.places) == ("all", ((0,), (2,), (1,)))
    assert [score.points for score in outcome.scores] == [2, 0, 0]


def test_pb28_the_order_stays_where_his_ship_lay():
    state = build("f1 G6 W", "f2 F7 N", seats=3, order=1)
    state, told = left(state, 1)
    assert (told, piratebay.view(state, 0).order_at.token, state.order_of) == (["left"], "F7", -1)
    state, events = play(state, "load")
    assert (said(events), state.order_of) == (["order-taken", "wind"], 0)


def test_pb28_one_left_has_won():
    state, told = left(build(stores="1=1g"), 1)
    assert (told, how(state), state.todo) == (["left"], "last", ())
    assert piratebay.outcome(state).places == ((0,), (1,))
    state, _ = left(build(seats=4), 2, 0, 1)
    assert piratebay.outcome(state).places == ((3,), (1,), (0,), (2,))
    assert piratebay.drop(state, 3) == (state, [])


def test_pb28_the_loss_of_his_cargo_may_end_the_game():
    state, _ = left(build(**NONE, seats=3, holds="1=1g", stores="0=1g"), 1)
    assert how(state) == "all"


@pytest.mark.parametrize(
    ("moves", "question"),
    [
        ((), "turn"),
        (("F4",), "stop"),
        (("F4", "explore F5"), "explore"),
        (("F4", "load G5"), "load"),
        (("F4", "unload E5 0 1"), "unload"),
    ],
)
@pytest.mark.parametrize("watch", ["one", "two"])
def test_pb28_the_mover_leaves_whatever_he_is_asked(moves, question, watch):
    state = build(
        "f1 F2 N", seats=3, tiles="F5=gold G5=gold", heaps="G5=3g", holds="0=1g1c",
        options=Options(watch=watch),
    )  # fmt: skip
    state, _ = play(state, *moves)
    assert asked(state) == (0, question)
    state, told = left(state, 0)
    assert told == ["left", "lost-cargo"]
    assert (asked(state), options(state), state.glass) == ((1, "resume"), ["wind"], 1)
    state, events = play(state, "wind")
    assert (said(events), asked(state)) == (["resumed", "wind"], (1, "turn"))


def test_pb28_who_is_to_let_it_go_on_leaves_too():
    state, _ = left(build(seats=4), 0, 1)
    assert asked(state) == (2, "resume")
    state, events = play(state, "wind")
    assert (said(events), asked(state)) == (["resumed", "wind"], (2, "turn"))


def test_pb28_a_trapped_seat_is_passed_over_without_chance():
    state, told = left(build(seats=3, trapped=(1,)), 0)
    assert (told, asked(state), state.trapped) == (["left", "trapped"], (2, "resume"), ())


def test_pb28_somebody_else_leaves_and_the_turn_goes_on():
    state, _ = play(build("f1 K2 N", "f2 L4 N", seats=3), "K4")
    assert options(state) == ["L4", "on", "end"]
    state, told = left(state, 1)
    assert (told, asked(state), options(state)) == (["left"], (0, "stop"), ["on", "end"])


def test_pb26_pb28_calm_turns_of_who_left_count_no_more():
    state = build(seats=4, mover=3, calm=(10, 2, 10, 9))
    state, _ = left(state, 1)
    assert how(play(state, "end")[0]) == "calm"


def test_pb28_in_random_games_somebody_leaves_at_any_time():
    for seed in range(40):
        rng = Random(seed)
        state, seats = random_position(piratebay, rng, rng.randrange(150))
        while state.over is None:
            state, told = left(state, rng.choice([seat for seat in range(seats) if seat not in state.out]))
            assert told[0] == "left"
        assert state.todo == ()
        assert piratebay.outcome(state) is not None
