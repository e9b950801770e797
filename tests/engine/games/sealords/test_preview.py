"""What a seat is shown while it chooses: what its answers would do, and nothing that it can't know."""

from __future__ import annotations

from random import Random

import pytest

from engine import walk
from engine.game import Action, Choice
from engine.games import sealords
from engine.games.sealords.view import ShipView
from engine.hooked import preview, scores
from engine.seating import Setup
from engine.values import Card, Course, Key, Piece, read_cell


def test_a_ship_lies_on_its_cell_before_it_is_laid(position, at):
    """SL-22, SL-35: what it covers is gone, and no effect has been used."""
    state = position("A1:L3 B1:L4 D1:D2*", sea="C1:V D1:M", hand=(5, 5, 2), mines="C1")
    last = sealords.view(state, 0).last
    for cell in ("C1", "D1"):
        shown = preview(sealords, state, 0, (Piece("5"), read_cell(cell)))
        assert shown.cells[at[cell]].ship == ShipView(0, (5,))
        assert shown.hand == (2, 5)
        assert shown.fleets[0].hand == 2
        assert shown.fleets[0].vp == shown.fleets[0].mines == 0
        assert shown.fleets[1].lost == ((2,) if cell == "D1" else ())
        assert (shown.mover, shown.turn, shown.last) == (0, 5, last)
    assert preview(sealords, state, 0, (Piece("5"),)) == sealords.view(state, 0)


def test_sl8_the_first_ship_is_shown_with_its_shield(position, at):
    state = position(hand=(1, 2, 4), gift=True, turn=1)
    shown = preview(sealords, state, 0, (Piece("2"), read_cell("A1")))
    assert shown.cells[at["A1"]].ship == ShipView(0, (2,), shields=1)
    assert shown.gift is None


def test_a_mercenary_lies_on_its_cell_paid_for(position, at):
    state = position("B3:L5 B4:D4 C4:D5 D4:D6", coins=(5, 0), market=("m05", "m09"))
    shown = preview(sealords, state, 0, (Card("m09"), read_cell("B4")))
    assert shown.cells[at["B4"]].ship == ShipView(0, (3, 6, 9), "m09")
    assert shown.fleets[0].coins == 1
    assert [hire.owner for hire in shown.market] == [None, 0]
    assert scores(sealords, shown) == (1, 0)  # abroad; the run is broken


def test_a_shot_and_a_repair_are_shown_before_they_are_made(position, play, at):
    state, _ = play(position("D2:D4 G1:D2+1 A1:L4*", sea="D1:V", hand=(3, 3, 2)), "3@D1")
    shown = preview(sealords, state, 0, (Course("N"),))
    assert shown.cells[at["D2"]].ship == ShipView(1, (4,), burning=True)
    assert [shot.struck for shot in shown.last.shots] == ["burnt"]
    state, _ = play(position("A1:L4* B1:L6*", hand=(5, 5, 2)), "5@C1")
    assert not preview(sealords, state, 0, (read_cell("B1"),)).cells[at["B1"]].ship.burning


@pytest.mark.parametrize(("layer", "fake"), [(1, "A3"), (1, "B3"), (0, "A3")])
def test_sl36_a_mine_to_be_removed_is_shown_as_it_lies(position, play, at, layer, fake):
    """Whether it is the fake comes to light only when it is removed, also for whoever laid it."""
    state = position(hand=(7, 7, 2), decoys="A3 B3 C3", fake=fake, layer=layer)
    state, _ = play(state, "7@A1")
    assert preview(sealords, state, 0, (read_cell("A3"),)) == sealords.view(state, 0)


def test_sl36_m05_shows_its_tokens_to_its_layer_alone(position, play, at):
    state, _ = play(position(coins=(3, 0), market=("m05",)), "m05@A1")
    path = tuple(read_cell(token) for token in ("C3", "D3", "E3", "D3"))
    shown = preview(sealords, state, 0, path)
    assert [shown.cells[at[token]].mine for token in ("C3", "D3", "E3")] == ["mine", "fake", "mine"]
    for length in range(4):
        assert preview(sealords, state, 0, path[:length]) == sealords.view(state, 0)


def test_nothing_else_is_shown_before_it_is_done(position):
    state = position("A1:L4", laid=True)
    assert preview(sealords, state, 0, (Key("end"),)) == sealords.view(state, 0)


@pytest.mark.parametrize("seed", range(4))
def test_a_preview_keeps_what_is_hidden(seed):
    """The same is shown of each world that is dealt for a seat, after each answer of a game: nothing that was drawn."""
    rng = Random(seed)
    state = sealords.new(Setup(2), sealords.Options(market3="m03-m04-m05", advanced=seed % 2 == 0), rng)
    while pending := sealords.pending(state):
        seat = rng.choice(sorted(pending))
        dealt = sealords.redeal(state, seat, rng, recall=False)
        path: tuple = ()
        while not isinstance(question := sealords.choose(state, seat, path), Action):
            assert isinstance(question, Choice)
            cards = [option.value for option in question.options if isinstance(option.value, Card)]
            path = (*path, rng.choice(cards) if cards else walk.answers(question, rng))
            assert sealords.hooks.preview(state, seat, path) == sealords.hooks.preview(dealt, seat, path)
        state, _ = sealords.apply(state, seat, question, rng)
