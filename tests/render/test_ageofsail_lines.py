"""Pictures of lines of ships in Age of Sail (AS-40 to AS-42)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.ageofsail.view import View
from engine.values import Key, Piece
from render import Marks, Picture
from render.accents import CHOICE
from render.board import sea_board
from render.games import ageofsail
from render.games.ageofsail.lines import bow, coats, lane
from render.games.ageofsail.look import STARK, USUAL, WHOLE, palette
from render.sailing.look import Brush
from render.style import Style
from render.window import Window
from tests.render.age_of_sail import NAMES, sailing, ship
from tests.render.age_of_sail_scenarios import lined
from tests.render.at_sea import BESIDE, at, cells
from tests.render.comparing import apart, changed, opened, shares

CLOSE = Window(5, 3, 9, 10)
FIRST = lined(active=None, asked="turn", viewer=0)


def close(view: View, marks: Marks | None = None, contrast: bool = False) -> Picture:
    marks = replace(marks or Marks(), windows=(BESIDE, CLOSE))
    return ageofsail.draw(view, NAMES, marks, contrast)[1]


def drawn(view: View, name: str, contrast: bool = False) -> bytes:
    """A cell of the close-up."""
    box = sea_board(CLOSE).box(at(name), at(name))
    return opened(close(view, contrast=contrast)).convert("RGB").crop(box).tobytes()


@pytest.mark.parametrize("contrast", [False, True])
def test_a_line_is_one_lane_under_all_its_ships(contrast: bool) -> None:
    with_lines, without = lined(), lined(lines=())
    for name in ("J9", "I8", "H7", "H6", "J7", "J6"):
        assert drawn(with_lines, name, contrast) != drawn(without, name, contrast), name
    for name in ("P15", "M11", "K6", "G10"):
        if CLOSE.holds(at(name)):
            assert drawn(with_lines, name, contrast) == drawn(without, name, contrast), name


def test_whose_line_it_is() -> None:
    gold, blue = (close(replace(FIRST, lines=(line,))) for line in (("f2", "b1"), ("f4", "f3")))
    assert shares(gold, CLOSE, "H6", "#f2b53a") > shares(blue, CLOSE, "H6", "#f2b53a") + 300
    assert shares(blue, CLOSE, "J6", "#1c4494") > shares(gold, CLOSE, "J6", "#1c4494") + 300


def test_who_leads_is_seen() -> None:
    """With the same ships in the lane, and both heading the same way (AS-40)."""
    ships = (ship("f1", 0, "H7 E"), ship("f2", 0, "I7 E"))
    view = lined(ships=ships, active=None, tracks=(), shots=())
    one, other = (close(replace(view, lines=(line,))) for line in (("f1", "f2"), ("f2", "f1")))
    assert changed(one, other)


@pytest.mark.parametrize("heading", ["N", "E", "SW"])
def test_its_point_is_before_the_first_however_she_heads(heading: str) -> None:
    for second, name in (("H6", "H8"), ("G7", "I7"), ("I8", "G6")):
        ships = (ship("f1", 0, f"H7 {heading}"), ship("f2", 0, f"{second} {heading}"))
        view = lined(ships=ships, active=None, tracks=(), shots=(), lines=(("f1", "f2"),))
        assert drawn(view, name) != drawn(replace(view, lines=()), name)
        back = replace(view, lines=(("f2", "f1"),))
        assert drawn(back, name) == drawn(replace(view, lines=()), name)


def test_a_line_that_waits_to_close_up_goes_over_the_gap() -> None:  # AS-41
    ships = (ship("f1", 0, "J6 E"), ship("f2", 0, "H6 E"))
    view = lined(ships=ships, active=None, tracks=(), shots=(), lines=(("f1", "b9", "f2"),))
    assert shares(close(view), CLOSE, "I6", "#f2b53a") > 300


@pytest.mark.parametrize("style", [USUAL, STARK], ids=["usual", "stark"])
def test_a_lane_is_as_broad_everywhere(style: Style) -> None:
    """Whether it goes straight or diagonally, and in the stark style too, whose strokes are bolder."""
    brush = Brush(palette(style), style, 86)
    edge, *_ = coats(style.owners[0], 86)
    wide = {}
    for step in ((1, 0), (0, 1), (2, 0)):
        left, top, right, bottom = lane(*step, edge, brush).mask.getbbox() or (0, 0, 0, 0)
        wide[step] = min(right - left, bottom - top)
    assert max(wide.values()) - min(wide.values()) <= 1
    assert max(wide.values()) <= 86


def test_the_point_is_larger_than_a_ship() -> None:
    brush = Brush(palette(), USUAL, 86)
    edge, *_ = coats(USUAL.owners[0], 86)
    for step in ((0, 1), (1, 1), (1, 0), (-1, 1)):
        reach = max(bow(*step, edge, brush).mask.size) / 2
        assert reach > (66 if 0 in step else 55)  # in px; on a diagonal to both sides


def test_lanes_lie_below_the_rim_of_the_ship_that_was_named() -> None:
    marks = sailing(FIRST, "s1")
    assert shares(close(FIRST, marks), CLOSE, "J9", CHOICE) > 100
    assert shares(close(FIRST, Marks(chosen=(Piece("f1", 0),))), CLOSE, "I8", CHOICE) > 100


def test_the_whole_line_stays_bright_while_it_sails() -> None:
    marks = Marks(cells("K10 L11"), (Piece("s1", 0),))
    one, other = (opened(close(view, marks)).convert("L") for view in (FIRST, replace(FIRST, lines=())))
    for name in ("I8", "H7", "H6"):
        box = sea_board(CLOSE).box(at(name), at(name))
        assert sum(one.crop(box).tobytes()) > sum(other.crop(box).tobytes())


WALL = (ship("s1", 0, "H8 N"), ship("f1", 0, "H7 NE"), ship("f2", 0, "H6 N"), ship("f3", 1, "I6 N"))
"""A line of which two may fire at the same ship."""
STOP = Marks(cells("H9"), (at("H8"),))
"""What is asked at its stop: it is about where its first lies."""


def stopped(**changes: object) -> View:
    fields = {"ships": WALL, "lines": (("s1", "f1", "f2"),), "viewer": 0, "shots": (), "tracks": ()}
    return lined(**{"active": "s1", "firing": ("f1", "f2"), **fields, **changes})


def aimed(name: str, marks: Marks = STOP, **changes: object) -> int:
    """How much of an arrow is in a cell: what differs there from the picture without an enemy."""
    return apart(close(stopped(**changes), marks), close(stopped(ships=WALL[:3]), marks), CLOSE, name)


def test_as40_at_a_stop_each_that_may_fire_has_an_arrow_to_the_same_target_too() -> None:
    for name in ("H7", "H6"):
        assert aimed(name) > 50, name
    assert aimed("H8") == 0


def test_as42_who_may_fire_no_more_at_a_stop_has_no_arrow() -> None:
    """Attacks go in line order: after that of the last nobody before her attacks there, whatever shots she has left."""
    assert aimed("H7", firing=("f2",)) == 0
    assert aimed("H6", firing=("f2",)) > 50


def test_once_a_ship_is_named_at_a_stop_she_alone_has_arrows() -> None:
    named = Marks(cells("I6"), (Piece("f2", 0), at("H6")))
    assert aimed("H7", named) == 0
    assert aimed("H6", named) > 50
    on = Marks(cells("H9"), (Key("on"), at("H8")))
    assert apart(close(stopped(), on), close(stopped(firing=()), on), CLOSE, "H6") == 0


def test_only_the_first_boards_and_straight_ahead() -> None:  # AS-42
    """What a follower may fire at has no swords, though it may be chosen too."""
    ships = (ship("s1", 0, "H7 N", 3, (3, 3)), ship("f1", 0, "H6 N", 2, (2, 2)), ship("f3", 1, "I6 N"),
             ship("f4", 1, "H9 N"))  # fmt: skip
    view = lined(ships=ships, lines=(("s1", "f1"),), active="s1", viewer=0, shots=(), tracks=())
    marks = Marks(cells("I6 H8 H9"))
    for name, swords in (("I6", False), ("H9", True)):
        box = sea_board(CLOSE).box(at(name), at(name))
        found = [opened(close(replace(view, asked=asked), marks)).convert("RGB").crop(box).tobytes()
                 for asked in ("stop", "prize")]  # fmt: skip
        assert (found[0] != found[1]) == swords


def test_brackets_are_round_the_first() -> None:
    """Of a line that moved last, though another ship of it did so last."""
    view = lined(active=None, shots=())
    unknown = replace(view, tracks=tuple(replace(track, ship="x9") for track in view.tracks))
    for name, bracketed in (("J9", True), ("H6", False)):
        assert (drawn(view, name) != drawn(unknown, name)) == bracketed
    alone = replace(view, lines=())
    assert drawn(alone, "H6") != drawn(replace(unknown, lines=()), "H6")


@pytest.mark.usefixtures("as_sent")
def test_files_stay_small() -> None:
    for contrast in (False, True):
        for picture in ageofsail.draw(lined(), NAMES, Marks(windows=(WHOLE, CLOSE)), contrast):
            assert len(picture.data) <= 120_000


def test_a_line_goes_on_in_the_other_half_of_the_double_sea() -> None:  # AS-70
    ships = tuple(ship(id, 0, f"{name} E") for id, name in (("s1", "W9"), ("f1", "V9"), ("f2", "U9"), ("b1", "T9")))
    view = lined(cols=40, ships=ships, lines=(("s1", "f1", "f2", "b1"),), active=None, tracks=(), shots=())
    halves = (Window(0, 0, 21, 20, east=1), Window(19, 0, 21, 20, west=1))
    one, other = (ageofsail.draw(found, NAMES, Marks(windows=halves)) for found in (view, replace(view, lines=())))
    assert all(changed(*pair) for pair in zip(one, other, strict=True))
    assert all(picture.width <= 1200 for picture in one)
