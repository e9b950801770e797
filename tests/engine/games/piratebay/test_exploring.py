"""Exploring: tile by tile, black marks and caves (PB-20)."""

import pytest

from engine.game import Choice
from engine.games import piratebay
from engine.games.piratebay.options import Options
from engine.trial import is_final
from tests.engine.games.piratebay.positions import Rolls, asked, build, cargo, options, play, read, refused, tile, works
from tests.engine.sailing.positions import said, where

ALL = "E5=gold F5=cannon G5=empty H5=cannon E6=gold"
AT = "f1 F4 E"
"""Beside E5, F5 and G5."""


def test_pb20_tiles_on_the_eight_cells_around_the_ship_may_be_turned_up():
    state = build("f1 F6 N", tiles="E5=gold F5=cannon G5=empty E6=gold E7=gold E8=gold H5=gold", order="F15")
    assert options(state, "explore") == ["E5", "F5", "G5", "E6", "E7"]
    assert refused(state, "explore E8") == "no-tile"
    assert refused(build(AT), "explore") == "nothing-to-explore"


@pytest.mark.parametrize(("kind", "heap"), [("gold", "1g"), ("cannon", "1c")])
def test_pb20_a_gold_chest_or_a_cannon_stays_face_up(kind, heap):
    state, events = play(build(AT, tiles=f"E5={kind} F5=gold"), "explore E5")
    assert said(events) == [kind]
    assert events[0].reveals
    assert state.heaps[tile("E5")] == cargo(heap)
    view = piratebay.view(state, 1)
    assert [(one.cell.token, one.gold, one.cannons) for one in view.heaps] == [
        ("E5", int(kind == "gold"), int(kind == "cannon"))
    ]
    assert "E5" not in [cell.token for cell in view.down]
    assert [(find.what, find.cell.token, find.seat, find.turn) for find in view.finds] == [(kind, "E5", 0, 100)]


def test_pb20_an_empty_chest_is_removed():
    state, events = play(build(AT, tiles="E5=empty F5=gold"), "explore E5")
    assert said(events) == ["empty"]
    view = piratebay.view(state, 1)
    assert (view.heaps, "E5" in [cell.token for cell in view.down]) == ((), False)
    assert options(state) == ["F5", "end"]


def test_pb20_who_goes_on_may_write_the_work_once_more():
    state = build("f1 F6 N", tiles="E5=gold F5=cannon E6=gold", order="F15")
    state, _ = play(state, "explore E5")
    assert read(state, "explore F5") == read(state, "F5")
    assert refused(state, "explore G5") == "no-tile"


def test_pb20_three_at_most_one_after_another_seeing_each():
    state = build("f1 F6 N", tiles="E5=gold F5=cannon G5=empty E6=gold", order="F15")
    state, events = play(state, "explore E5")
    assert (said(events), asked(state), options(state)) == (["gold"], (0, "explore"), ["F5", "G5", "E6", "end"])
    state, events = play(state, "F5")
    assert (said(events), options(state)) == (["cannon"], ["G5", "E6", "end"])
    state, events = play(state, "G5")
    assert (said(events), asked(state)) == (["empty", "wind"], (1, "turn"))


def test_pb20_one_may_end_before():
    state, _ = play(build(AT, tiles=ALL), "explore E5")
    state, events = play(state, "end")
    assert (said(events), asked(state)) == (["ended", "wind"], (1, "turn"))


def test_pb20_the_exploring_is_over_where_no_tile_is_left():
    _, events = play(build(AT, tiles="E5=gold"), "explore E5")
    assert said(events) == ["gold", "wind"]


def test_pb21_treasures_are_not_loaded_in_the_turn_in_which_they_were_turned_up():
    state, _ = play(build(AT, tiles="E5=gold F5=gold", heaps="G5=1c"), "explore E5")
    assert options(state) == ["F5", "end"]
    state, _ = play(build(AT, tiles="E5=gold", options=Options(watch="two")), "explore E5")
    assert (asked(state), state.glass, works(state)) == ((0, "turn"), 2, ["load"])  # this is another turn


def test_pb20_a_black_mark_takes_crew_and_cargo_and_lies_face_down_again():
    state = build(AT, tiles="E5=mark F5=gold", holds="0=1g2c")
    before = state.lost
    state, events = play(state, "explore E5")
    assert said(events) == ["mark", "lost-cargo", "home", "wind"]
    assert (where(state, "f1"), state.holds[0], state.lost - before) == ("B8", cargo(""), cargo("1g2c"))
    view = piratebay.view(state, 1)
    assert [cell.token for cell in view.marks] == ["E5"]
    assert "E5" not in [cell.token for cell in view.down]
    assert asked(state) == (1, "turn")  # the mark has ended the exploring


def test_pb20_a_known_mark_may_be_turned_up_again_after_a_confirmation():
    state = build(AT, tiles="E5=mark F5=gold", known="E5")
    assert options(state, "explore") == ["E5", "F5"]
    assert is_final(piratebay, state, 0, read(state, "explore E5"))
    assert not is_final(piratebay, state, 0, read(state, "explore F5"))
    question = piratebay.choose(state, 0, read(state, "explore E5")[:1])
    assert isinstance(question, Choice)
    assert question.options[0].note.id == "piratebay-note-mark"
    state, events = play(state, "explore E5")
    assert said(events) == ["mark", "home", "wind"]
    assert [cell.token for cell in piratebay.view(state, 1).marks] == ["E5"]


def test_pb23_who_is_sent_home_by_a_mark_keeps_the_order():
    state, events = play(build(AT, tiles="E5=mark", order=0), "explore E5")
    assert (said(events), state.order_of) == (["mark", "home", "wind"], 0)


def cave(**more):
    return play(build(AT, tiles="E5=cave F5=gold", **more), "explore E5")


def test_pb20_in_a_cave_the_ship_stays_and_the_tile_is_removed():
    state, events = cave(holds="0=1g")
    assert said(events) == ["cave", "wind"]
    assert (where(state, "f1"), state.holds[0], state.trapped) == ("F4", cargo("1g"), (0,))
    view = piratebay.view(state, 1)
    assert "E5" not in [cell.token for cell in view.down]
    assert (view.trapped, view.home) == ((0,), ())
    assert asked(state) == (1, "turn")


def test_pb20_she_skips_her_next_turn_without_a_wind_card_and_it_counts_as_one():
    state, _ = cave()
    assert piratebay.view(state, None).order == (1, 0)
    winds, turn = state.winds.bit_count(), state.turn
    state, events = play(state, "end")
    assert said(events) == ["stayed", "trapped", "wind"]
    assert not events[1].reveals
    assert (asked(state), state.trapped, state.calm) == ((1, "turn"), (), (2, 1))
    assert (state.winds.bit_count(), state.turn) == (winds - 1, turn + 2)
    state, _ = play(state, "end")
    assert asked(state) == (0, "turn")


def test_pb20_it_may_be_the_second_of_a_watch():
    state, events = cave(options=Options(watch="two"))
    assert said(events) == ["cave", "trapped", "wind"]
    assert (asked(state), state.trapped, state.turn, state.glass) == ((1, "turn"), (), 101, 1)
    state, _ = play(build(AT, tiles="E5=cave", options=Options(watch="two"), glass=2), "explore E5")
    state, events = play(state, "end", "end")
    assert said(events) == ["stayed", "wind", "stayed", "trapped", "wind"]
    assert (asked(state), state.glass, state.turn) == ((0, "turn"), 2, 102)


def test_as17_pb20_shots_are_counted_anew_at_a_skipped_turn():
    state, _ = play(build(AT, "f2 G4 N port=2", "f3 K2 N", seats=3, tiles="E5=cave"), "explore E5")
    state, _ = play(state, "end")
    state, events = play(state, "end", dice=Rolls())
    assert said(events) == ["stayed", "trapped", "wind"]
    assert {(ship.port, ship.starboard) for ship in state.ships} == {(0, 0)}


def test_pb20_a_trapped_ship_answers_fire():
    state = build("f1 F4 E", "f2 F3 E", mover=1, trapped=(0,), blows="N strong")
    state, events = play(state, "E", "F4 2", dice=Rolls(1, 1, 6, 1, 1, 6))
    assert said(events) == ["stands", "shot-missed", "answer-missed"]
    assert state.trapped == (0,)


def test_pb20_pb28_a_trapped_seat_leaves():
    state, _ = play(build(AT, seats=3, tiles="E5=cave"), "explore E5")
    state, _ = piratebay.drop(state, 0)
    piratebay.check(state)
    assert state.trapped == ()
