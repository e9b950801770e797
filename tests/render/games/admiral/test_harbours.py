"""Ports that are shown larger below the sea of Admiral, and two ships in one of their cells."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import ImageChops
from PIL.Image import Image

from engine.games.admiral.view import Forecast, Mark, Ship, View
from engine.values import Answer, Key, Piece
from render import Marks
from render.board import sea_board, sea_size
from render.games import admiral
from render.games.admiral.harbours import ROOMY, harbours
from render.sailing.insets import MOST
from render.window import Window
from tests.render.at_sea import at
from tests.render.comparing import changed, opened
from tests.render.games.admiral.scenes import NAMES, battle, fleet, fort, half, port, ship, wind
from tests.render.games.admiral.test_sea import WHOLE

SEA = sea_board(WHOLE)
NEAR = sea_board(Window(0, 0, 9, 9))
PAIR = (ship("s1", 0, "B1"), ship("b2", 1, "B1"))


def shown(view: View, window: Window = WHOLE) -> list[str]:
    return [board.window.name for board in harbours(view, sea_board(window))]


class TestWhich:
    def test_those_with_ships(self) -> None:  # AD-4
        assert shown(fleet()) == ["A1–B2", "W13–X14"]
        assert shown(fleet(ships=PAIR)) == ["A1–B1"]
        assert shown(fleet(ships=(ship("s1", 0, "C1"),))) == []

    def test_those_with_pearls(self) -> None:  # AD-63
        assert shown(fleet(ships=(), forts=(fort("A1", 0, 5, 1), fort("X14", 1)))) == ["A1–A1"]

    def test_not_where_cells_are_large(self) -> None:
        assert shown(half(), Window(0, 0, 12, 14)) == []
        assert shown(fleet(), Window(0, 0, 13, 13)) == []

    def test_not_outside_of_the_window(self) -> None:
        assert shown(fleet(), Window(0, 0, 16, 14)) == ["A1–B2"]

    def test_below_the_first_picture_alone(self) -> None:
        first, second = admiral.draw(fleet(), NAMES, Marks(windows=(WHOLE, WHOLE)))
        bare = admiral.draw(fleet(ships=()), NAMES)[0]
        assert first.height > bare.height
        assert second.height == sea_size(SEA)[1]


class TestWhatIsSeen:
    @pytest.mark.parametrize("which", [0, 1])
    @pytest.mark.parametrize(
        "change", [{"seat": 2}, {"id": "g7"}, {"strength": 2}, {"task": "repair"}, {"task": "work"}, {"pearls": 1},
                   {"spent": True}], ids=str,
    )  # fmt: skip
    def test_each_fact_of_each_of_two_ships(self, which: int, change: dict[str, object]) -> None:  # AD-4
        pair = list(PAIR)
        pair[which] = replace(pair[which], **change)
        views = [self.view(*PAIR), self.view(*pair)]
        (board,) = harbours(views[0], SEA)
        left, top, right, bottom = board.box(at("B1"), at("B1"))
        middle, rim = (top + bottom) // 2, board.wide // 8
        row = (left - rim, (middle if which else top) - rim, right + rim, (bottom if which else middle) + rim)
        one, other = (opened(admiral.draw(view, NAMES)[0]).convert("RGB") for view in views)
        below = (0, SEA.bottom, board.right, board.bottom)
        found = ImageChops.difference(one.crop(below), other.crop(below)).getbbox()
        assert found
        assert row[0] <= found[0]
        assert row[2] >= found[2]
        assert row[1] <= found[1] + SEA.bottom
        assert row[3] >= found[3] + SEA.bottom

    @staticmethod
    def view(*ships: Ship) -> View:
        return fleet(seats=3, order=(0, 1, 2), scores=(), ships=ships)

    def test_the_last_events_are_on_the_sea_alone(self) -> None:
        view = battle(salvos=(), fights=(), tracks=(), marks=())
        one, other = (admiral.draw(found, NAMES)[0] for found in (view, replace(view, marks=(MENDED,))))
        found = changed(one, other)
        assert found
        assert found[3] <= SEA.bottom


class TestOneOfTwo:
    """What is about one of two ships in a cell is drawn in her row (AD-4)."""

    @staticmethod
    def drawn(
        *path: Answer, ships: tuple[Ship, ...] = PAIR, offers: tuple[Piece, ...] = (), **changes: object
    ) -> Image:
        view = fleet(ships=ships, viewer=0, **changes)
        marks = Marks((), path, (Window(0, 0, 9, 9),), offers)
        return opened(admiral.draw(view, NAMES, marks)[0]).convert("RGB").crop(NEAR.box(at("A1"), at("C3")))

    @classmethod
    def where(cls, one: Image, other: Image) -> tuple[int, int]:
        """Between which heights of the cell B1 two pictures differ, in tenths of it."""
        found = ImageChops.difference(one, other).getbbox()
        assert found
        top = 2 * NEAR.wide
        return round(10 * (found[1] - top) / NEAR.wide), round(10 * (found[3] - top) / NEAR.wide)

    def test_rims(self) -> None:
        bare = self.drawn(Key("fire"))
        first, second = (self.drawn(Key("fire"), offers=(Piece(id),)) for id in ("s1", "b2"))
        assert self.where(bare, first) == (0, 5)
        assert self.where(bare, second) == (5, 10)

    def test_swords(self) -> None:  # AD-40
        rims = [self.drawn(Key("fire"), offers=(Piece(id),)) for id in ("s1", "b2")]
        swords = [self.drawn(Key("board"), offers=(Piece(id),)) for id in ("s1", "b2")]
        assert self.where(rims[0], swords[0])[1] <= 5 <= self.where(rims[1], swords[1])[0]

    @pytest.mark.parametrize(("ship", "rows"), [("s1", (0, 5)), ("b2", (5, 10))])
    def test_anchors(self, ship: str, rows: tuple[int, int]) -> None:  # AD-22
        stays = Forecast(ship, (at("B1"),), "shelter", 0)
        bare, shown = (self.drawn(wind=wind("NE", "storm"), drifts=drifts) for drifts in ((), (stays,)))
        top, bottom = self.where(bare, shown)
        assert rows[0] <= top < bottom <= rows[1]


MENDED = Mark(17, 0, at("B2"), "mended", 1)


HOMES = ("A1", "A13", "L1", "M14", "X2", "X14")


def six(places: tuple[str, ...]) -> View:
    """Six ports, in each the ships of a seat."""
    ships = [
        ship(f"{kind}{seat + 1}", seat, name, 2, pearls=1, task="repair")
        for seat, names in enumerate(places)
        for kind, name in zip("gfb", names.split(), strict=True)
    ]
    return fleet(
        seats=6, order=tuple(range(6)), scores=(1,) * 6, ships=tuple(ships), ports=port(HOMES, 24, 14),
        forts=tuple(fort(home, seat, 4, 1) for seat, home in enumerate(HOMES)), hidden=(1,) * 6,
    )  # fmt: skip


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("teams", [(), ((0, 2, 4), (1, 3, 5)), ((0, 3), (1, 4), (2, 5))], ids=["", "3v3", "2v2v2"])
@pytest.mark.usefixtures("as_sent")
def test_the_fullest_ports(teams: tuple[tuple[int, ...], ...], contrast: bool) -> None:
    """Six ports, all ships of six in them (AD-67)."""
    view = replace(six(("B1 B1 A2", "A14 B13 B13", "L2 L2 M2", "M13 L13 L13", "W2 W2 X1", "X13 W13 W13")), teams=teams)
    (picture,) = admiral.draw(view, ("W" * 32,) * 6, None, contrast)
    assert len(picture.data) <= 110_000


def test_of_four_ports_all_that_lies_in_them() -> None:  # AD-4
    homes = ("A1", "A14", "X1", "X14")
    view = fleet(
        seats=4, ports=port(homes, 24, 14), forts=tuple(fort(home, seat) for seat, home in enumerate(homes)),
        ships=tuple(ship(f"{kind}{seat + 1}", seat, name)
                    for seat, names in enumerate(("B1 A2 B2 B2", "B14 A13 B13 B13", "W1 X2 W2 W2", "W14 X13 W13 W13"))
                    for kind, name in zip("sgfb", names.split(), strict=True)),
    )  # fmt: skip
    found = harbours(view, SEA)
    assert [board.window.name for board in found] == ["A1–B2", "A13–B14", "W1–X2", "W13–X14"]
    assert {board.wide for board in found} == {ROOMY}


def test_of_many_ports_only_cells_that_two_share() -> None:  # AD-4
    places = ("B1 B1 A2", "A14 B13 B13", "L2 L2 M2", "M13 L13 L13", "W2 W2 X1", "X13 W13 W13")
    found = harbours(six(places), SEA)
    assert [board.window.name for board in found] == ["B1–B1", "B13–B13", "L2–L2", "L13–L13", "W2–W2", "W13–W13"]
    assert {board.wide for board in found} == {MOST}
    assert shown(six(("B1 A1 A2", *places[1:]))) == ["B13–B13", "L2–L2", "L13–L13", "W2–W2", "W13–W13"]
    few = six((*places[:2], "D5 E5 F5", "D6 E6 F6", "D7 E7 F7", "D8 E8 F8"))
    few = replace(few, forts=tuple(replace(fort, pearls=0) for fort in few.forts))
    assert shown(few) == ["A1–B2", "A13–B14"]
