"""States that version 1 of the rules has written: they are read, and go on as they were."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from engine.games import admiral
from tests.playing import Position, random_move

OLDER = Path(__file__).parent / "older"
NAMES = sorted([path.stem for path in OLDER.glob("*.json")])


def older(name):
    return admiral.load((OLDER / f"{name}.json").read_bytes())


@pytest.mark.parametrize("name", NAMES)
def test_they_are_read_and_played_to_the_end(name):
    state, rng = older(name), Random(name)
    seats = len(state.orders)
    assert state.sides == state.cycle == tuple(range(seats))
    assert (state.homeless, state.terms.homeless) == ((0,) * seats, 0)
    assert (state.mines, state.terms.mines, state.terms.fireships) == ((), 0, False)
    assert admiral.load(admiral.dump(state)) == state
    while admiral.pending(state):
        admiral.check(state)
        seat, action = random_move(admiral, Position(state, seats), rng)
        state, _ = admiral.apply(state, seat, action, rng)


@pytest.mark.parametrize("name", ["work", "ruin"])
def test_ad51_who_works_on_a_fort_has_ordered_it(name):
    state = older(name)
    assert [(fort.workers, fort.by) for fort in state.forts] == [((0, 2), 0), ((), -1)]


def test_what_no_version_has_written_is_refused():
    stored = msgspec.json.decode((OLDER / "fleet.json").read_bytes())
    del stored["state"]["orders"]
    with pytest.raises(ValueError, match="no state of version 1 of Admiral"):
        admiral.load(msgspec.json.encode(stored))
