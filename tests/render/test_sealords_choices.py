"""What may be laid out before the first turn of Sea Lords, drawn; and one's own half below."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine import hooked, walk
from engine.game import Action, Choice
from engine.games import sealords
from engine.games.sealords.change import TURNS
from engine.seating import Setup
from engine.values import Cell, Course, Key, Path, Piece
from render import Marks, Picture, draw, turning, words
from render.games.sealords import choices, look
from tests.render.comparing import changed, opened

BY_HAND = Key("by-hand")


@pytest.fixture
def begun() -> Any:
    return sealords.new(Setup(2, first=1), sealords.Options(advanced=True), Random(1))


def asked(state: Any, seat: int, path: Path, turned: bool = False) -> tuple[Any, Choice, Marks]:
    """The view beside a question, the question, and the marks of its picture."""
    step = sealords.choose(state, seat, path)
    assert isinstance(step, Choice)
    options = tuple(((option.value,), option.value.token) for option in step.options)
    view = hooked.preview(sealords, state, seat, path)
    return view, step, Marks(chosen=path, options=options, turned=turned)


def half_of(view: Any, seat: int) -> list[list[str | None]]:
    """The effects of a half, the highest row first."""
    return [[view.cells[row * 7 + col].effect for col in range(7)] for row in ((2, 1, 0) if seat == 0 else (5, 4, 3))]


def effects(grid: choices.Grid) -> list[list[str]]:
    return [[sealords.data.EFFECTS[letter] for letter in row] for row in grid]


@pytest.mark.parametrize("seat", [0, 1])
def test_sl40_layouts_are_drawn_as_they_will_lie(begun: Any, seat: int) -> None:
    view, _, marks = asked(begun, seat, ())
    offers = choices.offered(view, marks)
    assert [offer.label for offer in offers] == list(sealords.data.LAYOUTS)  # what chance lays can't be drawn
    for offer in offers:
        after = hooked.preview(sealords, begun, seat, (Key(offer.label),))
        assert effects(offer.grid) == half_of(after, seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_sl40_boards_and_their_turns_are_drawn_as_they_will_lie(begun: Any, seat: int) -> None:
    rng, path = Random(seat), (BY_HAND,)
    while isinstance(step := sealords.choose(begun, seat, path), Choice):
        view, _, marks = asked(begun, seat, path)
        offers = choices.offered(view, marks)
        assert len(offers) == len(step.options)
        for offer, option in zip(offers, step.options, strict=True):
            after = half_of(hooked.preview(sealords, begun, seat, (*path, option.value)), seat)
            wide = len(offer.grid[0])
            assert any([row[at : at + wide] for row in after] == effects(offer.grid) for at in range(8 - wide))
        path = (*path, rng.choice(step.options).value)


@pytest.mark.parametrize("turned", [False, True])
def test_sl40_the_change_is_drawn_as_it_will_lie(begun: Any, turned: bool) -> None:
    rng = Random(3)
    for seat in (0, 1):
        begun, _ = sealords.apply(begun, seat, walk.random_action(sealords, begun, seat, rng), rng)
    view, step, marks = asked(begun, 1, ())
    assert choices.offered(view, marks) == []  # the boards lie in sight
    board = next(option.value for option in step.options if isinstance(option.value, Piece))
    view, step, marks = asked(begun, 1, (board,), turned)
    offers = choices.offered(view, marks)
    assert len(offers) == len(step.options)
    for offer, option in zip(offers, step.options, strict=True):
        after = half_of(hooked.preview(sealords, begun, 1, (board, option.value)), 1)
        assert effects(offer.grid) == ([row[::-1] for row in after[::-1]] if turned else after)


def paired(state: Any, seat: int, path: Path) -> tuple[Any, Marks]:
    """The view beside a question, and marks that offer each answer, and each with what may follow it."""
    view, step, marks = asked(state, seat, path)
    options: list[tuple[Path, str]] = []
    for option in step.options:
        options.append(((option.value,), option.value.token))
        then = sealords.choose(state, seat, (*path, option.value))
        if isinstance(then, Choice):
            options += [((option.value, second.value), second.value.token) for second in then.options]
    return view, Marks(chosen=path, options=tuple(options), turned=marks.turned)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.usefixtures("as_sent")
def test_sl40_menus_of_pairs_draw_each_face_and_turn_once(begun: Any, seat: int) -> None:
    rng, path, told = Random(seat), (), []
    while isinstance(step := sealords.choose(begun, seat, path), Choice):
        view, marks = paired(begun, seat, path)
        told.append([offer.label for offer in choices.offered(view, marks)])
        assert len(set(told[-1])) == len(told[-1])
        (found,) = draw("sealords", view, ("A", "B"), marks, False)
        assert found.height <= 1.25 * found.width
        assert len(found.data) <= 120_000
        path = (*path, rng.choice(step.options).value) if path else (BY_HAND,)
    assert len(told[0]) == len(sealords.data.LAYOUTS) + 6
    # first the faces alone; how one is turned and the faces that may follow; the last board in all its ways
    assert len(told[1]) == 6
    assert len(told[-2]) == sum(len(way) > 1 for way in told[-2]) >= 4


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.usefixtures("as_sent")
def test_sl40_menus_of_a_change_draw_each_turned_board_as_it_will_lie(begun: Any, turned: bool) -> None:
    """Where a board may be moved to is told by the columns alone: thirteen half seas fill more than a phone."""
    rng = Random(3)
    for seat in (0, 1):
        begun, _ = sealords.apply(begun, seat, walk.random_action(sealords, begun, seat, rng), rng)
    view, marks = paired(begun, 1, ())
    marks = Marks(options=marks.options, turned=turned)
    offers = choices.offered(view, marks)
    turns = [path for path, _ in marks.options if path[-1] in TURNS]
    assert len(offers) == len(turns) >= 5
    for offer, (board, how) in zip(offers, turns, strict=True):
        assert offer.label == f"{board.token}: {how.token}"
        after = half_of(hooked.preview(sealords, begun, 1, (board, how)), 1)
        seen = [row[::-1] for row in after[::-1]] if turned else after
        wide = len(offer.grid[0])
        assert any([row[at : at + wide] for row in seen] == effects(offer.grid) for at in range(8 - wide))
    (found,) = draw("sealords", view, ("A", "B"), marks, False)
    assert found.height <= 1.25 * found.width


def test_sl40_nobody_else_is_shown_choices(begun: Any) -> None:
    _, _, marks = asked(begun, 0, ())
    for viewer in (None, 1):
        other = sealords.view(begun, viewer)
        assert bool(choices.offered(other, marks)) == (viewer == 1)
    done, _ = sealords.apply(begun, 0, Action((Key("reefs"),)), Random(1))
    assert choices.offered(sealords.view(done, 0), marks) == []


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize(("seat", "turned"), [(0, False), (1, False), (1, True)])
@pytest.mark.usefixtures("as_sent")
def test_choices_fit_a_phone_and_the_budget(begun: Any, seat: int, turned: bool, contrast: bool) -> None:
    for path in ((), (BY_HAND,)):
        view, _, marks = asked(begun, seat, path, turned)
        (found,) = draw("sealords", view, ("A", "B"), marks, contrast)
        assert opened(found).size == (found.width, found.height)
        assert found.height <= 1.2 * found.width
        assert len(found.data) <= 120_000


# ---------------------------------------------------------------- one's own half below


def picture(view: Any, turned: bool, contrast: bool = False, **marks: Any) -> Picture:
    (found,) = draw("sealords", view, ("Kornilov", "Nakhimov"), Marks(turned=turned, **marks), contrast)
    return found


def test_sea_lords_can_be_turned() -> None:
    assert turning() == ("sealords",)


@pytest.mark.parametrize("viewer", [None, 0])
def test_only_darks_picture_is_turned(sea: SimpleNamespace, viewer: int | None) -> None:
    view = sea.busy(viewer=viewer, hand=None if viewer is None else (1,))
    assert picture(view, True).data == picture(view, False).data


@pytest.mark.parametrize("contrast", [False, True])
def test_a_cell_lies_on_the_other_side_in_the_turned_picture(sea: SimpleNamespace, contrast: bool) -> None:
    """A choice shows on it there, and an arrow still points at the cells that it will meet."""
    view = sea.busy(viewer=1, hand=(3, 4))
    for name, col, row in (("A1", 6, 0), ("C4", 4, 3), ("G6", 0, 5)):
        cell = look.TURNED.box(Cell(*divmod(sea.at(name), 7)[::-1]), Cell(*divmod(sea.at(name), 7)[::-1]))
        left, top = look.SEA_LEFT + col * look.CELL, look.SEA_TOP + row * look.CELL
        assert cell == (left, top, left + look.CELL, top + look.CELL)
        marks = {"chosen": (Cell(*divmod(sea.at(name), 7)[::-1]),)}
        box = changed(picture(view, True, contrast), picture(view, True, contrast, **marks))
        assert box is not None
        assert box[0] >= left
        assert box[1] >= top
        assert box[2] <= left + look.CELL
        assert box[3] <= top + look.CELL
    north = picture(view, True, contrast, chosen=(Cell(3, 3), Course("N")))
    south = picture(view, True, contrast, chosen=(Cell(3, 3), Course("S")))
    box = changed(north, south)
    assert box is not None
    middle = look.SEA_TOP + 3.5 * look.CELL
    assert box[1] < middle < box[3]
    assert changed(picture(view, True, contrast, chosen=(Cell(3, 3),)), north)[1] > middle  # type: ignore[index]


@pytest.mark.parametrize("contrast", [False, True])
def test_directions_that_may_be_chosen_point_from_the_ship(sea: SimpleNamespace, contrast: bool) -> None:
    """Beside the question where to shoot; each is an arrow in the cell that lies there (SL-33)."""
    view, at = sea.busy(viewer=0, hand=(3, 4)), Cell(3, 3)
    plain = picture(view, False, contrast, chosen=(at,))
    for course, col, row in (("N", 3, 4), ("E", 4, 3), ("SW", 2, 2)):
        box = changed(plain, picture(view, False, contrast, chosen=(at,), options=(((Course(course),), course),)))
        assert box is not None
        left, top = look.SEA_LEFT + col * look.CELL, look.SEA_TOP + (5 - row) * look.CELL
        assert left - 20 <= box[0] < box[2] <= left + look.CELL + 20
        assert top - 20 <= box[1] < box[3] <= top + look.CELL + 20


@pytest.mark.parametrize("contrast", [False, True])
def test_each_owner_keeps_his_coast_and_strip(sea: SimpleNamespace, contrast: bool) -> None:
    """Dark's strip is the lower one in the turned picture: he owes the move there, below the sea."""
    due, idle = (sea.busy(viewer=1, hand=(1,), mover=mover) for mover in (1, 0))
    box = changed(picture(due, True, contrast), picture(idle, True, contrast))
    assert box is not None
    assert (box[1], box[3]) == (look.MARGIN, look.NEAR_TOP + look.STRIP)
    colours = [opened(picture(due, turned, contrast)).convert("RGB").getpixel((400, 30)) for turned in (False, True)]
    grounds = [owner.ground for owner in look.fleets(look.STARK if contrast else look.USUAL)]
    assert [f"#{r:02x}{g:02x}{b:02x}" for r, g, b in colours] == grounds[::-1]  # type: ignore[misc]


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("contrast", [False, True])
def test_words_stand_beside_figures_and_on_cards(sea: SimpleNamespace, contrast: bool) -> None:
    view = sea.busy()
    bare = picture(view, False, contrast)
    ids = words("sealords", view)
    assert {id.removeprefix("sealords-picture-") for id in ids} >= {"pile", "reserve", "taken", "m01", "m11"}
    for id in ids:
        assert changed(bare, picture(view, False, contrast, words=((id, "Word"),)))


@pytest.mark.parametrize("game", ["tranquility", "ageofsail", "piratebay", "admiral"])
def test_other_games_have_symbols_alone(game: str) -> None:
    from engine import registry
    from engine.setups import usual_setup

    rules = registry.get(game)
    options = rules.Options()
    state = rules.new(usual_setup(rules, options, min(rules.seats(options))), options, Random(1))
    assert words(game, rules.view(state, None)) == ()
