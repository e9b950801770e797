"""Pictures of what Pearl Shoals, mines and fireships bring: on the sea, in the news, below the sea, in the key."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.games.admiral.view import Blast, Mark, Mine, View
from engine.sailing.view import Track
from engine.values import Answer, Cell, Key, Piece
from render import Marks
from render.board import sea_board, sea_size
from render.games import admiral
from render.games.admiral import LEGEND, strips, trays
from render.games.admiral.hulls import FACES
from render.theme import contrast
from render.window import Window
from tests.render.at_sea import at, cells
from tests.render.comparing import changed, opened
from tests.render.games.admiral.scenes import NAMES, choosing, fleet, fort, reach, ship, storm
from tests.render.games.admiral.test_sea import NEAR, WHOLE, sea, touched

PAIRS = ((0, 2), (1, 3))
TEAMS = {4: PAIRS, 6: ((0, 2, 4), (1, 3, 5))}


def calm(**changes: object) -> View:
    """A sea where nothing has happened."""
    return fleet(**{"ships": (ship("s1", 0, "K6"), ship("s2", 1, "N9")), "turn": 5, **changes})


def shoals(seats: int = 4, **changes: object) -> View:
    """So many players, a ship and a fort each."""
    homes = ("A1", "A14", "X1", "X14", "L1", "L14")[:seats]
    fields: dict[str, object] = {
        "seats": seats, "order": tuple(range(seats)), "scores": (1, 0, 2, 0, 0, 1)[:seats], "need": 5,
        "ships": tuple(ship(f"g{seat + 1}", seat, f"{'DFHJLN'[seat]}5") for seat in range(seats)),
        "forts": tuple(fort(home, seat) for seat, home in enumerate(homes)), "hidden": (1,) * seats,
        "homeless": (0,) * seats, "homeless_end": 3,
    }  # fmt: skip
    return fleet(**{**fields, **changes})


def below(view: View) -> bytes:
    """What lies below the sea."""
    image = opened(admiral.draw(view, NAMES)[0]).convert("RGB")
    return image.crop((0, sea_size(sea_board(WHOLE))[1], image.width, image.height)).tobytes()


class TestFireships:
    def test_they_are_seen(self) -> None:  # AD-34
        lit = calm(ships=(replace(calm().ships[0], fireship="lit"), calm().ships[1]))
        assert touched(calm(), lit, "K6")
        assert below(calm()) != below(lit)

    def test_whom_one_hits_that_explodes_in_this_turn(self) -> None:  # AD-34
        fire, foe = ship("b1", 0, "K6"), ship("s2", 1, "L7")
        blasts = (Blast("b1", fire.cell, 3, ("s2",)),)
        for state, shown in (("lit", False), ("due", True)):
            burning = calm(ships=(replace(fire, fireship=state), foe))
            told = replace(burning, blasts=blasts)
            assert (sea(burning).data != sea(told).data) == shown
            if shown:
                assert touched(burning, told, "J5", "L7")
                assert sea(replace(told, over=True)).data == sea(replace(burning, over=True)).data

    @pytest.mark.parametrize("window", [WHOLE, NEAR])
    def test_how_much_damage_she_would_do(self, window: object) -> None:  # AD-34
        fire = replace(ship("b1", 0, "K6"), fireship="due")
        drawn = []
        for foe, damage in ((ship("s2", 1, "L7", 4), 3), (ship("s2", 1, "L7", 4), 4), (ship("s2", 1, "L7", 4), 5)):
            view = calm(ships=(fire, foe), blasts=(Blast("b1", fire.cell, damage, ("s2",)),))
            drawn.append(sea(view, window).data)  # type: ignore[arg-type]
        assert len(set(drawn)) == 3

    def test_two_of_a_port_cell_each_in_her_row(self) -> None:  # AD-4
        fire = replace(ship("b1", 0, "A2"), fireship="due")
        pair = ship("f1", 0, "B1"), ship("g2", 1, "B1")
        drawn = [
            sea(calm(ships=(fire, *pair), blasts=(Blast("b1", fire.cell, 3, hits),))).data
            for hits in ((), ("f1",), ("g2",), ("f1", "g2"))
        ]
        assert len(set(drawn)) == 4

    @pytest.mark.parametrize("window", [WHOLE, NEAR])
    def test_no_damage_covers_a_pearl(self, window: Window) -> None:  # AD-34, AD-63
        """Pearls are at the lower right of a ship's cell."""
        fire, foe = replace(ship("b1", 0, "K6"), fireship="due"), ship("s2", 1, "L7", pearls=2)
        bare = calm(ships=(fire, foe), blasts=(Blast("b1", fire.cell, 3, ()),))
        one, other = (
            opened(sea(view, window)).convert("RGB")
            for view in (bare, replace(bare, blasts=(Blast("b1", fire.cell, 3, ("s2",)),)))
        )
        left, top, right, bottom = sea_board(window).box(foe.cell, foe.cell)
        low = (left + (right - left) // 2, top + (bottom - top) * 7 // 10, right, bottom)
        assert one.crop(low).tobytes() == other.crop(low).tobytes()
        assert one.crop((left, top, right, bottom)).tobytes() != other.crop((left, top, right, bottom)).tobytes()

    def test_a_question_frames_whom_she_hits_and_looks_closer_at_all_around(self) -> None:  # AD-34
        fires = replace(ship("b1", 0, "K6"), fireship="due"), replace(ship("f1", 0, "N9"), fireship="due")
        foe, far = ship("s2", 1, "L7"), ship("g2", 1, "O8")
        hits = Blast("b1", fires[0].cell, 3, ("s2",)), Blast("f1", fires[1].cell, 4, ("g2",))
        view = calm(ships=(*fires, foe, far), blasts=hits)
        one = replace(view, blasts=hits[:1])

        def asked(view: View, *path: Answer) -> bytes:
            return admiral.draw(view, NAMES, Marks(chosen=path, windows=(WHOLE,)))[0].data

        named, word = Piece("b1", 0), Key("explode")
        assert asked(view, word, named) != asked(view, named)
        assert asked(view, word, named) == asked(one, word, named)
        assert asked(view, word) != asked(one, word)
        assert set(admiral.sea(view).places((Piece("b1"),))) == set(cells("J5 J6 J7 K5 K6 K7 L5 L6 L7"))

    def test_an_explosion_shows_how_far_it_went(self) -> None:  # AD-34
        fresh = calm(marks=(Mark(5, 0, at("M7"), "exploded", 3),))
        assert touched(calm(), fresh, "L6", "N8")
        older = replace(fresh, tracks=(Track(6, "s1", 0, "sailed", cells("K5 K6")),))
        assert sea(older).data == sea(replace(older, marks=())).data

    @pytest.mark.parametrize("window", [WHOLE, NEAR])
    def test_the_damage_that_each_ship_took(self, window: Window) -> None:  # AD-34
        """It leaves her strength to be read, which is at the upper left of her cell."""
        pair = ship("s1", 0, "K6", 4), ship("s2", 1, "L7", 4)
        bare = calm(ships=pair, marks=(Mark(5, 0, at("K7"), "exploded", 3),))
        hurt = replace(bare, marks=(*bare.marks, *(Mark(5, one.seat, one.cell, "blasted", 3) for one in pair)))
        one, other = (opened(sea(view, window)).convert("RGB") for view in (bare, hurt))
        board = sea_board(window)
        for found in pair:
            left, top, right, bottom = board.box(found.cell, found.cell)
            badge = (left, top, (left + right) // 2 - 4, (top + bottom) // 2 - 4)
            assert one.crop(badge).tobytes() == other.crop(badge).tobytes()
            assert one.crop((left, top, right, bottom)).tobytes() != other.crop((left, top, right, bottom)).tobytes()
        lost = replace(hurt, ships=pair[:1])
        assert touched(replace(lost, marks=hurt.marks[:2]), lost, "L7", window=window)


class TestMines:
    @pytest.mark.parametrize("name", ["L4", "K6"])
    def test_ones_own(self, name: str) -> None:  # AD-55, AD-56
        views = [
            calm(viewer=0, mines=(Mine(0, at(name), number, setting, waits),))
            for number, setting, waits in ((1, "armed", ""), (2, "armed", ""), (1, "held", ""), (1, "waits", "sg"))
        ]
        assert all(touched(calm(viewer=0), view, name) for view in views)
        assert len({sea(view).data for view in views}) == 4

    def test_for_which_classes_one_waits_is_shown_large(self) -> None:  # AD-56
        one, other = (calm(viewer=0, mines=(Mine(0, at("L4"), 1, "waits", few),)) for few in ("s", "gb"))
        assert sea(one).data == sea(other).data
        assert touched(one, other, "L4", window=NEAR)

    def test_all_of_a_cell_when_the_game_is_over(self) -> None:  # AD-55
        one, other = (Mine(seat, at("L4"), 1, "armed", "") for seat in (0, 1))
        drawn = [sea(calm(over=True, mines=mines)).data for mines in ((one,), (other,), (one, other))]
        assert len(set(drawn)) == 3

    def test_spent_cells(self) -> None:  # AD-56
        assert touched(calm(), calm(blown=cells("L4")), "L4")

    def test_one_that_went_off_in_the_last_turn(self) -> None:  # AD-56
        fresh = calm(blown=cells("N9"))
        assert touched(fresh, replace(fresh, marks=(Mark(5, 0, at("N9"), "mined", 3),)), "N9")

    def test_how_many_may_be_left(self) -> None:  # AD-55
        assert len({below(calm(hidden=hidden)) for hidden in ((), (3, 3), (3, 2), (2, 3))}) == 4
        assert below(calm(hidden=(0, 0))) == below(calm())


class TestPerils:
    """The mover is warned of water where mines of rivals may lie (AD-56)."""

    @staticmethod
    def near(view: View, stops: tuple[Cell, ...]) -> bytes:
        marks = replace(choosing(view, stops, Piece("s1", 0)), windows=(WHOLE, NEAR))
        return admiral.draw(view, NAMES, marks)[1].data

    def test_where_a_ship_may_sail_to(self) -> None:
        view = calm(viewer=0)
        stops = reach(view, "s1")
        warned = replace(view, perils=stops[:2])
        assert self.near(view, stops) != self.near(warned, stops)
        assert self.near(view, stops) == self.near(replace(view, perils=cells("L9")), stops)

    def test_where_ships_drift(self) -> None:  # AD-22
        view = storm(viewer=0)
        assert touched(view, replace(view, perils=cells("N7 A9")), "N7")

    @pytest.mark.parametrize("viewer", [None, 1])
    def test_nobody_else_is(self, viewer: int | None) -> None:
        view = storm(viewer=viewer)
        assert sea(view).data == sea(replace(view, perils=cells("N7"))).data

    def test_only_while_one_chooses(self) -> None:
        view = calm(viewer=0)
        assert sea(view).data == sea(replace(view, perils=cells("K7"))).data


class TestTeams:
    @pytest.mark.parametrize("seats", [4, 6])
    def test_partners_have_the_same_disc(self, seats: int) -> None:  # AD-68
        alone, teamed = shoals(seats), shoals(seats, teams=TEAMS[seats])
        found = changed(sea(alone), sea(teamed))
        assert found
        for seat in range(seats):
            kept = [one for one in teamed.ships if one.seat == seat]
            same = (
                sea(replace(alone, ships=tuple(kept), forts=())).data
                == sea(replace(teamed, ships=tuple(kept), forts=())).data
            )
            assert same == (seat in TEAMS[seats][0])

    def test_discs_differ_without_colour(self) -> None:
        assert contrast(FACES[0].fill, FACES[1].fill) > 10
        assert contrast(FACES[2].fill, FACES[2].edge) > 10
        for face in FACES:
            assert contrast(face.fill, face.ink) > 10
            assert contrast(face.fill, face.hurt) > 4.5

    @pytest.mark.parametrize("what", ["ships", "forts"])
    def test_damage_is_seen_on_each(self, what: str) -> None:
        whole = shoals(6, teams=((0, 3), (1, 4), (2, 5)), ships=(), forts=())
        for seat in range(3):
            pieces = [
                {"ships": (ship("g1", seat, "K6", left),)} if what == "ships" else {"forts": (fort("K6", seat, left),)}
                for left in (5, 4)
            ]
            assert touched(*(replace(whole, **piece) for piece in pieces), "K6")  # type: ignore[arg-type]

    def test_their_pearls_are_counted_together(self) -> None:  # AD-68
        view = shoals(teams=PAIRS)
        assert below(view) != below(replace(view, scores=(2, 0, 2, 0)))
        assert below(view) != below(replace(view, need=4))
        assert below(view) != below(replace(view, winners=(0, 2)))

    @pytest.mark.parametrize("teams", [PAIRS, TEAMS[6], ((0, 3), (1, 4), (2, 5))], ids=["2v2", "3v3", "2v2v2"])
    def test_each_seat_has_its_strip_among_its_teams(self, teams: tuple[tuple[int, ...], ...]) -> None:
        view = shoals(sum(map(len, teams)), teams=teams)
        strips.strip_piece.cache_clear()
        (found,) = admiral.draw(view, NAMES)
        assert strips.strip_piece.cache_info().misses == view.seats
        assert found.height < 1300

    @pytest.mark.parametrize("teams", [PAIRS, TEAMS[6], ((0, 3), (1, 4), (2, 5))], ids=["2v2", "3v3", "2v2v2"])
    def test_strips_have_room(self, teams: tuple[tuple[int, ...], ...]) -> None:
        view = shoals(sum(map(len, teams)), teams=teams)
        room, tall = 960, strips.TALL
        boxes = [(x, y, x + wide, y + high) for _, x, y, wide, high in trays.placed(view, room, tall)]
        for number, left, top, wide, high in trays.trays(view, room, tall):
            boxes.append((left, top, left + trays.TEAM, top + high))
            own = [boxes[at] for at, (seat, *_) in enumerate(trays.placed(view, room, tall)) if seat in teams[number]]
            assert len(own) == len(teams[number])
            assert all(left < x < right < left + wide and top < y < low < top + high for x, y, right, low in own)
        assert all(box[0] >= 0 and box[2] <= room and 0 <= box[1] < box[3] <= tall for box in boxes)
        for one, other in combinations(boxes, 2):
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_turns_without_a_fort() -> None:  # AD-64
    view = shoals()
    drawn = [below(replace(view, homeless=(turns, 0, 0, 0))) for turns in range(3)]
    assert len(set(drawn)) == 3
    assert drawn[2] != below(replace(view, homeless=(2, 0, 0, 0), homeless_end=4))


def test_a_fort_that_was_given() -> None:  # AD-68
    view = shoals(teams=PAIRS)
    given = Mark(1, 0, at("A14"), "given", 0)
    assert touched(view, replace(view, marks=(given,)), "A14")


class TestKey:
    @staticmethod
    def more(view: View, base: View) -> set[str]:
        return {id.rpartition("symbol-")[2] for id in LEGEND.symbols(view)} - {
            id.rpartition("symbol-")[2] for id in LEGEND.symbols(base)
        }

    def test_what_is_there_is_told(self) -> None:  # AD-34, AD-55, AD-56, AD-64, AD-68
        base = calm(viewer=0)
        fire = tuple(replace(one, fireship="due") if one.id == "s1" else one for one in base.ships)
        blasts = (Blast("s1", at("K6"), 7, ("s2",)),)
        armed = Mine(0, at("B3"), 1, "armed", "")
        for change, words in (
            ({"ships": fire, "blasts": blasts}, {"fireship", "blast", "blasts"}),
            ({"mines": (armed,)}, {"mine"}),
            ({"mines": (replace(armed, setting="held"),)}, {"mine-held"}),
            ({"mines": (replace(armed, setting="waits", waits="s"),)}, {"mine-waits"}),
            ({"blown": cells("L4")}, {"mine-spent"}),
            ({"hidden": (1, 1)}, {"mines-left"}),
            ({"homeless": (1, 0), "homeless_end": 3}, {"homeless"}),
            ({"perils": cells("W12")}, {"peril"}),
            ({"marks": (Mark(5, 0, at("K6"), "mined", 3),)}, {"mined"}),
            ({"marks": (Mark(5, 0, at("K6"), "exploded", 3),)}, {"exploded"}),
            ({"marks": (Mark(5, 1, at("N9"), "blasted", 3),)}, {"blasted"}),
            ({"marks": (Mark(5, 0, at("K6"), "given", 0),)}, {"given"}),
        ):
            assert self.more(replace(base, **change), base) == words  # type: ignore[arg-type]
        assert self.more(shoals(teams=PAIRS), shoals()) == {"team"}

    @pytest.mark.parametrize("stark", [False, True])
    @pytest.mark.usefixtures("as_sent")
    def test_it_is_drawn(self, stark: bool) -> None:
        view = shoals(
            viewer=0, teams=PAIRS, blown=cells("L4"), perils=cells("W12"), homeless=(1, 0, 0, 0),
            mines=tuple(Mine(0, Cell(at_, 3), 1, setting, "sg" if setting == "waits" else "")
                        for at_, setting in enumerate(("armed", "held", "waits"))),
            ships=(replace(ship("b1", 0, "K6"), fireship="due"), ship("g2", 1, "L7")),
            blasts=(Blast("b1", at("K6"), 3, ("g2",)),), marks=(Mark(5, 0, at("K6"), "mined", 3),),
        )  # fmt: skip
        words = dict.fromkeys(LEGEND.symbols(view), "what it means")
        assert len(LEGEND.draw(view, words, stark).data) <= 120_000


class TestLaying:
    @pytest.mark.parametrize("asked", ["reefs", "mines"])
    def test_what_is_chosen_is_seen(self, asked: str) -> None:  # AD-55, AD-62
        view = calm(viewer=0, asked=asked)
        open_cells = cells("K4 K5")
        drawn = [
            admiral.draw(found, NAMES, Marks(open_cells, path, (WHOLE, NEAR)))[1].data
            for found, path in ((replace(view, asked="turn"), open_cells[:1]), (view, open_cells[:1]),
                                (view, open_cells[:1] * 2))
        ]  # fmt: skip
        assert len(set(drawn)) == (3 if asked == "mines" else 2)

    @pytest.mark.parametrize("viewer", [None, 1])
    def test_only_who_lays_is_told_of_it(self, viewer: int | None) -> None:
        words = {id.rpartition("symbol-")[2] for id in LEGEND.symbols(calm(viewer=viewer, asked="mines", mover=None))}
        assert ({"mine", "choice"} <= words) == (viewer is not None)


def test_nothing_is_marked_while_reefs_are_laid_but_cells() -> None:  # AD-62
    view = calm(viewer=0, asked="reefs")
    marks = Marks(cells("K4 K5"), (), (WHOLE, NEAR))
    one, other = (
        admiral.draw(replace(view, ships=tuple(replace(one, shots=left) for one in view.ships)), NAMES, marks)[1].data
        for left in (0, 2)
    )
    assert one == other
