"""How the game ends, and who has won (PB-23 to PB-27)."""

import pytest

from engine.agreeing import agreed, asks
from engine.game import IllegalAction
from engine.games import piratebay
from engine.games.piratebay.options import Options
from engine.games.piratebay.state import TREASURES
from tests.engine.games.piratebay.positions import Rolls, asked, build, play
from tests.engine.sailing.positions import said

HALF, WATCH = Options(length="half"), Options(watch="two")
NONE = {"taken": "I9 L9 I12 L12"}
"""All merchants are taken."""
ASHORE = "f1 B8 E"


def how(state):
    return piratebay.outcome(state).how.id.removeprefix("piratebay-how-")


def test_pb24_33_treasures_of_20_cannons_and_13_gold_chests():
    state = build(tiles="E5=gold F5=empty", heaps="H5=1g1c", holds="0=1c", stores="1=1g1c", fallen="I9=1c")
    view = piratebay.view(state, 0)
    assert TREASURES == 33
    # a tile, two on a cell, one aboard, one with a merchant, three on cards; two are landed
    assert (view.left, sum(view.lost), view.end) == (8, 23, 0)


def test_pb24_the_game_ends_at_once_when_none_is_left_outside_the_islets():
    state = build(ASHORE, **NONE, holds="0=1g", stores="0=1c 1=1g", tiles="E5=empty E6=cave")
    state, events = play(state, "unload")
    assert said(events) == ["landed"]
    assert (how(state), state.todo, piratebay.pending(state)) == ("all", (), {})
    view = piratebay.view(state, 0)
    assert (view.over, view.asked, view.mover, view.order, view.left) == (True, None, None, (), 0)


@pytest.mark.parametrize(
    "more", [{"tiles": "E5=gold"}, {"heaps": "E5=1c"}, {"holds": "0=1g 1=1c"}, {"fallen": "I9=1c"}]
)
def test_pb24_not_while_any_is_face_down_on_cells_on_merchants_or_ships(more):
    taken = "L9 I12 L12" if "fallen" in more else NONE["taken"]
    state = build(ASHORE, **{"holds": "0=1g", **more}, taken=taken, empty="I9" if "fallen" in more else "L12")
    state, _ = play(state, "unload")
    assert state.over is None


def test_pb24_it_ends_in_mid_turn_too_by_the_loss_of_the_last():
    state = build("f1 K2 N", "f2 L4 N masts=1", **NONE, holds="1=1g")
    state, events = play(state, "K4", "L4 2", dice=Rolls(6, 6, 1))
    assert said(events) == ["sailed", "shot-sunk", "sunk-cargo", "home"]
    assert how(state) == "all"
    state, events = play(build("f1 F4 E", **NONE, tiles="E5=mark", holds="0=1g"), "explore E5")
    assert (said(events), how(state)) == (["mark", "lost-cargo", "home"], "all")


def test_pb24_a_last_empty_merchant_or_a_tile_without_treasure_keeps_nobody():
    state = build(ASHORE, taken="I9 L9 I12", holds="0=1g", tiles="E5=empty")
    state, _ = play(state, "unload")
    assert (how(state), piratebay.view(state, 0).merchants[0].cell.token) == ("all", "L12")


def test_pb25_a_half_game_ends_as_soon_as_16_are_left():
    """Holds count as outside: 13 on a cell, three on ships, one of them lands."""
    state = build(ASHORE, **NONE, heaps="E5=1g12c", holds="0=1g 1=3c", options=HALF)
    assert (piratebay.view(state, 0).left, piratebay.view(state, 0).end) == (17, 16)
    state, events = play(state, "unload")
    assert (said(events), how(state)) == (["landed"], "half")
    state, _ = play(build(ASHORE, **NONE, heaps="E5=1g13c", holds="0=1g 1=3c", options=HALF), "unload")
    assert state.over is None
    state, _ = play(build(ASHORE, **NONE, heaps="E5=1g12c", holds="0=1g 1=3c"), "unload")
    assert state.over is None  # a full game


def test_pb25_what_is_lost_counts_for_that_too():
    state = build("f1 F4 E", **NONE, tiles="E5=mark", heaps="H5=1g12c", holds="0=1g 1=3c", options=HALF)
    state, _ = play(state, "explore E5")
    assert how(state) == "half"


def test_pb24_gold_2_cannon_1_order_3():
    state = build(ASHORE, **NONE, order=1, holds="0=1g 1=2g", stores="0=2g1c 1=1c")
    assert piratebay.view(state, None).scores == (5, 4)  # what is aboard counts for nothing
    state, _ = play(build(ASHORE, **NONE, order=1, holds="0=1g", stores="0=2g1c 1=1c"), "unload")
    outcome = piratebay.outcome(state)
    assert [score.points for score in outcome.scores] == [7, 4]
    for score in outcome.scores:
        assert sum(dict(line.args)["points"].value for line in score.breakdown) == score.points
    told = [[line.id.removeprefix("piratebay-score-") for line in score.breakdown] for score in outcome.scores]
    assert told == [["gold", "cannons"], ["cannons", "order"]], "nothing of what counts for nothing"
    assert outcome.places == ((0,), (1,))
    assert piratebay.view(state, None).winners == (0,)


def test_pb24_the_order_that_nobody_took_scores_for_nobody():
    state, _ = play(build(ASHORE, **NONE, holds="0=1g", order="F6"), "unload")
    assert [score.points for score in piratebay.outcome(state).scores] == [2, 0]


def test_pb24_a_tie_is_broken_by_gold_chests_and_then_shared():
    state, _ = play(build(ASHORE, **NONE, holds="0=1c", stores="0=3c 1=2g", seats=3), "unload")
    assert piratebay.outcome(state).places == ((1,), (0,), (2,))
    state, _ = play(build(ASHORE, **NONE, holds="0=1g", stores="0=1g 1=2g 2=1c", seats=3), "unload")
    assert piratebay.outcome(state).places == ((0, 1), (2,))
    assert piratebay.view(state, None).winners == (0, 1)
    state, _ = play(build(ASHORE, **NONE, order=1, holds="0=1g", stores="0=1g 1=1c", seats=3), "unload")
    assert piratebay.outcome(state).places == ((0,), (1,), (2,))  # the order's three are no gold


# ---------------------------------------------------------------- calm


def calm(*turns, mover=0, **more):
    """The mover ends his turn, and nothing has happened for so many turns of each."""
    return play(build(calm=turns, seats=len(turns), mover=mover, **more), "end")[0]


@pytest.mark.parametrize(("seats", "turns"), [(2, 15), (3, 15), (4, 10), (8, 10)])
def test_pb26_calm_turns_end_the_game_after_the_last_seat_s_turn(seats, turns):
    last = seats - 1
    options = Options(watch="one")
    state = calm(*(turns,) * last, turns - 1, mover=last, options=options)
    assert (how(state), piratebay.view(state, 0).calm_end) == ("calm", turns)
    assert calm(*(turns,) * last, turns - 2, mover=last, options=options).over is None
    assert calm(turns - 1, *(turns,) * last, options=options).over is None  # not the last seat's turn


def test_pb26_the_last_seat_is_counted_from_the_first():
    """Seat 2 began, so seat 1 is the last."""
    state = calm(10, 9, 10, 10, mover=1, first=2)
    assert how(state) == "calm"
    assert calm(10, 10, 10, 9, mover=3, first=2).over is None


def test_pb26_everyone_must_have_had_so_many():
    assert calm(10, 5, 10, 10, mover=3).over is None
    state = build(calm=(3, 5, 10, 4), seats=4)
    assert piratebay.view(state, 0).calm == 3


def test_pb26_a_quiet_turn_is_counted():
    assert calm(0, 4).calm == (1, 4)


STIRS = {
    "a treasure turned up": (("f1 F4 E",), {"tiles": "E5=cannon"}, ("explore E5",), ()),
    "landed": ((ASHORE,), {"holds": "0=1c"}, ("unload",), ()),
    "taken from a merchant": (("f1 I7 N",), {}, ("I9", "end"), (6,)),
    "taken from a ship": (("f1 J3 N", "f2 J5 N"), {"holds": "1=1c"}, ("J5",), (6, 1, 6, 1)),
    "taken from an empty merchant": (("f1 I7 N",), {"empty": "I9", "fallen": "I9=1c"}, ("I9", "end"), (6,)),
    "left to a merchant": (("f1 I7 N",), {"holds": "0=1c"}, ("I9",), (1,)),
    "lost by guns": (("f1 K2 N", "f2 L2 N masts=1"), {"holds": "1=1c"}, ("N", "L2 2", "end"), (6, 6, 1)),
    "lost by a mark": (("f1 F4 E",), {"tiles": "E5=mark", "holds": "0=1c"}, ("explore E5",), ()),
}
QUIET = {
    "an empty chest": (("f1 F4 E",), {"tiles": "E5=empty"}, ("explore E5",), ()),
    "a mark": (("f1 F4 E",), {"tiles": "E5=mark"}, ("explore E5",), ()),
    "a cave": (("f1 F4 E",), {"tiles": "E5=cave"}, ("explore E5",), ()),
    "an empty merchant": (("f1 I7 N",), {"empty": "I9"}, ("I9",), (6,)),
    "loaded": (("f1 F4 E",), {"heaps": "E5=1g"}, ("load",), ()),
    "unloaded on a treasure cell": (("f1 F4 E",), {"holds": "0=1g"}, ("unload E5",), ()),
    "the order": (("f1 F6 E",), {"order": "F6"}, ("load",), ()),
    "the order won": (("f1 J3 N", "f2 J5 N masts=1"), {"order": 1}, ("J5",), (6, 1)),
    "sunk without cargo": (("f1 K2 N", "f2 L2 N masts=1"), {}, ("N", "L2 2", "end"), (6, 6, 1)),
}


@pytest.mark.parametrize("what", [*STIRS, *QUIET])
def test_pb26_what_happens_to_a_treasure_is_counted_from(what):
    ships, more, moves, dice = {**STIRS, **QUIET}[what]
    state = build(*ships, seats=3, calm=(3, 4, 5), **more)
    state, _ = play(state, *moves, dice=Rolls(*dice))
    assert state.mover == 1
    assert state.calm == ((0, 0, 0) if what in STIRS else (4, 4, 5))


def test_pb26_pb27_each_turn_of_a_watch_counts():
    state = build(calm=(2, 5), options=WATCH)
    state, _ = play(state, "end")
    assert (state.calm, state.mover) == ((3, 5), 0)
    state, _ = play(state, "end")
    assert (state.calm, state.mover) == ((4, 5), 1)
    state = calm(15, 13, mover=1, options=WATCH)
    assert state.over is None
    assert how(play(state, "end")[0]) == "calm"


def test_pb26_the_second_turn_of_a_watch_is_calm_by_itself():
    state, _ = play(build(ASHORE, holds="0=1c", options=WATCH, calm=(3, 4)), "unload")
    assert (state.calm, state.glass) == ((0, 0), 2)
    state, _ = play(state, "end")
    assert state.calm == (1, 0)


def test_pb26_islets_and_order_score():
    state = calm(15, 14, mover=1, stores="0=1g 1=1g1c", holds="0=4g", order=0)
    assert [score.points for score in piratebay.outcome(state).scores] == [5, 3]


# ---------------------------------------------------------------- watches


def test_pb27_two_turns_in_a_row_each_with_its_own_wind_card():
    state = build("f1 K3 N", options=WATCH)
    assert piratebay.choose(state, 0).options[-1].note.id == "piratebay-note-glass"
    winds, turn = state.winds.bit_count(), state.turn
    state, events = play(state, "K4", "end")
    assert said(events) == ["sailed", "ended", "wind"]
    view = piratebay.view(state, None)
    assert (asked(state), view.watch, view.glass, view.turn) == ((0, "turn"), 2, 2, turn)
    assert (state.winds.bit_count(), view.order) == (winds - 1, (0, 1))
    assert len(view.tracks) == 1
    assert piratebay.choose(state, 0).options[-1].note is None
    state, events = play(state, "end")
    view = piratebay.view(state, None)
    assert (asked(state), view.glass, view.turn) == ((1, "turn"), 1, turn + 1)


def test_pb27_shots_are_counted_anew_in_between():
    state, _ = play(build("f1 K3 N", "f2 L3 N", options=WATCH), "N", "L3 2", "end", dice=Rolls(1, 1, 6, 1, 1, 6))
    assert {(ship.port, ship.starboard) for ship in state.ships} == {(0, 0)}


def test_pb27_one_turn_in_a_row():
    state, _ = play(build("f1 K3 N", options=Options(watch="one")), "end")
    assert state.mover == 1


def test_pb23_pb27_the_order_gives_range_from_the_next_turn_of_a_watch():
    state, _ = play(build("f1 F6 E", order="F6", options=WATCH), "load")
    assert (state.glass, state.swift) == (2, True)


@pytest.mark.parametrize(
    ("stores", "winners"), [("0=1g2c 1=2g", ((1,), (0,))), ("0=1g2c 1=1g2c", ((0, 1),)), ("0=1c", ((0,), (1,)))]
)
def test_pb26_counted_when_the_players_agree(stores, winners):
    state = build("f1 F4 E", "f2 K2 N", tiles="E5=gold", stores=stores)
    assert asks(piratebay, state) == ("count",)
    after, events = agreed(piratebay, state, "count")
    piratebay.check(after)
    assert (said(events), how(after), piratebay.pending(after)) == (["counted"], "agreed", {})
    assert piratebay.outcome(after).places == winners
    assert piratebay.load(piratebay.dump(after)) == after


def test_pb26_nobody_counts_twice():
    state, _ = agreed(piratebay, build("f1 F4 E", tiles="E5=gold"), "count")
    assert asks(piratebay, state) == ()
    with pytest.raises(IllegalAction):
        agreed(piratebay, state, "count")
