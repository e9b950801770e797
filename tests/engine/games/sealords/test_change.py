"""The first player's one change in the advanced variant, and what follows (SL-40)."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from engine import notation, walk
from engine.game import Action
from engine.games import sealords
from engine.games.sealords.change import TURNS, changes
from engine.games.sealords.data import LAYOUTS, SHIELDS
from engine.games.sealords.layout import face_note
from engine.games.sealords.sea import assembled
from engine.games.sealords.sight import preview
from engine.games.sealords.state import Turn
from engine.games.sealords.view import BoardView
from engine.seating import Setup
from engine.values import Piece

BY_HAND = "by-hand square1-front 1 strip-back 0 square2-back 3"
HALF = (BoardView("square1", "front", 1), BoardView("strip", "back", 0), BoardView("square2", "back", 3))


def test_sl40_nothing_else_is_drawn_before_the_change(begun, act):
    class Never:
        def randrange(self, stop):
            raise AssertionError

        def shuffle(self, x):
            raise AssertionError

    state = begun
    for seat in (0, 1):
        path = notation.read(sealords, state, seat, BY_HAND)
        state, _ = sealords.apply(state, seat, Action(path), Never())
    assert state.market == ()
    assert sealords.view(state, 0).hand == ()
    dealt, _ = act(state, 0, "keep")
    assert len(dealt.market) == 5
    assert [len(fleet.hand) for fleet in dealt.fleets] == [3, 3]


def test_sl40_the_first_player_may_turn_or_move_one_of_his_boards(begun, act, laid, after, tokens):
    state = laid(begun, BY_HAND, "reefs")
    question = after(state)
    assert tokens(question) == ["square1", "strip", "square2", "keep"]
    assert [option.final for option in question.options] == [False, False, False, True]
    assert tokens(after(state, "square1")) == ["turn-1", "turn-2", "turn-3", "to-b-d", "to-e-g"]
    assert tokens(after(state, "strip")) == ["turn-2", "to-a", "to-g"]
    assert all(option.final for option in after(state, "strip").options)
    one, strip, two = HALF
    for move, expected in {
        "square1 turn-1": (replace(one, turn=2), strip, two),
        "square1 turn-3": (replace(one, turn=0), strip, two),
        "strip turn-2": (one, replace(strip, turn=2), two),
        "square1 to-b-d": (strip, one, two),
        "square1 to-e-g": (strip, two, one),
        "square2 to-a-c": (two, one, strip),
        "strip to-g": (one, two, strip),
    }.items():
        changed, events = act(state, 0, move)
        sealords.check(changed)
        assert changed.sea == assembled(expected, LAYOUTS["reefs"].dark)
        assert changed.halves == ((), ())
        happened = events[0].public
        assert happened.id == ("sealords-event-turned" if "turn" in move else "sealords-event-moved")
        assert dict(happened.args)["board"] == Piece(move.split()[0])
        assert notation.write(sealords, state, 0, notation.read(sealords, state, 0, move), public=True) == move
    assert len(walk.legal(sealords, state, 0)) == 1 + 5 + 3 + 5


def test_sl40_dark_turns_and_moves_as_the_picture_shows_it(act, laid, after, tokens):
    state = sealords.new(Setup(2, first=1), sealords.Options(advanced=True), Random(1))
    state = laid(state, "reefs", BY_HAND)
    assert tokens(after(state, seat=1)) == ["square2", "strip", "square1", "keep"]  # from A on
    assert tokens(after(state, "square1", seat=1)) == ["turn-1", "turn-2", "turn-3", "to-a-c", "to-d-f"]
    changed, _ = act(state, 1, "square1 to-a-c")
    assert changed.sea == assembled(LAYOUTS["reefs"].light, (*HALF[1:], HALF[0]))


@pytest.mark.parametrize("seat", [0, 1])
def test_sl40_notes_of_the_change_say_what_the_picture_shows(laid, seat):
    state = sealords.new(Setup(2, first=seat), sealords.Options(advanced=True), Random(1))
    state = laid(state, BY_HAND, BY_HAND)
    rows = (2, 1, 0) if seat == 0 else (5, 4, 3)

    def pictured(view, columns):
        first, last = ("abcdefg".index(columns[at]) for at in (0, -1))
        return [view.cells[row * 7 + column].effect for row in rows for column in range(first, last + 1)]

    for board in sealords.choose(state, seat, ()).options[:-1]:
        columns = dict(board.note.args)["columns"].id
        for way in sealords.choose(state, seat, (board.value,)).options:
            view = preview(state, seat, (board.value, way.value))
            if way.value in TURNS:
                said = [sign.id.removeprefix("short-") for _, sign in way.note.args]
                assert said == pictured(view, columns)
                before = pictured(sealords.view(state, seat), columns)
                for _ in range(TURNS[way.value]):
                    if len(before) == 9:
                        before = [before[i] for i in (6, 3, 0, 7, 4, 1, 8, 5, 2)]  # clockwise
                assert said == (before if len(before) == 9 else before[::-1])
            else:
                to = way.value.id.removeprefix("to-")
                place = next(i for i, laid in enumerate(view.halves[seat]) if laid.board == board.value.id)
                note = face_note(seat, view.halves[seat][place])
                assert [sign.id.removeprefix("short-") for _, sign in note.args] == pictured(view, to)


def test_sl40_only_what_makes_a_difference_is_offered(monkeypatch):
    from engine.games.sealords import data

    same = data.Board(id="square1", front=("VVV", "VOV", "VVV"), back=("VOV", "OMO", "VOV"))
    monkeypatch.setitem(data.BOARDS, "square1", same)
    changes.cache_clear()
    sealords.layout.turns.cache_clear()
    try:
        assert sealords.layout.turns(BoardView("square1")) == (0,)
        boards = (BoardView("square1"), *HALF[1:])
        assert [key.id for key in changes(0, boards, "square1")] == ["to-b-d", "to-e-g"]
    finally:
        changes.cache_clear()
        sealords.layout.turns.cache_clear()


def test_sl40_a_change_costs_the_first_players_shield(begun, play, ids, act, laid):
    state = laid(begun, BY_HAND, "reefs")
    assert (state.shields, state.gift) == (SHIELDS, False)
    state, events = act(state, 0, "strip to-a")
    assert ids(events) == ["moved", "dealt"]
    assert (state.shields, state.gift) == (SHIELDS, False)  # it stays in the supply
    ship = state.fleets[0].hand[0]
    state, events = play(state, f"{ship}@A1")
    assert "gift" not in ids(events)
    sealords.check(state)


def test_sl40_who_keeps_all_gets_his_shield(begun, play, ids, act, laid):
    state, events = act(laid(begun, BY_HAND, "reefs"), 0, "keep")
    assert ids(events) == ["kept", "dealt"]
    assert (state.shields, state.gift) == (SHIELDS - 1, True)
    sealords.check(state)
    state, events = play(state, f"{state.fleets[0].hand[0]}@A1")
    assert ids(events)[:2] == ["laid", "gift"]


def test_sl40_then_market_and_hands_and_the_first_turn(begun, act, laid):
    state, events = act(laid(begun, BY_HAND, "reefs"), 0, "keep")
    assert events[-1].reveals
    assert sealords.pending(state)[0].about.id == "sealords-about-turn"
    assert isinstance(state.todo[0], Turn)
    assert [fleet.turns for fleet in state.fleets] == [1, 0]
    assert Counter(card[:1] for card in state.market) == {"m": 5}


def test_sl40_who_lets_his_time_run_out_gets_a_half_and_keeps_it(begun):
    state = begun
    for seat in (1, 0, 0):
        action = sealords.default(state, seat)
        assert isinstance(sealords.choose(state, seat, action.path), Action)
        state, _ = sealords.apply(state, seat, action, Random(seat))
        sealords.check(state)
    assert state.gift
    assert sealords.default(state, 1) is None
