"""Pictures of Admiral: what has happened, what lies ahead, what may be chosen, and what lies below the sea."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.admiral.view import Fight, Forecast, Mark, Salvo, View
from engine.sailing.view import Track
from engine.values import Cell, Key, Picks, Piece
from render import Marks, Picture
from render.accents import CHOICE, DUE
from render.board import sea_board, sea_size
from render.games import admiral
from render.games.admiral import news, strips
from render.games.admiral.events import last_mover, volleys
from render.games.admiral.outlook import lanes, offered, sailing, target
from render.sailing.choices import chosen
from render.theme import INK
from render.window import Window
from tests.render.at_sea import at, cells
from tests.render.comparing import changed, opened, shares
from tests.render.games.admiral.scenes import (
    NAMES,
    assault,
    battle,
    choosing,
    fleet,
    fort,
    half,
    ordering,
    reach,
    ship,
    storm,
    wind,
)
from tests.render.games.admiral.test_sea import NEAR, WHOLE, sea, touched

KINDS = ("ruined", "taken", "captured", "mended", "rebuilt", "loaded", "landed", "dropped", "lost", "struck")


def calm(**changes: object) -> View:
    """A sea where nothing has happened."""
    return fleet(**{"ships": (ship("s1", 0, "K6"), ship("s2", 1, "N9")), "turn": 5, **changes})


class TestNews:
    @pytest.mark.parametrize("how", ["sailed", "drifted", "struck"])
    def test_wakes(self, how: str) -> None:  # AD-20, AD-22
        assert touched(calm(), calm(tracks=(Track(5, "s1", 0, how, cells("K3 K4 K5 K6")),)), "K3", "K6")

    def test_who_moved_last(self) -> None:
        found = last_mover(battle(), 17)
        assert found
        assert found.id == "f1"

    def test_salvos_of_several(self) -> None:  # AD-32
        one = Salvo(5, 0, cells("K6 N5"), at("N9"), 4, 5, 2)
        assert touched(calm(), calm(salvos=(one,)), "K5", "N9")
        hit, missed = (calm(salvos=(replace(one, hits=hits),)) for hits in (2, 0))
        assert sea(hit).data != sea(missed).data
        assert touched(calm(salvos=(replace(one, hits=0),)), calm(salvos=(one,)), "K5", "N9"), "what missed is dark"
        older = calm(salvos=(one,), tracks=(Track(6, "s2", 1, "sailed", cells("N10 N9")),))
        assert sea(older).data != sea(replace(older, salvos=())).data

    @pytest.mark.parametrize("origin", ["K12", "K9", "N12", "Q12", "Q9", "Q6", "N6", "K6"])
    @pytest.mark.parametrize("hits", [0, 1])
    def test_they_cover_nobodys_strength(self, origin: str, hits: int) -> None:  # AD-33
        board = sea_board(WHOLE)
        left, top, _, _ = board.box(at("N9"), at("N9"))
        number = (left + 4, top + 4, left + 20, top + 20)
        views = (calm(), calm(salvos=(Salvo(5, 0, cells(origin), at("N9"), 1, 4, hits),)))
        one, other = (opened(sea(view)).convert("RGB").crop(number).tobytes() for view in views)
        assert one == other

    def test_dice_and_hits_are_shown_large(self) -> None:  # AD-31
        one = Salvo(5, 0, cells("K6"), at("N9"), 3, 5, 2)
        others = (replace(one, die=6), replace(one, shots=2))
        for other in others:
            one_sea, other_sea = calm(salvos=(one,)), calm(salvos=(other,))
            assert sea(one_sea).data == sea(other_sea).data
            assert touched(one_sea, other_sea, "N8", "N9", NEAR)

    def test_salvos_from_the_same_places_are_one_volley(self) -> None:
        one = Salvo(5, 0, cells("K6"), at("N9"), 1, 5, 1)
        (found,) = volleys((one, replace(one, die=2, hits=0)))
        assert (found.dice, found.hits, found.shots) == ((5, 2), 1, 2)
        assert len(volleys((one, replace(one, turn=4), replace(one, origins=cells("N5"))))) == 3

    def test_fights_and_their_points(self) -> None:  # AD-41, AD-44
        fight = Fight(5, at("N9"), cells("M9"), (0, 1), (7, 4), False)
        assert touched(calm(), calm(fights=(fight,)), "N9")
        one, other = calm(fights=(fight,)), calm(fights=(replace(fight, points=(7, 5)),))
        assert sea(one).data == sea(other).data
        assert touched(one, other, "N8", "N9", NEAR)

    @pytest.mark.parametrize("what", KINDS)
    def test_marks(self, what: str) -> None:  # AD-43, AD-50 to AD-53, AD-63
        fresh = calm(marks=(Mark(5, 0, at("N9"), what, 1),))
        assert touched(calm(), fresh, "N9")
        assert touched(calm(), fresh, "N8", "N9", NEAR)
        older = replace(fresh, tracks=(Track(6, "s1", 0, "sailed", cells("K5 K6")),))
        assert sea(older).data == sea(replace(older, marks=())).data

    def test_how_much_of_it(self) -> None:
        for what in ("mended", "struck", "loaded", "landed"):
            one, other = (calm(marks=(Mark(5, 0, at("N9"), what, count),)) for count in (1, 2))
            assert sea(one, NEAR).data != sea(other, NEAR).data
        twice = (Mark(5, 0, at("N9"), "loaded", 1),) * 2
        assert news.told(twice, 5) == [Mark(5, 0, at("N9"), "loaded", 2)]

    def test_wrecks_stay_until_nobody_is_told_of_them(self) -> None:  # AD-33
        for turn in (3, 5):
            assert touched(calm(), calm(marks=(Mark(turn, 1, at("L4"), "sunk", 0),)), "L4")

    def test_tags_of_a_cell_lie_below_each_other(self) -> None:  # AD-44
        found = news.tags(assault(), 33)
        assert [len(tags) for tags in found.values()] == [3]
        edge = fleet(fights=(Fight(5, at("K1"), cells("K2"), (0, 1), (7, 4), False),), ships=(ship("s1", 0, "K1"),))
        assert touched(edge, replace(edge, fights=()), "K1", window=Window(6, 0, 9, 9))


class TestDrifts:
    def test_each_end_looks_different(self) -> None:  # AD-22
        base = storm(drifts=(), tracks=(), marks=())
        ways = [Forecast("s1", cells("M6 N7"), why, 1) for why in ("reef", "land", "shelter", "port", "spent")]
        drawn = [sea(replace(base, drifts=(way,))).data for way in ways]
        assert len(set(drawn)) == 5
        assert drawn[-1] == sea(base).data

    def test_where_she_will_end(self) -> None:  # AD-22
        base = storm(drifts=(), tracks=(), marks=(), ships=(ship("s1", 0, "M6"),))
        assert touched(base, replace(base, drifts=(Forecast("s1", cells("M6 N7 O8"), "full", 0),)), "M6", "O8")
        one, other = (replace(base, drifts=(Forecast("s1", cells("M6"), "reef", damage),)) for damage in (1, 2))
        assert sea(one, NEAR).data != sea(other, NEAR).data

    def test_what_must_be_is_told_from_what_may(self) -> None:  # AD-22, AD-23
        base = storm(drifts=(), tracks=(), marks=(), ships=(ship("s1", 0, "M6"),))
        must, may = (replace(base, drifts=(Forecast("s1", cells("M6 N7 O8"), why, 0),)) for why in ("full", "shelter"))
        assert shares(sea(must, NEAR), NEAR, "N7", DUE) > 100
        assert shares(sea(may, NEAR), NEAR, "N7", DUE) == 0

    def test_drifts_over_the_same_cells_lie_beside_each_other(self) -> None:  # AD-23
        first, second = Forecast("s1", cells("M6 N7 O8"), "", 0), Forecast("f1", cells("L5 M6"), "", 0)
        alone = Forecast("f1", cells("L4 M5"), "", 0)
        assert lanes((first, second)) == [0, 1]
        assert lanes((first, alone)) == [0, 0]

    def test_only_until_the_game_ends(self) -> None:
        assert sea(storm(over=True)).data == sea(storm(over=True, drifts=())).data


class TestChoices:
    def test_arrows_where_she_may_sail(self) -> None:  # AD-20
        view = calm()
        marks = choosing(view, reach(view, "s1"), Piece("s1", 0))
        near = marks.windows[-1]
        found = admiral.draw(view, NAMES, marks)[-1]
        assert shares(found, near, "K9", CHOICE) > 200
        assert shares(found, near, "L9", CHOICE) == 0
        bare = admiral.draw(view, NAMES, Marks(windows=(near, near)))[1]
        assert changed(found, bare)

    def test_what_has_happened_is_not_in_the_way(self) -> None:
        view = battle()
        marks = replace(choosing(view, cells("B1 B2"), Piece("b1", 0)), windows=(WHOLE, NEAR))
        older = replace(view, tracks=(), salvos=(), fights=(), marks=())
        assert admiral.draw(view, NAMES, marks)[1].data == admiral.draw(older, NAMES, marks)[1].data

    def test_lines_of_fire_from_those_who_may(self) -> None:  # AD-30, AD-32
        view = calm(ships=(ship("s1", 0, "K6"), ship("f1", 0, "N6"), ship("s2", 1, "N9")))
        path = (Key("fire"), Piece("s2", 1))
        one, other = (
            admiral.draw(view, NAMES, Marks((), found, (WHOLE, NEAR), (Piece("s1", 0), Piece("f1", 0))))[1]
            for found in (path, (*path, Picks((Piece("s1", 0),))))
        )
        assert shares(one, NEAR, "N7", INK) > 100
        assert one.data != other.data

    def test_swords_at_who_may_be_boarded(self) -> None:  # AD-40
        view = calm()
        keys = [
            admiral.draw(view, NAMES, Marks((), (Key(key),), (WHOLE, NEAR), (Piece("s2", 1),)))[1].data
            for key in ("board", "storm", "fire")
        ]
        assert keys[0] == keys[1] != keys[2]

    def test_whom_a_question_offers(self) -> None:  # AD-32, AD-44
        view = calm(ships=(ship("s1", 0, "K6"), ship("f1", 0, "N6"), ship("s2", 1, "N9")))
        asked = ordering(view, [Piece("s1", 0), Piece("f1", 0)], Key("fire"), Piece("s2", 1))
        assert [one.id for one in offered(view, asked)] == ["s1", "f1"]
        assert offered(view, ordering(view, [Piece("s1", 0)])) == [], "the turn's first question"
        assert offered(replace(view, asked="join"), ordering(view, [Piece("s1", 0)])) == [view.ships[0]]

    def test_only_the_chosen_ship_of_a_port_cell_has_a_pennant(self) -> None:
        view = fleet()
        drawn = [
            admiral.draw(view, NAMES, Marks(cells("D4"), (Piece(id, 0),), (WHOLE, Window(0, 0, 9, 9))))[1]
            for id in ("f1", "b1")
        ]
        assert changed(*drawn)

    def test_who_is_meant(self) -> None:
        view = calm()
        assert sailing(view, chosen(Marks(cells("K7"), (Piece("s1", 0),)))) == view.ships[0]
        assert sailing(view, chosen(Marks(cells("K7"), (Piece("s2", 1),)))) is None
        assert sailing(view, chosen(Marks((), (Piece("s1", 0), Key("repair"))))) is None
        aimed = chosen(Marks(cells("K6"), (Key("fire"), Piece("s2", 1))))
        assert target(view, aimed) == view.ships[1]
        assert target(view, chosen(Marks((), (Key("storm"), Piece("fort-x14", 1))))) == view.forts[1]

    def test_shots_left_of_the_movers_ships(self) -> None:  # AD-3
        marks = Marks(cells("K7"), (Piece("s1", 0),), windows=(WHOLE, NEAR))
        drawn = [
            [picture.data for picture in admiral.draw(calm(ships=(ship("s1", 0, "K6", shots=left),)), NAMES, marks)]
            for left in (0, 2, 3)
        ]
        assert len({near for _, near in drawn}) == 3
        assert len({whole for whole, _ in drawn}) == 1


class TestStrips:
    @staticmethod
    def below(view: View) -> bytes:
        (found,) = admiral.draw(view, NAMES)
        image = opened(found).convert("RGB")
        return image.crop((0, sea_size(sea_board(WHOLE))[1], image.width, image.height)).tobytes()

    @pytest.mark.parametrize(
        "change",
        [
            {"scores": (2, 1)}, {"need": 0}, {"scores": ()}, {"mover": 1}, {"winners": (1,)}, {"out": (1,)},
            {"ships": battle().ships[1:]}, {"wind": None}, {"wind": wind("N")}, {"wind": wind("NE", "calm")},
            {"wind": wind("NE", "storm")}, {"quiet": 9}, {"last_round": 12}, {"goals": cells("X14 A1")},
            {"forts": (fort("A1", 1), fort("X14", 1, 3))},
            {"ships": (replace(battle().ships[0], strength=6), *battle().ships[1:])},
            {"ships": (replace(battle().ships[0], pearls=1), *battle().ships[1:])},
            {"ships": (replace(battle().ships[0], task="repair"), *battle().ships[1:])},
        ],
        ids=str,
    )  # fmt: skip
    def test_each_fact_is_shown(self, change: dict[str, object]) -> None:
        assert self.below(battle()) != self.below(battle(**change))

    def test_rounds_are_told_of_only_when_they_run_out(self) -> None:  # AD-61, AD-69
        assert strips.facts(battle(quiet=7)) == ()
        assert [number for _, number, _ in strips.facts(battle(quiet=8))] == ["8"]
        assert strips.facts(half(round=29)) == ()
        assert [number for _, number, _ in strips.facts(half(round=30))] == ["30"]

    def test_the_reach_of_each_class(self) -> None:  # AD-3, AD-21, AD-22
        fresh, still, wild = (wind("NE", force) for force in ("fresh", "calm", "storm"))
        assert strips.main(fresh, strips.ALL) == (4, 5, 4, 3, 2, 1, 2, 3)
        assert strips.others(fresh) == {(5, 5, 5, 3, 3, 1, 3, 3): "f"}
        assert strips.main(still, strips.ALL) == (0,) * 8
        assert strips.others(still) == {(1, 0) * 4: "b"}
        assert strips.main(wild, strips.ALL) == (0, 2, 0, 0, 0, 0, 0, 0)
        assert strips.others(wild) == {(0, 1, 0, 0, 0, 0, 0, 0): "fb"}

    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_all_seats_have_their_strip(self, seats: int) -> None:
        strips.strip_piece.cache_clear()
        (found,) = admiral.draw(half(seats), NAMES)
        assert strips.strip_piece.cache_info().misses == seats
        assert found.height < 1600

    def test_names_are_cut_not_the_figures(self) -> None:
        long = ("A pirate with a very long name indeed (1)",) * 6
        views = (battle(), battle(scores=(2, 1)))
        assert changed(*(admiral.draw(view, long)[0] for view in views))

    def test_many_ships_have_room(self) -> None:
        many = tuple(ship(f"b{i}", 0, Cell(i, 4).token) for i in range(14))
        assert admiral.draw(fleet(ships=many), NAMES)[0].width <= 1200


def test_pictures_are_told_apart_in_both_styles() -> None:
    drawn: list[list[Picture]] = [admiral.draw(battle(), NAMES, None, contrast) for contrast in (False, True)]
    assert drawn[0][0].data != drawn[1][0].data
