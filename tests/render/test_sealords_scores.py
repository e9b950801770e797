"""The score on the strips of Sea Lords, and what is shown of a choice that isn't made yet."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec
import pytest
from PIL import ImageChops

from engine.games.sealords.result import scores
from engine.games.sealords.view import CellView, SealordsView, ShipView
from engine.values import Card, Cell, Piece
from render import Marks
from render.games.sealords import look, scored, strips
from render.games.sealords.legend import LEGEND
from render.owners import SEATS
from tests.render.comparing import changed, opened
from tests.render.test_sealords import picture

SCORE = (look.MARGIN + look.INNER - sum(strips.WIDTHS) - 10, strips.WIDTHS[strips.SCORE])
"""Where the first figure of a strip begins, and its width."""
DARK, LIGHT = (look.MARGIN, look.MARGIN + look.STRIP), (look.NEAR_TOP, look.NEAR_TOP + look.STRIP)


def fleets(sea: SimpleNamespace, light: tuple[int, int], dark: tuple[int, int]) -> object:
    """Both fleets, alike but for points taken and coins."""
    usual = msgspec.structs.replace(sea.position().fleets[0], mines=0)
    return tuple(msgspec.structs.replace(usual, vp=vp, coins=coins) for vp, coins in (light, dark))


def figure(view: SealordsView, seat: int, stat: int = 0) -> bytes:
    """A figure of a strip as it is drawn."""
    left = SCORE[0] + sum(strips.WIDTHS[:stat])
    top, bottom = (LIGHT, DARK)[seat]
    box = (left, top + 11, left + strips.WIDTHS[stat], bottom - 11)
    return opened(picture(view)).convert("RGB").crop(box).tobytes()


@pytest.mark.parametrize("seat", [0, 1])
def test_sl50_a_run_on_the_sea_changes_its_owners_score_alone(sea: SimpleNamespace, seat: int) -> None:
    names = (("A1", "B1", "C1"), ("A6", "B6", "C6"))[seat]
    before = sea.position({name: ShipView(seat, (number,)) for name, number in zip(names, (4, 5, 7), strict=True)})
    after = sea.position({name: ShipView(seat, (number,)) for name, number in zip(names, (4, 5, 6), strict=True)})
    assert scores(after)[seat] == scores(before)[seat] + 2
    assert figure(before, seat) != figure(after, seat)
    assert figure(before, 1 - seat) == figure(after, 1 - seat)


@pytest.mark.parametrize("contrast", [False, True])
def test_sl51_sl52_what_has_scored_is_framed_when_points_are_counted(sea: SimpleNamespace, contrast: bool) -> None:
    """A run along a row and equal numbers up a column; the ship beside them isn't. Not before, nor after a loss."""

    def framed(ships: dict[str, int], **changes: object) -> tuple[int, int, int, int] | None:
        """The part of the sea that looks otherwise than in the middle of the game."""
        fleet = {name: ShipView(0, (number,)) for name, number in ships.items()}
        both = [sea.position(fleet, **{"mover": mover, **changes}) for mover in (None, 0)]
        box = (look.SEA_LEFT, look.SEA_TOP, look.SEA_LEFT + 7 * look.CELL, look.SEA_TOP + 6 * look.CELL)
        ended, going = (opened(picture(view, contrast=contrast)).convert("RGB").crop(box) for view in both)
        return ImageChops.difference(ended, going).getbbox()

    run, equal = {"B2": 4, "C2": 5, "D2": 6, "E2": 1}, {"A1": 3, "A2": 3, "A3": 3, "B1": 9}
    for ships, (left, top, right, bottom) in ((run, (1, 4, 4, 5)), (equal, (0, 3, 1, 6))):
        box = framed(ships)
        assert box is not None
        edges = [edge * look.CELL for edge in (left, top, right, bottom)]
        assert all(abs(found - edge) <= 8 for found, edge in zip(box[:3], edges, strict=False)), box
        assert 0 <= box[3] - edges[3] <= scored.PLATE[1]  # its points are on the lower edge
        assert framed(ships, out=(1,)) is None
        view = sea.position({name: ShipView(0, (number,)) for name, number in ships.items()}, mover=None)
        assert "sealords-symbol-scored" in LEGEND.symbols(view, SEATS)
    assert framed({"B2": 4, "C2": 5}) is None


def test_scores_of_any_length_have_room(sea: SimpleNamespace) -> None:
    """Nothing of the figure is cut off: the next one begins where it did."""
    shown = set()
    for vp, mines in ((0, 0), (7, 0), (64, 0), (0, 3), (0, 14)):
        fleet = msgspec.structs.replace(sea.position().fleets[0], vp=vp, mines=mines)
        view = sea.position(fleets=(fleet, fleet))
        left, top = SCORE[0] + SCORE[1] - 3, LIGHT[0] + 11
        edge = opened(picture(view)).convert("RGB").crop((left, top, left + 3, LIGHT[1] - 11))
        assert len(edge.getcolors() or []) == 1, (vp, mines)
        shown.add(figure(view, 0))
    assert len(shown) == 5


@pytest.mark.parametrize("contrast", [False, True])
def test_sl55_the_winner_and_what_decided_it_stand_on_plates(sea: SimpleNamespace, contrast: bool) -> None:
    def shown(stat: int, seat: int, **changes: object) -> bool:
        """Whether this figure looks otherwise than in the middle of the game."""
        both = [sea.position(mover=mover, **changes) for mover in (None, 1 - seat)]
        return figure(both[0], seat, stat) != figure(both[1], seat, stat)

    ends = {
        "points": (fleets(sea, (5, 1), (3, 9)), {(0, strips.SCORE)}),
        "coins": (fleets(sea, (5, 1), (5, 9)), {(1, strips.SCORE), (1, strips.COINS)}),
        "a draw": (fleets(sea, (5, 1), (5, 1)), set()),
    }
    for name, (both, expected) in ends.items():
        found = {(seat, stat) for seat in (0, 1) for stat in range(len(strips.STATS)) if shown(stat, seat, fleets=both)}
        assert found == expected, name


def test_sl13_who_wins_without_scoring_has_the_cup_and_nobody_a_score(sea: SimpleNamespace) -> None:
    usual, over = sea.position(mover=None, out=(0,)), sea.position(mover=None)
    assert figure(usual, 1) != figure(over, 1)
    shown = opened(picture(usual)).convert("RGB")
    blank = shown.crop((SCORE[0], LIGHT[0] + 11, SCORE[0] + SCORE[1], LIGHT[1] - 11))
    assert len(blank.getcolors() or []) == 1
    beside = shown.crop((SCORE[0] + 55, DARK[0] + 11, SCORE[0] + SCORE[1], DARK[1] - 11))
    assert len(beside.getcolors() or []) == 1, "the plate is the cup's alone: no place is kept for a figure"


def test_before_the_first_turn_there_is_no_score(sea: SimpleNamespace) -> None:
    view = sea.position(turn=0)
    blank = opened(picture(view)).convert("RGB").crop((SCORE[0], LIGHT[0] + 11, SCORE[0] + SCORE[1], LIGHT[1] - 11))
    assert len(blank.getcolors() or []) == 1


def _with(view: SealordsView, cell: int, ship: ShipView) -> SealordsView:
    cells = list(view.cells)
    cells[cell] = CellView(cells[cell].effect, ship)
    return msgspec.structs.replace(view, cells=tuple(cells))


@pytest.mark.parametrize("contrast", [False, True])
def test_a_ship_that_a_preview_lays_is_marked_on_the_sea_and_not_in_the_hand(
    sea: SimpleNamespace, contrast: bool
) -> None:
    """Of two equal ships the other is still in the hand: it isn't the chosen one."""
    laid = _with(sea.position(viewer=0, hand=(3, 8)), sea.at("C2"), ShipView(0, (3,)))
    marks = Marks(chosen=(Piece("3"), Cell(2, 1)))
    box = changed(picture(laid, contrast=contrast), picture(laid, marks=marks, contrast=contrast))
    left, top = look.corner(sea.at("C2"))
    assert box is not None
    assert (box[0] >= left, box[1] >= top) == (True, True)
    assert (box[2] <= left + look.CELL, box[3] <= top + look.CELL) == (True, True)
    other = _with(sea.position(viewer=0, hand=(3, 8)), sea.at("C2"), ShipView(1, (3,)))
    box = changed(picture(other), picture(other, marks=marks))
    assert box is not None
    assert box[3] > look.HEIGHT  # chosen, not laid yet


def test_a_mercenary_that_a_preview_hires_is_the_buyers_and_chosen(sea: SimpleNamespace) -> None:
    cards = [sea.mercenary(card, 0 if card == "m05" else None) for card in ("m01", "m05", "m06", "m08", "m11")]
    view = _with(sea.position(viewer=0, market=tuple(cards)), sea.at("C2"), ShipView(0, (5, 9), "m05"))
    marks = Marks(chosen=(Card("m05"), Cell(2, 1)))
    box = changed(picture(view), picture(view, marks=marks))
    assert box is not None
    assert box[1] < look.corner(sea.at("C2"))[1] + look.CELL
    assert box[3] > look.MARKET_TOP
