"""The Start and the eight cards that the team discards (TQ-8, TQ-9)."""

from __future__ import annotations

import pytest

from engine import walk
from engine.game import Action, IllegalAction
from engine.games import tranquility
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.free import PLEDGE
from engine.games.tranquility.state import Gather, Pledge, loose
from engine.suggest import suggestions
from engine.values import Line, Number, Picks, line
from tests.engine.games.tranquility.positions import act, build, cards, freely, question, refused, said, tokens, told


def asked_for(missing: int, unseen: int, most: int) -> Line:
    """The question for a pledge."""
    return line("tranquility-ask-pledge", missing=Number(missing), unseen=Number(unseen), n=Number(most))


PLENTY = ("s1 20 40 60 80", "2 21 41 61 79", "3 22 42 62 78", "4 23 43 63 77", "5 24 44 64 76")


def about(state, seat):
    return tranquility.pending(state)[seat].about


def test_a_start_must_be_laid():
    """TQ-8: it is the only legal action while none lies on the table."""
    state = build("", PLENTY[:2])
    assert tokens(state) == ["s1"]
    assert refused(state, "20@A1").id == "tranquility-refuse-start"
    assert refused(state, "discard 20 40").id == "tranquility-refuse-start"
    state = build("", PLENTY[:2], start=True)  # another one lies: it is a dead card
    assert "s1" not in tokens(state)
    assert "20" in tokens(state)
    assert "s1" in tokens(state, "discard")


@pytest.mark.parametrize(("seats", "cards"), [(1, 12), (2, 13), (3, 14), (4, 19), (5, 24)])
def test_how_many_cards_the_team_chooses_from(seats, cards):
    """TQ-8: two draw two more each, alone one draws eight more."""
    state, _ = act(build("", PLENTY[:seats]), "s1")
    assert sum(len(sailor.hand) for sailor in state.sailors) == cards
    assert state.due == 8
    assert state.start
    assert sorted(tranquility.pending(state)) == list(range(seats))
    after = state
    while after.due is not None:
        seat = min(tranquility.pending(after))
        after, _ = tranquility.apply(after, seat, tranquility.default(after, seat), None)  # type: ignore[arg-type]
        tranquility.check(after)
    assert all(len(sailor.hand) == 5 for sailor in after.sailors)  # all refill
    assert after.mover == 1 % seats


def test_extra_cards_are_as_many_as_there_are():
    """TQ-8"""
    state, _ = act(build("", PLENTY[:2], piles=(1, 0)), "s1")
    assert [len(sailor.hand) for sailor in state.sailors] == [5, 5]
    assert state.due == 8


def test_any_split_completes_the_eight():
    """TQ-8: 0 is allowed; the step is complete as soon as the sum is eight, whoever hasn't answered."""
    state, events = act(build("", PLENTY[:3]), "s1")
    assert told(events) == ["start", "due"]
    state, events = act(state, "20 40 60 80", 0)
    assert said(events, "pledged")["n"] == Number(4)
    assert said(events, "pledged")["missing"] == Number(4)
    assert sorted(tranquility.pending(state)) == [1, 2]
    assert about(state, 2).args == (("missing", Number(4)), ("unseen", Number(0)))
    state, events = act(state, "3 22 42 62", 2)
    assert "gathered" in told(events)
    assert state.due is None
    assert state.mover == 1
    assert set(cards("20 40 60 80")) < set(state.sailors[0].discards)
    assert len(state.sailors[1].hand) == 5
    assert state.sailors[1].hand == cards("2 21 41 61 79")


def test_more_than_is_missing_is_refused_with_the_number():
    """TQ-8: ruling: what is missing is counted without the own pledge."""
    state, _ = act(build("", PLENTY[:3]), "s1")
    state, _ = act(state, "20 40 60 80", 0)
    state, _ = act(state, "2 21", 1)
    assert (question(state, seat=2).least, question(state, seat=2).most) == (0, 2)
    refusal = refused(state, "3 22 42", 2)
    assert refusal.id == "tranquility-refuse-pledge"
    assert refusal.args == (("n", Number(2)),)
    with pytest.raises(IllegalAction, match="pledge"):
        tranquility.apply(state, 2, Action((_picks("3 22 42"),)), None)  # type: ignore[arg-type]
    assert question(state, seat=2).secret


def test_a_pledge_changed_to_the_same_is_no_action():
    """TQ-8: it is refused, typed or picked; who is asked anew may well leave it as it is."""
    state, _ = act(build("", PLENTY[:3]), "s1")
    state, _ = act(state, "20 40", 0)
    asked = tranquility.may(state, 0, (PLEDGE,))
    assert asked.standing == _picks("20 40")  # type: ignore[union-attr]
    for typed in ("pledge 20 40", "pledge 40 20", "pledge {20,40}"):
        with pytest.raises(IllegalAction, match="tranquility-refuse-pledge-same"):
            freely(state, typed, 0)
    with pytest.raises(IllegalAction, match="tranquility-refuse-pledge-same"):
        tranquility.apply(state, 0, Action((PLEDGE, _picks("20 40"))), None)  # type: ignore[arg-type]
    assert not walk.admits(asked, _picks("20 40"))  # type: ignore[arg-type]
    legal = walk.legal(walk.Freely(tranquility), state, 0)  # type: ignore[arg-type]
    assert Action((PLEDGE, _picks("20 60"))) in legal
    assert Action((PLEDGE, _picks("20 40"))) not in legal
    found = suggestions(walk.Freely(tranquility), state, 0, "pledge 20 40")  # type: ignore[arg-type]
    assert "pledge {20,40}" not in [one.move for one in found]
    changed, _ = freely(state, "pledge 20 60", 0)
    assert tranquility.may(changed, 0, (PLEDGE,)).standing == _picks("20 60")  # type: ignore[union-attr]
    for seat, move in ((1, "{}"), (2, "3")):
        state, _ = act(state, move, seat)
    assert question(state, seat=0).standing is None
    state, _ = act(state, "20 40", 0)
    assert state.sailors[0].pledge == cards("20 40")


def _picks(said_cards):
    return Picks(tuple(CARDS[card] for card in cards(said_cards)))


def test_a_pledge_can_be_changed_while_the_round_is_on():
    """TQ-8: ruling: and only its owner sees what it is."""
    state, _ = act(build("", PLENTY[:3]), "s1")
    assert tranquility.may(state, 0) is None
    state, _ = act(state, "20 40", 0)
    assert tranquility.view(state, 0).pledge == cards("20 40")
    assert tranquility.view(state, 1).pledge == ()
    assert tranquility.view(state, 1).players[0].pledged == 2
    assert tranquility.view(state, 1).players[1].pledged is None
    assert [option.value for option in tranquility.may(state, 0).options] == [PLEDGE]  # type: ignore[union-attr]
    assert tranquility.may(state, 0, (PLEDGE,)).most == 4  # type: ignore[union-attr]
    state, _ = freely(state, "pledge 80", 0)
    assert tranquility.view(state, 0).pledge == cards("80")
    state, _ = act(state, "3 22 42 62 78", 2)
    state, events = freely(state, "pledge 20 40 80", 0)  # completes the eight: nobody waits for P2
    assert "gathered" in told(events)
    assert state.due is None


def test_too_few_pledges_are_asked_anew():
    """TQ-8: ruling: with what is pledged standing, and under new numbers."""
    state, _ = act(build("", PLENTY[:3]), "s1")
    for seat, move in enumerate(("20 40 60 80", "{}", "3")):
        numbers = {seat: decision.number for seat, decision in tranquility.pending(state).items()}
        state, events = act(state, move, seat)
    assert "short" in told(events)
    assert sorted(tranquility.pending(state)) == [1, 2]  # P1 has nothing more to give
    assert all(tranquility.pending(state)[seat].number > numbers[2] for seat in (1, 2))
    assert state.sailors[0].pledge == cards("20 40 60 80")
    assert state.sailors[2].pledge == cards("3")
    assert tranquility.may(state, 0) is not None
    assert question(state, seat=1).ask == asked_for(3, 0, 3)  # gives nothing so far
    again = line("tranquility-ask-pledge-again", cards=(CARDS[3],), n=Number(4))
    assert question(state, seat=2).ask == again, "one is told that the new answer replaces the standing one"
    state, _ = act(state, "2 21 41", 1)
    assert state.due is None


def test_alone_one_chooses_eight():
    """TQ-8"""
    state, _ = act(build("", PLENTY[:1]), "s1")
    asked = question(state)
    assert (asked.least, asked.most, len(asked.options)) == (8, 8, 12)
    assert refused(state, "20 40") is not None
    pledge = " ".join(option.value.token for option in asked.options[:8])
    state, _ = act(state, pledge)
    assert len(state.sailors[0].hand) == 5


@pytest.mark.parametrize(("others", "legal"), [("2 21 41 61", True), ("2 21 41", False)])
def test_too_few_cards_for_a_start(others, legal):
    """TQ-9: the others of all hands and the extra cards in the piles have to be eight."""
    state = build("", ("s1 20 40", others), piles=(2, 0))
    assert (tokens(state) == ["s1"]) == legal
    if not legal:
        assert {"20", "40", "discard"} <= set(tokens(state))
        assert "s1" in tokens(state, "discard")  # it may be discarded like any card
        state = build("A1:19", ("s1 20 40", others), piles=(2, 0))
        assert "s1" in tokens(state, "20", "B1")  # and pay


def test_extra_cards_beyond_the_pile_do_not_count():
    """TQ-9: by number, as many as the piles hold."""
    assert tokens(build("", ("s1 20 40 60 80", "2 21"), piles=(1, 1))) == ["s1"]
    assert tokens(build("", ("s1 20 40 60 80", "2 21"), piles=(1, 0))) != ["s1"]
    assert tokens(build("", ("s1 20", "2 21 41 61", "3 22 4"), piles=(5, 5, 5))) == ["s1"]
    assert tokens(build("", ("s1 20", "2 21 41 61", "3 22"), piles=(5, 5, 5))) != ["s1"]  # three draw no extra cards


def test_what_monsters_among_the_extra_cards_leave_is_all_discarded():
    """TQ-9: ruling: when they leave fewer than eight, all that can be discarded goes, and nothing is asked."""
    state = build("", ("s1 20 40", "2 21 41"), piles=("m1 6", "m2 7"), monsters=2)
    assert tokens(state) == ["s1"]
    after, events = act(state, "s1")
    assert said(events, "due")["n"] == Number(7)
    assert "gathered" in told(events)
    assert [sailor.hand for sailor in after.sailors] == [cards("m1"), cards("m2")]


def test_monsters_do_not_count_among_the_eight():
    """TQ-21: nor can they be pledged."""
    state = build("", ("s1 20 40 m1 m2", "2 21 41 m3"), piles=(2, 2), monsters=3)
    assert tokens(state) == ["s1"]
    state, _ = act(state, "s1")
    assert not {"m1", "m2"} & set(tokens(state, seat=0))
    assert sum(len(loose(sailor)) for sailor in state.sailors) == 9
    assert tokens(build("", ("s1 20 40 m1 m2", "2 21 41 m3"), piles=(2, 0), monsters=3)) != ["s1"]


def test_the_order_of_a_start_lies_on_the_stack():
    """TQ-8, TQ-15: the eight, then the refill, then the next seat."""
    state, events = act(build("", PLENTY[:2]), "s1")
    assert told(events)[:4] == ["start", "drew", "drew", "due"]
    kinds = [type(step).__name__ for step in state.todo]
    assert kinds == ["Pledge", "Pledge", "Gather", "Refill", "EndTurn"]
    assert isinstance(state.todo[0], Pledge)
    assert isinstance(state.todo[2], Gather)


def test_alone_nobody_is_called_a_team():
    """TQ-8: one choice of what is due, asked and told as a discard."""
    state, events = act(build("", ("s1 6 7 8 9",), piles=(20,)), "s1")
    assert "due-alone" in told(events)
    assert "due" not in told(events)
    assert about(state, 0).id == "tranquility-about-alone"
    assert question(state).ask.id == "tranquility-ask-due"
    assert "tranquility-line-due-alone" in [said.id for said in tranquility.describe(tranquility.view(state, 0))]
    chosen = " ".join(option.value.token for option in question(state).options[:8])
    _, events = act(state, chosen)
    assert told(events)[0] == "discarded"
    assert not {"pledged", "gathered"} & set(told(events))
