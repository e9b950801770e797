"""What is told, in which order, and what is asked (PB-10 to PB-23)."""

import pytest

from engine.games import piratebay
from engine.games.piratebay.options import Options
from engine.values import Number
from tests.engine.games.piratebay.positions import Rolls, build, play


def words(events):
    """What was told, with its numbers, cells and seats."""
    lines = [event.public for event in events if event.public is not None]
    return [(line.id.split("-event-")[1], {name: plain(value) for name, value in line.args}) for line in lines]


def plain(value):
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    return value.value if isinstance(value, Number) else value.token


def test_as12_a_salvo_and_its_answer_are_told_with_all_dice():
    state, _ = play(build("f1 K2 N", "f2 L4 N"), "K4")
    _, events = play(state, "L4 2", dice=Rolls(1, 2, 3, 6, 5, 2, 1, 2, 6))
    (shot, first), (back, second) = words(events)
    assert (shot, back) == ("shot-hit", "answer-missed")
    assert (first["seat"], first["ship"], first["owner"], first["target"]) == ("P1", "f1", "P2", "f2")
    assert (first["n"], first["dice"], first["defence"], first["again"], first["left"]) == (2, [6, 5], 2, 1, 1)
    assert (second["seat"], second["owner"], second["dice"], second["defence"]) == ("P2", "P1", [1, 2], 6)


def test_pb10_a_voyage_is_told_with_course_cell_and_steps():
    _, events = play(build("f1 I2 N"), "K4")
    assert words(events) == [("sailed", {"seat": "P1", "ship": "f1", "course": "NE", "cell": "K4", "n": 2})]


def test_pb10_a_turn_in_which_nothing_is_done_is_told_too():
    _, events = play(build("f1 I2 N"), "end")
    assert words(events)[0] == ("stayed", {"seat": "P1", "ship": "f1", "cell": "I2"})
    state, _ = play(build("f1 I2 N", "f2 L4 N"), "K4")
    _, events = play(state, "end")
    assert words(events)[0][0] == "ended"


def test_pb12_a_robbery_is_told_before_who_goes_home_and_what_is_kept():
    state = build("f1 J3 N", "f2 J5 E", holds="0=1g2c 1=2g2c", order=1)
    state, events = play(state, "J5", "3", dice=Rolls(6, 1, 6, 1))
    told = words(events)
    assert [id for id, _ in told] == ["sailed", "fight-won", "robbed", "order-won", "home", "kept", "wind"]
    assert told[2][1] == {"seat": "P1", "owner": "P2", "gold": 2, "cannons": 2}
    assert told[3][1] == {"seat": "P1", "owner": "P2"}
    assert told[4][1] == {"seat": "P2", "ship": "f2", "cell": "M19"}
    assert told[5][1] == {"seat": "P1", "goldlost": 0, "cannonslost": 3, "gold": 3, "cannons": 1}


def test_pb14_a_merchant_is_told_with_the_die_and_the_cargo():
    _, events = play(build("f1 I7 N", fallen="I9=1g1c", holds="0=1c", order=0), "I9", dice=Rolls(2))
    told = words(events)[1]
    assert told == (
        "merchant-gold", {"seat": "P1", "cell": "I9", "die": 2, "bonus": 1, "gold": 1, "cannons": 1},
    )  # fmt: skip
    _, events = play(build("f1 I7 N", holds="0=1c"), "I9", dice=Rolls(2))
    assert words(events)[1] == (
        "merchant-lost", {"seat": "P1", "cell": "I9", "die": 2, "bonus": 0, "gold": 0, "cannons": 1},
    )  # fmt: skip


def test_pb21_pb22_cargo_is_told_by_the_cell():
    _, events = play(build("f1 F4 E", heaps="E5=1g F5=1g1c"), "load all")
    assert words(events)[0] == ("loaded-all", {"seat": "P1", "gold": 2, "cannons": 1})
    _, events = play(build("f1 F4 E", heaps="F5=1g1c"), "load all")
    assert words(events)[0] == ("loaded", {"seat": "P1", "cell": "F5", "gold": 1, "cannons": 1})
    _, events = play(build("f1 F4 E", holds="0=1g1c"), "unload E5 1 1")
    assert words(events)[0] == ("unloaded", {"seat": "P1", "cell": "E5", "gold": 1, "cannons": 1})
    _, events = play(build("f1 B8 E", holds="0=1g1c"), "unload")
    assert words(events)[0] == ("landed", {"seat": "P1", "cell": "A8", "gold": 1, "cannons": 1})


def asked(state):
    return piratebay.choose(state, min(piratebay.pending(state)), ()).ask.id.split("-ask-")[1]


def test_pb10_a_stop_asks_for_what_can_be_done_there():
    assert asked(build("f1 K3 N")) == "turn"
    assert asked(play(build("f1 K3 N"), "K4")[0]) == "stop"
    assert asked(play(build("f1 I3 N", heaps="H5=1g", blows="N light"), "I4")[0]) == "stop"
    becalmed = build("f1 F4 S", heaps="F5=1g", blows="E strong")
    assert asked(play(becalmed, "W")[0]) == "work"
    assert asked(play(build("f1 K3 N", blows="N strong"), "S")[0]) == "done"


@pytest.mark.parametrize(
    ("moves", "ask"),
    [
        (("explore F5",), "explore-on"),
        (("load G5",), "load-on"),
        (("unload E5 0 1",), "unload-on"),
    ],
)
def test_pb20_pb22_a_work_asks_how_it_goes_on(moves, ask):
    state = build("f1 F4 E", tiles="F5=gold E5=gold", heaps="G5=3g", holds="0=1g1c")
    state, _ = play(state, *moves)
    assert asked(state) == ask


def test_every_decision_has_its_own_words():
    state = build("f1 F2 N", tiles="F5=gold E5=gold")
    about = [piratebay.pending(state)[0].about.id]
    for move in ("F4", "explore E5"):
        state, _ = play(state, move)
        about.append(piratebay.pending(state)[0].about.id)
    assert about == ["piratebay-about-turn", "piratebay-about-stop", "piratebay-about-explore"]
    topics = piratebay.hooks.topics(Options())
    assert set(about) <= set(topics.lines)
    assert piratebay.hooks.topics(Options(watch="two")) != topics
    assert piratebay.hooks.lessons(Options(), 2)
