"""Where a ship may go, and why she can't (AS-5, AS-6, AS-15)."""

from functools import partial

import pytest
from msgspec.structs import replace

from engine.game import Action, Choice, IllegalAction, Option
from engine.sailing import helm, spelling
from engine.sailing.asking import ON, boarding_option
from engine.sailing.sea import COURSES, mask
from engine.sailing.ships import mustered
from engine.sailing.telling import Log
from engine.values import Course, line
from tests.engine.sailing.waters import CHART, HERE, afloat, ship, told

RANGES = (2, 1, 0, 0, 0, 0, 0, 3)
FOE = ship(size=2, cell=HERE + 40, id="f2", seat=1)
BARS = mask([FOE.cell, HERE + 21]), mask([FOE.cell])
NORTH = next(cell for cell in CHART.cells if cell.token == "N4")
"""In the column that is called like a course; nobody sails there straight from here."""
ENTERING = partial(boarding_option, CHART, mustered((ship(), FOE)))


def reasons(call, *args):
    with pytest.raises(IllegalAction) as refused:
        call(*args)
    return refused.value.reason.id


def test_as5_cells_come_by_course_nearest_first_then_the_headings_that_make_a_difference():
    options = helm.destinations(CHART, ship(), RANGES, BARS, ENTERING, aims=False)
    cells = [CHART.index[option.value] for option in options if option.value in CHART.index]
    assert cells == [HERE + 20, HERE + 40, HERE + 19, HERE + 38, HERE + 57]
    assert [option.under for option in options[:3]] == [Course("N"), Course("N"), Course("NW")]
    assert options[1].note == line(
        "sailing-note-board", ship=options[1].note.args[0][1], masts=options[1].note.args[1][1]
    )
    assert [option.value for option in options[5:]] == list(COURSES[1:])
    assert [option.value for option in helm.destinations(CHART, ship(), RANGES, BARS, ENTERING, aims=True)][5:] == [
        *COURSES
    ]


def test_as6_what_may_be_entered_as_the_last_cell_is_as_the_game_says():
    treasure = Option(CHART.cells[FOE.cell], line("sailing-ask-on"))
    options = helm.destinations(CHART, ship(), RANGES, BARS, lambda cell: treasure, aims=False)
    assert options[1] == replace(treasure, under=Course("N"))
    assert list(helm.ahead(CHART, ship(), 2, BARS, lambda cell: treasure))[-1] == treasure


def test_as5_as6_a_cell_out_of_reach_is_refused_for_what_it_is():
    def check(answer, bars=BARS, aims=False):
        helm.check_way(CHART, ship(), answer, RANGES, lambda: bars, lambda: aims)

    check(CHART.cells[FOE.cell])
    check(CHART.cells[HERE + 57])
    assert reasons(check, CHART.cells[HERE + 41]) == "sailing-refuse-straight"
    assert reasons(check, CHART.cells[HERE + 1]) == "sailing-refuse-range"
    assert reasons(check, CHART.cells[HERE + 21]) == "sailing-refuse-barred"
    assert reasons(check, CHART.cells[FOE.cell], (BARS[0], 0)) == "sailing-refuse-barred"
    assert reasons(check, COURSES[0]) == "sailing-refuse-heading"
    check(COURSES[0], aims=True)
    check(COURSES[3])
    assert reasons(check, ON) == "refuse-no-such-move"


def test_as5_where_a_column_is_called_like_a_course_the_refusal_says_how_a_course_is_written():
    with pytest.raises(IllegalAction) as refused:
        helm.check_way(CHART, ship(), NORTH, RANGES, lambda: BARS, lambda: False)
    assert refused.value.reason == line("sailing-refuse-straight-course", cell=NORTH, course=Course("N"))


def test_as16_sailing_on_is_straight_ahead_within_what_is_left():
    choose = partial(helm.choose_on, CHART, ship(), 2, BARS, ENTERING)
    question = choose((ON,))
    assert isinstance(question, Choice)
    assert [CHART.index[option.value] for option in question.options] == [HERE + 20, FOE.cell]
    path = (ON, CHART.cells[FOE.cell])
    assert choose(path) == Action(path)
    for cell, why in ((HERE + 19, "straight"), (HERE + 60, "range")):
        assert reasons(choose, (ON, CHART.cells[cell])) == f"sailing-refuse-{why}"
    assert reasons(helm.choose_on, CHART, ship(), 2, (BARS[0], 0), ENTERING, path) == "sailing-refuse-barred"
    assert reasons(helm.choose_on, CHART, ship(), 0, BARS, ENTERING, (ON,)) == "refuse-no-such-move"
    assert reasons(helm.choose_on, CHART, ship(), 0, BARS, ENTERING, path) == "sailing-refuse-range"


def test_as16_a_cell_ahead_without_its_on_is_refused_with_how_it_is_written():
    check = partial(helm.check_no_way, CHART, ship(), 2, lambda: BARS, ENTERING)
    for cell in (HERE + 20, FOE.cell):
        assert reasons(check, CHART.cells[cell]) == "sailing-refuse-on"
    for cell in (HERE + 60, HERE + 1, HERE - 20):
        check(CHART.cells[cell])
    check(ON)


def test_as5_a_turn_on_the_spot_is_told_and_so_is_a_heading_that_is_kept():
    log = Log(None)
    state = helm.turned(helm.turned(afloat(ship()), 0, 3, log), 0, 3, log)
    assert state.ships[0] == ship(heading=3)
    assert [(id, said["course"]) for id, said in told(log)] == [("turned", "SE"), ("stands", "SE")]


def test_cells_by_course_and_distance_where_a_course_is_a_column_only_with_a_plus():
    found = spelling.spellings(CHART, HERE)
    assert found["NE2"] == found["NE+2"] == CHART.cells[HERE + 42]
    assert found["E+1"] == CHART.cells[HERE + 1]
    assert "E1" not in found
