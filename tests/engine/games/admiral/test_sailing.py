"""Movement in calm and fresh wind (AD-11, AD-20, AD-21), with load (AD-63), and where moves must be long (AD-61)."""

import pytest

from engine.games.admiral.data import SHIPS, ranges
from engine.games.admiral.reach import limits
from engine.sailing.sea import NAMES, NUMBERS
from tests.engine.games.admiral.positions import at, fort, named, position, ship, water
from tests.engine.games.admiral.voyages import Winds, begun, options, play, refused, where
from tests.engine.sailing.waters import Dice


def reach(state, id):
    """By course, the farthest cell to which a ship may sail, as she is asked."""
    found = {}
    one = named(state, id)
    for token in options(state, id):
        course, steps = state.board.sea.straight[one.cell].get(at(token), (0, 0)) if token[0].isupper() else (0, 0)
        if steps:
            found[NAMES[course]] = max(steps, found.get(NAMES[course], 0))
    return found


def test_ad3_the_table():
    table = {kind: (one.calm, one.fresh, one.storm, one.range, one.shots, one.strength) for kind, one in SHIPS.items()}
    assert table == {
        "s": ((0, 0), (5, 5), (3, 2), (4, 3), (3, 1), 7), "g": ((0, 0), (5, 5), (3, 2), (3, 2), (2, 0), 5),
        "f": ((0, 0), (6, 5), (2, 1), (4, 3), (1, 0), 4), "b": ((1, 0), (5, 5), (2, 1), (3, 2), (1, 0), 3),
    }  # fmt: skip


def test_ad21_the_booklet_s_frigate_sails_south_in_a_wind_to_the_north_east():
    """§4.13: 6 less 3."""
    state = position(ship("f1", "L7"), towards="NE")
    assert limits(state, state.ships[0])[NUMBERS["S"]] == 3
    assert reach(state, "f1")["S"] == 3
    assert where(play(state, "f1 L4")[0], "f1") == "L4"
    assert refused(state, "f1 L3") == "range"


@pytest.mark.parametrize("towards", NAMES)
def test_ad21_the_course_s_number_less_one_for_each_45_degrees(towards):
    for kind, one in SHIPS.items():
        for course in range(8):
            apart = abs(course - NUMBERS[towards])
            expected = one.fresh[course % 2] - min(apart, 8 - apart)
            assert ranges(kind, NUMBERS[towards], "fresh")[course] == expected


def test_ad21_calm_lets_brigs_alone_row_a_cell_orthogonally():
    state = position(*[ship(f"{kind}1", cell) for kind, cell in zip("sgfb", ("C5", "G5", "L5", "P5"), strict=True)],
                     wind="calm")  # fmt: skip
    assert options(state) == ["b1", "end"]
    assert options(state, "b1") == ["P6", "Q5", "P4", "O5"]


def test_ad20_closed_cells_reefs_ships_and_forts_bar_the_way():
    layout = water(closed="L10", reefs="O7")
    state = position(ship("f1", "L7"), ship("b1", "L5"), ship("b2", "J9"), forts=(fort("J7", 1),), layout=layout)
    found = reach(state, "f1")
    assert found == {"N": 2, "NE": 5, "E": 2, "SE": 3, "NW": 1, "S": 1, "SW": 1, "W": 1}
    assert refused(state, "f1 O7") == "barred"
    assert refused(state, "f1 J9") == "barred"
    assert refused(state, "f1 K9") == "straight"


def test_ad20_one_ship_in_a_port_s_cell_bars_nobody_two_do():
    forts = (fort("L9", 1),)
    one = position(ship("b1", "K5"), ship("b2", "K8"), forts=forts, towards="N")
    assert reach(one, "b1")["N"] == 5
    two = position(ship("b1", "K5"), ship("b2", "K8"), ship("g2", "K8"), forts=forts, towards="N")
    assert reach(two, "b1")["N"] == 2


def test_ad20_covered_sides_and_corners_bar_the_way():
    layout = water(covered="L7-N L8-S M8-NE N9-SW")
    state = position(ship("f1", "L7"), layout=layout, towards="NE")
    found = reach(state, "f1")
    assert "N" not in found
    assert found["NE"] == 1
    corner = position(ship("f1", "L7"), layout=water(closed="L8 M7"), towards="NE")
    assert not {"N", "NE", "E"} & reach(corner, "f1").keys()
    free = position(ship("f1", "L7"), layout=water(closed="L8"), towards="NE")
    assert reach(free, "f1")["NE"] == 5


def test_ad11_a_ship_moves_once_and_less_than_her_range_is_allowed():
    state, _ = play(position(ship("f1", "L7"), ship("b1", "C3"), ship("g2", "V3"), towards="N"), "f1 L8")
    assert refused(state, "f1 L9") == "moved"
    assert options(state) == ["b1", "end"]
    state, _ = play(state, "b1 C5")
    assert options(state) == ["end"]


def test_ad11_a_ship_may_move_between_two_shots():
    ships = ship("s1", "L7"), ship("b2", "L9"), ship("g2", "V9")
    state, _ = play(position(*ships, towards="N"), "fire b2 {s1} 1", chance=Dice(3))
    state, _ = play(state, "s1 M8", "fire b2 {s1} 2", chance=Dice(1))
    assert where(state, "b2") == "-"


@pytest.mark.parametrize(
    ("ship_", "wind", "stuck"),
    [
        (ship("b1", "L7", pearls=1), "calm", None),
        (ship("b1", "L7", pearls=1), "fresh", "S"),
        (ship("g1", "L7", pearls=2), "fresh", "S"),
        (ship("s1", "L7", pearls=2), "fresh", "S"),
    ],
)
def test_ad63_a_load_that_slows_costs_a_cell(ship_, wind, stuck):
    """A laden brig can't move in calm or dead against the wind; a galleon or ship of the line with two dead against."""
    state = position(ship_, wind=wind, towards="N")
    found = limits(state, ship_)
    if stuck is None:
        assert not any(found)
    else:
        assert found == (4, 3, 2, 1, 0, 1, 2, 3)


def test_ad63_a_laden_frigate_and_light_loads():
    frigate = ship("f1", "L7", pearls=1)
    assert limits(position(frigate, towards="N"), frigate) == (5, 3, 3, 1, 1, 1, 3, 3)
    assert limits(position(frigate, towards="NE"), frigate) == (4, 4, 4, 2, 2, 0, 2, 2)
    for light in (ship("g1", "L7", pearls=1), ship("s1", "L7", pearls=1)):
        assert limits(position(light, towards="N"), light) == (5, 4, 3, 2, 1, 2, 3, 4)


def test_ad61_where_three_cells_are_required_a_shorter_move_is_illegal_into_a_port_too():
    state = begun("mini1", "N fresh", seats=1)
    state, _ = play(state, "A1 B2")
    assert options(state, "b1") == ["B5", "B6", "E2"]
    assert refused(state, "b1 B3") == "least"
    assert refused(state, "b1 B7") == "barred"
    near, _ = play(begun("mini1", "E fresh", seats=1), "A1 B1")
    assert refused(near, "b1 C1") == "least"


def test_ad61_in_calm_a_brig_rows_one_cell():
    state, _ = play(begun("mini2", seats=1, doldrums=False), "A1 B2", chance=Winds("NE calm"))
    assert options(state, "b1") == ["B3", "C2", "B1", "A2"]
