"""Who leaves: his ships are taken off, and what waits for his answer lapses (AS-37)."""

from random import Random

from engine.games import ageofsail
from engine.games.ageofsail.options import Options
from engine.sailing.orders import Orders
from tests.engine.games.ageofsail.positions import Draws, build, options, play
from tests.engine.sailing.positions import said, where
from tests.engine.sailing.waters import Dice
from tests.playing import random_position

QUIET = Options(situations=False)
ASK = Orders(forts="ask", prizes="ask")


def left(state, seat):
    state, events = ageofsail.drop(state, seat)
    if state.over is None:
        ageofsail.check(state)
    return state, said(events)


def test_as37_of_two_the_other_wins():
    state, told = left(build("s1 J10 N", "s2 C9 N"), 0)
    assert told == ["left"]
    assert ageofsail.outcome(state).places == ((1,), (0,))
    assert ageofsail.outcome(state).how.id == "ageofsail-how-left"
    assert ageofsail.drop(state, 1) == (state, [])


def test_as37_his_ships_are_no_loss_in_battle_and_his_fort_stays():
    state = build("s1 J10 N", "s2 C9 N", "s3 M14 N", seats=4, options=QUIET)
    state, told = left(state, 1)
    assert told == ["left"]
    assert (where(state, "s2"), state.bloody, state.wrecks) == ("-", False, ())
    assert ageofsail.view(state, 0).order == (0, 2)
    assert ageofsail.may(state, 1) is None
    assert ageofsail.drop(state, 1) == (state, [])


def test_as37_the_mover_s_turn_ends_and_the_next_draws_the_wind():
    state = build("s1 J10 N", "s2 C9 N", "s3 M14 N", seats=4, options=QUIET)
    state, told = left(state, 0)
    assert told == ["left"]
    assert list(ageofsail.pending(state)) == [1]
    assert ageofsail.view(state, 1).asked == "resume"
    assert options(state) == ["wind"]
    state, events = play(state, "wind", dice=Draws((0, 23)))
    assert said(events) == ["resumed", "wind"]
    assert options(state)[0] == "s2"


def test_as37_a_round_can_close_so():
    state = build("s1 J10 N", "s2 C9 N", "s3 M14 N", seats=4, options=QUIET, mover=2)
    state, told = left(state, 2)
    assert told == ["left", "round", "scored", "scored"]
    assert (state.mover, state.round) == (0, 4)


def guns():
    """The ship of the fourth is asked about by the owner of the fort in the north-east; all forts ask."""
    state = build("s1 P14 N", "s2 C9 N", "s3 M14 N", "s4 K3 N", seats=4, blows="N strong", options=QUIET,
                  orders=dict.fromkeys(range(4), ASK))  # fmt: skip
    return play(state, "s1 P19")[0]


def test_as37_a_question_of_who_leaves_lapses_and_the_move_goes_on():
    state = guns()
    assert list(ageofsail.pending(state)) == [2]
    state, told = left(state, 2)
    assert told == ["left", "sailed"]
    assert (where(state, "s1"), list(ageofsail.pending(state))) == ("P19", [0])
    assert options(state) == ["end"]


def test_as37_a_mover_who_leaves_while_another_is_asked():
    state, told = left(guns(), 0)
    assert told == ["left"]
    assert list(ageofsail.pending(state)) == [1]
    assert options(state) == ["wind"]


def test_as37_somebody_else_who_leaves_changes_nothing_of_a_question():
    state, _ = left(guns(), 1)
    assert list(ageofsail.pending(state)) == [2]
    state, events = play(state, "fire", dice=Dice(1, 1, 6))
    assert said(events) == ["fort-missed"]


def test_as37_the_winner_of_a_boarding_leaves_and_nothing_is_kept():
    state = build("s1 J10 N", "f3 J12 E", "b2 C9 N", "s3 M14 N", seats=4, options=QUIET)
    state, _ = play(state, "s1 J12", dice=Dice(6, 1, 6, 1))
    state, told = left(state, 0)
    assert told == ["left"]
    assert (where(state, "s1"), where(state, "f3")) == ("-", "-")


def test_as37_the_owner_of_a_boarded_ship_leaves_before_the_fight():
    state = build("s1 P15 N", "b2 J9 N", "f4 P17 N", "s3 C9 N", "s4 M14 N", seats=4, blows="N strong", options=QUIET,
                  orders={2: ASK})  # fmt: skip
    state, _ = play(state, "s1 P17")
    assert list(ageofsail.pending(state)) == [2]
    state, told = left(state, 1)
    state, events = play(state, "hold")
    assert said(events) == ["fort-held"]  # no fight: nobody is there any more
    assert (told, where(state, "s1")) == (["left"], "P17")


def test_as37_a_stop_at_which_nothing_is_left_to_do_lapses():
    fleet = ("s1 J10 N", "b2 K10 N", "s3 C9 N")
    state, _ = play(build(*fleet, seats=4, situation="calm"), "s1 N")
    assert options(state) == ["K10", "done"]
    state, told = left(state, 1)
    assert (told, options(state)) == (["left"], ["end"])
    state, _ = play(build(*fleet, seats=4), "s1 N")
    assert options(left(state, 1)[0]) == ["on", "done"]


def test_as37_in_random_games_somebody_leaves_at_any_time():
    for seed in range(60):
        rng = Random(seed)
        state, seats = random_position(ageofsail, rng, rng.randrange(200))
        while state.over is None:
            state, events = ageofsail.drop(state, rng.choice([s for s in range(seats) if s not in state.out]))
            assert events
            if state.over is None:
                ageofsail.check(state)
                assert ageofsail.load(ageofsail.dump(state)) == state
        assert state.todo == ()
        assert ageofsail.outcome(state) is not None
