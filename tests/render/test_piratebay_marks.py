"""Pictures of Pirate Bay while somebody chooses, and what they say could be done where."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.piratebay.view import Find, Heap, Hold, View
from engine.values import Cell, Key
from render import Marks, Picture
from render.accents import CHOICE
from render.board import sea_board
from render.games import piratebay
from render.games.piratebay.board import sailing
from render.games.piratebay.outlook import works
from render.sailing.choices import chosen
from render.theme import INK
from render.window import Window
from tests.render.at_sea import BESIDE, at, cells
from tests.render.comparing import changed, opened, shares
from tests.render.pirate_bay import NAMES, NOTHING, battle, opening, ship, within_reach
from tests.render.pirate_bay import sailing as sailing_marks

CLOSE = Window(5, 3, 9, 9)
FIRST = battle(asked="turn", viewer=0, tracks=(), shots=(), finds=(), hauls=(), wrecks=())
"""Gold on J8 chooses what to do; a merchant lies on I9, blue on K8."""


def close(view: View, marks: Marks, window: Window = CLOSE) -> Picture:
    return piratebay.draw(view, NAMES, replace(marks, windows=(BESIDE, window)))[1]


def test_what_may_be_chosen_is_bright_and_the_rest_is_dimmed() -> None:
    view = FIRST
    picture, plain = close(view, Marks(cells("J9 K9"))), close(view, Marks())
    for name in ("J9", "K9"):
        assert shares(picture, CLOSE, name, CHOICE) > 200
        assert shares(plain, CLOSE, name, CHOICE) == 0
    for name in ("G4", "H8"):
        box = sea_board(CLOSE).box(at(name), at(name))
        light = [sum(opened(found).convert("L").crop(box).tobytes()) for found in (picture, plain)]
        assert light[0] < light[1]


def test_merchants_and_enemies_who_may_be_boarded() -> None:  # PB-14, AS-15
    for name in ("I9", "K8"):
        view = replace(FIRST, ships=(FIRST.ships[0], replace(FIRST.ships[1], cell=at("K8"), heading="N")))
        marks = Marks(cells(name))
        box = changed(close(view, marks), close(replace(view, asked="explore"), marks))
        assert box


def test_nobody_is_boarded_who_lies_abeam_of_a_settled_heading() -> None:  # AS-10
    view = replace(FIRST, asked="stop", ships=(ship(0, "J8 N", fired=(2, 2)), ship(1, "K8 W")))
    one = close(view, Marks(cells("K8")))
    other = close(replace(view, ships=(ship(0, "J8 E", fired=(2, 2)), ship(1, "K8 W"))), Marks(cells("K8")))
    box = sea_board(CLOSE).box(at("K8"), at("K8"))
    assert opened(one).crop(box).tobytes() != opened(other).crop(box).tobytes()


def test_broadsides_that_she_would_open() -> None:  # AS-10
    view = replace(FIRST, ships=(ship(0, "J6 N"), ship(1, "K8 W")))
    fired = replace(view, ships=(ship(0, "J6 N", fired=(2, 2)), ship(1, "K8 W")))
    marks = Marks(cells("J7 J8"))
    assert shares(close(view, marks), CLOSE, "J8", INK) > shares(close(fired, marks), CLOSE, "J8", INK) + 50


def test_what_was_is_not_in_the_way_of_what_may_be() -> None:
    happened = battle(asked="turn", viewer=0, wrecks=())
    still = replace(happened, shots=(), tracks=(), finds=(), hauls=())
    marks = Marks(cells("J9 J10 K9"))
    assert close(happened, marks).data == close(still, marks).data
    assert close(happened, Marks()).data != close(still, Marks()).data


def test_tiles_for_works_have_no_arrows() -> None:  # PB-20, PB-21, PB-22
    for word in ("explore", "load", "unload"):
        marks = Marks(cells("H8"), (Key(word), at("H8")))
        assert sailing(FIRST, chosen(marks)) is None
    assert sailing(FIRST, chosen(Marks(cells("H8")))) == FIRST.ships[0]
    assert sailing(replace(FIRST, asked="load"), chosen(Marks(cells("H8")))) is None


def test_islets_to_choose_from() -> None:  # PB-3
    view = opening(2, asked="islet", turn=0, ships=(), viewer=0)
    window = Window(4, 0, 9, 9)
    picture = close(view, Marks(cells("H2 M2")), window)
    assert shares(picture, window, "H2", CHOICE) > 200


def test_the_house_shows_the_whole_and_a_close_up() -> None:
    found = sailing_marks(FIRST).windows
    assert len(found) == 2
    assert all(map(found[1].holds, within_reach(FIRST)))


class TestWorks:
    """What a ship could do at a stop."""

    def at_stop(self, stop: str, **changes: object) -> set[str]:
        view = opening(2, **changes)
        moved = next(ship for ship in view.ships if ship.seat == 0)
        return set(works(view, moved, at(stop)))

    def test_explore_beside_tiles_that_nobody_knows(self) -> None:  # PB-20
        assert self.at_stop("D8") == {"explore"}
        assert self.at_stop("C8") == set()
        assert self.at_stop("D9", down=(), marks=cells("E8")) == set()

    def test_load_what_lies_face_up(self) -> None:  # PB-21
        heap = {"down": (), "heaps": (Heap(at("E8"), 1, 0),)}
        assert self.at_stop("D8", **heap) == {"load"}
        assert self.at_stop("D8", **heap, holds=(Hold(2, 2), NOTHING)) == set()

    def test_load_in_the_second_turn_of_a_watch_what_was_turned_up_in_the_first(self) -> None:  # PB-21, PB-27
        heap = {"down": (), "heaps": (Heap(at("E8"), 1, 0),), "finds": (Find(1, 0, at("E8"), "gold"),)}
        assert self.at_stop("D8", **heap, watch=2, glass=2) == {"load"}

    def test_the_order_on_her_cell_or_beside(self) -> None:  # PB-23
        for stop, there in (("J10", True), ("K11", True), ("L11", False)):
            assert ("order" in self.at_stop(stop, order_at=at("J10"))) == there

    def test_unload_beside_the_own_islet(self) -> None:  # PB-22
        laden = (Hold(1, 0), NOTHING)
        assert "unload" in self.at_stop("H2", holds=laden)
        assert "unload" in self.at_stop("G2", holds=laden)
        assert "unload" not in self.at_stop("H2")
        assert "unload" not in self.at_stop("H19", holds=laden)

    def test_it_is_shown_on_the_cells(self) -> None:
        marks = Marks((Cell(8, 7), Cell(8, 8)))
        bare = replace(FIRST, down=(), heaps=())
        assert changed(close(FIRST, marks), close(bare, marks))
        box = sea_board(CLOSE).box(at("I8"), at("I8"))
        drawn = [opened(close(view, marks)).crop(box).tobytes() for view in (FIRST, bare)]
        assert drawn[0] != drawn[1]
