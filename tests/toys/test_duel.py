"""That the duel is what other games are not: else nothing said of every game would be tried on it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

import render
from bot import texts
from engine import autopilot, notation
from engine.game import Action, IllegalAction
from engine.registry import GAMES
from engine.seating import Setup
from engine.values import Cell, Course, Key, Picks, Piece
from engine.walk import Freely, check_path
from tests.toys import duel
from tests.toys.duel.state import GONE, SEA, State, near

WEST, EAST = 0, 29
"""The first cells of the lowest row, at its ends."""


@pytest.fixture
def laid() -> State:
    """A duel of two, with ships in the west and in the east: seat 0 is to move, seat 1 has a mine at N6."""
    state = duel.new(Setup(2, first=0), duel.Options(ships=2), Random(1))
    for seat, cells in enumerate(((WEST, WEST + 1), (EAST, EAST - 1))):
        ships = Picks(tuple(SEA.cells[cell] for cell in sorted(cells)))
        mine = Cell(13, 5) if seat else Cell(0, 11)
        state, _ = duel.apply(state, seat, Action((ships, mine)), Random(1))
    assert list(duel.pending(state)) == [0]
    return state


def test_it_is_entered_among_all_games() -> None:
    assert list(GAMES)[-1] == "duel"
    assert texts.knows("duel-name")


def test_everybody_owes_at_once_and_in_secret() -> None:
    state = duel.new(Setup(4), duel.Options(), Random(1))
    assert list(duel.pending(state)) == [0, 1, 2, 3]
    action = autopilot.action(duel, state, 2)
    assert notation.write(duel, state, 2, action.path, public=True) == "?"
    after, _ = duel.apply(state, 2, action, Random(1))
    assert list(duel.pending(after)) == [0, 1, 3]
    assert duel.view(after, 0).own == ()


def test_it_has_neither_tips_nor_figures_nor_cards() -> None:
    assert duel.hooks.lessons is None
    assert not render.has_key("duel")
    assert render.figures("duel") == ()
    assert not texts.knows(f"{duel.id}-card")


def test_cells_past_z_are_read(laid: State) -> None:
    fire = (Key("fire"), Cell(28, 10))
    assert notation.write(duel, laid, 0, fire, public=True) == "fire AC11"
    assert notation.read(duel, laid, 0, "fire ac11") == fire


def test_a_shot_sinks_what_is_near(laid: State) -> None:
    after, events = duel.apply(laid, 0, Action((Key("fire"), Cell(27, 2))), Random(1))
    assert [fleet.left for fleet in after.fleets] == [2, 0]
    assert all(event.reveals for event in events)
    outcome = duel.outcome(after)
    assert outcome is not None
    assert outcome.places == ((0,), (1,))


def test_a_mine_that_is_hit_sinks_a_ship_of_whoever_fired_and_is_hidden_before(laid: State) -> None:
    assert duel.view(laid, 0) == duel.view(duel.redeal(laid, 0, Random(5)), 0)
    after, events = duel.apply(laid, 0, Action((Key("fire"), Cell(12, 4))), Random(1))
    assert [fleet.left for fleet in after.fleets] == [1, 2]
    assert after.fleets[1].mine == GONE
    assert [event.public.id for event in events if event.public] == [
        "duel-event-fired", "duel-event-mine", "duel-event-sunk"
    ]  # fmt: skip


def test_a_flag_may_be_hoisted_out_of_turn(laid: State) -> None:
    assert list(duel.pending(laid)) == [0]
    after, _ = duel.apply(laid, 1, Action((Key("red"),)), Random(1))
    assert duel.view(after, None).fleets[1].flag == "red"
    with pytest.raises(IllegalAction):
        check_path(Freely(duel), after, 1, (Key("red"),))


def test_a_fleet_that_has_sailed_may_be_where_shots_have_struck(laid: State) -> None:
    struck, _ = duel.apply(laid, 0, Action((Key("fire"), Cell(13, 9))), Random(1))
    cells = {cell for seed in range(300) for cell in duel.redeal(struck, 0, Random(seed)).fleets[1].ships}
    assert not any(near(cell, SEA.index(Cell(13, 9))) for cell in cells)
    path = (Key("sail"), Piece("1"), Course("N"))
    sailed, _ = duel.apply(struck, 1, Action(path), Random(1))
    cells = {cell for seed in range(300) for cell in duel.redeal(sailed, 0, Random(seed)).fleets[1].ships}
    assert any(near(cell, SEA.index(Cell(13, 9))) for cell in cells)


def test_what_is_stored_is_checked(laid: State) -> None:
    fleets = (replace(laid.fleets[0], ships=(5, 5)), laid.fleets[1])
    with pytest.raises(ValueError, match="ships apart"):
        duel.load(duel.dump(replace(laid, fleets=fleets)))


def test_nothing_goes_by_which_game_it_is() -> None:
    """Neither the bot nor the tests of all games: a game says what it has."""
    root = Path(__file__).parents[2]
    ids = "|".join(id for id in GAMES if id != duel.id)  # which is a word of other things too
    asked = re.compile(rf"""[!=]= ?["']({ids})["']|["']({ids})["'] ?[!=]=""")
    for path in (*root.glob("bot/**/*.py"), *root.glob("tests/*.py"), *root.glob("tests/bot/**/*.py")):
        assert not asked.search(path.read_text(encoding="utf-8")), path
