"""Rounds, winds and turns, and turns that are played by themselves (AD-10 to AD-13, AD-70)."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from engine.game import Action, IllegalAction
from engine.games import admiral
from engine.games.admiral.options import Options
from engine.games.admiral.rounds import round_begun
from engine.games.admiral.state import Round
from engine.sailing.telling import Log
from engine.seating import Setup
from engine.values import Piece, Seat
from tests.engine.games.admiral.positions import fort, named, position, ship, told
from tests.engine.games.admiral.voyages import Winds, begun, options, ordered, play, where

SHIPS = ship("g1", "C3"), ship("g2", "V3")


def drawn(state, seed=0, rounds=24 * 40):
    """How often each direction and force is drawn."""
    log, towards, forces = Log(Random(seed)), Counter(), Counter()
    for _ in range(rounds):
        wind = round_begun(replace(state, todo=(Round(),)), log).wind
        towards[wind.towards] += 1
        forces[wind.force] += 1
    return towards, forces


def about(count, of, share):
    """Within four standard deviations."""
    return abs(count - of * share) < 4 * (of * share * (1 - share)) ** 0.5


@pytest.mark.parametrize(("force", "seed"), [((4, 16, 4), 1), ((8, 8, 8), 2), ((4, 20, 0), 3)])
def test_ad10_all_directions_are_equally_likely_and_forces_as_the_option_says(force, seed):
    towards, forces = drawn(position(*SHIPS, terms={"force": force}), seed)
    assert all(about(towards[course], 960, 1 / 8) for course in range(8))
    for name, share in zip(("calm", "fresh", "storm"), force, strict=True):
        assert forces[name] == 0 if not share else about(forces[name], 960, share / 24)


def test_ad10_what_the_option_makes_of_the_winds():
    def force(scenario, **given):
        return admiral.new(Setup(2, 0), Options(scenario=scenario, **given), Random(1)).terms.force

    assert force("fleet") == force("mini2") == (4, 16, 4)
    assert force("fleet", wind="booklet") == force("fleet", printed=True) == (8, 8, 8)  # AD-70
    assert force("mini1") == force("mini1", wind="fresh") == force("fleet", wind="fresh") == (0, 24, 0)
    assert force("mini1", wind="booklet") == (8, 8, 8)  # AD-60: the host may change it
    assert force("skirmish") == (4, 20, 0)
    assert force("skirmish", wind="booklet") == (8, 16, 0)


def test_ad12_turns_that_have_passed_before_anybody_was_asked_are_told_at_the_start():
    state = begun("duel", "E calm", "NE fresh")
    assert (state.round, state.turn) == (2, 3)
    _, passed, wind = admiral.hooks.opened(state, Options(scenario="duel", mines="none"))
    assert (passed.id, dict(passed.args)["n"].value) == ("admiral-event-passed", 2)
    assert wind.id == "admiral-event-fresh"


def test_ad10_each_player_has_a_turn_in_each_round_and_the_wind_holds_for_all():
    state = begun("fleet", "NE fresh")
    assert (state.round, state.mover, state.wind.force) == (1, 0, "fresh")
    order, wind = admiral.hooks.opened(state, Options(mines="none"))
    assert (order.id, dict(order.args)["who"]) == ("admiral-event-order", (Seat(0), Seat(1)))
    assert wind.id == "admiral-event-fresh"
    state, events = play(state, "end", chance=Winds())
    assert (state.round, state.mover) == (1, 1)
    assert told(events) == ["ended"]
    state, events = play(state, "end", chance=Winds("S fresh"))
    assert (state.round, state.mover) == (2, 0)
    assert told(events) == ["ended", "fresh"]
    assert events[-1].reveals


def test_ad10_who_begins_is_drawn_or_named():
    options = Options(scenario="mini1")
    assert {admiral.new(Setup(4), options, Random(seed)).mover for seed in range(40)} == {0, 1, 2, 3}
    state = admiral.new(Setup(3, 2), options, Random(1))
    assert admiral.view(state, None).order == (2, 0, 1)


def test_ad11_ships_and_forts_act_anew_in_each_turn():
    state = position(
        ship("s1", "C3", moved=True, fired=3, stopped=True), ship("g2", "V3", moved=True, fired=1),
        forts=(fort("A1", 0, fired=2, stopped=True), fort("X14", 1, fired=1)),
    )  # fmt: skip
    state, _ = play(state, "end")
    assert not named(state, "g2").moved
    assert not named(state, "fort-x14").fired
    state, _ = play(state, "end")
    one, home = named(state, "s1"), named(state, "fort-a1")
    assert (one.moved, one.fired, one.stopped) == (False, 0, False)
    assert (home.fired, home.stopped) == (0, False)


def test_ad43_ad44_who_fought_or_was_taken_acts_again_in_the_next_round():
    state = position(*SHIPS, ship("b1", "F3", spent=True), forts=(fort("A1", 0, silent=True),))
    state, _ = play(state, "end")
    assert named(state, "b1").spent
    assert named(state, "fort-a1").silent
    state, _ = play(state, "end")
    assert not named(state, "b1").spent
    assert not named(state, "fort-a1").silent


# ---------------------------------------------------------------- turns that pass by themselves (AD-12)


def next_turn(state, wind="N calm"):
    """What is told after the first seat's turn ends, with which the round does, and the state."""
    state = replace(state, mover=1, todo=(replace(state.todo[0], seat=1),))
    after, events = play(state, "end", chance=Winds(wind))
    return after, told(events)[1:]


def test_ad12_a_turn_in_which_nothing_can_be_done_is_played_at_once():
    state, events = next_turn(position(*SHIPS))
    assert events[:3] == ["calm", "idle", "idle"]
    assert state.wind.force == "fresh"
    assert state.turn == 12  # it counts as a turn everywhere


def test_ad12_forced_drifts_without_a_choice_are_done():
    state, events = next_turn(position(ship("g1", "C3"), ship("b1", "F8"), ship("g2", "V3")), "N storm")
    assert events[:4] == ["storm", "idle", "drifted", "drifted"]
    assert (where(state, "g1"), where(state, "b1")) == ("C6", "F10")


def test_ad12_a_stop_in_a_port_is_a_choice():
    forts = (fort("D5", 0),)
    state, events = next_turn(position(ship("g1", "C3"), ship("g2", "V3"), forts=forts), "N storm")
    assert events == ["storm"]
    assert options(state, "g1") == ["C4", "C5", "C6"]


def test_ad12_what_can_be_done_only_after_a_drift_counts_too():
    """A pearl where she drifts to; a target that comes into range."""
    found, events = next_turn(position(ship("g1", "C3"), ship("g2", "V3"), sea_pearls=((5 * 24 + 2, 1),)), "N storm")
    assert events == ["storm"]
    found, events = next_turn(position(ship("s1", "C3"), ship("g2", "G6")), "N storm")
    assert events == ["storm"]
    assert found.mover == 0


def test_ad12_loading_unloading_and_starting_a_repair_are_something_to_do():
    home = (fort("B4", 0),)
    for one, more in (
        (ship("g1", "C3"), {"sea_pearls": ((2 * 24 + 2, 1),)}),
        (ship("g1", "C3", pearls=1), {"forts": home}),
        (ship("g1", "C3", 3), {"forts": home}),
    ):
        assert next_turn(position(one, ship("g2", "V3"), **more))[1] == ["calm"]


def test_ad12_doldrums_oars_shelter_and_going_on_with_a_repair_are_hardly_anything():
    home = (fort("B4", 0),)
    for one, wind in (
        (ship("b1", "J3"), "N calm"),
        (ship("g1", "C3"), "E storm"),
        (ship("g1", "C3", 3, task="repair", since=1), "N calm"),
    ):
        some = position(one, ship("g2", "V3"), forts=home)
        after, events = next_turn(some, wind)
        assert events[1] == "idle"
        assert where(after, one.id) == where(some, one.id)
        off = position(one, ship("g2", "V3"), forts=home, terms={"doldrums": False})
        assert next_turn(off, wind)[1] == [wind.split()[1]]


def test_ad12_a_repair_goes_on():
    state = position(ship("g1", "C3", 3, task="repair", since=1), ship("g2", "V3"), forts=(fort("B4", 0),))
    after, events = next_turn(state)
    assert named(after, "g1").strength >= 4
    assert "mended" in events


def test_ad12_who_has_ordered_it_is_called():
    state = ordered(position(*SHIPS), 0, idle="call")
    after, events = next_turn(state)
    assert events == ["calm", "called"]
    assert (after.mover, options(after)) == (0, ["end"])


def test_ad12_ad70_by_the_letter_no_turn_passes_by_itself():
    after, events = next_turn(position(*SHIPS, terms={"automatic": False}))
    assert events == ["calm"]
    assert after.mover == 0
    terms = admiral.new(Setup(2, 0), Options(printed=True), Random(1)).terms
    assert not terms.automatic
    assert not terms.doldrums


def test_ad12_whether_it_passes_is_not_told_by_what_can_be_taken_back():
    """Which it is depends on a secret order, so either reveals (see `engine.game.Event`)."""
    for orders in ("pass", "call"):
        state = ordered(position(*SHIPS, wind="calm"), 1, idle=orders)
        _, events = play(state, "end", chance=Winds())
        assert events[1].reveals


# ---------------------------------------------------------------- leaving (AD-13)


def test_ad13_the_mover_leaves_and_the_next_player_s_turn_begins():
    state = position(ship("b1", "C3"), ship("b2", "V3"), ship("b3", "L7"), seats=3)
    after, events = admiral.drop(state, 0)
    assert told(events) == ["left"]
    assert after.mover == 1
    assert where(after, "b1") == "-"
    admiral.check(after)


def test_ad13_who_leaves_where_a_wind_is_to_be_drawn_lets_the_next_one_go_on():
    state = position(ship("b1", "C3"), ship("b2", "V3"), ship("b3", "L7"), seats=3, mover=2)
    state = replace(state, todo=(replace(state.todo[0], seat=2),))
    after, _ = admiral.drop(state, 2)
    admiral.check(after)
    assert (after.mover, options(after)) == (0, ["wind"])
    after, events = play(after, "wind")
    assert told(events) == ["resumed", "fresh"]
    assert after.round == state.round + 1


def test_ad13_one_side_left_wins_and_alone_one_gives_up():
    after, _ = admiral.drop(position(*SHIPS), 1)
    assert (after.over.how, after.over.winners) == ("last", (0,))
    after, _ = admiral.drop(begun("mini1", seats=1), 0)
    assert (after.over.how, admiral.outcome(after).places) == ("left", ((), (0,)))


def test_a_ship_named_as_anothers_is_none():
    """A path holds whose a ship is: what some other position offers is no move here, however it is called."""
    state = position(*SHIPS)
    ship = next(option.value for option in admiral.choose(state, 0).options if isinstance(option.value, Piece))
    cell = admiral.choose(state, 0, (ship,)).options[0].value
    assert admiral.apply(state, 0, Action((ship, cell)), Random(0))
    with pytest.raises(IllegalAction, match="no-such-move"):
        admiral.apply(state, 0, Action((replace(ship, seat=1), cell)), Random(0))
