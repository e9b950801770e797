"""What cells, ships and mercenaries do (SL-7, SL-30 to SL-32, SL-37)."""

import pytest

from engine.games import sealords
from engine.games.sealords.state import coins_left, extra_left, vp_left


def test_sl30_victory_points(position, play, ids):
    state, events = play(position(sea="A1:V"), "2@A1")
    assert ids(events) == ["laid", "vp", "coin"]
    assert state.fleets[0].vp == 1
    assert vp_left(state) == 63


def test_sl30_repair_turns_one_own_ship_battle_side_up_and_nothing_more(position, play, options, ids, at):
    state = position("A2:L3* B3:L7* C3:D5*", sea="A1:R", hand=(2, 4, 6))
    state, _ = play(state, "2@A1")
    assert list(options(state)) == ["A2", "B3"]
    state, events = play(state, "B3")
    assert ids(events) == ["repaired", "coin"]  # the 7 removes nothing again
    assert state.ships[at["B3"]].number == 7
    assert "B4" in options(play(state, "end", "2@A6", "end")[0], "4")  # adjacency is back


def test_sl30_the_only_burning_ship_is_repaired_unasked(position, play, ids, at):
    state, events = play(position("A2:L3*", sea="A1:R"), "2@A1")
    assert ids(events) == ["laid", "repaired", "coin"]
    assert not state.ships[at["A2"]].burning


def test_sl30_reserve_brings_a_ship_and_a_token(position, play, ids, with_state):
    state = position(sea="A1:H", hand=(2, 4, 6))
    top = state.fleets[0].reserve[0]
    state, events = play(state, "2@A1")
    assert ids(events) == ["laid", "reserve", "coin"]
    assert ids(events, 0) == ["laid", "reserve-own", "coin"]
    assert events[1].reveals
    assert sorted(state.fleets[0].hand) == sorted((4, 6, top))
    assert state.fleets[0].extra == 1
    assert extra_left(state) == 12


@pytest.mark.parametrize("empty", [{"reserve": ()}, {"extra": (6, 7)}])
def test_sl30_no_reserve_or_no_token_no_ship(position, play, ids, empty, options):
    state = position(sea="A1:H", coins=(3, 0), **empty)
    after, events = play(state, "2@A1")
    assert ids(events) == ["laid", "idle", "coin"]
    assert len(after.fleets[0].hand) == 2
    after, events = play(state, "m03@B1")
    assert ids(events) == ["hired", "idle"]


def test_sl7_an_empty_supply_gives_nothing(position, play, ids):
    state = position(sea="A1:V", vp=(30, 34), coins=(10, 11))
    assert (vp_left(state), coins_left(state)) == (0, 0)
    state, events = play(state, "2@A1")
    assert ids(events) == ["laid", "idle", "idle"]
    state, events = play(position("A2:L5", sea="A1:M", hand=(1, 2, 2), shields=0, mines_left=0), "1@A1")
    assert ids(events) == ["laid", "idle", "idle"]


@pytest.mark.parametrize("number", [2, 4, 6, 8])
def test_sl31_even_ships_bring_a_coin(position, play, number):
    """SL-31: even ships bring a coin."""
    state, _ = play(position(hand=(number, 5, 5)), f"{number}@A1")
    assert state.fleets[0].coins == 1


def test_sl31_a_one_shields_any_own_battle_ship_itself_and_mercenaries_too(position, play, options, at):
    state = position("A1:L4 B1:Lm01 G1:L5* G6:D2", hand=(1, 2, 2))
    state, _ = play(state, "1@C1")
    assert list(options(state)) == ["A1", "B1", "C1"]
    state, _ = play(state, "B1")
    assert state.ships[at["B1"]].shields == 1
    assert state.shields == 6
    stacked, _ = play(position("A1:L4+2", hand=(1, 2, 2)), "1@B1", "A1")
    assert stacked.ships[at["A1"]].shields == 3


def test_sl31_a_lone_one_shields_itself_unasked(position, play, ids, at):
    state, events = play(position(hand=(1, 2, 2)), "1@A1")
    assert ids(events) == ["laid", "vp", "shield"]
    assert state.ships[at["A1"]].shields == 1


def test_sl31_a_three_shoots_and_a_five_repairs(position, play, at, ids):
    state, _ = play(position("A4:D5 C1:D6", hand=(3, 2, 2)), "3@A1", "E")
    assert state.ships[at["C1"]].burning
    state, events = play(position("B1:L4*", hand=(5, 2, 2)), "5@A1")
    assert ids(events) == ["laid", "vp", "repaired"]


def test_sl31_a_seven_removes_a_mine_the_one_under_it_too(position, play, options, ids):
    state = position(hand=(7, 2, 2), mines="A1 F6")
    state, _ = play(state, "7@A1")
    assert list(options(state)) == ["A1", "F6"]
    cleared, events = play(state, "A1")
    assert ids(events) == ["cleared"]
    assert cleared.fleets[0].mines == 0
    assert cleared.mines == 13
    left, events = play(state, "F6")
    assert ids(events) == ["cleared", "taken"]
    assert left.fleets[0].mines == 1


def test_sl31_a_nine_uses_its_cell_twice_with_new_choices(position, play, options, at, ids):
    state, events = play(position(hand=(9, 2, 2), sea="A1:V"), "9@A1")
    assert state.fleets[0].vp == 2
    assert ids(events) == ["laid", "vp", "again", "vp"]
    state, _ = play(position("A3:D2 C1:D4", hand=(9, 2, 2), sea="A1:O"), "9@A1", "N")
    assert state.ships[at["A3"]].burning
    state, _ = play(state, "E")
    assert state.ships[at["C1"]].burning
    state, _ = play(position(hand=(9, 2, 2), sea="A1:H"), "9@A1")
    assert state.fleets[0].extra == 2
    assert len(state.fleets[0].hand) == 4
    state, events = play(position("A3:L2* B3:L4*", hand=(9, 2, 2), sea="A1:R"), "9@A1", "A3")
    assert ids(events)[-3:] == ["repaired", "again", "repaired"]  # the last one unasked


def test_sl32_what_has_no_target_does_nothing(position, play, ids):
    _, events = play(position(sea="A1:R", hand=(5, 2, 2)), "5@A1")
    assert ids(events) == ["laid", "idle", "idle"]
    _, events = play(position(hand=(7, 2, 2)), "7@A1")
    assert ids(events) == ["laid", "vp", "idle"]


@pytest.mark.parametrize(("mines", "removed"), [("", 0), ("A5", 1), ("A5 B5 C5", 3)])
def test_sl32_m04_removes_as_many_as_there_are(position, play, ids, mines, removed):
    state, events = play(position(coins=(3, 0), mines=mines, market=("m04",)), "m04@A1")
    assert ids(events) == ["hired", *(["cleared"] * removed or ["idle"])]
    assert state.mines == 14
    assert state.plain == 0


def test_sl32_m04_removes_three_of_many_and_may_clear_its_own_cell(position, play, options, ids):
    state = position(coins=(3, 0), mines="A1 A5 B5 C5 D5", market=("m04",))
    state, _ = play(state, "m04@A1")
    question = sealords.choose(state, 0)
    assert (question.least, question.most) == (3, 3)
    assert list(options(state)) == ["A1", "A5", "B5", "C5", "D5"]
    own, events = play(state, "{A1,B5,D5}")
    assert ids(events) == ["cleared"] * 3
    assert own.fleets[0].mines == 0
    other, events = play(state, "b5 c5 d5")
    assert ids(events) == ["cleared"] * 3 + ["taken"]
    assert other.fleets[0].mines == 1


def test_sl37_one_ship_more_is_for_the_rest_of_the_game(position, play):
    state, _ = play(position(sea="A1:H", turn=3), "2@A1", "end")
    for turn in range(4):
        state, _ = play(state, f"{state.fleets[1].hand[0]}@{'ABCD'[turn]}6")
        while state.mover == 1:
            action = sealords.default(state, 1)
            state, _ = sealords.apply(state, 1, action, None)
        assert len(state.fleets[0].hand) == 4
        while state.mover == 0:
            action = sealords.default(state, 0)
            state, _ = sealords.apply(state, 0, action, None)
        extra = state.fleets[0].extra
        assert len(state.fleets[0].hand) == 3 + extra
        if extra != 1:
            break


def test_sl6_m03_chooses_from_the_reserve_and_shuffles_it(position, play, options, ids):
    state = position(coins=(3, 0), hand=(2, 4, 6), reserve=(1, 3, 3, 5, 7, 7, 8, 9, 9))
    state, events = play(state, "m03@A1")
    assert ids(events) == ["hired", "looked"]
    assert ids(events, 0) == ["hired", "looked-own"]
    assert events[-1].reveals
    assert list(options(state)) == ["1", "3", "5", "7", "8", "9"]
    assert sealords.choose(state, 0).secret
    orders = set()
    for seed in range(5):
        after, events = play(state, "5", seed=seed)
        assert ids(events) == ["recruit"]
        assert ids(events, 0) == ["recruit-own"]
        assert after.fleets[0].hand == (2, 4, 5, 6)
        assert after.fleets[0].extra == 1
        assert sorted(after.fleets[0].reserve) == [1, 3, 3, 7, 7, 8, 9, 9]
        orders.add(after.fleets[0].reserve)
    assert len(orders) > 1


def test_sl6_m03_takes_the_last_ship_of_the_reserve_unasked(position, play, ids):
    state, events = play(position(coins=(3, 0), reserve=(5,)), "m03@A1")
    assert ids(events, 0) == ["hired", "recruit-own"]
    assert events[-1].reveals
    assert state.fleets[0].reserve == ()
