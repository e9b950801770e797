"""A ship's activation: courses, ranges, obstacles, stops (AS-3, AS-5, AS-6, AS-10, AS-11, AS-16, AS-31)."""

import pytest

from engine import notation
from engine.game import IllegalAction
from engine.games import ageofsail
from engine.games.ageofsail.board import CELLS, SEA
from engine.sailing import wind
from engine.sailing.sea import NAMES
from tests.engine.games.ageofsail.positions import build, options, play
from tests.engine.sailing.positions import at, card, said, ship_of, where
from tests.engine.sailing.waters import Dice

FAR = "s2 A17 N"
"""An enemy out of the way."""


def reach(state, id):
    return [token for token in options(state, id) if token[-1].isdigit()]


@pytest.mark.parametrize("blows", NAMES)
@pytest.mark.parametrize("strength", ["strong", "medium", "light"])
def test_as3_as5_every_course_reaches_its_range_in_order_of_courses_nearest_first(blows, strength):
    state = build("f1 J10 N", FAR, blows=f"{blows} {strength}")
    ranges = wind.ranges(card(blows, strength), "printed")
    expected = [
        CELLS[cell].token for course in range(8) for cell in SEA.ways[at("J10")][course][: ranges[course]]
    ]  # fmt: skip
    assert options(state, "f1") == [*expected, *[name for name in NAMES if name != "N"]]
    assert ageofsail.choose(state, 0, (ageofsail.choose(state, 0).options[0].value,)).subject == (CELLS[at("J10")],)


def test_as5_the_course_becomes_the_heading_and_stays():
    state, events = play(build("f1 J10 N", FAR), "f1 M13")
    assert (where(state, "f1"), NAMES[ship_of(state, "f1").heading]) == ("M13", "NE")
    assert said(events) == ["sailed"]
    assert not events[0].reveals
    assert options(state) == ["end"]
    with pytest.raises(IllegalAction) as refused:
        play(state, "f1 M14")
    assert refused.value.reason.id == "ageofsail-refuse-acted"


def test_as5_turning_on_the_spot_is_an_activation():
    state = build("f1 J10 N", FAR)
    for course in NAMES[1:]:
        after, events = play(state, f"f1 {course}")
        assert (where(after, "f1"), NAMES[ship_of(after, "f1").heading]) == ("J10", course)
        assert said(events) == ["turned"]
        assert options(after) == ["end"]
    with pytest.raises(IllegalAction) as refused:
        play(state, "f1 N")
    assert refused.value.reason.id == "sailing-refuse-heading"


def test_as6_ships_forts_and_the_edge_bar_the_way():
    state = build("f1 J10 N", "s1 J12 N", "b1 L10 N", "f3 I9 N", blows="N strong")
    barred = "J11 K11 L12 M13 N14 O15 K10 K9 L8 I9 I10 H10 G10 F10 I11 H12 G13 F14 E15"
    assert reach(state, "f1") == barred.split()  # J12 and L10 are his own, and in I9 she boards
    state = build("f1 D2 N", FAR, blows="W strong")
    assert not {"C2", "B2", "C1"} & set(reach(state, "f1"))
    assert reach(build("f1 T10 N", FAR, blows="W strong"), "f1")[:4] == ["T11", "T12", "T13", "T14"]


def test_as6_a_diagonal_step_between_two_cells_that_touch_is_allowed():
    state = build("f1 J10 N", "s1 J11 N", "b1 K10 N", FAR)
    assert "K11" in reach(state, "f1")


def test_as5_what_is_out_of_reach_is_refused_with_the_reason():
    state = build("f1 J10 N", "s1 J12 N", FAR, blows="N light")
    for move, why in {"f1 K12": "straight", "f1 J14": "range", "f1 J13": "barred", "f1 J12": "barred"}.items():
        with pytest.raises(IllegalAction) as refused:
            play(state, move)
        assert refused.value.reason.id.split("-refuse-")[1] == why
    for move, why in {"s2 A16": "not-yours", "cannons": "no-cannon", "f1 repair": "repair"}.items():
        with pytest.raises(IllegalAction) as refused:
            play(state, move)
        assert refused.value.reason.id.split("-refuse-")[1] == why


def test_as10_a_stop_is_asked_where_a_target_lies_abeam_and_only_there():
    state = build("f1 J10 N", "f3 K13 W", "b2 H12 N", blows="N strong")
    through, events = play(state, "f1 J14")
    assert said(events) == ["sailed"]
    assert options(through) == ["end"]
    state, _ = play(state, "f1 J13")
    assert options(state) == ["K13", "on", "done"]
    assert options(state, "K13") == ["1", "2"]
    assert options(state, "on") == ["J14", "J15", "J16"]
    view = ageofsail.view(state, 0)
    assert (view.asked, view.active) == ("stop", "f1")
    assert not next(ship for ship in view.ships if ship.id == "f1").acted


AROUND = dict(zip(NAMES, ("J11", "K11", "K10", "K9", "J9", "I9", "I10", "I11"), strict=True))


@pytest.mark.parametrize("kind", ["s1", "f1", "b1"])
@pytest.mark.parametrize("heading", NAMES)
def test_as10_as11_every_broadside_of_every_class_amid_enemies_all_around(kind, heading):
    foes = zip(("s2", "f3", "f4", "b2", "s3", "f5", "f6", "b3"), AROUND.values(), strict=True)
    state = build(
        f"{kind} J10 {heading}", *[f"{id} {cell} N" for id, cell in foes], "b4 A9 N", seats=4, situation="calm"
    )
    for turned, course in enumerate(NAMES):
        abeam = {AROUND[NAMES[(turned + side) % 8]] for side in (2, 6)}
        stop, _ = play(state, f"{kind} {course}")
        assert set(options(stop)) == {*abeam, "done"}
        guns = {"s": 3, "f": 2, "b": 1}[kind[0]]
        for cell in abeam:
            assert options(stop, cell) == [str(shots) for shots in range(1, guns + 1)]
        for cell in set(AROUND.values()) - abeam:
            with pytest.raises(IllegalAction) as refused:
                play(stop, f"{cell} 1")
            assert refused.value.reason.id == "sailing-refuse-abeam"


def test_as5_the_range_counts_from_the_start_of_the_activation():
    state, _ = play(build("f1 J10 N", "b2 I10 E", "s2 K14 N", blows="N medium"), "f1 N")
    assert options(state) == ["I10", "on", "done"]
    assert options(state, "on") == ["J11", "J12", "J13", "J14", "J15"]
    state, events = play(state, "I10 2", "on J14", dice=Dice(1, 1, 6))
    assert said(events)[-1] == "sailed"
    assert options(state, "on") == ["J15"]


def test_as10_the_present_heading_is_offered_where_something_lies_abeam():
    state = build("f1 J10 N", "f3 K10 N", blows="N strong")
    assert options(state, "f1")[-8:] == list(NAMES)
    state, events = play(state, "f1 N")
    assert said(events) == ["stands"]
    assert options(state)[0] == "K10"


def test_as11_as16_both_sides_at_one_stop_each_attack_answered_before_the_next():
    state = build("s1 J10 N", "f3 K10 N", "f4 I10 N")
    state, _ = play(state, "s1 N")
    assert options(state) == ["I10", "K10", "on", "done"]
    state, events = play(state, "K10 2", dice=Dice(1, 1, 6, 2, 1, 6))
    assert said(events) == ["shot-missed", "answer-missed"]
    assert options(state, "K10") == ["1"]
    assert options(state, "I10") == ["1", "2", "3"]
    state, events = play(state, "I10 3", dice=Dice(6, 6, 6, 1, 1, 1, 6))
    assert said(events) == ["shot-hit", "answer-missed"]
    assert options(state) == ["K10", "on", "done"]
    state, events = play(state, "K10 1", "done", dice=Dice(6, 1))
    assert said(events) == ["shot-hit", "done"]  # f3 has no shot left on that side
    assert options(state) == ["end"]


def test_as16_when_no_shot_is_left_and_no_way_on_the_activation_is_over():
    state = build("b1 J10 N", "f3 K10 N", "f4 J11 S", "f1 A9 N", blows="S strong")
    state, _ = play(state, "b1 N", "K10 1", dice=Dice(1, 6, 1, 1, 6))
    assert options(state) == ["f1", "end"]


def test_as12_the_last_mast_sinks():
    state = build("f1 J10 N", "b2 K10 N", "s2 A17 N")
    state, events = play(state, "f1 N", "K10 2", dice=Dice(4, 5, 1))
    assert said(events) == ["stands", "shot-sunk"]
    assert where(state, "b2") == "-"
    assert state.bloody
    assert [wreck.ship for wreck in ageofsail.view(state, 1).wrecks] == ["b2"]
    assert options(state) == ["on", "done"]


def test_as13_a_target_turns_to_bear_and_an_attacker_may_be_sunk_by_an_answer():
    state = build("b1 J10 N", "f3 K10 E", "f1 A9 N")
    state, events = play(state, "b1 N", "K10 1", dice=Dice(1, 6))
    assert said(events) == ["stands", "shot-missed", "bears"]
    assert NAMES[ship_of(state, "f3").heading] == "S"  # port and starboard alike: clockwise
    state = build("b1 J10 N", "f3 K10 N", "f1 A9 N")
    state, events = play(state, "b1 N", "K10 1", dice=Dice(1, 6, 6, 6, 1))
    assert said(events)[-1] == "answer-sunk"
    assert options(state) == ["f1", "end"]


def test_as29_keen_gunners_add_to_each_die_of_an_attack_not_of_an_answer():
    state = build("f1 J10 N", "f3 K10 N", situation="gunners")
    state, events = play(state, "f1 N", "K10 2", dice=Dice(1, 2, 4, 1, 2, 4))
    assert said(events) == ["stands", "shot-hit", "answer-missed"]
    assert [shot.bonus for shot in state.shots] == [2, 0]


def test_as29_in_fog_nobody_fires():
    state = build("f1 J10 N", "f3 K10 N", situation="fog")
    assert "N" not in options(state, "f1")
    state, _ = play(state, "f1 J11")
    assert options(state) == ["end"]


@pytest.mark.parametrize(("situation", "more"), [("fair", 1), ("calm", None), ("quiet", 0), (None, 0)])
def test_as29_fair_wind_and_calm_change_the_range(situation, more):
    state = build("f1 J10 N", FAR, blows="E light", situation=situation)
    expected = [0] * 8 if more is None else [2 + more, 2 + more, 3 + more, 2 + more, 2 + more, 1 + more, 0, 1 + more]
    assert list(ageofsail.view(state, 0).wind.ranges) == expected
    assert len(reach(state, "f1")) == sum(expected)


@pytest.mark.parametrize(
    ("text", "cell"), [("f1 NE4", "N14"), ("f1 ne+4", "N14"), ("f1 N+3", "J13"), ("f1 E+1", "K10"), ("f1 SW2", "H8")]
)
def test_a_cell_may_be_written_by_course_and_distance(text, cell):
    state = build("f1 J10 N", FAR)
    others = lambda path: ageofsail.hooks.spellings(state, 0, path)  # noqa: E731
    assert notation.read(ageofsail, state, 0, text, others)[1] == CELLS[at(cell)]


@pytest.mark.parametrize("text", ["f1 N3", "f1 E3", "f1 NE9", "f1 NE0"])
def test_a_column_s_letter_is_never_read_as_a_course(text):
    state = build("f1 J10 N", FAR)
    others = lambda path: ageofsail.hooks.spellings(state, 0, path)  # noqa: E731
    with pytest.raises(IllegalAction):
        notation.read(ageofsail, state, 0, text, others)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("f1 NE9", "range"),
        ("f1 N+9", "range"),
        ("f1 S3", "straight-course"),
        ("f1 A2", "straight"),
        ("f1 W+2", "barred"),
    ],
)
def test_a_cell_that_she_can_not_reach_is_refused_for_what_it_is_however_it_is_written(text, reason):
    state = build("f1 J10 N", "b1 I10 N", FAR)
    others = lambda path: ageofsail.hooks.spellings(state, 0, path)  # noqa: E731
    with pytest.raises(IllegalAction) as refused:
        notation.read(ageofsail, state, 0, text, others)
    assert refused.value.reason.id == f"sailing-refuse-{reason}"


@pytest.mark.parametrize(
    ("text", "reason"), [("on NE9", "range"), ("on E+2", "straight"), ("on J11", "straight"), ("on L12", "barred")]
)
def test_a_way_on_that_she_has_not_is_refused_for_what_it_is(text, reason):
    state, _ = play(build("f1 J10 NE", "b1 L12 N", "f3 K9 W"), "f1 NE")
    others = lambda path: ageofsail.hooks.spellings(state, 0, path)  # noqa: E731
    with pytest.raises(IllegalAction) as refused:
        notation.read(ageofsail, state, 0, text, others)
    assert refused.value.reason.id == f"sailing-refuse-{reason}"


def test_a_way_on_may_be_written_so_too():
    state, _ = play(build("f1 J10 NE", "f3 K9 W"), "f1 NE")
    others = lambda path: ageofsail.hooks.spellings(state, 0, path)  # noqa: E731
    assert notation.read(ageofsail, state, 0, "on NE3", others)[1] == CELLS[at("M13")]


def test_as31_ships_act_once_each_in_any_order():
    state = build("s1 J10 N", "f1 L10 N", "b1 N10 N", FAR)
    state, _ = play(state, "b1 N12", "s1 J12")
    assert options(state) == ["f1", "end"]
    tracks = [
        (track.ship, track.how, [cell.token for cell in track.cells]) for track in ageofsail.view(state, 1).tracks
    ]
    assert tracks == [("b1", "sailed", ["N10", "N11", "N12"]), ("s1", "sailed", ["J10", "J11", "J12"])]
