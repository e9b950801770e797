"""A turn of a duel: laying, discarding, the open row, mercy, passing and the end (TQ-7, TQ-13, TQ-33)."""

from collections import Counter
from random import Random

import pytest

from engine import notation
from engine.game import Action, IllegalAction
from engine.games.tranquility import rivals
from engine.games.tranquility.cards import CARDS
from engine.seating import Setup
from engine.values import Key
from tests.engine.games.tranquility.rivals_positions import GAME, OPTIONS, args, ids, play, position, question, tokens

HIGH = {1: 1, 2: 40, 3: 47}
"""47 on cell 3: what lies below it and above 1 finds no cell, what is close above it costs much."""
STUCK = (2, 3, 4, 5, 6)
"""Five cards of which none can be laid on `HIGH`."""


def test_tq33_islands_only_five_to_each_hand_an_open_row_of_five_and_a_pile():
    firsts = Counter()
    for seed in range(40):
        state = rivals.new(Setup(2), OPTIONS, Random(seed))
        rivals.check(state)
        assert [len(rival.hand) for rival in state.rivals] == [5, 5]
        assert (len(state.row), len(state.pile)) == (5, 65)
        assert list(rivals.pending(state)) == [state.mover]
        firsts[state.mover] += 1
    assert min(firsts.values()) > 5  # the first at random


def test_tq33_a_hand_is_refilled_from_the_row_farthest_from_the_pile_first():
    state = position({}, (40, 1, 2, 3, 4), row=(50, 51, 52, 53, 54))
    pile = state.pile
    state, events = play(state, "40@D3")
    assert state.rivals[0].hand == (1, 2, 3, 4, 50)
    assert state.row == (51, 52, 53, 54, pile[0])  # slid away from the pile, the new card at its end
    assert state.pile == pile[1:]
    assert ids(events) == ["laid", "took", "row"]
    assert args(events[1].public) == {"seat": "P1", "cards": "50"}
    assert args(events[2].public) == {"cards": CARDS[pile[0]].token}
    assert [event.reveals for event in events] == [False, False, True]
    assert state.mover == 1
    assert rivals.view(state, None).turn == 2


def test_tq33_cards_taken_are_in_the_order_of_the_row():
    state = position({10: 25}, (28, 1, 2, 3, 4), row=(54, 53, 52, 51, 50))
    state, events = play(state, "28@E2 1,2,3")
    assert state.rivals[0].hand == (4, 51, 52, 53, 54)
    assert state.row[0] == 50
    assert args(events[1].public)["cards"] == "54 53 52 51"


def test_tq33_without_a_pile_the_row_shrinks_and_without_a_row_nothing_is_refilled():
    state = position({}, (40, 1, 2, 3, 4), (60, 61, 62, 63, 64), row=(50, 51), pile=())
    state, events = play(state, "40@D3")
    assert (state.row, state.rivals[0].hand) == ((51,), (1, 2, 3, 4, 50))
    assert ids(events) == ["laid", "took"]
    assert not any(event.reveals for event in events)
    state, events = play(state, "discard 60,61")
    assert (state.row, state.rivals[1].hand) == ((), (51, 62, 63, 64))
    state, events = play(state, "discard 1,2")
    assert state.rivals[0].hand == (3, 4, 50)
    assert ids(events) == ["discarded"]


def test_tq7_two_are_discarded_unseen():
    """TQ-13: discards are face down, in events and in notation."""
    state = position({}, (40, 1, 2, 3, 4))
    assert tokens(question(state))[-1] == "discard"
    asked = question(state, Key("discard"))
    assert (asked.least, asked.most, asked.secret) == (2, 2, True)
    path = notation.read(GAME, state, 0, "discard 1,40")
    assert notation.write(GAME, state, 0, path, public=True) == "discard ?"
    after, events = rivals.apply(state, 0, Action(path), Random(0))
    assert after.rivals[0].discards == (1, 40)
    assert args(events[0].public) == {"seat": "P1", "n": "2"}
    path = notation.read(GAME, position({10: 25}, (27, 1, 2, 3, 4)), 0, "27@E2 2,4")
    assert notation.write(GAME, position({10: 25}, (27, 1, 2, 3, 4)), 0, path, public=True) == "27@E2 ?"


def test_tq7_the_last_two_are_not_asked_for():
    state = position({1: 1, 2: 2}, (3, 4), (60, 61, 62), row=(), pile=())
    (discard,) = [option for option in question(state).options if option.value == Key("discard")]
    assert discard.final
    state, _ = play(state, "discard")
    assert state.rivals[0].hand == ()


def test_tq7_one_card_cannot_be_discarded():
    state = position({1: 1}, (30,), (60, 61, 62), row=(), pile=())
    assert tokens(question(state)) == ["30"]
    with pytest.raises(IllegalAction) as refused:
        rivals.choose(state, 0, (Key("discard"),))
    assert refused.value.reason.id == "tranquility-refuse-discard"


def test_tq33_five_cards_of_which_none_can_be_laid_may_be_shown():
    state = position(HIGH, STUCK)
    assert tokens(question(state)) == ["discard", "show"]
    assert [option.final for option in question(state).options] == [False, True]
    assert rivals.pending(state)[0].about.id == "tranquility-about-turn"


@pytest.mark.parametrize("hand", [(2, 3, 4, 5, 80), (2, 3, 4, 5)])
def test_tq33_no_mercy_with_a_card_to_lay_or_with_fewer_than_five(hand):
    few = len(hand) < 5
    state = position(HIGH, hand, (60, 61, 62), row=(), pile=()) if few else position(HIGH, hand)
    assert "show" not in tokens(question(state))
    with pytest.raises(IllegalAction) as refused:
        rivals.choose(state, 0, (Key("show"),))
    assert refused.value.reason.id == "tranquility-refuse-rivals-show"


def test_tq33_the_opponent_sees_the_hand_and_nobody_else():
    state, events = play(position(HIGH, STUCK), "show")
    assert ids(events) == ["asked"]
    assert events[0].reveals
    assert args(events[0].public) == {"seat": "P1"}
    assert rivals.view(state, 1).shown == STUCK
    assert rivals.view(state, 0).shown == rivals.view(state, None).shown == ()
    assert list(rivals.pending(state)) == [1]
    assert rivals.pending(state)[1].about.id == "tranquility-about-rivals-mercy"
    assert tokens(question(state)) == ["agree", "decline"]
    assert all(option.final for option in question(state).options)
    assert rivals.view(state, None).mover == 0
    with pytest.raises(IllegalAction) as refused:
        rivals.choose(state, 0, ())
    assert refused.value.reason.id == "refuse-not-your-turn"


def test_tq33_agreed_the_five_are_discarded_and_the_whole_row_is_taken_and_refilled():
    state = position(HIGH, STUCK, row=(70, 69, 68, 67, 66))
    pile = state.pile
    state, events = play(state, "show", "agree")
    assert state.rivals[0].hand == (66, 67, 68, 69, 70)
    assert state.rivals[0].discards == STUCK
    assert (state.row, state.pile) == (pile[:5], pile[5:])
    assert ids(events) == ["asked", "agreed", "discarded", "took", "row"]
    assert events[1].knows == (0,), "his hand is another, so he must hear of it"
    assert events[1].secret == events[1].public
    assert args(events[2].public) == {"seat": "P1", "n": "5"}
    assert list(rivals.pending(state)) == [1]  # the turn is over
    assert rivals.view(state, 1).shown == ()
    assert rivals.view(state, 1).turn == 2


def test_tq33_the_row_may_be_short():
    state = position(HIGH, STUCK, (60, 61, 62, 63, 64), row=(70, 69), pile=())
    state, events = play(state, "show", "agree")
    assert state.rivals[0].hand == (69, 70)
    assert ids(events) == ["asked", "agreed", "discarded", "took"]


def test_tq33_declined_two_must_be_discarded_and_nothing_is_asked_again():
    state, events = play(position(HIGH, STUCK), "show", "decline")
    assert ids(events) == ["asked", "declined"]
    assert args(events[1].public) == {"seat": "P2"}
    assert rivals.view(state, 1).shown == ()
    assert rivals.pending(state)[0].about.id == "tranquility-about-rivals-declined"
    assert tokens(question(state)) == ["discard"]
    with pytest.raises(IllegalAction) as refused:
        rivals.choose(state, 0, (Key("show"),))
    assert refused.value.reason.id == "tranquility-refuse-rivals-show"
    state, events = play(state, "discard 2,3")
    assert state.mover == 1
    assert ids(events) == ["discarded", "took", "row"]


def test_tq33_in_a_later_turn_mercy_may_be_asked_again():
    state = position(HIGH, STUCK, (60, 61, 62, 63, 64), row=(7, 8, 9, 10, 11))
    state, _ = play(state, "show", "decline", "discard 2,3")
    (seat,) = rivals.pending(state)
    state, _ = play(state, "discard 60,61")
    assert seat == 1
    assert tokens(question(state)) == ["discard", "show"]


def test_tq33_who_has_one_card_that_cannot_be_laid_passes():
    state = position(HIGH, (50, 51, 52, 80), (2,), row=(), pile=())
    state, events = play(state, "80@F6")
    assert ids(events) == ["laid", "passed"]
    assert args(events[1].public) == {"seat": "P2"}
    assert events[1].reveals
    assert list(rivals.pending(state)) == [0]
    assert rivals.view(state, None).turn == 3  # a passed turn is a turn


def test_tq33_who_has_no_card_passes():
    state, events = play(position(HIGH, (50, 51, 52, 80), (), row=(), pile=()), "80@F6")
    assert ids(events) == ["laid", "passed"]
    assert list(rivals.pending(state)) == [0]


def test_tq33_who_has_one_card_that_can_be_laid_lays_it():
    """All hear as much, since it is asked for: in the same place where they would hear of a pass."""
    state, events = play(position(HIGH, (50, 51, 52, 80), (70,), row=(), pile=()), "80@F6")
    assert ids(events) == ["laid", "last"]
    assert events[1].reveals
    assert list(rivals.pending(state)) == [1]
    assert "discard" not in tokens(question(state))


def test_tq33_the_game_ends_when_both_hold_one_card_at_most():
    state, events = play(position(HIGH, (50, 51, 80), (2,), row=(), pile=()), "discard 50,51")
    assert ids(events) == ["discarded", "spent"]
    assert rivals.pending(state) == {}
    assert rivals.view(state, None).over == "scored"
    assert rivals.view(state, 0).mover is None
    assert state.rivals[0].hand == (80,)  # it could have been laid: the game is over all the same


def test_tq33_it_does_not_end_before_the_refill():
    state = position(HIGH, (50, 51, 80), (2,), row=(), pile=())
    assert rivals.outcome(state) is None
    state = position({10: 25}, (29, 1, 2, 3, 4), (60, 61, 62, 63, 64), row=(70,), pile=())
    state, events = play(state, "29@E2")  # takes all other cards
    assert state.rivals[0].hand == (70,)
    assert ids(events) == ["laid", "took"]


def test_tq33_the_game_ends_with_a_full_field():
    laid = {cell: cell for cell in range(1, 36)}
    state, events = play(position(laid, (36, 50, 51, 52, 80), moons=tuple(range(1, 36, 2))), "36@F6 50")
    assert state.rivals[0].hand[:2] == (42, 43)
    assert ids(events) == ["laid", "took", "row", "full"]  # it ends after the refill
    assert rivals.pending(state) == {}


@pytest.mark.parametrize("seat", [0, 1])
def test_who_drops_out_has_lost(seat):
    state = rivals.new(Setup(2), OPTIONS, Random(1))
    state, events = rivals.drop(state, seat)
    rivals.check(state)
    assert ids(events) == ["left"]
    assert rivals.outcome(state).places == ((1 - seat,), (seat,))
    assert rivals.outcome(state).how.id == "tranquility-how-rivals-left"
    assert rivals.view(state, None).over == "left"
    assert [player.gone for player in rivals.view(state, None).players] == [seat == 0, seat == 1]
    assert rivals.drop(state, 1 - seat) == (state, [])


def test_nothing_is_done_freely():
    state = rivals.new(Setup(2), OPTIONS, Random(1))
    assert rivals.may(state, 0) is None
    with pytest.raises(IllegalAction):
        rivals.may(state, 0, (Key("discard"),))
