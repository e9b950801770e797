"""What may stop a ship lies no farther away than she sails (AS-5, AS-6)."""

import pytest

from engine.sailing.reach import near
from engine.sailing.sea import Sea, bits

SEA = Sea(7, 5)


@pytest.mark.parametrize("steps", [0, 1, 2, 4, 9])
def test_as2_near_are_all_cells_at_most_so_many_king_s_steps_away(steps):
    for cell in range(SEA.size):
        assert set(bits(near(SEA, cell, steps))) == {
            other for other in range(SEA.size) if SEA.apart[cell][other] <= steps
        }
