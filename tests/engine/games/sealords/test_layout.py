"""Laying out the halves of the sea in the advanced variant (SL-40)."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from engine import hooked, notation, walk
from engine.game import Hooks, IllegalAction
from engine.games import sealords
from engine.games.sealords.data import EFFECTS, LAYOUTS
from engine.games.sealords.sea import assembled
from engine.games.sealords.view import BoardView
from engine.seating import Setup
from engine.values import Key, Number

BY_HAND = "by-hand square1-front 1 strip-back 0 square2-back 3"
HALF = (BoardView("square1", "front", 1), BoardView("strip", "back", 0), BoardView("square2", "back", 3))


def test_sl40_both_lay_out_their_halves_at_the_same_time_and_independently(begun, act):
    sealords.check(begun)
    assert {seat: decision.number for seat, decision in sealords.pending(begun).items()} == {0: 0, 1: 0}
    for seat in (0, 1):
        state, events = act(begun, seat, "reefs")
        sealords.check(state)
        (waited,) = sealords.pending(state).items()
        assert waited == (1 - seat, sealords.pending(begun)[1 - seat])  # the question is the same, under its number
        with pytest.raises(IllegalAction) as refused:
            sealords.choose(state, seat)
        assert refused.value.reason.id == "refuse-not-your-turn"
        assert [event.public.id for event in events] == ["sealords-event-laid-out"]
        after_both, events = act(state, 1 - seat, "storm")
        assert sealords.pending(after_both)[0].number == 2
        assert [event.public.id.rpartition("-")[2] for event in events] == ["out", "shown", "shown"]


def test_sl40_the_first_player_is_drawn_or_chosen_before(laid):
    firsts = [sealords.new(Setup(2), sealords.Options(advanced=True), Random(seed)).first for seed in range(20)]
    assert Counter(firsts).keys() == {0, 1}
    state = sealords.new(Setup(2, first=1), sealords.Options(advanced=True), Random(0))
    assert list(sealords.pending(laid(state, "storm", "reefs"))) == [1]


@pytest.mark.parametrize("name", LAYOUTS)
def test_sl40_a_half_may_be_that_of_a_named_layout(begun, name, laid):
    state = laid(begun, name, name)
    assert state.sea == assembled(LAYOUTS[name].light, LAYOUTS[name].dark)
    assert state.halves == LAYOUTS[name].halves


def test_sl40_a_half_may_be_left_to_chance(begun, act):
    halves = {act(begun, 1, "random", seed)[0].halves[1] for seed in range(20)}
    assert len(halves) == 20
    assert hooked.preview(sealords, begun, 1, (Key("random"),)) == sealords.view(begun, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_sl40_by_hand_board_after_board_from_the_owners_left(begun, seat, act, after, tokens):
    assert tokens(after(begun, "by-hand", seat=seat)) == [
        "square1-front", "square1-back", "square2-front", "square2-back", "strip-front", "strip-back",
    ]  # fmt: skip
    ask = dict(after(begun, "by-hand", "strip-back", "0", seat=seat).ask.args)
    assert (ask["columns"].token, ask["width"].token) == (("b-d", "d-f")[seat], "3")
    ask = dict(after(begun, "by-hand", seat=seat).ask.args)
    assert (ask["columns"].token, ask["width"].token) == (("a", "g")[seat], "1")  # a square or the strip
    assert tokens(after(begun, "by-hand", "square1-front", seat=seat)) == ["0", "1", "2", "3"]
    assert tokens(after(begun, "by-hand", "strip-back", seat=seat)) == ["0", "2"]
    last = ("by-hand", "square1-front", "1", "strip-back", "0")
    assert tokens(after(begun, *last, seat=seat)) == ["square2-front", "square2-back"]
    state, _ = act(begun, seat, BY_HAND)
    assert state.halves[seat] == HALF
    nearest = [EFFECTS[letter] for letter in "MOD" + "M" + "VMH"]
    shown = [there.effect for there in sealords.view(state, seat).cells]
    assert (shown[14:21] if seat == 0 else shown[21:28][::-1]) == nearest  # the row at the middle line


def test_sl40_what_finishes_a_half_is_final_and_all_of_it_secret(begun, after):
    first = after(begun)
    assert {option.value.token: option.final for option in first.options} == {
        "strait": True, "reefs": True, "storm": True, "harbours": True, "random": True, "by-hand": False,
    }  # fmt: skip
    path = notation.read(sealords, begun, 0, BY_HAND)
    for length in range(1, len(path)):
        question = sealords.choose(begun, 0, path[:length])
        assert question.secret
        assert {option.final for option in question.options} == {length == 6}
    assert notation.write(sealords, begun, 0, path, public=False) == BY_HAND
    # Nor does the number of answers tell how a half was laid out.
    assert notation.write(sealords, begun, 0, path, public=True) == "?"
    assert notation.write(sealords, begun, 0, (Key("reefs"),), public=True) == "?"


@pytest.mark.parametrize(
    "move",
    [
        "by-hand square1-front 4",
        "by-hand strip-front 1",
        "by-hand square1-front 0 square1-back 0",
        "by-hand 3",
        "reefs 1",
    ],
)
def test_sl40_other_halves_are_refused(begun, move):
    with pytest.raises(IllegalAction):
        notation.read(sealords, begun, 0, move)


def test_sl40_there_are_all_halves_that_can_be_laid(begun):
    actions = walk.legal(sealords, begun, 0)
    assert len(actions) == 6 * 2**3 * 4 * 4 * 2 + len(LAYOUTS) + 1


def test_sl40_a_half_is_hidden_until_both_are_done(begun, act):
    state, events = act(begun, 0, BY_HAND)
    for viewer in (1, None):
        view = sealords.view(state, viewer)
        assert {there.effect for there in view.cells} == {None}
        assert view.halves == ((), ())
        assert view.laying == (1,)  # no more than that light is done
        others = sealords.redeal(state, viewer, Random(1))
        assert others.halves != state.halves
        assert sealords.view(others, viewer) == view
    assert {event.line_for(1).args for event in events} == {(("seat", sealords.state.SEATS[0]),)}
    own = sealords.view(state, 0)
    assert own.halves == (HALF, ())
    assert [there.effect is None for there in own.cells] == [False] * 21 + [True] * 21
    state, _ = act(state, 1, "reefs")
    for viewer in (0, 1, None):
        assert sealords.view(state, viewer).halves == state.halves
        assert None not in {there.effect for there in sealords.view(state, viewer).cells}


def test_sl40_the_view_before_the_first_turn(begun, laid):
    view = sealords.view(begun, None)
    assert (view.mover, view.turn, view.market, view.hand) == (None, 0, (), None)
    assert {(fleet.hand, fleet.pile, fleet.reserve, fleet.turns) for fleet in view.fleets} == {(0, 0, 0, 0)}
    view = sealords.view(laid(begun, "reefs", "storm"), 1)
    assert (view.mover, view.turn, view.laying, view.changing) == (0, 0, (), True)


def test_sl40_the_position_in_words_before_the_first_turn(begun, act, laid):
    def words(state, viewer):
        lines = sealords.describe(sealords.view(state, viewer))
        return [line.id.removeprefix("sealords-line-") for line in lines]

    assert words(begun, 0) == ["laying"]
    state, _ = act(begun, 0, BY_HAND)
    assert words(state, 1) == words(state, None) == ["laying"]
    assert words(state, 0)[:3] == ["laying", "half", "sea"]
    said = dict(sealords.describe(sealords.view(state, 0))[1].args)
    assert [board.id for board in said["boards"]] == ["square1-front", "strip-back", "square2-back"]
    state, _ = act(begun, 1, BY_HAND)
    said = dict(sealords.describe(sealords.view(state, 1))[1].args)
    assert [board.id for board in said["boards"]] == ["square2-back", "strip-back", "square1-front"]  # from A on
    assert words(laid(begun, "reefs", "storm"), None)[:4] == ["changing", "half", "half", "sea"]


def test_sl40_previews_show_the_half_as_laid_so_far(begun, act):
    path = notation.read(sealords, begun, 1, BY_HAND)
    known = []
    for length in range(len(path) + 1):
        view = hooked.preview(sealords, begun, 1, path[:length])
        assert {there.effect for there in view.cells[:21]} == {None}
        known.append(sum(there.effect is not None for there in view.cells))
    assert known == [0, 0, 9, 9, 12, 12, 21, 21]
    assert hooked.preview(sealords, begun, 1, ()) == sealords.view(begun, 1)
    state, _ = act(begun, 1, BY_HAND)
    final = sealords.view(state, 1)
    assert replace(view, laying=final.laying) == final
    with pytest.raises(IllegalAction):
        hooked.preview(sealords, begun, 1, (Key("keep"),))


def signs(note):
    return [value.id.removeprefix("short-") for _, value in note.args]


def pictured(view, columns):
    """The effects on these columns as the picture shows them: row 6 on top, A on the left; none of a hidden half."""
    rows = [[view.cells[row * 7 + column].effect for column in columns] for row in range(5, -1, -1)]
    return [effect for row in rows for effect in row if effect is not None]


@pytest.mark.parametrize("seat", [0, 1])
def test_sl40_notes_of_a_board_say_what_the_picture_shows(begun, seat):
    def columns_of(length):  # of the board that was laid last
        left, width = {2: (0, 3), 3: (0, 3), 4: (3, 1), 5: (3, 1), 6: (4, 3), 7: (4, 3)}[length]
        return range(left, left + width) if seat == 0 else range(7 - left - width, 7 - left)

    path = notation.read(sealords, begun, seat, BY_HAND)
    for length in range(1, len(path)):
        for option in sealords.choose(begun, seat, path[:length]).options:
            if length == 3 and option.value != path[3]:
                continue  # a square in the strip's place
            if length == 1 and option.value.id.startswith("strip"):
                continue
            view = hooked.preview(sealords, begun, seat, (*path[:length], option.value))
            assert signs(option.note) == pictured(view, columns_of(length + 1))


@pytest.mark.parametrize("seed", range(20))
def test_sl40_previews_equal_what_the_action_brings(begun, seed):
    rng = Random(seed)
    state = begun
    for seat in (1, 0):
        action = walk.random_action(sealords, state, seat, rng)
        view = hooked.preview(sealords, state, seat, action.path)
        state, _ = sealords.apply(state, seat, action, rng)
        if action.path != (Key("random"),):
            assert view.halves[seat] == state.halves[seat]
    while (action := walk.random_action(sealords, state, 0, rng)).path == (Key("keep"),):
        pass
    view = hooked.preview(sealords, state, 0, action.path)
    state, _ = sealords.apply(state, 0, action, rng)
    assert [there.effect for there in view.cells] == [there.effect for there in sealords.view(state, 0).cells]


def test_games_without_previews_show_their_view():
    state = sealords.new(Setup(2), sealords.Options(), Random(0))
    assert hooked.preview(sealords, state, state.first, ()) == sealords.view(state, state.first)

    class Plain:
        hooks = Hooks()
        view = staticmethod(sealords.view)

    assert hooked.preview(Plain, state, 1, (Key("end"),)) == sealords.view(state, 1)


def test_sl40_a_named_board_and_the_variant_exclude_each_other():
    with pytest.raises(ValueError, match="lay out the sea"):
        sealords.Options(advanced=True, board="reefs")


def test_sl40_the_question_for_a_turn_says_how_many_boards_are_left(begun):
    path = notation.read(sealords, begun, 0, BY_HAND)
    asked = [dict(sealords.choose(begun, 0, path[:length]).ask.args)["left"] for length in (2, 4, 6)]
    assert asked == [Number(2), Number(1), Number(0)]
