"""Questions of any size and mixture: each answer is a few clicks away, on pages that Discord takes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.views.pairs import _is_one_menu
from bot.views.parts import FIRST, is_long, part_of
from engine.game import Choice, Option
from engine.values import Card, Cell, Course, Key, Number, Picks, Piece, Seat, Value, line
from tests.bot.desk import Click, Desk, house, reached

TAPS = 3
"""So many clicks any answer takes at most, among 900."""
MOST = 900


@pytest.fixture(scope="module", autouse=True)
def at_home() -> Iterator[None]:
    with house():
        yield


@dataclass
class Mixture:
    """How many answers of each kind a question has; cells fill a board of `width` columns from below."""

    cells: int = 0
    width: int = 20
    keys: int = 0
    pieces: int = 0
    cards: int = 0
    numbers: int = 0
    seats: int = 0
    courses: int = 0

    @property
    def values(self) -> tuple[Value, ...]:
        courses = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
        found: list[Value] = [Cell(at % self.width, at // self.width) for at in range(self.cells)]
        found += [Piece(f"ship{at}") for at in range(self.pieces)]
        found += [Card(f"{'long-' * 12}{at}") for at in range(self.cards)]
        found += [Number(at) for at in range(self.numbers)]
        if self.width <= ord("P") - ord("A"):  # P1 is a cell there, so no question may offer both
            found += [Seat(at) for at in range(self.seats)]
        found += [Course(name) for name in courses[: self.courses]]
        found += [Key(f"k{at}") for at in range(self.keys)]
        return tuple(found[:MOST])


def sizes(most: int) -> st.SearchStrategy[int]:
    """None, or few, or about as many as the limits are, or very many."""
    limits = [limit for limit in (1, 4, 5, 10, 11, 24, 25, 26, 50, 51, 75, 76, 100, 101) if limit <= most]
    return st.one_of(st.just(0), st.sampled_from(limits), st.integers(0, most))


MIXTURES = st.builds(
    Mixture,
    cells=sizes(MOST),
    width=st.integers(1, 60),
    keys=sizes(60),
    pieces=sizes(300),
    cards=sizes(200),
    numbers=sizes(100),
    seats=sizes(2),
    courses=sizes(8),
).filter(lambda mixture: len(mixture.values) > 1)


def asked(values: tuple[Value, ...], least: int = 1, most: int | None = None, shuffled: int = 0) -> Choice:
    """A question with these answers, in an order of its own, each with a note where they are shuffled."""
    order, note = list(values), line("quay-did") if shuffled else None
    if shuffled:
        Random(shuffled).shuffle(order)
    return Choice(line("quay-ask"), tuple(Option(value, note) for value in order), least, most)


@settings(max_examples=12)
@given(MIXTURES, st.integers(0, 3), st.randoms(use_true_random=False))
@example(Mixture(cells=800, width=40, keys=10), 0, Random(1))
@example(Mixture(cells=800, width=40, keys=11, pieces=80), 0, Random(1))
@example(Mixture(cells=196, width=14, seats=2, courses=8), 1, Random(1))
@example(Mixture(cells=160, width=160), 0, Random(1))
@example(Mixture(cells=900, width=1), 0, Random(1))
@example(Mixture(cells=30, keys=25, pieces=30, cards=30), 0, Random(1))
def test_each_answer_is_a_few_clicks_away(mixture: Mixture, shuffled: int, rng: Random) -> None:
    values = mixture.values

    async def walk() -> None:
        ways = await reached(Desk(asked(values, shuffled=shuffled)))
        assert set(ways) == {value.token for value in values}
        assert max(map(len, ways.values())) <= TAPS
        for value in {values[0], values[-1], rng.choice(values)}:
            desk = Desk(asked(values, shuffled=shuffled))
            await desk.open()
            for click in ways[value.token]:
                await desk.click(click)
            assert desk.done == value, "what was clicked is what was shown"

    asyncio.run(walk())


@settings(max_examples=12)
@given(MIXTURES, st.data())
def test_sets_are_put_together_of_what_lies_anywhere(mixture: Mixture, data: st.DataObject) -> None:
    values = mixture.values
    least = data.draw(st.integers(0, min(len(values), 10)), label="least")
    most = data.draw(st.integers(max(1, least), min(len(values), least + 10)), label="most")
    if least == most == len(values):
        return  # that is no question
    count = data.draw(st.integers(max(1, least), most), label="picked")
    picked = data.draw(st.lists(st.sampled_from(values), min_size=count, max_size=count, unique=True), label="which")
    choice = asked(values, least, most)
    standing = data.draw(st.sampled_from([None, values[:most], picked]), label="standing")
    if standing is not None and (len(standing) >= least) and most > 1:
        choice = replace(choice, standing=in_order(values, standing))
    asyncio.run(put_together(choice, picked))


def in_order(values: tuple[Value, ...], picked: list[Value] | tuple[Value, ...]) -> Picks:
    return Picks(tuple(value for value in values if value in picked))


async def put_together(choice: Choice, picked: list[Value]) -> None:
    values = tuple(option.value for option in choice.options)
    assert choice.most is not None
    wanted = in_order(values, picked)
    desk = Desk(choice)
    await desk.open()
    if len(values) <= 25:
        (menu,) = desk.of("pick")
        assert (menu["min_values"], menu["max_values"]) == (max(1, choice.least), choice.most)
        if wanted != choice.standing:
            await desk.click(Click(menu["custom_id"], tuple(value.token for value in picked)))
            assert desk.done == wanted
        return
    ways = await reached(desk)
    assert set(ways) == {value.token for value in values}
    assert max(map(len, ways.values())) <= TAPS
    so_far: list[Value] = []
    for value in picked:
        await desk.open()
        *ahead, click = ways[value.token]
        for step in ahead:
            await desk.click(step)
        (menu,) = [menu for menu in desk.of("collect") if menu["custom_id"] == click.id]
        there = [option["value"] for option in menu["options"] if option.get("default")]
        assert set(there) <= {each.token for each in so_far}
        await desk.click(Click(click.id, (*there, value.token)))
        so_far.append(value)
        assert f"Chosen so far ({len(so_far)})" in desk.text, "each part shows what is picked"
        complete = len(so_far) >= choice.least and in_order(values, so_far) != choice.standing
        assert bool(desk.of("collected")) == complete
    if wanted != choice.standing:
        (button,) = desk.of("collected")
        await desk.click(Click(button["custom_id"]))
        assert desk.done == wanted


SETS = {
    "3 of 36": (Mixture(cells=36, width=6), 3, 3),
    "up to 10 of 196": (Mixture(cells=196, width=14), 0, 10),
    "16 of 800": (Mixture(cells=800, width=40), 16, 16),
    "up to 5 of 40 ships and 60 cells": (Mixture(cells=60, width=20, pieces=40), 0, 5),
}


@pytest.mark.parametrize("name", SETS)
async def test_a_set_has_no_more_than_it_may(name: str) -> None:
    mixture, least, most = SETS[name]
    choice = asked(mixture.values, least, most)
    rng = Random(name)
    await put_together(choice, rng.sample(mixture.values, most))
    desk = Desk(choice)
    too_many = rng.sample(mixture.values, most + 1)
    ways = await reached(desk)
    for value in too_many:
        await desk.open()
        *ahead, click = ways[value.token]
        for step in ahead:
            await desk.click(step)
        (menu,) = [menu for menu in desk.of("collect") if menu["custom_id"] == click.id]
        there = tuple(option["value"] for option in menu["options"] if option.get("default"))
        await desk.click(Click(click.id, (*there, value.token)))
    assert f"Chosen so far ({most})" in desk.text
    assert f"at most {most}" in desk.text


@pytest.mark.parametrize("count", [2500])
async def test_thousands_are_found_too(count: int) -> None:
    values = tuple(Number(at) for at in range(count))
    ways = await reached(Desk(asked(values)))
    assert set(ways) == {value.token for value in values}


async def test_columns_say_what_is_in_them() -> None:
    desk = Desk(asked(Mixture(cells=781, width=40).values, 0, 9))
    await desk.open()
    first, second = desk.of("col")
    (first_label, last_label) = first["options"][0]["label"], second["options"][-1]["label"]
    assert (first_label, last_label) == ("Column A", "Column AN")
    assert [first["options"][0]["description"], second["options"][-1]["description"]] == ["20 cells", "19 cells"]
    assert first["placeholder"] == "Choose: Column A – Column Y …"
    await desk.click(Click(second["custom_id"], ("39",)))
    (menu,) = desk.of("collect")
    assert [option["value"] for option in menu["options"]] == [f"AN{row}" for row in range(1, 20)]
    await desk.click(Click(menu["custom_id"], ("AN3", "AN19")))
    (back,) = desk.of("back")
    await desk.click(Click(back["custom_id"]))
    assert desk.of("col")[1]["options"][-1]["description"] == "19 cells · AN3 AN19"


async def test_keys_stay_at_hand_while_a_column_is_asked_and_looked_into() -> None:
    for keys, verb in ((10, "tap"), (11, "pick"), (25, "pick")):
        desk = Desk(asked(Mixture(cells=800, width=40, keys=keys, pieces=60).values))
        await desk.open()
        for way in (None, Click(desk.of("col")[0]["custom_id"], ("0",)), *desk.ways()[:3]):
            if way is not None:
                await desk.click(way)
            assert {f"k{at}" for at in range(keys)} <= set(desk.answers())
            assert len([part for part in desk.of(verb) if "k0" in str(part)]) == 1


def test_cells_are_apart_from_all_else() -> None:
    part = part_of(asked(Mixture(cells=20, pieces=3, keys=12).values, shuffled=1), FIRST)
    kinds = [{type(option.value) for option in menu.options} for menu in part.menus]
    assert kinds == [{Cell}, {Piece}, {Key}]


@pytest.mark.parametrize(
    ("width", "cells", "named"),
    [
        (6, 36, ["A1 F3", "A4 F6"]),
        (7, 42, ["A1 G3", "A4 G6"]),
        (30, 40, ["A1 Y1", "Z1 J2"]),  # a row alone is too much for a menu
        (7, 26, ["A1 G2", "A3 E4"]),  # not one cell alone after a full menu
        (17, 50, ["A1 H2", "I2 P3"]),  # three rows would take three menus
    ],
)
def test_rows_of_cells_are_kept_together(width: int, cells: int, named: list[str]) -> None:
    choice = Choice(line("quay-ask"), tuple(Option(Cell(at % width, at // width)) for at in range(cells)))
    menus = part_of(choice, FIRST).menus
    assert [f"{menu.options[0].value.token} {menu.options[-1].value.token}" for menu in menus] == named


@pytest.mark.parametrize("reach", [4, 5, 8])
def test_cells_under_a_heading_are_kept_together(reach: int) -> None:
    """The cells that a ship can reach are asked by course, never by column and row, all on one page."""
    courses = [Course(name) for name in ("N", "NE", "E", "SE", "S", "SW", "W")]
    ahead = [Option(Cell(at, steps), under=course) for at, course in enumerate(courses) for steps in range(reach)]
    choice = Choice(line("quay-ask"), (*ahead, *(Option(course) for course in [*courses, Course("NW")])))
    (leaf,) = part_of(choice, FIRST).leaves
    *sailing, turning = leaf
    assert not any(menu.columns for menu in leaf)
    assert [option for menu in sailing for option in menu.options] == ahead
    under = [{option.under for option in menu.options} for menu in sailing]
    assert len(set.union(*under)) == sum(map(len, under)), "no course is cut"
    assert [option.value for option in turning.options] == [*courses, Course("NW")]


async def test_an_answer_under_a_heading_is_named_with_it() -> None:
    ahead = [Option(Cell(at, 0), under=Course("NE" if at < 14 else "E")) for at in range(28)]
    desk = Desk(Choice(line("quay-ask"), tuple(ahead)))
    await desk.open()
    labels = [str(option["label"]) for menu in desk.of("pick") for option in menu["options"]]
    assert labels[0] == "↗ north-east · A1"
    assert labels[-1] == "→ east · AB1"


@pytest.mark.parametrize(
    ("names", "reach", "said"),
    [
        ("N NE E SE S", 6, ["↑ north – → east …", "↘ south-east – ↓ south …", "Choose …"]),
        ("N NE", 20, ["↑ north …", "↗ north-east …", "Choose …"]),
    ],
)
async def test_a_menu_under_headings_says_them(names: str, reach: int, said: list[str]) -> None:
    courses = list(map(Course, names.split()))
    ahead = [Option(Cell(at, steps), under=course) for at, course in enumerate(courses) for steps in range(reach)]
    desk = Desk(Choice(line("quay-ask"), (*ahead, *map(Option, courses))))
    await desk.open()
    assert [menu["placeholder"] for menu in desk.of("pick")] == said


async def test_a_question_may_say_itself_what_its_menus_do() -> None:
    """By attributes of its message: what is under headings, answers of one kind, numbers with what they count."""
    courses = list(map(Course, ["N", "NE", "E", "SE", "S", "SW"]))
    ahead = [Option(Cell(at, steps), under=course) for at, course in enumerate(courses) for steps in range(6)]
    desk = Desk(Choice(line("sailing-ask-where"), (*ahead, *map(Option, courses))))
    await desk.open()
    said = ["Sail: ↑ north – → east …", "Sail: ↘ ↓ ↙ …", "Turn on the spot …"]
    assert [menu["placeholder"] for menu in desk.of("pick")] == said
    shots = tuple(Option(Number(at)) for at in range(1, 13))
    desk = Desk(Choice(line("sailing-ask-shots"), shots))
    await desk.open()
    labels = [str(option["label"]) for menu in desk.of("pick") for option in menu["options"]]
    assert labels[:2] == ["1 shot", "2 shots"]


async def test_a_menu_of_all_that_has_headings_says_what_it_is_for() -> None:
    """From where to where it goes would tell nothing; beside another menu it tells these apart."""
    ahead = [Option(Cell(0, steps), under=Course(course)) for steps, course in enumerate(["N", "E", "S", "W", "NW"])]
    desk = Desk(Choice(line("sailing-ask-where"), (*ahead, Option(Course("N")))))
    await desk.open()
    assert [menu["placeholder"] for menu in desk.of("pick")] == ["Where to sail …", "Turn on the spot …"]


async def test_what_stands_under_headings_is_asked_alone_with_its_picture() -> None:
    """Not in one menu with the question before: its own page shows where each heading leads; of a lone piece it is."""
    under = Choice(line("quay-ask"), (Option(Cell(0, 0), under=Course("N")), Option(Cell(1, 0), under=Course("E"))))
    plain = Choice(line("quay-ask"), (Option(Cell(0, 0)), Option(Cell(1, 0))))
    assert [_is_one_menu(choice, headed=False) for choice in (under, plain)] == [False, True]
    assert _is_one_menu(under, headed=True)


# Late clicks


@settings(max_examples=12)
@given(MIXTURES, st.sampled_from(["number", "length", "token"]), st.integers(0, 2), st.randoms(use_true_random=False))
def test_a_click_that_comes_too_late_is_refused_kindly(mixture: Mixture, what: str, deep: int, rng: Random) -> None:
    async def click() -> None:
        desk = Desk(asked(mixture.values))
        await desk.open()
        for _ in range(deep):
            if ways := desk.ways():
                await desk.click(rng.choice(ways))
        found = desk.answers()
        if not found:
            return
        click, _ = found[rng.choice(sorted(found))]
        version, table, verb, number, rest = click.id.split(":", 4)
        if what == "number":
            number = str(int(number) + 1)
        elif what == "length":
            rest = "1" + rest
        elif verb == "tap":
            rest += "x"
        else:
            click = click._replace(values=("x",))
        await desk.click(click._replace(id=":".join([version, table, verb, number, rest])))
        assert desk.done is None
        (word,) = desk.refused
        assert "button" in word.lower() or "question" in word.lower(), word

    asyncio.run(click())


@pytest.mark.parametrize("then", [None, "cells"])
async def test_what_another_message_has_changed_is_not_answered(then: str | None) -> None:
    """The same decision may be open in two messages: the answers before a question tell it from any other."""
    one, other = Mixture(pieces=2).values
    cells = Mixture(cells=30).values
    desk = Desk(asked((one, other)), {} if then is None else dict.fromkeys((one, other), asked(cells)))
    desk.final = True
    await desk.open()
    await desk.click(desk.answers()[one.token][0])
    late = Click(desk.of("do")[0]["custom_id"]) if then is None else desk.answers()[cells[0].token][0]
    await desk.click(Click(desk.of("back")[0]["custom_id"]))
    await desk.click(desk.answers()[other.token][0])
    await desk.click(late)
    assert desk.done is None
    assert len(desk.refused) == 1
    assert [answer.token for answer in desk.trail.path] == [other.token]


# The way to type


@settings(max_examples=12)
@given(MIXTURES, st.sampled_from([None, 1, 3]))
def test_beside_long_lists_one_can_type(mixture: Mixture, most: int | None) -> None:
    async def look() -> None:
        choice = asked(mixture.values, 1, most if most is None else min(most, len(mixture.values)))
        desk = Desk(choice)
        await desk.open()
        assert bool(desk.of("type")) == is_long(choice)
        buttons = set(desk.answers())
        if not desk.of("type"):
            assert buttons == {value.token for value in mixture.values}, "all of it is there"

    asyncio.run(look())
