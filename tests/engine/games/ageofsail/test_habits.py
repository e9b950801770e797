"""What is done for a seat whose time is up, and how it fares."""

from random import Random
from statistics import median

import pytest
from msgspec.structs import replace

from engine import autopilot, walk
from engine.game import Action
from engine.games import ageofsail
from engine.games.ageofsail.board import board_of
from engine.games.ageofsail.options import Options
from engine.hooked import asked_less
from engine.sailing.orders import Orders
from engine.sailing.ships import with_ship
from engine.seating import Setup
from engine.tokens import write_path
from tests.engine.games.ageofsail.positions import build, play
from tests.engine.sailing.positions import at, ship_of
from tests.engine.sailing.waters import Dice

SEA = board_of("single").sea


def does(state, seat=0):
    return write_path(ageofsail.default(state, seat).path)


def test_nobody_does_anything_without_owing_it():
    state = build("s1 J10 N", "s2 C9 N")
    assert ageofsail.default(state, 1) is None
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="seats"):
            ageofsail.default(state, seat)


def test_it_draws_the_wind_and_ends_when_nothing_is_left():
    state = ageofsail.new(Setup(2, 0), Options(), Dice())
    assert does(state) == "wind"
    assert does(build("s1 J10 N acted", "s2 C9 N")) == "end"


def test_cannons_fire_first_at_the_weakest():
    assert does(build("f1 J10 N", "f3 D2 N", "b2 E1 N", "s2 K17 N")) == "cannons C1 E1"


def test_it_fires_from_where_the_target_can_not_answer():
    state = build("f1 J10 N", "f3 K13 N masts=1", "s2 A17 N", blows="N strong")
    state, _ = play(state, does(state))
    assert ageofsail.view(state, 0).asked == "stop"
    assert does(state).endswith(" 2")


def test_it_does_not_fire_where_more_comes_back():
    state = build("b1 J10 N", "s2 K10 N", "f1 A9 N", blows="N strong", situation="calm")
    assert does(state) != "b1 N"
    assert does(replace(state, ships=with_ship(state.ships, 4, replace(state.ships[4], port=3)))) == "b1 N"


@pytest.mark.parametrize(
    ("strong", "weak", "blows"),
    [("Q10", "A10", "N light"), ("C10", "S10", "N light"), ("J17", "J1", "E light"), ("J3", "J19", "E light")],
)
def test_it_sails_towards_the_nearest_enemy_whom_it_can_beat(strong, weak, blows):
    def steps(state, cell):
        return SEA.apart[ship_of(state, "f1").cell][at(cell)]

    state = build("f1 J10 N", f"s2 {strong} N", f"b2 {weak} N", blows=blows)
    assert steps(state, strong) < steps(state, weak)
    after, _ = play(state, does(state))
    assert steps(after, weak) < steps(state, weak)
    equal = build("f1 J10 N", f"f3 {strong} N", f"b2 {weak} N", blows=blows)
    after, _ = play(equal, does(equal))
    assert steps(after, strong) < steps(state, strong)


def test_it_boards_whom_it_outnumbers():
    state = build("s1 J10 N", "f3 J12 E masts=1", "s2 A17 N", "f4 A14 N", blows="N strong", situation="fog")
    assert does(state) == "s1@J12"


def test_it_repairs_when_hurt_beside_the_fort_and_turns_the_arms_first():
    state = build("s1 D3 N masts=1", "s2 M17 N")
    assert does(state) == "s1 repair A1 N"


def test_it_keeps_out_of_the_reach_of_others_forts():
    state = build("f1 Q15 N", "b2 T16 N", "s2 P20 N", blows="N strong")
    for _ in range(3):
        state, _ = play(state, does(state), dice=Random(1))
        if ageofsail.view(state, 0).asked == "turn":
            break
    assert not any(shot.seat == 1 and shot.origin.col > 16 for shot in ageofsail.view(state, 0).shots)


def test_a_gun_fires_and_a_prize_is_divided_as_usual():
    state, _ = play(build("s1 P14 N", "s2 M17 N", blows="N strong", orders={1: Orders(forts="ask")}), "s1 P17")
    assert does(state, 1) == "fire"
    state = build("f1 J10 N", "f3 J12 E", "b1 A9 N", "b2 T9 N", orders={1: Orders(prizes="ask")})
    asked, _ = play(state, "f1 J12", dice=Dice(1, 6, 1, 6))
    usual, _ = play(build("f1 J10 N", "f3 J12 E", "b1 A9 N", "b2 T9 N"), "f1 J12", dice=Dice(1, 6, 1, 6))
    asked, _ = play(asked, does(asked, 1))
    assert asked.ships == usual.ships


def game(seed, by, options):
    rng = Random(seed)
    state = ageofsail.new(Setup(len(by)), options, rng)
    while waiting := ageofsail.pending(state):
        seat = min(waiting)
        action = (
            autopilot.action(ageofsail, state, seat)
            if by[seat] == "default"
            else walk.random_action(ageofsail, state, seat, rng)
        )
        state, _ = ageofsail.apply(state, seat, action, rng)
    ageofsail.check(state)
    return state, ageofsail.outcome(state).places[0]


def test_it_beats_chance():
    won = sum(game(seed, ("default", "random"), Options())[1] == (0,) for seed in range(20))
    won += sum(game(seed, ("random", "default"), Options())[1] == (1,) for seed in range(20))
    assert won >= 38


def test_two_of_it_have_a_battle_of_a_decent_length_and_few_draws():
    games = [game(seed, ("default",) * 2, Options()) for seed in range(40)]
    assert 15 <= median(state.round for state, _ in games) <= 25
    assert sum(len(best) > 1 for _, best in games) <= 4


def test_four_of_it_end_in_time():
    games = [game(seed, ("default",) * 4, Options()) for seed in range(4)]
    assert max(state.round for state, _ in games) <= 30


def test_as17_who_does_not_answer_is_asked_no_more():
    state = build("s1 P14 N", "s2 M17 N", orders={1: Orders(forts="ask", prizes="ask")})
    assert asked_less(ageofsail, state, 0) is None, "orders that ask nothing stay as they are"
    while (path := asked_less(ageofsail, state, 1)) is not None:
        state, events = ageofsail.apply(state, 1, Action(path), Dice())
        assert [(event.public, event.knows) for event in events] == [(None, (1,))]
    assert state.orders == (Orders(), Orders())
