"""The table as it would be by the answers so far: what is laid, given, turned or closed, and nothing that is hidden."""

from __future__ import annotations

from random import Random

import pytest

from engine import notation
from engine.game import IllegalAction
from engine.games import tranquility
from engine.games.tranquility.field import CELLS
from engine.games.tranquility.view import Place
from engine.hooked import preview
from engine.values import Card, Key, Picks
from engine.walk import Freely
from tests.engine.games.tranquility.positions import AT, act, build, cards, drawing
from tests.engine.games.tranquility.rivals_positions import position
from tests.engine.games.tranquility.test_remarks import walked
from tests.playing import random_position

MINE, OTHERS = "5 6 7 8 9", "51 52 53 54 55"


def shown(state, move="", seat=None, free=False):
    """What a seat (None: the only one that is asked) is shown when it has made this move but not confirmed it."""
    if seat is None:
        (seat,) = tranquility.pending(state)
    path = notation.read(Freely(tranquility) if free else tranquility, state, seat, move)
    return preview(tranquility, state, seat, path)


def hand(view):
    return tuple(found.card for found in view.hand)


def test_an_island_lies_on_its_cell_before_it_is_paid_for():
    """TQ-6: with what it costs; the other cards say where they could go then."""
    state = build("A1:10 F1:20", ("12 14 30 40 41", OTHERS))
    view = preview(tranquility, state, 0, (Card("12"), CELLS[AT["B1"]]))
    assert (view.field[AT["B1"]], view.price, view.pledge) == (Place(12), 2, ())
    assert hand(view) == cards("14 30 40 41")
    assert view.hand[0].spots[0].cell == AT["C1"]
    assert view.players[0].hand == 4
    assert preview(tranquility, state, 0, (Card("12"),)) == preview(tranquility, state, 0, ())


def test_what_pays_is_marked_and_counted_among_the_discards():
    """TQ-6, TQ-13"""
    state = build("A1:10 F1:20", ("12 14 30 40 41", OTHERS))
    view = shown(state, "12@B1 30,41")
    assert (hand(view), view.pledge, view.price) == (cards("14 30 40 41"), cards("30 41"), 2)
    assert (view.players[0].hand, view.players[0].discards) == (2, len(state.sailors[0].discards) + 2)
    forced = shown(build("A1:10 F1:20", ("12 14 30", OTHERS)), "12@B1")
    assert (forced.pledge, forced.price) == (cards("14 30"), 2)
    assert tranquility.view(state, 0).pledge == ()


def test_discards_are_marked():
    """TQ-7, TQ-22"""
    state = build("", (MINE, OTHERS), storms=True)
    assert shown(state, "discard 6 9").pledge == cards("6 9")
    whole = shown(state, "hand")
    assert whole.pledge == hand(whole) == cards(MINE)
    assert (whole.players[0].compasses, whole.supply) == (1, 5)
    assert preview(tranquility, state, 0, (Key("discard"),)).pledge == ()


def test_start_and_finish_lie_in_their_places_and_nothing_is_drawn():
    """TQ-8, TQ-10"""
    state = build("A1:20", ("s1 6 7 8 9", OTHERS))
    view = shown(state, "s1")
    assert view.start
    assert hand(view) == cards("6 7 8 9")
    assert [player.hand for player in view.players] == [4, 5]
    assert [player.pile for player in view.players] == [len(sailor.pile) for sailor in state.sailors]
    full = " ".join(f"{cell}:{2 * at + 1}" for cell, at in AT.items())
    view = shown(build(full, ("f1 2", "4 6"), start=True), "f1")
    assert view.finish
    assert not view.over


def test_the_pledge_is_marked_and_counted():
    """TQ-8"""
    state, _ = act(build("", ("s1 6 7 8 9", OTHERS)), "s1")
    view = shown(state, "6 7", 0)
    assert (view.pledge, view.players[0].pledged, view.players[1].pledged) == (cards("6 7"), 2, None)
    state, _ = act(state, "6 7", 0)
    assert shown(state, "pledge 8", 0, free=True).pledge == cards("8")


def test_the_reef_and_a_purple_storm_close_their_row():
    """TQ-20, TQ-22"""
    state, _ = act(build("", (MINE, OTHERS), reef=4), "discard 5 6")
    assert shown(state, "row-2").reef == 1
    assert shown(state, "discard 7 8").pledge == cards("7 8")
    state, _ = act(drawing("storm3"), "discard 5 6")
    assert shown(state, "row-6").purple == (5,)


def test_a_yellow_storm_takes_the_cards_that_are_chosen():
    """TQ-22"""
    state, _ = act(build("", (MINE, OTHERS), storms=True, piles=("storm1 70 71", 9)), "7@A1")
    assert tranquility.pending(state)[0].about.id == "tranquility-about-cut"
    view = shown(state, "6")
    assert (hand(view), view.pledge, view.players[0].hand) == (cards("5 6 8 9"), cards("6"), 3)


def test_a_monsters_prey_is_still_there_and_the_monster_gone_from_the_hand():
    """TQ-21: the picture shows it on the island."""
    view = shown(build("A1:20", ("m1 6 7 8 9", OTHERS), monsters=3), "m1@A1")
    assert view.field[AT["A1"]] == Place(20)
    assert hand(view) == cards("6 7 8 9")
    assert view.players[0].monsters == 0


def test_an_island_is_shown_turned():
    """TQ-32"""
    view = shown(build("A1:20", (MINE, OTHERS), mode="sun"), "turn 6@A1")
    assert (view.field[AT["A1"]], view.pledge) == (Place(20, moon=True), cards("6"))


def test_a_storm_is_shown_lifted_or_stopped():
    """TQ-22"""
    state = build("A1:20", (MINE, "51 52 53"), storms=True, compasses=(1, 0), before=("", "storm1"))
    view = shown(state, "lift storm1", 0, free=True)
    assert (view.players[1].storms, view.players[0].compasses) == ((), 0)
    state, _ = act(drawing("storm1", compasses=(0, 1)), "discard 5 6")
    assert tranquility.view(state, 1).drawn == "yellow"
    view = shown(state, "stop", 1)
    assert (view.drawn, view.players[1].compasses) == (None, 0)
    assert shown(state, "blow", 1).drawn == "yellow"


def test_tq33_a_rivals_island_is_his_and_counted():
    state = position({10: 25, 11: 26, 20: 50}, (27, 30, 48, 49, 70), mover=1)
    view = shown(state, "27@F2 48")
    assert view.field[11] == Place(27, moon=True)
    assert (hand(view), view.pledge, view.price) == ((30, 48, 49, 70), (48,), 1)
    assert tranquility.scores(view)[1] == 2 - 1
    assert view.row == state.row
    assert shown(state, "discard 48,70").pledge == (48, 70)


@pytest.mark.parametrize("seed", range(60))
def test_a_preview_tells_nothing_hidden(seed):
    """TQ-13: it is the same in a deal that the seat can't tell apart, also where it is made of that deal itself."""
    rng = Random(f"preview/{seed}")
    state, _ = random_position(tranquility, rng, rng.choice((0, 3, 10, 40, 150)))
    for seat, path, _ in walked(state, rng):
        found = tranquility.hooks.preview(state, seat, path)
        dealt = tranquility.redeal(state, seat, rng, recall=False)
        assert tranquility.hooks.preview(dealt, seat, path) == found == preview(tranquility, state, seat, path)
        assert tranquility.describe(found)
        if not path:
            assert found == tranquility.view(state, seat)


def test_no_preview_of_what_is_not_allowed():
    state = build("A1:20", (MINE, OTHERS))
    for path in ((Card("21"),), (Key("hand"),), (Picks((Card("5"),)),)):
        with pytest.raises(IllegalAction):
            tranquility.hooks.preview(state, 0, path)
    with pytest.raises(IllegalAction):
        tranquility.hooks.preview(state, 1, (Key("discard"),))
