"""Ships land masts on cells of the fort whose cannons are silenced (AS-52)."""

import pytest

from engine import hooked, notation
from engine.game import IllegalAction
from engine.games import ageofsail
from engine.trial import is_final
from tests.engine.games.ageofsail.positions import options, play
from tests.engine.games.ageofsail.sieges import ashore, siege
from tests.engine.sailing.positions import said, ship_of, where
from tests.engine.sailing.waters import Dice

FIRED = "J8 K8 J9 K9 J10 K10 J11 K11 J12 K12"
"""The cannons have fired in this round: they let everybody pass."""


def test_as52_a_ship_lands_masts_on_an_adjacent_cell_whose_cannon_is_silenced():
    state = siege("s1 I9 N", "s2 A1 N", dead="J8 J10")
    state, _ = play(state, "s1 N")
    assert options(state) == ["J9", "on", "land", "done"]
    assert options(state, "land") == ["J8", "J10"]
    state, events = play(state, "land J8 2")
    assert said(events) == ["landed"]
    assert ship_of(state, "s1").masts == 1
    assert ashore(state) == ["0 J8 0/2"]


def test_as52_in_eight_directions():
    state, _ = play(siege("s1 I7 N", "s2 A1 N", dead="J8 K8"), "s1 N")
    assert options(state, "land") == ["J8"]
    state, _ = play(siege("s1 J13 E", "s2 A1 N", dead="J12 K12 K11"), "s1 E")
    assert options(state, "land") == ["J12", "K12"]


def test_as52_never_where_a_cannon_lives():
    state = siege("s1 I9 N", "s2 A1 N", dead="J8")
    state, _ = play(state, "s1 N")
    assert options(state, "land") == ["J8"]
    with pytest.raises(IllegalAction):
        play(state, "land J9 1")


def test_as52_one_mast_at_least_stays_aboard():
    state = siege("s1 I9 N", "f1 I11 N masts=1", "b1 I12 N", "s2 A1 N", dead="J8 J9 J10 J11 J12")
    state, _ = play(state, "s1 N")
    assert options(state, "land J9") == ["1", "2"]
    state, _ = play(state, "done")
    for ship in ("f1", "b1"):
        assert "N" not in options(state, ship)


def test_as52_three_masts_at_most_in_a_cell_whosever_they_are():
    state = siege("s1 I9 N", "s3 A1 N", seats=3, dead="J8 J9 J10", ashore=("1 J8 2", "1 J9 3"))
    state, _ = play(state, "s1 N")
    assert options(state, "land") == ["J8", "J10"]
    assert options(state, "land J8") == ["1"]
    assert options(state, "land J10") == ["1", "2"]
    state, _ = play(state, "land J8 1")
    assert ashore(state) == ["0 J8 0/1", "1 J8 2/2", "1 J9 3/3"]


def test_as52_whether_it_fired_or_not_and_before_it_sails():
    """The heading that she has is offered where she can land and has nothing to fire at."""
    state = siege("s1 I7 NE", "s2 A1 N", dead="J8")
    assert "NE" in options(state, "s1")
    state, events = play(state, "s1 NE")
    assert said(events) == ["stands"]
    assert options(state) == ["land", "done"]
    shot, _ = play(siege("s1 I9 N", "s2 A1 N", dead="J8"), "s1 N", "J9 3", dice=Dice(1, 1, 1, 6))
    assert options(shot) == ["on", "land", "done"]
    assert "NE" not in options(siege("s1 I7 NE", "s2 A1 N"), "s1")


def test_as52_at_a_stop_on_the_way_and_where_she_arrives():
    state = siege("s1 H6 N", "s2 A1 N", dead="J8", fired=FIRED)
    state, _ = play(state, "s1 H8")
    assert ageofsail.view(state, 0).asked == "turn"
    state = siege("s1 I5 N", "s2 A1 N", dead="J8", fired=FIRED)
    state, _ = play(state, "s1 I7")
    assert options(state) == ["on", "land", "done"]
    state, _ = play(siege("s1 I1 N", "s2 A1 N", dead="J8", fired=FIRED), "s1 I7")
    assert options(state) == ["land", "done"]
    fired_at = siege("s1 I5 N", "s2 A1 N", dead="J8 K8 J10")
    state, events = play(fired_at, "s1 I9", dice=Dice(1, 1, 6))
    assert said(events) == ["sailed", "fort-missed"]
    assert where(state, "s1") == "I7"
    assert options(state) == ["on", "land", "done"]


def test_as52_who_has_landed_does_nothing_more():
    state = siege("s1 I9 N", "s2 I10 N", dead="J8 J9")
    state, _ = play(state, "s1 N", "land J8 1")
    assert options(state) == ["s2", "end"]
    assert ship_of(state, "s1").barred
    with pytest.raises(IllegalAction):
        play(state, "s1 N")


def test_as52_what_is_asked_says_that_one_may_land():
    def ask(state):
        return ageofsail.choose(state, 0).ask.id.removeprefix("ageofsail-ask-")

    state, _ = play(siege("s1 I9 N", "s2 A1 N", dead="J8"), "s1 N")
    assert ask(state) == "stop-land-too"
    state, _ = play(siege("s1 I7 NE", "s2 A1 N", dead="J8"), "s1 NE")
    assert ask(state) == "stop-land"
    state, _ = play(siege("s1 I1 N", "s2 A1 N", dead="J8", fired=FIRED), "s1 I7")
    assert ask(state) == "stop-land"


def test_landing_is_seen_before_it_is_done_and_may_be_taken_back():
    state, _ = play(siege("s1 I9 N", "s2 A1 N", dead="J8"), "s1 N")
    path = notation.read(ageofsail, state, 0, "land J8 2")
    seen = hooked.preview(ageofsail, state, 0, path)
    assert [(one.cell.token, one.seat, one.masts, one.ready) for one in seen.parties] == [("J8", 0, 2, 0)]
    assert hooked.preview(ageofsail, state, 0, path[:2]) == ageofsail.view(state, 0)
    assert not is_final(ageofsail, state, 0, path)


def test_who_can_not_land_is_told_so():
    state, _ = play(siege("s1 I9 N", "s2 A1 N"), "s1 N")
    with pytest.raises(IllegalAction) as caught:
        play(state, "land J8 1")
    assert caught.value.reason.id in ("ageofsail-refuse-land", "refuse-no-such-move")


def test_a_cell_to_land_on_may_be_written_by_its_course():
    state, _ = play(siege("s1 I9 N", "s2 A1 N", dead="J8 J9"), "s1 N")
    spelled = hooked.spellings(ageofsail, state, 0)
    assert spelled is not None
    path = notation.read(ageofsail, state, 0, "land J8 1")
    assert spelled(path[:1])["SE1"].token == "J8"


def test_as34_ships_fire_at_cannons_as_at_any_fort_s():
    """A hit turns the card over; they do not answer."""
    state, events = play(siege("s1 I9 N", "s2 A1 N"), "s1 N", "J9 3", dice=Dice(6, 6, 6, 1))
    assert said(events) == ["stands", "cannon-hit"]
    assert options(state) == ["on", "land", "done"]
