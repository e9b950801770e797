"""Pictures of Admiral: what is where, what each fact of a view changes, and the budgets."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.games.admiral.orders import Orders
from engine.games.admiral.view import Fort, View
from engine.values import Cell
from render import Marks, Picture
from render.board import sea_board, sea_size
from render.games import admiral
from render.games.admiral.land import shapes
from render.games.admiral.look import GRASS, PORT, chart
from render.theme import SEA
from render.window import Window, overview, parts
from tests.render.at_sea import BESIDE, at, cells
from tests.render.comparing import changed, opened, shares
from tests.render.games.admiral.scenes import NAMES, assault, battle, fleet, fort, half, port, ship, storm, wind

WHOLE = Window(0, 0, 24, 14)
NEAR = Window(8, 1, 11, 11)
VIEWS = {"fleet": fleet(), "battle": battle(), "assault": assault(), "storm": storm(), "half": half(), "alone": half(1)}


def sea(view: View, window: Window = WHOLE) -> Picture:
    """A window without what lies below the first one."""
    return admiral.draw(view, NAMES, Marks(windows=(BESIDE, window)))[1]


def touched(one: View, other: View, first: str, last: str = "", window: Window = WHOLE) -> bool:
    """Whether the sea changes in these cells, and half a cell around them, and nowhere else."""
    found = changed(sea(one, window), sea(other, window))
    board = sea_board(window)
    left, top, right, bottom = board.box(at(first), at(last or first))
    rim = board.wide // 2
    return found is not None and (
        found[0] >= left - rim and found[1] >= top - rim and found[2] <= right + rim and found[3] <= bottom + rim
    )


class TestBudgets:
    @pytest.mark.parametrize("contrast", [False, True])
    @pytest.mark.parametrize("name", VIEWS)
    @pytest.mark.usefixtures("as_sent")
    def test_files(self, name: str, contrast: bool) -> None:
        view = VIEWS[name]
        whole = Window(0, 0, view.width, view.height)
        for picture in admiral.draw(view, NAMES, Marks(windows=(whole, Window(0, 0, 9, 9))), contrast):
            image = opened(picture)
            assert (image.format, image.mode, image.size) == ("PNG", "P", (picture.width, picture.height))
            assert picture.width <= 1200
            assert len(picture.data) <= 120_000

    @pytest.mark.parametrize("contrast", [False, True])
    @pytest.mark.usefixtures("as_sent")
    def test_the_fullest_sea(self, contrast: bool) -> None:
        """32 ships of six seats, all laden and with wakes, and much that has happened."""
        view = crowded()
        for window in (WHOLE, Window(0, 0, 13, 13)):
            for picture in admiral.draw(view, ("W" * 32,) * 6, Marks(windows=(window,)), contrast):
                assert len(picture.data) <= 120_000

    def test_cells_of_the_whole_sea_are_large_enough_for_a_phone(self) -> None:
        (picture,) = admiral.draw(battle(), NAMES)
        assert sea_board(WHOLE).wide * 390 / picture.width >= 15


def crowded() -> View:
    """As much as there can be."""
    view = battle()
    places = [Cell(1 + i % 8 * 3, 1 + i // 8 * 3) for i in range(32)]
    ships = tuple(
        replace(ship(f"{'sgfb'[i % 4]}{i + 1}", i % 6, cell.token, 1 + i % 3, pearls=1 + i % 2), moved=i % 2 == 0)
        for i, cell in enumerate(places)
    )
    tracks = [
        replace(view.tracks[0], ship=one.id, cells=(Cell(one.cell.col, one.cell.row + 1), one.cell)) for one in ships
    ]
    salvos = [
        replace(view.salvos[0], origins=(one.cell,), target=Cell(one.cell.col + 1, one.cell.row + 1), hits=i % 3)
        for i, one in enumerate(ships[:24])
    ]
    marks = [replace(view.marks[0], cell=one.cell, what="loaded", n=2) for one in ships]
    return battle(seats=6, scores=(1,) * 6, order=tuple(range(6)), ships=ships, tracks=tuple(tracks),
                  salvos=tuple(salvos), marks=tuple(marks), quiet=14, last_round=60, round=55)  # fmt: skip


def test_what_is_around_the_sea_is_on_the_first_picture_alone() -> None:
    one, other = admiral.draw(battle(), NAMES, Marks(windows=(WHOLE, WHOLE)))
    assert one.height > other.height
    assert sea(battle(scores=(0, 2))).data == other.data


def test_standing_orders_are_not_shown() -> None:  # AD-44
    view = battle(viewer=1)
    assert admiral.draw(replace(view, orders=Orders(joins="ask")), NAMES)[0].data == admiral.draw(view, NAMES)[0].data


class TestWindows:
    def test_pieces_and_owners(self) -> None:
        found = admiral.sea(battle())
        assert (found.cols, found.rows) == (24, 14)
        assert (found.pieces["s1"], found.owners["s1"]) == ((at("K6"),), 0)
        assert (found.pieces["fort-x14"], found.owners["fort-x14"]) == ((at("X14"),), 1)
        assert "fort-l1" not in admiral.sea(half(2)).owners

    def test_the_whole_sea_is_shown(self) -> None:  # AD-1, AD-61
        assert overview(admiral.sea(fleet())) == (WHOLE,)
        assert len(parts(admiral.sea(fleet()))) == 4
        assert overview(admiral.sea(half())) == (Window(0, 0, 12, 14),)
        assert parts(admiral.sea(half())) == ()

    def test_half_a_sea_is_drawn_as_large_as_a_close_up(self) -> None:  # AD-61
        assert sea_board(Window(0, 0, 12, 14)).wide == sea_board(Window(0, 0, 9, 9)).wide

    def test_news_are_those_of_the_last_turn(self) -> None:
        assert set(admiral.sea(battle()).news) == set(cells("K6 L4 N9 M3 B2"))
        assert admiral.sea(fleet()).news == ()


class TestLand:
    def test_closed_cells_are_land_all_over(self) -> None:  # AD-1
        image = opened(sea(half(ships=(), tracks=()), Window(0, 0, 12, 14))).convert("RGB")
        board = sea_board(Window(0, 0, 12, 14))
        for cell in half().closed:
            assert _near(image, board.middle(cell.col, cell.row), GRASS)

    def test_most_of_a_coastal_cell_is_water(self) -> None:  # AD-1
        view, whole = half(ships=(), tracks=()), Window(0, 0, 12, 14)
        for cell in view.coastal:
            water = shares(sea(view, whole), whole, cell.token, SEA[0])
            side = sea_board(whole).wide
            assert 0.5 * side**2 < water < 0.95 * side**2

    def test_land_covers_the_corner_between_two_closed_cells(self) -> None:  # AD-2
        apart, joined = (fleet(closed=cells(names), coastal=()) for names in ("H7", "H7 I8"))
        x, y = sea_board(WHOLE).corner(at("I7").col, at("I7").row)
        one, other = (opened(sea(view)).convert("RGB").getpixel((x, y)) for view in (apart, joined))
        assert one in [_rgb(shade) for shade in SEA]
        assert other not in [_rgb(shade) for shade in SEA]

    @pytest.mark.parametrize(("first", "last"), [("T9", "U9"), ("T9", "T10"), ("T11", "U12"), ("T12", "U11")])
    def test_covered_sides_and_corners_of_the_data_are_land(self, first: str, last: str) -> None:  # AD-2
        view = fleet(covered=((at(first), at(last)),))
        low = Cell(min(at(first).col, at(last).col), min(at(first).row, at(last).row))
        assert touched(fleet(), view, low.token, Cell(low.col + 1, low.row + 1).token)
        assert len(list(shapes(chart(view)))) == len(list(shapes(chart(fleet())))) + 1

    def test_reefs_and_ports(self) -> None:  # AD-2, AD-4
        assert touched(fleet(), fleet(reefs=cells("K4")), "K4")
        assert shares(sea(fleet(ships=())), WHOLE, "B2", PORT) > 500
        assert touched(fleet(), fleet(ports=(*port(("A1", "X14"), 24, 14), at("K4"))), "K4")


def _rgb(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[i : i + 2], 16) for i in (1, 3, 5))


def _near(image: Image.Image, at: tuple[int, int], colour: str) -> bool:
    found = image.getpixel(at)
    assert isinstance(found, tuple)
    return max(abs(a - b) for a, b in zip(found, _rgb(colour), strict=True)) < 12


class TestForts:
    @pytest.mark.parametrize(
        "change",
        [{"seat": 1}, {"seat": None}, {"strength": 3}, {"strength": 0}, {"pearls": 1}, {"worked": True}],
        ids=str,
    )
    def test_each_fact_is_shown(self, change: dict[str, object]) -> None:  # AD-30, AD-33, AD-52, AD-63, AD-64
        bare = fleet(ships=())
        other = bare.forts[0]
        found = replace(bare, forts=(replace(other, **change), bare.forts[1]))
        assert touched(bare, found, "A1", "B2")

    def test_a_ruin_tells_how_far_it_is_rebuilt(self) -> None:  # AD-52
        found = {sea(fleet(ships=(), forts=(ruin,))).data for ruin in ruins()}
        assert len(found) == 4

    def test_shots_are_shown_large_while_somebody_chooses(self) -> None:  # AD-33
        view = fleet()
        fired = replace(view, forts=(replace(view.forts[0], shots=0), view.forts[1]))
        marks = Marks(cells("C3"), windows=(WHOLE, Window(0, 0, 9, 9)))
        one, other = (admiral.draw(found, NAMES, marks) for found in (view, fired))
        assert one[1].data != other[1].data
        first = changed(one[0], other[0])
        assert first
        assert first[1] > sea_size(sea_board(WHOLE))[1]


def ruins() -> list[Fort]:
    return [fort("A1", seat, 0, worked=done > 0, rebuilt=done) for seat, done in ((0, 0), (0, 1), (0, 2), (1, 0))]


class TestShips:
    @pytest.mark.parametrize(
        "change",
        [
            {"seat": 1}, {"id": "g1"}, {"strength": 3}, {"strength": 6}, {"task": "repair"}, {"task": "work"},
            {"pearls": 1}, {"pearls": 2}, {"moved": True}, {"spent": True},
        ],
        ids=str,
    )  # fmt: skip
    def test_each_fact_is_shown(self, change: dict[str, object]) -> None:  # AD-3, AD-11, AD-43, AD-50, AD-51, AD-63
        one = ship("s1", 0, "K6")
        assert touched(fleet(ships=(one,)), fleet(ships=(replace(one, **change),)), "K6")

    def test_damage_is_red(self) -> None:
        whole, hurt = (sea(fleet(ships=(ship("s1", 0, "K6", left),)), NEAR) for left in (7, 6))
        red = "#c8382b"
        assert shares(whole, NEAR, "K6", red) == 0 < shares(hurt, NEAR, "K6", red)

    def test_two_in_a_port_cell(self) -> None:  # AD-4
        one, other = ship("s1", 0, "B1"), ship("b1", 0, "B1")
        found = {sea(fleet(ships=ships)).data for ships in ((one,), (other,), (one, other))}
        assert len(found) == 3

    def test_they_are_larger_at_sea_where_there_is_room(self) -> None:
        one, near, far = ship("g1", 0, "K6", moved=True), ship("b2", 1, "L5"), ship("b2", 1, "M5")
        lefts = []
        for other in (near, far):
            found = changed(sea(fleet(ships=(other,))), sea(fleet(ships=(one, other))))
            assert found
            lefts.append(found[0])
        assert lefts[1] < lefts[0] < sea_board(WHOLE).middle(one.cell.col, one.cell.row)[0]

    def test_who_may_sail_in_this_wind(self) -> None:  # AD-21
        one = ship("f1", 0, "K6")
        for force, shown in (("fresh", True), ("calm", False), ("storm", False)):
            view = fleet(ships=(one,), wind=wind("NE", force))
            assert (sea(view).data != sea(replace(view, ships=(replace(one, moved=True),))).data) == shown

    def test_only_the_movers_ships_are_due(self) -> None:
        one = ship("f2", 1, "K6")
        assert sea(fleet(ships=(one,))).data == sea(fleet(ships=(replace(one, moved=True),))).data
        assert touched(fleet(ships=(one,)), fleet(ships=(one,), mover=1), "K6")
        assert touched(fleet(ships=(one,), mover=1, over=True), fleet(ships=(one,), mover=1), "K6")


class TestPearls:
    def test_in_the_sea(self) -> None:  # AD-63
        bare = fleet(pearls=(), ships=())
        views = [bare, *(replace(bare, pearls=((at("L7"), count),)) for count in (1, 2, 3))]
        assert len({sea(view).data for view in views}) == 4
        assert all(touched(bare, view, "L7") for view in views[1:])

    def test_below_a_ship(self) -> None:
        lying = fleet(pearls=(), ships=(ship("s1", 0, "L7"),))
        assert touched(lying, replace(lying, pearls=((at("L7"), 1),)), "L7")


class TestGoals:
    def test_whose_they_are(self) -> None:  # AD-61
        whole = Window(0, 0, 12, 14)
        view = half(ships=(), tracks=())
        assert touched(view, replace(view, goals=(None, *view.goals[1:])), "K13", window=whole)
        assert touched(view, replace(view, out=(0,)), "K13", window=whole)

    def test_two_with_one_goal(self) -> None:
        whole = Window(0, 0, 12, 14)
        view = half(2, ships=(), tracks=(), goals=cells("L14 L14"))
        assert touched(view, replace(view, goals=(at("L14"), None)), "K13", window=whole)


def test_colours_that_were_chosen() -> None:
    one, other = (admiral.draw(fleet(), NAMES, None, False, colours)[0] for colours in ((0, 1), (0, 5)))
    assert one.data != other.data
