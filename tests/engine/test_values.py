"""Values, lines and sets."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.values import (
    Answer,
    Card,
    Cell,
    Course,
    Key,
    Line,
    Number,
    Path,
    Picks,
    Piece,
    Seat,
    column_letters,
    line,
    read_cell,
)

ALL = (Cell(2, 3), Seat(0), Piece("N4"), Card("m05"), Course("NE"), Number(7), Key("end"), Picks((Cell(0, 0),)))


@pytest.mark.parametrize(
    ("value", "token"), list(zip(ALL, ("C4", "P1", "N4", "m05", "NE", "7", "end", "{A1}"), strict=True))
)
def test_tokens(value, token):
    assert value.token == token
    assert " " not in token


@pytest.mark.parametrize(
    ("col", "letters"), [(0, "A"), (25, "Z"), (26, "AA"), (39, "AN"), (51, "AZ"), (52, "BA"), (701, "ZZ"), (702, "AAA")]
)
def test_columns_go_on_after_z(col, letters):
    assert Cell(col, 8).column == letters
    assert Cell(col, 8).token == f"{letters}9"


@given(st.integers(0, 18_000))
def test_columns_are_in_the_order_of_a_dictionary_of_short_words_first(col):
    here, after = column_letters(col), column_letters(col + 1)
    assert (len(here), here) < (len(after), after)


@given(st.integers(0, 18_000), st.integers(0, 998))
def test_cells_are_read_as_they_are_written_in_any_case(col, row):
    cell = Cell(col, row)
    assert read_cell(cell.token) == read_cell(cell.token.lower()) == cell


@pytest.mark.parametrize("text", ["", "A", "1", "A0", "A01", "1A", "A 1", "A1b", "AAAA1", "A1000", "А1", "A１"])
def test_what_is_no_cell(text):
    assert read_cell(text) is None


def test_there_is_no_column_before_the_first():
    with pytest.raises(ValueError, match="-1"):
        column_letters(-1)


def test_values_of_different_kinds_are_never_equal():
    assert len({Piece("3"), Card("3"), Key("3"), Course("3"), Number(3)}) == 5
    assert Piece("3") == Piece("3")
    assert hash(Cell(1, 2)) == hash(Cell(1, 2))


def test_values_are_frozen():
    with pytest.raises(AttributeError):
        Cell(1, 2).col = 3


@pytest.mark.parametrize("value", ALL)
def test_values_come_back_from_json(value):
    assert msgspec.json.decode(msgspec.json.encode(value), type=Answer) == value


def test_a_path_comes_back_from_json():
    assert msgspec.json.decode(msgspec.json.encode(ALL), type=Path) == ALL


def test_lines_keep_their_arguments_in_order():
    said = line("some-id", seat=Seat(1), cells=(Cell(0, 0), Cell(1, 0)))
    assert said == Line("some-id", (("seat", Seat(1)), ("cells", (Cell(0, 0), Cell(1, 0)))))
    assert msgspec.json.decode(msgspec.json.encode(said), type=Line) == said
    assert line("some-id") == Line("some-id")
