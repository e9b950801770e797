"""A line that sails: its track, fort fire, boarding, fire at a stop (AS-40, AS-41, AS-42)."""

import pytest
from msgspec.structs import replace

from engine import notation
from engine.game import IllegalAction
from engine.games import ageofsail
from engine.grid import STEPS
from engine.sailing.orders import Orders
from engine.sailing.sea import NAMES
from tests.engine.games.ageofsail.columns import column, lies, lined, lines_of
from tests.engine.games.ageofsail.positions import build, options, play
from tests.engine.games.ageofsail.races import race
from tests.engine.sailing.positions import said, ship_of, where
from tests.engine.sailing.waters import Dice

ASK = Orders(forts="ask", prizes="ask")


def cells(state, move):
    return [token for token in options(state, move) if token[-1].isdigit()]


def stop(state):
    """All that may be done at a stop, as it is typed."""
    found = []
    for first in options(state):
        for second in options(state, first) if first != "done" else [""]:
            deeper = options(state, f"{first} {second}") if first not in ("done", "on") else [""]
            found += [f"{first} {second} {third}".strip() for third in deeper]
    return found


def fort_fire(*others, **more):
    """A line off the fort in the north-east, of which R19, S19, R20 reach Q17 and so on: Q15, Q14, Q13 head north."""
    named = {ship.split()[0] for ship in others}
    ships = {"s1": "Q15 N", "f1": "Q14 N", "b1": "Q13 N", "s2": "M17 N"}
    kept = [f"{id} {at}" for id, at in ships.items() if id not in named]
    return lined(*kept, *others, lines="s1 f1 b1", **more)


# the way (AS-40, AS-42)


def test_as40_by_the_range_of_the_first_on_each_course_and_blocked_by_the_own_ships():
    state = column(blows="N medium")
    alone = build("s1 J10 N", "f1 J9 N", "b1 J8 N", "s2 A20 N", blows="N medium")
    assert cells(state, "s1") == cells(alone, "s1")
    assert not {"J9", "J8"} & set(cells(state, "s1"))


@pytest.mark.parametrize("course", NAMES)
def test_as40_as42_the_others_follow_in_the_track_each_headed_as_she_moved(course):
    behind, ahead = NAMES[(NAMES.index(course) + 3) % 8], NAMES[(NAMES.index(course) + 4) % 8]
    second, two, one = step("J10", behind), step("J10", course, 2), step("J10", course)
    ships = ("s1 J10 N", f"f1 {second} W", f"b1 {step(second, ahead)} S", "s2 A20 N")
    state, events = play(lined(*ships, lines="s1 f1 b1", blows=f"{course} strong"), f"s1 {two}")
    turned = NAMES[(NAMES.index(course) - 1) % 8]
    assert lies(state, "s1", "f1", "b1") == f"{two} {course}, {one} {course}, J10 {turned}"
    assert said(events) == ["line-sailed"]
    told = dict(events[0].public.args)
    assert [ship.token for ship in told.pop("ships")] == ["s1", "f1", "b1"]
    assert {name: value.token for name, value in told.items()} == {
        "seat": "P1", "ship": "s1", "course": course, "cell": two, "n": "2",
    }  # fmt: skip
    assert [(track.ship, len(track.cells)) for track in state.tracks] == [("s1", 3), ("f1", 3), ("b1", 3)]
    assert options(state) == ["form", "end"]  # all have acted


def step(token, course, steps=1):
    """The cell so many steps from another."""
    east, north = STEPS[course]
    return f"{chr(ord(token[0]) + east * steps)}{int(token[1:]) + north * steps}"


def test_as42_where_only_the_first_turns_the_others_keep_their_headings():
    state = column()
    assert [token for token in options(state, "s1") if token in NAMES] == list(NAMES[1:])
    state, events = play(state, "s1 E")
    assert said(events) == ["turned"]
    assert lies(state, "s1", "f1", "b1") == "J10 E, J9 N, J8 N"
    assert options(state) == ["form", "end"]  # range alone is nothing to do


def test_as40_the_present_heading_is_offered_where_one_of_the_line_has_something_to_do():
    assert "N" not in options(column("f3 I11 N"), "s1")
    assert "N" in options(column("f3 K8 N"), "s1")
    state, events = play(column("f3 K8 N"), "s1 N")
    assert said(events) == ["stands"]
    assert stop(state) == ["b1 K8 1", *[f"on J{row}" for row in range(11, 17)], "done"]


def test_as40_who_has_acted_in_the_line_or_was_declared_this_turn_waits():
    state, _ = play(column("f2 M8 N"), "s1 J12")
    assert options(state) == ["f2", "form", "end"]
    with pytest.raises(IllegalAction) as refused:
        play(state, "s1 J13")
    assert refused.value.reason.id == "ageofsail-refuse-acted"


def test_as29_a_line_in_calm_and_fair_wind():
    assert cells(column(situation="calm"), "s1") == []
    assert "J17" in cells(column(situation="fair"), "s1")


def test_as50_a_brig_that_leads_has_her_own_factor():
    ships = ("s1 J9 N", "b1 J10 N", "b4 T9 N")
    state = race("pirates", *ships, seats=3, options={"line": True}, mover=1, out=(0,), blows="N light")
    state = replace(state, ships=(replace(state.ships[0], seat=1), *state.ships[1:]), out=(0,))
    assert cells(replace(state, lines=((1, 0),)), "b1")[:6] == ["J11", "J12", "J13", "J14", "J15", "J16"]
    assert cells(replace(state, lines=((0, 1),)), "s1")[0] == "K10"
    after, _ = play(replace(state, lines=((1, 0),)), "b1 J16")
    assert lies(after, "b1", "s1") == "J16 N, J15 N"


# fire at a stop (AS-10, AS-42)


def test_as42_attacks_at_a_stop_go_in_the_order_of_the_line():
    state = column("f3 K11 N", "f4 K10 N")
    state, _ = play(state, "s1 J11")
    assert stop(state) == [
        "s1 K11 1", "s1 K11 2", "s1 K11 3", "f1 K10 1", "f1 K10 2", "on J12", "on J13", "on J14", "on J15", "on J16",
        "done",
    ]  # fmt: skip
    assert ageofsail.view(state, None).firing == ("s1", "f1")
    state, events = play(state, "f1 K10 1", dice=Dice(1, 6, 1, 1, 6))
    assert said(events) == ["shot-missed", "answer-missed"]
    assert options(state) == ["f1", "on", "done"]  # the first can't attack at this stop any more
    assert ageofsail.view(state, None).firing == ("f1",)
    state, _ = play(state, "on J12")
    assert options(state, "f1") == ["K11"]  # a new stop, with what shots are left
    assert options(state) == ["f1", "b1", "on", "done"]


def test_as16_an_attack_may_be_repeated_and_all_is_over_when_there_is_nothing_left():
    state, _ = play(column("f3 K8 E"), "s1 W")
    assert options(state) == ["b1", "on", "done"]
    state, events = play(state, "b1 K8 1", "done", dice=Dice(1, 6))
    assert said(events) == ["shot-missed", "bears", "done"]
    assert options(state) == ["form", "end"]


def test_as41_one_sunk_by_an_answer_is_replaced_at_once():
    state, _ = play(column("f1 J9 N masts=1", "f3 K9 N"), "s1 N")
    state, events = play(state, "f1 K9 1", dice=Dice(1, 6, 6, 6, 1))
    assert said(events) == ["shot-missed", "answer-sunk", "closed-up"]
    assert lines_of(state) == ["s1 b1"]
    assert lies(state, "s1", "f1", "b1") == "J10 N, -, J9 N"
    assert "b1 K9 1" in stop(state)
    assert "on J11" in stop(state)


def test_as42_the_first_sunk_by_an_answer_and_the_move_is_over():
    state, _ = play(column("s1 J10 N masts=1", "f3 K10 N", "f4 K9 N"), "s1 N")
    state, events = play(state, "s1 K10 1", dice=Dice(1, 6, 6, 6, 1))
    assert said(events) == ["shot-missed", "answer-sunk"]
    assert lines_of(state) == ["f1 b1"]
    assert where(state, "f1") == "J9"  # nobody closes up
    assert stop(state) == ["f1 K9 1", "f1 K9 2", "done"]


def test_as41_a_line_of_two_is_dissolved_and_the_first_sails_on_alone():
    state = lined("s1 J10 N", "f1 J9 N masts=1", "s2 A20 N", "f3 K9 N", lines="s1 f1")
    state, events = play(state, "s1 N", "f1 K9 1", dice=Dice(1, 6, 6, 6, 1))
    assert said(events)[-1] == "line-dissolved"
    state, events = play(state, "on J12")
    assert said(events) == ["line-sailed"]
    assert where(state, "s1") == "J12"


# fort fire (AS-33, AS-42)


def test_as42_each_entering_ship_draws_fire_and_the_line_stops():
    state, events = play(fort_fire(), "s1 Q18", dice=Dice(1, 1, 6))
    assert said(events) == ["line-sailed", "fort-missed"]  # S19 at s1 on Q17
    assert lies(state, "s1", "f1", "b1") == "Q17 N, Q16 N, Q15 N"
    assert options(state, "on") == ["Q18", "Q19", "Q20"]
    state, events = play(state, "on Q19", dice=Dice(*[1, 1, 6] * 3))
    assert said(events) == ["line-sailed", *["fort-missed"] * 3]  # R19, S20 at s1; S19 at f1
    assert lies(state, "s1", "f1", "b1") == "Q18 N, Q17 N, Q16 N"
    assert dict(events[0].public.args)["n"].value == 1
    assert options(state, "on") == ["Q19", "Q20"]


def test_as42_a_follower_alone_that_is_fired_at_stops_the_line():
    state = fort_fire("s1 P18 W", "f1 Q17 W", "b1 Q16 N", blows="W strong")
    state, events = play(state, "s1 M18", dice=Dice(*[1, 1, 6] * 2))
    assert said(events) == ["line-sailed", "fort-missed", "fort-missed"]  # R20 at f1 on P18, S19 at b1 on Q17
    assert lies(state, "s1", "f1", "b1") == "O18 W, P18 NW, Q17 N"
    assert options(state) == ["on", "done"]


def test_as33_each_owner_is_asked_for_each_ship_one_by_one():
    state, events = play(fort_fire("s1 Q17 N", "f1 Q16 N", "b1 Q15 N", orders={1: ASK}), "s1 Q18")
    assert said(events) == ["line-sailed"]
    assert ageofsail.pending(state)[1].aside
    view = ageofsail.view(state, 1)
    assert (view.active, view.lines) == ("s1", (("s1", "f1", "b1"),))
    assert lies(state, "s1", "f1", "b1") == "Q18 N, Q16 N, Q15 N"
    state, events = play(state, "hold", "hold")
    assert said(events) == ["fort-held", "fort-held"]
    assert lies(state, "s1", "f1", "b1") == "Q18 N, Q17 N, Q15 N"
    state, events = play(state, "fire", dice=Dice(1, 1, 6))
    assert lies(state, "s1", "f1", "b1") == "Q18 N, Q17 N, Q16 N"


def test_as41_those_behind_a_sunk_follower_make_their_step_and_close_up_then():
    state = fort_fire("s1 Q17 N", "f1 Q16 N masts=1", "b1 Q15 N", "f2 Q14 E", orders={1: ASK})
    state = replace(state, lines=((0, 1, 3, 2),))
    state, _ = play(state, "s1 Q18", "none")
    state, events = play(state, "fire", dice=Dice(6, 6, 1))
    assert said(events) == ["fort-sunk", "closed-up"]
    assert lines_of(state) == ["s1 b1 f2"]
    assert lies(state, "s1", "f1", "b1", "f2") == "Q18 N, -, Q17 N, Q16 N"
    assert options(state) == ["on", "done"]


def test_as42_the_first_sunk_and_the_second_leads_where_she_lies():
    state = fort_fire("s1 Q16 N masts=1", "f1 Q15 N", "b1 Q14 N", "f3 P15 N")
    state, events = play(state, "s1 Q18", dice=Dice(6, 6, 1))
    assert said(events) == ["line-sailed", "fort-sunk"]
    assert lines_of(state) == ["f1 b1"]
    assert lies(state, "f1", "b1") == "Q15 N, Q14 N"
    assert stop(state) == ["f1 P15 1", "f1 P15 2", "done"]
    assert ageofsail.view(state, 0).active == "f1"


def test_as42_the_first_sunk_where_nobody_has_anything_to_do():
    state, _ = play(fort_fire("s1 Q16 N masts=1", "f1 Q15 N", "b1 Q14 N"), "s1 Q18", dice=Dice(6, 6, 1))
    assert options(state) == ["form", "end"]


# boarding (AS-15, AS-32, AS-42)


def fought(*others, dice=(6, 1), **more):
    """The first of a line has boarded the brig b2 on J12."""
    return play(column("b2 J12 N", *others, **more), "s1 J12", dice=Dice(*dice))


def test_as42_the_others_wait_until_the_fight_is_over():
    state, events = fought()
    assert said(events) == ["line-sailed", "fight-won"]
    assert ageofsail.view(state, 0).asked == "prize"
    assert lies(state, "s1", "f1", "b1") == "J12 N, J10 N, J9 N"


@pytest.mark.parametrize("answer", ["own", "both 1 b2 I13"])
def test_as42_where_the_first_stays_they_follow_and_may_fire_but_not_sail_on(answer):
    state, _ = play(fought("f3 I11 N", "f4 I12 N")[0], answer)
    assert lies(state, "s1", "f1", "b1") == "J12 N, J11 N, J10 N"
    assert lines_of(state) == ["s1 f1 b1"]
    assert stop(state) == ["f1 I11 1", "f1 I11 2", "done"]  # she who has boarded does nothing more


@pytest.mark.parametrize("answer", ["prize", "both 1 s1 I13"])
def test_as42_where_she_changes_hulls_or_is_shifted_she_has_left_and_nobody_follows(answer):
    state, _ = play(fought("f3 K10 N", dice=(6, 1))[0], answer)
    assert lines_of(state) == ["f1 b1"]
    assert lies(state, "f1", "b1") == "J10 N, J9 N"
    assert stop(state) == ["f1 K10 1", "f1 K10 2", "done"]


def test_as42_a_prize_in_her_old_cell_bars_the_way():
    state, events = play(fought("f3 K10 N")[0], "both 1 b2 J11")
    assert said(events) == ["prize-both", "line-dissolved"]
    assert lies(state, "s1", "b2", "f1", "b1") == "J12 N, J11 N, J10 N, J9 N"
    assert stop(state) == ["f1 K10 1", "f1 K10 2", "done"]


def test_as42_beaten_she_is_lost_and_the_second_leads():
    state, events = fought("s1 J10 N masts=1", dice=(1, 6))
    assert said(events)[:2] == ["line-sailed", "fight-lost"]
    assert lines_of(state) == ["f1 b1"]
    assert lies(state, "f1", "b1") == "J10 N, J9 N"


def test_as42_those_who_follow_draw_fire_too():
    state = fort_fire("s1 Q16 N", "f1 Q15 N", "b1 Q14 N", "b2 Q18 N", orders={1: Orders(forts="hold")}, seats=2)
    state, _ = play(state, "s1 Q18", "own", dice=Dice(6, 1))
    assert lies(state, "s1", "f1", "b1") == "Q18 N, Q17 N, Q16 N"
    state = fort_fire("s1 Q16 N", "f1 Q15 N", "b1 Q14 N", "b2 Q18 N", seats=2)
    state, events = play(state, "s1 Q18", dice=Dice(1, 1, 6))  # stopped by S19 on Q17
    state, events = play(state, "on Q18", dice=Dice(*[1, 1, 6] * 2, 6, 1))
    assert said(events) == ["line-sailed", "fort-missed", "fort-missed", "fight-won"]
    state, events = play(state, "own", dice=Dice(1, 1, 6))
    assert said(events) == ["prize-own", "fort-missed"]  # S19 at f1 on Q17
    assert lies(state, "s1", "f1", "b1") == "Q18 N, Q17 N, Q16 N"


def test_as40_who_has_boarded_cannot_be_declared_again_this_turn():
    state, _ = play(fought()[0], "own")
    assert options(state) == ["end"]


# repair (AS-35)


def test_as35_one_of_a_line_may_be_repaired_where_she_lies_and_it_does_not_sail_on():
    state = lined("s1 D3 N masts=2", "f1 D2 W masts=1", "b1 E1 N", "s2 M17 N", lines="s1 f1 b1")
    assert "repair" not in options(state, "s1")
    assert "N" in options(state, "s1")
    state, _ = play(state, "s1 N")
    assert options(state) == ["s1", "f1", "on", "done"]
    assert options(state, "f1") == ["repair"]
    state, events = play(state, "f1 repair A1")
    assert said(events) == ["repaired"]
    assert (ship_of(state, "f1").masts, lies(state, "f1")) == (2, "D2 W")
    assert options(state) == ["s1", "done"]
    state, _ = play(state, "s1 repair B1")
    assert options(state)[0] in ("form", "cannons", "end")


def test_as35_not_after_sailing_or_firing():
    state = lined("s1 E5 N masts=2", "f1 D4 N masts=1", "s2 A9 N", "b2 E3 N", lines="s1 f1")
    after, _ = play(state, "s1 E6")
    assert "f1" not in options(after)
    state = lined("s1 D3 N masts=2", "f1 D2 N masts=1", "s2 A9 N", "b2 E2 N", lines="s1 f1")
    state, _ = play(state, "s1 N")
    assert options(state, "f1") == ["E2", "repair"]
    state, _ = play(state, "f1 E2 1", dice=Dice(1, 6, 1, 6))
    assert options(state, "f1") == ["E2"]
    assert options(state, "s1") == ["repair"]  # it isn't an attack: order doesn't matter


# races (AS-50)


def test_as50_a_follower_that_comes_beside_the_fort_has_reached_it_in_passing():
    ships = ("s1 E4 N", "b1 D3 SW", "b4 T9 N")
    state = race("pirates", *ships, seats=3, options={"line": True}, mover=1, out=(0,))
    state = replace(state, ships=(replace(state.ships[0], seat=1), *state.ships[1:]), out=(0,), lines=((1, 0),))
    after, events = play(state, "b1 D6")
    assert said(events) == ["line-sailed", "reached"]
    assert lies(after, "b1", "s1") == "D4 N, D3 SW"
    outcome = ageofsail.outcome(after)
    assert outcome is not None
    assert (outcome.how.id, outcome.places[0]) == ("ageofsail-how-pirates-delivered", (1,))


# who leaves amid it (AS-37)


def test_as37_the_owner_leaves_while_a_cannon_is_asked_about_his_line():
    ships = ("s1 Q17 N", "f1 Q16 N", "s2 M17 N", "f3 M18 N", "s3 T9 N")
    state = lined(*ships, seats=3, orders=dict.fromkeys(range(3), ASK), lines="s1 f1")
    state, _ = play(state, "s1 Q18")
    assert min(ageofsail.pending(state)) == 2
    gone, _ = ageofsail.drop(state, 0)
    ageofsail.check(gone)
    assert lines_of(gone) == []
    silent, _ = ageofsail.drop(state, 2)
    ageofsail.check(silent)
    assert lies(silent, "s1", "f1") == "Q18 N, Q17 N"
    assert ageofsail.load(ageofsail.dump(silent)) == silent


# how it is written, shown and done for one (AS-40)


@pytest.mark.parametrize(("text", "cell"), [("s1 NE3", "M13"), ("s1 ne+3", "M13"), ("leave f1 NE2", "L11")])
def test_a_cell_may_be_written_by_course_and_distance(text, cell):
    state = column()
    others = lambda path: ageofsail.hooks.spellings(state, 0, path)  # noqa: E731
    assert notation.read(ageofsail, state, 0, text, others)[-1].token == cell


def test_the_preview_shows_where_a_line_would_lie():
    state = column()
    path = notation.read(ageofsail, state, 0, "s1 L12")
    view = ageofsail.hooks.preview(state, 0, path)
    assert {ship.id: f"{ship.cell.token} {ship.heading}" for ship in view.ships if ship.seat == 0} == {
        "s1": "L12 NE", "f1": "K11 NE", "b1": "J10 N",
    }  # fmt: skip
    view = ageofsail.hooks.preview(state, 0, notation.read(ageofsail, state, 0, "leave f1 L9"))
    assert view.lines == (("s1", "b1"),)
    assert next(ship for ship in view.ships if ship.id == "f1").cell.token == "L9"
    state, _ = play(column("f3 K8 N"), "s1 N")
    view = ageofsail.hooks.preview(state, 0, notation.read(ageofsail, state, 0, "on J12"))
    assert [ship.cell.token for ship in view.ships if ship.seat == 0] == ["J12", "J11", "J10"]
    assert {ship.id for ship in view.ships if not ship.acted} >= {"s1", "f1", "b1"}
