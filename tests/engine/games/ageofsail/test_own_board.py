"""A board of one's own for the battle: its sea, its forts, and what is no board (AS-1, AS-7, AS-30)."""

from __future__ import annotations

from random import Random

import pytest

from engine.games import ageofsail
from engine.games.ageofsail.options import Options
from engine.seating import Setup
from engine.walk import random_action
from tests.faults import faults_of

FILES = ageofsail.hooks.files["board"]
SMALL = """\
game = "ageofsail"
name = "Sound"
sets = 1
width = 12
height = 9

[[table]]
seats = [2]
forts = ["A1", "L9"]

[[fort]]
arms = "A1"
cannons = ["B1", "C1", "A2", "B2", "C2"]
ships = ["D3", "C3", "D2", "B3"]
heading = "NE"

[[fort]]
arms = "L9"
cannons = ["J8", "K8", "L8", "J9", "K9"]
ships = ["I7", "J7", "I8", "K7"]
heading = "SW"
"""


def test_as1_a_battle_is_fought_on_it() -> None:
    options, rng = Options(board=SMALL), Random(5)
    assert ageofsail.seats(options) == {2}
    state = ageofsail.new(Setup(2, 0), options, rng)
    assert (state.rules.board.sea.width, state.rules.board.sea.height) == (12, 9)
    assert {state.rules.board.cells[ship.cell].token for ship in state.ships} == {
        "D3", "C3", "D2", "B3", "I7", "J7", "I8", "K7",
    }  # fmt: skip
    for count in range(300):
        waiting = sorted(ageofsail.pending(state))
        if not waiting:
            break
        seat = waiting[0]
        usual = ageofsail.default(state, seat)
        action = usual if count % 2 and usual else random_action(ageofsail, state, seat, rng)
        state, _ = ageofsail.apply(state, seat, action, rng)
        ageofsail.check(state)
    assert ageofsail.load(ageofsail.dump(state)) == state


def test_as1_it_says_its_sets_itself_and_is_for_the_battle_alone() -> None:
    assert Options(board=SMALL, sets=2, fleet=2) == Options(board=SMALL)
    assert Options(board=SMALL, scenario="hunt") == Options(scenario="hunt")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"K7"]\nheading = "SW"', '"L7"]\nheading = "SW"', "A1, L9: what lies opposite is turned by half"),
        ("width = 12", "width = 11", "L9 lies outside the sea"),
        ('"D3", "C3"', '"C3", "C3"', "C3: two things lie on one cell"),
        ("seats = [2]", "seats = [1, 2]", "2 places aren’t for so many"),
        ('heading = "NE"', 'heading = "NNE"', "this is no course"),
        ('name = "Sound"\n', "", "name: Field required"),
        ("sets = 1", "sets = 9", "sets: "),
    ],
)
def test_as1_faults_are_told(old: str, new: str, fault: str) -> None:
    assert old in SMALL
    assert any(fault in told for told in faults_of(FILES.read, "x.toml", SMALL.replace(old, new, 1)))


def test_as1_no_ship_is_walled_in() -> None:
    """Three ships lie in a corner that the cannons close off, the fourth outside."""
    walled = SMALL
    for old, new in (
        ('"A1"', '"D1"'), ('"L9"', '"I9"'),
        ('["B1", "C1", "A2", "B2", "C2"]', '["C1", "C2", "A3", "B3", "C3"]'),
        ('["J8", "K8", "L8", "J9", "K9"]', '["J7", "K7", "L7", "J8", "J9"]'),
        ('["D3", "C3", "D2", "B3"]', '["D2", "B2", "B1", "A2"]'),
        ('["I7", "J7", "I8", "K7"]', '["I8", "K8", "K9", "L8"]'),
    ):  # fmt: skip
        assert old in walled
        walled = walled.replace(old, new)
    told = faults_of(FILES.read, "x.toml", walled)
    assert told == ["x.toml:14: B2: no ship gets there from D2"]
