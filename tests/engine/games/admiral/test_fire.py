"""Fire: lines, distances, salvos, what is hit (AD-30 to AD-33)."""

from itertools import product

import pytest

from engine.game import Action, IllegalAction
from engine.games.admiral.fire import aims, shots_left
from engine.games.admiral.past import Salvo
from engine.games.admiral.picking import one
from engine.games.admiral.state import NOBODY
from tests.engine.games.admiral.positions import (
    asked,
    at,
    cells,
    does,
    fort,
    named,
    options,
    place,
    position,
    ship,
    strengths,
    told,
    water,
)


def reached(state):
    """Who reaches each target."""
    return {one(state, target).id: [one(state, gun.place).id for gun in guns] for target, guns in aims(state).items()}


RANGES = {"s": (4, 3), "g": (3, 2), "f": (4, 3), "b": (3, 2)}
COURSES = {
    "N": (0, 1),
    "NE": (1, 1),
    "E": (1, 0),
    "SE": (1, -1),
    "S": (0, -1),
    "SW": (-1, -1),
    "W": (-1, 0),
    "NW": (-1, 1),
}


def letters(col, row):
    return f"{'ABCDEFGHIJKLMNOPQRSTUVWX'[col]}{row}"


@pytest.mark.parametrize("kind", "sgfb")
def test_ad3_ad30_guns_reach_so_far_on_each_of_eight_courses_and_nothing_else(kind):
    found = set()
    for col, row in product(range(5, 18), range(1, 15)):
        if (col, row) != (11, 7) and reached(position(ship(f"{kind}1", "L7"), ship("b2", letters(col, row)))):
            found.add((col, row))
    expected = {
        (11 + dx * steps, 7 + dy * steps)
        for dx, dy in COURSES.values()
        for steps in range(1, RANGES[kind][bool(dx and dy)] + 1)
    }
    assert found == expected


def test_ad30_a_fort_reaches_five_cells_and_four_diagonally():
    for name, hit in (("L13", True), ("L14", False), ("P12", True), ("Q13", False), ("M10", False)):
        state = position(ship("g1", "A14"), ship("b2", name), forts=(fort("L8", 0),))
        assert reached(state) == ({"b2": ["fort-l8"]} if hit else {})


@pytest.mark.parametrize("between", [ship("b1", "J5"), ship("f2", "J5"), ship("f2", "J5", seat=2)])
def test_ad30_ships_of_any_owner_hide_what_lies_behind_from_ships(between):
    state = position(ship("s1", "H5"), between, ship("g2", "K5"), seats=3)
    assert "s1" not in reached(state).get("g2", [])


def test_ad30_land_covered_sides_and_corners_stop_shots_and_reefs_do_not():
    pair = ship("s1", "H5"), ship("g2", "K5")
    assert reached(position(*pair, layout=water(reefs="I5 J5"))) == {"g2": ["s1"]}
    assert not aims(position(*pair, layout=water(closed="I5")))
    assert not aims(position(*pair, layout=water(covered="I5-E J5-W")))
    assert aims(position(*pair, layout=water(coastal="I5 J5")))
    diagonal = ship("s1", "H5"), ship("g2", "K8")
    assert reached(position(*diagonal)) == {"g2": ["s1"]}
    assert reached(position(*diagonal, layout=water(closed="J6"))) == {"g2": ["s1"]}
    assert not aims(position(*diagonal, layout=water(closed="I7 J6")))


def test_ad30_forts_live_or_ruined_stop_shots():
    for seat, strength in ((0, 5), (1, 5), (1, 0), (NOBODY, 5)):
        state = position(ship("s1", "H5"), ship("g2", "J5"), forts=(fort("I5", seat, strength),))
        assert "s1" not in reached(state).get("g2", [])


def test_ad30_forts_fire_over_ships_in_the_open_sea_but_not_over_those_in_any_port():
    foe = ship("g2", "M5")
    base = fort("I5", 0)
    over = reached(position(ship("b1", "K5"), foe, forts=(base,)))
    assert over["g2"] == ["b1", "fort-i5"]
    assert reached(position(ship("b1", "J5"), foe, forts=(base,)))["g2"] == ["b1"]
    other = fort("L6", 1)
    assert reached(position(ship("b1", "K5"), foe, forts=(base, other)))["g2"] == ["b1"]
    assert not reached(position(foe, forts=(fort("I5", 0), fort("L5", NOBODY, 0)))).get("g2")


def test_ad30_two_ships_in_one_cell_of_a_port_hide_each_other_neither_as_shooters_nor_as_targets():
    state = position(ship("s1", "H5"), ship("f2", "J5"), ship("b2", "J5"), forts=(fort("K6", 1),))
    assert reached(state) == {"f2": ["s1"], "b2": ["s1"]}
    state = position(ship("s1", "J5"), ship("b1", "J5"), ship("f2", "H5"), forts=(fort("K6", 0),))
    assert reached(state) == {"f2": ["s1", "b1"]}


def test_ad4_ships_in_one_cell_of_a_port_do_not_fire_at_each_other():
    assert not aims(position(ship("s1", "J5"), ship("f2", "J5"), forts=(fort("K6", NOBODY, 0),)))


def test_ad30_only_rivals_and_ownerless_forts_are_targets_and_ruins_are_not():
    state = position(
        ship("s1", "H5"), ship("b1", "H7"), ship("g2", "H3"),
        forts=(fort("J5", 0, 3), fort("F5", 1, 2), fort("J7", NOBODY), fort("F7", 1, 0)),
    )  # fmt: skip
    assert list(reached(state)) == ["g2", "fort-f5", "fort-j7"]
    with pytest.raises(IllegalAction) as refused:
        asked(state, "fire b1")
    assert refused.value.reason.id == "admiral-refuse-own"
    with pytest.raises(IllegalAction) as refused:
        asked(position(ship("s1", "A1"), ship("g2", "A3"), ship("b2", "X9")), "fire b2")
    assert refused.value.reason.id == "admiral-refuse-out-of-fire"


def test_ad60_without_fire_there_are_no_targets():
    assert not aims(position(ship("s1", "H5"), ship("g2", "J5"), terms={"fire": False}))


SHOTS = {"s": (3, 1), "g": (2, 0), "f": (1, 0), "b": (1, 0)}


@pytest.mark.parametrize("kind", "sgfb")
def test_ad3_shots_are_fewer_in_a_storm_the_forts_are_not(kind):
    for wind, storm in (("calm", 0), ("fresh", 0), ("storm", 1)):
        state = position(ship(f"{kind}1", "H5"), ship("g2", "J5"), forts=(fort("J8", 0),), wind=wind)
        assert shots_left(state, state.ships[place(state, f"{kind}1")]) == SHOTS[kind][storm]
        assert "fort-j8" in reached(state)["g2"]
        assert (f"{kind}1" in reached(state)["g2"]) == bool(SHOTS[kind][storm])


def test_ad11_shots_are_fired_singly_or_together_until_none_is_left():
    state = position(ship("s1", "H5"), ship("g2", "J5"))
    state, _ = does(state, "fire g2 {s1} 1", 1)
    assert options(state, "fire g2 {s1}") == ["1", "2"]
    state, _ = does(state, "fire g2 {s1} 2", 1)
    assert not aims(state)
    with pytest.raises(IllegalAction) as refused:
        asked(state, "fire")
    assert refused.value.reason.id == "admiral-refuse-no-target"


def test_ad33_a_fort_has_two_shots_and_a_silent_or_ruined_one_none():
    foe = ship("g2", "J5")
    state = position(foe, forts=(fort("H5", 0, 1),), wind="storm")
    assert options(state, "fire g2 {fort-h5}") == ["1", "2"]
    assert not aims(position(foe, forts=(fort("H5", 0, silent=True),)))
    assert not aims(position(foe, forts=(fort("H5", 0, 0),)))
    assert not aims(position(foe, forts=(fort("H5", NOBODY),)))


def test_ad43_ad50_ad51_who_was_in_a_fight_or_is_under_repair_does_not_fire_workers_do():
    foe = ship("g2", "J5")
    assert not aims(position(ship("s1", "H5", spent=True), foe))
    assert not aims(position(ship("s1", "H5", task="repair"), foe))
    assert aims(position(ship("s1", "H5", task="work"), foe))
    assert aims(position(ship("s1", "H5", stopped=True, moved=True), foe))


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("hard", [False, True])
def test_ad31_a_shot_hits_by_its_die(die, hard):
    for there, hits in (("J5", die > 2), ("I5", die != 2), ("I6", die != 2)):
        state = position(ship("b1", "H5"), ship("s2", there), terms={"hard": hard})
        after, events = does(state, "fire s2 {b1}", die)
        hit = die % 2 == 0 if hard else hits
        assert strengths(after)["s2"] == 7 - hit
        assert told(events) == ["hit" if hit else "missed"]
        assert after.salvos == (Salvo(9, 0, (at("H5"),), at(there), 1, die, int(hit)),)
        assert after.stirred == hit
        assert events[0].reveals


def test_ad32_one_die_is_read_for_each_shot_by_its_own_distance():
    state = position(ship("s1", "H5"), ship("b1", "I6"), ship("s2", "J5"), forts=(fort("M5", 0),))
    after, _ = does(state, "fire s2 {s1,b1,fort-m5} all", 1)
    assert strengths(after)["s2"] == 6, "at a distance a rolled 1 misses"
    assert [named(after, id).fired for id in ("s1", "b1", "fort-m5")] == [3, 1, 2]
    assert after.salvos == (Salvo(9, 0, cells("H5 I6 M5"), at("J5"), 6, 1, 1),)
    after, _ = does(state, "fire s2 {s1,b1,fort-m5} fewer 2 1", 3)
    assert strengths(after)["s2"] == 3
    assert [named(after, id).fired for id in ("s1", "b1", "fort-m5")] == [2, 1, 1]
    after, _ = does(state, "fire s2 {b1}", 1)
    assert strengths(after)["s2"] == 6


def test_ad32_what_is_asked_of_a_salvo():
    state = position(ship("s1", "H5"), ship("b1", "I6"), ship("s2", "J5"), forts=(fort("M5", 0),))
    assert options(state, "fire") == ["s2"]
    question = asked(state, "fire s2")
    assert [option.value.token for option in question.options] == ["s1", "b1", "fort-m5"]
    assert (question.least, question.most) == (1, 3)
    assert options(state, "fire s2 {s1}") == ["1", "2", "3"]
    assert options(state, "fire s2 {s1,b1}") == ["all", "fewer"]
    assert options(state, "fire s2 {s1,b1} fewer") == ["1", "2", "3"]
    assert options(state, "fire s2 {s1,fort-m5} fewer 3") == ["1", "2"]
    assert isinstance(asked(state, "fire s2 {b1}"), Action)
    wrong = "{}", "{b1,s1}", "{b1} 1", "{s1} 4", "{s1} all", "{s1,b1} 2", "{s1,b1} all 2", "{s1,b1} fewer 1 1", "s1"
    for path in (*[f"fire s2 {answers}" for answers in wrong], "fire H5"):
        with pytest.raises(IllegalAction):
            asked(state, path)


def odds(state, text):
    """The percentages beside the options of a question."""
    return [
        next((number.value for name, number in option.note.args if name == "odds"), None) if option.note else None
        for option in asked(state, text).options
    ]


def test_ad32_odds_are_those_of_the_shots_that_are_chosen():
    state = position(ship("s1", "H5"), ship("b1", "I6"), ship("f2", "J5", 2), forts=(fort("M5", 0),))
    assert odds(state, "fire") == [67], "six shots at two strength: only 3 to 6 is enough"
    assert odds(state, "fire f2") == [67, 83, 67]
    assert odds(state, "fire f2 {s1}") == [0, 67, 67]
    assert odds(state, "fire f2 {s1,b1}") == [67, None]
    assert odds(state, "fire f2 {s1,b1} fewer") == [67, 67, 67]
    weak = position(ship("s1", "H5"), ship("b1", "I6"), ship("f2", "J5", 1), forts=(fort("M5", 0),))
    assert odds(weak, "fire f2 {s1,b1,fort-m5} fewer 1") == [83, 83]


def test_ad32_ad33_surplus_is_lost_and_a_ship_without_strength_is_destroyed():
    state = position(ship("s1", "H5"), ship("b2", "J5", 2))
    after, events = does(state, "fire b2 {s1} 3", 6)
    assert strengths(after)["b2"] == 0
    assert told(events) == ["destroyed"]
    assert after.salvos[0].hits == 3
    assert [(mark.what, mark.seat, mark.cell) for mark in after.marks] == [("sunk", 1, at("J5"))]
    assert not aims(after)


def test_ad33_ad52_ad63_a_fort_without_strength_is_ruined_and_its_pearls_are_gone():
    state = position(
        ship("s1", "H5"), ship("f2", "K6", 1, task="repair"), ship("g2", "L5"),
        forts=(fort("J5", 1, 2, pearls=2),),
    )  # fmt: skip
    after, events = does(state, "fire fort-j5 {s1} 3", 6)
    ruin = named(after, "fort-j5")
    assert (ruin.strength, ruin.pearls, ruin.seat) == (0, 0, 1)
    assert told(events) == ["destroyed", "pearls-gone", "repair-over"]
    assert (named(after, "f2").strength, named(after, "f2").task) == (1, ""), "by gunfire their repair only ends"


def test_ad69_damage_to_a_fort_that_nobody_owns_does_not_count():
    after, _ = does(position(ship("b1", "H5"), forts=(fort("J5", NOBODY),)), "fire fort-j5 {b1}", 6)
    assert (named(after, "fort-j5").strength, after.stirred) == (4, False)


def test_ad30_the_booklets_picture():
    """§5.5: a brig fires over a reef; a rival's brig and land bar other lines; a fort fires over a ship at sea, but not
    over one in its port, nor over land.
    """
    foes = ship("b2", "H8"), ship("f2", "G6"), ship("g2", "F7"), ship("s2", "J5")
    state = position(ship("b1", "H5"), *foes, layout=water(closed="I5", reefs="H6"))
    assert reached(state) == {"f2": ["b1"], "b2": ["b1"]}
    base = (fort("B2", 0),)
    at_sea = position(ship("b1", "B4"), ship("b2", "B6"), forts=base)
    assert reached(at_sea)["b2"] == ["b1", "fort-b2"]
    in_port = position(ship("b1", "B3"), ship("b2", "B6"), forts=base)
    assert reached(in_port)["b2"] == ["b1"]
    assert not reached(position(ship("g1", "X1"), ship("b2", "E5"), forts=base, layout=water(closed="D4")))


def test_ad4_ad30_a_rivals_ship_is_a_target_beside_an_own_one_in_a_cell():
    """A captured ship may lie in one cell of a port with one of her former owner's."""
    state = position(ship("b1", "B2"), ship("b2", "B2"), ship("f1", "B4"), forts=(fort("A1", 0),))
    assert reached(state)["b2"] == ["f1", "fort-a1"]
