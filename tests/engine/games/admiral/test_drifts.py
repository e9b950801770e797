"""Storms: how far ships drift, what stops them, who lies in shelter, in which order they go (AD-22, AD-23)."""

from itertools import permutations, product

import pytest
from msgspec.structs import replace

from engine.games.admiral.data import SHIPS
from engine.games.admiral.drift import drifted, sheltered, waiting
from engine.games.admiral.layout import Layout
from engine.games.admiral.sailing import drifts
from engine.games.admiral.ships import Ship
from engine.games.admiral.sight import forecasts
from engine.grid import STEPS
from engine.sailing.sea import NAMES, NUMBERS
from engine.sailing.telling import Log
from tests.engine.games.admiral.positions import at, fort, named, position, ship, told, water
from tests.engine.games.admiral.voyages import options, play, refused, where

SIDE = 4


def storm(*ships, towards="NE", **more):
    """A storm in the first seat's turn; the second one has a galleon in the east."""
    return position(*ships, ship("g2", "X7"), wind="storm", towards=towards, **more)


def drift(state, id):
    way = drifted(state, named(state, id))
    return [state.board.cells[cell].token for cell in way.cells], way.why, way.damage


# ---------------------------------------------------------------- how far (AD-22)


def test_ad22_the_booklet_s_storm_to_the_north_east():
    """§4.21: the brig sails 1; the ship of the line with a reef on her second cell sails 1, damage 1; the galleon is
    behind a covered corner and stays.
    """
    layout = water(reefs="H7", closed="C4 B5")
    state = storm(ship("b1", "L9"), ship("s1", "F5"), ship("g1", "C5"), layout=layout)
    assert drift(state, "b1") == (["M10"], "full", 0)
    assert drift(state, "s1") == (["G6"], "reef", 1)
    assert sheltered(state, named(state, "g1"))
    assert not sheltered(state, named(state, "s1"))
    order = [state.ships[place].id for _, place in waiting(state)]
    assert order == ["b1", "s1", "g1"]
    after, events = play(state, "drift", "stay")
    assert (where(after, "b1"), where(after, "s1"), where(after, "g1")) == ("M10", "G6", "C5")
    assert named(after, "s1").strength == 6
    assert told(events) == ["drifting", "drifted", "struck", "shelters"]


@pytest.mark.parametrize("towards", NAMES)
def test_ad22_each_ship_drifts_exactly_her_storm_number(towards):
    course = NUMBERS[towards]
    for kind, one in SHIPS.items():
        cells, why, damage = drift(storm(ship(f"{kind}1", "L7"), towards=towards), f"{kind}1")
        assert (len(cells), why, damage) == (one.storm[course % 2], "full", 0)


def test_ad22_ships_full_ports_barred_cells_and_the_edge_stop_her_unharmed():
    g1 = ship("g1", "L7")
    assert drift(storm(g1, ship("b1", "N7"), towards="E"), "g1") == (["M7"], "ship", 0)
    assert drift(storm(g1, ship("b1", "M7"), towards="E"), "g1") == ([], "ship", 0)
    full = storm(g1, ship("b1", "N7"), ship("f1", "N7"), towards="E", forts=(fort("O8", 1),))
    assert drift(full, "g1") == (["M7"], "port", 0)
    assert drift(storm(g1, towards="E", forts=(fort("N7", 1),)), "g1") == (["M7"], "port", 0)
    assert drift(storm(g1, towards="E", layout=water(closed="N7")), "g1") == (["M7"], "land", 0)
    assert drift(storm(g1, towards="E", layout=water(covered="M7-E N7-W")), "g1") == (["M7"], "land", 0)
    assert drift(storm(ship("g1", "W7"), towards="E"), "g1") == ([], "ship", 0)
    assert drift(storm(ship("g1", "W9"), towards="E"), "g1") == (["X9"], "edge", 0)


def test_ad22_a_port_s_cell_with_room_lets_her_in_and_through():
    state = storm(ship("g1", "K7"), ship("b2", "L7"), towards="E", forts=(fort("L8", 1),))
    assert drift(state, "g1") == (["L7", "M7", "N7"], "full", 0)
    assert options(state, "g1") == ["L7", "M7", "N7"]


def test_ad22_a_reef_does_a_damage_for_each_cell_not_sailed():
    g1 = ship("g1", "L7")
    for reef, damage in (("O7", 1), ("N7", 2), ("M7", 3)):
        assert drift(storm(g1, towards="E", layout=water(reefs=reef)), "g1")[1:] == ("reef", damage)
    state = storm(ship("g1", "L7", 2), ship("b1", "B2"), towards="E", layout=water(reefs="N7"))
    after, events = play(state, "g1 M7")
    assert where(after, "g1") == "-"
    assert told(events) == ["wrecked"]
    assert after.marks[0].what == "struck"
    assert not after.stirred  # AD-69: one's own damage doesn't count


def test_ad22_she_may_stop_in_a_port_any_fort_s_ruined_too():
    for seat, strength in ((0, 5), (1, 5), (1, 0)):
        one = replace(fort("N8", seat), strength=strength)
        state = storm(ship("g1", "L7"), ship("b1", "B2"), towards="E", forts=(one,))
        assert options(state, "g1") == ["M7", "N7", "O7"]
        assert where(play(state, "g1 N7")[0], "g1") == "N7"


def test_ad22_a_ship_in_shelter_need_not_drift_and_drifts_if_she_leaves():
    for layout, forts in (
        (water(closed="K7"), ()),
        (water(covered="L7-W K7-E"), ()),
        (water(), (fort("L8", 1, 0),)),
    ):
        state = storm(ship("g1", "L7"), ship("b1", "B2"), towards="E", layout=layout, forts=forts)
        assert sheltered(state, named(state, "g1"))
        after, _ = play(state, "end", "stay")
        assert where(after, "g1") == "L7"
        after, _ = play(state, "g1 O7")
        assert where(after, "g1") == "O7"


def test_ad22_she_stops_unharmed_in_a_port_that_lies_before_a_reef():
    port = {"towards": "E", "layout": water(reefs="N7")}
    assert drift(storm(ship("g1", "L7"), forts=(fort("M8", 1),), **port), "g1")[1:] == ("port", 0)
    assert drift(storm(ship("g1", "M7"), forts=(fort("M8", 1),), **port), "g1")[1:] == ("reef", 3)  # she stays


def test_ad22_reefs_and_ships_do_not_shelter_by_the_letter_ships_do():
    for other in (ship("b1", "K7"), ship("b2", "K7")):
        assert not sheltered(storm(ship("g1", "L7"), other, towards="E"), ship("g1", "L7"))
        letter = storm(ship("g1", "L7"), other, towards="E", terms={"beside": True})
        assert sheltered(letter, ship("g1", "L7"))  # AD-70
    reef = water(reefs="K7")
    assert not sheltered(storm(ship("g1", "L7"), towards="E", layout=reef), ship("g1", "L7"))


def walked(layout, ships, ship_, towards):
    """Where a ship drifts to, cell by cell as the rule says it; there are no forts."""
    dx, dy = STEPS[towards]
    closed = {(at % layout.width, at // layout.width) for at in layout.closed}
    reefs = {(at % layout.width, at // layout.width) for at in layout.reefs}
    taken = {(one.cell % layout.width, one.cell // layout.width) for one in ships}
    col, row = ship_.cell % layout.width, ship_.cell // layout.width
    must = SHIPS[ship_.id[0]].storm[bool(dx and dy)]
    for sailed in range(must):
        there = (col + dx, row + dy)
        if not (0 <= there[0] < layout.width and 0 <= there[1] < layout.height):
            return (col, row), 0
        if there in closed or (dx and dy and {(col + dx, row), (col, row + dy)} <= closed) or there in taken:
            return (col, row), 0
        if there in reefs:
            return (col, row), must - sailed
        col, row = there
    return (col, row), 0


def test_ad22_exhaustively_on_small_boards():
    """Each wind, each class, with a closed cell, a reef and another ship wherever they can be."""
    for land, reef in product(range(0, SIDE * SIDE, 5), range(1, SIDE * SIDE, 3)):
        if land == reef:
            continue
        layout = Layout(SIDE, SIDE, (land,), (), (), (reef,))
        free = [at for at in range(SIDE * SIDE) if at not in (land, reef)]
        for here, there in permutations(free, 2):
            for kind in "sb":
                one, other = Ship(f"{kind}1", 0, here, 3), Ship("f2", 1, there, 4)
                for towards in NAMES:
                    state = position(one, other, wind="storm", towards=towards, layout=layout)
                    way = drifted(state, one)
                    cell = way.cells[-1] if way.cells else here
                    assert ((cell % SIDE, cell // SIDE), way.damage) == walked(layout, (one, other), one, towards)


def test_ad22_shelter_exhaustively_on_small_boards():
    """Two closed cells wherever they can be: next to one on the side that the wind comes from, or behind a corner."""
    for lands in product(range(9), repeat=2):
        layout = Layout(3, 3, tuple(sorted(set(lands))), (), (), ())
        closed = {(at % 3, at // 3) for at in lands}
        for here in range(9):
            if here in lands:
                continue
            col, row = here % 3, here // 3
            for towards, (dx, dy) in STEPS.items():
                corner = bool(dx and dy) and {(col - dx, row), (col, row - dy)} <= closed
                inside = 0 <= col - dx < 3 and 0 <= row - dy < 3
                expected = (col - dx, row - dy) in closed or (corner and inside)
                state = position(Ship("b1", 0, here, 3), wind="storm", towards=towards, layout=layout)
                assert sheltered(state, state.ships[0]) == expected


# ---------------------------------------------------------------- the order (AD-23)


def far(cell, towards):
    """Steps from the edge that the wind blows from; for a diagonal wind columns and rows from that corner."""
    dx, dy = STEPS[towards]
    col, row = cell % SIDE, cell // SIDE
    return (col if dx > 0 else SIDE - 1 - col if dx < 0 else 0) + (row if dy > 0 else SIDE - 1 - row if dy < 0 else 0)


def test_ad23_exhaustively_the_farthest_from_where_the_wind_comes_from_goes_first():
    """Three ships wherever they can be: none is stopped by an own ship that hasn't moved yet and still can."""
    layout = Layout(SIDE, SIDE, (), (), (), ())
    for cells in permutations(range(SIDE * SIDE), 3):
        if cells[0] % 3:
            continue
        fleet = [Ship(f"{kind}1", 0, cell, 3) for kind, cell in zip("sfb", cells, strict=True)]
        for towards in NAMES:
            state = position(*fleet, wind="storm", towards=towards, layout=layout)
            order = [place for _, place in waiting(state)]
            ranks = [far(state.ships[place].cell, towards) for place in order]
            assert ranks == sorted(ranks, reverse=True)
            assert order == sorted(order, key=lambda place: (-far(state.ships[place].cell, towards), place))
            done = set()
            for place in order:
                way = drifted(state, state.ships[place])
                if way.why == "ship":
                    last = way.cells[-1] if way.cells else state.ships[place].cell
                    ahead = state.board.sea.beside[last][NUMBERS[towards]]
                    assert next(at for at, one in enumerate(state.ships) if one.cell == ahead) in done
                state = drifts(state, place, way, Log(None))
                done.add(place)
            assert not waiting(state)


def test_ad23_ships_are_offered_in_their_order_ties_by_the_owner_s_choice():
    state = storm(ship("s1", "L7"), ship("f1", "H9"), ship("b1", "H3"), towards="E")
    assert options(state) == ["s1", "drift", "end"]
    assert refused(state, "b1 J3") == "drift-first"
    state, _ = play(state, "s1 O7")
    assert options(state) == ["f1", "b1", "drift", "end"]
    state, _ = play(state, "b1 J3", "f1 J9")
    assert options(state) == ["end"]


def test_ad23_a_sheltered_ship_that_leaves_takes_its_place_in_the_order():
    layout = water(closed="L9 C3")
    fleet = ship("s1", "M9"), ship("f1", "H7"), ship("b1", "D3")
    state = storm(*fleet, towards="E", layout=layout)
    assert options(state) == ["s1", "f1", "drift", "end"]
    passed, _ = play(state, "f1 J7")
    assert options(passed) == ["b1", "end"]  # her place has passed, that of the brig is to come
    left, _ = play(state, "s1 P9", "f1 J7", "b1 F3")
    assert [where(left, id) for id in ("s1", "f1", "b1")] == ["P9", "J7", "F3"]
    asked, _ = play(state, "end")
    assert options(asked) == ["stay", "rest", "P9"]
    asked, _ = play(asked, "stay")
    assert where(asked, "f1") == "J7"
    assert options(asked) == ["stay", "F3"]
    rest, _ = play(state, "end", "rest")
    assert [where(rest, id) for id in ("s1", "f1", "b1")] == ["M9", "J7", "D3"]
    assert rest.turn > state.turn


def test_ad23_it_is_decided_once_in_a_turn_that_a_ship_stays_in_shelter():
    layout = water(closed="L9 C3")
    state = storm(ship("s1", "M9"), ship("f1", "R7"), ship("b1", "D3"), towards="E", layout=layout)
    stayed, _ = play(state, "drift", "stay", "stay")
    assert [where(stayed, id) for id in ("s1", "f1", "b1")] == ["M9", "T7", "D3"]
    assert options(stayed) == ["s1", "b1", "end"]
    ended, events = play(stayed, "end")
    assert ended.turn > stayed.turn
    assert "shelters" not in told(events)
    left, _ = play(stayed, "b1 F3", "end")  # he may choose it himself yet
    assert where(left, "b1") == "F3"
    assert left.turn > stayed.turn


def test_ad23_once_all_that_are_left_stay_so_does_who_can_leave_only_when_another_has_gone():
    fleet = ship("s1", "S9"), ship("g1", "M9"), ship("f1", "N9"), ship("b1", "D3")
    state = storm(*fleet, towards="E", layout=water(closed="R9 L9 C3"))
    asked, _ = play(state, "end")
    assert options(asked) == ["stay", "rest", "V9"]
    rest, _ = play(asked, "rest")
    assert [where(rest, id) for id in ("s1", "g1", "f1", "b1")] == ["S9", "M9", "P9", "D3"]
    assert rest.turn > state.turn
    asked, _ = play(asked, "stay")
    assert options(asked) == ["stay", "rest", "O9"]


def test_ad23_two_in_one_port_cell_are_asked_in_ship_order():
    forts = (fort("L8", 0),)
    state = storm(ship("s1", "L7"), ship("b1", "L7"), towards="E", forts=forts)
    assert options(state) == ["s1", "b1", "end"]
    asked, _ = play(state, "end")
    assert options(asked) == ["stay", "rest", "M7", "O7"]
    after, _ = play(asked, "O7", "stay")
    assert (where(after, "s1"), where(after, "b1")) == ("O7", "L7")


def test_ad23_ships_that_fought_ships_under_repair_and_at_work_do_not_drift():
    forts = (fort("C3", 0),)
    idle = ship("g1", "B2", 3, task="repair"), ship("f1", "L7", spent=True)
    state = storm(*idle, ship("b1", "P7"), towards="N", forts=forts)
    assert [state.ships[place].id for _, place in waiting(state)] == ["b1"]


def test_ad23_ships_may_fire_before_between_and_after():
    state = storm(ship("s1", "L7"), ship("s3", "H2", seat=0), ship("b2", "L9"), ship("b4", "O8", seat=1), towards="E")
    assert options(state) == ["s1", "fire", "drift", "end"]
    state, _ = play(state, "s1 O7")
    assert options(state, "fire") == ["b4"]


def test_ad23_end_drifts_all_that_must_and_asks_where_a_port_lies_on_the_way():
    state = storm(ship("s1", "L7"), ship("b1", "H9"), towards="E", forts=(fort("M8", 1),))
    state = replace(state, ships=(replace(state.ships[0], cell=at("J7")), *state.ships[1:]))
    asked, _ = play(state, "end")
    assert options(asked) == ["L7", "M7"]
    after, _ = play(asked, "L7")
    assert (where(after, "s1"), where(after, "b1"), after.mover) == ("L7", "J9", 1)


# ---------------------------------------------------------------- told before (AD-22, AD-23)


def test_ad22_it_is_shown_before_where_each_ship_will_end_and_what_it_costs():
    layout = water(reefs="R5", closed="C3")
    fleet = ship("s1", "P5"), ship("g1", "L9"), ship("f1", "N9"), ship("b1", "D3"), ship("b3", "H2", seat=0, spent=True)
    state = storm(*fleet, towards="E", layout=layout)
    found = {one.ship: ([cell.token for cell in one.cells], one.why, one.damage) for one in forecasts(state)}
    assert found == {
        "s1": (["P5", "Q5"], "reef", 2), "f1": (["N9", "O9", "P9"], "full", 0),
        "g1": (["L9", "M9", "N9", "O9"], "full", 0), "b1": (["D3", "E3", "F3"], "shelter", 0),
        "b3": (["H2"], "spent", 0),
    }  # fmt: skip
    assert list(found)[:3] == ["s1", "f1", "g1"]
    assert not forecasts(replace(state, wind=replace(state.wind, force="fresh")))
