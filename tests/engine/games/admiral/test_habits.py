"""What is done for a seat whose time is up, and how it fares."""

from random import Random
from statistics import median

import pytest
from msgspec.structs import replace

from engine import autopilot, walk
from engine.game import Action
from engine.games import admiral
from engine.games.admiral.options import Options
from engine.games.admiral.orders import Orders
from engine.games.admiral.state import Join, Share, Turn
from engine.games.admiral.worth import fight, leagues, paces
from engine.seating import Setup
from engine.tokens import write_path
from tests.engine.games.admiral.positions import at, fort, path, place, position, ship, water
from tests.engine.games.admiral.voyages import begun, play, small, where


def does(state, seat=0):
    """What is done, as it is typed; it is always something that is offered."""
    action = admiral.default(state, seat)
    assert admiral.choose(state, seat, action.path) == action
    return write_path(action.path)


FORTS = (fort("A1", 0), fort("X14", 1))
PEARLS = {"goal": "pearls", "pearls": 4}


def test_nobody_does_anything_without_owing_it():
    state = begun("fleet")
    assert admiral.default(state, 1 - min(admiral.pending(state))) is None
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="seats"):
            admiral.default(state, seat)


# ---------------------------------------------------------------- fire and fights


def test_ad32_it_fires_no_more_shots_together_than_it_takes():
    state = position(ship("s1", "E5"), ship("f1", "H8"), ship("b2", "H5", 2), forts=FORTS)
    assert does(state) == "fire b2 {s1} 2"
    state = position(ship("s1", "E5"), ship("f1", "H8"), ship("b2", "H5", 2, fired=1), ship("g2", "E8"), forts=FORTS)
    assert does(state) == "fire b2 {s1} 2"


def test_ad31_who_lies_beside_the_target_fires_first():
    state = position(ship("s1", "E5"), ship("f1", "I6"), ship("b2", "H5", 1), forts=FORTS)
    assert does(state) == "fire b2 {f1}"


def test_ad32_it_fires_all_it_has_at_who_is_too_strong_to_sink():
    state = position(ship("g1", "E5"), ship("f1", "H8"), ship("s2", "H5"), forts=FORTS)
    assert does(state) == "fire s2 {g1,f1} all"
    state = position(ship("s1", "E5"), ship("g1", "H8"), ship("s2", "H5", 4), forts=FORTS)
    assert does(state) == "fire s2 {s1,g1} fewer 3 1"


def test_ad30_it_fires_at_ships_rather_than_at_forts():
    state = position(ship("s1", "V13"), ship("g2", "T13"), forts=FORTS)
    assert does(state) == "fire g2 {s1} 3"


def test_ad40_it_boards_where_points_favour_it():
    guns = {"fire": False}
    assert does(position(ship("s1", "E5"), ship("b2", "E6"), terms=guns)) == "board b2 {s1}"
    assert not does(position(ship("b1", "E5"), ship("s2", "E6"), terms=guns)).startswith("board")
    state = position(ship("f1", "E5", 2), ship("g1", "F6"), ship("f2", "E6"), terms=guns)
    assert does(state) == "board f2 {g1,f1}"


def test_ad63_it_boards_who_carries_pearls_rather_than_sink_her():
    assert does(position(ship("s1", "E5"), ship("b2", "E6", 1))).startswith("fire")
    assert does(position(ship("s1", "E5"), ship("b2", "E6", 1, pearls=1))) == "board b2 {s1}"


@pytest.mark.parametrize("pearls", [0, 2])
def test_ad64_it_sinks_nobody_with_whose_pearls_it_loses_the_game(pearls):
    """Two more in rivals' forts than in one's own; with one more in the sea the game goes on."""
    forts = (fort("A1", 0), fort("X14", 1, pearls=pearls))
    state = position(ship("s1", "E5"), ship("b2", "H5", 1, pearls=1), ship("s2", "X12"), forts=forts, terms=PEARLS)
    assert does(state).startswith("fire b2") == (not pearls)
    state = replace(state, sea_pearls=((at("M7"), 1),))
    assert does(state).startswith("fire b2")


def test_ad44_it_storms_a_fort_where_points_favour_it():
    attackers = (ship("s1", "W13"), ship("g1", "W14"))
    spent = {"fired": 3}
    ready = [replace(one, **spent) for one in attackers]
    held = (fort("A1", 0), fort("X14", 1, pearls=1))
    assert does(position(*ready, ship("b2", "M7"), forts=held)).startswith("storm fort-x14 {s1")
    guarded = position(*ready, ship("s2", "X13"), forts=held)
    assert not does(guarded).startswith("storm")


def test_ad41_fights_are_worth_what_they_leave():
    # against who is as strong with one die each, all is as likely either way
    assert fight(1, 4, 1, 4, 2) == pytest.approx(0)
    # seven against one: the lead is 6, 4 to 8 with dice; both hulls are kept, and they had 7 + 2 - 1 - 2 before
    assert fight(1, 7, 1, 1, 2) == pytest.approx(6 + 2 * 2 - 6)


def test_ad44_a_defender_adds_the_ships_that_help():
    forts = (fort("A1", 0), fort("X14", 1))
    state = position(ship("s1", "W13"), ship("s2", "X13"), forts=forts, orders=(Orders(), Orders(joins="ask")))
    state = replace(state, todo=(Join(seat=1, fort=1, attackers=(place(state, "s1"),)), *state.todo))
    assert does(state, 1) == "{s2}"


def test_ad42_it_shares_out_as_usual():
    state = position(ship("s1", "E5"), ship("b1", "E6"), ship("b2", "X1"))
    state = replace(state, todo=(Share(seat=0, winner=0, ships=(0, 1), fort=-1, points=4), Turn(seat=0, begun=True)))
    assert does(state) == "usual"


# ---------------------------------------------------------------- pearls and repair


def test_ad63_it_loads_at_sea_and_lands_at_home():
    assert does(position(ship("b1", "E5"), ship("b2", "X1"), forts=FORTS, sea_pearls=((at("E5"), 1),))) == "b1 load"
    assert does(position(ship("g1", "E5"), ship("b2", "X1"), forts=FORTS, sea_pearls=((at("E5"), 2),))) == "g1 load 2"
    assert does(position(ship("g1", "B2", pearls=2), ship("b2", "X1"), forts=FORTS)) == "g1 unload 2"
    rich = (fort("A1", 0, pearls=1), fort("X14", 1))
    assert "load" not in does(position(ship("g1", "B2"), ship("b2", "X1"), forts=rich))


@pytest.mark.parametrize("most", [0, 1, 2])
def test_ad64_the_last_pearl_is_not_landed_where_others_win_by_that(most):
    forts = (fort("A1", 0), fort("X14", 1, pearls=most))
    state = position(ship("b1", "B1", pearls=1), ship("b2", "X12"), forts=forts, terms=PEARLS, landed=(-1, 10))
    landed, _ = admiral.apply(state, 0, Action(path(state, "b1 unload")), Random(1))
    assert (landed.over.winners == (0,)) == (does(state) == "b1 unload") == (most == 0)
    assert does(replace(state, sea_pearls=((at("M7"), 1),))) == "b1 unload"


def test_ad63_who_is_laden_sails_home_and_who_is_not_for_the_nearest_pearl():
    home = position(ship("b1", "E5", pearls=1), ship("b2", "X1"), forts=FORTS, towards="SW")
    home, _ = play(home, does(home))
    assert where(home, "b1") in ("B2", "A2", "B1")
    state = position(
        ship("f1", "D4"), ship("b1", "H8"), ship("b2", "X1"), forts=FORTS, sea_pearls=((at("D8"), 1), (at("K8"), 1)),
        towards="N",
    )  # fmt: skip
    for _ in range(3):  # she loads between
        state, _ = play(state, does(state))
    assert (where(state, "f1"), where(state, "b1")) == ("D8", "K8")


def test_ad50_it_goes_home_for_repair_when_badly_damaged():
    state = position(ship("s1", "E5", 2), ship("b2", "X1"), forts=FORTS, towards="SW")
    state, _ = play(state, does(state))
    assert where(state, "s1") in ("B2", "A2", "B1")
    assert does(state) == "s1 repair"
    assert does(position(ship("s1", "B2", 6), ship("b2", "X1"), forts=FORTS)) != "s1 repair"


def test_ad51_two_ships_work_on_an_own_fort():
    frail = (fort("A1", 0, 2), fort("X14", 1))
    assert does(position(ship("f1", "B2"), ship("b1", "A2"), ship("b2", "X1"), forts=frail)) == "f1 work b1"
    ruin = (fort("A1", 0), fort("X14", 1, 0))
    assert "work" not in does(position(ship("f1", "X13"), ship("b1", "W13"), ship("b2", "A9"), forts=ruin))


# ---------------------------------------------------------------- ways


def test_it_hunts_round_land():
    layout = water(closed="F4 F5 F6")
    assert paces(layout, (), at("H5"))[at("E5")] == 4
    state = position(ship("s1", "E5"), ship("s2", "L5"), layout=layout, wind="fresh", towards="E")
    before = paces(layout, (), at("L5"))[at("E5")]
    after, _ = play(state, does(state))
    assert paces(layout, (), at("L5"))[at(where(after, "s1"))] < before


def test_ad61_it_counts_rounds_to_the_goal_with_the_least_move():
    layout = small(9, 1)
    rounds = [int(far) for far in leagues(layout, (), 1 << 8, 3)]
    # three or four cells at least: from two and one beside the goal one has to go away first
    assert rounds[8] == 0
    assert rounds[5] == min(rounds[:8])
    assert rounds[7] > rounds[5]


def test_ad40_it_does_not_stop_beside_who_could_board():
    state = position(ship("b1", "E5", fired=1), ship("s2", "I5"), towards="E")
    after, _ = play(state, does(state))
    assert where(after, "b1") != "H5"


def test_ad61_it_starts_where_the_goal_is_near():
    assert does(begun("mini1")) == "fort-a1@B2"


def test_ad23_forced_drifts_go_before_the_end():
    state = position(ship("b1", "E5"), ship("b2", "X1"), wind="storm", towards="N")
    assert does(state) == "drift"
    assert does(position(ship("b1", "E5", moved=True), ship("b2", "X1"), wind="storm", towards="N")) == "end"


def drifting(state):
    """The position once its mover is asked where the drifts end."""
    return play(state, "end")[0]


def test_ad22_a_drift_stops_where_the_ship_has_to_go_and_shelter_is_kept():
    forts = (fort("E8", 0), fort("X14", 1))
    state = position(ship("g1", "D6", pearls=1), ship("b2", "X1"), forts=forts, wind="storm", towards="N")
    assert does(drifting(state)) == "D7"
    state = position(ship("b1", "E7", 2), ship("b2", "X1"), forts=forts, wind="storm", towards="S")
    assert does(drifting(state)) == "stay"


# ---------------------------------------------------------------- whole games


def game(seed, by, scenario):
    """The end of a game, and who of `by` has won it."""
    rng = Random(seed)
    state = admiral.new(Setup(len(by)), Options(scenario=scenario), rng)
    for _ in range(5000):
        if not (waiting := admiral.pending(state)):
            break
        seat = min(waiting)
        action = (
            autopilot.action(admiral, state, seat)
            if by[seat] == "default"
            else walk.random_action(admiral, state, seat, rng)
        )
        state, _ = admiral.apply(state, seat, action, rng)
    admiral.check(state)
    return state, [by[seat] for seat in state.over.winners]


@pytest.mark.parametrize(
    ("scenario", "games", "least"),
    [("fleet", 8, 8), ("duel", 8, 8), ("skirmish", 20, 18), ("mini1", 8, 8), ("mini2", 8, 8), ("mini3", 8, 8)],
)
def test_it_beats_chance(scenario, games, least):
    won = sum(
        [
            game(seed, ("default", "random") if seed % 2 else ("random", "default"), scenario)[1] == ["default"]
            for seed in range(games)
        ]
    )
    assert won >= least


@pytest.mark.parametrize(
    ("scenario", "seats", "most"),
    [("fleet", 2, 20), ("duel", 2, 20), ("skirmish", 2, 15), ("mini1", 1, 12), ("mini2", 2, 15), ("mini3", 4, 12)],
)
def test_among_itself_it_comes_to_an_end_in_time(scenario, seats, most):
    """In the duel, without pearls, two fleets that keep away from each other may come to a draw (AD-66)."""
    games = [game(seed, ("default",) * seats, scenario)[0] for seed in range(6)]
    drawn = [state for state in games if not state.over.winners or state.over.how in ("quiet", "rounds")]
    assert len(drawn) <= (scenario == "duel")
    assert median([state.round for state in games]) <= most
