"""Idling, rounds and the end of the battle (AS-36, AS-37, AS-39, AS-71)."""

import pytest
from msgspec.structs import replace

from engine.games import ageofsail
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.turn import idlers
from tests.engine.games.ageofsail.positions import Draws, build, options, play
from tests.engine.sailing.positions import said, ship_of, where
from tests.engine.sailing.waters import Dice

QUIET = Options(situations=False)
FOE = "s2 J17 N"


def ended(state, draws=((0, 23),)):
    """The state after the mover's turn, the next one's wind being drawn (none: the battle is over)."""
    return play(state, "end", dice=Draws(*draws))


def idle(*ships, **more):
    """Which ships of seat 0 would lose a mast now."""
    state = build(*ships, FOE, options=QUIET, **more)
    return [state.ships[place].id for place in idlers(state)]


def test_as36_who_lies_idle_by_the_fort_loses_a_mast_and_a_brig_is_sunk():
    state = build("s1 D3 N", "b1 B3 N", "f1 J10 N", FOE, options=QUIET)
    end = ageofsail.choose(state, 0).options[-1]
    assert [piece.id for piece in dict(end.note.args)["lose"]] == ["s1", "b1"]
    after, events = ended(state)
    assert said(events) == ["ended", "idle", "idle-sunk", "wind"]
    assert (ship_of(after, "s1").masts, where(after, "b1")) == (2, "-")
    assert after.bloody is False  # not in battle (AS-39)
    assert after.lost - state.lost == 2
    assert [wreck.ship for wreck in ageofsail.view(after, 0).wrecks] == ["b1"]


def test_as31_the_end_of_a_turn_says_what_is_unused():
    def unused(state):
        end = ageofsail.choose(state, 0).options[-1]
        assert end.confirms
        return end.note and [dict(end.note.args)[name].value for name in ("ships", "cannons", "n")]

    state = build("f1 J10 N", "s1 M10 N", "f3 D2 N", "s2 K17 N")
    assert unused(state) == [2, 3, 0]
    state, _ = play(state, "cannons C1 D2", "f1 J12", dice=Dice(1, 1, 6))
    assert unused(state) == [1, 2, 0]
    assert unused(build("f1 J10 N acted", "s2 K17 N")) is None


def test_as36_damaged_ships_and_those_elsewhere_do_not_idle():
    assert idle("s1 D3 N masts=2", "f1 E3 N", "b1 B3 N") == ["b1"]


def test_as36_turning_is_no_move_but_sailing_is():
    state, _ = play(build("f1 C3 N", FOE, options=QUIET), "f1 S")
    assert [state.ships[place].id for place in idlers(state)] == ["f1"]
    state, _ = play(build("f1 C3 N", FOE, options=QUIET), "f1 D3")
    assert idlers(state) == []  # though she is beside the fort still
    state, _ = play(build("f1 C3 N", "b2 D3 S", FOE, options=QUIET), "f1 N", "D3 1", "done", dice=Dice(1, 6, 6, 1))
    assert idlers(state) == []


def test_as36_a_ship_without_a_cell_to_move_to_is_exempt():
    walls = ("s1 B4 N", "f1 A4 N")
    assert idle("b1 A3 N", "f2 B3 N", *walls, blows="N strong") == ["f2"]
    assert idle("b1 A3 N", "f2 B3 N", *walls, blows="N strong", situation="calm") == []
    assert idle("b1 D3 N", blows="N light") == ["b1"]


def test_as36_a_cell_held_by_an_enemy_counts_as_one_to_move_to():
    walls = ("s1 B4 N", "f2 B3 N masts=1")
    assert idle("b1 A3 N", "f1 A4 N", *walls) == []
    assert idle("b1 A3 N", "f3 A4 N", *walls) == ["b1"]


def test_as36_how_ships_lie_is_seen_before_the_cards_after_they_are_arranged():
    state = build("f1 J10 N", "s2 J17 N", "b1 K16 N seat=1", options=QUIET, turns=(100, 0))
    state, _ = play(state, "end", "b1 Q20 N", "wind", dice=Draws((0, 23)))
    assert [state.ships[place].id for place in idlers(state)] == ["b1"]


def test_as36_all_are_judged_at_once_by_how_they_lie_at_the_end_of_the_turn():
    hemmed = build("s1 B4 N", "f1 A4 N", "b1 B3 N", "f3 A3 N seat=0", FOE, options=QUIET)
    after, events = ended(hemmed)
    assert said(events)[:3] == ["ended", "idle-sunk", "wind"]  # b1 makes room for f3 only by being sunk
    assert (where(after, "b1"), ship_of(after, "f3").masts) == ("-", 2)
    both = build("s1 D4 N", "b1 B3 N", "f3 A3 N seat=0", FOE, options=QUIET)
    assert said(ended(both)[1])[:3] == ["ended", "idle-sunk", "idle"]


def test_as36_a_teleport_is_a_move_and_a_drift_is_not():
    state = build("f1 D3 N", "b1 A3 N", FOE, situation="teleport")
    state = replace(state, todo=(ageofsail.state.Situate(seat=0, number=0), *state.todo))
    state, _ = play(state, "f1 D2")
    assert [state.ships[place].id for place in idlers(state)] == ["b1"]


def test_as37_the_last_one_with_ships_wins_at_once():
    state = build("s1 J10 N", "b2 K10 N", options=QUIET)
    state, events = play(state, "s1 N", "K10 3", dice=Dice(6, 6, 6, 1))
    assert said(events) == ["stands", "shot-sunk", "out"]
    outcome = ageofsail.outcome(state)
    assert outcome.places == ((0,), (1,))
    assert outcome.how.id == "ageofsail-how-last"
    assert ageofsail.pending(state) == {}
    view = ageofsail.view(state, 1)
    assert (view.over, view.mover, view.order, view.out, view.orders) == (True, None, (), (1,), None)


def test_as37_who_loses_his_last_ship_by_boarding_is_out_before_the_hulls_are_divided():
    state = build("s1 J10 N", "b2 J11 N", options=QUIET)
    state, events = play(state, "s1 J11", dice=Dice(6, 1))
    assert said(events) == ["sailed", "fight-won", "out"]
    assert ageofsail.outcome(state).places == ((0,), (1,))


def test_as37_a_captured_ship_counts_for_the_captor():
    state = build("s1 J10 N", "f3 J12 E", "s3 M4 N", seats=4, options=QUIET)
    state, events = play(state, "s1 J12", "both 1 f3 K12", dice=Dice(6, 1, 6, 1))
    assert "out" in said(events)
    assert ageofsail.view(state, 0).order == (0, 2)
    assert [ship.id for ship in ageofsail.view(state, 0).ships if ship.seat == 0] == ["s1", "f3"]


def test_as37_an_idling_mover_may_fall_by_it():
    state = build("b1 B3 N", FOE, options=QUIET)
    state, events = ended(state, ())
    assert said(events) == ["ended", "idle-sunk", "out"]
    assert ageofsail.outcome(state).places == ((1,), (0,))


def closing(*ships, **more):
    """The end of a round: seat 1 of two ends his turn. Near are cells up to three steps from the fort (AS-39)."""
    return build(*(ships or ("s1 J10 N", "f1 F6 N", "b1 F3 N", "f3 M14 N", "s2 P17 N")), mover=1, options=QUIET, **more)


def test_as39_masts_more_than_three_steps_from_the_own_fort_are_scored():
    state = closing(sums=(5, 7), quiet=2)
    assert ageofsail.view(state, 0).afar == (5, 2)
    state, events = ended(state)
    assert said(events) == ["ended", "round", "scored", "scored", "wind"]
    assert (state.sums, state.quiet, state.round) == ((10, 9), 3, 4)


@pytest.mark.parametrize(("cell", "far"), [("F3", False), ("G3", True), ("F5", False), ("C6", True), ("A5", False)])
def test_as39_how_far_is_far(cell, far):
    assert ageofsail.view(closing(f"b1 {cell} N", "s2 P17 N"), 0).afar[0] == int(far)


def test_as39_turned_cards_count_as_the_fort():
    state = closing("b1 F3 N", "s2 P17 N", dead="B1 C1 A2 B2 C2 A1")
    assert ageofsail.view(state, 0).afar[0] == 0


def test_as39_a_mast_lost_in_battle_begins_the_sums_anew_with_that_round():
    state, _ = ended(closing(sums=(5, 7), quiet=9, bloody=True))
    assert (state.sums, state.quiet, state.bloody) == ((5, 2), 0, False)


@pytest.mark.parametrize("printed", [False, True])
def test_as39_as71_what_idling_costs_is_not_lost_in_battle(printed):
    state = closing("s1 J10 N", "f3 R18 N", "s2 P10 N", sums=(5, 7), quiet=2)
    state = replace(state, rules=ageofsail.setup.rules(Options(printed=printed, situations=False)))
    after, events = ended(state)
    assert said(events)[1:3] == ["idle", "round-printed" if printed else "round"]
    assert (after.quiet, after.sums, ship_of(after, "f3").masts) == (3, (8, 10), 1)


def test_as39_ten_quiet_rounds_end_it_and_the_highest_sum_wins():
    state, events = ended(closing(sums=(5, 9), quiet=9), ())
    assert said(events) == ["ended", "round", "scored", "scored"]
    outcome = ageofsail.outcome(state)
    assert outcome.how.id == "ageofsail-how-quiet-sums"
    assert outcome.places == ((1,), (0,))  # 11 to 10


@pytest.mark.parametrize(
    ("sums", "how", "places"),
    [
        ((5, 12), "rounds-sums", ((1,), (0,))),
        ((5, 3), "rounds-sums", ((0,), (1,))),
        ((5, 8), "rounds-masts", ((0,), (1,))),
    ],
)
def test_as39_the_last_round_ends_it_likewise(sums, how, places):
    state, _ = ended(closing(sums=sums, round=20), ())
    outcome = ageofsail.outcome(state)
    assert (outcome.how.id, outcome.places) == (f"ageofsail-how-{how}", places)
    assert [dict(fact.args)["seat"].index for fact in outcome.facts] == [seat for group in places for seat in group]


@pytest.mark.parametrize(
    ("dead", "how", "places"),
    [("", "even", ((0, 1),)), ("R19", "cannons", ((0,), (1,))), ("B1 C1 S20", "cannons", ((1,), (0,))),
     ("A1", "even", ((0, 1),))],
)  # fmt: skip
def test_as39_then_masts_then_live_cannons_then_a_shared_win(dead, how, places):
    state, _ = ended(closing("s1 J10 N", "s2 K10 N", round=20, dead=dead), ())
    outcome = ageofsail.outcome(state)
    assert (outcome.how.id, outcome.places) == (f"ageofsail-how-rounds-{how}", places)


def test_as71_printed_has_no_sums_and_no_last_round_but_fifteen_quiet_ones():
    rules = ageofsail.setup.rules(Options(printed=True, situations=False))
    state = closing("s1 J10 N", "f3 M14 N", round=40, quiet=9)
    state, _ = ended(replace(state, rules=rules))
    assert (state.round, state.quiet, state.over) == (41, 10, None)
    view = ageofsail.view(state, 0)
    assert (view.sums, view.rounds, view.quiet_end) == ((), None, 15)
    state = closing("f1 C9 N", "s2 P17 N", round=40, quiet=14)
    state, _ = ended(replace(state, rules=rules), ())
    assert ageofsail.outcome(state).places == ((1,), (0,))  # most masts, wherever they lie
    assert ageofsail.outcome(state).how.id == "ageofsail-how-quiet-masts"


def test_as39_the_last_living_seat_closes_the_round():
    fleet = ("s1 J10 N", "s2 C9 N", "s4 M4 N")
    state = build(*fleet, seats=4, mover=1, first=1, options=QUIET)  # 1, 3, 0; 2 is out
    order = []
    for closes in (False, False, True):
        order.append(state.mover)
        state, events = ended(state, [(0, state.winds.bit_count())])
        assert ("round" in said(events)) == closes
    assert order == [1, 3, 0]
    assert state.round == 4


def test_what_a_turn_leaves_for_pictures_stays_until_its_seat_s_next():
    state, _ = play(build("s1 J10 N", FOE, options=QUIET), "s1 J12")
    state, _ = ended(state)
    assert [track.ship for track in ageofsail.view(state, 0).tracks] == ["s1"]
    state, _ = ended(state, [(0, 22)])
    assert ageofsail.view(state, 0).tracks == ()
    assert options(state)[0] == "s1"
