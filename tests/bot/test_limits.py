"""Discord's limits on messages: whatever a question, a list or a page has to hold, all of it can be clicked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from msgspec.structs import replace
from pydantic import BaseModel, ConfigDict, Field, create_model

from bot.cogs.build import OFFERED
from bot.cogs.own_table import offer_tables
from bot.cogs.start import _option
from bot.tables.model import Place, Table, Walk
from bot.tables.person import Person
from bot.views import rules
from bot.views.parts import At
from bot.views.picker import picker_page
from bot.views.tap import people_select
from engine import registry
from engine.game import Choice, Option
from engine.values import Card, Cell, Number, Picks, Piece, Value, line
from tests.bot import quay
from tests.bot.clicking import Reader, assert_valid

BOUNDARIES = (24, 25, 26, 50, 51, 200)
COUNTS = (2, 4, 5, *BOUNDARIES)

KINDS: dict[str, Any] = {
    "cells of a square": lambda count: tuple(Cell(i % 15, i // 15) for i in range(count)),
    "cells of a row": lambda count: tuple(Cell(i, 0) for i in range(count)),
    "cells of a column": lambda count: tuple(Cell(0, i) for i in range(count)),
    "pieces": lambda count: tuple(Piece(str(i)) for i in range(count)),
    "cards": lambda count: tuple(Card(f"c{i}") for i in range(count)),
    "numbers": lambda count: tuple(Number(i) for i in range(count)),
    "keys": quay.keys,
    "cells and keys": lambda count: (*(Cell(i % 15, i // 15) for i in range(count - 1)), *quay.keys(1)),
    "pieces and keys": lambda count: (*quay.keys(count // 2), *(Piece(str(i)) for i in range(count - count // 2))),
}
SEA = tuple(Cell(col, row) for row in range(20) for col in range(40))


@pytest.fixture(scope="module", autouse=True)
def words() -> Iterator[Callable[[str], None]]:
    """The words of the game, and the way to add more: a long list of them is enough for all shorter ones."""
    with quay.spoken() as add:
        yield add


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let a game be played here beside the real ones."""
    real = registry.get

    def do(game: Any) -> Any:
        monkeypatch.setattr(registry, "get", lambda id: game if id == game.id else real(id))
        return game

    return do


def question(values: tuple[Value, ...], least: int = 1, most: int | None = None) -> Choice:
    """A question whose options have all notes, long ones."""
    return Choice(line("quay-ask"), tuple(Option(value, line("quay-did")) for value in values), least, most)


async def reader_of(sea: Any, game: quay.Quay) -> Reader:
    await quay.opened(sea, game)
    return Reader(sea.light, (await sea.light.click(sea.card(), label="Play")).response)


async def shown(sea: Any, walk: Walk, at: At) -> list[dict[str, Any]]:
    page = await picker_page(sea.bot.tables, walk, "en", at)
    return assert_valid(page.layout.to_components())


def offered(parts: list[dict[str, Any]]) -> set[str]:
    """The answers that a page offers."""
    found = set()
    for part in parts:
        verb, rest = part["custom_id"].split(":", 4)[2::2] if "custom_id" in part else ("", "")
        if verb in ("pick", "collect"):
            found |= {option["value"] for option in part["options"]}
        elif verb == "tap":
            found.add(rest.partition(":")[2])
    return found - {""}


async def reachable(sea: Any, table: Table) -> set[str]:
    """All answers on all pages and in all columns."""
    found: set[str] = set()
    columns: set[int] = set()
    walk = await sea.bot.tables.turns.walk(table.id, sea.light.id)
    for page in range(30):
        parts = await shown(sea, walk, At(leaf=page))
        found |= offered(parts)
        for part in parts:
            if part.get("custom_id", "").split(":")[2:3] == ["col"]:
                columns |= {int(option["value"]) for option in part["options"]}
        if not any(part.get("custom_id", "").endswith(">") and not part.get("disabled") for part in parts):
            break
    for column in sorted(columns):
        for page in range(30):
            parts = await shown(sea, walk, At(column, page))
            found |= offered(parts)
            if not any(part.get("custom_id", "").endswith(">") and not part.get("disabled") for part in parts):
                break
    return found


async def test_every_option_of_every_question_is_somewhere(sea: Any, register: Any) -> None:
    game = register(quay.Quay(question(KINDS["pieces"](3))))
    table = await quay.opened(sea, game)
    asked = [
        (name, values, least, most)
        for name, kind in KINDS.items()
        for count in COUNTS
        for values in [kind(count)]
        for least, most in [(1, None), (0, count), (1, max(1, count // 2)), (min(2, count), min(2, count))]
    ]
    asked += [("the largest sea", SEA, 1, None), ("a set of the largest sea", SEA, 16, 16)]
    for name, values, least, most in asked:
        if most is not None and least == most == len(values):
            continue  # nor is the only set
        game.question = question(values, least, most)
        assert await reachable(sea, table) == {value.token for value in values}, (name, len(values), least, most)


@pytest.mark.parametrize("kind", ["cells of a square", "cells of a row", "cells of a column", "pieces", "keys"])
async def test_the_first_and_the_last_can_be_clicked(sea: Any, register: Any, kind: str) -> None:
    game = register(quay.Quay(question(KINDS[kind](2))))
    reader = await reader_of(sea, game)
    for count in BOUNDARIES:
        values = KINDS[kind](count)
        game.question = question(values)
        await reader.open(sea)
        for value in (values[-1], values[0]):
            await reader.back_to_columns()
            await reader.first_page()
            await reader.use(await reader.find("pick", value.token), value.token)
            assert game.done[-1] == value


async def test_the_largest_sea_with_keys_can_be_clicked(sea: Any, register: Any) -> None:
    values = (*SEA, *(Piece(str(i)) for i in range(200)), *quay.keys(10))
    game = register(quay.Quay(question(values)))
    reader = await reader_of(sea, game)
    for value in (Cell(39, 19), Cell(26, 0), Piece("199"), values[-1], Cell(0, 0)):
        await reader.back_to_columns()
        await reader.first_page()
        await reader.use(await reader.find("pick", value.token), value.token)
        assert game.done[-1] == value


@pytest.mark.parametrize("kind", ["cells of a square", "cells of a row", "pieces"])
async def test_a_set_is_put_together_of_what_lies_far_apart(sea: Any, register: Any, kind: str) -> None:
    game = register(quay.Quay(question(KINDS[kind](2))))
    reader = await reader_of(sea, game)
    for count in BOUNDARIES:
        values = KINDS[kind](count)
        game.question, game.done = question(values, 2, 20), []
        await reader.open(sea)
        wanted = [values[-1], values[0], values[count // 2]]
        if count <= 25:
            (menu,) = reader.of("pick")
            await reader.use(menu, *[value.token for value in wanted])
        else:
            await put_together(reader, wanted)
            await reader.use(reader.of("collected")[0])
        (do,), game.done = reader.of("do"), []  # it was tried, and is asked once more
        await reader.use(do)
        assert game.done == [Picks(tuple(value for value in values if value in wanted))]


async def put_together(reader: Reader, wanted: list[Value]) -> None:
    for number, value in enumerate(wanted):
        await reader.back_to_columns()
        await reader.first_page()
        menu = await reader.find("collect", value.token)
        chosen = [option["value"] for option in menu["options"] if option.get("default")]
        await reader.use(menu, *chosen, value.token)
        assert bool(reader.of("collected")) == (number > 0), "two are needed"


def chosen_in(reader: Reader) -> list[str]:
    """What shows as chosen in the menus of a large set."""
    options = [option for menu in reader.of("collect") for option in menu["options"]]
    return [option["value"] for option in options if option.get("default")]


async def test_what_was_collected_outlives_a_restart_and_can_be_given_back(sea: Any, tools: Any, register: Any) -> None:
    values = KINDS["pieces"](60)
    game = register(quay.Quay(question(values, 1, 3)))
    reader = await reader_of(sea, game)
    first = reader.of("collect")[0]
    await reader.use(first, "0", "1")
    assert "Chosen so far (2): Piece 0, piece 1".lower() in tools.text(reader.message).lower()
    await sea.restart()
    reader = Reader(sea.light, (await sea.light.click(sea.card(), label="Play")).response)
    menus = reader.of("collect")
    assert chosen_in(reader) == ["0", "1"]
    await reader.use(menus[1], "30", "31")
    assert "at most 3" in tools.text(reader.message)
    assert chosen_in(reader) == ["0", "1"]
    await reader.use(reader.of("collect")[0], "1")
    await reader.use(reader.of("collect")[1], "30", "31")
    await reader.use(reader.of("collect")[0])
    assert "chosen so far (2)" in tools.text(reader.message).lower()
    await reader.use(reader.of("anew")[0])
    assert reader.of("collected") == []
    await reader.use(reader.of("collect")[1], "49")
    await reader.use(reader.of("collected")[0])
    assert game.done == [Picks((Piece("49"),))]
    assert reader.of("collected") == [], "the next question begins with nothing"


async def test_no_menu_of_a_large_set_has_the_id_that_it_had(sea: Any, register: Any) -> None:
    """A menu keeps what was chosen in it while its custom id stays the same."""
    reader = await reader_of(sea, register(quay.Quay(question(KINDS["pieces"](60), 1, 30))))
    seen = set()
    for chosen in (["0"], ["0", "1"], ["0"], []):
        menu = reader.of("collect")[0]
        assert menu["custom_id"] not in seen
        seen.add(menu["custom_id"])
        await reader.use(menu, *chosen)


async def test_the_set_that_stands_can_not_be_confirmed(sea: Any, register: Any) -> None:
    values = KINDS["pieces"](60)
    standing = Picks(values[:1])
    reader = await reader_of(sea, register(quay.Quay(replace(question(values, 0, 3), standing=standing))))
    assert len(reader.of("tap")) == 1, "nothing at all is another set"
    await reader.use(reader.of("collect")[0], "0")
    assert reader.of("collected") == []
    await reader.use(reader.of("collect")[0], "0", "1")
    assert len(reader.of("collected")) == 1


# Options


def game_with(register: Any, options: type[BaseModel], most: int = 3) -> Any:
    game = quay.Quay(question(KINDS["pieces"](3)))
    game.Options = options
    game.seats = lambda options: range(1, most + 1)  # type: ignore[method-assign]
    return register(game)


async def lobby(sea: Any, game: Any) -> Any:
    host, place = Person(sea.light.id, "Ann"), Place(sea.guild.id, sea.channel.id)
    table = await sea.bot.tables.gathering.gather("quay", game.Options(), host, None, place, "en")
    return await sea.bot.house.show_now(table.id)


def words_for(names: dict[str, int]) -> str:
    told = []
    for name, count in names.items():
        told.append(f"quay-option-{name} = {name}\n    .name = {name}")
        told += [f"quay-option-{name}-w{number} = word {number}" for number in range(count)]
    return "\n".join(told)


FROZEN = ConfigDict(frozen=True, extra="forbid")


@pytest.mark.parametrize("kind", ["word", "number", "seats"])
async def test_an_option_of_many_values(sea: Any, register: Any, words: Any, kind: str) -> None:
    words(words_for({"kind": 200}))
    for count in BOUNDARIES:
        fields: dict[str, Any] = {
            "word": {"kind": (Literal[tuple(f"w{number}" for number in range(count))], "w0")},
            "number": {"kind": (int, Field(1, ge=1, le=count))},
            "seats": {},
        }[kind]
        model = create_model("Many", __config__=FROZEN, **fields)
        game = game_with(register, model, count if kind == "seats" else 3)
        await choose_the_last(sea, game, kind, count)
        if kind == "word":
            parameter = _option(game, "kind", model.model_fields["kind"])
            assert len(parameter.choices) <= OFFERED
            assert bool(parameter.choices) != (parameter.complete is not None)


async def choose_the_last(sea: Any, game: Any, kind: str, count: int) -> None:
    """Choose the last value of an option, or the largest number of seats, in a new lobby."""
    table = await lobby(sea, game)
    reader = Reader(sea.light, (await sea.light.click(sea.card(), label="Options")).response)
    menus = reader.of("size" if kind == "seats" else "option")
    values = [option["value"] for menu in menus for option in menu["options"]]
    assert len(values) == len(set(values)) == count
    await reader.use(menus[-1], values[-1])
    after = await sea.bot.tables.reading.get(table.id)
    assert str(after.size if kind == "seats" else after.options.kind) == values[-1]


@pytest.mark.parametrize("kind", ["word", "switch"])
async def test_many_options(sea: Any, register: Any, words: Any, kind: str) -> None:
    words(words_for({f"o{number}": 2 for number in range(50)}))
    for count in (24, 25, 26, 50):
        names = [f"o{number}" for number in range(count)]
        field: Any = (Literal["w0", "w1"], "w0") if kind == "word" else (bool, False)
        game = game_with(register, create_model("Many", __config__=FROZEN, **dict.fromkeys(names, field)))
        await find_them_all(sea, game, names)


def name_of(part: dict[str, Any]) -> str:
    """The option that a menu or a button changes."""
    return re.split("[:.~]", part["custom_id"])[4]


async def find_them_all(sea: Any, game: Any, names: list[str]) -> None:
    """Turn all pages of the options of a new lobby, and change one on the last."""
    table = await lobby(sea, game)
    reader = Reader(sea.light, (await sea.light.click(sea.card(), label="Options")).response)
    met: set[str] = set()
    while True:
        here = reader.of("option") + reader.of("switch")
        met |= {name_of(part) for part in here}
        after = [part for part in reader.of("options-leaf") if part["custom_id"].endswith(">")]
        if not after:
            break
        await reader.use(after[0])
    assert met == set(names)
    last = here[-1]
    await reader.use(last, "w1")
    assert (await sea.bot.tables.reading.get(table.id)).options != table.options
    still = [name_of(part) for part in reader.of("option") + reader.of("switch")]
    assert name_of(last) in still, "the page stays the same"


# Other lists


@pytest.mark.parametrize("count", BOUNDARIES)
async def test_rules_of_many_pages(words: Any, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    words("\n".join(f"quay-rules-{number} = page\n    .title = Title {number}" for number in range(1, count + 1)))
    monkeypatch.setattr(rules, "rules_count", lambda game: count)
    for number in (0, count - 1):
        page = await rules.rules_page("quay", "en", number)
        parts = assert_valid(page.layout.to_components())
        listed = [option["value"] for part in parts if part["type"] == 3 for option in part["options"]]
        assert listed == [str(number) for number in range(count)]


@pytest.mark.parametrize("count", [1, *BOUNDARIES])
def test_a_menu_of_people(count: int) -> None:
    menu = people_select("Whom?", 1, "invited", count).item
    assert 1 <= menu.max_values <= 25


@pytest.mark.parametrize("count", [0, *BOUNDARIES])
def test_suggested_tables(count: int) -> None:
    tables = [(number, f"Table {number} against Anna{number}") for number in range(1, count + 1)]
    for typed in ("", "a", "#1", "table 1", "1", "nonsense"):
        assert len(offer_tables(tables, typed)) <= 25
    assert len(offer_tables(tables, "")) == min(count, 25)
    if count > 25:
        assert [choice.value for choice in offer_tables(tables, f"#{count}")] == [str(count)]
