"""A game's own commands: named walks over what one may do, as subcommands and as buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot import texts
from bot.tables.model import FREE
from bot.views import which
from engine import registry
from engine.game import Hooks
from engine.values import Key
from tests.bot.clicking import Reader
from tests.bot.locale_files import patterns
from tests.bot.test_look import SHIPS
from tests.bot.toysea import ToySea, entered

BUTTONS = ["Standing orders", "Hail"]


@pytest.fixture(autouse=True)
def game() -> Iterator[ToySea]:
    with entered(ToySea(SHIPS)) as toy:
        yield toy


async def orders(sea: Any, table: int, member: Any) -> tuple[str, ...]:
    """As this member knows them: what the mover has ordered is a part of his turn in the making."""
    return tuple((await sea.seen(table, member)).state.orders)


def free_labels(tools: Any, message: Any) -> list[str]:
    return [label for label in tools.buttons(message) if label in [*BUTTONS, "Other actions"]]


def offered(tools: Any, message: Any) -> set[str]:
    """What stands on the buttons and menus."""
    return {*tools.buttons(message), *(part["placeholder"] for part in tools.parts(message) if part["type"] == 3)}


@pytest.mark.parametrize("id", registry.GAMES)
def test_each_has_its_words_in_three_languages(id: str) -> None:
    for name in registry.get(id).hooks.commands:
        for language in texts.LANGUAGES:
            known = set(patterns(language))
            assert {f"{id}-command-{name}", f"{id}-command-{name}.name"} <= known
            assert known & {f"{id}-key-{name}", f"{registry.get(id).hooks.family}-key-{name}"}


async def test_they_are_subcommands_of_the_game(sea: Any) -> None:
    (sync,) = [r for r in sea.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    groups = {group["name"]: [command["name"] for command in group.get("options", ())] for group in sync.json}
    assert groups["toysea"][-2:] == ["orders", "hail"]
    assert "lift" in groups["tranquility"]
    assert set(groups["sealords"]) == set(groups["toysea"]) - {"orders", "hail"}


async def test_a_command_opens_its_walk_whoever_is_to_move(sea: Any, tools: Any) -> None:
    table = await sea.start("toysea")
    for member, seat in ((sea.light, 0), (sea.dark, 1)):
        reader = Reader(member, (await member.slash(sea.channel, "toysea orders")).response)
        assert "Which orders?" in tools.text(reader.message)
        await reader.use(await reader.find("tap", "fire"))
        assert (await orders(sea, table, member))[seat] == "fire"
    (row,) = (await sea.log(table))[1:]
    assert (row.seat, row.number, row.path) == (1, FREE, (Key("orders"), Key("fire")))
    assert row.notation == "orders ?", "others read no more"


async def test_a_command_without_more_questions_is_asked_once(sea: Any, tools: Any) -> None:
    table = await sea.start("toysea")
    reader = Reader(sea.dark, (await sea.dark.slash(sea.channel, "toysea hail")).response)
    assert "Hail" in tools.text(reader.message)
    await reader.use(reader.of("do")[0])
    assert [row.path for row in (await sea.log(table))[1:]] == [(Key("hail"),)]


async def test_what_is_not_possible_now_is_refused_kindly(sea: Any, tools: Any) -> None:
    await sea.start("toysea")
    old = (await sea.dark.click(sea.card(), label="My view")).response
    asked = (await sea.dark.slash(sea.channel, "toysea hail")).response
    reader = Reader(sea.dark, asked)
    await reader.use(reader.of("do")[0])
    by_command = (await sea.dark.slash(sea.channel, "toysea hail")).response
    await sea.dark.click(old, label="Hail")
    for shown in (by_command, old):
        assert "“Hail” isn’t possible right now." in tools.text(shown)
        assert "Your view" in tools.text(shown), "and what he needs now is shown"
        assert free_labels(tools, shown) == ["Standing orders", "Other actions"]
    watching = (await sea.watcher.slash(sea.channel, "toysea hail")).response
    assert "Other actions" not in tools.buttons(watching)


async def test_the_private_view_has_a_button_for_each(sea: Any, tools: Any) -> None:
    table = await sea.start("toysea")
    for member in (sea.light, sea.dark):
        view = (await member.click(sea.card(), label="My view")).response
        assert free_labels(tools, view) == [*BUTTONS, "Other actions"], "a flag has no name"
        await member.click(view, label="Standing orders")
        assert "Which orders?" in tools.text(view)
    await sea.light.click(sea.card(), label="My view")
    reader = Reader(sea.dark, (await sea.dark.slash(sea.channel, "toysea move", move="flag")).response)
    view = (await sea.dark.click(sea.card(), label="My view")).response
    assert free_labels(tools, view) == BUTTONS, "nothing else is left"
    assert [row.path for row in (await sea.log(table))[1:]] == [(Key("flag"),)]
    assert reader.of("command")


async def test_beside_a_question_they_have_room_or_one_leads_to_all(
    sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sea.start("toysea")
    picker = (await sea.light.click(sea.card(), label="Play")).response
    assert free_labels(tools, picker) == [*BUTTONS, "Other actions"]
    monkeypatch.setattr("bot.views.picker.BESIDE", 2)
    picker = (await sea.light.click(sea.card(), label="Play")).response
    assert free_labels(tools, picker) == ["Other actions"]


async def test_where_nothing_is_named_there_is_one_button(sea: Any, tools: Any, game: ToySea) -> None:
    game.hooks = Hooks()
    await sea.start("toysea")
    view = (await sea.dark.click(sea.card(), label="My view")).response
    assert free_labels(tools, view) == ["Other actions"]
    await sea.dark.click(view, label="Other actions")
    assert {"Standing orders …", "Hail", "Flag"} <= offered(tools, view)


async def test_a_half_made_choice_goes_on_and_another_command_begins_its_own(sea: Any, tools: Any) -> None:
    table = await sea.start("toysea")
    await sea.dark.slash(sea.channel, "toysea orders")
    walk = await sea.bot.tables.turns.walk(table, sea.dark.id, FREE)
    assert walk.path == (Key("orders"),)
    hail = (await sea.dark.slash(sea.channel, "toysea hail")).response
    assert (await sea.bot.tables.turns.walk(table, sea.dark.id, FREE)).path == (Key("hail"),)
    await sea.dark.click(hail, label="Back")
    assert {"Standing orders …", "Hail", "Flag"} <= offered(tools, hail)
    await sea.restart()
    again = (await sea.dark.slash(sea.channel, "toysea orders")).response
    assert "Which orders?" in tools.text(again)


async def test_typed_moves_mean_the_same(sea: Any) -> None:
    table = await sea.start("toysea")
    await sea.dark.slash(sea.channel, "toysea move", move="orders fire")
    assert await orders(sea, table, sea.dark) == ("hold", "fire")


@pytest.mark.parametrize("buttons", [4, 1])
async def test_of_several_tables_the_person_says_which(
    sea: Any, tools: Any, buttons: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those at which it may be used, by buttons or by a menu; one that is named is meant."""
    monkeypatch.setattr(which, "BUTTONS", buttons)
    first, second = [await sea.start("toysea") for _ in range(2)]
    reader = Reader(sea.dark, (await sea.dark.slash(sea.channel, "toysea orders")).response)
    assert "“Standing orders” at which table?" in tools.text(reader.message)
    if buttons == 1:
        await reader.use(reader.of("command-at")[0], f"{second}.0")
    else:
        await reader.use(next(part for part in reader.of("command") if f":{second}:" in part["custom_id"]))
    await reader.use(await reader.find("tap", "fire"))
    assert [(await orders(sea, table, sea.dark))[1] for table in (first, second)] == ["hold", "fire"]
    named = (await sea.dark.slash(sea.channel, "toysea hail", table=str(first))).response
    reader = Reader(sea.dark, named)
    await reader.use(reader.of("do")[0])
    alone = (await sea.dark.slash(sea.channel, "toysea hail")).response
    assert f"table {second}" in tools.text(alone), "at the first one he has hailed"


async def test_who_plays_nowhere_is_told_so(sea: Any, tools: Any) -> None:
    await sea.start("toysea")
    shown = (await sea.watcher.slash(sea.channel, "toysea orders")).response
    assert texts.say("en", "refuse-no-table") in tools.text(shown)
