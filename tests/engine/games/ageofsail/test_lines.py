"""Lines: who may form one, and who is in it after ships were lost, drifted or were put elsewhere (AS-40, AS-41)."""

from time import process_time

import pytest
from msgspec.structs import replace

from engine.game import IllegalAction
from engine.games import ageofsail
from engine.games.ageofsail.board import covered
from engine.games.ageofsail.fleet import hurt
from engine.games.ageofsail.forming import longest, mates_of, may_end
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.state import home
from engine.games.ageofsail.turn import idlers
from engine.sailing.orders import Orders
from engine.sailing.ships import Ship
from engine.sailing.telling import Log
from engine.values import Key, Number, Piece
from tests.engine.games.ageofsail.columns import column, lies, lined, lines_of
from tests.engine.games.ageofsail.positions import begun, build, options, play
from tests.engine.games.ageofsail.races import race
from tests.engine.sailing.positions import at, said, where
from tests.engine.sailing.waters import Dice

LINE = Options(line=True)


def refused(state, move):
    with pytest.raises(IllegalAction) as found:
        play(state, move)
    return found.value.reason.id


def args(event):
    """What stands in a line, by tokens."""
    return {
        name: [one.token for one in value] if isinstance(value, tuple) else value.token
        for name, value in event.public.args
    }


# forming (AS-40)


def test_as40_two_or_more_adjacent_ships_in_any_order_of_classes():
    state = lined("s1 J10 N", "f1 K11 E", "b1 L12 S", "f2 A10 N", "s2 A20 N")
    assert options(state) == ["s1", "f1", "f2", "b1", "form", "end"]
    assert options(state, "form") == ["s1", "f1", "b1"]
    assert options(state, "form s1") == ["f1", "all"]
    assert options(state, "form f1") == ["s1", "b1", "all"]
    assert options(state, "form s1 f1") == ["b1", "done"]
    assert refused(state, "form s1 b1") == "ageofsail-refuse-form"
    assert refused(state, "form f2") == "ageofsail-refuse-form"


def test_as40_all_turn_to_the_heading_of_the_first_and_have_acted():
    state = lined("s1 J10 N", "f1 K11 E", "b1 L12 S", "f2 A10 N", "s2 A20 N")
    after, events = play(state, "form b1 f1 s1")
    assert lines_of(after) == ["b1 f1 s1"]
    assert lies(after, "b1", "f1", "s1") == "L12 S, K11 S, J10 S"
    assert said(events) == ["formed"]
    assert args(events[0]) == {"seat": "P1", "ships": ["b1", "f1", "s1"], "course": "S"}
    assert not events[0].reveals
    assert options(after) == ["f2", "form", "end"]


def test_as40_the_longest_line_at_once():
    state = lined("s1 J10 N", "f1 K11 E", "b1 L12 S", "f2 L11 N", "s2 A20 N")
    (found,) = [
        one for one in ageofsail.choose(state, 0, (Key("form"), Piece("s1", 0))).options if one.value.token == "all"
    ]
    assert [ship.token for ship in dict(found.note.args)["ships"]] == ["s1", "f1", "f2", "b1"]
    after, _ = play(state, "form s1 all")
    assert lines_of(after) == ["s1 f1 f2 b1"]


def test_as40_no_line_without_the_option():
    state = build("s1 J10 N", "f1 J9 N", "s2 A20 N")
    assert options(state) == ["s1", "f1", "end"]
    with pytest.raises(IllegalAction):
        ageofsail.choose(state, 0, (Key("form"),))


def test_as40_ships_that_have_acted_may_be_declared_too_barred_ones_not():
    state = lined("s1 J10 N acted", "f1 J9 N acted", "b1 J8 N acted barred", "s2 A20 N")
    assert options(state) == ["form", "end"]
    assert options(state, "form s1") == ["f1", "all"]
    assert "form" not in options(lined("s1 J10 N", "b1 J9 N acted barred", "s2 A20 N"))


def test_as40_it_is_no_matter_of_wind_or_sight():
    for situation in ("calm", "fog"):
        assert "form" in options(lined("s1 J10 N", "f1 J9 N", "s2 A20 N", situation=situation))


def test_as40_a_line_goes_into_another_with_all_its_ships_and_not_as_it_is():
    state = column("f2 K7 E")
    assert options(state, "form") == ["s1", "f2", "b1"]  # from f1 nobody takes in both of her mates
    assert options(state, "form s1") == ["f1", "all"]
    assert options(state, "form s1 f1 b1") == ["f2"]  # as it is it isn't new
    assert options(state, "form b1") == ["f1", "all"]  # by f2 one doesn't come back
    assert options(state, "form b1 f1") == ["s1"]
    after, _ = play(state, "form b1 f1 s1")
    assert lines_of(after) == ["b1 f1 s1"]
    after, _ = play(state, "form f2 all")
    assert lines_of(after) == ["f2 b1 f1 s1"]
    assert lies(after, "f2", "s1") == "K7 E, J10 E"


def test_as40_two_lines_join():
    state = lined("s1 J10 N", "f1 J9 N", "f2 J8 E", "b1 K8 E", "s2 A20 N", lines="s1 f1, b1 f2")
    after, _ = play(state, "form b1 all")
    assert lines_of(after) == ["b1 f2 f1 s1"]
    state = lined("s1 J10 N", "f1 J9 N", "f2 J8 E", "b1 K8 E barred acted", "s2 A20 N", lines="s1 f1, b1 f2")
    assert options(state, "form") == ["f1"]  # a line with a barred ship goes into none


def test_as40_the_longest_of_many_ships_is_found_soon():
    """Twelve ships in a block, and all of them in one line whose order nothing else than all of them can replace."""
    state = build("s1 A9 N", "s2 T9 N", options=LINE, seats=2)
    block = [at(f"{column}{row}") for column in "JKLM" for row in (10, 11, 12)]
    ships = tuple([Ship(f"b{n}", 0, 1, 1, cell, 0) for n, cell in enumerate(block)])
    state = replace(state, ships=ships)
    start = process_time()
    assert len(longest(mates_of(state, 0), 0)) == 12
    whole = longest(mates_of(state, 0), 5)
    found = mates_of(replace(state, lines=(whole,)), 0)
    assert all(may_end(found, (place,)) for place in range(12))
    assert not may_end(found, (3, 1, 4, 5))  # J10 or J12 stays behind
    assert process_time() - start < 2


def test_as40_forming_reveals_nothing_and_is_no_move():
    """Ships that lie by the fort idle all the same (AS-36)."""
    state = lined("s1 D3 N", "f1 D2 N", "s2 A20 N")
    after, events = play(state, "form s1 f1")
    assert not any(event.reveals for event in events)
    assert after.rested == state.rested
    assert idlers(after) == [0, 1]


def test_as40_the_line_may_be_declared_anew_in_the_same_turn_but_not_left():
    state, _ = play(lined("s1 J10 N", "f1 J9 N", "b1 J8 N", "s2 A20 N"), "form s1 f1 done")
    assert options(state) == ["b1", "form", "end"]
    state, _ = play(state, "form b1 all")
    assert lines_of(state) == ["b1 f1 s1"]
    assert options(state) == ["form", "end"]


def test_as40_it_is_sailed_by_its_first_alone():
    state = column("f2 M8 N")
    assert options(state) == ["s1", "f2", "form", "leave", "end"]
    note = ageofsail.choose(state, 0).options[0].note
    assert (note.id, [ship.token for ship in dict(note.args)["ships"]]) == ("ageofsail-note-line", ["s1", "f1", "b1"])
    assert refused(state, "f1 K9") == "ageofsail-refuse-line-follower"
    end = ageofsail.choose(state, 0).options[-1].note
    assert dict(end.args)["ships"] == Number(4)


def test_as40_a_line_is_formed_in_the_preview_as_far_as_it_is_named():
    state = lined("s1 J10 N", "f1 K11 E", "b1 L12 S", "s2 A20 N")
    path = (Key("form"), Piece("b1", 0), Piece("f1", 0))
    assert ageofsail.hooks.preview(state, 0, path[:2]) == ageofsail.view(state, 0)
    view = ageofsail.hooks.preview(state, 0, path)
    assert view.lines == (("b1", "f1"),)
    assert {ship.id: ship.heading for ship in view.ships} == {"s1": "N", "f1": "S", "b1": "S", "s2": "N"}
    view = ageofsail.hooks.preview(state, 0, (*path[:2], Key("all")))
    assert view.lines == (("b1", "f1", "s1"),)


# closing up (AS-41)


def shot(*others, dice, shots=2, **more):
    """Seat 1's frigate on K9 turns to N and fires at what lies to her west."""
    state = column(*others, "f3 K9 S", mover=1, **more)
    return play(state, "f3 N", f"J9 {shots}", dice=Dice(*dice))


def test_as41_those_behind_a_lost_ship_close_up_at_once_in_anothers_turn():
    state, events = shot("f1 J9 E masts=1", "b1 I8 SE", dice=(6, 6, 1))
    assert said(events) == ["turned", "shot-sunk", "closed-up"]
    assert args(events[-1]) == {"seat": "P1", "ships": ["b1"], "n": "1"}
    assert lines_of(state) == ["s1 b1"]
    assert lies(state, "s1", "f1", "b1") == "J10 N, -, J9 SE"  # no heading changes
    assert options(state) == ["on", "done"]


def test_as41_each_of_those_behind_moves_to_the_place_before_her():
    state, events = shot("f1 J9 N masts=1", "f2 I7 W", lines="s1 f1 b1 f2", dice=(6, 6, 1))
    assert args(events[-1]) == {"seat": "P1", "ships": ["b1", "f2"], "n": "2"}
    assert lies(state, "s1", "b1", "f2") == "J10 N, J9 N, J8 W"
    assert [(track.ship, track.how) for track in state.tracks] == [("b1", "moved"), ("f2", "moved")]


def test_as41_closing_up_draws_no_fire_of_forts():
    """S19 reaches Q17, where b1 comes."""
    ships = ("s1 Q18 N", "f1 Q17 N masts=1", "b1 Q16 N", "s2 A9 N", "f3 R17 S", "s3 T9 N")
    state = lined(*ships, seats=3, mover=1, lines="s1 f1 b1")
    assert covered(home(state, 2), state.forts[2].live) >> at("Q17") & 1
    state, events = play(state, "f3 N", "Q17 2", dice=Dice(6, 6, 1))
    assert said(events)[-1] == "closed-up"
    assert where(state, "b1") == "Q17"


def test_as41_the_last_is_lost_and_nobody_moves():
    state, events = shot("b1 J9 N", "f1 J8 N", "f2 J7 N", lines="b1 f1", dice=(6, 6, 1))
    assert said(events)[-1] == "line-dissolved"
    assert args(events[-1]) == {"seat": "P1", "ships": ["f1"]}
    assert lines_of(state) == []
    assert where(state, "f1") == "J8"


def test_as41_the_first_is_lost_and_the_second_leads_where_she_is():
    state, events = shot("s1 J9 N masts=1", "f1 J8 N", "b1 J7 N", dice=(6, 6, 1))
    assert said(events)[-1] == "shot-sunk"
    assert lines_of(state) == ["f1 b1"]
    assert lies(state, "f1", "b1") == "J8 N, J7 N"


def test_as41_closing_up_is_no_move_for_idling():
    """b1 is sunk by idling, f1 and f2 close up, and both have idled before that and lose a mast too (AS-36)."""
    state = lined("s1 E4 N", "b1 D3 N", "f1 D2 N", "f2 D1 N", "s2 A20 N", lines="s1 b1 f1 f2")
    assert idlers(state) == [1, 2, 3]
    state = hurt(state, 3, Log(None), battle=False)
    assert lies(state, "b1", "f1", "f2") == "-, D3 N, D2 N"
    assert idlers(state) == [1, 2]


# boarded in another's turn (AS-15, AS-32, AS-41)


def boarded(*others, move="f3 J9", dice, seat=None, **more):
    state = column(*others, "f3 L9 W", mover=1, **more)
    return play(state, move, dice=Dice(*dice))


def test_as41_a_ship_beaten_from_the_middle_parts_the_line():
    state, events = boarded("f1 J9 N masts=1", dice=(6, 1))
    assert said(events) == ["sailed", "fight-won", "line-dissolved"]
    assert args(events[-1]) == {"seat": "P1", "ships": ["s1", "b1"]}
    assert lies(state, "s1", "b1") == "J10 N, J8 N"
    assert lines_of(state) == []


def test_as41_those_behind_the_gap_stand_alone_each():
    state, events = boarded("f1 J9 N masts=1", "f2 J11 N", "s1 J10 N", lines="f2 s1 f1 b1", dice=(6, 1))
    assert args(events[-1]) == {"seat": "P1", "ships": ["b1"]}
    assert said(events)[-1] == "line-torn"
    assert lines_of(state) == ["f2 s1"]


def test_as41_adjacent_by_chance_they_stay():
    state, _ = boarded("f1 J9 N masts=1", "b1 I9 N", dice=(6, 1))
    assert lines_of(state) == ["s1 b1"]


def test_as41_a_defending_winner_stays_in_the_line_unless_it_moves_or_changes_hulls():
    ask = {0: Orders(prizes="ask")}
    state, _ = boarded(dice=(1, 6, 1, 6), orders=ask)
    assert ageofsail.pending(state)[0].aside
    assert lines_of(state) == ["s1 f1 b1"]
    for answer, lines in {
        "own": ["s1 f1 b1"],
        "prize": [],
        "both 1 f3 K9": ["s1 f1 b1"],
        "both 1 f1 K9": ["s1 b1"],  # f1 has left; b1 isn't adjacent
    }.items():
        after, events = play(state, answer)
        expected = lines if answer != "both 1 f1 K9" else []
        assert lines_of(after) == expected, answer
        assert (said(events)[-1] == "line-dissolved") == (not expected)
        assert all("f3" not in line for line in lines_of(after))


# cards (AS-29, AS-41)


def test_as41_a_ship_that_drifts_has_left_and_those_behind_her_if_no_longer_adjacent():
    ships = ["s1 J10 N", "f1 K9 N", "b1 J8 N", "s2 A20 N"]
    state, events = begun("storm", *ships, options=LINE, lines=((0, 1, 3),), draws=((1, 3),))
    assert where(state, "f1") == "K11"
    assert [word for word in said(events) if word.startswith(("line", "drift"))] == ["line-dissolved", "drifted"]
    assert lines_of(state) == []
    assert options(state)[:3] == ["s1", "f1", "b1"]  # all of them act by themselves
    ships[2] = "b1 J9 N"
    state, events = begun("storm", *ships, options=LINE, lines=((0, 1, 3),), draws=((1, 3),))
    assert lines_of(state) == ["s1 b1"]
    assert args(next(e for e in events if e.public.id.endswith("line-torn")))["ships"] == ["f1"]


def test_as41_one_that_cannot_drift_stays_in_the_line():
    state, _ = begun(
        "storm", "s1 J10 N", "f1 J9 N", "b1 J8 N", "s2 A20 N", options=LINE, lines=((0, 1, 3),), draws=((1, 3),)
    )
    assert lines_of(state) == ["s1 f1 b1"]


def test_as41_the_first_drifts_and_the_second_leads():
    state, _ = begun(
        "storm", "s1 J10 N", "f1 J9 N", "b1 J8 N", "s2 A20 N", options=LINE, lines=((0, 1, 3),), draws=((0, 3),)
    )
    assert lines_of(state) == ["f1 b1"]
    assert lies(state, "s1", "f1") == "J12 N, J9 N"
    assert options(state)[:2] == ["s1", "f1"]


def test_as41_a_teleported_ship_has_left():
    state, _ = begun("teleport", "s1 J10 N", "f1 J9 N", "b1 J8 N", "s2 A20 N", options=LINE, lines=((0, 1, 3),))
    after, events = play(state, "f1 T10")
    assert said(events) == ["teleported", "line-dissolved"]
    assert args(events[-1])["ships"] == ["s1", "f1", "b1"]
    after, _ = play(state, "b1 T10")
    assert lines_of(after) == ["s1 f1"]
    after, _ = play(state, "s1 T10")
    assert lines_of(after) == ["f1 b1"]


def test_as37_lines_go_with_who_leaves():
    state = lined("s1 J10 N", "f1 J9 N", "s2 A17 N", "f3 A16 N", "s3 T9 N", seats=3, lines="s1 f1, s2 f3")
    state, _ = ageofsail.drop(state, 1)
    assert lines_of(state) == ["s1 f1"]
    ageofsail.check(state)


def test_as50_who_closes_up_beside_the_fort_has_reached_it():
    """In another's turn too: a pirate has taken s1, and she comes to D3 behind a brig of his that is sunk."""
    ships = ("s1 E3 N", "b1 E4 N", "b2 D3 N", "b3 C4 NE", "b4 T9 N")
    state = race("pirates", *ships, seats=3, options={"line": True}, mover=2, out=(0,))
    taken = replace(state.ships[0], seat=1)
    state = replace(state, ships=(taken, *state.ships[1:]), out=(0,), lines=((1, 2, 0),))
    state, events = play(state, "b3 NE", "D3 1", dice=Dice(6, 1))
    assert said(events)[-3:] == ["shot-sunk", "closed-up", "reached"]
    outcome = ageofsail.outcome(state)
    assert outcome is not None
    assert (outcome.how.id, outcome.places[0]) == ("ageofsail-how-pirates-delivered", (1,))
