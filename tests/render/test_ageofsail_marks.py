"""Pictures of Age of Sail while somebody chooses, and the geometry that they show."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from engine.games import ageofsail as game
from engine.games.ageofsail.fleet import targets, threatened
from engine.games.ageofsail.guns import guns_at
from engine.games.ageofsail.state import State
from engine.games.ageofsail.view import View
from engine.sailing.sea import bits, mask
from engine.sailing.ships import with_ship
from engine.sailing.view import Ship
from engine.values import Cell, Course, Piece
from render import Marks, Picture
from render.accents import CHOICE
from render.board import sea_board
from render.games import ageofsail
from render.games.ageofsail.board import sailing
from render.games.ageofsail.geometry import reach, reaches
from render.games.ageofsail.geometry import targets as aimed_at
from render.sailing.choices import chosen
from render.sailing.events import last_mover
from render.sailing.geometry import COURSES, abeam, beyond, broadsides, course_to
from render.window import Window
from tests.playing import random_position
from tests.render.age_of_sail import NAMES, battle, fort, four, opening, ship
from tests.render.age_of_sail import sailing as sailing_marks
from tests.render.at_sea import BESIDE, at, cells
from tests.render.comparing import apart, changed, opened, shares

CLOSE = Window(5, 4, 9, 10)
STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""East and north, by course."""
FIRST = battle(active=None, asked="turn", viewer=0)
"""Gold chooses what to do."""


def close(view: View, marks: Marks, window: Window = CLOSE) -> Picture:
    return ageofsail.draw(view, NAMES, replace(marks, windows=(BESIDE, window)))[1]


class TestReach:
    def test_two_cells_along_rows_columns_and_diagonals(self) -> None:  # AS-33
        view = opening()
        found = reach(view.forts[0], view.forts, ())
        live = [card.cell for card in view.forts[0].cards if not card.arms]
        for cell in (Cell(col, row) for col in range(20) for row in range(20)):
            far = [(abs(cell.col - gun.col), abs(cell.row - gun.row)) for gun in live]
            wanted = any(max(way) in (1, 2) and (0 in way or way[0] == way[1]) for way in far)
            assert (cell in found) == wanted, cell.token

    def test_turned_cards_and_arms_fire_nothing(self) -> None:  # AS-33, AS-34
        dead = fort(0, "SW", "A2 B1 B2 C1 C2")
        assert not reach(dead, (dead,), ())
        alone = fort(0, "SW", "A2 B1 B2 C1")
        assert at("A2") in reach(alone, (alone,), ())
        assert at("A1") not in reach(alone, (alone,), ())

    def test_ships_and_others_forts_bar_the_cells_behind_them(self) -> None:  # AS-33
        mine = fort(0, "SW")
        assert at("B4") in reach(mine, (mine,), ())
        assert at("B4") not in reach(mine, (mine,), (ship("b1", 0, "B3 N"),))
        assert at("B3") in reach(mine, (mine,), (ship("b1", 1, "B3 N"),))
        other = replace(fort(1, "NE"), cards=(replace(mine.cards[0], cell=at("B3")),))
        assert at("B4") not in reach(mine, (mine, other), ())

    def test_who_would_fire_at_a_ship(self) -> None:  # AS-33, AS-37
        view = four()
        moved = next(ship for ship in view.ships if ship.id == "s2")
        found = reaches(view, moved)
        assert found[at("D3")] == [0]
        assert at("C17") not in found
        assert {seat for seats in found.values() for seat in seats} == {0, 2}

    def test_nobody_in_fog(self) -> None:  # AS-29
        view = four(situation="fog")
        assert not reaches(view, view.ships[0])

    def test_a_ship_does_not_bar_her_own_way(self) -> None:
        view = battle(ships=(ship("f1", 1, "B3 N"),))
        assert at("B4") in reaches(view, view.ships[0])


class TestBroadsides:
    def test_exactly_abeam(self) -> None:  # AS-10
        for i, course in enumerate(COURSES):
            for side in abeam(course):
                dx, dy = STEPS[COURSES.index(side)]
                assert dx * STEPS[i][0] + dy * STEPS[i][1] == 0
                assert beyond(at("K8"), side) == Cell(10 + dx, 7 + dy)

    def test_port_comes_first(self) -> None:
        assert abeam("N") == ("W", "E")
        assert abeam("NE") == ("NW", "SE")

    def test_straight_ways(self) -> None:
        assert course_to(at("J9"), at("N13")) == "NE"
        assert course_to(at("J9"), at("A9")) == "W"
        assert course_to(at("J9"), at("K11")) is None
        assert course_to(at("J9"), at("J9")) is None

    @staticmethod
    def found(view: View, id: str, stops: str, turning: bool = True) -> set[tuple[str, str]]:
        one = next(ship for ship in view.ships if ship.id == id)
        return {
            (stop.token, target.token)
            for stop, target in broadsides(one, cells(stops), turning, aimed_at(view, one.seat))
        }

    def test_from_where_she_may_stop(self) -> None:  # AS-5, AS-10
        view = battle(active=None, asked="turn", ships=tuple(replace(s, port=0, starboard=0) for s in battle().ships))
        assert self.found(view, "f1", "J8 J10 K9 L9 I9") == {("J8", "K8"), ("K9", "K8")}

    def test_on_the_spot_she_may_turn_before_but_not_in_mid_course(self) -> None:  # AS-5
        view = battle(active=None, ships=(ship("f1", 0, "J9 N"), ship("b2", 1, "K8 N")))
        assert self.found(view, "f1", "J9") == {("J9", "K8")}
        assert not self.found(view, "f1", "J9", turning=False)

    @pytest.mark.parametrize(("fired", "bears"), [((2, 0), True), ((0, 2), False), ((2, 2), False)])
    def test_only_with_shots_left_on_that_side(self, fired: tuple[int, int], bears: bool) -> None:  # AS-17
        view = battle(active=None, ships=(ship("f1", 0, "J10 N", 2, fired), ship("b2", 1, "K11 N")))
        assert bool(self.found(view, "f1", "J11")) == bears

    def test_live_cannons_of_those_in_the_game(self) -> None:  # AS-34, AS-37
        one = ship("f1", 1, "A3 E")
        view = battle(active=None, ships=(one,), forts=(fort(0, "SW", "C2"),))
        assert self.found(view, "f1", "B3 C3") == {("B3", "B2")}
        assert not self.found(replace(view, out=(0,)), "f1", "B3 C3")

    def test_nothing_in_fog(self) -> None:  # AS-29
        assert self.found(battle(active=None), "f2", "L8")
        assert not self.found(battle(active=None, situation="fog"), "f2", "L8")


class TestChoosing:
    def test_cells_that_may_be_chosen_are_rimmed_and_bright(self) -> None:
        picture = close(FIRST, sailing_marks(FIRST, "f1"))
        plain = close(FIRST, Marks())
        for name in ("J10", "K9", "K10"):
            assert shares(picture, CLOSE, name, CHOICE) > 200
            assert shares(plain, CLOSE, name, CHOICE) == 0
        for name in ("G7", "M7", "H6"):
            assert shares(picture, CLOSE, name, CHOICE) == 0
            cell = sea_board(CLOSE).box(at(name), at(name))
            assert sum(opened(picture).convert("L").crop(cell).tobytes()) < sum(
                opened(plain).convert("L").crop(cell).tobytes()
            )

    def test_the_ship_that_was_chosen(self) -> None:
        picture = close(FIRST, Marks(chosen=(Piece("f2", 0),)))
        assert shares(picture, CLOSE, "L8", CHOICE) > 200
        assert shares(picture, CLOSE, "J9", CHOICE) == 0

    def test_the_ship_under_way_is_as_if_chosen(self) -> None:
        picture = close(battle(viewer=0), Marks(cells("K10 L11 K8")))
        assert shares(picture, CLOSE, "J9", CHOICE) > 100

    def test_chosen_cells_are_told_from_those_that_may_be(self) -> None:
        marks = Marks(cells("J10 J11"), (Piece("f1", 0),))
        one, other = close(FIRST, marks), close(FIRST, replace(marks, chosen=(*marks.chosen, at("J10"))))
        assert changed(one, other)

    def test_broadsides_that_she_would_open(self) -> None:
        marks = Marks(cells("J8"), (Piece("f1", 0),))
        bare = replace(FIRST, ships=tuple(replace(s, port=2, starboard=2) if s.id == "f1" else s for s in FIRST.ships))
        ready = replace(FIRST, ships=tuple(replace(s, port=1, starboard=2) if s.id == "f1" else s for s in FIRST.ships))
        one, other = close(bare, marks), close(ready, marks)
        assert apart(one, other, CLOSE, "J8") > 50

    def test_once_a_stop_is_chosen_only_its_broadsides_are_shown(self) -> None:
        view = replace(FIRST, ships=tuple(replace(s, port=0, starboard=0) for s in FIRST.ships))
        alone = replace(view, ships=tuple(each for each in view.ships if each.seat == 0))
        both, one = Marks(cells("J8 K9"), (Piece("f1", 0),)), Marks((), (Piece("f1", 0), at("J8")))

        def aimed(marks: Marks, name: str) -> int:
            return apart(close(view, marks), close(alone, marks), CLOSE, name)

        assert aimed(both, "K9") > 50
        assert aimed(one, "J8") > 50
        assert aimed(one, "K9") < aimed(both, "K9")

    def test_a_question_may_name_the_cell_where_she_lies(self) -> None:
        """It is no stop that has been chosen."""
        marks = Marks(cells("J8"), (Piece("f1", 0),))
        one, other = (close(FIRST, replace(marks, chosen=(*marks.chosen, *more))) for more in ((), (at("J9"),)))
        assert one.data == other.data

    def test_a_preview_shows_the_broadside_of_the_chosen_heading(self) -> None:
        """There she lies where she would sail to."""
        for heading, bears in (("W", False), ("S", True)):
            ships = (ship("f1", 0, f"J8 {heading}"), ship("b2", 1, "K8 N"))
            view = battle(active=None, asked="turn", ships=ships, shots=(), tracks=())
            alone = replace(view, ships=ships[:1])
            for chosen_last in (at("J8"), Course(heading)):
                marks = Marks((), (Piece("f1", 0), chosen_last))
                assert (apart(close(view, marks), close(alone, marks), CLOSE, "J8") > 50) == bears

    def test_cells_that_draw_fire_are_marked_for_the_ship_that_moves(self) -> None:  # AS-33
        view = battle(active=None, asked="turn", mover=1, viewer=1, ships=(ship("f3", 1, "E5 W"),), tracks=(), shots=())
        window = Window(0, 0, 9, 9)
        marks = Marks(cells("D5 E4 E3"), (Piece("f3", 1),))
        one, other = close(view, marks, window), close(replace(view, situation="fog"), marks, window)
        gold = "#f2b53a"
        assert shares(one, window, "E3", gold) > shares(other, window, "E3", gold) + 200
        assert shares(one, window, "D5", gold) == shares(other, window, "D5", gold)
        assert shares(close(view, Marks(), window), window, "E3", gold) == 0

    def test_what_was_is_not_in_the_way_of_what_may_be(self) -> None:
        marks = sailing_marks(FIRST, "f1")
        assert close(FIRST, marks).data == close(replace(FIRST, shots=(), tracks=()), marks).data
        assert close(FIRST, Marks()).data != close(replace(FIRST, shots=(), tracks=()), Marks()).data

    def test_enemies_who_may_be_boarded(self) -> None:  # AS-15
        view = replace(FIRST, situation="fog")
        marks = Marks(cells("K8"), (Piece("f1", 0),))
        one, other = close(view, marks), close(replace(view, asked="prize"), marks)
        assert changed(one, other)
        under_way = replace(view, active="f1", asked="stop")
        assert close(under_way, marks).data == close(replace(under_way, asked="prize"), marks).data

    def test_cells_for_another_purpose_have_no_arrows(self) -> None:  # AS-7, AS-35
        view = opening(viewer=0)
        points = chosen(Marks(cells("D4"), (Piece("s1", 0),)))
        assert sailing(view, points) is None
        repair = replace(view, asked="turn")
        window = Window(0, 0, 9, 9)
        one = close(repair, Marks(cells("C2"), (Piece("f1", 0),)), window)
        two = close(repair, Marks(cells("C2 D4"), (Piece("f1", 0),)), window)
        assert changed(one, two)

    def test_only_the_movers_ships_sail(self) -> None:
        assert sailing(FIRST, chosen(Marks(chosen=(Piece("s2", 1),)))) is None
        found = sailing(FIRST, chosen(Marks(chosen=(Piece("s1", 0),))))
        assert found
        assert found.id == "s1"


def test_who_moved_last() -> None:
    found = last_mover(battle(), battle().turn)
    assert found
    assert found.id == "f1"
    assert last_mover(opening(), 0) is None


def moored() -> Iterator[tuple[State, int, set[Cell]]]:
    """Positions that come about in random play, each with a ship of the mover's and the cells that are free."""
    for seed in range(12):
        state = random_position(game, Random(f"geometry/{seed}"), 25 * seed).state
        if state.over is None:
            view = game.view(state, None)
            taken = {one.cell for one in view.ships} | {card.cell for fort in view.forts for card in fort.cards}
            places = (i for i, ship in enumerate(state.ships) if ship.masts and ship.seat == state.mover)
            place = next(places, None)  # the defender of an assault has no ships, a pirate none before he puts them
            if place is not None:
                yield state, place, set(state.rules.board.cells) - taken


def put_at(state: State, place: int, cell: int, heading: int) -> tuple[State, View, Ship]:
    moved = with_ship(state.ships, place, replace(state.ships[place], cell=cell, heading=heading))
    there = replace(state, ships=moved)
    view = game.view(there, None)
    return there, view, next(ship for ship in view.ships if ship.id == moved[place].id)


def test_ships_fire_as_the_engine_says() -> None:  # AS-10, AS-17, AS-34
    """Wherever a ship might lie beside what isn't hers."""
    count = 0
    for number, (state, place, free) in enumerate(moored()):
        sea = state.rules.board.cells
        foes = [sea[ship.cell] for ship in state.ships if ship.masts and ship.seat != state.mover]
        foes += [card.cell for fort in game.view(state, None).forts for card in fort.cards]
        beside = {beyond(foe, course) for foe in foes for course in COURSES} & free
        for cell in sorted(beside, key=sea.index):
            there, view, ship = put_at(state, place, sea.index(cell), number % 8)
            wanted = {sea[target] for _, target, _ in targets(there, there.ships[place])}
            assert {target for _, target in broadsides(ship, (cell,), False, aimed_at(view, ship.seat))} == wanted
            count += len(wanted)
    assert count > 20


def test_forts_fire_as_the_engine_says() -> None:  # AS-33
    """At a ship of the mover's wherever she might be near another's fort."""
    count = 0
    for state, place, free in moored():
        sea = state.rules.board.cells
        for cell in bits(threatened(state, state.mover, mask(range(len(sea))))):
            if sea[cell] in free:
                there, view, ship = put_at(state, place, cell, 0)
                wanted = {gun.owner for gun in guns_at(there, place)}
                assert set(reaches(view, ship).get(sea[cell], ())) == wanted
                count += len(wanted)
    assert count > 100
