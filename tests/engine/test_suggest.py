"""Suggestions are bounded: how many there are, and how much is asked for them (no matter how much could be)."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import notation, walk
from engine.game import Action, Choice, Game, Option
from engine.suggest import ASKED, suggestions
from engine.values import Cell, Key, Line, Number, Path, Value
from tests.playing import random_position
from tests.trying import examples

ASK = Line("ask")
SEA = tuple(Cell(col, row) for row in range(20) for col in range(40))
HUNDREDS = tuple(Number(number) for number in range(200))
TYPED = ("", "a", "A1", "{", "{a1", "{A1,b", "1", "1 2", "12 1", "zz", "an20", "a1 " * 2000, "9" * 6000, "{" * 6000)


class Counting:
    """A game that counts what it is asked."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.asked = 0

    def choose(self, state: Any, seat: int, path: Path = ()) -> Choice | Action:
        self.asked += 1
        found: Choice | Action = self._game.choose(state, seat, path)
        return found


class Questions:
    """A game that asks these questions one after the other."""

    def __init__(self, *questions: Choice) -> None:
        self._questions = questions

    def choose(self, state: Any, seat: int, path: Path = ()) -> Choice | Action:
        return self._questions[len(path)] if len(path) < len(self._questions) else Action(path)


def question(values: tuple[Value, ...], least: int = 1, most: int | None = None) -> Choice:
    return Choice(ASK, tuple(Option(value) for value in values), least, most)


GREAT = {
    "any set of 200": Questions(question(HUNDREDS, 0, 200)),
    "half of 200": Questions(question(HUNDREDS, 100, 100)),
    "sets of sets": Questions(*[question(HUNDREDS, 0, 200)] * 4),
    "a cell of 800": Questions(question(SEA)),
    "any cells of 800": Questions(question(SEA, 0, 800)),
    "ten cells of 800": Questions(*[question(SEA)] * 10),
    "sixteen of 800 at once": Questions(question(SEA, 16, 16)),
    "a hundred questions": Questions(*[question(HUNDREDS)] * 100),
    "a hundred without a choice": Questions(*[question((Key("on"),))] * 100, question(HUNDREDS)),
}


def moves(game: Any, typed: str) -> list[str]:
    return [found.move for found in suggestions(game, None, 0, typed)]


@pytest.mark.parametrize("game", GREAT.values(), ids=GREAT)
@pytest.mark.parametrize("limit", [0, 1, 25])
def test_however_great_a_choice_is(game: Any, limit: int) -> None:
    for typed in TYPED:
        counting = Counting(game)
        found = suggestions(counting, None, 0, typed, limit)
        assert len(found) <= limit
        assert len({suggestion.move for suggestion in found}) == len(found)
        assert counting.asked <= ASKED
        if not limit:
            assert counting.asked == 0


@pytest.mark.parametrize("game", [game for name, game in GREAT.items() if name != "a hundred questions"])
def test_as_many_as_there_may_be(game: Any) -> None:
    found = moves(game, "")
    assert len(found) == 25
    for move in found:
        assert notation.read(game, None, 0, move)


def test_a_value_typed_in_part_is_found_in_sets_far_away() -> None:
    game = Questions(question(SEA, 16, 16))
    found = moves(game, "{A1,AN2")
    assert len(found) == 25
    assert all(move.startswith("{A1,") and "AN2" in move for move in found)
    assert moves(game, "{A1,AN2,X9,Q") != []
    assert moves(game, "{A1,AN99") == []


@pytest.mark.parametrize("game", GREAT.values(), ids=GREAT)
def test_reading_asks_no_end_of_questions_either(game: Any) -> None:
    for typed in TYPED:
        counting = Counting(game)
        with suppress(notation.Unreadable, notation.Unfinished):
            notation.read(counting, None, 0, typed)
        assert counting.asked <= notation.ASKED + 20


@examples(60)
@given(seed=st.integers(0, 2**32), actions=st.integers(0, 150), limit=st.integers(0, 30))
def test_in_every_game(any_game: Game, seed: int, actions: int, limit: int) -> None:
    rng = Random(seed)
    state, seats = random_position(any_game, rng, actions)
    ways: list[tuple[walk.Asking, int]] = [(any_game, seat) for seat in any_game.pending(state)]
    ways += [(walk.Freely(any_game), seat) for seat in range(seats) if any_game.may(state, seat) is not None]
    for asking, seat in ways:
        move = notation.write(asking, state, seat, walk.random_action(asking, state, seat, rng).path, public=False)
        for typed in ("", move, move[: rng.randrange(len(move) + 1)], rng.choice(TYPED)):
            counting = Counting(asking)
            found = suggestions(counting, state, seat, typed, limit)
            assert len(found) <= limit
            assert counting.asked <= ASKED
            for suggestion in found:
                assert notation.read(asking, state, seat, suggestion.move) == suggestion.path
