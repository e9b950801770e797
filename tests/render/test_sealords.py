"""Pictures of Sea Lords: sizes, budgets, and that a picture changes when and only when something visible does."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import msgspec
import pytest
from PIL import Image

from engine.games.sealords.view import CellView, LastView, SealordsView, ShipView, ShotView
from engine.values import Card, Cell, Course, Picks, Piece
from render import Marks, Picture, draw, words
from render.games.sealords import look, sunk
from tests.render.comparing import changed, opened

BUDGET = 120_000


def picture(
    view: object,
    names: tuple[str, ...] = ("Kornilov", "Nakhimov"),
    marks: Marks | None = None,
    contrast: bool = False,
) -> Picture:
    """The overview."""
    (found,) = draw("sealords", view, names, marks, contrast)  # type: ignore[arg-type]
    return found


def test_unknown_game(sea: SimpleNamespace) -> None:
    with pytest.raises(KeyError):
        draw("chess", sea.position(), sea.names)


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("private", [False, True])
@pytest.mark.usefixtures("as_sent")
def test_file(sea: SimpleNamespace, private: bool, contrast: bool) -> None:
    found = picture(sea.busy(viewer=0, hand=(1, 3, 8)) if private else sea.busy(), contrast=contrast)
    image = opened(found)
    assert image.format == "PNG"
    assert image.mode == "P"
    assert image.size == (found.width, found.height)
    assert found.width <= 1200
    assert found.height <= found.width * 1.5
    assert len(found.data) <= BUDGET
    assert found.name == ("sealords-private.png" if private else "sealords.png")


def test_both_styles_have_one_layout(sea: SimpleNamespace) -> None:
    usual, stark = (picture(sea.busy(viewer=1, hand=(1, 2)), contrast=contrast) for contrast in (False, True))
    assert (usual.name, usual.width, usual.height) == (stark.name, stark.width, stark.height)
    assert usual.data != stark.data


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.usefixtures("as_sent")
def test_full_boards_keep_the_budget(sea: SimpleNamespace, contrast: bool) -> None:
    names = [Cell(col, row).token for row in range(6) for col in range(7)]
    ships = {
        name: ShipView((i * 7 // 3) % 2, (1 + i * 5 % 9,), shields=i % 3, burning=i % 7 == 3)
        for i, name in enumerate(names)
        if i % 6
    }
    mines = {name: ("mine", "decoy")[i % 2] for i, name in enumerate(names) if not i % 6}
    shots = (ShotView(24, 10, "burnt"), ShotView(24, 27, "nothing"), ShotView(24, 0, "shield"))
    last = LastView(0, (24,), shots, mined=(6,), cleared=(1,), repaired=(2,), shielded=(3,))
    view = sea.position(ships, mines, last=last)
    worded = Marks(words=tuple((id, "Kreuzfeuerlinien") for id in words("sealords", view)))
    assert len(picture(view, marks=worded, contrast=contrast).data) <= BUDGET
    hands = _lost(
        msgspec.structs.replace(view, viewer=1, hand=(1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9)), (1, 4), (2, 2, 5, 9)
    )
    assert len(picture(hands, marks=worded, contrast=contrast).data) <= BUDGET


def test_the_same_view_gives_the_same_bytes(sea: SimpleNamespace) -> None:
    assert picture(sea.busy()).data == picture(sea.busy()).data


def test_two_threads(sea: SimpleNamespace) -> None:
    views = [sea.busy(), sea.position(), sea.busy(viewer=1, hand=(2, 9)), sea.busy(mover=None)] * 6

    def drawn(turn: int) -> bytes:
        return picture(views[turn], contrast=turn % 3 == 0).data

    alone = [drawn(turn) for turn in range(len(views))]
    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(drawn, range(len(views))))
    assert together == alone


CHANGES = {
    "turn": 8,
    "mover": 1,
    "shields": 4,
    "mines": 10,
    "last": LastView(0, laid=(0,)),
    "viewer": 0,
}


@pytest.mark.parametrize("field", ["turn", "mover", "shields", "mines", "last"])
def test_a_visible_field_shows(sea: SimpleNamespace, field: str) -> None:
    assert changed(picture(sea.busy()), picture(sea.busy(**{field: CHANGES[field]})))


@pytest.mark.parametrize("field", ["first", "turns"])
def test_an_invisible_field_does_not(sea: SimpleNamespace, field: str) -> None:
    view = sea.busy()
    if field == "first":
        other = msgspec.structs.replace(view, first=1)
    else:
        other = msgspec.structs.replace(view, fleets=(msgspec.structs.replace(view.fleets[0], turns=3), view.fleets[1]))
    assert picture(view).data == picture(other).data


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("field", ["coins", "vp", "hand", "pile", "reserve", "extra", "mines"])
def test_every_figure_of_the_strips_shows(sea: SimpleNamespace, seat: int, field: str) -> None:
    view = sea.busy()
    fleets = list(view.fleets)
    fleets[seat] = msgspec.structs.replace(fleets[seat], **{field: getattr(fleets[seat], field) + 1})
    box = changed(picture(view), picture(msgspec.structs.replace(view, fleets=tuple(fleets))))
    assert box
    assert (box[1] < 120) == (seat == 1)


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_players_shield_waits_in_his_strip(sea: SimpleNamespace, seat: int, contrast: bool) -> None:
    without = picture(sea.busy(), contrast=contrast)
    box = changed(without, picture(sea.busy(gift=seat), contrast=contrast))
    assert box
    assert box[2] <= 107  # left of the name
    assert (box[3] <= 99) == (seat == 1)
    assert box[1] > (13 if seat else 970)


def _lost(view: SealordsView, light: tuple[int, ...], dark: tuple[int, ...]) -> SealordsView:
    """The view with these ships out of the game."""
    fleets = [msgspec.structs.replace(fleet, lost=lost) for fleet, lost in zip(view.fleets, (light, dark), strict=True)]
    return msgspec.structs.replace(view, fleets=(fleets[0], fleets[1]))


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("private", [False, True])
def test_ships_out_of_the_game_lie_below_the_market(sea: SimpleNamespace, private: bool, contrast: bool) -> None:
    """SL-24: everybody sees them, on the private picture between market and hand; nothing else changes."""
    view = sea.busy(viewer=0, hand=(1, 3, 8)) if private else sea.busy()
    without = opened(picture(view, contrast=contrast)).convert("RGB")
    found = picture(_lost(view, (4,), (4, 9)), contrast=contrast)
    image = opened(found).convert("RGB")
    market, more = look.HEIGHT - look.MARGIN, sunk.height(3)
    assert image.height == without.height + more
    assert image.crop((0, 0, look.WIDTH, market)).tobytes() == without.crop((0, 0, look.WIDTH, market)).tobytes()
    below = (0, market + look.GAP, look.WIDTH, without.height)
    moved = (0, below[1] + more, look.WIDTH, below[3] + more)
    assert image.crop(moved).tobytes() == without.crop(below).tobytes()
    assert picture(_lost(view, (4,), (9, 4)), contrast=contrast).data == found.data  # by number
    others = [((4,), (4, 8)), ((4,), (4,)), ((4, 4), (9,)), ((4, 9), (4,))]
    shown = [picture(_lost(view, light, dark), contrast=contrast).data for light, dark in others]
    assert len({found.data, *shown}) == 5


def test_many_ships_out_of_the_game_lie_in_rows(sea: SimpleNamespace) -> None:
    row = sunk.ROW
    assert sunk.height(0) == 0
    assert sunk.height(1) == sunk.height(row) < sunk.height(row + 1)
    full = picture(_lost(sea.busy(), (1, 2, 3) * 4, (4, 5, 6) * 5))
    assert full.height == look.HEIGHT + sunk.height(27)


def _one(sea: SimpleNamespace, contrast: bool = False, **cell: object) -> Picture:
    view = sea.position()
    cells = list(view.cells)
    cells[20] = CellView(**{"effect": "vp", **cell})  # type: ignore[arg-type]
    return picture(msgspec.structs.replace(view, cells=tuple(cells)), contrast=contrast)


@pytest.mark.parametrize("contrast", [False, True])
def test_every_kind_of_cell_differs(sea: SimpleNamespace, contrast: bool) -> None:
    kinds: list[dict[str, object]] = [
        {"effect": effect, "mine": mine}
        for effect in ("vp", "shot_orthogonal", "shot_diagonal", "repair", "mine", "reserve")
        for mine in (None, "mine", "decoy", "fake")
    ]
    kinds += [
        {"ship": ShipView(owner, (number,), None, 0, burning)}
        for owner in (0, 1)
        for number in range(1, 10)
        for burning in (False, True)
    ]
    kinds += [
        {"ship": ShipView(owner, numbers, card)}
        for owner in (0, 1)
        for card, (_, numbers) in sea.cards.items()
        if card not in ("m11", "m12")
    ]
    kinds += [{"ship": ShipView(0, (4,), None, shields)} for shields in range(1, 8)]
    seen = {_one(sea, contrast, **kind).data for kind in kinds}
    assert len(seen) == len(kinds)


def test_a_change_of_a_cell_stays_in_it(sea: SimpleNamespace) -> None:
    left, top, right, bottom = changed(_one(sea), _one(sea, ship=ShipView(0, (9,)))) or (0, 0, 9999, 9999)
    assert right - left <= 132
    assert bottom - top <= 132


def test_every_mercenary_for_sale_and_sold(sea: SimpleNamespace) -> None:
    seen = set()
    for card in sea.cards:
        for owner in (None, 0, 1):
            rest = tuple(sea.mercenary(other) for other in list(sea.cards)[:5] if other != card)[:4]
            seen.add(picture(sea.position(market=(sea.mercenary(card, owner), *rest))).data)
    assert len(seen) == 3 * len(sea.cards)


@pytest.mark.parametrize("struck", ["burnt", "shield", "mercenary", "nothing"])
@pytest.mark.parametrize("end", ["D1", "D6", "A4", "G4", "G1", "A1", "B6", "F6", "E4"])
def test_shots_in_all_directions(sea: SimpleNamespace, end: str, struck: str) -> None:
    plain = sea.position()
    last = LastView(0, shots=(ShotView(sea.at("D4"), sea.at(end), struck),))  # type: ignore[arg-type]
    box = changed(picture(plain), picture(msgspec.structs.replace(plain, last=last)))
    assert box


@pytest.mark.parametrize("struck", ["burnt", "shield"])
@pytest.mark.parametrize("contrast", [False, True])
def test_no_burst_on_a_ship_laid_over_the_one_that_was_struck(
    sea: SimpleNamespace, struck: str, contrast: bool
) -> None:
    left, top = (look.corner(sea.at("D2"))[i] for i in (0, 1))

    def tile(owner: int, laid: tuple[str, ...], shots: bool) -> Image.Image:
        shot = ShotView(sea.at("D4"), sea.at("D2"), struck)  # type: ignore[arg-type]
        last = LastView(0, tuple(sea.at(name) for name in laid), (shot,) if shots else ())
        drawn = opened(picture(sea.position({"D2": ShipView(owner, (4,))}, last=last), contrast=contrast))
        return drawn.convert("RGB").crop((left + 16, top + 16, left + look.CELL - 16, top + look.CELL - 16))

    over = tile(0, ("D4", "D2"), True)
    assert over.tobytes() == tile(0, ("D4", "D2"), False).tobytes()
    assert tile(1, ("D4",), True).tobytes() != tile(1, ("D4",), False).tobytes()


def test_ways_to_strike_differ(sea: SimpleNamespace) -> None:
    seen = {
        picture(sea.position(last=LastView(0, shots=(ShotView(sea.at("D4"), sea.at("D2"), struck),)))).data
        for struck in ("burnt", "shield", "mercenary", "nothing")
    }
    assert len(seen) == 4


@pytest.mark.parametrize("field", ["laid", "mined", "cleared", "repaired", "shielded"])
def test_what_the_last_turn_did_shows(sea: SimpleNamespace, field: str) -> None:
    view = sea.position({"C2": ShipView(0, (4,), shields=1)}, {"D2": "mine"})
    cell = sea.at("D2" if field == "mined" else "C2")
    other = msgspec.structs.replace(view, last=LastView(0, **{field: (cell,)}))
    assert changed(picture(view), picture(other))


def test_nobody_is_due_when_the_game_is_over(sea: SimpleNamespace) -> None:
    alike = sea.position().fleets[0]
    over, light, dark = (picture(sea.position(mover=mover, fleets=(alike, alike))) for mover in (None, 0, 1))
    assert (changed(over, dark) or (0, 0, 0, 999))[3] < 120
    assert (changed(over, light) or (0, 0))[1] > 120


def test_hand(sea: SimpleNamespace) -> None:
    public = picture(sea.busy())
    for count in range(1, 17):
        private = picture(sea.busy(viewer=0, hand=tuple(range(1, 10))[:count] + (9,) * (count - 9)))
        assert private.height > public.height
        assert opened(private).crop((0, 0, public.width, public.height - 20)).tobytes() == (
            opened(public).crop((0, 0, public.width, public.height - 20)).tobytes()
        )
    assert picture(sea.busy(viewer=0, hand=())).height == public.height


def test_reserve(sea: SimpleNamespace) -> None:
    hand = picture(sea.busy(viewer=0, hand=(1, 2, 3)))
    both = picture(sea.busy(viewer=0, hand=(1, 2, 3), reserve=(1, 1, 2, 4, 5, 6, 8, 9, 9)))
    assert both.height > hand.height


@pytest.mark.parametrize("contrast", [False, True])
def test_marks(sea: SimpleNamespace, contrast: bool) -> None:
    view = sea.busy(viewer=0, hand=(3, 3, 8))
    marks = [
        None,
        Marks(cells=(Cell(2, 2),)),
        Marks(cells=(Cell(2, 2), Cell(1, 1))),
        Marks(cells=(Cell(2, 2),), chosen=(Piece("3"),)),
        Marks(cells=(Cell(2, 2),), chosen=(Picks((Piece("3"), Piece("3"))),)),
        Marks(cells=(Cell(2, 2),), chosen=(Piece("8"),)),
        Marks(chosen=(Card("m06"),)),
        Marks(chosen=(Cell(4, 4),)),
        Marks(chosen=(Cell(4, 4), Course("NW"))),
        Marks(chosen=(Cell(4, 4), Course("N"))),
        Marks(chosen=(Course("N"),)),
    ]
    assert len({picture(view, marks=mark, contrast=contrast).data for mark in marks}) == len(marks)
    assert picture(view, marks=Marks()).data == picture(view).data


def test_marks_at_the_rim(sea: SimpleNamespace) -> None:
    for cell in (Cell(0, 0), Cell(6, 0), Cell(0, 5), Cell(6, 5)):
        for course in ("N", "NE", "E", "SE", "S", "SW", "W", "NW"):
            picture(sea.position(), marks=Marks(chosen=(cell, Course(course))))


ODD = [
    "",
    "   ",
    "W" * 300,
    "a " * 150,
    "🦈🏴‍☠️⚓",
    "Нахимов-Синопский, адмирал",
    "محمد",
    "日本丸",
    "שלום",
    "\u202egnirts\u202c",
    "Z̴̡̛͚͖a̵l̷g̸o̴̢" * 20,
    "\n\r\t\0",
    "𝕱𝖑𝖔𝖙𝖎𝖑𝖑𝖆",
]


@pytest.mark.parametrize("name", ODD)
def test_odd_names_stay_in_their_place(sea: SimpleNamespace, name: str) -> None:
    plain = picture(sea.position(), ("a", "a"))
    for seat, top in ((1, look.MARGIN), (0, look.NEAR_TOP)):
        names = ["a", "a"]
        names[seat] = name
        box = changed(plain, picture(sea.position(), tuple(names)))
        assert box
        assert box[0] > 90
        assert box[2] < 350
        assert top < box[1]
        assert box[3] < top + look.STRIP


def test_missing_names(sea: SimpleNamespace) -> None:
    picture(sea.position(), ())
