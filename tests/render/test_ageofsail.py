"""Pictures of Age of Sail: what is where, what each fact of a view changes, and the budgets."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.ageofsail.view import View
from engine.sailing.gunnery import volley
from engine.sailing.orders import Orders
from engine.sailing.view import Shot, Track, Wreck
from engine.values import Cell
from render import Marks, Picture
from render.accents import DAMAGE
from render.board import sea_board
from render.games import ageofsail
from render.games.ageofsail.look import STARK, USUAL, WHOLE, palette
from render.games.ageofsail.strips import STRIP, corner, strip_piece
from render.sailing.ships import hull, pale
from render.sailing.wind import rose, rose_image
from render.style import Style
from render.theme import PAPER, rgb
from render.vessels import box
from render.window import Window, overview
from tests.engine.sailing.waters import Dice
from tests.render.age_of_sail import NAMES, battle, fort, four, opening, pictures, ship
from tests.render.at_sea import at, cells, wind, windowed
from tests.render.comparing import changed, opened

WIDE = Marks(windows=(WHOLE,))
CLOSE = Marks(windows=(WHOLE, Window(5, 4, 9, 10)))
STRENGTHS = ("light", "medium", "strong")
STYLES = pytest.mark.parametrize("style", [USUAL, STARK], ids=["usual", "stark"])
VIEWS = {"opening": opening(), "battle": battle(), "four": four(), "three": opening(3)}


def whole(view: View) -> Picture:
    (found,) = ageofsail.draw(view, NAMES, WIDE)
    return found


def near(view: View) -> Picture:
    return ageofsail.draw(view, NAMES, CLOSE)[1]


def within(found: tuple[int, int, int, int] | None, first: str, last: str, window: Window = WHOLE) -> bool:
    """Whether a change lies in the cells between two ones, and half a cell around."""
    assert found
    board = sea_board(window)
    left, top, right, bottom = board.box(at(first), at(last))
    slack = board.wide // 2
    return (
        found[0] >= left - slack
        and found[1] >= top - slack
        and found[2] <= right + slack
        and found[3] <= bottom + slack
    )


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.usefixtures("as_sent")
def test_files_are_within_the_budgets(name: str, contrast: bool) -> None:
    for marks in (WIDE, CLOSE, Marks(windows=overview(ageofsail.sea(VIEWS[name])))):
        found = ageofsail.draw(VIEWS[name], NAMES, marks, contrast)
        assert len(found) == len(marks.windows)
        for picture in found:
            image = opened(picture)
            assert (image.format, image.mode, image.size) == ("PNG", "P", (picture.width, picture.height))
            assert picture.width <= 1200
            assert len(picture.data) <= 120_000


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.usefixtures("as_sent")
def test_the_fullest_sea_is_within_the_budgets(contrast: bool) -> None:
    """All ships of four seats, each with a long wake and shots on both sides."""
    ships, tracks, shots = [], [], []
    for i in range(16):
        seat, cell = i // 4, Cell(2 + i % 4 * 5, 3 + i // 4 * 4)
        id = f"{'sffb'[i % 4]}{i}"
        ships.append(ship(id, seat, f"{cell.token} {['NE', 'SE', 'SW', 'NW'][i % 4]}"))
        tracks.append(Track(22, id, seat, "sailed", tuple(Cell(cell.col - 2 + j, cell.row) for j in range(3))))
        shots += [Shot(22, seat, cell, Cell(cell.col + dx, cell.row + 1), (4, 5), 2, 0, dx > 0) for dx in (-1, 1)]
    view = four(ships=tuple(ships), tracks=tuple(tracks), shots=tuple(shots), out=())
    for picture in ageofsail.draw(view, ("W" * 32,) * 4, Marks(windows=(WHOLE, Window(0, 0, 13, 13))), contrast):
        assert len(picture.data) <= 120_000


def test_without_marks_the_whole_sea_is_drawn() -> None:
    (found,) = ageofsail.draw(battle(), NAMES)
    assert found.data == whole(battle()).data


def test_what_is_around_the_sea_is_on_the_first_picture_alone() -> None:
    one, other = ageofsail.draw(battle(), NAMES, Marks(windows=(Window(5, 4, 9, 10),) * 2))
    assert one.height > other.height
    alike = ageofsail.draw(battle(), ("A", "B"), CLOSE)[1]
    assert alike.data == near(battle()).data


def test_the_same_position_gives_the_same_file() -> None:
    assert whole(four()).data == whole(four()).data


def test_standing_orders_are_not_shown() -> None:  # AS-17
    view = battle(viewer=1)
    assert whole(replace(view, orders=Orders("hold", forts="ask"))).data == whole(view).data


class TestSea:
    def test_size_and_pieces(self) -> None:  # AS-1
        sea = ageofsail.sea(battle())
        assert (sea.cols, sea.rows) == (20, 20)
        assert sea.pieces["f1"] == (at("J9"),)
        assert (sea.owners["f1"], sea.owners["b2"]) == (0, 1)

    def test_news_are_those_of_the_last_turn(self) -> None:
        assert set(ageofsail.sea(battle()).news) == set(cells("L8 J9 K8"))
        assert ageofsail.sea(opening()).news == ()

    def test_news_of_an_earlier_turn_stay_until_there_are_others(self) -> None:
        assert ageofsail.sea(battle(turn=10)).news == ageofsail.sea(battle()).news


class TestShips:
    @pytest.mark.parametrize("to", ["J9 E", "J9 SW"])
    def test_heading(self, to: str) -> None:
        assert within(self.difference("f1", ship("f1", 0, to, 2, (0, 2))), "J9", "J9")

    def test_masts(self) -> None:  # AS-4
        assert within(self.difference("s2", ship("s2", 1, "L12 SW", 2)), "L12", "L12")

    def test_class(self) -> None:  # AS-4
        one = ship("b1", 0, "F6 NE")
        assert within(self.difference("b1", replace(one, size=2)), "F6", "F6")

    def test_owner(self) -> None:
        assert within(self.difference("b1", ship("b1", 1, "F6 NE")), "F6", "F6")

    def test_shots_that_are_left_in_a_close_up(self) -> None:  # AS-17
        one, other = battle(), self.replaced("f1", ship("f1", 0, "J9 NE", 2, (1, 2)))
        assert within(changed(near(one), near(other)), "J9", "J9", CLOSE.windows[1])
        assert whole(one).data == whole(other).data

    @pytest.mark.parametrize("heading", ["N", "NE", "E", "SE", "S", "SW", "W", "NW"])
    def test_no_pennant_hides_a_shot(self, heading: str) -> None:  # AS-17
        drawn = set()
        for fired in ((0, 1), (1, 0), (1, 1), (2, 1), (1, 2), (2, 2)):
            view = self.replaced("f1", ship("f1", 0, f"J9 {heading}", 2, fired))
            drawn.add(near(replace(view, shots=())).data)
        assert len(drawn) == 6

    def test_who_acts_now(self) -> None:
        assert within(changed(whole(battle()), whole(battle(active="b1"))), "F6", "J9")

    def test_colours_that_were_chosen(self) -> None:
        one, other = (ageofsail.draw(battle(), NAMES, WIDE, False, colours)[0] for colours in ((0, 1), (0, 5)))
        assert one.data != other.data

    @staticmethod
    def replaced(id: str, new: object) -> View:
        return battle(ships=tuple(new if old.id == id else old for old in battle().ships))

    def difference(self, id: str, new: object) -> tuple[int, int, int, int] | None:
        """Where the sea changes, on a picture without strips."""
        window = (Window(0, 0, 20, 20), WHOLE)
        one, other = (ageofsail.draw(v, NAMES, Marks(windows=window))[1] for v in (battle(), self.replaced(id, new)))
        return changed(one, other)


class TestForts:
    @pytest.mark.parametrize(("turned", "fired"), [("C2 B1", ""), ("C2", "B1")])
    def test_a_card_turned_over_or_fired(self, turned: str, fired: str) -> None:  # AS-33, AS-34
        one = battle()
        other = battle(forts=(fort(0, "SW", turned, fired), one.forts[1]))
        window = Marks(windows=(WHOLE, WHOLE))
        drawn = [ageofsail.draw(view, NAMES, window)[1] for view in (one, other)]
        assert within(changed(*drawn), "B1", "B1")

    def test_a_fort_of_a_seat_that_is_out_is_pale(self) -> None:  # AS-37
        window = Marks(windows=(WHOLE, WHOLE))
        drawn = [ageofsail.draw(view, NAMES, window)[1] for view in (four(), four(out=()))]
        assert within(changed(*drawn), "S1", "T3")


class TestNews:
    @pytest.mark.parametrize("how", ["sailed", "drifted", "teleported", "moved"])
    def test_each_way_looks_different(self, how: str) -> None:  # AS-29, AS-32
        track = Track(9, "b1", 0, how, cells("C9 D9 E9"))
        drawn = {way: whole(battle(tracks=(replace(track, how=way),))).data for way in ("sailed", how, "moved")}
        assert len(set(drawn.values())) == len(drawn)
        assert within(changed(whole(battle(tracks=())), whole(battle(tracks=(track,)))), "B6", "F9")

    def test_older_wakes_are_fainter(self) -> None:
        news = Track(9, "f1", 0, "sailed", cells("H7 I8 J9"))
        old = Track(8, "b1", 0, "sailed", cells("C9 D9 E9"))
        drawn = [whole(battle(tracks=(news, replace(old, turn=turn)), shots=(), wrecks=())) for turn in (8, 9)]
        assert drawn[0].data != drawn[1].data

    def test_a_hit_and_a_miss(self) -> None:  # AS-12
        shot = Shot(9, 0, at("L8"), at("K8"), (3,), 4, 1, False)
        one, other = (whole(battle(shots=(replace(shot, hit=hit),))) for hit in (False, True))
        assert within(changed(one, other), "K8", "L8")

    def test_dice_are_in_the_close_up_alone(self) -> None:  # AS-12
        shot = Shot(9, 0, at("L8"), at("K8"), (3,), 4, 1, False)
        one, other = (battle(shots=(replace(shot, dice=dice),)) for dice in ((3,), (2,)))
        assert whole(one).data == whole(other).data
        assert within(changed(near(one), near(other)), "K8", "L8", CLOSE.windows[1])

    def test_the_bonus_is_in_the_sum(self) -> None:  # AS-29
        rolled = volley(Dice(2, 1, 4), 2, 1)
        assert (rolled.dice, rolled.hit) == ((2, 1), True)
        shot = Shot(9, 0, at("L8"), at("K8"), (3, 2), 4, 0, True)
        one, other = (battle(shots=(found,)) for found in (shot, replace(shot, dice=rolled.dice, bonus=rolled.bonus)))
        assert near(one).data == near(other).data

    def test_of_several_shots_on_one_line_the_hit_is_shown(self) -> None:
        hit = Shot(9, 0, at("L8"), at("K8"), (5,), 4, 0, True)
        miss = replace(hit, dice=(1,), hit=False)
        drawn = {near(battle(shots=shots)).data for shots in ((hit,), (hit, miss), (miss, hit))}
        assert len(drawn) == 1
        assert near(battle(shots=(miss,))).data not in drawn

    def test_wrecks_and_fights(self) -> None:
        for change in ({"wrecks": ()}, {"fights": ()}):
            assert changed(whole(four()), whole(four(**change)))

    def test_a_wreck_gives_way_to_a_ship(self) -> None:
        lost = Wreck(9, "b9", 1, at("F6"))
        drawn = changed(whole(battle(wrecks=())), whole(battle(wrecks=(lost,))))
        assert within(drawn, "F6", "F6")

    def test_a_sailing_ship_is_bracketed(self) -> None:
        one = battle(tracks=(Track(9, "b1", 0, "sailed", cells("E5 F6")),), active=None)
        other = replace(one, tracks=(replace(one.tracks[0], ship="s9"),))
        assert within(changed(whole(one), whole(other)), "F6", "F6")


class TestWind:
    @STYLES
    def test_red_is_for_damage(self, style: Style) -> None:
        image = rose_image(wind(), style, PAPER)
        red = rgb(style.dye(DAMAGE))
        assert all(
            max(abs(a - b) for a, b in zip(pixel, red, strict=True)) > 60 for pixel in image.get_flattened_data()
        )

    def test_each_range_is_shown(self) -> None:  # AS-3
        found = wind()
        seen = {rose(found, palette(), USUAL).tobytes()}
        for i in range(8):
            ranges = tuple(reach + (i == j) for j, reach in enumerate(found.ranges))
            seen.add(rose(replace(found, ranges=ranges), palette(), USUAL).tobytes())
        assert len(seen) == 9

    def test_direction_and_strength(self) -> None:  # AS-3
        found = wind()
        drawn = [rose(replace(found, strength=strength), palette(), USUAL).tobytes() for strength in STRENGTHS]
        drawn += [rose(replace(found, towards="S"), palette(), USUAL).tobytes(), rose(None, palette(), USUAL).tobytes()]
        assert len(set(drawn)) == 5

    def test_a_close_up_has_vanes(self) -> None:
        one, other = (near(battle(wind=found)) for found in (None, wind()))
        assert changed(one, other)


class TestStrips:
    @pytest.mark.parametrize(
        "change",
        [
            {"situation": "storm"}, {"round": 6}, {"rounds": None}, {"quiet": 2}, {"quiet_end": 15}, {"sums": ()},
            {"sums": (13, 9)}, {"afar": (6, 8)}, {"mover": 1}, {"winners": (1,)}, {"out": (1,)},
        ],
        ids=str,
    )  # fmt: skip
    def test_each_figure_is_shown(self, change: dict[str, object]) -> None:  # AS-29, AS-37, AS-39
        assert changed(whole(battle()), whole(battle(**change)))

    def test_strips_lie_as_the_forts_do(self) -> None:  # AS-30
        assert [corner(four(), found) for found in four().forts] == [
            (False, False),
            (False, True),
            (True, True),
            (True, False),
        ]
        for seats in (3, 4):
            view = opening(seats)
            for seat, found in enumerate(view.forts):
                other = whole(replace(view, sums=tuple(int(i == seat) for i in range(seats))))
                left, top, _, _ = changed(whole(view), other) or (0, 0, 0, 0)
                east, north = corner(view, found)
                assert (left > 760) == east
                assert (top < other.height - STRIP - 10) == north

    def test_two_seats_have_whole_lines(self) -> None:
        piece = changed(whole(opening()), whole(opening(sums=(0, 9))))
        assert piece
        assert piece[0] > 1000

    @STYLES
    def test_many_ships_keep_to_their_strip(self, style: Style) -> None:
        captured = tuple(ship(f"f{i}", 0, f"{'ABCDEFGHIJKLMNOP'[i]}9 N") for i in range(16))
        view = four(ships=captured)
        assert changed(whole(view), whole(four(ships=captured[:15])))
        assert pale(hull(style.owners[0], 3, 3, style), style).size == hull(style.owners[0], 3, 3, style).size

    def test_names_are_cut_not_the_figures(self) -> None:
        long = ("An admiral with a very long name indeed (1)",) * 4
        (one,), (other,) = (ageofsail.draw(four(sums=sums), long, WIDE) for sums in ((8, 4, 17, 0), (9, 4, 17, 0)))
        assert changed(one, other)

    def test_a_narrow_window_has_a_line_for_each(self) -> None:
        (narrow,) = ageofsail.draw(four(), NAMES, Marks(windows=(Window(5, 4, 9, 10),)))
        (two,) = ageofsail.draw(battle(), NAMES, Marks(windows=(Window(5, 4, 9, 10),)))
        assert narrow.height > two.height

    def test_strips_are_kept(self) -> None:
        strip_piece.cache_clear()
        whole(battle())
        misses = strip_piece.cache_info().misses
        whole(battle(situation="fog"))
        assert strip_piece.cache_info().misses == misses == 2


def test_a_ship_at_the_edge_stays_off_the_frame() -> None:
    view = opening(ships=(ship("s1", 0, "A10 W"),))
    board = sea_board(WHOLE)
    assert box(board.wide) > board.wide
    drawn = changed(whole(opening(ships=())), whole(view))
    assert drawn
    frames = [
        opened(whole(found)).convert("RGB").crop((0, 0, board.left, board.bottom)).tobytes()
        for found in (view, opening(ships=()))
    ]
    assert frames[0] == frames[1]


def test_overviews_and_close_ups_are_those_of_the_house() -> None:
    assert overview(ageofsail.sea(battle())) == (Window(3, 3, 13, 13),)
    assert overview(ageofsail.sea(four())) == (WHOLE,)
    assert len(pictures(four(), windowed(ageofsail.sea(four()), Marks(cells("E6"))))) == 2
