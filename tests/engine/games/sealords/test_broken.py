"""Stored states of which a few bytes are broken: refused, or as good as whole."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import walk
from engine.game import Choice
from engine.games import sealords
from tests.playing import Position, random_move, random_start

BYTES = b'0123456789,-[]{}":tfnm'


def somewhere(rng: Random) -> Any:
    """A position of any game, its end too."""
    state, seats = random_start(sealords, rng)  # type: ignore[arg-type]
    for _ in range(rng.choice((0, 1, 2, 3, 10, 40, 80, 400))):
        if not sealords.pending(state):
            break
        seat, action = random_move(sealords, Position(state, seats), rng)  # type: ignore[arg-type]
        state, _ = sealords.apply(state, seat, action, rng)
    return sealords.drop(state, rng.randrange(seats))[0] if rng.random() < 0.1 else state


def broken(data: bytes, rng: Random) -> bytes:
    """A byte put in, left out or changed."""
    at, way = rng.randrange(len(data)), rng.randrange(3)
    new = bytes([rng.choice(BYTES) if rng.random() < 0.8 else rng.randrange(256)])
    return data[:at] + (b"" if way == 0 else new) + data[at + (way != 1) :]


def play_on(state: Any, rng: Random) -> None:
    """Look at a state from all sides and take it one action further."""
    for viewer in (0, 1, None):
        assert sealords.describe(sealords.view(state, viewer))
    pending = sealords.pending(state)
    assert (sealords.outcome(state) is None) == bool(pending)
    for seat, decision in pending.items():
        assert 0 <= decision.number <= state.count
        question = sealords.choose(state, seat)
        assert isinstance(question, Choice)
        assert question.options
        sealords.apply(state, seat, walk.random_action(sealords, state, seat, rng), rng)  # type: ignore[arg-type]
        sealords.apply(state, seat, sealords.default(state, seat), rng)


@pytest.mark.parametrize("seed", range(60))
def test_a_broken_state_is_refused_or_can_be_played_on(seed: int) -> None:
    rng = Random(seed)
    data = sealords.dump(somewhere(rng))
    for _ in range(60):
        try:
            state = sealords.load(broken(data, rng))
        except ValueError:
            continue
        play_on(state, rng)
