"""Moves as people type them, on a toy game (every game's own moves: test_contract)."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from engine.game import Action, Choice, IllegalAction, Option
from engine.notation import Unfinished, Unreadable, read, write
from engine.suggest import suggestions
from engine.values import Card, Cell, Course, Key, Picks, Piece, line

ASK = line("ask")
SHIP = (Piece("3"), Piece("31"), Card("m05"), Key("end"))
CELLS = (Cell(0, 0), Cell(1, 0), Cell(2, 1))
SET = Choice(ASK, tuple(Option(cell) for cell in CELLS), least=2, most=3)


def suggest(game, state, seat, text, limit=25):
    return [found.move for found in suggestions(game, state, seat, text, limit)]


def choice(*values, **more):
    return Choice(ASK, tuple(Option(value) for value in values), **more)


def choose(state, seat, path=()):
    """end; or ship, cell, then: 3 a course (only N on A1), 31 a set of cells, m05 a secret cell, m02 two and one."""
    if not path:
        return choice(*SHIP)
    if path[0] == Key("end"):
        return Action(path)
    if len(path) == 1:
        return choice(*CELLS)
    if len(path) == 2:
        if path[0] == Piece("3"):
            return choice(Course("N")) if path[1] == CELLS[0] else choice(Course("N"), Course("NE"))
        return SET if path[0] == Piece("31") else choice(*CELLS, secret=True)
    if path[0] == Card("m02") and len(path) < 5:
        return choice(*CELLS, secret=len(path) < 4)
    return Action(path)


GAME = SimpleNamespace(choose=choose)

NORTH = (Piece("3"), Cell(2, 1), Course("N"))
SINGLE = (Piece("3"), Cell(0, 0), Course("N"))
SWEEP = (Piece("31"), Cell(0, 0), Picks((Cell(0, 0), Cell(2, 1))))
DECOY = (Card("m05"), Cell(1, 0), Cell(2, 1))


@pytest.mark.parametrize(
    ("path", "text"),
    [(NORTH, "3@C2 N"), (SWEEP, "31@A1 {A1,C2}"), (DECOY, "m05@B1 C2"), ((Key("end"),), "end"), (SINGLE, "3@A1 N")],
)
def test_written_and_read(path, text):
    assert write(GAME, None, 0, path, public=False) == text
    assert read(GAME, None, 0, text) == path


def test_secret_answers_are_not_written_in_public():
    assert write(GAME, None, 0, DECOY, public=True) == "m05@B1 ?"
    assert write(GAME, None, 0, SWEEP, public=True) == "31@A1 {A1,C2}"


def test_several_secret_answers_in_a_row_are_one_so_that_their_number_tells_nothing():
    path = (Card("m02"), *CELLS, CELLS[0])
    assert write(GAME, None, 0, path, public=False) == "m02@A1 B1 C2 A1"
    assert write(GAME, None, 0, path, public=True) == "m02@A1 ? A1"


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("  3 @ c2   n ", NORTH),
        ("3c2n", NORTH),
        ("3@C2 ne", (*NORTH[:2], Course("NE"))),
        ("3@a1", SINGLE),  # the only course may be left out
        ("31 a1 a1 c2", SWEEP),
        ("31 a1 {c2, a1}", SWEEP),
        ("31@A1 C2,A1", SWEEP),
        ("M05 B1 C2", DECOY),
        ("END", (Key("end"),)),
    ],
)
def test_reading_is_forgiving(text, path):
    assert read(GAME, None, 0, text) == path


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("x", "x"),
        ("3@D9 N", "D9 N"),
        ("3@C2 N S", "S"),
        ("end now", "now"),
        ("3@C2 nw", "nw"),
        ("3c9n", "c9n"),
        ("3@C2 N4", "N4"),  # a word is no move with something too much behind it
        ("3c2n4", "n4"),
        ("end2", "end2"),
    ],
)
def test_what_cannot_be_read_is_named(text, part):
    with pytest.raises(Unreadable) as refused:
        read(GAME, None, 0, text)
    assert refused.value.part == part
    assert refused.value.reason.id == "refuse-unreadable"


@pytest.mark.parametrize(
    ("text", "asked", "picked"),
    [
        ("end now", None, ()),  # the move is whole, the rest too much
        ("3@C2 N S", None, ()),
        ("3@a1 nw", (Piece("3"), Cell(0, 0)), ()),  # even where one answer only is possible
        ("31 a1 {a1,b1,c2,d1}", (Piece("31"), Cell(0, 0)), CELLS),
        ("31 a1 {a1,x,c2}", (Piece("31"), Cell(0, 0)), CELLS[:1]),
        ("31 a1 a1 x", (Piece("31"), Cell(0, 0)), CELLS[:1]),
    ],
)
def test_what_is_asked_where_a_text_can_not_be_read(text, asked, picked):
    with pytest.raises(Unreadable) as refused:
        read(GAME, None, 0, text)
    assert refused.value.choice == (None if asked is None else choose(None, 0, asked))
    assert refused.value.picked == picked
    assert not refused.value.told


@pytest.mark.parametrize("text", ["end", "west", "north", "se"])
def test_a_word_is_not_refused_by_what_is_left_of_it(text):
    """``end`` begins with the course E, but “nd” is nothing that anybody typed."""

    def shot(state, seat, path=()):
        return Action(path) if path else choice(*(Course(name) for name in "NESW"))

    with pytest.raises(Unreadable) as refused:
        read(SimpleNamespace(choose=shot), None, 0, text)
    assert refused.value.part == text
    assert refused.value.choice == shot(None, 0)


@pytest.mark.parametrize(("text", "part"), [("31 a1 {a1,b1,c2,d1}", "d1"), ("31 a1 {a1,x,c2}", "x,c2")])
def test_of_a_set_the_value_is_named_that_does_not_belong_to_it(text, part):
    with pytest.raises(Unreadable) as refused:
        read(GAME, None, 0, text)
    assert refused.value.part == part


@pytest.mark.parametrize("text", ["9@AA5", "9aa5", "9 aa5 end"])
def test_the_game_says_why_a_word_can_not_be_the_next_answer(text):
    def far(state, seat, path=()):
        if path[1:] == (Cell(26, 4),):
            raise IllegalAction(line("toy-reef"))
        return choice(*(Cell(col, 0) for col in range(40))) if path else choice(Piece("9"), Key("end"))

    with pytest.raises(Unreadable) as refused:
        read(SimpleNamespace(choose=far), None, 0, text)
    assert refused.value.reason == line("toy-reef")
    assert refused.value.told


@pytest.mark.parametrize(("text", "reason"), [("f2", "toy-far"), ("f2 {g1}", "toy-far-g1"), ("f2 now", "toy-late")])
def test_what_stands_behind_such_a_word_may_give_a_better_reason(text, reason):
    def hunt(state, seat, path=()):
        if not path:
            return choice(Piece("s2"), Piece("s3"))
        if path[0] == Piece("f2"):
            reasons = {(Piece("g1"),): "toy-far-g1", (Key("now"),): "toy-late"}
            raise IllegalAction(line(reasons.get(path[1:], "toy-far" if path[1:] == () else "refuse-no-such-move")))
        raise IllegalAction(line("refuse-no-such-move"))

    with pytest.raises(Unreadable, match=rf"{reason}$"):
        read(SimpleNamespace(choose=hunt), None, 0, text)


def test_a_set_that_stands_is_refused_with_the_reason():
    def pledge(state, seat, path=()):
        if path == (Picks(CELLS[:2]),):
            raise IllegalAction(line("toy-same"))
        return Action(path) if path else replace(SET, standing=Picks(CELLS[:2]))

    game = SimpleNamespace(choose=pledge)
    for text in ("{a1,b1}", "a1 b1", "b1 a1"):
        with pytest.raises(Unreadable, match="toy-same"):
            read(game, None, 0, text)
    assert suggest(game, None, 0, "a1 b1") == ["{A1,B1,C2}"]


@pytest.mark.parametrize("text", ["ß", "3@ß", "İ", "3@C2 ﬀ", "ſ"])
def test_letters_that_fold_into_others_are_no_tokens(text):
    with pytest.raises(Unreadable):
        read(GAME, None, 0, text)


@pytest.mark.parametrize(
    ("text", "path"), [("", ()), ("m05", (Card("m05"),)), ("3@C2", NORTH[:2]), ("31@A1 A1", SWEEP[:2])]
)
def test_what_is_right_so_far_is_unfinished(text, path):
    with pytest.raises(Unfinished) as refused:
        read(GAME, None, 0, text)
    if text != "31@A1 A1":
        assert refused.value.path == path
        assert refused.value.choice == choose(None, 0, path)
    assert refused.value.reason.id == "refuse-unfinished"


@pytest.mark.parametrize("text", ["31@A1 {C2", "31@A1 {C2}", "31 a1 c2"])
def test_what_is_there_of_a_set_that_is_too_small_is_kept(text):
    with pytest.raises(Unfinished) as refused:
        read(GAME, None, 0, text)
    assert refused.value.path == SWEEP[:2]
    assert refused.value.picked == (Cell(2, 1),)


def on_the_largest_sea(state, seat, path=()):
    sea = tuple(Option(Cell(col, row)) for col in range(40) for row in range(20))
    return Action(path) if path else Choice(ASK, sea, 1, 3)


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("AN20", [Cell(39, 19)]),
        ("an20", [Cell(39, 19)]),
        ("{N20,AN2,a20}", [Cell(0, 19), Cell(13, 19), Cell(39, 1)]),
        ("an2 aN20 n2", [Cell(13, 1), Cell(39, 1), Cell(39, 19)]),
    ],
)
def test_columns_beyond_z_are_read(text, cells):
    (picks,) = read(SimpleNamespace(choose=on_the_largest_sea), None, 0, text)
    assert picks == Picks(tuple(cells))


def test_columns_beyond_z_are_suggested():
    game = SimpleNamespace(choose=on_the_largest_sea)
    assert suggest(game, None, 0, "an20", limit=1) == ["{AN20}"]
    assert suggest(game, None, 0, "{a1,an2", limit=2) == ["{A1,AN2}", "{A1,AN20}"]


def test_suggestions_go_on_from_what_was_typed():
    assert suggest(GAME, None, 0, "e") == ["end"]
    assert suggest(GAME, None, 0, "3@C2") == ["3@C2 N", "3@C2 NE"]
    assert suggest(GAME, None, 0, "3 c2 ne") == ["3@C2 NE"]
    assert suggest(GAME, None, 0, "3@a") == ["3@A1 N"]
    assert suggest(GAME, None, 0, "31@A1 {A1,C") == ["31@A1 {A1,C2}", "31@A1 {A1,B1,C2}"]
    assert suggest(GAME, None, 0, "nonsense") == []


def test_suggestions_come_from_all_directions():
    found = suggest(GAME, None, 0, "", limit=4)
    assert [move.split("@")[0] for move in found] == ["3", "31", "m05", "end"]
    assert len(suggest(GAME, None, 0, "")) == 25


def other_words(path):
    """The ship 3 may be called the third; of her cells C2 may be called A1 (which is a cell itself), far and N2."""
    if not path:
        return {"third": Piece("3")}
    return {"A1": CELLS[2], "far": CELLS[2], "N2": CELLS[2]} if len(path) == 1 else {}


@pytest.mark.parametrize("text", ["3 far n", "3@FAR N", "third c2 n", "third far n", "3 n2 n", "3n2n"])
def test_a_game_may_know_other_spellings_of_its_options(text):
    assert read(GAME, None, 0, text, other_words) == NORTH
    with pytest.raises(Unreadable):
        read(GAME, None, 0, text)


def test_other_spellings_never_change_what_an_option_means_that_is_written_by_its_token():
    assert read(GAME, None, 0, "3 a1 n", other_words) == SINGLE
    assert read(GAME, None, 0, "third a1 n", other_words) == SINGLE


def test_a_move_that_is_spelled_otherwise_is_refused_from_where_it_cannot_be_read():
    with pytest.raises(Unreadable) as refused:
        read(GAME, None, 0, "third far x", other_words)
    assert (refused.value.part, refused.value.path) == ("x", NORTH[:2])
    with pytest.raises(Unfinished) as unfinished:
        read(GAME, None, 0, "third far", other_words)
    assert unfinished.value.path == NORTH[:2]


@pytest.mark.parametrize(("text", "understood"), [("f9 h9", 0), ("orders x", 7), ("orders turn x", 12)])
def test_what_could_be_left_out_is_not_understood_where_it_is_not_written(text, understood):
    def forced(state, seat, path=()):
        return choice(Key("yes"), Key("no")) if len(path) > 1 else choice(*KEYS[: 1 + len(path)])

    with pytest.raises(Unreadable) as refused:
        read(SimpleNamespace(choose=forced), None, 0, text)
    assert refused.value.understood == understood


KEYS = (Key("orders"), Key("turn"))


def test_what_is_spelled_otherwise_may_be_no_option_so_that_the_game_says_why_not():
    def short(state, seat, path=()):
        if path == (Cell(9, 9),):
            raise IllegalAction(line("toy-too-far"))
        return Action(path) if path else choice(*CELLS)

    with pytest.raises(Unreadable) as refused:
        read(SimpleNamespace(choose=short), None, 0, "ne+9", lambda path: {} if path else {"NE+9": Cell(9, 9)})
    assert refused.value.reason == line("toy-too-far")
