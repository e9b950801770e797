"""Pictures of Tranquility: sizes, budgets, and that a picture changes when and where something visible does."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from PIL import ImageChops

import render
from engine.games.tranquility.field import GAP
from engine.games.tranquility.rivals import scores
from engine.games.tranquility.view import Place, Playable, Player, Spot, View
from render.games.tranquility import crew, look
from render.games.tranquility.figures import FIGURES
from render.games.tranquility.frame import FINISH_SLOT, SLOT_TALL, SLOT_WIDE, START_SLOT
from tests.render.comparing import changed, opened
from tests.render.still_waters import (
    FULL,
    INDEX,
    NAMES,
    VIEWS,
    arch,
    busy,
    indices,
    picture,
    pledging,
    position,
    rivals,
    sides,
)

BUDGET = 120_000
STYLES = pytest.mark.parametrize("contrast", [False, True], ids=["usual", "stark"])


@STYLES
@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.usefixtures("as_sent")
def test_file(name: str, contrast: bool) -> None:
    view, marks = VIEWS[name]
    found = picture(view, marks, contrast)
    image = opened(found)
    assert (image.format, image.mode, image.size) == ("PNG", "P", (found.width, found.height))
    assert found.width <= 1200
    assert found.height <= found.width * (1.25 if view.viewer is None else 1.5)
    assert len(found.data) <= BUDGET
    assert found.name == ("tranquility.png" if view.viewer is None else "tranquility-private.png")
    assert found.data == picture(view, marks, contrast).data


@STYLES
@pytest.mark.usefixtures("as_sent")
def test_the_fullest_picture_keeps_the_budget(contrast: bool) -> None:
    hand = tuple(Playable(number, (Spot(0, 1),)) for number in range(60, 73))
    full = {name: number for name, number in FULL.items() if name != "A1"}
    for view in (busy(), sides(players=busy().players), rivals()):
        shown = msgspec.structs.replace(view, field=position(full, moons=list(full)[::2]).field, viewer=0, hand=hand)
        assert len(picture(shown, contrast=contrast).data) <= BUDGET


def test_a_phone_can_read_it() -> None:
    phone = 390 / look.WIDTH
    assert look.WIDE * phone >= 30
    assert look.TALL * phone >= 30
    assert 27 * phone >= 10  # the smallest figures


def test_two_threads() -> None:
    views = [*VIEWS.values()]

    def drawn(turn: int) -> bytes:
        view, marks = views[turn]
        return picture(view, marks, turn % 3 == 0).data

    alone = [drawn(turn) for turn in range(len(views))]
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(drawn, range(len(views)))) == alone


CHANGES: dict[str, object] = {
    "mover": 2,
    "laid": INDEX["A4"],
    "start": False,
    "finish": True,
    "reef": 4,
    "purple": (3,),
    "supply": 2,
    "shared": ((1, 2),),
    "due": 8,
    "drawn": "yellow",
    "removed": 4,
    "over": "lost",
    "owing": (0,),
    "threw": 2,
    "started": True,
}


@STYLES
@pytest.mark.parametrize("name", CHANGES)
def test_a_visible_field_shows(name: str, contrast: bool) -> None:
    assert changed(picture(busy(), contrast=contrast), picture(busy(**{name: CHANGES[name]}), contrast=contrast))


def test_the_number_of_the_turn_does_not_show() -> None:
    assert picture(busy()).data == picture(busy(turn=30)).data


@STYLES
@pytest.mark.parametrize("cell", ["A1", "F1", "C3", "A6", "F6"])
def test_an_island_shows_in_its_cell_only(cell: str, contrast: bool) -> None:
    others = {name: number for name, number in FULL.items() if name != cell}
    empty, laid = (indices(picture(position(islands), contrast=contrast)) for islands in (others, FULL))
    left, top = look.corner(INDEX[cell])
    box = ImageChops.difference(empty, laid).crop((0, look.HORIZON, look.WIDTH, empty.height)).getbbox()
    assert box
    assert left <= box[0]
    assert box[2] <= left + look.WIDE
    assert top <= box[1] + look.HORIZON
    assert box[3] + look.HORIZON <= top + look.TALL


def test_all_numbers_differ() -> None:
    drawn = {picture(position({"C3": number})).data for number in range(1, 81)}
    assert len(drawn) == 80


def _within(one: View, other: View, box: tuple[int, int, int, int]) -> bool:
    """Whether two pictures differ, and nowhere but in `box`."""
    found = changed(picture(one), picture(other))
    return bool(found and found[0] >= box[0] and found[1] >= box[1] and found[2] <= box[2] and found[3] <= box[3])


def test_start_and_finish_lie_at_the_frames_corners() -> None:
    view = position()
    x, y = START_SLOT
    assert _within(view, position(start=True), (x, y, x + SLOT_WIDE, y + SLOT_TALL))
    assert x < look.FIELD_LEFT
    assert y >= look.FIELD_BOTTOM
    x, y = FINISH_SLOT
    assert _within(view, position(finish=True), (x, y, x + SLOT_WIDE, y + SLOT_TALL))
    assert x + SLOT_WIDE > look.BOARD.right
    assert y + SLOT_TALL <= look.HORIZON


@pytest.mark.parametrize("row", range(6))
def test_a_closed_row_shows_in_the_row_and_at_its_left_end(row: int) -> None:
    view = position(FULL)
    top = look.corner(row * 6)[1]
    seen = set()
    for closed in ({"reef": row}, {"purple": (row,)}, {"reef": row, "purple": (row,)}, {"purple": (row, row)}):
        assert _within(view, position(FULL, **closed), (look.MARGIN, top, look.BOARD.right, top + look.TALL))
        found = changed(picture(view), picture(position(FULL, **closed)))
        assert found
        assert found[0] < look.FIELD_LEFT
        seen.add(picture(position(FULL, **closed)).data)
    assert len(seen) == 4


@STYLES
def test_closed_rows_differ_without_colour(contrast: bool) -> None:
    greys = {
        opened(picture(position({}, **closed), contrast=contrast)).convert("L").tobytes()
        for closed in ({}, {"reef": 2}, {"purple": (2,)}, {"reef": 2, "purple": (2,)})
    }
    assert len(greys) == 4


@pytest.mark.parametrize("seat", range(5))
@pytest.mark.parametrize(
    "change",
    [
        {"hand": 2}, {"pile": 40}, {"discards": 30}, {"limit": 3, "hand": 1}, {"monsters": 4},
        {"storms": ("yellow",) * 2}, {"storms": ("orange",)},
        {"storms": ("orange", "yellow", "orange")}, {"compasses": 3}, {"gone": True},
    ],
    ids=str,
)  # fmt: skip
def test_everything_of_a_seat_shows_in_its_strip(seat: int, change: dict[str, object]) -> None:
    plain = tuple(Player(5, 14, 3) for _ in range(5))
    other = list(plain)
    other[seat] = msgspec.structs.replace(plain[seat], **change)
    top = look.CREW_TOP + seat * crew.STEP
    # With a compass in play, so that the columns are where they are for all.
    views = [position(players=players, supply=6) for players in (plain, tuple(other))]
    assert _within(*views, (look.MARGIN, top, look.WIDTH, top + crew.STRIP))


def test_pledges_show_and_so_does_what_is_missing() -> None:
    seen = set()
    for pledged in (None, 0, 1, 2, 5):
        seen.add(picture(pledging(players=(Player(13, 20, 3, pledged=3), Player(13, 21, 2, pledged=pledged)))).data)
    seen.add(picture(pledging(due=6)).data)
    assert len(seen) == 6


def test_shared_compasses_show_at_both_and_say_with_whom() -> None:
    pairs = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)]
    pictures = [picture(position(seats=5, supply=3, shared=(pair,))) for pair in pairs]
    assert len({found.data for found in pictures}) == len(pairs)


def test_storms_differ_without_colour() -> None:
    seen = {opened(picture(position(drawn=colour))).convert("L").tobytes() for colour in ("yellow", "purple", "orange")}
    assert len(seen) == 3


@STYLES
def test_a_storm_set_aside_shows_and_is_none_that_lies(contrast: bool) -> None:
    """TQ-22"""
    colours = ("yellow", "purple", "orange")
    before = [{"storms": (colour,)} for colour in ("yellow", "orange")]
    aside: list[dict[str, tuple[str, ...]]] = [{"aside": (colour,)} for colour in colours]
    several = [{"aside": colours}, {"aside": ("yellow", "yellow")}]
    shown = set()
    for changes in ({}, *before, *aside, *several):
        players = (Player(6, 12, 3, **changes), Player(7, 14, 5))
        shown.add(opened(picture(position(players=players, due=8, supply=5), contrast=contrast)).convert("L").tobytes())
    assert len(shown) == 8


def test_the_gap_of_the_arch_is_no_water() -> None:
    for phase in (1, 2):
        view = arch(phase)
        usual = opened(picture(msgspec.structs.replace(view, mode="usual", phase=0))).convert("RGB")
        drawn = opened(picture(view)).convert("RGB")
        for cell in GAP:
            x, y = look.corner(cell)
            middle = (x + 30, y + 20, x + 100, y + 90)
            assert drawn.crop(middle).tobytes() != usual.crop(middle).tobytes()


@STYLES
def test_the_arch_shows_its_phase(contrast: bool) -> None:
    view = arch(2)
    one, two = (picture(msgspec.structs.replace(view, phase=phase), contrast=contrast) for phase in (1, 2))
    box = changed(one, two)
    assert box
    assert box[1] <= look.corner(30)[1]
    assert box[3] >= look.corner(0)[1] + look.TALL


@STYLES
def test_sides_differ_without_colour(contrast: bool) -> None:
    def grey(moon: bool) -> bytes:
        view = sides(field=position({"C3": 17}, moons=("C3",) if moon else ()).field, hand=())
        x, y = look.corner(INDEX["C3"])
        drawn = opened(picture(view, contrast=contrast)).convert("L")
        return drawn.crop((x + 8, y + 8, x + look.WIDE - 8, y + look.TALL - 8)).tobytes()

    sun, moon = grey(False), grey(True)
    assert sum(sun) / len(sun) - sum(moon) / len(moon) > 60
    assert picture(sides(moon=False)).data != picture(sides()).data


def test_the_competitive_game_shows_owner_row_and_pile() -> None:
    seen = {
        picture(view).data
        for view in (
            rivals(), rivals(row=(55, 8, 61, 30)), rivals(row=(55, 17, 8, 61, 30)), rivals(row=()), rivals(pile=39),
            rivals(field=tuple(Place(p.number, not p.moon) if p else None for p in rivals().field)),
            rivals(shown=(1, 2, 3, 4, 6)), rivals(viewer=0),
        )
    }  # fmt: skip
    assert len(seen) == 8


ODD = ["", "   ", "W" * 300, "a " * 150, "🦈🏴‍☠️⚓", "Нахимов-Синопский, адмирал", "محمد", "日本丸", "שלום", "\n\r\t\0"]


@pytest.mark.parametrize("name", ODD)
def test_odd_names_stay_in_their_place(name: str) -> None:
    for view in (position(seats=5), busy(), rivals()):
        plain = picture(view, names=("a",) * 5)
        box = changed(plain, picture(view, names=("a", name, "a", "a", "a")))
        assert box
        top = look.CREW_TOP + crew.STEP
        left = crew.left(view.mode) + crew.NAME_LEFT
        assert left <= box[0]
        assert top <= box[1]
        assert box[3] <= top + crew.STRIP
        assert box[2] <= left + look.WIDTH - left - sum(crew.STATS) - look.MARGIN


def test_missing_names() -> None:
    picture(busy(), names=())


def test_the_hand_lies_below_the_public_picture() -> None:
    public = picture(position())
    for count in range(1, 14):
        hand = tuple(Playable(number) for number in range(1, count + 1))
        private = picture(position(viewer=0, hand=hand))
        assert private.height > public.height
        upper = (0, 0, public.width, public.height - look.MARGIN)
        assert opened(private).crop(upper).tobytes() == opened(public).crop(upper).tobytes()
    assert picture(position(viewer=0)).height == public.height


def test_the_door_leads_here() -> None:
    view, marks = VIEWS["choosing"]
    assert render.draw("tranquility", view, NAMES, marks)[0].data == picture(view, marks).data
    assert render.figures("tranquility") == tuple(FIGURES)
    assert render.figure("tranquility", "order").name == "tranquility-order.png"


@STYLES
def test_a_seat_bears_the_emblem_of_its_colour(contrast: bool) -> None:
    view = msgspec.structs.replace(busy(), shared=())  # else another seat's strip bears it too
    usual = render.draw("tranquility", view, NAMES, contrast=contrast)[0]
    left = crew.left(view.mode)
    seen = {usual.data}
    for colour in (5, 6, 7):
        (found,) = render.draw("tranquility", view, NAMES, contrast=contrast, colours=(0, colour, 2, 3, 4))
        box = changed(usual, found)
        top = look.CREW_TOP + crew.STEP
        assert box
        assert (box[0] >= left, box[1] >= top) == (True, True)
        assert (box[2] <= left + crew.NAME_LEFT, box[3] <= top + crew.STRIP) == (True, True)
        seen.add(found.data)
    assert len(seen) == 4


def test_rivals_are_sun_and_moon_whatever_their_colours() -> None:
    view = rivals()
    assert render.draw("tranquility", view, NAMES, colours=(7, 5)) == render.draw("tranquility", view, NAMES)


def test_the_score_of_a_duel_shows_with_who_has_won() -> None:
    """TQ-33: on both strips, the sun's on its own seat's; on gold for the winner, for nobody in a draw."""
    plain = picture(rivals())
    thrown = picture(rivals(players=(Player(5, 0, 3), Player(5, 0, 0))))
    box = changed(plain, thrown)
    assert box
    assert box[1] >= look.CREW_TOP
    assert changed(picture(rivals(over="scored", mover=None)), picture(rivals(over="left", mover=None)))
    assert crew.winners(rivals(over="scored"), scores(rivals())) == (0,)
    assert crew.winners(rivals(), scores(rivals())) == ()
    even = position({"A1": 3, "C1": 9}, 2, ("C1",), mode="rivals", over="scored", mover=None)
    even = msgspec.structs.replace(even, players=(Player(0, 0, 4), Player(0, 0, 4)))
    assert crew.winners(even, scores(even)) == ()
    fewer = position({"A1": 3, "C1": 9, "E1": 20}, 2, ("C1",), mode="rivals", over="scored", mover=None)
    fewer = msgspec.structs.replace(fewer, players=(Player(0, 0, 9), Player(0, 0, 7)))
    assert scores(fewer) == (-5, -5)
    assert crew.winners(fewer, scores(fewer)) == (0,), "equal on points, more islands"
    swapped = msgspec.structs.replace(fewer, sun=1, players=fewer.players[::-1])
    assert crew.winners(swapped, scores(swapped)) == (1,)


def test_tq13_all_hands_are_shown_after_the_end() -> None:
    """On everybody's strip, and no longer below."""
    plain = position(seats=4, over="lost", mover=None)

    def ended(*hands: tuple[int, ...]) -> View:
        players = [msgspec.structs.replace(one, held=held) for one, held in zip(plain.players, hands, strict=True)]
        return msgspec.structs.replace(plain, players=tuple(players))

    shown = ended((4, 81), (60, 86, 91), (), tuple(range(60, 73)))
    own = msgspec.structs.replace(shown, viewer=0, hand=(Playable(4), Playable(81)))
    assert picture(own).data == picture(shown).data
    for seat, other in ((0, (5, 81)), (0, (4,)), (1, (60, 81, 91)), (1, (60, 86, 81)), (2, (7,)), (3, (60, 61))):
        hands = [player.held for player in shown.players]
        hands[seat] = other
        top = look.CREW_TOP + seat * crew.STEP
        assert _within(shown, ended(*hands), (look.MARGIN, top, look.WIDTH, top + crew.STRIP))
