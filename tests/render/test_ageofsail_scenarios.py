"""Pictures of the scenarios of Age of Sail, and of who holds the order (AS-14, AS-50 to AS-52)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.games.ageofsail.view import Fort, FortCard, Party, Storming, View, captain
from engine.sailing.view import Shot
from render import Marks, Picture
from render.accents import CHOICE
from render.board import sea_board
from render.games import ageofsail
from render.games.ageofsail import ashore, forts, roles
from render.games.ageofsail.geometry import foes, reaches, targets
from render.games.ageofsail.look import STARK, USUAL, WHOLE, palette
from render.games.ageofsail.strips import counts, signs
from render.sailing.look import Brush
from render.sailing.signs import gun, medal
from render.style import Style
from render.window import Window, overview, private
from tests.render.age_of_sail import NAMES, battle, ship
from tests.render.age_of_sail_scenarios import FORT, GOALS, assault, hunt, laying, pirates, stronghold
from tests.render.at_sea import BESIDE, at, cells
from tests.render.comparing import changed, opened, shares

CLOSE = Window(3, 5, 11, 9)
CORNER = Window(0, 0, 9, 9)
VIEWS: dict[str, Callable[..., View]] = {"pirates": pirates, "hunt": hunt, "laying": laying, "assault": assault}
STYLES = pytest.mark.parametrize("style", [USUAL, STARK], ids=["usual", "stark"])


def close(view: View, marks: Marks | None = None, window: Window = CLOSE) -> Picture:
    return ageofsail.draw(view, NAMES, replace(marks or Marks(), windows=(BESIDE, window)))[1]


def whole(view: View) -> Picture:
    return ageofsail.draw(view, NAMES, Marks(windows=(WHOLE,)))[0]


def where(one: View, other: View, window: Window = CLOSE) -> set[str]:
    """The cells of a close-up in which two views differ."""
    board = sea_board(window)
    images = [opened(close(view, window=window)).convert("RGB") for view in (one, other)]
    return {
        cell.token
        for cell in window.cells()
        if len({image.crop(board.box(cell, cell)).tobytes() for image in images}) > 1
    }


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.usefixtures("as_sent")
def test_files_are_within_the_budgets(name: str, contrast: bool) -> None:
    view = VIEWS[name]()
    for windows in ((WHOLE, CLOSE), overview(ageofsail.sea(view))):
        for picture in ageofsail.draw(view, ("W" * 32,) * view.seats, Marks(windows=windows), contrast):
            assert picture.width <= 1200
            assert len(picture.data) <= 120_000


class TestSea:
    def test_the_one_fort_is_always_shown(self) -> None:
        for view, names in ((hunt(), "A1 C2"), (pirates(), "A1 C2"), (assault(), "G9 K12"), (laying(), "D4 Q17")):
            for window in overview(ageofsail.sea(view)):
                assert all(map(window.holds, cells(names)))

    def test_all_edges_are_shown_while_ships_are_put_there(self) -> None:  # AS-50, AS-52
        view = assault(ships=(ship("s1", 1, "K1 N"),), tracks=(), shots=(), struggles=(), wrecks=(), asked="place")
        assert overview(ageofsail.sea(view)) == (WHOLE,)
        assert overview(ageofsail.sea(replace(view, asked="turn"))) != (WHOLE,)

    def test_a_party_s_fight_is_news(self) -> None:  # AS-52
        assert at("H9") in ageofsail.sea(assault()).news
        assert at("I11") not in ageofsail.sea(assault()).news

    @pytest.mark.parametrize(("chosen", "offered"), [("F8", "G9"), ("G9", "H9"), ("", "G9 K12"), ("H10", "F8")])
    def test_a_question_about_the_fort_shows_all_of_it(self, chosen: str, offered: str) -> None:  # AS-52
        ships = (*assault().ships, ship("f9", 1, "T20 S"))
        view = assault(ships=ships, shots=(Shot(29, 0, at("H10"), at("F8"), (4, 3), 2, 0, True),))
        before = Window(0, 1, 9, 9)
        *_, found = private(ageofsail.sea(view), cells(chosen), cells(offered), ageofsail.sea(view).news, before=before)
        assert all(map(found.holds, cells(f"{FORT} {chosen} {offered}")))
        assert (found.cols, found.rows) == (9, 9)

    def test_the_fort_that_is_being_laid_is_shown_large(self) -> None:  # AS-52
        view = laying(laid=cells(FORT))
        sea = ageofsail.sea(view)
        for wanted in ((), view.laid):
            overall, found = private(sea, wanted, (), sea.news)
            assert overall == WHOLE
            assert all(map(found.holds, cells(FORT)))
            assert max(found.cols, found.rows) < 10

    def test_where_forts_lie_in_the_corners_close_ups_don_t_hold_them(self) -> None:  # AS-30
        assert not ageofsail.sea(battle()).forts
        assert not ageofsail.sea(hunt()).forts


class TestHarbour:
    def test_the_cells_to_reach_are_marked(self) -> None:  # AS-50, AS-51
        assert where(hunt(), hunt(goals=()), CORNER) == {cell.token for cell in GOALS}

    def test_an_anchor_makes_room_for_an_arrow(self) -> None:
        view = hunt(viewer=0, asked="turn")
        one, other = (close(view, Marks(cells(names)), CORNER) for names in ("D2 G6", "G6"))
        box = sea_board(CORNER).box(at("D2"), at("D2"))
        assert opened(one).crop(box).tobytes() != opened(other).crop(box).tobytes()

    def test_cells_of_the_harbour_that_can_t_be_chosen_are_dimmed_too(self) -> None:
        view = hunt(viewer=0, asked="place")
        one, other = (opened(close(view, marks, CORNER)).convert("L") for marks in (None, Marks(cells("A3"))))
        box = sea_board(CORNER).box(at("D2"), at("D2"))
        assert sum(one.crop(box).tobytes()) > sum(other.crop(box).tobytes())

    @STYLES
    def test_a_fort_that_is_nobody_s_has_no_guns_and_no_owner(self, style: Style) -> None:
        stone = {forts.tile(None, kind, 86, False, style).tobytes() for kind in ("live", "fired", "turned")}
        assert len(stone) == 1
        for owner in style.owners:
            assert forts.tile(owner, "live", 86, False, style).tobytes() not in stone

    def test_it_fires_at_nobody_and_is_no_target(self) -> None:
        view = hunt()
        assert not reaches(view, view.ships[0])
        assert targets(view, 0) == set(cells("F8 E3 L4"))


class TestFoes:
    def test_together_against_the_one_who_plays_alone(self) -> None:  # AS-51, AS-52
        assert (foes(hunt(), 0), foes(hunt(), 2)) == ({1, 2, 3}, {0})
        assert (foes(assault(), 0), foes(assault(), 1)) == ({1, 2}, {0})
        assert targets(hunt(), 2) == {at("G7")}

    def test_each_for_himself(self) -> None:  # AS-37, AS-50
        assert foes(pirates(), 1) == {0, 2}
        assert foes(battle(), 1) == {0}

    def test_cannons_fire_once_a_round(self) -> None:  # AS-52
        view = assault()
        moved = next(ship for ship in view.ships if ship.id == "f2")
        assert at("K9") in reaches(replace(view, forts=(stronghold(),)), moved)
        fired = replace(view, forts=(stronghold(fired=FORT),))
        assert not reaches(fired, moved)
        assert at("J12") in targets(fired, 1)
        assert at("G9") not in targets(view, 1)


class TestStronghold:
    def test_walls_are_one_piece(self) -> None:  # AS-52
        joined = {cell.token: forts.sides(cell, cells(FORT)) for cell in cells(FORT)}
        assert joined["G9"] == (False, True, False, False)
        assert joined["H10"] == (True, False, True, False)
        assert joined["I11"] == (True, False, False, True)

    @STYLES
    def test_between_two_cards_there_is_no_line(self, style: Style) -> None:
        owner = style.owners[0]
        alone, open_east = (
            forts.tile_sprite(owner, "live", 86, style, sides) for sides in (forts.APART, (False, True, False, False))
        )
        edge = {image.getpixel((85, 43)) for image in (alone,)}, {open_east.getpixel((85, 43))}
        assert edge[0] != edge[1]
        assert open_east.getpixel((85, 43)) == open_east.getpixel((80, 43))

    @pytest.mark.parametrize("change", [{"turned": "G9 H9 I11 K12 J9"}, {"turned": "G9 H9 I11 K12", "fired": "I9"}])
    def test_cards_turned_over_and_fired(self, change: dict[str, str]) -> None:
        view = assault(forts=(stronghold(turned="G9 H9 I11 K12"),))
        assert where(view, replace(view, forts=(stronghold(**change),))) <= {"I9", "J9", "H9"}

    def test_forts_of_the_battle_keep_their_cards_apart(self) -> None:
        one = battle()
        assert where(one, one, CORNER) == set()
        card = FortCard(at("E5"), False, True, False)
        other = FortCard(at("F5"), False, True, False)
        pair, single = (Fort(0, found) for found in ((card, other), (card,)))
        assert where(replace(one, forts=(pair,)), replace(one, forts=(single,)), CORNER) == {"F5"}


class TestLaying:
    def test_where_it_may_be_laid(self) -> None:  # AS-52
        found = where(laying(), laying(field=None), WHOLE)
        assert {"D4", "Q4", "D17", "Q17", "K17"} <= found
        assert not {"B2", "S19", "K10", "F6"} & found

    def test_what_has_been_laid_is_numbered(self) -> None:
        assert where(laying(), laying(laid=())) == {cell.token for cell in laying().laid}
        order = laying().laid
        assert where(laying(), laying(laid=(order[1], order[0], *order[2:]))) == {order[0].token, order[1].token}

    def test_it_needs_no_rims(self) -> None:
        view = laying()
        marks = Marks(cells("I12 G10"), view.laid)
        assert shares(close(view, marks), CLOSE, "I12", CHOICE) > 200
        assert shares(close(view, marks), CLOSE, "G9", CHOICE) == 0

    def test_ships_that_wait_are_in_the_strip(self) -> None:
        fewer = laying(waiting=laying().waiting[1:])
        drawn = changed(whole(laying()), whole(fewer))
        assert drawn
        assert drawn[1] > sea_board(WHOLE).bottom
        at_sea = laying(ships=(ship("s1", 1, "K1 N"),), waiting=laying().waiting[1:])
        assert changed(whole(at_sea), whole(fewer))


class TestParties:
    @staticmethod
    def parties(*found: Party, mover: int = 1) -> View:
        return assault(parties=found, struggles=(), mover=mover, shots=())

    def test_each_mast_is_a_figure(self) -> None:  # AS-52
        cell, drawn = at("I11"), set()
        for masts in ((1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (1, 2)):
            found = [Party(cell, 1 + i, count, count) for i, count in enumerate(masts) if count]
            view = self.parties(*found)
            assert where(view, self.parties()) == {"I11"}
            drawn.add(close(view).data)
        assert len(drawn) == 6

    def test_those_that_have_moved_are_paler_in_their_owners_turn(self) -> None:
        for mover, differs in ((1, True), (2, False)):
            some, all_ready = (self.parties(Party(at("I11"), 1, 2, ready), mover=mover) for ready in (1, 2))
            assert bool(where(some, all_ready)) == differs

    def test_where_there_are_none_nothing_is_drawn(self) -> None:
        assert not where(self.parties(Party(at("I11"), 1, 0, 0)), self.parties())

    @STYLES
    def test_owners_are_told_apart_without_colours(self, style: Style) -> None:
        brush = Brush(palette(style), style, 86)
        alike = [replace(owner, tone="#808080", mark="#ffffff") for owner in style.owners]
        assert len({ashore.party_sprite(((owner, False),), brush).tobytes() for owner in alike}) == len(alike)


class TestStruggles:
    FIGHT = Storming(29, at("H9"), 1, 2, (((6, 6), (1, 1)), ((2, 1), (2, 6))), True)

    def view(self, fight: Storming, **changes: object) -> View:
        return assault(struggles=(fight,), parties=(), shots=(), **changes)

    def test_the_last_strike_is_shown_large(self) -> None:  # AS-52
        first = replace(self.FIGHT, strikes=(((1, 1), (1, 1)), self.FIGHT.strikes[1]))
        last = replace(self.FIGHT, strikes=(self.FIGHT.strikes[0], ((2, 1), (2, 5))))
        assert not where(self.view(self.FIGHT), self.view(first))
        assert where(self.view(self.FIGHT), self.view(last)) == {"H9"}
        assert whole(self.view(self.FIGHT)).data == whole(self.view(last)).data

    def test_earlier_ones_are_swords_alone(self) -> None:
        old = replace(self.FIGHT, turn=27)
        tracks = assault().tracks
        assert where(self.view(old, tracks=tracks), self.view(replace(old, won=False), tracks=tracks)) == set()
        assert "H9" in where(self.view(old, tracks=tracks), assault(struggles=(), parties=(), shots=()))

    @pytest.mark.parametrize(("holder", "wanted"), [(None, (8, 3)), (1, (10, 3)), (0, (8, 5)), (2, (8, 3))])
    def test_the_order_is_in_the_sums(self, holder: int | None, wanted: tuple[int, int]) -> None:  # AS-14
        assert ashore.sums(assault(order_of=holder), self.FIGHT) == wanted


class TestStrips:
    def test_who_is_who(self) -> None:
        assert [signs(pirates(), seat) for seat in range(2)] == [(roles.chest,), (roles.black_flag,)]
        assert [signs(hunt(), seat) for seat in range(2)] == [(roles.black_flag,), (roles.spyglass,)]
        assert [signs(assault(role=2), seat) for seat in range(3)] == [(roles.anchor,), (roles.anchor,), (roles.tower,)]
        assert signs(battle(), 0) == ()

    def test_the_cargo_goes_with_the_ship(self) -> None:  # AS-50
        taken = pirates(ships=(ship("s1", 2, "L12 SW", 1), ship("b1", 1, "K13 S")), out=(0,))
        assert [signs(taken, seat)[:1] for seat in range(3)] == [(), (roles.black_flag,), (roles.chest,)]
        assert captain(taken) == 2
        sunk = pirates(ships=(ship("b1", 1, "K13 S"),))
        assert captain(sunk) == 0

    def test_who_holds_the_order(self) -> None:  # AS-14, AS-38
        assert signs(battle(order_of=1), 1) == (medal,)
        drawn = changed(whole(battle(order_of=1)), whole(battle()))
        assert drawn
        assert drawn[1] > whole(battle()).height - 110

    @pytest.mark.parametrize("view", [pirates(), hunt(), assault()], ids=["pirates", "hunt", "assault"])
    def test_only_what_there_is_is_counted(self, view: View) -> None:
        for seat in range(view.seats):
            counted = dict(counts(view, seat, 6))
            assert (gun in counted) == (view.scenario == "assault" and seat == 0)
            assert (roles.crew in counted) == any(party.seat == seat for party in view.parties)
        assert gun in dict(counts(battle(), 0, 5))

    def test_the_defender_has_no_count_before_his_fort_is_laid(self) -> None:
        assert counts(laying(), 0, 0) == ()
        assert counts(laying(), 1, 0) == ()

    @pytest.mark.parametrize("make", [hunt, assault])
    def test_rounds_without_a_loss_are_not_shown(self, make: Callable[..., View]) -> None:  # AS-39
        assert whole(make(quiet=3)).data == whole(make()).data
        assert changed(whole(make(round=3)), whole(make()))

    def test_who_plays_alone_comes_first(self) -> None:
        for role, seat in ((0, 0), (2, 2), (3, 3)):
            view = hunt(role=role, out=(), mover=None, tracks=())
            gone = changed(whole(view), whole(replace(view, out=(seat,))))
            assert gone
            left, top, *_ = gone
            assert left < 400
            assert top < whole(view).height - 150

    def test_a_defender_s_cannons_are_shown_one_by_one(self) -> None:
        view = assault(parties=(), struggles=())
        one, other = (replace(view, forts=(stronghold(turned="G9", fired=fired),)) for fired in ("J9", "J9 I9"))
        drawn = [opened(whole(found)).convert("RGB").crop((0, 1206, 1200, 1400)) for found in (one, other)]
        assert drawn[0].tobytes() != drawn[1].tobytes()


def test_a_seat_that_is_out_has_no_ships_to_show() -> None:
    view = pirates(out=(2,), ships=pirates().ships[:3])
    assert changed(whole(view), whole(replace(view, out=())))


class TestManyShots:
    """A fort fires at a ship wherever she enters its reach: dice that crowd each other can't be read (AS-52)."""

    SHOTS = tuple(
        Shot(29, 0, at(gun), at(target), (4, 4), 2, 0, True)
        for gun, target in (("G9", "G11"), ("H10", "H12"), ("I11", "I13"), ("J12", "J14"))
    )
    WINDOW = Window(4, 7, 11, 9)

    def dice(self, shots: tuple[Shot, ...]) -> set[str]:
        """The targets whose dice are drawn: another roll makes another picture."""
        view, found = assault(shots=shots, parties=(), struggles=()), set()
        for i, one in enumerate(shots):
            other = replace(view, shots=(*shots[:i], replace(one, dice=(1, 2)), *shots[i + 1 :]))
            if where(view, other, self.WINDOW):
                found.add(one.target.token)
        return found

    def test_where_there_is_room_all_have_their_dice(self) -> None:
        assert self.dice(self.SHOTS) == {"G11", "H12", "I13", "J14"}

    def test_where_they_crowd_each_other_a_few_of_the_last_have_theirs(self) -> None:
        crowd = Shot(29, 0, at("I10"), at("G12"), (4, 4), 2, 0, True)
        first = Shot(29, 0, at("H11"), at("H13"), (4, 4), 2, 0, True)
        row = Shot(29, 0, at("I11"), at("I13"), (4, 4), 2, 0, True)
        assert self.dice((first, row)) == {"I13"}
        assert self.dice((row, first)) == {"H13"}
        assert self.dice((crowd, row, *self.SHOTS[:2], self.SHOTS[3], first)) == {"H13", "J14", "H12"}

    def test_those_without_dice_still_say_whether_they_hit(self) -> None:
        row = (
            Shot(29, 0, at("H11"), at("H13"), (4, 4), 2, 0, True),
            Shot(29, 0, at("I11"), at("I13"), (4, 4), 2, 0, True),
        )
        view = assault(shots=row, parties=(), struggles=())
        missed = replace(view, shots=(replace(row[0], hit=False), row[1]))
        assert "H13" in where(view, missed, self.WINDOW)
