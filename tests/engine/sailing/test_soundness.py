"""What must always hold of ships at sea (AS-3, AS-4, AS-6, AS-11)."""

import pytest
from msgspec.structs import replace

from engine.flow import Step
from engine.sailing.afloat import Wreck
from engine.sailing.soundness import check_afloat, check_asked
from tests.engine.sailing.waters import HERE, SEA, afloat, ship

ONE, OTHER = ship(), ship(id="s2", seat=1, cell=HERE + 1)
SHARED = replace(OTHER, cell=HERE)


@pytest.mark.parametrize(
    ("fault", "change"),
    [
        ("counted", {"turn": -1}),
        ("seats", {"mover": 2}),
        ("out", {"out": (1, 1)}),
        ("somebody's", {"ships": (ONE, replace(OTHER, seat=2))}),
        ("masts and heading", {"ships": (ONE, replace(OTHER, masts=4))}),
        ("shots", {"ships": (ONE, replace(OTHER, port=4))}),
        ("at sea", {"ships": (ONE, replace(OTHER, cell=400))}),
        ("share no cell", {"ships": (ONE, SHARED)}),
        ("the deck", {"winds": 1 << 24}),
        ("a wind card", {"wind": 24}),
        ("is drawn", {"wind": 3}),
        ("drawn lies", {"wrecks": (Wreck(1, "s1", 0, 400),)}),
    ],
)
def test_a_broken_state_is_found(fault, change):
    check_afloat(afloat(ONE, OTHER), SEA)
    with pytest.raises(AssertionError, match=fault):
        check_afloat(replace(afloat(ONE, OTHER), **change), SEA)


def test_as15_a_ship_that_is_boarded_shares_her_cell_with_one_other():
    check_afloat(afloat(ONE, SHARED), SEA, (1,))
    with pytest.raises(AssertionError):
        check_afloat(afloat(ONE, SHARED, replace(SHARED, id="s3")), SEA, (1,))


@pytest.mark.parametrize(
    ("fault", "change"),
    [
        ("left to do", {"todo": ()}),
        ("waited for", {"todo": (Step(),)}),
        ("waited for", {"todo": (Step(seat=2, number=0),)}),
        ("waited for", {"out": (1,)}),
        ("numbered", {"todo": (Step(seat=1, number=6),)}),
    ],
)
def test_a_broken_question_is_found(fault, change):
    asked = afloat(ONE, OTHER, todo=(Step(seat=1, number=5),), count=5)
    check_asked(asked)
    with pytest.raises(AssertionError, match=fault):
        check_asked(replace(asked, **change))
