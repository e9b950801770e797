"""Boards of square cells: where things lie, frames of seas, and a toy drawing on seas of all sizes."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import SimpleNamespace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

import render
from engine.registry import GAMES, get
from engine.values import Cell
from render import Marks, Sea, Window, registry
from render.board import BAND, LARGEST, WIDEST, Board, sea_board, sea_sheet, sea_size
from render.canvas import Canvas
from render.drawing import Drawing
from render.games.sealords import look as sealords
from render.games.tranquility import look as tranquility
from render.marks import brackets, pointed, rim
from render.style import STARK, USUAL
from render.theme import rgb
from render.window import MOST, overview, parts, private
from tests.playing import random_start
from tests.render.comparing import opened
from tests.render.toy_sea import SHADES, ToyDrawing, ToyView, fleets, palette, sailing

TOY: Drawing = ToyDrawing()
BUDGET = 120_000


@given(st.integers(0, 30), st.integers(0, 10), st.integers(1, 13), st.integers(1, 13), st.integers(0, 20))
def test_cells_lie_side_by_side_and_fill_the_board(col: int, row: int, cols: int, rows: int, lane: int) -> None:
    board = Board(Window(col, row, cols, rows), 86, 60, 11, 17, lane)
    boxes = {cell: board.box(cell, cell) for cell in board.window.cells()}
    assert len(set(boxes.values())) == cols * rows
    assert (min(b[0] for b in boxes.values()), min(b[1] for b in boxes.values())) == (11, 17)
    assert (max(b[2] for b in boxes.values()), max(b[3] for b in boxes.values())) == (board.right, board.bottom)
    for cell, (left, top, right, bottom) in boxes.items():
        assert board.corner(cell.col, cell.row) == (left, top)
        assert (right - left, bottom - top) == (86, 60)
        east, north = boxes.get(Cell(cell.col + 1, cell.row)), boxes.get(Cell(cell.col, cell.row + 1))
        assert east is None or east[0] == right
        assert north is None or north[3] == top - lane


def test_both_games_lie_where_their_boards_say() -> None:
    for look in (sealords, tranquility):
        board = look.BOARD
        for cell in board.window.cells():
            assert look.corner(cell.row * look.COLS + cell.col) == board.corner(cell.col, cell.row)


@pytest.mark.parametrize("cols", range(1, 41))
def test_no_sea_is_too_wide(cols: int) -> None:
    board = sea_board(Window(0, 0, cols, 20))
    assert sea_size(board)[0] <= WIDEST
    if cols <= 13:
        assert board.wide == LARGEST
    if cols <= 21:
        assert board.wide * 390 / WIDEST >= 17  # px on a phone


def _frame(window: Window, whole: Window) -> Image.Image:
    board = sea_board(window)
    return sea_sheet(board, sea_size(board)[1], whole, SHADES, USUAL)


@pytest.mark.parametrize(
    ("whole", "torn"),
    [
        (Window(5, 5, 9, 9), ""),
        (Window(4, 5, 10, 9), "W"),
        (Window(5, 5, 10, 9), "E"),
        (Window(5, 4, 9, 10), "S"),
        (Window(5, 5, 9, 10), "N"),
        (Window(0, 0, 20, 20), "WESN"),
    ],
)
def test_the_frame_is_torn_where_the_sea_goes_on(whole: Window, torn: str) -> None:
    window = Window(5, 5, 9, 9)
    found, plain = _frame(window, whole), _frame(window, window)
    board = sea_board(window)
    sides = {
        "W": (0, 0, board.left, found.height),
        "E": (board.right, 0, found.width, found.height),
        "N": (0, 0, found.width, board.top),
        "S": (0, board.bottom, found.width, found.height),
    }
    for side, box in sides.items():
        assert bool(ImageChops.difference(found.crop(box), plain.crop(box)).getbbox()) == (side in torn), side


def test_parts_of_one_size_share_a_frame_wherever_they_lie() -> None:
    whole = Window(0, 0, 20, 20)
    board = sea_board(Window(5, 5, 9, 9))
    alone = _frame(board.window, whole)
    lower = sea_board(board.window, top=100)
    below = sea_sheet(lower, lower.bottom + 100, whole, SHADES, USUAL)
    assert below.crop((0, 100, alone.width, 100 + alone.height)).tobytes() == alone.tobytes()
    cells = (board.left, board.top, board.right, board.bottom)
    for col, row in ((7, 5), (5, 7), (3, 3)):  # as many steps aside as keep the shades
        assert _frame(Window(col, row, 9, 9), whole).crop(cells).tobytes() == alone.crop(cells).tobytes()


def test_coordinates_are_those_of_the_part_that_is_shown() -> None:
    whole = Window(0, 0, 40, 20)
    drawn = {_frame(Window(col, row, 9, 9), whole).tobytes() for col in (1, 2, 25, 26) for row in (1, 2, 9)}
    assert len(drawn) == 12
    # Nothing is written over cells or beyond the frame.
    board = sea_board(Window(20, 8, 20, 12))
    image = _frame(board.window, whole)
    shades = {rgb(shade) for shade in SHADES}
    colours = image.crop((board.left, board.top, board.right, board.bottom)).getcolors() or ()
    assert {colour for _, colour in colours} == shades
    assert BAND * 390 / WIDEST > 12


SIGHTS: list[tuple[str, Callable[[ToyView], Marks]]] = [
    ("overview", lambda view: Marks(windows=overview(TOY.sea(view) or Sea(1, 1)))),
    ("choosing", lambda view: _choosing(view, "s3")),
    ("corner", lambda view: _choosing(view, "s0")),
    ("parts", lambda view: Marks(windows=parts(TOY.sea(view) or Sea(1, 1)))),
    ("whole", lambda view: Marks()),
]


def _choosing(view: ToyView, id: str) -> Marks:
    marks = sailing(view, id)
    sea = TOY.sea(view)
    assert sea
    return msgspec.structs.replace(marks, windows=private(sea, sea.places(marks.chosen), marks.cells))


@pytest.mark.parametrize("contrast", [False, True], ids=["usual", "stark"])
@pytest.mark.parametrize("size", [(20, 20), (24, 14), (40, 20)], ids=str)
@pytest.mark.parametrize(("name", "marks"), SIGHTS, ids=[name for name, _ in SIGHTS])
@pytest.mark.usefixtures("as_sent")
def test_pictures_of_large_seas(
    name: str, marks: Callable[[ToyView], Marks], size: tuple[int, int], contrast: bool
) -> None:
    view = fleets(*size)
    asked = marks(view)
    found = TOY.draw(view, (), asked, contrast)
    assert len(found) == max(1, len(asked.windows))
    for picture in found:
        assert opened(picture).size == (picture.width, picture.height)
        assert picture.width <= WIDEST
        assert len(picture.data) <= BUDGET
    assert len({picture.name for picture in found}) == len(found)
    assert len({picture.data for picture in found}) == len(found)


def test_what_lies_outside_of_a_window_is_not_drawn() -> None:
    window = Window(10, 5, 9, 9)
    view = fleets(40, 20)

    def drawn(*cells: Cell) -> bytes:
        ships = {str(i): (0, cell) for i, cell in enumerate(cells)}
        (found,) = TOY.draw(msgspec.structs.replace(view, ships=ships, last=()), (), Marks(windows=(window,)))
        return found.data

    empty = drawn()
    for cell in window.cells():
        assert drawn(cell) != empty
    around = [cell for cell in Window(9, 4, 11, 11).cells() if not window.holds(cell)]
    assert drawn(*around, Cell(0, 0)) == empty


def test_ships_at_the_edge_of_a_window_stay_on_the_sea() -> None:
    window = Window(10, 5, 9, 9)
    board = sea_board(window)
    view = fleets(40, 20)
    bare, full = (
        opened(TOY.draw(msgspec.structs.replace(view, ships=ships, last=()), (), Marks(windows=(window,)))[0])
        for ships in ({}, {cell.token: (3, cell) for cell in window.cells()})
    )
    left, top, right, bottom = ImageChops.difference(bare.convert("RGB"), full.convert("RGB")).getbbox() or (0, 0, 0, 0)
    assert board.left <= left < right <= board.right
    assert board.top <= top < bottom <= board.bottom


def test_what_may_not_be_chosen_is_dimmed_and_so_is_what_the_other_half_lends() -> None:
    colours = palette(USUAL)
    board = sea_board(Window(19, 3, 8, 5, west=1, east=2))

    def shaded(draw: Callable[[Canvas], None]) -> set[Cell]:
        canvas = Canvas(colours, Image.new("L", sea_size(board)))
        draw(canvas)
        assert canvas.sheet.getpixel((board.left - 1, board.top - 1)) == 0
        assert canvas.sheet.getpixel((board.right, board.bottom)) == 0
        return {cell for cell in board.window.cells() if canvas.sheet.getpixel(board.middle(cell.col, cell.row))}

    bright = [Cell(20, 4), Cell(26, 7), Cell(0, 0)]
    assert shaded(lambda canvas: board.dim(canvas, bright, 0)) == set(board.window.cells()) - set(bright)
    assert shaded(lambda canvas: board.dim_lent(canvas, 0)) == set(board.window.lent())


def test_stamps_are_cut_at_their_box() -> None:
    colours = palette(USUAL)
    canvas = Canvas(colours, colours.index(Image.new("RGB", (40, 40), SHADES[0])))
    stamp = colours.stamp(Image.new("RGBA", (10, 10), rgb("#d00808")), SHADES[0])
    for place in ((5, 5), (25, 25), (15, 38), (-20, 0)):
        canvas.stamp(stamp, *place, (10, 10, 30, 30))
    shown = colours.rgb(canvas.sheet)
    red = [(x, y) for x in range(40) for y in range(40) if shown.getpixel((x, y)) == rgb("#d00808")]
    assert set(red) == {(x, y) for low in (10, 25) for x in range(low, low + 5) for y in range(low, low + 5)}


def test_rims_and_brackets_differ_without_colour() -> None:
    for style in (USUAL, STARK):
        for size in ((132, 132), (132, 106), (86, 86), (53, 53)):
            signs = [rim(False, *size, style), rim(True, *size, style), brackets(*size, style)]
            assert len({sign.convert("LA").tobytes() for sign in signs}) == 3
            assert all(sign.size == size for sign in signs)
            # What lies in the middle of the cell stays free.
            third = (size[0] // 3, size[1] // 3, size[0] - size[0] // 3, size[1] - size[1] // 3)
            assert not any(sign.getchannel("A").crop(third).getbbox() for sign in signs)
    assert rim(True, 86, 86, USUAL, (90, 180)).tobytes() != rim(True, 86, 86, USUAL).tobytes()


def test_what_marks_say_of_cells() -> None:
    found = pointed(Marks((Cell(1, 0), Cell(2, 1)), (Cell(0, 2),)), 7)
    assert (found.opened, found.picked) == ({1, 9}, {14})
    assert [cell for cell in range(15) if not found.dim(cell)] == [1, 9, 14]
    assert not any(pointed(marks, 7).dim(3) for marks in (None, Marks(), Marks((), (Cell(0, 0),))))


@pytest.mark.parametrize("id", GAMES)
def test_boards_that_fit_a_phone_offer_no_windows_and_others_a_picture_of_each(id: str) -> None:
    game = get(id)
    state, seats = random_start(game, random.Random(3), game.Options())
    names = tuple(f"P{seat}" for seat in range(seats))
    for viewer in (None, 0):
        view = game.view(state, viewer)
        found = render.sea(id, view)
        assert found == registry.DRAWINGS[id].sea(view)
        if found is not None:
            assert max(found.cols, found.rows) > MOST
            pictures = render.draw(id, view, names, Marks(windows=overview(found)))
            assert len(pictures) == len(overview(found))
            assert all(picture.width <= WIDEST for picture in pictures)


def test_windows_of_a_board_that_fits_change_nothing(sea: SimpleNamespace) -> None:
    view = sea.busy()
    assert render.draw("sealords", view, (), Marks(windows=(Window(0, 0, 3, 3),))) == render.draw("sealords", view, ())


def test_ships_sail_in_the_colours_that_their_seats_have_chosen() -> None:
    view = fleets(12, 8)
    swapped = {id: (1 - owner if owner < 2 else owner, cell) for id, (owner, cell) in view.ships.items()}
    chosen = TOY.draw(view, (), colours=(1, 0, 2, 3, 4, 5, 6, 7))
    assert chosen == TOY.draw(msgspec.structs.replace(view, ships=swapped), ())
    assert chosen != TOY.draw(view, ())
