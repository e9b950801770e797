"""Stored states: read back as they were, or refused (AS-1 to AS-39)."""

from random import Random

import msgspec
import pytest

from engine.games import ageofsail
from engine.games.ageofsail.options import Options
from engine.seating import Setup
from tests.engine.games.ageofsail.columns import column
from tests.engine.games.ageofsail.positions import build, play
from tests.engine.sailing.waters import Dice
from tests.playing import random_move, random_position, random_start


def damaged(state, change):
    plain = msgspec.json.decode(ageofsail.dump(state))
    change(plain["state"])
    return msgspec.json.encode(plain)


FAULTS = {
    "so many may play": lambda state: state.update(forts=state["forts"][:1]),
    "each seat has its own": lambda state: state.update(sums=[0]),
    "each fort has a place": lambda state: state.update(forts=[state["forts"][0]] * 2),
    "cards": lambda state: state["forts"][0].__setitem__(1, 64),
    "who has ships is in the battle": lambda state: state.update(out=[1]),
    "ships in fleet order": lambda state: state["ships"][0].__setitem__(0, "s9"),
    "masts and heading": lambda state: state["ships"][0].__setitem__(5, 8),
    "shots": lambda state: state["ships"][0].__setitem__(6, 4),
    "at sea": lambda state: state["ships"][0].__setitem__(4, 400),
    "no ship in a fort": lambda state: state["ships"][0].__setitem__(4, 0),
    "ships share no cell": lambda state: state["ships"][0].__setitem__(4, state["ships"][4][4]),
    "masts are conserved": lambda state: state["ships"][0].__setitem__(3, 2),
    "the card of the turn": lambda state: state.update(winds=(1 << 24) - 1),
    "a wind card": lambda state: state.update(wind=24),
    "the deck of situations": lambda state: state.update(situations=1 << 24),
    "turns and rounds": lambda state: state.update(round=500),
    "the turn is the mover's": lambda state: state.update(turns=[3, 100]),
    "quiet rounds": lambda state: state.update(quiet=11),
    "what is drawn lies on the sea": lambda state: state.update(wrecks=[[1, "s1", 0, 400]]),
    "a turn lies at the bottom": lambda state: state.update(todo=[]),
    "numbered": lambda state: state["todo"][0].update(number=-1),
    "only forts and prizes": lambda state: state["todo"].insert(0, {"type": "situate", "seat": 1, "number": 0}),
    "a situation to decide": lambda state: state["todo"].insert(0, {"type": "situate", "seat": 0, "number": 0}),
    "a stop of the mover's ship": lambda state: state["todo"].insert(
        0, {"type": "stop", "seat": 0, "number": 0, "ship": 4, "left": 0}
    ),
    "lines are an option": lambda state: state.update(lines=[[0, 1]]),
    "a ship in reach": lambda state: state["todo"].insert(
        0, {"type": "gun", "seat": 1, "number": 0, "ship": 0, "owner": 1, "card": 0}
    ),
    "the winner is asked": lambda state: state["todo"].insert(
        0, {"type": "prize", "seat": 0, "number": 0, "winner": 0, "beaten": 4}
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_state_is_refused(fault):
    state = build("s1 J10 N", "s2 C9 N")
    assert ageofsail.load(ageofsail.dump(state)) == state
    with pytest.raises(ValueError, match=fault):
        ageofsail.load(damaged(state, FAULTS[fault]))


LINE_FAULTS = {
    "a ship is in one line at most": lambda state: state.update(lines=[[0, 1, 3], [3, 2]]),
    "a line dissolves below two ships": lambda state: state.update(lines=[[0]]),
    "a line is somebody's": lambda state: state.update(lines=[[0, 1, 4]]),
    "each ship of a line lies next to": lambda state: state.update(lines=[[0, 3, 1]]),
    "ships of the battle": lambda state: state["todo"].insert(
        0, {"type": "line-stop", "seat": 0, "number": 0, "ships": [0, 9], "left": 0}
    ),
    "a stop of these": lambda state: state["todo"].insert(
        0, {"type": "line-stop", "seat": 0, "number": 0, "ships": [0, 1], "left": 0, "since": 2}
    ),
    "a stop of the mover's line": lambda state: state["todo"].insert(
        0, {"type": "line-stop", "seat": 0, "number": 0, "ships": [4], "left": 0}
    ),
}


@pytest.mark.parametrize("fault", LINE_FAULTS)
def test_a_broken_line_is_refused(fault):
    state = column()
    assert ageofsail.load(ageofsail.dump(state)) == state
    with pytest.raises(ValueError, match=fault):
        ageofsail.load(damaged(state, LINE_FAULTS[fault]))


@pytest.mark.parametrize(("place", "value"), [(3, 4), (4, 400), (5, 8)], ids=["masts", "cell", "heading"])
def test_ships_that_wait_are_looked_at_too(place, value):
    """Of the attacker, before they are placed (AS-52)."""
    setup = Setup(2, None, ("defender", "attacker"))
    state = ageofsail.new(setup, Options(scenario="assault"), Random(1))
    assert ageofsail.load(ageofsail.dump(state)) == state
    with pytest.raises(ValueError, match=r"masts|waits"):
        ageofsail.load(damaged(state, lambda stored: stored["waiting"][0].__setitem__(place, value)))


def test_whoever_places_has_a_ship_and_a_cell_for_her():
    """Who attacks lies along an edge: beside a ship in the open sea there is no cell for the next (AS-52)."""
    state = ageofsail.new(Setup(2, None, ("defender", "attacker")), Options(scenario="assault"), Random(1))
    state, _ = play(state, "row", "s1 a1 n")
    assert ageofsail.load(ageofsail.dump(state)) == state
    with pytest.raises(ValueError, match="a cell to put her on"):
        ageofsail.load(damaged(state, lambda stored: stored["ships"][0].__setitem__(4, 45)))


def test_every_position_of_random_games_keeps_the_invariants_and_comes_back():
    for seed in range(10):
        rng = Random(seed)
        position = random_start(ageofsail, rng)
        while ageofsail.pending(position.state):
            seat, action = random_move(ageofsail, position, rng)
            state, events = ageofsail.apply(position.state, seat, action, rng)
            ageofsail.check(state)
            data = ageofsail.dump(state)
            assert ageofsail.load(data) == state
            assert ageofsail.dump(ageofsail.load(data)) == data
            assert events
            position = position._replace(state=state)
        assert position.state.round <= (position.state.rules.rounds or 200)
        assert ageofsail.outcome(position.state) is not None


def test_a_state_is_small():
    state, _ = random_position(ageofsail, Random(3), 100, Options())
    assert len(ageofsail.dump(state)) < 6_000


def test_a_process_that_dies_between_a_shot_and_the_next_question_loses_nothing():
    state, _ = play(build("s1 J10 N", "f3 K10 N", "f4 I10 N"), "s1 N", "K10 2", dice=Dice(1, 1, 6, 1, 1, 6))
    again = ageofsail.load(ageofsail.dump(state))
    one, two = (play(each, "I10 1", dice=Dice(6, 1, 1, 1, 6)) for each in (state, again))
    assert one == two
