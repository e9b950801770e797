"""Pictures of Pirate Bay: what is where, what each fact of a view changes, and the budgets."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.piratebay.view import Find, Haul, Heap, Hold, Merchant, Store, View
from engine.sailing.orders import Orders
from engine.sailing.view import Shot, Track, Wreck
from engine.values import Cell
from render import Marks, Picture
from render.board import sea_board
from render.games import piratebay
from render.games.piratebay.land import islands, tile, treasures
from render.games.piratebay.look import STARK, USUAL, WHOLE
from render.games.piratebay.strips import strip_piece
from render.sailing.events import last_mover
from render.window import Window, overview
from tests.render.at_sea import BESIDE, at, cells
from tests.render.comparing import changed, opened
from tests.render.pirate_bay import NAMES, NOTHING, TILES, battle, four, opening, ship

BARE = Marks(windows=(WHOLE, WHOLE))
"""The second picture has no strips."""
NEAR = Window(4, 3, 9, 9)
VIEWS = {"opening": opening(), "two": opening(2), "battle": battle(), "four": four()}


def whole(view: View) -> Picture:
    (found,) = piratebay.draw(view, NAMES)
    return found


def sea(view: View, window: Window = WHOLE) -> Picture:
    return piratebay.draw(view, NAMES, Marks(windows=(BESIDE, window)))[1]


def touched(one: View, other: View, first: str, last: str = "", window: Window = WHOLE) -> bool:
    """Whether the sea changes in these cells, and half a cell around them, and nowhere else."""
    found = changed(sea(one, window), sea(other, window))
    board = sea_board(window)
    left, top, right, bottom = board.box(at(first), at(last or first))
    half = board.wide // 2
    return found is not None and (
        found[0] >= left - half and found[1] >= top - half and found[2] <= right + half and found[3] <= bottom + half
    )


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.usefixtures("as_sent")
def test_files_are_within_the_budgets(name: str, contrast: bool) -> None:
    for picture in piratebay.draw(VIEWS[name], NAMES, Marks(windows=(WHOLE, NEAR)), contrast):
        image = opened(picture)
        assert (image.format, image.mode, image.size) == ("PNG", "P", (picture.width, picture.height))
        assert picture.width <= 1200
        assert len(picture.data) <= 120_000


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.usefixtures("as_sent")
def test_the_fullest_sea_is_within_the_budgets(contrast: bool) -> None:
    """Eight laden ships with wakes and shots, all cells full of treasures, and much that has happened."""
    places = [Cell(2 + i % 4 * 5, 3 + i // 4 * 9) for i in range(8)]
    courses = ("NE", "SE", "SW", "NW")
    view = battle(
        ships=tuple(ship(i, f"{cell.token} {courses[i % 4]}") for i, cell in enumerate(places)),
        holds=(Hold(2, 2),) * 8,
        trapped=tuple(range(8)),
        down=(),
        marks=(),
        heaps=tuple(Heap(cell, 1, 2) for cell in TILES),
        merchants=tuple(Merchant(at(name), 2, 3) for name in ("I9", "I12", "L9", "L12")),
        tracks=tuple(
            Track(41, f"f{i + 1}", i, "sailed", tuple(Cell(cell.col + j, cell.row) for j in (-2, -1, 0)))
            for i, cell in enumerate(places)
        ),
        shots=tuple(
            Shot(41, i, cell, Cell(cell.col + dx, cell.row + 1), (4, 5), 2, 0, dx > 0)
            for i, cell in enumerate(places)
            for dx in (-1, 1)
        ),
        finds=tuple(Find(41, 0, cell, ("gold", "empty", "cave", "mark")[i % 4]) for i, cell in enumerate(TILES[::4])),
        hauls=tuple(Haul(41, 0, cell, "loaded", 1, 1, False) for cell in TILES[::5]),
    )
    for picture in piratebay.draw(view, ("W" * 32,) * 8, Marks(windows=(WHOLE, Window(0, 0, 13, 13))), contrast):
        assert len(picture.data) <= 120_000


def test_what_is_around_the_sea_is_on_the_first_picture_alone() -> None:
    one, other = piratebay.draw(battle(), NAMES, BARE)
    assert one.height > other.height
    assert piratebay.draw(battle(), ("A",) * 8, BARE)[1].data == other.data


def test_standing_orders_are_not_shown() -> None:  # AS-17
    view = battle(viewer=1)
    assert whole(replace(view, orders=Orders("hold"))).data == whole(view).data


class TestSea:
    def test_size_and_pieces(self) -> None:  # PB-1
        found = piratebay.sea(battle())
        assert (found.cols, found.rows) == (20, 20)
        assert (found.pieces["f1"], found.owners["f1"]) == ((at("J8"),), 0)

    def test_it_is_shown_whole_for_its_islands(self) -> None:  # PB-1
        near = battle(ships=(ship(0, "J8 N"), ship(1, "K8 W")), tracks=(), wrecks=(), finds=(), hauls=())
        assert overview(piratebay.sea(near)) == (WHOLE,)

    def test_news_are_those_of_the_last_turn(self) -> None:
        assert set(piratebay.sea(battle()).news) == set(cells("J8 K8 J10 H8 G8")), "not where f8 was sent to"
        assert piratebay.sea(opening()).news == ()

    def test_land(self) -> None:  # PB-1
        assert len(treasures("")) == 40
        assert len(islands("")) == 48
        assert at("H6") not in islands("")

    def test_each_coast_is_drawn_as_it_lies(self) -> None:
        one, other = ((False,) * 8, (True, *[False] * 7))
        assert len({tile(near, 56, style).tobytes() for near in (one, other) for style in (USUAL, STARK)}) == 4


class TestTreasureCells:
    def test_each_kind_looks_different(self) -> None:  # PB-2, PB-20
        bare = replace(opening(), down=opening().down[1:])
        cell = TILES[0]
        views = [
            opening(),
            bare,
            replace(bare, marks=(cell,)),
            *(replace(bare, heaps=(Heap(cell, *pile),)) for pile in ((1, 0), (0, 1), (3, 0), (4, 0), (2, 2))),
            opening(heaps=(Heap(cell, 1, 0),)),
        ]
        assert len({sea(view).data for view in views}) == len(views)
        assert all(touched(bare, view, cell.token) for view in views if view != bare)

    def test_merchants_and_what_losers_left(self) -> None:  # PB-14
        view = opening()
        loaded = (replace(view.merchants[0], gold=2, cannons=1), *view.merchants[1:])
        assert touched(view, replace(view, merchants=loaded), "I9")
        assert touched(view, replace(view, merchants=view.merchants[1:]), "I9")

    def test_the_order_where_it_lies(self) -> None:  # PB-23
        view = opening(order_at=None)
        assert touched(view, replace(view, order_at=at("F15")), "F15")
        lying = replace(view, ships=(*view.ships[1:], ship(0, "F15 N")))
        assert touched(lying, replace(lying, order_at=at("F15")), "F15")


class TestIslets:
    def test_owner(self) -> None:  # PB-3
        view = opening(ships=())
        for seat in (1, None):
            other = (replace(view.islets[0], seat=seat), *view.islets[1:])
            assert touched(view, replace(view, islets=other), "H1", "H2")

    def test_a_ship_at_anchor_is_told_from_her_ring(self) -> None:
        view = opening(ships=())
        lying = replace(view, ships=(ship(1, "H2 N"),))
        assert touched(view, lying, "H2")
        assert touched(lying, replace(lying, islets=(replace(view.islets[0], seat=None), *view.islets[1:])), "H1", "H2")

    def test_points_from_afar_and_treasures_at_hand(self) -> None:  # PB-22, PB-24
        one, other = (opening(stores=(store, *[Store(0, 0)] * 3)) for store in (Store(2, 1), Store(1, 3)))
        assert sea(one).data == sea(other).data
        assert touched(one, other, "H1", window=Window(4, 0, 9, 9))
        assert touched(opening(), one, "H1")


class TestShips:
    @pytest.mark.parametrize("heading", ["N", "NE", "E", "SE", "S", "SW", "W", "NW"])
    def test_what_she_carries(self, heading: str) -> None:  # PB-12, PB-20, PB-21, PB-23
        place = ship(0, f"J8 {heading}")
        view = battle(ships=(place,), holds=(NOTHING,) * 8, order_of=None, trapped=(), tracks=(), shots=())
        found = [
            *(
                replace(view, holds=(hold, *view.holds[1:]))
                for hold in (Hold(1, 0), Hold(0, 1), Hold(1, 3), Hold(2, 2))
            ),
            replace(view, order_of=0),
            replace(view, trapped=(0,)),
        ]
        assert len({sea(one).data for one in (view, *found)}) == 7
        assert all(touched(view, one, "J8") for one in found)

    def test_who_acts_now(self) -> None:
        assert touched(battle(), battle(mover=4), "C8", "J12")
        assert touched(battle(), battle(over=True, mover=0), "J8")

    def test_who_moved_last_is_not_who_was_sent_home(self) -> None:  # PB-11
        found = last_mover(battle(), battle().turn)
        assert found
        assert found.id == "f1"


class TestNews:
    @pytest.mark.parametrize("what", ["gold", "cannon", "empty", "cave", "mark"])
    def test_tiles_that_came_to_light(self, what: str) -> None:  # PB-20
        view = opening(down=opening().down[1:], heaps=(Heap(TILES[0], 1, 0),))
        fresh = replace(view, finds=(Find(1, 0, TILES[0], what),))
        assert touched(view, fresh, TILES[0].token)
        older = replace(fresh, tracks=(Track(2, "f1", 0, "sailed", cells("H2 H3")),))
        shown = sea(older).data != sea(replace(older, finds=())).data
        assert shown == (what in ("empty", "cave"))

    def test_each_find_looks_different(self) -> None:  # PB-14, PB-20
        kinds = ("gold", "empty", "cave", "mark", "merchant-gold", "merchant-lost")
        assert len({sea(opening(finds=(Find(1, 0, at("I9"), what),))).data for what in kinds}) == len(kinds)

    def test_what_was_on_a_merchant_is_seen_beside_who_took_it(self) -> None:  # PB-14
        taken = opening(merchants=(), ships=(ship(0, "I9 N"),))
        views = [replace(taken, finds=(Find(1, 0, at("I9"), what),)) for what in ("merchant-gold", "merchant-empty")]
        assert all(touched(taken, view, "I9") for view in views)
        assert sea(views[0]).data != sea(views[1]).data

    def test_cargo_that_came_and_went(self) -> None:  # PB-12, PB-21, PB-22
        def hauled(what: str, gold: int, cannons: int) -> View:
            return opening(hauls=(Haul(1, 0, at("E8"), what, gold, cannons, False),))

        for what in ("loaded", "unloaded", "landed", "robbed", "sunk"):
            assert touched(opening(), hauled(what, 1, 1), "E8")
        assert sea(hauled("loaded", 1, 1)).data == sea(hauled("loaded", 0, 2)).data
        assert len({sea(hauled("loaded", 1, n)).data for n in (0, 1)} | {sea(hauled("landed", 1, 1)).data}) == 3
        assert sea(hauled("robbed", 0, 0)).data == sea(opening()).data

    def test_several_loads_from_one_cell_are_one(self) -> None:
        once, twice = Haul(1, 0, at("E8"), "loaded", 1, 1, False), Haul(1, 0, at("E8"), "loaded", 1, 0, False)
        assert sea(opening(hauls=(once,))).data == sea(opening(hauls=(twice, replace(twice, gold=0, cannons=1)))).data

    def test_the_way_home(self) -> None:  # PB-11
        track = Track(1, "f1", 0, "home", cells("H10 H2"))
        assert touched(opening(), opening(tracks=(track,)), "H2", "H10")
        assert (
            sea(opening(tracks=(track, Track(2, "f2", 1, "sailed", cells("B13 C13"))))).data
            == sea(opening(tracks=(Track(2, "f2", 1, "sailed", cells("B13 C13")),))).data
        )

    def test_wrecks_and_fights(self) -> None:
        assert touched(battle(), battle(wrecks=()), "J10")
        assert sea(four()).data != sea(four(fights=())).data
        assert touched(opening(), opening(wrecks=(Wreck(1, "f2", 1, at("K5")),)), "K5")


class TestStrips:
    @pytest.mark.parametrize(
        "change",
        [
            {"scores": (11, *battle().scores[1:])}, {"stores": (Store(4, 3), *battle().stores[1:])},
            {"stores": (Store(3, 2), *battle().stores[1:])}, {"holds": (NOTHING,) * 8}, {"order_of": 1},
            {"trapped": ()}, {"home": ()}, {"mover": 1}, {"winners": (3,)}, {"out": (3,)}, {"wind": None},
            {"left": 20}, {"end": 0}, {"glass": 1}, {"calm": 9},
        ],
        ids=str,
    )  # fmt: skip
    def test_each_fact_is_shown(self, change: dict[str, object]) -> None:  # PB-24 to PB-27
        drawn = []
        for view in (battle(), battle(**change)):
            image = opened(whole(view)).convert("RGB")
            drawn.append(image.crop((0, 1200, image.width, image.height)).tobytes())
        assert drawn[0] != drawn[1]

    def test_a_calm_is_told_of_only_when_it_lasts(self) -> None:  # PB-26
        assert whole(battle(calm=1)).data == whole(battle()).data

    @pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
    def test_all_seats_have_their_strip(self, seats: int) -> None:
        for window in (WHOLE, NEAR):
            strip_piece.cache_clear()
            (found,) = piratebay.draw(opening(seats), NAMES, Marks(windows=(window,)))
            assert strip_piece.cache_info().misses == seats
            assert found.height < 1500

    def test_names_are_cut_not_the_figures(self) -> None:
        long = ("A pirate with a very long name indeed (1)",) * 8
        views = (battle(), battle(scores=(11, *battle().scores[1:])))
        assert changed(*(piratebay.draw(view, long)[0] for view in views))

    def test_strips_are_kept(self) -> None:
        strip_piece.cache_clear()
        whole(four())
        whole(four(left=3))
        assert strip_piece.cache_info().misses == 4


def test_colours_that_were_chosen() -> None:
    one, other = (piratebay.draw(opening(2), NAMES, None, False, colours)[0] for colours in ((0, 1), (0, 5)))
    assert one.data != other.data
