"""The middle of a game: the same each time, in its middle, of any game with any options."""

from __future__ import annotations

import pytest

from engine import example
from engine.registry import GAMES, get
from tests.playing import each_option


@pytest.mark.parametrize("id", GAMES)
def test_it_is_a_position_that_goes_on_with_a_turn(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example, "TRIED", 1)
    play, played = example._turns, []
    monkeypatch.setattr(example, "_turns", lambda *given: played.append(play(*given)) or played[-1])
    game = get(id)
    for options in each_option(game):
        seats = min(game.seats(options))
        state = example.middle(game, options, seats)
        game.check(state)
        assert game.pending(state)
        assert game.outcome(state) is None
        turn = game.view(state, None).turn
        turns = [game.view(begun, None).turn for begun in played[-1]]
        assert turn >= 1, "not in the set-up"
        over, left = sum(1 for other in turns if other < turn), sum(1 for other in turns if other > turn)
        assert turn in turns, "at the beginning of a turn"
        assert 0 <= over - left <= 1, "half of the turns are over"


@pytest.mark.parametrize("id", GAMES)
def test_it_is_the_same_each_time(id: str) -> None:
    game = get(id)
    options, seats = game.Options(), max(game.seats(game.Options()))
    assert game.dump(example.middle(game, options, seats)) == game.dump(example.middle(game, options, seats))
