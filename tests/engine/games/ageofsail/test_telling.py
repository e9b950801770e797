"""What is told of shots: all dice of both, how many they are, what was added and rolled again (AS-11, AS-12)."""

import pytest

from engine.games import ageofsail
from engine.values import Number
from tests.engine.games.ageofsail.positions import build, play
from tests.engine.sailing.waters import Dice

NUMBERS = ("n", "dice", "bonus", "defence", "again", "left")


def told(events):
    """By its id, the numbers of each event that has dice."""
    found = {}
    for event in events:
        args = dict(event.public.args)
        if "dice" in args:
            said = {name: plain(args[name]) for name in NUMBERS if name in args}
            found[event.public.id.split("-event-")[1]] = said
    return found


def plain(value):
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    assert isinstance(value, Number)
    return value.value


@pytest.mark.parametrize("situation", [None, "gunners"])
def test_as12_a_salvo_and_its_answer_are_told_with_all_dice(situation):
    more = 3 if situation else 0
    state = build("s1 J10 N", "f3 K10 N", situation=situation)
    # 1+2+1 and the bonus against as much, again; a hit. The answer: a miss, without a bonus
    rolled = (1, 2, 1, 4) if not situation else (1, 1, 1, 6)
    state, events = play(state, "s1 N", "K10 3", dice=Dice(*rolled, 6, 5, 4, 2, 1, 2, 6))
    assert told(events) == {
        "shot-hit": {"n": 3, "dice": [6, 5, 4], "bonus": more, "defence": 2, "again": 1, "left": 1},
        "answer-missed": {"n": 2, "dice": [1, 2], "bonus": 0, "defence": 6, "again": 0, "left": 3},
    }


def test_as12_a_single_shot_has_one_die():
    _, events = play(build("b1 J10 N", "b2 K10 N", "f1 A9 N"), "b1 N", "K10 1", dice=Dice(2, 3, 6, 1))
    assert told(events) == {
        "shot-missed": {"n": 1, "dice": [2], "bonus": 0, "defence": 3, "again": 0, "left": 1},
        "answer-sunk": {"n": 1, "dice": [6], "bonus": 0, "defence": 1, "again": 0, "left": 0},
    }


def test_as34_so_is_a_shot_at_a_cannon():
    _, events = play(build("s1 Q19 S", "s2 M17 N", blows="S strong"), "s1 S", "R19 2", dice=Dice(1, 2, 3, 6, 1, 1))
    assert told(events) == {"cannon-hit": {"n": 2, "dice": [6, 1], "bonus": 0, "defence": 1, "again": 1}}


def test_as33_and_a_cannon_s_double_salvo():
    _, events = play(build("s1 P14 N", "s2 M17 N", blows="N strong"), "s1 P17", dice=Dice(1, 1, 6))
    assert told(events) == {
        "fort-missed": {"n": 2, "dice": [1, 1], "bonus": 0, "defence": 6, "again": 0, "left": 3}
    }  # fmt: skip


def asked(state):
    return ageofsail.choose(state, 0, ()).ask.id.split("-ask-")[1]


def test_as29_as31_the_turn_asks_for_what_is_left_and_says_what_the_situation_changes():
    far = "s2 A17 N"
    for card in ("fair", "calm", "gunners", "fog"):
        assert asked(build("f1 J10 N", far, situation=card)) == f"turn-{card}"
    for other in (None, "storm", "quiet"):
        assert asked(build("f1 J10 N", far, situation=other)) == "turn"
    assert asked(build("f1 J10 N acted", "f3 D4 N")) == "turn-cannons"
    assert asked(build("f1 J10 N acted", "f3 D4 N", situation="fog")) == "turn-end", "nobody fires"
    assert asked(build("f1 J10 N acted", far)) == "turn-end"


def test_as10_a_stop_asks_for_what_can_be_done_there():
    stopped = play(build("s1 J10 N", "f3 K11 N", blows="N strong"), "s1 J11")[0]
    assert asked(stopped) == "stop"
    becalmed = play(build("s1 J10 NE", "f3 K10 N", blows="S strong"), "s1 N")[0]
    assert asked(becalmed) == "stop-fire"
    fired = play(build("b1 J10 N", "f3 K11 E", blows="N strong"), "b1 J11", "K11 1", dice=Dice(6, 1))[0]
    assert asked(fired) == "stop-on"
