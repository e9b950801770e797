"""Ships that leave their line before it sails (AS-41)."""

import pytest
from msgspec.structs import replace

from engine.game import IllegalAction
from engine.games import ageofsail
from engine.games.ageofsail.asking import LEAVE
from engine.sailing.orders import Orders
from engine.sailing.sea import NAMES
from engine.values import Piece, line
from tests.engine.games.ageofsail.columns import column, lies, lined, lines_of
from tests.engine.games.ageofsail.positions import build, options, play
from tests.engine.games.ageofsail.sieges import siege
from tests.engine.sailing.positions import said, ship_of, where
from tests.engine.sailing.waters import Dice


def refused(state, move):
    with pytest.raises(IllegalAction) as found:
        play(state, move)
    return found.value.reason.id


def test_as41_any_ship_may_leave_on_another_heading_than_the_first_has_and_by_her_own_range():
    state = column("f1 J9 E")
    assert options(state, "leave") == ["s1", "f1", "b1"]
    alone = options(build("s1 J10 N", "f1 J9 E", "b1 J8 N", "s2 A20 N"), "f1")
    ahead = {"J11", "J12", "J13", "J14", "J15"}
    assert options(state, "leave f1") == [cell for cell in alone if cell not in NAMES and cell not in ahead]
    assert "J11" in options(column("s1 J10 E"), "leave s1")  # her own heading doesn't matter
    assert "K10" not in options(column("s1 J10 E"), "leave s1")
    assert refused(state, "leave s1 J11") == "ageofsail-refuse-leave-heading"
    assert refused(state, "leave f1 E") == "ageofsail-refuse-leave-heading"


def test_as41_those_behind_close_up_when_she_is_done_and_it_costs_them_nothing():
    state, events = play(column("f1 J9 N", "f2 M8 N"), "leave f1 L9")
    assert said(events) == ["line-left", "sailed", "closed-up"]
    assert lines_of(state) == ["s1 b1"]
    assert lies(state, "s1", "f1", "b1") == "J10 N, L9 E, J9 N"
    assert [ship_of(state, id).acted for id in ("s1", "f1", "b1")] == [False, True, False]
    assert options(state) == ["s1", "f2", "form", "leave", "end"]
    assert "J16" in options(state, "s1")


def test_as41_any_number_may_leave_and_below_two_the_last_acts_by_herself():
    state, _ = play(column(), "leave f1 L9", "leave b1 L11")
    assert lines_of(state) == []
    assert options(state) == ["s1", "end"]
    assert ageofsail.choose(state, 0).options[0].note.id == "ageofsail-note-ship"


def test_as41_the_first_leaves_the_second_leads_with_her_heading_and_nobody_closes_up():
    state, events = play(column("f1 J9 E"), "leave s1 K11")
    assert said(events) == ["line-left", "sailed"]
    assert lines_of(state) == ["f1 b1"]
    assert lies(state, "f1", "b1") == "J9 E, J8 N"
    assert "J7" not in options(state, "leave b1")
    assert "K8" not in options(state, "leave b1")  # east is the heading of the first now
    assert options(state) == ["f1", "form", "leave", "end"]


def test_as41_none_leaves_a_line_of_which_one_has_acted():
    state, _ = play(column(), "s1 J11")
    assert "leave" not in options(state)
    state, _ = play(lined("s1 J10 N", "f1 J9 N", "s2 A20 N"), "form s1 f1")
    assert "leave" not in options(state)


def test_as41_she_may_fire_before_but_has_to_sail_a_cell():
    state = lined("s1 J10 N", "f1 J9 N", "f3 I10 N", "s2 A20 N", lines="s1 f1")
    assert [course for course in options(state, "leave f1") if course in NAMES] == ["NE", "SW"]
    asked = ageofsail.choose(state, 0, (LEAVE, Piece("f1", 0))).ask
    assert asked == line("ageofsail-ask-leave-where", ship=Piece("f1", 0))  # a heading isn't all that she does
    state, events = play(state, "leave f1 NE")
    assert said(events) == ["line-left", "line-dissolved", "turned"]
    assert options(state) == ["I10", "on"]
    assert ageofsail.default(state, 0).path[0].token in ("I10", "on")
    state, events = play(state, "I10 2", dice=Dice(1, 1, 6))
    assert said(events) == ["shot-missed", "bears"]
    assert options(state) == ["on"]
    assert ageofsail.default(state, 0).path[0].token == "on"
    state, _ = play(state, "on K10")
    assert options(state) == ["s1", "form", "end"]


def test_as41_where_she_cannot_sail_she_cannot_leave():
    assert "leave" not in options(column(situation="calm"))
    state = column("f3 I9 N", situation="calm")
    assert "leave" not in options(state)


def test_as41_she_is_sunk_before_she_sails_and_they_close_up_likewise():
    state, _ = play(column("f1 J9 N masts=1", "f3 I10 E"), "leave f1 NE")
    state, events = play(state, "I10 1", dice=Dice(1, 6))
    assert said(events) == ["shot-missed", "bears"]
    state, _ = play(column("f1 J9 N masts=1", "f3 I10 NE"), "leave f1 NE")
    state, events = play(state, "I10 1", dice=Dice(1, 6, 6, 6, 1))
    assert said(events) == ["shot-missed", "answer-sunk", "closed-up"]
    assert lies(state, "s1", "f1", "b1") == "J10 N, -, J9 N"
    assert lines_of(state) == ["s1 b1"]


def test_as41_they_wait_while_she_is_under_way():
    state, _ = play(column("f3 L8 E"), "leave f1 L9")
    assert where(state, "b1") == "J8"
    assert lines_of(state) == ["s1 b1"]
    ageofsail.check(state)
    assert ageofsail.load(ageofsail.dump(state)) == state
    state, events = play(state, "done")
    assert said(events) == ["done", "closed-up"]


def test_as41_a_prize_in_the_gap_tears_the_line():
    state, _ = play(column("b2 K9 N"), "leave f1 K9", dice=Dice(6, 1))
    state, events = play(state, "both 1 b2 J9")
    assert said(events) == ["prize-both", "line-dissolved"]
    assert lies(state, "f1", "b2", "s1", "b1") == "K9 E, J9 N, J10 N, J8 N"
    assert lines_of(state) == []


def test_as37_the_owner_leaves_meanwhile():
    state = lined(
        "s1 J10 N", "f1 J9 N", "b1 J8 N", "s2 A16 N", "f3 L8 E", "s3 T9 N", seats=3, lines="s1 f1 b1",
        orders={0: Orders()},
    )  # fmt: skip
    state, _ = play(state, "leave f1 L9")
    assert ageofsail.view(state, 0).asked == "stop"
    state, _ = ageofsail.drop(state, 0)
    ageofsail.check(state)
    assert lines_of(state) == []


def test_as41_as52_she_lands_nobody_before_she_has_sailed():
    state = siege("s1 I9 N", "s2 I8 N", dead="J8", blows="W strong", line=True)
    state = replace(state, lines=((0, 1),))
    assert [course for course in options(state, "leave s2") if course in NAMES] == ["SE", "NW"]  # J9 is abeam so
    state, _ = play(state, "leave s2 NW")
    assert options(state) == ["J9", "on"]
    with pytest.raises(IllegalAction):
        play(state, "land J8 1")
