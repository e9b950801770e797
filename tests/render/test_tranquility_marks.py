"""What Tranquility's pictures mark while somebody chooses, and the cards of the hand."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest
from PIL import ImageChops

from engine.games.tranquility.field import CELLS
from engine.games.tranquility.view import Playable, Spot
from engine.values import Card, Key, Picks
from render import Marks
from render.games.tranquility import look
from render.games.tranquility.cells import Hint, Look, cell_piece, hint_sprite
from render.games.tranquility.colours import palette
from render.games.tranquility.crew import BESIDE, FIGURE, TEXT_LEFT, stat_piece
from render.games.tranquility.field import between, looks
from render.games.tranquility.hand import where
from render.games.tranquility.islands import Land
from render.games.tranquility.look import STARK, USUAL
from render.text import font
from render.theme import rgb
from tests.render.comparing import changed
from tests.render.still_waters import (
    CHOOSING,
    HAND,
    INDEX,
    ISLANDS,
    PAYING,
    arch,
    busy,
    picture,
    pledging,
    position,
    rivals,
    sides,
)

STYLES = pytest.mark.parametrize("contrast", [False, True], ids=["usual", "stark"])


@STYLES
def test_marks_differ(contrast: bool) -> None:
    view = position(viewer=0, hand=HAND)
    cells = CHOOSING.cells
    marks = [
        None,
        CHOOSING,
        PAYING,
        Marks(cells),
        Marks(cells[:1], CHOOSING.chosen),
        Marks((), (Card("58"),)),
        Marks((), (Card("14"),)),
        Marks((), (Card("58"), cells[0])),
        Marks((), (Card("58"), cells[1])),
        Marks((), (Card("25"), CELLS[INDEX["D2"]], Picks((Card("4"),)))),
        Marks((), (Picks((Card("4"), Card("f3"))),)),
        Marks((), (Key("row-2"),)),
        Marks((), (Key("row-5"),)),
    ]
    assert len({picture(view, mark, contrast).data for mark in marks}) == len(marks)
    assert picture(view, Marks(), contrast).data == picture(view, contrast=contrast).data


def test_each_open_cell_says_what_it_costs() -> None:
    found = looks(position(viewer=0, hand=HAND), CHOOSING)
    for spot in HAND[3].spots:
        assert found[spot.cell].open
        assert found[spot.cell].cost == spot.cost
    assert all(seen.dim for cell, seen in found.items() if CELLS[cell] not in CHOOSING.cells)
    assert not any(seen.open or seen.dim for seen in looks(position(), None).values())


def test_without_a_card_no_cost_is_known() -> None:
    found = looks(position(viewer=0, hand=HAND), Marks(CHOOSING.cells))
    assert all(seen.cost is None for seen in found.values())


def test_the_chosen_island_is_shown_where_it_will_lie() -> None:
    """A preview has the island on its cell, with what it costs."""
    cell = INDEX["D2"]
    seen = looks(position({**ISLANDS, "D2": 25}, viewer=0, hand=HAND[:2], price=3, laid=cell), PAYING)[cell]
    assert seen.land
    assert (seen.land.number, seen.chosen, seen.cost, seen.fresh) == (25, True, 3, False)


def test_a_monster_marks_its_prey_without_a_cost() -> None:
    prey = ("A1", "C3", "F5")
    hand = (*HAND[:4], Playable(91, tuple(Spot(INDEX[name], 0) for name in prey)))
    marks = Marks(tuple(CELLS[INDEX[name]] for name in prey), (Card("m1"),))
    view = position(viewer=0, hand=hand)
    found = looks(view, marks)
    assert {cell for cell, seen in found.items() if seen.open} == {INDEX[name] for name in prey}
    assert picture(view, marks).data != picture(view, Marks(marks.cells, (Card("14"),))).data
    chosen = Marks((), (Card("m1"), CELLS[INDEX["C3"]]))
    assert [cell for cell, seen in looks(view, chosen).items() if seen.prey] == [INDEX["C3"]]
    assert picture(view, chosen).data != picture(view, Marks((), chosen.chosen[1:])).data


def test_a_chosen_row_is_marked_as_a_whole() -> None:
    found = looks(busy(), Marks((), (Key("row-3"),)))
    assert {cell for cell, seen in found.items() if seen.swept} == set(range(12, 18))


def test_the_newest_island_is_marked_unless_a_choice_is_shown() -> None:
    view = position(laid=INDEX["D3"], viewer=0, hand=HAND)
    assert looks(view, None)[INDEX["D3"]].fresh
    assert not looks(view, CHOOSING)[INDEX["D3"]].fresh


def test_the_numbers_between_two_islands() -> None:
    """Each gap says which numbers still fit, and on how many cells."""
    found = between(position({"A1": 3, "C1": 5, "D1": 9, "F1": 10, "C2": 11, "E2": 14, "F2": 15}))
    assert found == {
        INDEX["B1"]: Hint("4", 1, "tight"),
        INDEX["E1"]: Hint("", 1, "lost"),
        INDEX["A2"]: Hint("", 2, "lost"),
        INDEX["D2"]: Hint("12–13", 1),
        INDEX["F4"]: Hint("16–80", 24),
    }
    assert between(position({})) == {}
    # Also before the first and after the last one; nothing from one line of the arch to another.
    assert between(position({"C3": 40})) == {INDEX["A2"]: Hint("1–39", 14), INDEX["B5"]: Hint("41–80", 21)}
    pillars = arch()
    assert all(cell % 6 not in (2, 3) for cell in between(pillars))


def test_a_stretch_is_lost_where_too_few_numbers_are_left() -> None:
    """TQ-12: “9” over two cells is no hope; in the arch numbers of the pillars are gone (TQ-31)."""
    assert between(position({"A1": 8, "D1": 10}))[INDEX["B1"]] == Hint("9", 2, "lost")
    assert between(position({"A1": 8, "D1": 11}))[INDEX["B1"]] == Hint("9–10", 2, "tight")
    vault = between(arch(2))
    assert vault[INDEX["C4"]] == Hint("10–19", 1)
    assert between(position({"A4": 70, "D4": 75, "A1": 74}, mode="arch", phase=2))[INDEX["B4"]].numbers == "71–73"
    gone = position({"A4": 8, "C4": 10, "A1": 9, "E1": 3}, mode="arch", phase=2)
    assert between(gone)[INDEX["B4"]].state == "lost"


@STYLES
def test_how_a_gap_stands_shows_without_colour(contrast: bool) -> None:
    def grey(state: Literal["", "tight", "lost"]) -> bytes:
        piece = cell_piece(Look(2, hint=Hint("9–10", 2, state)), STARK if contrast else USUAL)
        return palette(STARK if contrast else USUAL).rgb(piece).convert("L").tobytes()

    assert len({grey(""), grey("tight"), grey("lost")}) == 3


def test_every_hint_has_room_in_its_cell() -> None:
    for low, high in ((1, 9), (10, 80), (42, 58)):
        for state in ("", "tight", "lost"):
            box = hint_sprite(Hint(f"{low}–{high}", 36, state), USUAL).getbbox()  # type: ignore[arg-type]
            assert box
            assert box[0] >= 1
            assert box[2] <= look.WIDE - 1


def test_a_hint_stands_on_a_cell_that_is_open() -> None:
    """TQ-19: the middle of the stretch lies in a closed row; where all is closed it is said there all the same."""
    view = position({"E1": 10, "B3": 30}, reef=1)
    assert between(view)[INDEX["F1"]] == Hint("11–29", 8)
    assert between(position({"F1": 10, "A3": 30}, reef=1)).keys() == {INDEX["C1"], INDEX["C2"], INDEX["A5"]}


def test_tq32_islands_that_lie_wrong_are_marked() -> None:
    """Suns in the lower rows, moons in the upper ones; in no other mode."""
    wrong = {CELLS[cell].token for cell, seen in looks(sides(), None).items() if seen.wrong}
    assert wrong == {"B1", "B2", "C2", "F2", "D3", "E4"}
    assert not any(seen.wrong for seen in looks(rivals(), None).values())
    for moon in (False, True):
        right, turned = (cell_piece(Look(2, Land(41, moon), wrong=wrong), USUAL) for wrong in (False, True))
        box = ImageChops.difference(right, turned).getbbox()
        assert box
        assert box[2] <= 55, "the number stays free"


def test_the_last_action_has_brackets_whatever_it_was() -> None:
    """Start, Finish and discards too, and then no island has them."""
    full = {cell.token: 2 * i + 1 for i, cell in enumerate(CELLS)}
    plain = picture(position(start=True))
    started = changed(plain, picture(position(start=True, started=True)))
    assert started
    assert started[0] < look.LEFT
    assert started[1] > look.FIELD_BOTTOM - look.TALL
    thrown = changed(plain, picture(position(start=True, threw=1)))
    assert thrown
    assert thrown[1] > look.CREW_TOP
    won = position(full, start=True, finish=True, over="won", mover=None, laid=INDEX["F6"])
    assert not any(seen.fresh for seen in looks(won, None).values())
    assert picture(won).data == picture(msgspec.structs.replace(won, laid=None)).data


def test_tq31_the_whole_arch_is_bright_when_the_game_is_over() -> None:
    cells = [seen.dim for seen in looks(arch(2), None).values()]
    assert cells.count(True) == 12
    over = msgspec.structs.replace(arch(2), over="won", mover=None, finish=True)
    assert not any(seen.dim for seen in looks(over, None).values())
    assert changed(picture(arch(2)), picture(over))[1] < look.FIELD_BOTTOM  # type: ignore[index]


def test_what_marks_a_number_leaves_its_digits_free() -> None:
    """The brackets round discards, and the price beside an island that is to be laid."""
    marked, plain = (stat_piece("discards", "12", 98, False, fresh, USUAL) for fresh in (True, False))
    digits = (40, 0, TEXT_LEFT + round(font(FIGURE, 700).getlength("12")) + 2, plain.height)
    moved = (digits[0] + BESIDE, 0, digits[2] + BESIDE, plain.height)
    assert ImageChops.difference(marked.crop(moved).convert("RGB"), plain.crop(digits).convert("RGB")).getbbox() is None
    for land in (Land(48), Land(48, moon=True)):
        free, dear = (cell_piece(Look(3, land, chosen=True, cost=cost), USUAL).convert("RGB") for cost in (0, 2))
        box = ImageChops.difference(free, dear).getbbox()
        assert box is not None
        assert box[1] >= look.TALL - 36


def test_hints_stay_while_choosing_but_where_a_price_stands() -> None:
    """TQ-12: what fits in a gap is read while one chooses where to lay; on the lit cells beside their costs."""
    still = {cell: seen.hint for cell, seen in looks(position(), None).items() if seen.hint}
    found = looks(position(viewer=0, hand=HAND), CHOOSING)
    assert {cell: seen.hint for cell, seen in found.items() if seen.hint} == still
    middle = next(cell for cell in still if found[cell].open)
    dear = (*HAND[:3], Playable(58, tuple(Spot(spot.cell, int(spot.cell == middle)) for spot in HAND[3].spots)))
    beside = looks(position(viewer=0, hand=dear), CHOOSING)
    assert beside[middle].hint is None
    assert [cell for cell, seen in beside.items() if seen.hint == still[middle] and seen.open] == [middle + 1]
    priced = (*HAND[:3], Playable(58, tuple(Spot(spot.cell, 1) for spot in HAND[3].spots)))
    assert still[middle] not in [seen.hint for seen in looks(position(viewer=0, hand=priced), CHOOSING).values()]


def test_a_hint_in_the_shade_is_as_dark_as_in_the_light() -> None:
    """It is read while other cells are lit."""
    hint = Hint("6–11", 1)
    for style in (USUAL, STARK):
        shaded = palette(style).rgb(cell_piece(Look(0, dim=True, hint=hint), style))
        bare = palette(style).rgb(cell_piece(Look(0, dim=True), style))
        ink = rgb(style.dye(look.HINT))
        assert ink in {colour for _, colour in shaded.getcolors(1 << 14) or ()}
        assert ink not in {colour for _, colour in bare.getcolors(1 << 14) or ()}


@STYLES
def test_a_hint_on_a_lit_cell_stays_within_its_rim(contrast: bool) -> None:
    style = STARK if contrast else USUAL
    with_hint, without = (
        palette(style).rgb(cell_piece(Look(2, open=True, hint=said), style)) for said in (Hint("56–65", 6), None)
    )
    box = ImageChops.difference(with_hint, without).getbbox()
    assert box is not None
    inset = 16 if contrast else 4
    assert inset <= box[0]
    assert box[2] <= look.WIDE - inset


def test_only_the_calm_spot_of_what_may_be_chosen_is_lit() -> None:
    """Soft light on the water, not a target each: the sea goes on between; in the stark style it has a rim."""
    lit, still = (palette(USUAL).rgb(cell_piece(Look(2, open=on), USUAL)) for on in (True, False))
    box = ImageChops.difference(lit, still).getbbox()
    assert box is not None
    assert box[1] >= 20  # water above and beside
    assert lit.getpixel((look.WIDE // 2, 65)) == rgb(look.GLOW_CORE)
    assert lit.getpixel((2, 10)) == still.getpixel((2, 10))
    stark = palette(STARK).rgb(cell_piece(Look(2, open=True), STARK)).crop((6, 30, look.WIDE - 6, 34))
    assert len(stark.getcolors() or ()) > 1


def test_where_a_card_could_go() -> None:
    assert [where(playable) for playable in HAND] == ["", "E1", "D2–E2", "F4–E5", ""]
    assert where(Playable(40, (Spot(0, 1), Spot(5, 1)))) == "A1…F1"


@STYLES
def test_every_card_of_a_hand_differs(contrast: bool) -> None:
    cards = [*range(1, 81), 81, 86, 91]
    for view in (position,) if contrast else (position, sides, rivals):
        drawn = {picture(view(viewer=0, hand=(Playable(card),)), contrast=contrast).data for card in cards}
        assert len(drawn) == len(cards)


def test_a_card_that_can_go_nowhere_is_dim() -> None:
    dim, bright = Playable(40), Playable(40, (Spot(INDEX["D3"], 0),))
    assert picture(position(viewer=0, hand=(dim,))).data != picture(position(viewer=0, hand=(bright,))).data
    # A Start is of use until one lies, a Finish once all cells are filled.
    below = picture(position()).height
    for card, change in (
        (86, {"start": True}),
        (81, {"islands": {cell.token: 2 * i + 1 for i, cell in enumerate(CELLS)}}),
    ):
        views = [
            position(**{"islands": ISLANDS, **extra}, viewer=0, hand=(Playable(card),))  # type: ignore[arg-type]
            for extra in ({}, change)
        ]
        box = changed(*(picture(view) for view in views))
        assert box
        assert box[3] > below


def test_pledged_cards_are_marked() -> None:
    one, other = picture(pledging()), picture(pledging(pledge=(1, 6, 80)))
    box = changed(one, other)
    assert box
    assert box[1] >= look.CREW_TOP
